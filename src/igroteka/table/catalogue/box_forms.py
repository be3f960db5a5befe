"""How a printed value is edited: a form made from its declared type."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from msgspec import inspect

from igroteka.table.wire.boxes import FieldKind

LONGEST_LIST: Final = 12  # items that a list without a bound of its own may have
SHORT_TEXT: Final = 120  # characters; longer ones are prose


class Form(NamedTuple):
    """How a value is edited, the words it may be, and its bounds."""

    kind: FieldKind
    words: tuple[str, ...] = ()
    optional: bool = False
    low: int | None = None
    high: int | None = None
    least: int | None = None
    most: int | None = None
    parts: tuple[tuple[str, "Form"], ...] = ()

    def of_words(self, known: tuple[str, ...]) -> "Form":
        """The form of a text, or of several, that can only be one of these words."""
        kinds: dict[FieldKind, FieldKind] = {"text": "word", "texts": "words"}
        most = self.most if self.kind in ("texts", "words") else None
        return self._replace(kind=kinds.get(self.kind, self.kind), words=known, most=most)


def form_of(declared: inspect.Type) -> Form:
    """The form of a value, which may be absent."""
    inner, optional = _without_none(declared)
    return _form(inner)._replace(optional=optional)


def _without_none(declared: inspect.Type) -> tuple[inspect.Type, bool]:
    if not isinstance(declared, inspect.UnionType):
        return declared, False
    inner = [each for each in declared.types if not isinstance(each, inspect.NoneType)]
    return (inner[0] if len(inner) == 1 else declared), len(inner) < len(declared.types)


def _form(declared: inspect.Type) -> Form:
    match declared:
        case inspect.BoolType():
            return Form("flag")
        case inspect.IntType(ge=low, le=high):
            return Form("number", low=low, high=high)
        case inspect.LiteralType(values=values):
            return Form("word", tuple(map(str, values)))
        case inspect.StrType(max_length=most):
            return Form("prose" if most and most > SHORT_TEXT else "text", most=most)
        case inspect.StructType(fields=fields):
            return Form("other", parts=tuple((each.name, form_of(each.type)) for each in fields))
        case inspect.DictType(key_type=inspect.LiteralType(values=values), value_type=inspect.IntType(ge=low, le=high)):
            return Form("amounts", tuple(map(str, values)), low=low, high=high)
        case inspect.VarTupleType(item_type=item, min_length=least, max_length=most):
            return _list_of([item])._replace(least=least or 0, most=most or LONGEST_LIST)
        case inspect.TupleType(item_types=items):
            return _list_of(items)._replace(least=len(items), most=len(items))
        case _:
            return Form("other")


def _list_of(items: Iterable[inspect.Type]) -> Form:
    forms = [form_of(item) for item in items]
    kinds = {form.kind for form in forms}
    if len(kinds) != 1 or any(form.optional for form in forms):
        return Form("other")
    first = forms[0]
    if first.kind in ("numbers", "amounts"):
        return Form("lists", parts=(("", first),))
    if first.parts:
        return Form("effects", parts=first.parts)
    lists: dict[FieldKind, FieldKind] = {"number": "numbers", "text": "texts", "word": "words"}
    words = dict.fromkeys(word for form in forms for word in form.words)
    return Form(lists.get(first.kind, "other"), tuple(words), low=first.low, high=first.high)
