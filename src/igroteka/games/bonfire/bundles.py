"""Whole payments for one click: the sensible ways to answer the questions of a price that is due.

Every legal payment can be made piece by piece; these are the ones that waste nothing: fitting pieces and wild ones in
any mixture, and pairs only for what is missing, taken from the most plentiful kinds.
"""

from typing import TypeAlias

from igroteka.games.bonfire.components import DOUBLE_YELLOW, GOLD, WILD
from igroteka.games.bonfire.rules.pay import resource_pairs, resource_ways, token_pairs, token_ways
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.topics import PAY_RESOURCE, PAY_RESOURCES, PAY_TOKEN, PAY_TOKENS, TWO

Found: TypeAlias = dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[str, ...]]  # keys by what is left

MANY = 24  # more would be no help


def bundles(s: State) -> list[tuple[str, ...]]:
    """The keys that answer the payment questions from now on, one tuple for each sensible payment.

    Questions with one option are not asked, so they have no key; bundles that spend the same pieces are one.
    """
    found: Found = {}
    _tokens(s.copy(), (), found)
    return list(found.values())[:MANY]


def _tokens(s: State, keys: tuple[str, ...], found: Found) -> None:
    if not s.due_tokens:
        _resources(s, keys, found)
        return
    seat, token, due = s.seat, s.due_token, s.due_tokens
    double = bool(s.gnomes[seat] & DOUBLE_YELLOW)
    ways = token_ways(s, seat, token, due, double)
    singles = [way for way in ways if way != TWO]
    for way in singles or [TWO]:
        asked = (*keys, PAY_TOKEN.key(way)) if len(ways) > 1 else keys
        after = s.copy()
        if way == TWO:
            pairs = token_pairs(s, seat, token, due, double)
            pair = max(pairs, key=lambda each: (each[1] != WILD, _plenty(s.tokens[seat * 7 : seat * 7 + 7], each)))
            asked = (*asked, PAY_TOKENS.key(pair)) if len(pairs) > 1 else asked
            _spend(after.tokens, seat * 7, pair)
            after.due_tokens -= 1
        else:
            _spend(after.tokens, seat * 7, (way,))
            after.due_tokens -= min(due, 2) if double and way == WILD else 1
        _tokens(after, asked, found)


def _resources(s: State, keys: tuple[str, ...], found: Found) -> None:
    if not s.due_resources:
        found.setdefault((tuple(s.tokens), tuple(s.resources)), keys)
        return
    seat, piece, rest = s.seat, s.due_resources[0], s.due_resources[1:]
    ways = resource_ways(s, seat, piece, rest)
    singles = [way for way in ways if way != TWO]
    for way in singles or [TWO]:
        asked = (*keys, PAY_RESOURCE.key(way)) if len(ways) > 1 else keys
        after = s.copy()
        after.due_resources = rest
        if way == TWO:
            pairs = resource_pairs(s, seat, rest)
            pair = max(pairs, key=lambda each: (each[1] != GOLD, _plenty(s.resources[seat * 6 : seat * 6 + 6], each)))
            asked = (*asked, PAY_RESOURCES.key(pair)) if len(pairs) > 1 else asked
            _spend(after.resources, seat * 6, pair)
        else:
            _spend(after.resources, seat * 6, (way,))
        _resources(after, asked, found)


def _spend(purse: list[int], at: int, pieces: tuple[int, ...]) -> None:
    for piece in pieces:
        purse[at + piece] -= 1


def _plenty(purse: list[int], pair: tuple[int, int]) -> int:
    """How plentiful the two kinds are: spend from what there is most of."""
    return purse[pair[0]] + purse[pair[1]]
