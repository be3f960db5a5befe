"""The planner of a turn: what each tile promises a Taoist there and then, with exact chances of the dice."""

from collections.abc import Sequence
from typing import Final

from igroteka.games.ghost_stories.bots import moon
from igroteka.games.ghost_stories.bots import prices as price
from igroteka.games.ghost_stories.bots.chances import hits, shared
from igroteka.games.ghost_stories.bots.prices import Outlook, main_colour, powers_of
from igroteka.games.ghost_stories.bots.tiles import help_at
from igroteka.games.ghost_stories.query import exorcisable, has_buddha, is_lying
from igroteka.games.ghost_stories.words import (
    ADJACENT,
    CENTRE,
    EACH_BOARD,
    EACH_COLOUR,
    EACH_POSITION,
    FACING,
    FAVORITE,
    GUST,
    LINES,
    MOUNTAIN,
    SECOND_WIND,
    SIDE_OF,
    SPIRES,
    Board,
    Colour,
    Position,
    Space,
    tao_at,
)
from igroteka.kernel.bits import has

NEXT = 0.187  # times what the next turn's best action promises
AGAIN = 0.46  # times the same attack once more
TWICE = 0.699  # times a second action in the same turn
MANY_COLOURS = 0.335  # times the chance that dice show that many of one colour

NEAR: Final = tuple((tile, *ADJACENT[tile]) for tile in EACH_POSITION)


