"""A headless player: joins a table server, plays a whole match against bots over the network, and reports the result.

    igroteka serve --reference &
    python examples/headless.py http://127.0.0.1:8000 reference --bots 3

It needs only httpx and websockets, and knows nothing of any game: it answers with any option it is offered.
"""

import argparse
import asyncio
import json
import random
from typing import Any

import httpx
from websockets.asyncio.client import connect


class Headless:
    """One guest at one seat."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url.rstrip("/")
        self.luck = random.Random(seed)  # noqa: S311  # a game, not a secret
        self.revision = 0
        self.question: dict[str, Any] | None = None
        self.outcome: dict[str, Any] | None = None
        self.sent = 0

    async def play(self, game: str, bots: int) -> dict[str, Any]:
        """Create a table and play the match to its end; returns how it ended."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            me = (await http.get("/api/me")).raise_for_status().json()
            signed = {"Authorization": f"Bearer {me['token']}"}
            seats = [{"kind": "me"}] + [{"kind": "bot", "level": "easy"}] * bots
            answer = await http.post("/api/tables", json={"game": game, "seats": seats}, headers=signed)
            table = answer.raise_for_status().json()["id"]
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket?scene=off"
        async with connect(address, additional_headers=signed, max_size=None) as socket:
            async for data in socket:
                self.hear(json.loads(data))
                if self.outcome:
                    return self.outcome
                if self.question:
                    await socket.send(json.dumps(self.answer(self.question)))
                    self.question = None
        raise ConnectionError("the server hung up before the match was over")

    def hear(self, message: dict[str, Any]) -> None:
        """Follow states and updates; an error about a stale answer is followed by the state."""
        kind = message["type"]
        if kind not in ("state", "update"):
            return
        self.revision = message["revision"]
        self.outcome = message.get("outcome") or self.outcome
        if kind == "state" or message.get("asked"):
            self.question = message.get("question")

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """Any option; ``final`` because a program needs no pause before the end of its turn."""
        self.sent += 1
        key = self.luck.choice(question["options"])["key"]
        return {
            "type": "answer",
            "id": f"answer {self.sent}",
            "seat": question["seat"],
            "revision": self.revision,
            "keys": [key],
            "final": True,
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url")
    parser.add_argument("game")
    parser.add_argument("--bots", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    player = Headless(given.url, given.seed)
    outcome = asyncio.run(player.play(given.game, given.bots))
    print(f"{outcome['reason']}: scores {outcome['scores']}, winners {outcome['winners']}, {player.sent} answers")


if __name__ == "__main__":
    main()
