"""Why the rules refused something, in the reader's words."""

from typing import Final

from igroteka.content.texts import Language
from igroteka.table.catalogue.games import texts
from igroteka.table.errors import RequestError
from igroteka.table.presenter.header import names_of

MOST_OPTIONS: Final = 12  # named in a refusal


def explain(error: RequestError, lang: Language) -> None:
    """Complete the words of an error: the reason, or else what would be accepted."""
    refusal = error.refusal
    if refusal is None:
        return
    words, players = texts(refusal.game), names_of(refusal.seats, lang)
    if refusal.why is not None:
        error.text = words.why(lang, refusal.why.reason, refusal.why.about, players)
        return
    topic, more = refusal.topic, len(refusal.keys) > MOST_OPTIONS
    labels = [words.option(lang, topic, key, players) if topic else "…" for key in refusal.keys[:MOST_OPTIONS]]
    listed = "; ".join(labels) + ("; …" if more else "")
    error.args_of["what" if error.code == "tour" else "known"] = listed
