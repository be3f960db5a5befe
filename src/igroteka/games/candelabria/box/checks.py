"""What a box must be to be played: counts of the printed box, references, and what the two maps must be."""

from igroteka.content.components import ComponentError
from igroteka.games.candelabria.box.types import Ability, HouseRow, Rows, TerritoryRow, Upgrade
from igroteka.games.candelabria.words import COLOURS, CURSE_EFFECTS, EFFECTS, HOUSES, QUESTS, ROLES, WITHERING


def check(box: Rows) -> None:
    """Counts of the printed box, references, and what the two maps must be."""
    for kind, ids in (
        ("role", ROLES),
        ("house", HOUSES),
        ("temple", COLOURS),
        ("quest", QUESTS),
        ("withering", WITHERING),
    ):
        if tuple(row.id for row in box.rows(kind)) != ids:
            raise ComponentError(f"{kind}: the rows must be {', '.join(ids)}, in this order")
    box.expect_count("year", 3)
    box.expect_count("region", 10)
    box.expect_count("territory_large", 30)
    box.expect_count("territory_small", 24)
    box.expect_count("ability", 15)
    box.expect_count("candle", 75)
    box.expect_count("curse", 9)
    box.expect_distinct("curse", "region")
    box.expect_sum("tactic", "copies", 90)
    box.expect_sum("upgrade", "copies", 36)
    box.expect_sum("temple", "copies", 18)
    box.expect_sum("withering", "copies", 16)
    check_numbers(box)
    check_effects(box)
    check_house_cards(box)
    check_map(box, "territory_large", box.territory_large)
    check_map(box, "territory_small", box.territory_small)


def check_numbers(box: Rows) -> None:
    """Places that are printed on the boards, and what must fit on them."""
    value = {row.id: row.value for row in box.number}
    if value["storage"] > 10:
        raise ComponentError(f'number "storage": at most 10 cells, found {value["storage"]}')
    if value["upgrade_stacks"] > 9 or value["upgrade_stacks"] * value["upgrade_stack_height"] != 36:
        raise ComponentError('number "upgrade_stacks": at most 9 stacks, and 36 tokens in all of them')


def check_effects(box: Rows) -> None:
    """Effects are known ones, and one effect has one amount wherever it is printed."""
    amounts: dict[str, int] = {}
    for kind in ("upgrade", "ability"):
        for row in box.rows(kind):
            assert isinstance(row, Upgrade | Ability)
            if row.effect not in EFFECTS:
                raise ComponentError(f'{kind} "{row.id}", effect: expected one of {", ".join(EFFECTS)}')
            if amounts.setdefault(row.effect, row.amount) != row.amount:
                raise ComponentError(f'{kind} "{row.id}", amount: {row.effect} has {amounts[row.effect]} elsewhere')
    for curse in box.curse:
        if curse.effect not in CURSE_EFFECTS:
            raise ComponentError(f'curse "{curse.id}", effect: expected one of {", ".join(CURSE_EFFECTS)}')


def check_house_cards(box: Rows) -> None:
    """Each House has three candles of year I, one of II and one of III, and three tactic cards."""
    for house in HOUSES:
        years = sorted(card.year for card in box.candle if card.house == house)
        if years != [1, 1, 1, 2, 3]:
            raise ComponentError(f"candle: {house} needs candles of the years 1, 1, 1, 2, 3, found {years}")
        tactics = sum(card.copies for card in box.tactic if card.house == house)
        if tactics != 3:
            raise ComponentError(f"tactic: {house} needs 3 cards, found {tactics}")


def check_map(box: Rows, kind: str, rows: tuple[TerritoryRow, ...]) -> None:
    """Three territories a region with three symbols, one of them a mine; borders and bridges go both ways."""
    near = {row.id: {*row.borders, *row.bridges} for row in rows}
    for row in rows:
        for other in near[row.id]:
            if other not in near or row.id not in near[other] or other == row.id:
                raise ComponentError(f'{kind} "{row.id}": the border with "{other}" must be in both rows')
    for region in range(1, len(rows) // 3 + 1):
        symbols = [row.symbol for row in rows if row.region == region]
        if len(symbols) != 3 or len(set(symbols)) != 3 or "mine" not in symbols:
            raise ComponentError(f"{kind}: region {region} needs three different symbols, one a mine: {symbols}")
    for house in box.house:
        if house.start_region <= len(rows) // 3:
            check_start(kind, rows, house)


def check_start(kind: str, rows: tuple[TerritoryRow, ...], house: HouseRow) -> None:
    symbols = [row.symbol for row in rows if row.region == house.start_region]
    for wanted in (house.castle, house.no_flame):
        if wanted and wanted not in symbols:
            raise ComponentError(f"{kind}: {house.id} starts in region {house.start_region}, which has no {wanted}")
