"""What could command a terminal: our own colours bear a key, and everything else is taken out.

Names, queries and files may hold anything. The key is made anew by each process, so that no text
from outside has it.
"""

from __future__ import annotations

import os
import re

_KEY = str(int.from_bytes(os.urandom(8), "big"))

#: Marks that turn the direction of what is read, or end a line for some.
_TURNING = r"\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069"
#: Controls but tab and line feed, and those marks.
_COMMANDS = (
    rf"\x1b\[{_KEY};([0-9;]*m)"
    r"|\x1b\[[0-?]*[ -/]*[@-~]|\x1b"
    rf"|[\x00-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f{_TURNING}]"
)
_FOREIGN = rf"[\x7f-\x9f{_TURNING}]"
_SGR = r"\x1b\[([0-9;]*)m"


def colour(code: str) -> str:
    """The command for a colour of ours, by its numbers, as ``shown`` knows it."""
    return f"\x1b[{_KEY};{code}m"


def coloured(text: str) -> str:
    """``text``, whose colours we made and which holds nothing foreign, with our key in them."""
    return re.sub(_SGR, lambda found: colour(found[1]), text)


def shown(text: str) -> str:
    """``text`` for a terminal: with our own colours, and nothing else that could command it."""
    if text.replace("\n", "").isprintable():  # most are, and the expression takes long to compile
        return text
    return re.sub(_COMMANDS, lambda found: f"\x1b[{found[1]}" if found[1] else "", text)


def in_json(text: str) -> str:
    """JSON with escapes for what could command a terminal; JSON has escaped the other controls."""
    if text.isascii() and "\x7f" not in text:
        return text
    return re.sub(_FOREIGN, lambda found: f"\\u{ord(found[0]):04x}", text)
