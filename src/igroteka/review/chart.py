"""A review as one chart: what each seat could expect over the match, and the parts of its result. SVG and HTML."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from igroteka.kernel.flow import B, S
from igroteka.review.findings import Parts, Review
from igroteka.review.words import ReviewWords

WIDTH: Final = 720
HEIGHT: Final = 240
ROW: Final = 26
LEFT: Final = 60
MIDDLE: Final = 400  # x of zero in the bars
TONES: Final = ("#b4462f", "#2f6db4", "#3a8a4d", "#8a5aa8", "#b08324")
PART_TONES: Final = {
    "luck": "#2f6db4",
    "own": "#b4462f",
    "others": "#3a8a4d",
    "revealed": "#8a5aa8",
    "remainder": "#8b8478",
}
STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#22201c}"
    "svg{max-width:100%;height:auto}pre{white-space:pre-wrap;font:inherit}"
)


def svg(found: Review, words: ReviewWords[S, B]) -> str:
    """The chart."""
    bars = [line for seat in range(found.seats) for line in _bars(found, words, seat)]
    height = HEIGHT + 40 + ROW * 6 * found.seats
    body = "\n".join([*_curves(found, words), *bars])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        f' font-family="system-ui,sans-serif" font-size="13" role="img">\n{body}\n</svg>\n'
    )


def course(found: Review) -> list[tuple[int, tuple[float, ...]]]:
    """What each seat could expect after each number of entries."""
    return [(0, found.first), *((step.until, step.values) for step in found.steps)]


def _curves(found: Review, words: ReviewWords[S, B]) -> Iterator[str]:
    points = course(found)
    values = [value for _, row in points for value in row] + [0.0]
    low, high = min(values), max(values)
    last, span = max(points[-1][0], 1), (high - low) or 1.0

    def place(entry: int, value: float) -> str:
        return f"{LEFT + (WIDTH - LEFT - 20) * entry / last:.1f},{20 + (HEIGHT - 40) * (high - value) / span:.1f}"

    zero = place(0, 0.0).split(",")[1]
    yield f'<line x1="{LEFT}" x2="{WIDTH - 20}" y1="{zero}" y2="{zero}" stroke="#cfc5b1"/>'
    for value in (low, high):
        y = place(0, value).split(",")[1]
        yield f'<text x="{LEFT - 8}" y="{y}" text-anchor="end">{words.amount(value, signed=True)}</text>'
    for seat in range(1 if found.unit == "chance" else found.seats):
        line = " ".join(place(entry, row[seat]) for entry, row in points)
        yield f'<polyline fill="none" stroke="{TONES[seat % len(TONES)]}" stroke-width="2" points="{line}"/>'


def _bars(found: Review, words: ReviewWords[S, B], seat: int) -> Iterator[str]:
    """The parts of a seat's result as bars."""
    parts, top = found.parts(seat), HEIGHT + 20 + ROW * 6 * seat
    scale = (WIDTH - MIDDLE - 70) / max(_largest([found.parts(each) for each in range(found.seats)]), 1e-9)
    tone = TONES[seat % len(TONES)]
    yield f'<text x="{LEFT - 40}" y="{top + 14}" font-weight="600" fill="{tone}">{escape(words.player(seat))}</text>'
    for row, (name, tone) in enumerate(PART_TONES.items(), 1):
        value: float = getattr(parts, name)
        y, width = top + ROW * row - 8, abs(value) * scale
        x = MIDDLE if value >= 0 else MIDDLE - width
        yield f'<text x="{LEFT - 40}" y="{y + 13}">{escape(words.say(f"part-{name}"))}</text>'
        yield f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="16" fill="{tone}"/>'
        yield f'<text x="{WIDTH - 4}" y="{y + 13}" text-anchor="end">{words.amount(value, signed=True)}</text>'


def _largest(every: Sequence[Parts]) -> float:
    return max(abs(float(getattr(parts, name))) for parts in every for name in PART_TONES)


def html(found: Review, words: ReviewWords[S, B]) -> str:
    """The review as a self-contained page."""
    title, text = escape(words.say("title")), escape("\n".join(words.lines()))
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f"<style>{STYLE}</style>\n<h1>{title}</h1>\n{svg(found, words)}<pre>{text}</pre>\n</html>\n"
    )
