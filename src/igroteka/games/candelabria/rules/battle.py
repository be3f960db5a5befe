"""A battle: tactic cards are chosen, neutralised and played, strength is counted, the winner scores."""

from igroteka.games.candelabria import events
from igroteka.games.candelabria.query import board_of, bonus, controlled, strength, top_temple, winner
from igroteka.games.candelabria.rules.due import CHOOSE_TACTICS, JUDGE, NEUTRALISE_DUE, PLAY, PLAYED, WITHERED
from igroteka.games.candelabria.rules.effects import apply
from igroteka.games.candelabria.rules.points import book
from igroteka.games.candelabria.rules.quests import met
from igroteka.games.candelabria.state import BY_BATTLE, END_OF_WAR, NOBODY_OWNS, T, put, without
from igroteka.games.candelabria.topics import BATTLE_CARD, CELL_ORDER, NEUTRALISE_CARD, TACTICS, neutralise_key
from igroteka.games.candelabria.words import (
    BLACK,
    BLACK_WIN,
    CELLS,
    DOUBLE,
    ENEMY_CURSE_WIN,
    EXTINGUISH,
    EXTINGUISH_ON_TACTIC,
    GREY,
    GREY_WIN,
    LIGHT,
    LIGHT_ON_TACTIC,
    NEUTRALISE,
    NEUTRALISE_BOTH,
    OWN_CURSE_WIN,
    STEAL,
    STEAL_ON_TACTIC,
    TACTIC_CARD,
    TACTIC_UPGRADE,
    VP,
    VP_ON_TACTIC,
    WEAK,
    WHITE,
    WHITE_WIN,
)
from igroteka.kernel.ask import Flow, Seat, WhyNot, ask_all, choose


def next_battle(t: T) -> None:
    """Who has a piece in the next region fights there (candelabria.battle.participants)."""
    state = t.state
    if not state.battles:
        state.phase = END_OF_WAR
        return
    state.region, state.battles = state.battles[0], state.battles[1:]
    area = board_of(state, t.box).region[state.region]
    state.fighters = tuple([seat for seat in state.order if controlled(state, seat) & area])
    if not state.fighters:
        t.tell(events.NO_BATTLE, state.region)
        return
    t.tell(events.BATTLE_BEGAN, state.region)
    state.due.append((JUDGE, 0))
    if len(state.fighters) > 1:
        state.due += [(PLAY, seat, 3) for seat in reversed(state.fighters)]
        state.due += [(NEUTRALISE_DUE, seat, 0) for seat in reversed(state.fighters)]
        state.due.append((CHOOSE_TACTICS, 0))


# Choosing


def choose_tactics(t: T, item: tuple[int, ...]) -> Flow[None]:
    """All fighters secretly lay up to two cards on their cells; all are revealed (candelabria.battle.choose_cards)."""
    state = t.state
    chosen = yield from ask_all({seat: lay(t, seat) for seat in state.fighters if state.tactics[seat]})
    for seat, cards in chosen.items():
        for cell, card in enumerate(cards):
            if card is not None:
                state.tactics = put(state.tactics, seat, without(state.tactics[seat], card))
                state.cells = put(state.cells, seat * 2 + cell, card)
                t.tell(events.TACTIC_REVEALED, seat, CELLS[cell], TACTICS[card])


def lay(t: T, seat: Seat) -> Flow[list[int | None]]:
    """A card or none for the left cell, then for the right one."""
    hand, laid = list(t.state.tactics[seat]), list[int | None]()
    for cell in range(2):
        options: list[int | None] = [*sorted(set(hand)), None]
        card = (yield from choose(seat, BATTLE_CARD, options, (CELLS[cell], t.state.region))) if hand else None
        laid.append(card)
        if card is not None:
            hand.remove(card)
    return laid


# Neutralising


def neutralise(t: T, item: tuple[int, ...]) -> Flow[None] | None:
    """The seat may spend cards to remove others' cards that share a symbol (candelabria.battle.neutralise)."""
    _, seat, before = item
    found = neutralisations(t, seat)
    return choose_neutralise(t, seat, before, found) if found else None


