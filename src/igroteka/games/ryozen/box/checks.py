"""What must hold for any box of Ryozen: counts, ranges, references."""

from igroteka.content.components import ComponentError
from igroteka.games.ryozen.box.types import Contents
from igroteka.games.ryozen.words import AREAS_MAX, PLACES_MAX, TILES


def check(box: Contents) -> None:
    """Raise `ComponentError` if the values can't be those of this box."""
    counts = {"table": 1, "sector": 6, "clan": 4, "companion": 16, "clan_house": 1, "path": 1, "altar_tile": 1}
    counts |= {"village": 12, "revelation_kind": 20, "revelation": 36, "event": 20, "difficulty": 4}
    counts |= {"sector_card": 12, "twist_card": 3, "scenario": 12, "token": 10}
    for kind, count in counts.items():
        box.expect_count(kind, count)
    box.expect_sum("companion", "copies", TILES)
    box.expect_reference("revelation", "kind", "revelation_kind")
    box.expect_reference("scenario", "hand", "companion")
    _check_numbers(box)
    _check_board(box)


def _check_numbers(box: Contents) -> None:
    for name in box.table[0].values():
        box.expect_range("table", name, 0, 20)
    box.expect_range("table", "lit", 0, 5)
    box.expect_range("table", "event_areas", 1, AREAS_MAX)
    box.expect_range("table", "revelation_areas", 1, 6)
    box.expect_range("table", "rounds", 1, 3)
    box.expect_range("table", "resources_set", 1, 20)
    box.expect_range("sector", "day", 0, 9)
    box.expect_range("sector", "night_amount", 0, 20)
    for kind in ("companion", "village", "event", "sector_card"):
        box.expect_range(kind, "amount", 0, 20)
    box.expect_range("companion", "other", 0, 20)
    for field in ("price", "favour"):
        box.expect_range("revelation", field, 0, 20)
    for field in ("cost", "amount"):
        box.expect_range("revelation_kind", field, 0, 20)
    for field in ("first", "second"):
        box.expect_range("scenario", field, 0, 20)
    box.expect_range("scenario", "act", 1, 3)
    for field in ("player", "basilisk", "twist"):
        box.expect_range("difficulty", field, 0, 50)
    box.expect_range("companion", "copies", 1, TILES)
    box.expect_range("token", "count", 1, 100)


def _check_board(box: Contents) -> None:
    for sector in box.sector:
        for name, places in (("many", sector.many), ("few", sector.few)):
            if not 1 <= len(places) <= PLACES_MAX:
                raise ComponentError(f'sector "{sector.id}", {name}: expected 1 to {PLACES_MAX} places')
    row, path, table = box.clan_house[0], box.path[0], box.table[0]
    if len(row.coins) != len(row.favour) or not 4 <= len(row.coins) <= AREAS_MAX:
        raise ComponentError(f'clan_house "row": expected coins and favour for 4 to {AREAS_MAX} areas')
    solo_villages = sum(village.solo for village in box.village)
    if len(path.prices) != len(path.favour) or not 1 <= len(path.prices) <= solo_villages:
        raise ComponentError(f'path "path": expected prices and favour for 1 to {solo_villages} areas')
    if len(set(table.lit)) != 3 or len(table.lit) != 3:
        raise ComponentError('table "table", lit: expected three different numbers from 0 to 5')
    ranks = {row.id: row.copies for row in box.companion}
    apprentices = max(table.apprentices_few, table.apprentices_many)
    if ranks["apprentice"] < apprentices or ranks["warrior"] < table.warriors:
        raise ComponentError('companion: expected enough copies of "apprentice" and "warrior" for the starting set')
