"""Reviews in words: nothing is missing in either language, and the sentence says the parts."""

import pytest
from msgspec import structs

from igroteka.bots.budget import Plan
from igroteka.content.texts import LANGUAGES, Language
from igroteka.games import find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.records.record import record
from igroteka.review.analysis import review
from igroteka.review.chart import html, svg
from igroteka.review.effort import Effort
from igroteka.review.findings import Chance, Decision, Review, ReviewStep, Valued
from igroteka.review.summary import moments
from igroteka.review.words import ReviewWords

QUICK = Effort(Plan(8), worlds=3, options=2, outcomes=6, looks=1, ways=2)
NO_LUCK = Chance((0.0, 0.0), (0.0, 0.0), 1, True, 0)
CHOICE = Decision(
    4,
    0,
    "turn.action",
    (),
    "peek",
    "dice",
    7.0,
    0.5,
    (-7.0, 7.0),
    (Valued("dice", 8, 0), Valued("peek", 1, 0.5)),
    "blunder",
)
ROLL = Chance((-2.5, 2.5), (0.0, 0.0), 6, True, 1)
MATCH = Review(
    game="reference",
    version=2,
    box="",
    mode="base",
    seats=2,
    unit="points",
    budget="200",
    seed=1,
    rounds="round",
    start=(1.0, -1.0),
    first=(1.0, -1.0),
    opening=NO_LUCK,
    steps=(ReviewStep(4, 5, 2, (-6.0, 6.0), (CHOICE,), ROLL), ReviewStep(5, 6, 3, (-8.0, 8.0))),
    result=(-8.0, 8.0),
    winners=(1,),
    scores=(4, 12),
    calibrated=True,
)


def words(lang: Language, found: Review = MATCH) -> ReviewWords[object, object]:  # type: ignore[type-var]  # any game
    return ReviewWords(find_game("reference"), found, lang, ("Ann", "Боб"))


def test_a_sentence_says_what_luck_and_choices_did() -> None:
    assert words("en").sentence(0) == (
        "Ann lost 2.5 points to luck and lost 7 points by their own choices;"
        " their choices cost most in round 2: 7 points."
    )


def test_a_sentence_has_russian_plurals() -> None:
    assert words("ru").sentence(0) == (
        "Ann — удача: −2,5 очка, свои решения: −7 очков; из своих решений дороже всего — в раунде 2: 7 очков."
    )


def test_the_largest_change_is_the_first_moment() -> None:
    first, second = moments(MATCH)

    assert (first.kind, first.entry, second.kind) == ("choice", 4, "luck")
    assert "Better: Roll the die" in words("en").moment(first)


def test_only_kinds_of_questions_that_cost_something_are_listed() -> None:
    free = structs.replace(CHOICE, entry=5, topic="turn.ability", chosen="dice", cost=0.0, effect=(0.0, 0.0))
    found = structs.replace(MATCH, steps=(*MATCH.steps, ReviewStep(6, 7, 3, (-8.0, 8.0), (free, free))))
    english, russian = ([*words(lang, found).accuracies(0)][2:] for lang in ("en", "ru"))

    assert english == [
        "  “What to do?”, 1 choice: 15 %, cost 7 points",
        "  Nothing was lost at 1 other kind of question (2 choices).",
    ]
    assert russian[1] == "  Без потерь — ещё 1 вид вопросов (2 решения)."


def test_questions_of_a_kind_that_differ_are_told_as_an_example() -> None:
    other = structs.replace(CHOICE, entry=5, about=(3,))
    found = structs.replace(MATCH, steps=(*MATCH.steps, ReviewStep(6, 7, 3, (-8.0, 8.0), (other,))))

    assert "” and the like, 2 choices" in [*words("en", found).accuracies(0)][2]


def test_the_sum_shows_the_remainder() -> None:
    assert "remainder +0.5 = result −8" in words("en").sum(0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", ["reference", "ghost_stories"])
def test_no_text_is_missing(game_id: str, lang: Language) -> None:
    game = find_game(game_id)
    match, answers = Match(game, game.setup(seats=game.modes[0].seats[0]), Luck(7)), Luck(7)
    while match.ask:
        match.answer(answers.fresh(len(match.ask.options)), match.ask.seat)
    found = review(game, record(match), QUICK)
    said = html(found, ReviewWords(game, found, lang))

    assert "[review-" not in said and "[ask-" not in said and "[opt-" not in said


def test_a_players_name_is_escaped_in_the_chart() -> None:
    found = ReviewWords(find_game("reference"), MATCH, "en", ("<b>", "&"))

    assert "<b>" not in svg(MATCH, found)
