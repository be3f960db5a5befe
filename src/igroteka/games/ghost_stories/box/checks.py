"""Whether the values of a box fit together."""

from igroteka.content.components import ComponentError, by_id
from igroteka.games.ghost_stories.box.types import CARDS_MAX, Rows
from igroteka.games.ghost_stories.words import COLOURS


def check(box: Rows) -> None:
    """What the rulebooks say about the box (an error names the row)."""
    counts = {"ghost": 65, "incarnation": 16, "tile": 10, "power": 8, "family": 12, "artifact": 8, "die": 2}
    counts |= {"supply": 11, "graveyard": 1, "level": 4, "players": 4, "deck": 1, "neutral": 1, "score": 11}
    for kind, count in counts.items():
        box.expect_count(kind, count)
    if tuple(row.members for row in box.family) != (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3):
        raise ComponentError("family, members: expected four families each of 1, 2 and 3 members, in this order")
    box.expect_reference("artifact", "family", "family")
    _check_cards(box)
    _check_numbers(box)
    _check_enough(box)


def _check_cards(box: Rows) -> None:
    numbers = [row.number for row in box.ghost] + [row.number for row in box.incarnation]
    if len(set(numbers)) != len(numbers) or not all(0 < number < CARDS_MAX for number in numbers):
        raise ComponentError(f"ghost and incarnation: expected different numbers from 1 to {CARDS_MAX - 1}")
    for colour in COLOURS:
        for name, count in (("base", 11), ("white_moon", 2)):
            found = sum(row.colour == colour and row.set == name for row in box.ghost)
            if found != count:
                raise ComponentError(f"ghost: expected {count} {colour} cards of the set {name}, found {found}")
    box.expect_range("ghost", "resistance", 1, 8)
    box.expect_range("incarnation", "cost", 1, 8)
    for row in box.incarnation:
        if not row.cost:
            raise ComponentError(f'incarnation "{row.id}", cost: expected at least one symbol')


def _check_numbers(box: Rows) -> None:
    faces = by_id(box.die)
    if sorted(faces["tao"].faces) != sorted((*COLOURS, "white")):
        raise ComponentError('die "tao", faces: expected each of the five colours and white once')
    if len(faces["curse"].faces) != 6 or set(faces["curse"].faces) - {"blank", "haunt", "ghost", "tao", "qi"}:
        raise ComponentError('die "curse", faces: expected six of blank, haunt, ghost, tao, qi')
    box.expect_range("supply", "count", 1, 40)
    box.expect_range("level", "qi", 1, 5)
    box.expect_range("level", "black_tao", 0, 1)
    box.expect_range("level", "incarnations", 1, 5)
    box.expect_range("level", "incarnations_few", 1, 4)
    box.expect_range("level", "haunted_limit", 1, 9)
    box.expect_range("players", "count", 1, 4)
    box.expect_distinct("players", "count")
    box.expect_range("players", "removed", 0, 15)
    box.expect_range("players", "power_tokens", 0, 3)
    box.expect_range("players", "saved_before", 0, 3)
    box.expect_range("deck", "group", 1, 10)
    box.expect_range("deck", "white_moon_removed", 0, 10)
    box.expect_range("neutral", "qi", 1, 5)
    box.expect_range("graveyard", "places", 1, 24)
    box.expect_range("score", "points", -20, 20)
    if by_id(box.supply)["tao_dice"].count != 3 or by_id(box.supply)["grey_die"].count != 1:
        raise ComponentError("supply: expected 3 tao_dice and 1 grey_die")
    if by_id(box.supply)["crystal"].count != 4 or by_id(box.supply)["receptacle"].count != 4:
        raise ComponentError("supply: expected 4 crystals and 4 receptacles")


def _check_enough(box: Rows) -> None:
    """The supply and the deck suffice for every set-up."""
    counts = {row.id: row.count for row in box.supply}
    for level in box.level:
        if 4 * level.qi > counts["qi"] or 4 * level.black_tao > counts["tao_each_colour"]:
            raise ComponentError(f'level "{level.id}": four players need more Qi or black Tao than the supply has')
    for row in box.players:
        if row.count * row.power_tokens > min(counts["power_token"], 3):
            raise ComponentError(f'players "{row.id}", power_tokens: expected at most 3 for all players together')
        few = row.count <= 2
        most = max(level.incarnations_few if few else level.incarnations for level in box.level)
        if most * box.deck[0].group > 55 - row.removed:
            raise ComponentError(f'players "{row.id}", removed: too few ghosts are left below {most} incarnations')
