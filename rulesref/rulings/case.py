"""Cases as files: Gherkin in, scenarios with their places out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.errors import CaseError

#: A case is a page of text; a file beyond this is something else.
LARGEST = 1_000_000


class Step(NamedTuple):
    """One step: "given", "when" or "then", its sentence, its place, the table below it."""

    kind: str
    text: str
    line: int
    column: int
    table: tuple[tuple[str, int, int], ...]  # (cell, line, column)


class Case(NamedTuple):
    """One scenario of a file. ``tags`` cite the entries that decide it."""

    name: str
    file: str
    line: int
    language: str
    tags: tuple[str, ...]
    steps: tuple[Step, ...]
    lines: tuple[str, ...]  # the whole file, for carets


_KINDS = {"Context": "given", "Action": "when", "Outcome": "then"}


def read_cases(path: Path) -> list[Case]:
    """Every scenario of the file at ``path``. Raises ``CaseError``."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise CaseError(
            f"cannot read this file: {error.strerror}", file=str(path), remedy="check the path"
        ) from None
    if len(raw) > LARGEST:
        raise CaseError(
            f"{len(raw):,} bytes are too many for a case",
            file=str(path),
            remedy=f"split the file; a case file has at most {LARGEST:,} bytes",
        )
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CaseError(
            "this file is not UTF-8",
            file=str(path),
            line=raw.count(b"\n", 0, error.start) + 1,
            remedy="save it as UTF-8",
        ) from None
    return parse_cases(text, str(path))


def parse_cases(text: str, file: str) -> list[Case]:
    """Every scenario of the Gherkin ``text``. Raises ``CaseError``."""
    from gherkin.errors import CompositeParserException, ParserException
    from gherkin.parser import Parser

    lines = tuple(text.splitlines())
    try:
        document = Parser().parse(text)
    except CompositeParserException as error:
        raise _not_gherkin(error.errors[0], file, lines) from None
    except ParserException as error:
        raise _not_gherkin(error, file, lines) from None
    feature = document.get("feature")
    if not feature:
        raise CaseError(
            "this file has no feature",
            file=file,
            line=1,
            remedy="begin with 'Feature:' and write a 'Scenario:' below it",
        )
    language = feature["language"]
    if language not in ("en", "it"):
        raise CaseError(
            f"cases are written in English or Italian, not in {language!r}",
            file=file,
            line=1,
            candidates=("# language: en", "# language: it"),
        )
    cases = list(_scenarios(feature, file, language, lines))
    if not cases:
        raise CaseError(
            "this feature has no scenario",
            file=file,
            line=feature["location"]["line"],
            remedy="write a 'Scenario:' with Given, When and Then steps",
        )
    return cases


def _not_gherkin(error: Any, file: str, lines: tuple[str, ...]) -> CaseError:
    line = error.location["line"]
    column = error.location.get("column") or 1
    return CaseError(
        "this is not Gherkin: " + str(error).split(": ", 1)[-1],
        file=file,
        line=line,
        column=column,
        text=lines[line - 1] if line <= len(lines) else None,
        remedy="a case is 'Feature:', then 'Scenario:', then Given, When and Then steps",
    )


def _scenarios(feature: Any, file: str, language: str, lines: tuple[str, ...]) -> Iterator[Case]:
    tags = tuple(tag["name"][1:] for tag in feature["tags"])
    background: tuple[Step, ...] = ()
    for child in feature["children"]:
        if "background" in child:
            background = tuple(_steps(child["background"]["steps"], "given"))
        elif "scenario" in child:
            scenario = child["scenario"]
            if scenario["examples"]:
                raise CaseError(
                    "a case has no examples table",
                    file=file,
                    line=scenario["location"]["line"],
                    remedy="write one scenario for each row",
                )
            yield Case(
                scenario["name"],
                file,
                scenario["location"]["line"],
                language,
                tags + tuple(tag["name"][1:] for tag in scenario["tags"]),
                background + tuple(_steps(scenario["steps"], "given")),
                lines,
            )


def _steps(steps: Any, kind: str) -> Iterator[Step]:
    for step in steps:
        kind = _KINDS.get(step["keywordType"], kind)
        location = step["location"]
        rows = step.get("dataTable", {}).get("rows", ())
        yield Step(
            kind,
            step["text"].strip(),
            location["line"],
            location["column"] + len(step["keyword"]),
            tuple(
                (cell["value"], cell["location"]["line"], cell["location"]["column"])
                for row in rows
                for cell in row["cells"]
            ),
        )
