"""What may be used in a turn before or after a step: Yin-Yang and the four artifacts that are discarded."""

from igroteka.games.ghost_stories.components import (
    ARTIFACTS,
    BOARDS,
    CEMETERY,
    ELIXIR,
    FIREWORKS,
    MOON_DUST,
    SCROLL,
    TILES,
    VILLAGERS,
)
from igroteka.games.ghost_stories.events import ARTIFACT_USED, TOKENS_TAKEN, YIN_YANG_SPENT
from igroteka.games.ghost_stories.geometry import CENTRE
from igroteka.games.ghost_stories.query import can_lead, crystals_left, living, qi_left
from igroteka.games.ghost_stories.rules import death, haunting, movement, tiles, tokens, villagers
from igroteka.games.ghost_stories.state import USED, State, T
from igroteka.games.ghost_stories.topics import (
    CLEANSE,
    ELIXIR_FOR,
    ELIXIR_NOW,
    FIREWORKS_TILE,
    HELP_OF,
    SCROLL_COME,
    YIN_YANG,
)
from igroteka.kernel.ask import Flow, choose, confirm


def extras(t: T, moved: bool) -> list[str]:
    """What the active player could use now besides his step.

    ghost_stories.yinyang.timing, ghost_stories.wm.artifact.timing
    """
    s = t.state
    found = []
    if s.yin_yang >> s.active & 1 and (s.haunted or any(tiles.can_help(t, tile) for tile in s.village)):
        found.append("yin_yang")
    if s.white_moon and s.active in s.artifacts:
        found += [name for name in ("elixir", "moon_dust", "scroll", "fireworks") if _usable(t, name, moved)]
    return found


def _usable(t: T, name: str, moved: bool) -> bool:
    s = t.state
    if s.artifacts[ARTIFACTS.index(name)] != s.active:
        return False
    if name == "elixir":
        return bool(elixir_targets(t))
    if name == "moon_dust":
        return crystals_left(s, t.box) > 0
    if name == "scroll":
        return moved and (s.centre_tokens > 0 if s.seats == 1 else len(living(s)) > 1)
    return any(tiles.can_help(t, tile) for tile in s.village)


def use(t: T, name: str) -> Flow[None]:
    """Use one of the extras; the same menu follows unless the extra leads elsewhere."""
    s = t.state
    s.back = s.phase
    if name == "yin_yang":
        yield from use_yin_yang(t)
        return
    artifact = ARTIFACTS.index(name)
    s.artifacts[artifact] = USED
    t.tell(ARTIFACT_USED, s.active, name)
    if artifact == ELIXIR:
        yield from drink_elixir(t)
    elif artifact == MOON_DUST:
        tokens.gain_crystal(t, s.active)
    elif artifact == SCROLL:
        yield from unite(t)
    else:
        assert artifact == FIREWORKS
        yield from tiles.ask_help(t, (yield from choose(s.seat_of[s.active], FIREWORKS_TILE, tiles.helpful(t))))


def use_yin_yang(t: T) -> Flow[None]:
    """Get the help of any active tile, or turn a haunted tile back (ghost_stories.yinyang.help, .unhaunt)."""
    s = t.state
    options = [f"help:{TILES[tile]}" for tile in tiles.helpful(t)]
    options += [f"cleanse:{TILES[tile]}" for tile in tiles.haunted_tiles(s)]
    choice = yield from choose(s.seat_of[s.active], YIN_YANG, options)
    s.yin_yang &= ~(1 << s.active)
    t.tell(YIN_YANG_SPENT, s.active)
    if choice in HELP_OF:
        yield from tiles.ask_help(t, HELP_OF[choice])
    else:
        haunting.cleanse(t, s.where[CLEANSE[choice]])


# Elixir of Life


def villager_place(s: State) -> int:
    """Where a revived villager would stand, or -1 (ghost_stories.wm.artifact.elixir.villager_place)."""
    at = s.where[CEMETERY] if s.where[CEMETERY] >= 0 else CENTRE
    return at if s.height[at] < 3 and not s.haunted >> at & 1 else -1


def elixir_targets(t: T) -> list[str]:
    """Any Taoist, living or dead, while the supply has Qi; any dead villager if there is room."""
    s = t.state
    names = [BOARDS[board] for board in range(4) if s.seat_of[board] >= 0] if qi_left(s, t.box) > 0 else []
    if s.dead and villager_place(s) >= 0:
        names += [VILLAGERS[villager - 1] for villager in tiles.dead_villagers(s)]
    return names


def drink_elixir(t: T) -> Flow[None]:
    """A Taoist gains 1 Qi, a dead one returns with 1 Qi, or a dead villager returns.

    ghost_stories.wm.artifact.elixir
    """
    s = t.state
    name = yield from choose(s.seat_of[s.active], ELIXIR_FOR, elixir_targets(t))
    if name not in BOARDS:
        villagers.revive_villager(t, VILLAGERS.index(name) + 1, villager_place(s))
    elif s.qi[BOARDS.index(name)]:
        tokens.gain_qi(t, BOARDS.index(name))
    else:
        death.revive(t, BOARDS.index(name), 1)


def elixir_window(t: T, then: str) -> Flow[None]:
    """In his Yin phase the owner may drink between two steps (ghost_stories.wm.artifact.elixir.phase)."""
    s = t.state
    if elixir_targets(t) and (yield from confirm(s.seat_of[s.active], ELIXIR_NOW)):
        yield from use(t, "elixir")
    s.phase = then


# Scroll of Unity


def unite(t: T) -> Flow[None]:
    """Each other living Taoist may come, perhaps with a villager; solo takes tokens.

    ghost_stories.wm.artifact.scroll
    """
    s = t.state
    if s.seats == 1:
        t.tell(TOKENS_TAKEN, s.active, s.centre_tokens)
        s.power_tokens[s.active] += s.centre_tokens
        s.centre_tokens = 0
        return
    for board in living(s)[1:]:
        yield from _called(t, board)


def _called(t: T, board: int) -> Flow[None]:
    s = t.state
    start, to = s.at[board], s.at[s.active]
    options = ["stay"]
    if s.lying >> board & 1:
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
