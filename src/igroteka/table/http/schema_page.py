"""The HTTP calls as a readable page, made from the schema alone: no scripts, no external files."""

from collections.abc import Iterator
from html import escape
from typing import Any, TypeAlias

from litestar import Request
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

Json: TypeAlias = dict[str, Any]


class PlainPage(OpenAPIRenderPlugin):
    """Serves the page at the schema's address."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        return "".join(page(openapi_schema)).encode()


def page(schema: Json) -> Iterator[str]:
    title = escape(f"{schema['info']['title']} {schema['info']['version']}")
    yield f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}: API</title>'
    yield '<meta name="viewport" content="width=device-width"></head><body>'
    yield f"<h1>{title}: calls over HTTP</h1>"
    yield "<p>The same for programs: <a href='/api/schema/openapi.json'>openapi.json</a>. Live play goes over a socket;"
    yield " its messages are in docs/protocol.md.</p><h2>Calls</h2>"
    for path, calls in sorted(schema["paths"].items()):
        for method, call in calls.items():
            yield from call_section(method.upper(), path, call)
    yield "<h2>Types</h2>"
    for name, kind in sorted(schema["components"]["schemas"].items()):
        yield f'<h3 id="{escape(name)}">{escape(name)}</h3>{fields(kind)}'
    yield "</body></html>"


def call_section(method: str, path: str, call: Json) -> Iterator[str]:
    """One call: what it does, takes and returns."""
    yield f"<h3><code>{method} {escape(path)}</code></h3><p>{escape(call.get('description', ''))}</p><ul>"
    for each in call.get("parameters", ()):
        yield f"<li>{escape(each['in'])} <code>{escape(each['name'])}</code>: {named(each['schema'])}"
    for content in call.get("requestBody", {}).get("content", {}).values():
        yield f"<li>body: {named(content.get('schema', {}))}"
    for status, answer in sorted(call["responses"].items()):
        kinds = [named(content.get("schema", {})) for content in answer.get("content", {}).values()]
        yield f"<li>{status}: {', '.join(kinds) or 'nothing'} ({escape(answer['description'])})"
    yield "</ul>"


def fields(kind: Json) -> str:
    """The fields of a type, or its words."""
    if "properties" not in kind:
        return f"<p>{named(kind)}</p>"
    needed = kind.get("required", ())
    rows = [
        f"<li><code>{escape(name)}</code>{'' if name in needed else ' (may be left out)'}: {named(each)}"
        for name, each in kind["properties"].items()
    ]
    return f"<ul>{''.join(rows)}</ul>"


def named(kind: Json) -> str:
    """A type in short form, with links to named types."""
    if "$ref" in kind:
        name = escape(kind["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in kind or "anyOf" in kind:
        return " or ".join([named(each) for each in kind.get("oneOf") or kind["anyOf"]])
    if "enum" in kind or "const" in kind:
        return ", ".join([f"<code>{escape(str(each))}</code>" for each in kind.get("enum", [kind.get("const")])])
    if kind.get("type") == "array":
        return f"list of {named(kind.get('items') or {})}"
    plain = kind.get("type", "anything")
    return escape(plain if isinstance(plain, str) else " or ".join(plain))
