"""Seats: sitting down, leaving, coming back, being replaced, giving up."""

from typing import Final, Literal

from igroteka.kernel.ask import Seat
from igroteka.table.catalogue import tours
from igroteka.table.core import agreements, lobby
from igroteka.table.core.luck import TrueLuck
from igroteka.table.core.play import Play
from igroteka.table.core.rows import Ended, SeatRow
from igroteka.table.errors import RequestError
from igroteka.table.wire.messages import Level, SeatKind

MINUTE_MS: Final = 60_000
GRACE_MS: Final = {"untimed": 10 * MINUTE_MS, "clock": 5 * MINUTE_MS, "days": 24 * 60 * MINUTE_MS}
"""By pace: how long a seat stays reserved after its owner left it without releasing it."""


def claim(play: Play, guest: str, name: str, seat: Seat | None, now: int) -> None:
    """Sit down. Before the start see `lobby.seat_taken`."""
    play.expect("open", "running", "paused")
    free = [each for each in play.seats if each.kind == "open"]
    if seat is None and not free:
        raise RequestError("no-open-seat", 409)
    row = free[0] if seat is None else play.seat(seat)
    if row.kind != "open":
        raise RequestError("seat-taken", 409, seat=row.seat)
    if play.row.phase != "open":
        expect_unaware(play, guest, row.seat)
        play.run_clocks(now, play.questions())
        refill(row)
    row.kind, row.guest, row.name, row.away = "person", guest, name, False
    play.moved.add(row.seat)
    if play.row.phase == "open":
        play.bump(now)
        lobby.seat_taken(play, now)
    else:
        play.note(now, "replaced", row.seat)
        play.settle(now)


def expect_unaware(play: Play, guest: str, seat: Seat) -> None:
    """Raise an error if a guest would come to know two hands that were hidden from each other."""
    former = play.body.former
    gave_up = any(guest in held for other, held in former.items() if other != seat)
    if gave_up or (play.of(guest) and any(held != guest for held in former.get(seat, ()))):
        raise RequestError("knows-too-much", 409, seat=seat)


def start(play: Play, now: int) -> None:
    """Start although seats are free: bots take them."""
    play.expect("open")
    for seat in play.seats:
        if seat.kind == "open":
            seat.kind = "bot"
            play.moved.add(seat.seat)
    play.start(now)


def leave(play: Play, guest: str, seat: Seat | None, now: int, release: bool = False) -> None:
    """Leave a seat. Before the start it is free again; later a bot holds it. A released seat may be claimed at once."""
    play.expect("open", "running", "paused")
    for each in play.own(guest, seat):
        play.moved.add(each.seat)
        if play.row.phase == "open":
            each.kind, each.guest, each.name = "open", "", ""
            lobby.seat_changed(play, each.seat, now)
        else:
            away(play, each, now)
            if release:
                play.body.away_since = {**play.body.away_since, each.seat: 0}
    play.bump(now)


def away(play: Play, seat: SeatRow, now: int) -> None:
    """A bot holds the seat until its owner returns."""
    if seat.away or seat.kind != "person":
        return
    play.run_clocks(now, play.questions())
    seat.away = True
    play.body.away_since = {**play.body.away_since, seat.seat: now}
    play.moved.add(seat.seat)
    play.body.held = {other: keys for other, keys in play.body.held.items() if other != seat.seat}
    play.note(now, "away", seat.seat)
    agreements.carry_out(play, now)
    play.settle(now)


def back(play: Play, guest: str, seat: Seat | None, now: int) -> None:
    """The owner takes the seat back; an empty clock gets a minute."""
    for each in play.own(guest, seat):
        if each.away:
            play.run_clocks(now, play.questions())
            each.away = False
            refill(each)
            play.moved.add(each.seat)
            play.note(now, "back", each.seat)
    play.settle(now)


def refill(seat: SeatRow) -> None:
    """A person who takes a seat with an empty clock gets a minute; other clocks stay as they are."""
    if seat.clock == 0:
        seat.clock = MINUTE_MS


