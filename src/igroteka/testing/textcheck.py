"""Checks of a game's texts, for the tests of every game. Each returns a list of complaints, empty if all is well.

- `differences`: both languages have the same messages with the same variables.
- `lacking`: every topic, option, event, mode and setting of a game can be said.
- `unnamed`: every component has a name.
- `unsaid_reasons`: every refusal, score line and ending that the rules mention has its text.
- `display_text`: rules modules hold no words for players.
- `strange_citations`: every rule that the code cites is in the ledger.

`complaints` runs all of these for one game.
"""

import ast as python
import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.syntax import ast, visitor

from igroteka.content.components import B, Components
from igroteka.content.ledger import Ledger, load
from igroteka.content.meta import meta_of
from igroteka.content.printed import names
from igroteka.content.texts import LANGUAGES, LETTERS, Language, Texts, is_number, slug
from igroteka.kernel.flow import Kind, S
from igroteka.kernel.game import Game, Mode

_SENTENCE: Final = re.compile(r"[А-Яа-яЁё]|[A-Za-z’']{2,}[,;:]? +[A-Za-z’']{2,}")
_REASONS: Final = {"WhyNot": (1, "reason", "why"), "Line": (0, "source", "score"), "Result": (2, "reason", "end")}


class _Variables(visitor.Visitor):
    """Collects the variables of a message; `$a-acc` is a form of `$a`."""

    def __init__(self, *, selectors: bool) -> None:
        super().__init__()
        self.selectors = selectors
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.found.add(node.id.name.partition("-")[0])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        for part in (node.selector, *node.variants) if self.selectors else node.variants:
            self.visit(part)


def variables(message: ast.Message, *, selectors: bool = True) -> set[str]:
    """Names of the arguments a message uses, with or without those it only selects by."""
    seen = _Variables(selectors=selectors)
    seen.visit(message)
    return seen.found


def complaints(game: Game[S, B]) -> list[str]:
    """Everything that is wrong with the texts and citations of a game."""
    folder = Path(str(files(game.package)))
    modules = sorted(folder.rglob("*.py"))
    rules = [path for path in modules if "rules" in path.relative_to(folder).with_suffix("").parts]
    texts = Texts.of(game, strict=True)
    return [
        *differences(texts),
        *lacking(texts, game),
        *unnamed(texts, game.box),
        *unsaid_reasons(texts, modules),
        *display_text(rules),
        *strange_citations(load(folder / "ledger.toml"), modules),
    ]


def differences(texts: Texts) -> list[str]:
    """Messages that exist in one language only, or use different variables."""
    ru, en = texts.messages("ru"), texts.messages("en")
    found = [f'no en text "{key}"' for key in ru if key not in en]
    found += [f'no ru text "{key}"' for key in en if key not in ru]
    for key in ru:
        if key in en and variables(ru[key]) != variables(en[key]):
            ours, theirs = (", ".join(sorted(variables(each[key]))) or "nothing" for each in (ru, en))
            found.append(f'text "{key}": ru uses {ours}, en uses {theirs}')
    return found


def lacking(texts: Texts, game: Game[S, B]) -> list[str]:
    """Whatever a game may ask, tell or offer but has no text for."""
    found: list[str] = []
    for lang in LANGUAGES:
        found += _absent(texts, lang, [f"ask-{slug(topic.name)}" for topic in game.topics])
        for topic in game.topics:
            found += [each for key in topic.keys for each in _option_complaints(texts, lang, topic.name, key)]
        found += _absent(texts, lang, [text for mode in game.modes for text in _mode_texts(mode)])
        found += _absent(texts, lang, [f"house-{slug(each.option)}" for each in meta_of(game).house_rules])
        found += [each for kind in game.events for each in _event_complaints(texts, lang, kind)]
    return list(dict.fromkeys(found))


def _option_complaints(texts: Texts, lang: Language, topic: str, key: str) -> list[str]:
    """An option needs a message, and names for the parts of its key that the message uses."""
    message_id = texts.option_id(lang, topic, key)
    message = texts.messages(lang).get(message_id)
    if message is None:
        return [f'no {lang} text "{message_id}"']
    parts = dict(zip(LETTERS, key.split(":"), strict=False))
    about = texts.row_of(lang, message_id)
    row = {"id", *about.values()} if about else set()
    strange = sorted(variables(message) - parts.keys() - row)
    if strange:
        return [f'{lang} text "{message_id}" uses {", ".join(strange)}; the option {key} has {", ".join(parts)}']
    said = variables(message, selectors=False) - row
    wanted = [f"name-{slug(part)}" for letter, part in parts.items() if letter in said and not is_number(part)]
    return _absent(texts, lang, wanted)


def unnamed(texts: Texts, box: Components) -> list[str]:
    """Components without a name, except kinds that players never see by name."""
    rows = [(kind, row) for kind in box.kinds() for row in box.rows(kind) if row.named]
    wanted = [f"name-{names(kind, row, shared=False)[-1]}" for kind, row in rows]
    return [each for lang in LANGUAGES for each in _absent(texts, lang, wanted)]


