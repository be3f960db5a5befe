"""Questions: topics, options, refusals, and the ways to ask."""

from collections.abc import Callable
from itertools import combinations, permutations
from typing import TypeVar

import pytest

from igroteka.kernel.ask import (
    EVERYONE,
    NOBODY,
    Ask,
    Flow,
    Refused,
    Together,
    Topic,
    WhyNot,
    ask_all,
    choose,
    choose_some,
    confirm,
    key_of,
    only,
    sees,
    yes_no,
)

R = TypeVar("R")

RULES = ("toy.letter",)
LETTER: Topic[str] = Topic("toy.letter", "abcdefghijklmnop", RULES)
WHISPER: Topic[str] = Topic("toy.whisper", "abc", RULES, secret=True)
NUMBER: Topic[int | None] = Topic("toy.number", (*range(9), None), RULES, none="done")
SECRET_NUMBER: Topic[int | None] = Topic("toy.number", (*range(9), None), RULES, none="done", secret=True)


def drive(flow: Flow[R], *answers: int) -> tuple[list[Ask], R]:
    """The questions a flow asks, and what it returns, given these answers."""
    asks: list[Ask] = []
    left = list(answers)
    try:
        question = next(flow)
        while True:
            assert isinstance(question, Ask)
            asks.append(question)
            question = flow.send(left.pop(0))
    except StopIteration as stop:
        assert not left, "too many answers"
        return asks, stop.value


@pytest.mark.parametrize(
    ("seats", "audience"), [((), 0b0), ((0,), 0b1), ((2,), 0b100), ((0, 3), 0b1001), ((1, 1), 0b10)]
)
def test_an_audience_has_one_bit_a_seat(seats: tuple[int, ...], audience: int) -> None:
    assert only(*seats) == audience


@pytest.mark.parametrize(
    ("audience", "seat", "expected"),
    [
        (EVERYONE, 0, True),
        (EVERYONE, 4, True),
        (EVERYONE, None, True),
        (NOBODY, 0, False),
        (NOBODY, None, False),
        (only(1), 1, True),
        (only(1), 0, False),
        (only(0, 1, 2, 3), None, False),
        (~only(1), 0, True),
        (~only(1), 1, False),
        (~only(1), None, False),
    ],
)
def test_seats_of_an_audience(audience: int, seat: int | None, expected: bool) -> None:
    assert sees(audience, seat) is expected


@pytest.mark.parametrize(
    ("value", "key"),
    [
        ("gates", "gates"),
        (7, "7"),
        (-1, "-1"),
        (("gates", 2), "gates:2"),
        (("a", (1, True)), "a:1:yes"),
        (True, "yes"),
        (False, "no"),
        ((), ""),
    ],
)
def test_plain_values_have_stable_keys(value: object, key: str) -> None:
    assert key_of(value) == key


def test_a_topic_lists_the_keys_of_all_its_values() -> None:
    assert Topic("t", (("gates", 1), None), RULES, none="skip").keys == ("gates:1", "skip")


def test_declining_is_called_pass_unless_the_topic_says_otherwise() -> None:
    assert Topic("t", (1, None), RULES).key(None) == "pass"


def test_a_topic_may_name_its_values_itself() -> None:
    assert Topic("t", (0, 1), RULES, key=lambda value: "xy"[value]).keys == ("x", "y")


def test_a_topic_names_its_own_none() -> None:
    topic: Topic[int | None] = Topic("t", (0, None), RULES, key=lambda value: f"card{value}")

    assert topic.keys == ("card0", "pass")


def test_a_topic_with_one_key_twice_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="topic t has one key twice"):
        Topic("t", (1, "1"), RULES)


def test_a_value_that_was_not_declared_has_a_key_that_is_not_listed() -> None:
    topic = Topic("toy.number", (1, 2), RULES)

    assert topic.key(3) == "3"
    assert "3" not in topic.keys


def test_topics_are_open_unless_declared_secret() -> None:
    assert (Topic("t", "ab", RULES).secret, Topic("t", "ab", RULES, secret=True).secret) == (False, True)


def test_a_topic_keeps_its_name_and_the_rules_behind_it() -> None:
    topic = Topic("toy.name", "ab", RULES)

    assert (topic.name, topic.rules) == ("toy.name", RULES)


def test_a_topic_shows_its_name() -> None:
    assert repr(LETTER) == "Topic('toy.letter')"


def test_a_question_without_options_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match=r"toy\.letter: nothing to choose from"):
        Ask(0, LETTER, [])


def test_keys_come_in_the_order_of_the_options() -> None:
    assert Ask(0, NUMBER, [5, 2, None]).keys == ("5", "2", "done")


@pytest.mark.parametrize("choice", [1, "b"])
def test_an_option_is_found_by_index_or_key(choice: int | str) -> None:
    assert Ask(0, LETTER, "abc").index(choice) == 1


