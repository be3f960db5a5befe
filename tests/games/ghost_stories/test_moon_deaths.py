"""White Moon: villagers die; devourers."""

import pytest

from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import BLACK, BLUE, GREEN, RED, YELLOW, Card
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    at,
    buddha,
    card_at,
    figurine,
    go_to,
    names,
    position,
    put_stack,
    stack,
    strip,
    table,
)

HAUNTER = 34


def dead_already(s: State, count: int) -> None:
    """Put this many villagers that stand nowhere on the Graveyard board."""
    for one in s.face_down[-count:]:
        s.dead |= 1 << one
    del s.face_down[-count:]


# Death


@rule("ghost_stories.wm.death.to_graveyard", "ghost_stories.wm.death.penalty_active", "ghost_stories.wm.devourer.kill")
def test_a_dead_villager_lies_in_the_graveyard_and_the_active_player_is_penalised() -> None:
    s = table("turn.start", moon=True, active="green", ghosts={"south:1": 75}, stacks={"south": ("hua_1", "li_1")})
    t = at(s)

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
    t = at(s)

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
    t = at(s)
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
    t = at(s)
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
    t = at(s)

    assert t.result.reason == "villagers"
    assert t.state.tao_supply[BLACK] == 4


@rule("ghost_stories.wm.death.twelve")
def test_eleven_dead_villagers_do_not_lose() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": 77}, stacks={"north": ("miao_1",)})
    dead_already(s, 10)

    assert at(s).match.result is None


@rule("ghost_stories.end.lose.others_unchanged")
def test_other_defeats_stay_as_in_the_base_game() -> None:
    s = table("turn.start", moon=True, ghosts={"north:2": HAUNTER}, haunted=("south", "west"))
    figurine(s, "north:2")
    assert at(s).result.reason == "haunted"
    s = table("yin.arrival", moon=True)
    s.deck = [Card(10)]
    assert at(s).result.reason == "deck"


@rule("ghost_stories.wm.death.example_zhou", "ghost_stories.wm.family.zhou.penalty")
def test_example_a_haunter_s_move_kills_a_zhou() -> None:
    s = table("turn.start", moon=True, seats=3, ghosts={"north:1": HAUNTER}, stacks={"south": ("zhou_1",)})
    t = at(s)
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
        if cause == "sheng":  # the tile where they fell still holds another
            s = table("turn.start", moon=True, ghosts={"north:1": 77}, stacks={"north": ("sheng_1", "li_1")})
    t = at(s, *([CURSE["haunt"]] if cause == "curse" else []))
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
    t = at(s, 5, 6)

    assert names(t.state.dead) == {"li_1", "miao_1", "miao_2"}
    assert t.state.haunted == 1 << position("south") | 1 << position("west")
    assert t.match.result is None


@rule("ghost_stories.wm.haunt.without_villagers")
def test_a_tile_without_villagers_is_haunted() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": HAUNTER}, stacks={"centre": ("li_1",)})
    figurine(s, "north:1")
    t = at(s)

    assert t.state.haunted == 1 << position("north")
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
    t = at(s, *([CURSE["haunt"]] if source == "curse" else []))
    if deck:
        t.play("north:1")

    assert "li_1" in names(t.state.dead)
    assert t.state.haunted == 1 << position("north")


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
    t = at(s)
    assert t.state.haunted == 1 << position("north")
    assert t.topic == "arrival.space"
    t.play("west:0")

    assert names(t.state.dead) == {"sheng_1", "sun_1", "sheng_2"}
    assert card_at(t.state, "west:0") == 10
    assert t.state.haunted == 1 << position("north")
    assert t.values_of("tile_haunted") == [("altar",)]


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
    t = at(s)

    assert names(t.state.dead) == {"hua_1"}
    assert t.state.lying == 1 << 2


@rule("ghost_stories.wm.devourer.line_empty")
def test_with_an_empty_line_the_players_choose_any_top_villager() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": 77}, stacks={"west": ("li_1", "li_2"), "east": ("hua_1",)})
    t = at(s)
    assert (t.topic, t.keys) == ("villager.dies", ("west", "east"))
    t.play("east")

    assert names(t.state.dead) == {"hua_1"}


@rule("ghost_stories.wm.devourer.none_left")
@pytest.mark.parametrize(("seats", "active", "where"), [(4, "red", "north:1"), (3, "yellow", "west:1")])
def test_without_villagers_the_player_or_board_loses_a_qi(seats: int, active: str, where: str) -> None:
    t = at(table("turn.start", moon=True, seats=seats, active=active, ghosts={where: 77}))

    assert t.state.qi == ([2, 3, 3, 3] if active == "red" else [3, 3, 3, 2])


@rule("ghost_stories.wm.devourer.not_on_arrival")
@pytest.mark.parametrize(
    ("card", "where"),
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
def test_a_devourer_kills_nobody_when_it_arrives_but_in_its_board_s_next_yin_phase(card: int, where: str) -> None:
    places = ("west", "east", "south", "north")
    s = table("yin.arrival", moon=True, deck=(card,), stacks=dict.fromkeys(places[:1], ("li_1",)))
    put_stack(s, "east", ("li_2",))
    put_stack(s, "south", ("li_3",))
    put_stack(s, "north", ("hua_1",))
    t = at(s).play(where)
    assert t.state.dead == 0

    s = t.state.copy()
    s.active = {"w": YELLOW, "e": BLUE, "s": GREEN, "n": RED}[where[0]]
    go_to(s, "turn.start")
    assert at(s).state.dead.bit_count() == 1


@rule("ghost_stories.wm.devourer.grey_hunter")
def test_grey_hunter_devours_when_it_arrives() -> None:
    s = table("yin.arrival", moon=True, deck=(79,), stacks={"centre": ("li_1",), "west": ("li_2",)})
    t = at(s).play("north:1")
    assert names(t.state.dead) == {"li_1"}

    s = table("yin.arrival", moon=True, deck=(79,), stacks={"east": ("li_1",), "west": ("li_2",)})
    assert at(s).play("north:1").topic == "villager.dies"


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
    t = at(s, 5, 5, 5).play("exorcism")
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
    t = at(s, 0, 0, 0).play("exorcism")

    assert t.state.crystals == [0, 4, 0, 0]


def test_a_buddha_stops_a_white_moon_ghost_too() -> None:
    s = table("yin.arrival", moon=True, deck=(79,), ghosts={"north:0": 36, "north:1": 37}, stacks={"north": ("li_1",)})
    buddha(s, "north:2")
    t = at(s)

    assert t.state.dead == 0
    assert card_at(t.state, "north:2") == 0
