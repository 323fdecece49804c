"""Every sentence that a case may say: the reference of steps, written from their table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulesref.wording.speech import Speech

_HEADS = {"given": "Given", "when": "When", "then": "Then"}


def vocabulary(speech: Speech) -> list[dict[str, Any]]:
    """Every row: its id, kind, sentences in each language, what it means, if a table follows."""
    return [
        {
            "id": row.id,
            "kind": row.kind,
            "en": [pattern.template for pattern in row.patterns["en"]],
            "it": [pattern.template for pattern in row.patterns["it"]],
            "means": (row.run.__doc__ or "").strip().split("\n\n")[0],
            "slots": dict(row.slots),
            "table": row.table,
            "asks": row.kind == "then" and row.asks and not row.table,
        }
        for row in speech.rows()
    ]


def page(speech: Speech) -> str:
    """The page ``docs/sentences.md``."""
    return "\n".join(_lines(speech))


def _lines(speech: Speech) -> Iterator[str]:
    yield "# Sentences of a case"
    yield ""
    yield "This page is generated from the rows of sentences (`rulesref replay --sentences`). `{slot}` takes"
    yield "a value, `[ … ]` may be left out, `(one|other)` is either word. A Then sentence marked ?"
    yield "can also be asked: *it is asked whether …*, *the chance that … is 1/4*; so can every event"
    yield "as the timeline prints it, and *… before …*."
    yield ""
    yield "A card that a Given step has laid out is the same card wherever its name stands again;"
    yield "another copy is told by its number: *Ghoul Minion #2*. One list may name several copies by"
    yield "the name alone: *Knife and Knife*. A card that lies there may be called by whose it is"
    yield "(*Agnes's Guard Dog*), or by a part of its name that no other card there has (*the Dog*)."
    yield ""
    yield "Given steps may stand in any order. One may also say what is so anyway, in a sentence marked ?;"
    yield "it lays nothing out, and is refused where it is not so."
    for kind, head in _HEADS.items():
        yield ""
        yield f"## {head}"
        yield ""
        for row in vocabulary(speech):
            if row["kind"] == kind:
                yield from _row(row)


def _row(row: dict[str, Any]) -> Iterator[str]:
    more = " (a table follows)" if row["table"] else " ?" if row["asks"] else ""
    yield f"- `{'` / `'.join(row['en'])}`{more}  "
    yield f"  `{'` / `'.join(row['it'])}`  "
    yield f"  {' '.join(row['means'].split())}"
