"""Random boxes: every box that passes the check must be playable, drawable and sayable.

`try_box` changes a few values of a game's box by a seed, within their declared types and bounds, and adds, removes and
names rows where that is allowed. It plays a random match with the box to its end and looks at the table in both
languages.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import inspect

from igroteka.content.components import NAMES, ComponentError, Components, Row, row_type
from igroteka.content.edits import ADD, REMOVE, Change, editable, edited, value_text
from igroteka.content.scene import Say, Scene, scenery_of
from igroteka.content.sprites import sheet
from igroteka.content.texts import LANGUAGES, Language, Texts
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing.conformance import ENDLESS
from igroteka.testing.setups import any_options, setups

MOST_CHANGES: Final = 8
EVERY: Final = 60  # answers between two looks at the table
MOST_SAID: Final = 6  # most events of a kind that are put into words
UNBOUNDED: Final = 12  # numbers without a bound are drawn up to this
LONGEST: Final = 6  # most items of a list without a bound
SPRITE: Final = re.compile(r'<symbol id="([^"]+)"')
NASTY: Final = ("<b>жирный</b>", "{ $a }", 'the "Fog" & co', "-", "a" * 60, "名前", "{", "  ")

AnyGame: TypeAlias = Game[Any, Any]
AnyMatch: TypeAlias = Match[Any, Any]


class BoxFailure(AssertionError):  # noqa: N818  # a check that failed
    """A box that passes the check but does not play, with everything needed to reproduce it."""

    def __init__(self, game: str, seed: int, setup: Setup, changes: list[Change], error: Exception) -> None:
        values = "\n".join(f"    {each.kind} {each.row} {each.field} {each.value}" for each in changes)
        where = f"igroteka components {game} --fuzz 1 --seed {seed}"
        super().__init__(f"{error!r}\n  in {setup.mode} of {setup.seats} with\n{values}\n  again: {where}")


class Tried(NamedTuple):
    """How much was checked."""

    changes: int
    answers: int


def try_box(game: AnyGame, texts: Texts, seed: int, look: Callable[[AnyMatch], None] | None = None) -> Tried:
    """Make the box of a seed and play a random match with it."""
    luck = Random(f"box {seed}")  # noqa: S311  # the same in every run
    changes, box = random_box(game.box, luck)
    setup = any_options(game, luck.choice(list(setups(game))), seed)
    try:
        played = _Played(game.with_box(box), texts.with_box(box), setup, luck, look)
        return Tried(len(changes), played.to_the_end())
    except Exception as error:
        raise BoxFailure(game.id, seed, setup, changes, error) from error


def random_box(default: Components, luck: Random) -> tuple[list[Change], Components]:
    """A few changes that pass the check together, and the resulting box."""
    changes, box = list[Change](), default
    for _ in range(luck.randint(1, MOST_CHANGES)):
        change = _random_change(default, box, luck, len(changes))
        others = [each for each in changes if (each.kind, each.row, each.field) != change[:3]]
        tried = [*others, Change(*change)]
        try:
            box = edited(default, tried)
            changes = tried
        except ComponentError:
            continue  # not every value is possible
    return changes, box


def _random_change(default: Components, box: Components, luck: Random, number: int) -> tuple[str, str, str, str]:
    """A changed value, a name, a new row, or a removed row."""
    kind = luck.choice([each for each in box.kinds() if box.rows(each)])
    row = luck.choice(box.rows(kind))
    known = {each.id for each in default.rows(kind)}
    act = luck.random() if row_type(type(box), kind).how_many else 1.0
    if act < 0.3:
        return kind, f"own_{number + 1}", ADD, value_text(luck.choice(sorted(known)))
    if act < 0.5 and row.id in known:
        return kind, row.id, REMOVE, "null"
    fields = editable(row)
    field = luck.choice(fields) if fields else "id"
    value = luck.choice(NASTY) if field in NAMES else _random_value(box, kind, row, field, luck)
    return kind, row.id, field, value_text(value)


def _random_value(box: Components, kind: str, row: Row, field: str, luck: Random) -> object:
    declared = inspect.type_info(row_type(type(box), kind))
    assert isinstance(declared, inspect.StructType)
    wanted = next(each.type for each in declared.fields if each.name == field)
    same = [getattr(each, field) for each in box.rows(kind)]
    return _Values(luck, same).of(wanted, getattr(row, field))


class _Values:
    """Values of declared types, drawn at random."""

    def __init__(self, luck: Random, same: list[object]) -> None:
        self.luck = luck
        self.same = same  # what other rows have in this field
        self.words = [each for value in same for each in _strings(value)]

    def of(self, declared: inspect.Type, now: object) -> object:
        match declared:
            case inspect.UnionType(types=types):
                return self.of(self.luck.choice(types), now)
            case inspect.BoolType():
                return self.luck.random() < 0.5
            case inspect.IntType(ge=low, le=high):
                return self.number(low, high, now)
            case inspect.LiteralType(values=values):
                return self.luck.choice(values)
            case inspect.StrType():
                return self.luck.choice(self.words or NASTY)
            case inspect.StructType(fields=fields):
                return {each.name: self.of(each.type, None) for each in fields}
            case inspect.DictType(key_type=key, value_type=value):
                return {str(self.of(key, None)): self.of(value, None) for _ in range(self.luck.randint(1, 2))}
            case inspect.VarTupleType(item_type=item, min_length=least, max_length=most):
                return self.several(item, least or 0, most or LONGEST, now)
            case inspect.TupleType(item_types=items):
                found = now if isinstance(now, tuple) else (None,) * len(items)
                return [self.of(item, each) for item, each in zip(items, found, strict=True)]
            case _:
                return None

    def number(self, low: int | None, high: int | None, now: object) -> int:
        near = [now - 1, now + 1] if isinstance(now, int) else []
        bounds = self.luck.randint(0 if low is None else low, UNBOUNDED if high is None else high)
        others = [each for each in self.same if isinstance(each, int)]
        return self.luck.choice([bounds, bounds, *near, *others[:1]])

    def several(self, item: inspect.Type, least: int, most: int, now: object) -> list[object]:
        """The list with an item changed, added or removed."""
        found = list(now) if isinstance(now, tuple) else []
        act = self.luck.choice(("change", "change", "add", "remove"))
        at = self.luck.randrange(len(found) or 1)
        if found and act == "change":
            found[at] = self.of(item, found[at])
        elif found and act == "remove" and len(found) > least:
            del found[at]
        elif len(found) < most:
            found.insert(at, self.of(item, None))
        return found


@cache
def known_sprites(package: str) -> frozenset[str]:
    """The names of a game's sprites, drawn and painted."""
    return frozenset(SPRITE.findall(sheet(package)))


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _strings(each)


