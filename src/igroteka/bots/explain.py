"""What a bot thinks of its options, in words."""

from collections.abc import Sequence
from importlib.resources import files

from igroteka.bots.worlds import Idea, Step
from igroteka.content.texts import Language, Texts

TOP = 3
UNTRIED = float("-inf")


def texts_of(package: str) -> Texts:
    """A game's words, the common ones and those of the bots."""
    return Texts((files(package) / "texts", files("igroteka.content") / "common", files("igroteka.bots") / "texts"))


def shares(ideas: Sequence[Idea]) -> list[float]:
    """Values from 0 to 1: how near each option is to the chosen one, from the worst; 0 if not tried.

    If none is worse than the chosen one, all that were tried are as good.
    """
    known = [each.value for each in ideas if each.value > UNTRIED]
    low, high = min(known, default=0.0), ideas[0].value if ideas else 0.0
    if low >= high:
        return [float(each.value > UNTRIED) for each in ideas]
    return [round(min((each.value - low) / (high - low), 1.0), 3) if each.value > UNTRIED else 0.0 for each in ideas]


def explanation(texts: Texts, lang: Language, topic: str, ideas: Sequence[Idea], top: int = TOP) -> list[str]:
    """The best options, a line each: how often tried, how good, and how it would go on."""
    lines = []
    for place, (idea, share) in enumerate(zip(ideas[:top], shares(ideas), strict=False), 1):
        option, percent = texts.option(lang, topic, idea.key), round(100 * share)
        lines.append(
            texts.say(lang, "bot-idea", place=place, option=option, percent=percent, visits=idea.visits)
            if idea.visits
            else texts.say(lang, "bot-untried", place=place, option=option)
        )
        if len(idea.line) > 1:
            lines.append(texts.say(lang, "bot-line", line=" → ".join(line_texts(texts, lang, idea.line[1:]))))
    return lines


def line_texts(texts: Texts, lang: Language, line: Sequence[Step], players: Sequence[str] = ()) -> list[str]:
    """A line of play; whose answer it is is said where it changes."""
    said, before = [], None
    for step in line:
        option = texts.option(lang, step.topic, step.key, players)
        if before is not None and step.seat != before:
            option = f"{texts.player(lang, step.seat, players)}: {option}"
        said.append(option)
        before = step.seat
    return said
