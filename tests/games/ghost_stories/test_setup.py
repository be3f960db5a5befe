"""Setting up: players, boards, levels, deck, villagers."""

import pytest

from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.box import BOX
from igroteka.games.ghost_stories.rules.arrival import draw
from igroteka.games.ghost_stories.state import GHOST, INCARNATION
from igroteka.games.ghost_stories.words import (
    CENTRE,
    NO_COLOUR,
    NO_SPACE,
    SPIRES,
    Card,
)
from igroteka.testing import rule
from tests.games.ghost_stories.build import begin, deck_of, played, tao

SEEDS = range(6)


@rule("ghost_stories.setup.village")
def test_nine_tiles_lie_in_random_order_on_their_active_side() -> None:
    villages = {begin(seed=seed).state.village for seed in SEEDS}

    assert len(villages) == len(SEEDS)
    assert all(sorted(village) == list(range(9)) for village in villages)
    assert all(begin(seed=seed).state.haunted == 0 for seed in SEEDS)


@rule("ghost_stories.setup.boards.random_sides", "ghost_stories.setup.few.colours")
def test_boards_and_colours_are_dealt_at_random() -> None:
    dealt = {begin(seats=3, seed=seed).state.board_at for seed in SEEDS}

    assert len(dealt) > 3
    assert all(sorted(boards) == [0, 1, 2, 3] for boards in dealt)


@rule("ghost_stories.setup.few.colours", "ghost_stories.setup.players.colour")
def test_the_table_may_agree_on_colours() -> None:
    t = begin(seats=2, colours="choose")
    assert (t.seat, t.topic, t.keys) == (0, "setup.colour", ("red", "blue", "green", "yellow"))
    t.play("green")
    assert (t.seat, t.keys) == (1, ("red", "blue", "yellow"))
    t.play("red")

    assert t.state.seat_of == (1, -1, 0, -1)
    assert tao(t.state, "green") == {"green": 1, "black": 1}