class Planner:
    """One Taoist's possibilities, perhaps with powers (``borrow``: their bits) that would have to be borrowed."""

    __slots__ = ("_attacks", "_costs", "_everywhere", "again", "board", "dice", "out", "powers", "s")

    def __init__(self, out: Outlook, board: Board, borrow: int = 0) -> None:
        self.out, self.s, self.board = out, out.s, board
        self.powers = powers_of(out.s, board) | borrow
        self.dice = out.dice + has(self.powers, MOUNTAIN)
        self.again = has(self.powers, FAVORITE)
        self._attacks: list[float | None] = [None] * len(EACH_POSITION)
        self._everywhere: list[tuple[float, float]] = []  # the attack and the help on each tile
        self._costs: dict[tuple[Position, Colour], list[float]] = {}

    # Moves

    def reach(self, tile: Position) -> Sequence[Position]:
        """Where a move from a tile may lead."""
        if is_lying(self.s, self.board):
            return (tile,)
        return EACH_POSITION if has(self.powers, SPIRES) else NEAR[tile]

    def plan(self, tile: Position) -> float:
        """The value of going to a tile, acting there and placing a Buddha, plus what comes next."""
        tokens = price.POWER_BACK * self.s.centre_tokens if tile == CENTRE else 0.0
        moonlight = moon.on_the_way(self.s, self.board, tile) if self.s.white_moon else 0.0
        return self.acting(tile) + self.placing(tile) + self.ahead(tile) + self.gathering(tile) + tokens + moonlight

    def acting(self, tile: Position) -> float:
        """What the best actions on a tile promise."""
        attack, helped = self.attack(tile), help_at(self.out, self.board, tile)
        if self.s.white_moon:
            helped = max(helped, moon.rescue(self.out, tile, moon.leads(self.s, self.board, tile)))
        if has(self.powers, GUST):
            return attack + max(helped, 0.0)
        best = max(attack, helped, 0.0)
        return best * (1 + TWICE) if has(self.powers, SECOND_WIND) else best

    def placing(self, tile: Position) -> float:
        """The value of a Buddha in hand there."""
        s = self.s
        if s.buddhas[self.board] <= (s.fresh_buddhas if self.board == s.active else 0):
            return 0.0
        return max([self.placed(space) for space in FACING[tile]], default=0.0)

    def placed(self, space: Space) -> float:
        """The value of a Buddha in a space, if that is free."""
        if self.s.space[space] or has_buddha(self.s, space):
            return 0.0
        return price.PLACED + price.PLACED_CROWD * self.out.boards[SIDE_OF[space]]

    def ahead(self, tile: Position) -> float:
        """What the next turn promises from a tile: an attack, or a villager's help."""
        if not self._everywhere:
            self._everywhere = [(self.attack(to), help_at(self.out, self.board, to)) for to in EACH_POSITION]
        best = 0.0
        for to in self.reach(tile):
            attack, helped = self._everywhere[to]
            best = max(best, attack * AGAIN if to == tile else attack, helped)
        return NEXT * best

    def gathering(self, tile: Position) -> float:
        """The value of bringing tokens to the tile before an incarnation, where other Taoists may use them."""
        value = 0.0
        for space in self.out.wu_feng:
            if LINES[space][0] == tile:
                value += price.GATHER * self._brought(tile, space)
        return value

    def _brought(self, tile: Position, space: Space) -> int:
        """How many of the Taoist's tokens an incarnation takes beyond those of others on the tile."""
        s, count = self.s, 0
        others = [board for board in EACH_BOARD if board != self.board and s.at[board] == tile and s.qi[board]]
        for colour, need in zip(EACH_COLOUR, self.out.need[space], strict=True):
            there = sum([s.tao[tao_at(board, colour)] for board in others])
            count += min(max(0, need - there), s.tao[tao_at(self.board, colour)])
        return count

    def best_attack(self, tile: Position) -> float:
        """The best attack within reach of a tile."""
        return max([self.attack(to) for to in self.reach(tile)])

    # Exorcisms

    def attack(self, tile: Position) -> float:
        """What an exorcism from a tile promises."""
        value = self._attacks[tile]
        if value is None:
            space, box = self.s.space, self.out.box
            aimed = [each for each in FACING[tile] if space[each] and exorcisable(self.s, box, each)]
            value = self._attacks[tile] = self._aim(tile, aimed)
        return value

    def _aim(self, tile: Position, aimed: list[Space]) -> float:
        if len(aimed) < 2:
            return self._one(tile, aimed[0]) if aimed else 0.0
        one, two = aimed
        multi = self.out.box.tables.multi
        if multi[self.s.space[one]] or multi[self.s.space[two]]:
            return max(self._one(tile, one), self._one(tile, two))
        same = self._colour(one) == self._colour(two)
        return max(0.0, self._same(tile, one, two) if same else self._two(tile, one, two))

    def _colour(self, space: Space) -> Colour:
        return main_colour(self.out.need[space])

    def costs(self, tile: Position, colour: Colour) -> list[float]:
        """The cost of spending 0, 1, 2 … tokens of a colour on a tile, including tokens of other Taoists there."""
        costs = self._costs.get((tile, colour))
        if costs is None:
            costs = self._costs[tile, colour] = self._count(tile, colour)
        return costs

    def _count(self, tile: Position, colour: Colour) -> list[float]:
        s, each = self.s, []
        for board in EACH_BOARD if not s.tao_locks else ():
            if board == self.board or (s.at[board] == tile and s.qi[board]):
                each += [self.out.token(colour, held + 1) for held in range(s.tao[tao_at(board, colour)])]
        costs = [0.0]
        for cost in sorted(each):
            costs.append(costs[-1] + cost)
        return costs

    def _one(self, tile: Position, space: Space) -> float:
        """One ghost: tokens pay for what the dice leave, if that is worth it."""
        out = self.out
        if out.box.tables.multi[self.s.space[space]]:
            return self._many(tile, space)
        won = self._won(tile, space)
        if out.hard[space]:
            return won[-1]
        return sum([chance * won[max(0, len(won) - 1 - shows)] for shows, chance in enumerate(self._hits())])

    def _hits(self) -> tuple[float, ...]:
        return hits(self.dice, self.out.wild, self.again)

    def _won(self, tile: Position, space: Space) -> list[float]:
        """The gain when 0, 1, 2 … up to all symbols are missing."""
        prize, need = self.out.prize[space], self.out.need[space]
        symbols = max(need)
        won = [max(0.0, prize - cost) for cost in self.costs(tile, main_colour(need))[: symbols + 1]]
        won[0] = prize  # a ghost that falls by the dice alone falls, wanted or not
        return won + [0.0] * (symbols + 1 - len(won))

    def _many(self, tile: Position, space: Space) -> float:
        """An incarnation of several colours: tokens first, the dice for what they leave."""
        out = self.out
        lack = 0
        for colour, symbols in zip(EACH_COLOUR, out.need[space], strict=True):
            lack += max(0, symbols + 1 - len(self.costs(tile, colour)))
        if lack > self.dice:
            return 0.0
        chance = sum(hits(self.dice, out.wild, self.again)[lack:])
        return out.prize[space] * chance * (MANY_COLOURS if lack > 1 else 1.0)

    def _two(self, tile: Position, one: Space, two: Space) -> float:
        """Two ghosts before a corner: both, one of them or none, as the dice fall."""
        out = self.out
        won_1, won_2 = self._won(tile, one), self._won(tile, two)
        all_1, all_2 = len(won_1) - 1, len(won_2) - 1
        if out.hard[one] or out.hard[two]:  # no face counts for hard ghosts
            return self._beside(won_1, out.hard[one]) + self._beside(won_2, out.hard[two])
        value = 0.0
        for chance, ways in shared(self.dice, out.wild, self.again, all_1, all_2):
            best = 0.0
            for lack_1, lack_2 in ways:
                won = won_1[lack_1] + won_2[lack_2]
                if won > best:
                    best = won
            value += chance * best
        return value

    def _beside(self, won: list[float], hard: bool) -> float:
        """A ghost that shares neither dice nor tokens with another: each face counts for one of them at most."""
        if hard:
            return max(0.0, won[-1])
        return sum([chance * max(0.0, won[max(0, len(won) - 1 - shows)]) for shows, chance in enumerate(self._hits())])

    def _same(self, tile: Position, one: Space, two: Space) -> float:
        """Two ghosts of one colour: they share dice and tokens."""
        out = self.out
        won_1, won_2 = self._won(tile, one), self._won(tile, two)
        soft_1, soft_2 = (not out.hard[space] for space in (one, two))
        all_1, all_2 = len(won_1) - 1, len(won_2) - 1
        costs, prize = self.costs(tile, self._colour(one)), out.prize[one] + out.prize[two]
        value = 0.0
        for shows, chance in enumerate(self._hits()):
            best = max(won_1[max(0, all_1 - soft_1 * shows)], won_2[max(0, all_2 - soft_2 * shows)])
            lack = all_1 + all_2 - min(shows, soft_1 * all_1 + soft_2 * all_2)
            if lack < len(costs):
                best = max(best, prize - costs[lack])
            value += chance * best
        return value
