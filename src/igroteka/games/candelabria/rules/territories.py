"""The six territory actions, and what the owner of an extinguished flame may do."""

from collections.abc import Iterator

from igroteka.games.candelabria import events
from igroteka.games.candelabria.query import (
    anywhere,
    board_of,
    bonus,
    called,
    curse_sites,
    curse_steps,
    figures,
    free_slots,
    land_count,
    present_regions,
    stored,
)
from igroteka.games.candelabria.rules.cards import draw, draw_card, forget, hand, put_under, take_out
from igroteka.games.candelabria.rules.effects import take_tactic
from igroteka.games.candelabria.rules.movement import arrive
from igroteka.games.candelabria.rules.quests import quest_met
from igroteka.games.candelabria.rules.temples import place_temple
from igroteka.games.candelabria.state import T, add, at_curse
from igroteka.games.candelabria.topics import (
    CANDLES,
    CURSE_STEP,
    FLAME_TO_CURSE,
    FORGE_BUY,
    INFLUENCE_PLACE,
    MINE_TAKE,
    PORTAL_FIGURE,
    PORTAL_TERRITORY,
    TAVERN_RETURN,
    TEMPLE_REGION,
    TEMPLES_FOR_SALE,
    UPGRADES_FOR_SALE,
    Good,
    buy_key,
    region_key,
    step_key,
)
from igroteka.games.candelabria.words import (
    ALL_COLOURS,
    BARRACKS,
    COLOURS,
    CURSE_LAND,
    CURSE_PLACES,
    DRAW_THREE,
    FIGURES,
    FORGE,
    LANDS,
    MINE,
    NO_CURSE,
    NO_TOKEN,
    PORTAL,
    SIX_RESOURCES,
    THREE_BUYS,
    UPGRADE_QUESTS,
    CursePlace,
    Figure,
    Land,
    Stack,
    Territory,
    bits,
)
from igroteka.kernel.ask import Flow, Seat, WhyNot, choose, only
from igroteka.kernel.bits import has, with_bit
from igroteka.kernel.pile import changed


def act(t: T, seat: Seat, land: Land) -> None:
    """Start a territory action, as strong as the seat's flames on its symbol (candelabria.territory.count)."""
    number = land_count(t.state, t.box, seat, land)
    t.tell(events.ACTED, seat, LANDS[land], number)
    if land == CURSE_LAND:
        t.then(step_curse if t.state.two else influence, seat, number)
    elif land == BARRACKS:
        t.then(take_tactic, seat, number, 0)
    elif land == FORGE:
        t.then(forge, seat, number, 0)
    elif land == MINE:
        t.then(mine, seat, number)
    elif land == PORTAL:
        t.then(portal, seat, number, 0)
    else:
        t.then(tavern, seat, number)


# Curse influence


def influence(t: T, seat: Seat, left: int) -> Flow[None] | None:
    """Put a flame from the supply at a curse of one's choice, while the supply lasts (candelabria.territory.curse)."""
    return choose_influence(t, seat, left) if left and t.state.supply[seat] else None


def displayed(t: T) -> list[CursePlace]:
    """Places of the curse board with a card."""
    return [place for place in CURSE_PLACES if t.state.curses[place] != NO_CURSE]


def choose_influence(t: T, seat: Seat, left: int) -> Flow[None]:
    place = yield from choose(seat, INFLUENCE_PLACE, displayed(t), (left,))
    to_curse(t, seat, place)
    t.tell(events.INFLUENCED, seat, place + 1)
    t.then(influence, seat, left - 1)


def to_curse(t: T, seat: Seat, place: CursePlace) -> None:
    """A flame from the supply goes in front of a curse card."""
    state = t.state
    state.supply = add(state.supply, seat, -1)
    state.curse_flames = add(state.curse_flames, at_curse(state, place, seat), 1)


def use_extinguished_flame(t: T, seat: Seat) -> Flow[None] | None:
    """The owner of an extinguished flame may use it for a curse (candelabria.extinguished.*, two.extinguished)."""
    if t.state.two:
        return step_curse(t, seat, 1)
    return choose_curse(t, seat)


def choose_curse(t: T, seat: Seat) -> Flow[None]:
    place = yield from choose(seat, FLAME_TO_CURSE, [*displayed(t), None])
    if place is not None:
        to_curse(t, seat, place)
        t.tell(events.FLAME_TO_CURSE, seat, place + 1)


def step_curse(t: T, seat: Seat, left: int) -> Flow[None] | None:
    """With two players a curse moves by one territory (candelabria.two.territory.curse)."""
    steps: list[tuple[CursePlace, Territory] | None] = [*curse_steps(t.state, t.box)] if left else []
    return choose_step(t, seat, left, steps) if steps else None


