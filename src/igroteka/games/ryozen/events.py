"""Every kind of event in the game. `side` is a seat, or the number after the last seat for the Basilisk."""

from typing import Final

from igroteka.kernel.flow import Kind

SPUN: Final = Kind("spun", ("direction",), "ryozen.setup.01.spin")
FIRST: Final = Kind("first_player", ("side",), "ryozen.setup.04.first_player")
CLAN: Final = Kind("clan", ("side", "clan"), "ryozen.setup.05.clan")
ROUND: Final = Kind("round", ("round",), "ryozen.overview.rounds")
EVENT_FORETOLD: Final = Kind("event_foretold", ("event", "area"), "ryozen.day.events.fill")
EVENTS_SHUFFLED: Final = Kind("events_shuffled", (), "ryozen.day.events.reshuffle")
CARD_OPENED: Final = Kind("card_opened", ("card", "area"), "ryozen.revelation.acquire.refill")
CARDS_SHUFFLED: Final = Kind("cards_shuffled", (), "ryozen.revelation.deck_empty")
VILLAGE_OPENED: Final = Kind("village_opened", ("village",), "ryozen.setup.11.village_stack")
TURN: Final = Kind("turn", ("side",), "ryozen.day.turn_order")
REVELATION_USED: Final = Kind("revelation_used", ("side", "card"), "ryozen.day.turn.start_revelation")
PLACED: Final = Kind("placed", ("side", "rank", "place", "shown"), "ryozen.day.place.must")
ABILITY: Final = Kind("ability", ("side", "rank"), "ryozen.day.place.revealed")
EFFECT: Final = Kind("effect", ("side", "location"), "ryozen.day.effect.after_place")
GAINED: Final = Kind("gained", ("side", "resource", "amount"), "ryozen.resource.supply")
SPENT: Final = Kind("spent", ("side", "resource", "amount"), "ryozen.resource.supply")
SHARD_GAINED: Final = Kind("shard_gained", ("side", "shard", "amount"), "ryozen.shard.keep")
SHARD_LOST: Final = Kind("shard_lost", ("side", "shard", "amount"), "ryozen.shard.keep")
FAVOUR: Final = Kind("favour", ("side", "amount", "source"), "ryozen.board.favour_track")
FAVOUR_LOST: Final = Kind("favour_lost", ("side", "amount", "source"), "ryozen.favour.floor")
HERALD: Final = Kind("herald", ("side",), "ryozen.sector.capital.day.herald")
EXPLORED: Final = Kind("explored", ("side", "village"), "ryozen.village.explore.move")
WENT_BACK: Final = Kind("went_back", ("side", "village"), "ryozen.village.explored.after_back")
BUILT: Final = Kind("built", ("side", "village"), "ryozen.village.build.tile")
BONUS: Final = Kind("bonus", ("side", "village"), "ryozen.sector.altar.day.bonus")
ACQUIRED: Final = Kind("acquired", ("side", "card"), "ryozen.revelation.acquire.cost")
KEPT: Final = Kind("kept", ("side", "card"), "ryozen.revelation.choice")
CARD_DISCARDED: Final = Kind("card_discarded", ("side", "card"), "ryozen.revelation.choice")
CLAN_REVEALED: Final = Kind("clan_revealed", ("side", "rank", "area"), "ryozen.clan_house.reveal.place")
PUSHED_OUT: Final = Kind("pushed_out", ("side", "rank"), "ryozen.clan_house.reveal.full")
HIRED: Final = Kind("hired", ("side", "rank", "area"), "ryozen.sector.clan_house.day.hire")
REPLACED: Final = Kind("replaced", ("side", "rank", "place"), "ryozen.clan_house.hire.replace")
STRUCK: Final = Kind("struck", ("side", "owner", "rank", "place"), "ryozen.strike.exists")
TURNED: Final = Kind("turned", ("owner", "rank", "place", "shown"), "ryozen.companion.sides")
SENT: Final = Kind("sent_to_palace", ("owner", "rank", "place"), "ryozen.strike.revealed")
TOPPLED: Final = Kind("toppled", ("owner", "rank"), "ryozen.palace_mode.topple.return")
MOVED: Final = Kind("moved", ("owner", "rank", "place", "to"), "ryozen.day.move.place_choice")
LOCKED: Final = Kind("locked", ("side", "sector"), "ryozen.companion.ability.guard")
EVENT_DISCARDED: Final = Kind("event_discarded", ("event",), "ryozen.event.discard_order")
EVENT_RETURNED: Final = Kind("event_returned", ("event", "area"), "ryozen.companion.ability.seer")
ROTATED: Final = Kind("rotated", ("direction",), "ryozen.board.highlight.rotate")
NIGHT: Final = Kind("night", ("round",), "ryozen.night.parts")
EVENT: Final = Kind("event", ("event",), "ryozen.night.events.all")
MAJORITY: Final = Kind("majority", ("side", "location"), "ryozen.night.majority")
TOKEN: Final = Kind("token", ("side",), "ryozen.palace.majority")
DAWN: Final = Kind("dawn", ("round",), "ryozen.dawn.recall")
SCORE: Final = Kind("score", ("side", "points"), "ryozen.end.winner")
ENEMY_CARD: Final = Kind("enemy_card", ("card",), "ryozen.solo.turn.1_reveal")
TWIST: Final = Kind("twist", ("card",), "ryozen.solo.turn.1_twist.remove")
ENEMY_SHUFFLED: Final = Kind("enemy_shuffled", (), "ryozen.solo.turn.1_reshuffle")
BASILISK_TOP: Final = Kind("basilisk_top", ("rank",), "ryozen.solo.setup.9_face_up")
ACT: Final = Kind("act", ("card",), "ryozen.narrative.acts.when")
ACT_CHOSEN: Final = Kind("act_chosen", ("way",), "ryozen.narrative.acts.choice")
ACT_SETTLED: Final = Kind("act_settled", ("way", "obstacle"), "ryozen.narrative.acts.choice")
ACT_OUTCOME: Final = Kind("act_outcome", ("outcome",), "ryozen.narrative.acts.choice")

EVENTS: Final = (
    SPUN,
    FIRST,
    CLAN,
    ROUND,
    EVENT_FORETOLD,
    EVENTS_SHUFFLED,
    CARD_OPENED,
    CARDS_SHUFFLED,
    VILLAGE_OPENED,
    TURN,
    REVELATION_USED,
    PLACED,
    ABILITY,
    EFFECT,
    GAINED,
    SPENT,
    SHARD_GAINED,
    SHARD_LOST,
    FAVOUR,
    FAVOUR_LOST,
    HERALD,
    EXPLORED,
    WENT_BACK,
    BUILT,
    BONUS,
    ACQUIRED,
    KEPT,
    CARD_DISCARDED,
    CLAN_REVEALED,
    PUSHED_OUT,
    HIRED,
    REPLACED,
    STRUCK,
    TURNED,
    SENT,
    TOPPLED,
    MOVED,
    LOCKED,
    EVENT_DISCARDED,
    EVENT_RETURNED,
    ROTATED,
    NIGHT,
    EVENT,
    MAJORITY,
    TOKEN,
    DAWN,
    SCORE,
    ENEMY_CARD,
    TWIST,
    ENEMY_SHUFFLED,
    BASILISK_TOP,
    ACT,
    ACT_CHOSEN,
    ACT_SETTLED,
    ACT_OUTCOME,
)
