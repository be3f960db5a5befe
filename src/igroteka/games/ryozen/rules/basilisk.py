"""The Basilisk's turn: placing the top companion of its stack where the card says, then its ability and effect."""

from igroteka.games.ryozen import events
from igroteka.games.ryozen.query import (
    can_pay,
    free_embrasures,
    free_places,
    free_walls,
    has_lantern,
    held,
    lit,
    main_board,
    own_places,
)
from igroteka.games.ryozen.rules import companions, instructions, palace, sectors
from igroteka.games.ryozen.rules.clan_house import clan_house, hireable, leave_row, replace, replaceable
from igroteka.games.ryozen.rules.foresight import predicted
from igroteka.games.ryozen.rules.resources import gain, gain_any, gain_favour, pay_any, spend, spend_price
from igroteka.games.ryozen.rules.revelations import acquire_for_favour
from igroteka.games.ryozen.rules.strikes import rank_word
from igroteka.games.ryozen.rules.villages import build, can_build, can_explore, explore
from igroteka.games.ryozen.state import VEIL, T, conceal
from igroteka.games.ryozen.topics import BASILISK_SPACE, CLAN_HIRE, DIRECTION, LIT_SECTOR, PLACE_WORDS, REPLACE
from igroteka.games.ryozen.words import (
    APPRENTICE,
    BASILISK,
    BUILD,
    COIN,
    COINS,
    DEAREST,
    FIRST,
    FROM_CARDS,
    GATES,
    HERE,
    LANTERN,
    NO_EVENT,
    NO_TILE,
    NOWHERE,
    PALACE,
    PLAYER,
    RANKS,
    SECTORS,
    SPRINGS,
    TOP,
    Area,
    Location,
    Place,
    Rank,
    Sector,
    Side,
    Tile,
    in_hand,
    in_palace,
    in_sector,
    owner_of,
    place_of,
    sector_of,
    spot_at,
)
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.pile import without

# Its stack


def shuffle_stack(t: T) -> None:
    """Shuffle the stack and lay it face up: its top tile is visible (ryozen.solo.setup.9_face_up)."""
    s = t.state
    if s.top >= 0:
        s.hands[BASILISK] += (s.top,)
        s.top = NO_TILE
    s.hands[BASILISK] = tuple(sorted(s.hands[BASILISK]))
    show_top(t)


def show_top(t: T) -> None:
    s = t.state
    if s.top < 0 and s.hands[BASILISK]:
        s.top = t.luck.pick(s.hands[BASILISK])
        s.hands[BASILISK] = without(s.hands[BASILISK], s.top)
        t.tell(events.BASILISK_TOP, rank_word(t, s.top))


# Placing


def place(t: T) -> Flow[None]:
    """Place the top companion: in the card's sector, in its second one, or in the Palace (ryozen.solo.turn.2_*)."""
    s, tables = t.state, t.box.tables
    side, tile = BASILISK, s.top
    s.top = NO_TILE
    show_top(t)
    t.then(day_effect)
    for sector in (tables.enemy_sector[s.card], tables.enemy_second[s.card]):
        open_places = placeable(t, sector) if sector is not None else []
        if open_places:
            where = yield from choose(PLAYER, BASILISK_SPACE, [*open_places], (side, rank_word(t, tile)))
            yield from stand(t, tile, place_of(where))
            return
    where = yield from choose(PLAYER, BASILISK_SPACE, palace_places(t, side), (side, rank_word(t, tile)))
    s.where, s.effect = where, palace.kind_of(where)
    palace.enter(t, tile, where)
    s.omens &= ~VEIL
    t.tell(events.PLACED, side, rank_word(t, tile), PLACE_WORDS[where], "revealed")


def placeable(t: T, sector: Sector) -> list[Place]:
    """The free-of-charge places if there are any, else the paid ones it can afford (ryozen.solo.turn.2_free_first)."""
    s, price = t.state, main_board(t).price
    free = free_places(t, sector)
    unpaid = [place for place in free if not price[place].total]
    if unpaid:
        return unpaid[:1]
    paid = {price[place]: place for place in reversed(free) if can_pay(s, BASILISK, price[place])}
    return sorted(paid.values())


