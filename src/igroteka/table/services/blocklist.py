"""Blocks between guests, and who is seated again for a rematch."""

import sqlalchemy as sa

from igroteka.table.core.commands import ClaimSeats, ReadyAgain
from igroteka.table.core.play import Play
from igroteka.table.core.rows import Guest
from igroteka.table.errors import RequestError
from igroteka.table.hub.context import now_ms
from igroteka.table.services.services import Services
from igroteka.table.storage import schema

MOST_CHAT = 1 << 31  # numbers of lines are below it


async def find_person(services: Services, table: str, seat: int | None, chat: int | None) -> tuple[str, str]:
    """The guest id and name of a person at a table, by seat or by a line of chat."""
    lines = schema.chat
    if chat is not None and 0 < chat < MOST_CHAT:
        wanted = sa.select(lines.c.guest, lines.c.name).where(lines.c.table_id == table, lines.c.number == chat)
        row = await services.store.row(wanted)
        return (row["guest"], row["name"]) if row else ("", "")
    if seat is None or chat is not None:
        return "", ""
    found = await services.hub.read(table, lambda play: play.seat(seat))
    return (found.guest, found.name) if found.kind == "person" else ("", "")


async def blocks(services: Services, guests: set[str]) -> set[frozenset[str]]:
    """The pairs of these guests in which one blocks the other."""
    rows = schema.blocklist
    wanted = sa.select(rows.c.guest, rows.c.other).where(
        rows.c.guest.in_(guests), rows.c.other.in_(guests), rows.c.kind == "block"
    )
    return {frozenset((row["guest"], row["other"])) for row in await services.store.rows(wanted)}


async def expect_not_blocked(services: Services, table: str, guest: Guest) -> None:
    """Raise an error if a player there blocks the guest, or is blocked by them."""
    seated = await services.hub.read(table, lambda play: {seat.guest for seat in play.persons()})
    if any(guest.id in pair for pair in await blocks(services, {*seated, guest.id})):
        raise RequestError("blocked", 403)


async def players_again(services: Services, table: str, guest: Guest) -> frozenset[str]:
    """The guests who are seated at once in a rematch: connected, and without blocks among them."""
    room = services.hub.room(table)
    others = await services.hub.read(table, lambda play: [seat.guest for seat in play.seats if seat.guest])
    apart, here, seated = await blocks(services, {*others, guest.id}), room.online(now_ms()), [guest.id]
    for other in others:
        if other in here and not any(frozenset((other, each)) in apart for each in seated):
            seated.append(other)
    return frozenset(seated)


async def sit_again(services: Services, table: str, guest: Guest, other: str) -> None:
    """Claim the seats of a rematch that were left open for a guest, who is ready to play."""

    def moved_on(play: Play) -> tuple[int, ...]:
        """The guest's seats there: the seat that began has moved on by one."""
        return tuple((each.seat - 1) % len(play.seats) for each in play.of(guest.id))

    command = ClaimSeats(guest.id, guest.name, await services.hub.read(table, moved_on))
    if await services.hub.read(other, command.free):
        await expect_not_blocked(services, other, guest)
        await services.hub.change(other, command)
    await services.hub.change(other, ReadyAgain(guest.id))
