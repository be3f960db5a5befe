"""All kinds of events of the game."""

from typing import Final

from igroteka.kernel.flow import Kind


def _kind(name: str, rule: str, *fields: str) -> Kind:
    return Kind(name, fields, f"ghost_stories.{rule}")


# Set-up and turns
FIRST_PLAYER: Final = _kind("first_player", "setup.first_player", "seat")
BOARD_DEALT: Final = _kind("board_dealt", "setup.boards.random_sides", "board", "side", "seat")
BOARD_NEUTRAL: Final = _kind("board_neutral", "setup.few.all_boards", "board", "side")
POWER_DEALT: Final = _kind("power_dealt", "setup.boards.random_power", "board", "power")
TILE_LAID: Final = _kind("tile_laid", "setup.village", "tile", "position")
TURN_BEGAN: Final = _kind("turn_began", "turn.order", "board")
WON: Final = _kind("won", "end.win")
LOST: Final = _kind("lost", "resolve.immediate_defeat", "reason")

# Ghosts
GHOST_ARRIVED: Final = _kind("ghost_arrived", "arrival.draw_top", "card", "board", "tile")
NO_SPACE: Final = _kind("no_space", "arrival.all_full")
GHOST_STOPPED: Final = _kind("ghost_stopped", "arrival.buddha_ghost", "card", "board", "tile")
GHOST_LEFT: Final = _kind("ghost_left", "exorcism.success", "card", "board", "tile")
GHOST_MOVED: Final = _kind("ghost_moved", "tile.pavilion.keeps_state", "card", "board", "tile", "to", "to_tile")
UNDER_DECK: Final = _kind("under_deck", "wm.artifact.shield", "card")
ON_DECK: Final = _kind("on_deck", "wm.family.wu.no_space", "card")
REPLACED: Final = _kind("replaced", "incarnation.57.replaced", "card")
CARD_REMOVED: Final = _kind("card_removed", "wm.family.li.penalty")
BUDDHA_BACK: Final = _kind("buddha_back", "buddha.return", "board", "tile")
FIGURINE_OUT: Final = _kind("figurine_out", "yin.act.haunter.advance", "card", "board", "tile")
FIGURINE_BACK: Final = _kind("figurine_back", "yin.act.haunter.haunt", "card", "board", "tile")
DIE_CAPTURED: Final = _kind("die_captured", "stone.left.die", "card")
OVERRUN: Final = _kind("overrun", "yin.overrun", "board")
STONE: Final = _kind("stone", "arrival.left_stones", "card", "stone")
ACTED: Final = _kind("acted", "yin.act.active_board_only", "card", "stone")
CALMED: Final = _kind("calmed", "wm.suling.blocks_centre", "card")
IGNORED: Final = _kind("ignored", "wm.artifact.armour", "card")

# Haunting and the Curse die
TILE_HAUNTED: Final = _kind("tile_haunted", "haunt.first_active", "tile")
TILE_CLEANSED: Final = _kind("tile_cleansed", "yinyang.unhaunt", "tile")
CURSE_ROLLED: Final = _kind("curse_rolled", "curse.blank", "face")

