"""What lies beside the ring: events, springs, the Clan House row, the Capital track, decks, the road to the Altar."""

from igroteka.content.scene import Board, Piece, Say, Zone
from igroteka.games.ryozen.box import CARDS, Box
from igroteka.games.ryozen.scene.cards import SIDE, harm, revelation, worth
from igroteka.games.ryozen.scene.pictures import shown
from igroteka.games.ryozen.scene.piles import piles
from igroteka.games.ryozen.scene.road import road, stations
from igroteka.games.ryozen.scene.tiles import tile
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import CLANS, EVENTS

WIDTH, HEIGHT = 880, 880


def board(say: Say) -> Board:
    return Board(SIDE, say("board-displays"), "side", WIDTH, HEIGHT, sprite="displays")


def zones(s: State, box: Box, say: Say) -> list[Zone]:
    """All the places beside the ring, each group under its heading."""
    return [*_groups(say), *_events(s, say), *_springs(s, say), *_row(box, say), *_track(s), *stations(s, box, say)]


def _groups(say: Say) -> list[Zone]:
    return [
        Zone("group:events", SIDE, 6, 6, 868, 168, tone="display", label=say("label-events"), tip="event_area"),
        Zone("group:springs", SIDE, 6, 180, 868, 146, tone="display", label=say("label-springs"), tip="spring"),
        Zone(
            "group:clan_house_row",
            SIDE,
            6,
            332,
            868,
            148,
            tone="display",
            label=say("label-clan_house"),
            tip="clan_row",
        ),
        Zone("group:track", SIDE, 6, 486, 430, 96, tone="display", label=say("label-track"), tip="track"),
        Zone("group:piles", SIDE, 442, 486, 432, 96, tone="display", label=say("label-piles"), tip="piles"),
        Zone("group:road", SIDE, 6, 588, 868, 286, tone="display", sprite="road", label=say("label-road"), tip="road"),
    ]


def event_at(s: State, n: int) -> tuple[int, int, int]:
    """Left, top and width of the area of an event: two rows of them, read as the events come."""
    across = (len(s.areas) + 1) // 2
    width = 860 // across
    return 14 + width * (n % across), 32 + 70 * (n // across), width - 8


def _events(s: State, say: Say) -> list[Zone]:
    """The areas of predicted events, which come by night in this order."""
    return [
        Zone(
            f"event:{n}", SIDE, x, y, wide, 64, "round", tone="gates",
            tip="event_area" if event < 0 else EVENTS[event],
            label=f"{n + 1}" if event < 0 else f"{n + 1}. {say(f'name-{EVENTS[event]}')}",
        )
        for n, event in enumerate(s.areas)
        for x, y, wide in [event_at(s, n)]
    ]  # fmt: skip


def _springs(s: State, say: Say) -> list[Zone]:
    pitch = 860 // len(s.display)
    return [
        Zone(
            f"spring:{n}", SIDE, 14 + pitch * n, 208, pitch - 8, 112, "round", tone="springs",
            tip="spring" if card < 0 else CARDS[card],
            label="" if card < 0 else say(f"name-{CARDS[card]}"),
        )
        for n, card in enumerate(s.display)
    ]  # fmt: skip


def _row(box: Box, say: Say) -> list[Zone]:
    """The areas of the Clan House row with their prices."""
    coins = box.clan_house[0].coins
    pitch = 860 // len(coins)
    return [
        Zone(
            f"area:{n + 1}", SIDE, 14 + pitch * n, 360, pitch - 6, 114, "round", tone="clan_house", tip="clan_row",
            label=say("price-coins", coins=price),
        )
        for n, price in enumerate(coins)
    ]  # fmt: skip


def _track(s: State) -> list[Zone]:
    return [
        Zone(f"track:{n + 1}", SIDE, 14 + 104 * n, 514, 96, 62, "round", tone="capital", label=str(n + 1), tip="track")
        for n in range(len(s.heralds))
    ]


def pieces(s: State, box: Box, say: Say) -> list[Piece]:
    """Cards, companions for hire, Heralds, villages and Explorers."""
    found: list[Piece] = []
    for n, event in enumerate(s.areas):
        if event >= 0:
            x, y, _ = event_at(s, n)
            found += [
                Piece(
                    f"foretold:{EVENTS[event]}",
                    SIDE,
                    x + 44,
                    y + 43,
                    76,
                    49,
                    shown("event", EVENTS[event], "event"),
                    tip=EVENTS[event],
                    z=1,
                )
            ]
            found += harm(box, event, x + 104, y + 42)
    for n, card in enumerate(s.display):
        if card >= 0:
            pitch = 860 // len(s.display)
            x = 10 + pitch * n + pitch // 2
            found += [*revelation(box, card, SIDE, x, 274, 58, say), *worth(box, card, x, 262)]
    pitch = 860 // len(box.clan_house[0].coins)
    for n, each in enumerate(s.row):
        found += tile(s, box, each, SIDE, 11 + pitch * n + pitch // 2, 424, 72)
    found += [*_hires(box, say), *_heralds(s), *piles(s, box, say), *road(s, box, say)]
    return found


def _hires(box: Box, say: Say) -> list[Piece]:
    """The favour that each area of the row gives to whoever hires from it."""
    row = box.clan_house[0].favour
    pitch = 860 // len(row)
    return [
        Piece(
            f"hire:{n + 1}", SIDE, pitch * (n + 1) - 13, 448, 38, 38, "favour", badge=str(favour), tip="clan_row",
            facts=(say("fact-hire", number=favour),), z=5,
        )
        for n, favour in enumerate(row)
    ]  # fmt: skip


def _heralds(s: State) -> list[Piece]:
    return [
        Piece(
            f"herald:{side}", SIDE, 62 + 104 * rank, 552, 40, 40, "herald", tone=CLANS[s.clans[side]],
            owner=side if side < s.seats else None, tip="herald", z=2,
        )
        for rank, side in enumerate(s.heralds)
        if s.clans[side] >= 0
    ]  # fmt: skip
