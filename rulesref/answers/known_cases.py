"""Shipped cases that are about a question: all of its cards lie there, or it is their very name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rulesref.answers.decided import asking, same_question
from rulesref.answers.same_words import Ways, said_anew
from rulesref.entries import CardSaid, fold
from rulesref.errors import CaseError

if TYPE_CHECKING:
    from rulesref.rulings.replay import Judge

#: So many cases are pointed to.
MOST = 2
_SCENARIO = re.compile(
    r"^[ \t]*(?:Scenario|Scenario Outline|Schema dello scenario): *(.*?) *$", re.M
)
_LANGUAGE = re.compile(r"# *language: *(\w+)")
#: What stands below a scenario and belongs to the next one: tags, and the head of a rule.
_NEXT = re.compile(r"(?:\n[ \t]*(?:@[^\n]*|Rule:[^\n]*|#[^\n]*)?)+\Z")
#: The verdicts that a case gives; any other is none.
_VERDICTS = ("yes", "no", "depends", "open")


class KnownCase(NamedTuple):
    """A shipped case: its ``file`` below the folder of cases, its ``name``, its text alone."""

    file: str
    name: str
    text: str


class Judged(NamedTuple):
    """The ``verdict`` of a shipped case that asks the very question."""

    verdict: str
    case: KnownCase


def with_all(folder: Path, cards: tuple[CardSaid, ...]) -> tuple[KnownCase, ...]:
    """The shortest shipped cases with all of several ``cards``, in English or Italian."""
    if len(cards) < 2:
        return ()
    names = [{fold(name) for name in (card.name, card.name_it) if name} for card in cards]
    found = [
        case
        for case in _cases(folder)
        for text in (fold(case.text),)
        if all(any(name in text for name in each) for each in names)
    ]
    return tuple(sorted(found, key=lambda case: (len(case.text), case.file))[:MOST])


def judged(
    folder: Path, judge: Callable[[], Judge], question: str, edition: str, ways: Ways = ()
) -> Judged | None:
    """What the shipped case gives that is called by the very ``question``; None without one.

    ``ways`` are those in which the same may be said.
    """
    mine = [said for said in said_anew(question, (), ways) if asking(said) is not None]
    if not mine:
        return None
    same = [
        case
        for case in _cases(folder)
        if "?" in case.name
        and any(
            same_question(name, said) for name in said_anew(case.name, (), ways) for said in mine
        )
    ]
    if len(same) != 1:
        return None
    try:
        ruling = judge().replay(judge().parse(same[0].text, same[0].file)[0], edition)
    except CaseError:
        return None
    if ruling.verdict not in _VERDICTS or not ruling.questions or ruling.edition != edition:
        return None
    return Judged(ruling.verdict, same[0])


def _cases(folder: Path) -> Iterator[KnownCase]:
    """Every scenario of the files in ``folder`` with its own text alone."""
    for path in sorted(folder.rglob("*.feature")):
        text = path.read_text("utf-8")
        heads = list(_SCENARIO.finditer(text))
        ends = [head.start() for head in heads[1:]] + [len(text)]
        for head, end in zip(heads, ends, strict=True):
            file = path.relative_to(folder).as_posix()
            yield KnownCase(file, head[1], _alone(text, head[1], text[head.start() : end]))


def _alone(file: str, name: str, scenario: str) -> str:
    """A case of its own: the ``scenario`` of ``file`` without the tags of the next one."""
    language = _LANGUAGE.match(file)
    head = f"{language[0]}\n" if language else ""
    feature = "Funzionalità" if language and language[1] == "it" else "Feature"
    body = _NEXT.sub("", scenario).rstrip()
    return f"{head}{feature}: {name}\n\n  {body.strip()}\n"
