"""A battle: tactic cards are chosen, neutralised and played, strength is counted, the winner scores."""

from typing import Final

from igroteka.games.candelabria import events
from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.query import STRENGTHS, board_of, controlled, strengths, top_temple, triggered, winner
from igroteka.games.candelabria.rules.effects import apply
from igroteka.games.candelabria.rules.points import book
from igroteka.games.candelabria.rules.quests import quest_met
from igroteka.games.candelabria.rules.withering import use_withering
from igroteka.games.candelabria.state import BY_BATTLE, NOBODY_OWNS, State, T
from igroteka.games.candelabria.topics import CELL_ORDER, NEUTRALISE_CARD, battle_card, neutralise_key
from igroteka.games.candelabria.words import (
    ALL_CELLS,
    BLACK,
    BLACK_WIN,
    CELL_SIDES,
    CELLS,
    CELLS_OF,
    DOUBLE,
    ENEMY_CURSE_WIN,
    EXTINGUISH,
    EXTINGUISH_ON_TACTIC,
    GREY,
    GREY_WIN,
    LEFT,
    LIGHT,
    LIGHT_ON_TACTIC,
    NEUTRALISE,
    NEUTRALISE_BOTH,
    NO_TACTIC,
    OWN_CURSE_WIN,
    RIGHT,
    STEAL,
    STEAL_ON_TACTIC,
    TACTIC_CARD,
    TACTIC_UPGRADE,
    VP,
    VP_ON_TACTIC,
    WEAK,
    WHITE,
    WHITE_WIN,
    Cell,
    CellSide,
    Effect,
    Symbol,
    TacticCard,
    fighter_at,
)
from igroteka.kernel.ask import Flow, Seat, WhyNot, ask_all, choose
from igroteka.kernel.pile import changed, without

BOTH: Final = CellSide(2)  # both cells are left to play
NOBODY_YET: Final = -1
WITHERED: Final = Symbol(-1)  # in place of a symbol: a withering card


def next_battle(t: T) -> None:
    """Seats with a piece in the next region fight there (candelabria.battle.participants)."""
    state = t.state
    if not state.battles:
        return
    t.then(next_battle)
    state.region, state.battles = state.battles[0], state.battles[1:]
    area = board_of(state, t.box).region[state.region]
    state.fighters = tuple([seat for seat in state.order if controlled(state, seat) & area])
    if not state.fighters:
        t.tell(events.NO_BATTLE, state.region)
        return
    t.tell(events.BATTLE_BEGAN, state.region)
    t.then(judge)
    if len(state.fighters) > 1:
        for seat in reversed(state.fighters):
            t.then(play_cells, seat, BOTH)
        for seat in reversed(state.fighters):
            t.then(neutralise, seat, NOBODY_YET)
        t.then(choose_tactics)


# Choosing


def choose_tactics(t: T) -> Flow[None]:
    """All fighters secretly lay up to two cards on their cells, then reveal them (candelabria.battle.choose_cards)."""
    state = t.state
    hands = yield from ask_all({seat: lay(t, seat) for seat in state.fighters if state.tactics[seat]})
    for seat, cards in hands.items():
        for side, card in zip(CELL_SIDES, cards, strict=True):
            if card is not None:
                state.tactics = changed(state.tactics, seat, without(state.tactics[seat], card))
                state.cells = changed(state.cells, CELLS_OF[seat][side], card)
                t.tell(events.TACTIC_REVEALED, seat, CELLS[side], t.box.tables.tactic_ids[card])


def lay(t: T, seat: Seat) -> Flow[list[TacticCard | None]]:
    """A card or none for the left cell, then for the right one."""
    hand, laid = list(t.state.tactics[seat]), list[TacticCard | None]()
    topic = battle_card(t.box)
    for side in CELL_SIDES:
        options: list[TacticCard | None] = [*sorted(set(hand)), None]
        card = (yield from choose(seat, topic, options, (CELLS[side], t.state.region))) if hand else None
        laid.append(card)
        if card is not None:
            hand.remove(card)
    return laid


# Neutralising


def neutralise(t: T, seat: Seat, victim: Seat) -> Flow[None] | None:
    """The seat may spend cards to remove others' cards that share a symbol (candelabria.battle.neutralise).

    `victim` is the seat whose card it has just neutralised, or NOBODY_YET.
    """
    found = neutralisations(t, seat)
    return choose_neutralise(t, seat, victim, found) if found else None


