"""Takes the screenshots of docs/screens: .venv/bin/python tools/screens.py [GAME… | start]

Each game at its start, in the middle and at the end, at two sizes and in both languages, on a separate server. The
player follows the hints, so that the pictures show matches as people play them.
"""

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, StorageState, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from igroteka.table.settings import Settings
from tests.table.served import PROJECT, served
from tests.web.conftest import QUIET, chromium
from tests.web.playing import Visitor, script

SCREENS: Final = PROJECT / "docs" / "screens"
SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
LANGUAGES: Final = {"en": "en-US", "ru": "ru-RU"}
TABLES: Final = {  # mode, seats, answers of all seats until the middle
    "ryozen": ("base", ("me", "hard", "normal"), 110),
    "bonfire": ("base", ("me", "hard", "normal"), 220),
    "ghost_stories": ("white-moon", ("me", "hard"), 110),
    "candelabria": ("base", ("me", "hard", "normal"), 210),
}
# In the page itself: until every picture can be painted.
DECODED: Final = script("decoded")
# Answers as the bot advises, until the table has had enough answers and I am asked, or the match is over.
FOLLOW: Final = """async ([table, answers]) => {
  const call = async (path, body) => (await fetch(`./api/tables/${table}${path}`, body && {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
  while (true) {
    const { revision, question, outcome } = await call('');
    if (outcome || (question && revision >= answers)) return revision;
    if (!question) await new Promise((tell) => setTimeout(tell, 50));
    else {
      const [best] = (await call(`/hint?seat=${question.seat}&level=normal`)).options;
      await call('/answer', { id: `${revision}`, seat: question.seat, revision, keys: [best.key], final: true });
    }
  }
}"""


def visit(browser: Browser, url: str, lang: str, size: str, theme: str, known: StorageState | None = None) -> Visitor:
    """A visitor of the page; with `known`, the guest who made the tables."""
    width, height = SIZES[size]
    context = browser.new_context(
        locale=LANGUAGES[lang],
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        color_scheme="dark" if theme == "dark" else "light",
        has_touch=size == "phone",
        storage_state=known,
    )
    return Visitor.come(url, context)


def shoot(visitor: Visitor, name: str) -> None:
    visitor.page.mouse.move(2, 2)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate(DECODED)
    visitor.page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=80)
    print(name, *visitor.errors)


def tables(browser: Browser, url: str, game: str) -> None:
    """Start, middle and end of a match; the themes alternate with the languages."""
    mode, seats, middle = TABLES[game]
    player = visit(browser, url, "en", "desktop", "dark")
    table = player.lay(game, seats, mode)
    player.sit(table)
    for moment, answers in (("start", 0), ("middle", middle), ("end", 100_000)):
        revision = player.page.evaluate(FOLLOW, [table, answers])
        player.page.wait_for_selector(f".table-layout[data-revision='{revision}'] :is([data-topic], [data-over])")
        known = player.page.context.storage_state()
        for lang in LANGUAGES:
            for size in SIZES:
                visitor = visit(browser, url, lang, size, "light" if lang == "ru" else "dark", known)
                visitor.go(f"table/{table}")
                visitor.page.wait_for_selector("[data-topic], [data-over]")
                visitor.page.wait_for_selector(".stage .piece")
                shoot(visitor, f"{game}-{moment}-{size}-{lang}")
                visitor.page.context.close()
    player.page.context.close()


def main() -> None:
    games = [name for name in sys.argv[1:] or TABLES if name in TABLES]
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        settings = Settings(db=str(Path(folder) / "tables.sqlite3"), bot_seconds=0.2, hints_per_minute=100_000)
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        with served(settings) as url:
            for game in games:
                tables(browser, url, game)
            for lang in LANGUAGES:
                for size in SIZES:
                    shoot(visit(browser, url, lang, size, "light" if lang == "en" else "dark"), f"start-{size}-{lang}")
        browser.close()


if __name__ == "__main__":
    main()
