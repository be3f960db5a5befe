"""Messages that are written at once: the frames themselves, their order, and what is kept of them."""

import pytest
from websockets.protocol import State
from websockets.server import ServerProtocol

from igroteka.table.hub.listener import BACKLOG, BACKLOG_BYTES, RECENT, Listener
from igroteka.table.server.live_protocol import text_frame
from igroteka.table.wire.messages import Accepted, Chat, ChatMessage, Update


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_frame_is_what_the_library_would_send(size: int) -> None:
    data = b"x" * size
    there = ServerProtocol()
    there.state = State.OPEN
    there.send_text(data)

    assert text_frame(data) == b"".join(there.data_to_send())


class Wire:
    """A connection that takes messages while it is open."""

    def __init__(self) -> None:
        self.open = True
        self.sent: list[bytes] = []

    def write(self, *messages: bytes) -> bool:
        if self.open:
            self.sent.append(b" ".join(messages))
        return self.open


def listener(wire: Wire) -> Listener:
    return Listener("guest", "en", 0, wire.write)


def update(revision: int) -> Update:
    return Update(revision=revision, since=revision - 1)


def test_a_message_is_written_at_once_if_the_wire_takes_it() -> None:
    wire = Wire()
    one = listener(wire)
    one.send(Accepted(reply_to="1", revision=1))

    assert wire.sent == [b'{"type":"accepted","reply_to":"1","revision":1}']
    assert one.queue.empty()


def test_an_update_and_its_acknowledgement_leave_together() -> None:
    wire = Wire()
    one = listener(wire)
    with one.together():
        one.send(update(1))
        one.send(Accepted(reply_to="1", revision=1))

    assert wire.sent == [b'{"type":"update","revision":1,"since":0} {"type":"accepted","reply_to":"1","revision":1}']


def test_nothing_overtakes_a_message_that_waits() -> None:
    wire = Wire()
    one = listener(wire)
    wire.open = False
    one.send(update(1))
    wire.open = True
    one.queue.get_nowait()  # taken, but not sent yet
    one.send(update(2))

    assert wire.sent == []
    assert one.queue.get_nowait() == b'{"type":"update","revision":2,"since":1}'


def test_a_client_that_reads_too_slowly_is_disconnected() -> None:
    wire = Wire()
    wire.open = False
    one = listener(wire)
    for revision in range(BACKLOG):
        one.send(update(revision))

    assert one.queue.get_nowait() is None


def test_a_client_that_leaves_too_much_unread_is_disconnected() -> None:
    wire = Wire()
    wire.open = False
    one = listener(wire)
    for _ in range(4):
        one.write(b"x" * (BACKLOG_BYTES // 4))
    assert one.queue.qsize() == 4
    one.write(b"x")

    assert one.queue.get_nowait() is None


def test_nothing_is_queued_for_a_client_that_is_gone() -> None:
    wire = Wire()
    one = listener(wire)
    one.hang_up()
    one.send(update(1))

    assert wire.sent == []
    assert (one.queue.get_nowait(), one.queue.empty()) == (None, True)


def test_what_was_sent_after_a_recent_number_is_kept() -> None:
    one = listener(Wire())
    for revision in range(1, RECENT + 3):
        one.send(update(revision))

    missed = one.sent_after(RECENT)

    assert missed == [b'{"type":"update","revision":%d,"since":%d}' % (n, n - 1) for n in (RECENT + 1, RECENT + 2)]
    assert one.sent_after(RECENT + 2) == []
    assert one.sent_after(1) is None, "too long ago"
    assert one.sent_after(RECENT + 3) is None, "never sent"


def test_chat_that_was_lost_on_the_way_is_sent_again_too() -> None:
    one = listener(Wire())
    one.send(update(1))
    one.send(ChatMessage(chat=Chat(number=1, name="Ann", text="hello", at=0)))

    missed = one.sent_after(1)

    assert missed is not None
    assert [b'"hello"' in each for each in missed] == [True]
