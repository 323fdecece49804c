"""The lines of a file, as Gherkin counts them; what ends a line in some editors alone is refused."""

from __future__ import annotations

import re
from io import StringIO

from rulesref.cases.keywords import bare
from rulesref.cases.written import Written

#: What ends a line for some readers, and none for Gherkin.
_ODD = {
    "\v": "a vertical tab (U+000B)",
    "\f": "a form feed (U+000C)",
    "\x1c": "a file separator (U+001C)",
    "\x1d": "a group separator (U+001D)",
    "\x1e": "a record separator (U+001E)",
    "\x85": "a next line (U+0085)",
    "\u2028": "a line separator (U+2028)",
    "\u2029": "a paragraph separator (U+2029)",
}
_ANY = re.compile(f"[{''.join(_ODD)}]")


def lines_of(text: str) -> tuple[str, ...]:
    """The lines of ``text``, which ends them with a line feed, a carriage return, or both."""
    return tuple(StringIO(text, newline=None).read().split("\n"))


def check_line_breaks(text: Written) -> None:
    """Raise ``CaseError`` where two lines look like two and are one: the second would be lost."""
    for number, line in enumerate(text.lines, 1):
        odd = _ANY.search(line)
        if odd is not None:
            raise text.fault(
                f"{_ODD[odd[0]]} stands here, which ends no line in Gherkin",
                number,
                odd.start() + 1,
                remedy="put an ordinary line break there, or else write: "
                + bare(_ANY.sub(" ", line)),
            )
