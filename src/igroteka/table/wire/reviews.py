"""Reviews on the wire."""

from typing import Literal, TypeAlias

from igroteka.table.wire.messages import Wire

ReviewPhase: TypeAlias = Literal["none", "working", "whole"]
MomentKind: TypeAlias = Literal["choice", "luck", "revealed"]
ChoiceLabel: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class ReviewPart(Wire, frozen=True):
    """A part of a seat's result, in points or per cent."""

    part: str  # luck, own, others, revealed, remainder
    name: str
    value: float
    shown: str  # the value in words


class ReviewSeat(Wire, frozen=True):
    """What a seat's result came from."""

    seat: int
    sentence: str
    accuracy: int  # per cent
    parts: tuple[ReviewPart, ...]
    lines: tuple[str, ...]  # accuracy by label, phase and kind of question


class ReviewOption(Wire, frozen=True):
    """An option of a choice, and how far it was behind the best one."""

    label: str
    behind: str  # in words; empty if it was as good
    chosen: bool = False


class ReviewMoment(Wire, frozen=True):
    """A choice, a result of luck or something that became known."""

    kind: MomentKind
    step: int  # of the replay, just before it
    text: str
    seat: int | None = None  # whose choice it was
    label: ChoiceLabel | None = None
    reason: str = ""  # why another choice was better
    pieces: tuple[str, ...] = ()  # what the better line is about
    path: tuple[str, ...] = ()  # the first thing of each step of the better line, in order
    chosen: tuple[str, ...] = ()  # what the choice was about
    options: tuple[ReviewOption, ...] = ()  # that were compared, the best first
    happened: tuple[str, ...] = ()  # what luck or a reveal brought, as the log told everybody


class ReviewPoint(Wire, frozen=True):
    """What each seat could expect after a step of the replay."""

    step: int
    values: tuple[float, ...]


class ReviewInfo(Wire, frozen=True):
    """A review, or how far it has come."""

    phase: ReviewPhase
    done: int = 0
    total: int = 0
    unit: str = ""  # in words
    course: tuple[ReviewPoint, ...] = ()
    seats: tuple[ReviewSeat, ...] = ()
    moments: tuple[ReviewMoment, ...] = ()  # the three that mattered most
    choices: tuple[ReviewMoment, ...] = ()  # the choices that cost most, in order
