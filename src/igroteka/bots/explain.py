"""A bot's opinion of its options, in words."""

from collections.abc import Sequence

from igroteka.bots.reasons import Reason, Reasons
from igroteka.bots.worlds import Idea, Move
from igroteka.content.texts import Language, Texts
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game

TOP = 3
UNTRIED = float("-inf")
SURE = 0.95  # a difference that shows in more worlds is told without its chance


def texts_of(game: Game[S, B] | str) -> Texts:
    """The words of a game with the values of its box, or of a package; the common ones and those of the bots."""
    return Texts.of(game, "igroteka.bots")


def shares(ideas: Sequence[Idea]) -> list[float]:
    """How good each option is on a scale from the worst one tried (0) to the best (1); 0 if not tried.

    If no option is worse than the best, all that were tried count as 1.
    """
    known = [each.value for each in ideas if each.value > UNTRIED]
    low, high = min(known, default=0.0), ideas[0].value if ideas else 0.0
    if low >= high:
        return [float(each.value > UNTRIED) for each in ideas]
    return [round(min((each.value - low) / (high - low), 1.0), 3) if each.value > UNTRIED else 0.0 for each in ideas]


def explanation(texts: Texts, lang: Language, topic: str, ideas: Sequence[Idea], top: int = TOP) -> list[str]:
    """The best options, one per line: how often each was tried, how good it is, and how play would continue."""
    lines = []
    for place, (idea, share) in enumerate(zip(ideas[:top], shares(ideas), strict=False), 1):
        option, percent = texts.option(lang, topic, idea.key), round(100 * share)
        lines.append(
            texts.say(lang, "bot-idea", place=place, option=option, percent=percent, visits=idea.visits)
            if idea.visits
            else texts.say(lang, "bot-untried", place=place, option=option)
        )
        if len(idea.variation) > 1:
            lines.append(
                texts.say(lang, "bot-variation", variation=" → ".join(variation_texts(texts, lang, idea.variation[1:])))
            )
    return lines


def variation_texts(texts: Texts, lang: Language, variation: Sequence[Move], players: Sequence[str] = ()) -> list[str]:
    """The answers of a variation in words; a player is named when another one answers."""
    said, before = [], None
    for move in variation:
        option = texts.option(lang, move.topic, move.key, players)
        if before is not None and move.seat != before:
            option = f"{texts.player(lang, move.seat, players)}: {option}"
        said.append(option)
        before = move.seat
    return said


def why(texts: Texts, lang: Language, found: Reasons, second: str, players: Sequence[str] = ()) -> str:
    """The reasons as sentences, with the name of the second option; empty if there are none."""

    def listed(some: Sequence[Reason]) -> str:
        return ", ".join([reason_text(texts, lang, reason, players) for reason in some])

    said = [texts.say(lang, "bot-brings", reasons=listed(found.brings))] if found.brings else []
    if found.rather:
        said.append(texts.say(lang, "bot-rather", option=second, reasons=listed(found.rather)))
    return " ".join(said)


def reason_text(texts: Texts, lang: Language, reason: Reason, players: Sequence[str] = ()) -> str:
    """One reason; how likely it is, if it is about one thing and not sure."""
    key = f"reason-{reason.name}--{'more' if reason.more else 'less'}"
    said = texts.say(lang, key, amount=max(round(reason.amount), 1), **texts.letters(lang, reason.about, players))
    if not reason.chance or reason.amount > SURE:
        return said
    return texts.say(lang, "bot-perhaps", reason=said, percent=round(100 * reason.amount))
