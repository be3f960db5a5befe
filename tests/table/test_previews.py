"""A placement is shown before it is made, and to the seat that makes it alone."""

import random
from collections.abc import Iterator

import msgspec

from igroteka.content.scene import Piece
from igroteka.games.bonfire.words import TOKENS
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.table.catalogue.games import AnyMatch, plain
from igroteka.table.presenter.cache import CachedView
from igroteka.table.presenter.header import table_info
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.presenter.state import state
from tests.table.build import NOW, play_of

LAID = "fate:"  # how the ids of laid fate tiles begin


def laying(seed: int) -> Iterator[AnyMatch]:
    """A random match of Bonfire, whenever a fate tile is to be laid."""
    game, luck = plain("bonfire"), random.Random(seed)
    match: AnyMatch = Match(game, game.setup(seats=3), Luck(seed))
    while match.ask:
        if match.ask.topic.name == "fate.lay":
            yield match
        match.answer(luck.choice(match.ask.keys), match.ask.seat)


def perspective(match: AnyMatch, viewer: int | None) -> Presenter:
    return Presenter(play_of("bonfire", match), viewer, "en")


def laid(match: AnyMatch, viewer: int) -> set[Piece]:
    scene = perspective(match, viewer).scene()
    assert scene
    return {piece for piece in scene.pieces if piece.id.startswith(LAID)}


def test_every_preview_is_what_its_answers_lead_to(seed: int) -> None:
    luck, found = random.Random(seed), 0
    for match in laying(seed):
        assert match.ask
        seat, before = match.ask.seat, laid(match, match.ask.seat)
        question = perspective(match, seat).question()
        assert question
        preview = luck.choice(question.previews)
        after = match.clone(Luck(0))
        for key in preview.keys:
            after.answer(key, seat)
        found += 1

        assert laid(after, seat) - before == {msgspec.structs.replace(piece, badge="") for piece in preview.pieces}

    assert found > 3


def test_every_way_to_lay_a_fate_tile_has_its_preview() -> None:
    match = next(laying(5))
    assert match.ask
    question = perspective(match, match.ask.seat).question()

    assert question
    assert [preview.keys for preview in question.previews] == [(option.key,) for option in question.options]


def test_a_seat_that_is_not_asked_sees_no_preview() -> None:
    match = next(laying(5))
    assert match.ask
    play = play_of("bonfire", match)
    others = [viewer for viewer in (0, 1, 2, None) if viewer != match.ask.seat]
    for viewer in others:
        perspective = Presenter(play, viewer, "en")
        sent = state(CachedView(perspective), table_info(play, "en", ""), (), NOW)

        assert b"previews" not in msgspec.json.encode(sent)


def test_other_questions_have_no_previews() -> None:
    game = plain("bonfire")
    match = Match(game, game.setup(seats=2), Luck(1))
    assert match.ask
    question = perspective(match, match.ask.seat).question()

    assert question
    assert (question.topic, question.previews) == ("fate.start", ())


def test_a_preview_tells_what_its_groups_would_bring(seed: int) -> None:
    luck = random.Random(seed)
    for match in laying(seed):
        assert match.ask
        seat, before = match.ask.seat, tokens(match, match.ask.seat)
        question = perspective(match, seat).question()
        assert question
        preview = luck.choice(question.previews)
        after = match.clone(Luck(0))
        after.answer(preview.keys[0], seat)
        badges = {piece.sprite: 0 for piece in preview.pieces}
        for piece in preview.pieces:
            badges[piece.sprite] += int(piece.badge or 0)

        gained = [now - then for now, then in zip(tokens(after, seat), before, strict=True)]
        assert {
            f"fate_{name}": count for name, count in zip(TOKENS, gained, strict=True) if count and name != "wild"
        } == badges


def tokens(match: AnyMatch, seat: int) -> list[int]:
    held: list[int] = match.state.tokens[seat * 7 : seat * 7 + 7]
    return held
