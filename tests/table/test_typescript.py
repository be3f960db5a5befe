"""The client's types are those of the wire."""

import msgspec
import pytest
from msgspec import inspect

from igroteka.table.wire.messages import ErrorMessage, SeatPlan
from igroteka.table.wire.typescript import FILE, interface, typescript, written


def test_the_clients_types_are_current() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), "run: python -m igroteka.table.wire.typescript"


def test_a_tagged_message_names_its_tag() -> None:
    assert interface(ErrorMessage).splitlines()[1] == '  type: "error";'


def test_a_field_with_a_default_may_be_left_out() -> None:
    assert '  level?: "easy" | "expert" | "hard" | "normal"; // "normal"' in interface(SeatPlan).splitlines()


def test_a_list_of_a_union_is_bracketed() -> None:
    assert written(inspect.type_info(tuple[int | str, ...])) == "(number | string)[]"


def test_a_type_without_a_form_is_an_error() -> None:
    with pytest.raises(TypeError, match="no TypeScript form"):
        written(inspect.type_info(msgspec.Raw))
