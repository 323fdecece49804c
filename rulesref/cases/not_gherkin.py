"""What to say of a file that is no Gherkin: where it stops being that, and what was meant there."""

from __future__ import annotations

from typing import Any

from rulesref.cases.keywords import OTHER, PARTS
from rulesref.cases.slip import find_slip
from rulesref.cases.table_row import check_closed
from rulesref.cases.written import Written
from rulesref.catalogue import said
from rulesref.errors import CaseError
from rulesref.expression import lazily

#: What Gherkin says of a table with rows of different lengths, of a language that it does not
#: have, and of a text below a step that goes on to the end of the file.
_RAGGED = "inconsistent cell count within the table"
_NO_LANGUAGE = "Language not supported: "
_OPEN_TEXT = "unexpected end of file, expected: #DocStringSeparator"
_LANGUAGE = lazily(r"\s*#\s*language\s*:\s*(\w+)")


def not_gherkin(error: Any, text: Written) -> CaseError:
    """The ``error`` of Gherkin as one about the file."""
    words = str(error).split(": ", 1)[-1]
    line, column = error.location["line"], error.location.get("column") or 0
    if words.startswith(_NO_LANGUAGE):
        return unknown_language(words.removeprefix(_NO_LANGUAGE), text, line)
    if words == _RAGGED:
        return _ragged(text, line, column)
    if words.startswith(_OPEN_TEXT):
        return _open_text(text)
    return _misplaced(words, text, line, column)


def unknown_language(language: str, text: Written, line: int) -> CaseError:
    """Why no case is written in ``language``."""
    return text.fault(
        said("cases are written in English or Italian, not in {language!r}").format(
            language=language
        ),
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
        said("this row has not as many cells as the table has columns"),
        line,
        column,
        remedy=said("write one value for each column; an empty one is | |"),
    )


def _open_text(text: Written) -> CaseError:
    begins = (number for number, line in enumerate(text.lines, 1) if _opens_text(line))
    return text.fault(
        said("no step takes a text below it, and this one has no end"),
        max(begins),
        remedy=said("say it in steps, or make it a comment with #"),
    )


def _opens_text(line: str) -> bool:
    return line.lstrip().startswith(('"""', "```"))


def _misplaced(words: str, text: Written, line: int, column: int) -> CaseError:
    written = text.lines[line - 1].strip() if line <= len(text.lines) else ""
    language = _language(text)
    if other := _other_language(written, language):
        return text.fault(
            said("this heading is of another language than the file"),
            line,
            column,
            remedy=said("begin the file with the line: {}").format(f"# language: {other}"),
        )
    slip = find_slip(written, language, {}, text.finder)
    if slip is not None and slip.remedy != said("write: {}").format(written):
        return text.fault(
            said("this is not Gherkin: {why}").format(why=slip.why),
            line,
            column,
            candidates=slip.meant,
            remedy=slip.remedy,
        )
    _, got, met = words.partition(", got ")
    why = said("{met} cannot stand here").format(met=met) if got else words
    return text.fault(
        said("this is not Gherkin: {why}").format(why=why),
        line,
        column,
        remedy=said("a case is 'Feature:', then 'Scenario:', then Given, When and Then steps"),
    )


def _other_language(written: str, language: str) -> str:
    """The language of which ``written`` is a heading, where it is none of ``language``."""
    other, heading = OTHER[language], written.partition(":")[0]
    return other if heading in PARTS[other] and heading not in PARTS[language] else ""


def _language(text: Written) -> str:
    """The language that the comments before the first other line set."""
    for line in text.lines:
        match = _LANGUAGE.match(line)
        if match or (line.strip() and not line.lstrip().startswith("#")):
            return "it" if match and match[1] == "it" else "en"
    return "en"
