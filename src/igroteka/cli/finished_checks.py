"""What an interrupted run of checks has finished, kept in a file so that the next run goes on from there."""

from collections.abc import Mapping
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from igroteka.arena.resumable import Finished
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game
from igroteka.testing.conformance import Tally


class Check(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One match that was checked, and what was being checked."""

    identity: str
    key: str
    tally: Tally


def identity(game: Game[S, B], options: Mapping[str, str], leak_every: int) -> str:
    """Changes with the rules' and the kernel's code, the components and the kind of check."""
    code = blake2b(digest_size=8)
    for package in ("igroteka.kernel", game.package):
        _mix(code, files(package))
    fixed = " ".join(f"{name}={value}" for name, value in sorted(options.items()))
    return f"{game.id} {code.hexdigest()} {game.box.digest} {leak_every} {fixed}".rstrip()


def _mix(code: blake2b, folder: Traversable) -> None:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            _mix(code, each)
        elif each.name.endswith((".py", ".toml")):
            code.update(each.name.encode() + b"\0" + each.read_bytes())


class FinishedChecks:
    """The finished matches of a run of checks; those of another run are forgotten."""

    def __init__(self, path: Path, identity: str) -> None:
        self.path = path
        self.identity = identity
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lines = Finished(path, Check, "remove it, or give another file to --state")
        lines = list(self._lines)
        if any(check.identity != identity for check in lines):
            self.forget()
            lines = []
        self.done: dict[str, Tally] = {check.key: check.tally for check in lines}

    def add(self, key: str, tally: Tally) -> None:
        """Remember a finished match, at once."""
        self.done[key] = tally
        self._lines.add(Check(self.identity, key, tally))

    def forget(self) -> None:
        """The run is complete."""
        self.path.unlink(missing_ok=True)
