"""The rule behind each tip. A game's `tips.toml` says it, for kinds of components and for single tips."""

from importlib.resources import files
from typing import Any

import msgspec

from igroteka.content.components import Components
from igroteka.content.decoder_lock import decodable
from igroteka.content.printed import names
from igroteka.kernel.game import Game


class Citations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules by kind, as templates for a row's fields, and by the name of a tip, which takes precedence."""

    kinds: dict[str, str] = {}
    tips: dict[str, str] = {}


def cited(game: Game[Any, Any]) -> dict[str, str]:
    """The rule of every tip that cites one."""
    file = files(game.package) / "tips.toml"
    found = msgspec.toml.decode(file.read_bytes(), type=decodable(Citations)) if file.is_file() else Citations()
    box: Components = game.box
    rows = [(kind, row, rule) for kind, rule in found.kinds.items() for row in box.rows(kind)]
    behind = {
        names(kind, row, shared=False)[-1]: rule.format(**msgspec.structs.asdict(row))
        for kind, row, rule in reversed(rows)
    }
    return behind | found.tips
