"""Hand-made tables: one laid out at the start of a season, and small verbs to furnish it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Concatenate, ParamSpec

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.box import BOX, Box
from igroteka.games.candelabria.flow import AGENDA
from igroteka.games.candelabria.query import built_on
from igroteka.games.candelabria.rules.battle import next_battle
from igroteka.games.candelabria.rules.cards import hand, hold, take_out
from igroteka.games.candelabria.rules.curses import award_curse
from igroteka.games.candelabria.rules.effects import place_flame
from igroteka.games.candelabria.rules.ignition import ignition_turn
from igroteka.games.candelabria.rules.war import end_war
from igroteka.games.candelabria.setup import lay_out, start
from igroteka.games.candelabria.state import (
    BATTLES,
    CURSE_IN_DECK,
    IGNITION,
    MIST,
    PREPARATION,
    Stage,
    State,
    T,
    add,
    at_curse,
)
from igroteka.games.candelabria.topics import CANDLES, CURSES
from igroteka.games.candelabria.words import (
    CANDLES_OF,
    CELLS_OF,
    COLOURS,
    CURSE_PLACES,
    HOUSES,
    NO_CURSE,
    NO_TOKEN,
    QUESTS,
    ROLES,
    TERRITORIES,
    WITHERING,
    CandleCard,
    Colour,
    CurseCard,
    House,
    Quest,
    Region,
    TacticCard,
    Territory,
    Token,
    WitheringCard,
)
from igroteka.kernel.ask import Flow, only
from igroteka.kernel.flow import Table
from igroteka.kernel.luck import Luck, Value
from igroteka.kernel.pile import changed
from igroteka.kernel.pool import Place, Pool
from igroteka.testing.scenario import Scenario, scenario

Play = Scenario[State, Box]
P = ParamSpec("P")
TABLES = BOX.tables
TACTICS = TABLES.tactic_ids
ALL_TOKENS = tuple(map(Token, range(len(TABLES.token_row))))
HouseRules = Mapping[str, str]  # by their options
NONE: HouseRules = {}
THREE = ("ash", "guild", "seeders")


def territory(word: str) -> Territory:
    return Territory(TERRITORIES.index(word))


def candle(word: str) -> CandleCard:
    return CandleCard(CANDLES.index(word))


def tactic(word: str) -> TacticCard:
    return TacticCard(TACTICS.index(word))


def quest(word: str) -> Quest:
    return Quest(QUESTS.index(word))


def words(state: State, seat: int) -> set[str]:
    """Territories with a flame of the seat."""
    return {word for at, word in enumerate(TERRITORIES) if state.flames[seat] >> at & 1}


class Position:
    """A table in the making: start layout of the Houses, hands as dealt, a fixed display and curse board."""

    def __init__(
        self,
        *houses: str,
        year: int = 1,
        two: bool = False,
        quests: bool = False,
        withering: bool = False,
        house: HouseRules = NONE,
    ) -> None:
        houses = houses or (("ash", "guild") if two else THREE)
        options = {"quests": "on" if quests else "off"}
        if not two:
            options["withering"] = "on" if withering else "off"
        options |= house
        self.mode = "two" if two else "base"
        self.options = options
        setup = GAME.setup(self.mode, len(houses), **options)
        self.t: T = Table(start(setup, BOX), BOX, Luck(0), None, AGENDA.ids)
        self.state.houses = tuple(House(HOUSES.index(house)) for house in houses)
        lay_out(self.t)
        self.season(IGNITION, (ignition_turn, 0))
        self.state.year = year
        if quests:
            self.state.quest_slots = (0,) * len(QUESTS)
            self.state.personal = Place([-1] * len(houses), [0] * len(houses))
        self.full_curse_deck = self.state.curse_deck
        self.trim(year)
        self.display("T01", "T02", "T03", "T04", "T05", "T06")
        self.curses("curse_1", "curse_5", "curse_7")

    @property
    def state(self) -> State:
        return self.t.state

    def resume(self, s: Play) -> "Position":
        """The table as it stands in a play."""
        self.t.state = s.position()
        return self

    def trim(self, years: int) -> None:
        """Leave in the curse deck what is there after the Mists of this many years."""
        deck = list(self.full_curse_deck)
        for _ in range(years):
            for curses in (False, True):
                while deck and (deck[-1] == CURSE_IN_DECK) == curses:
                    deck.pop()
        self.state.curse_deck = tuple(deck)

    # Pieces

    def flames(self, seat: int, *places: str) -> "Position":
        """More flames from the seat's supply."""
        for place in places:
            place_flame(self.t, seat, territory(place))
        return self

    def no_flames(self, seat: int) -> "Position":
        self.state.supply = add(self.state.supply, seat, self.state.flames[seat].bit_count())
        self.state.flames = changed(self.state.flames, seat, 0)
        return self

    def castle(self, seat: int, place: str) -> "Position":
        self.state.castles = changed(self.state.castles, seat, territory(place))
        return self

    def candle(self, seat: int, role: str, place: str, fires: int | None = None, card: str = "U01") -> "Position":
        """A deployed candle."""
        state, at = self.state, CANDLES_OF[seat][ROLES.index(role)]
        state.candles = changed(state.candles, at, territory(place))
        state.fires = changed(state.fires, at, TABLES.fires[ROLES.index(role)] if fires is None else fires)
        state.cards = changed(state.cards, at, candle(card))
        return self

    def storage(self, seat: int, wax: int, gold: int) -> "Position":
        self.state.wax, self.state.gold = changed(self.state.wax, seat, wax), changed(self.state.gold, seat, gold)
        return self

    def upgrade(self, seat: int, *words: str) -> "Position":
        """Upgrade tokens by their ids; naming one twice gives both copies."""
        for word in words:
            token = next(
                token
                for token in ALL_TOKENS
                if TABLES.token_id(token) == word and not self.state.powers[seat] >> token & 1
            )
            self.state.powers = changed(self.state.powers, seat, self.state.powers[seat] | 1 << token)
        return self

    def no_powers(self) -> "Position":
        """No House ability and no upgrade, so that none interferes."""
        self.state.powers = (0,) * self.state.seats
        return self

    def stacks(self, *words: str, height: int = 3) -> "Position":
        """These upgrades on top of the stacks, the other stacks empty."""
        tokens: list[Token] = []
        for word in words:
            tokens.append(next(at for at in ALL_TOKENS if TABLES.token_id(at) == word and at not in tokens))
        empty = TABLES.stacks - len(tokens)
        self.state.tops = (*tokens, *(NO_TOKEN,) * empty)
        self.state.heights = (*(height,) * len(tokens), *(0,) * empty)
        self.state.token_rest = tuple(at for at in ALL_TOKENS if at not in tokens)[: height * len(tokens)]
        return self

    def temple(self, region: int, *colours: str) -> "Position":
        """Temples of a region, bottom first, instead of those there."""
        self.state.temples = changed(self.state.temples, region, 0)
        for colour in colours:
            stack = built_on(self.state.temples[region], Colour(COLOURS.index(colour)))
            self.state.temples = changed(self.state.temples, region, stack)
        return self

    def order(self, *seats: int) -> "Position":
        self.state.order = seats
        return self

    def vp(self, *points: int) -> "Position":
        self.state.vp = points
        return self

    # Cards

    def hand(self, seat: int, *cards: str) -> "Position":
        """This hand instead, known to its owner; the cards leave the deck."""
        state = self.state
        self.no_hand(seat)
        for word in cards:
            hold(state, seat, candle(word), only(seat))
            if candle(word) in state.candle_pool.unseen:
                state.candle_pool.unseen.remove(candle(word))
                state.deck.things.pop()
                state.deck.knowers.pop()
        return self

    def no_hand(self, seat: int) -> None:
        for card in hand(self.state, seat):
            take_out(self.state, seat, card)

    def deck(self, *cards: str) -> "Position":
        """An enhanced deck of these cards alone, the top one last, known to nobody until drawn."""
        self.state.candle_pool = Pool.of(candle(word) for word in cards)
        self.state.deck = Place.unseen(len(cards))
        return self

    def tactics(self, seat: int, *cards: str) -> "Position":
        self.state.tactics = changed(self.state.tactics, seat, tuple(sorted(map(tactic, cards))))
        return self

    def display(self, *cards: str) -> "Position":
        """This tactics display; the deck holds the other common cards."""
        shown = tuple(sorted(map(tactic, cards)))
        rest = [TacticCard(at) for at, copies in enumerate(TABLES.tactic_copies) for _ in range(copies)]
        for card in shown:
            if card in rest:
                rest.remove(card)
        self.state.display, self.state.tactic_rest = shown, tuple(rest)
        return self

    # Curses

    def curses(self, *cards: str) -> "Position":
        """This curse board, and the regions its cards afflict."""
        state = self.state
        numbers = [CurseCard(CURSES.index(card)) for card in cards]
        state.curses = (*numbers, *(NO_CURSE,) * (3 - len(numbers)))
        state.curse_rest = tuple(at for at in state.curse_rest if at not in numbers)
        if state.two:
            mines = TABLES.boards[0].mine
            state.curse_at = tuple(mines[TABLES.curse_region[card]] for card in numbers)
        else:
            state.afflicted = sum(1 << TABLES.curse_region[card] for card in numbers)
        return self

    def at_curse(self, place: int, **flames: int) -> "Position":
        """Flames of seats in front of a curse: at_curse(1, s0=3, s2=1)."""
        for seat, number in flames.items():
            at = at_curse(self.state, CURSE_PLACES[place - 1], int(seat[1:]))
            self.state.curse_flames = add(self.state.curse_flames, at, number)
            self.state.supply = add(self.state.supply, int(seat[1:]), -number)
        return self

    def curse(self, place: int, seat: int, region: int) -> "Position":
        """A placed curse."""
        self.state.curse_owners = changed(self.state.curse_owners, place - 1, seat)
        self.state.curse_at = changed(self.state.curse_at, place - 1, region)
        return self

    # Expansions

    def quests(self, *common: str, **personal: str) -> "Position":
        """Common quests, and personal ones by seat: quests("flame_out", s0="region_6")."""
        state = self.state
        state.common = tuple(map(quest, common))
        for seat, word in personal.items():
            state.personal.things[int(seat[1:])] = quest(word)
            state.personal.knowers[int(seat[1:])] = only(int(seat[1:]))
        return self

    def marks(self, word: str, *signs: int) -> "Position":
        """Closed slots of a quest: seat + 1, or a sign."""
        value = sum(sign << 3 * slot for slot, sign in enumerate(signs))
        self.state.quest_slots = changed(self.state.quest_slots, quest(word), value)
        for sign in signs:
            if 1 <= sign <= self.state.seats:
                self.state.supply = add(self.state.supply, sign - 1, -1)
        return self

    def wither(self, seat: int, cell: int, word: str) -> "Position":
        self.state.withered = changed(self.state.withered, CELLS_OF[seat][cell], WitheringCard(WITHERING.index(word)))
        return self

    # Seasons

    def season(self, stage: Stage, *frame: tuple[Callable[..., Flow[None] | None], *tuple[int, ...]]) -> "Position":
        """A stage of the match in which these steps are due, the next one last."""
        self.state.stage = stage
        self.state.agenda = []
        for step, *args in frame:
            self.due(step, *args)
        return self

    def mist(self) -> "Position":
        """Mist begins, with every curse in its deck."""
        self.trim(self.state.year - 1)
        self.season(MIST)
        self.state.curses, self.state.afflicted = (NO_CURSE,) * 3, 0
        self.state.curse_at = (-1,) * 3
        highest = TABLES.boards[self.state.side].highest
        self.state.curse_rest = tuple(
            CurseCard(at) for at, region in enumerate(TABLES.curse_region) if region <= highest
        )
        return self

    def war(self) -> "Position":
        """War begins: all candle cards of the hands were spent on maneuvers."""
        self.season(PREPARATION, (award_curse, 0))
        self.state.piles = tuple(tuple(hand(self.state, seat)) for seat in range(self.state.seats))
        for seat in range(self.state.seats):
            self.no_hand(seat)
        return self

    def fight(self, *regions: int) -> "Position":
        """Battles in these regions only."""
        self.war()
        self.season(BATTLES, (end_war,), (next_battle,))
        self.state.battles = tuple(map(Region, regions))
        return self

    def end_of_war(self) -> "Position":
        self.war()
        self.season(BATTLES, (end_war,))
        return self

    def due(
        self, step: Callable[Concatenate[T, P], Flow[None] | None], *args: P.args, **kwargs: P.kwargs
    ) -> "Position":
        """Let a step be due."""
        self.t.then(step, *args, **kwargs)
        return self

    def play(self, *keys: str, luck: Iterable[Value] = (), seed: int = 1) -> Play:
        """Start, and answer."""
        seats = self.state.seats
        return scenario(GAME, self.state, mode=self.mode, seats=seats, luck=luck, seed=seed, **self.options).play(*keys)


def table(
    *houses: str,
    year: int = 1,
    two: bool = False,
    quests: bool = False,
    withering: bool = False,
    house: HouseRules = NONE,
) -> Position:
    """A laid-out table at the start of Ignition, to be furnished."""
    return Position(*houses, year=year, two=two, quests=quests, withering=withering, house=house)


def plain(
    *houses: str,
    year: int = 1,
    two: bool = False,
    quests: bool = False,
    withering: bool = False,
    house: HouseRules = NONE,
) -> Position:
    """The same without House abilities, which would interfere."""
    return table(*houses, year=year, two=two, quests=quests, withering=withering, house=house).no_powers()


def at(position: Position, *luck: Value, seed: int = 1) -> Play:
    """Play on from a position."""
    return position.play(luck=luck, seed=seed)
