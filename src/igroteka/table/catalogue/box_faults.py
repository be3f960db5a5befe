"""What is wrong with a box, in a reader's words: components and values by their names."""

import re
from typing import Any, Final

from igroteka.content.components import Components
from igroteka.content.texts import Language
from igroteka.kernel.game import Game
from igroteka.table.catalogue.components import ComponentTexts
from igroteka.table.catalogue.games import texts, words

PLACE: Final = re.compile(r'(?P<kind>\w+)(?: "(?P<row>[^"]+)")?(?:, (?P<field>\w+))?: (?P<what>.*)', re.DOTALL)
FORMS: Final = (
    ("check-range", re.compile(r"expected (?P<low>-?\d+) to (?P<high>-?\d+), found (?P<found>.+)")),
    ("check-sum", re.compile(r"the sum over all rows must be (?P<wanted>-?\d+), found (?P<found>-?\d+)")),
    ("check-count", re.compile(r"(?P<wanted>\d+) rows expected, found (?P<found>\d+)")),
    ("check-reference", re.compile(r'expected the id of an? (?P<other>\w+), found "(?P<found>[^"]*)"')),
    ("check-twice", re.compile(r'(?P<found>.+) is already that of "(?P<other>[^"]+)"')),
    ("check-type", re.compile(r"Expected (?P<wanted>\S+), got (?P<found>\S+)")),
    ("check-word", re.compile(r"Invalid enum value (?P<found>.+)")),
)


def fault_words(game: Game[Any, Any], fault: str, lang: Language) -> str:
    """The fault with names in place of ids, and in the reader's language as far as its form is known."""
    place = PLACE.fullmatch(fault)
    if place is None or place["kind"] not in game.box.kinds():
        return fault
    said = ComponentTexts(game, texts(game.id), lang)
    box: Components = game.box
    row = next((each for each in box.rows(place["kind"]) if each.id == place["row"]), None)
    where = [said.title(place["kind"]), said.row(place["kind"], row).name if row else place["row"] or ""]
    where.append(said.field(place["kind"], place["field"]) if place["field"] else "")
    return f"{' · '.join(dict.fromkeys(filter(None, where)))}: {_what(place['what'], lang)}"


def _what(what: str, lang: Language) -> str:
    for key, form in FORMS:
        found = form.fullmatch(what)
        if found:
            return words().say(lang, key, **found.groupdict())
    return what
