"""Balance reports: what events say about components, what those are worth, and what is suggested."""

from collections.abc import Sequence

import msgspec
import numpy as np
import pytest

from igroteka.arena.balance import CountedMatch, Lever, Trait, Traits, counted_match, traits
from igroteka.arena.matches import Interval, play
from igroteka.arena.regression import false_discoveries, fit, within
from igroteka.arena.report import Block, Code, Grid, Heading, Paragraph, Picture, html, markdown
from igroteka.arena.suggestions import suggestions
from igroteka.arena.worth import Effect, dealt, effects, turns, units
from igroteka.content.components import export, parse
from igroteka.content.toml import TomlError
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.game import Game
from igroteka.testing.reference import GAME

CARD = Trait("card", "turn.drew", "card")
FEW = "amber_1", "amber_2", "coral_1", "coral_2"


def match_of(number: int, scores: Sequence[int], *cards: Sequence[str]) -> CountedMatch:
    """A match in which the seats drew these cards."""
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    drew = tuple(dict.fromkeys((f"turn.drew card {card}" for card in hand), 1) for hand in cards)
    each = (1,) * len(scores)
    zero = tuple(map(float, each))
    return CountedMatch(
        number,
        number,
        ("a",) * len(scores),
        winners,
        tuple(scores),
        "end",
        each,
        zero,
        order=tuple(range(len(scores))),
        counts=(*drew, {}),
    )


def corpus(worth: dict[str, int], matches: int = 200) -> list[CountedMatch]:
    """Matches of two seats with two of four cards each; a seat scores what its cards are worth, and some chance."""
    source = np.random.default_rng(7)
    found = []
    for number in range(matches):
        cards = [FEW[at] for at in source.permutation(4)]
        hands = cards[:2], cards[2:]
        scores = [20 + sum(worth.get(card, 0) for card in hand) + int(source.integers(-2, 3)) for hand in hands]
        found.append(match_of(number, scores, *hands))
    return found


def test_what_a_seat_drew_is_told_of_that_seat() -> None:
    found = counted_match(GAME, GAME.setup(seats=3), ("random",) * 3, 0, 5)

    drawn = [sum(count for name, count in each.items() if name.startswith("turn.drew card ")) for each in found.counts]
    assert len(drawn) == 4 and min(drawn[:3]) > 0 and drawn[3] == 0


def test_the_order_of_play_is_that_of_the_answers() -> None:
    found = counted_match(GAME, GAME.setup(seats=3), ("random",) * 3, 0, 5)
    _, match = play(GAME, GAME.setup(seats=3), ("random",) * 3, 0, 5)

    alone = [done.seat for done in match.done if [each.batch for each in match.done].count(done.batch) == 1]
    assert found.order == tuple(dict.fromkeys(alone))


def test_a_tale_is_kept_as_it_is() -> None:
    found = counted_match(GAME, GAME.setup(seats=2), ("random",) * 2, 0, 5)

    assert msgspec.json.decode(msgspec.json.encode(found), type=CountedMatch) == found


@pytest.mark.parametrize("game_id", REGISTRY)
def test_every_game_names_traits_that_exist_and_can_be_told(game_id: str) -> None:
    game: Game = find_game(game_id)  # type: ignore[type-arg]
    known = traits(game)

    assert known.trait and known.lever
    for lever in known.lever:
        assert any(isinstance(getattr(row, lever.field), int) for row in game.box.rows(lever.kind))


def test_traits_of_another_game_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.content.toml.read", lambda _: '[[trait]]\nkind="task"\nevent="a"\nfield="b"\n')

    with pytest.raises(TomlError, match="reference has no event a with b of a task"):
        traits(GAME)


def test_a_card_that_is_worth_more_is_found() -> None:
    rows = units(corpus({"amber_1": 5}), cooperative=False)
    found = effects(rows, Traits((CARD,)), GAME.box)

    best = found[0]
    assert (best.id, best.times, best.sure) == ("amber_1", 200, True)
    others = [each.points.mean for each in found[1:]]
    assert best.points.mean - sum(others) / len(others) == pytest.approx(5, abs=0.5)
    assert best.wins is not None and best.wins.mean > 0.1


def test_where_all_cards_are_equal_none_is_sure() -> None:
    rows = units(corpus({}), cooperative=False)

    assert not any(each.sure for each in effects(rows, Traits((CARD,)), GAME.box))


def test_what_is_dealt_is_taken_into_account_but_has_a_table_of_its_own() -> None:
    rows = units(corpus({"amber_1": 5}), cooperative=False)

    assert effects(rows, Traits((Trait("card", "turn.drew", "card", dealt=True),)), GAME.box) == []
    best = max(dealt(rows, CARD, GAME.box), key=lambda each: each.wins.mean)
    assert (best.name, best.off) == ("amber_1", True)


def test_rare_cards_are_not_judged() -> None:
    rows = units(corpus({}, matches=9), cooperative=False)

    assert effects(rows, Traits((CARD,)), GAME.box) == []


def test_in_a_game_won_together_a_match_is_one_row() -> None:
    matches = [match_of(n, (n % 5 + 9 * (n % 2),) * 2, *((["amber_1"], []) if n % 2 else ([], []))) for n in range(60)]
    rows = units(matches, cooperative=True)

    assert len(rows) == 60
    assert dealt(rows, CARD, GAME.box)[0].times == 30


