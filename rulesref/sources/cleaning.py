"""What is taken out of a line so that equal texts look equal; nothing that could mean something.

Runs of spaces stay: in some copies a gap is all that is left of an icon.
"""

from __future__ import annotations

import re

_SPACES = "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\u2028\u2029\u0085"
_NOTHING = "\u200b\u200c\u2060\ufeff\u00ad\u200e\u200f\u202a\u202b\u202c\u202d\u202e"
_LIGATURES = {"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st"}
_CHANGES: dict[int, str | None] = {
    **{number: None for number in (*range(0x20), 0x7F, *range(0x80, 0xA0)) if number != 0x09},
    **{ord(char): " " for char in _SPACES},
    **{ord(char): None for char in _NOTHING},
    **{ord(char): plain for char, plain in _LIGATURES.items()},
}
_ODD = re.compile("[^\t -~]")


def clean(text: str) -> str:
    """``text`` (one line) without control and invisible characters and spaces at its end."""
    if _ODD.search(text):
        text = text.translate(_CHANGES)
    return text.rstrip()
