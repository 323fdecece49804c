"""The lines of a file, as Gherkin counts them; what ends a line in some editors alone is refused."""

from __future__ import annotations

from io import StringIO

from rulesref.cases.keywords import bare
from rulesref.cases.written import Written
from rulesref.catalogue import marked, said
from rulesref.expression import lazily

#: What ends a line for some readers, and none for Gherkin.
_ODD = {
    "\v": marked("a vertical tab (U+000B)"),
    "\f": marked("a form feed (U+000C)"),
    "\x1c": marked("a file separator (U+001C)"),
    "\x1d": marked("a group separator (U+001D)"),
    "\x1e": marked("a record separator (U+001E)"),
    "\x85": marked("a next line (U+0085)"),
    "\u2028": marked("a line separator (U+2028)"),
    "\u2029": marked("a paragraph separator (U+2029)"),
}
_ANY = lazily(f"[{''.join(_ODD)}]")


def lines_of(text: str) -> tuple[str, ...]:
    """The lines of ``text``, which ends them with a line feed, a carriage return, or both."""
    return tuple(StringIO(text, newline=None).read().split("\n"))


def check_line_breaks(text: Written) -> None:
    """Raise ``CaseError`` where two lines look like two and are one: the second would be lost."""
    for number, line in enumerate(text.lines, 1):
        odd = _ANY.search(line)
        if odd is not None:
            raise text.fault(
                said("{} stands here, which ends no line in Gherkin").format(said(_ODD[odd[0]])),
                number,
                odd.start() + 1,
                remedy=said("put an ordinary line break there, or else write: {}").format(
                    bare(_ANY.sub(" ", line))
                ),
            )
