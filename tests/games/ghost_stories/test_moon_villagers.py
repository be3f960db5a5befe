"""White Moon: villagers move, are saved, flee."""

import pytest

from igroteka.games.ghost_stories.box import VILLAGERS
from igroteka.games.ghost_stories.rules.stacks import put_top
from igroteka.games.ghost_stories.words import BLACK, ELIXIR, RED, SWORD
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    at,
    figurine,
    go_to,
    names,
    position,
    stack,
    table,
    villager,
)

HAUNTER = 34


# Stacks and movement


@rule("ghost_stories.wm.villagers.max_three")
def test_never_more_than_three_villagers_on_a_tile() -> None:
    s = table("yang.move", moon=True, active="blue", stacks={"centre": ("li_1",), "north": ("sun_1", "sun_2", "sun_3")})
    t = at(s)
    t.play("move:north")

    assert t.topic == "yang.act"  # nobody can be led there
    with pytest.raises(AssertionError):
        put_top(t.match.table, villager("hua_3"), position("north"))


@rule("ghost_stories.wm.villagers.not_on_haunted", "ghost_stories.wm.move.limits")
def test_no_villager_is_led_onto_a_haunted_or_full_tile() -> None:
    s = table(
        "yang.move",
        moon=True,
        active="blue",
        haunted=("north",),
        stacks={"centre": ("li_1",), "east": ("sun_1", "sun_2", "sun_3"), "south": ("li_2", "li_3")},
    )

    assert at(s).play("move:north").topic == "yang.act"
    assert at(s).play("move:east").topic == "yang.act"
    assert at(s).play("move:south").topic == "move.lead"


@rule(
    "ghost_stories.wm.villagers.stack_top_visible",
    "ghost_stories.wm.move.top_only",
    "ghost_stories.wm.villagers.reveal",
    "ghost_stories.wm.villagers.arrive_on_top",
    "ghost_stories.wm.move.led",
)
def test_only_the_top_villager_is_led_and_the_next_one_is_shown() -> None:
    s = table("yang.move", moon=True, active="blue", stacks={"centre": ("li_1", "?", "?"), "north": ("hua_1",)})
    t = at(s, 13).play("move:north", "yes")

    assert stack(t.state, "north") == ("li_1", "hua_1")
    assert stack(t.state, "centre") == (VILLAGERS[12], "?")
    assert t.values_of("villager_seen") == [(VILLAGERS[12], "tea_house")]


@rule("ghost_stories.wm.villagers.covered_known")
def test_a_covered_villager_stays_known_to_all() -> None:
    s = table("yang.move", moon=True, active="blue", stacks={"centre": ("li_1",), "north": ("hua_1",)})
    t = at(s).play("move:north", "yes")

    assert stack(t.match.view(3).known, "north") == ("li_1", "hua_1")
    assert t.values_of("villager_seen") == []


@rule("ghost_stories.wm.move.optional", "ghost_stories.wm.move.only_with_taoist")
def test_leading_is_optional_and_villagers_do_not_move_alone() -> None:
    s = table("yang.move", moon=True, active="blue", stacks={"centre": ("li_1",), "west": ("sun_1",)})
    t = at(s).play("move:north", "no")

    assert stack(t.state, "centre") == ("li_1",)
    assert stack(t.state, "west") == ("sun_1",)
    assert not any("villager" in key or "li_1" in key for key in t.keys)


@rule("ghost_stories.wm.move.spires", "ghost_stories.wm.move.spires.steps")
def test_the_spires_lead_a_villager_two_tiles() -> None:
    s = table("yang.move", moon=True, at={"red": "north"}, stacks={"north": ("li_1",)})
    t = at(s).play("move:centre", "yes", "south", "yes")

    assert stack(t.state, "south") == ("li_1",)


@rule("ghost_stories.wm.move.spires")
def test_the_spires_fetch_a_villager_and_step_back() -> None:
    s = table("yang.move", moon=True, at={"red": "centre"}, stacks={"north": ("li_1", "li_2")})
    t = at(s).play("move:north", "centre", "yes")

    assert stack(t.state, "centre") == ("li_1",)
    assert t.state.at[0] == position("centre")


@rule("ghost_stories.wm.move.spires.steps")
def test_the_spires_cannot_lead_over_a_haunted_tile() -> None:
    s = table("yang.move", moon=True, at={"red": "north"}, stacks={"north": ("li_1",)}, haunted=("centre",))
    t = at(s).play("move:centre", "south")

    assert stack(t.state, "north") == ("li_1",)
    assert t.topic == "yang.act"


