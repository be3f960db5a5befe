"""The printed values as tables of small ids, which the rules read."""

from functools import cached_property

from igroteka.games.bonfire.box.area import Area
from igroteka.games.bonfire.box.types import Rows
from igroteka.games.bonfire.words import (
    ALL_RESOURCES,
    ALL_SHAPES,
    ANY,
    COLOURS,
    GUARDIANS,
    NO_GUARDIAN,
    NO_RESOURCE,
    RESOURCES,
    SHAPES,
    TOKENS,
    Colour,
    Gnome,
    Guardian,
    Island,
    Resource,
    Shape,
    Slot,
    Task,
    Thing,
    Tile,
    TileSource,
    Token,
    ids,
    shown_words,
)


def token_named(word: str) -> Token:
    return Token(TOKENS.index(word))


def resource_named(word: str) -> Resource:
    return Resource(RESOURCES.index(word))


def guardian_named(word: str) -> Guardian:
    return Guardian(GUARDIANS.index(word))


def colour_named(word: str) -> Colour:
    return Colour(COLOURS.index(word))


def shape_named(word: str) -> Shape:
    return Shape(SHAPES.index(word))


class Tables(Rows, frozen=True):
    """The components with tables made of them on first use."""

    @cached_property
    def fate(self) -> Area:
        """Geometry of the fate area."""
        area = self.fate_area[0]
        marks = {mark.id: mark.cells for mark in self.fate_mark}
        symbols = [tuple(token_named(each) for each in tile.symbols) for tile in self.fate_tile]
        return Area(area.rows, area.columns, symbols, marks)

    @cached_property
    def islands(self) -> tuple[Island, ...]:
        return ids(Island, len(self.island))

    @cached_property
    def tasks(self) -> tuple[Task, ...]:
        return ids(lambda number: Task(Thing(number)), len(self.task))

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """The Path tiles."""
        return ids(lambda number: Tile(TileSource(number)), len(self.path_tile))

    @cached_property
    def gnomes(self) -> tuple[Gnome, ...]:
        return ids(Gnome, len(self.gnome))

    @cached_property
    def island_resource(self) -> tuple[Resource, ...]:
        """The resource of each task island; -1 for Guardian islands."""
        return tuple(NO_RESOURCE if isle.resource is None else resource_named(isle.resource) for isle in self.island)

    @cached_property
    def island_guardian(self) -> tuple[Guardian, ...]:
        """The Guardian colour of each Guardian island; -1 for task islands."""
        return tuple(NO_GUARDIAN if isle.guardian is None else guardian_named(isle.guardian) for isle in self.island)

    @cached_property
    def islands_of(self) -> tuple[tuple[Island, ...], ...]:
        """The two task islands of each resource; none for gold and for ANY."""
        found = self.island_resource
        return tuple(
            tuple(isle for isle in self.islands if found[isle] == resource) for resource in (*ALL_RESOURCES, ANY)
        )

    @cached_property
    def distance(self) -> tuple[tuple[int, ...], ...]:
        """Routes between any two islands, at most 3 (3 stands for farther ones too)."""
        names = [isle.id for isle in self.island]
        size = len(names)
        near: list[set[int]] = [set() for _ in names]
        for route in self.route:
            one, two = (names.index(end) for end in route.ends)
            near[one].add(two)
            near[two].add(one)
        rows = []
        for start in range(size):
            two_off = {far for mid in near[start] for far in near[mid]}
            rows.append(
                tuple(0 if at == start else 1 if at in near[start] else 2 if at in two_off else 3 for at in range(size))
            )
        return tuple(rows)

    @cached_property
    def nearest(self) -> tuple[int, ...]:
        """Tokens from each island to the nearest other one."""
        return tuple(min(cost for cost in row if cost) for row in self.distance)

    @cached_property
    def task_colour(self) -> tuple[Colour, ...]:
        return tuple(colour_named(task.colour) for task in self.task)

    @cached_property
    def task_points(self) -> tuple[int, ...]:
        return tuple(task.points for task in self.task)

    @cached_property
    def task_kind(self) -> tuple[str, ...]:
        return tuple(task.kind for task in self.task)

    @cached_property
    def task_of(self) -> tuple[tuple[int, ...], ...]:
        """What each task shows, as ids of Guardians, tokens or resources."""
        return tuple(tuple(shown_words(task.kind).index(word) for word in task.of) for task in self.task)

    @cached_property
    def path_resource(self) -> tuple[Resource, ...]:
        return tuple(resource_named(tile.resource) for tile in self.path_tile)

    @cached_property
    def path_crystal(self) -> tuple[Colour, ...]:
        return tuple(colour_named(tile.crystal) for tile in self.path_tile)

    @cached_property
    def path_kind(self) -> tuple[tuple[Colour, Resource], ...]:
        """What tells Path tiles apart."""
        return tuple(zip(self.path_crystal, self.path_resource, strict=True))

    @cached_property
    def start_resource(self) -> tuple[Resource, ...]:
        """The resource of the starting tile that goes with each city board."""
        tiles = self.start_tile
        return tuple(resource_named(tiles[at % len(tiles)].resource) for at in range(len(self.board)))

    @cached_property
    def start_crystal(self) -> tuple[Colour, ...]:
        """The crystal of the starting tile that goes with each city board."""
        tiles = self.start_tile
        return tuple(colour_named(tiles[at % len(tiles)].crystal) for at in range(len(self.board)))

    @cached_property
    def guardian_points(self) -> tuple[tuple[int, ...], ...]:
        """The points at the Guardian places of each city board."""
        usual = tuple(place.guardian_points for place in self.place)
        return tuple(board.guardian_points or usual for board in self.board)

    @cached_property
    def path_cost(self) -> tuple[int, ...]:
        return tuple(place.path_cost for place in self.place)

    @cached_property
    def notch_shape(self) -> tuple[tuple[Shape, ...], ...]:
        """The shape of each notch (0 = notch 1) of each city board."""
        return tuple(tuple(shape_named(shape) for shape in board.notches) for board in self.board)

    @cached_property
    def shape_notch(self) -> tuple[tuple[Slot, ...], ...]:
        """The notch of each shape of each city board."""
        return tuple(tuple(Slot(row.index(shape)) for shape in ALL_SHAPES) for row in self.notch_shape)

    @cached_property
    def great_token(self) -> tuple[Token, ...]:
        return tuple(token_named(cell.token) for cell in self.great_cell)

    @cached_property
    def great_resource(self) -> tuple[Resource, ...]:
        return tuple(
            NO_RESOURCE if cell.resource is None else resource_named(cell.resource) for cell in self.great_cell
        )

    @cached_property
    def common_need(self) -> tuple[int, ...]:
        return tuple(task.need for task in self.common)

    @cached_property
    def gnome_resource(self) -> tuple[Resource, ...]:
        return tuple(ANY if gnome.resource == "any" else resource_named(gnome.resource) for gnome in self.gnome)

    @cached_property
    def doubling(self) -> tuple[int, ...]:
        """For each Guardian the bit of the master that doubles its resources; 0 for the city's own."""
        bits = [0] * len(GUARDIANS)
        for at, gnome in enumerate(self.gnome):
            if gnome.guardian is not None:
                bits[guardian_named(gnome.guardian)] |= 1 << at
        return tuple(bits)

    @cached_property
    def pieces(self) -> dict[str, int]:
        return {piece.id: piece.copies for piece in self.piece}
