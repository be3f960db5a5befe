"""What goes over the wire: the types of the HTTP and WebSocket interface. The client's types are generated from these.

Texts in a message are in the reader's language. A `revision` is the number of the table's last change; an answer
names the revision it was made for.
"""

from typing import Literal, TypeAlias

import msgspec

from igroteka.content.scene import Board, Panel, Piece, Preview, Scene, Side, Zone

Lang: TypeAlias = Literal["ru", "en"]
Level: TypeAlias = Literal["easy", "normal", "hard", "expert"]
Phase: TypeAlias = Literal["open", "running", "paused", "over"]
SeatKind: TypeAlias = Literal["person", "bot", "open"]


class Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Base of all messages."""


# Hub


class SeatPlan(Wire, frozen=True):
    """Who takes a seat: the creator, a bot of a level, or whoever claims it."""

    kind: Literal["me", "bot", "open"]
    level: Level = "normal"


class Pace(Wire, frozen=True):
    """How fast: no clock, a clock with an increment, or days for each move."""

    kind: Literal["untimed", "clock", "days"] = "untimed"
    minutes: int = 0
    increment: int = 0  # seconds added after each answer
    days: int = 0


class NewTable(Wire, frozen=True):
    """What to play and with whom."""

    game: str
    seats: tuple[SeatPlan, ...]
    mode: str = ""  # empty: the game's first
    options: dict[str, str] = {}
    pace: Pace = Pace()
    listed: bool = False
    closed: bool = False  # only its players see it and write to its chat; it is not listed
    end_turn: bool = True  # pause before the end of a person's turn
    components: str = ""  # an exported and edited component file
    box: str = ""  # or the id of a saved box
    title: str = ""
    ready_check: bool = False  # a full table waits until everybody is ready; without it, it starts at once


class SeatInfo(Wire, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    level: Level | None = None
    mine: bool = False
    online: bool = False
    ready: bool = False  # before the start: its player is ready
    away: bool = False  # a bot holds it until its owner returns
    clock: int | None = None  # milliseconds left
    result: int | None = None  # final score


class ChosenHouseRule(Wire, frozen=True):
    """A house rule as the table chose it."""

    name: str
    title: str
    choice: str  # in words
    rule: str
    usual: bool  # the default of new tables


class TableInfo(Wire, frozen=True):
    """A table in a list and at the head of its page."""

    id: str
    game: str
    game_title: str
    mode: str
    mode_title: str
    options: dict[str, str]
    phase: Phase
    seats: tuple[SeatInfo, ...]
    pace: Pace
    listed: bool
    mine: bool  # I made it or sit at it
    creator: bool
    my_turn: bool
    revision: int
    created: int  # unix seconds
    touched: int
    title: str = ""
    closed: bool = False  # only its players see it
    cooperative: bool = False
    opponent: str = ""  # name of the rulebook's opponent, who counts as the seat after the last
    link: str = ""
    custom_components: bool = False
    tour: int | None = None  # in a tour: the number of scripted answers given
    trial: str = ""  # the running match from which this trial was imagined
    puzzle: str = ""  # id of the puzzle it began as
    house_rules: tuple[ChosenHouseRule, ...] = ()
    box: str = ""  # name of the box it is played with; empty: the game's own, or a file
    rematch: str = ""  # id of the table where its players go on
    reviewable: bool = False  # it was played to its end, so that it can be reviewed
    ready_check: bool = False  # it starts when everybody is ready, not when the last seat is taken
    starts_in: int = 0  # seconds: everybody is ready, and the match begins after this time


# Play


class OptionInfo(Wire, frozen=True):
    """One legal answer. Without targets it is a button."""

    key: str
    label: str
    targets: tuple[str, ...] = ()  # ids of pieces and zones
    picture: tuple[Piece, ...] = ()  # a card or tile that does not lie on the table
    changes: dict[str, int] = {}  # what it does to my counters, by their ids, and to my "points"
    final: bool = False  # in the middle of my turn, and it can't be taken back


class Bundle(Wire, frozen=True):
    """Several answers in a row that belong together: a whole payment. The first of them is the usual one."""

    label: str
    keys: tuple[str, ...]
    paid: dict[str, int] = {}  # how many pieces of each kind, by the ids of the seat's counters


class Chain(Wire, frozen=True):
    """Several answers in a row that one gesture gives: an action with its object, its price paid."""

    keys: tuple[str, ...]
    label: str
    targets: tuple[str, ...] = ()  # what is clicked; without any it is a button
    via: tuple[str, ...] = ()  # what may be dragged there
    changes: dict[str, int] = {}  # what it does to my counters, by their ids, and to my "points"
    pays: int = 0  # keys before the first payment that has alternatives; 0: there is none
    final: bool = False  # in the middle of my turn, and it can't be taken back


class Refusal(Wire, frozen=True):
    """Something that can't be done now, and why."""

    target: str
    label: str
    reason: str
    rule: str
    targets: tuple[str, ...] = ()
    later: bool = False  # a question after one of the options would refuse it


