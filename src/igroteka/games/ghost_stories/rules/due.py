"""Steps that several chapters trigger and one implements: declared here, bound to their rules in `flow.py`."""

from igroteka.games.ghost_stories.state import T
from igroteka.games.ghost_stories.words import Family, Position, Villager
from igroteka.kernel.ask import Flow


def bring_ghost(t: T) -> Flow[None] | None:
    """A ghost comes into play (ghost_stories.arrival.same_rules)."""
    raise AssertionError("bound in flow.py")


def penalise(t: T, villager: Villager, position: Position) -> Flow[None] | None:
    """The penalty for a villager who died on a tile (ghost_stories.wm.death.penalty_active)."""
    raise AssertionError("bound in flow.py")


def reward(t: T, family: Family) -> Flow[None] | None:
    """The reward for a family saved as a whole (ghost_stories.wm.save.family_reward)."""
    raise AssertionError("bound in flow.py")
