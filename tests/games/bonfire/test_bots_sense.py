"""The options worth trying: always some, never one that the question does not offer."""

from random import Random

from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.bots.candidates import LOOKS, best_lays, candidates, harvest
from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.box.area import laid_tile
from igroteka.games.bonfire.topics import TOPICS
from igroteka.games.bonfire.words import ALL_SEATS, FateTile
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run
from tests.games.bonfire.build import (
    BonfireScenario,
    at,
    city,
    table,
)


def looks(t: BonfireScenario) -> list[str]:
    assert t.match.ask
    keys = t.match.ask.keys
    return [keys[index] for index in candidates(t.match.state, BOX, t.match.ask)]


def test_topics_that_are_narrowed_exist() -> None:
    assert set(LOOKS) <= {topic.name for topic in TOPICS}


def test_in_whole_matches_there_is_always_something_to_look_at() -> None:
    for seed, (mode, seats) in enumerate([("solo", 1), ("solo", 1), ("base", 2), ("base", 4)]):
        random, run = Random(seed), Run(GAME, GAME.start(GAME.setup(mode, seats), BOX), Luck(seed))
        run.start()
        while run.ask:
            found = [*candidates(run.state, BOX, run.ask)]
            assert found == sorted(set(found)) and found, f"seed {seed}: {run.ask.topic.name}"
            assert 0 <= found[0] <= found[-1] < len(run.ask.options), f"seed {seed}: {run.ask.topic.name}"
            run.step(random.randrange(len(run.ask.options)))


def test_a_fitting_token_is_paid() -> None:
    s = city(table(mode="solo"), tokens="bonfire ship:2 wild")
    assert looks(at(s).play("great", "cell_1")) == ["bonfire"]


def test_without_a_fitting_token_a_yellow_one_and_a_pair_are_looked_at() -> None:
    s = city(table(mode="solo"), tokens="ship:2 wild")
    assert looks(at(s).play("great", "cell_1")) == ["wild", "two"]


def test_of_the_pairs_the_plentiful_tokens_go() -> None:
    s = city(table(mode="solo"), tokens="gnome:3 ship task")
    assert looks(at(s).play("great", "cell_1")) == ["gnome:gnome"]


def test_nobody_discards_for_nothing() -> None:
    assert "discard" not in looks(at(city(table(mode="solo"), tokens="ship:2 task")))


def test_islands_with_nothing_to_fetch_are_left_out() -> None:
    s = city(table(mode="solo"), tokens="ship:3", guardians={"pink": "waiting"})
    found = looks(at(s).play("ship"))
    assert "A2" not in found
    assert {"A4", "C2", "C4"} <= {*found}


def test_the_lay_with_most_tokens_is_looked_at() -> None:
    laid, area = (laid_tile(BOX.fate.start, FateTile(0)),), BOX.fate
    lays = tuple(area.lays(laid, False))
    gains = [harvest(area, laid, FateTile(1), lay) for lay in lays]
    found = best_lays(area, laid, 1, lays, frozenset())
    assert max(gains) in [gains[at] for at in found]
    assert len(found) < len(lays)


def test_a_lay_that_builds_a_wanted_group_is_looked_at() -> None:
    """F2 and F1 share ship and Path; whoever wants ships looks at the lay that puts two of them side by side."""
    laid, area = (laid_tile(BOX.fate.start, FateTile(0)),), BOX.fate
    lays = tuple(area.lays(laid, False))
    for symbol in (0, 1):
        found = best_lays(area, laid, 1, lays, frozenset({symbol}))
        sizes = [area.layout((*laid, laid_tile(lays[at], FateTile(1)))).groups()[symbol][0] for at in found]
        assert max(sizes) == 2


def test_a_task_goes_beside_a_portal() -> None:
    s = city(table(mode="solo"), tokens="ship task", resources="flower:2 fruit:2 shell:2", portals=[3])
    t = at(s).play("ship", "A1")
    while t.match.ask and t.match.ask.topic.name != "task.slot":
        t.match.answer(0, 0)
    assert looks(t) == ["slot:3"]


def test_a_seat_looks_at_what_it_holds_itself() -> None:
    s = city(city(table(), tokens="ship:2 wild"), 1, tokens="gnome:3 ship task")
    s.seat = ALL_SEATS[1]
    assert looks(at(s).play("great", "cell_1")) == ["gnome:gnome"]
