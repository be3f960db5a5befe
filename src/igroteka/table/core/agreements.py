"""Requests that need everybody's consent: an undo beyond the limit, the end, a pause."""

from contextlib import suppress
from secrets import token_hex
from typing import Literal

from igroteka.kernel.ask import Seat
from igroteka.kernel.log import Undo
from igroteka.table.core.play import Play
from igroteka.table.core.rewinding import rewind
from igroteka.table.core.rows import ConsentRequest, Ended
from igroteka.table.errors import RequestError


def request(play: Play, guest: str, kind: Literal["undo", "end", "pause"], seat: Seat, answers: int, now: int) -> None:
    """Ask the others to agree."""
    play.expect("running")
    play.own(guest, seat)
    if any(each.kind == kind for each in play.body.requests):
        raise RequestError("twice", 409)
    if kind == "undo":
        expect_standing(play, seat, answers)
    agree = [each.seat for each in play.of(guest)]
    play.body.requests = [
        *play.body.requests,
        ConsentRequest(id=token_hex(6), kind=kind, seat=seat, answers=answers, agreed=agree),
    ]
    play.bump(now)
    carry_out(play, now)


def expect_standing(play: Play, seat: Seat, answers: int) -> None:
    """Raise an error unless this number of a seat's answers can be taken back by consent."""
    play.live()
    standing: list[Seat] = []
    for entry in play.record().entries:
        if isinstance(entry, Undo):
            del standing[len(standing) - entry.answers :]
        else:
            standing.append(entry.seat)
    if not 1 <= answers <= standing.count(seat):
        raise RequestError("too-far", 409, seat=seat, answers=answers, standing=standing.count(seat))


def missing(play: Play, request: ConsentRequest) -> list[Seat]:
    """The seats whose consent is missing: people at the table who have not agreed."""
    return [each.seat for each in play.persons() if not each.away and each.seat not in request.agreed]


def reply(play: Play, guest: str, request_id: str, seat: Seat, agree: bool, now: int) -> None:
    """Agree to a request, or close it."""
    play.own(guest, seat)
    found = [each for each in play.body.requests if each.id == request_id]
    if not found:
        raise RequestError("no-request", 409)
    if agree:
        found[0].agreed = [
            *found[0].agreed,
            *(each.seat for each in play.of(guest) if each.seat not in found[0].agreed),
        ]
    else:
        play.body.requests = [each for each in play.body.requests if each.id != request_id]
    play.bump(now)
    carry_out(play, now)


def carry_out(play: Play, now: int) -> None:
    """Carry out what all have agreed to; drop requests of people who have left."""
    play.body.requests = [each for each in play.body.requests if play.seats[each.seat] in play.persons()]
    for each in play.body.requests[:]:
        if missing(play, each) or play.row.phase != "running":
            continue
        play.body.requests = [other for other in play.body.requests if other is not each]
        if each.kind == "undo":
            with suppress(RequestError):  # it was asked for when it was possible
                expect_standing(play, each.seat, each.answers)
                rewind(play, each.seat, each.answers, now)
        elif each.kind == "pause":
            play.run_clocks(now, play.questions())
            play.row.phase = "paused"
            play.settle(now)
        else:
            play.end(Ended(winners=(), lines=score_lines(play), reason="agreed", by_table=True, at=now))
            play.settle(now)


def resume(play: Play, guest: str, now: int) -> None:
    """End a pause."""
    play.expect("paused")
    play.own(guest, None)
    play.row.phase = "running"
    play.body.moved = now
    play.bump(now)
    play.settle(now)


def score_lines(play: Play) -> tuple[tuple[tuple[str, int, str], ...], ...]:
    """Every side's score as it stands."""
    return tuple(tuple((line.source, line.points, line.rule) for line in each) for each in play.sides())
