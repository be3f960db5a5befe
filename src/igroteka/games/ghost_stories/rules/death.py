"""Losing Qi, the death of a Taoist, possessed boards, revival, inheritance."""

from igroteka.games.ghost_stories.events import ARTIFACT_GAINED, DIED, POSSESSED, QI_LOST, REVIVED
from igroteka.games.ghost_stories.query import decider, living, qi_left
from igroteka.games.ghost_stories.rules import endings
from igroteka.games.ghost_stories.rules.mantra import check_mantra
from igroteka.games.ghost_stories.rules.tokens import lose_all_tao
from igroteka.games.ghost_stories.state import T
from igroteka.games.ghost_stories.topics import HEIR, QI_PAYER
from igroteka.games.ghost_stories.words import ARTIFACTS, BOARDS, CEMETERY, CENTRE, EACH_ARTIFACT, Board
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.bits import without_bit


def lose_qi(t: T, board: Board) -> None:
    """Lose 1 Qi; on a possessed board a living Taoist chosen by the players pays.

    ghost_stories.death.possessed_qi_loss
    """
    if t.state.qi[board]:
        pay_qi(t, board)
    else:
        t.then(choose_payer)


def choose_payer(t: T) -> Flow[None]:
    """The players choose who loses the Qi for a possessed board (ghost_stories.neutral.possessed_qi_loss)."""
    pay_qi(t, (yield from choose(decider(t.state), QI_PAYER, living(t.state))))


def pay_qi(t: T, board: Board) -> None:
    """A board that has Qi loses 1; without any it is possessed, or its Taoist dies (ghost_stories.death.zero_qi)."""
    s = t.state
    s.qi[board] -= 1
    t.tell(QI_LOST, BOARDS[board])
    if not s.qi[board]:
        if s.seat_of[board] < 0:
            t.tell(POSSESSED, BOARDS[board])
            check_mantra(t)
        else:
            die(t, board)


def die(t: T, board: Board) -> None:
    """All belongings go to their places, the figurine to the Cemetery, the artifacts to an heir.

    ghost_stories.death.*
    """
    s = t.state
    t.tell(DIED, BOARDS[board])
    lose_all_tao(t, board)
    s.yin_yang = without_bit(s.yin_yang, board)
    s.lying = without_bit(s.lying, board)
    s.temple += s.buddhas[board]
    s.buddhas[board] = 0
    s.crystals[board] = 0
    s.centre_tokens += s.power_tokens[board]
    s.power_tokens[board] = 0
    s.at[board] = s.where[CEMETERY]
    if board == s.active:
        s.fresh_buddhas = s.fresh_crystals = 0
    if endings.all_dead(s):
        endings.lose(t, "all_dead")
    check_mantra(t)
    if board in s.artifacts:
        t.then(bequeath, board)


def bequeath(t: T, board: Board) -> Flow[None]:
    """The dying Taoist gives all artifacts to one living Taoist (ghost_stories.wm.inherit)."""
    s = t.state
    heir = yield from choose(s.seat_of[board], HEIR, living(s))
    for artifact in EACH_ARTIFACT:
        if s.artifacts[artifact] == board:
            s.artifacts[artifact] = heir
            t.tell(ARTIFACT_GAINED, BOARDS[heir], ARTIFACTS[artifact])


def revive(t: T, board: Board, qi: int) -> None:
    """A dead Taoist returns standing, without tokens, on the Cemetery or else the centre.

    ghost_stories.death.revival
    """
    s = t.state
    s.qi[board] = min(qi, qi_left(s, t.box))
    s.at[board] = s.where[CEMETERY] if s.where[CEMETERY] >= 0 else CENTRE
    t.tell(REVIVED, BOARDS[board])
