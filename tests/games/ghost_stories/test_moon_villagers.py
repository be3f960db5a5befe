"""White Moon: villagers move, flee, die, are saved; devourers."""

import pytest

from igroteka.games.ghost_stories.components import ELIXIR, SWORD, VILLAGERS
from igroteka.games.ghost_stories.rules.villagers import put_top
from igroteka.games.ghost_stories.state import State
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    BLACK,
    CURSE,
    buddha,
    card_at,
    figurine,
    go,
    names,
    put_stack,
    stack,
    strip,
    table,
    tile,
)

HAUNTER = 34


def dead_already(s: State, count: int) -> None:
    """Put so many villagers that stand nowhere on the Graveyard board."""
    for one in s.face_down[-count:]:
        s.dead |= 1 << one
    del s.face_down[-count:]


# Stacks and movement


@rule("ghost_stories.wm.villagers.max_three")
def test_never_more_than_three_villagers_on_a_tile() -> None:
    s = table("yang.move", moon=True, active="blue", stacks={"centre": ("li_1",), "north": ("sun_1", "sun_2", "sun_3")})
    t = go(s)
    t.play("move:north")

    assert t.topic == "yang.act"  # nobody can be led there
    with pytest.raises(AssertionError):
        put_top(t.match.table, 24, tile("north"))


@rule("ghost_stories.wm.villagers.not_on_haunted", "ghost_stories.wm.move.limits")
def test_no_villager_is_led_onto_a_haunted_or_full_tile() -> None:
    s = table(
        "yang.move",
        moon=True,
        active="blue",
        haunted=("north",),
        stacks={"centre": ("li_1",), "east": ("sun_1", "sun_2", "sun_3"), "south": ("li_2", "li_3")},
    )

    assert go(s).play("move:north").topic == "yang.act"
    assert go(s).play("move:east").topic == "yang.act"
    assert go(s).play("move:south").topic == "move.lead"


@rule(
    "ghost_stories.wm.villagers.stack_top_visible",
    "ghost_stories.wm.move.top_only",
    "ghost_stories.wm.villagers.reveal",
    "ghost_stories.wm.villagers.arrive_on_top",
    "ghost_stories.wm.move.led",
)
def test_only_the_top_villager_is_led_and_the_next_one_is_shown() -> None:
    s = table("yang.move", moon=True, active="blue", stacks={"centre": ("li_1", "?", "?"), "north": ("hua_1",)})
    t = go(s, 13).play("move:north", "yes")

    assert stack(t.state, "north") == ("li_1", "hua_1")
    assert stack(t.state, "centre") == (VILLAGERS[12], "?")
    assert t.told("villager_seen") == [(VILLAGERS[12], "centre")]


@rule("ghost_stories.wm.villagers.covered_known")
def test_a_covered_villager_stays_known_to_all() -> None:
    s = table("yang.move", moon=True, active="blue", stacks={"centre": ("li_1",), "north": ("hua_1",)})
    t = go(s).play("move:north", "yes")

    assert stack(t.match.view(3).known, "north") == ("li_1", "hua_1")
    assert t.told("villager_seen") == []


@rule("ghost_stories.wm.move.optional", "ghost_stories.wm.move.only_with_taoist")
def test_leading_is_optional_and_villagers_do_not_move_alone() -> None:
    s = table("yang.move", moon=True, active="blue", stacks={"centre": ("li_1",), "west": ("sun_1",)})
    t = go(s).play("move:north", "no")

    assert stack(t.state, "centre") == ("li_1",)
    assert stack(t.state, "west") == ("sun_1",)
    assert not any("villager" in key or "li_1" in key for key in t.keys)


@rule("ghost_stories.wm.move.spires", "ghost_stories.wm.move.spires.steps")
def test_the_spires_lead_a_villager_two_tiles() -> None:
    s = table("yang.move", moon=True, at={"red": "north"}, stacks={"north": ("li_1",)})
    t = go(s).play("move:centre", "yes", "south", "yes")

    assert stack(t.state, "south") == ("li_1",)


@rule("ghost_stories.wm.move.spires")
def test_the_spires_fetch_a_villager_and_step_back() -> None:
    s = table("yang.move", moon=True, at={"red": "centre"}, stacks={"north": ("li_1", "li_2")})
    t = go(s).play("move:north", "centre", "yes")

    assert stack(t.state, "centre") == ("li_1",)
    assert t.state.at[0] == tile("centre")