@rule("ghost_stories.setup.boards.random_power")
def test_each_board_shows_one_of_its_powers_at_random() -> None:
    shown = {begin(seed=seed).state.power for seed in SEEDS}

    assert len(shown) > 2
    assert all(power // 2 == board for powers in shown for board, power in enumerate(powers))


def test_powers_may_be_chosen_by_the_owners_and_for_neutral_boards_by_the_first_player() -> None:
    t = begin(seats=3, colours="choose", powers="choose", first="choose")
    t.play("seat_2", "red", "green", "blue")
    assert t.topic == "setup.power"
    asked = []
    for power in ("twin_winds", "mountain", "gust", "mantra"):
        asked.append(t.seat)
        t.play(power)

    assert asked == [0, 1, 2, 1]
    assert t.state.power == (1, 2, 5, 7)


@rule("ghost_stories.setup.players.colour", "ghost_stories.setup.players.tao")
def test_each_player_gets_a_tao_token_of_their_colour() -> None:
    s = begin(level="normal").state

    assert all(s.tao[5 * board : 5 * board + 5] == [int(c == board) for c in range(5)] for board in range(4))


@rule("ghost_stories.setup.players.tao.initiation_black")
def test_at_initiation_each_player_gets_a_black_token_too() -> None:
    s = begin(level="initiation").state

    assert all(s.tao[5 * board + 4] == 1 for board in range(4))
    assert s.tao_supply == [3, 3, 3, 3, 0]


@rule("ghost_stories.setup.players.figure_centre", "ghost_stories.setup.buddhas", "ghost_stories.setup.supply")
def test_taoists_start_on_the_centre_and_the_rest_is_supply() -> None:
    s = begin(level="normal").state

    assert s.at == [CENTRE] * 4
    assert s.temple == 2 and s.buddhas == [0] * 4
    assert s.tao_supply == [3, 3, 3, 3, 4]
    assert (s.circle, s.mantra) == (NO_COLOUR, NO_SPACE)


@rule("ghost_stories.setup.first_player")
def test_the_first_player_is_drawn() -> None:
    assert {begin(seed=seed).state.first for seed in range(20)} == {0, 1, 2, 3}


@rule("ghost_stories.setup.first_player")
def test_the_first_player_may_be_chosen() -> None:
    t = begin(first="choose").play("seat_3")

    assert t.state.seat_of[t.state.active] == 2
    assert t.seat == 2


LEVEL = {
    "initiation": (4, 1, 15, 1, 1, 4),
    "normal": (3, 0, 15, 1, 1, 3),
    "nightmare": (3, 0, 15, 4, 3, 3),
    "hell": (3, 0, 0, 4, 3, 3),
}


@rule(
    "ghost_stories.setup.difficulty.initiation", "ghost_stories.setup.difficulty.normal",
    "ghost_stories.setup.difficulty.nightmare", "ghost_stories.setup.difficulty.hell",
    "ghost_stories.setup.players.qi", "ghost_stories.setup.players.yin_yang",
    "ghost_stories.setup.players.yin_yang.hell",
)  # fmt: skip
@pytest.mark.parametrize("level", list(LEVEL))
def test_what_a_level_sets(level: str) -> None:
    s = begin(level=level).state
    qi, black, yin_yang, many, few, limit = LEVEL[level]

    assert s.qi == [qi] * 4
    assert s.tao[4] == black
    assert s.yin_yang == yin_yang
    assert s.deck.count(INCARNATION) == s.undefeated == many
    assert begin(seats=2, level=level).state.undefeated == few
    assert BOX.tables.level[level].haunted_limit == limit


LAYOUT = {
    (4, "normal"): [45, 10],
    (4, "nightmare"): [15, 10, 10, 10, 10],
    (3, "normal"): [40, 10],
    (3, "nightmare"): [10, 10, 10, 10, 10],
    (2, "normal"): [35, 10],
    (2, "nightmare"): [15, 10, 10, 10],
    (1, "normal"): [30, 10],
    (1, "nightmare"): [10, 10, 10, 10],
}


@rule(
    "ghost_stories.setup.deck.layout.4p.normal", "ghost_stories.setup.deck.layout.4p.nightmare",
    "ghost_stories.setup.deck.layout.3p.normal", "ghost_stories.setup.deck.layout.3p.nightmare",
    "ghost_stories.setup.deck.layout.2p.normal", "ghost_stories.setup.deck.layout.2p.nightmare",
    "ghost_stories.setup.deck.layout.1p.normal", "ghost_stories.setup.deck.layout.1p.nightmare",
    "ghost_stories.setup.deck.rule_tens_from_bottom", "ghost_stories.setup.deck.remove.4p",
    "ghost_stories.setup.deck.remove.3p", "ghost_stories.setup.deck.remove.2p", "ghost_stories.setup.deck.remove.1p",
)  # fmt: skip
@pytest.mark.parametrize(("seats", "level"), list(LAYOUT))
@pytest.mark.parametrize("mode", ["base", "white-moon"])
def test_the_deck_from_top_to_bottom(mode: str, seats: int, level: str) -> None:
    s = GAME.start(GAME.setup(mode, seats, level=level), BOX)
    s = deck_of(s)
    groups = "".join("I" if card == INCARNATION else "g" for card in reversed(s.deck)).split("I")

    assert [len(group) for group in groups] == LAYOUT[seats, level]


@rule(
    "ghost_stories.setup.deck.shuffle", "ghost_stories.info.deck_hidden", "ghost_stories.setup.deck.incarnations_random"
)
def test_the_deck_has_no_order_before_it_is_drawn() -> None:
    s = deck_of(begin(seats=3, level="nightmare").state)

    assert set(s.deck) == {GHOST, INCARNATION}
    assert s.ghosts == list(range(1, 56))
    assert s.incarnations == tuple(range(56, 66))
    assert s.boxed == 6


@rule("ghost_stories.setup.deck.shuffle", "ghost_stories.setup.deck.incarnations_random")
@pytest.mark.parametrize(("top", "cards"), [(GHOST, range(1, 56)), (INCARNATION, range(56, 66))])
def test_any_card_can_come_up(top: Card, cards: range) -> None:
    drawn = set()
    for seed in range(12):
        t = begin(seed=seed, level="normal")
        t.state.deck = [GHOST] * 5 + [top]
        drawn.add(draw(t.match.table))

    assert len(drawn) > 4
    assert all(card in cards for card in drawn)


@rule("ghost_stories.setup.few.all_boards", "ghost_stories.setup.few.neutral_nothing_else")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_colours_without_a_player_become_neutral_boards(seats: int) -> None:
    s = begin(seats=seats).state
    neutral = [board for board in range(4) if s.seat_of[board] < 0]

    assert len(neutral) == 4 - seats
    for board in neutral:
        assert s.at[board] == -1
        assert not any(s.tao[5 * board : 5 * board + 5])
        assert not s.yin_yang >> board & 1
        assert s.power_tokens[board] == 0


@rule("ghost_stories.setup.few.neutral_qi")
@pytest.mark.parametrize("level", ["initiation", "hell"])
def test_a_neutral_board_has_three_qi_at_every_level(level: str) -> None:
    s = begin(seats=3, level=level).state

    assert [s.qi[board] for board in range(4) if s.seat_of[board] < 0] == [3]


@rule("ghost_stories.setup.few.neutral_qi")
def test_by_house_rule_a_neutral_board_has_as_much_qi_as_a_taoist() -> None:
    s = begin(seats=3, level="initiation", neutral_qi="as_taoists").state

    assert s.qi == [4, 4, 4, 4]


@rule("ghost_stories.setup.few.seating_2p")
def test_two_players_sit_opposite() -> None:
    s = begin(seats=2).state
    one, other = (s.side[board] for board in played(s))

    assert abs(one - other) == 2


@rule("ghost_stories.setup.few.power_tokens", "ghost_stories.setup.solo.power_tokens")
@pytest.mark.parametrize(("seats", "each"), [(1, 3), (2, 1), (3, 1), (4, 0)])
def test_power_tokens_at_the_start(seats: int, each: int) -> None:
    s = begin(seats=seats).state

    assert [s.power_tokens[board] for board in played(s)] == [each] * seats
    assert s.centre_tokens == 0


@rule("ghost_stories.setup.solo.tao")
@pytest.mark.parametrize(("level", "black"), [("normal", 0), ("initiation", 1)])
def test_a_solo_player_starts_with_a_token_of_each_colour(level: str, black: int) -> None:
    s = begin(seats=1, level=level).state
    mine = played(s)[0]

    assert s.tao[5 * mine : 5 * mine + 5] == [1, 1, 1, 1, black]


@rule("ghost_stories.setup.solo.red_face")
def test_in_solo_the_red_board_always_shows_the_spires() -> None:
    assert {begin(seats=1, seed=seed).state.power[0] for seed in range(12)} == {SPIRES}
    t = begin(seats=1, powers="choose")
    offered: list[str] = []
    while t.topic == "setup.power":
        offered += t.keys
        t.play(t.keys[1])
    assert t.state.power == (SPIRES, 3, 5, 7)
    assert "twin_winds" not in offered
