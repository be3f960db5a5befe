"""What hints of Ryozen give as reasons."""

from igroteka.games.ryozen.bots.evaluation import rewarded
from igroteka.games.ryozen.bots.events import harm
from igroteka.games.ryozen.bots.prices import CARD, POINT, REWARD, SHARD, SPARE, STEP, TOKEN
from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.query import goods_of, influences, leader, shards_of
from igroteka.games.ryozen.rules.night import REWARDED
from igroteka.games.ryozen.score import total
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import PALACE, SECTORS, Side
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import Table
from igroteka.kernel.game import Fact
from igroteka.kernel.luck import Luck


def facts(s: State, box: Box, seat: Seat) -> list[Fact]:
    """Points, belongings, and what tonight promises."""
    t, side = Table(s, box, Luck()), Side(seat)
    left = max(0, box.tables.table.rounds - s.round)
    days = left + bool(s.hands[side])
    points, goods, shards = total(s, box, side), sum(goods_of(s, side)), sum(shards_of(s, side))
    found = [
        Fact("points", points, points * POINT),
        Fact("goods", goods, goods * SPARE * (left > 0)),
        Fact("shards", shards, shards * SHARD // 3 * (left > 0)),
        Fact("steps", s.explorers[side], s.explorers[side] * STEP * days),
        Fact("cards", len(s.cards[side]), len(s.cards[side]) * CARD * days),
    ]
    if not s.heralds or rewarded(s):
        return found
    order = s.heralds.index(side)
    events = harm(t)[side]
    return [*found, Fact("order", order, -40 * order), Fact("harm", events / POINT, -events), *tonight(t, side)]


def tonight(t: Table[State, Box], side: Side) -> list[Fact]:
    """The sectors whose reward the side will have, those it leads, and the first player's token."""
    found = []
    for site in REWARDED:
        totals = influences(t, site)
        leads = leader(t.state, totals) == side
        if site == PALACE:
            found.append(Fact("palace", totals[side], totals[side] * POINT))
            found.append(Fact("token", float(leads), TOKEN * leads))
        else:
            present = totals[side] > 0
            found.append(Fact("reward", float(present), REWARD[site] * present, (SECTORS[site],)))
            found.append(Fact("majority", float(leads), SHARD * leads, (SECTORS[site],)))
    return found