def neutralisations(t: T, seat: Seat) -> list[int | None]:
    """Own cell * 16 + another seat's cell (seat * 2 + cell)."""
    state, tables = t.state, t.box.tables
    found: list[int | None] = []
    for own in range(2):
        card = state.cells[seat * 2 + own]
        if card >= 0 and tables.tactic_neutralises[card]:
            found += [own * 16 + at for at in matching(t, seat, card)]
    return found


def matching(t: T, seat: Seat, card: int) -> list[int]:
    """Cells of other seats with a card that has a symbol of this card."""
    symbols = t.box.tables.tactic_symbols
    return [
        at
        for at, other in enumerate(t.state.cells)
        if other >= 0 and at // 2 != seat and symbols[other] & symbols[card]
    ]


def why_not_neutralise(t: T, seat: Seat) -> list[WhyNot]:
    """Cards with the crossed-out circle cannot be spent."""
    state, able = t.state, t.box.tables.tactic_neutralises
    return [
        WhyNot(neutralise_key(own * 16 + at), "crossed-out", "candelabria.comp.tactics_card.no_neutralise")
        for own in range(2)
        if state.cells[seat * 2 + own] >= 0 and not able[state.cells[seat * 2 + own]]
        for at in matching(t, seat, state.cells[seat * 2 + own])
    ]


