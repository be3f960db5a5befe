"""Receive a task on an island (bonfire.task.take.*)."""

from igroteka.games.bonfire.events import GIFT_OPENED, TASK_TAKEN
from igroteka.games.bonfire.query import free_slots, gift_price, gift_stacks, task_cost, tasks_on
from igroteka.games.bonfire.rules.gain import reached
from igroteka.games.bonfire.rules.pay import pay_resources, pay_tokens
from igroteka.games.bonfire.state import T, gift_at, gift_of, gift_tops_of, gifts_unseen_of, isle_at, slot_at, stack_at
from igroteka.games.bonfire.topics import TASK_GIFT, TASK_SLOT, TASK_TAKE
from igroteka.games.bonfire.words import NO_RESOURCE, PLAIN, RESOURCES, TASK, TASKS7, Seat, Stack
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.pile import changed


def receive_task(t: T) -> None:
    """Step A: pay 1 token more than the seat has gift tokens on the island."""
    t.then(choose_gift)
    t.then(pay_tokens, TASK, task_cost(t.state, t.state.seat))


def choose_gift(t: T) -> Flow[None]:
    """Step B: choose an open gift token; pay its resource and the island's."""
    s = t.state
    tops = tuple(RESOURCES[top] if top != NO_RESOURCE else "none" for top in gift_tops_of(s, s.seat))
    stack = yield from choose(s.seat, TASK_GIFT, gift_stacks(s, t.box, s.seat), tops)
    t.then(take_task, stack)
    t.then(pay_resources, *gift_price(s, t.box, s.seat, stack))


def take_task(t: T, stack: Stack) -> Flow[None]:
    """Step C: swap a task for the gift token, lay it on a free slot, then open the next gift token."""
    s = t.state
    seat, island = s.seat, s.ships[s.seat]
    taken = yield from choose(seat, TASK_TAKE, tasks_on(s, island))
    slot = yield from choose(seat, TASK_SLOT, free_slots(s, seat), (t.box.task[taken].id,))
    s.isles = changed(s.isles, s.isles.index(taken, isle_at(island, 0)), gift_of(seat))
    s.slots = changed(s.slots, slot_at(seat, slot), taken)
    t.tell(TASK_TAKEN, seat, t.box.task[taken].id, t.box.island[island].id, slot + 1)
    open_gift(t, seat, stack)
    reached(t, seat, TASKS7, s.gnomes[seat])


def open_gift(t: T, seat: Seat, stack: Stack) -> None:
    """Open the top of a gift stack; an empty stack stays empty."""
    s = t.state
    at = stack_at(seat, stack)
    if not s.gift_stacks[at]:
        s.gift_tops = changed(s.gift_tops, at, NO_RESOURCE)
        return
    unseen = gifts_unseen_of(s, seat)
    resource = t.luck.pick([each for each, count in zip(PLAIN, unseen, strict=True) for _ in range(count)])
    s.gifts_unseen = changed(s.gifts_unseen, gift_at(seat, resource), unseen[resource] - 1)
    s.gift_stacks = changed(s.gift_stacks, at, s.gift_stacks[at] - 1)
    s.gift_tops = changed(s.gift_tops, at, resource)
    t.tell(GIFT_OPENED, seat, RESOURCES[resource], stack + 1)
