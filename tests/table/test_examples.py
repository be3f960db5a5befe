"""The example client plays a whole match over the network."""

import asyncio

from examples.headless import Headless


def test_the_headless_player_plays_a_match(light_url: str) -> None:
    outcome = asyncio.run(Headless(light_url, 1).play("reference", 2))

    assert len(outcome["scores"]) == 3