@pytest.mark.parametrize("index", [-1, 3, 10**30])
def test_an_index_outside_the_options_is_refused(index: int) -> None:
    with pytest.raises(Refused, match=rf"toy\.letter has options 0 to 2, not {index}$"):
        Ask(0, LETTER, "abc").index(index)


def test_the_first_and_the_last_index_are_accepted() -> None:
    assert [Ask(0, LETTER, "abc").index(index) for index in (0, 2)] == [0, 2]


def test_an_unknown_key_is_refused_with_the_options() -> None:
    with pytest.raises(Refused, match=r"^'z' is not an option of toy\.letter; the options are a, b, c$"):
        Ask(0, LETTER, "abc").index("z")


@pytest.mark.parametrize(("options", "shown"), [("abcdefghijkl", "k, l"), ("abcdefghijklm", "k, l, …")])
def test_a_refusal_shows_at_most_twelve_options(options: str, shown: str) -> None:
    with pytest.raises(Refused, match=f"{shown}$"):
        Ask(0, LETTER, options).index("z")


def test_a_refusal_does_not_repeat_a_long_key() -> None:
    with pytest.raises(Refused) as refusal:
        Ask(0, LETTER, "abc").index("z" * 1_000_000)

    assert len(str(refusal.value)) < 200


def test_an_option_that_is_no_text_and_no_number_is_refused() -> None:
    with pytest.raises((Refused, TypeError)):  # compiled code checks the type itself
        Ask(0, LETTER, "abc").index(None)  # type: ignore[arg-type]


def test_what_may_not_be_done_is_refused_with_its_rule() -> None:
    why = WhyNot("d", "too-far", "toy.letter", ("d", 3))
    ask = Ask(0, LETTER, "abc", why_not=lambda: [WhyNot("e", "gone", "toy.gone"), why])
    with pytest.raises(Refused, match=r"^d is not allowed: too-far \(toy\.letter\)$") as refusal:
        ask.index("d")

    assert refusal.value.why == why


def test_an_unknown_key_has_no_reason() -> None:
    with pytest.raises(Refused) as refusal:
        Ask(0, LETTER, "abc", why_not=lambda: [WhyNot("e", "gone", "toy.gone")]).index("z")

    assert refusal.value.why is None


def test_refusals_are_worked_out_on_request_only() -> None:
    calls: list[int] = []

    def why_not() -> list[WhyNot]:
        calls.append(1)
        return []

    ask = Ask(0, LETTER, "abc", why_not=why_not)
    ask.index("a")
    assert not calls
    assert ask.refusals() == ()
    assert calls == [1]


def test_a_question_without_reasons_has_no_refusals() -> None:
    assert Ask(0, LETTER, "abc").refusals() == ()


def test_choose_asks_the_seat_and_returns_the_option() -> None:
    asks, result = drive(choose(2, LETTER, "abc", ("about", 1)), 1)

    assert [(ask.seat, ask.topic.name, ask.keys, ask.about) for ask in asks] == [
        (2, "toy.letter", ("a", "b", "c"), ("about", 1))
    ]
    assert result == "b"


def test_choose_passes_the_reasons_on() -> None:
    why = WhyNot("d", "far", "toy.letter")

    assert drive(choose(0, LETTER, "ab", why_not=lambda: [why]), 0)[0][0].refusals() == (why,)


def test_a_single_open_option_is_taken_unasked() -> None:
    assert drive(choose(0, LETTER, "a")) == ([], "a")


def test_a_single_secret_option_is_asked_all_the_same() -> None:
    asks, result = drive(choose(0, WHISPER, "a"), 0)

    assert (len(asks), result) == (1, "a")


def every_option(ask: Ask) -> range:
    return range(len(ask.options))


def all_ways(
    least: int, most: int | None, count: int, topic: Topic[int | None], tried: Callable[[Ask], range] = every_option
) -> list[tuple[int, ...]]:
    """What every possible sequence of answers leads to, or of those that are tried."""
    found: list[tuple[int, ...]] = []
    paths: list[tuple[int, ...]] = [()]
    while paths:
        path = paths.pop()
        flow = choose_some(0, topic, range(count), least, most)
        try:
            question = next(flow)
            for index in path:
                question = flow.send(index)
        except StopIteration as stop:
            found.append(tuple(stop.value))
        else:
            assert isinstance(question, Ask)
            paths += [(*path, index) for index in tried(question)]
    return found


@pytest.mark.parametrize("topic", [NUMBER, SECRET_NUMBER], ids=["open", "secret"])
@pytest.mark.parametrize(
    ("count", "least", "most"),
    [
        (0, 0, 0),
        (0, 0, None),
        (1, 0, 1),
        (1, 1, 1),
        (3, 3, 3),
        (4, 0, None),
        (4, 0, 2),
        (4, 0, 9),
        (4, 1, 3),
        (4, 2, 2),
        (4, 2, None),
        (5, 2, 4),
        (5, 4, None),
    ],
)
def test_each_set_can_be_chosen_in_every_order(
    count: int, least: int, most: int | None, topic: Topic[int | None]
) -> None:
    top = count if most is None else min(most, count)
    sets = {each for size in range(least, top + 1) for each in combinations(range(count), size)}
    orders = {each for size in range(least, top + 1) for each in permutations(range(count), size)}
    found = all_ways(least, most, count, topic)

    assert {tuple(sorted(each)) for each in found} == sets
    assert len(set(found)) == len(found)
    assert set(found) == orders or (least == count and not topic.secret)  # where all are wanted, nobody is asked