def unsaid_reasons(texts: Texts, sources: Iterable[Path]) -> list[str]:
    """Reasons of refusals and endings, and sources of points, that these modules mention but that have no text."""
    wanted = [key for path in sources for key in reasons(path.read_text(encoding="utf-8"))]
    return [each for lang in LANGUAGES for each in _absent(texts, lang, wanted)]


def strange_citations(ledger: Ledger, sources: Iterable[Path]) -> list[str]:
    """Rule ids in docstrings and other strings that are not in the ledger; `game.chapter.*` stands for several."""
    pattern = re.compile(rf"(?<![\w.]){ledger.game.id}\.[a-z0-9_.*]+")
    return [
        f"{path.parent.name}/{path.name} cites {cited}, which is not in the ledger"
        for path in sources
        for text in _strings(python.parse(path.read_text(encoding="utf-8")))
        for cited in (found.rstrip(".") for found in pattern.findall(text))
        if not _known(ledger, cited)
    ]


def _known(ledger: Ledger, cited: str) -> bool:
    if "*" in cited:
        return any(fnmatchcase(rule, cited) for rule in ledger.by_id)
    return cited in ledger.by_id or cited.count(".") < 2  # otherwise it is no rule but the name of a file or module


def _strings(tree: python.AST) -> Iterator[str]:
    """All strings of a module; an asterisk stands for a value inside an f-string."""
    parts: set[int] = set()
    for node in python.walk(tree):
        if isinstance(node, python.JoinedStr):
            parts.update(map(id, node.values))
            yield "".join(str(each.value) if isinstance(each, python.Constant) else "*" for each in node.values)
        elif isinstance(node, python.Constant) and isinstance(node.value, str) and id(node) not in parts:
            yield node.value


def reasons(source: str) -> Iterator[str]:
    """The messages that the WhyNot, Line and Result literals of a module call for."""
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in _REASONS:
            position, keyword, prefix = _REASONS[node.func.id]
            given = node.args[position : position + 1] + [each.value for each in node.keywords if each.arg == keyword]
            for value in given:
                if isinstance(value, python.Constant) and isinstance(value.value, str):
                    yield f"{prefix}-{slug(value.value)}"


def display_text(sources: Iterable[Path]) -> list[str]:
    """Words for players in modules that must not hold any: "rules/night.py:12: 'The night falls'"."""
    return [
        f"{path.parent.name}/{path.name}:{line}: {text!r}"
        for path in sources
        for line, text in literals(path.read_text(encoding="utf-8"))
    ]


def literals(source: str) -> Iterator[tuple[int, str]]:
    """String literals that read like a sentence, except docstrings, asserts, exceptions and annotations."""
    tree = python.parse(source)
    allowed = {id(inner) for node in python.walk(tree) for part in _not_shown(node) for inner in python.walk(part)}
    for node in python.walk(tree):
        text = node.value if isinstance(node, python.Constant) and isinstance(node.value, str) else ""
        if _SENTENCE.search(text) and id(node) not in allowed:
            yield getattr(node, "lineno", 0), text


def _not_shown(node: python.AST) -> list[python.AST]:
    """Parts of a syntax node whose strings no player sees."""
    match node:
        case python.Expr(value=python.Constant() as text):
            return [text]
        case python.Assert(msg=python.expr() as message):
            return [message]
        case python.Raise():
            return [node]
        case python.AnnAssign(annotation=python.Name(id="TypeAlias")):
            return [node]
        case python.AnnAssign(annotation=note) | python.arg(annotation=python.expr() as note):
            return [note]
        case python.FunctionDef(returns=python.expr() as note):
            return [note]
        case python.Call(func=python.Name(id="cast" | "TypeVar")):
            return [*node.args, *node.keywords]
        case _:
            return []


def _mode_texts(mode: Mode) -> list[str]:
    settings = [f"option-{slug(name)}" for name in mode.options]
    values = [f"option-{slug(name)}--{slug(value)}" for name, values in mode.options.items() for value in values]
    return [f"mode-{slug(mode.name)}", *settings, *values]


def _event_complaints(texts: Texts, lang: Language, kind: Kind) -> list[str]:
    key = f"event-{slug(kind.name)}"
    message = texts.messages(lang).get(key)
    if message is None:
        return [f'no {lang} text "{key}"']
    strange = sorted(variables(message) - set(kind.fields))
    return [f'{lang} text "{key}" uses {", ".join(strange)}; the event has {", ".join(kind.fields)}'] * bool(strange)


def _absent(texts: Texts, lang: Language, wanted: Iterable[str]) -> list[str]:
    return [f'no {lang} text "{key}"' for key in dict.fromkeys(wanted) if not texts.has(lang, key)]
