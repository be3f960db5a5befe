"""Pure questions about a state: what can be paid, where things may go, what a city has."""

from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.state import (
    AT_BONFIRE,
    AWAY,
    EMPTY,
    SHAPE_COUNT,
    SOUTH,
    State,
    area_of,
    gift_of,
    gift_tops_of,
    guardian_at,
    guardians_of,
    isle_of,
    novices_at,
    pile_of,
    resources_of,
    slots_of,
    stack_at,
    tokens_of,
)
from igroteka.games.bonfire.words import (
    ALL_NOTCHES,
    ANY,
    ANY_GIFTS,
    ANY_NOTCH,
    ANY_PRICE,
    CHEAP_TASK,
    COUNCIL_CELLS,
    CROWDED_PATH,
    DOUBLE_YELLOW,
    ELDER_COUNT,
    FURTHER_TURN,
    GNOME,
    GNOME_LIMIT,
    GOLD,
    GREAT_CELLS,
    GUARDIANS,
    GUARDIANS5,
    MASTERS,
    OVERHANG,
    OWN,
    PATH_LIMIT,
    PATHS7,
    PORTALS7,
    SLOTS,
    TASK,
    TASKS7,
    WILD,
)

# Turns


def turn_number(s: State) -> int:
    """Turns begun; against Tom rounds begun, for the player answers in Tom's turns too."""
    return (s.turns + 1) // 2 if s.solo else s.turns


# Payments


def token_count(s: State, seat: int) -> int:
    """Action tokens in a supply."""
    return sum(tokens_of(s, seat))


def most_tokens(s: State, seat: int, token: int) -> int:
    """How many tokens of a type can be paid."""
    return most_of(tokens_of(s, seat), token, bool(s.gnomes[seat] & DOUBLE_YELLOW))


def most_of(purse: list[int], token: int, double: bool) -> int:
    """The same with these tokens: itself, a yellow one (two with master 5), or any two (bonfire.pay.*)."""
    own, wild = purse[token], purse[WILD]
    pairs = (sum(purse) - own - wild) >> 1
    return own + pairs + (wild * 2 if double else wild)


def most_resources(s: State, seat: int, resource: int) -> int:
    """How many pieces of one resource can be paid: itself, gold, or any two."""
    purse = resources_of(s, seat)
    if resource == GOLD:
        return purse[GOLD] + (sum(purse) - purse[GOLD] >> 1)
    own, gold = purse[resource], purse[GOLD]
    return own + gold + (sum(purse) - own - gold >> 1)


def can_pay(s: State, seat: int, price: tuple[int, ...]) -> bool:
    """Whether a price in resources can be paid, replacements included; prices of ANY take whatever there is."""
    return covers(resources_of(s, seat), price)


def covers(purse: list[int], price: tuple[int, ...]) -> bool:
    """Whether these resources (the list is used up) can pay a price: a fitting piece is always best spent on itself."""
    if ANY in price:
        return sum(purse) >= len(price)
    short = 0
    for resource in price:
        if purse[resource]:
            purse[resource] -= 1
        else:
            short += 1
    if not short:
        return True
    gold = purse[GOLD]
    return gold + (sum(purse) - gold >> 1) >= short


# What a city has


def gnome_count(s: State, city: int) -> int:
    return s.gnomes[city].bit_count()


def guardian_count(s: State, city: int) -> int:
    return len(GUARDIANS) - guardians_of(s, city).count(AWAY)


def task_count(s: State, city: int) -> int:
    """Tasks and Bonfires."""
    return SLOTS - slots_of(s, city).count(EMPTY)


def common_count(s: State, city: int, common: int) -> int:
    """How far a city is with a common task: Paths (the starting tile too), tasks, portals, Guardians, gnomes."""
    if common == PATHS7:
        return len(s.built[city]) + 1
    if common == TASKS7:
        return task_count(s, city)
    if common == PORTALS7:
        return s.portals[city].bit_count()
    return guardian_count(s, city) if common == GUARDIANS5 else gnome_count(s, city)


def common_met(s: State, box: Box, city: int, common: int) -> bool:
    """Whether a city fulfils a common task."""
    return common_count(s, city, common) >= box.common_need[common]


def nearly_common(s: State, city: int) -> bool:
    """Whether a city has enough of anything to fulfil a common task: a quick no for most cities."""
    return (
        len(s.built[city]) > 3
        or s.portals[city].bit_count() > 3
        or s.gnomes[city].bit_count() > 3
        or slots_of(s, city).count(EMPTY) < 4
        or guardians_of(s, city).count(AWAY) < 2
    )


def gifts_on(s: State, seat: int, island: int) -> int:
    """How many of its gift tokens a seat has on an island."""
    return isle_of(s, island).count(gift_of(seat))