class TrailStep(Wire, frozen=True):
    """What I chose, and what I was asked then."""

    label: str
    prompt: str
    joined: bool = False  # in one gesture with the choice before it


class Question(Wire, frozen=True):
    """What I am asked."""

    seat: int
    topic: str
    prompt: str
    options: tuple[OptionInfo, ...]
    rules: tuple[str, ...]
    explain: str = ""
    bundles: tuple[Bundle, ...] = ()
    chains: tuple[Chain, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    trail: tuple[TrailStep, ...] = ()  # my choices since the undo limit
    undo: int = 0  # how many of them I may take back
    end_turn: bool = False  # the only thing left is to confirm the end of my turn
    previews: tuple[Preview, ...] = ()  # placements to look at before they are made


class Waiting(Wire, frozen=True):
    """Who is thinking, and about what."""

    seat: int
    prompt: str  # empty while a secret choice is open
    since: int  # unix milliseconds


class LogLine(Wire, frozen=True):
    """An event: a sentence of the log, and how it is played on the table."""

    number: int
    text: str
    rule: str
    seat: int | None = None
    kind: str = ""
    values: dict[str, int | str] = {}
    act: str = "tell"  # how it is played, one of `igroteka.content.moments.Act`
    pieces: tuple[str, ...] = ()  # what moves or changes, by ids of the scene or `panel:SEAT:COUNTER`; `*`: any ending
    source: tuple[str, ...] = ()  # where it comes from, or what it is aimed at
    amount: int | None = None  # its number: gained, paid, the strength of a side
    subject: str = ""  # the words at its beginning that name the seat; empty if it begins otherwise
    opens: bool = False  # whether a turn of its seat begins with it
    brief: str = ""  # the same in few words without the seat, with sprites in brackets; empty if it has none
    dice: tuple[str, ...] = ()  # sprites of the dice thrown
    symbols: tuple[str, ...] = ()  # sprites of the symbols that the throw must match
    matched: tuple[str, ...] = ()  # for each of them the sprite of what matches it, or nothing


class ScoreLine(Wire, frozen=True):
    source: str
    label: str
    points: int
    rule: str


class Outcome(Wire, frozen=True):
    """How the match ended. The rulebook's opponent comes after the seats."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    reason: str
    history: tuple[tuple[int, ...], ...] = ()  # the course of the scores, in even steps
    answers: int = 0  # that it covers
    rounds: tuple[int, ...] = ()  # answers before each round, in games that have rounds or years
    turns: tuple[int, ...] = ()  # answers before each turn, in games that announce them


class ScoreNow(Wire, frozen=True):
    """The score of every side if the match ended now."""

    scores: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]


class Chat(Wire, frozen=True):
    number: int
    name: str
    text: str
    at: int
    seat: int | None = None


class Point(Wire, frozen=True):
    """Somebody points at something, or suggests an option to the seat that is asked (co-operative games)."""

    seat: int
    name: str
    target: str = ""
    key: str = ""


class ConsentRequest(Wire, frozen=True):
    """Something that needs the others' consent."""

    id: str
    kind: Literal["undo", "end", "pause"]
    seat: int
    text: str
    answers: int = 0  # to take back
    agreed: tuple[int, ...] = ()
    wanted: tuple[int, ...] = ()  # seats whose consent is still missing


class State(Wire, frozen=True, tag="state"):
    """Everything a subscriber needs to draw the table: sent first, and whenever a difference is not enough."""

    table: TableInfo
    seat: int | None  # whose view; None: an onlooker's
    revision: int
    scene: Scene | None  # None before the start
    waiting: tuple[Waiting, ...]
    log: tuple[LogLine, ...]
    chat: tuple[Chat, ...]
    question: Question | None = None
    outcome: Outcome | None = None
    handover: int | None = None  # on one device: the seat whose hidden things would show; ask for the hand-over first
    requests: tuple[ConsentRequest, ...] = ()  # open requests for consent
    undo: int = 0  # how many answers this seat may take back now, whether it is asked or not
    since_visit: int | None = None  # number of the first log line since my last visit
    server_time: int = 0


class Update(Wire, frozen=True, tag="update"):
    """What changed since the revision the subscriber has. Fields that did not change are left out."""

    revision: int
    since: int
    table: TableInfo | None = None  # when more of it changed than `revision`, `touched` and `my_turn`
    pieces: tuple[Piece, ...] = ()  # changed or new
    zones: tuple[Zone, ...] = ()
    gone: tuple[str, ...] = ()  # ids of pieces and zones that left
    places: dict[str, int] = {}  # drawing positions of things that are new or have overtaken others
    boards: tuple[Board, ...] | None = None
    panels: tuple[Panel, ...] | None = None
    status: str | None = None
    stage: tuple[str, ...] | None = None
    heading: str | None = None
    sides: tuple[Side, ...] | None = None
    at: int | None = None
    log: tuple[LogLine, ...] = ()
    waiting: tuple[Waiting, ...] | None = None
    question: Question | None = None
    asked: bool = False  # whether `question` is current (None then means that nothing is asked)
    outcome: Outcome | None = None
    handover: int | None = None
    requests: tuple[ConsentRequest, ...] | None = None
    undo: int | None = None
    server_time: int = 0


class ChatMessage(Wire, frozen=True, tag="chat"):
    chat: Chat


class PointMessage(Wire, frozen=True, tag="point"):
    point: Point


class ErrorMessage(Wire, frozen=True, tag="error"):
    """A message that was not accepted, and what would be right; nothing changed."""

    code: str
    message: str
    rule: str = ""
    revision: int | None = None
    reply_to: str = ""
    state: State | None = None  # the table as it is, when an answer over HTTP came too late or was refused


class Accepted(Wire, frozen=True, tag="accepted"):
    """The message with this id was carried out and stored."""

    reply_to: str
    revision: int


ServerMessage: TypeAlias = State | Update | ChatMessage | PointMessage | ErrorMessage | Accepted


class DoAnswer(Wire, frozen=True, tag="answer"):
    id: str
    seat: int
    revision: int
    keys: tuple[str, ...]  # one, or the keys of a bundle
    final: bool = False  # programs: do not pause for "end turn" before what can't be taken back
    shown_ms: int = 0  # how long the page showed what others did before this question: the clock starts after it


class DoUndo(Wire, frozen=True, tag="undo"):
    id: str
    seat: int
    revision: int  # that you saw: an undo of what you did since, in another tab say, is stale
    answers: int = 1  # 0: all that the last gesture gave


class DoChat(Wire, frozen=True, tag="say"):
    id: str
    text: str


class DoPoint(Wire, frozen=True, tag="point"):
    id: str
    target: str = ""
    key: str = ""


class DoLook(Wire, frozen=True, tag="look"):
    """Look through another of my seats (one device), or as an onlooker."""

    id: str
    seat: int | None


class DoSync(Wire, frozen=True, tag="sync"):
    """Send the whole state again."""

    id: str


class DoPing(Wire, frozen=True, tag="ping"):
    """Check the connection: only `accepted` comes back."""

    id: str


ClientMessage: TypeAlias = DoAnswer | DoUndo | DoChat | DoPoint | DoLook | DoSync | DoPing
