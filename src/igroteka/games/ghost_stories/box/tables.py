"""The printed values as the rules read them."""

from typing import Final, NamedTuple

from igroteka.content.components import by_id
from igroteka.games.ghost_stories.box.types import CARDS_MAX, Ghost, Incarnation, Rows
from igroteka.games.ghost_stories.words import (
    COLOURS,
    EACH_COLOUR,
    NO_COLOUR,
    NO_FAMILY,
    Card,
    Colour,
    Family,
    Villager,
)

ACTIONS: Final = ("haunter", "tormentor", "devourer", "group_tao")  # centre stones of Yin step 1
BEGINNINGS: Final = ("kill_chosen", "ghost_each_yin", "move_each_yin")  # centre stones of the start of a Yin phase


class CardSet(NamedTuple):
    """The cards of the base game or of White Moon, by number."""

    ghosts: tuple[Card, ...]
    incarnations: tuple[Card, ...]


class Tables:
    """What hot rules read, as tuples indexed by card number or small id."""

    __slots__ = (
        "actions", "beginnings", "board_cost", "buddhas", "card_id", "centre", "colour", "cost", "crystals", "curse",
        "family", "family_mask", "gatekeepers", "graveyard", "group", "guarded", "immune", "incarnation", "left",
        "level", "members", "multi", "neutral_qi", "not_wild", "penalty", "players", "points", "power_tokens", "qi",
        "reward", "right", "sets", "tao", "tao_faces", "villagers", "wm_removed",
    )  # fmt: skip

    def __init__(self, box: Rows) -> None:
        self._cards(box)
        self._villagers(box)
        counts = {row.id: row.count for row in box.supply}
        self.qi, self.tao, self.buddhas = counts["qi"], counts["tao_each_colour"], counts["buddha"]
        self.crystals, self.power_tokens = counts["crystal"], counts["power_token"]
        faces = by_id(box.die)
        self.tao_faces = tuple(Colour((*COLOURS, "white").index(face)) for face in faces["tao"].faces)
        self.curse = faces["curse"].faces
        self.level = by_id(box.level)
        self.players = {row.count: row for row in box.players}
        self.group, self.wm_removed = box.deck[0].group, box.deck[0].white_moon_removed
        self.neutral_qi = box.neutral[0].qi
        self.graveyard = box.graveyard[0].places
        self.points = {row.id: row.points for row in box.score}

    def _cards(self, box: Rows) -> None:
        ghosts = {row.number: row for row in box.ghost}
        wu_feng = {row.number: row for row in box.incarnation}
        cards = [ghosts.get(number) or wu_feng.get(number) for number in range(CARDS_MAX)]
        self.card_id = tuple(row.id if row else "" for row in cards)
        self.left = tuple(row.left if row else () for row in cards)
        self.centre = tuple(row.centre if row else () for row in cards)
        self.right = tuple(row.right if row else () for row in cards)
        self.incarnation = tuple(number in wu_feng for number in range(CARDS_MAX))
        self.colour = tuple(_colour(row) for row in cards)
        self.cost = tuple(_cost(row) for row in cards)
        self.board_cost = tuple(row.cost.get("board", 0) if isinstance(row, Incarnation) else 0 for row in cards)
        costs = zip(self.cost, self.board_cost, strict=True)
        self.multi = tuple(sum(map(bool, (*cost, board))) > 1 for cost, board in costs)
        self.guarded = tuple("opposite_empty" in centre or "buddha_first" in centre for centre in self.centre)
        self.gatekeepers = tuple(n for n, left in enumerate(self.left) if "portal_off" in left)
        self.immune = tuple("immune" in centre for centre in self.centre)
        self.not_wild = tuple(n for n, centre in enumerate(self.centre) if "white_not_wild" in centre)
        self.beginnings = tuple(tuple(each for each in centre if each in BEGINNINGS) for centre in self.centre)
        self.actions = tuple(tuple(each for each in centre if each in ACTIONS) for centre in self.centre)
        self.sets = {
            name: CardSet(
                tuple(sorted(Card(row.number) for row in box.ghost if row.set == name)),
                tuple(sorted(Card(row.number) for row in box.incarnation if row.set == name)),
            )
            for name in ("base", "white_moon")
        }

    def _villagers(self, box: Rows) -> None:
        """Villagers are numbered 1 to 24, family by family."""
        self.members = tuple(row.members for row in box.family)
        self.penalty = tuple(row.penalty for row in box.family)
        self.reward = tuple(row.reward for row in box.family)
        self.family = (NO_FAMILY, *(Family(n) for n, members in enumerate(self.members) for _ in range(members)))
        self.villagers = tuple(map(Villager, range(1, len(self.family))))
        masks = [0] * len(self.members)
        for villager in self.villagers:
            masks[self.family[villager]] |= 1 << villager
        self.family_mask = tuple(masks)


def _colour(row: Ghost | Incarnation | None) -> Colour:
    if row is None:
        return NO_COLOUR
    return EACH_COLOUR[COLOURS.index(row.colour if isinstance(row, Ghost) else row.frame)]


def _cost(row: Ghost | Incarnation | None) -> tuple[int, ...]:
    """The symbols to match, by colour."""
    if row is None:
        return (0,) * 5
    if isinstance(row, Ghost):
        return tuple(row.resistance if colour == row.colour else 0 for colour in COLOURS)
    return tuple(row.cost.get(colour, 0) for colour in COLOURS)