def palace_places(t: T, side: Side) -> list[Location]:
    """Where in the Palace: in the Palace mode an embrasure with a lantern, a wall without one, else the top."""
    s = t.state
    if not s.palace_mode:
        return [PALACE]
    if has_lantern(t, side):
        return free_embrasures(s, side) or [TOP]
    return free_walls(s, side) or [TOP]


def stand(t: T, tile: Tile, where: Place) -> Flow[None]:
    """Pay for the place; revealed if the ability can be used, else hidden for a coin (ryozen.solo.turn.2_ability)."""
    s = t.state
    side, rank = BASILISK, t.box.tables.rank[tile]
    price = main_board(t).price[where]
    spend_price(t, side, price)
    yield from pay_any(t, side, price.of_any_kind)
    s.board[where], s.where, s.effect = tile, where, sector_of(where)
    shown = "revealed"
    cost = t.box.tables.table.hidden_price
    if s.omens & VEIL:
        s.omens &= ~VEIL
        shown = "hidden"
    elif companions.is_usable(t, side, rank, where):
        t.then(ability, rank)
    elif held(s, side, COIN) >= cost:
        spend(t, side, COIN, cost)
        shown = "hidden"
    if shown == "hidden":
        conceal(s, where)
    t.tell(events.PLACED, side, RANKS[rank], PLACE_WORDS[where], shown)


def ability(t: T, rank: Rank) -> Flow[None]:
    """Step 2: the ability of the companion it placed revealed (ryozen.solo.turn.2_ability)."""
    return companions.use(t, BASILISK, rank, place_of(t.state.where))


# Day effects


def day_effect(t: T) -> Flow[None]:
    """Step 3: the effect of where it placed, with the card's instruction if that is about the effect."""
    s = t.state
    sector = in_sector(s.effect)
    if sector is None:
        yield from from_palace(t)
    else:
        own = sector_of(place_of(s.where)) == t.box.tables.enemy_sector[s.card]
        yield from apply(t, sector, own)
    s.effect = NOWHERE


def apply(t: T, sector: Sector, own: bool) -> Flow[None]:
    """A sector's effect; `own`: the card's instructions may work (ryozen.solo.card.scope)."""
    tables, card = t.box.tables, t.state.card
    if not own or sector != tables.enemy_sector[card]:
        yield from sectors.apply(t, BASILISK, sector)
        return
    was_first = t.state.heralds[0] == BASILISK
    yield from instructed(t, sector, tables.enemy_extra[card])
    for effect in tables.enemy_effects[card]:
        yield from instructions.follow(t, effect, sector, was_first)


def instructed(t: T, sector: Sector, extra: int) -> Flow[None]:
    """A sector's effect as an instruction of our cards changes it."""
    tables, side = t.box.tables, BASILISK
    amount = tables.enemy_amount[t.state.card]
    if extra in (BUILD, HERE, DEAREST, COINS):
        t.tell(events.EFFECT, side, SECTORS[sector])
    if extra == NO_EVENT:
        yield from sectors.apply(t, side, GATES)
        if not predicted(t.state):
            gain_favour(t, side, amount, FROM_CARDS)
    elif extra == FIRST:
        was_first = t.state.heralds[0] == side
        yield from sectors.apply(t, side, sector)
        if was_first:
            gain_favour(t, side, amount, FROM_CARDS)
    elif extra == BUILD:
        yield from build_first(t, side, amount)
    elif extra == HERE:
        yield from bonus_here(t, side)
    elif extra == DEAREST:
        yield from acquire_for_favour(t, side, tables.day[SPRINGS], True, amount)
    elif extra == COINS:
        clan_house(t, side, amount)
    else:
        yield from sectors.apply(t, side, sector)


def build_first(t: T, side: Side, reward: int) -> Flow[None]:
    """It builds if it can after exploring up to 1 village, otherwise it explores up to 2 (card K05, K06)."""
    s = t.state
    if not can_build(t, side) and can_explore(s, side):
        explore(t, side)
    if can_build(t, side):
        yield from build(t, side)
        gain_favour(t, side, reward, FROM_CARDS)
    elif can_explore(s, side):
        explore(t, side)


