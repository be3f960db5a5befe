"""tools/system.sh: it names what the machine lacks, with the command that installs it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "tools" / "system.sh"
BASH = "/bin/bash"


def tool(folder: Path, name: str, body: str) -> None:
    """Put a command on the path."""
    path = folder / name
    path.write_text(f"#!{BASH}\n{body}\n")
    path.chmod(0o755)


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A path with nothing on it but who the user is: not root."""
    tool(tmp_path, "id", "echo 1000")
    return tmp_path


def look(machine: Path, *parts: str, python: str = sys.executable) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PATH": str(machine), "PYTHON": python}
    return subprocess.run([BASH, SCRIPT, *parts], env=environment, capture_output=True, text=True, check=False)


def test_what_is_there_needs_no_words(machine: Path) -> None:
    tool(machine, "chromium", "")
    tool(machine, "redis-server", "")
    done = look(machine, "venv", "chromium", "redis")

    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_all_missing_parts_are_named_in_one_line_with_the_command(machine: Path) -> None:
    done = look(machine, "chromium", "redis")

    command = "sudo apt-get install --no-install-recommends --yes chromium redis-server"
    expected = f"Missing: chromium redis-server. Please run: {command}\n"
    assert (done.returncode, done.stderr) == (1, expected)


def test_root_installs_what_is_missing(machine: Path) -> None:
    tool(machine, "id", "echo 0")
    tool(machine, "apt-get", f'echo "$@" >>{machine}/called')
    done = look(machine, "chromium")

    calls = (machine / "called").read_text().splitlines()
    assert (done.returncode, calls[-1].partition(" -o ")[0]) == (0, "install --no-install-recommends --yes chromium")


def test_a_failed_installation_is_said(machine: Path) -> None:
    tool(machine, "id", "echo 0")
    tool(machine, "apt-get", "[[ $1 == update ]]")
    done = look(machine, "chromium")

    assert (done.returncode, done.stderr) == (1, "could not install chromium: see the lines above\n")


def test_an_unreachable_list_of_packages_is_said(machine: Path) -> None:
    tool(machine, "id", "echo 0")
    tool(machine, "apt-get", "exit 100")
    done = look(machine, "chromium")

    assert (done.returncode, done.stderr) == (1, "could not update the list of packages: see the lines above\n")


@pytest.mark.parametrize("there", ["chromium", "chromium-headless-shell"])
def test_either_browser_will_do_for_tests(machine: Path, there: str) -> None:
    tool(machine, there, "")

    assert look(machine, "browser").returncode == 0


@pytest.mark.parametrize(("known", "package"), [("exit 0", "chromium-headless-shell"), ("exit 100", "chromium")])
def test_the_lighter_browser_is_installed_where_there_is_one(machine: Path, known: str, package: str) -> None:
    tool(machine, "apt-cache", known)

    assert f"Missing: {package}." in look(machine, "browser").stderr


def test_a_python_without_venv_lacks_the_package(machine: Path) -> None:
    tool(machine, "bare-python", "[[ $2 != *ensurepip* ]]")
    done = look(machine, "venv", python="bare-python")

    assert "Missing: python3-venv." in done.stderr


def test_an_old_python_is_refused(machine: Path) -> None:
    tool(machine, "old-python", '[[ $1 == -V ]] && echo "Python 3.9.2"')
    done = look(machine, "venv", python="old-python")

    assert (done.returncode, "old-python is Python 3.9.2, but 3.11 or newer is needed" in done.stderr) == (1, True)


def test_a_missing_python_is_named(machine: Path) -> None:
    done = look(machine, "venv", python="no-python")

    assert (done.returncode, done.stderr.startswith("no-python is not there")) == (1, True)


def test_an_unknown_part_is_refused(machine: Path) -> None:
    assert (
        look(machine, "flux").stderr
        == "unknown part 'flux'; the parts are venv, compiler, browser, chromium, postgresql, redis, valgrind\n"
    )


def test_a_missing_compiler_is_named(machine: Path) -> None:
    done = look(machine, "compiler")

    assert done.returncode == 1
    assert "Missing: gcc libc6-dev" in done.stderr
