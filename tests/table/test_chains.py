"""Several answers in one gesture: what is offered can be done, crosses nothing unknown, and is refused whole."""

import random
from collections import Counter
from collections.abc import Iterator
from time import thread_time

import pytest

from igroteka.content.scene import scenery_of
from igroteka.games.ryozen.events import GAINED, NIGHT, SPENT
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.view import horizon
from igroteka.table.catalogue.games import AnyMatch, known_games, plain
from igroteka.table.core.lookahead import Lookahead
from igroteka.table.core.play import Play
from igroteka.table.presenter import chains
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.wire.messages import Chain, Question
from tests.table.build import NOW, play_of
from tests.table.conftest import Invite

GAMES = known_games(reference=True)
ANSWERS = 250
GOODS = ("coin", "scroll", "lantern")
TRIED = 3  # chains of a question


def asking(game: str, seed: int) -> Iterator[tuple[AnyMatch, Question, random.Random]]:
    """Questions of random matches of every mode."""
    luck, found = random.Random(seed), plain(game)
    for mode in found.modes:
        match: AnyMatch = Match(found, found.setup(mode.name, max(mode.seats)), Luck(seed))
        for _ in range(ANSWERS):
            if match.result:
                break
            ask = luck.choice(match.asks)
            question = Presenter(play_of(game, match), ask.seat, "en").question()
            assert question
            yield match, question, luck
            match.answer(luck.choice(ask.keys), ask.seat)


def some(question: Question, luck: random.Random) -> list[Chain]:
    return luck.sample(question.chains, min(TRIED, len(question.chains)))


@pytest.mark.parametrize("game", GAMES)
def test_every_chain_is_accepted_and_meets_nothing_unforeseen(game: str, seed: int) -> None:
    for match, question, luck in asking(game, seed):
        for chain in some(question, luck):
            after = match.clone(Luck(seed))
            known, drawn = horizon(match.game, after.state, match.setup.seats), len(after.drawn)
            for key in chain.keys:
                assert after.asked(question.seat) is after.ask, "another seat was asked in between"
                assert len(after.drawn) == drawn, "luck was used in between"
                assert horizon(match.game, after.state, match.setup.seats) == known, "something was shown in between"
                after.answer(key, question.seat)
            unforeseen = len(after.drawn) > drawn or horizon(match.game, after.state, match.setup.seats) != known
            assert not (chain.final and not unforeseen and after.ask and after.ask.seat == question.seat)
            assert chain.final or not unforeseen or not chain.changes, "luck is not told before it falls"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_chain_changes_is_what_it_is_said_to_change(game: str, seed: int) -> None:
    for match, question, luck in asking(game, seed):
        for chain in some(question, luck):
            if chain.changes and not Lookahead(match, question.seat, "table 1").after(chain.keys).over:
                after = match.clone(Luck(seed))
                before = panel(after, game, question.seat)
                for key in chain.keys:
                    after.answer(key, question.seat)
                now = panel(after, game, question.seat)
                assert {each: now[each] - before[each] for each in now if now[each] != before[each]} == chain.changes


def test_what_the_night_brings_is_no_price_of_the_last_placement(seed: int) -> None:
    """The turn ends with the placement; events of the night that follow take and give on their own account."""
    met = 0
    for match, question, _ in asking("ryozen", seed):
        for chain in question.chains if question.topic == "place.shown" else ():
            if not chain.changes:
                continue
            after = match.clone(Luck(seed))
            begun = len(after.events)
            for key in chain.keys:
                after.answer(key, question.seat)
            happened = after.events[begun:]
            night = next((at for at, event in enumerate(happened) if event.kind == NIGHT), None)
            if night is not None:
                spent = [event.values for event in happened[:night] if event.kind == SPENT]
                gained = [event.values for event in happened[:night] if event.kind == GAINED]
                own = Counter[str]()
                for values, sign in [*((each, -1) for each in spent), *((each, 1) for each in gained)]:
                    own[str(values[1])] += sign * int(str(values[2])) * (values[0] == question.seat)
                goods = {name: by for name, by in chain.changes.items() if name in GOODS}
                assert goods == {name: by for name, by in own.items() if by}
                met += 1

    assert met


