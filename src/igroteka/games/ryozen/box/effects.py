"""What sector cards and act cards of the solo game may do: a closed vocabulary, so that owners can enter their own.

The printed texts of these cards are lost. Our act cards are written in the same words: `OUR_WAYS`.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9)]


class CardEffect(msgspec.Struct, frozen=True):
    """An extra instruction of a sector card, carried out after the day effect of its sector."""

    what: Literal[
        "favour",
        "coin",
        "scroll",
        "lantern",
        "any",
        "coral",
        "agate",
        "jade",
        "shard",
        "herald",
        "explore",
        "discard_event",
        "strike",
        "lose_favour",
        "lose_any",
        "lose_shard",
    ]  # the Basilisk gains or does something; from `lose_favour` on the player loses something
    amount: Amount = 1
    when: Literal["always", "first", "not_first", "event", "no_event", "ahead", "behind"] = "always"


class ActEffect(msgspec.Struct, frozen=True):
    """Something that an act of a story does."""

    what: Literal[
        "nothing",
        "gain_coin",
        "gain_scroll",
        "gain_lantern",
        "gain_any",
        "gain_coral",
        "gain_agate",
        "gain_jade",
        "gain_shard",
        "gain_favour",
        "lose_coin",
        "lose_scroll",
        "lose_lantern",
        "lose_any",
        "lose_shard",
        "lose_favour",
        "shard_or_favour",
        "herald",
        "explore",
        "step_back",
        "last_village",
        "favour_per_village",
        "reinforce",
        "struck_favour",
        "levy",
        "sets",
        "veil",
        "ties",
        "looming",
    ]
    amount: Amount = 1
    who: Literal["basilisk", "player", "both"] = "basilisk"


LASTING: Final = ("struck_favour", "veil", "levy", "ties", "looming", "sets")
"""Effects that stay in force, in the order of their bits in a state's omens."""

OUR_WAYS: Final[
    dict[tuple[str, str], tuple[tuple[str, str], ...]]
] = {  # by act card and way: what it does, and to which side
    ("orange_2", "first"): (("lose_coin", "player"),),
    ("orange_2", "second"): (("struck_favour", "basilisk"),),
    ("orange_3", "first"): (("reinforce", "basilisk"),),
    ("orange_3", "second"): (("gain_coral", "basilisk"),),
    ("purple_2", "first"): (("gain_shard", "player"), ("gain_shard", "basilisk")),
    ("purple_2", "second"): (("gain_lantern", "basilisk"),),
    ("purple_3", "first"): (("sets", "both"),),
    ("purple_3", "second"): (("shard_or_favour", "player"),),
    ("green_2", "first"): (("last_village", "basilisk"),),
    ("green_2", "second"): (("levy", "player"),),
    ("green_3", "first"): (("explore", "player"),),
    ("green_3", "second"): (("favour_per_village", "basilisk"),),
    ("blue_2", "first"): (("herald", "basilisk"),),
    ("blue_2", "second"): (("veil", "basilisk"),),
    ("blue_3", "first"): (("ties", "basilisk"),),
    ("blue_3", "second"): (("looming", "basilisk"),),
}


def our_effects(card: str, way: str, amount: int) -> tuple[ActEffect, ...]:
    """What our text of an act card does on a way, with its number from the box."""
    ours = OUR_WAYS.get((card, way), ())
    return tuple(ActEffect(what, amount, who) for what, who in ours)  # type: ignore[arg-type]  # words of the types