@rule("ghost_stories.wm.move.spires.steps")
def test_the_spires_cannot_lead_over_a_haunted_tile() -> None:
    s = table("yang.move", moon=True, at={"red": "north"}, stacks={"north": ("li_1",)}, haunted=("centre",))
    t = go(s).play("move:centre", "south")

    assert stack(t.state, "north") == ("li_1",)
    assert t.topic == "yang.act"


@rule("ghost_stories.wm.move.twin_winds_pavilion", "ghost_stories.wm.move.other_decides")
def test_twin_winds_and_the_pavilion_move_a_taoist_with_a_villager_as_the_active_player_decides() -> None:
    powers = ("twin_winds", "gust", "favorite", "pockets")
    s = table("yang.move", moon=True, powers=powers, at={"green": "south"}, stacks={"south": ("li_1",)})
    t = go(s).play("twin_winds", "green", "south_east")
    assert (t.seat, t.topic) == (0, "move.lead")
    t.play("yes")
    assert stack(t.state, "south_east") == ("li_1",)

    s = table(moon=True, at={"red": "south_east", "green": "south"}, stacks={"south": ("li_1",)})
    t = go(s).play("help", "green", "west")
    assert (t.seat, t.topic) == (0, "move.lead")
    t.play("yes")
    assert stack(t.state, "west") == ("li_1",) and t.state.at[2] == tile("west")


# Saving


@rule(
    "ghost_stories.wm.save.action",
    "ghost_stories.wm.save.to_shelter",
    "ghost_stories.wm.save.options",
    "ghost_stories.turn.scheme_wm.yang",
)
def test_on_the_portal_tile_the_top_villager_may_be_saved() -> None:
    t = go(table(moon=True, stacks={"centre": ("li_1", "li_2")}))
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
    t = go(s)
    assert {"help", "exorcism", "save"} <= set(t.keys)
    t.play("save")

    assert t.topic == "yang.place"


@rule("ghost_stories.wm.save.needs_portal")
def test_no_saving_away_from_the_portal() -> None:
    t = go(table(moon=True, at={"red": "north"}, stacks={"north": ("li_1",)}))

    assert t.refused("save").why == ("save", "no_portal", "ghost_stories.wm.save.needs_portal", ())
    assert go(table(moon=True)).refused("save").why == ("save", "no_villager", "ghost_stories.wm.save.action", ())


@rule("ghost_stories.wm.save.haunted_portal")
def test_a_haunted_portal_tile_keeps_the_portal_but_no_villager_comes_there() -> None:
    s = table("yang.move", moon=True, haunted=("centre",), at={"red": "north"}, stacks={"north": ("li_1",)})
    t = go(s).play("move:centre")
    assert t.topic == "yang.step"  # nobody was led
    t.play("stop")

    assert "save" not in t.keys
    assert t.state.portal == tile("centre")


@rule("ghost_stories.wm.save.family_reward", "ghost_stories.wm.save.reward_kinds")
def test_a_complete_family_is_rewarded_at_once() -> None:
    s = table(moon=True, stacks={"centre": ("hua_3",)})
    s.saved = 1 << 22 | 1 << 23
    t = go(s).play("save")

    assert t.told("family_saved") == [("hua",)]
    assert t.state.artifacts[SWORD] == 0


@rule("ghost_stories.wm.save.incomplete_family")
def test_a_family_with_a_dead_member_is_not_complete_but_may_be_later() -> None:
    s = table(moon=True, stacks={"centre": ("sheng_1",)}, at={"red": "centre"})
    s.dead = 1 << 12
    t = go(s).play("save")
    assert t.told("family_saved") == []

    s = table(moon=True, stacks={"centre": ("sheng_2",)})
    s.saved = 1 << 11
    assert go(s).play("save").told("family_saved") == [("sheng",)]


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
    t = go(s, *([0, 0, 0] if first == "exorcism" else []), seed=5).play(first)
    if first == "help":
        t.play("west:0")

    assert t.topic == "yang.second"
    assert set(t.keys) == ({"skip", "help", "save"} if first == "exorcism" else {"skip", "exorcism"})


