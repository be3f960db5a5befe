"""Decoding of one type in several threads."""

import subprocess
import sys
from threading import Barrier, Event, Thread

import pytest
from msgspec import Struct

from igroteka.content import decoder_lock
from igroteka.content.decoder_lock import decodable

READ_AT_ONCE = """
import sys, threading
from igroteka.records.saving import SaveError, resume, sealed
from igroteka.content.toml import TomlError, decode
from igroteka.content.ledger import Ledger
from igroteka.kernel.luck import Luck
from igroteka.table.storage.statements import BODY_DECODER, ENTRY_DECODER
from igroteka.testing.reference import GAME

sys.setswitchinterval(1e-6)
begin = threading.Barrier(8)

def read():
    begin.wait()
    for _ in range(5):
        ENTRY_DECODER.decode(b'{"told":[["a",[1,2],[]]],"scores":[1]}')
        BODY_DECODER.decode(b'{"mode":"m","options":{},"pace":{"kind":"untimed"},"end_turn":true}')
        try:
            decode("x = 1", Ledger)
        except TomlError:
            pass
        try:
            resume(GAME, sealed(b"x"), Luck(1))
        except SaveError:
            pass

threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_threads_that_read_the_same_for_the_first_time_do_not_crash() -> None:
    assert subprocess.run([sys.executable, "-c", READ_AT_ONCE], check=False).returncode == 0


def test_one_type_is_learned_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    busy, most, begin = set[object](), list[int](), Barrier(4)

    def slow(kind: object) -> None:
        busy.add(kind)
        Event().wait(0.02)
        most.append(len(busy))
        busy.discard(kind)

    def learn(kind: type[Struct]) -> None:
        begin.wait()
        decodable(kind)

    monkeypatch.setattr(decoder_lock, "Decoder", slow)
    kinds = [type(f"Kind{number}", (Struct,), {}) for number in range(4)]
    threads = [Thread(target=learn, args=(kind,)) for kind in kinds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert most == [1, 1, 1, 1]
