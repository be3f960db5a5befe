"""Setting up White Moon: tiles, villagers, deck, those saved before play."""

from collections import Counter

import pytest

from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.box import BOX
from igroteka.games.ghost_stories.state import GHOST
from igroteka.games.ghost_stories.words import (
    CENTRE,
    FIREWORKS,
    KUNG_FU_SCHOOL,
    NIGHT_WATCH,
    POSITIONS,
)
from igroteka.testing import rule
from tests.games.ghost_stories.build import begin, deck_of, played, stack, villager

# White Moon


@rule("ghost_stories.wm.setup.base_first", "ghost_stories.scope.wm_on_base")
def test_white_moon_starts_from_the_base_set_up() -> None:
    s = begin("white-moon", level="normal").state

    assert s.qi == [3] * 4 and s.at == [CENTRE] * 4 and s.temple == 2


@rule("ghost_stories.wm.setup.kungfu_first_games")
def test_the_school_replaces_the_night_watch() -> None:
    s = begin("white-moon").state

    assert KUNG_FU_SCHOOL in s.village and NIGHT_WATCH not in s.village


@rule("ghost_stories.wm.setup.kungfu_later")
def test_later_games_take_nine_of_ten_tiles() -> None:
    left_out = Counter(
        next(iter(set(range(10)) - set(begin("white-moon", seed=seed, village="random").state.village)))
        for seed in range(25)
    )

    assert len(left_out) > 4


@rule(
    "ghost_stories.wm.setup.villager_stacks", "ghost_stories.wm.setup.portal_tile_empty",
    "ghost_stories.wm.setup.reveal_tops", "ghost_stories.wm.setup.portal_centre",
    "ghost_stories.wm.component.portal",
)  # fmt: skip
def test_eight_stacks_of_three_with_their_tops_shown() -> None:
    s = begin("white-moon").state

    assert s.portal == CENTRE
    assert s.height[CENTRE] == 0
    for position in POSITIONS:
        if position != "centre":
            top, *rest = stack(s, position)
            assert top != "?" and rest == ["?", "?"]
    assert len(s.face_down) == 16


@rule("ghost_stories.wm.setup.portal_variant", "ghost_stories.wm.setup.portal_tile_empty")
def test_the_portal_may_start_on_an_outer_tile() -> None:
    s = begin("white-moon", portal="north_east", level="hell").state

    assert s.portal == POSITIONS.index("north_east")
    assert s.height[s.portal] == 0
    assert s.height[CENTRE] == 3


@rule(
    "ghost_stories.wm.setup.bank", "ghost_stories.wm.setup.receptacles", "ghost_stories.wm.component.suling",
    "ghost_stories.wm.crystal.bank", "ghost_stories.wm.setup.side_boards",
    "ghost_stories.wm.component.shelter",
)  # fmt: skip
def test_su_ling_crystals_and_artifacts_wait_in_the_supply() -> None:
    s = begin("white-moon").state

    assert s.su_ling == -1
    assert s.crystals == [0] * 4 and s.receptacles == 0
    assert s.artifacts == [-1] * 8
    assert s.dead == s.saved == 0


@rule("ghost_stories.wm.setup.deck", "ghost_stories.wm.setup.deck.secret", "ghost_stories.wm.setup.deck.few")
@pytest.mark.parametrize(("seats", "ghosts"), [(4, 55), (3, 50), (2, 45), (1, 40)])
def test_ten_more_ghosts_and_ten_cards_removed_unseen(seats: int, ghosts: int) -> None:
    s = deck_of(GAME.start(GAME.setup("white-moon", seats), BOX))

    assert len(s.ghosts) == 65
    assert s.deck.count(GHOST) == ghosts


@rule("ghost_stories.wm.setup.deck.incarnation_choice", "ghost_stories.wm.setup.deck.incarnations")
@pytest.mark.parametrize(
    ("level", "option", "new"),
    [
        ("normal", "by_level", False),
        ("normal", "new", True),
        ("nightmare", "by_level", True),
        ("hell", "base", False),
    ],
)
def test_which_incarnations_are_used(level: str, option: str, new: bool) -> None:
    s = deck_of(GAME.start(GAME.setup("white-moon", 4, level=level, incarnations=option), BOX))

    assert all((card > 80) is new for card in s.incarnations)
    assert all((card > 80) is not new for card in s.others)


PRESAVED = {1: 3, 2: 2, 3: 1, 4: 0}


@rule("ghost_stories.wm.setup.few.presave_count", "ghost_stories.wm.setup.few.then_normal")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_how_many_villagers_are_saved_before_play(seats: int) -> None:
    t = begin("white-moon", seats=seats, seed=3)
    count = 0
    while t.topic.startswith("setup."):
        count += t.topic == "setup.save"
        t.play(t.keys[0])

    assert count == t.state.saved.bit_count() == PRESAVED[seats]
    assert t.state.power_tokens[played(t.state)[0]] == {1: 3, 2: 1, 3: 1, 4: 0}[seats]


@rule(
    "ghost_stories.wm.setup.few.presave_different", "ghost_stories.wm.setup.few.presave_reveal",
    "ghost_stories.resolve.decider.setup",
)  # fmt: skip
def test_saved_villagers_come_from_different_stacks_and_families() -> None:
    t = begin("white-moon", seats=1, seed=2)
    s = t.state
    assert t.seat == s.first
    family = BOX.tables.family
    first = POSITIONS.index(t.keys[0])
    kin = family[s.villagers[3 * first + 2]]
    t.play(t.keys[0])

    assert s.height[first] == 2 and stack(s, POSITIONS[first]) == ("?", "?")
    for key in t.keys:
        at = POSITIONS.index(key)
        assert at != first and family[s.villagers[3 * at + 2]] != kin
    while t.topic.startswith("setup."):
        t.play(t.keys[0])
    assert stack(s, POSITIONS[first])[0] != "?"


@rule("ghost_stories.wm.setup.few.presave_different")
def test_of_two_tops_of_one_family_only_one_can_be_saved_before() -> None:
    for seed in range(40):
        t = begin("white-moon", seats=2, seed=seed)
        s = t.state
        tops = {position: stack(s, position)[0][:-2] for position in t.keys}
        twins = [position for position in tops if list(tops.values()).count(tops[position]) > 1]
        if twins and t.topic == "setup.save":
            t.play(twins[0])
            assert t.topic != "setup.save" or not set(twins) & set(t.keys)
            return
    raise AssertionError("no twins in forty deals")


@rule("ghost_stories.wm.setup.few.presave_artifact", "ghost_stories.resolve.decider.setup")
def test_a_single_member_saved_before_gives_its_artifact_to_a_chosen_player() -> None:
    for seed in range(60):
        t = begin("white-moon", seats=3, seed=seed, colours="choose")
        t.play("red", "blue", "green")
        weng = [position for position in t.keys if stack(t.state, position)[:1] == ("weng_1",)]
        if weng:
            t.play(weng[0])
            assert (t.seat, t.topic, t.keys) == (t.state.first, "setup.artifact", ("red", "blue", "green"))
            t.play("blue")
            assert t.state.artifacts[FIREWORKS] == 1
            assert t.state.saved == 1 << villager("weng_1")
            return
    raise AssertionError("weng was never on top")
