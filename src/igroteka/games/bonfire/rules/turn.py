"""A player's turn: one of three options, with bonus actions before and after it (bonfire.turn.*)."""

from collections.abc import Callable
from typing import Final

from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.query import (
    can_march,
    can_recruit,
    can_take_task,
    fate_lays,
    free_slots,
    gnome_count,
    guardian_count,
    most_of,
    most_tokens,
    pass_value,
    retrievable,
    task_cost,
    tasks_on,
    token_count,
)
from igroteka.games.bonfire.rules.conditions import lightable
from igroteka.games.bonfire.rules.countdown import drop_out, pass_turn
from igroteka.games.bonfire.rules.fate import discard_one, discard_to_limit, tokens_in
from igroteka.games.bonfire.rules.gnome import recruit_gnome
from igroteka.games.bonfire.rules.great import use_great_bonfire
from igroteka.games.bonfire.rules.guardian import longer, make_procession, retrieve_guardian
from igroteka.games.bonfire.rules.light import bonus_action, bonuses, light_bonfire
from igroteka.games.bonfire.rules.path import build_path
from igroteka.games.bonfire.rules.ship import move_ship
from igroteka.games.bonfire.rules.task import receive_task
from igroteka.games.bonfire.state import State, T, has_neutral, token_at, tokens_of
from igroteka.games.bonfire.topics import ACTIONS, AFTER, BONUSES, OPTION
from igroteka.games.bonfire.words import (
    ALL_COMMON,
    BONFIRE,
    DOUBLE_YELLOW,
    GNOME,
    GNOME_LIMIT,
    GUARDIAN,
    GUARDIANS,
    NO_RESOURCE,
    PATH,
    PATH_LIMIT,
    PIER,
    SHIP,
    TASK,
    WILD,
    Seat,
    Token,
)
from igroteka.kernel.ask import Flow, WhyNot, choose


def list_options(t: T) -> None:
    """Step: work out what the seat may do: an option, a bonus action before it, a discard, a pass in the countdown.

    A seat that can do none of the three options is out (bonfire.turn.stuck).
    """
    s = t.state
    seat = s.seat
    able = doable(s, t.box, seat)
    offered = able[:]
    if able and ((able[0] == "fate" and any(tokens_of(s, seat))) or discardable(s, t.box, seat)):
        offered.append("discard")
    if s.neutrals:
        offered += [BONUSES[each] for each in bonuses(s, t, seat)]
    if s.counting and pass_value(s, seat):
        offered.append("pass")
    elif not able:
        offered.append("out")
    s.offered = tuple(offered)
    t.then(choose_option)


def choose_option(t: T) -> Flow[None]:
    """Step: the seat chooses what to do."""
    s = t.state
    choice = yield from choose(s.seat, OPTION, s.offered, (), lambda: refusals(t))
    s.offered = ()
    if choice == "pass":
        pass_turn(t)
    elif choice == "out":
        drop_out(t)
    elif choice == "discard":
        t.then(list_options)
        t.then(discard)
    elif choice in BONUSES:
        t.then(list_options)
        t.then(bonus_action, ALL_COMMON[BONUSES.index(choice)])
    else:
        t.then(CARRIED_OUT[choice])


CARRIED_OUT: Final[dict[str, Callable[[T], Flow[None] | None]]] = {
    "fate": discard_to_limit,
    "ship": move_ship,
    "path": build_path,
    "task": receive_task,
    "retrieve": retrieve_guardian,
    "procession": make_procession,
    "great": use_great_bonfire,
    "gnome": recruit_gnome,
    "light": light_bonfire,
}
"""The three options; the second has seven actions."""


def doable(s: State, box: Box, seat: Seat) -> list[str]:
    """The options that can be carried out (bonfire.turn.possible_option)."""
    found = ["fate"] if fate_lays(s, box, seat) else []
    purse = tokens_of(s, seat)
    if any(purse):
        found += _actions(s, box, seat, purse)
    if lightable(s, box, seat):
        found.append("light")
    return found


def _actions(s: State, box: Box, seat: Seat, purse: list[int]) -> list[str]:
    """Option II: actions that have a target and whose whole price can be paid."""
    found = []
    total, wild = sum(purse), purse[WILD]
    free = wild or total > 1  # one token of any type can be paid
    double = bool(s.gnomes[seat] & DOUBLE_YELLOW)
    here = s.ships[seat]
    if (free or purse[SHIP]) and (
        here == PIER or box.nearest[here] == 1 or most_of(purse, SHIP, double) >= box.nearest[here]
    ):
        found.append("ship")
    built = len(s.built[seat])
    if built < PATH_LIMIT and (free or purse[PATH]):
        cost = box.path_cost[built + 1]
        if cost == 1 or most_of(purse, PATH, double) >= cost:
            found.append("path")
    if here != PIER:
        if (free or purse[TASK]) and can_take_task(s, box, seat):
            found.append("task")
        if (free or purse[GUARDIAN]) and retrievable(s, box, seat) >= 0:
            found.append("retrieve")
    if (free or purse[GUARDIAN]) and can_march(s, seat, most_of(purse, GUARDIAN, double) + longer(s, seat)):
        found.append("procession")
    if free or purse[BONFIRE]:
        found.append("great")
    if (free or purse[GNOME]) and can_recruit(s, box, seat):
        found.append("gnome")
    return found


