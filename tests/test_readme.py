"""What the documents promise: snippets that run, links that lead somewhere, commands that exist."""

import doctest
import re
from pathlib import Path

import pytest

from igroteka.cli.main import COMMANDS

PROJECT = Path(__file__).parents[1]
READMES = ("README.md", "README.ru.md")
DOCUMENTS = sorted(
    str(path.relative_to(PROJECT))
    for folder in (".", "docs", "docs/decisions")
    for path in PROJECT.glob(f"{folder}/*.md")
)


def read(name: str) -> str:
    return (PROJECT / name).read_text(encoding="utf-8")


def snippets(name: str) -> list[str]:
    return re.findall(r"^```pycon\n(.*?)^```$", read(name), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", READMES)
def test_the_snippet_plays_a_whole_match(name: str) -> None:
    (snippet,) = snippets(name)
    ready = doctest.DocTestParser().get_doctest(snippet, {}, name, name, 0)
    complaints: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(ready, out=complaints.append, clear_globs=False)

    assert "".join(complaints) == ""
    assert ready.globs["match"].result is not None


def test_both_languages_show_the_same_snippet() -> None:
    assert snippets("README.md") == snippets("README.ru.md")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_to_files(name: str) -> None:
    links = re.findall(r"\]\(([^)#]+)", read(name))
    inner = [link for link in links if "://" not in link]

    assert [link for link in inner if not (PROJECT / name).parent.joinpath(link).exists()] == []


@pytest.mark.parametrize("name", [*READMES, "CONTRIBUTING.md"])
def test_named_make_commands_exist(name: str) -> None:
    known = set(re.findall(r"^([a-z-]+):.*## ", read("Makefile"), re.MULTILINE))
    named = set(re.findall(r"(?:^    |`)make ([a-z-]+)", read(name), re.MULTILINE))

    assert named
    assert named <= known


@pytest.mark.parametrize("name", DOCUMENTS)
def test_named_igroteka_commands_exist(name: str) -> None:
    named = re.findall(r"(?:^    |`)igroteka ([a-z]+(?:-[a-z]+)*)", read(name), re.MULTILINE)

    assert [command for command in named if command not in COMMANDS] == []


def test_the_checks_call_the_readmes_test_command() -> None:
    assert read(".ci/run").splitlines()[-2:] == ["make test", "make compiled"]
