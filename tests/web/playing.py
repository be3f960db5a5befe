"""A person at the page: opens it, lays tables, and plays by clicking what is highlighted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

TIMEOUT_MS = 120_000  # a busy machine is slow, not wrong
SCRIPTS = Path(__file__).parent / "scripts"


def script(name: str) -> str:
    """A function that runs in the page itself."""
    return (SCRIPTS / f"{name}.js").read_text(encoding="utf-8")


# In the page itself: clicks highlighted things and buttons until the match ends or `most` clicks were made.
# Waits for the page to change, never for time to pass; what is clicked follows from the seed.
PLAY = script("play")

# In the page itself: a point of the window where a real click would choose something; the seed decides what. Waits for
# the page to change, never for time to pass.
AIM = script("aim")

# Texts of the page that a person should not see: missing variables, raw ids and keys.
ODD = script("odd")

# In the page itself: waits until fonts are loaded and the sizes that depend on them are final.
DRAWN = script("drawn")

CALL = script("call")

# In the page itself: a value that another script has left there under a name.
PAGE_VALUE = script("page-value")


@dataclass
class Visitor:
    """Somebody's browser at the page of a server."""

    url: str
    page: Page
    errors: list[str] = field(default_factory=list)  # errors of the console and of scripts

    @classmethod
    def come(cls, url: str, context: BrowserContext, at: str | None = None) -> "Visitor":
        """Open an address of the page in a new browser; without one open the start page and wait until it is drawn."""
        context.set_default_timeout(TIMEOUT_MS)
        context.add_init_script(script("at-once"))  # no waiting for what only shows what happened
        visitor = cls(url, context.new_page())
        visitor.page.on("console", visitor.hear)
        visitor.page.on("pageerror", lambda error: visitor.errors.append(str(error)))
        visitor.go(at or "")
        if at is None:
            visitor.page.wait_for_selector(".ways button")
        return visitor

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def go(self, where: str) -> None:
        self.page.goto(f"{self.url}/#/{where}")

    def post(self, path: str, body: Mapping[str, object]) -> dict[str, Any]:
        status, answer = self.page.evaluate(CALL, [path, body])
        assert status in (200, 201), answer
        found: dict[str, Any] = answer
        return found

    def get(self, path: str) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(script("get"), path)
        return found

    def table(self) -> dict[str, Any]:
        """The table on the screen, as the API describes it."""
        found: dict[str, Any] = self.get(f"tables/{self.page.url.partition('#/table/')[2]}")["table"]
        return found

    def remember(self, name: str, value: str) -> None:
        """Set an item of the browser's local storage."""
        self.page.evaluate(script("remember"), [name, value])

    def lay(self, game: str, seats: Sequence[str], mode: str = "", **options: str) -> str:
        """Make a table; returns its id. Seats: me, open, or a bot's level."""
        plan = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        table = self.post("tables", {"game": game, "mode": mode, "seats": plan, "options": options, "end_turn": False})
        return str(table["id"])

    def sit(self, table: str) -> None:
        """Open a table and wait until it is drawn."""
        self.go(f"table/{table}")
        self.page.wait_for_selector(".stage svg")
        self.page.wait_for_selector("[data-topic], .waiting, .handover")

    def rest(self) -> None:
        """Wait until only the visitor must answer, and everything is drawn."""
        self.page.wait_for_selector(".table-layout:not([data-busy]) :is([data-topic], [data-over], .handover)")
        self.drawn()

    def drawn(self) -> None:
        """Wait until fonts are loaded and sizes are final."""
        self.page.evaluate(DRAWN)

    def play(self, most: int, seed: int) -> dict[str, Any]:
        """Click until the match is over, at most this often."""
        done: dict[str, Any] = self.page.evaluate(PLAY, [most, seed])
        return done

    def click_through(self, most: int, seed: int) -> dict[str, Any]:
        """As `play`, but with the real mouse: targets must be reachable. Texts are checked on the way."""
        luck, clicks, odd = Random(seed), 0, set[str]()
        while True:
            aim = self.page.evaluate(AIM, luck.randrange(1 << 30))
            odd |= set(self.page.evaluate(ODD))
            if aim["over"] or aim["error"] or clicks == most:
                return {"clicks": clicks, "over": aim["over"], "error": aim["error"], "odd": sorted(odd)}
            self.page.mouse.click(*aim["at"])
            clicks += 1

    def sideways(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(self.page.evaluate(script("sideways")))


def conceded(visitor: Visitor, game: str = "ghost_stories", seats: tuple[str, ...] = ("me",), mode: str = "") -> str:
    """A short match: a few clicks, then given up."""
    table = visitor.lay(game, seats, mode)
    visitor.sit(table)
    visitor.play(6, seed=5)
    visitor.rest()  # the last answer is in the match too
    visitor.post(f"tables/{table}/concede", {})
    visitor.page.wait_for_selector("[data-over]")
    return table