def choose_step(t: T, seat: Seat, left: int, steps: list[tuple[CursePlace, Territory] | None]) -> Flow[None]:
    steps.append(None)
    step = yield from choose(seat, CURSE_STEP, steps, (left,), lambda: why_not_step(t))
    if step is None:
        return
    place, territory = step
    t.state.curse_at = changed(t.state.curse_at, place, territory)
    t.tell(events.CURSE_MOVED, seat, place + 1, called(t.state, t.box, territory))
    t.then(step_curse, seat, left - 1)


def why_not_step(t: T) -> list[WhyNot]:
    """A curse does not step into a region under a black temple (candelabria.temple.black)."""
    able = curse_steps(t.state, t.box)
    near = t.box.tables.boards[t.state.side].near
    steps = [(place, to) for place, at in curse_sites(t.state) for to in bits(near[at])]
    return [WhyNot(step_key(step), "black-temple", "candelabria.temple.black") for step in steps if step not in able]


# Forge


def goods(t: T, seat: Seat) -> list[Good | None]:
    """What the seat can buy: tops of stacks, and temple colours (candelabria.territory.forge.pay)."""
    state, tables, gold = t.state, t.box.tables, t.state.gold[seat]
    found: list[Good | None] = []
    if free_slots(state, t.box, seat):
        price, year = tables.price, tables.token_year
        found += [
            UPGRADES_FOR_SALE[at] for at, token in enumerate(state.tops) if token >= 0 and price[year[token]] <= gold
        ]
    if gold >= tables.temple_price:
        found += [TEMPLES_FOR_SALE[colour] for colour in ALL_COLOURS if state.temple_supply[colour]]
    return found


def forge(t: T, seat: Seat, left: int, bought: int) -> Flow[None] | None:
    """The seat may buy an upgrade or a temple, as often as its Forges allow (candelabria.territory.forge)."""
    found = goods(t, seat) if left else []
    return choose_buy(t, seat, left, bought, found) if found else None


def choose_buy(t: T, seat: Seat, left: int, bought: int, found: list[Good | None]) -> Flow[None]:
    found.append(None)
    good = yield from choose(seat, FORGE_BUY, found, (left,), lambda: why_not_buy(t, seat))
    if good is None:
        return
    if good.stack is not None:
        t.then(forge, seat, left - 1, bought + 1)
        bought_one(t, seat, bought + 1)
        buy_upgrade(t, seat, good.stack)
        return
    colour = good.colour
    assert colour is not None
    regions = present_regions(t.state, t.box, seat)
    region = yield from choose(seat, TEMPLE_REGION, regions, (COLOURS[colour],), lambda: why_not_region(t, seat))
    price = t.box.tables.temple_price
    t.state.gold = add(t.state.gold, seat, -price)
    t.then(forge, seat, left - 1, bought + 1)
    bought_one(t, seat, bought + 1)
    place_temple(t, seat, colour, region, price)


def bought_one(t: T, seat: Seat, bought: int) -> None:
    """The third purchase of one Forge action may meet a quest."""
    if bought == 3:
        quest_met(t, seat, THREE_BUYS)


def buy_upgrade(t: T, seat: Seat, stack: Stack) -> None:
    """Pay for the top token of a stack; the next one is shown (candelabria.territory.forge.upgrade_price)."""
    tables, token = t.box.tables, t.state.tops[stack]
    price = tables.price[tables.token_year[token]]
    t.state.gold = add(t.state.gold, seat, -price)
    t.tell(events.UPGRADE_BOUGHT, seat, stack + 1, tables.token_id(token), price)
    take_upgrade(t, seat, stack)
    quest_met(t, seat, UPGRADE_QUESTS[tables.token_year[token] - 1])


def take_upgrade(t: T, seat: Seat, stack: Stack) -> None:
    """The top token goes to a free slot for good (candelabria.comp.house_board.upgrade_slots)."""
    state = t.state
    state.powers = changed(state.powers, seat, with_bit(state.powers[seat], state.tops[stack]))
    show_top(t, stack)


def show_top(t: T, stack: Stack) -> None:
    """Reveal the next token of a stack (candelabria.setup.upgrades.stacks)."""
    state = t.state
    if not state.heights[stack]:
        state.tops = changed(state.tops, stack, NO_TOKEN)
        return
    token, state.token_rest = draw(t.luck, state.token_rest)
    state.heights = add(state.heights, stack, -1)
    state.tops = changed(state.tops, stack, token)
    t.tell(events.UPGRADE_SHOWN, stack + 1, t.box.tables.token_id(token))


