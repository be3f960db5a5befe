"""Pure questions about a state: what can be paid, where things may go, what a city has."""

from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.state import (
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
    ALL_CELLS,
    ALL_NOTCHES,
    ALL_SHAPES,
    ALL_SLOTS,
    ALL_STACKS,
    ALL_STOPS,
    ANY,
    ANY_GIFTS,
    ANY_NOTCH,
    ANY_PRICE,
    AWAY,
    CHEAP_TASK,
    CROWDED_PATH,
    DOUBLE_YELLOW,
    ELDER_IDS,
    FARTHEST,
    FURTHER_TURN,
    GNOME,
    GNOME_LIMIT,
    GOLD,
    GREAT_CELLS,
    GUARDIANS,
    GUARDIANS5,
    MASTERS,
    NO_GUARDIAN,
    NO_RESOURCE,
    NO_TASK,
    ORDERS,
    OVERHANG,
    PATH_LIMIT,
    PATHS7,
    PIER,
    PORTALS7,
    SLOTS,
    SOUTH,
    TASK,
    TASKS7,
    WAITING,
    WILD,
    Cell,
    City,
    Colour,
    Common,
    Gnome,
    GreatCell,
    Guardian,
    Island,
    Lay,
    Novice,
    Pile,
    Resource,
    Seat,
    Shape,
    Slot,
    Stack,
    Stop,
    Task,
    Token,
    by_bonfire,
    is_on_path,
)

# Turns


def turn_number(s: State) -> int:
    """Turns begun; against Tom rounds begun, since the player answers in Tom's turns too."""
    return (s.turns + 1) // 2 if s.solo else s.turns


# Payments


def token_count(s: State, seat: Seat) -> int:
    """Action tokens in a supply."""
    return sum(tokens_of(s, seat))


def most_tokens(s: State, seat: Seat, token: Token) -> int:
    """How many tokens of a type can be paid."""
    return most_of(tokens_of(s, seat), token, bool(s.gnomes[seat] & DOUBLE_YELLOW))


def most_of(purse: list[int], token: Token, double: bool) -> int:
    """The same with these tokens: itself, a yellow one (two with master 5), or any two (bonfire.pay.*)."""
    own, wild = purse[token], purse[WILD]
    pairs = (sum(purse) - own - wild) >> 1
    return own + pairs + (wild * 2 if double else wild)


def most_resources(s: State, seat: Seat, resource: Resource) -> int:
    """How many pieces of one resource can be paid: itself, gold, or any two; for ANY all there are."""
    purse = resources_of(s, seat)
    if resource == ANY:
        return sum(purse)
    if resource == GOLD:
        return purse[GOLD] + (sum(purse) - purse[GOLD] >> 1)
    own, gold = purse[resource], purse[GOLD]
    return own + gold + (sum(purse) - own - gold >> 1)


def can_pay(s: State, seat: Seat, price: tuple[Resource, ...]) -> bool:
    """Whether a price in resources can be paid, replacements included; prices of ANY take whatever there is."""
    return covers(resources_of(s, seat), price)


def covers(purse: list[int], price: tuple[Resource, ...]) -> bool:
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


def gnome_count(s: State, city: City) -> int:
    return s.gnomes[city].bit_count()


def guardian_count(s: State, city: City) -> int:
    return len(GUARDIANS) - guardians_of(s, city).count(AWAY)


def task_count(s: State, city: City) -> int:
    """Tasks and Bonfires."""
    return SLOTS - slots_of(s, city).count(NO_TASK)


def common_count(s: State, city: City, common: Common) -> int:
    """How far a city is with a common task: Paths (the starting tile too), tasks, portals, Guardians, gnomes."""
    if common == PATHS7:
        return len(s.built[city]) + 1
    if common == TASKS7:
        return task_count(s, city)
    if common == PORTALS7:
        return s.portals[city].bit_count()
    return guardian_count(s, city) if common == GUARDIANS5 else gnome_count(s, city)


def common_met(s: State, box: Box, city: City, common: Common) -> bool:
    """Whether a city fulfils a common task."""
    return common_count(s, city, common) >= box.common_need[common]


