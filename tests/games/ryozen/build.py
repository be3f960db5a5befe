"""Hand-made tables: a bare one in the middle of a Day, and small verbs to furnish it."""

from collections.abc import Callable

from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.box import BOX, CARDS, ENEMY_CARDS, Box
from igroteka.games.ryozen.flow import AGENDA
from igroteka.games.ryozen.query import all_sides, favour
from igroteka.games.ryozen.rules.day import next_turn
from igroteka.games.ryozen.rules.enemy_deck import shuffle
from igroteka.games.ryozen.rules.night import dawn, hand_out, resolve, see_who_is_present
from igroteka.games.ryozen.setup import start
from igroteka.games.ryozen.state import ANY_STORY, State, T
from igroteka.games.ryozen.topics import PLACE_WORDS, VILLAGE_WORDS
from igroteka.games.ryozen.words import (
    ALL_CLANS,
    EVENTS,
    FROM_GATES,
    NO_CARD,
    NO_EVENT_CARD,
    NO_TILE,
    ORANGE,
    PALACE,
    PLAYER,
    RANKS,
    TILES,
    WALL,
    Card,
    EnemyCard,
    EventCard,
    Location,
    Place,
    Side,
    Site,
    Tile,
    Village,
    source_slot,
)
from igroteka.kernel.flow import Table
from igroteka.kernel.game import Setup
from igroteka.kernel.luck import Luck, Value
from igroteka.kernel.match import Match
from igroteka.testing.scenario import Scenario

Play = Scenario[State, Box]


ALL_CARDS = tuple(map(Card, range(len(BOX.revelation))))


def place(word: str) -> Place:
    """A place by its word; the Palace and its spots are found too."""
    return Place(Location(Site(PLACE_WORDS.index(word))))


def sides(*numbers: int) -> tuple[Side, ...]:
    return tuple(map(Side, numbers))


def card(word: str) -> Card:
    return Card(CARDS.index(word))


def cards(*words: str) -> tuple[Card, ...]:
    """Revelations by their words; "" for none."""
    return tuple(card(word) if word else NO_CARD for word in words)


def event(word: str) -> EventCard:
    return EventCard(EVENTS.index(word))


def events(*words: str) -> tuple[EventCard, ...]:
    """Events by their words; "" for none."""
    return tuple(event(word) if word else NO_EVENT_CARD for word in words)


def village(word: str) -> Village:
    return Village(VILLAGE_WORDS.index(word))


def enemy(word: str) -> EnemyCard:
    return EnemyCard(ENEMY_CARDS.index(word))


def enemies(*numbers: int) -> tuple[EnemyCard, ...]:
    """Cards of the enemy deck by their numbers; -1 for an unseen one."""
    return tuple(map(EnemyCard, numbers))


def tile(side: int, rank: str, copy: int = 0) -> Tile:
    """The id of a side's tile of that rank."""
    tiles = [n for n in range(TILES) if BOX.tables.rank[n] == RANKS.index(rank)]
    return Tile(side * TILES + tiles[copy])


def rank_of(tile_id: int) -> str:
    return RANKS[BOX.tables.rank[tile_id]]


def due(s: State, step: Callable[..., object], *numbers: int) -> None:
    """Put a step on top of the agenda."""
    s.agenda.append((AGENDA.ids[step], numbers))  # type: ignore[index]  # any function, of which steps are looked up


def table(seats: int = 3, mode: str = "base", **options: str) -> State:
    """Seat 0 is about to take a turn in round 1; everybody holds two Apprentices and nothing else."""
    s = start(GAME.setup(mode, seats if mode == "base" else 1, **options), BOX)
    s.round, s.side = 1, all_sides(s)[-1]
    due(s, next_turn)
    s.heralds, s.clans = all_sides(s), ALL_CLANS[: s.sides]
    s.hands = [(tile(side, "apprentice"), tile(side, "apprentice", 1)) for side in range(s.sides)]
    s.villages, s.event_deck, s.card_deck = (), (), ()
    if mode == "narrative" and s.story == ANY_STORY:
        s.story = ORANGE
    if s.sides > s.seats:
        shuffle(s, enemies(*range(15)))
        s.hands[1], s.top = s.hands[1][:1], s.hands[1][1]
    return s


def solo(top: str = "apprentice", story: str = "", **options: str) -> State:
    """The Basilisk is about to take a turn with this companion on top."""
    s = table(1, "narrative" if story else "solo", **options, **({"story": story} if story else {}))
    s.side, s.top = PLAYER, tile(1, top)
    return s


def setup_of(s: State) -> Setup:
    if s.level < 0:
        return GAME.setup("base", s.seats)
    return GAME.setup("narrative" if s.story >= 0 else "solo", 1)


