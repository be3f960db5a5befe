"""`igroteka new-game`: what it writes is a game that keeps every promise, under its own name."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import igroteka

INSTALL = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")


def test_the_new_game_passes_its_own_tests(tmp_path: Path) -> None:
    assert igroteka("new-game", "pebbles", "--into", str(tmp_path)) == 0
    package, place = tmp_path / "pebbles", tmp_path / "installed"
    subprocess.run([sys.executable, *INSTALL, "--target", str(place), str(package)], check=True)
    environment = {**os.environ, "PYTHONPATH": str(place)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(package)]
    done = subprocess.run(
        [*command, "-c", str(package / "pyproject.toml"), str(package / "tests")],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_in_it_speaks_of_the_starter(tmp_path: Path) -> None:
    igroteka("new-game", "red_pebbles", "--into", str(tmp_path))
    texts = [path.read_text(encoding="utf-8") for path in tmp_path.rglob("*") if path.is_file()]

    assert len(texts) > 20
    assert [text for text in texts if "starter" in text.lower() or "Начало" in text] == []


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Class", "a name is 2 to 40 small letters, digits and underscores, not 'Class'"),
        ("class", "a name is 2 to 40 small letters"),
        ("../up", "a name is 2 to 40 small letters"),
        ("bonfire", "there is a game bonfire already; the games are: bonfire, "),
        ("there", "there exists already; give another name, or another folder with --into"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused(
    name: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "there").mkdir()

    assert igroteka("new-game", name, "--into", str(tmp_path)) == 2
    assert message in capsys.readouterr().err
    assert [each.name for each in tmp_path.rglob("*")] == ["there"]
