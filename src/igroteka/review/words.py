"""A review in words, in both languages."""

from collections.abc import Iterator, Sequence
from typing import Generic

from igroteka.bots.explain import variation_texts, why
from igroteka.content.texts import Language, Texts, slug
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game
from igroteka.review.findings import Decision, Label, Review, Unit
from igroteka.review.fits import calibration
from igroteka.review.summary import Accuracy, Moment, accuracy, by_phase, by_topic, label_counts, moments, worst_phase

SMALL = 0.5  # points or per cent below which a part is not mentioned


def texts_of(game: Game[S, B]) -> Texts:
    """The words of a game and of reviews."""
    return Texts.of(game, "igroteka.bots", "igroteka.review")


def amount(lang: Language, unit: Unit, value: float, *, signed: bool = False) -> str:
    """A number of points, or a chance in per cent."""
    number = 100 * value if unit == "chance" else value
    digits = 0 if abs(number) >= 10 else 1
    text = f"{number:+.{digits}f}" if signed else f"{abs(number):.{digits}f}"
    text = text.removesuffix(".0").replace("-", "−")
    if text in ("+0", "−0"):
        text = "0"
    return text if lang == "en" else text.replace(".", ",")


def amount_with_unit(texts: Texts, lang: Language, unit: Unit, value: float) -> str:
    """The amount with its unit; the texts are those of ``texts_of``."""
    number = abs(100 * value if unit == "chance" else value)
    whole = number >= 10 or round(number, 1) == int(round(number, 1))
    count = round(number) if whole else 0
    return texts.say(lang, f"review-amount-{unit}", amount=amount(lang, unit, value), count=count, whole=int(whole))


