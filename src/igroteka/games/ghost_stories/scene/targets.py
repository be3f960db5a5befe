"""Where options point on the table, how they are worded there, and what they would change."""

from typing import Final

from igroteka.content.scene import Piece, Preview
from igroteka.games.ghost_stories.box import VILLAGERS, Box, Ghost, Incarnation, name_of
from igroteka.games.ghost_stories.query import (
    board_of,
    facing_targets,
    ghost_colour,
    needs,
    ordinary,
    spaces_of,
    top_villager,
)
from igroteka.games.ghost_stories.scene.ghosts import card_of, face, guardian
from igroteka.games.ghost_stories.scene.hands import HELD
from igroteka.games.ghost_stories.scene.orientation import Orientation
from igroteka.games.ghost_stories.scene.pictures import LOOKS, shown
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.topics import SPACE
from igroteka.games.ghost_stories.words import (
    ARTIFACTS,
    BOARD_NAMED,
    BOARD_OF,
    BOARDS,
    COLOUR_NAMED,
    COLOURS,
    CORNER_OF,
    NO_SPACE,
    POSITION_NAMED,
    POSITIONS,
    POWERS,
    RECEPTACLE_BY,
    SPACE_NAMED,
    SPACES,
    TILE_NAMED,
    TILES,
    Board,
    Card,
    Space,
)
from igroteka.kernel.ask import Ask, Seat
from igroteka.kernel.view import View

CHOSEN: Final = {"setup.power": "choice:{}", "setup.colour": "hand:{}"}  # cards that lie there before the village
SPACE_TOPICS: Final = frozenset(
    [
        "arrival.space",
        "mantra.ghost",
        "reward.buddha",
        "hut.ghost",
        "pavilion.ghost",
        "pavilion.space",
        "exorcism.ghost",
        "su_ling.place",
    ]
)
POSITION_TOPICS: Final = frozenset(["setup.save", "villager.dies", "taoist.to", "barrier.save", "yang.step"])
BOARD_TOPICS: Final = (
    "qi", "tao", "death", "twin_winds", "pavilion", "night_watch", "reward", "zhou", "cemetery", "elixir", "setup",
)  # fmt: skip
ACTIONS: Final = {"yang.act": 0, "yang.second": 1}  # how many actions were already taken when each is asked
TAO_TOPICS: Final = frozenset(["tao.take", "tao.lose", "claw.tao", "herbalist.white"])
GUARDS: Final = {"su_ling.place": "su_ling", "reward.buddha": "buddha"}
TILE_TOPICS: Final = frozenset(["fireworks.tile", "altar.tile"])
HELPED: Final = frozenset(
    ["altar.tile", "hut.ghost", "night_watch.board", "circle.colour", "pavilion.ghost", "cemetery.revive", "tao.take"]
)
PICTURED: Final = frozenset(["circle.colour", "mantra.colour", "herbalist.white", "reward.qi_or_yin_yang"])
PICTURES: Final = {"crystal": LOOKS["crystal"], "qi": "token_qi", "yin_yang": LOOKS["yin_yang"]}
YES: Final = {
    "move.lead": "villager",
    "su_ling.crystal": LOOKS["crystal"],
    "elixir.now": "relic_elixir",
    "sword.use": "relic_sword",
    "curse.reroll": "die_curse_blank",
}
GESTURES: Final = {
    "yang.move": frozenset(["mantra.ghost", "twin_winds.taoist", "yin_yang.use"]),
    "yang.act": HELPED | {"yin_yang.use"},
    "yang.second": HELPED | {"yin_yang.use"},
    "yin_yang.use": HELPED,
    "twin_winds.taoist": frozenset(["taoist.to"]),
    "pavilion.taoist": frozenset(["taoist.to"]),
    "pavilion.ghost": frozenset(["pavilion.space"]),
}
"""The topics that one click answers together."""


