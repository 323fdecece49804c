"""The one word for everybody whom no name names, and the rows that tell what becomes of the others."""

from __future__ import annotations

import re
from collections.abc import Callable

#: What "I", "she" and "it" become before a sentence is read.
ME, SHE, IT = "ME", "SHE", "IT"


#: What becomes of what is found.
Same = str | Callable[[re.Match[str]], str]


def rows(*said: tuple[str, Same]) -> tuple[tuple[re.Pattern[str], Same], ...]:
    """Each pattern that is ``said``, compiled, with what becomes of it."""
    return tuple((re.compile(one, re.IGNORECASE), same) for one, same in said)
