"""What lies beside the ring: events, springs, the Clan House row, the Capital track, decks, the road to the Altar."""

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
AREA: Final = 230  # height of all areas of events
TRACK: Final = 292  # width of the Capital's track; the piles lie beside it


def board(say: Say) -> Board:
    return Board(SIDE, say("board-displays"), "side", WIDTH, HEIGHT, sprite="displays", light=True)


def zones(s: State, box: Box, say: Say) -> list[Zone]:
    """All the places beside the ring, each group under its heading."""
    return [*_groups(say), *_events(s, say), *_springs(s, say), *_row(box), *_track(s), *stations(s, box, say)]


def _groups(say: Say) -> list[Zone]:
    groups = (
        ("events", (EVENTS_TOP, 6, 588, 264), "label-events", "event_area"),
        ("springs", (SPRINGS_TOP, 6, 588, 322), "label-springs", "spring"),
        ("clan_house_row", (ROW_TOP, 6, 588, 254), "label-clan_house", "clan_row"),
        ("track", (TRACK_TOP, 6, TRACK, 130), "label-track", "track"),
        ("piles", (TRACK_TOP, TRACK + 12, 582 - TRACK, 130), "label-piles", "piles"),
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
    """Left, top, width and height of the area of an event: in one row, or in two where there are many."""
    rows = 1 + (len(s.areas) > 4)
    across = (len(s.areas) + rows - 1) // rows
    width, height = ACROSS // across, AREA // rows
    return EDGE + width * (n % across), EVENTS_TOP + 32 + height * (n // across), width - 6, height - 4


def _events(s: State, say: Say) -> list[Zone]:
    """The areas of predicted events, which happen at Night in this order."""
    return [
        Zone(
            f"event:{n}", SIDE, *event_at(s, n), "round", tone="gates",
            tip="event_area" if event < 0 else EVENTS[event],
            label=f"{n + 1}" if event < 0 else f"{n + 1}. {say(f'name-{EVENTS[event]}')}",
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


def _track(s: State) -> list[Zone]:
    pitch = (TRACK - 8) // max(len(s.heralds), 1)
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
            found += _foretold(s, box, n, event)
    pitch = ACROSS // len(s.display)
    for n, card in enumerate(s.display):
        if card >= 0:
            x = EDGE - 3 + pitch * n + pitch // 2
            wide = min(118, pitch - 40)  # below a name of two lines
            found += [
                *revelation(box, card, SIDE, x, SPRINGS_TOP + 188, wide, say),
                *worth(box, card, x, SPRINGS_TOP + 292),
            ]
    pitch = ACROSS // len(box.clan_house[0].coins)
    for n, each in enumerate(s.row):
        found += tile(s, box, each, SIDE, EDGE - 2 + pitch * n + pitch // 2, ROW_TOP + 82, min(88, pitch - 8))
    found += [*_hires(box, say), *_heralds(s), *piles(s, box, say), *road(s, box, say)]
    return found


def _foretold(s: State, box: Box, n: int, event: EventCard) -> list[Piece]:
    """An event in its area: its picture, and below it what it does."""
    name = EVENTS[event]
    x, y, width, height = event_at(s, n)
    high = height - 126 if height > 120 else 34
    middle = x + width // 2
    card = Piece(
        f"foretold:{name}", SIDE, middle, y + height - 46 - high // 2, min(width - 8, high * 3 // 2), high,
        shown("event", name, "event"), tip=name, z=1,
    )  # fmt: skip
    return [card, *harm(box, event, middle, y + height - 22, width - 6)]


def _hires(box: Box, say: Say) -> list[Piece]:
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
    return found


def _heralds(s: State) -> list[Piece]:
    pitch = (TRACK - 8) // max(len(s.heralds), 1)
    return [
        Piece(
            f"herald:{side}", SIDE, EDGE - 2 + pitch * rank + pitch // 2, TRACK_TOP + 88, 60, 60, "herald",
            tone=CLANS[s.clans[side]], owner=side if side < s.seats else None, tip="herald", z=2,
        )
        for rank, side in enumerate(s.heralds)
        if s.clans[side] >= 0
    ]  # fmt: skip
