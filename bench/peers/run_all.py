"""Measure other engines on this machine: uniformly random legal play, one core.

    python bench/peers/run_all.py FOLDER [--sets catanatron,chess] [--seconds 10] [--engine "igroteka bench --lines"]

Peers are installed by name from PyPI and npm under FOLDER, in separate environments, and kept for the next run. One
tab-separated line for each peer and game: see common.py. A set that cannot be installed prints SKIPPED.

--engine runs a command that prints such lines too, on the same core, before and after the peers; the run then ends with
the ratios of its rates and clones to those of every peer.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple

from common import COLUMNS

HERE = Path(__file__).resolve().parent


class Peers(NamedTuple):
    """A script and what it needs: packages of PyPI in a virtual environment, or (no environment) of npm."""

    script: str
    packages: tuple[str, ...]
    environment: str = ""
    python: str = ""  # the only version it works with


SETS = {
    "catanatron": Peers("bench_catanatron.py", ("catanatron",), "main"),
    "chess": Peers("bench_chess.py", ("chess",), "main"),
    "openspiel": Peers("bench_openspiel.py", ("open_spiel",), "main"),
    "rlcard": Peers("bench_rlcard.py", ("rlcard",), "rl"),
    "pettingzoo": Peers("bench_pettingzoo.py", ("pettingzoo[classic]", "rlcard"), "rl"),
    "boardgameio": Peers("bench_boardgameio.js", ("boardgame.io",)),
    "pyminion": Peers("bench_pyminion.py", ("pyminion",), "rl"),
    "diplomacy": Peers("bench_diplomacy.py", ("diplomacy",), "rl"),
    "hanabi_le": Peers("bench_hanabi_le.py", ("hanabi-learning-environment",), "rl"),
    "fastcatan": Peers("bench_fastcatan.py", ("fastcatan", "numpy"), "python312", "3.12"),
    "pgx": Peers("bench_pgx.py", ("pgx",), "jax"),
}
USUAL = ("catanatron", "chess", "openspiel", "rlcard", "pettingzoo", "boardgameio")


class Unavailable(Exception):  # noqa: N818  # a finding
    """A peer that cannot be installed here."""


class Row(NamedTuple):
    """The values of a line that the ratios need."""

    name: str
    decisions: float  # per second
    choices: float  # per second
    clone: float | None  # microseconds


def main() -> None:
    """Run the engine, the peers, and the engine again."""
    wanted = arguments()
    folder = Path(wanted.folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.update(BENCH_SECONDS=wanted.seconds, BENCH_REPEATS=wanted.repeats, BENCH_ONLY=wanted.only)
    os.environ.update(PYTHONDONTWRITEBYTECODE="1", PYTHONHASHSEED="0")
    pin = ["taskset", "-c", wanted.core] if shutil.which("taskset") else []
    engine = [*pin, *shlex.split(wanted.engine)] if wanted.engine else []
    print(f"#  {time.strftime('%Y-%m-%d %H:%M')}; load {os.getloadavg()}")
    print("\t".join(COLUMNS), flush=True)
    before = shown(engine) if engine else []
    lines: list[str] = []
    for name in wanted.sets:
        try:
            lines += shown([*pin, *prepared(SETS[name], folder)])
        except Unavailable as error:
            print(f"{name}\tSKIPPED\t{error}", flush=True)
    if engine:
        compare(rows(before), rows(shown(engine)), rows(lines))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--seconds", default="10", help="for each repeat")
    parser.add_argument("--repeats", default="3")
    parser.add_argument("--only", default="", help="only games whose peer/game contains this text")
    parser.add_argument("--core", default="1", help="the processor core to run on")
    parser.add_argument("--sets", default=",".join(USUAL), help=f"of {', '.join(SETS)}; empty for none")
    parser.add_argument("--engine", default="", help="command that prints lines in the same format")
    wanted = parser.parse_args()
    wanted.sets = [name for name in wanted.sets.split(",") if name]
    unknown = [name for name in wanted.sets if name not in SETS]
    if unknown:
        parser.error(f"there is no set {unknown[0]!r}; the sets are: {', '.join(SETS)}")
    return wanted


def shown(command: list[str]) -> list[str]:
    """Run a command and print its lines as they come; returns the lines."""
    lines = []
    with (
        TemporaryFile("w+") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as running,
    ):
        assert running.stdout
        for line in running.stdout:
            print(line, end="", flush=True)
            lines.append(line.rstrip("\n"))
        if running.wait():
            errors.seek(0)
            print(f"#  failed: {(errors.read().strip().splitlines() or ['?'])[-1][:200]}", flush=True)
    return lines


def prepared(peers: Peers, folder: Path) -> list[str]:
    """Install a set's packages; returns the command that measures it."""
    script = str(HERE / peers.script)
    if not peers.environment:
        return ["node", script, str(with_npm(folder / "npm", peers.packages))]
    return [str(with_pip(folder / peers.environment, peers)), script]


def with_pip(environment: Path, peers: Peers) -> Path:
    """The Python of a virtual environment with these packages."""
    python = environment / "bin" / "python"
    if not python.exists():
        base = shutil.which(f"python{peers.python}") if peers.python else sys.executable
        if not base:
            raise Unavailable(f"no Python {peers.python} here")
        install([base, "-m", "venv", str(environment)])
        install([str(python), "-m", "pip", "-q", "install", "-U", "pip", "setuptools", "wheel"])
    os.environ["CMAKE_POLICY_VERSION_MINIMUM"] = "3.5"  # some peers are built by old CMake files
    install([str(python), "-m", "pip", "-q", "install", *peers.packages])
    return python


def with_npm(folder: Path, packages: tuple[str, ...]) -> Path:
    """A folder with the packages in its node_modules."""
    if not shutil.which("node"):
        raise Unavailable("no Node here")
    if not all((folder / "node_modules" / name).is_dir() for name in packages):
        folder.mkdir(exist_ok=True)
        install(["npm", "install", "--prefix", str(folder), "--no-audit", "--no-fund", *packages])
    return folder


def install(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, timeout=1800, check=False)
    if done.returncode:
        raise Unavailable((done.stderr.strip().splitlines() or ["cannot be installed"])[-1])


def rows(lines: list[str]) -> list[Row]:
    """The lines that hold figures."""
    found = []
    for line in lines:
        cells = dict(zip(COLUMNS, line.split("\t"), strict=False))
        try:
            rate, length, real = (float(cells[name]) for name in ("dec/s", "dec/game", "real/game"))
            clone = None if cells["clone_us"] == "-" else float(cells["clone_us"])
        except (KeyError, ValueError):
            continue  # a heading, or a peer that failed
        found.append(Row(f"{cells['peer']}, {cells['game']}", rate, rate * real / length, clone))
    return found


def compare(before: list[Row], after: list[Row], peers: list[Row]) -> None:
    """Print how many times faster each game of the engine is than each peer, by the mean of both its runs."""
    for one, two in zip(before, after, strict=True):
        decisions, choices = (one.decisions + two.decisions) / 2, (one.choices + two.choices) / 2
        clone = (one.clone + two.clone) / 2 if one.clone and two.clone else None
        print(f"#  {one.name}: {decisions:.0f} decisions/s, {choices:.0f} real choices/s, clone {clone or 0:.2f} us")
        for peer in peers:
            cheaper = f"clone {peer.clone / clone:7.2f} x cheaper" if clone and peer.clone else " " * 23
            ratios = f"{decisions / peer.decisions:8.2f} x decisions {choices / peer.choices:8.2f} x real choices"
            print(f"#  {ratios}  {cheaper}  {peer.name}")


if __name__ == "__main__":
    main()