class ReviewWords(Generic[S, B]):
    """Says what a review found."""

    def __init__(self, game: Game[S, B], found: Review, lang: Language, players: Sequence[str] = ()) -> None:
        self.texts, self.lang, self.found = texts_of(game), lang, found
        self.players = tuple(players) or self.texts.numbered(lang, found.seats)
        self.labels = calibration(game.id).labels

    def say(self, key: str, **args: str | int) -> str:
        return self.texts.say(self.lang, f"review-{key}", **args)

    def amount(self, value: float, *, signed: bool = False) -> str:
        """A number of points, or a chance in per cent."""
        return amount(self.lang, self.found.unit, value, signed=signed)

    def unit(self, value: float) -> str:
        """The amount with its unit."""
        return amount_with_unit(self.texts, self.lang, self.found.unit, value)

    def player(self, seat: Seat) -> str:
        return self.texts.player(self.lang, seat, self.players)

    def phase(self, number: int) -> str:
        return self.say(f"in-{self.found.rounds}", number=number)

    # One sentence for each seat

    def sentence(self, seat: Seat) -> str:
        """What a seat's result came from."""
        parts = self.found.parts(seat)
        said = []
        for name, value in (
            ("luck", parts.luck),
            ("own", parts.own),
            ("others", parts.others),
            ("known", parts.revealed),
        ):
            if abs(100 * value if self.found.unit == "chance" else value) >= SMALL:
                said.append(self.say(f"{name}-{'gave' if value > 0 else 'took'}", amount=self.unit(value)))
        phase, cost = worst_phase(self.found, seat)
        where = self.say("most-in", amount=self.unit(cost), phase=self.phase(phase)) if cost > 0 else ""
        middle = self.say("nothing") if not said else self.joined(said)
        return self.say("sentence", player=self.player(seat), parts=middle, where=where).strip()

    def joined(self, parts: Sequence[str]) -> str:
        """Parts of a sentence: a, b and c."""
        if len(parts) == 1:
            return parts[0]
        return self.say("and", first=", ".join(parts[:-1]), last=parts[-1])

    # Decisions and moments

    def label(self, label: Label) -> str:
        return self.say(f"label-{label}")

    def option(self, topic: str, key: str) -> str:
        known = self.texts.has(self.lang, self.texts.option_id(self.lang, topic, key))
        return self.texts.option(self.lang, topic, key, self.players) if known else key

    def prompt(self, topic: str, about: Sequence[int | str] = ()) -> str:
        if not self.texts.has(self.lang, f"ask-{slug(topic)}"):
            return topic
        return self.texts.prompt(self.lang, topic, about, self.players)

    def line(self, decision: Decision) -> str:
        """How the best option would have gone on."""
        moves = decision.valued(decision.best).line
        said = variation_texts(self.texts, self.lang, moves, self.players) if moves else []
        return " → ".join(said or [self.option(decision.topic, decision.best)])

    def reason(self, decision: Decision) -> str:
        """Why the best option was better, as a hint would have said it; empty if there is nothing to say."""
        found = decision.reasons
        second = self.option(decision.topic, found.second) if found.second else ""
        return why(self.texts, self.lang, found, second, self.players)

    def moment(self, moment: Moment) -> str:
        """One of the moments that mattered."""
        phase = self.phase(moment.phase)
        if moment.decision is None:
            seat = max(range(self.found.seats), key=lambda each: abs(moment.change[each]))
            value = moment.change[seat]
            key = f"moment-{moment.kind}-{'gave' if value > 0 else 'took'}"
            return self.say(key, phase=phase, player=self.player(seat), amount=self.unit(value))
        each = moment.decision
        return self.say(
            "moment-choice",
            phase=phase,
            player=self.player(each.seat),
            prompt=self.prompt(each.topic, each.about),
            chosen=self.option(each.topic, each.chosen),
            best=self.line(each),
            amount=self.unit(each.cost),
            label=self.label(each.label),
        )

    # The whole review as lines

    def lines(self) -> Iterator[str]:
        """The review as lines of text."""
        yield self.say(f"unit-{self.found.unit}")
        for seat in range(self.found.seats):
            yield ""
            yield self.sentence(seat)
            yield self.sum(seat)
            yield from self.accuracies(seat)
        yield ""
        yield self.say("moments")
        for number, moment in enumerate(moments(self.found), 1):
            yield f"{number}. {self.moment(moment)} [{moment.entry}]"
            if moment.decision and (reason := self.reason(moment.decision)):
                yield f"   {reason}"
        if not self.found.calibrated:
            yield self.say("uncalibrated")

    def sum(self, seat: Seat) -> str:
        """The parts as a sum."""
        parts = self.found.parts(seat)
        named = {name: self.amount(value, signed=True) for name, value in parts._asdict().items()}
        return self.say("sum", error=self.amount(self.found.luck_error(seat)), **named)

    def accuracies(self, seat: Seat) -> Iterator[str]:
        """A seat's accuracy, over all, by phase and by kind of question."""
        own = [each for each in self.found.decisions if each.seat == seat]
        whole = accuracy(own, self.labels)
        counts = ", ".join(f"{self.label(label)} {number}" for label, number in label_counts(self.found, seat).items())
        yield self.say("accuracy", percent=percent(whole), choices=whole.choices, counts=counts)
        phases = by_phase(self.found, seat, self.labels)
        yield "  " + "; ".join(f"{self.phase(number)} {percent(each)} %" for number, each in phases.items())
        yield from self._kinds(seat, own)

    def _kinds(self, seat: Seat, own: Sequence[Decision]) -> Iterator[str]:
        """The kinds of questions at which a seat lost something, the dearest first, and how many others there were."""
        kinds = by_topic(self.found, seat, self.labels)
        dear = {topic: each for topic, each in kinds.items() if each.cost}
        for topic, each in sorted(dear.items(), key=lambda kind: -kind[1].cost):
            asked = dict.fromkeys(decision.about for decision in own if decision.topic == topic)
            said = self.prompt(topic, next(iter(asked))).removesuffix(".")
            yield "  " + self.say(
                "kind",
                prompt=said,
                several=int(len(asked) > 1),
                choices=each.choices,
                percent=percent(each),
                amount=self.unit(each.cost),
            )
        free = [each.choices for topic, each in kinds.items() if topic not in dear]
        if free:
            yield "  " + self.say("kinds-free", others=int(bool(dear)), kinds=len(free), choices=sum(free))


def percent(found: Accuracy) -> int:
    return round(100 * found.share)
