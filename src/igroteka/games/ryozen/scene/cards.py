"""Cards on the table: a revelation with its price, its glyph and what it is about, an event with what it does."""

from itertools import chain
from typing import Final

from igroteka.content.scene import Piece, Say
from igroteka.games.ryozen.box import CARDS, Box
from igroteka.games.ryozen.scene.pictures import goods, shown
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import EVENTS, SHARDS, Card, EventCard

SIDE: Final = "displays"
FAMILIES: Final = ("offering", "prayer", "mercy", "seal")  # of revelations, by the first word of their kind
SIGNS: Final = {  # what stands for a sector on cards
    "gates": "event",
    "capital": "herald",
    "outskirts": "village",
    "altar": "altar",
    "springs": "card_other",
    "clan_house": "rank_apprentice",
}
SUBJECTS: Final = {  # what a revelation is about, by the other words of its kind
    **SIGNS,
    **{shard: shard for shard in SHARDS},
    "palace": "palace_1",
    "wealth": "coin",
    "wisdom": "scroll",
    "spirits": "lantern",
    "phoenix": "favour",
}
HARM: Final = {  # what each event does, as icons: for what, and what is lost; its number stands at those marked "-"
    "breach": ("coin-", "scroll-", "lantern-"),
    "uprising": ("village", "favour-"),
    "clan_house_fire": ("card_other-",),
    "bandit_raid": ("strike-",),
    "rumours": ("hidden", "eye-"),
    "ominous_shadows": ("sun", "favour-"),
    "eclipse_coral": ("coral±",),
    "eclipse_agate": ("agate±",),
    "eclipse_jade": ("jade±",),
    "curse_of_shadow": ("sun", "strike-"),
    "palace_banquet": ("palace_1", "any-"),
    "public_brawl": ("rank_apprentice", "favour-"),
    "lunar_curse": ("sun", "coral", "agate", "jade-"),
    "sun_glare": ("socket", "favour-"),
    "lunar_festival": ("sun", "pawn", "lantern-"),
    "unseen_presence": ("sun", "hidden", "eye"),
    "three_lights": ("sun", "sun", "sun", "favour-"),
    "mist_of_oblivion": ("card_other", "favour-"),
    "flood": ("explorer-",),
    "earthquake": ("pawn", "coral", "agate", "jade", "favour-"),
}


def harm(box: Box, event: EventCard, x: int, y: int, width: int) -> list[Piece]:
    """What an event does to everybody, below its card: a centred row of icons, as large as fits."""
    name = EVENTS[event]
    row: list[tuple[str, str, str]] = []
    for n, each in enumerate(HARM[name]):
        row.append((f"harm:{name}:{n}", each.rstrip("-±"), ""))
        sign = {"-": "−", "±": "±"}.get(each[-1], "")
        row += [(f"harm:{name}:{n}:much", "plate", f"{sign}{box.event[event].amount}")] if sign else []
    step = min(40, width // len(row))
    left = x - step * (len(row) - 1) // 2
    return [
        Piece(piece, SIDE, left + step * n, y, step - 2, step - 2, goods(sprite), text=text, tone="blue", tip=name, z=1)
        for n, (piece, sprite, text) in enumerate(row)
    ]


def worth(box: Box, card: Card, x: int, y: int, width: int) -> list[Piece]:
    """Over the lower edge of a revelation: what it costs, and the favour for discarding it at once."""
    row, name = box.revelation[card], CARDS[card]
    price = f"−{row.price}" if row.price else "0"
    half = width // 2
    signs = (("price", goods("scroll"), price, -half // 2), ("worth", "favour", f"+{row.favour}", half // 2))
    found = [Piece(f"price:{name}:pill", SIDE, x, y, width, 38, "pill", tip=name, z=2)]
    for kind, sprite, text, aside in signs:
        found += [
            Piece(f"{kind}:{name}", SIDE, x + aside - 20, y, 38, 38, sprite, tip=name, z=3),
            Piece(f"{kind}:{name}:much", SIDE, x + aside + 18, y, 42, 36, "plate", text=text, tip=name, z=3),
        ]
    return found


def undecided(s: State, box: Box) -> tuple[Card, ...]:
    """The revelation that was acquired but is neither kept nor discarded yet: it lies nowhere else."""
    elsewhere = {*s.card_deck, *s.card_discard, *s.display, *chain.from_iterable(s.cards)}
    left = tuple(card for card in map(Card, range(len(box.revelation))) if card not in elsewhere)
    return left if len(left) == 1 else ()


def revelation(
    box: Box,
    card: Card,
    on: str,
    x: int,
    y: int,
    width: int,
    say: Say,
    z: int = 1,
    facts: tuple[str, ...] = (),
    *,
    aside: bool = False,
) -> list[Piece]:
    """A revelation with its glyph, below or at the right edge, and what it is about."""
    row = box.revelation[card]
    family = next((each for each in FAMILIES if row.kind.startswith(each)), "other")
    printed = (
        say("fact-price", number=row.price),
        say("fact-favour", number=row.favour),
        say("fact-glyph", glyph=say(f"value-{row.glyph}")),
    )
    high, size = width * 11 // 8, width // 3 if aside else width * 3 // 8
    face = shown("revelation", row.kind, f"card_{family}")
    at = (x + width // 2 - 12, y + high // 5) if aside else (x, y + high // 2 - size * 3 // 5)
    found = [
        Piece(
            f"card:{CARDS[card]}", on, x, y, width, high, face, tone="springs", tip=CARDS[card],
            facts=printed + facts, z=z,
        ),
        Piece(f"glyph:{CARDS[card]}", on, *at, size, size, f"glyph_{row.glyph}", z=z),
    ]  # fmt: skip
    subject = SUBJECTS.get(row.kind.partition("_")[2])
    if subject:
        left, top, half, name = x - width // 2 + 4, y + high // 5, width * 7 // 16, CARDS[card]
        found.append(Piece(f"about:{name}", on, left, top, half, half, goods(subject), tone="blue", tip=name, z=z))
    return found
