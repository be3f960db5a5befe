"""Request and response bodies of HTTP calls, in addition to `messages`; `protocol` lists the calls."""

from typing import Literal

from igroteka.table.wire.messages import Lang, Level, SeatPlan, TableInfo, Wire

# Who I am


class Me(Wire, frozen=True):
    """A guest's own data."""

    name: str
    lang: Lang
    token: str = ""  # for programs: send it as "Authorization: Bearer …"
    email: str = ""  # confirmed mail address
    email_new: str = ""  # a mail address that is not confirmed yet
    turns: int = 0  # tables where it is my turn
    mail: bool = False  # whether this server can send mail
    shares: bool = False  # whether my finished matches may become puzzles, without names


class Announcement(Wire, frozen=True):
    """What the operator tells everybody; the page asks again every half minute."""

    text: str = ""  # empty: nothing


class EditMe(Wire, frozen=True):
    name: str | None = None
    lang: Lang | None = None
    email: str | None = None  # must be confirmed by the link sent there; empty: no mail
    shares: bool | None = None


class Recovery(Wire, frozen=True):
    """A link that takes the identity to another device."""

    link: str
    code: str


class Recover(Wire, frozen=True):
    code: str
    sign_out: bool = True  # end all other sign-ins


class SignIn(Wire, frozen=True):
    """A device on which I am signed in; times in seconds."""

    id: str
    device: str
    created: int
    seen: int  # the last use, noted at most once an hour
    current: bool  # this one


class Confirm(Wire, frozen=True):
    code: str


class Confirmed(Wire, frozen=True):
    email: str


class Played(Wire, frozen=True):
    """A finished match of mine."""

    table: str
    game: str
    game_title: str
    mode_title: str
    ended: int
    seat: int
    score: int
    won: bool
    players: tuple[str, ...]


class GameStats(Wire, frozen=True):
    game: str
    game_title: str
    matches: int
    won: int
    best: int
    mean: float


class History(Wire, frozen=True):
    matches: tuple[Played, ...]
    stats: tuple[GameStats, ...]


class CampaignMatch(Wire, frozen=True):
    """A finished match of a campaign."""

    table: str
    value: int  # of the option it was played with
    own: int
    other: int


class CampaignInfo(Wire, frozen=True):
    """A campaign: its matches, and the option of the next one."""

    game: str
    mode: str
    option: str
    next: int
    best: int
    matches: tuple[CampaignMatch, ...]
    history: tuple[int, ...]  # the option of every match, and of the next


# Games


class Choice(Wire, frozen=True):
    value: str
    title: str
    summary: str = ""  # what it means, in one sentence
    picture: str = ""  # sprite


class OptionOfMode(Wire, frozen=True):
    name: str
    title: str
    values: tuple[Choice, ...]  # the first is the default
    summary: str = ""
    seldom: bool = False  # seldom changed: asked for last


class HouseRuleOfMode(Wire, frozen=True):
    """A ruling that the table chooses, as an option."""

    name: str
    title: str
    values: tuple[Choice, ...]  # the first is the default
    why: str  # the rulebook leaves it open
    rule: str  # of the book
    text: str  # what that rule says
    ruling: str  # what we decided, and why


class ModeInfo(Wire, frozen=True):
    name: str
    title: str
    seats: tuple[int, ...]
    options: tuple[OptionOfMode, ...]
    summary: str = ""  # what it is, in one sentence
    picture: str = ""  # sprite
    house_rules: tuple[HouseRuleOfMode, ...] = ()


class GameInfo(Wire, frozen=True):
    """A game that is offered."""

    id: str
    title: str
    about: str  # a paragraph
    players: str
    minutes: str
    modes: tuple[ModeInfo, ...]
    cooperative: bool
    art: str  # address of the sheet of sprites; use "<art>#<sprite>"
    picture: str  # address of a picture of the table, if there is one
    palette: dict[str, str]
    dealt_colours: bool = False  # seats get their colours when the match is set up
    tour: int = 0  # guided steps
    campaign: str = ""  # the mode that is played as a campaign
    summary: str = ""  # what it is about, in one sentence
    puzzles: int = 0  # that it has for today's rules