@rule("ghost_stories.wm.save.second_wind", "ghost_stories.wm.save.example_second_wind")
def test_example_second_wind_saves_long_and_one_hua() -> None:
    powers = ("spires", "second_wind", "favorite", "pockets")
    s = table(moon=True, active="blue", powers=powers, stacks={"centre": ("long_1", "hua_1")})
    t = go(s).play("save")
    assert t.keys == ("skip", "save")
    t.play("save")

    assert names(t.state.saved) == {"long_1", "hua_1"}
    assert t.state.artifacts[ELIXIR] == 1
    assert t.told("family_saved") == [("long",)]


@rule("ghost_stories.wm.save.not_by_yinyang")
def test_yin_yang_cannot_save() -> None:
    t = go(table(moon=True, stacks={"centre": ("long_1",)})).play("yin_yang")

    assert all(key.startswith(("help:", "cleanse:")) for key in t.keys)


# Flight


@rule("ghost_stories.wm.flight.trigger", "ghost_stories.wm.flight.who", "ghost_stories.wm.flight.where")
@pytest.mark.parametrize(("stood", "fled"), [("north", "centre"), ("centre", "south")])
def test_a_figurine_that_comes_out_drives_the_first_top_villager_one_tile_away(stood: str, fled: str) -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": HAUNTER}, stacks={stood: ("li_1", "li_2")})
    t = go(s)

    assert stack(t.state, fled) == ("li_1",)
    assert stack(t.state, stood) == ("li_2",)
    assert t.state.dead == 0


@rule("ghost_stories.wm.flight.off_village_dies", "ghost_stories.wm.flight.penalty", "ghost_stories.wm.flight.who")
def test_who_flees_out_of_the_village_dies_and_penalises() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": HAUNTER}, stacks={"south": ("miao_1", "li_2")})
    t = go(s)

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

    assert names(go(s).state.dead) == {"miao_1"}


@rule("ghost_stories.wm.flight.haunted_dies", "ghost_stories.wm.villagers.not_on_haunted")
def test_who_flees_onto_a_haunted_tile_dies() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": HAUNTER}, stacks={"north": ("miao_1",)}, haunted=("centre",))

    assert names(go(s).state.dead) == {"miao_1"}


@rule("ghost_stories.wm.flight.none")
def test_nobody_flees_from_an_empty_line() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": HAUNTER}, stacks={"west": ("miao_1",)})
    t = go(s)

    assert stack(t.state, "west") == ("miao_1",) and t.state.dead == 0
    assert t.state.qi == [3] * 4


@rule("ghost_stories.wm.flight.fast")
def test_a_fast_haunter_drives_villagers_away_at_once() -> None:
    s = table("yin.arrival", moon=True, deck=(45,), stacks={"north": ("li_1",)})
    t = go(s).play("north:1")

    assert stack(t.state, "centre") == ("li_1",)


@rule("ghost_stories.wm.flight.each_time")
def test_flight_happens_each_time_the_figurine_comes_out_but_not_when_the_ghost_is_moved() -> None:
    s = table(moon=True, at={"red": "south_east"}, ghosts={"west:1": 1}, stacks={"north": ("li_1",)})
    figurine(s, "west:1")
    t = go(s).play("help", "west:1", "north:1", "pass")
    assert stack(t.state, "north") == ("li_1",)

    s = table("turn.start", moon=True, ghosts={"north:1": HAUNTER}, stacks={"centre": ("li_1",)})
    figurine(s, "north:1")  # it haunts and goes back
    t = go(s)
    assert stack(t.state, "centre") == ("li_1",)
    again = t.state.copy()
    again.phase, again.active = "turn.start", 0
    assert stack(go(again).state, "south") == ("li_1",)


# Death


@rule("ghost_stories.wm.death.to_graveyard", "ghost_stories.wm.death.penalty_active", "ghost_stories.wm.devourer.kill")
def test_a_dead_villager_lies_in_the_graveyard_and_the_active_player_is_penalised() -> None:
    s = table("turn.start", moon=True, active="green", ghosts={"south:1": 75}, stacks={"south": ("hua_1", "li_1")})
    t = go(s)

    assert names(t.state.dead) == {"hua_1"}
    assert t.state.lying == 1 << 2


