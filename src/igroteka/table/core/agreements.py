"""What people agree on at a table: sitting down, going away, giving up, asking the others."""

from contextlib import suppress
from secrets import token_hex
from typing import Final, Literal

from igroteka.kernel.ask import Seat
from igroteka.table.catalogue import tours
from igroteka.table.core.play import Play, TrueLuck
from igroteka.table.core.rows import ConsentRequest, Ended, SeatRow
from igroteka.table.errors import RequestError
from igroteka.table.wire.messages import Level

MINUTE_MS: Final = 60_000


def own(play: Play, guest: str, seat: Seat | None) -> list[SeatRow]:
    """The seat named, which must be the guest's, or all of his."""
    mine = play.of(guest)
    if seat is None:
        if not mine:
            raise RequestError("not-seated", 403)
        return mine
    if play.seat(seat) not in mine:
        raise RequestError("not-yours", 403, seat=seat)
    return [play.seat(seat)]


def claim(play: Play, guest: str, name: str, seat: Seat | None, now: int) -> None:
    """Sit down; the match starts when the last seat is taken."""
    play.expect("open", "running", "paused")
    free = [each for each in play.seats if each.kind == "open"]
    if seat is None and not free:
        raise RequestError("no-open-seat", 409)
    chosen = free[0] if seat is None else play.seat(seat)
    if chosen.kind != "open":
        raise RequestError("seat-taken", 409, seat=chosen.seat)
    if play.row.phase != "open":
        expect_unaware(play, guest, chosen.seat)
        play.run_clocks(now, play.questions())
        refill(chosen)
    chosen.kind, chosen.guest, chosen.name, chosen.away = "person", guest, name, False
    play.moved.add(chosen.seat)
    if play.row.phase == "open":
        play.bump(now)
        if all(each.kind != "open" for each in play.seats):
            play.start(now)
    else:
        play.note(now, "replaced", chosen.seat)
        play.settle(now)


def expect_unaware(play: Play, guest: str, seat: Seat) -> None:
    """In the middle of a match nobody comes to know what two people hide from each other."""
    former = play.body.former
    gave_up = any(guest in held for other, held in former.items() if other != seat)
    if gave_up or (play.of(guest) and any(held != guest for held in former.get(seat, ()))):
        raise RequestError("knows-too-much", 409, seat=seat)


def start(play: Play, now: int) -> None:
    """Begin although seats are free: bots take them."""
    play.expect("open")
    for seat in play.seats:
        if seat.kind == "open":
            seat.kind = "bot"
            play.moved.add(seat.seat)
    play.start(now)


def free(play: Play, guest: str, now: int) -> None:
    """Leave the first steps: from here on everybody plays as he likes."""
    own(play, guest, None)
    if play.body.tour:
        play.body.tour = False
        tours.release(play.live(), TrueLuck())
        play.bump(now)
        play.settle(now)


def leave(play: Play, guest: str, seat: Seat | None, now: int) -> None:
    """Before the start the seat is free again; later a bot holds it."""
    play.expect("open", "running", "paused")
    for each in own(play, guest, seat):
        play.moved.add(each.seat)
        if play.row.phase == "open":
            each.kind, each.guest, each.name = "open", "", ""
        else:
            away(play, each, now)
    play.bump(now)


def away(play: Play, seat: SeatRow, now: int) -> None:
    """A bot holds the seat until its owner returns."""
    if seat.away or seat.kind != "person":
        return
    play.run_clocks(now, play.questions())
    seat.away = True
    play.moved.add(seat.seat)
    play.body.held = {other: keys for other, keys in play.body.held.items() if other != seat.seat}
    play.note(now, "away", seat.seat)
    agreed(play, now)
    play.settle(now)


def back(play: Play, guest: str, seat: Seat | None, now: int) -> None:
    """The owner takes the seat back; an empty clock gets a minute."""
    for each in own(play, guest, seat):
        if each.away:
            play.run_clocks(now, play.questions())
            each.away = False
            refill(each)
            play.moved.add(each.seat)
            play.note(now, "back", each.seat)
    play.settle(now)


def refill(seat: SeatRow) -> None:
    """Whoever takes a seat whose clock is empty gets a minute; else what is left is left."""
    if seat.clock == 0:
        seat.clock = MINUTE_MS


def overdue(play: Play, now: int) -> bool:
    """Let bots hold the seats whose time is up; whether there were any."""
    if play.row.phase != "running" or play.row.due is None or play.row.due > now:
        return False
    waiting = [play.seats[ask.seat] for ask in play.asks() if not play.seats[ask.seat].held]
    play.run_clocks(now, play.questions())
    for seat in waiting:
        if play.body.pace.kind == "days" or not seat.clock:
            away(play, seat, now)
    play.settle(now)
    return True