def choose_neutralise(t: T, seat: Seat, before: int, found: list[int | None]) -> Flow[None]:
    found.append(None)
    option = yield from choose(seat, NEUTRALISE_CARD, found, (t.state.region,), lambda: why_not_neutralise(t, seat))
    if option is None:
        return
    own, target = divmod(option, 16)
    state, owner = t.state, target // 2
    t.tell(events.NEUTRALISED, seat, TACTICS[state.cells[seat * 2 + own]], owner, TACTICS[state.cells[target]])
    cells = [seat * 2 + own, target]
    cells.sort(key=lambda at: state.fighters.index(at // 2))
    for at in cells:
        use_up(t, at)
    state.due.append((NEUTRALISE_DUE, seat, owner + 1))
    met(t, seat, NEUTRALISE)
    if before == owner + 1:
        met(t, seat, NEUTRALISE_BOTH)


def use_up(t: T, at: int) -> None:
    """A card leaves its cell for the rest of the War; with two players it goes under the deck."""
    state = t.state
    card, state.cells = state.cells[at], put(state.cells, at, -1)
    if state.two:
        state.tactic_bottom += (card,)
    else:
        state.used = put(state.used, at // 2, (*state.used[at // 2], card))


# Playing


def play(t: T, item: tuple[int, ...]) -> Flow[None] | None:
    """The seat resolves both cells, in an order of its choice (candelabria.battle.play)."""
    _, seat, left = item
    if left == 3 and order_matters(t, seat):
        return choose_cell(t, seat)
    for cell in range(2):
        if left >> cell & 1:
            resolve_cell(t, seat, cell, left)
            break
    return None


def order_matters(t: T, seat: Seat) -> bool:
    """Two cells of the same content, or one that only scores, need no order."""
    left, right = content(t, seat, 0), content(t, seat, 1)
    return left != right and bool(left) and bool(right)


def content(t: T, seat: Seat, cell: int) -> tuple[int, ...]:
    """What a cell does besides scoring."""
    state, tables, at = t.state, t.box.tables, seat * 2 + cell
    if state.cells[at] >= 0:
        done = tables.tactic_effects[state.cells[at]] + tactic_triggers(t, seat)
    elif state.withered[at] >= 0:
        done = (-1, state.withered[at])
    else:
        done = tables.weak[state.houses[seat]][cell]
    return tuple(value for each in range(0, len(done), 2) if done[each] != VP for value in done[each : each + 2])


def choose_cell(t: T, seat: Seat) -> Flow[None]:
    cell = yield from choose(seat, CELL_ORDER, (0, 1), (t.state.region,))
    resolve_cell(t, seat, cell, 3)


def resolve_cell(t: T, seat: Seat, cell: int, left: int) -> None:
    """A tactic card, or what lies under it: withering card or weak action (candelabria.battle.minor)."""
    state, tables, at = t.state, t.box.tables, seat * 2 + cell
    if left != 1 << cell:
        state.due.append((PLAY, seat, left & ~(1 << cell)))
    card = state.cells[at]
    if card >= 0:
        t.tell(events.TACTIC_PLAYED, seat, TACTICS[card])
        state.due.append((PLAYED, seat, cell))
        apply(state, seat, TACTIC_CARD, tables.tactic_effects[card])
    elif state.withered[at] >= 0:
        state.due.append((WITHERED, seat, cell))
    else:
        t.tell(events.WEAK_ACTION, seat, CELLS[cell])
        apply(state, seat, WEAK, tables.weak[state.houses[seat]][cell])


def played(t: T, item: tuple[int, ...]) -> None:
    """The card is used up; upgrades for played cards follow (candelabria.upgrade.light_on_tactic)."""
    _, seat, cell = item
    use_up(t, seat * 2 + cell)
    apply(t.state, seat, TACTIC_UPGRADE, tactic_triggers(t, seat))


def tactic_triggers(t: T, seat: Seat) -> tuple[int, ...]:
    """What the seat's upgrades and abilities add to a played tactic card."""
    state, box = t.state, t.box
    found = (VP, 1) * bonus(state, box, seat, VP_ON_TACTIC)
    found += (LIGHT, 1) * bonus(state, box, seat, LIGHT_ON_TACTIC)
    found += (EXTINGUISH, 1) * bonus(state, box, seat, EXTINGUISH_ON_TACTIC)
    return found + (STEAL, box.tables.amount[STEAL_ON_TACTIC]) * bonus(state, box, seat, STEAL_ON_TACTIC)


# Winning


def judge(t: T, item: tuple[int, ...]) -> None:
    """Strength decides; the winner scores by year and may move back (candelabria.battle.strength, battle.vp)."""
    state, region = t.state, t.state.region
    for seat in state.fighters:
        t.tell(events.STRENGTH_COUNTED, seat, strength(state, t.box, seat, region))
    seat = winner(state, t.box)
    vp = t.box.tables.battle_vp[state.year] * multiplier(t, seat)
    t.tell(events.BATTLE_WON, seat, region, vp)
    book(t, seat, vp, BY_BATTLE)
    win_quests(t, seat)
    shift(t, seat)


def multiplier(t: T, seat: Seat) -> int:
    """An own doubling curse in the region doubles the points of a fought battle (candelabria.curse.double)."""
    state, tables = t.state, t.box.tables
    if len(state.fighters) < 2:
        return 1
    for place, owner in enumerate(state.curse_owners):
        if owner == seat and state.curse_at[place] == state.region:
            card = state.curses[place]
            if tables.curse_effect[card] == DOUBLE:
                return tables.curse_amount[card]
    return 1


def win_quests(t: T, seat: Seat) -> None:
    """Quests that winning a battle can meet."""
    state = t.state
    if not state.quests:
        return
    temple = top_temple(state, state.region)
    if temple == GREY and len(state.fighters) > 1:
        met(t, seat, GREY_WIN)
    elif temple in (WHITE, BLACK):
        met(t, seat, WHITE_WIN if temple == WHITE else BLACK_WIN)
    owners = [owner for place, owner in enumerate(state.curse_owners) if state.curse_at[place] == state.region]
    if seat in owners:
        met(t, seat, OWN_CURSE_WIN)
    if any(owner not in (seat, NOBODY_OWNS) for owner in owners):
        met(t, seat, ENEMY_CURSE_WIN)


def shift(t: T, seat: Seat) -> None:
    """A winner first among the fighters moves behind the last of them (candelabria.battle.turn_shift)."""
    state, fighters = t.state, t.state.fighters
    if len(fighters) < 2 or fighters[0] != seat:
        return
    order = without(state.order, seat)
    at = order.index(fighters[-1]) + 1
    state.order = (*order[:at], seat, *order[at:])
    t.tell(events.SHIFTED, seat, state.order.index(seat) + 1)
