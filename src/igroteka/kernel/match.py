"""A match: the authority on what is legal, in tests, in process and behind the socket alike.

It remembers what was answered and drawn, so that it can refuse, take back, clone, imagine and write a record.
"""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple

from igroteka.kernel.agenda import Due
from igroteka.kernel.ask import EVERYONE, Audience, Refused, Seat, only, sees
from igroteka.kernel.encoding import encode, state_hash
from igroteka.kernel.flow import B, Event, S
from igroteka.kernel.game import Game, Setup, counted
from igroteka.kernel.log import Answer, Entry, Undo
from igroteka.kernel.luck import Drawn, Luck, LuckError, Value, new, values_of
from igroteka.kernel.run import ForkableRun, R, Run
from igroteka.kernel.view import Hidden, View, determinise, renewed, secrets_of, shown, view

HASHED = 25  # answers between two hashes in the log
WATCHED = 8  # answers for which checkpoints and undo limit are kept current after somebody wanted them
APART = 32  # answers between two checkpoints when they are not
WORLDS = 2_000  # tries to imagine one world before giving up
OWN_LUCK = "another world needs luck of its own, not the match's"


class Done(NamedTuple):
    """An answer that stands, and how far luck and events had come after it."""

    seat: Seat
    key: str
    option: int  # its index
    seen: Audience
    batch: int  # answers before it and before those given together with it
    luck: int = 0
    events: int = 0


class Checkpoint(NamedTuple, Generic[S]):
    """The state at the start of a segment, and how many answers and results of luck came before it."""

    state: S
    answers: int
    luck: int


class Unimaginable(Exception):  # noqa: N818  # names what is wrong with the game's view
    """No world was found that fits what a seat knows."""


