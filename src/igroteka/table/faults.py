"""What a player did wrong: a code, words in his language, and what would be right."""

from igroteka.kernel.ask import WhyNot
from igroteka.kernel.texts import Language
from igroteka.table.shelf import words
from igroteka.table.wire import Fault, State


class Wrong(Exception):  # noqa: N818  # a player's mistake
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
        text = self.text or words().say(lang, f"fault-{self.code}", **self.args_of)
        return Fault(
            code=self.code, message=text, rule=self.rule, revision=revision, reply_to=reply_to, state=self.state
        )
