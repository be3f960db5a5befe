"""Reports as blocks, written as Markdown or as an HTML page."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, NamedTuple, TypeAlias

STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#22201c}"
    "table{border-collapse:collapse}td,th{padding:.2rem .7rem;border-bottom:1px solid #cfc5b1;text-align:left}"
    "pre{background:#f4efe4;padding:.7rem;overflow:auto}img{max-width:100%}"
)


class Heading(NamedTuple):
    text: str
    level: int = 2


class Paragraph(NamedTuple):
    text: str


class Grid(NamedTuple):
    """A table."""

    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


class Code(NamedTuple):
    text: str


class Picture(NamedTuple):
    """An image file beside the report."""

    file: str
    says: str


Block: TypeAlias = Heading | Paragraph | Grid | Code | Picture


def markdown(blocks: Iterable[Block]) -> str:
    """The report as Markdown."""
    return "\n\n".join(map(_markdown, blocks)) + "\n"


def _markdown(block: Block) -> str:
    match block:
        case Heading(text, level):
            return f"{'#' * level} {text}"
        case Paragraph(text):
            return text
        case Grid(head, rows):
            lines = [head, ("---",) * len(head), *rows]
            return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
        case Code(text):
            return f"```toml\n{text}\n```"
        case Picture(file, says):
            return f"![{says}]({file})"


def html(title: str, blocks: Iterable[Block]) -> str:
    """The report as a self-contained page."""
    body = "\n".join(map(_html, blocks))
    return (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n{body}\n</html>\n"
    )


def _html(block: Block) -> str:
    match block:
        case Heading(text, level):
            return f"<h{level}>{escape(text)}</h{level}>"
        case Paragraph(text):
            return f"<p>{escape(text)}</p>"
        case Grid(head, rows):
            return f"<table>\n{_row(head, 'th')}\n" + "\n".join(_row(row, "td") for row in rows) + "\n</table>"
        case Code(text):
            return f"<pre>{escape(text)}</pre>"
        case Picture(file, says):
            return f'<p><img src="{escape(file)}" alt="{escape(says)}"></p>'


def _row(cells: Sequence[str], tag: str) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"
