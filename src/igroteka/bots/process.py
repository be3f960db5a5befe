"""A bot in another process, in any language: one JSON object per line, questions out, answers in.

See docs/leaderboard.md for the protocol. The process is started once and plays one seat after another; a process that
ends, is late or answers with something that is not an option loses its place: the match fails with an error.
"""

import json
import shlex
import subprocess
from select import select
from typing import Any, Final

import msgspec

from igroteka.bots.random import Perspective
from igroteka.kernel.flow import B, S

PROTOCOL: Final = 1
SECONDS: Final = 60.0  # to answer one question


class ProcessError(RuntimeError):
    """A process that does not play."""


class ProcessBot:
    """Asks a process. Pickled, it is started anew where it arrives."""

    def __init__(self, command: str, seed: int, seconds: float = SECONDS) -> None:
        self._command, self._seed, self._seconds = command, seed, seconds
        self._process: subprocess.Popen[bytes] | None = None

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return ProcessBot, (self._command, self._seed, self._seconds)

    def choose(self, perspective: Perspective[S, B]) -> int:
        answer = self._exchange(question(perspective))
        choice = answer.get("choice") if isinstance(answer, dict) else None
        keys = perspective.ask.keys
        if choice in keys:
            return keys.index(choice)
        raise ProcessError(f"{self._command!r} answered {str(answer)[:80]}; the options were {', '.join(keys[:12])}")

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def __del__(self) -> None:
        self.close()

    def _exchange(self, message: dict[str, object]) -> Any:
        process = self._started()
        assert process.stdin and process.stdout
        try:
            process.stdin.write(msgspec.json.encode(message) + b"\n")
            process.stdin.flush()
            ready, _, _ = select([process.stdout], [], [], self._seconds)
            line = process.stdout.readline() if ready else b""
            return json.loads(line)
        except (BrokenPipeError, ValueError):
            self.close()
            raise ProcessError(f"{self._command!r} gave no answer in {self._seconds:g} s") from None

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            words = shlex.split(self._command)
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603  # asked for
            self._exchange({"type": "hello", "protocol": PROTOCOL, "seed": self._seed})
        return self._process


def question(perspective: Perspective[S, B]) -> dict[str, object]:
    """What the process is told: the game, its question, and everything the seat knows."""
    ask, setup = perspective.ask, perspective.setup
    return {
        "type": "ask",
        "game": perspective.game.id,
        "version": perspective.game.version,
        "mode": setup.mode,
        "options": dict(setup.options),
        "seats": setup.seats,
        "seat": ask.seat,
        "topic": ask.topic.name,
        "about": ask.about,
        "choices": ask.keys,
        "view": perspective.view().known,
    }
