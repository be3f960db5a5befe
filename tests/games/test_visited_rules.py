"""Which rules matches visit: random ones and kept ones together reach all that questions and events cite, but a few.

`igroteka conformance GAME --bots NAME` reports the same for matches of bots.
"""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs

from igroteka.games import REGISTRY, find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.records import record
from igroteka.testing.conformance import observable
from igroteka.testing.setups import any_options, setups

MATCHES = 8  # of each way to set up

# Rules that few matches of bots or of random play meet, and why. Unit tests prove each of them.
RARE = {
    "bonfire": {
        "bonfire.great.reward.resource": "asked only in a corrected box, where a cell shows a resource and points",
        "bonfire.council.guardian": "a council bonus that is worth a question while several Guardians are lacking",
        "bonfire.council.path": "a council bonus, after a Bonfire was lit",
        "bonfire.council.path_shuffle": "the same",
        "bonfire.master.06": "needs one master of 27",
    },
    "ryozen": {
        "ryozen.day.events.reshuffle": "20 events last for three rounds unless many are discarded",
        "ryozen.revelation.deck_empty": "36 revelations are seldom used up",
        "ryozen.solo.turn.1_reshuffle": "the enemy deck seldom runs out",
        "ryozen.golden.seal_timing": "needs the Seal of the Altar, and an opponent to strike there",
        "ryozen.revelation.mercy.timing": "needs a Mercy, a strike on an opponent and a resource",
        "ryozen.village.tile.moon_harbour": "needs one village tile of twelve, explored and chosen",
        "ryozen.companion.ability.trickster": "needs a hired Trickster beside a companion whose ability can be copied",
        "ryozen.companion.ability.guard": "needs a hired Guard",
        "ryozen.companion.ability.seer": "needs a hired Seer",
        "ryozen.narrative.acts.surprises": "a surprise of a story",
    },
    "candelabria": {
        "candelabria.wither.discard": "a third withering card before the first two were used",
        "candelabria.wither.third": "the same",
    },
    "ghost_stories": {
        "ghost_stories.incarnation.57.replaced": "one incarnation, in a village without two certain tiles",
        "ghost_stories.power.yellow.mantra.multicolour": "the Mantra on an incarnation of several colours",
        "ghost_stories.wm.artifact.armour": "a whole family has to be saved for an artifact",
        "ghost_stories.wm.artifact.claw": "the same",
        "ghost_stories.wm.artifact.shield": "the same",
        "ghost_stories.wm.artifact.scroll": "the same",
        "ghost_stories.wm.artifact.scroll.laid": "the same, and a Taoist laid down",
        "ghost_stories.wm.artifact.sword.nameless": "the Sword while one certain incarnation is in play",
        "ghost_stories.wm.family.xiang.reward": "a whole family has to be saved for its reward",
        "ghost_stories.wm.family.zhou.reward_crystals": "the same",
        "ghost_stories.wm.inherit": "an owner of an artifact has to die",
        "ghost_stories.wm.inherit.chosen": "the same, with several heirs",
        "ghost_stories.tile.altar": "the Altar's help while a tile is haunted",
    },
}


@cache
def visited(name: str) -> frozenset[str]:
    """The rules that questions and events cite in kept matches and in random ones of every set-up."""
    game: Any = find_game(name)
    found = set[str]()
    for path in sorted((Path(__file__).parent / name).glob("*/*.jsonl")):
        if path.parent.name in ("records", "matches", "won"):
            kept = structs.replace(record.read(game, path.read_bytes()), migrated=True)
            for match, entry in record.steps(game, kept):
                found.update(rule for ask in match.asks for rule in ask.topic.rules)
                if entry is None:  # the match is whole
                    found.update(event.kind.rule for event in match.events)
    for seed in range(MATCHES):
        for kind in setups(game):
            found |= played(Match(game, any_options(game, kind, seed), Luck(seed)), Random(seed))
    return frozenset(found)


def played(match: Match[Any, Any], luck: Random) -> set[str]:
    """The rules that a random match visits."""
    found = set[str]()
    while match.ask:
        ask = luck.choice(match.asks)
        found.update(ask.topic.rules)
        match.answer(luck.randrange(len(ask.options)), ask.seat)
    return found | {event.kind.rule for event in match.events}


@pytest.mark.parametrize("name", REGISTRY)
def test_every_rule_that_can_be_seen_is_visited_unless_it_is_rare_for_a_reason(name: str) -> None:
    assert sorted(observable(find_game(name)) - visited(name) - RARE[name].keys()) == []


@pytest.mark.parametrize("name", REGISTRY)
def test_rare_rules_are_rules_that_can_be_seen(name: str) -> None:
    assert RARE[name].keys() <= observable(find_game(name))
