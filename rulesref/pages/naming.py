"""Where a card is named: in the open questions, and in the cases that are shipped."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from rulesref.cases.keywords import PARTS
from rulesref.corpus.open_questions import OpenQuestion, read_open_questions


class NamedCase(NamedTuple):
    """A shipped case that names the card: its title, and the file and line of it."""

    title: str
    file: str
    line: int


class Naming:
    """Finds some names in texts, but not inside ``longer`` ones ("Knife" in "Sacrificial Knife")."""

    def __init__(self, names: Collection[str], longer: Iterable[str]) -> None:
        around = {name for name in longer if any(own in name for own in names)} - {*names}
        every = sorted({*names, *around} - {""}, key=len, reverse=True)
        words = "|".join(map(re.escape, every))
        self._names = frozenset(names)
        self._pattern = re.compile(rf"(?<!\w)(?:{words})(?!\w)") if every else None

    def __call__(self, text: str) -> bool:
        """Whether ``text`` has one of the names."""
        if self._pattern is None or not any(name and name in text for name in self._names):
            return False
        return any(match[0] in self._names for match in self._pattern.finditer(text))


def questions_naming(named: Naming, file: Path, language: str) -> tuple[OpenQuestion, ...]:
    """The open questions in ``file`` that name it, in the words of ``language``."""
    told = {question.id for question in read_open_questions(file) if named(_text(question))}
    return tuple(q for q in read_open_questions(file, language) if q.id in told)


def _text(question: OpenQuestion) -> str:
    readings = (f"{reading.says}\n{reading.changes}" for reading in question.readings)
    return "\n".join((question.title, question.texts, question.why, *readings))


def cases_naming(named: Naming, folder: Path) -> tuple[NamedCase, ...]:
    """The cases below ``folder`` that name it, file by file; a background speaks of all its cases."""
    return tuple(
        case
        for path in sorted(folder.rglob("*.feature"))
        for case in _in_file(named, path.read_text("utf-8"), path.relative_to(folder).as_posix())
    )


def _in_file(named: Naming, text: str, file: str) -> Iterator[NamedCase]:
    if not named(text):
        return
    shared, cases = _parted(text.split("\n"))
    everywhere = named("\n".join(shared))
    for case, lines in cases:
        if everywhere or named("\n".join(lines)):
            yield case._replace(file=file)


#: What begins a case, as its line has it; ``Examples`` and the like belong to the one above.
_CASE = re.compile(
    r"\s*(?:{}):\s*(.*)".format(
        "|".join(
            part
            for parts in PARTS.values()
            for part in parts
            if part.startswith(("Scenario", "Example", "Esempio", "Schema"))
            and part not in ("Scenarios", "Examples")
        )
    )
)


def _parted(lines: list[str]) -> tuple[list[str], list[tuple[NamedCase, list[str]]]]:
    """The lines before the first case, and every case with its lines."""
    shared: list[str] = []
    cases: list[tuple[NamedCase, list[str]]] = []
    held = shared
    for number, line in enumerate(lines, 1):
        if begun := _CASE.fullmatch(line):
            held = []
            cases.append((NamedCase(begun[1].strip(), "", number), held))
        held.append(line)
    return shared, cases
