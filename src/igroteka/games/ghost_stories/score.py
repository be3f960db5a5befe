"""The score of Ghost Stories (ghost_stories.score.*)."""

from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.state import GHOST, State
from igroteka.games.ghost_stories.words import CENTRE, CORNERS
from igroteka.kernel.result import Line


def ghosts_left(s: State, box: Box) -> int:
    """Ghosts in the deck, incarnations not counted (ghost_stories.score.deck_win)."""
    wu_feng = box.tables.incarnation
    return sum(card == GHOST or (card > 0 and not wu_feng[card]) for card in s.deck)


def score(s: State, box: Box) -> tuple[tuple[Line, ...], ...]:
    """The players' common score as it stands, line by line, the same for every seat."""
    return (tuple(_lines(s, box)),) * s.seats


def _lines(s: State, box: Box) -> list[Line]:
    points, level = box.tables.points, box.tables.level[s.level]
    taoists = [board for board in range(4) if s.seat_of[board] >= 0 and s.active >= 0]  # none before the set-up is done
    dead = sum(s.qi[board] == 0 for board in taoists)
    lines = []
    if s.outcome == "won":
        rule = "ghost_stories.score.victory_hell" if s.level == "hell" else "ghost_stories.score.victory"
        lines.append(Line("victory", level.victory, rule))
    lines.append(Line("qi", points["qi"] * sum(s.qi[board] for board in taoists), "ghost_stories.score.qi"))
    if s.outcome == "won":
        lines.append(Line("deck", points["ghost_left"] * ghosts_left(s, box), "ghost_stories.score.deck_win"))
    elif s.outcome == "lost":
        lines.append(Line("deck", -points["ghost_left"] * ghosts_left(s, box), "ghost_stories.score.deck_loss"))
    lines.append(Line("dead_taoists", points["dead_taoist"] * dead, "ghost_stories.score.dead_taoist"))
    lines.append(Line("haunted", points["haunted"] * s.haunted.bit_count(), "ghost_stories.score.haunted"))
    lines.append(Line("incarnations", _incarnation_points(s, box), "ghost_stories.score.incarnations"))
    if s.white_moon:
        lines.append(Line("villagers", points["villager"] * s.saved.bit_count(), "ghost_stories.score.wm.villagers"))
        lines.append(_portal_line(s, box))
    return lines


def _incarnation_points(s: State, box: Box) -> int:
    """Only where several incarnations lie in the deck; the last of them is the victory itself."""
    level = box.tables.level[s.level]
    counted = (level.incarnations if s.seats > 2 else level.incarnations_few) - 1
    points = box.tables.points
    each = (points["first_incarnation"], points["second_incarnation"], points["third_incarnation"])
    return sum(each[: min(s.beaten, counted)])


def _portal_line(s: State, box: Box) -> Line:
    place = "centre" if s.portal == CENTRE else "corner" if s.portal in CORNERS else "edge"
    return Line("portal", box.tables.points[f"portal_{place}"], f"ghost_stories.score.wm.portal_{place}")
