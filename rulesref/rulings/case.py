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


def _scenarios(
    parent: Any,
    file: str,
    language: str,
    lines: tuple[str, ...],
    tags: tuple[str, ...] = (),
    background: tuple[Step, ...] = (),
) -> Iterator[Case]:
    """The scenarios of a feature, or of a rule in it, which adds its own tags and background."""
    tags += _tags(parent)
    for child in parent["children"]:
        if "background" in child:
            background += tuple(_steps(child["background"]["steps"], file, lines))
        elif "rule" in child:
            yield from _scenarios(child["rule"], file, language, lines, tags, background)
        elif "scenario" in child:
            scenario = child["scenario"]
            line = scenario["location"]["line"]
            if scenario["examples"]:
                raise CaseError(
                    "a case has no examples table",
                    file=file,
                    line=line,
                    remedy="write one scenario for each row",
                )
            if not scenario["steps"]:
                raise CaseError(
                    "this scenario has no step",
                    file=file,
                    line=line,
                    remedy="write Given, When and Then steps below it, or take it out",
                )
            steps = background + tuple(_steps(scenario["steps"], file, lines))
            name = scenario["name"]
            yield Case(name, file, line, language, tags + _tags(scenario), steps, lines)


def _tags(parent: Any) -> tuple[str, ...]:
    return tuple(tag["name"][1:] for tag in parent["tags"])


def _steps(steps: Any, file: str, lines: tuple[str, ...]) -> Iterator[Step]:
    kind = "given"
    for step in steps:
        kind = _KINDS.get(step["keywordType"], kind)
        location = step["location"]
        if "docString" in step:
            place = step["docString"]["location"]
            raise CaseError(
                "no step takes a text below it",
                file=file,
                line=place["line"],
                column=place["column"],
                text=lines[place["line"] - 1],
                remedy="say it in steps, or make it a comment with #",
            )
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