def overdue(play: Play, now: int) -> bool:
    """Start after the countdown, or let bots hold the seats whose time is up; returns whether anything was due."""
    if play.row.phase == "open" and play.row.due is not None and play.row.due <= now:
        play.start(now)
        return True
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
    """Give the seat of an absent player, or a free seat before the start, to a bot or to whoever claims it."""
    play.expect("open", "running", "paused")
    if play.phase == "open":
        arrange(play, guest, seat, by, level, now)
        return
    if guest != play.row.creator:
        play.own(guest, None)
    row = play.seat(seat)
    if not (row.away or row.conceded) and row not in play.of(guest):
        raise RequestError("not-away", 409, seat=seat)
    if row.guest and not row.conceded and row not in play.of(guest):
        expect_grace_over(play, seat, now)
    if row.guest:
        held = (*play.body.former.get(seat, ()), row.guest)
        play.body.former = {**play.body.former, seat: held}
    row.kind, row.guest, row.level = by, "", level
    row.name, row.away, row.conceded = "", by == "open", False
    play.moved.add(seat)
    play.note(now, "replaced", seat)
    agreements.carry_out(play, now)
    play.settle(now)


def arrange(play: Play, guest: str, seat: Seat, by: Literal["bot", "open"], level: Level, now: int) -> None:
    """Before the start its creator gives a seat to a bot, or takes the bot away again."""
    if play.creator != guest:
        raise RequestError("not-creator", 403)
    row = play.seat(seat)
    if row.kind == "person":
        raise RequestError("seat-taken", 409, seat=seat)
    row.kind, row.level = by, level
    play.moved.add(seat)
    play.bump(now)
    lobby.seat_changed(play, seat, now)


def expect_grace_over(play: Play, seat: Seat, now: int) -> None:
    """Raise an error while a seat is reserved for its absent owner."""
    left = play.body.away_since.get(seat, 0) + GRACE_MS[play.pace.kind] - now
    if left > 0 and play.body.away_since.get(seat):
        raise RequestError("grace", 409, seat=seat, minutes=-(-left // MINUTE_MS))


def concede(play: Play, guest: str, seat: Seat | None, now: int) -> None:
    """Give up: a bot plays on, and when one side is left the match is over."""
    play.expect("running", "paused")
    for each in play.own(guest, seat):
        if not each.conceded:
            each.conceded = True
            play.moved.add(each.seat)
            play.note(now, "conceded", each.seat)
    left = [each.seat for each in play.seats if not each.conceded]
    together = play.game.cooperative
    if not play.persons() or (len(left) <= 1 and not together):
        winners = () if together else tuple(left)
        play.end(Ended(winners=winners, lines=agreements.score_lines(play), reason="conceded", by_table=True, at=now))
    agreements.carry_out(play, now)
    play.settle(now)


def leave_tour(play: Play, guest: str, now: int) -> None:
    """Leave the tour: from here on everybody plays freely."""
    play.own(guest, None)
    if play.body.tour:
        play.body.tour = False
        tours.release(play.live(), TrueLuck())
        play.bump(now)
        play.settle(now)


def rename(play: Play, guest: str, name: str, now: int) -> None:
    """Call a guest by another name."""
    for seat in play.of(guest):
        seat.name = name
        play.moved.add(seat.seat)
    play.bump(now)


def forget(play: Play, guest: str, now: int) -> str | None:
    """Forget a guest: their seats become free before the start, belong to bots later, and to nobody after the end.

    Returns the table's creator now, or None if nobody is left to start it.
    """
    left: SeatKind = "open" if play.phase == "open" else "person" if play.phase == "over" else "bot"
    for seat in play.of(guest):
        seat.guest, seat.name, seat.kind = "", "", left
        play.moved.add(seat.seat)
    others = {number: tuple(each for each in held if each != guest) for number, held in play.body.former.items()}
    play.body.former = {number: held for number, held in others.items() if held}
    if play.creator in (guest, ""):  # the database may have forgotten the guest already
        play.row.creator = next((seat.guest for seat in play.persons() if seat.guest), "")
    play.bump(now)
    agreements.carry_out(play, now)
    play.settle(now)
    if play.phase == "open":
        play.body.ready = tuple(seat for seat in play.body.ready if play.seats[seat].kind == "person")
        lobby.count_down(play, now)
    return play.creator if play.creator or play.phase != "open" else None