class RuleInfo(Wire, frozen=True):
    id: str
    kind: str
    text: str
    name: str = ""
    ruling: str = ""
    gap: str = ""


class Chapter(Wire, frozen=True):
    id: str
    title: str
    rules: tuple[RuleInfo, ...]


class ValueInfo(Wire, frozen=True):
    """A printed value in words, and how certain it is."""

    name: str
    value: str  # empty: the effect tells it
    standing: str  # given, derived, found, recalled, inferred or reconstructed


class ComponentInfo(Wire, frozen=True):
    id: str
    name: str
    effect: str
    values: tuple[ValueInfo, ...]
    note: str = ""


class ComponentKind(Wire, frozen=True):
    id: str
    title: str
    rows: tuple[ComponentInfo, ...]


class Tip(Wire, frozen=True):
    """What a thing is, shown on hover: the `tip` of zones and pieces."""

    name: str
    about: str = ""
    rule: str = ""  # id of the rule behind it


class TourStep(Wire, frozen=True):
    """A step of a tour: its text, what it points at, and the answers it expects."""

    text: str
    at: int  # answers of the scripted match that stand when it begins
    shows: tuple[str, ...] = ()  # ids of pieces and zones
    keys: tuple[str, ...] = ()  # the answers the newcomer gives, one after another


class Book(Wire, frozen=True):
    """The rules and the box of a game, to read."""

    game: str
    title: str
    chapters: tuple[Chapter, ...]
    components: tuple[ComponentKind, ...]
    tips: dict[str, Tip]
    tour: tuple[TourStep, ...] = ()


# What can be done at a table


class Claim(Wire, frozen=True):
    seat: int | None = None  # None: the first that is open


class Ready(Wire, frozen=True):
    ready: bool = True  # with all of my seats


class SeatChoice(Wire, frozen=True):
    seat: int | None = None  # None: all of mine


class Leave(Wire, frozen=True):
    seat: int | None = None  # None: all of mine
    release: bool = False  # others may have it at once, not only after the grace period


class Replace(Wire, frozen=True):
    """Who takes the seat of an absent player."""

    seat: int
    by: Literal["bot", "open"]
    level: Level = "normal"


class AskConsent(Wire, frozen=True):
    """Ask the others to agree."""

    kind: Literal["undo", "end", "pause"]
    seat: int
    answers: int = 1


class ConsentReply(Wire, frozen=True):
    id: str
    seat: int
    agree: bool


class Branch(Wire, frozen=True):
    """Play on from a step of a replay, at a new table."""

    step: int
    seats: tuple[SeatPlan, ...]
    seat: int | None = None  # of a running match: whose imagined world


class Report(Wire, frozen=True):
    text: str
    seat: int | None = None
    chat: int | None = None  # the number of a line of chat


class BlockGuest(Wire, frozen=True):
    """Mute (hide the chat of) or block (never sit with) a person."""

    table: str
    kind: Literal["mute", "block"]
    seat: int | None = None
    chat: int | None = None  # the number of a line of chat, if its author has no seat


class BlockedGuest(Wire, frozen=True):
    id: str
    name: str
    kind: Literal["mute", "block"]


class HintOption(Wire, frozen=True):
    key: str
    label: str
    value: float  # on a scale from the worst option tried (0) to the best (1)
    variation: tuple[str, ...] = ()  # how the bot thinks it goes on


class Hint(Wire, frozen=True):
    """What the bot would do in my place, knowing what I know."""

    seat: int
    level: Level
    options: tuple[HintOption, ...]
    reason: str = ""  # why the first is the best
    pieces: tuple[str, ...] = ()  # what its plan is about
    path: tuple[str, ...] = ()  # the first thing of each step of its plan, in order


class ReplayPoint(Wire, frozen=True):
    """A step of a replay."""

    step: int
    seat: int | None
    text: str
    scores: tuple[int, ...]  # empty while the match runs
    prompt: str = ""  # the question, unless it is secret


class ReplayInfo(Wire, frozen=True):
    table: TableInfo
    steps: tuple[ReplayPoint, ...]  # the first is the start
    seats: tuple[int, ...]  # whose view may be asked for
    open: bool  # whether everything may be shown


class Health(Wire, frozen=True):
    status: str
    version: str
