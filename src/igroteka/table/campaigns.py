"""Campaigns: a guest's matches that follow from one another. The rules of each are its game's."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from igroteka.table.core.play import Play
from igroteka.table.errors import Wrong
from igroteka.table.services.services import House
from igroteka.table.storage import schema
from igroteka.table.wire.bodies import CampaignInfo, CampaignMatch

RULES: Final = {"bonfire": ("igroteka.games.bonfire.campaign", "handicap")}  # by game: where, and its mode and option
MOST: Final = 500  # matches that are looked at


class Ended(NamedTuple):
    """What a campaign needs of a match: with which option it was played, and both sides' points."""

    table: str
    option: str
    own: int
    other: int


def mode_of(game: str) -> str:
    """The mode that is played as a campaign, if a game has one."""
    return RULES[game][1] if game in RULES else ""


def rules_of(game: str) -> tuple[Any, str]:
    """The campaign module of a game and the name of its mode, or a fault."""
    if game not in RULES:
        raise Wrong("not-found", 404, what="campaign", id=game[:40])
    module, mode = RULES[game]
    return import_module(module), mode


async def campaign(house: House, guest: str, game: str) -> CampaignInfo:
    """The campaign of a guest as his finished matches make it."""
    module, mode = rules_of(game)
    results = schema.results
    wanted = sa.select(results.c.table_id).where(
        results.c.guest == guest, results.c.game == game, results.c.mode == mode
    )
    rows = await house.store.rows(wanted.order_by(results.c.ended, results.c.table_id).limit(MOST))
    kept, played = module.Campaign(), []
    for row in rows:
        ended = await house.tables.look(row["table_id"], seen_by(module.totals, mode))
        if ended is None or ended.option != str(kept.handicap):
            continue  # not played to its end, or not with what was due
        played.append(CampaignMatch(table=ended.table, value=kept.handicap, own=ended.own, other=ended.other))
        kept = kept.note(ended.own, ended.other)
    return CampaignInfo(
        game=game,
        mode=mode,
        option=mode,
        next=kept.handicap,
        best=kept.best,
        matches=tuple(played),
        history=kept.history,
    )


def seen_by(totals: Callable[[Any, Any], tuple[int, int]], option: str) -> Callable[[Play], Ended | None]:
    """How a finished table is read."""

    def see(play: Play) -> Ended | None:
        if play.match is None or play.match.result is None or play.row.components:
            return None
        own, other = totals(play.match.state, play.game.box)
        return Ended(play.row.id, play.body.options.get(option, ""), own, other)

    return see
