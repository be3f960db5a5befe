"""Ignition: whose turn it is, and deployment."""

from collections.abc import Iterator

from igroteka.games.candelabria import events
from igroteka.games.candelabria.query import board_of, bonus, called, sources, triggered
from igroteka.games.candelabria.rules.cards import draw_card, hand, look_at, put_under, take_out
from igroteka.games.candelabria.rules.curses import award_curse
from igroteka.games.candelabria.rules.effects import apply
from igroteka.games.candelabria.rules.maneuver import maneuver
from igroteka.games.candelabria.rules.quests import centre_entered, quest_met
from igroteka.games.candelabria.state import PREPARATION, T, add
from igroteka.games.candelabria.topics import (
    CANDLES,
    COVEN_UNDER,
    DEPLOY_TERRITORY,
    DEPLOYMENTS,
    MANEUVERS,
    TURN,
    Turn,
    turn_key,
)
from igroteka.games.candelabria.words import (
    ALL_ROLES,
    CANDLES_OF,
    CARD,
    CURSE_PLACES,
    DEPLOY_ANYWHERE,
    DRAW_THREE,
    EXTINGUISH,
    EXTINGUISH_ON_DEPLOY,
    LIGHT,
    LIGHT_ON_DEPLOY,
    NO_CANDLE_CARD,
    OWN_CANDLES,
    ROLES,
    STEAL,
    STEAL_ON_DEPLOY,
    THREE_CANDLES,
    UPGRADE,
    VP,
    VP_ON_DEPLOY,
    CandleCard,
    Effect,
    Role,
    Territory,
    bits,
)
from igroteka.kernel.ask import Flow, Seat, WhyNot, choose, only
from igroteka.kernel.pile import changed


def ignition_turn(t: T, at: int) -> Flow[None] | None:
    """The next seat on the turn track with a candle card acts; if none has any, War begins (candelabria.ignition.*)."""
    state = t.state
    for place in (*range(at, state.seats), *range(at)):
        if state.held[state.order[place]]:
            return take_turn(t, place)
    state.stage = PREPARATION
    t.tell(events.WAR_BEGAN, state.year)
    t.then(award_curse, CURSE_PLACES[0])
    return None


def turn_options(t: T, seat: Seat) -> list[Turn]:
    """Every card with every free role the seat can pay for, and every card for a maneuver."""
    state, wax = t.state, t.box.tables.candle_wax
    free = [role for role in ALL_ROLES if state.cards[CANDLES_OF[seat][role]] == NO_CANDLE_CARD]
    options: list[Turn] = []
    for card in sorted(hand(state, seat)):
        if wax[card] <= state.wax[seat]:
            deployments = DEPLOYMENTS[card]
            options += [deployments[role] for role in free]
        options.append(MANEUVERS[card])
    return options


def why_not_deploy(t: T, seat: Seat) -> Iterator[WhyNot]:
    """Cards that cannot be deployed now, and why."""
    state, wax = t.state, t.box.tables.candle_wax
    for card in sorted(hand(state, seat)):
        for role in ALL_ROLES:
            key = turn_key(Turn(card, role))
            if state.cards[CANDLES_OF[seat][role]] != NO_CANDLE_CARD:
                yield WhyNot(key, "slot-taken", "candelabria.comp.candle.one_per_role", (ROLES[role],))
            elif wax[card] > state.wax[seat]:
                yield WhyNot(key, "no-wax", "candelabria.deploy.pay", (wax[card], state.wax[seat]))


def take_turn(t: T, place: int) -> Flow[None]:
    """The seat on this place of the turn track deploys a candle or maneuvers (candelabria.ignition.turn)."""
    seat = t.state.order[place]
    options = turn_options(t, seat)
    card, role = yield from choose(seat, TURN, options, why_not=lambda: why_not_deploy(t, seat))
    take_out(t.state, seat, card)
    t.then(ignition_turn, (place + 1) % t.state.seats)
    if role is None:
        maneuver(t, seat, card)
    else:
        deploy(t, seat, card, role)


# Deployment