class Match(Run[S, B]):
    """A run that remembers. A given state replaces the set-up's first position; ``clone`` does not begin there."""

    __slots__ = (
        "_checkpoints", "_given", "_looked", "_resting", "_secrets", "_settled", "dealt", "done", "drawn",
        "events", "first", "imagined", "log", "migrated", "open", "opening", "revision", "setup",
    )  # fmt: skip

    def __init__(self, game: Game[S, B], setup: Setup, luck: Luck, state: S | None = None, begin: bool = True) -> None:
        self.setup = setup
        self.log: list[Entry] = []
        self.done: list[Done] = []  # the answers that stand
        self.open: list[Done] = []  # those of an ask_all that is not complete
        self.drawn: list[Drawn] = []  # all luck so far
        self.events: list[Event] = []
        self.revision = 0  # grows with every answer and undo
        self.migrated = False  # it began under older rules, so the hashes in its log may not match
        self.imagined = (0, 0)  # worlds imagined, and the tries they took
        self._given = 0  # answers given so far, including the current one
        self._settled = 0  # answers that cannot be taken back without consent
        self._looked = 0  # of them, when somebody last wanted a segment or the undo limit
        self._resting = APART  # of them, before which there is no further checkpoint; 0: all are followed
        self.first = game.start(setup, game.box) if state is None else state.copy()  # the state it began from
        self._checkpoints = [Checkpoint(self.first, 0, 0)]  # segments begun since the undo limit
        super().__init__(game, self.first.copy(), luck, self.events)
        luck.log = self.drawn
        if begin:
            self.start()
        self.opening = (len(self.drawn), len(self.events))  # luck and events before the first answer
        self.dealt: tuple[Value, ...] | None = tuple(values_of(self.drawn))  # None: not known
        self._secrets: Hidden = []  # after the last answer that stands, while all are followed

    # Answers

    def answer(self, choice: int | str, seat: Seat | None = None, revision: int | None = None) -> None:
        """Answer the pending question by index or key; a refused answer changes nothing."""
        if revision is not None and revision != self.revision:
            raise Refused(f"the table has moved on: it is at {self.revision}, the answer was for {revision}")
        ask = self.ask
        if seat is not None and (ask is None or ask.seat != seat):
            ask = self.asked(seat)
        if ask is None:
            raise Refused("the match is over")
        index, together, batch = ask.index(choice), self._together, len(self.done)
        seen = only(ask.seat) if ask.topic.secret else EVERYONE
        key = ask.topic.key(ask.options[index])
        private, entries = self.open, len(self.log)
        self._given = batch + len(private) + 1
        try:
            if together is None:
                self._advance(index)
                self._stand(ask.seat, key, index, seen, batch)
                self.revision += 1
                return
            self.step(index, ask.seat)
            given = [*private, Done(ask.seat, key, index, seen, batch)]
            if together is not self._together:
                self._commit(sorted(given, key=_seat))
            else:
                self.open = given
                assert len(self.drawn) == self._marks(batch)[0], "a private flow may not use luck"
        except BaseException:  # a mistake in the rules must not cost the match
            del self.log[entries:]
            self._rebuild(batch, private)
            raise
        self.revision += 1

    def _commit(self, answers: list[Done]) -> None:
        """Make answers given together final; the luck drawn since belongs to the last of them."""
        luck, events = self._marks(len(self.done))
        for given in answers[:-1]:
            self.done.append(given._replace(luck=luck, events=events))
            self.log.append(Answer(given.seat, given.key))
        seat, key, option, seen, batch, _, _ = answers[-1]
        self._stand(seat, key, option, seen, batch)
        self.open = []

    def _stand(self, seat: Seat, key: str, option: int, seen: Audience, batch: int) -> None:
        """Make an answer final, with the luck drawn since the one before it."""
        done, drawn = self.done, self.drawn
        luck = done[-1].luck if done else self.opening[0]
        used = tuple([value for value, _ in drawn[luck:]]) if len(drawn) > luck else ()
        done.append(new(Done, (seat, key, option, seen, batch, len(drawn), len(self.events))))
        check = state_hash(self.state) if len(done) % HASHED == 0 else ""
        self.log.append(Answer(seat, key, used, check))
        if not self._resting:
            self._follow(self.state, len(done))
            if len(done) >= self._looked + WATCHED:
                del self._checkpoints[1:]
                self._resting = self._checkpoints[0].answers + APART
        elif len(self._checkpoints) > 1:
            limit = len(done) if used or done[batch].seat != seat else batch if done[batch - 1].seat != seat else 0
            if self._checkpoints[1].answers <= limit:
                self._settle(limit)

    @property
    def settled(self) -> int:
        """The number of answers that cannot be taken back without consent."""
        self._watch()
        return self._settled

    def settle(self, answers: int) -> None:
        """Make this number of answers final: drop the checkpoints that only their undo would need."""
        self._watch()
        self._settle(answers)

    def _settle(self, answers: int) -> None:
        self._settled = answers
        while len(self._checkpoints) > 1 and self._checkpoints[1].answers <= answers:
            del self._checkpoints[0]

    def _marks(self, answers: int) -> tuple[int, int]:
        """The counts of luck and events after this number of answers."""
        return (self.done[answers - 1].luck, self.done[answers - 1].events) if answers else self.opening

    def _before_asking(self) -> Callable[[Due | None], None]:
        return self._checkpoint

    def _checkpoint(self, due: Due | None) -> None:
        """Copy the state before a step that asks; its rule has been called but has not begun to run."""
        given, checkpoints = self._given, self._checkpoints
        if given < self._resting and checkpoints[-1].answers != given:
            return
        if self._resting:
            self._resting = given + APART
        state = self.table.state.copy()
        if due is not None:
            state.agenda.append(due)
        start = Checkpoint(state, given, len(self.drawn))
        if checkpoints[-1].answers == given:
            checkpoints[-1] = start
        else:
            checkpoints.append(start)

    def _follow(self, state: S, answers: int) -> None:
        """Find out how far the last of these answers allows undo."""
        done, before = self.done, self._secrets
        given, luck = done[answers - 1], done[answers - 2].luck if answers > 1 else self.opening[0]
        self._secrets = now = renewed(self.game, state, before)
        known = now is not before and shown(before, now, self.setup.seats)
        if given.luck > luck or done[given.batch].seat != given.seat or known:
            self._settle(answers)
        elif given.batch and done[given.batch - 1].seat != given.seat:
            self._settle(given.batch)

    def _watch(self) -> None:
        """Make checkpoints and undo limit current, and keep them so for some answers.

        They take as long as playing, so they wait until somebody wants them; then the answers since are played again.
        """
        self._looked = self._given
        if not self._resting:
            return
        self._resting = 0
        start, settled, done = self._checkpoints[0], self._settled, self.done
        run = ForkableRun(self.game, start.state.copy(), Luck(script=values_of(self.drawn[start.luck :])))
        run.start()
        self._checkpoints = [start]
        for answers in range(start.answers, len(done) + 1):
            if answers > start.answers:
                run.step(done[answers - 1].option, done[answers - 1].seat)
                if not run.began.since:
                    self._checkpoints.append(Checkpoint(run.began.state, answers, start.luck + run.began.drawn))
            if answers == settled:
                self._settle(settled)
                self._secrets = secrets_of(self.game, run.state)
            elif answers > settled and (answers == len(done) or done[answers].batch == answers):  # no more together
                self._follow(run.state, answers)

    # Undo

    def undo_depth(self, seat: Seat) -> int:
        """How many answers the seat may take back: back to luck, something shown, or another seat's answer."""
        if self._together:
            return sum(given.seat == seat for given in self.open)
        since = len(self.done) - self.settled  # all of one seat
        return since if since and self.done[-1].seat == seat else 0

    def undo(self, seat: Seat, answers: int = 1, force: bool = False) -> None:
        """Take back the seat's last answers; ``force`` goes beyond the limit, unless an ask_all has open answers."""
        if seat not in range(self.setup.seats):
            raise Refused(f"there is no seat {seat}; the seats are 0 to {self.setup.seats - 1}")
        self._watch()
        depth = self.undo_depth(seat)
        if answers < 1 or answers > (len(self.done) if force and not self.open else depth):
            raise Refused(f"{counted(answers, 'answer')} cannot be taken back now; seat {seat} may take back {depth}")
        if self.open:
            others = [given for given in self.open if given.seat != seat]
            mine = [given for given in self.open if given.seat == seat]
            self._rebuild(len(self.done), [*others, *mine[:-answers]])
        else:
            keep = self.done[len(self.done) - answers].batch
            self.log.append(Undo(seat, len(self.done) - keep))
            self._rebuild(keep, [])
            self._settle(min(self._settled, keep))
            self._secrets = secrets_of(self.game, self.state)
        self.revision += 1

    def _rebuild(self, answers: int, private: Sequence[Done]) -> None:
        """Rebuild the position after this number of answers, plus these answers of an open ask_all."""
        while len(self._checkpoints) > 1 and self._checkpoints[-1].answers > answers:
            self._checkpoints.pop()
        if self._checkpoints[-1].answers > answers:
            self._checkpoints = [Checkpoint(self.first, 0, 0)]
        start = self._checkpoints[-1]
        luck, events = self._marks(answers)
        again = values_of(self.drawn[start.luck : luck])
        replayed = [*self.done[start.answers : answers], *private]
        del self.done[answers:], self.drawn[start.luck :], self.events[events:]
        self.open = list(private)
        self.table.state = start.state.copy()
        self.table.luck.replay([*again, *self.table.luck.script])
        self.table.events = None
        self._relive(start.answers, replayed)
        self.table.events = self.events

    def _relive(self, given: int, replayed: Sequence[Done]) -> None:
        self._given = given
        self._reset()
        self.start()
        for each in replayed:
            self._given += 1
            self.step(each.option, each.seat)

    # Clones and imagined worlds

    def segment(self) -> tuple[S, list[Done], list[Drawn]]:
        """The state at the start of the running segment, and the answers and luck since."""
        return self._since(-1)

    def undoable(self) -> tuple[S, list[Done], list[Drawn]]:
        """The same from the start of the earliest segment that undo can reach."""
        return self._since(0)

    def _since(self, checkpoint: int) -> tuple[S, list[Done], list[Drawn]]:
        self._watch()
        start = self._checkpoints[checkpoint]
        return start.state, [*self.done[start.answers :], *self.open], self.drawn[start.luck :]

    def rollout(self, luck: Luck) -> Run[S, B]:
        """A clone without memory, with its own luck from here on."""
        return self._rolled_out(luck, Run)

    def forkable(self, luck: Luck) -> ForkableRun[S, B]:
        """The same as a run that can be forked."""
        return self._rolled_out(luck, ForkableRun)

    def _rolled_out(self, luck: Luck, kind: Callable[[Game[S, B], S, Luck], R]) -> R:
        assert luck is not self.table.luck, OWN_LUCK
        self._watch()
        start = self._checkpoints[-1]
        luck.replay(values_of(self.drawn[start.luck :]))
        run = kind(self.game, start.state.copy(), luck)
        run.start()
        for each in self.done[start.answers :]:
            run.step(each.option, each.seat)
        for each in self.open:
            run.step(each.option, each.seat)
        return run

    def clone(self, luck: Luck) -> "Match[S, B]":
        """A clone with memory: it can be undone, recorded and cloned like the match itself."""
        assert luck is not self.table.luck, OWN_LUCK
        self._watch()
        other = Match(self.game, self.setup, luck, self._checkpoints[-1].state, begin=False)
        other.opening, other.dealt, other.first = self.opening, self.dealt, self.first
        other.log, other.done, other.drawn, other.events = self.log[:], self.done[:], self.drawn[:], self.events[:]
        other.revision, other.migrated = self.revision, self.migrated
        other._checkpoints, other._settled, other._secrets = self._checkpoints[:], self._settled, self._secrets
        other._looked, other._resting, luck.log = self._looked, 0, other.drawn
        other._rebuild(len(self.done), self.open)
        return other

    def view(self, seat: Seat | None) -> View[S]:
        """The state as a seat (or an onlooker) knows it."""
        return view(self.game, self.state, seat)

    def heard(self, seat: Seat | None) -> list[Event]:
        """The events this seat (or an onlooker) saw."""
        return [event for event in self.events if sees(event.seen, seat)]

    def imagine(self, seat: Seat | None, luck: Luck) -> Run[S, B]:
        """A run in a world that fits everything this seat knows, including what it has learnt since the segment began.

        What the seat saw is replayed, what it did not see is drawn anew; other seats' answers in an open ask_all are
        dropped. Worlds in which the seat would have seen something else are drawn again.
        """
        return self._imagined(seat, luck, Run)

    def imagine_forkable(self, seat: Seat | None, luck: Luck) -> ForkableRun[S, B]:
        """The same as a run that can be forked."""
        return self._imagined(seat, luck, ForkableRun)

    def _imagined(self, seat: Seat | None, luck: Luck, kind: Callable[[Game[S, B], S, Luck], R]) -> R:
        assert luck is not self.table.luck, OWN_LUCK
        self._watch()
        start = self._checkpoints[-1]
        known = view(self.game, start.state, seat)
        for tries in range(1, WORLDS + 1):
            luck.replay(())
            run = kind(self.game, determinise(self.game, known, luck), luck)
            if self._relives(run, seat, luck, start):
                self.imagined = (self.imagined[0] + 1, self.imagined[1] + tries)
                return run
        raise Unimaginable(f"seat {seat} knows something that no imagined world shows")

    def _relives(self, run: Run[S, B], seat: Seat | None, luck: Luck, start: Checkpoint[S]) -> bool:
        """Replay what the seat saw of this segment in another world; returns whether it saw the same."""
        luck.replay([each.value if sees(each.seen, seat) else None for each in self.drawn[start.luck :]])
        try:
            run.start()
            for each in self.done[start.answers :]:
                ask = run.asked(each.seat)
                free = not sees(each.seen, seat)
                run.step(luck.fresh(len(ask.options)) if free else ask.index(each.key), each.seat)
            for each in self.open:
                if each.seat == seat:
                    run.step(run.asked(each.seat).index(each.key), each.seat)
        except (Refused, LuckError):
            return False
        if luck.script or _questions(run, seat) != _questions(self, seat):
            return False
        if len(self.done) == start.answers and len(self.drawn) == start.luck:
            return True
        return encode(view(self.game, run.state, seat).known) == encode(self.view(seat).known)


def _questions(run: Run[S, B], seat: Seat | None) -> tuple[object, ...]:
    """What a seat knows about the pending questions: who is asked what, and its own options."""
    topic = run.ask.topic.name if run.ask and not run.gathering else ""
    own = [(ask.topic.name, ask.keys) for ask in run.asks if ask.seat == seat]
    return run.deciding(), topic, own, run.result


def _seat(given: Done) -> Seat:
    return given.seat
