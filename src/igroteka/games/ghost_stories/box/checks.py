"""What a box must have, by the rulebooks' text or to be played at all, and what it usually has."""

from collections import Counter

from igroteka.content.components import by_id
from igroteka.content.findings import Expectations
from igroteka.games.ghost_stories.box.types import Ghost, Incarnation, Level, Players, Rows
from igroteka.games.ghost_stories.words import BOARD_OF, BOARDS, COLOURS, POWERS, TILES

MEMBERS = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)  # of the families in their order
DISCARDED = ("elixir", "moon_dust", "scroll", "fireworks")  # artifacts that are used once
ONE_EACH = ("yin_yang", "taoist")  # of each board
MOON_ICONS = frozenset(["devour", "devourer", "crystal"])


# Must


def check(box: Rows) -> None:
    """Refuse what contradicts the text of the rulebooks, and what cannot be played."""
    _check_cards(box)
    _check_families(box)
    _check_boards(box)
    _check_dice(box)
    _check_supply(box)
    for row in box.players:
        for level in box.level:
            _check_setup(box, row, level)


def _check_cards(box: Rows) -> None:
    expect = box.expect
    cards: tuple[Ghost | Incarnation, ...] = (*box.ghost, *box.incarnation)
    numbers = Counter(row.number for row in cards)
    for row in cards:
        kind = "ghost" if isinstance(row, Ghost) else "incarnation"
        expect.that(numbers[row.number] == 1, "check-number", kind, row.id, "number", found=row.number)
        expect.that(row.left.count("die") < 2, "check-one-die", kind, row.id, "left")
    for kind, wanted in (("ghost", 10), ("incarnation", 6)):
        found = sum(row.set == "white_moon" for row in (box.ghost if kind == "ghost" else box.incarnation))
        expect.that(found == wanted, "check-moon-cards", kind, field="set", wanted=wanted, found=found)
    for icon in ("buddha_first", "su_ling_off"):
        having = [row.id for row in box.incarnation if icon in (*row.left, *row.centre)]
        expect.that(len(having) < 2, "check-one-card", "incarnation", having[-1] if having else "", found=len(having))


def _check_families(box: Rows) -> None:
    expect = box.expect
    for family, members in zip(box.family, MEMBERS, strict=True):
        holds = family.members == members
        expect.that(holds, "check-members", "family", family.id, "members", wanted=members, found=family.members)
    expect.reference("artifact", "family", "family")
    for row in box.artifact:
        givers = [family.id for family in box.family if family.reward == row.id]
        expect.that(givers == [row.family], "check-giver", "artifact", row.id, "family")
        expect.that(row.single_use == (row.id in DISCARDED), "check-single-use", "artifact", row.id, "single_use")


def _check_boards(box: Rows) -> None:
    expect = box.expect
    for power, row in enumerate(box.power):
        expect.that(row.id == POWERS[power], "check-power", "power", row.id)
        expect.that(row.colour == BOARDS[BOARD_OF[power]], "check-power", "power", row.id, "colour")
    for one, two in zip(box.power[::2], box.power[1::2], strict=True):
        expect.that(one.face != two.face, "check-faces", "power", two.id, "face")
    for tile in box.tile:
        expect.that((tile.set == "white_moon") == (tile.id == TILES[-1]), "check-tile-set", "tile", tile.id, "set")


def _check_dice(box: Rows) -> None:
    expect = box.expect
    known = {"tao": (*COLOURS, "white"), "curse": ("blank", "haunt", "ghost", "tao", "qi")}
    for row in box.die:
        unknown = [face for face in row.faces if face not in known[row.id]]
        expect.that(not unknown, "check-face", "die", row.id, "faces", known=", ".join(known[row.id]))


def _check_supply(box: Rows) -> None:
    expect = box.expect
    wanted = {"tao_dice": 3, "grey_die": 1, "crystal": 4, "receptacle": 4, **dict.fromkeys(ONE_EACH, 4)}
    for row in box.supply:
        holds = row.id not in wanted or row.count == wanted[row.id]
        expect.that(holds, "check-supply", "supply", row.id, "count", wanted=wanted.get(row.id, 0), found=row.count)
    for seats, players in enumerate(box.players, 1):
        holds = players.count == seats
        expect.that(holds, "check-supply", "players", players.id, "count", wanted=seats, found=players.count)


def _check_setup(box: Rows, players: Players, level: Level) -> None:
    """Supply and deck are large enough for a number of players at a level."""
    expect, counts = box.expect, {row.id: row.count for row in box.supply}
    seats = players.count
    qi = seats * level.qi + (4 - seats) * max(level.qi, box.neutral[0].qi)
    expect.that(qi <= counts["qi"], "check-qi", "level", level.id, "qi", wanted=qi, players=seats, found=counts["qi"])
    black, most = seats * level.black_tao, counts["tao_each_colour"]
    expect.that(black <= most, "check-black-tao", "level", level.id, "black_tao", wanted=black, found=most)
    tokens, spare = seats * players.power_tokens, min(counts["power_token"], 3)
    holds = tokens <= spare
    expect.that(holds, "check-power-tokens", "players", players.id, "power_tokens", wanted=tokens, found=spare)
    wanted = level.incarnations if seats > 2 else level.incarnations_few
    below = wanted * box.deck[0].group
    base = sum(row.set == "base" for row in box.ghost)
    fewest = min(base, len(box.ghost) - box.deck[0].white_moon_removed) - players.removed
    expect.that(below <= fewest, "check-deck", "players", players.id, "removed", wanted=below, found=fewest)


# Usually


def doubt(box: Rows, usual: Expectations) -> None:
    """Report what differs from all copies we know of."""
    for colour in COLOURS:
        for name, count in (("base", 11), ("white_moon", 2)):
            found = sum(row.colour == colour and row.set == name for row in box.ghost)
            usual.that(
                found == count,
                "check-colours",
                "ghost",
                field="colour",
                colour=colour,
                set=name,
                wanted=count,
                found=found,
            )
    for row in box.ghost:
        if row.set == "base":
            strange = MOON_ICONS & {*row.left, *row.centre, *row.right}
            usual.that(not strange, "check-moon-icon", "ghost", row.id)
        usual.that("fast" not in row.left or "haunter" in row.centre, "check-fast", "ghost", row.id, "left")
    faces = by_id(box.die)
    usual.that(sorted(faces["tao"].faces) == sorted((*COLOURS, "white")), "check-tao-die", "die", "tao", "faces")
    usual.that(faces["curse"].faces.count("blank") == 2, "check-curse-die", "die", "curse", "faces")
    usual.that(box.graveyard[0].places == 12, "check-graveyard", "graveyard", "graveyard", "places", wanted=12)
    usual.that(len({row.reward for row in box.family}) == len(box.family), "check-rewards", "family", field="reward")
