"""What lies beside the ring: events, springs, the Clan House row, the Capital track, decks, the road to the Altar."""

from functools import lru_cache
from typing import Final

from igroteka.content.scene import Board, Piece, Say, Zone
from igroteka.games.ryozen.box import CARDS, Box
from igroteka.games.ryozen.scene.cards import SIDE, harm, revelation, worth
from igroteka.games.ryozen.scene.pictures import goods, shown
from igroteka.games.ryozen.scene.piles import piles
from igroteka.games.ryozen.scene.road import CLEAR, ROAD, road, stations, with_picture
from igroteka.games.ryozen.scene.tiles import tile
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import CLANS, EVENTS, EventCard

WIDTH, HEIGHT = 600, 1340
EDGE: Final = 10  # at both sides
ACROSS: Final = WIDTH - 2 * EDGE
EVENTS_TOP, SPRINGS_TOP, ROW_TOP, TRACK_TOP = 6, 292, 606, 820
AREA: Final = 246  # height of all areas of events, in two rows
PICTURE: Final = (100, 64)  # of an event
HARM: Final = 38  # height of what it does
CARD, NAMED = 120, 92  # width of a revelation, and the room of its name, which covers the sky of its picture
HERALD, STEP, STEPS = 64, 14, 3  # where the first Herald stands, how much lower each one stands, and of how many
TRACK: Final = (242, 292)  # width of the Capital's track for two Heralds, and for more; the piles lie beside it


def board(say: Say) -> Board:
    return Board(SIDE, say("board-displays"), "side", WIDTH, HEIGHT, sprite="displays", light=True)


def zones(s: State, box: Box, say: Say) -> list[Zone]:
    """All the places beside the ring, each group under its heading."""
    return [*_groups(s, box, say), *_events(s), *_springs(s), *_row(box), *_track(s), *stations(s, box)]


def _groups(s: State, box: Box, say: Say) -> list[Zone]:
    wide = track_width(s)
    groups = (
        ("events", (EVENTS_TOP, 6, 588, 282), "label-events", "event_area"),
        ("springs", (SPRINGS_TOP, 6, 588, 310), "label-springs", "spring"),
        ("clan_house_row", (ROW_TOP, 6, 588, 210), "label-clan_house", "clan_row"),
        ("track", (TRACK_TOP, 6, wide, 130), "label-track", "track"),
        ("piles", (TRACK_TOP, wide + 12, 582 - wide, 130), "label-piles", "piles"),
        ("road", (ROAD, 6, 588, HEIGHT - ROAD - 6), "label-road", "road"),
    )
    return [
        Zone(
            f"group:{name}", SIDE, x, y, w, h, tone="display", label=say(label), tip=tip,
            sprite="road" if name == "road" and with_picture(box) else "",
        )
        for name, (y, x, w, h), label, tip in groups
    ]  # fmt: skip