def panel(match: AnyMatch, game: str, seat: int) -> dict[str, int]:
    scene = Presenter(play_of(game, match), seat, "en").scene()
    assert scene
    shown = scene.panels[seat]
    points = {"points": shown.score} if shown.score is not None and not match.game.cooperative else {}
    return {each.id: each.value for each in shown.counters} | points


@pytest.mark.parametrize("game", GAMES)
def test_an_option_is_marked_when_it_cannot_be_taken_back_in_mid_turn(game: str, seed: int) -> None:
    """What is not marked and does not end the turn is not lost to undo; what is marked is, or another seat is asked."""
    met = 0
    for match, question, luck in asking(game, seed):
        if match.gathering:
            continue
        option = luck.choice(question.options)
        after = match.clone(Luck(seed))
        after.answer(option.key, question.seat)
        lost = after.undo_depth(question.seat) == 0
        if not Lookahead(match, question.seat, "table 1").after((option.key,)).over:
            assert option.final or not lost or len(question.options) > chains.WIDE
            assert lost or not option.final or after.deciding() != [question.seat]
            met += 1

    assert met


@pytest.mark.parametrize("game", GAMES)
def test_looking_ahead_is_bounded(game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[Lookahead] = []
    made = chains.Finder.__init__

    def noting(self: chains.Finder, look: Lookahead, *more: object) -> None:
        looks.append(look)
        made(self, look, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(chains.Finder, "__init__", noting)
    begun = thread_time()
    asked = sum(1 for _ in asking(game, seed))
    print(f"{(thread_time() - begun) / asked * 1000:.2f} ms a question")

    assert max((look.tried for look in looks), default=0) <= 2 * chains.TRIED


def test_a_gesture_is_refused_whole(invite: Invite) -> None:
    """A sail that is paid, and then an answer that is none: not even the sail was made."""
    person = invite("Ann")
    table = person.create("bonfire", "me", "easy")
    person.connect(table)
    luck = random.Random(1)
    while not (person.question and any(chain["keys"][0] == "ship" for chain in person.question.get("chains", ()))):
        person.until(lambda state: bool(state.get("question")))
        person.any_answer(luck)
        person.until(lambda state: bool(state.get("question")))
    sail = next(chain["keys"] for chain in person.question["chains"] if chain["keys"][0] == "ship")
    before = person.get(f"/api/tables/{table}")
    refused = person.ask("answer", seat=0, revision=person.state["revision"], keys=[*sail, "no such key"])
    after = person.get(f"/api/tables/{table}")

    assert refused["code"] == "refused"
    assert {**before, "server_time": 0} == {**after, "server_time": 0}
    accepted = person.ask("answer", seat=0, revision=person.state["revision"], keys=sail, final=True)
    assert accepted["type"] == "accepted"


def test_one_undo_takes_back_a_whole_gesture() -> None:
    play, seat, sail = sailing()
    play.answer(seat, sail, NOW)

    assert [entry.joined for entry in play.journal.trails[seat]][-len(sail) :] == [False] + [True] * (len(sail) - 1)
    assert play.last_gesture(seat) == len(sail)
    play.undo(seat, play.last_gesture(seat), NOW)
    assert play.asks()[0].topic.name == "turn.option"


def test_the_last_answer_of_a_gesture_can_be_taken_back_alone() -> None:
    play, seat, sail = sailing()
    play.answer(seat, sail, NOW)
    play.undo(seat, 1, NOW)

    assert play.asks()[0].topic.payment
    assert play.last_gesture(seat) == len(sail) - 1


def sailing() -> tuple[Play, int, tuple[str, ...]]:
    """A table at which a seat may sail and pay in one gesture, and is asked again then."""
    for match, question, _ in asking("bonfire", 3):
        for chain in question.chains:
            paid = len(chain.keys) > 2 and chain.keys[0] == "ship"
            if paid and Lookahead(match, question.seat, "x").after(chain.keys).ask:
                return play_of("bonfire", match, end_turn=False), question.seat, chain.keys
    raise AssertionError("nobody could sail")


@pytest.mark.parametrize("game", GAMES)
def test_the_topics_of_gestures_exist(game: str) -> None:
    found = plain(game)
    topics = {topic.name for topic in found.topics}
    gestures = scenery_of(found).gestures

    assert set(gestures) | {each for after in gestures.values() for each in after} <= topics
