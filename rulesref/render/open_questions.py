"""What the rules leave open, as text and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from rulesref.catalogue import said
from rulesref.corpus.open_questions import OpenQuestion
from rulesref.render.paint import Paint


def questions_json(questions: Sequence[OpenQuestion], edition: str) -> dict[str, object]:
    """The object that ``open --json`` prints."""
    return {
        "edition": edition,
        "questions": [
            {
                "id": question.id,
                "title": question.title,
                "editions": list(question.editions),
                "entries": list(question.entries),
                "sources": list(question.sources),
                "texts": question.texts,
                "readings": [
                    {"id": reading.id, "says": reading.says, "changes": reading.changes}
                    for reading in question.readings
                ],
                "default": question.default,
                "why": question.why,
            }
            for question in questions
        ],
    }


def question_text(
    question: OpenQuestion, paint: Paint, *, edition: str, whole: bool, language: str = "en"
) -> str:
    """One question: a line, or with ``whole`` all that is known about it."""
    words = _words_in(language)
    where = "" if edition in question.editions else " " + words.only.format(question.editions[0])
    head = f"{paint.bold(question.id)}  {question.title}{paint.dim(where)}"
    if not whole:
        return head
    lines = [head, "", *paint.body(question.texts), ""]
    for reading in question.readings:
        mark = f" {words.taken}" if reading.id == question.default else ""
        lines.append(f"  {paint.bold(reading.id)}{mark}")
        lines += paint.body(reading.says, indent="    ")
        lines += paint.body(words.at_the_table.format(reading.changes), indent="    ")
        lines.append("")
    lines += paint.body(words.why.format(question.why))
    lines += paint.body(words.about.format("; ".join(question.entries)))
    lines += paint.body(words.compared.format("; ".join(question.sources)))
    return "\n".join(lines)


class _Words(NamedTuple):
    """What is said around a question in one language."""

    only: str
    taken: str
    at_the_table: str
    why: str
    about: str
    compared: str


@cache
def _words_in(language: str) -> _Words:
    """The labels in ``language``."""
    return _Words(
        only=said("(edition {} only)", language),
        taken=said("(the reading taken when one answer is wanted)", language),
        at_the_table=said("At the table: {}", language),
        why=said("Why that reading: {}", language),
        about=said("About: {}", language),
        compared=said("Compared: {}", language),
    )