def deploy(t: T, seat: Seat, card: CandleCard, role: Role) -> None:
    """Card to its slot, wax paid, figure to the castle, property, upgrades, draw (candelabria.deploy.*)."""
    state, tables = t.state, t.box.tables
    state.cards = changed(state.cards, CANDLES_OF[seat][role], card)
    state.wax = add(state.wax, seat, -tables.candle_wax[card])
    t.tell(events.DEPLOYED, seat, CANDLES[card], ROLES[role], tables.candle_wax[card])
    t.then(draw_candle, seat)
    apply(t, seat, UPGRADE, deploy_triggers(t, seat))
    if tables.candle_year[card] <= state.year:
        apply(t, seat, CARD, tables.candle_effects[card])
    else:
        t.tell(events.TOO_EARLY, seat, CANDLES[card], tables.candle_year[card])
    if sources(state, t.box, seat, DEPLOY_ANYWHERE):
        t.then(deploy_anywhere, seat, role)
    else:
        place_candle(t, seat, role, state.castles[seat])


def deploy_triggers(t: T, seat: Seat) -> tuple[Effect, ...]:
    """What the seat's upgrades and abilities add to a deployment."""
    state, box = t.state, t.box
    found = triggered(state, box, seat, VP_ON_DEPLOY, VP)
    found += triggered(state, box, seat, LIGHT_ON_DEPLOY, LIGHT)
    found += triggered(state, box, seat, EXTINGUISH_ON_DEPLOY, EXTINGUISH)
    return found + triggered(state, box, seat, STEAL_ON_DEPLOY, STEAL)


def deploy_anywhere(t: T, seat: Seat, role: Role) -> Flow[None]:
    """The Seeders place a new candle on any territory (candelabria.house.seeders.ability1)."""
    territory = yield from choose(seat, DEPLOY_TERRITORY, bits(board_of(t.state, t.box).all), (ROLES[role],))
    place_candle(t, seat, role, territory)


def place_candle(t: T, seat: Seat, role: Role, territory: Territory) -> None:
    """The figure comes to the board with all fires of its role (candelabria.deploy.full_fires)."""
    state = t.state
    state.candles = changed(state.candles, CANDLES_OF[seat][role], territory)
    state.fires = changed(state.fires, CANDLES_OF[seat][role], t.box.tables.fires[role])
    t.tell(events.CANDLE_PLACED, seat, ROLES[role], called(t.state, t.box, territory))
    if min(state.cards[OWN_CANDLES[seat]]) >= 0:
        quest_met(t, seat, THREE_CANDLES)
    centre_entered(t, seat, territory)


def draw_candle(t: T, seat: Seat) -> None:
    """One enhanced candle to the hand; three for the Coven, or by house rule one of three (candelabria.deploy.draw)."""
    state, box = t.state, t.box
    coven = bonus(state, box, seat, DRAW_THREE)
    number = min(coven or 1, len(state.deck))
    if coven and not state.keep_three:
        look(t, seat, number)
    elif number:
        for _ in range(number):
            t.tell(events.DREW, seat, CANDLES[draw_card(t, seat)], to=only(seat))
        t.tell(events.DREW_UNSEEN, seat, number, to=~only(seat))


def look(t: T, seat: Seat, number: int) -> None:
    """The seat looks at the top cards of the deck; nobody else will know which of them goes where."""
    state = t.state
    for at in range(-1, -number - 1, -1):
        card = look_at(t, seat, at)
        state.deck.knowers[at] = only(seat)
        t.tell(events.DREW, seat, CANDLES[card], to=only(seat))
    t.tell(events.DREW_UNSEEN, seat, number, to=~only(seat))
    t.then(keep_one, seat, number)


def keep_one(t: T, seat: Seat, left: int) -> Flow[None] | None:
    """Drawn cards go under the deck until one is left for the hand (candelabria.house.coven.ability1)."""
    if left > 1:
        return choose_under(t, seat, left)
    if left:
        draw_card(t, seat)
    return None


def choose_under(t: T, seat: Seat, left: int) -> Flow[None]:
    card = yield from choose(seat, COVEN_UNDER, sorted(map(CandleCard, t.state.deck.things[-left:])), (left - 1,))
    t.state.deck.remove(card)
    put_under(t.state, card, only(seat))
    t.tell(events.PUT_UNDER, seat, CANDLES[card], to=only(seat))
    t.then(keep_one, seat, left - 1)