def test_a_first_player_who_always_wins_is_off() -> None:
    rows = units([match_of(n, (5, 1, 1), [], [], []) for n in range(40)], cooperative=False)

    assert [(each.name, each.wins.mean, each.off) for each in turns(rows)] == [
        ("turn 1", 1.0, True),
        ("turn 2", 0.0, True),
        ("turn 3", 0.0, True),
    ]


def test_where_nobody_wins_nobody_is_off() -> None:
    rows = units([match_of(n, (5, 5), ["amber_1"], []) for n in range(40)], cooperative=True)
    lost = [row._replace(win=0.0) for row in rows]

    assert [each.off for each in dealt(lost, CARD, GAME.box)] == [False]


def test_ridge_regression_agrees_with_what_is_known() -> None:
    columns = np.array([[1.0], [2.0], [3.0], [4.0]])
    line = fit(np.ones((4, 1)), columns, np.array([3.0, 5.0, 7.0, 9.0]), range(4), ridge=0.0)

    assert line.effects[0].mean == pytest.approx(2)
    shrunk = fit(np.ones((4, 1)), columns, np.array([3.0, 5.0, 7.0, 9.0]), range(4), ridge=5.0)
    assert shrunk.effects[0].mean == pytest.approx(1)  # 10 / (5 + 5)


def test_rows_that_repeat_within_a_group_make_nothing_surer() -> None:
    source = np.random.default_rng(3)
    x, y = source.normal(size=(50, 1)), source.normal(size=50)
    once = fit(np.ones((50, 1)), x, y, range(50), ridge=0.0)
    often = fit(np.ones((200, 1)), np.repeat(x, 4, axis=0), np.repeat(y, 4), [n // 4 for n in range(200)], ridge=0.0)

    assert often.probabilities[0] == pytest.approx(once.probabilities[0])


def test_distances_from_the_mean_of_a_match() -> None:
    assert within(np.array([[1.0], [3.0], [10.0]]), [0, 0, 1]).tolist() == [[-1.0], [1.0], [0.0]]


def test_false_discoveries_are_those_of_benjamini_and_hochberg() -> None:
    assert false_discoveries([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.16 / 3, 0.16 / 3, 0.5])


def sure(kind: str, row_id: str, points: float) -> Effect:
    return Effect(kind, row_id, "event", 50, Interval(points, points - 1, points + 1), None, 0.001)


def test_a_reconstructed_value_is_suggested_with_its_provenance_and_a_file_that_loads() -> None:
    box = find_game("bonfire").box
    row = next(row for row in box.rows("task") if row.id == "R01")  # red tasks give 4 or 5
    (found,), changed = suggestions([sure("task", row.id, 2.4)], [Lever("task", "points", 1, 3)], box)

    assert (found.value, found.suggested, found.provenance, found.refused) == (
        row.points,
        row.points - 1,
        "reconstructed",
        "",
    )
    assert f"points = {row.points - 1}" in found.text and found.text.startswith(f'[[task]]\nid = "{row.id}"')
    loaded = parse(export(changed), type(box))
    assert next(each for each in loaded.rows("task") if each.id == row.id).points == row.points - 1
    assert row.points == next(each for each in find_game("bonfire").box.rows("task") if each.id == row.id).points


def test_a_price_moves_the_other_way_and_only_so_far() -> None:
    box = find_game("ryozen").box
    row = next(row for row in box.rows("revelation") if row.price == 1)
    (found,), _ = suggestions([sure("revelation", row.id, 9.0)], [Lever("revelation", "price", -1)], box)

    assert (found.value, found.suggested) == (1, 2)


def test_printed_values_are_never_suggested_to_be_others() -> None:
    assert suggestions([sure("card", "amber_1", 5.0)], [Lever("card", "value", 1)], GAME.box) == ([], GAME.box)


def test_what_is_not_sure_or_too_little_is_not_suggested() -> None:
    box = find_game("bonfire").box
    name = box.rows("task")[0].id
    doubtful = sure("task", name, 5.0)._replace(q=0.2)
    small = sure("task", name, 0.3)

    assert suggestions([doubtful, small], [Lever("task", "points", 1, 3)], box) == ([], box)


def test_what_the_box_does_not_allow_says_why() -> None:
    box = find_game("bonfire").box
    row = min(box.rows("task"), key=lambda row: row.points)
    (found,), changed = suggestions([sure("task", row.id, 90.0)], [Lever("task", "points", 1, 99)], box)

    assert "points" in found.refused and changed == box


def test_a_report_in_both_forms() -> None:
    blocks: list[Block] = [
        Heading("A & B", 1),
        Paragraph("p"),
        Grid(("x",), [("1|2",)]),
        Code('id = "a"'),
        Picture("a.svg", "says"),
    ]

    assert markdown(blocks) == (
        '# A & B\n\np\n\n| x |\n| --- |\n| 1\\|2 |\n\n```toml\nid = "a"\n```\n\n![says](a.svg)\n'
    )
    page = html("A & B", blocks)
    assert "<h1>A &amp; B</h1>" in page and "<td>1|2</td>" in page and '<img src="a.svg" alt="says">' in page
    assert "<pre>id = &quot;a&quot;</pre>" in page
