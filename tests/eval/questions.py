"""Questions with their answers: our own by entry id, or a judged file by document and line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

OWN = Path(__file__).parent / "queries.tsv"
#: More short ones.
TYPED = OWN.with_name("typed.tsv")
#: Short ones and longer ones about the other game.
ELDRITCH = OWN.with_name("eldritch.tsv")
#: Our own questions from which is learnt, short ones and longer ones.
LEARNT_FROM = (
    OWN,
    TYPED,
    ELDRITCH,
    *(OWN.with_name(f"{name}.tsv") for name in ("posed", "posted", "table")),
)

#: From this grade on a judged line counts as an answer.
GOOD = 2


class Question(NamedTuple):
    """A query. ``entries`` are ids that answer it; ``lines`` are (file, line) pairs that do."""

    kind: str
    text: str
    entries: frozenset[str] = frozenset()
    lines: frozenset[tuple[str, int]] = frozenset()


def own_questions(path: Path = OWN) -> list[Question]:
    """The questions of ``queries.tsv``: kind, answers and query between tabs.

    What stands behind another tab, the lines that decide, is for ``tests.eval.deciding``.
    """
    found = []
    for line in path.read_text("utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        kind, answers, text, *_ = line.split("\t")
        found.append(Question(kind, text, frozenset(_entry(a) for a in answers.split())))
    return found


def _entry(answer: str) -> str:
    if answer.startswith("eh:"):
        return "eldritch-horror/" + answer[3:]
    return "arkham-lcg/" + answer


def judged_questions(path: Path) -> list[Question]:
    """The questions of a judged file: one JSON object a line, ``relevant`` with grades."""
    found = []
    for line in path.read_text("utf-8").splitlines():
        if line.strip():
            row = json.loads(line)
            lines = {(r["document"], r["line"]) for r in row["relevant"] if r["grade"] >= GOOD}
            found.append(Question(row["kind"], row["query"], lines=frozenset(lines)))
    return found


def posted_questions(path: Path) -> list[Question]:
    """Questions as players post them: one JSON object a line, with the lines that decide them."""
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]
    return [
        Question(
            row["settled_by"],
            row["question"],
            lines=frozenset((cited["doc"], cited["line"]) for cited in row["lines"]),
        )
        for row in rows
        if row["lines"]
    ]