def why_not_buy(t: T, seat: Seat) -> Iterator[WhyNot]:
    """Tokens and temples that cannot be bought now, and why."""
    state, tables, gold = t.state, t.box.tables, t.state.gold[seat]
    for good, token in zip(UPGRADES_FOR_SALE, state.tops, strict=False):
        if token < 0:
            yield WhyNot(buy_key(good), "sold-out", "candelabria.setup.upgrades.stacks")
        elif not free_slots(state, t.box, seat):
            yield WhyNot(buy_key(good), "no-slot", "candelabria.territory.forge.slots")
        elif tables.price[tables.token_year[token]] > gold:
            yield WhyNot(buy_key(good), "no-gold", "candelabria.territory.forge.pay", (gold,))
    for good, left in zip(TEMPLES_FOR_SALE, state.temple_supply, strict=True):
        if not left:
            yield WhyNot(buy_key(good), "sold-out", "candelabria.territory.forge.temple_supply")
        elif gold < tables.temple_price:
            yield WhyNot(buy_key(good), "no-gold", "candelabria.territory.forge.pay", (gold,))


def why_not_region(t: T, seat: Seat) -> Iterator[WhyNot]:
    """Regions where the seat has no piece."""
    present = present_regions(t.state, t.box, seat)
    for region in board_of(t.state, t.box).regions:
        if region not in present:
            yield WhyNot(region_key(region), "no-presence", "candelabria.temple.presence")


# Mine


def mine(t: T, seat: Seat, number: int) -> Flow[None] | None:
    """Cubes of one's choice, as far as storage and supply allow (candelabria.territory.mine, mine.overflow)."""
    state, tables = t.state, t.box.tables
    wax, gold = tables.wax - sum(state.wax), tables.gold - sum(state.gold)  # in the supply
    number = min(number, tables.storage - stored(state, seat), wax + gold)
    if number <= 0:
        return None
    least, most = max(0, number - gold), min(number, wax)
    return choose_cubes(t, seat, [(cubes, number - cubes) for cubes in range(least, most + 1)])


def choose_cubes(t: T, seat: Seat, options: list[tuple[int, int]]) -> Flow[None]:
    wax, gold = yield from choose(seat, MINE_TAKE, options)
    t.state.wax = add(t.state.wax, seat, wax)
    t.state.gold = add(t.state.gold, seat, gold)
    t.tell(events.MINED, seat, wax, gold)
    if wax + gold >= 6:
        quest_met(t, seat, SIX_RESOURCES)


# Portal


def portal(t: T, seat: Seat, left: int, moved: int) -> Flow[None] | None:
    """One of the seat's figures per Portal moves any distance, without flame or action (candelabria.territory.portal).

    `moved` is the set of figures that have moved.
    """
    found: list[Figure | None] = [figure for figure in figures(t.state, seat) if not has(moved, figure)] if left else []
    return choose_portal(t, seat, left, moved, found) if found else None


def choose_portal(t: T, seat: Seat, left: int, moved: int, found: list[Figure | None]) -> Flow[None]:
    found.append(None)
    figure = yield from choose(seat, PORTAL_FIGURE, found, (left,))
    if figure is None:
        return
    territory = yield from choose(
        seat, PORTAL_TERRITORY, bits(anywhere(t.state, t.box, seat, figure)), (FIGURES[figure],)
    )
    t.then(portal, seat, left - 1, with_bit(moved, figure))
    arrive(t, seat, figure, territory)


# Tavern


def tavern(t: T, seat: Seat, number: int) -> None:
    """Draw enhanced candles, three each for the Coven, then return as many cards (candelabria.territory.tavern)."""
    state, box = t.state, t.box
    number *= bonus(state, box, seat, DRAW_THREE) or 1
    number = min(number, len(state.deck))
    for _ in range(number):
        t.tell(events.TAVERN_DREW, seat, CANDLES[draw_card(t, seat)], to=only(seat))
    t.tell(events.TAVERN_DREW_UNSEEN, seat, number, to=~only(seat))
    if number:
        forget(state, seat)  # nobody else will know what goes back
        t.then(give_back, seat, number)


def give_back(t: T, seat: Seat, left: int) -> Flow[None]:
    """A card from the hand goes under the deck unseen (candelabria.territory.tavern.return)."""
    card = yield from choose(seat, TAVERN_RETURN, sorted(hand(t.state, seat)), (left,))
    state = t.state
    take_out(state, seat, card)
    put_under(state, card, only(seat))
    t.tell(events.RETURNED, seat, CANDLES[card], to=only(seat))
    if left > 1:
        t.then(give_back, seat, left - 1)
