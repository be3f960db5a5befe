"""All kinds of questions of the game, and the vocabulary of their answers."""

from typing import Final

from igroteka.games.ghost_stories.box import VILLAGERS
from igroteka.games.ghost_stories.words import (
    BOARDS,
    COLOURS,
    EACH_BOARD,
    EACH_COLOUR,
    EACH_PIECE,
    EACH_POSITION,
    EACH_POWER,
    EACH_SPACE,
    EACH_TILE,
    MOUNTAIN,
    PIECES,
    POSITIONS,
    POWERS,
    SPACES,
    TILES,
    Board,
    Colour,
    Position,
    Space,
    Tile,
)
from igroteka.kernel.ask import Topic, yes_no

_G: Final = "ghost_stories."


def _rules(*ids: str) -> tuple[str, ...]:
    return tuple(_G + each for each in ids)


def _boards(name: str, *ids: str) -> Topic[Board]:
    return Topic(name, EACH_BOARD, _rules(*ids), key=lambda board: BOARDS[board])


def _boards_or_none(name: str, *ids: str, none: str = "pass") -> Topic[Board | None]:
    return Topic(name, (*EACH_BOARD, None), _rules(*ids), key=lambda board: BOARDS[board or 0], none=none)


def _spaces(name: str, *ids: str) -> Topic[Space]:
    return Topic(name, EACH_SPACE, _rules(*ids), key=lambda space: SPACES[space])


def _spaces_or_none(name: str, *ids: str, none: str = "pass") -> Topic[Space | None]:
    return Topic(name, (*EACH_SPACE, None), _rules(*ids), key=lambda space: SPACES[space or 0], none=none)


def _positions(name: str, *ids: str) -> Topic[Position]:
    return Topic(name, EACH_POSITION, _rules(*ids), key=lambda position: POSITIONS[position])


def _colours(name: str, *ids: str) -> Topic[Colour]:
    return Topic(name, EACH_COLOUR, _rules(*ids), key=lambda colour: COLOURS[colour])


def _tiles(name: str, *ids: str) -> Topic[Tile]:
    return Topic(name, EACH_TILE, _rules(*ids), key=lambda tile: TILES[tile])


# The menus of the Yang phase: their options are words
MOVE_TO: Final = tuple(f"move:{position}" for position in POSITIONS)
MOVES: Final = dict(zip(MOVE_TO, EACH_POSITION, strict=True))
BORROW: Final = tuple(f"borrow:{power}" for power in POWERS)
BORROWS: Final = dict(zip(BORROW, EACH_POWER, strict=True))
BUDDHA_ON: Final = tuple(f"buddha:{space}" for space in SPACES)
BUDDHAS_ON: Final = dict(zip(BUDDHA_ON, EACH_SPACE, strict=True))
SU_LING_ON: Final = tuple(f"su_ling:{space}" for space in SPACES)
SU_LINGS_ON: Final = dict(zip(SU_LING_ON, EACH_SPACE, strict=True))
_EXTRAS: Final = ("yin_yang", "elixir", "moon_dust", "scroll", "fireworks")

YANG_MOVE: Final = Topic(
    "yang.move",
    ("stay", "stand", *MOVE_TO, "pockets", "mantra", "twin_winds", *BORROW, *_EXTRAS),
    _rules("yang.before_move", "yang.move", "yinyang.timing"),
)
YANG_ACT: Final = Topic(
    "yang.act",
    ("skip", "help", "exorcism", "save", *BORROW, *_EXTRAS),
    _rules("yang.action.one", "wm.save.options", "yinyang.timing"),
)
YANG_SECOND: Final = Topic(
    "yang.second",
    ("skip", "help", "exorcism", "save"),
    _rules("power.blue.gust", "power.blue.second_wind", "wm.save.gust", "wm.save.second_wind"),
)
YANG_PLACE: Final = Topic(
    "yang.place",
    ("end", *BUDDHA_ON, "crystal", *SU_LING_ON, *_EXTRAS, BORROW[MOUNTAIN]),
    _rules("yang.buddha_step", "turn.scheme_wm.yang", "wm.crystal.place", "wm.suling.place"),
)
STEP: Final[Topic[Position | None]] = Topic(
    "yang.step",
    (*EACH_POSITION, None),
    _rules("power.red.spires", "wm.move.spires.steps"),
    key=lambda position: POSITIONS[position or 0],
    none="stop",
)

