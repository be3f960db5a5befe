"""The reference game's table: deck, cellar and discard pile in the middle, a hand for every seat.

Parts are cached by what they show: seats that see the same share them, and a change has them drawn again.
"""

from functools import lru_cache
from itertools import chain, count, repeat

from igroteka.content.scene import Board, Counter, Panel, Piece, Role, Say, Scene, Scenery, Zone
from igroteka.kernel.ask import Seat
from igroteka.kernel.pool import UNSEEN
from igroteka.kernel.view import View
from igroteka.testing.reference.score import lines_of
from igroteka.testing.reference.state import CARD_IDS, Box, State

CARD = (40, 56)
CACHE_SIZE = 2048  # drawings kept per part, for all tables together
PALETTE = {"amber": "#d99a2b", "coral": "#d8574a", "jade": "#2f9e74", "cloth": "#26443b"}


def draw(seen: View[State], box: Box, say: Say) -> Scene:
    """The main board, and a board for each hand."""
    state = seen.known
    cards = tuple([tuple(place.things) for place in state.hands])
    return Scene(
        boards=boards(state.seats, seen.seat, say),
        zones=zones(state.seats, say),
        pieces=piles(box, len(state.deck), tuple(state.cellar.things), tuple(state.discard)) + hands(box, cards),
        panels=panels(box, tuple(state.coins), cards, tuple(state.omens), say),
        status=say("status-round", round=state.round),
    )


@lru_cache(CACHE_SIZE)
def boards(seats: int, viewer: Seat | None, say: Say) -> tuple[Board, ...]:
    """One's own hand is large, the others' are small."""
    roles: list[Role] = ["own" if seat == viewer else "other" for seat in range(seats)]
    hands = [Board(f"hand:{seat}", say("board-hand"), role, 320, 80, owner=seat) for seat, role in enumerate(roles)]
    return (Board("main", say("board-main"), "main", 480, 200), *hands)


@lru_cache(CACHE_SIZE)
def zones(seats: int, say: Say) -> tuple[Zone, ...]:
    """Where the piles and the hands lie."""
    deck, cellar, discard = (say(f"name-{place}") for place in ("deck", "cellar", "discard"))
    return (
        Zone("deck", "main", 40, 60, 60, 90, "round", label=deck, tone="cloth", tip="deck"),
        Zone("cellar:0", "main", 150, 60, 60, 90, "round", label=cellar, tone="cloth", tip="cellar"),
        Zone("cellar:1", "main", 220, 60, 60, 90, "round", label=cellar, tone="cloth", tip="cellar"),
        Zone("discard", "main", 330, 60, 120, 90, "round", label=discard, tone="cloth", tip="discard"),
        *(Zone(f"seat:{seat}", f"hand:{seat}", 0, 0, 320, 80, "round") for seat in range(seats)),
    )


@lru_cache(CACHE_SIZE)
def piles(box: Box, deck: int, cellar: tuple[int, ...], discard: tuple[int, ...]) -> tuple[Piece, ...]:
    """The deck as one back with its count, the cellar card by card, the discard pile as a fan."""
    found = [slot(box, f"cellar#{at}", "main", 180 + 70 * at, 110, card) for at, card in enumerate(cellar)]
    if deck:
        found.append(Piece("deck#top", "main", 70, 110, *CARD, "back", badge=str(deck), tip="deck"))
    step = 70 // max(len(discard), 1)
    found += [face(box, card, "main", 355 + step * at, 110, at) for at, card in enumerate(discard)]
    return tuple(found)


@lru_cache(CACHE_SIZE)
def hands(box: Box, cards: tuple[tuple[int, ...], ...]) -> tuple[Piece, ...]:
    """All hands."""
    return tuple(chain.from_iterable(map(hand, repeat(box), count(), cards)))


@lru_cache(CACHE_SIZE)
def hand(box: Box, seat: Seat, cards: tuple[int, ...]) -> tuple[Piece, ...]:
    """A hand's cards in a row."""
    board = f"hand:{seat}"
    return tuple([slot(box, f"{board}#{at}", board, 40 + 48 * at, 40, card) for at, card in enumerate(cards)])


def slot(box: Box, name: str, board: str, x: int, y: int, card: int) -> Piece:
    """A card that is known, or the back of one that is not."""
    return Piece(name, board, x, y, *CARD, "back", tip="back") if card == UNSEEN else face(box, card, board, x, y)


def face(box: Box, card: int, board: str, x: int, y: int, z: int = 0) -> Piece:
    """A card's front; its id is the card, so that the page shows it moving."""
    row = box.card[card]
    return Piece(row.id, board, x, y, *CARD, "card", tone=row.suit, text=str(row.value), tip=row.id, z=z)


@lru_cache(CACHE_SIZE)
def panels(
    box: Box, coins: tuple[int, ...], cards: tuple[tuple[int, ...], ...], omens: tuple[int, ...], say: Say
) -> tuple[Panel, ...]:
    """Coins and cards of every seat."""
    mine = zip(coins, cards, omens or repeat(None), strict=False)
    return tuple([panel(box, seat, *each, say) for seat, each in enumerate(mine)])


@lru_cache(CACHE_SIZE)
def panel(box: Box, seat: Seat, coins: int, cards: tuple[int, ...], omen: int | None, say: Say) -> Panel:
    points = sum(line.points for line in lines_of(box, coins, cards, omen))
    own = Counter("coins", "coin", coins, say("name-coin")), Counter("cards", "back", len(cards), say("name-card"))
    return Panel(seat, points, own)


def targets(seen: View[State], box: Box, topic: str, key: str) -> tuple[str, ...]:
    """Cards stand for themselves, seats for their hands, actions for the piles they use."""
    if topic == "peek.slot":
        card = seen.known.cellar.things[int(key)]
        return (f"cellar#{key}" if card == UNSEEN else CARD_IDS[card],)
    if topic in ("setup.first", "steal.target"):
        return (f"seat:{key}",)
    if key in CARD_IDS:
        return (key,)
    return {"draw": ("deck#top",), "shuffle": ("discard",)}.get(key, ()) if topic == "turn.action" else ()


SCENERY: Scenery[State, Box] = Scenery(draw, targets, PALETTE)