@pytest.mark.parametrize(
    ("count", "least", "most"), [(1, 0, 1), (4, 0, None), (4, 0, 2), (4, 1, 3), (4, 2, 2), (4, 2, None), (5, 4, None)]
)
def test_a_bot_finds_each_set_without_trying_every_order(count: int, least: int, most: int | None) -> None:
    every = all_ways(least, most, count, NUMBER)
    pruned = all_ways(least, most, count, NUMBER, lambda ask: ask.in_order())

    assert {tuple(sorted(each)) for each in pruned} == {tuple(sorted(each)) for each in every}
    assert least or len(pruned) == len({tuple(sorted(each)) for each in every})


def test_where_the_order_matters_a_bot_leaves_out_none() -> None:
    asks, result = drive(choose_some(0, NUMBER, [1, 2, 3], ordered=True), 1, 0, 1)

    assert ([list(ask.in_order()) for ask in asks], result) == ([[0, 1, 2, 3], [0, 1, 2], [0, 1]], [2, 1])


def test_only_what_may_be_chosen_together_is_offered() -> None:
    def at_most_five(some: list[int]) -> bool:
        return sum(some) <= 5

    asks, result = drive(choose_some(0, NUMBER, [1, 2, 3, 4, 6], fits=at_most_five), 1, 0)

    assert [ask.keys for ask in asks] == [("1", "2", "3", "4", "done"), ("1", "3", "done")]
    assert [list(ask.in_order()) for ask in asks] == [[0, 1, 2, 3, 4], [1, 2]]
    assert result == [2, 1]


def test_choose_some_offers_all_other_options_and_done() -> None:
    asks, result = drive(choose_some(3, NUMBER, [4, 6, 8], about=("x",)), 1, 0, 1)

    assert [ask.keys for ask in asks] == [("4", "6", "8", "done"), ("4", "8", "done"), ("8", "done")]
    assert [(ask.seat, ask.about) for ask in asks] == [(3, ("x",))] * 3
    assert result == [6, 4]


def test_done_is_not_offered_before_the_least_number() -> None:
    asks, _ = drive(choose_some(0, NUMBER, [1, 2, 3, 4], least=2), 0, 0, 2)

    assert [ask.keys for ask in asks] == [("1", "2", "3", "4"), ("2", "3", "4"), ("3", "4", "done")]


def test_equal_options_are_told_apart_by_their_place() -> None:
    _, result = drive(choose_some(0, NUMBER, [7, 7, 8], most=2), 1, 1)

    assert result == [7, 8]


def test_forced_parts_of_a_set_are_taken_unasked() -> None:
    assert drive(choose_some(0, NUMBER, [1, 2], least=2)) == ([], [1, 2])


def test_forced_parts_of_a_secret_set_are_asked() -> None:
    asks, result = drive(choose_some(0, SECRET_NUMBER, [1, 2], least=2), 0, 0)

    assert ([ask.keys for ask in asks], result) == ([("1", "2"), ("2",)], [1, 2])


def test_more_than_there_is_cannot_be_wanted() -> None:
    with pytest.raises(AssertionError, match=r"toy\.number: 3 wanted of 2"):
        next(choose_some(0, NUMBER, [1, 2], least=3))


@pytest.mark.parametrize(("index", "expected"), [(0, True), (1, False)])
def test_confirm_asks_yes_or_no(index: int, expected: bool) -> None:
    asks, result = drive(confirm(1, yes_no("toy.sure", RULES), ("gold",)), index)

    assert [(ask.seat, ask.keys, ask.about) for ask in asks] == [(1, ("yes", "no"), ("gold",))]
    assert result is expected


def test_a_yes_no_topic_may_be_secret() -> None:
    topics = (yes_no("toy.sure", RULES), yes_no("toy.sure", RULES, secret=True))

    assert [topic.secret for topic in topics] == [False, True]


def test_a_yes_no_topic_has_its_name_rules_and_keys() -> None:
    topic = yes_no("toy.sure", RULES)

    assert (topic.name, topic.rules, topic.keys) == ("toy.sure", RULES, ("yes", "no"))


def test_ask_all_hands_its_flows_over_and_returns_what_they_gave() -> None:
    private = choose(0, LETTER, "ab")
    flow = ask_all({0: private})
    together = next(flow)
    assert isinstance(together, Together)
    assert together.flows == {0: private}
    together.results[0] = "b"

    with pytest.raises(StopIteration) as stop:
        flow.send(0)
    assert stop.value.value == {0: "b"}
