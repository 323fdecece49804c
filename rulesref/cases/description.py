"""Free text below a heading and the name behind it: Gherkin runs neither, so neither says a step.

Below a heading, Gherkin takes what it does not know for a description, up to the first line that
it does know, and a case would pass without what is lost in one. A line of a description is refused
where ``slip`` says that it is meant as a step or a heading. Prose has to begin otherwise than with
a keyword: "Given the chance, everyone reacts." is refused, for Gherkin itself runs it below
"Scenario:"; "Everyone reacts, given the chance." is prose. A comment is none of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from rulesref.cases.keywords import OTHER, bare, step_begun
from rulesref.cases.written import Written
from rulesref.catalogue import said
from rulesref.errors import CaseError
from rulesref.expression import lazily

if TYPE_CHECKING:
    from rulesref.cases.slip import Slip

#: Below which headings a step can stand.
_PLACES = {"en": ("Scenario:", "Background:"), "it": ("Scenario:", "Contesto:")}
#: What stands between the words of no name.
_GAP = lazily(r"\s{2,}|\t")


def check_description(node: Any, text: Written) -> None:
    """Raise ``CaseError`` where free text below the heading ``node`` looks like a part of a case."""
    for number, told in _described(node, text.lines):
        from rulesref.cases.slip import find_slip, odd_star  # for the few files that have prose

        slip = find_slip(told, text.language, _values(node), text.finder)
        if slip is None and " " not in told:
            from rulesref.cases.run_together import find_run_together

            slip = find_run_together(told, text.language, _values(node), text.finder)
        if slip is None and _has_steps(node):
            from rulesref.cases.like_step import like_step

            slip = odd_star(told) or like_step(told, text.language, _values(node), text.finder)
        if slip is not None:
            raise _passed_over(slip, node, text, number)


def check_name(node: Any, text: Written) -> None:
    """Raise ``CaseError`` where a step stands in the line of the heading ``node``, as its name.

    A title may begin with "When" where no step says the rest; no background or examples need one.
    """
    name, line = bare(node["name"]), node["location"]["line"]
    behind = _GAP.split(node["name"].strip())[1:]  # where the end of a line was lost
    steps = (_step_in(part, node, text) for part in (name, *map(bare, behind)) if part)
    step = next(filter(None, steps), None)
    if step is not None:
        raise text.fault(
            said(
                "Gherkin takes this step for the name of the heading before it, and does not run it"
            ),
            line,
            text.lines[line - 1].find(node["name"]) + 1,
            candidates=step[:1],
            remedy=said("write in a line of its own: {}").format(" ".join(step)),
        )


def check_goes_on(node: Any, text: Written) -> None:
    """Raise ``CaseError`` where the first step of ``node`` goes on from the line above, no step.

    That line may be one whose characters were lost.
    """
    first, described = node["steps"][0], list(_described(node, text.lines))
    place = first["location"]
    goes_on = first["keywordType"] == "Conjunction"
    if goes_on and described and described[-1][0] == place["line"] - 1:
        raise text.fault(
            said("{keyword!r} goes on from a step, and above stands none: {line}").format(
                keyword=first["keyword"].strip(), line=described[-1][1]
            ),
            place["line"],
            place["column"],
            remedy=said(
                "begin it with Given or When, and write the line above anew if it is a step"
            ),
        )


def _step_in(name: str, node: Any, text: Written) -> tuple[str, str] | None:
    """The (keyword, sentence) that stands in ``name``, in either language."""
    finder, values = text.finder, _values(node)
    for language in (text.language, OTHER[text.language]):
        step = finder.behind_keyword(name, language, values)
        if step is not None:
            return step
    step = finder.nearly_step(name, text.language, values)
    if step is None and " " not in name:
        from rulesref.cases.run_together import step_run_together  # names of one word are few

        step = step_run_together(node["name"], text.language, values, finder)
    if step is not None:
        return step
    is_title = "children" in node or ("tags" in node and _has_steps(node))
    return None if is_title else step_begun(name, text.language)


def _passed_over(slip: Slip, node: Any, text: Written, number: int) -> CaseError:
    line = text.lines[number - 1]
    remedy = slip.remedy
    if slip.kind == "step" and not _has_steps(node) and slip.is_rewritten:
        remedy = said("below {0!r} or {1!r}, {remedy}").format(
            *_PLACES[text.language], remedy=remedy
        )
    how = said("begin it with # where it is no heading; else {}")
    if slip.kind == "step":
        how = said("begin it with # where it is no step; else {}")
    return text.fault(
        said("Gherkin takes this line for a description and passes over it: {}").format(slip.why),
        number,
        len(line) - len(line.lstrip()) + 1 + slip.offset,
        candidates=slip.meant,
        remedy=how.format(remedy),
    )


def _has_steps(node: Any) -> bool:
    return "steps" in node


def _values(node: Any) -> Mapping[str, str]:
    """The values that the first row of examples has for the placeholders of ``node``."""
    for examples in node.get("examples", ()):
        head, body = examples.get("tableHeader"), examples.get("tableBody")
        if head and body:
            cells = zip(head["cells"], body[0]["cells"], strict=True)
            return {name["value"]: cell["value"] for name, cell in cells}
    return {}


def _described(node: Any, lines: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """(line, text) of the description of ``node``; comments are none of it."""
    number = node["location"]["line"]
    for text in filter(None, map(str.strip, node["description"].split("\n"))):
        number = next(n for n in range(number, len(lines)) if lines[n].strip() == text) + 1
        yield number, text
