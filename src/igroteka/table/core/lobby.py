"""Before the start: who is ready, and when the match begins."""

from typing import Final

from igroteka.kernel.ask import Seat
from igroteka.table.core.play import Play

COUNTDOWN_S: Final = 5  # from the moment when everybody is ready


def set_ready(play: Play, guest: str, ready: bool, now: int) -> None:
    """Say that one is ready or not; a guest who plays without other people starts at once."""
    play.expect("open")
    mine = {seat.seat for seat in play.own(guest, None)}
    others = set(play.body.ready) - mine
    play.body.ready = tuple(sorted(others | mine if ready else others))
    play.bump(now)
    count_down(play, now)
    if play.row.due is not None and is_alone(play):
        play.start(now)


def seat_taken(play: Play, now: int) -> None:
    """Somebody sat down: a full table starts, unless it waits until everybody is ready."""
    if play.body.ready_check:
        count_down(play, now)
    elif is_full(play):
        play.start(now)


def seat_changed(play: Play, seat: Seat, now: int) -> None:
    """Somebody got up, or a bot came or went."""
    play.body.ready = tuple(each for each in play.body.ready if each != seat)
    count_down(play, now)


def count_down(play: Play, now: int) -> None:
    """Begin the countdown when the table is full and everybody ready; stop it when that is no longer so."""
    people = [seat.seat for seat in play.seats if seat.kind == "person"]
    if not (people and is_full(play) and set(people) <= set(play.body.ready)):
        play.row.due = None
    elif play.row.due is None:
        play.row.due = now + COUNTDOWN_S * 1000


def is_full(play: Play) -> bool:
    return all(seat.kind != "open" for seat in play.seats)


def is_alone(play: Play) -> bool:
    """Whether all people's seats belong to one guest."""
    return len({seat.guest for seat in play.seats if seat.kind == "person"}) == 1