@rule("ghost_stories.wm.death.penalty_active", "ghost_stories.wm.family.sun.neutral")
def test_on_a_neutral_board_s_turn_the_board_is_penalised() -> None:
    s = table(
        "turn.start",
        moon=True,
        seats=3,
        active="yellow",
        ghosts={"west:1": 71},
        stacks={"west": ("sun_1",)},
        deck=(54,),
    )
    t = go(s)

    assert (t.seat, t.keys) == (0, ("west:2", "west:0"))


@rule("ghost_stories.wm.death.several", "ghost_stories.wm.haunt.with_villagers")
def test_several_deaths_first_remove_all_then_penalise_from_the_top_down() -> None:
    s = table(
        "turn.start",
        moon=True,
        ghosts={"north:1": HAUNTER},
        stacks={"north": ("zhou_1", "miao_1", "sun_1")},
        deck=(10,),
    )
    figurine(s, "north:1")
    t = go(s)
    assert t.topic == "zhou.qi"
    assert names(t.state.dead) == {"zhou_1", "miao_1", "sun_1"}
    assert t.state.tao_supply[BLACK] == 4  # Miao's penalty comes after
    t.play("blue")

    assert t.state.tao_supply[BLACK] == 3
    assert t.topic == "arrival.space"


@rule("ghost_stories.wm.death.nested", "ghost_stories.resolve.depth_first")
def test_a_nested_death_is_completed_before_the_next_penalty() -> None:
    s = table(
        "turn.start",
        moon=True,
        ghosts={"north:1": HAUNTER},
        stacks={"north": ("xiang_1", "miao_1"), "west": ("zhou_1",), "east": ("li_1",)},
    )
    figurine(s, "north:1")
    t = go(s)
    assert (t.topic, t.keys) == ("villager.dies", ("west", "east"))
    t.play("west")
    assert t.topic == "zhou.qi"
    assert t.state.tao_supply[BLACK] == 4
    t.play("red")

    assert t.state.tao_supply[BLACK] == 3


@rule("ghost_stories.wm.death.twelve", "ghost_stories.end.lose.villagers", "ghost_stories.resolve.immediate_defeat")
def test_the_twelfth_dead_villager_loses_before_any_penalty() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": 77}, stacks={"north": ("miao_1",)})
    dead_already(s, 11)
    t = go(s)

    assert t.result.reason == "villagers"
    assert t.state.tao_supply[BLACK] == 4


@rule("ghost_stories.wm.death.twelve")
def test_eleven_dead_villagers_do_not_lose() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": 77}, stacks={"north": ("miao_1",)})
    dead_already(s, 10)

    assert go(s).match.result is None


@rule("ghost_stories.end.lose.others_unchanged")
def test_other_defeats_stay_as_in_the_base_game() -> None:
    s = table("turn.start", moon=True, ghosts={"north:2": HAUNTER}, haunted=("south", "west"))
    figurine(s, "north:2")
    assert go(s).result.reason == "haunted"
    s = table("yin.arrival", moon=True)
    s.deck = [10]
    assert go(s).result.reason == "deck"


@rule("ghost_stories.wm.death.example_zhou", "ghost_stories.wm.family.zhou.penalty")
def test_example_a_haunter_s_move_kills_a_zhou() -> None:
    s = table("turn.start", moon=True, seats=3, ghosts={"north:1": HAUNTER}, stacks={"south": ("zhou_1",)})
    t = go(s)
    assert (t.seat, t.topic, t.keys) == (0, "zhou.qi", ("red", "blue", "green", "yellow"))
    t.play("yellow")

    assert names(t.state.dead) == {"zhou_1"}
    assert t.state.qi == [3, 3, 3, 2]


@rule("ghost_stories.wm.death.causes")
@pytest.mark.parametrize(
    "cause", ["flight", "haunter", "curse", "shapeless", "devourer", "hunter", "insatiable", "xiang", "sheng"]
)
def test_what_kills_a_villager(cause: str) -> None:
    ghosts = {
        "flight": {"north:1": 34},
        "haunter": {"north:1": 34},
        "curse": {"north:1": 44},
        "devourer": {"north:1": 77},
    }
    deck = {"shapeless": (54,), "hunter": (79,), "insatiable": (82,)}.get(cause, ())
    s = table("yin.arrival" if deck else "turn.start", moon=True, ghosts=ghosts.get(cause, {}), deck=deck)
    put_stack(s, "south" if cause == "flight" else "north", ("li_1",))
    if cause == "haunter":
        figurine(s, "north:1")
    if cause in ("xiang", "sheng"):
        s = table("turn.start", moon=True, ghosts={"north:1": 77}, stacks={"north": (f"{cause}_1",)})
        put_stack(s, "west", ("li_1",))
        if cause == "sheng":  # the tile where he fell still holds another
            s = table("turn.start", moon=True, ghosts={"north:1": 77}, stacks={"north": ("sheng_1", "li_1")})
    t = go(s, *([CURSE["haunt"]] if cause == "curse" else []))
    if deck:
        t.play("north:1")

    assert "li_1" in names(t.state.dead)