def tasks_on(s: State, island: int) -> list[int]:
    return [task for task in isle_of(s, island) if task >= 0]


def free_slots(s: State, city: int) -> list[int]:
    return [slot for slot, task in enumerate(slots_of(s, city)) if task == EMPTY]


def novices(s: State) -> int:
    """Novices in the High Council, of whatever colour."""
    return sum(s.council)


def elder_count(s: State, city: int) -> int:
    return (s.gnomes[city] >> MASTERS).bit_count()


def path_resource(s: State, box: Box, city: int, place: int) -> int:
    """The resource of a Path place (1 is the starting tile)."""
    return box.start_resource if place == 1 else box.path_resource[s.built[city][place - 2]]


def path_crystal(s: State, box: Box, city: int, place: int) -> int:
    return box.start_crystal if place == 1 else box.path_crystal[s.built[city][place - 2]]


def pile_size(s: State, pile: int) -> int:
    """Path tiles in a pile, those put back under it too."""
    return s.piles[pile] + sum(pile_of(each) == pile for each in s.under)


# Targets and prices


def ship_cost(s: State, box: Box, seat: int, island: int) -> int:
    """Tokens to an island: 1 from the pier or along a route, 2 along two, 3 anywhere; 0: it is here."""
    here = s.ships[seat]
    return 1 if here == EMPTY else box.distance[here][island]


def task_cost(s: State, seat: int) -> int:
    """Task tokens for the next task at the ship's island (bonfire.task.take.cost1)."""
    return 1 if s.gnomes[seat] & CHEAP_TASK else gifts_on(s, seat, s.ships[seat]) + 1


def gift_price(s: State, box: Box, seat: int, stack: int) -> tuple[int, ...]:
    """The two resources due with the open gift token of a stack."""
    if s.gnomes[seat] & ANY_GIFTS:
        return (ANY, ANY)
    return (s.gift_tops[stack_at(seat, stack)], box.island_resource[s.ships[seat]])


def gift_stacks(s: State, box: Box, seat: int) -> list[int]:
    """The stacks whose open gift token can be brought to the ship's island."""
    return [
        stack
        for stack, top in enumerate(gift_tops_of(s, seat))
        if top != EMPTY and can_pay(s, seat, gift_price(s, box, seat, stack))
    ]


def can_take_task(s: State, box: Box, seat: int) -> bool:
    """Whether a task can be received now: place, slot, tokens and resources (bonfire.task.take.*)."""
    island = s.ships[seat]
    if island == EMPTY or box.island_resource[island] == EMPTY or max(isle_of(s, island)) < 0:
        return False
    if EMPTY not in slots_of(s, seat) or most_tokens(s, seat, TASK) < task_cost(s, seat):
        return False
    return bool(gift_stacks(s, box, seat))


def retrievable(s: State, box: Box, seat: int) -> int:
    """The Guardian that waits at the ship's island and is missing in the city, or -1."""
    island = s.ships[seat]
    if island == EMPTY:
        return -1
    colour = box.island_guardian[island]
    return colour if colour >= 0 and s.guardians[guardian_at(seat, colour)] == AWAY else -1


def missing_guardians(s: State, city: int) -> list[int]:
    """Island colours a city does not have."""
    return [colour for colour in range(OWN) if s.guardians[guardian_at(city, colour)] == AWAY]


def stops(s: State, city: int, place: int, steps: int) -> list[int]:
    """Where a Guardian may end within some steps: free Path places ahead, free Bonfires through portals."""
    taken = guardians_of(s, city)
    end = len(s.built[city]) + 1
    crowded = s.gnomes[city] & CROWDED_PATH
    found = [each for each in range(place + 1, min(place + steps, end) + 1) if crowded or each not in taken]
    doors = s.lit[city] & s.portals[city]
    if doors:
        found += [
            each + AT_BONFIRE
            for each in range(place or 1, min(place + steps - 1, end) + 1)
            if doors >> (each - 1) & 1 and each + AT_BONFIRE not in taken
        ]
    return found


def leaps(s: State, city: int, guardian: int) -> list[int]:
    """Where the council bonus may move a Guardian, forward or back (bonfire.council.guardian_move)."""
    here = s.guardians[guardian_at(city, guardian)]
    return [each for each in stops(s, city, 0, 9) if each != here]


def can_march(s: State, seat: int, steps: int) -> bool:
    """Whether any Guardian can step."""
    taken, end = guardians_of(s, seat), len(s.built[seat]) + 1
    for place in taken:
        if AWAY < place <= AT_BONFIRE:
            if place < end and place + 1 not in taken:  # the next place is free
                return True
            if stops(s, seat, place, steps):
                return True
    return False


