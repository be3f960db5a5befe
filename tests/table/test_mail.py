"""Mail: sent to players whose turn it is, and only to confirmed addresses."""

import asyncio
import logging
import re
import socketserver
import threading
from collections.abc import Iterator
from email import message_from_string, policy
from email.message import EmailMessage
from queue import SimpleQueue

import pytest
from msgspec import structs

from igroteka.table.hub.context import now_ms
from igroteka.table.identity import addresses
from igroteka.table.identity.mail import Mailer
from igroteka.table.settings import Settings
from igroteka.table.storage.store import Store
from tests.table.conftest import Invite, visiting
from tests.table.people import TIMEOUT_S, Person
from tests.table.served import served

letters: "SimpleQueue[str]" = SimpleQueue()


class Sink(socketserver.StreamRequestHandler):
    """As much SMTP as a letter needs."""

    def handle(self) -> None:
        self.say("220 sink")
        while line := self.rfile.readline().decode():
            word = line[:4].upper().strip()
            if word == "DATA":
                self.say("354 go on")
                text = []
                while (part := self.rfile.readline().decode()) != ".\r\n":
                    text.append(part)
                letters.put("".join(text))
            self.say("221 bye" if word == "QUIT" else "250 ok")
            if word == "QUIT":
                return

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@pytest.fixture
def sink() -> Iterator[str]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Sink) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"smtp://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
    while not letters.empty():
        letters.get()


@pytest.fixture
def writing(settings: Settings, sink: str) -> Settings:
    """A server that writes letters."""
    return structs.replace(settings, smtp=sink, public_url="https://play.example")


@pytest.fixture
def come(writing: Settings) -> Iterator[Invite]:
    with served(writing) as url, visiting(url) as invite:
        yield invite


def letter() -> tuple[str, str]:
    """The next one: to whom, and what it says."""
    found = message_from_string(letters.get(timeout=TIMEOUT_S), EmailMessage, policy=policy.default)
    body = found.get_body()
    assert body
    return str(found["To"]), body.get_content()


def code_of(text: str) -> str:
    found = re.search(r"https://play\.example/#/confirm/(\S+)", text)
    assert found, text
    return found[1]


def give(person: Person, email: str) -> str:
    """Enter an address; the code that was sent there."""
    person.http.patch("/api/me", json={"email": email}).raise_for_status()
    to, text = letter()
    assert to == email
    return code_of(text)


def give_and_confirm(person: Person, email: str) -> None:
    person.post("/api/confirm", {"code": give(person, email)})


# Confirming


def test_an_address_counts_once_its_link_was_followed(come: Invite) -> None:
    ann = come("Ann")
    code = give(ann, "ann@example.org")
    waiting = ann.get("/api/me")

    assert ("email" in waiting, waiting["email_new"]) == (False, "ann@example.org")
    assert come().post("/api/confirm", {"code": code}) == {"email": "ann@example.org"}  # on another device
    assert (ann.get("/api/me")["email"], "email_new" in ann.get("/api/me")) == ("ann@example.org", False)


def test_nobody_gets_mail_without_consent(come: Invite) -> None:
    ann, boris, clara = come("Ann"), come("Boris"), come("Clara")
    give(boris, "stranger@example.org")
    give_and_confirm(clara, "clara@example.org")
    for other in (boris, clara):  # it is the turn of both
        table = ann.create("reference", "me", "open", pace={"kind": "days", "days": 2})
        other.post(f"/api/tables/{table}/claim", {})

    assert letter()[0] == "clara@example.org"
    assert letters.empty()


def test_until_the_new_address_is_confirmed_the_old_one_stays(come: Invite) -> None:
    ann = come("Ann")
    give_and_confirm(ann, "old@example.org")
    code = give(ann, "new@example.org")

    assert ann.get("/api/me")["email"] == "old@example.org"
    ann.post("/api/confirm", {"code": code})
    assert ann.get("/api/me")["email"] == "new@example.org"


@pytest.mark.parametrize("instead", ["other@example.org", ""])
def test_a_link_that_was_replaced_or_taken_back_confirms_nothing(come: Invite, instead: str) -> None:
    ann = come("Ann")
    code = give(ann, "ann@example.org")
    ann.http.patch("/api/me", json={"email": instead}).raise_for_status()

    assert ann.error("POST", "/api/confirm", {"code": code})[1]["code"] == "bad-confirmation"
    assert "email" not in ann.get("/api/me")