# Set-up
FIRST: Final = Topic("setup.first", range(4), _rules("setup.first_player"), key=lambda seat: f"seat_{seat + 1}")
COLOUR: Final = _boards("setup.colour", "setup.few.colours", "setup.players.colour")
POWER: Final = Topic(
    "setup.power",
    EACH_POWER,
    _rules("setup.boards.random_power", "setup.solo.red_face"),
    key=lambda power: POWERS[power],
)
SAVE_BEFORE: Final = _positions("setup.save", "wm.setup.few.presave_count", "wm.setup.few.presave_different")
ARTIFACT_BEFORE: Final = _boards("setup.artifact", "wm.setup.few.presave_artifact")

# Yin
SPACE: Final = _spaces("arrival.space", "arrival.space_choice", "arrival.board_full")
LOSE_TAO: Final = _colours("tao.lose", "stone.left.group_tao", "incarnation.61", "resolve.each_player_order")
QI_PAYER: Final = _boards("qi.payer", "death.possessed_qi_loss", "neutral.possessed_qi_loss")
HEIR: Final = _boards("death.heir", "wm.inherit", "wm.inherit.chosen")
VICTIM: Final = _positions(
    "villager.dies", "wm.devourer.line_empty", "wm.family.xiang.penalty", "wm.incarnation.insatiable"
)
TAO_PAYER: Final = _boards("tao.payer", "wm.family.tao_penalty_source")
ZHOU_PAYER: Final = _boards("zhou.qi", "wm.family.zhou.penalty", "wm.family.zhou.penalty_choice")
CURSE_REROLL: Final = yes_no("curse.reroll", _rules("power.green.favorite.curse"))

# Moves
LEAD: Final = yes_no("move.lead", _rules("wm.move.led", "wm.move.optional"))
MOVED_TAOIST: Final = _boards("twin_winds.taoist", "power.red.twin_winds", "tile.pavilion.living")
MOVED_TO: Final = _positions("taoist.to", "power.red.twin_winds", "tile.pavilion.taoist_one_tile")
MANTRA_ON: Final = _spaces("mantra.ghost", "power.yellow.mantra")
SCROLL_COME: Final = Topic(
    "scroll.come", ("come", "lead", "stand", "stay"), _rules("wm.artifact.scroll", "wm.artifact.scroll.laid")
)

# Tokens
TAKE_TAO: Final = _colours("tao.take", "stone.right.tao1", "stone.right.tao2", "power.yellow.pockets", "tile.tea_house")
WHITE_FACE: Final = Topic(
    "herbalist.white",
    ("red", "blue", "green", "yellow", "black", "crystal"),
    _rules("tile.herbalist", "wm.crystal.from_herbalist"),
)
QI_OR_YIN_YANG: Final = Topic("reward.qi_or_yin_yang", ("qi", "yin_yang"), _rules("stone.right.qi_or_yy"))
REWARD_QI: Final = _boards("reward.qi", "incarnation.reward", "wm.family.li.reward")
REWARD_YIN_YANG: Final = _boards("reward.yin_yang", "incarnation.reward_yy_owner")
REWARD_CRYSTAL: Final = _boards("reward.crystal", "wm.reward.crystal_yy")
REWARD_TAO: Final = _boards("reward.tao", "wm.family.xiang.reward")
REWARD_BUDDHA: Final = _spaces_or_none("reward.buddha", "wm.family.wu.reward", "wm.family.wu.reward_spaces")
PICK_UP: Final = Topic("power_token.pick_up", range(4), _rules("power_token.pick_up"))

