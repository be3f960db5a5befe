"""What must hold for any box of Ryozen, and what is usual."""

from igroteka.content.components import Expectations
from igroteka.games.ryozen.box.effects import LASTING
from igroteka.games.ryozen.box.types import Contents
from igroteka.games.ryozen.words import ACTS, ALL_CLANS, CLANS, START_KINDS, TILES

COUNTS = {  # of rows; the rulebooks state all of them
    "table": 1,
    "sector": 6,
    "clan": 4,
    "companion": 16,
    "clan_house": 1,
    "path": 1,
    "altar_tile": 1,
    "village": 12,
    "revelation_kind": 20,
    "revelation": 36,
    "event": 20,
    "difficulty": 4,
    "sector_card": 12,
    "twist_card": 3,
    "scenario": 12,
    "token": 10,
}
USUAL_PATH = 6  # areas between the starting village and the Altar


def check(box: Contents) -> None:
    """Raise `ComponentError` if the values can't be played, or are not what the rulebooks' texts say."""
    expect = box.expect
    for kind, count in COUNTS.items():
        expect.count(kind, count)
    expect.sum("companion", "copies", TILES)
    expect.reference("revelation", "kind", "revelation_kind")
    expect.reference("scenario", "hand", "companion")
    _check_board(box, expect)
    _check_companions(box, expect)
    _check_stories(box, expect)
    for row in box.revelation_kind:
        timing = "start" if row.id in START_KINDS else "passive"
        expect.that(row.timing == timing, "check-timing", "revelation_kind", row.id, "timing")
    for card in box.twist_card:
        found = len(card.favour)
        expect.that(found in (0, 4), "check-twist-favour", "twist_card", card.id, "favour", found=found)


def _check_board(box: Contents, expect: Expectations) -> None:
    row, path, table = box.clan_house[0], box.path[0], box.table[0]
    for kind, coins, favour, of in (
        ("clan_house", row.coins, row.favour, row.id),
        ("path", path.prices, path.favour, path.id),
    ):
        expect.that(len(coins) == len(favour), "check-areas", kind, of, "favour", wanted=len(coins), found=len(favour))
    expect.that(len(set(table.lit)) == 3, "check-lit", "table", table.id, "lit")


def _check_companions(box: Contents, expect: Expectations) -> None:
    """There are enough Apprentices and Warriors for the starting sets."""
    copies = {row.id: row.copies for row in box.companion}
    table = box.table[0]
    wanted = {"apprentice": max(table.apprentices_few, table.apprentices_many), "warrior": table.warriors}
    for rank, least in wanted.items():
        found = copies[rank]
        expect.that(found >= least, "check-starting-set", "companion", rank, "copies", wanted=least, found=found)


def _check_stories(box: Contents, expect: Expectations) -> None:
    """Decks have their acts in order, and what an act leaves in force has one amount in a deck."""
    for number, card in enumerate(box.scenario):
        deck, act = CLANS[number // ACTS], number % ACTS + 1
        expect.that(card.deck == deck, "check-deck", "scenario", card.id, "deck")
        expect.that(card.act == act, "check-act", "scenario", card.id, "act", wanted=act, found=card.act)
        if card.branching() != "first":
            both = bool(card.first_effects) == bool(card.second_effects)
            expect.that(both, "check-both-ways", "scenario", card.id, "second_effects")
    for story in ALL_CLANS:
        amounts: dict[str, int] = {}
        for card in (box.act_card(story, act) for act in range(1, ACTS + 1)):
            for effect in (*card.effects(1), *card.effects(2)):
                if effect.what in LASTING:
                    known = amounts.setdefault(effect.what, effect.amount)
                    expect.that(known == effect.amount, "check-lasting", "scenario", card.id, found=effect.amount)


def doubt(box: Contents, usual: Expectations) -> None:
    """What our reconstruction expects, though the rulebooks' texts do not say it."""
    table, path = box.table[0], box.path[0]
    usual.that(table.event_areas == 4, "check-usual", "table", table.id, "event_areas", wanted=4)
    usual.that(table.revelation_areas == 3, "check-usual", "table", table.id, "revelation_areas", wanted=3)
    usual.that(table.rounds == 3, "check-usual", "table", table.id, "rounds", wanted=3)
    for row in box.companion:
        copies = {"apprentice": 5}.get(row.id, 1)
        usual.that(row.copies == copies, "check-usual", "companion", row.id, "copies", wanted=copies)
    fewest = len(path.prices)
    solo = sum(village.solo for village in box.village)
    usual.that(fewest == USUAL_PATH, "check-usual", "path", path.id, "prices", wanted=USUAL_PATH)
    usual.that(solo >= fewest, "check-solo-villages", "village", found=solo, wanted=fewest)
    usual.that(len(box.clan_house[0].coins) >= 4, "check-short-row", "clan_house", box.clan_house[0].id, "coins")
    for sector in box.sector:
        fewer = len(sector.few) <= len(sector.many)
        usual.that(fewer, "check-fewer-places", "sector", sector.id, "few")
