"""Set-up: Houses, the board, decks and displays."""

from igroteka.games.candelabria import events
from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.query import board_of
from igroteka.games.candelabria.rules.cards import to_hand
from igroteka.games.candelabria.rules.effects import hold_tactic, place_flame, refill
from igroteka.games.candelabria.rules.quests import deal_quests
from igroteka.games.candelabria.rules.temples import lay_temple
from igroteka.games.candelabria.rules.territories import show_top
from igroteka.games.candelabria.state import (
    CURSE_IN_DECK,
    NO_REGION,
    NOBODY_OWNS,
    NOWHERE,
    POINTS,
    SET_UP,
    State,
    T,
    add,
)
from igroteka.games.candelabria.topics import HOUSE, START_REGION
from igroteka.games.candelabria.words import (
    ALL_HOUSES,
    CURSE_PLACES,
    HOUSES,
    LANDS,
    NO_CANDLE_CARD,
    NO_CURSE,
    NO_HOUSE,
    NO_TACTIC,
    NO_TEMPLE,
    NO_TOKEN,
    NO_WITHERING,
    CandleCard,
    CurseCard,
    House,
    Region,
    Stack,
    TacticCard,
    Territory,
    Token,
    WitheringCard,
    bits,
)
from igroteka.kernel.ask import Flow, Seat, choose
from igroteka.kernel.game import Setup
from igroteka.kernel.pile import changed
from igroteka.kernel.pool import Place, Pool


def start(setup: Setup, box: Box) -> State:
    """An empty table."""
    seats, tables = setup.seats, box.tables
    side = 1 if seats > 3 else 0
    curses = [CurseCard(at) for at, region in enumerate(tables.curse_region) if region <= tables.boards[side].highest]
    enhanced = [at for at, house in enumerate(tables.candle_house) if house < 0]
    return State(
        seats=seats,
        side=side,
        two=setup.mode == "two",
        quests=setup.options["quests"] == "on",
        withering=setup.options.get("withering") == "on",
        choose_houses=setup.options.get("houses") == "choose",
        year=1,
        stage=SET_UP,
        agenda=[],
        houses=(NO_HOUSE,) * seats,
        order=(),
        vp=(0,) * seats,
        points=(0,) * (seats * 3 * len(POINTS)),
        wax=(tables.start_wax,) * seats,
        gold=(tables.start_gold,) * seats,
        castles=(Territory(0),) * seats,
        candles=(NOWHERE,) * (seats * 3),
        fires=(0,) * (seats * 3),
        cards=(NO_CANDLE_CARD,) * (seats * 3),
        flames=(0,) * seats,
        supply=(tables.flames,) * seats,
        powers=(0,) * seats,
        temples=(0,) * (tables.boards[side].highest + 1),
        temple_supply=tables.temple_copies,
        curse_deck=(),
        curse_rest=tuple(curses),
        curses=(NO_CURSE,) * len(CURSE_PLACES),
        curse_flames=(0,) * (len(CURSE_PLACES) * seats),
        curse_owners=(NOBODY_OWNS,) * len(CURSE_PLACES),
        curse_at=(NOWHERE,) * len(CURSE_PLACES),
        afflicted=0,
        tactics=((),) * seats,
        used=((),) * seats,
        display=(),
        tactic_rest=tuple(map(TacticCard, repeated(tables.tactic_copies))),
        tactic_bottom=(),
        tops=(NO_TOKEN,) * tables.stacks,
        heights=(tables.stack_height,) * tables.stacks,
        token_rest=tuple(map(Token, range(len(tables.token_row)))),
        candle_pool=Pool.of(enhanced),
        deck=Place.unseen(len(enhanced)),
        hands=Place(),
        held=(0,) * seats,
        piles=((),) * seats,
        region=NO_REGION,
        battles=(),
        fighters=(),
        cells=(NO_TACTIC,) * (seats * 2),
        withered=(NO_WITHERING,) * (seats * 2),
        wither_rest=tuple(map(WitheringCard, repeated(tables.wither_copies))),
        wither_bottom=(),
        quest_pool=Pool(),
        personal=Place(),
        common=(),
        ruled_out=(0,) * seats,
        quest_slots=(),
        keep_three=setup.options["coven"] == "three",
        rob_anyone=setup.options.get("theft") == "anyone",
    )


def repeated(copies: tuple[int, ...]) -> tuple[int, ...]:
    """Each number repeated once per copy."""
    return tuple(at for at, number in enumerate(copies) for _ in range(number))


# Houses


