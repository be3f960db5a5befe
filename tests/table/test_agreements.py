"""Clocks, absence and agreements, with the time set by the test."""

import pytest

from igroteka.kernel.encoding import state_hash
from igroteka.kernel.log import Undo
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.table.catalogue.games import AnyMatch, plain
from igroteka.table.core import agreements, seats
from igroteka.table.core.play import DAY_MS, Play
from igroteka.table.core.playbacks import playback, stored_match
from igroteka.table.core.rewinding import Rewind, RewindNeeded, rewind, rewound_match
from igroteka.table.core.rows import ConsentRequest, Guest
from igroteka.table.core.seats import GRACE_MS
from igroteka.table.core.table_factory import new_table
from igroteka.table.errors import RequestError
from igroteka.table.wire.messages import NewTable, Pace, SeatPlan
from tests.table.build import NOW, play_of


def table(**body: object) -> Play:
    game = plain("reference")
    return play_of("reference", Match(game, game.setup(seats=2), Luck(1)), **body)


def clocked() -> Play:
    return table(pace=Pace(kind="clock", minutes=2, increment=10))


def test_thinking_costs_time_and_an_answer_brings_the_increment() -> None:
    play = clocked()
    play.answer(0, ("done",), NOW + 30_000)

    assert [seat.clock for seat in play.seats] == [100_000, 90_000]


def test_a_machine_whose_clock_is_set_back_gives_nobody_time() -> None:
    play = clocked()
    play.answer(0, ("done",), NOW - 3_600_000)

    assert [seat.clock for seat in play.seats] == [130_000, 120_000]


def test_a_clock_starts_when_the_page_has_shown_what_others_did() -> None:
    play = clocked()
    play.answer(0, ("done",), NOW + 30_000)
    play.answer(1, ("done",), NOW + 45_000, shown_ms=5_000)

    assert play.seats[1].clock == 90_000  # 15 seconds less 5, and the increment


@pytest.mark.parametrize(("answered", "left"), [(45_000, 95_000), (33_000, 100_000)])
def test_a_clock_starts_ten_seconds_late_at_most_and_never_runs_back(answered: int, left: int) -> None:
    play = clocked()
    play.answer(0, ("done",), NOW + 30_000)
    play.answer(1, ("done",), NOW + answered, shown_ms=60_000)

    assert play.seats[1].clock == left


def test_what_nobody_else_did_was_not_shown() -> None:
    play = clocked()
    play.answer(0, ("done",), NOW + 30_000, shown_ms=5_000)

    assert play.seats[0].clock == 100_000


def test_the_next_clock_that_runs_out_is_kept() -> None:
    play = clocked()

    assert play.row.due == NOW + 120_000


def test_before_its_time_no_clock_runs_out() -> None:
    play = clocked()

    assert not seats.overdue(play, NOW + 119_999)
    assert not play.seats[0].away


def test_a_bot_holds_the_seats_whose_time_is_up() -> None:
    play = clocked()
    play.answer(0, ("done",), NOW + 1_000)
    seats.overdue(play, NOW + 130_000)  # what seat 0 did may have been shown for ten seconds

    assert [seat.away for seat in play.seats] == [False, True]
    assert play.row.thinking


def test_a_day_without_an_answer_is_too_long() -> None:
    play = table(pace=Pace(kind="days", days=1))
    seats.overdue(play, NOW + DAY_MS)

    assert [seat.away for seat in play.seats] == [True, True]


def test_a_player_who_returns_with_an_empty_clock_gets_a_minute() -> None:
    play = clocked()
    seats.overdue(play, NOW + 120_000)
    seats.back(play, "guest 0", None, NOW + 200_000)

    assert (play.seats[0].away, play.seats[0].clock) == (False, 60_000)


def test_a_player_who_returns_has_the_time_that_was_left() -> None:
    play = clocked()
    seats.leave(play, "guest 0", None, NOW + 110_000)
    seats.back(play, "guest 0", None, NOW + 500_000)

    assert play.seats[0].clock == 10_000


def test_a_new_player_of_a_seat_has_a_clock_of_their_own() -> None:
    play = clocked()
    seats.overdue(play, NOW + 120_000)
    with pytest.raises(RequestError, match="grace"):
        seats.replace(play, "guest 1", 0, "open", "easy", NOW + 130_000)
    seats.replace(play, "guest 1", 0, "open", "easy", NOW + 120_000 + GRACE_MS["clock"])
    seats.claim(play, "guest 2", "Clara", 0, NOW + 500_000)
    play.answer(0, ("done",), NOW + 515_000)

    assert play.seats[0].clock == 55_000


def test_a_pause_stops_the_clocks() -> None:
    play = clocked()
    agreements.request(play, "guest 0", "pause", 0, 0, NOW)
    agreements.reply(play, "guest 1", play.body.requests[0].id, 1, True, NOW)
    assert (play.row.phase, play.row.due) == ("paused", None)
    agreements.resume(play, "guest 1", NOW + 1_000_000)

    assert play.row.due == NOW + 1_120_000


def test_absent_players_need_not_agree() -> None:
    play = table()
    agreements.request(play, "guest 0", "end", 0, 0, NOW)
    seats.leave(play, "guest 1", None, NOW)

    assert play.row.phase == "over"


def test_the_same_request_twice_is_refused() -> None:
    play = table()
    agreements.request(play, "guest 0", "end", 0, 0, NOW)

    with pytest.raises(RequestError, match="twice"):
        agreements.request(play, "guest 1", "end", 1, 0, NOW)


