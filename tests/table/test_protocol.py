"""The protocol's page is current and names every message."""

import re
from pathlib import Path
from typing import get_args

from igroteka.table.server.app import make_app
from igroteka.table.settings import Settings
from igroteka.table.wire.messages import ClientMessage, ServerMessage
from igroteka.table.wire.protocol import FILE, protocol


def test_the_page_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == protocol(), "run: python -m igroteka.table.wire.protocol"


def test_every_message_is_named_with_its_tag() -> None:
    page = protocol()
    tags = [each.__struct_config__.tag for each in (*get_args(ServerMessage), *get_args(ClientMessage))]

    assert [tag for tag in tags if f'`"type": "{tag}"`' not in page] == []


def test_every_call_is_listed(tmp_path: Path) -> None:
    app = make_app(Settings(db=str(tmp_path / "igroteka.sqlite3")))
    calls = [
        f"{method} {re.sub(r':[a-z]+}', '}', route.path)}"
        for route in app.routes
        if route.path.startswith("/api/") and "/api/schema" not in route.path
        for method in sorted((getattr(route, "methods", None) or {"WS"}) - {"OPTIONS", "HEAD"})
    ]
    listed = set(re.findall(r"^\| ([A-Z]+ /[^ ?]*)", protocol(), re.MULTILINE))

    assert sorted(listed) == sorted(calls)
