"""The conformance suite: a sound game passes, and each kind of unsound game is found."""

from dataclasses import replace
from random import Random

import pytest

from igroteka.content.scene import Board as SceneBoard
from igroteka.content.scene import Piece, Preview, Say, Scene, Scenery, Zone
from igroteka.games import find_game
from igroteka.kernel.ask import Flow, Topic, WhyNot, choose, only
from igroteka.kernel.flow import Kind, Table, end_match
from igroteka.kernel.game import Bots, Game, Mode, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.pool import Place
from igroteka.kernel.result import Result
from igroteka.kernel.view import View
from igroteka.testing import conformance
from igroteka.testing.conformance import Failure, Tally, check_match, check_vocabulary, observable, seen_by
from igroteka.testing.reference import GAME
from igroteka.testing.reference.state import Box, State
from igroteka.testing.setups import any_options, setups
from tests.kernel.toys import (
    LETTER,
    Board,
    NoBox,
    T,
    ToyGame,
    deals,
    rolls,
    rolls_hidden,
    says,
    several,
    toy,
    whispers,
)
from tests.kernel.toys import Piece as Rule
from tests.testing.unsound import fails

SOUND = toy(deals, deals, several(says(0), says(0)), several(rolls_hidden, says(1)), whispers, rolls, says(0), says(0))


