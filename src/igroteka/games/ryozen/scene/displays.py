"""What lies beside the ring: events, springs, the Clan House row, the Capital track, decks, the road to the Altar."""

from functools import lru_cache
from typing import Final

from igroteka.content.scene import Board, Piece, Say, Zone
from igroteka.games.ryozen.box import CARDS, Box
from igroteka.games.ryozen.scene.cards import SIDE, harm, revelation, worth
from igroteka.games.ryozen.scene.pictures import goods, shown
from igroteka.games.ryozen.scene.piles import piles
from igroteka.games.ryozen.scene.road import ROAD, road, stations
from igroteka.games.ryozen.scene.tiles import tile
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import CLANS, EVENTS, EventCard

WIDTH, HEIGHT = 600, 1444
EDGE: Final = 10  # at both sides
ACROSS: Final = WIDTH - 2 * EDGE
EVENTS_TOP, SPRINGS_TOP, ROW_TOP, TRACK_TOP = 6, 276, 604, 864
AREA: Final = 226  # height of all areas of events, in two rows
PICTURE: Final = (78, 52)  # of an event
HARM: Final = 40  # height of what it does
TRACK: Final = (242, 292)  # width of the Capital's track for two Heralds, and for more; the piles lie beside it


def board(say: Say) -> Board:
    return Board(SIDE, say("board-displays"), "side", WIDTH, HEIGHT, sprite="displays", light=True)


def zones(s: State, box: Box, say: Say) -> list[Zone]:
    """All the places beside the ring, each group under its heading."""
    return [*_groups(s, say), *_events(s), *_springs(s, say), *_row(box), *_track(s), *stations(s, box)]


def _groups(s: State, say: Say) -> list[Zone]:
    wide = track_width(s)
    groups = (
        ("events", (EVENTS_TOP, 6, 588, 264), "label-events", "event_area"),
        ("springs", (SPRINGS_TOP, 6, 588, 322), "label-springs", "spring"),
        ("clan_house_row", (ROW_TOP, 6, 588, 254), "label-clan_house", "clan_row"),
        ("track", (TRACK_TOP, 6, wide, 130), "label-track", "track"),
        ("piles", (TRACK_TOP, wide + 12, 582 - wide, 130), "label-piles", "piles"),
        ("road", (ROAD, 6, 588, HEIGHT - ROAD - 6), "label-road", "road"),
    )
    return [
        Zone(
            f"group:{name}", SIDE, x, y, w, h, tone="display", label=say(label), tip=tip,
            sprite="road" if name == "road" else "",
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
        )
        for n, event in enumerate(s.areas)
    ]  # fmt: skip


def _springs(s: State, say: Say) -> list[Zone]:
    pitch = ACROSS // len(s.display)
    return [
        Zone(
            f"spring:{n}", SIDE, EDGE + pitch * n, SPRINGS_TOP + 32, pitch - 6, 284, "round", tone="springs",
            tip="spring" if card < 0 else CARDS[card],
            label="" if card < 0 else say(f"name-{CARDS[card]}"),
        )
        for n, card in enumerate(s.display)
    ]  # fmt: skip


def _row(box: Box) -> list[Zone]:
    """The areas of the Clan House row."""
    coins = box.clan_house[0].coins
    pitch = ACROSS // len(coins)
    return [
        Zone(
            f"area:{n + 1}", SIDE, EDGE + pitch * n, ROW_TOP + 32, pitch - 4, 216, "round", tone="clan_house",
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
            f"track:{n + 1}", SIDE, EDGE + pitch * n, TRACK_TOP + 32, pitch - 4, 94, "round", tone="capital",
            label=str(n + 1), tip="track",
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
            wide = min(104, pitch - 40)  # below a name of three lines
            found += [
                *revelation(box, card, SIDE, x, SPRINGS_TOP + 197, wide, say),
                *worth(box, card, x, SPRINGS_TOP + 292),
            ]
    pitch = ACROSS // len(box.clan_house[0].coins)
    for n, each in enumerate(s.row):
        found += tile(s, box, each, SIDE, EDGE - 2 + pitch * n + pitch // 2, ROW_TOP + 82, min(88, pitch - 8))
    found += [*_hires(box, say), *_heralds(s), *piles(s, box, say), *road(s, box, say)]
    return found


def _foretold(s: State, box: Box, n: int, event: EventCard, say: Say) -> list[Piece]:
    """An event in its area: its picture beside its name, and below them what it does."""
    name = EVENTS[event]
    x, y, width, height = event_at(s, n)
    wide, high = min(PICTURE[0], width // 3), min(PICTURE[1], width // 3)
    top, room = y + 4 + high // 2, width - wide - 12
    return [
        Piece(
            f"foretold:{name}", SIDE, x + 5 + wide // 2, top, wide, high, shown("event", name, "event"),
            badge=str(n + 1), tip=name, z=1,
        ),
        Piece(
            f"harm:{name}:name", SIDE, x + wide + 9 + room // 2, y + 40, room, 68, "nameplate",
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
        rows = (("fee", goods("coin"), price, fee, 154), ("hire", "favour", favour, gain, 206))
        for name, sprite, number, fact, y in rows:
            at, facts = ROW_TOP + y, (fact,)
            found += [
                Piece(f"{name}:{n + 1}", SIDE, x - 18, at, 44, 44, sprite, tip="clan_row", facts=facts, z=5),
                Piece(
                    f"{name}:{n + 1}:much", SIDE, x + 24, at, 40, 44, "plate", text=str(number), tip="clan_row",
                    facts=facts, z=5,
                ),
            ]  # fmt: skip
    return tuple(found)


def _heralds(s: State) -> list[Piece]:
    pitch = _herald_pitch(s)
    return [
        Piece(
            f"herald:{side}", SIDE, EDGE - 2 + pitch * rank + pitch // 2, TRACK_TOP + 88, 60, 60, "herald",
            tone=CLANS[s.clans[side]], owner=side if side < s.seats else None, tip="herald", z=2,
        )
        for rank, side in enumerate(s.heralds)
        if s.clans[side] >= 0
    ]  # fmt: skip
