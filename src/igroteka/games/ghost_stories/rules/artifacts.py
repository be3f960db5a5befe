"""What may be used before or after a step of a turn: Yin-Yang and the four single-use artifacts."""

from typing import Final

from igroteka.games.ghost_stories.box import VILLAGER_NAMED, name_of
from igroteka.games.ghost_stories.events import ARTIFACT_USED, TOKENS_TAKEN, YIN_YANG_SPENT
from igroteka.games.ghost_stories.query import (
    alive,
    can_borrow,
    can_lead,
    crystals_left,
    has_yin_yang,
    is_haunted,
    is_lying,
    living,
    qi_left,
)
from igroteka.games.ghost_stories.rules import death, haunting, movement, tiles, tokens
from igroteka.games.ghost_stories.rules.stacks import revive_villager
from igroteka.games.ghost_stories.state import USED, State, T
from igroteka.games.ghost_stories.topics import (
    BORROW,
    CLEANSE,
    CLEANSE_KEY,
    ELIXIR_FOR,
    ELIXIR_NOW,
    FIREWORKS_TILE,
    HELP_KEY,
    HELP_OF,
    SCROLL_COME,
    YIN_YANG,
)
from igroteka.games.ghost_stories.words import (
    ARTIFACT_NAMED,
    BOARD_NAMED,
    BOARDS,
    CEMETERY,
    CENTRE,
    EACH_BOARD,
    ELIXIR,
    KUNG_FU_SCHOOL,
    MOUNTAIN,
    NOWHERE,
    STACK,
    Board,
    Position,
)
from igroteka.kernel.ask import Flow, choose, confirm
from igroteka.kernel.bits import without_bit

ROLLING: Final = (CEMETERY, KUNG_FU_SCHOOL)  # tiles whose help rolls the Curse die or attempts an exorcism


def add_extras(t: T, options: list[str], moved: bool) -> None:
    """What the active player could use now besides the step at hand.

    ghost_stories.yinyang.timing, ghost_stories.wm.artifact.timing
    """
    s = t.state
    if has_yin_yang(s, s.active) and (s.haunted or tiles.any_help(t)):
        options.append("yin_yang")
    if s.active in s.artifacts:
        options += [name for name in ("elixir", "moon_dust", "scroll", "fireworks") if _usable(t, name, moved)]
    if s.power_tokens[s.active] and _mountain_matters(t, options):
        options.append(BORROW[MOUNTAIN])


def _mountain_matters(t: T, options: list[str]) -> bool:
    """Whether the Mountain may be lent for a Cemetery or School that Yin-Yang or Fireworks reach.

    ghost_stories.power_token.timing
    """
    reached = BORROW[MOUNTAIN] not in options and ("yin_yang" in options or "fireworks" in options)
    return reached and can_borrow(t.state, MOUNTAIN) and any(tile in ROLLING for tile in tiles.helpful(t))


def _usable(t: T, name: str, moved: bool) -> bool:
    s = t.state
    if s.artifacts[ARTIFACT_NAMED[name]] != s.active:
        return False
    if name == "elixir":
        return bool(elixir_targets(t))
    if name == "moon_dust":
        return crystals_left(s, t.box) > 0
    if name == "scroll":
        return moved and (s.centre_tokens > 0 if s.seats == 1 else len(living(s)) > 1)
    return tiles.any_help(t)


def use(t: T, name: str) -> None:
    """Use one of the extras; any choice it needs is due next."""
    if name == "yin_yang":
        t.then(use_yin_yang)
        return
    if name == "fireworks":
        t.then(light_fireworks)
        return
    spend(t, name)
    if name == "elixir":
        t.then(drink_elixir)
    elif name == "moon_dust":
        tokens.gain_crystal(t, t.state.active)
    else:
        t.then(unite)


def spend(t: T, name: str) -> None:
    """Discard an artifact (ghost_stories.wm.artifact.single_use)."""
    t.state.artifacts[ARTIFACT_NAMED[name]] = USED
    t.tell(ARTIFACT_USED, BOARDS[t.state.active], name)


