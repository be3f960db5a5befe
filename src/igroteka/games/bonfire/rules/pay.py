"""Payments: for each piece due the payer chooses itself, its wild piece, or any two of the kind (bonfire.pay.*).

Each piece is a step of its own. If there is only one way to pay it, nobody is asked.
"""

from igroteka.games.bonfire.events import PAID_RESOURCE, PAID_TOKEN
from igroteka.games.bonfire.query import covers
from igroteka.games.bonfire.state import State, T, resource_at, resources_of, token_at, tokens_of
from igroteka.games.bonfire.topics import PAY_RESOURCE, PAY_RESOURCES, PAY_TOKEN, PAY_TOKENS
from igroteka.games.bonfire.words import (
    ALL_RESOURCES,
    ALL_TOKENS,
    ANY,
    DOUBLE_YELLOW,
    GOLD,
    RESOURCES,
    TOKENS,
    TWO_RESOURCES,
    TWO_TOKENS,
    WILD,
    Resource,
    Seat,
    Token,
)
from igroteka.kernel.ask import Flow, choose

# Action tokens


def pay_tokens(t: T, token: Token, due: int) -> Flow[None] | None:
    """Step: pay the next of several tokens of a type: itself, a yellow one, or any two."""
    s = t.state
    ways = token_ways(s, s.seat, token, due, _doubles(s))
    if len(ways) > 1:
        return _choose_token(t, token, due, ways)
    _pay_token(t, token, due, ways[0])
    return None


def _doubles(s: State) -> bool:
    """Whether a yellow token counts as two (bonfire.master.05)."""
    return bool(s.gnomes[s.seat] & DOUBLE_YELLOW)


def _choose_token(t: T, token: Token, due: int, ways: list[Token]) -> Flow[None]:
    way = yield from choose(t.state.seat, PAY_TOKEN, ways, (TOKENS[token], due))
    _pay_token(t, token, due, way)


def _pay_token(t: T, token: Token, due: int, way: Token) -> None:
    if way == TWO_TOKENS:
        t.then(pay_token_pair, token, due)
        return
    _spend_token(t, way)
    left = due - (2 if way == WILD and _doubles(t.state) else 1)
    if left > 0:
        t.then(pay_tokens, token, left)


def pay_token_pair(t: T, token: Token, due: int) -> Flow[None]:
    """Step: which two tokens stand for the one due."""
    s = t.state
    pairs = token_pairs(s, s.seat, token, due, _doubles(s))
    one, two = yield from choose(s.seat, PAY_TOKENS, pairs, (TOKENS[token], due))
    _spend_token(t, one)
    _spend_token(t, two)
    if due > 1:
        t.then(pay_tokens, token, due - 1)


def _spend_token(t: T, token: Token) -> None:
    s = t.state
    s.tokens[token_at(s.seat, token)] -= 1
    t.tell(PAID_TOKEN, s.seat, TOKENS[token], 1)


def token_ways(s: State, seat: Seat, token: Token, due: int, double: bool) -> list[Token]:
    """How the next token due can be paid so that the rest can be paid too."""
    purse = tokens_of(s, seat)
    ways = []
    if purse[token]:
        ways.append(token)
    if purse[WILD]:
        ways.append(WILD)
    if _has_token_pair(purse, token, due, double):
        ways.append(TWO_TOKENS)
    return ways


def _has_token_pair(purse: list[int], token: Token, due: int, double: bool) -> bool:
    """Whether `token_pairs` has any, without listing them: two odd tokens, or one and a fitting or yellow one, or a
    pair of those if one more can be paid than is due."""
    own, wild = purse[token], purse[WILD]
    others = sum(purse) - own - wild
    if others > 1:
        return True
    pairable = own if double else own + wild
    if others:
        return pairable > 0
    return pairable > 1 and own + (2 * wild if double else wild) > due


def token_pairs(s: State, seat: Seat, token: Token, due: int, double: bool) -> list[tuple[Token, Token]]:
    """Two tokens that may stand for one of those due. With master 5 a yellow token never needs a second one."""
    purse = tokens_of(s, seat)
    own, wild = purse[token], purse[WILD]
    others = sum(purse) - own - wild
    worth = 2 if double else 1
    owned = [each for each in (ALL_TOKENS[:WILD] if double else ALL_TOKENS) if purse[each]]
    found = []
    for index, one in enumerate(owned):
        for two in owned[index if purse[one] > 1 else index + 1 :]:
            own_left = own - (one == token) - (two == token)
            wild_left = wild - (one == WILD) - (two == WILD)
            others_left = others - 2 + own - own_left + wild - wild_left
            if own_left + wild_left * worth + (others_left >> 1) >= due - 1:
                found.append((one, two))
    return found


# Resources


def pay_resources(t: T, *price: Resource) -> Flow[None] | None:
    """Step: pay the first resource of a price: itself, gold, or any two; for ANY whatever the payer chooses."""
    s = t.state
    ways = resource_ways(s, s.seat, price[0], price[1:])
    if len(ways) > 1:
        return _choose_resource(t, price, ways)
    _pay_resource(t, price, ways[0])
    return None


def _choose_resource(t: T, price: tuple[Resource, ...], ways: list[Resource]) -> Flow[None]:
    about = (RESOURCES[price[0]] if price[0] != ANY else "any", len(price))
    way = yield from choose(t.state.seat, PAY_RESOURCE, ways, about)
    _pay_resource(t, price, way)


def _pay_resource(t: T, price: tuple[Resource, ...], way: Resource) -> None:
    if way == TWO_RESOURCES:
        t.then(pay_resource_pair, *price)
        return
    _spend_resource(t, way)
    if len(price) > 1:
        t.then(pay_resources, *price[1:])


def pay_resource_pair(t: T, *price: Resource) -> Flow[None]:
    """Step: which two resources stand for the first of a price."""
    s = t.state
    pairs = resource_pairs(s, s.seat, price[1:])
    one, two = yield from choose(s.seat, PAY_RESOURCES, pairs, (RESOURCES[price[0]], len(price)))
    _spend_resource(t, one)
    _spend_resource(t, two)
    if len(price) > 1:
        t.then(pay_resources, *price[1:])


def _spend_resource(t: T, resource: Resource) -> None:
    s = t.state
    s.resources[resource_at(s.seat, resource)] -= 1
    t.tell(PAID_RESOURCE, s.seat, RESOURCES[resource], 1)


def resource_ways(s: State, seat: Seat, piece: Resource, rest: tuple[Resource, ...]) -> list[Resource]:
    """How the next resource due can be paid so that the rest can be paid too."""
    purse = resources_of(s, seat)
    if piece == ANY:
        return [each for each in ALL_RESOURCES if purse[each]]
    ways = []
    for each in (piece, GOLD) if piece != GOLD else (GOLD,):
        if purse[each]:
            purse[each] -= 1
            if covers(purse[:], rest):
                ways.append(each)
            purse[each] += 1
    if sum(purse) > 1 and (not rest or resource_pairs(s, seat, rest)):
        ways.append(TWO_RESOURCES)
    return ways


def resource_pairs(s: State, seat: Seat, rest: tuple[Resource, ...]) -> list[tuple[Resource, Resource]]:
    """Two resources that may stand for the one due."""
    purse = resources_of(s, seat)
    owned = [each for each in ALL_RESOURCES if purse[each]]
    found = []
    for index, one in enumerate(owned):
        for two in owned[index if purse[one] > 1 else index + 1 :]:
            left = purse[:]
            left[one] -= 1
            left[two] -= 1
            if covers(left, rest):
                found.append((one, two))
    return found
