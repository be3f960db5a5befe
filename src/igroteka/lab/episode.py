"""An episode: one match as learning programs see it, numbers in and numbers out. All environments wrap it."""

import pickle
from functools import cached_property
from importlib.resources import files
from typing import Final, Generic, Literal, NamedTuple, TypeAlias, cast, get_args

from igroteka.content.components import B, Components
from igroteka.content.render import render
from igroteka.content.scene import scenery_of
from igroteka.content.sprites import sheet
from igroteka.content.texts import Language, Texts
from igroteka.games import find_game
from igroteka.kernel.ask import Ask, Seat
from igroteka.kernel.flow import S
from igroteka.kernel.game import Game, Setup, SetupError
from igroteka.kernel.log import Answer, Undo
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.result import Result
from igroteka.lab.codec import Codec, Mask, Numbers, Sheet, codec
from igroteka.lab.raster import Pixels, rasterised
from igroteka.lab.worlds import another
from igroteka.records.saving import resume, save

Reward: TypeAlias = Literal["win", "score"]
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)
RENDERS: Final = ("human", "rgb_array", "svg", "ansi")


class SavedEpisode(NamedTuple):
    """An episode for another process: enough to go on exactly as here would."""

    game: str
    box: Components | None  # None: the printed values
    reward: Reward
    saved: bytes
    log: tuple[Answer | Undo, ...]
    luck: bytes
    start: tuple[int, ...]