def light_fireworks(t: T) -> Flow[None]:
    """Fireworks: the help of any active tile without standing on it (ghost_stories.wm.artifact.fireworks)."""
    s = t.state
    tile = yield from choose(s.seat_of[s.active], FIREWORKS_TILE, tiles.helpful(t))
    spend(t, "fireworks")
    tiles.ask_help(t, tile)


def use_yin_yang(t: T) -> Flow[None]:
    """Get the help of any active tile, or turn a haunted tile back (ghost_stories.yinyang.help, .unhaunt)."""
    s = t.state
    options = [HELP_KEY[tile] for tile in tiles.helpful(t)]
    options += [CLEANSE_KEY[tile] for tile in tiles.haunted_tiles(s)]
    choice = yield from choose(s.seat_of[s.active], YIN_YANG, options)
    s.yin_yang = without_bit(s.yin_yang, s.active)
    t.tell(YIN_YANG_SPENT, BOARDS[s.active])
    if choice in HELP_OF:
        tiles.ask_help(t, HELP_OF[choice])
    else:
        haunting.cleanse(t, s.where[CLEANSE[choice]])


# Elixir of Life


def villager_place(s: State) -> Position:
    """Where a revived villager would stand, or NOWHERE (ghost_stories.wm.artifact.elixir.villager_place)."""
    at = s.where[CEMETERY] if s.where[CEMETERY] >= 0 else CENTRE
    return at if s.height[at] < STACK and not is_haunted(s, at) else NOWHERE


def elixir_targets(t: T) -> list[str]:
    """Any Taoist, living or dead, while the supply has Qi; any dead villager if there is room."""
    s = t.state
    names = [BOARDS[board] for board in EACH_BOARD if s.seat_of[board] >= 0] if qi_left(s, t.box) > 0 else []
    if s.dead and villager_place(s) != NOWHERE:
        names += [name_of(villager) for villager in tiles.dead_villagers(s, t.box)]
    return names


def drink_elixir(t: T) -> Flow[None]:
    """A Taoist gains 1 Qi, a dead one returns with 1 Qi, or a dead villager returns.

    ghost_stories.wm.artifact.elixir
    """
    s = t.state
    name = yield from choose(s.seat_of[s.active], ELIXIR_FOR, elixir_targets(t))
    if name not in BOARDS:
        revive_villager(t, VILLAGER_NAMED[name], villager_place(s))
    elif s.qi[BOARD_NAMED[name]]:
        tokens.gain_qi(t, BOARD_NAMED[name])
    else:
        death.revive(t, BOARD_NAMED[name], 1)


def offers_elixir(t: T) -> bool:
    """Whether the active player may drink before the next step of the Yin phase."""
    s = t.state
    return s.artifacts[ELIXIR] == s.active and alive(s) and bool(elixir_targets(t))


def offer_elixir(t: T) -> Flow[None]:
    """The active player may drink between two steps of the Yin phase (ghost_stories.wm.artifact.elixir.phase)."""
    if (yield from confirm(t.state.seat_of[t.state.active], ELIXIR_NOW)):
        use(t, "elixir")


# Scroll of Unity


def unite(t: T) -> Flow[None]:
    """Each other living Taoist may come, perhaps with a villager; solo takes tokens.

    ghost_stories.wm.artifact.scroll
    """
    s = t.state
    if s.seats == 1:
        t.tell(TOKENS_TAKEN, BOARDS[s.active], s.centre_tokens)
        s.power_tokens[s.active] += s.centre_tokens
        s.centre_tokens = 0
        return
    for board in living(s)[1:]:
        yield from _called(t, board)


def _called(t: T, board: Board) -> Flow[None]:
    s = t.state
    start, to = s.at[board], s.at[s.active]
    options = ["stay"]
    if is_lying(s, board):
        options.append("stand")
    elif start != to:
        options.append("come")
        if can_lead(s, start, to):
            options.append("lead")
    choice = yield from choose(s.seat_of[board], SCROLL_COME, options)
    if choice == "stand":
        movement.stand_up(t, board)
    elif choice != "stay":
        movement.put(t, board, to, choice == "lead")
