"""Conformance: what every game must do in random matches and in matches of bots, checked decision by decision.

`check_match` plays one seeded match and raises `Failure` with the seed and decision that reproduce it. Hidden
information is proved not to leak: along the way each seat is put into another world that it cannot tell from the real
one, and everything it sees there must be the same.
"""

from collections import Counter
from dataclasses import fields, is_dataclass
from importlib.resources import files
from random import Random
from typing import Generic, NamedTuple

from igroteka.bots import Perspective, bot
from igroteka.content.ledger import load as load_ledger
from igroteka.content.scene import Piece, Zone, scenery_of
from igroteka.kernel.ask import Ask, Refused, Seat, sees
from igroteka.kernel.encoding import encode, state_hash
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Luck, LuckError
from igroteka.kernel.match import WORLDS, Done, Match
from igroteka.kernel.view import determinise, view
from igroteka.records import record, saving, snapshot

ENDLESS = 20_000  # decisions; more than any match takes
FAR = 12  # steps that a clone is played further, to see whether it is independent


class Failure(AssertionError):  # noqa: N818  # a check that failed
    """A game that breaks a promise, with everything needed to reproduce it."""

    def __init__(self, game: str, setup: Setup, seed: int, decision: int, what: str) -> None:
        options = " ".join(f"--option {name}={value}" for name, value in setup.options.items())
        where = f"igroteka conformance {game} --mode {setup.mode} --players {setup.seats} {options}".rstrip()
        super().__init__(f"{what}\n  decision {decision} of: {where} --seed {seed} --matches 1")
        self.seed, self.decision, self.what = seed, decision, what


