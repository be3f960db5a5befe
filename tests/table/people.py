"""Clients at a served table, which do what a browser does."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from types import TracebackType
from typing import Any, Self, TypeAlias

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json: TypeAlias = dict[str, Any]
TIMEOUT_S = 60.0  # until a test gives up
STARTED = 240.0  # the same where a process that answers may have to be started first


class Mirror:
    """A client's copy of a table, kept current by states and updates alone."""

    def __init__(self) -> None:
        self.state: Json = {}

    def apply(self, message: Json) -> None:
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "update":
            self.update(message)
        elif message["type"] == "chat":
            self.state["chat"] = [*self.state.get("chat", []), message["chat"]]

    def update(self, change: Json) -> None:
        assert change["since"] == self.state["revision"], "an update is for the revision the client has"
        state = self.state
        state["revision"] = change["revision"]
        for name in ("table", "waiting", "outcome", "requests", "undo"):
            if name in change:
                state[name] = change[name]
        if change.get("asked"):
            state["question"] = change.get("question")
        state["log"] = [*state["log"], *change.get("log", [])]
        self.scene(change)

    def scene(self, change: Json) -> None:
        scene = self.state.get("scene")
        if not scene:
            return
        gone = set(change.get("gone", []))
        for name in ("pieces", "zones"):
            things = {each["id"]: each for each in scene[name] if each["id"] not in gone}
            scene[name] = list((things | {each["id"]: each for each in change.get(name, [])}).values())
        for name in ("boards", "panels", "status", "stage", "at"):
            if name in change:
                scene[name] = change[name]


class Person:
    """A person with a cookie and, when connected, a socket."""

    def __init__(self, url: str, name: str = "", lang: str = "en", token: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=TIMEOUT_S, params={"lang": lang})
        if token:
            self.http.headers["Authorization"] = f"Bearer {token}"
        self.me = self.get("/api/me")
        self.http.headers["Authorization"] = f"Bearer {self.me['token']}"
        self.lang = lang
        self.socket: ClientConnection | None = None
        self.mirror = Mirror()
        self.errors: list[Json] = []
        self.accepted: dict[str, int] = {}
        self.points: list[Json] = []
        self.raw: list[str] = []
        self.ids = count(1)
        self.table = ""
        if name:
            self.http.patch("/api/me", json={"name": name}).raise_for_status()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.hang_up()
        self.http.close()

    # HTTP

    def get(self, path: str, **params: str | int) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, body: Json | None = None) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def error(self, method: str, path: str, body: Json | None = None) -> tuple[int, Json]:
        """A call that must be refused: its status and error."""
        answer = self.http.request(method, path, json=body)
        assert answer.is_client_error, answer.text
        error = answer.json()
        assert error["type"] == "error"
        return answer.status_code, error

    def create(self, game: str, *kinds: str, **more: Any) -> str:
        """A table with these seats ("me", "open", or a bot's level)."""
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in kinds]
        made: Json = self.post("/api/tables", {"game": game, "seats": seats, **more})
        return str(made["id"])

    # The socket

    def connect(self, table: str, query: str = "") -> Self:
        """Sit down at the screen: the first message is the whole state."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket?lang={self.lang}{query}"
        headers = {"Authorization": f"Bearer {self.me['token']}"}
        self.line = connect(address, additional_headers=headers, open_timeout=STARTED, max_size=None)
        self.socket = self.line.__enter__()
        self.table = table
        self.receive()
        return self

    def hang_up(self) -> None:
        if self.socket:
            self.line.__exit__(None, None, None)
            self.socket = None

    def closed(self) -> int:
        """Listen until the server hangs up: its close code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 0

    def receive(self) -> Json:
        """The next message, which the mirror follows."""
        assert self.socket
        raw = self.socket.recv(timeout=TIMEOUT_S)
        self.raw.append(str(raw))
        message: Json = msgspec.json.decode(raw)
        kind = message["type"]
        if kind == "error":
            self.errors.append(message)
        elif kind == "accepted":
            self.accepted[message["reply_to"]] = message["revision"]
        elif kind == "point":
            self.points.append(message["point"])
        else:
            self.mirror.apply(message)
        return message

    def until(self, reached: Callable[[Json], bool]) -> Json:
        """Listen until the table is as expected."""
        while not reached(self.state):
            self.receive()
        return self.state

    def send(self, kind: str, **fields: Any) -> str:
        """Send a message; returns its id."""
        assert self.socket
        name = f"m{next(self.ids)}"
        self.socket.send(msgspec.json.encode({"type": kind, "id": name, **fields}).decode())
        return name

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message and listen until it is answered: what came for it."""
        name = self.send(kind, **fields)
        while True:
            message = self.receive()
            if message.get("reply_to") == name:
                return message

    @property
    def state(self) -> Json:
        return self.mirror.state

    @property
    def question(self) -> Json | None:
        return self.state.get("question")

    @property
    def over(self) -> bool:
        return bool(self.state.get("outcome"))

    def answer(self, key: str, final: bool = True, **more: Any) -> Json:
        """Answer my question."""
        assert self.question
        fields = {"seat": self.question["seat"], "revision": self.state["revision"], "keys": [key], "final": final}
        return self.ask("answer", **{**fields, **more})

    def undo(self, answers: int = 1) -> Json:
        return self.ask("undo", seat=self.state["seat"], revision=self.state["revision"], answers=answers)

    def any_answer(self, luck: random.Random) -> Json:
        """Answer with any option."""
        assert self.question
        return self.answer(luck.choice(self.question["options"])["key"])


@contextmanager
def two_people(one: str, two: str) -> Iterator[tuple[Person, Person]]:
    """At one table, each connected to another worker."""
    with Person(one, "Ann") as ann, Person(two, "Boris") as boris:
        table = ann.create("reference", "me", "open")
        boris.post(f"/api/tables/{table}/claim", {})
        yield ann.connect(table), boris.connect(table)


def my_turn(state: Json) -> bool:
    return bool(state.get("question"))


def turn_or_end(state: Json) -> bool:
    return bool(state.get("question") or state.get("outcome"))


def play_out(luck: random.Random, *people: Person, most: int = 20_000) -> int:
    """Let people answer at random until the match is over; how many answers that took."""
    answers = 0
    while not any(person.over for person in people):
        asked = next((person for person in people if person.question), None)
        if asked is None:
            wait_for_any(people)
            continue
        if asked.any_answer(luck)["type"] == "accepted":
            answers += 1
        for person in people:
            drain(person)
        assert answers < most, "the match does not end"
    return answers


def drain(person: Person) -> None:
    """Read what is there already."""
    assert person.socket
    try:
        while True:
            raw = person.socket.recv(timeout=0)
            person.raw.append(str(raw))
            person.mirror.apply(msgspec.json.decode(raw))
    except TimeoutError:
        return


def wait_for_any(people: tuple[Person, ...]) -> None:
    """Listen to each in turn until somebody is asked or the match is over."""
    while not any(turn_or_end(person.state) for person in people):
        for person in people:
            assert person.socket
            try:
                raw = person.socket.recv(timeout=0.02)
            except TimeoutError:
                continue
            person.raw.append(str(raw))
            person.mirror.apply(msgspec.json.decode(raw))
