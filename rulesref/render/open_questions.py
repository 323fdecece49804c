"""What the rules leave open, as text and as JSON."""

from __future__ import annotations

from collections.abc import Sequence

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
    where = ""
    if edition not in question.editions:
        where = " " + said("(edition {} only)", language).format(question.editions[0])
    head = f"{paint.bold(question.id)}  {question.title}{paint.dim(where)}"
    if not whole:
        return head
    lines = [head, "", *paint.body(question.texts), ""]
    taken = " " + said("(the reading taken when one answer is wanted)", language)
    at_the_table = said("At the table: {}", language)
    for reading in question.readings:
        mark = taken if reading.id == question.default else ""
        lines.append(f"  {paint.bold(reading.id)}{mark}")
        lines += paint.body(reading.says, indent="    ")
        lines += paint.body(at_the_table.format(reading.changes), indent="    ")
        lines.append("")
    lines += paint.body(said("Why that reading: {}", language).format(question.why))
    lines += paint.body(said("About: {}", language).format("; ".join(question.entries)))
    lines += paint.body(said("Compared: {}", language).format("; ".join(question.sources)))
    return "\n".join(lines)
