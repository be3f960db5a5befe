"""The corpora that come with the source: some matches of every game, with a data card.

    python examples/lab/make_corpora.py          # are the files those of the card?
    python examples/lab/make_corpora.py --make   # plays them again and writes card and files; some minutes

The files are what `igroteka dataset` writes; the card, examples/lab/corpora/README.md, names the command of each.
"""

import subprocess
import sys
from argparse import ArgumentParser
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import msgspec
import pyarrow as pa
from pyarrow import parquet

FOLDER = Path(__file__).parent / "corpora"
CARD = FOLDER / "README.md"
TEACHER = "greedy:1"


class Corpus(NamedTuple):
    """What is played: the first mode for that number of seats, with its default options."""

    game: str
    players: int
    matches: int

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}.parquet"

    @property
    def words(self) -> list[str]:
        """The command that makes it."""
        return [
            *("dataset", self.game, f"examples/lab/corpora/{self.file.name}"),
            *("--players", str(self.players), "--matches", str(self.matches), "--bots", TEACHER, "--seed", "1"),
        ]


CORPORA = (
    Corpus("bonfire", 2, 10),
    Corpus("candelabria", 2, 4),
    Corpus("ghost_stories", 4, 10),
    Corpus("ryozen", 2, 10),
)

ABOUT = """# Corpora

A few matches of every game, as rows of decisions, for trying out learning programs without playing first.

| game | seats | matches | decisions | rules | box | kB | SHA-256 of the file |
|---|---|---|---|---|---|---|---|
{rows}

- **Who played.** The bot `{teacher}` at every seat: it looks one answer ahead in one imagined world. It plays
  legally and with some sense, not strongly.
- **What is in them.** A row per decision, also those with a single option: `observations` (what the seat knew, as
  32-bit integers), `masks` (legal actions, eight to a byte), `actions`, `seats`, `outcomes` (the win reward of that
  seat at the end), `scores`, `matches` (the seed). The metadata of the schema names game, rules version, box, columns
  and actions; [docs/lab.md](../../../docs/lab.md#datasets) explains them. A row group is a match.
- **What is not.** Other modes and numbers of seats, people's matches, positions that such a bot does not reach. Rows of
  one match are not independent: split by match.
- **Personal data.** None; no person played.
- **Licence.** That of the source. The rules are ours in words; the games belong to their publishers.
- **Made again** by `make corpora`, which runs the commands below and writes this page. Other rules versions or boxes
  give other files; the bytes also depend on the version of pyarrow ({pyarrow} here).

```
{commands}
```
"""


def make(corpus: Corpus) -> None:
    """Play the matches, in the folder of the source."""
    command = [sys.executable, "-m", "igroteka", *corpus.words]
    subprocess.run(command, check=True, cwd=FOLDER.parents[2])  # noqa: S603  # our own words


def row(corpus: Corpus) -> str:
    """A corpus as a line of the card."""
    data, metadata = corpus.file.read_bytes(), parquet.read_schema(corpus.file).metadata
    rules, box = (msgspec.json.decode(metadata[name]) for name in (b"rules", b"box"))
    decisions = parquet.read_metadata(corpus.file).num_rows
    size, digest = round(len(data) / 1000), sha256(data).hexdigest()
    cells = (corpus.game, corpus.players, corpus.matches, f"{decisions:,}", rules, box, size, f"`{digest}`")
    return f"| {' | '.join(map(str, cells))} |"


def card() -> str:
    """The data card of the files as they are."""
    return ABOUT.format(
        rows="\n".join(map(row, CORPORA)),
        teacher=TEACHER,
        pyarrow=pa.__version__,
        commands="\n".join(" ".join(["igroteka", *each.words]) for each in CORPORA),
    )


def strangers() -> list[str]:
    """The games whose file is not the one of the card."""
    said = CARD.read_text(encoding="utf-8")
    return [each.game for each in CORPORA if row(each) not in said]


def main() -> None:
    """Make the corpora, or check them."""
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--make", action="store_true")
    if parser.parse_args().make:
        FOLDER.mkdir(exist_ok=True)
        for each in CORPORA:
            make(each)
        CARD.write_text(card(), encoding="utf-8")
    elif strangers():
        sys.exit(f"not the files of the card: {', '.join(strangers())}; `make corpora` writes both")
    print(CARD.read_text(encoding="utf-8").partition("\n- ")[0])


if __name__ == "__main__":
    main()