@rule("ghost_stories.wm.move.twin_winds_pavilion", "ghost_stories.wm.move.other_decides")
def test_twin_winds_and_the_pavilion_move_a_taoist_with_a_villager_as_the_active_player_decides() -> None:
    powers = ("twin_winds", "gust", "favorite", "pockets")
    s = table("yang.move", moon=True, powers=powers, at={"green": "south"}, stacks={"south": ("li_1",)})
    t = at(s).play("twin_winds", "green", "south_east")
    assert (t.seat, t.topic) == (0, "move.lead")
    t.play("yes")
    assert stack(t.state, "south_east") == ("li_1",)

    s = table(moon=True, at={"red": "south_east", "green": "south"}, stacks={"south": ("li_1",)})
    t = at(s).play("help", "green", "west")
    assert (t.seat, t.topic) == (0, "move.lead")
    t.play("yes")
    assert stack(t.state, "west") == ("li_1",) and t.state.at[2] == position("west")


# Saving


@rule(
    "ghost_stories.wm.save.action",
    "ghost_stories.wm.save.to_shelter",
    "ghost_stories.wm.save.options",
    "ghost_stories.turn.scheme_wm.yang",
)
def test_on_the_portal_tile_the_top_villager_may_be_saved() -> None:
    t = at(table(moon=True, stacks={"centre": ("li_1", "li_2")}))
    assert {"help", "save", "skip"} <= set(t.keys)
    t.play("save")

    assert names(t.state.saved) == {"li_1"}
    assert stack(t.state, "centre") == ("li_2",)
    assert t.topic == "yang.place"


@rule("ghost_stories.wm.save.options")
def test_saving_is_one_of_three_actions_at_a_portal_on_the_edge() -> None:
    s = table(
        moon=True,
        portal="north",
        at={"red": "north"},
        haunted=("south",),
        ghosts={"north:1": 43},
        stacks={"north": ("li_1",)},
    )
    t = at(s)
    assert {"help", "exorcism", "save"} <= set(t.keys)
    t.play("save")

    assert t.topic == "yang.place"


@rule("ghost_stories.wm.save.needs_portal")
def test_no_saving_away_from_the_portal() -> None:
    t = at(table(moon=True, at={"red": "north"}, stacks={"north": ("li_1",)}))

    assert t.refused("save").why == ("save", "no_portal", "ghost_stories.wm.save.needs_portal", ())
    assert at(table(moon=True)).refused("save").why == ("save", "no_villager", "ghost_stories.wm.save.action", ())


@rule("ghost_stories.wm.save.haunted_portal")
def test_a_haunted_portal_tile_keeps_the_portal_but_no_villager_comes_there() -> None:
    s = table("yang.move", moon=True, haunted=("centre",), at={"red": "north"}, stacks={"north": ("li_1",)})
    t = at(s).play("move:centre")
    assert t.topic == "yang.step"  # nobody was led
    t.play("stop")

    assert "save" not in t.keys
    assert t.state.portal == position("centre")


@rule("ghost_stories.wm.save.family_reward", "ghost_stories.wm.save.reward_kinds")
def test_a_complete_family_is_rewarded_at_once() -> None:
    s = table(moon=True, stacks={"centre": ("hua_3",)})
    s.saved = 1 << 22 | 1 << 23
    t = at(s).play("save")

    assert t.values_of("family_saved") == [("hua",)]
    assert t.state.artifacts[SWORD] == 0


@rule("ghost_stories.wm.save.incomplete_family")
def test_a_family_with_a_dead_member_is_not_complete_but_may_be_later() -> None:
    s = table(moon=True, stacks={"centre": ("sheng_1",)}, at={"red": "centre"})
    s.dead = 1 << 12
    t = at(s).play("save")
    assert t.values_of("family_saved") == []

    s = table(moon=True, stacks={"centre": ("sheng_2",)})
    s.saved = 1 << 11
    assert at(s).play("save").values_of("family_saved") == [("sheng",)]


@rule("ghost_stories.wm.save.gust", "ghost_stories.wm.save.gust_not_both")
@pytest.mark.parametrize("first", ["save", "help", "exorcism"])
def test_gust_joins_an_exorcism_with_help_or_saving_never_help_with_saving(first: str) -> None:
    s = table(
        moon=True,
        active="blue",
        portal="north",
        at={"blue": "north"},
        haunted=("south",),
        ghosts={"north:1": 43},
        stacks={"north": ("li_1",)},
        deck=(10,),
    )
    t = at(s, *([0, 0, 0] if first == "exorcism" else []), seed=5).play(first)
    if first == "help":
        t.play("west:0")

    assert t.topic == "yang.second"
    assert set(t.keys) == ({"skip", "help", "save"} if first == "exorcism" else {"skip", "exorcism"})


