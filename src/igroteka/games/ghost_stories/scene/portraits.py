"""Components of Ghost Stories drawn alone, for lists of what is in the box."""

from collections.abc import Callable
from typing import Final

from igroteka.content.portraits import Sign, in_rows, on_card, one, side_by_side
from igroteka.content.scene import Piece, Say
from igroteka.games.ghost_stories.box import Box, Ghost, Incarnation
from igroteka.games.ghost_stories.scene.ghosts import STONES, face, name_plate
from igroteka.games.ghost_stories.scene.pictures import LOOKS, shown
from igroteka.games.ghost_stories.words import COLOURS

Pieces = tuple[Piece, ...]
SUPPLY: Final = {
    "tao_each_colour": "token_black",
    "qi": "token_qi",
    "tao_dice": "die_white",
    "grey_die": "die_blue",
    "haunting_figurine": "figure_figurine",
    "taoist": "taoist_yellow",
    "receptacle": "receptacle",
    **LOOKS,
}
OMENS: Final = {  # what a penalty or a reward of a family is about
    "incarnation": "wu_feng",
    "another_dies": "tomb",
    "tile_haunted": "haunted",
    "ghost": "back_ghost",
    "bottom_card_out": "deck",
    "qi": "token_qi",
    "laid_down": "taoist",
    "buddhas": "figure_buddha",
    "five_tao": "token_black",
    "three_qi": "token_qi",
    "barrier": "figure_moon_crystal",
}
SCORED: Final = {
    "qi": "token_qi",
    "ghost_left": "back_ghost",
    "dead_taoist": "taoist",
    "haunted": "haunted",
    "first_incarnation": "wu_feng",
    "second_incarnation": "wu_feng",
    "third_incarnation": "wu_feng",
    "villager": "villager",
    "portal_centre": "portal",
    "portal_edge": "portal",
    "portal_corner": "portal",
}


def component(box: Box, kind: str, number: int, say: Say) -> Pieces:
    """A component by its kind and number."""
    if kind == "ghost":
        return card(box.ghost[number], say)
    if kind == "incarnation":
        return card(box.incarnation[number], say)
    draw = DRAWN.get(kind)
    return draw(box, number) if draw else ()


def card(row: Ghost | Incarnation, say: Say) -> Pieces:
    """A ghost or an incarnation with its name, what it takes to beat it, and its stones."""
    need, by_board = [0] * len(COLOURS), 0
    if isinstance(row, Ghost):
        need[COLOURS.index(row.colour)] = row.resistance
    else:
        need, by_board = [row.cost.get(colour, 0) for colour in COLOURS], row.cost.get("board", 0)
    board = [Piece("board", "village", 66, -60, 25, 25, "compass", badge=str(by_board), z=4)] if by_board else []
    return (*face(row, 0, 0, need), name_plate(row, 0, 0, say), *board)


def tile(box: Box, number: int) -> Pieces:
    name = box.tile[number].id
    return (one(shown("place", name, f"tile_{name}")),)


def power(box: Box, number: int) -> Pieces:
    """A power in the colour of its board; the number of the side is in its corner."""
    row = box.power[number]
    return (one(f"power_{row.id}", str(row.face), tone=row.colour),)


def family(box: Box, number: int) -> Pieces:
    """The members of a family, then the penalty if one dies and the reward if all are saved."""
    row = box.family[number]
    members = [Sign(shown("villager", f"{row.id}_{n}", "villager")) for n in range(1, row.members + 1)]
    return tuple(in_rows([members, [Sign(omen(row.penalty), badge="−"), Sign(omen(row.reward), badge="+")]]))


def omen(word: str) -> str:
    """The sprite of a penalty or reward."""
    colour = word.partition("_")[0]
    return f"token_{colour}" if word.endswith("_out") and colour in COLOURS else OMENS.get(word, f"artifact_{word}")


def artifact(box: Box, number: int) -> Pieces:
    row = box.artifact[number]
    return (one(shown("artifact", row.id, f"relic_{row.id}"), "1×" if row.single_use else ""),)


def die(box: Box, number: int) -> Pieces:
    """The six faces of a die."""
    row = box.die[number]
    return side_by_side([Sign(die_face(face)) for face in row.faces], 3)


def die_face(word: str) -> str:
    return f"die_{word}" if word in (*COLOURS, "white") else f"die_curse_{word}"


def supply(box: Box, number: int) -> Pieces:
    row = box.supply[number]
    return (one(SUPPLY[row.id], str(row.count)),)


def graveyard(box: Box, number: int) -> Pieces:
    return (one("back_villager", str(box.graveyard[number].places)),)


def level(box: Box, number: int) -> Pieces:
    """What the Taoists have at a level, and what they face."""
    row = box.level[number]
    gear = [Sign("token_qi", badge=str(row.qi)), Sign("token_black", badge=str(row.black_tao))]
    gear += [Sign("token_yin_yang")] if row.yin_yang else []
    omens = [Sign("wu_feng", badge=str(row.incarnations)), Sign("haunted", badge=str(row.haunted_limit))]
    return tuple(in_rows([gear, omens]))


def players(box: Box, number: int) -> Pieces:
    """Taoists, cards that are left out, and power tokens."""
    row = box.players[number]
    taoists = [Sign(f"taoist_{colour}") for colour in COLOURS[: row.count]]
    return tuple(
        in_rows([taoists, [Sign("deck", badge=f"−{row.removed}"), Sign("token_power", badge=str(row.power_tokens))]])
    )


def deck(box: Box, number: int) -> Pieces:
    return on_card(one("back_ghost", str(box.deck[number].group), high=136), [])


def neutral(box: Box, number: int) -> Pieces:
    return (one("token_qi", str(box.neutral[number].qi)),)


def score(box: Box, number: int) -> Pieces:
    """What is scored, and its points."""
    row = box.score[number]
    return (one(SCORED[row.id], f"{row.points:+}".replace("-", "−")),)


DRAWN: Final[dict[str, Callable[[Box, int], Pieces]]] = {
    "tile": tile,
    "power": power,
    "family": family,
    "artifact": artifact,
    "die": die,
    "supply": supply,
    "graveyard": graveyard,
    "level": level,
    "players": players,
    "deck": deck,
    "neutral": neutral,
    "score": score,
}


def symbol(kind: str, field: str, word: str) -> str:
    """The sprite of a word: a stone, a face of a die, a colour, a penalty or reward."""
    if field in ("left", "centre", "right"):
        return f"stone_{word}" if word in STONES else "stone_other"
    if field == "faces":
        return die_face(word)
    if field in ("penalty", "reward"):
        return omen(word)
    return f"token_{word}" if word in COLOURS else "compass" if word == "board" else ""
