"""What a research program loads, and what works without the web server's packages."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from igroteka.cli.main import WEB

BLOCKED = "import sys; sys.modules.update(dict.fromkeys({web}));from igroteka.cli.main import run; run(sys.argv[1:])"


def without_web(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command as if none of those packages were installed."""
    command = [sys.executable, "-c", BLOCKED.format(web=WEB), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_environments_load_nothing_of_the_web_server() -> None:
    code = "import sys, igroteka.lab.aec, igroteka.lab.vector, igroteka.lab.dataset; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()

    assert [each for each in loaded if each.partition(".")[0] in WEB or each.startswith("igroteka.table")] == []


@pytest.mark.parametrize(
    "words", [("--help",), ("list",), ("simulate", "reference", "--games", "2"), ("rules", "bonfire")]
)
def test_commands_for_research_need_no_web_server(words: tuple[str, ...]) -> None:
    done = without_web(*words)

    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("words", [("serve",), ("operate", "stats", "--db", "none.sqlite3")])
def test_the_table_says_what_it_needs(words: tuple[str, ...]) -> None:
    done = without_web(*words)

    assert done.returncode == 2
    assert "needs sqlalchemy; `pip install igroteka[table]` brings it\n" in done.stderr and done.stderr.count("\n") == 1


def test_every_package_of_the_table_is_named() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text())["project"]
    names = [each.split(">")[0].split("[")[0].lower() for each in project["optional-dependencies"]["table"]]
    extra = [name.removesuffix("-py") for name in names]  # glicko2-py is imported as glicko2

    assert sorted(extra) == sorted(WEB)