# Help
HELP_KEY: Final = tuple(f"help:{tile}" for tile in TILES)
HELP_OF: Final = dict(zip(HELP_KEY, EACH_TILE, strict=True))
CLEANSE_KEY: Final = tuple(f"cleanse:{tile}" for tile in TILES)
CLEANSE: Final = dict(zip(CLEANSE_KEY, EACH_TILE, strict=True))
YIN_YANG: Final = Topic("yin_yang.use", (*HELP_KEY, *CLEANSE_KEY), _rules("yinyang.help", "yinyang.unhaunt"))
FIREWORKS_TILE: Final = _tiles("fireworks.tile", "wm.artifact.fireworks")
REVIVE: Final = Topic(
    "cemetery.revive", (*BOARDS, *VILLAGERS), _rules("tile.cemetery", "wm.cemetery.villager", "wm.cemetery.not_both")
)
ELIXIR_FOR: Final = Topic(
    "elixir.for", (*BOARDS, *VILLAGERS), _rules("wm.artifact.elixir", "wm.artifact.elixir.revive_villager")
)
ELIXIR_NOW: Final = yes_no("elixir.now", _rules("wm.artifact.elixir.phase", "wm.artifact.timing"))
ALTAR_TILE: Final = _tiles("altar.tile", "tile.altar")
HUT_GHOST: Final = _spaces("hut.ghost", "tile.hut", "tile.hut.not_incarnation")
WATCHED: Final = _boards("night_watch.board", "tile.night_watch")
CIRCLE_TAO: Final = _colours("circle.colour", "tile.circle", "tile.circle.one_token")
PAVILION_GHOST: Final = _spaces_or_none("pavilion.ghost", "tile.pavilion", "tile.pavilion.halves_optional")
PAVILION_SPACE: Final = _spaces("pavilion.space", "tile.pavilion", "tile.pavilion.onto_buddha")
PAVILION_TAOIST: Final = _boards_or_none("pavilion.taoist", "tile.pavilion.living", "setup.solo.pavilion_self")
KUNG_FU_SET: Final = _colours("kung_fu.colour", "wm.kungfu.help", "wm.kungfu.before_roll", "wm.kungfu.neutral_colour")

# Exorcism
SWORD: Final = yes_no("sword.use", _rules("wm.artifact.sword.nameless"))
REROLL: Final[Topic[int | None]] = Topic(
    "dice.reroll",
    (*range(4), None),
    _rules("power.green.favorite", "power_token.timing"),
    key=lambda die: f"die_{(die or 0) + 1}",
    none="keep",
)
FALL: Final = _spaces_or_none(
    "exorcism.ghost", "exorcism.targets", "exorcism.dice_suffice_forced", "wm.kungfu.split", "wm.barrier.results",
    none="done",
)  # fmt: skip
MANTRA_COLOUR: Final = _colours("mantra.colour", "power.yellow.mantra.multicolour")
PAY: Final = Topic(
    "exorcism.pay",
    tuple(f"{board}:{piece}" for board in BOARDS for piece in PIECES),
    _rules("exorcism.tokens_after_roll", "exorcism.tokens_shared", "wm.crystal.as_any_tao"),
    payment=True,
)
PAYS: Final = {
    f"{BOARDS[board]}:{name}": (board, piece)
    for board in EACH_BOARD
    for piece, name in zip(EACH_PIECE, PIECES, strict=True)
}
PAY_WITH: Final = {paid: key for key, paid in PAYS.items()}
CONSENT: Final = yes_no("exorcism.consent", _rules("exorcism.contribution_flow", "exorcism.tokens_optional"))
CLAW_TAO: Final[Topic[Colour | None]] = Topic(
    "claw.tao", (*EACH_COLOUR, None), _rules("wm.artifact.claw"), key=lambda colour: COLOURS[colour or 0]
)

# White Moon's end of a turn
SU_LING: Final = _spaces_or_none("su_ling.place", "wm.suling.place", "wm.suling.optional")
SU_LING_CRYSTAL: Final = yes_no("su_ling.crystal", _rules("wm.suling.crystal"))
BARRIER: Final = Topic("barrier.choice", ("save", "roll", "pass"), _rules("wm.barrier.choice", "wm.barrier.decider"))
BARRIER_SAVE: Final = _positions("barrier.save", "wm.barrier.save", "wm.barrier.save_elsewhere")

# House rules
WINDS_AFTER: Final = yes_no("winds.after", _rules("power.red.twin_winds"))

TOPICS: Final = tuple(value for value in list(globals().values()) if isinstance(value, Topic))
