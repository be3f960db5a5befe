"""Setting up the table, step by step as in the rulebook."""

from igroteka.games.ryozen import events
from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.query import all_sides, asked, turn_order
from igroteka.games.ryozen.rules.basilisk import shuffle_stack
from igroteka.games.ryozen.rules.clan_house import reveal
from igroteka.games.ryozen.rules.enemy_deck import shuffle
from igroteka.games.ryozen.rules.narrative import act_one
from igroteka.games.ryozen.rules.revelations import refill
from igroteka.games.ryozen.rules.villages import uncover
from igroteka.games.ryozen.state import ANY_STORY, NO_STORY, UNLOCKED, State, T
from igroteka.games.ryozen.topics import BASILISK_CLAN, CLAN, FIRST_PLAYER
from igroteka.games.ryozen.words import (
    ALL_CLANS,
    ALL_EVENTS,
    ALL_TILES,
    APPRENTICE,
    BASILISK,
    CLANS,
    COIN,
    DIFFICULTIES,
    LANTERN,
    NO_CARD,
    NO_CLAN,
    NO_ENEMY_CARD,
    NO_EVENT_CARD,
    NO_RANK,
    NO_TILE,
    NO_VILLAGE,
    NOWHERE,
    PLACES_MAX,
    PLAYER,
    SOURCES,
    SPOTS,
    START_VILLAGE,
    WARRIOR,
    Clan,
    Side,
    slot,
)
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.game import Setup
from igroteka.kernel.pile import changed, without


def start(setup: Setup, box: Box) -> State:
    """The state before the first step: everything in its supply, nothing drawn or chosen yet."""
    solo = setup.mode != "base"
    sides = 2 if solo else setup.seats
    options = setup.options
    story = options.get("story", "")
    table = box.tables.table
    return State(
        seats=setup.seats,
        sides=sides,
        palace_mode=options["palace"] == "on",
        choose_clans=options["clans"] == "choose",
        choose_first=options.get("first") == "choose",
        level=DIFFICULTIES.index(options["difficulty"]) if solo else -1,
        story=NO_STORY if not story else CLANS.index(story) if story in CLANS else ANY_STORY,
        agenda=[],
        round=0,
        night=False,
        side=PLAYER,
        first=PLAYER,
        turned=0,
        board=[NO_TILE] * (6 * PLACES_MAX),
        hidden=0,
        palace=[NO_TILE] * SPOTS if options["palace"] == "on" else [],
        aside=(),
        locks=UNLOCKED,
        heralds=(),
        row=(),
        clans=(NO_CLAN,) * sides,
        hands=[()] * sides,
        stacks=[()] * sides,
        goods=[0] * (3 * sides),
        shards=[0] * (3 * sides),
        earned=[0] * (len(SOURCES) * sides),
        cards=[()] * sides,
        explorers=[0] * sides,
        path=(START_VILLAGE,),
        village_top=NO_VILLAGE,
        villages=box.tables.villages_solo if solo else box.tables.villages,
        areas=(NO_EVENT_CARD,) * table.event_areas,
        event_deck=ALL_EVENTS,
        event_discard=(),
        display=(NO_CARD,) * table.revelation_areas,
        card_deck=box.tables.cards,
        card_discard=(),
        placing=NO_RANK,
        where=NOWHERE,
        ability=NO_RANK,
        effect=NOWHERE,
        hiring=False,
        top=NO_TILE,
        enemy_blocks=[],
        enemy_unseen=(),
        enemy_discard=(),
        card=NO_ENEMY_CARD,
        way=0,
        omens=0,
        by_nightfall=options["presence"] == "nightfall",
        every_second=options["light"] == "every_second",
        every_way=options.get("acts") == "all",
        own_order=options["curse"] == "owner",
    )


def begin(t: T) -> None:
    """All that is drawn or chosen before the first Day, in the order of the rulebook."""
    t.then(deal)
    t.then(choose_clans)
    t.then(choose_first)
    t.then(spin)


