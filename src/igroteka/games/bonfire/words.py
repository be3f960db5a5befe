"""The game's words as small ids: the rules count with positions in these rows, keys and events show the words.

Resource 5 is gold, token 6 is the yellow one, gnomes 0-26 are masters.
"""

from typing import Literal, TypeAlias

Token: TypeAlias = Literal["ship", "path", "task", "bonfire", "guardian", "gnome", "wild"]
Resource: TypeAlias = Literal["flower", "fruit", "herb", "shell", "root", "gold"]
Colour: TypeAlias = Literal["blue", "red", "yellow"]
Crystal: TypeAlias = Literal["blue", "red", "yellow", "none"]
Order: TypeAlias = Literal["pink", "grey", "brown", "blue"]  # the Guardians' colours
Shape: TypeAlias = Literal["circle", "triangle", "square", "pentagon", "hexagon", "star", "crescent"]

TOKENS: tuple[str, ...] = ("ship", "path", "task", "bonfire", "guardian", "gnome", "wild")
RESOURCES: tuple[str, ...] = ("flower", "fruit", "herb", "shell", "root", "gold")
COLOURS: tuple[str, ...] = ("blue", "red", "yellow", "none")  # of tasks and crystals
GUARDIANS: tuple[str, ...] = ("pink", "grey", "brown", "blue", "own")
SHAPES: tuple[str, ...] = ("circle", "triangle", "square", "pentagon", "hexagon", "star", "crescent")
CELLS: tuple[str, ...] = ("gold", "path", "guardian", "great", "master", "move", "ship", "fate")
COMMON: tuple[str, ...] = ("paths", "tasks", "portals", "guardians", "gnomes")

SHIP, PATH, TASK, BONFIRE, GUARDIAN, GNOME, WILD = range(7)
GOLD, ANY = 5, 6  # ANY: a resource of the payer's choice is due
OWN = 4  # the Guardian of the player's own colour
C_GOLD, C_PATH, C_GUARDIAN, C_GREAT, C_MASTER, C_MOVE, C_SHIP, C_FATE = range(8)
PATHS7, TASKS7, PORTALS7, GUARDIANS5, GNOMES6 = range(5)
NONE = -1
MASTERS = 27
ELDER_COUNT = 6
SLOTS = 7  # path places, notches, task slots and novices of a city
ALL_NOTCHES = (1 << SLOTS) - 1  # a bit a notch with its portal
PLACES = 3  # for tasks on an island
GREAT_CELLS, COUNCIL_CELLS = 7, 8
GIFT_STACK = 5  # gift tokens in a stack at the start
GIFTS = 5  # kinds of gift tokens: one a resource, gold excepted
TASK_ISLANDS = 10
GNOME_LIMIT, PATH_LIMIT = 6, 6

# The masters, as bits of a city's gnomes.
CROWDED_PATH = 1 << 0
LONGER_PROCESSION = 1 << 1
ANY_GIFTS = 1 << 2
ELDER_POINTS = 1 << 3
DOUBLE_YELLOW = 1 << 4
ANY_HARVEST = 1 << 5
NOVICE_GOLD = 1 << 6
PATH_HARVEST = 1 << 7
ANY_PRICE = 1 << 8
THREE_TOKENS = 1 << 13
GNOME_TOKEN = 1 << 14
DOUBLE_SYMBOLS = 1 << 15
WELCOME_PROCESSION = 1 << 16
ARRIVAL_POINTS = 1 << 17
COMMON_REWARD = 1 << 18
FIRST_PATH_GOLD = 1 << 19
FURTHER_SHIP = 1 << 20
FURTHER_TURN = 1 << 21
THREE_REWARDS = 1 << 22
SHARED_CELL = 1 << 23
ANY_NOTCH = 1 << 24
CHEAP_TASK = 1 << 25
OVERHANG = 1 << 26


def shown_words(kind: str) -> tuple[str, ...]:
    """The words a task of this kind shows."""
    if kind == "guardian":
        return GUARDIANS
    return TOKENS if kind in ("fate_group3", "fate_two_groups3", "action_tokens5") else RESOURCES