def discard(t: T) -> Flow[None]:
    """Step: discard a token and go on with the turn."""
    s = t.state
    return discard_one(t, discardable(s, t.box, s.seat))


def discardable(s: State, box: Box, seat: Seat) -> list[Token]:
    """Tokens that may be discarded: a player may not drop out by discarding (bonfire.fate.discard_any_time).

    Two tokens of any kinds can always turn the Great Bonfire.
    """
    tokens = tokens_in(s, seat)
    if token_count(s, seat) > 2 or fate_lays(s, box, seat):
        return tokens
    found = []
    for token in tokens:
        at = token_at(seat, token)
        s.tokens[at] -= 1
        if doable(s, box, seat):
            found.append(token)
        s.tokens[at] += 1
    return found


def bonus_actions(t: T) -> None:
    """Step: bonus actions after the option, if any."""
    s = t.state
    if s.neutrals and bonuses(s, t, s.seat):
        t.then(choose_bonus_action)


def choose_bonus_action(t: T) -> Flow[None]:
    """Step: a bonus action, or the end of the turn."""
    s = t.state
    found: list[str | None] = [BONUSES[each] for each in bonuses(s, t, s.seat)]
    choice = yield from choose(s.seat, AFTER, [*found, None])
    if choice is not None:
        t.then(bonus_actions)
        t.then(bonus_action, ALL_COMMON[BONUSES.index(choice)])


# Why not


def refusals(t: T) -> list[WhyNot]:
    """Why the other options are not possible."""
    s = t.state
    found = [_refusal(t, name) for name in ACTIONS if name not in s.offered]
    if not pass_value(s, s.seat) and s.counting:
        found.append(WhyNot("pass", "countdown.no_token", "bonfire.interaction.countdown_no_pass_before_token"))
    elif not s.counting:
        found.append(WhyNot("pass", "countdown.not_begun", "bonfire.countdown.pass_instead"))
    open_bonuses = bonuses(s, t, s.seat)
    for each, name in zip(ALL_COMMON, BONUSES, strict=True):
        if not has_neutral(s, each):
            found.append(WhyNot(name, "bonus.novice_gone", "bonfire.bonus.novice_present"))
        elif each not in open_bonuses:
            found.append(WhyNot(name, "bonus.not_met", "bonfire.bonus.condition"))
    return found


def _refusal(t: T, name: str) -> WhyNot:
    """The first failed condition of an option."""
    s, box, seat = t.state, t.box, t.state.seat
    if name == "fate" and not s.supply[seat]:
        return WhyNot(name, "fate.no_tile", "bonfire.fate.empty_supply")
    if name == "fate":
        return WhyNot(name, "fate.no_room", "bonfire.fate.empty_supply")
    if name == "light":
        return WhyNot(name, "light.not_met", "bonfire.light.flip")
    if name == "path" and len(s.built[seat]) >= PATH_LIMIT:
        return WhyNot(name, "path.full", "bonfire.path.limit6")
    if name == "gnome" and gnome_count(s, seat) >= GNOME_LIMIT:
        return WhyNot(name, "gnome.full", "bonfire.gnome.limit6")
    if name == "retrieve" and guardian_count(s, seat) == len(GUARDIANS):
        return WhyNot(name, "retrieve.full", "bonfire.guardian.max5")
    if name == "retrieve" and retrievable(s, box, seat) < 0:
        return WhyNot(name, "retrieve.no_guardian", "bonfire.guardian.retrieve.at_island")
    if name == "procession" and most_tokens(s, seat, GUARDIAN):
        return WhyNot(name, "procession.nobody", "bonfire.procession.not_empty")
    if name == "task":
        return _no_task(s, box, seat)
    return WhyNot(name, "pay.short", "bonfire.pay.whole_price")


def _no_task(s: State, box: Box, seat: Seat) -> WhyNot:
    island = s.ships[seat]
    if not free_slots(s, seat):
        return WhyNot("task", "task.full", "bonfire.task.take.limit7")
    if island == PIER or box.island_resource[island] == NO_RESOURCE:
        return WhyNot("task", "task.no_island", "bonfire.task.take.at_island")
    if not tasks_on(s, island):
        return WhyNot("task", "task.none_left", "bonfire.task.take.empty_island")
    if most_tokens(s, seat, TASK) < task_cost(s, seat):
        return WhyNot("task", "pay.short", "bonfire.pay.whole_price")
    return WhyNot("task", "task.no_resources", "bonfire.task.take.pay_gift_resource")