def bonus_here(t: T, side: Side) -> Flow[None]:
    """It takes the bonus of the village under its Explorer (card K08)."""
    s = t.state
    here = s.path[s.explorers[side]]
    if can_explore(s, side) and not sectors.has_effect(t, side, here):
        explore(t, side)
    else:
        yield from sectors.may_explore(t, side)
    yield from sectors.bonus(t, side, s.path[s.explorers[side]])


def from_palace(t: T) -> Flow[None]:
    """With a lantern a lit sector's effect, else 1 resource; on the top both (ryozen.solo.turn.3_palace.*)."""
    s = t.state
    side, kind = BASILISK, s.effect
    table = t.box.tables.table
    t.tell(events.EFFECT, side, PLACE_WORDS[kind])
    if kind == TOP:
        yield from gain_any(t, side, table.palace_resource)
    if has_lantern(t, side):
        t.then(choose_rotation)
        spend(t, side, LANTERN, table.palace_lantern)
        sector = yield from choose(PLAYER, LIT_SECTOR, lit_choice(t, side), (side,))
        yield from apply(t, sector, True)
        return
    t.then(palace.rotate)
    if kind != TOP:
        yield from gain_any(t, side, table.palace_resource)


def lit_choice(t: T, side: Side) -> list[Sector]:
    """The card's sector if it is lit, else its second one, else any lit sector with an effect."""
    tables, bright = t.box.tables, lit(t)
    for sector in (tables.enemy_sector[t.state.card], tables.enemy_second[t.state.card]):
        if sector in bright:
            return [sector]
    return [sector for sector in bright if sectors.is_possible(t, side, sector)] or [*bright]


def choose_rotation(t: T) -> Flow[None]:
    """After the lantern the player chooses the direction (ryozen.solo.turn.3_palace.direction)."""
    way = yield from choose(PLAYER, DIRECTION, ("clockwise", "counter_clockwise"))
    palace.rotate(t, way == "clockwise")


# Clan House


def hire(t: T, coins: int) -> Flow[None]:
    """Steps 2 to 4 of its Clan House effect: hire, replace an Apprentice first, shuffle (ryozen.solo.clan_house.*)."""
    s, side = t.state, BASILISK
    t.then(shuffle_stack)
    areas: list[Area | None] = [*hireable(t, side)]
    if not areas:
        if coins:
            gain(t, side, COIN, coins)
        return
    area = yield from choose(PLAYER, CLAN_HIRE, areas, (side,))
    assert area is not None
    spend(t, side, COIN, t.box.tables.coins[area])
    tile = s.row[area]
    yield from replace_for(t, side, tile)
    leave_row(t, side, area)


def replace_for(t: T, side: Side, tile: Tile) -> Flow[None]:
    """Which companion its new one replaces: an Apprentice of the stack, one on the board, the top, any."""
    s, rank = t.state, t.box.tables.rank
    about = (side, rank_word(t, tile))
    if any(rank[own] == APPRENTICE for own in s.hands[side]):
        replace(t, side, tile, in_hand(APPRENTICE))
    elif s.top >= 0 and rank[s.top] == APPRENTICE:
        replace_top(t, tile)
    elif board_apprentices(t, side):
        replace(t, side, tile, (yield from choose(PLAYER, REPLACE, board_apprentices(t, side), about)))
    elif s.top >= 0:
        replace_top(t, tile)
    else:
        replace(t, side, tile, (yield from choose(PLAYER, REPLACE, replaceable(t, side), about)))


def replace_top(t: T, tile: Tile) -> None:
    s = t.state
    t.tell(events.REPLACED, BASILISK, rank_word(t, s.top), "hand:" + rank_word(t, s.top))
    s.top = tile


def board_apprentices(t: T, side: Side) -> list[Location]:
    """Where it has Apprentices on the board, the Palace included."""
    s, rank = t.state, t.box.tables.rank
    found: list[Location] = [place for place in own_places(t, side) if rank[s.board[place]] == APPRENTICE]
    spots = [spot for spot, tile in enumerate(s.palace) if owner_of(tile) == side and rank[tile] == APPRENTICE]
    if s.palace_mode:
        return found + [spot_at(spot) for spot in spots]
    return found + [in_palace(APPRENTICE)] * bool(spots)
