"""Cleans text that people type: bounded, visible, in one line."""

import unicodedata
from typing import Final

from igroteka.table.errors import RequestError

LONGEST_TEXT: Final = 500
JOINER: Final = "\u200d"  # between emoji that make one picture
VARIANT: Final = "\ufe0f"
BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs that show nothing
MOST_MARKS: Final = 4  # above and below one letter


def plain_text(text: str, what: str, most: int) -> str:
    """The text without control characters, in one line; an error if it is empty or too long."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if not text:
        raise RequestError("empty", 400, what=what)
    if len(text) > most:
        raise RequestError("too-long", 400, what=what, most=most, found=len(text))
    before, marks = "", 0
    for sign in text:
        marks = marks + 1 if _is_mark(sign) else 0
        if marks > MOST_MARKS or not (_is_plain(sign) or (sign == JOINER and _is_picture(before))):
            raise RequestError("bad-sign", 400)
        before = sign
    if all(map(_is_mark, text)):  # nothing that they could mark
        raise RequestError("bad-sign", 400)
    return text


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def _is_plain(sign: str) -> bool:
    """Whether a character is visible and assigned; emoji may be newer than our tables."""
    if sign in BLANK:
        return False
    return _is_picture(sign) or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _is_picture(sign: str) -> bool:
    """An emoji, or what changes one."""
    return sign == VARIANT or "\U0001f000" <= sign <= "\U0001faff" or unicodedata.category(sign or " ") == "So"