def neutralisations(t: T, seat: Seat) -> list[tuple[Cell, Cell] | None]:
    """The seat's cells whose card can be spent, with the cells of the cards it can remove."""
    state, tables = t.state, t.box.tables
    found: list[tuple[Cell, Cell] | None] = []
    for own in CELLS_OF[seat]:
        card = state.cells[own]
        if card >= 0 and tables.tactic_neutralises[card]:
            found += [(own, other) for other in matching(t, seat, card)]
    return found


def matching(t: T, seat: Seat, card: TacticCard) -> list[Cell]:
    """Cells of other seats with a card that has a symbol of this card."""
    symbols = t.box.tables.tactic_symbols
    return [
        cell
        for cell, other in zip(ALL_CELLS, t.state.cells, strict=False)
        if other >= 0 and fighter_at(cell) != seat and symbols[other] & symbols[card]
    ]


def why_not_neutralise(t: T, seat: Seat) -> list[WhyNot]:
    """Cards with the crossed-out circle cannot be spent."""
    state, able = t.state, t.box.tables.tactic_neutralises
    return [
        WhyNot(neutralise_key((own, other)), "crossed-out", "candelabria.comp.tactics_card.no_neutralise")
        for own in CELLS_OF[seat]
        if state.cells[own] >= 0 and not able[state.cells[own]]
        for other in matching(t, seat, state.cells[own])
    ]


def choose_neutralise(t: T, seat: Seat, victim: Seat, found: list[tuple[Cell, Cell] | None]) -> Flow[None]:
    found.append(None)
    pair = yield from choose(seat, NEUTRALISE_CARD, found, (t.state.region,), lambda: why_not_neutralise(t, seat))
    if pair is None:
        return
    own, target = pair
    state, owner, ids = t.state, fighter_at(target), t.box.tables.tactic_ids
    t.tell(events.NEUTRALISED, seat, ids[state.cells[own]], owner, ids[state.cells[target]])
    for cell in sorted(pair, key=lambda cell: state.fighters.index(fighter_at(cell))):
        use_up(t, cell)
    t.then(neutralise, seat, owner)
    quest_met(t, seat, NEUTRALISE)
    if victim == owner:
        quest_met(t, seat, NEUTRALISE_BOTH)


def use_up(t: T, cell: Cell) -> None:
    """A card leaves its cell for the rest of the War; with two players it goes under the deck."""
    state, seat = t.state, fighter_at(cell)
    card, state.cells = state.cells[cell], changed(state.cells, cell, NO_TACTIC)
    if state.two:
        state.tactic_bottom += (card,)
    else:
        state.used = changed(state.used, seat, (*state.used[seat], card))


# Playing


def play_cells(t: T, seat: Seat, left: CellSide) -> Flow[None] | None:
    """The seat resolves the cells that are left, in an order of its choice (candelabria.battle.play)."""
    if left != BOTH:
        resolve_cell(t, seat, left)
    elif order_matters(t, seat):
        return choose_cell(t, seat)
    else:
        resolve_first(t, seat, LEFT)
    return None


def order_matters(t: T, seat: Seat) -> bool:
    """Two cells with equal content, or one that only scores, need no order (candelabria.two.war.tactics_return)."""
    left, right = content(t, seat, LEFT), content(t, seat, RIGHT)
    return left != right and bool(left) and bool(right)


def content(t: T, seat: Seat, side: CellSide) -> tuple[Effect, ...]:
    """What a cell does besides scoring."""
    state, tables, cell = t.state, t.box.tables, CELLS_OF[seat][side]
    if state.cells[cell] >= 0:
        done = tables.tactic_effects[state.cells[cell]] + tactic_triggers(t, seat)
    elif state.withered[cell] >= 0:
        done = ((WITHERED, state.withered[cell]),)
    else:
        done = tables.weak[state.houses[seat]][side]
    return tuple([effect for effect in done if effect[0] != VP])


def choose_cell(t: T, seat: Seat) -> Flow[None]:
    side = yield from choose(seat, CELL_ORDER, CELL_SIDES, (t.state.region,))
    resolve_first(t, seat, side)


