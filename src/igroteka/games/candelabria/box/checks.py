"""What a box must have, by the rulebook's text or to be played at all, and what it usually has."""

from igroteka.content.components import Expectations
from igroteka.games.candelabria.box.types import Ability, HouseRow, Rows, TerritoryRow, Upgrade
from igroteka.games.candelabria.words import CENTRE, CURSE_EFFECTS, EFFECTS, HOUSES, LANDS, SEATS

SMALL, LARGE = 8, 10  # regions of the two sides of the board
START_YEARS = [1, 1, 1]  # years of the House candles that a match begins with
START_FLAMES = 4  # of a House: three territories and the turn track
MOST = {  # what the table, the options and the pieces have room for
    "storage": 10,
    "upgrade_stacks": 9,
    "upgrade_slots": 36,
    "tactic_display": 10,
    "moves": 6,
    "start_wax": 10,
    "start_gold": 10,
    "temple_price": 10,
}


def check(box: Rows) -> None:
    """Check the counts in the rulebook's list of contents, references, and that the box can be played."""
    box.expect_sum("tactic", "copies", 90)
    box.expect_sum("upgrade", "copies", 36)
    box.expect_sum("temple", "copies", 18)
    box.expect_sum("withering", "copies", 16)
    box.expect_distinct("curse", "region")
    box.expect_distinct("house", "order")
    box.expect_distinct("house", "start_region")
    check_numbers(box)
    check_effects(box)
    check_cards(box)
    for kind, ring in (("territory_small", "small"), ("territory_large", "large")):
        check_map(box, kind, ring)
    check_houses(box)


def check_numbers(box: Rows) -> None:
    """Places that are printed on the boards, and what must fit on them."""
    value = {row.id: row.value for row in box.number}
    for name, most in MOST.items():
        box.expect.that(value[name] <= most, "check-room", "number", name, "value", most=most, found=value[name])
    tokens = value["upgrade_stacks"] * value["upgrade_stack_height"]
    copies = sum(row.copies for row in box.upgrade)
    box.expect.that(tokens <= copies, "check-stacks", "number", "upgrade_stack_height", "value", found=tokens)
    flames = value["earth_flames"]
    box.expect.that(flames >= START_FLAMES, "check-flames", "number", "earth_flames", "value", found=flames)
    for name in ("wax", "gold"):
        start = value[f"start_{name}"]
        box.expect.that(start * SEATS <= value[name], "check-supply", "number", name, "value", wanted=start * SEATS)
    stored = value["start_wax"] + value["start_gold"]
    box.expect.that(stored <= value["storage"], "check-storage", "number", "storage", "value", wanted=stored)
    fires = sum(row.fires for row in box.role)
    box.expect.that(fires <= value["candle_fires"], "check-fires", "number", "candle_fires", "value", wanted=fires)


def check_effects(box: Rows) -> None:
    """All effects are known."""
    box.expect.words("upgrade", "effect", EFFECTS)
    box.expect.words("ability", "effect", EFFECTS)
    box.expect.words("curse", "effect", CURSE_EFFECTS)


def check_cards(box: Rows) -> None:
    """Three candles of year I and two later ones for each House, three tactic cards, and no curse of the centre."""
    for house in HOUSES:
        years = sorted(card.year for card in box.candle if card.house == house)
        found = ", ".join(map(str, years))
        box.expect.that(
            len(years) == 5 and years[:3] == START_YEARS and 1 not in years[3:], "check-candles", "candle",
            house=house, found=found,
        )  # fmt: skip
        tactics = sum(card.copies for card in box.tactic if card.house == house)
        box.expect.that(tactics == 3, "check-tactics", "tactic", house=house, found=tactics)
        abilities = sum(row.house == house for row in box.ability)
        box.expect.that(abilities == 3, "check-abilities", "ability", house=house, found=abilities)
    for curse in box.curse:
        box.expect.that(curse.region != CENTRE, "check-centre", "curse", curse.id, "region")
    two = sum(quest.two for quest in box.quest)
    box.expect.that(two >= 4, "check-quests", "quest", found=two)