# Tokens
QI_LOST: Final = _kind("qi_lost", "death.zero_qi", "board")
QI_GAINED: Final = _kind("qi_gained", "qi.no_cap", "board")
TAO_GAINED: Final = _kind("tao_gained", "resolve.supply_limited", "board", "colour")
TAO_LOST: Final = _kind("tao_lost", "resolve.spent_to_supply", "board", "colour")
TAO_OUT: Final = _kind("tao_out", "wm.family.tao_penalty_source", "colour")
YIN_YANG_GAINED: Final = _kind("yin_yang_gained", "yinyang.to_supply", "board")
YIN_YANG_SPENT: Final = _kind("yin_yang_spent", "yinyang.to_supply", "board")
CRYSTAL_GAINED: Final = _kind("crystal_gained", "wm.crystal.bank", "board")
CRYSTAL_SPENT: Final = _kind("crystal_spent", "wm.crystal.as_any_tao", "board")
CRYSTAL_PLACED: Final = _kind("crystal_placed", "wm.crystal.place", "tile")
BARRIER_SPENT: Final = _kind("barrier_spent", "wm.barrier.crystals_as_tao", "left")
BARRIER_FILLED: Final = _kind("barrier_filled", "wm.family.zhou.reward_crystals", "missing")
POWER_BORROWED: Final = _kind("power_borrowed", "power_token.use", "board", "power")
TOKENS_TAKEN: Final = _kind("tokens_taken", "power_token.pick_up", "board", "count")
ARTIFACT_GAINED: Final = _kind("artifact_gained", "wm.save.family_reward", "board", "artifact")
ARTIFACT_USED: Final = _kind("artifact_used", "wm.artifact.single_use", "board", "artifact")
BUDDHA_TAKEN: Final = _kind("buddha_taken", "buddha.take", "board")
BUDDHA_PLACED: Final = _kind("buddha_placed", "buddha.place", "board", "tile")

# Taoists
DIED: Final = _kind("died", "death.zero_qi", "board")
POSSESSED: Final = _kind("possessed", "neutral.possessed", "board")
REVIVED: Final = _kind("revived", "death.revival", "board")
MOVED: Final = _kind("moved", "yang.move", "board", "tile")
LAID_DOWN: Final = _kind("laid_down", "wm.laid.must_stand", "board")
STOOD_UP: Final = _kind("stood_up", "wm.laid.stand_flow", "board")
HELPED: Final = _kind("helped", "yang.action.help_active", "board", "tile")
DICE_ROLLED: Final = _kind("dice_rolled", "exorcism.dice", "red", "blue", "green", "yellow", "black", "white")
MATCHED: Final = _kind(  # the colours of a ghost's symbols, and what matches each
    "matched", "exorcism.match", "card", "symbols", "by", "needed", "dice", "tokens", "crystals", "mantra", "missing"
)
EXORCISED: Final = _kind("exorcised", "exorcism.success", "card", "board", "tile")
FAILED: Final = _kind("failed", "exorcism.fail", "board")
MANTRA_PLACED: Final = _kind("mantra_placed", "power.yellow.mantra", "board", "tile")
MANTRA_BACK: Final = _kind("mantra_back", "power.yellow.mantra.return")
CIRCLE_SET: Final = _kind("circle_set", "tile.circle", "colour")
CIRCLE_CLEARED: Final = _kind("circle_cleared", "haunt.circle_token", "colour")

# Villagers
VILLAGER_SEEN: Final = _kind("villager_seen", "wm.villagers.reveal", "villager", "tile")
VILLAGER_MOVED: Final = _kind("villager_moved", "wm.move.led", "villager", "tile", "to")
VILLAGER_FLED: Final = _kind("villager_fled", "wm.flight.where", "villager", "tile", "to")
VILLAGER_DIED: Final = _kind("villager_died", "wm.death.to_graveyard", "villager")
VILLAGER_SAVED: Final = _kind("villager_saved", "wm.save.to_shelter", "villager")
VILLAGER_REVIVED: Final = _kind("villager_revived", "wm.cemetery.villager", "villager", "tile")
FAMILY_SAVED: Final = _kind("family_saved", "wm.save.family_reward", "family")
SU_LING_PLACED: Final = _kind("su_ling_placed", "wm.suling.place", "board", "tile")
SU_LING_GONE: Final = _kind("su_ling_gone", "wm.suling.incarnation_comes")
BARRIER_RISEN: Final = _kind("barrier_risen", "wm.barrier.trigger")
BARRIER_ENDED: Final = _kind("barrier_ended", "wm.barrier.after")
SU_LING_BACK: Final = _kind("su_ling_back", "wm.barrier.after")

EVENTS: Final = tuple(value for value in list(globals().values()) if isinstance(value, Kind))
