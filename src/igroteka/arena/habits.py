"""Habits of bots: how often they took each kind of action, and how often they gave answers no good player gives."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, TypedDict

from igroteka.arena.matches import Outcome, wilson
from igroteka.kernel.game import Habits

ASKED: Final = "asked "  # how often a folly was possible: see `matches.count_habits`
FOLLY: Final = "folly "


class Share(TypedDict):
    """How often something happened, out of how many times it could."""

    times: int
    of: int


class BotHabits(TypedDict):
    """What a bot did in all its matches."""

    bot: str
    actions: dict[str, dict[str, int]]  # by question
    follies: dict[str, Share]


class Report(TypedDict):
    """What `arena --habits` adds."""

    bots: list[BotHabits]
    stuck: Share  # matches in which nobody could act


def report(outcomes: Sequence[Outcome], habits: Habits[Any, Any]) -> Report:
    """The habits of each bot, by name."""
    names = sorted({name for outcome in outcomes for name in outcome.seating})
    stuck = sum(outcome.reason in habits.stuck for outcome in outcomes)
    return {
        "bots": [_of(name, outcomes, habits) for name in names],
        "stuck": {"times": stuck, "of": len(outcomes)},
    }


def _of(name: str, outcomes: Sequence[Outcome], habits: Habits[Any, Any]) -> BotHabits:
    total: Counter[str] = Counter()
    for outcome in outcomes:
        for seat, counts in enumerate(outcome.habits):
            if outcome.seating[seat] == name:
                total.update(counts)
    actions = {
        topic: {
            key.removeprefix(f"{topic} "): times for key, times in total.most_common() if key.startswith(f"{topic} ")
        }
        for topic in habits.actions
    }
    follies: dict[str, Share] = {
        each.name: {"times": total[FOLLY + each.name], "of": total[ASKED + each.name]} for each in habits.follies
    }
    return {"bot": name, "actions": actions, "follies": follies}


def report_lines(found: Report) -> Iterator[str]:
    """The report as lines of text."""
    for each in found["bots"]:
        yield f"{each['bot']}:"
        for topic, kinds in each["actions"].items():
            whole = sum(kinds.values())
            yield f"  {topic} ({whole}): " + ", ".join(f"{kind} {times / whole:.1%}" for kind, times in kinds.items())
        for name, share in each["follies"].items():
            yield f"  {name}: {_share(share)}"
    yield f"nobody could act: {_share(found['stuck'])}"


def _share(share: Share) -> str:
    part = wilson(share["times"], share["of"])
    percent = f", {part.mean:.1%} ({part.low:.1%}-{part.high:.1%})" if share["of"] else ""
    return f"{share['times']} of {share['of']}{percent}"