@pytest.mark.parametrize("setup", list(setups(GAME)), ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_the_reference_game_conforms(setup: Setup, seed: int) -> None:
    tally = check_match(GAME, any_options(GAME, setup, seed), seed, leak_every=3)

    assert tally.matches == 1
    assert tally.decisions >= tally.choices > 0
    assert tally.tries >= tally.worlds > 0


def test_a_sound_toy_conforms() -> None:
    for seed in range(20):
        check_match(SOUND, SOUND.setup(), seed, leak_every=1)


def test_the_vocabulary_of_the_reference_game_is_sound() -> None:
    check_vocabulary(GAME)


def test_tallies_add_up() -> None:
    assert Tally(1, 2, 3, 4, 5).plus(Tally(1, 1, 1, 1, 1)) == Tally(2, 3, 4, 5, 6)


def test_every_mode_and_number_of_seats_is_a_setup() -> None:
    game = replace(GAME, modes=(Mode("base", (2, 3), {"x": ("a", "b")}), Mode("solo", (1,))))

    assert list(setups(game)) == [Setup("base", 2, {"x": "a"}), Setup("base", 3, {"x": "a"}), Setup("solo", 1, {})]
    assert list(setups(game, "solo")) == [Setup("solo", 1, {})]
    assert list(setups(game, seats=3)) == [Setup("base", 3, {"x": "a"})]


def test_options_are_drawn_by_the_seed_but_for_fixed_ones() -> None:
    setup = GAME.setup(seats=2)
    drawn = [any_options(GAME, setup, seed, pace="calm") for seed in range(30)]

    assert {tuple(sorted(each.options.items())) for each in drawn} == {
        (("first", first), ("omens", omens), ("pace", "calm"))
        for first in ("random", "choose")
        for omens in ("off", "on")
    }
    assert drawn[7] == any_options(GAME, setup, 7, pace="calm")


def test_a_failure_says_how_to_see_it_again() -> None:
    failure = Failure("toy", Setup("base", 2, {"x": "y"}), 17, 4, "it broke")

    assert str(failure).startswith("it broke\n")
    for part in ("decision 4", "toy", "--mode base", "--players 2", "--seed 17", "--matches 1", "x", "y"):
        assert part in str(failure)


# Unsound vocabularies

VOCABULARIES: dict[str, tuple[Game[State, Box], str]] = {
    "unknown rule of a topic": (
        replace(GAME, topics=(Topic("t", ("a",), ("reference.no",)),)),
        r"t cites reference\.no, which is not in the ledger",
    ),
    "unknown rule of an event": (
        replace(GAME, events=(Kind("e", (), "reference.no"),)),
        r"e cites reference\.no, which is not in the ledger",
    ),
    "topic twice": (replace(GAME, topics=GAME.topics * 2), "declared twice"),
    "event twice": (replace(GAME, events=GAME.events * 2), "declared twice"),
    "topic without a rule": (replace(GAME, topics=(Topic("t", ("a",), ()),)), "a topic cites no rule"),
}


@pytest.mark.parametrize("case", VOCABULARIES)
def test_an_unsound_vocabulary_is_found(case: str) -> None:
    game, message = VOCABULARIES[case]
    with pytest.raises(AssertionError, match=message):
        check_vocabulary(game)


# Unsound questions

STRANGE: Topic[str] = Topic("toy.strange", "ab", ("toy.letter",))


NARROW: Topic[str] = Topic("toy.letter", "ab", ("toy.letter",))


def asks(topic: Topic[str], options: str) -> Rule:
    def flow(t: T) -> Flow[None]:
        yield from choose(0, topic, options)

    return flow


def offers_refused(t: T) -> Flow[None]:
    yield from choose(0, LETTER, "ab", why_not=lambda: [WhyNot("a", "far", "toy.letter")])


def tells_strange(t: T) -> Flow[None]:
    yield from says(0)(t) or ()
    t.tell(Kind("toy.strange", (), "toy.letter"))
    yield from says(0)(t) or ()


def breaks(t: T) -> Flow[None]:
    letter = yield from choose(0, LETTER, "ab")
    if letter == "b":
        raise LookupError("no such card")


def breaks_at_once(t: T) -> None:
    raise LookupError("no deck")


def endless(t: T) -> Flow[None]:
    yield from says(0)(t) or ()
    t.state.step = -1
    t.state.notes = []


def changing_refusals(t: T) -> Flow[None]:
    def why_not() -> list[WhyNot]:
        t.state.number += 1
        return []

    yield from choose(0, LETTER, "ab", why_not=why_not)


KEY: Topic[str] = Topic("toy.key", ("a", "no such key"), ("toy.letter",))


def asks_key(t: T) -> Flow[None]:
    yield from choose(0, KEY, ("a", "no such key"))


QUESTIONS: dict[str, tuple[ToyGame, str]] = {
    "undeclared topic": (toy(asks(STRANGE, "ab")), r"the topic toy\.strange is not declared"),
    "key twice": (toy(asks(LETTER, "aa")), r"toy\.letter offers a key twice"),
    "outside the vocabulary": (
        replace(toy(asks(LETTER, "abc")), topics=(NARROW,)),  # type: ignore[arg-type]
        r"toy\.letter offers \['c'\], which its vocabulary lacks",
    ),
    "key that nobody may have": (
        replace(toy(asks_key), topics=(KEY,)),  # type: ignore[arg-type]
        r"toy\.key accepts an unknown key",
    ),
    "offered and refused": (toy(offers_refused), r"toy\.letter offers a and says why not: far"),
    "undeclared event": (toy(tells_strange), r"the event toy\.strange is not declared"),
    "error of the rules": (toy(breaks), r"^LookupError\('no such card'\)\n  decision 0 of"),
    "error of the set-up": (toy(breaks_at_once), r"^LookupError\('no deck'\)\n  decision 0 of"),
    "refusal that changes something": (toy(changing_refusals), "a refused answer changed the state"),
}


@pytest.mark.parametrize("case", QUESTIONS)
def test_an_unsound_question_is_found(case: str) -> None:
    game, message = QUESTIONS[case]
    fails(game, message)


def test_a_match_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "ENDLESS", 40)
    fails(toy(endless), "the match does not end in 40 decisions")


def test_an_evaluation_that_is_no_whole_number_is_found() -> None:
    game = replace(toy(says(0)), bots=Bots(lambda state, box, seat: 0.5))  # type: ignore[arg-type,return-value]
    fails(game, "evaluate gives something else than an int")


def test_bots_play_a_match_and_visit_rules_that_can_be_seen() -> None:
    game = find_game("reference")
    visited = set[str]()
    check_match(game, game.setup(), 1, bots="greedy:1", visited=visited)

    assert visited
    assert visited <= observable(game)


# Scenes


