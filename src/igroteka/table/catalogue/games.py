"""The offered games, with their texts, rules and sprites; each is read once."""

import gc
import tempfile
from collections.abc import Callable, Iterable
from functools import cache, lru_cache, partial
from hashlib import blake2b
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeAlias

from igroteka.content import ledger
from igroteka.content.components import Components, export
from igroteka.content.meta import HouseRule, meta_of
from igroteka.content.pictures import image, pictures, small_picture
from igroteka.content.pictures import picture as a_picture
from igroteka.content.scene import Say, scenery_of
from igroteka.content.sprites import sheet
from igroteka.content.texts import LANGUAGES, Language, Texts, slug
from igroteka.games import GameError, find_game, usable_games, with_components
from igroteka.kernel.flow import Kind
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.match import Match
from igroteka.table.catalogue.components import ComponentTexts
from igroteka.table.catalogue.tips import cited
from igroteka.table.wire.bodies import (
    Book,
    Chapter,
    Choice,
    GameInfo,
    HouseRuleOfMode,
    ModeInfo,
    OptionOfMode,
    RuleInfo,
    Tip,
)
from igroteka.table.wire.messages import ChosenHouseRule

AnyGame: TypeAlias = Game[Any, Any]
AnyMatch: TypeAlias = Match[Any, Any]

RARELY: Final = (50_000, 20, 20)  # thresholds of the garbage collector
REFERENCE: Final = "reference"
BOXES: Final = 64  # custom boxes whose words are cached


def known_games(reference: bool) -> tuple[str, ...]:
    """The ids of the offered games: those that can be loaded."""
    found = tuple(game_id for game_id, game in usable_games().items() if not isinstance(game, GameError))
    return (*found, REFERENCE) if reference else found


@cache
def plain(game: str) -> AnyGame:
    """The game with its own box."""
    return find_game(game)


@lru_cache(maxsize=64)
def game_with(game: str, components: str) -> AnyGame:
    """The game with the values of an untrusted component file."""
    found = plain(game)
    if not components:
        return found
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "components.toml")
        file.write_text(components, encoding="utf-8")
        return with_components(found, file)


@cache
def texts(game: str) -> Texts:
    """A game's words, the common ones, those of the bots and those of the table."""
    own = files(plain(game).package) / "texts"
    others = (files("igroteka.content") / "common", files("igroteka.bots") / "texts", files("igroteka.table") / "texts")
    return Texts((own, *others), box=plain(game).box)


@lru_cache(BOXES)
def texts_with(game: str, box: Components) -> Texts:
    """The same words with the values of a table's own box."""
    return texts(game) if box == plain(game).box else texts(game).with_box(box)


@lru_cache(2 * BOXES)
def speaker(game: str, lang: Language, box: Components) -> Say:
    """The function that words a game's messages in a language; always the same object, so it can be a cache key."""
    return partial(texts_with(game, box).say, lang)


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
    """The rules with the values of the default box."""
    return ledger.filled(_ledger(game), texts(game).fill)


@cache
def _ledger(game: str) -> ledger.Ledger:
    return ledger.load(files(plain(game).package) / "ledger.toml")


def rules_with(game: str, box: Components) -> ledger.Ledger:
    """The rules with the values of a table's own box."""
    return rules(game) if box == plain(game).box else ledger.filled(_ledger(game), texts_with(game, box).fill)


def read_all(games: Iterable[str], stopped: Callable[[], bool]) -> None:
    """Read games and texts before the first player has to wait for them.

    They stay in memory, so the garbage collector skips them and runs less often. It does not run meanwhile: it would
    find next to nothing, and stop all threads for a fifth of a second each time.
    """
    parts: tuple[Callable[[str], object], ...] = (
        plain,
        rules,
        sprites,
        *[partial(_worded, lang) for lang in LANGUAGES],
    )
    gc.disable()
    try:
        for game, part in product(games, parts):
            if stopped():
                return
            part(game)
    finally:
        gc.enable()
    gc.freeze()
    gc.set_threshold(*RARELY)


def _worded(lang: Language, game: str) -> None:
    texts(game).messages(lang)


def title(game: str, lang: Language) -> str:
    return _ledger(game).game.title(lang)


def said(game: str, lang: Language, message: str) -> str:
    """A message of the game, or "" if it has none."""
    return texts(game).say(lang, message) if texts(game).has(lang, message) else ""


@cache
def game_info(game: str, lang: Language) -> GameInfo:
    """The game as the start page shows it."""
    found = plain(game)
    house = {each.option: each for each in meta_of(found).house_rules}
    modes = tuple(
        ModeInfo(
            name=mode.name,
            title=texts(game).mode(lang, mode.name),
            seats=mode.seats,
            summary=said(game, lang, f"summary-mode-{slug(mode.name)}"),
            picture=meta_of(found).pictures.get(mode.name, ""),
            options=tuple(
                _option(game, lang, name, values) for name, values in mode.options.items() if name not in house
            ),
            house_rules=tuple(_house_rule(game, lang, each) for each in house.values() if mode.name in each.modes),
        )
        for mode in found.modes
    )
    return GameInfo(
        id=game,
        title=title(game, lang),
        about=said(game, lang, "about-game"),
        players=_ledger(game).game.players,
        minutes=meta_of(found).minutes,
        modes=modes,
        cooperative=found.cooperative,
        art=f"/art/{game}.{sprites(game)[0]}.svg",
        picture=f"/art/{game}.{picture(game)[0]}.jpg" if picture(game)[1] else "",
        palette=dict(scenery_of(found).palette) if found.scene else {},
        dealt_colours=scenery_of(found).dealt_colours if found.scene else False,
        summary=said(game, lang, "summary-game"),
    )