# Haunting with villagers


@rule("ghost_stories.wm.haunt.with_villagers", "ghost_stories.wm.haunt.saved_tile_not_haunted")
def test_villagers_on_a_tile_to_be_haunted_die_in_its_place() -> None:
    s = table(
        "turn.start",
        moon=True,
        ghosts={"north:1": HAUNTER},
        stacks={"north": ("li_1", "?", "?")},
        haunted=("south", "west"),
    )
    figurine(s, "north:1")
    t = go(s, 5, 6)

    assert names(t.state.dead) == {"li_1", "miao_1", "miao_2"}
    assert t.state.haunted == 1 << tile("south") | 1 << tile("west")
    assert t.match.result is None


@rule("ghost_stories.wm.haunt.without_villagers")
def test_a_tile_without_villagers_is_haunted() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": HAUNTER}, stacks={"centre": ("li_1",)})
    figurine(s, "north:1")
    t = go(s)

    assert t.state.haunted == 1 << tile("north")
    assert stack(t.state, "centre") == ("li_1",)


@rule("ghost_stories.wm.haunt.all_sources")
@pytest.mark.parametrize("source", ["haunter", "curse", "arrival", "sheng"])
def test_every_haunting_kills_villagers_instead(source: str) -> None:
    cards = {"haunter": {"north:1": 34}, "curse": {"north:1": 44}, "sheng": {"north:1": 77}}
    deck = (54,) if source == "arrival" else ()
    stacks = {"centre": ("sheng_1", "li_1") if source == "sheng" else ("li_1",)}
    s = table(
        "yin.arrival" if deck else "turn.start",
        moon=True,
        ghosts=cards.get(source, {}),
        deck=deck,
        stacks=stacks,
        haunted=("north",),
    )
    if source == "haunter":
        figurine(s, "north:1")
    t = go(s, *([CURSE["haunt"]] if source == "curse" else []))
    if deck:
        t.play("north:1")

    assert "li_1" in names(t.state.dead)
    assert t.state.haunted == 1 << tile("north")


@rule(
    "ghost_stories.wm.haunt.sheng_after",
    "ghost_stories.wm.haunt.example",
    "ghost_stories.wm.family.sheng.already_haunted",
)
def test_example_sheng_sun_sheng() -> None:
    s = table(
        "turn.start",
        moon=True,
        ghosts={"north:1": HAUNTER},
        stacks={"north": ("sheng_1", "sun_1", "sheng_2")},
        deck=(10,),
    )
    figurine(s, "north:1")
    t = go(s)
    assert t.state.haunted == 1 << tile("north")
    assert t.topic == "arrival.space"
    t.play("west:0")

    assert names(t.state.dead) == {"sheng_1", "sun_1", "sheng_2"}
    assert card_at(t.state, "west:0") == 10
    assert t.state.haunted == 1 << tile("north")
    assert t.told("tile_haunted") == [("altar",)]


# Devourers


@rule("ghost_stories.wm.devourer.kill", "ghost_stories.wm.devourer.example")
def test_example_a_devourer_passes_over_an_empty_tile() -> None:
    s = table(
        "turn.start",
        moon=True,
        active="green",
        ghosts={"south:1": 76},
        stacks={"centre": ("hua_1",), "north": ("li_1",)},
    )
    t = go(s)

    assert names(t.state.dead) == {"hua_1"}
    assert t.state.lying == 1 << 2


@rule("ghost_stories.wm.devourer.line_empty")
def test_with_an_empty_line_the_players_choose_any_top_villager() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": 77}, stacks={"west": ("li_1", "li_2"), "east": ("hua_1",)})
    t = go(s)
    assert (t.topic, t.keys) == ("villager.dies", ("west", "east"))
    t.play("east")

    assert names(t.state.dead) == {"hua_1"}