def targets(seen: View[State], box: Box, topic: str, key: str) -> tuple[str, ...]:
    """Where on the table an option points."""
    s = seen.known
    head, _, rest = key.partition(":")
    if topic in CHOSEN:
        return (CHOSEN[topic].format(key),)
    if topic in YES:
        return confirmed(s, topic) if key == "yes" else ()
    if used := spent(s, topic, key):
        return used
    if topic == "scroll.come":
        return called(s, seen.seat, key)
    if topic in ACTIONS or key == "stay":
        return acted(s, box, key)
    if topic in TAO_TOPICS or topic == "exorcism.pay":
        return tao_target(s, seen.seat, key)
    if topic in SPACE_TOPICS and key in SPACES:
        return (space_target(s, box, key),)
    if topic in POSITION_TOPICS and key in POSITIONS:
        return (f"tile:{key}",)
    if head in ("move", "buddha", "su_ling") and rest:
        return (f"tile:{rest}",) if head == "move" else (f"space:{rest}",)
    tile = key if topic in TILE_TOPICS else rest if topic == "yin_yang.use" else ""
    if tile in TILES and s.village and TILE_NAMED[tile] in s.village:
        return (f"tile:{POSITIONS[s.village.index(TILE_NAMED[tile])]}",)
    if topic == "kung_fu.colour":
        return tuple(
            [
                card_of(box, s.space[space]).id
                for space in ordinary(s, box)
                if ghost_colour(s, box, space) == COLOUR_NAMED[key]
            ]
        )
    if key in VILLAGERS:
        return (f"villager:{key}",)
    if topic == "dice.reroll" and key != "keep":
        return (f"die:{int(key.removeprefix('die_')) - 1}",)
    if key in BOARDS and s.village and topic.partition(".")[0] in BOARD_TOPICS:
        return board_targets(s, box, topic, BOARD_NAMED[key])
    return ()


def spent(s: State, topic: str, key: str) -> tuple[str, ...]:
    """What is used besides the step of the turn: a token, an artifact, a power before the move, a crystal."""
    if not topic.startswith("yang."):
        return ()
    board = BOARDS[s.active]
    if key.startswith("borrow:"):
        return (held("power_token", board),)
    if key in ("yin_yang", *ARTIFACTS):
        return (held(key, board),)
    if key in POWERS:
        return (f"power:{BOARDS[BOARD_OF[POWERS.index(key)]]}",)
    if key == "crystal" and s.at[s.active] in CORNER_OF:
        return (f"receptacle:{CORNER_OF[s.at[s.active]]}",)
    return (f"taoist:{board}",) if key == "stand" else ()


def held(thing: str, board: str) -> str:
    """A token or an artifact that lies on a board."""
    return f"{thing}:{board}:{(*HELD, *ARTIFACTS).index(thing)}"


def confirmed(s: State, topic: str) -> tuple[str, ...]:
    """What a yes is about."""
    board = BOARDS[s.active]
    if topic == "move.lead":
        return (f"villager:{name_of(top_villager(s, s.at[s.active]))}",)
    if topic == "su_ling.crystal":
        return (f"receptacle:{RECEPTACLE_BY[s.su_ling]}",)
    return (f"rolled:{s.turns}:curse",) if topic == "curse.reroll" else (held(topic.partition(".")[0], board),)


def called(s: State, seat: Seat | None, key: str) -> tuple[str, ...]:
    """Where the Scroll calls a Taoist, who comes along, or who stands up; to stay is a button."""
    board = s.seat_of.index(seat) if seat is not None and seat in s.seat_of else s.active
    if key == "lead":
        return (f"villager:{name_of(top_villager(s, s.at[board]))}",)
    return {"come": (f"tile:{POSITIONS[s.at[s.active]]}",), "stand": (f"taoist:{BOARDS[board]}",)}.get(key, ())


def acted(s: State, box: Box, action: str) -> tuple[str, ...]:
    """What an action of the Yang phase is about: the tile, the ghosts faced, the villager saved."""
    at = s.at[s.active]
    if action in ("help", "stay"):
        return (f"tile:{POSITIONS[at]}",)
    if action == "exorcism":
        return tuple([space_target(s, box, SPACES[space]) for space in facing_targets(s, box)])
    if action == "save" and s.height[at]:
        return (f"villager:{name_of(top_villager(s, at))}",)
    return ()


def tao_target(s: State, seat: Seat | None, key: str) -> tuple[str, ...]:
    """A Tao token of the seat's own board, or of the board that the key names."""
    board, _, piece = key.rpartition(":")
    own = [BOARDS[each] for each, whose in enumerate(s.seat_of) if whose == seat]
    held = board or (own[0] if len(own) == 1 else "")
    return (f"tao:{held}:{piece}",) if held and piece in COLOURS else ()


def board_targets(s: State, box: Box, topic: str, board: Board) -> tuple[str, ...]:
    """The Taoist of a board where it stands, else what it holds; the Night Watch looks at the board's ghosts."""
    if topic == "night_watch.board":
        return tuple([space_target(s, box, SPACES[space]) for space in spaces_of(s, board) if s.space[space]])
    return (f"taoist:{BOARDS[board]}",) if s.at[board] >= 0 else (f"hand:{BOARDS[board]}",)


