"""The Fluent files of texts, parsed once for all boxes."""

from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable

from fluent.runtime import FluentResource
from fluent.syntax import ast

from igroteka.content import printed


class TextError(LookupError):
    """A message that is missing or can't be said."""


class ParsedTexts:
    """The files of a language, read once for all boxes."""

    def __init__(self, folders: Iterable[Traversable], lang: str) -> None:
        self.resources: list[ast.Resource] = []
        self.messages: dict[str, ast.Message] = {}
        self._wanted: dict[str, frozenset[str]] = {}
        for folder in folders:
            found: dict[str, ast.Message] = {}
            for file in _files(folder, lang):
                resource = FluentResource(file.read_text(encoding="utf-8"))
                for each in _entries(resource, f"{lang}/{file.name}", found):
                    found[each.id.name] = each
                self.resources.append(resource)
            self.messages = found | self.messages

    def wanted(self, key: str) -> frozenset[str]:
        """The names of the arguments that a message uses."""
        if key not in self._wanted:
            self._wanted[key] = printed.wanted(self.messages[key], self.messages)
        return self._wanted[key]


def _files(folder: Traversable, lang: str) -> list[Traversable]:
    """`ru.ftl` and `ru/*.ftl`, in order of their names."""
    several = folder / lang
    inner = [each for each in several.iterdir() if each.name.endswith(".ftl")] if several.is_dir() else []
    single = folder / f"{lang}.ftl"
    return [single] * single.is_file() + sorted(inner, key=lambda each: each.name)


def _entries(resource: ast.Resource, file: str, known: Mapping[str, ast.Message]) -> Iterable[ast.Message]:
    """The messages of a file; anything that is not a message, or a repeated id, is an error."""
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise TextError(f"{file}: not a Fluent message: {line:.80}")
        if isinstance(entry, ast.Message):
            if entry.id.name in known:
                raise TextError(f'{file}: the text "{entry.id.name}" occurs twice')
            if entry.value is None:
                raise TextError(f'{file}: the text "{entry.id.name}" is empty')
            yield entry