DECK = Zone("deck", "main", 0, 0, 1, 1)


def with_scene(zone: Zone, *targets: str, previews: tuple[Preview, ...] = ()) -> ToyGame:
    """A game whose table shows this zone beside a card, and whose options point at these targets."""

    def draw(seen: View[Board], box: NoBox, say: Say) -> Scene:
        boards = (SceneBoard("main", say("title", n=1), "main", 10, 10),)
        return Scene(boards, (zone,), (Piece("card", "main", 1, 1, 1, 1, "card"),), ())

    scenery: Scenery[Board, NoBox] = Scenery(
        draw, lambda seen, box, topic, key: targets, {}, lambda seen, box, ask: previews
    )
    return replace(toy(says(0), says(1)), scene=scenery)


def test_a_sound_scene_passes() -> None:
    preview = Preview(("a",), (Piece("card", "main", 2, 2, 1, 1, "card"),))
    game = with_scene(DECK, "deck", "card", previews=(preview,))

    assert check_match(game, game.setup(), 0, leak_every=1).matches == 1


SCENES: dict[str, tuple[ToyGame, str]] = {
    "no such board": (with_scene(Zone("deck", "side", 0, 0, 1, 1)), "deck lies on side, which is no board"),
    "one id twice": (with_scene(Zone("card", "main", 0, 0, 1, 1)), r"the scene shows twice: \['card'\]"),
    "lost target": (
        with_scene(DECK, "deck", "hand"),
        r"toy\.letter a points at hand, which is not shown",
    ),
    "preview of no answer": (
        with_scene(DECK, previews=(Preview(("z", "a"), ()),)),
        r"toy\.letter previews \('z', 'a'\), which are no answers",
    ),
    "preview beside the boards": (
        with_scene(DECK, previews=(Preview(("a",), (Piece("card", "side", 1, 1, 1, 1, "card"),)),)),
        r"toy\.letter previews \('a',\) on no board",
    ),
}


@pytest.mark.parametrize("case", SCENES)
def test_an_unsound_scene_is_found(case: str) -> None:
    game, message = SCENES[case]
    fails(game, message)


# Endings


@pytest.mark.parametrize(
    ("result", "message"),
    [
        (Result((0,), ((),), "done"), "the result lacks a seat's lines"),
        (Result((2,), ((), ()), "done"), r"winners \(2,\)"),
        (Result((-1,), ((), ()), "done"), r"winners \(-1,\)"),
    ],
)
def test_an_unsound_result_is_found(result: Result, message: str) -> None:
    def ends(t: T) -> None:
        end_match(result)

    fails(toy(says(0), ends), message)


def test_luck_from_elsewhere_is_found() -> None:
    random = Random(1)

    def foreign(t: Table[Board, NoBox]) -> Flow[None]:
        yield from says(0)(t) or ()
        t.state.number = random.randrange(10**9)
        yield from says(0)(t) or ()

    fails(toy(foreign, says(0)), "is another|another state|another match|apart")


def test_what_a_seat_sees_holds_its_own_options_only() -> None:
    game = toy(whispers)
    match = Match(game, game.setup(), Luck(0))

    assert (seen_by(match, 0)["options"], seen_by(match, None)["options"]) == (
        [("toy.whisper", ("a", "b", "c"), ())],
        [],
    )
    assert (seen_by(match, 0)["turn"], seen_by(match, 0)["topic"]) == ([0, 1], "")


def test_a_shown_card_may_be_told() -> None:
    def shows(t: T) -> None:
        t.state.hand.look(t.state.pool, t.luck, -1)

    game = toy(deals, several(says(0), shows), says(1))
    for seed in range(10):
        check_match(game, game.setup(), seed, leak_every=1)


def test_hands_made_of_places_need_no_own_hiding() -> None:
    game = replace(toy(deals, deals, says(1)), hide=lambda state, seat: None, guess=lambda state, seat, luck: None)
    match = Match(game, game.setup(), Luck(0))

    assert match.view(1).known.hand == Place([-1, -1], [only(0), only(0)])
    check_match(game, game.setup(), 3, leak_every=1)