def available(t: T) -> list[House]:
    """Houses that nobody has and whose start region is on the board (candelabria.setup.player.house.small_side)."""
    highest = board_of(t.state, t.box).highest
    return [
        house
        for house in ALL_HOUSES
        if house not in t.state.houses and t.box.tables.start(house).start_region <= highest
    ]


def take_houses(t: T) -> None:
    """Houses at random, by choice, or by start region with two players (candelabria.setup.player.house)."""
    t.then(lay_out)
    if t.state.two:
        first = t.luck.below(2)
        t.tell(events.FIRST_PICK, first)
        t.then(choose_region, 1 - first)
        t.then(choose_region, first)
    elif t.state.choose_houses:
        for seat in reversed(range(t.state.seats)):
            t.then(choose_house, seat)
    else:
        for seat in range(t.state.seats):
            give_house(t, seat, t.luck.pick(available(t)))


def give_house(t: T, seat: Seat, house: House) -> None:
    """A seat plays a House for the whole match (candelabria.meta.one_house)."""
    t.state.houses = changed(t.state.houses, seat, house)
    t.tell(events.HOUSE_TAKEN, seat, HOUSES[house])


def choose_house(t: T, seat: Seat) -> Flow[None]:
    """The seat takes one of the Houses that are left (candelabria.setup.player.house)."""
    house = yield from choose(seat, HOUSE, available(t))
    give_house(t, seat, house)


def choose_region(t: T, seat: Seat) -> Flow[None]:
    """The first seat picks any start region, the other one on the far side (candelabria.two.setup.*)."""
    tables = t.box.tables
    houses = {Region(tables.start(house).start_region): house for house in available(t)}
    other = t.state.houses[1 - seat]
    if other != NO_HOUSE:
        west, east = tables.banks
        far = east if tables.start(other).start_region in west else west
        houses = {region: house for region, house in houses.items() if region in far}
    region = yield from choose(seat, START_REGION, sorted(houses))
    give_house(t, seat, houses[region])


# Layout


def lay_out(t: T) -> None:
    """Put everything in its place (candelabria.setup.*)."""
    state, tables = t.state, t.box.tables
    for seat, house in enumerate(state.houses):
        lay_out_house(t, seat, house)
    state.order = tuple(sorted(range(state.seats), key=lambda seat: tables.house_order[state.houses[seat]]))
    for seat in range(state.seats):
        state.supply = add(state.supply, seat, -1)  # on the turn track
    build_curse_deck(t)
    for _ in range(tables.display):
        refill(t)
    for stack in map(Stack, range(tables.stacks)):
        show_top(t, stack)
    t.tell(events.SET_UP, state.order[0])
    if state.quests:
        t.then(deal_quests)


def lay_out_house(t: T, seat: Seat, house: House) -> None:
    """Start pieces, three candles of year I, tactic cards, abilities (candelabria.house.*.start_*)."""
    state, tables, board = t.state, t.box.tables, board_of(t.state, t.box)
    row, placed = tables.start(house), False
    for territory in bits(board.region[row.start_region]):
        symbol = LANDS[board.symbol[territory]]
        if symbol == row.castle and not placed:
            placed = True
            state.castles = changed(state.castles, seat, territory)
        if symbol != row.no_flame:
            place_flame(t, seat, territory)
    temple = tables.start_temple(house)
    if temple != NO_TEMPLE:
        lay_temple(state, temple, Region(row.start_region))
    for card in house_candles(t, house, 1):
        to_hand(state, seat, card)
    for tactic in tables.house_tactics[house]:
        hold_tactic(state, seat, tactic)
    state.powers = changed(state.powers, seat, tables.house_powers[house])


def house_candles(t: T, house: House, year: int) -> list[CandleCard]:
    """A House's candles of a year."""
    tables = t.box.tables
    return [
        CandleCard(card)
        for card, owner in enumerate(tables.candle_house)
        if owner == house and tables.candle_year[card] == year
    ]


def build_curse_deck(t: T) -> None:
    """Curses, candles of year II, curses, candles of year III, curses (candelabria.setup.curse_deck.order)."""
    state = t.state
    packets = [3, 3, 3] if len(state.curse_rest) == 9 else [3, 2, 2]
    deck = [CURSE_IN_DECK] * packets[2]
    for year, packet in ((3, packets[1]), (2, packets[0])):
        deck += [card for house in sorted(state.houses) for card in house_candles(t, house, year)]
        deck += [CURSE_IN_DECK] * packet
    state.curse_deck = tuple(deck)
