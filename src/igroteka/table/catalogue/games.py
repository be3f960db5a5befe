"""The games that are offered, with their texts, rules and sprites; read once."""

import gc
import re
import tempfile
from collections.abc import Callable, Iterable
from functools import cache, lru_cache, partial
from hashlib import blake2b
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeAlias
from xml.etree import ElementTree as ET  # only our own sprites are read

from igroteka.content import ledger
from igroteka.content.components import export
from igroteka.content.meta import meta_of
from igroteka.content.pictures import picture as a_picture
from igroteka.content.pictures import pictures, webp
from igroteka.content.scene import Say, scenery_of
from igroteka.content.texts import LANGUAGES, Language, Texts
from igroteka.games import GameError, find_game, usable_games, with_components
from igroteka.kernel.flow import Kind
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.table.catalogue.components import ComponentTexts
from igroteka.table.catalogue.tips import cited
from igroteka.table.wire.bodies import (
    Book,
    Chapter,
    Choice,
    GameInfo,
    ModeInfo,
    OptionOfMode,
    RuleInfo,
    Tip,
)

AnyGame: TypeAlias = Game[Any, Any]
AnyMatch: TypeAlias = Match[Any, Any]

RARELY: Final = (50_000, 20, 20)  # thresholds of the garbage collector
REFERENCE: Final = "reference"
SVG: Final = "http://www.w3.org/2000/svg"


def known_games(reference: bool) -> tuple[str, ...]:
    """Ids of the games that are offered: those that can be loaded."""
    found = tuple(game_id for game_id, game in usable_games().items() if not isinstance(game, GameError))
    return (*found, REFERENCE) if reference else found


@cache
def plain(game: str) -> AnyGame:
    """The game as it was printed."""
    return find_game(game)


@lru_cache(maxsize=64)
def game_with(game: str, components: str) -> AnyGame:
    """The game with the printed values of somebody's own box; they are untrusted."""
    found = plain(game)
    if not components:
        return found
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "components.toml")
        file.write_text(components, encoding="utf-8")
        return with_components(found, file)


@cache
def texts(game: str) -> Texts:
    """A game's words, the common ones and those of the table."""
    package = plain(game).package
    folders = (files(package) / "texts", files("igroteka.content") / "common", files("igroteka.table") / "texts")
    return Texts(folders)


@cache
def speaker(game: str, lang: Language) -> Say:
    """How a game's messages are said in a language; always the same, so that what is said with it can be kept by it."""
    return partial(texts(game).say, lang)


@cache
def words() -> Texts:
    """The table's own words."""
    return Texts((files("igroteka.table") / "texts", files("igroteka.content") / "common"))


@cache
def kinds(game: str) -> dict[str, Kind]:
    """The kinds of events by name, those of the table included."""
    own = (
        Kind("table.undo", ("seat", "number"), ""),
        Kind("table.away", ("seat",), ""),
        Kind("table.back", ("seat",), ""),
    )
    others = (
        Kind("table.conceded", ("seat",), ""),
        Kind("table.replaced", ("seat",), ""),
        Kind("table.forced", ("seat", "number"), ""),
    )
    return {kind.name: kind for kind in (*plain(game).events, *own, *others)}


@cache
def rules(game: str) -> ledger.Ledger:
    return ledger.load(files(plain(game).package) / "ledger.toml")


def read_all(games: Iterable[str], stopped: Callable[[], bool]) -> None:
    """Read games and words before the first player has to wait for them.

    They stay as long as the server does: the garbage collector need not look at them, nor so often at the rest.
    """
    parts: tuple[Callable[[str], object], ...] = (
        plain,
        rules,
        sprites,
        *[partial(_worded, lang) for lang in LANGUAGES],
    )
    for game, part in product(games, parts):
        if stopped():
            return
        part(game)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


def _worded(lang: Language, game: str) -> None:
    texts(game).messages(lang)


def title(game: str, lang: Language) -> str:
    return rules(game).game.title(lang)


def said(game: str, lang: Language, message: str) -> str:
    """A message of the game if it has it, else nothing."""
    return texts(game).say(lang, message) if texts(game).has(lang, message) else ""


@cache
def game_info(game: str, lang: Language) -> GameInfo:
    """The game as the start page shows it."""
    found = plain(game)
    modes = tuple(
        ModeInfo(
            name=mode.name,
            title=texts(game).mode(lang, mode.name),
            seats=mode.seats,
            options=tuple(_option(game, lang, name, values) for name, values in mode.options.items()),
        )
        for mode in found.modes
    )
    return GameInfo(
        id=game,
        title=title(game, lang),
        about=said(game, lang, "about-game"),
        players=rules(game).game.players,
        minutes=meta_of(found).minutes,
        modes=modes,
        cooperative=found.cooperative,
        art=f"/art/{game}.{sprites(game)[0]}.svg",
        picture=f"/art/{game}.{picture(game)[0]}.jpg" if picture(game)[1] else "",
        palette=dict(scenery_of(found).palette) if found.scene else {},
    )