class _Played:
    """A random match with a box."""

    def __init__(
        self, game: AnyGame, texts: Texts, setup: Setup, luck: Random, look: Callable[[AnyMatch], None] | None
    ) -> None:
        self.game, self.texts, self.luck, self.look_also = game, texts, luck, look
        self.match: AnyMatch = Match(game, setup, Luck(luck.getrandbits(32)))
        self.kinds = Counter[str]()  # events by kind
        self.heard = 0  # events so far
        self.keys = {topic.name: frozenset(topic.keys) for topic in game.topics}

    def to_the_end(self) -> int:
        """Answer at random until the end; returns how many answers it took."""
        answers = 0
        self.draw_components()
        while self.match.ask:
            assert answers < ENDLESS, f"the match does not end in {ENDLESS} answers"
            ask = self.luck.choice(self.match.asks)
            index = self.luck.randrange(len(ask.options))
            assert ask.keys[index] in self.keys[ask.topic.name], f"{ask.topic.name}: {ask.keys[index]} is not declared"
            if answers % EVERY == 0:
                self.look()
            self.match.answer(index, ask.seat)
            self.tell()
            answers += 1
        self.look()
        return answers

    def look(self) -> None:
        """The table and the questions as they are shown, in both languages."""
        for lang in LANGUAGES:
            seat = self.luck.randrange(self.match.setup.seats)
            self.draw(lang, seat)
            for ask in self.match.asks:
                players = self.texts.numbered(lang, self.match.setup.seats)
                self.texts.prompt(lang, ask.topic.name, ask.about, players)
                for key in ask.keys:
                    self.texts.option(lang, ask.topic.name, key, players)
        if self.look_also:
            self.look_also(self.match)

    def draw(self, lang: Language, seat: int) -> None:
        if self.game.scene is None:
            return
        scenery, seen, say = scenery_of(self.game), self.match.view(seat), self.speaker(lang)
        self.expect_sprites(scenery.draw(seen, self.game.box, say))
        for ask in [each for each in self.match.asks if each.seat == seat]:
            for key in ask.keys:
                scenery.targets(seen, self.game.box, ask.topic.name, key)
                scenery.picture(seen, self.game.box, ask.topic.name, key)

    def draw_components(self) -> None:
        """All components of the box alone, as its editor shows them."""
        if self.game.scene is None:
            return
        for lang in LANGUAGES:
            for kind in self.game.box.kinds():
                for number in range(len(self.game.box.rows(kind))):
                    pieces = scenery_of(self.game).component(self.game.box, kind, number, self.speaker(lang))
                    self.expect_known(piece.sprite for piece in pieces)

    def expect_sprites(self, scene: Scene) -> None:
        """A box whose map or components are not the painted ones is drawn with sprites that exist all the same."""
        for things in (scene.boards, scene.zones, scene.pieces):
            self.expect_known(thing.sprite for thing in things if thing.sprite)

    def expect_known(self, sprites: Iterable[str]) -> None:
        unknown = {*sprites} - known_sprites(self.game.package)
        assert not unknown, f"there are no sprites called {', '.join(sorted(unknown))}"

    def speaker(self, lang: Language) -> Say:
        def say(message: str, /, **args: str | int) -> str:
            return self.texts.say(lang, message, **args)

        return say

    def tell(self) -> None:
        """What happened, in both languages: the first few events of each kind."""
        news, self.heard = self.match.events[self.heard :], len(self.match.events)
        for event in news:
            self.kinds[event.kind.name] += 1
            if self.kinds[event.kind.name] <= MOST_SAID:
                for lang in LANGUAGES:
                    players = self.texts.numbered(lang, self.match.setup.seats)
                    self.texts.event(lang, event.kind, event.values, players)