def test_only_answers_that_stand_can_be_asked_back() -> None:
    play = table()
    assert play.match
    play.answer(0, (play.match.asked(0).keys[0],), NOW)
    play.undo(0, 1, NOW)
    play.answer(0, ("done",), NOW)
    play.answer(1, ("done",), NOW)
    with pytest.raises(RequestError, match="too-far"):
        agreements.request(play, "guest 0", "undo", 0, 2, NOW)
    agreements.request(play, "guest 0", "undo", 0, 1, NOW)

    assert [wish.answers for wish in play.body.requests] == [1]


def test_a_request_that_can_no_longer_be_carried_out_is_dropped() -> None:
    play = table()
    play.body.requests = [ConsentRequest(id="old", kind="undo", seat=0, answers=1000, agreed=[0])]
    seats.leave(play, "guest 1", None, NOW)

    assert play.seats[1].away
    assert play.body.requests == []


def test_a_request_to_take_back_outlasts_the_answers_of_bots() -> None:
    play = table()
    play.answer(0, ("done",), NOW)
    play.answer(1, ("done",), NOW)
    assert play.match
    bot = play.match.asks[0].seat
    play.seats[bot].kind = "bot"
    play.body.requests = [ConsentRequest(id="undo", kind="undo", seat=1 - bot, answers=1, agreed=[1 - bot])]
    play.answer(bot, (play.match.asks[0].keys[0],), NOW)

    assert [wish.id for wish in play.body.requests] == ["undo"]


def test_a_request_for_an_undo_lapses_with_the_next_answer_of_its_author() -> None:
    play = table()
    play.answer(0, ("done",), NOW)
    play.answer(1, ("done",), NOW)
    assert play.match
    seat = play.match.asks[0].seat
    play.seats[seat].away = True
    play.body.requests = [ConsentRequest(id="undo", kind="undo", seat=seat, answers=1, agreed=[seat])]
    play.answer(seat, (play.match.asks[0].keys[0],), NOW)

    assert play.body.requests == []


def test_a_bundle_that_fails_in_the_middle_changes_nothing_that_is_kept() -> None:
    play = table()
    with pytest.raises(RequestError, match="refused"):
        play.answer(0, (play.match.asks[0].keys[0] if play.match else "", "nothing"), NOW)

    assert play.row.revision != play.was, "the room forgets such a table and loads it again"


def gathering() -> Play:
    """A table of Candelabria's kind of question: all choose in secret, and one has chosen."""
    play = table()
    assert play.match
    while not play.match.gathering or len(play.match.done) < 4:
        ask = play.match.asks[0]
        play.answer(ask.seat, (ask.keys[0],), NOW)
    ask = play.match.asks[0]
    play.answer(ask.seat, (ask.keys[0],), NOW)
    assert play.match.open
    return play


def made_ready(play: Play, seat: int, answers: int) -> None:
    """Do what a room does when answers are to be taken back by consent: play the match again."""
    play.mark_saved()
    play.rewound = rewound_match(Rewind(stored_match(play), seat, answers))


def whole(play: Play) -> AnyMatch:
    """The match played again from its start."""
    return playback(stored_match(play)).at(None)


def test_what_has_to_be_played_again_is_asked_for() -> None:
    play = gathering()
    assert play.match
    seat = play.match.done[-1].seat

    with pytest.raises(RewindNeeded):
        rewind(play, seat, 1, NOW)


def test_what_was_made_for_an_older_revision_is_not_used() -> None:
    play = gathering()
    assert play.match
    seat = play.match.done[-1].seat
    made_ready(play, seat, 1)
    play.bump(NOW)
    play.mark_saved()

    with pytest.raises(RewindNeeded):
        rewind(play, seat, 1, NOW)


def test_an_undo_is_agreed_on_although_secret_choices_are_open() -> None:
    play = gathering()
    assert play.match
    seat = play.match.done[-1].seat
    standing = len(play.match.done)
    agreements.request(play, f"guest {seat}", "undo", seat, 1, NOW)
    made_ready(play, seat, 1)
    agreements.reply(play, f"guest {1 - seat}", play.body.requests[0].id, 1 - seat, True, NOW)

    assert play.match.open == []
    assert play.match.log[-1] == Undo(seat, standing - len(whole(play).done))


def test_a_table_taken_back_from_secret_choices_is_resumed_and_recorded() -> None:
    play = gathering()
    assert play.match
    seat = play.match.done[-1].seat
    before = play.fresh
    made_ready(play, seat, 1)
    rewind(play, seat, 1, NOW)
    row, _, _, entries = play.keep()
    again = Play(row, play.seats, [*before, *entries])

    assert again.match
    assert again.questions() == play.questions()
    assert state_hash(whole(again).state) == state_hash(play.match.state)


def test_the_trail_follows_answers_and_undo() -> None:
    play = table()
    assert play.match
    key = play.match.asks[0].keys[0]
    play.answer(0, (key,), NOW)
    assert [(saved.topic, saved.key) for saved in play.journal.trails[0]] == [("bid.card", key)]
    play.undo(0, 1, NOW)

    assert play.journal.trails[0] == []


def test_an_open_table_of_a_forgotten_creator_belongs_to_another_player() -> None:
    plan = NewTable(game="reference", seats=(SeatPlan(kind="me"), SeatPlan(kind="open"), SeatPlan(kind="open")))
    play = new_table(plan, Guest(id="ann", name="Ann", lang="en"), NOW)
    seats.claim(play, "boris", "Boris", 1, NOW)
    play.row.creator = ""  # as the database has it by then

    assert seats.forget(play, "ann", NOW) == "boris"
    assert seats.forget(play, "boris", NOW) is None
