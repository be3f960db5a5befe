"""The reference game's table: deck, cellar and discard pile in the middle, a hand for every seat."""

from igroteka.kernel.ask import Seat
from igroteka.kernel.pool import UNSEEN, Place
from igroteka.kernel.scene import Board, Counter, Panel, Piece, Say, Scene, Scenery, Zone
from igroteka.kernel.view import View
from igroteka.testing.reference.rules import CARD_IDS, Box, State, score

CARD = (40, 56)
PALETTE = {"amber": "#d99a2b", "coral": "#d8574a", "jade": "#2f9e74", "cloth": "#26443b"}


def draw(seen: View[State], box: Box, say: Say) -> Scene:
    """The main board, and a board for each hand."""
    state = seen.known
    return Scene(
        boards=(
            Board("main", say("board-main"), "main", 480, 200),
            *(hand_board(seen, seat, say) for seat in seats(state)),
        ),
        zones=(*middle(say), *(Zone(f"seat:{seat}", f"hand:{seat}", 0, 0, 320, 80, "round") for seat in seats(state))),
        pieces=(*piles(state, box), *(piece for seat in seats(state) for piece in hand(state, box, seat))),
        panels=panels(state, box, say),
        status=say("status-round", round=state.round),
    )


def seats(state: State) -> range:
    return range(state.seats)


def hand_board(seen: View[State], seat: Seat, say: Say) -> Board:
    """One's own hand is large, the others' are small."""
    role = "own" if seat == seen.seat else "other"
    return Board(f"hand:{seat}", say("board-hand"), role, 320, 80, owner=seat)  # type: ignore[arg-type]


def middle(say: Say) -> tuple[Zone, ...]:
    """Where the piles lie."""
    return (
        Zone("deck", "main", 40, 60, 60, 90, "round", label=say("name-deck"), tone="cloth", tip="deck"),
        Zone("cellar:0", "main", 150, 60, 60, 90, "round", label=say("name-cellar"), tone="cloth", tip="cellar"),
        Zone("cellar:1", "main", 220, 60, 60, 90, "round", label=say("name-cellar"), tone="cloth", tip="cellar"),
        Zone("discard", "main", 330, 60, 120, 90, "round", label=say("name-discard"), tone="cloth", tip="discard"),
    )


def piles(state: State, box: Box) -> list[Piece]:
    """The deck as one back with its count, the cellar card by card, the discard pile as a fan."""
    found = [slot(box, f"cellar#{at}", "main", 180 + 70 * at, 110, state.cellar, at) for at in range(len(state.cellar))]
    if len(state.deck):
        found.append(Piece("deck#top", "main", 70, 110, *CARD, "back", badge=str(len(state.deck)), tip="deck"))
    step = 70 // max(len(state.discard), 1)
    found += [face(box, card, "main", 355 + step * at, 110, at) for at, card in enumerate(state.discard)]
    return found


def hand(state: State, box: Box, seat: Seat) -> list[Piece]:
    """A hand's cards in a row."""
    place = state.hands[seat]
    board = f"hand:{seat}"
    return [slot(box, f"{board}#{at}", board, 40 + 48 * at, 40, place, at) for at in range(len(place))]


def slot(box: Box, name: str, board: str, x: int, y: int, place: Place, at: int) -> Piece:
    """A card that is known, or the back of one that is not."""
    card = place.things[at]
    return Piece(name, board, x, y, *CARD, "back", tip="back") if card == UNSEEN else face(box, card, board, x, y)


def face(box: Box, card: int, board: str, x: int, y: int, z: int = 0) -> Piece:
    """A card's front; its id is the card, so it is seen to travel."""
    row = box.card[card]
    return Piece(row.id, board, x, y, *CARD, "card", tone=row.suit, text=str(row.value), tip=row.id, z=z)


def panels(state: State, box: Box, say: Say) -> tuple[Panel, ...]:
    """Coins and cards of every seat."""
    totals = [sum(line.points for line in lines) for lines in score(state, box)]
    return tuple(
        Panel(
            seat,
            totals[seat],
            (
                Counter("coins", "coin", state.coins[seat], say("name-coin")),
                Counter("cards", "back", len(state.hands[seat]), say("name-card")),
            ),
        )
        for seat in seats(state)
    )


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