def resolve_first(t: T, seat: Seat, side: CellSide) -> None:
    """Put one cell first and the other after it."""
    t.then(play_cells, seat, LEFT if side == RIGHT else RIGHT)
    resolve_cell(t, seat, side)


def resolve_cell(t: T, seat: Seat, side: CellSide) -> None:
    """A tactic card, or what lies under it: withering card or weak action (candelabria.battle.minor)."""
    state, tables, cell = t.state, t.box.tables, CELLS_OF[seat][side]
    card = state.cells[cell]
    if card >= 0:
        t.tell(events.TACTIC_PLAYED, seat, tables.tactic_ids[card])
        t.then(discard_played, seat, side)
        apply(t, seat, TACTIC_CARD, tables.tactic_effects[card])
    elif state.withered[cell] >= 0:
        t.then(use_withering, seat, side)
    else:
        t.tell(events.WEAK_ACTION, seat, CELLS[side])
        apply(t, seat, WEAK, tables.weak[state.houses[seat]][side])


def discard_played(t: T, seat: Seat, side: CellSide) -> None:
    """The card is used up; upgrades for played cards follow (candelabria.upgrade.light_on_tactic)."""
    use_up(t, CELLS_OF[seat][side])
    apply(t, seat, TACTIC_UPGRADE, tactic_triggers(t, seat))


def tactic_triggers(t: T, seat: Seat) -> tuple[Effect, ...]:
    """What the seat's upgrades and abilities add to a played tactic card."""
    state, box = t.state, t.box
    found = triggered(state, box, seat, VP_ON_TACTIC, VP)
    found += triggered(state, box, seat, LIGHT_ON_TACTIC, LIGHT)
    found += triggered(state, box, seat, EXTINGUISH_ON_TACTIC, EXTINGUISH)
    return found + triggered(state, box, seat, STEAL_ON_TACTIC, STEAL)


# Winning


def judge(t: T) -> None:
    """Strength decides; the winner scores by year and may move back (candelabria.battle.strength, battle.vp)."""
    state, region = t.state, t.state.region
    for seat in state.fighters:
        parts = strengths(state, t.box, seat, region)
        for part, number in zip(STRENGTHS, parts, strict=True):
            if number:
                t.tell(events.STRENGTH_ADDED, seat, part, number)
        t.tell(events.STRENGTH_COUNTED, seat, sum(parts))
    seat = winner(state, t.box)
    vp = prize(state, t.box, seat)
    t.tell(events.BATTLE_WON, seat, region, vp)
    book(t, seat, vp, BY_BATTLE)
    win_quests(t, seat)
    shift(t, seat)


def prize(state: State, box: Box, seat: Seat) -> int:
    """The points of the year; the winner's doubling curse in the region doubles those of a fought battle
    (candelabria.battle.vp, curse.double)."""
    tables = box.tables
    points = tables.battle_vp[state.year]
    if len(state.fighters) < 2:
        return points
    for card, owner, at in zip(state.curses, state.curse_owners, state.curse_at, strict=True):
        if owner == seat and at == state.region and tables.curse_effect[card] == DOUBLE:
            return points * tables.curse_amount[card]
    return points


def win_quests(t: T, seat: Seat) -> None:
    """Quests that winning a battle can meet."""
    state = t.state
    if not state.quests:
        return
    temple = top_temple(state, state.region)
    if temple == GREY and len(state.fighters) > 1:
        quest_met(t, seat, GREY_WIN)
    elif temple in (WHITE, BLACK):
        quest_met(t, seat, WHITE_WIN if temple == WHITE else BLACK_WIN)
    owners = [owner for owner, at in zip(state.curse_owners, state.curse_at, strict=True) if at == state.region]
    if seat in owners:
        quest_met(t, seat, OWN_CURSE_WIN)
    if any(owner not in (seat, NOBODY_OWNS) for owner in owners):
        quest_met(t, seat, ENEMY_CURSE_WIN)


def shift(t: T, seat: Seat) -> None:
    """A winner who is first among the fighters moves behind the last of them (candelabria.battle.turn_shift)."""
    state, fighters = t.state, t.state.fighters
    if len(fighters) < 2 or fighters[0] != seat:
        return
    order = without(state.order, seat)
    at = order.index(fighters[-1]) + 1
    state.order = (*order[:at], seat, *order[at:])
    t.tell(events.SHIFTED, seat, state.order.index(seat) + 1)
