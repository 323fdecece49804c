"""Cases as files: Gherkin in, scenarios with their places out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rulesref.cases.description import check_description, check_goes_on, check_name
from rulesref.cases.gherkin_import import prepare_gherkin
from rulesref.cases.line_breaks import check_line_breaks, lines_of
from rulesref.cases.outline import is_outline, rows
from rulesref.cases.table_row import cells_of
from rulesref.cases.written import Step, StepFinder, Written, check_length
from rulesref.catalogue import said
from rulesref.errors import CaseError
from rulesref.places import reason_of, regular_file
from rulesref.record import NamedTuple

#: A case is a page of text; a file beyond this is something else.
LARGEST = 1_000_000


#: What stands for the file of a case that is told at a table, where nobody sees its lines.
TABLE = "<table>"


class Case(NamedTuple):
    """One scenario of a file, or one row of an outline. ``tags`` cite the entries that decide it.

    ``line`` is that of the row, and ``row`` says that it is one. Where it cannot be replayed as it
    is written, ``fault`` says why; the others still can.
    """

    name: str
    file: str
    line: int
    language: str
    tags: tuple[str, ...]
    steps: tuple[Step, ...]
    lines: tuple[str, ...]  # the whole file, for carets
    fault: CaseError | None = None
    row: bool = False

    @property
    def cites(self) -> tuple[str, ...]:
        """The entries, or sections of documents, that decide it."""
        return tuple(tag for tag in self.tags if "/" in tag)

    def about_tag(self, tag: str, message: str, **more: Any) -> CaseError:
        """``message`` about the last place where the case, or what it stands in, is tagged so."""
        # Gherkin parts tags at each @, and drops blanks behind it.
        tagged = re.compile(rf"@\s*{re.escape(tag)}(?=\s|@|$)")
        for number in range(self.line, 0, -1):
            places = [found.start() for found in tagged.finditer(self.lines[number - 1])]
            if places:
                text, column = self.lines[number - 1], places[-1] + 1
                return CaseError(
                    message, file=self.file, line=number, column=column, text=text, **more
                )
        return CaseError(message, file=self.file, line=self.line, **more)


#: "Dato che …" is as good Italian as "Dato …".
_THAT = "che "
_KINDS = {"Context": "given", "Action": "when", "Outcome": "then"}


def read_cases(path: Path, finder: StepFinder) -> list[Case]:
    """Every scenario of the file at ``path``, as ``parse_cases`` reads it. Raises ``CaseError``."""
    try:
        with regular_file(path) as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise CaseError(
            said("cannot read this file: {strerror}").format(strerror=reason_of(error)),
            file=str(path),
            remedy=said("check the path"),
        ) from None
    if len(raw) > LARGEST:
        seen = lines_of(raw.decode("utf-8", "replace"))
        raise Written(str(path), "", seen, finder).fault(
            said("more than {largest:,} bytes are too many for a case").format(largest=LARGEST),
            len(seen),
            remedy=said("split the file before this line"),
        )
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode("utf-8")
        seen = lines_of(before + "\N{REPLACEMENT CHARACTER}")
        raise Written(str(path), "", seen, finder).fault(
            said("this file is not UTF-8"),
            len(seen),
            len(seen[-1]),
            remedy=said("save it as UTF-8"),
        ) from None
    return parse_cases(text, str(path), finder)


def parse_cases(text: str, file: str, finder: StepFinder) -> list[Case]:
    """Every scenario of the Gherkin ``text``; ``finder`` finds steps that Gherkin passes over.

    Raises ``CaseError``.
    """
    prepare_gherkin()
    from gherkin.errors import CompositeParserException, ParserException
    from gherkin.parser import Parser

    whole = Written(file, "", lines_of(text), finder)
    check_line_breaks(whole)
    try:
        document = Parser().parse("\n".join(whole.lines))
    except (CompositeParserException, ParserException) as error:
        from rulesref.cases.not_gherkin import not_gherkin

        first = error.errors[0] if isinstance(error, CompositeParserException) else error
        raise not_gherkin(first, whole) from None
    feature = document.get("feature")
    if not feature:
        raise whole.fault(
            said("this file has no feature"),
            1,
            remedy=said("begin with 'Feature:' and write a 'Scenario:' below it"),
        )
    language = feature["language"]
    if language not in ("en", "it"):
        from rulesref.cases.not_gherkin import unknown_language

        raise unknown_language(language, whole, 1)
    return list(_scenarios(feature, whole._replace(language=language)))


def _scenarios(
    parent: Any, text: Written, tags: tuple[str, ...] = (), background: tuple[Step, ...] = ()
) -> Iterator[Case]:
    """The scenarios of a feature, or of a rule in it, which adds its own tags and background."""
    _check_prose(parent, text)
    if all("background" in child for child in parent["children"]):
        raise text.fault(
            said("this feature has no scenario")
            if "language" in parent
            else said("this rule has no scenario"),
            parent["location"]["line"],
            remedy=said("write a 'Scenario:' with Given, When and Then steps"),
        )
    tags += _tags(parent)
    for child in parent["children"]:
        if "background" in child:
            _check_prose(child["background"], text)
            background += tuple(_steps(child["background"]["steps"], text))
        elif "rule" in child:
            yield from _scenarios(child["rule"], text, tags, background)
        elif "scenario" in child:
            yield from _cases(child["scenario"], text, tags, background)


def _check_prose(node: Any, text: Written) -> None:
    """Raise ``CaseError`` where a step hides in what Gherkin does not run of ``node``."""
    check_name(node, text)
    check_description(node, text)


def _cases(
    scenario: Any, text: Written, tags: tuple[str, ...], background: tuple[Step, ...]
) -> Iterator[Case]:
    """The case that ``scenario`` is, or those of an outline; one that cannot be read has a fault."""
    tags += _tags(scenario)
    line = scenario["location"]["line"]
    whole = Case(scenario["name"], text.file, line, text.language, tags, background, text.lines)
    try:
        steps = _own_steps(scenario, text)
        examples = rows(scenario, steps, text) if is_outline(scenario) else []
    except CaseError as error:
        yield whole._replace(fault=error)
        return
    if not examples:
        yield _checked(whole._replace(steps=background + steps), text)
    names = [row.named(whole.name, told=False) for row in examples]
    for row in examples:
        case = whole._replace(
            name=row.named(whole.name, told=len(set(names)) < len(names)),
            line=row.line,
            tags=tags + row.tags,
            steps=background + tuple(row.step(step) for step in steps),
            row=True,
        )
        yield _checked(case, text)


def _checked(case: Case, text: Written) -> Case:
    """``case``, with a fault where a step of it is without end."""
    try:
        check_length(case.steps, text)
    except CaseError as error:
        return case._replace(fault=error)
    return case


def _own_steps(scenario: Any, text: Written) -> tuple[Step, ...]:
    _check_prose(scenario, text)
    if not scenario["steps"]:
        raise text.fault(
            said("this scenario has no step"),
            scenario["location"]["line"],
            remedy=said("write Given, When and Then steps below it, or take it out"),
        )
    check_goes_on(scenario, text)
    return tuple(_steps(scenario["steps"], text))


def _tags(parent: Any) -> tuple[str, ...]:
    return tuple(tag["name"][1:] for tag in parent["tags"])


def _steps(steps: Any, text: Written) -> Iterator[Step]:
    kind = "given"
    for step in steps:
        kind = _KINDS.get(step["keywordType"], kind)
        location = step["location"]
        if "docString" in step:
            place = step["docString"]["location"]
            raise text.fault(
                said("no step takes a text below it"),
                place["line"],
                place["column"],
                remedy=said("say it in steps, or make it a comment with #"),
            )
        words, column = step["text"].strip(), location["column"] + len(step["keyword"])
        if text.language == "it" and kind == "given" and words.startswith(_THAT):
            words, column = words.removeprefix(_THAT), column + len(_THAT)
        yield Step(
            kind,
            words,
            location["line"],
            column,
            tuple(
                cell
                for row in step.get("dataTable", {}).get("rows", ())
                for cell in cells_of(row, text)
            ),
        )