def nearly_common(s: State, city: City) -> bool:
    """Whether a city has enough of anything to fulfil a common task: a quick no for most cities."""
    return (
        len(s.built[city]) > 3
        or s.portals[city].bit_count() > 3
        or s.gnomes[city].bit_count() > 3
        or slots_of(s, city).count(NO_TASK) < 4
        or guardians_of(s, city).count(AWAY) < 2
    )


def gifts_on(s: State, city: City, island: Island) -> int:
    """How many of a city's gift tokens lie on an island."""
    return isle_of(s, island).count(gift_of(city))


def tasks_on(s: State, island: Island) -> list[Task]:
    return [Task(thing) for thing in isle_of(s, island) if thing >= 0]


def free_slots(s: State, city: City) -> list[Slot]:
    return [slot for slot, task in zip(ALL_SLOTS, slots_of(s, city), strict=True) if task == NO_TASK]


def novices(s: State) -> int:
    """Novices in the High Council, of whatever colour."""
    return sum(s.council)


def elder_count(s: State, city: City) -> int:
    return (s.gnomes[city] >> MASTERS).bit_count()


def path_resource(s: State, box: Box, city: City, slot: Slot) -> Resource:
    """The resource of the Path at a slot; the first is the starting tile's."""
    return box.path_resource[s.built[city][slot - 1]] if slot else box.start_resource[s.boards[city]]


def path_crystal(s: State, box: Box, city: City, slot: Slot) -> Colour:
    return box.path_crystal[s.built[city][slot - 1]] if slot else box.start_crystal[s.boards[city]]


def pile_size(s: State, pile: Pile) -> int:
    """Path tiles in a pile, including those put back under it."""
    return s.piles[pile] + sum(pile_of(each) == pile for each in s.under)


# Targets and prices


def ship_cost(s: State, box: Box, seat: Seat, island: Island) -> int:
    """Tokens to an island: 1 from the pier or along a route, 2 along two, 3 anywhere; 0: it is here."""
    here = s.ships[seat]
    return 1 if here == PIER else box.distance[here][island]


def task_cost(s: State, seat: Seat) -> int:
    """Task tokens for the next task at the ship's island (bonfire.task.take.cost1)."""
    return 1 if s.gnomes[seat] & CHEAP_TASK else gifts_on(s, seat, s.ships[seat]) + 1


def gift_price(s: State, box: Box, seat: Seat, stack: Stack) -> tuple[Resource, Resource]:
    """The two resources due with the open gift token of a stack."""
    if s.gnomes[seat] & ANY_GIFTS:
        return (ANY, ANY)
    return (s.gift_tops[stack_at(seat, stack)], box.island_resource[s.ships[seat]])


def gift_stacks(s: State, box: Box, seat: Seat) -> list[Stack]:
    """The stacks whose open gift token can be brought to the ship's island."""
    return [
        stack
        for stack, top in zip(ALL_STACKS, gift_tops_of(s, seat), strict=True)
        if top != NO_RESOURCE and can_pay(s, seat, gift_price(s, box, seat, stack))
    ]


def can_take_task(s: State, box: Box, seat: Seat) -> bool:
    """Whether a task can be received now: place, slot, tokens and resources (bonfire.task.take.*)."""
    island = s.ships[seat]
    if island == PIER or box.island_resource[island] == NO_RESOURCE or max(isle_of(s, island)) < 0:
        return False
    if NO_TASK not in slots_of(s, seat) or most_tokens(s, seat, TASK) < task_cost(s, seat):
        return False
    return bool(gift_stacks(s, box, seat))


def retrievable(s: State, box: Box, seat: Seat) -> Guardian:
    """The Guardian that waits at the ship's island and is missing in the city, or NO_GUARDIAN."""
    island = s.ships[seat]
    if island == PIER:
        return NO_GUARDIAN
    colour = box.island_guardian[island]
    return colour if colour >= 0 and s.guardians[guardian_at(seat, colour)] == AWAY else NO_GUARDIAN


def missing_guardians(s: State, city: City) -> list[Guardian]:
    """Island colours a city does not have."""
    return [colour for colour in ORDERS if s.guardians[guardian_at(city, colour)] == AWAY]


