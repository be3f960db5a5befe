"""Errors of requests: a code, an HTTP status, and words in the reader's language that say what would be right."""

from typing import Final, NamedTuple

from igroteka.content.texts import Language
from igroteka.kernel.ask import WhyNot
from igroteka.table.catalogue.games import words
from igroteka.table.wire.messages import ErrorMessage, Level, SeatKind, State

LARGEST: Final = 10**12  # larger numbers are shortened
SHOWN: Final = 40  # digits shown of them


def sayable(value: str | int) -> str | int:
    """A client's value for an error message, shortened."""
    if isinstance(value, str) or abs(value) <= LARGEST:
        return value
    digits = str(value)
    return digits if len(digits) <= SHOWN else f"{digits[:SHOWN]}…"


class RuleRefusal(NamedTuple):
    """A refusal of the rules, to be put into words later."""

    game: str
    topic: str  # of the question; empty if none is open
    keys: tuple[str, ...]  # what would be accepted
    seats: tuple[tuple[SeatKind, str, Level], ...]
    why: WhyNot | None = None


class RequestError(Exception):
    """A message that is not accepted; nothing has changed. Its words are `error-<code>` of the table's texts."""

    def __init__(self, code: str, status: int = 400, /, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.args_of = args
        self.rule = ""
        self.refusal: RuleRefusal | None = None  # to be explained by the presenter
        self.state: State | None = None  # the table as it is, when the message came too late
        self.text = ""  # in the reader's words, when the game explains the refusal

    def message(self, lang: Language, revision: int | None = None, reply_to: str = "") -> ErrorMessage:
        """The message that says so."""
        args = {name: sayable(value) for name, value in self.args_of.items()}
        text = self.text or words().say(lang, f"error-{self.code}", **args)
        return ErrorMessage(
            code=self.code, message=text, rule=self.rule, revision=revision, reply_to=reply_to, state=self.state
        )
