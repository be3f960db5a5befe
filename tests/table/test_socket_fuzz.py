"""Messages that nearly make sense do no harm. A million of them: `make soak`."""

from pathlib import Path

from tests.table.socket_fuzz import socket_fuzz


def test_a_server_survives_whatever_a_client_makes_of_the_protocol(tmp_path: Path, seed: int) -> None:
    assert socket_fuzz(tmp_path, 150, seed) >= 150