@rule("ghost_stories.wm.save.second_wind", "ghost_stories.wm.save.example_second_wind")
def test_example_second_wind_saves_long_and_one_hua() -> None:
    powers = ("spires", "second_wind", "favorite", "pockets")
    s = table(moon=True, active="blue", powers=powers, stacks={"centre": ("long_1", "hua_1")})
    t = at(s).play("save")
    assert t.keys == ("skip", "save")
    t.play("save")

    assert names(t.state.saved) == {"long_1", "hua_1"}
    assert t.state.artifacts[ELIXIR] == 1
    assert t.values_of("family_saved") == [("long",)]


@rule("ghost_stories.wm.save.not_by_yinyang")
def test_yin_yang_cannot_save() -> None:
    t = at(table(moon=True, stacks={"centre": ("long_1",)})).play("yin_yang")

    assert all(key.startswith(("help:", "cleanse:")) for key in t.keys)


# Flight


@rule("ghost_stories.wm.flight.trigger", "ghost_stories.wm.flight.who", "ghost_stories.wm.flight.where")
@pytest.mark.parametrize(("stood", "fled"), [("north", "centre"), ("centre", "south")])
def test_a_figurine_that_comes_out_drives_the_first_top_villager_one_tile_away(stood: str, fled: str) -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": HAUNTER}, stacks={stood: ("li_1", "li_2")})
    t = at(s)

    assert stack(t.state, fled) == ("li_1",)
    assert stack(t.state, stood) == ("li_2",)
    assert t.state.dead == 0


@rule("ghost_stories.wm.flight.off_village_dies", "ghost_stories.wm.flight.penalty", "ghost_stories.wm.flight.who")
def test_who_flees_out_of_the_village_dies_and_penalises() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": HAUNTER}, stacks={"south": ("miao_1", "li_2")})
    t = at(s)

    assert names(t.state.dead) == {"miao_1"}
    assert t.state.tao_supply[BLACK] == 3
    assert stack(t.state, "south") == ("li_2",)


@rule("ghost_stories.wm.flight.full_dies")
def test_who_flees_onto_three_villagers_dies() -> None:
    s = table(
        "turn.start",
        moon=True,
        ghosts={"north:1": HAUNTER},
        stacks={"north": ("miao_1",), "centre": ("li_1", "li_2", "li_3")},
    )

    assert names(at(s).state.dead) == {"miao_1"}


@rule("ghost_stories.wm.flight.haunted_dies", "ghost_stories.wm.villagers.not_on_haunted")
def test_who_flees_onto_a_haunted_tile_dies() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": HAUNTER}, stacks={"north": ("miao_1",)}, haunted=("centre",))

    assert names(at(s).state.dead) == {"miao_1"}


@rule("ghost_stories.wm.flight.none")
def test_nobody_flees_from_an_empty_line() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": HAUNTER}, stacks={"west": ("miao_1",)})
    t = at(s)

    assert stack(t.state, "west") == ("miao_1",) and t.state.dead == 0
    assert t.state.qi == [3] * 4


@rule("ghost_stories.wm.flight.fast")
def test_a_fast_haunter_drives_villagers_away_at_once() -> None:
    s = table("yin.arrival", moon=True, deck=(45,), stacks={"north": ("li_1",)})
    t = at(s).play("north:1")

    assert stack(t.state, "centre") == ("li_1",)


@rule("ghost_stories.wm.flight.each_time")
def test_flight_happens_each_time_the_figurine_comes_out_but_not_when_the_ghost_is_moved() -> None:
    s = table(moon=True, at={"red": "south_east"}, ghosts={"west:1": 1}, stacks={"north": ("li_1",)})
    figurine(s, "west:1")
    t = at(s).play("help", "west:1", "north:1", "pass")
    assert stack(t.state, "north") == ("li_1",)

    s = table("turn.start", moon=True, ghosts={"north:1": HAUNTER}, stacks={"centre": ("li_1",)})
    figurine(s, "north:1")  # it haunts and goes back
    t = at(s)
    assert stack(t.state, "centre") == ("li_1",)
    again = t.state.copy()
    again.active = RED
    go_to(again, "turn.start")
    assert stack(at(again).state, "south") == ("li_1",)
