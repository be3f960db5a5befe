"""What an interrupted run of checks has finished, kept in a file so that the next run goes on from there."""

from collections.abc import Mapping
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, SetupError
from igroteka.testing.conformance import Tally


class Head(msgspec.Struct, frozen=True, tag_field="igroteka", tag="unfinished", forbid_unknown_fields=True):
    """First line: what is being checked."""

    identity: str


_LINE: msgspec.json.Decoder[tuple[str, Tally]] = msgspec.json.Decoder(tuple[str, Tally])


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


class Unfinished:
    """The finished matches of a run: a line for each."""

    def __init__(self, path: Path, identity: str) -> None:
        self.path = path
        self.done: dict[str, Tally] = {}
        if not (path.is_file() and self._read(identity)):
            self._write(identity)

    def add(self, key: str, tally: Tally) -> None:
        """Remember a finished match, at once."""
        self.done[key] = tally
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode((key, tally)) + b"\n")

    def forget(self) -> None:
        """The run is complete."""
        self.path.unlink(missing_ok=True)

    def _read(self, identity: str) -> bool:
        """Take over what an earlier run finished, if it checked the same."""
        first, *lines = self.path.read_bytes().split(b"\n")
        try:
            head = msgspec.json.decode(first, type=Head)
        except (msgspec.DecodeError, msgspec.ValidationError):
            raise SetupError(f"{self.path} is not a file of finished checks; give another one to --state") from None
        if head.identity != identity:
            return False
        try:
            for line in lines[:-1]:
                key, tally = _LINE.decode(line)
                self.done[key] = tally
        except (msgspec.DecodeError, msgspec.ValidationError):
            raise SetupError(f"{self.path} is damaged; remove it to begin anew") from None
        if lines and lines[-1]:  # the last write was cut short
            self._write(identity)
            for key, tally in self.done.items():
                self.add(key, tally)
        return True

    def _write(self, identity: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(msgspec.json.encode(Head(identity)) + b"\n")
