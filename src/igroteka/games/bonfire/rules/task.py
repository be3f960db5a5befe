"""Receive a task on an island (bonfire.task.take.*)."""

from igroteka.games.bonfire.events import GIFT_OPENED, TASK_TAKEN
from igroteka.games.bonfire.query import free_slots, gift_price, gift_stacks, task_cost, tasks_on
from igroteka.games.bonfire.rules.gain import reached
from igroteka.games.bonfire.rules.pay import owe_tokens
from igroteka.games.bonfire.state import EMPTY, GIFT, T, put
from igroteka.games.bonfire.topics import TASK_GIFT, TASK_SLOT, TASK_TAKE
from igroteka.games.bonfire.words import PLACES, RESOURCES, TASK, TASKS7
from igroteka.kernel.ask import Flow, choose


def task(t: T) -> None:
    """Step A: pay 1 token more than own gift tokens on the island."""
    s = t.state
    owe_tokens(s, TASK, task_cost(s, s.seat))
    s.later("gift")
    s.later("pay")


def gift(t: T) -> Flow[None]:
    """Step B: choose an open gift token; pay its resource and the island's."""
    s = t.state
    tops = tuple(RESOURCES[top] if top != EMPTY else "none" for top in s.gift_tops[s.seat * 2 : s.seat * 2 + 2])
    stack = yield from choose(s.seat, TASK_GIFT, gift_stacks(s, t.box, s.seat), tops)
    s.due_resources = gift_price(s, t.box, s.seat, stack)
    s.later("receive", stack)
    s.later("pay")


def receive(t: T, stack: int) -> Flow[None]:
    """Step C: swap a task for the gift token, lay it on a free slot, then open the next gift token."""
    s = t.state
    seat, island = s.seat, s.ships[s.seat]
    taken = yield from choose(seat, TASK_TAKE, tasks_on(s, island))
    slot = yield from choose(seat, TASK_SLOT, free_slots(s, seat), (t.box.task[taken].id,))
    s.isles = put(s.isles, s.isles.index(taken, island * PLACES), GIFT - seat)
    s.slots = put(s.slots, seat * 7 + slot, taken)
    t.tell(TASK_TAKEN, seat, t.box.task[taken].id, t.box.island[island].id, slot + 1)
    open_gift(t, seat, stack)
    reached(t, seat, TASKS7, s.gnomes[seat])


def open_gift(t: T, seat: int, stack: int) -> None:
    """Open the top of a gift stack; an empty stack stays empty."""
    s = t.state
    at = seat * 2 + stack
    if not s.gift_stacks[at]:
        s.gift_tops = put(s.gift_tops, at, EMPTY)
        return
    unseen = s.gifts_unseen[seat * 5 : seat * 5 + 5]
    resource = t.luck.pick([each for each in range(5) for _ in range(unseen[each])])
    s.gifts_unseen = put(s.gifts_unseen, seat * 5 + resource, unseen[resource] - 1)
    s.gift_stacks = put(s.gift_stacks, at, s.gift_stacks[at] - 1)
    s.gift_tops = put(s.gift_tops, at, resource)
    t.tell(GIFT_OPENED, seat, RESOURCES[resource], stack + 1)
