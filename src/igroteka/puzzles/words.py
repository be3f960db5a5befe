"""A puzzle in words: what is asked, what solves it, and why."""

from collections.abc import Iterator

from igroteka.bots.explain import variation_texts, why
from igroteka.bots.worlds import Variation
from igroteka.content.texts import Language
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game
from igroteka.kernel.luck import Luck
from igroteka.puzzles.puzzle import Puzzle, opened
from igroteka.review.words import amount_with_unit, texts_of


def puzzle_lines(game: Game[S, B], puzzle: Puzzle, lang: Language) -> Iterator[str]:
    """The puzzle, its options with their distance from the best, and its solution."""
    texts = texts_of(game)
    ask = opened(game, puzzle, Luck()).asked(puzzle.seat)
    topic = ask.topic.name
    yield f"{puzzle.id} ({puzzle.rating}): {texts.mode(lang, puzzle.mode)}, {texts.player(lang, puzzle.seat)}"
    yield texts.prompt(lang, topic, ask.about)

    def said(line: Variation) -> str:
        return " → ".join(variation_texts(texts, lang, [move for move in line if move.seat == puzzle.seat]))

    if puzzle.turn:
        options = {each.key: said(each.line) for each in puzzle.compared}
    else:
        options = {key: texts.option(lang, topic, key) for key in ask.keys}
    for key, words in options.items():
        behind, mark = puzzle.behind(key), "+" if puzzle.solved_by(key) else " "
        distance = f": −{amount_with_unit(texts, lang, puzzle.unit, behind)}" if behind else ""
        yield f"  {mark} {words}{distance}"
    best = puzzle.compared[0]
    yield said(best.line) or options[best.key]
    second = puzzle.reasons.second
    reason = why(texts, lang, puzzle.reasons, texts.option(lang, topic, second) if second else "")
    if reason:
        yield reason


def summary_line(puzzle: Puzzle) -> str:
    """A puzzle in one line of a list."""
    best, obvious = " | ".join(map(puzzle.answer, puzzle.best)), puzzle.answer(puzzle.obvious)
    return f"{puzzle.id}  {puzzle.rating}  {puzzle.mode} {puzzle.seats}  {puzzle.topic}: {best} (not {obvious})"
