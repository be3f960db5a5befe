"""All kinds of events, for the log and the animation. Cities, numbers and places are ints, components are ids."""

from igroteka.kernel.flow import Kind

DEALT = Kind("setup.dealt", ("first",), "bonfire.setup.player.first")
TURN = Kind("turn.begins", ("city",), "bonfire.flow.clockwise")
STARTED = Kind("fate.started", ("city", "tile", "lay"), "bonfire.setup.player.fate_start_cells")
DISCARDED = Kind("tokens.discarded", ("city", "token"), "bonfire.fate.discard_any_time")
LAID = Kind("fate.laid", ("city", "tile", "lay"), "bonfire.fate.take_ends")
TOKEN = Kind("gained.token", ("city", "token", "count"), "bonfire.action.types")
RESOURCE = Kind("gained.resource", ("city", "resource", "count"), "bonfire.component.resources")
SCORED = Kind("gained.points", ("city", "points", "source"), "bonfire.scoring.during")
PAID_TOKEN = Kind("paid.token", ("city", "token", "count"), "bonfire.pay.payer_chooses")
PAID_RESOURCE = Kind("paid.resource", ("city", "resource", "count"), "bonfire.pay.payer_chooses")
SAILED = Kind("ship.sailed", ("city", "island"), "bonfire.action.type.ship")
PATH_LAID = Kind("path.laid", ("city", "tile", "place"), "bonfire.path.attach")
PATH_OPENED = Kind("path.opened", ("tile", "place"), "bonfire.path.refill")
PATH_SWAPPED = Kind("path.swapped", ("city", "pile"), "bonfire.path.same_colour_swap")
PATH_SHUFFLED = Kind("path.shuffled", (), "bonfire.council.path_shuffle")
TASK_TAKEN = Kind("task.taken", ("city", "task", "island", "slot"), "bonfire.task.take.swap")
GIFT_OPENED = Kind("gift.opened", ("city", "resource", "stack"), "bonfire.task.take.reveal_gift")
RETRIEVED = Kind("guardian.retrieved", ("city", "guardian"), "bonfire.guardian.retrieve.place")
MOVED = Kind("guardian.moved", ("city", "guardian", "stop"), "bonfire.procession.pay")
TURNED = Kind("great.turned", ("city", "cell"), "bonfire.action.type.great")
PORTAL = Kind("portal.placed", ("city", "shape", "notch"), "bonfire.portal.order")
RECRUITED = Kind("gnome.recruited", ("city", "gnome"), "bonfire.gnome.take")
MASTER_OPENED = Kind("gnome.opened", ("gnome", "place"), "bonfire.gnome.refill_master")
MASTERS_SHUFFLED = Kind("gnome.shuffled", (), "bonfire.tom.special2")
LIT = Kind("bonfire.lit", ("city", "task", "slot"), "bonfire.light.flip")
NOVICE = Kind("council.novice", ("city", "cell", "kind"), "bonfire.light.novice")
COMMON_MET = Kind("common.met", ("city", "common"), "bonfire.bonus.condition")
COUNTDOWN = Kind("countdown.begins", ("novices",), "bonfire.countdown.stack")
HANDED = Kind("countdown.handed", ("number",), "bonfire.countdown.hand_over")
BOXED = Kind("countdown.boxed", ("number",), "bonfire.countdown.token_to_box")
PASSED_OUT = Kind("countdown.passed", ("city", "number"), "bonfire.countdown.pass_instead")
OUT = Kind("turn.out", ("city",), "bonfire.turn.stuck")
TOM_CARD = Kind("tom.card", ("card",), "bonfire.solo.turn")
TOM_REVEALED = Kind("tom.revealed", ("gnome",), "bonfire.tom.reveal_symbol")
TOM_IDLE = Kind("tom.idle", ("card",), "bonfire.tom.special1.other")
TOTAL = Kind("score.line", ("city", "source", "points"), "bonfire.flow.countdown_then_scoring")

EVENTS = (
    DEALT, TURN, STARTED, DISCARDED, LAID, TOKEN, RESOURCE, SCORED, PAID_TOKEN, PAID_RESOURCE, SAILED, PATH_LAID,
    PATH_OPENED, PATH_SWAPPED, PATH_SHUFFLED, TASK_TAKEN, GIFT_OPENED, RETRIEVED, MOVED, TURNED, PORTAL, RECRUITED,
    MASTER_OPENED, MASTERS_SHUFFLED, LIT, NOVICE, COMMON_MET, COUNTDOWN, HANDED, BOXED, PASSED_OUT, OUT, TOM_CARD,
    TOM_REVEALED, TOM_IDLE, TOTAL,
)  # fmt: skip
