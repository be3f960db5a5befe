"""Gains: tokens and resources from the supply, which never runs out (bonfire.box.unlimited_supply), and points."""

from igroteka.games.bonfire.events import COMMON_MET, RESOURCE, SCORED, TOKEN
from igroteka.games.bonfire.query import common_count
from igroteka.games.bonfire.state import T, point_at, resource_at, token_at
from igroteka.games.bonfire.words import (
    COMMON,
    COMMON_REWARD,
    GOLD,
    RESOURCES,
    TOKENS,
    WILD,
    City,
    Common,
    Resource,
    Source,
    Token,
)
from igroteka.kernel.pile import changed

SOURCES = ("head_start", "elders", "council", "great", "arrivals", "passing", "tom")  # of points during play


def gain_token(t: T, city: City, token: Token, count: int = 1) -> None:
    t.state.tokens[token_at(city, token)] += count
    t.tell(TOKEN, city, TOKENS[token], count)


def gain_resource(t: T, city: City, resource: Resource, count: int = 1) -> None:
    t.state.resources[resource_at(city, resource)] += count
    t.tell(RESOURCE, city, RESOURCES[resource], count)


def gain_points(t: T, city: City, points: int, source: Source) -> None:
    """Points won during play are marked at once (bonfire.scoring.during)."""
    s, at = t.state, point_at(city, source)
    s.points = changed(s.points, at, s.points[at] + points)
    t.tell(SCORED, city, points, SOURCES[source])


def reached(t: T, city: City, common: Common, owned: int) -> None:
    """After a city gets one more: if that fulfils a common task, master 19 pays if owned before (bonfire.master.19).

    Counts never fall and grow by one, so the moment of fulfilment is the moment of equality.
    """
    s = t.state
    if common_count(s, city, common) != t.box.common_need[common]:
        return
    t.tell(COMMON_MET, city, COMMON[common])
    if owned & COMMON_REWARD and city < s.seats:
        gain_resource(t, city, GOLD)
        gain_token(t, city, WILD)
