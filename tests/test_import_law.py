"""The import law of pyproject.toml: it holds, and each part of it would notice its breach."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
LINT = [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
OPTIONS = ["--config", str(PROJECT / "pyproject.toml"), "--no-cache"]
SKELETON = (
    "kernel.match",
    "content.texts",
    "records.record",
    "games.ryozen.state",
    "games.ryozen.view",
    "games.ryozen.rules.night",
    "games.ryozen.rules.day",
    "games.ryozen.scene.board",
    "games.ryozen.bots.plan",
    "games.ryozen.texts.labels",
    "games.bonfire.state",
    "bots.search",
    "arena.matches",
    "review.analysis",
    "puzzles.finding",
    "table.settings",
    "table.errors",
    "table.wire.messages",
    "table.catalogue.games",
    "table.core.play",
    "table.compute.pool",
    "table.storage.store",
    "table.identity.guests",
    "table.ops.metrics",
    "table.presenter.presenter",
    "table.cluster.bus",
    "table.hub.hub",
    "table.services.services",
    "table.http.tables",
    "table.socket.connection",
    "table.server.app",
    "lab.gym",
    "cli.main",
)
BREACHES = {
    ("kernel.match", "games"): "each layer",
    ("kernel.match", "content.texts"): "each layer",
    ("content.texts", "games.ryozen.state"): "each layer",
    ("kernel.match", "records.record"): "each layer",
    ("games.ryozen.state", "records.record"): "each layer",
    ("games.ryozen.state", "bots.search"): "each layer",
    ("table.core.play", "lab.gym"): "each layer",
    ("review.analysis", "arena.matches"): "each layer",
    ("bots.search", "review.analysis"): "each layer",
    ("review.analysis", "puzzles.finding"): "each layer",
    ("puzzles.finding", "arena.matches"): "each layer",
    ("puzzles.finding", "games.ryozen.state"): "through the registry",
    ("games.ryozen.state", "games.bonfire.state"): "no other game",
    ("games.ryozen.rules.night", "games.ryozen.view"): "rules do not know",
    ("games.ryozen.rules.night", "games.ryozen.scene.board"): "rules do not know",
    ("games.ryozen.rules.night", "games.ryozen.bots.plan"): "rules do not know",
    ("games.ryozen.rules.night", "games.ryozen.texts.labels"): "rules do not know",
    ("arena.matches", "games.ryozen.state"): "through the registry",
    ("bots.search", "games.ryozen.state"): "bots do not see",
    ("bots.search", "games.ryozen.rules.night"): "through the registry",
    ("review.analysis", "games.ryozen.state"): "through the registry",
    ("cli.main", "games.ryozen.state"): "through the registry",
    ("table.core.play", "games.bonfire.state"): "through the registry",
    ("lab.gym", "games.bonfire.state"): "through the registry",
    ("table.http.tables", "table.server.app"): "a room of the table",
    ("table.http.tables", "table.socket.connection"): "a room of the table",
    ("table.services.services", "table.http.tables"): "a room of the table",
    ("table.hub.hub", "table.services.services"): "a room of the table",
    ("table.presenter.presenter", "table.hub.hub"): "a room of the table",
    ("table.presenter.presenter", "table.storage.store"): "presenters do not read",
    ("table.ops.metrics", "table.presenter.presenter"): "a room of the table",
    ("table.identity.guests", "table.ops.metrics"): "a room of the table",
    ("table.storage.store", "table.identity.guests"): "a room of the table",
    ("table.core.play", "table.storage.store"): "a room of the table",
    ("table.core.play", "table.compute.pool"): "a room of the table",
    ("table.errors", "table.core.play"): "a room of the table",
    ("table.catalogue.games", "table.errors"): "a room of the table",
    ("table.wire.messages", "table.catalogue.games"): "a room of the table",
    ("table.settings", "table.wire.messages"): "a room of the table",
    ("table.cluster.bus", "table.settings"): "a room of the table",
}


def lint(root: Path) -> subprocess.CompletedProcess[str]:
    """Apply the law to the package `igroteka` under a folder."""
    environment = {**os.environ, "PYTHONPATH": str(root)}
    return subprocess.run([*LINT, *OPTIONS], cwd=root, env=environment, capture_output=True, text=True, check=False)


def broken(root: Path) -> list[str]:
    """The contracts that a package breaks."""
    return [line for line in lint(root).stdout.splitlines() if line.endswith("BROKEN")]


def file_of(root: Path, module: str) -> Path:
    return root.joinpath("igroteka", *module.split(".")).with_suffix(".py")


@pytest.fixture
def skeleton(tmp_path: Path) -> Path:
    """A package of the project's shape that imports nothing."""
    for module in SKELETON:
        path = file_of(tmp_path, module)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        for folder in path.relative_to(tmp_path).parents[:-1]:
            (tmp_path / folder / "__init__.py").touch()
    return tmp_path


def test_the_project_keeps_the_law() -> None:
    done = lint(PROJECT / "src")

    assert done.returncode == 0, done.stdout + done.stderr


def test_a_skeleton_keeps_the_law(skeleton: Path) -> None:
    done = lint(skeleton)

    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("module", "imported"), BREACHES)
def test_a_breach_is_noticed(module: str, imported: str, skeleton: Path) -> None:
    file_of(skeleton, module).write_text(f"import igroteka.{imported}\n")

    assert [line for line in broken(skeleton) if BREACHES[module, imported] in line] != []


def test_a_circle_of_chapters_is_noticed(skeleton: Path) -> None:
    for one, other in (("night", "day"), ("day", "night")):
        file_of(skeleton, f"games.ryozen.rules.{one}").write_text(f"import igroteka.games.ryozen.rules.{other}\n")

    assert [line for line in broken(skeleton) if "in a circle" in line] != []


@pytest.mark.parametrize("imported", ["asyncio", "sqlalchemy", "litestar", "uvicorn"])
def test_the_core_of_a_table_neither_waits_nor_stores(imported: str, skeleton: Path) -> None:
    file_of(skeleton, "table.core.play").write_text(f"import {imported}\n")

    assert broken(skeleton) == ["the core of a table neither waits nor stores BROKEN"]


def test_presenters_do_not_read_the_database_by_themselves(skeleton: Path) -> None:
    file_of(skeleton, "table.presenter.presenter").write_text("import sqlalchemy\n")

    assert broken(skeleton) == ["presenters do not read the database BROKEN"]