class Episode(Generic[S, B]):
    """One match. ``win`` rewards the end only; ``score`` rewards each change of a seat's score."""

    def __init__(self, game: Game[S, B], setup: Setup, seed: int, reward: Reward = "win") -> None:
        if reward not in REWARDS:
            raise SetupError(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.match = Match(game, setup, Luck(seed))
        self.reward: Reward = reward
        self.start = self.scores()

    @cached_property
    def codec(self) -> Codec[S, B]:
        return codec(self.match.game)

    @cached_property
    def _sheet(self) -> Sheet[S]:
        return self.codec.sheet()

    @property
    def over(self) -> bool:
        return self.match.result is not None

    @property
    def seats(self) -> int:
        return self.match.setup.seats

    def asked(self, seat: Seat) -> Ask | None:
        """The question the seat has to answer now."""
        first = self.match.ask
        if first is None or first.seat == seat:
            return first
        return next((ask for ask in self.match.asks if ask.seat == seat), None)

    def observe(self, seat: Seat) -> Numbers:
        """Everything the seat knows."""
        return self.codec.observe(self.match, seat, self._sheet)

    def observe_into(self, numbers: Numbers, seat: Seat) -> None:
        """The same into an array."""
        numbers[:] = self.codec.written(self.match, seat, self._sheet)

    def mask(self, seat: Seat) -> Mask:
        """1 for each action the seat may take now."""
        return self.codec.mask(self.asked(seat))

    def mask_into(self, mask: Mask, seat: Seat) -> None:
        """The same into an array of zeros."""
        self.codec.mask_into(mask, self.asked(seat))

    def legal(self, seat: Seat) -> list[int]:
        """The actions the seat may take now, in ascending order."""
        return self.codec.legal(self.asked(seat))

    def act(self, seat: Seat, action: int) -> None:
        """Answer the seat's question; an illegal action is refused and changes nothing."""
        ask = self.match.asked(seat)
        self.match.answer(self.codec.option(ask, action), seat)

    def scores(self) -> tuple[int, ...]:
        """The seats' scores as they stand."""
        match = self.match
        if match.result:
            return match.result.scores
        return tuple(sum(line.points for line in lines) for lines in match.game.score(match.state, match.game.box))

    def returns(self) -> tuple[float, ...]:
        """The sum of each seat's rewards so far."""
        if self.reward == "score":
            pairs = zip(self.scores()[: self.seats], self.start, strict=False)
            return tuple(float(now - before) for now, before in pairs)
        result = self.match.result
        return outcome(result, self.seats, self.match.game.cooperative) if result else (0.0,) * self.seats

    # Copies

    def clone(self, seed: int | None = None) -> "Episode[S, B]":
        """An independent copy, with the same luck to come, or with its own from a seed."""
        other = object.__new__(type(self))
        other.match = self.match.clone(self.match.table.luck.copy() if seed is None else Luck(seed))
        other.reward, other.start = self.reward, self.start
        return other

    def elsewhere(self, seat: Seat, luck: Luck) -> "Episode[S, B]":
        """The episode in a world the seat can't tell apart, with that luck from here on."""
        other = object.__new__(type(self))
        other.match = another(self.match, seat, luck)
        other.reward, other.start = self.reward, self.start
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> "Episode[S, B]":
        return self.clone()

    def __reduce__(self) -> "tuple[object, tuple[SavedEpisode]]":
        game, match = self.match.game, self.match
        box = None if game.box == find_game(game.id).box else game.box
        luck = pickle.dumps(match.table.luck.copy())
        saved = SavedEpisode(game.id, box, self.reward, save(match), tuple(match.log), luck, self.start)
        return restore, (saved,)

    # Pictures

    def render(self, mode: str | None, seat: Seat | None) -> str | Pixels | None:
        """The table as a seat (or an onlooker) sees it: pixels, an SVG document, or text; for people on the screen."""
        match mode:
            case "rgb_array":
                return rasterised(self.svg(seat))
            case "svg":
                return self.svg(seat)
            case "ansi":
                return self.text()
            case "human":
                print(self.text(), flush=True)
            case _:
                pass
        return None

    def text(self, lang: Language = "en") -> str:
        """Scores and the pending questions in words."""
        match = self.match
        texts = Texts((files(match.game.package) / "texts", files("igroteka.content") / "common"))
        players = texts.numbered(lang, self.seats)
        lines = [f"{player}: {points}" for player, points in zip(players, self.scores(), strict=False)]
        for ask in match.asks:
            prompt = texts.prompt(lang, ask.topic.name, ask.about, players)
            options = "; ".join(texts.option(lang, ask.topic.name, key, players) for key in ask.keys)
            lines.append(f"{players[ask.seat]}. {prompt} {options}")
        if match.result:
            lines.append(texts.ending(lang, match.result.reason))
        return "\n".join(lines)

    def svg(self, seat: Seat | None, lang: Language = "en") -> str:
        """The table as a seat (or an onlooker) sees it."""
        game = self.match.game
        texts = Texts((files(game.package) / "texts", files("igroteka.content") / "common"))

        def say(message: str, /, **args: str | int) -> str:
            return texts.say(lang, message, **args)

        scene = scenery_of(game).draw(self.match.view(seat), game.box, say)
        return render(scene, sheet(game.package), scenery_of(game).palette)


def restore(saved: SavedEpisode) -> Episode[S, B]:
    """The episode that was pickled."""
    game = find_game(saved.game)
    game = game.with_box(saved.box) if saved.box is not None else game
    episode: Episode[S, B] = object.__new__(Episode)
    luck = cast("Luck", pickle.loads(saved.luck))  # noqa: S301  # part of a pickle already
    episode.match = resume(game, saved.saved, luck, saved.log)
    episode.reward, episode.start = saved.reward, saved.start
    return episode


def outcome(result: Result, seats: int, cooperative: bool) -> tuple[float, ...]:
    """The rewards at the end: the winners share 1, the losers -1; solo and co-operative matches give 1 or -1."""
    winners = [seat for seat in result.winners if seat < seats]
    if cooperative or seats == 1 or not winners:
        return (1.0 if winners else -1.0,) * seats
    if len(winners) == seats:
        return (0.0,) * seats
    won, lost = 1 / len(winners), -1 / (seats - len(winners))
    return tuple(won if seat in winners else lost for seat in range(seats))