def space_target(s: State, box: Box, name: str) -> str:
    """The ghost that stands there, since its card hides the space."""
    number = s.space[SPACE_NAMED[name]]
    return card_of(box, number).id if number else f"space:{name}"


def said(seen: View[State], box: Box, topic: str, key: str) -> str:
    """Ghost spaces by their board and place as the seat sees them, village tiles by name: the village is turned."""
    s = seen.known
    head, _, rest = key.partition(":")
    if s.yang == 2 and ACTIONS.get(topic) == s.acts:
        return action_said(s, box, key)
    if key in SPACES:
        return space_said(s, Orientation.of(seen), key)
    if rest in SPACES:
        return f"{head}:{space_said(s, Orientation.of(seen), rest)}"
    if s.village and key in POSITIONS:
        return tile_said(s, key)
    return f"{head}:{tile_said(s, rest)}" if s.village and rest in POSITIONS else key


def action_said(s: State, box: Box, key: str) -> str:
    """An action, while it is chosen, with the tile that helps, the ghost it is aimed at, or the villager it saves."""
    at = s.at[s.active]
    if key == "help":
        return f"help:{TILES[s.village[at]]}"
    if key == "save" and s.height[at]:
        return f"save:{name_of(top_villager(s, at))}"
    faced = facing_targets(s, box) if key == "exorcism" else []
    return f"exorcism:{card_of(box, s.space[faced[0]]).id}" if len(faced) == 1 else key


def space_said(s: State, facing: Orientation, name: str) -> str:
    space = SPACE_NAMED[name]
    return f"{BOARDS[board_of(s, space)]}:{facing.place(space)}"


def tile_said(s: State, name: str) -> str:
    return TILES[s.village[POSITION_NAMED[name]]]


def previews(seen: View[State], box: Box, ask: Ask) -> tuple[Preview, ...]:
    """The arriving ghost, a Buddha or Su-Ling on each space they may take, unless both wait to be placed."""
    s, facing = seen.known, Orientation.of(seen)
    if ask.topic is SPACE:
        row = card_of(box, str(ask.about[0]))
        return tuple([Preview((key,), tuple(arriving(s, box, facing, row, SPACE_NAMED[key]))) for key in ask.keys])
    laid = {key: placing(ask.topic.name, key) for key in ask.keys}
    spaces = [space for _, space in laid.values()]
    return tuple(
        [
            Preview((key,), (guardian(facing, what, space),))
            for key, (what, space) in laid.items()
            if space >= 0 and spaces.count(space) == 1
        ]
    )


def placing(topic: str, key: str) -> tuple[str, Space]:
    """What an answer places and where, or NO_SPACE."""
    head, _, rest = key.partition(":")
    if topic in GUARDS and key in SPACES:
        return GUARDS[topic], SPACE_NAMED[key]
    return (head, SPACE_NAMED[rest]) if topic == "yang.place" and rest in SPACES else ("", NO_SPACE)


def arriving(s: State, box: Box, facing: Orientation, row: Ghost | Incarnation, space: Space) -> list[Piece]:
    """A card as it would lie in a space."""
    there = s.copy()
    there.space[space] = Card(row.number)
    return face(row, *facing.middle(space), needs(there, box, space))


def about_yes(s: State, box: Box, topic: str) -> tuple[Piece, ...]:
    """What a yes is about, as its button shows it."""
    sprite, tip = YES[topic], ""
    if topic == "move.lead":
        tip = name_of(top_villager(s, s.at[s.active]))
        sprite = shown("villager", tip, sprite)
    elif topic == "curse.reroll" and s.curse >= 0:
        sprite = f"die_curse_{box.tables.curse[s.curse]}"
    return (Piece("choice:yes", "", 22, 22, 44, 44, sprite, tip=tip),)


def picture(seen: View[State], box: Box, topic: str, key: str) -> tuple[Piece, ...]:
    """The tokens to choose from lie nowhere, or in a supply that is drawn small; what a yes is about is small too."""
    if topic in YES and key == "yes":
        return about_yes(seen.known, box, topic)
    sprite = f"token_{key}" if key in COLOURS else PICTURES.get(key, "")
    if topic not in PICTURED:
        return ()
    return (Piece(f"choice:{key}", "", 22, 22, 44, 44, sprite, tip=key),) if sprite else ()
