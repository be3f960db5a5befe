"""What a player did wrong: a code, words in his language, and what would be right."""

from typing import Final

from igroteka.content.texts import Language
from igroteka.kernel.ask import WhyNot
from igroteka.table.catalogue.games import words
from igroteka.table.wire.messages import Fault, State

LARGEST: Final = 10**12  # number that is put into words as one
SHOWN: Final = 40  # digits of a larger one


def sayable(value: str | int) -> str | int:
    """What somebody sent, so that it can be said: a number may be of any size."""
    if isinstance(value, str) or abs(value) <= LARGEST:
        return value
    digits = str(value)
    return digits if len(digits) <= SHOWN else f"{digits[:SHOWN]}…"


class RequestError(Exception):  # a player's mistake
    """A message that is not accepted; nothing has changed. Its words are `fault-<code>` of the table's texts."""

    def __init__(self, code: str, status: int = 400, /, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.args_of = args
        self.rule = ""
        self.why: WhyNot | None = None
        self.state: State | None = None  # the table as it is, for who came too late
        self.text = ""  # in the reader's words, when the game explains the refusal

    def fault(self, lang: Language, revision: int | None = None, reply_to: str = "") -> Fault:
        """The message that says so."""
        args = {name: sayable(value) for name, value in self.args_of.items()}
        text = self.text or words().say(lang, f"fault-{self.code}", **args)
        return Fault(
            code=self.code, message=text, rule=self.rule, revision=revision, reply_to=reply_to, state=self.state
        )
