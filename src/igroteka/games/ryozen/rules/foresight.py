"""Predicted events: laying them out, discarding and returning them."""

from igroteka.games.ryozen import events
from igroteka.games.ryozen.query import asked
from igroteka.games.ryozen.state import State, T
from igroteka.games.ryozen.topics import EVENT_AREA
from igroteka.games.ryozen.words import EVENTS, NO_EVENT_CARD, Area, EventCard, Side
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.pile import changed, without


def foretell(t: T) -> None:
    """Fill every empty area from left to right; an empty deck is rebuilt from the discard (ryozen.day.events.*)."""
    s = t.state
    for area, event in enumerate(s.areas):
        if event >= 0:
            continue
        if not s.event_deck and s.event_discard:
            s.event_deck = tuple(sorted(s.event_discard))
            s.event_discard = ()
            t.tell(events.EVENTS_SHUFFLED)
        if s.event_deck:
            drawn = t.luck.pick(s.event_deck)
            s.event_deck = without(s.event_deck, drawn)
            s.areas = changed(s.areas, area, drawn)
            t.tell(events.EVENT_FORETOLD, EVENTS[drawn], area + 1)


def predicted(s: State) -> list[EventCard]:
    """The events on the areas, from the left."""
    return [event for event in s.areas if event >= 0]


def discard_event(t: T, event: EventCard) -> None:
    """Put a predicted event on top of the discard; its area stays empty (ryozen.event.area_gap)."""
    s = t.state
    s.areas = changed(s.areas, s.areas.index(event), NO_EVENT_CARD)
    s.event_discard += (event,)
    t.tell(events.EVENT_DISCARDED, EVENTS[event])


def can_return_event(s: State) -> bool:
    return bool(s.event_discard) and NO_EVENT_CARD in s.areas


def return_event(t: T, side: Side) -> Flow[None]:
    """Put the top discarded event on an empty area of the side's choice."""
    s = t.state
    empty = [Area(n) for n, event in enumerate(s.areas) if event < 0]
    area = yield from choose(asked(s, side), EVENT_AREA, empty, (side,))
    s.areas = changed(s.areas, area, s.event_discard[-1])
    s.event_discard = s.event_discard[:-1]
    t.tell(events.EVENT_RETURNED, EVENTS[s.areas[area]], area + 1)