def replace(play: Play, guest: str, seat: Seat, by: Literal["bot", "open"], level: Level, now: int) -> None:
    """Give the seat of somebody who is away to a bot, or to whoever claims it."""
    play.expect("running", "paused")
    if guest != play.row.creator:
        own(play, guest, None)
    chosen = play.seat(seat)
    if not (chosen.away or chosen.conceded) and chosen not in play.of(guest):
        raise RequestError("not-away", 409, seat=seat)
    if chosen.guest:
        held = (*play.body.former.get(seat, ()), chosen.guest)
        play.body.former = {**play.body.former, seat: held}
    chosen.kind, chosen.guest, chosen.level = by, "", level
    chosen.name, chosen.away, chosen.conceded = "", by == "open", False
    play.moved.add(seat)
    play.note(now, "replaced", seat)
    agreed(play, now)
    play.settle(now)


def concede(play: Play, guest: str, seat: Seat | None, now: int) -> None:
    """Give up: a bot plays on, and when one side is left the match is over."""
    play.expect("running", "paused")
    for each in own(play, guest, seat):
        if not each.conceded:
            each.conceded = True
            play.moved.add(each.seat)
            play.note(now, "conceded", each.seat)
    left = [each.seat for each in play.seats if not each.conceded]
    together = play.game.cooperative
    if not play.persons() or (len(left) <= 1 and not together):
        winners = () if together else tuple(left)
        play.end(Ended(winners=winners, lines=lines(play), reason="conceded", by_table=True, at=now))
    agreed(play, now)
    play.settle(now)


def lines(play: Play) -> tuple[tuple[tuple[str, int, str], ...], ...]:
    """Every seat's score as it stands."""
    assert play.match
    scored = play.game.score(play.match.state, play.game.box)
    return tuple(tuple((line.source, line.points, line.rule) for line in each) for each in scored)


def wish(play: Play, guest: str, kind: Literal["undo", "end", "pause"], seat: Seat, answers: int, now: int) -> None:
    """Ask the others to agree."""
    play.expect("running")
    own(play, guest, seat)
    if any(each.kind == kind for each in play.body.requests):
        raise RequestError("twice", 409)
    if kind == "undo":
        play.expect_standing(seat, answers)
    agree = [each.seat for each in play.of(guest)]
    play.body.requests = [
        *play.body.requests,
        ConsentRequest(id=token_hex(6), kind=kind, seat=seat, answers=answers, agreed=agree),
    ]
    play.bump(now)
    agreed(play, now)


def wanted(play: Play, wish: ConsentRequest) -> list[Seat]:
    """The seats whose consent is missing: persons who are at the table."""
    return [each.seat for each in play.persons() if not each.away and each.seat not in wish.agreed]


def reply(play: Play, guest: str, wish_id: str, seat: Seat, agree: bool, now: int) -> None:
    """Agree to a request, or close it."""
    own(play, guest, seat)
    found = [each for each in play.body.requests if each.id == wish_id]
    if not found:
        raise RequestError("no-request", 409)
    if agree:
        found[0].agreed = [
            *found[0].agreed,
            *(each.seat for each in play.of(guest) if each.seat not in found[0].agreed),
        ]
    else:
        play.body.requests = [each for each in play.body.requests if each.id != wish_id]
    play.bump(now)
    agreed(play, now)


def agreed(play: Play, now: int) -> None:
    """Carry out what all have agreed to; what somebody asked for who plays no more is dropped."""
    play.body.requests = [each for each in play.body.requests if play.seats[each.seat] in play.persons()]
    for each in play.body.requests[:]:
        if wanted(play, each) or play.row.phase != "running":
            continue
        play.body.requests = [other for other in play.body.requests if other is not each]
        if each.kind == "undo":
            with suppress(RequestError):  # it was asked for when it was possible
                play.undo_by_consent(each.seat, each.answers, now)
        elif each.kind == "pause":
            play.run_clocks(now, play.questions())
            play.row.phase = "paused"
            play.settle(now)
        else:
            play.end(Ended(winners=(), lines=lines(play), reason="agreed", by_table=True, at=now))
            play.settle(now)


def go_on(play: Play, guest: str, now: int) -> None:
    """End a pause."""
    play.expect("paused")
    own(play, guest, None)
    play.row.phase = "running"
    play.body.moved = now
    play.bump(now)
    play.settle(now)
