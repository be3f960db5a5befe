"""The scene: a table as boards, zones and pieces, so that one client draws every game.

A game's scene is made from a view alone, so it cannot show what the view hides. Coordinates are in units of the board,
x to the right and y down; a piece is placed by its centre. Ids are stable: a piece that keeps its id moves from its
old place to the new one. Words come from the game's texts through ``say``; nothing here is translated later. Nothing
here can refer to itself, so the garbage collector need not track it (``gc=False``): a server holds very many pieces.
"""

from collections.abc import Callable, Mapping
from typing import Generic, Literal, NamedTuple, Protocol, TypeAlias

import msgspec

from igroteka.content.moments import Moments
from igroteka.kernel.ask import Ask, Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game
from igroteka.kernel.view import View

Role: TypeAlias = Literal["main", "own", "other", "side"]
Shape: TypeAlias = Literal["rect", "round", "circle", "hex", "poly"]
Pile: TypeAlias = Literal["", "stack", "heap"]


class Say(Protocol):
    """A message of the game's texts in the reader's language."""

    def __call__(self, message: str, /, **args: str | int) -> str: ...

    def __hash__(self) -> int: ...


class Pane(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of a board that can stand alone."""

    x: int  # left
    y: int  # top
    w: int
    h: int
    room: int = 0  # width of its place, in whose middle it stands, if that keeps its size while ``w`` changes


class Detail(msgspec.Struct, frozen=True, gc=False):
    """A part of a board around a thing: where the board is too small for a finger, a tap on the thing opens it."""

    thing: str  # id of a zone or a piece
    x: int  # left
    y: int  # top
    w: int
    h: int


class Counter(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A number on a seat's panel."""

    id: str
    icon: str  # sprite
    value: int
    label: str
    tip: str = ""
    limit: int = 0  # the value at which it is too late; 0 if there is none
    laid: bool = False  # whether as many things lie on the seat's board: no number where that is in view


class Board(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A surface with its own coordinates: the main board, a player's own, a display beside it."""

    id: str
    title: str
    role: Role
    w: int
    h: int
    owner: Seat | None = None
    sprite: str = ""  # drawn under everything, filling the board
    light: bool = False  # its picture: words on it are dark, and tones are washes
    round: bool = False  # its picture is a disc: nothing lies in its corners
    panes: tuple[Pane, ...] = ()  # where the whole would be too small, these parts stand below one another
    details: tuple[Detail, ...] = ()
    least_px: int = 0  # its least height on a phone held upright; wider than the page, it scrolls sideways
    counts: tuple[Counter, ...] = ()  # what lies on it, in numbers: shown where its picture would be too small


class Zone(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An area of a board that can be named and, when it is an option, clicked."""

    id: str
    board: str
    x: int  # left
    y: int  # top
    w: int
    h: int
    shape: Shape = "rect"
    points: tuple[int, ...] = ()  # for a polygon: x, y, x, y, …
    label: str = ""  # drawn inside, small
    sprite: str = ""
    tone: str = ""  # a colour name of the game's palette
    tip: str = ""  # id of the component or place whose name and effect are shown on hover
    lit: bool = False  # in the light, active, current


class Piece(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A thing on a board."""

    id: str
    board: str
    x: int  # centre
    y: int
    w: int
    h: int
    sprite: str
    rot: int = 0  # degrees
    owner: Seat | None = None  # drawn with that seat's colour and emblem
    tone: str = ""
    text: str = ""  # drawn on the piece: a number, a short name
    badge: str = ""  # count in its corner
    tip: str = ""
    facts: tuple[str, ...] = ()  # what is true of this particular piece now, shown after the tip
    dim: bool = False  # used up, locked, not in play
    z: int = 0  # higher is nearer
    round: bool = False  # its outline is round, not a box
    pile: Pile = ""  # how the things counted by the badge lie: cards in a stack, tokens in a heap
    effect: bool = False  # the effect that its tip describes is written on it
    tall: int = 0  # height of its whole picture, if only a strip of it is shown


class Panel(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What everybody should see of a seat at a glance. One after the last side's shows how the game itself stands."""

    seat: Seat
    score: int | None  # points so far, as the rulebook has them marked; None where nothing is marked
    counters: tuple[Counter, ...] = ()
    title: str = ""  # clan, House, colour
    tone: str = ""
    emblem: str = ""  # sprite
    out: bool = False  # dead, passed
    track: str = ""  # the counter that shows the score, so that it is not shown twice


class Part(msgspec.Struct, frozen=True, gc=False):
    """What something adds to a side's strength."""

    label: str
    amount: int


class Side(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A side of the battle that is being fought."""

    seat: Seat
    crest: str  # id of the piece that stands for it
    strength: int
    parts: tuple[Part, ...] = ()  # of its strength
    cards: tuple[str, ...] = ()  # ids of what it fights with: pieces, and zones with what lies on them
    ahead: bool = False  # whether it would win now


class Scene(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A table as one seat (or an onlooker) sees it."""

    boards: tuple[Board, ...]
    zones: tuple[Zone, ...]
    pieces: tuple[Piece, ...]
    panels: tuple[Panel, ...]
    status: str = ""  # round, phase, season: one line
    stage: tuple[str, ...] = ()  # steps of what is going on (a battle), the current one marked by ``at``
    at: int = -1
    heading: str = ""  # of what is going on
    sides: tuple[Side, ...] = ()  # of a battle: while a question is about it, the page shows them over the boards


class Preview(msgspec.Struct, frozen=True, gc=False):
    """A placement shown before it is made: what will lie where once these answers are given in a row."""

    keys: tuple[str, ...]
    pieces: tuple[Piece, ...]


def nothing_laid(seen: View[S], box: B, ask: Ask) -> tuple[Preview, ...]:
    """For games that lay nothing out: no previews."""
    return ()


def said_as_it_is(seen: View[S], box: B, topic: str, key: str) -> str:
    """For games whose table looks the same from every seat: the option's own key."""
    return key


def no_picture(seen: View[S], box: B, topic: str, key: str) -> tuple[Piece, ...]:
    """For games whose options all lie on the table: no picture."""
    return ()


def no_panel(seen: S, box: B, seat: Seat, say: Say) -> Panel | None:
    """For games whose answers change no counters: no panel."""
    return None


def seen_on_the_table(box: B, kind: str, number: int, say: Say) -> tuple[Piece, ...]:
    """For components that the table shows whole: no drawing of their own."""
    return ()


def no_symbol(kind: str, field: str, word: str) -> str:
    """For words whose sprites are called like them: no other sprite."""
    return ""


class Scenery(NamedTuple, Generic[S, B]):
    """A game's scene: how to draw a view, and where on the scene an option points.

    ``draw`` uses the view's seat only to tell its own boards from the others': viewers who know the same see the same,
    unless ``seated`` is set: then each seat looks at the table from its own place.
    ``targets`` gives the ids of the pieces and zones that stand for an option; without any, it becomes a button. The
    sprites are SVG files in the package's folder ``art``, named by their ids, which use ``var(--tone)`` and
    ``var(--seat)``, or WebP pictures (``pictures.py``).
    ``previews`` tells the seat that is asked what its answers would lay where; no more than the view shows.
    ``said`` gives the key whose words name an option as the viewer sees the table.
    ``picture`` gives the card or tile that an option stands for, as pieces around one place, when that is not on the
    table or too small there: the button shows it.
    ``moments`` says how each kind of event is played (``moments.py``).
    ``panel`` draws one seat's panel alone: from its counters the page tells what an answer costs and brings.
    ``gestures`` names, for a topic, the topics that ask for the object of its answer: one click answers both.
    ``component`` draws a component alone, by its kind and its number among the rows of that kind, for lists of what is
    in the box; without pieces it is shown as it lies on a table.
    ``dealt_colours`` says that a seat's colour follows from what the set-up gives it, such as a clan: nobody knows it
    before the match.
    ``symbol`` gives the sprite of a word that a value of a component may be, by kind and value.
    """

    draw: Callable[[View[S], B, Say], Scene]
    targets: Callable[[View[S], B, str, str], tuple[str, ...]]  # view, box, topic, key
    palette: Mapping[str, str]  # colour of each tone, "#rrggbb"
    previews: Callable[[View[S], B, Ask], tuple[Preview, ...]] = nothing_laid
    seated: bool = False
    said: Callable[[View[S], B, str, str], str] = said_as_it_is  # view, box, topic, key
    picture: Callable[[View[S], B, str, str], tuple[Piece, ...]] = no_picture  # view, box, topic, key
    moments: Moments[S, B] = Moments({})
    panel: Callable[[S, B, Seat, Say], Panel | None] = no_panel  # state as the seat knows it, box, words
    gestures: Mapping[str, frozenset[str]] = {}
    component: Callable[[B, str, int, Say], tuple[Piece, ...]] = seen_on_the_table  # box, kind, number, words
    symbol: Callable[[str, str, str], str] = no_symbol  # kind, field, word
    dealt_colours: bool = False


def scenery_of(game: Game[S, B]) -> Scenery[S, B]:
    """How a game is drawn."""
    assert isinstance(game.scene, Scenery), f"{game.id} is not drawn"
    return game.scene


def turned(scene: Scene, seat: Seat | None) -> Scene:
    """The same scene as another seat with the same knowledge sees it."""
    boards = tuple([_turned(board, seat) for board in scene.boards])
    return msgspec.structs.replace(scene, boards=boards)


def _turned(board: Board, seat: Seat | None) -> Board:
    if board.role not in ("own", "other"):
        return board
    role: Role = "own" if board.owner is not None and board.owner == seat else "other"
    return board if role == board.role else msgspec.structs.replace(board, role=role)