def stops(s: State, city: City, place: Stop, steps: int) -> list[Stop]:
    """Where a Guardian may end within some steps: free Path places ahead, free Bonfires through portals."""
    taken = guardians_of(s, city)
    end = len(s.built[city]) + 1
    crowded = s.gnomes[city] & CROWDED_PATH
    found = [each for each in ALL_STOPS[place + 1 : min(place + steps, end) + 1] if crowded or each not in taken]
    doors = s.lit[city] & s.portals[city]
    if doors:
        beside = ALL_SLOTS[max(place - 1, 0) : min(place + steps - 1, end)]
        found += [by_bonfire(slot) for slot in beside if doors >> slot & 1 and by_bonfire(slot) not in taken]
    return found


def leaps(s: State, city: City, guardian: Guardian) -> list[Stop]:
    """Where the council bonus may move a Guardian, forward or back (bonfire.council.guardian_move)."""
    here = s.guardians[guardian_at(city, guardian)]
    return [each for each in stops(s, city, WAITING, FARTHEST) if each != here]


def can_march(s: State, seat: Seat, steps: int) -> bool:
    """Whether any Guardian can step."""
    taken, end = guardians_of(s, seat), len(s.built[seat]) + 1
    for place in taken:
        if is_on_path(place):
            if place < end and place + 1 not in taken:  # the next place is free
                return True
            if stops(s, seat, place, steps):
                return True
    return False


def great_cost(s: State, seat: Seat, cell: GreatCell) -> int:
    """Tokens to turn the Great Bonfire to a cell: any for 1 at first, then by cells clockwise (bonfire.great.*)."""
    if s.pointer == SOUTH:
        return 1
    turn = (cell - s.pointer) % GREAT_CELLS or GREAT_CELLS
    if s.gnomes[seat] & FURTHER_TURN:
        return min(max(turn - 1, 1), 3)
    return min(turn, 3)


def fitting_portals(s: State, box: Box, city: City, cell: GreatCell) -> list[Shape]:
    """Shapes lying in a cell's area that fit the next notch (any free one with master 25)."""
    board, filled = s.boards[city], s.portals[city]
    if filled == ALL_NOTCHES:
        return []
    lying = area_of(s, cell)
    if s.gnomes[city] & ANY_NOTCH:
        notch = box.shape_notch[board]
        return [shape for shape in ALL_SHAPES if lying[shape] and not filled >> notch[shape] & 1]
    shape = box.notch_shape[board][next_notch(filled)]
    return [shape] if lying[shape] else []


def next_notch(filled: int) -> Slot:
    """The free notch farthest right (bonfire.portal.order)."""
    return ALL_SLOTS[(~filled & ALL_NOTCHES).bit_length() - 1]


def gnome_prices(s: State, box: Box, seat: Seat, gnome: Gnome, tokens: int) -> list[str]:
    """The prices at which a gnome can be recruited, with this many gnome tokens to pay."""
    most = most_resources(s, seat, ANY if s.gnomes[seat] & ANY_PRICE else box.gnome_resource[gnome])
    found = []
    if tokens >= 2 and most >= 1:
        found.append("two_tokens")
    if tokens >= 1 and most >= 2:
        found.append("two_resources")
    return found


def open_gnomes(s: State) -> list[Gnome]:
    """Masters from the left, then elders."""
    found = [master for master in s.open_masters if master >= 0]
    elders = s.elders
    return found + [elder for each, elder in enumerate(ELDER_IDS) if elders >> each & 1]


def can_recruit(s: State, box: Box, seat: Seat) -> bool:
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


def can_build(s: State, seat: Seat) -> bool:
    """Whether the city has room for a Path tile (bonfire.path.limit6)."""
    return len(s.built[seat]) < PATH_LIMIT


def fate_lays(s: State, box: Box, seat: Seat) -> list[Lay]:
    """Where the next fate tile may lie; nowhere with an empty supply."""
    if not s.supply[seat]:
        return []
    return box.fate.lays(s.laid[seat], bool(s.gnomes[seat] & OVERHANG))


def free_cells(s: State, kind: Novice, shared: bool) -> list[Cell]:
    """Council cells without a novice of this kind; all of them if they may share (master 24)."""
    return [cell for cell in ALL_CELLS if shared or not s.council[novices_at(cell, kind)]]


def pass_value(s: State, seat: Seat) -> int:
    """Points for passing now: the number of the current countdown token, or 0 (bonfire.countdown.pass_instead)."""
    if not s.counting:
        return 0
    return s.stack if seat == s.first else s.token