def test_a_link_is_good_for_a_day(come: Invite, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = come("Ann")
    code = give(ann, "ann@example.org")
    later = now_ms() + addresses.HOURS * 3_600_000
    monkeypatch.setattr("igroteka.table.http.me.now_ms", lambda: later)

    assert ann.error("POST", "/api/confirm", {"code": code})[1]["code"] == "bad-confirmation"


def test_a_letter_to_a_stranger_holds_nothing_a_guest_wrote(come: Invite) -> None:
    come("Buy at evil.example").http.patch("/api/me", json={"email": "stranger@example.org"}).raise_for_status()

    assert "evil" not in letter()[1]


def test_an_address_is_asked_a_few_times_only_whoever_gives_it(come: Invite) -> None:
    for _ in range(3):
        give(come(), "stranger@example.org")
    status, error = come().error("PATCH", "/api/me", {"email": "Stranger@example.org"})

    assert (status, error["code"]) == (429, "too-often")


@pytest.mark.parametrize("email", ["ann", "a@b\nBcc: c@d", "a b@c", "a@b, c@d"])
def test_what_is_no_address_is_refused(come: Invite, email: str) -> None:
    status, error = come().error("PATCH", "/api/me", {"email": email})

    assert (status, error["message"]) == (400, "email: name@host")


def test_a_server_without_mail_says_so(invite: Invite) -> None:
    status, error = invite().error("PATCH", "/api/me", {"email": "ann@example.org"})

    assert (status, error["code"]) == (409, "no-mail")


# My turn


def test_an_absent_player_gets_a_letter_when_it_is_their_turn(come: Invite) -> None:
    one, two = come("Ann"), come("Борис", lang="ru")
    two.http.patch("/api/me", json={"lang": "ru"}).raise_for_status()
    give_and_confirm(two, "boris@example.org")
    table = one.create("reference", "me", "open", pace={"kind": "days", "days": 2})
    two.post(f"/api/tables/{table}/claim", {})
    to, text = letter()

    assert (to, "ваш ход" in text) == ("boris@example.org", True)
    assert f"https://play.example/#/table/{table}" in text


def test_a_rematch_is_told_by_letter_too(come: Invite) -> None:
    one, two = come("Ann"), come("Boris")
    give_and_confirm(two, "boris@example.org")
    give_and_confirm(one, "ann@example.org")
    table = one.create("reference", "me", "open", pace={"kind": "days", "days": 2})
    one.connect(table)
    two.post(f"/api/tables/{table}/claim", {})
    letter()  # of the first match
    two.connect(table)
    two.post(f"/api/tables/{table}/concede", {})
    one.post(f"/api/tables/{table}/rematch")

    assert letter()[0] == "boris@example.org"
    assert letters.empty()


def test_a_mail_server_that_does_not_answer_keeps_nobody_else(
    writing: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = threading.Event()

    def hang(self: Mailer, letter: EmailMessage) -> None:
        goes_on.wait(TIMEOUT_S)

    async def beside() -> str:
        post = Mailer(writing, Store(writing.database))
        letters = [asyncio.create_task(post.confirm("ann@example.org", "en", "code")) for _ in range(40)]
        await asyncio.sleep(0)  # they begin
        try:
            return await asyncio.wait_for(asyncio.to_thread(str, "done"), TIMEOUT_S)
        finally:
            goes_on.set()
            await asyncio.gather(*letters)
            post.close()
            await post.store.close()

    monkeypatch.setattr(Mailer, "send", hang)
    assert asyncio.run(beside()) == "done"


def test_a_letter_that_can_not_be_sent_is_tried_again_and_no_mistake_of_the_server(
    settings: Settings, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.table.identity.mail.RETRY_SECONDS", (0,))

    async def write() -> None:
        post = Mailer(structs.replace(settings, smtp="smtp://127.0.0.1:1"), Store(settings.database))
        await post.confirm("ann@example.org", "en", "code")
        post.close()
        await post.store.close()

    with caplog.at_level(logging.WARNING, "igroteka.table"):
        asyncio.run(write())

    logged = [each.message.split(":")[0] for each in caplog.records if each.name == "igroteka.table"]
    assert logged == ["a letter could not be sent; it is tried again", "a letter could not be sent"]


def test_a_letter_says_when_and_which_it_is(writing: Settings) -> None:
    async def write() -> None:
        mailer = Mailer(writing, Store(writing.database))
        await mailer.confirm("ann@example.org", "en", "code")
        mailer.close()
        await mailer.store.close()

    asyncio.run(write())
    found = message_from_string(letters.get(timeout=TIMEOUT_S), EmailMessage, policy=policy.default)

    assert found["Date"] and str(found["Message-ID"]).endswith("@localhost>")


# TLS


class Spy(socketserver.StreamRequestHandler):
    """A mail server that offers what it is logged to, and notes what it is sent; its TLS never comes about."""

    offers: tuple[str, ...] = ()
    sent: "SimpleQueue[str]" = SimpleQueue()

    def handle(self) -> None:
        self.wfile.write(b"220 spy\r\n")
        while line := self.rfile.readline().decode("latin-1"):
            word = line.split()[0].upper()
            self.sent.put(word)
            lines = ["spy", *self.offers] if word == "EHLO" else ["ok"]
            ends = [f"250{'-' if at < len(lines) - 1 else ' '}{text}" for at, text in enumerate(lines)]
            if word == "AUTH":
                ends = ["235 ok"]
            self.wfile.write(("\r\n".join(ends) if word != "STARTTLS" else "220 go on").encode() + b"\r\n")
            if word in ("STARTTLS", "QUIT"):
                return


def commands(settings: Settings, monkeypatch: pytest.MonkeyPatch, *offers: str, plain: bool = False) -> list[str]:
    """What a mail server that offers this is sent by a server that has a password for it."""
    monkeypatch.setattr("igroteka.table.identity.mail.RETRY_SECONDS", ())
    monkeypatch.setattr(Spy, "offers", offers)

    async def write(address: str) -> None:
        mailer = Mailer(structs.replace(settings, smtp=address, smtp_plain=plain), Store(settings.database))
        await mailer.confirm("ann@example.org", "en", "code")
        mailer.close()
        await mailer.store.close()

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Spy) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        asyncio.run(write(f"smtp://ann:secret@127.0.0.1:{server.server_address[1]}"))
        server.shutdown()
    return [Spy.sent.get() for _ in range(Spy.sent.qsize())]


def test_tls_is_used_where_it_is_offered(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = commands(settings, monkeypatch, "STARTTLS", "AUTH PLAIN")

    assert sent[:2] == ["EHLO", "STARTTLS"]
    assert "AUTH" not in sent


def test_without_tls_no_password_is_sent(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "AUTH" not in commands(settings, monkeypatch, "AUTH PLAIN")
    assert "AUTH" in commands(settings, monkeypatch, "AUTH PLAIN", plain=True)