def _option(game: str, lang: Language, name: str, values: tuple[str, ...]) -> OptionOfMode:
    words, drawn = texts(game), meta_of(plain(game)).pictures
    choices = tuple(
        Choice(
            value=value,
            title=words.setting(lang, name, value),
            summary=said(game, lang, f"summary-option-{slug(name)}--{slug(value)}"),
            picture=drawn.get(f"{name}--{value}", ""),
        )
        for value in values
    )
    summary = said(game, lang, f"summary-option-{slug(name)}")
    seldom = name in meta_of(plain(game)).seldom
    return OptionOfMode(name=name, title=words.setting(lang, name), values=choices, summary=summary, seldom=seldom)


def _house_rule(game: str, lang: Language, house: HouseRule) -> HouseRuleOfMode:
    option, rule = _option(game, lang, house.option, house.choices), rules(game).by_id[house.rule]
    return HouseRuleOfMode(
        name=option.name,
        title=option.title,
        values=option.values,
        why=texts(game).say(lang, f"house-{slug(house.option)}"),
        rule=rule.id,
        text=rule.text(lang),
        ruling=rule.decision(lang),
    )


def chosen_house_rules(game: str, lang: Language, setup: Setup) -> tuple[ChosenHouseRule, ...]:
    """The house rules of a table, in words."""
    return tuple(
        ChosenHouseRule(
            name=each.option,
            title=texts(game).setting(lang, each.option),
            choice=texts(game).setting(lang, each.option, setup.options[each.option]),
            rule=each.rule,
            usual=setup.options[each.option] == each.choices[0],
        )
        for each in meta_of(plain(game)).house_rules
        if setup.mode in each.modes
    )


@lru_cache(2 * BOXES)
def book(game: str, lang: Language, box: Components | None = None) -> Book:
    """The rules by chapter, and the components of a box with their names, effects and provenance."""
    own = plain(game) if box is None else plain(game).with_box(box)
    chapters = [
        Chapter(
            id=name, title=said(game, lang, f"chapter-{name}") or name, rules=tuple(_rule(each, lang) for each in found)
        )
        for name, found in rules_with(game, own.box).chapters().items()
    ]
    return Book(
        game=game,
        title=title(game, lang),
        chapters=tuple(chapters),
        components=ComponentTexts(own, texts_with(game, own.box), lang).kinds(),
        tips=_tips(own, lang),
    )


def _rule(rule: ledger.Rule, lang: Language) -> RuleInfo:
    return RuleInfo(
        id=rule.id, kind=rule.kind, text=rule.text(lang), name=rule.name(lang), ruling=rule.decision(lang), gap=rule.gap
    )


def _tips(game: AnyGame, lang: Language) -> dict[str, Tip]:
    """Every name of the game, with what it does and the rule behind it."""
    found, behind = texts_with(game.id, game.box), cited(game)
    names = [each.removeprefix("name-") for each in found.messages(lang) if each.startswith("name-")]
    return {
        name: Tip(name=found.say(lang, f"name-{name}"), about=found.about(lang, name) or "", rule=behind.get(name, ""))
        for name in names
        if not name.startswith("of-")
    }


@cache
def exported(game: str) -> str:
    """The component file to edit."""
    return export(plain(game).box)


@cache
def picture(game: str) -> tuple[str, bytes]:
    """A small picture of the game's table and its hash; empty if there is none."""
    file = files(plain(game).package) / "picture.jpg"
    data = file.read_bytes() if file.is_file() else b""
    return blake2b(data, digest_size=6).hexdigest(), data


@cache
def sprites(game: str) -> tuple[str, bytes]:
    """The sprite sheet of a game and its hash; files of pictures are fetched when they are first drawn."""
    package = plain(game).package
    data = sheet(package, lambda name, shown: f"/art/{game}.{name}.{shown.digest}.{shown.kind}").encode()
    return blake2b(data, digest_size=6).hexdigest(), data


@cache
def sprite_names(game: str) -> frozenset[str]:
    """The names of a game's sprites."""
    folder = files(plain(game).package) / "art"
    drawn = [each.name for each in folder.iterdir()] if folder.is_dir() else []
    return frozenset(name.removesuffix(".svg") for name in drawn if name.endswith(".svg")) | pictures(
        plain(game).package
    )


def image_of(game: str, name: str, digest: str) -> bytes:
    """The file of a picture; empty if no picture has that hash, or its file was removed before it was read."""
    package = plain(game).package
    try:
        known = name in pictures(package) and a_picture(package, name).digest == digest
        small = small_picture(package, name)
        if known or (small and small.digest == digest):
            return image(package, name, small=not known)
    except FileNotFoundError:
        return b""
    return b""
