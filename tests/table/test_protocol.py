"""The protocol's page is current and names every message."""

from typing import get_args

from igroteka.table.wire.messages import ClientMessage, ServerMessage
from igroteka.table.wire.protocol import FILE, protocol


def test_the_page_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == protocol(), "run: python -m igroteka.table.wire.protocol"


def test_every_message_is_named_with_its_tag() -> None:
    page = protocol()
    tags = [each.__struct_config__.tag for each in (*get_args(ServerMessage), *get_args(ClientMessage))]

    assert [tag for tag in tags if f'`"type": "{tag}"`' not in page] == []
