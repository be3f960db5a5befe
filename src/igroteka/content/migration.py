"""Migrations of records shared by several games: from the lines of one rules version to those of the next."""

import json


def renumbered(lines: list[str]) -> list[str]:
    """For versions that changed the state, but no question, option or use of luck."""
    head = json.loads(lines[0])
    head["version"] += 1
    return [json.dumps(head, ensure_ascii=False), *lines[1:]]
