"""`igroteka components`: the printed numbers of a game, by provenance; export them, check an edited file, try boxes."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from igroteka.cli.output import Output, paged, words
from igroteka.content.components import (
    STANDINGS,
    ComponentError,
    Components,
    Row,
    Standing,
    override,
    standings,
)
from igroteka.content.components import export as as_toml
from igroteka.content.edits import ADD, REMOVE, changes_between
from igroteka.content.texts import Language, Texts
from igroteka.games import find_game


def components(
    game: str,
    *,
    provenance: Standing | None = None,
    lang: Language = "en",
    export: Path | None = None,
    check: Path | None = None,
    fuzz: int = 0,
    seed: int = 1,
    as_json: Annotated[bool, Parameter("--json")] = False,
) -> int:
    """Show the printed numbers of a game by how certain they are; export them, or check an edited file.

    Examples: `igroteka components ryozen --provenance reconstructed`, `igroteka components ryozen --export my.toml`,
    `igroteka components ryozen --check my.toml`, `igroteka components ryozen --fuzz 1000`

    Parameters
    ----------
    game
        Id of the game.
    provenance
        Only values of this provenance.
    lang
        Language of the headings.
    export
        Write all components to this file, for putting in the values of one's own box.
    check
        Check such a file, and list what differs from our values and what is unusual.
    fuzz
        Try this number of random boxes: check each, play a match with it, draw it and encode it for learning programs.
    seed
        Of the first random box; the next ones follow.
    as_json
        Print JSON, for programs.
    """
    box: Components = find_game(game).box
    if export is not None:
        with export.open("x", encoding="utf-8") as file:  # never over somebody's edited values
            file.write(as_toml(box))
        print(words().say(lang, "components-exported", file=str(export)))
    elif check is not None:
        _show_check(_read(box, check, lang), box, check, lang, as_json)
    elif fuzz:
        return try_boxes(game, range(seed, seed + fuzz), lang)
    elif as_json:
        print(json.dumps(_plain(box, provenance), ensure_ascii=False, indent=2))
    else:
        _show(box, provenance, lang)
    return 0


@dataclass
class Values:
    """The values of one row that share a provenance."""

    kind: str
    row: Row
    names: list[str] = field(default_factory=list)

    def text(self) -> str:
        """One line: "task blue_1: colour = blue, points = 7"."""
        given = ", ".join(f"{name} = {_shown(self.row, name)}" for name in self.names if name != "id")
        line = f"{self.kind} {self.row.id}" + (f": {given}" if given else "")
        return line + (f"  ({self.row.note})" if self.row.note else "")


def by_standing(box: Components) -> dict[Standing, list[Values]]:
    """All values of a box, from certain to doubtful."""
    found: dict[Standing, dict[tuple[str, str], Values]] = {standing: {} for standing in STANDINGS}
    for kind, row, name, standing in standings(box):
        found[standing].setdefault((kind, row.id), Values(kind, row)).names.append(name)
    return {standing: list(rows.values()) for standing, rows in found.items()}


def changes(box: Components, ours: Components, lang: Language = "en") -> Iterator[str]:
    """Where a box differs from ours: "task blue_1, points: 7, ours 5"."""
    texts, rows = words(), {(kind, row.id): row for kind in ours.kinds() for row in ours.rows(kind)}
    theirs = {(kind, row.id): row for kind in box.kinds() for row in box.rows(kind)}
    for change in changes_between(ours, box):
        place, our = (change.kind, change.row), rows.get((change.kind, change.row))
        if change.field in (ADD, REMOVE):
            said = texts.say(lang, "components-added" if change.field == ADD else "components-removed")
            yield f"{change.kind} {change.row}: {said}"
        else:
            usual = f", {texts.say(lang, 'components-ours')} {_shown(our, change.field)}" if our else ""
            yield f"{change.kind} {change.row}, {change.field}: {_shown(theirs[place], change.field)}{usual}"


def try_boxes(game: str, seeds: range, lang: Language) -> int:
    """Random boxes that pass the check are played; those that do not play are checked. 1 if there are any."""
    from igroteka.lab.codec import codec
    from igroteka.testing.box_fuzz import AnyMatch, BoxFailure, try_box

    def encode(match: AnyMatch) -> None:
        for ask in match.asks:
            codec(match.game).observe(match, ask.seat)
            codec(match.game).mask(ask)

    rules, output, wrong = find_game(game), Output(), 0
    texts = Texts.of(rules, strict=True)
    for number in seeds:
        try:
            try_box(rules, texts, number, encode)
        except BoxFailure as failure:
            wrong += 1
            output.line(str(failure))
    output.line(words().say(lang, "components-tried", boxes=len(seeds), wrong=wrong))
    return 1 if wrong else 0


def _read(box: Components, file: Path, lang: Language) -> Components:
    """An edited file; what is wrong with it is said in the language."""
    try:
        return override(box, file)
    except ComponentError as error:
        if error.finding is None or lang == "en":
            raise
        raise ComponentError(f"{file.name}: {error.finding.said(lang)}") from None


def _show_check(box: Components, ours: Components, path: Path, lang: Language, as_json: bool) -> None:
    found, doubts = list(changes(box, ours, lang)), [each.said(lang) for each in box.warnings()]
    if as_json:
        checked = {"file": str(path), "digest": box.digest, "changes": found, "warnings": doubts}
        print(json.dumps(checked, ensure_ascii=False, indent=2))
        return
    output = Output()
    output.line(words().say(lang, "components-good", file=str(path), digest=box.digest, changed=len(found)))
    for line in found:
        output.line(f"  {line}")
    if doubts:
        output.line(words().say(lang, "components-unusual", count=len(doubts)))
        for line in doubts:
            output.line(f"  {line}")


def _show(box: Components, only: Standing | None, lang: Language) -> None:
    texts = words()
    with paged() as output:
        output.line(texts.say(lang, "components-values", digest=box.digest), "bold")
        output.console.print(_table(box, lang))
        for standing, rows in by_standing(box).items():
            if rows and only in (None, standing):
                count = sum(len(values.names) for values in rows)
                output.line()
                output.line(texts.say(lang, "components-standing", standing=standing, values=count), "bold reverse")
                for values in rows:
                    output.line(f"  {values.text()}")


def _table(box: Components, lang: Language) -> Table:
    texts = words()
    table = Table(texts.say(lang, "components-col-kind"), box=None, pad_edge=False)
    for head in (texts.say(lang, "components-col-rows"), *STANDINGS):
        table.add_column(head, justify="right")
    counts = {kind: dict.fromkeys(STANDINGS, 0) for kind in box.kinds()}
    for kind, _, _, standing in standings(box):
        counts[kind][standing] += 1
    for kind, found in counts.items():
        table.add_row(kind, str(len(box.rows(kind))), *(str(count or "") for count in found.values()))
    sums = [sum(found[standing] for found in counts.values()) for standing in STANDINGS]
    table.add_row(texts.say(lang, "components-sum"), str(sum(len(box.rows(kind)) for kind in counts)), *map(str, sums))
    return table


def _plain(box: Components, only: Standing | None) -> dict[str, object]:
    values = [
        {"kind": kind, "id": row.id, "value": name, "is": _builtin(row, name), "provenance": standing, "note": row.note}
        for kind, row, name, standing in standings(box)
        if only in (None, standing)
    ]
    return {"digest": box.digest, "values": values}


def _builtin(row: Row, name: str) -> object:
    plain: object = msgspec.to_builtins(getattr(row, name), str_keys=True)
    return plain


def _shown(row: Row, name: str) -> str:
    plain = _builtin(row, name)
    return plain if isinstance(plain, str) else json.dumps(plain, ensure_ascii=False)