def _option(game: str, lang: Language, name: str, values: tuple[str, ...]) -> OptionOfMode:
    words = texts(game)
    choices = tuple(Choice(value=value, title=words.setting(lang, name, value)) for value in values)
    return OptionOfMode(name=name, title=words.setting(lang, name), values=choices)


@cache
def book(game: str, lang: Language) -> Book:
    """The rules by chapter, and the components with their names, effects and provenance."""
    chapters = [
        Chapter(
            id=name, title=said(game, lang, f"chapter-{name}") or name, rules=tuple(_rule(each, lang) for each in found)
        )
        for name, found in rules(game).chapters().items()
    ]
    return Book(
        game=game,
        title=title(game, lang),
        chapters=tuple(chapters),
        components=ComponentTexts(plain(game), texts(game), lang).kinds(),
        tips=_tips(game, lang),
    )


def _rule(rule: ledger.Rule, lang: Language) -> RuleInfo:
    return RuleInfo(
        id=rule.id, kind=rule.kind, text=rule.text(lang), name=rule.name(lang), ruling=rule.decision(lang), gap=rule.gap
    )


def _tips(game: str, lang: Language) -> dict[str, Tip]:
    """Every name of the game, with what it does and the rule behind it."""
    found, behind = texts(game), cited(plain(game))
    names = [each.removeprefix("name-") for each in found.messages(lang) if each.startswith("name-")]
    return {
        name: Tip(
            name=found.say(lang, f"name-{name}"), about=said(game, lang, f"about-{name}"), rule=behind.get(name, "")
        )
        for name in names
    }


@cache
def exported(game: str) -> str:
    """The component file to edit."""
    return export(plain(game).box)


@cache
def picture(game: str) -> tuple[str, bytes]:
    """A small picture of the game's table, and the hash that names it; empty if there is none."""
    file = files(plain(game).package) / "picture.jpg"
    data = file.read_bytes() if file.is_file() else b""
    return blake2b(data, digest_size=6).hexdigest(), data


@cache
def sprites(game: str) -> tuple[str, bytes]:
    """All sprites of a game as one sheet of symbols, and the hash that names it."""
    ET.register_namespace("", SVG)
    sheet = ET.Element(f"{{{SVG}}}svg")
    folder = files(plain(game).package) / "art"
    found = sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else []
    for file in found:
        if file.name.endswith(".svg"):
            sheet.append(_symbol(file.name.removesuffix(".svg"), file.read_text(encoding="utf-8")))
    for name in sorted(pictures(plain(game).package)):
        sheet.append(_pictured(game, name))
    data = ET.tostring(sheet, encoding="utf-8")
    return blake2b(data, digest_size=6).hexdigest(), data


def _pictured(game: str, name: str) -> ET.Element:
    """A picture as a symbol; its file is fetched when it is first drawn."""
    wide, high, digest = a_picture(plain(game).package, name)
    symbol = ET.Element(f"{{{SVG}}}symbol", {"id": name, "viewBox": f"0 0 {wide} {high}"})
    size = {"width": str(wide), "height": str(high)}
    ET.SubElement(symbol, f"{{{SVG}}}image", {"href": f"/art/{game}.{name}.{digest}.webp", **size})
    return symbol


def webp_of(game: str, name: str, digest: str) -> bytes:
    """The file of a picture; empty if there is none with that hash."""
    package = plain(game).package
    known = name in pictures(package) and a_picture(package, name).digest == digest
    return webp(package, name) if known else b""


def _symbol(name: str, svg: str) -> ET.Element:
    """A sprite's picture as a symbol; ids inside it are made its own."""
    root = ET.fromstring(svg)  # noqa: S314  # our own file
    symbol = ET.Element(f"{{{SVG}}}symbol", {"id": name})
    for attribute in (
        "viewBox",
        "preserveAspectRatio",
        "fill",
        "stroke",
        "stroke-width",
        "stroke-linejoin",
        "stroke-linecap",
    ):
        if attribute in root.attrib:
            symbol.set(attribute, root.attrib[attribute])
    symbol.extend(list(root))
    for element in symbol.iter():
        for attribute, value in list(element.attrib.items()):
            if attribute == "id" and element is not symbol:
                element.set("id", f"{name}.{value}")
            elif "#" in value:
                element.set(attribute, re.sub(r"(^|url\()#(?![0-9a-fA-F]{3,8}$)([\w.-]+)", rf"\1#{name}.\2", value))
    return symbol