class Tally(NamedTuple):
    """How much was checked."""

    matches: int = 0
    decisions: int = 0
    choices: int = 0  # decisions with more than one option
    worlds: int = 0  # other worlds a seat was put into
    tries: int = 0  # worlds drawn for that
    imagined: int = 0  # worlds imagined as bots do it
    imaginings: int = 0  # worlds drawn for that

    def plus(self, other: "Tally") -> "Tally":
        return Tally(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


def check_vocabulary(game: Game[S, B]) -> None:
    """Topics and events are declared once and cite rules of the ledger."""
    known = load_ledger(files(game.package) / "ledger.toml").by_id
    cited = [(topic.name, rule) for topic in game.topics for rule in topic.rules]
    cited += [(kind.name, kind.rule) for kind in game.events]
    for name, rule in cited:
        assert rule in known, f"{name} cites {rule}, which is not in the ledger"
    for names in ([topic.name for topic in game.topics], [kind.name for kind in game.events]):
        assert len(set(names)) == len(names), f"declared twice: {sorted(names)}"
    assert all(topic.rules for topic in game.topics), "a topic cites no rule"


def check_match(
    game: Game[S, B],
    setup: Setup,
    seed: int,
    leak_every: int = 7,
    bots: str = "",
    visited: set[str] | None = None,
) -> Tally:
    """Play one match, at random or by bots of that name (to its end), and check everything on the way.

    The rules that its questions and events cite are added to ``visited``.
    """
    trial: _Trial[S, B] | None = None
    try:
        trial = _Trial(game, setup, seed, leak_every, bots)
        return trial.play()
    except Failure:
        raise
    except Exception as error:
        raise Failure(game.id, setup, seed, trial.tally.decisions if trial else 0, repr(error)) from error
    finally:
        if trial and visited is not None:
            visited |= trial.visited


def observable(game: Game[S, B]) -> frozenset[str]:
    """The rules that a match can be seen to visit: those cited by questions and events."""
    return frozenset(rule for topic in game.topics for rule in topic.rules) | {kind.rule for kind in game.events}


class _Trial(Generic[S, B]):
    """One match under examination."""

    def __init__(self, game: Game[S, B], setup: Setup, seed: int, leak_every: int, bots: str = "") -> None:
        self.game, self.setup, self.seed, self.leak_every = game, setup, seed, leak_every
        self.random = Random(seed)  # noqa: S311
        self.tally = Tally(matches=1)
        self.match = Match(game, setup, Luck(seed))
        self.hashes = {0: state_hash(self.match.state)}  # by the number of answers that stand
        self.vocabulary = {topic.name: frozenset(topic.keys) for topic in game.topics}
        self.kinds = {kind.name for kind in game.events}
        self.bots = [bot(bots, seed * setup.seats + seat) for seat in range(setup.seats)] if bots else []
        self.visited: set[str] = set()

    def expect(self, holds: bool, what: str) -> None:
        if not holds:
            raise self.failure(what)

    def failure(self, what: str) -> Failure:
        return Failure(self.game.id, self.setup, self.seed, self.tally.decisions, what)

    def play(self) -> Tally:
        while self.match.ask:
            self.expect(self.tally.decisions < ENDLESS, f"the match does not end in {ENDLESS} decisions")
            ask = self.random.choice(self.match.asks)
            self.check_ask(ask)
            if self.random.randrange(self.leak_every) == 0:
                self.check_now()
            self.decide(ask)
        self.check_now()
        self.check_end()
        imagined, imaginings = self.match.imagined
        return self.tally.plus(Tally(imagined=imagined, imaginings=imaginings))

    def decide(self, ask: Ask) -> None:
        """Answer as the seat's bot would, or at random; by key or index."""
        index = self.choice_of(ask)
        choice: int | str = index if self.random.random() < 0.5 else ask.keys[index]
        self.match.answer(choice, ask.seat, self.match.revision)
        standing, here = len(self.match.done), state_hash(self.match.state)
        same = not self.match.open or here == self.hashes[standing]
        self.expect(same, f"{ask.topic.name} of seat {ask.seat}: a private flow changed the state")
        self.hashes[standing] = here
        self.tally = self.tally.plus(Tally(decisions=1, choices=len(ask.options) > 1))
        self.visited.update(ask.topic.rules, (event.kind.rule for event in self.match.events))

    def choice_of(self, ask: Ask) -> int:
        if not self.bots:
            return self.random.randrange(len(ask.options))
        return self.bots[ask.seat].choose(Perspective(self.match, ask.seat))

    def check_ask(self, ask: Ask) -> None:
        """Options are unique, declared, and the same when computed again; what is refused is not offered."""
        name, keys = ask.topic.name, ask.keys
        self.expect(name in self.vocabulary, f"the topic {name} is not declared")
        self.expect(len(set(keys)) == len(keys), f"{name} offers a key twice: {keys}")
        strange = [key for key in keys if key not in self.vocabulary[name]]
        self.expect(not strange, f"{name} offers {strange}, which its vocabulary lacks")
        for no in ask.refusals():
            self.expect(no.target not in keys, f"{name} offers {no.target} and says why not: {no.reason}")
        before = state_hash(self.match.state)
        try:
            self.match.answer("no such key", ask.seat)
            self.expect(False, f"{name} accepts an unknown key")
        except Refused:
            self.expect(state_hash(self.match.state) == before, "a refused answer changed the state")

    def check_now(self) -> None:
        """Everything that can be checked between two decisions."""
        self.check_copy()
        self.check_dump()
        self.check_clones()
        self.check_undo()
        for event in self.match.events:
            self.expect(event.kind.name in self.kinds, f"the event {event.kind.name} is not declared")
        if self.match.ask:
            for seat in (*range(self.setup.seats), None):
                self.check_leak(seat)
                self.check_scene(seat)
            self.check_imagine()

    def check_copy(self) -> None:
        state = self.match.state
        copy = state.copy()
        self.expect(encode(copy) == encode(state), "copy() gives another state: a field is forgotten")
        shared = _shared(state, copy, "state")
        self.expect(shared is None, f"copy() shares {shared} with the original")

    def check_dump(self) -> None:
        match = self.match
        loaded = snapshot.load(self.game, snapshot.dump(self.game, match.state))
        self.expect(loaded == match.state, "a state dumped and loaded is another one")
        resumed = saving.resume(self.game, saving.save(match), Luck(0))
        self.expect(self.observed(resumed) == self.observed(match), "a match saved and resumed is another one")

    def check_clones(self) -> None:
        """Clones are equal and independent, with and without memory."""
        match, before = self.match, self.observed(self.match)
        clone, run = match.clone(Luck("clone")), match.rollout(Luck("rollout"))
        self.expect(self.observed(clone) == before and clone.log == match.log, "a clone is another match")
        self.expect(state_hash(run.state) == state_hash(match.state), "a rollout starts from another state")
        for _ in range(FAR):
            if clone.ask:
                clone.answer(self.random.randrange(len(clone.ask.options)), clone.ask.seat)
            if run.ask:
                run.step(self.random.randrange(len(run.ask.options)))
        self.expect(self.observed(match) == before, "playing a clone changed the match")

    def check_undo(self) -> None:
        """An undo restores exactly the earlier state, and answering again leads back to the present one."""
        match = self.match
        if match.open:
            return
        for seat in range(self.setup.seats):
            depth = match.undo_depth(seat)
            if not depth:
                continue
            clone, here = match.clone(Luck("undo")), len(match.done)
            clone.undo(seat, depth)
            self.expect(state_hash(clone.state) == self.hashes[here - depth], "undo leads to another state")
            for given in match.done[here - depth :]:
                clone.answer(given.key, given.seat)
            self.expect(state_hash(clone.state) == self.hashes[here], "answering again leads to another state")

    def check_leak(self, seat: Seat | None) -> None:
        """In another world that the seat cannot tell from this one, it sees the same."""
        here = _again(self.match)
        there, tries = self.elsewhere(seat)
        self.tally = self.tally.plus(Tally(worlds=1, tries=tries))
        mine, theirs = seen_by(here, seat), seen_by(there, seat)
        for name in mine:
            if mine[name] != theirs[name]:
                who = "an onlooker" if seat is None else f"seat {seat}"
                self.expect(
                    False, f"{who} could tell two worlds apart by its {name}:\n  {mine[name]}\n  {theirs[name]}"
                )

    def elsewhere(self, seat: Seat | None) -> tuple[Match[S, B], int]:
        """The running segment in a world drawn from what the seat knew at its start and saw since."""
        start, answers, drawn = self.match.segment()
        answers = [given for given in answers if given.seat == seat or given not in self.match.open]
        known = view(self.game, start, seat)
        luck = Luck(self.random.getrandbits(32))
        for tries in range(1, WORLDS + 1):
            luck.replay(())
            state = determinise(self.game, known, luck)
            luck.replay([each.value if sees(each.seen, seat) else None for each in drawn])
            try:
                there = Match(self.game, self.setup, luck, state)
                for given in answers:
                    _answer_again(there, given, seat, luck)
            except (Refused, LuckError):
                continue
            return there, tries
        raise self.failure(f"no world fits what seat {seat} knows")

    def check_imagine(self) -> None:
        """A bot's world shows the seat what it sees, and can be played on."""
        match = self.match
        for seat in range(self.setup.seats):
            run = match.imagine(seat, Luck(self.random.getrandbits(32)))
            same = encode(view(self.game, run.state, seat).known) == encode(match.view(seat).known)
            self.expect(same, f"seat {seat} imagines a world that it knows to be false")
            value = self.game.bots.evaluate(match.view(seat).known, self.game.box, seat)
            self.expect(isinstance(value, int), "evaluate gives something else than an int")

    def check_scene(self, seat: Seat | None) -> None:
        """Things on the scene have unique ids and lie on its boards; options point at things that are shown."""
        if self.game.scene is None:
            return
        scenery, seen = scenery_of(self.game), self.match.view(seat)
        scene = scenery.draw(seen, self.game.box, _unsaid)
        boards, ids = {board.id for board in scene.boards}, Counter[str]()
        things: list[Zone | Piece] = [*scene.zones, *scene.pieces]
        for each in things:
            ids[each.id] += 1
            self.expect(each.board in boards, f"{each.id} lies on {each.board}, which is no board of the scene")
        twice = [each for each, count in ids.items() if count > 1]
        self.expect(not twice, f"the scene shows twice: {twice}")
        for ask in [ask for ask in self.match.asks if ask.seat == seat]:
            for key in ask.keys:
                for target in scenery.targets(seen, self.game.box, ask.topic.name, key):
                    self.expect(target in ids, f"{ask.topic.name} {key} points at {target}, which is not shown")
                drawn = scenery.picture(seen, self.game.box, ask.topic.name, key)
                self.expect(
                    not any(each.board for each in drawn), f"the picture of {ask.topic.name} {key} is on a board"
                )
            for keys, pieces in [(each.keys, each.pieces) for each in scenery.previews(seen, self.game.box, ask)]:
                self.expect(keys[0] in ask.keys, f"{ask.topic.name} previews {keys}, which are no answers")
                self.expect({each.board for each in pieces} <= boards, f"{ask.topic.name} previews {keys} on no board")

    def check_end(self) -> None:
        """The result is complete, and the record of the match replays it."""
        match = self.match
        result = match.result
        assert result
        self.expect(len(result.lines) == self.setup.seats, "the result lacks a seat's lines")
        self.expect(all(0 <= seat < self.setup.seats for seat in result.winners), f"winners {result.winners}")
        sides = self.setup.seats + self.game.opponent_in(self.setup.mode)
        self.expect(len(self.game.sides(self.setup, match.state)) == sides, "the opponent has no score")
        saved = record.read(self.game, record.write(record.record(match)))
        again = record.replay(self.game, saved)
        self.expect(again.log == match.log and again.result == result, "the record plays another match")

    def observed(self, match: Match[S, B]) -> tuple[object, ...]:
        """What two equal matches have in common."""
        asks = [(ask.seat, ask.topic.name, ask.keys) for ask in match.asks]
        return state_hash(match.state), asks, match.result, match.revision


def seen_by(match: Match[S, B], seat: Seat | None) -> dict[str, object]:
    """Everything that a seat sees of a match since the start of the running segment."""
    mine = [ask for ask in match.asks if ask.seat == seat]
    return {
        "turn": match.deciding(),
        "topic": "" if match.gathering or not match.ask else match.ask.topic.name,
        "view": match.view(seat).known,
        "options": [(ask.topic.name, ask.keys, ask.about) for ask in mine],
        "refusals": [ask.refusals() for ask in mine],
        "log": [(event.kind.name, event.values) for event in match.heard(seat)],
        "undo": 0 if seat is None else match.undo_depth(seat),
    }


def _unsaid(message: str, /, **args: str | int) -> str:
    """Say nothing: a scene's words do not matter here."""
    return message


def _again(match: Match[S, B]) -> Match[S, B]:
    """The running segment of a match, replayed from its start."""
    start, answers, drawn = match.segment()
    again = Match(match.game, match.setup, Luck(script=[each.value for each in drawn]), start)
    for given in answers:
        again.answer(given.key, given.seat)
    return again


def _answer_again(there: Match[S, B], given: Done, seat: Seat | None, luck: Luck) -> None:
    """Repeat the answer if the seat saw it; otherwise answer at random."""
    ask = there.asked(given.seat)
    if sees(given.seen, seat):
        there.answer(given.key, given.seat)
    else:
        there.answer(luck.fresh(len(ask.options)), given.seat)


def _shared(one: object, other: object, path: str) -> str | None:
    """The path of a mutable object that both structures share."""
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        pairs = [(f"{path}[{at}]", a, b) for at, (a, b) in enumerate(zip(one, other, strict=True))]
    elif isinstance(one, dict) and isinstance(other, dict):
        pairs = [(f"{path}[{key!r}]", one[key], other[key]) for key in one]
    elif is_dataclass(one):
        pairs = [(f"{path}.{each.name}", getattr(one, each.name), getattr(other, each.name)) for each in fields(one)]
    else:
        return None
    if one is other and not isinstance(one, tuple):
        return path
    return next((found for name, a, b in pairs if (found := _shared(a, b, name))), None)
