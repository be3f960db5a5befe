"""Every seat sees the village from its own place."""

from math import hypot

import pytest

from igroteka.content.moments import played
from igroteka.content.scene import Piece, Scene, Zone, scenery_of
from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.box import VILLAGERS
from igroteka.games.ghost_stories.events import FAILED
from igroteka.games.ghost_stories.query import board_played_by, spaces_of
from igroteka.games.ghost_stories.scene.orientation import HEIGHT, TILE, WIDTH, Orientation
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.topics import SPACE
from igroteka.games.ghost_stories.words import (
    BLUE,
    BOARDS,
    COLOUR_NAMED,
    CORNERS,
    EACH_POSITION,
    EACH_SPACE,
    LINES,
    NOWHERE,
    ON_SIDE,
    POSITIONS,
    RED,
    SPACE_NAMED,
    SPACES,
    SPACES_ON,
    TILES,
    WHITE,
    Card,
    tao_at,
)
from igroteka.kernel.ask import Ask
from igroteka.kernel.view import View
from tests.games.ghost_stories.build import drawn, go_to, table

MIDDLE = (TILE // 2, TILE // 2)
TURNS = pytest.mark.parametrize("turn", range(4))


def seen_by(seat: int | None) -> Scene:
    return drawn(table(), seat)


def zones(scene: Scene) -> dict[str, Zone]:
    return {zone.id: zone for zone in scene.zones}


@pytest.mark.parametrize("seat", range(4))
def test_the_own_board_lies_below(seat: int) -> None:
    s = table()
    here = zones(seen_by(seat))
    own = [here[f"space:{SPACES[space]}"] for space in spaces_of(s, board_played_by(s, seat))]

    assert [zone.sprite for zone in own] == [f"space_{BOARDS[s.seat_of.index(seat)]}"] * 3
    assert {zone.y for zone in own} == {max(zone.y for name, zone in here.items() if name.startswith("space:"))}


def test_an_onlooker_has_the_north_above() -> None:
    here = zones(seen_by(None))

    assert here["tile:north"].y < here["tile:centre"].y < here["tile:south"].y


@TURNS
def test_a_space_stays_before_its_tile(turn: int) -> None:
    facing = Orientation(turn)
    for space in EACH_SPACE:
        far = [
            hypot(*(a - b for a, b in zip(facing.middle(space), facing.within(tile, *MIDDLE), strict=True)))
            for tile in EACH_POSITION
        ]
        assert far.index(min(far)) == LINES[space][0]


@TURNS
def test_the_village_turns_as_one(turn: int) -> None:
    """Clockwise round the middle, a quarter a turn."""
    x, y = Orientation().within(EACH_POSITION[0], *MIDDLE)
    x, y = x - WIDTH // 2, y - HEIGHT // 2
    for _ in range(turn):
        x, y = -y, x

    assert Orientation(turn).within(EACH_POSITION[0], *MIDDLE) == (WIDTH // 2 + x, HEIGHT // 2 + y)


@TURNS
def test_receptacles_stay_outside_their_corners(turn: int) -> None:
    facing = Orientation(turn)
    for position in CORNERS:
        (x, y), (across, down) = facing.within(position, *MIDDLE), facing.outside(position)
        assert abs(across - WIDTH // 2) > abs(x - WIDTH // 2)
        assert abs(down - HEIGHT // 2) > abs(y - HEIGHT // 2)


def test_the_compass_shows_the_north() -> None:
    s = table()
    for seat in range(4):
        rose = next(piece for piece in seen_by(seat).pieces if piece.id == "compass")
        side = s.side[s.seat_of.index(seat)]

        assert (rose.rot // 90 + side) % 4 == 2


@TURNS
def test_a_place_is_named_as_it_is_seen(turn: int) -> None:
    facing = Orientation(turn)
    for spaces in SPACES_ON:
        three = sorted(spaces, key=lambda each: sum(facing.middle(each)))
        names = [facing.place(each) for each in three]
        beside = len({facing.middle(each)[1] for each in three}) == 1

        assert names == (["left", "middle", "right"] if beside else ["upper", "middle", "lower"])


@pytest.mark.parametrize("seat", range(4))
def test_options_are_said_by_board_and_tile(seat: int) -> None:
    assert GAME.scene
    s = table()
    seen, own = View(seat, s), board_played_by(s, seat)
    spaces = {scenery_of(GAME).said(seen, GAME.box, "arrival.space", SPACES[space]) for space in spaces_of(s, own)}
    centre = scenery_of(GAME).said(seen, GAME.box, "yang.move", "move:centre")

    assert spaces == {f"{BOARDS[own]}:{place}" for place in ("left", "middle", "right")}
    assert centre == f"move:{TILES[s.village[POSITIONS.index('centre')]]}"


def test_a_buddha_goes_to_a_place_as_it_is_seen() -> None:
    assert GAME.scene
    s = table()
    first = SPACES[spaces_of(s, board_played_by(s, 0))[0]]

    assert (
        scenery_of(GAME)
        .said(View(0, s), GAME.box, "yang.place", f"buddha:{first}")
        .startswith(f"buddha:{BOARDS[s.seat_of.index(0)]}:")
    )


def test_who_chooses_a_ghost_chooses_its_card_which_hides_the_space() -> None:
    assert GAME.scene
    s = table()
    card = GAME.box.ghost[3]
    s.space[0] = Card(card.number)
    seen = View(0, s)

    assert scenery_of(GAME).targets(seen, GAME.box, "hut.ghost", SPACES[0]) == (card.id,)
    assert scenery_of(GAME).targets(seen, GAME.box, "arrival.space", SPACES[1]) == (f"space:{SPACES[1]}",)


def test_a_yin_yang_token_is_spent_on_a_tile() -> None:
    assert GAME.scene
    s = table()
    name = TILES[s.village[POSITIONS.index("north")]]

    for key in (f"help:{name}", f"cleanse:{name}"):
        assert scenery_of(GAME).targets(View(0, s), GAME.box, "yin_yang.use", key) == ("tile:north",)


def test_an_arriving_ghost_is_seen_on_each_space_before_it_is_laid() -> None:
    assert GAME.scene
    s, card = table(), GAME.box.ghost[3]
    ask = Ask(0, SPACE, EACH_SPACE[:2], (card.id,))

    previews = scenery_of(GAME).previews(View(0, s), GAME.box, ask)

    assert [each.keys for each in previews] == [(SPACES[0],), (SPACES[1],)]
    assert {(each.pieces[0].id, each.pieces[0].x, each.pieces[0].y) for each in previews} == {
        (card.id, *Orientation.of(View(0, s)).middle(space)) for space in EACH_SPACE[:2]
    }


def test_an_action_names_the_tile_that_helps_while_it_is_chosen() -> None:
    assert GAME.scene
    s = table("yang.act")
    name = TILES[s.village[s.at[s.active]]]

    assert scenery_of(GAME).said(View(0, s), GAME.box, "yang.act", "help") == f"help:{name}"
    go_to(s, "yang.place")
    assert scenery_of(GAME).said(View(0, s), GAME.box, "yang.act", "help") == "help"


def test_a_taoist_is_chosen_where_they_stand_and_a_dead_one_by_their_board() -> None:
    assert GAME.scene
    s = table()
    s.at[BLUE] = NOWHERE
    aimed = [scenery_of(GAME).targets(View(0, s), GAME.box, "reward.qi", name) for name in ("red", "blue")]

    assert aimed == [("taoist:red",), ("hand:blue",)]


def test_the_night_watch_looks_at_the_ghosts_of_a_board() -> None:
    assert GAME.scene
    s, card = table(), GAME.box.ghost[3]
    s.space[spaces_of(s, RED)[1]] = Card(card.number)

    assert scenery_of(GAME).targets(View(0, s), GAME.box, "night_watch.board", "red") == (card.id,)


def test_what_was_rolled_stays_on_the_table() -> None:
    s = table()
    s.rolled, s.curse = (RED, WHITE), 2
    sprites = {piece.id: piece.sprite for piece in drawn(s).pieces if piece.id.startswith("rolled")}

    assert sorted(sprites.values()) == ["die_curse_haunt", "die_red", "die_white"]


def test_the_dead_and_the_saved_are_seen_one_by_one() -> None:
    s = table(moon=True)
    s.dead, s.saved = 1 << 1 | 1 << 2, 1 << 24
    scene = drawn(s)

    assert {piece.tip for piece in scene.pieces if piece.sprite.startswith("villager_")} >= {
        VILLAGERS[0], VILLAGERS[1], VILLAGERS[23],
    }  # fmt: skip
    [dead] = [counter for counter in scene.panels[-1].counters if counter.id == "dead"]
    assert (dead.value, dead.limit) == (2, GAME.box.tables.graveyard)


def box(piece: Piece) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    return piece.x - piece.w / 2, piece.y - piece.h / 2, piece.x + piece.w / 2, piece.y + piece.h / 2


def meet(one: Piece, other: Piece) -> bool:
    (left, top, right, bottom), (west, north, east, south) = box(one), box(other)
    return left < east and west < right and top < south and north < bottom


@pytest.mark.parametrize("seat", range(4))
def test_no_figure_stands_on_the_name_of_a_ghost(seat: int) -> None:
    for space in EACH_SPACE:
        s = table(moon=True)
        s.space = [Card(card.number) for card in GAME.box.ghost[:12]]
        s.out, s.su_ling = sum(ON_SIDE), space
        pieces = drawn(s, seat).pieces
        names = [piece for piece in pieces if piece.id.endswith(":name")]
        figures = [piece for piece in pieces if piece.sprite in ("figure_figurine", "spirit_su_ling")]

        assert (len(names), len(figures)) == (12, 13)
        assert [(figure.id, name.id) for figure in figures for name in names if meet(figure, name)] == []


def crowd(s: State) -> tuple[str, int, int]:
    """What the danger panel says of the fullest board."""
    counter = next(each for each in drawn(s).panels[-1].counters if each.id == "overrun")
    return counter.label, counter.value, counter.limit


@pytest.mark.parametrize("seat", range(4))
def test_a_warning_hides_nothing_of_a_card(seat: int) -> None:
    scene = drawn(table(ghosts={name: number for number, name in enumerate(SPACES, 1)}), seat)
    signs = [piece for piece in scene.pieces if piece.id.startswith("danger:")]
    told = [piece for piece in scene.pieces if ":" in piece.id and piece.tip != "overrun" and piece.z == 3]

    assert len(signs) == 4
    assert told
    assert [(sign.id, each.id) for sign in signs for each in told if meet(sign, each)] == []


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("running", [True, False], ids=["of a running attempt", "of the last one"])
def test_dice_hide_nothing(running: bool, seat: int) -> None:
    s = table(moon=True, ghosts={name: number for number, name in enumerate(SPACES, 1)})
    s.rolled, s.curse, s.receptacles, s.out = (RED, BLUE, WHITE, RED), 2, 0b1111, sum(ON_SIDE)
    s.dice = s.rolled if running else ()
    scene = drawn(s, seat)
    on_it = [each for each in scene.pieces if each.board == "village"]
    dice = [each for each in on_it if each.sprite.startswith("die_")]
    places = [
        Piece(each.id, "village", each.x + each.w // 2, each.y + each.h // 2, each.w, each.h, "")
        for each in scene.zones
        if each.board == "village"
    ]

    assert len(dice) == 5
    assert [(die.id, each.id) for die in dice for each in (*on_it, *places) if each != die and meet(die, each)] == []


@pytest.mark.parametrize("card", [3, 34, 44, 60])  # of one symbol, of three, of four, of many
def test_what_lies_on_a_card_hides_neither_symbols_nor_name(card: Card) -> None:
    s = table(ghosts={"north:1": card})
    s.captors = 1 << SPACES.index("north:1")
    s.mantra = SPACE_NAMED["north:1"]
    found = drawn(s).pieces
    lying = [piece for piece in found if piece.id.startswith("captured:") or piece.id == "mantra"]
    symbols = [piece for piece in found if ":need:" in piece.id]
    [name] = [piece for piece in found if piece.id.endswith(":name")]

    assert len(lying) == 2
    assert [(piece.id, symbol.id) for piece in lying for symbol in symbols if meet(piece, symbol)] == []
    assert all(piece.y + piece.h // 2 <= name.y - name.h // 3 for piece in lying)  # above two lines


def test_the_danger_names_the_fullest_board() -> None:
    s = table(ghosts={"north:1": 44, "west:0": 10, "west:1": 8})

    assert crowd(s) == ("ghosts on the yellow board", 2, 3)


@pytest.mark.parametrize(("phase", "first"), [("yin.overrun", "red"), ("yang.act", "blue")])
def test_of_equally_full_boards_the_one_whose_yin_phase_comes_first_is_named(phase: str, first: str) -> None:
    s = table(phase, ghosts={"north:1": 44, "east:1": 14})

    assert crowd(s) == (f"ghosts on the {first} board", 1, 3)


def test_a_failed_attempt_shows_the_ghost_even_in_the_next_turn() -> None:
    s = table(ghosts={"north:1": 44}, at={"red": "north"}, active="blue")
    moment = played(scenery_of(GAME).moments, s, GAME.box, FAILED, ("red",))

    assert moment.pieces == ("raging_one_44",)


def on_tiles(s: State, seat: int = 0) -> list[Piece]:
    """Who is on the tiles, and what advances from the ghosts."""
    return [each for each in drawn(s, seat).pieces if each.sprite.startswith(("taoist_", "villager_", "back_villager"))]


@pytest.mark.parametrize("seat", range(4))
def test_taoists_and_villagers_of_a_tile_are_seen_side_by_side(seat: int) -> None:
    s = table(moon=True, stacks={at: VILLAGERS[3 * n : 3 * n + 3] for n, at in enumerate(POSITIONS[:4])})
    s.at = list(EACH_POSITION[:4])
    found = on_tiles(s, seat)
    taoists = [each for each in found if each.id.startswith("taoist:")]
    villagers = [each for each in found if each.id.startswith("villager:")]

    assert (len(taoists), len(villagers)) == (4, 12)
    assert [(one.id, other.id) for one in taoists for other in villagers if meet(one, other)] == []


@pytest.mark.parametrize("seat", range(4))
def test_nothing_on_a_tile_stands_on_its_name(seat: int) -> None:
    s = table(moon=True)
    s.space = [Card(card.number) for card in GAME.box.ghost[:12]]
    s.out = sum(ON_SIDE)
    scene = drawn(s, seat)
    names = [
        Piece(each.id, "village", each.x + each.w // 2, each.y + 22, 100, 44, "")  # of two lines
        for each in scene.zones
        if each.id.startswith("tile:")
    ]
    on_it = [each for each in scene.pieces if each.board == "village" and each.sprite != "compass"]

    assert [(name.id, each.id) for name in names for each in on_it if meet(name, each)] == []


def test_another_seats_board_shows_the_tao_tokens_it_has_large() -> None:
    s = table()
    s.tao = [0] * len(s.tao)
    s.tao[tao_at(BLUE, COLOUR_NAMED["green"])] = 2
    pieces = drawn(s, s.seat_of[RED]).pieces

    large = {each.id for each in pieces if each.id.startswith("tao:") and each.w > 20}
    assert large == {"tao:blue:green", *(f"tao:red:{colour}" for colour in COLOUR_NAMED)}


def test_things_of_a_board_stay_on_it_however_many() -> None:
    s = table(moon=True)
    s.tao, s.buddhas[BLUE], s.crystals[BLUE], s.power_tokens[BLUE] = [1] * len(s.tao), 1, 2, 1
    s.artifacts = [BLUE] * len(s.artifacts)
    for seat in range(4):
        scene = drawn(s, seat)
        [board] = [each for each in scene.boards if each.id == "board:blue"]
        things = [each for each in scene.pieces if each.board == board.id]

        assert len(things) > 12
        assert all(each.x - each.w / 2 >= 0 and each.x + each.w / 2 <= board.w for each in things)
