"""The lines of a case file that know whether a step stands in them, however they are changed."""

from __future__ import annotations

import re
from typing import NamedTuple

from rulesref.cases.keywords import STEPS

KEYWORD = "|".join(keyword for keywords in STEPS.values() for keyword in keywords)
STEP = re.compile(rf"(\s*)({KEYWORD}|\*) (.+)")


class Line(NamedTuple):
    """One line; ``step`` says that it is a step, or holds what is left of one.

    ``joined`` is the step that stands behind something else in it: cut further, it is none.
    """

    text: str
    step: bool = False
    joined: str = ""

    def saying(self, text: str) -> Line:
        """The same line with another text."""
        return self._replace(text=text)

    @property
    def is_live(self) -> bool:
        """Whether a step stands in it, and no sign makes it a comment."""
        commented = self.text.lstrip().startswith("#")
        return self.step and bool(self.text.strip()) and not commented and self.joined in self.text

    @property
    def sentence(self) -> str:
        """What stands behind the keyword of a step; the line itself where it has none."""
        match = STEP.fullmatch(self.text)
        return match[3] if match else self.text.strip()


def lines_in(text: str) -> list[Line]:
    """The lines of a case file as it is shipped."""
    return [Line(line, bool(STEP.fullmatch(line))) for line in text.split("\n")]
