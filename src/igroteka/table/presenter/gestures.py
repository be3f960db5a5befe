"""The gestures of a question in the reader's words: chains of answers, and what each option costs and brings."""

from typing import TYPE_CHECKING, Any, Final

from igroteka.content.scene import Scenery
from igroteka.content.texts import slug
from igroteka.kernel.ask import Ask
from igroteka.kernel.view import View, view
from igroteka.table.core.lookahead import Lookahead
from igroteka.table.presenter.chains import Choice, Finder, Offers, Way, find
from igroteka.table.presenter.counters import POINTS, Counted, counted
from igroteka.table.wire.messages import Chain, Refusal

if TYPE_CHECKING:
    from igroteka.table.presenter.presenter import Presenter

MOST_REFUSALS: Final = 60  # of questions that would follow
PLAIN: Final = frozenset({"yes", "no"})  # answers that say nothing without their question


class Gestures:
    """What a question offers beyond its options."""

    def __init__(self, presenter: "Presenter", finder: Finder, offers: Offers) -> None:
        self._presenter, self._finder, self._offers = presenter, finder, offers

    @classmethod
    def of(cls, presenter: "Presenter", ask: Ask) -> "Gestures | None":
        """The gestures of a question; None if nothing is drawn, others choose too, or it is a payment (see bundles)."""
        play, scenery, seen = presenter.play, presenter.scenery, presenter.view
        match = play.match
        if (
            scenery is None
            or seen is None
            or match is None
            or match.gathering
            or ask.topic.payment
            or play.tour_answers is not None
        ):
            return None

        def targets(then: View[Any], topic: str, key: str) -> tuple[str, ...]:
            return presenter.targets(topic, key, then)

        look = Lookahead(match, ask.seat, f"{play.id} {play.revision}")
        found = find(look, ask, seen, targets, lambda then: _counted(presenter, scenery, then), scenery.gestures)
        return cls(presenter, *found)

    def changes(self, key: str) -> dict[str, int]:
        """What an option costs and brings, with its price paid in the cheapest way."""
        way = self._offers.single.get(key)
        return self._finder.changes(way) if way else {}

    def final(self, key: str) -> bool:
        """Whether an option can't be taken back though the turn goes on."""
        way = self._offers.single.get(key)
        return way.outlook.irrevocable if way else False

    def chains(self) -> tuple[Chain, ...]:
        """All gestures of more than one answer."""
        return tuple([self._chain(way) for way in self._offers.chains])

    def _chain(self, way: Way) -> Chain:
        last = way.choices[-1]
        return Chain(
            keys=way.keys,
            label=(" → " if last.targets else " · ").join([self._said(choice) for choice in way.choices]),
            targets=last.targets,
            via=way.via,
            changes=self._finder.changes(way),
            pays=way.pays,
            final=way.outlook.irrevocable,
        )

    def _said(self, choice: Choice) -> str:
        """A choice in words that need no context."""
        presenter, topic = self._presenter, choice.ask.topic
        label = presenter.label(topic.name, choice.key, choice.seen)
        own = presenter.texts.option_id(presenter.lang, topic.name, choice.key).startswith(f"opt-{slug(topic.name)}")
        if choice.key in PLAIN and own:
            return label[:1].lower() + label[1:] if choice.ask is not presenter.ask else label
        if choice.key not in PLAIN and choice.key != topic.none:
            return label
        return f"{presenter.prompt(topic.name, choice.ask.about).rstrip('?. ')}: {label[:1].lower()}{label[1:]}"

    def refusals(self) -> tuple[Refusal, ...]:
        """Why some objects of the following questions can't be chosen."""
        open_ = {target for way in self._offers.single.values() for target in way.choices[-1].targets}
        open_ |= {target for way in self._offers.chains for target in way.choices[-1].targets}
        found: dict[str, Refusal] = {}
        for way in self._offers.single.values():
            for no in self._refused(way):
                if no.targets and not open_ & set(no.targets):
                    found.setdefault(no.targets[0], no)
        return tuple(found.values())[:MOST_REFUSALS]

    def _refused(self, way: Way) -> list[Refusal]:
        presenter, ask = self._presenter, way.outlook.ask
        if ask is None or ask.why_not is None:
            return []
        then = self._finder.after(way.outlook)
        return [
            Refusal(
                target=no.target,
                label=presenter.label(ask.topic.name, no.target, then),
                reason=presenter.texts.why(presenter.lang, no.reason, no.about, presenter.players),
                rule=no.rule,
                targets=presenter.targets(ask.topic.name, no.target, then),
                later=True,
            )
            for no in ask.refusals()
        ]


def in_words(presenter: "Presenter", ask: Ask, keys: tuple[str, ...]) -> str:
    """The answers of a chain in words, without the payments between them."""
    play, said = presenter.play, [presenter.label(ask.topic.name, keys[0])]
    assert play.match
    look = Lookahead(play.match, ask.seat, f"{play.id} {play.revision}")
    for number in range(1, len(keys)):
        outlook = look.after(keys[:number])
        if outlook.ask and not outlook.ask.topic.payment:
            then = view(outlook.run.game, outlook.run.state, ask.seat)
            said.append(presenter.label(outlook.ask.topic.name, keys[number], then))
    return " → ".join(said)


def _unsaid(message: str, /, **args: str | int) -> str:
    """Counters need no words here."""
    return ""


def _counted(presenter: "Presenter", scenery: Scenery[Any, Any], then: View[Any]) -> Counted:
    assert then.seat is not None
    game = presenter.play.game
    found = counted(scenery.panel(then.known, game.box, then.seat, _unsaid))
    return {each: value for each, value in found.items() if each != POINTS} if game.cooperative else found
