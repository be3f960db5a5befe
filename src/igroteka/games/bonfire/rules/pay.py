"""Payments: for each piece due the payer chooses itself, its wild piece, or any two of the kind (bonfire.pay.*)."""

from igroteka.games.bonfire.events import PAID_RESOURCE, PAID_TOKEN
from igroteka.games.bonfire.query import covers
from igroteka.games.bonfire.state import State, T
from igroteka.games.bonfire.topics import PAY_RESOURCE, PAY_RESOURCES, PAY_TOKEN, PAY_TOKENS, TWO
from igroteka.games.bonfire.words import ANY, DOUBLE_YELLOW, GOLD, RESOURCES, TOKENS, WILD
from igroteka.kernel.ask import Flow, choose


def owe_tokens(s: State, token: int, count: int) -> None:
    s.due_token, s.due_tokens = token, count


def pay(t: T) -> Flow[None] | None:
    """Step: pay the next piece due, tokens before resources; the step is repeated until nothing is due."""
    if t.state.due_tokens:
        return pay_token(t)
    return pay_resource(t) if t.state.due_resources else None


def _pay_on(s: State) -> None:
    """Pay the next piece, if any is left."""
    if s.due_tokens or s.due_resources:
        s.later("pay")


def pay_token(t: T) -> Flow[None]:
    """One token due: itself, a yellow one, or any two; with master 5 a yellow one counts as two (bonfire.master.05)."""
    s = t.state
    seat, token, due = s.seat, s.due_token, s.due_tokens
    double = bool(s.gnomes[seat] & DOUBLE_YELLOW)
    way = yield from choose(seat, PAY_TOKEN, token_ways(s, seat, token, due, double), (TOKENS[token], due))
    if way == TWO:
        s.later("pair")
        return
    _spend_token(t, seat, way)
    s.due_tokens -= min(due, 2) if double and way == WILD else 1
    _pay_on(s)


def pair(t: T) -> Flow[None]:
    """Step: which two tokens, or resources, stand for the piece due."""
    s = t.state
    seat = s.seat
    if s.due_tokens:
        token, due, double = s.due_token, s.due_tokens, bool(s.gnomes[seat] & DOUBLE_YELLOW)
        pairs = token_pairs(s, seat, token, due, double)
        one, two = yield from choose(seat, PAY_TOKENS, pairs, (TOKENS[token], due))
        _spend_token(t, seat, one)
        _spend_token(t, seat, two)
        s.due_tokens -= 1
    else:
        piece, rest = s.due_resources[0], s.due_resources[1:]
        pairs = resource_pairs(s, seat, rest)
        one, two = yield from choose(seat, PAY_RESOURCES, pairs, (RESOURCES[piece], len(rest) + 1))
        _spend_resource(t, seat, one)
        _spend_resource(t, seat, two)
        s.due_resources = rest
    _pay_on(s)


def token_ways(s: State, seat: int, token: int, due: int, double: bool) -> list[int]:
    """How the next token due can be paid so that the rest can be paid too."""
    at = seat * 7
    ways = []
    if s.tokens[at + token]:
        ways.append(token)
    if s.tokens[at + WILD]:
        ways.append(WILD)
    if _has_token_pair(s, seat, token, due, double):
        ways.append(TWO)
    return ways


def _has_token_pair(s: State, seat: int, token: int, due: int, double: bool) -> bool:
    """Whether `token_pairs` has any, without listing them: two odd tokens, or one and a fitting or yellow one, or a
    pair of those if one more can be paid than is due."""
    at = seat * 7
    own, wild = s.tokens[at + token], s.tokens[at + WILD]
    others = sum(s.tokens[at : at + 7]) - own - wild
    if others > 1:
        return True
    pairable = own if double else own + wild
    if others:
        return pairable > 0
    return pairable > 1 and own + (2 * wild if double else wild) > due


def token_pairs(s: State, seat: int, token: int, due: int, double: bool) -> list[tuple[int, int]]:
    """Two tokens that may stand for one of those due. With master 5 a yellow token never needs a second one."""
    at = seat * 7
    purse = s.tokens[at : at + 7]
    own, wild = purse[token], purse[WILD]
    others = sum(purse) - own - wild
    worth = 2 if double else 1
    held = [each for each in range(WILD if double else 7) if purse[each]]
    found = []
    for index, one in enumerate(held):
        for two in held[index if purse[one] > 1 else index + 1 :]:
            own_left = own - (one == token) - (two == token)
            wild_left = wild - (one == WILD) - (two == WILD)
            others_left = others - 2 + own - own_left + wild - wild_left
            if own_left + wild_left * worth + (others_left >> 1) >= due - 1:
                found.append((one, two))
    return found


def pay_resource(t: T) -> Flow[None]:
    """One resource due: itself, gold, or any two; or any one, where a master gives the choice."""
    s = t.state
    seat, piece, rest = s.seat, s.due_resources[0], s.due_resources[1:]
    about = (RESOURCES[piece] if piece != ANY else "any", len(rest) + 1)
    way = yield from choose(seat, PAY_RESOURCE, resource_ways(s, seat, piece, rest), about)
    if way == TWO:
        s.later("pair")
        return
    _spend_resource(t, seat, way)
    s.due_resources = rest
    _pay_on(s)


def resource_ways(s: State, seat: int, piece: int, rest: tuple[int, ...]) -> list[int]:
    """How the next resource due can be paid so that the rest can be paid too."""
    purse = s.resources[seat * 6 : seat * 6 + 6]
    if piece == ANY:
        return [each for each in range(ANY) if purse[each]]
    ways = []
    for each in (piece, GOLD) if piece != GOLD else (GOLD,):
        if purse[each]:
            purse[each] -= 1
            if covers(purse[:], rest):
                ways.append(each)
            purse[each] += 1
    if sum(purse) > 1 and (not rest or resource_pairs(s, seat, rest)):
        ways.append(TWO)
    return ways


def resource_pairs(s: State, seat: int, rest: tuple[int, ...]) -> list[tuple[int, int]]:
    """Two resources that may stand for the one due."""
    purse = s.resources[seat * 6 : seat * 6 + 6]
    held = [each for each in range(6) if purse[each]]
    found = []
    for index, one in enumerate(held):
        for two in held[index if purse[one] > 1 else index + 1 :]:
            left = purse[:]
            left[one] -= 1
            left[two] -= 1
            if covers(left, rest):
                found.append((one, two))
    return found


def _spend_token(t: T, seat: int, token: int) -> None:
    t.state.tokens[seat * 7 + token] -= 1
    t.tell(PAID_TOKEN, seat, TOKENS[token], 1)


def _spend_resource(t: T, seat: int, resource: int) -> None:
    t.state.resources[seat * 6 + resource] -= 1
    t.tell(PAID_RESOURCE, seat, RESOURCES[resource], 1)