def at(s: State, *luck: Value, seed: int = 0) -> Play:
    """Play on from a state; luck comes from the script, then from the seed."""
    return Scenario(Match(GAME, setup_of(s), Luck(seed, luck), s))


def table_of(s: State) -> T:
    """A table for pure questions."""
    return Table(s, BOX, Luck(0))


def put(s: State, where: str, side: int, rank: str = "apprentice", *, hidden: bool = False, copy: int = 4) -> int:
    """Put a companion on the board; by default the last Apprentice of its clan."""
    put_tile = tile(side, rank, copy if rank == "apprentice" else 0)
    at_place = place(where)
    if at_place == PALACE:
        s.palace.append(put_tile)
    elif at_place > PALACE:
        s.palace[at_place - WALL] = put_tile
    else:
        s.board[at_place] = put_tile
        s.hidden |= hidden << at_place
    return put_tile


def hand(s: State, side: int, *ranks: str) -> None:
    """Give a side a hand of these ranks."""
    s.hands[side] = tuple(tile(side, rank, ranks[:n].count(rank)) for n, rank in enumerate(ranks))


def lock(s: State, sector: int, guard: Tile) -> None:
    """A Guard locks a sector."""
    s.locks = (*s.locks[:sector], guard, *s.locks[sector + 1 :])


def goods(s: State, side: int, coins: int = 0, scrolls: int = 0, lanterns: int = 0) -> None:
    s.goods[side * 3 : side * 3 + 3] = [coins, scrolls, lanterns]


def held(s: State, side: int) -> tuple[int, ...]:
    """Coins, scrolls, lanterns."""
    return tuple(s.goods[side * 3 : side * 3 + 3])


def shards(s: State, side: int, coral: int = 0, agate: int = 0, jade: int = 0) -> None:
    s.shards[side * 3 : side * 3 + 3] = [coral, agate, jade]


def moons(s: State, side: int) -> tuple[int, ...]:
    """Coral, agate, jade shards."""
    return tuple(s.shards[side * 3 : side * 3 + 3])


def give_favour(s: State, side: int, amount: int) -> None:
    s.earned[source_slot(Side(side), FROM_GATES)] += amount


def points(s: State) -> list[int]:
    """The favour of every side."""
    return [favour(s, side) for side in all_sides(s)]


def own(s: State, side: int, *words: str) -> None:
    """Lay revelations in front of a side."""
    s.cards[side] += cards(*words)


def build_path(s: State, *villages: str) -> None:
    """Build these villages after the starting one."""
    s.path = (village("start"), *(village(each) for each in villages))


def row(s: State, *owners: tuple[int, str]) -> None:
    """Lay tiles into the Clan House row."""
    s.row = tuple(tile(side, rank) for side, rank in owners)


def foretold(s: State, *words: str) -> None:
    """Lay events on the areas from the left; "" leaves one empty."""
    s.areas = events(*words) + (NO_EVENT_CARD,) * (4 - len(words))


def night(s: State, *luck: Value, last: int = 3) -> Play:
    """Play on from nightfall, when nobody has anything left to place; the last Night unless told otherwise."""
    s.hands = [() for _ in range(s.sides)]
    s.top, s.round, s.night, s.agenda = NO_TILE, last, True, []
    due(s, dawn)
    due(s, hand_out, 0)
    due(s, resolve, 0)
    see_who_is_present(table_of(s))
    return at(s, *luck)


def rewards(s: State, *luck: Value, last: int = 3) -> Play:
    """Play on from the night rewards; the last Night unless told otherwise."""
    s.hands = [() for _ in range(s.sides)]
    s.top, s.round, s.night, s.agenda = NO_TILE, last, True, []
    due(s, dawn)
    due(s, hand_out, 0)
    see_who_is_present(table_of(s))
    return at(s, *luck)


def hidden_places(s: State) -> list[str]:
    return [PLACE_WORDS[n] for n in range(PALACE) if s.hidden >> n & 1]


def occupied(s: State) -> dict[str, int]:
    """The tiles on the places of the sectors."""
    return {PLACE_WORDS[n]: tile_id for n, tile_id in enumerate(s.board) if tile_id >= 0}


def reasons(play: Play, *keys: str) -> list[str]:
    """Why these answers are refused."""
    found: list[str] = []
    for key in keys:
        why = play.refused(key).why
        found.append(why.reason if why else "")
    return found


def palace(seats: int = 3, turned: int = 0) -> State:
    s = table(seats, palace="on")
    s.turned = turned
    return s


def spots(state: State) -> dict[str, int]:
    """The tiles on the Palace's spots."""
    words = [f"wall:{n}" for n in (1, 2, 3, 4)] + [f"embrasure:{n}" for n in (1, 2, 3, 4)] + ["top"]
    return {word: each for word, each in zip(words, state.palace, strict=True) if each >= 0}