def check_map(box: Rows, kind: str, ring: str) -> None:
    """Territories lie in the region of their id and have neighbours, both ways; the ring has every region."""
    rows = territories(box, kind)
    near = {row.id: {*row.borders, *row.bridges} for row in rows}
    for row in rows:
        region = int(row.id.partition("-")[0])
        box.expect.that(row.region == region, "check-region", kind, row.id, "region", wanted=region, found=row.region)
        box.expect.that(bool(near[row.id]), "check-isolated", kind, row.id, "borders")
        for other in near[row.id]:
            mutual = other in near and row.id in near[other] and other != row.id
            box.expect.that(mutual, "check-border", kind, row.id, "borders", other=other)
    around = {row.region for row in rows} - {CENTRE}
    drawn = next(row.regions for row in box.ring if row.id == ring)
    holds = sorted(drawn) == sorted(around)
    box.expect.that(holds, "check-ring", "ring", ring, "regions", wanted=", ".join(map(str, sorted(around))))


def territories(box: Rows, kind: str) -> tuple[TerritoryRow, ...]:
    return box.territory_small if kind == "territory_small" else box.territory_large


def check_houses(box: Rows) -> None:
    """Every House can be laid out, three of them on the small map, and two of these on facing banks."""
    for house in box.house:
        for kind, highest in (("territory_small", SMALL), ("territory_large", LARGE)):
            if house.start_region <= highest:
                check_start(box, kind, house)
    for temple in box.temple:
        starts = sum(house.temple == temple.id for house in box.house)
        box.expect.that(starts <= temple.copies, "check-temples", "temple", temple.id, "copies", wanted=starts)
    regions = {house.start_region for house in box.house if house.start_region <= SMALL}
    box.expect.that(len(regions) >= 3, "check-small-houses", "house", found=len(regions))
    west, east = ({*bank.regions} & regions for bank in box.bank)
    box.expect.that(not west & east and west | east == regions, "check-banks", "bank", wanted=listed(regions))
    box.expect.that(bool(west and east), "check-banks", "bank", wanted=listed(regions))


def listed(regions: set[int]) -> str:
    return ", ".join(map(str, sorted(regions)))


def check_start(box: Rows, kind: str, house: HouseRow) -> None:
    symbols = [row.symbol for row in territories(box, kind) if row.region == house.start_region]
    for field, wanted in (("castle", house.castle), ("no_flame", house.no_flame)):
        if wanted:
            box.expect.that(wanted in symbols, "check-start", "house", house.id, field, region=house.start_region)


def doubt(box: Rows, usual: Expectations) -> None:
    """What our reconstruction has, though a real copy may differ."""
    for house in HOUSES:
        years = sorted(card.year for card in box.candle if card.house == house)
        usual.that(years[3:] == [2, 3], "check-late-candles", "candle", house=house)
    usual.distinct("curse", "effect")
    value = {row.id: row.value for row in box.number}
    left = sum(row.copies for row in box.upgrade) - value["upgrade_stacks"] * value["upgrade_stack_height"]
    usual.that(left == 0, "check-tokens-left", "number", "upgrade_stack_height", "value", found=left)
    for kind in ("territory_small", "territory_large"):
        doubt_symbols(box, kind, usual)
    doubt_amounts(box, usual)


def doubt_symbols(box: Rows, kind: str, usual: Expectations) -> None:
    """Three different symbols in each region, one of them a Mine, and every symbol somewhere."""
    rows = territories(box, kind)
    for region in sorted({row.region for row in rows}):
        symbols = [row.symbol for row in rows if row.region == region]
        usual.that(len(set(symbols)) == len(symbols), "check-equal-symbols", kind, region=region)
        usual.that("mine" in symbols, "check-no-mine", kind, region=region)
    for land in LANDS:
        usual.that(any(row.symbol == land for row in rows), "check-no-land", kind, land=land)


def doubt_amounts(box: Rows, usual: Expectations) -> None:
    """One effect has one amount wherever it is printed."""
    amounts: dict[str, int] = {}
    for kind in ("upgrade", "ability"):
        for row in box.rows(kind):
            assert isinstance(row, Upgrade | Ability)
            other = amounts.setdefault(row.effect, row.amount)
            usual.that(other == row.amount, "check-amounts", kind, row.id, "amount", other=other, found=row.amount)