@rule("ghost_stories.wm.devourer.none_left")
@pytest.mark.parametrize(("seats", "active", "at"), [(4, "red", "north:1"), (3, "yellow", "west:1")])
def test_without_villagers_the_player_or_board_loses_a_qi(seats: int, active: str, at: str) -> None:
    t = go(table("turn.start", moon=True, seats=seats, active=active, ghosts={at: 77}))

    assert t.state.qi == ([2, 3, 3, 3] if active == "red" else [3, 3, 3, 2])


@rule("ghost_stories.wm.devourer.not_on_arrival")
@pytest.mark.parametrize(
    ("card", "at"),
    [
        (71, "west:1"),
        (72, "west:1"),
        (73, "east:1"),
        (74, "east:1"),
        (75, "south:1"),
        (76, "south:1"),
        (77, "north:1"),
        (78, "north:1"),
        (80, "north:1"),
    ],
)
def test_a_devourer_kills_nobody_when_it_arrives_but_in_its_board_s_next_yin_phase(card: int, at: str) -> None:
    places = ("west", "east", "south", "north")
    s = table("yin.arrival", moon=True, deck=(card,), stacks=dict.fromkeys(places[:1], ("li_1",)))
    put_stack(s, "east", ("li_2",))
    put_stack(s, "south", ("li_3",))
    put_stack(s, "north", ("hua_1",))
    t = go(s).play(at)
    assert t.state.dead == 0

    s = t.state.copy()
    s.phase, s.active = "turn.start", {"w": 3, "e": 1, "s": 2, "n": 0}[at[0]]
    assert go(s).state.dead.bit_count() == 1


@rule("ghost_stories.wm.devourer.grey_hunter")
def test_grey_hunter_devours_when_it_arrives() -> None:
    s = table("yin.arrival", moon=True, deck=(79,), stacks={"centre": ("li_1",), "west": ("li_2",)})
    t = go(s).play("north:1")
    assert names(t.state.dead) == {"li_1"}

    s = table("yin.arrival", moon=True, deck=(79,), stacks={"east": ("li_1",), "west": ("li_2",)})
    assert go(s).play("north:1").topic == "villager.dies"


MOON_GHOSTS = {
    71: ("yellow", 1, ()), 72: ("yellow", 3, ("crystal",)), 73: ("blue", 1, ()), 74: ("blue", 3, ("crystal",)),
    75: ("green", 1, ()), 76: ("green", 3, ("crystal",)), 77: ("red", 1, ()), 78: ("red", 3, ("crystal",)),
    79: ("black", 2, ("qi_or_yin_yang",)), 80: ("black", 4, ("crystal",)),
}  # fmt: skip


@rule("ghost_stories.wm.reward.crystal", "ghost_stories.wm.crystal.from_reward")
@pytest.mark.parametrize("card", list(MOON_GHOSTS))
def test_what_a_white_moon_ghost_gives(card: int) -> None:
    _, resistance, right = MOON_GHOSTS[card]
    s = table(moon=True, at={"red": "north"}, ghosts={"north:1": card})
    strip(s)
    s.tao[0:5] = [0] * 5
    s.crystals[0] = 1 if resistance == 4 else 0
    t = go(s, 5, 5, 5).play("exorcism")
    if resistance == 4:
        t.play("north:1")
    if card == 79:
        t.play("yin_yang")

    assert card_at(t.state, "north:1") == 0
    assert t.state.crystals[0] == (1 if "crystal" in right else 0)
    assert t.state.yin_yang == (1 if card == 79 else 0)


@rule("ghost_stories.wm.reward.crystal")
def test_without_a_crystal_in_the_supply_the_reward_is_lost() -> None:
    s = table(moon=True, at={"red": "north"}, ghosts={"north:1": 78})
    s.crystals = [0, 4, 0, 0]
    t = go(s, 0, 0, 0).play("exorcism")

    assert t.state.crystals == [0, 4, 0, 0]


def test_a_buddha_stops_a_white_moon_ghost_too() -> None:
    s = table("yin.arrival", moon=True, deck=(79,), ghosts={"north:0": 36, "north:1": 37}, stacks={"north": ("li_1",)})
    buddha(s, "north:2")
    t = go(s)

    assert t.state.dead == 0
    assert card_at(t.state, "north:2") == 0