def spin(t: T) -> None:
    """Step 1: the Palace is spun to a random direction (ryozen.setup.01.spin)."""
    t.state.turned = t.luck.below(6)
    t.tell(events.SPUN, t.state.turned)


def choose_first(t: T) -> Flow[None]:
    """Step 4: the first player, at random or by choice; the Basilisk in solo (ryozen.solo.setup.4_first_player)."""
    s = t.state
    if s.sides > s.seats:
        s.first = BASILISK
    elif s.choose_first:
        s.first = yield from choose(PLAYER, FIRST_PLAYER, all_sides(s))
    else:
        s.first = all_sides(s)[t.luck.below(s.seats)]
    t.tell(events.FIRST, s.first)


def choose_clans(t: T) -> Flow[None]:
    """Step 5: a clan for each side in turn order; in solo the player's first (ryozen.setup.05.clan)."""
    s = t.state
    if 0 <= s.story < ANY_STORY:
        s.clans = changed(s.clans, BASILISK, ALL_CLANS[s.story])
    for side in all_sides(s) if s.sides > s.seats else turn_order(s):
        if s.clans[side] < 0:
            s.clans = changed(s.clans, side, (yield from _clan(t, side)))
        t.tell(events.CLAN, side, CLANS[s.clans[side]])
    if s.story == ANY_STORY:
        s.story = s.clans[BASILISK]


def _clan(t: T, side: Side) -> Flow[Clan]:
    s = t.state
    left = [clan for clan in ALL_CLANS if clan not in s.clans]
    if not s.choose_clans:
        return t.luck.pick(left)
    topic = CLAN if side < s.seats else BASILISK_CLAN
    return (yield from choose(asked(s, side), topic, left, (side,)))


def deal(t: T) -> None:
    """Steps 5 to 13: hands, resources, Heralds, clan stacks, villages, revelations."""
    s = t.state
    for side in all_sides(s):
        deal_companions(t, side)
        s.goods[slot(side, COIN) : slot(side, LANTERN) + 1] = start_resources(s, t.box, side)
    s.heralds = turn_order(s)
    if s.sides > s.seats:
        wake_basilisk(t)
    for side in turn_order(s):
        reveal(t, side)
    uncover(t)
    if s.sides == 2:
        s.path += (s.village_top,)
        s.village_top = NO_VILLAGE
        uncover(t)
    refill(t)


def start_resources(s: State, box: Box, side: Side) -> tuple[int, ...]:
    """4 coins, 3 scrolls, 2 lanterns; in solo by difficulty (ryozen.solo.setup.6a_resources)."""
    if s.level < 0:
        return box.tables.table.start
    return box.difficulty[s.level].player if side < s.seats else box.difficulty[s.level].basilisk


def deal_companions(t: T, side: Side) -> None:
    """The starting hand, and the clan stack without spare Apprentices (ryozen.setup.05.extra_apprentice)."""
    s, rank, table = t.state, t.box.tables.rank, t.box.tables.table
    tiles = ALL_TILES[side]
    apprentices = [tile for tile in tiles if rank[tile] == APPRENTICE]
    warriors = [tile for tile in tiles if rank[tile] == WARRIOR][: table.warriors]
    wanted = table.apprentices_few if s.sides == 2 else table.apprentices_many
    s.hands[side] = (*apprentices[:wanted], *warriors)
    s.stacks[side] = tuple(tile for tile in tiles if tile not in apprentices and tile not in warriors)


def wake_basilisk(t: T) -> None:
    """The enemy deck, and the Basilisk's starting hand, changed at random or by Act I, then shuffled."""
    s, side = t.state, BASILISK
    shuffle(s, t.box.tables.enemy_cards)
    if s.story >= 0:
        act_one(t)
    else:
        for _ in range(2):
            tile = t.luck.pick(s.stacks[side])
            s.stacks[side] = without(s.stacks[side], tile)
            s.hands[side] = (*s.hands[side][1:], tile)
    shuffle_stack(t)
