"""What to say of a file that is no Gherkin: where it stops being that, and what was meant there."""

from __future__ import annotations

import re
from typing import Any

from rulesref.cases.slip import find_slip
from rulesref.cases.table_row import check_closed
from rulesref.cases.written import Written
from rulesref.errors import CaseError

#: What Gherkin says of a table with rows of different lengths, of a language that it does not
#: have, and of a text below a step that goes on to the end of the file.
_RAGGED = "inconsistent cell count within the table"
_NO_LANGUAGE = "Language not supported: "
_OPEN_TEXT = "unexpected end of file, expected: #DocStringSeparator"
_LANGUAGE = re.compile(r"\s*#\s*language\s*:\s*(\w+)")


def not_gherkin(error: Any, text: Written) -> CaseError:
    """The ``error`` of Gherkin as one about the file."""
    said = str(error).split(": ", 1)[-1]
    line, column = error.location["line"], error.location.get("column") or 0
    if said.startswith(_NO_LANGUAGE):
        return unknown_language(said.removeprefix(_NO_LANGUAGE), text, line)
    if said == _RAGGED:
        return _ragged(text, line, column)
    if said.startswith(_OPEN_TEXT):
        return _open_text(text)
    return _misplaced(said, text, line, column)


def unknown_language(language: str, text: Written, line: int) -> CaseError:
    """Why no case is written in ``language``."""
    return text.fault(
        f"cases are written in English or Italian, not in {language!r}",
        line,
        candidates=("# language: en", "# language: it"),
    )


def _ragged(text: Written, line: int, column: int) -> CaseError:
    """The row in ``line`` differs from the first of its table; either can lack its last bar."""
    first = line
    while first > 1 and text.lines[first - 2].lstrip().startswith("|"):
        first -= 1
    try:
        for number in range(first, line + 1):
            check_closed(number, text._replace(language=_language(text)))
    except CaseError as unclosed:
        return unclosed
    return text.fault(
        "this row has not as many cells as the table has columns",
        line,
        column,
        remedy="write one value for each column; an empty one is | |",
    )


def _open_text(text: Written) -> CaseError:
    begins = (number for number, line in enumerate(text.lines, 1) if _opens_text(line))
    return text.fault(
        "no step takes a text below it, and this one has no end",
        max(begins),
        remedy="say it in steps, or make it a comment with #",
    )


def _opens_text(line: str) -> bool:
    return line.lstrip().startswith(('"""', "```"))


def _misplaced(said: str, text: Written, line: int, column: int) -> CaseError:
    written = text.lines[line - 1].strip() if line <= len(text.lines) else ""
    slip = find_slip(written, _language(text), {}, text.finder)
    if slip is not None and slip.remedy != f"write: {written}":
        return text.fault(
            f"this is not Gherkin: {slip.why}",
            line,
            column,
            candidates=slip.meant,
            remedy=slip.remedy,
        )
    _, got, met = said.partition(", got ")
    return text.fault(
        "this is not Gherkin: " + (f"{met} cannot stand here" if got else said),
        line,
        column,
        remedy="a case is 'Feature:', then 'Scenario:', then Given, When and Then steps",
    )


def _language(text: Written) -> str:
    """The language that the comments before the first other line set."""
    for line in text.lines:
        match = _LANGUAGE.match(line)
        if match or (line.strip() and not line.lstrip().startswith("#")):
            return "it" if match and match[1] == "it" else "en"
    return "en"
