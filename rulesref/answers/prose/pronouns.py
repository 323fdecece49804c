"""The one word for everybody whom no name names, and the rows that tell what becomes of the others."""

from __future__ import annotations

import re

#: What "I", "she" and "it" become before a sentence is read.
ME, SHE, IT = "ME", "SHE", "IT"


def rows(*said: tuple[str, str]) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(one, re.IGNORECASE), same) for one, same in said)