def last_step_counts(s: State, city: int, steps: int) -> bool:
    """Whether some Guardian can use all steps of a procession, those in front having moved before it."""
    places = [place for place in guardians_of(s, city) if AWAY < place <= AT_BONFIRE]
    return any(_can_stop(s, city, place, steps, steps) for place in places)


def _can_stop(s: State, city: int, place: int, ahead: int, steps: int) -> bool:
    """Whether a Guardian can stop exactly so far ahead of its place: at a free stop, or at one that gets free.

    Those in front move first (bonfire.procession.order), and only on the Path.
    """
    if len(stops(s, city, place, ahead)) > len(stops(s, city, place, ahead - 1)):
        return True
    stop = place + ahead
    return stop <= AT_BONFIRE and stop in guardians_of(s, city) and _can_leave(s, city, stop, steps)


def _can_leave(s: State, city: int, place: int, steps: int) -> bool:
    """Whether the Guardian on a Path place can go on by one or more steps of a procession."""
    return any(_can_stop(s, city, place, ahead, steps) for ahead in range(1, steps + 1))


def great_cost(s: State, seat: int, cell: int) -> int:
    """Tokens to turn the Great Bonfire to a cell: any for 1 at first, then by cells clockwise (bonfire.great.*)."""
    if s.pointer == SOUTH:
        return 1
    turn = (cell - s.pointer) % GREAT_CELLS or GREAT_CELLS
    if s.gnomes[seat] & FURTHER_TURN:
        return min(max(turn - 1, 1), 3)
    return min(turn, 3)


def fitting_portals(s: State, box: Box, city: int, cell: int) -> list[int]:
    """Shapes lying in a cell's area that fit the next notch (any free one with master 25)."""
    board, filled = s.boards[city], s.portals[city]
    if filled == ALL_NOTCHES:
        return []
    lying = area_of(s, cell)
    if s.gnomes[city] & ANY_NOTCH:
        notch = box.shape_notch[board]
        return [shape for shape in range(SHAPE_COUNT) if lying[shape] and not filled >> notch[shape] & 1]
    shape = box.notch_shape[board][next_notch(filled)]
    return [shape] if lying[shape] else []


def next_notch(filled: int) -> int:
    """The free notch farthest right (bonfire.portal.order)."""
    return (~filled & ALL_NOTCHES).bit_length() - 1


def gnome_prices(s: State, box: Box, seat: int, gnome: int, tokens: int) -> list[str]:
    """The prices at which a gnome can be recruited, with this number of gnome tokens to pay."""
    if s.gnomes[seat] & ANY_PRICE:
        most = sum(resources_of(s, seat))
    else:
        most = most_resources(s, seat, box.gnome_resource[gnome])
    found = []
    if tokens >= 2 and most >= 1:
        found.append("two_tokens")
    if tokens >= 1 and most >= 2:
        found.append("two_resources")
    return found


def open_gnomes(s: State) -> list[int]:
    """Masters from the left, then elders."""
    found = [master for master in s.open_masters if master >= 0]
    elders = s.elders
    return found + [MASTERS + each for each in range(ELDER_COUNT) if elders >> each & 1]


def can_recruit(s: State, box: Box, seat: int) -> bool:
    """Whether any open gnome can be recruited (bonfire.gnome.*)."""
    if s.gnomes[seat].bit_count() >= GNOME_LIMIT:
        return False
    tokens = most_tokens(s, seat, GNOME)
    need = 1 if tokens > 1 else 2  # resources of one kind
    purse = resources_of(s, seat)
    total, gold = sum(purse), purse[GOLD]
    if not tokens or total < need:
        return False
    if gold + (total - gold >> 1) >= need or s.gnomes[seat] & ANY_PRICE:
        return bool(s.elders) or max(s.open_masters) >= 0
    return any(most_resources(s, seat, box.gnome_resource[gnome]) >= need for gnome in open_gnomes(s))


def can_build(s: State, seat: int) -> bool:
    """Whether the city has room for a Path tile (bonfire.path.limit6)."""
    return len(s.built[seat]) < PATH_LIMIT


def fate_lays(s: State, box: Box, seat: int) -> list[int]:
    """Where the next fate tile may lie; nowhere with an empty supply."""
    if not s.supply[seat]:
        return []
    return box.fate.lays(s.laid[seat], bool(s.gnomes[seat] & OVERHANG))


def free_cells(s: State, kind: int, shared: bool) -> list[int]:
    """Council cells without a novice of this kind; all of them if they may share (master 24)."""
    return [cell for cell in range(COUNCIL_CELLS) if shared or not s.council[novices_at(cell, kind)]]


def pass_value(s: State, seat: int) -> int:
    """Points for passing now: the number of the current countdown token, or 0 (bonfire.countdown.pass_instead)."""
    if not s.counting:
        return 0
    return s.stack if seat == s.first else s.token