def event_at(s: State, n: int) -> tuple[int, int, int, int]:
    """Left, top, width and height of the area of an event, in two rows."""
    across = max((len(s.areas) + 1) // 2, 2)
    width, height = ACROSS // across, AREA // 2
    return EDGE + width * (n % across), EVENTS_TOP + 36 + height * (n // across), width - 6, height - 4


def _events(s: State) -> list[Zone]:
    """The areas of predicted events, which happen at Night in this order."""
    return [
        Zone(
            f"event:{n}", SIDE, *event_at(s, n), "round", tone="gates",
            tip="event_area" if event < 0 else EVENTS[event], label=f"{n + 1}" if event < 0 else "",
            sprite="vacant" if event < 0 else "",
        )
        for n, event in enumerate(s.areas)
    ]  # fmt: skip


def _springs(s: State) -> list[Zone]:
    pitch = ACROSS // len(s.display)
    return [
        Zone(
            f"spring:{n}", SIDE, EDGE + pitch * n, SPRINGS_TOP + 34, pitch - 6, 266, "round", tone="springs",
            tip="spring" if card < 0 else CARDS[card],
        )
        for n, card in enumerate(s.display)
    ]  # fmt: skip


def _row(box: Box) -> list[Zone]:
    """The areas of the Clan House row."""
    coins = box.clan_house[0].coins
    pitch = ACROSS // len(coins)
    return [
        Zone(
            f"area:{n + 1}", SIDE, EDGE + pitch * n, ROW_TOP + 34, pitch - 4, 172, "round", tone="clan_house",
            tip="clan_row",
        )
        for n in range(len(coins))
    ]  # fmt: skip


def track_width(s: State) -> int:
    """Of the Capital's track."""
    return TRACK[len(s.heralds) > 2]


def _herald_pitch(s: State) -> int:
    return (track_width(s) - 8) // max(len(s.heralds), 1)


def _track(s: State) -> list[Zone]:
    pitch = _herald_pitch(s)
    return [
        Zone(
            f"track:{n + 1}", SIDE, EDGE + pitch * n, TRACK_TOP + 34, pitch - 4, 92, "round", tone=CLEAR,
            sprite=f"step_{min(n, STEPS) + 1}", tip="track",
        )
        for n in range(len(s.heralds))
    ]  # fmt: skip


def pieces(s: State, box: Box, say: Say) -> list[Piece]:
    """Cards, companions for hire, Heralds, villages and Explorers."""
    found: list[Piece] = []
    for n, event in enumerate(s.areas):
        if event >= 0:
            found += _foretold(s, box, n, event, say)
    pitch = ACROSS // len(s.display)
    for n, card in enumerate(s.display):
        if card >= 0:
            x = EDGE - 3 + pitch * n + pitch // 2
            wide, name = min(CARD, pitch - 40), CARDS[card]
            found += [
                *revelation(box, card, SIDE, x, SPRINGS_TOP + 189, wide, say, aside=True),
                Piece(
                    f"card:{name}:name", SIDE, x, SPRINGS_TOP + 41 + NAMED // 2, pitch - 8, NAMED, "nameplate",
                    text=say(f"name-{name}"), tip=name, z=2,
                ),
                *worth(box, card, x, SPRINGS_TOP + 276, pitch - 12),
            ]  # fmt: skip
    pitch = ACROSS // len(box.clan_house[0].coins)
    for n, each in enumerate(s.row):
        found += tile(s, box, each, SIDE, EDGE - 2 + pitch * n + pitch // 2, ROW_TOP + 79, min(88, pitch - 8))
    found += [*_hires(box, say), *_heralds(s), *piles(s, box, say), *road(s, box, say)]
    return found


def _foretold(s: State, box: Box, n: int, event: EventCard, say: Say) -> list[Piece]:
    """An event in its area: its picture beside its name, and below them what it does."""
    name = EVENTS[event]
    x, y, width, height = event_at(s, n)
    wide = min(PICTURE[0], width * 2 // 5)
    high = PICTURE[1] * wide // PICTURE[0]
    room = width - wide - 4
    return [
        Piece(
            f"foretold:{name}", SIDE, x + 3 + wide // 2, y + 5 + high // 2, wide, high, shown("event", name, "event"),
            badge=str(n + 1), tip=name, z=2,
        ),
        Piece(
            f"harm:{name}:name", SIDE, x + width - room // 2, y + 6 + high // 2, room, high, "nameplate",
            text=say(f"name-{name}"), tip=name, z=1,
        ),
        *harm(box, event, x + width // 2, y + height - HARM // 2, width - 6),
    ]  # fmt: skip


@lru_cache(64)
def _hires(box: Box, say: Say) -> tuple[Piece, ...]:
    """Below each companion for hire what it costs, and below that the favour it gives."""
    row = box.clan_house[0]
    pitch, found = ACROSS // len(row.coins), list[Piece]()
    for n, (price, favour) in enumerate(zip(row.coins, row.favour, strict=True)):
        x, fee, gain = (
            EDGE - 2 + pitch * n + pitch // 2,
            say("price-coins", coins=price),
            say("fact-hire", number=favour),
        )
        rows = (("fee", goods("coin"), price, fee, 145), ("hire", "favour", favour, gain, 185))
        for name, sprite, number, fact, y in rows:
            at, facts = ROW_TOP + y, (fact,)
            found += [
                Piece(f"{name}:{n + 1}", SIDE, x - 18, at, 42, 42, sprite, tip="clan_row", facts=facts, z=5),
                Piece(
                    f"{name}:{n + 1}:much", SIDE, x + 22, at, 40, 40, "plate", text=str(number), tip="clan_row",
                    facts=facts, z=5,
                ),
            ]  # fmt: skip
    return tuple(found)


def _heralds(s: State) -> list[Piece]:
    """Heralds on a step for each rank, the first one on the highest."""
    pitch, top = _herald_pitch(s), TRACK_TOP + HERALD
    left = EDGE - 2 + pitch // 2
    steps = [
        Piece(
            f"track:{n + 1}:rank", SIDE, left + pitch * n, TRACK_TOP + 111, 40, 30, "plate",
            text=str(n + 1), tip="track", z=1,
        )
        for n in range(len(s.heralds))
    ]  # fmt: skip
    return steps + [
        Piece(
            f"herald:{side}", SIDE, left + pitch * rank, top + STEP * min(rank, STEPS), 60, 60, "herald",
            tone=CLANS[s.clans[side]], owner=side if side < s.seats else None, tip="herald", z=2,
        )
        for rank, side in enumerate(s.heralds)
        if s.clans[side] >= 0
    ]  # fmt: skip
