"""The finished checks of an interrupted run, in a file from which the next run goes on."""

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
    """A checked match, and the identity of the check."""

    identity: str
    key: str
    tally: Tally


def identity(game: Game[S, B], options: Mapping[str, str], leak_every: int) -> str:
    """A digest of the rules' and the kernel's code, the components and the kind of check."""
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
    """The finished matches of a run; those of a different run are dropped."""

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
        """Write a finished match immediately."""
        self.done[key] = tally
        self._lines.add(Check(self.identity, key, tally))

    def forget(self) -> None:
        """The run is complete."""
        self.path.unlink(missing_ok=True)
