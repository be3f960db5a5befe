"""Campaigns: a guest's matches that build on one another, by the rules of the game."""

from collections.abc import Callable
from typing import Final, NamedTuple

import sqlalchemy as sa

from igroteka.content.meta import CampaignRules, meta_of
from igroteka.table.catalogue.games import plain
from igroteka.table.core.play import Play
from igroteka.table.errors import RequestError
from igroteka.table.services.services import Services
from igroteka.table.storage import schema
from igroteka.table.wire.bodies import CampaignInfo, CampaignMatch

MOST: Final = 500  # matches to consider


class Ended(NamedTuple):
    """What a campaign needs from a match: its option, and both sides' points."""

    table: str
    option: str
    own: int
    other: int


def mode_of(game: str) -> str:
    """The mode that is played as a campaign, if a game has one."""
    rules = meta_of(plain(game)).campaign
    return rules.mode if rules else ""


def rules_of(game: str) -> CampaignRules:
    """The rules of a game's campaign, or an error."""
    rules = meta_of(plain(game)).campaign
    if rules is None:
        raise RequestError("not-found", 404, what="campaign", id=game[:40])
    return rules


async def campaign(services: Services, guest: str, game: str) -> CampaignInfo:
    """A guest's campaign, computed from their finished matches."""
    rules = rules_of(game)
    results = schema.results
    wanted = sa.select(results.c.table_id).where(
        results.c.guest == guest, results.c.game == game, results.c.mode == rules.mode
    )
    rows = await services.store.rows(wanted.order_by(results.c.ended, results.c.table_id).limit(MOST))
    history, played = [rules.first], []
    for row in rows:
        try:
            ended = await services.hub.read(row["table_id"], seen_by(rules))
        except RequestError:  # it was deleted, or can't be read
            continue
        if ended is None or ended.option != str(history[-1]):
            continue  # not played to its end, or not with the due option
        played.append(CampaignMatch(table=ended.table, value=history[-1], own=ended.own, other=ended.other))
        history.append(rules.after(history[-1], ended.own, ended.other))
    return CampaignInfo(
        game=game,
        mode=rules.mode,
        option=rules.option,
        next=history[-1],
        best=max(history),
        matches=tuple(played),
        history=tuple(history),
    )


def seen_by(rules: CampaignRules) -> Callable[[Play], Ended | None]:
    """A function that reads what the campaign needs from a finished table."""

    def see(play: Play) -> Ended | None:
        if play.match is None or play.match.result is None or play.components:
            return None
        own, other = rules.totals(play.match.state, play.game.box)
        return Ended(play.id, play.options.get(rules.option, ""), own, other)

    return see
