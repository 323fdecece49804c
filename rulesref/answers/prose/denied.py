"""What a text says is not so: it has to hold by what has been told before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rulesref.answers.prose.clause import ENGAGED, NOT, SO, Clause, ClauseReader, Lines
from rulesref.answers.prose.discourse import Unclear


def _denied(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """What is not so, one thing alone; it has to hold by what has been told before."""
    lines = reader.read_all(told, depth)
    if not lines or len(lines) > 1:
        return None
    return [Clause(f"{NOT}{lines[0].text}", given=False)]


def _free(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """Nobody is engaged with ``who``."""
    reader.said_unengaged = True
    mine, others = _one(reader, who), ("enemy", "investigator")
    kinds = reader.discourse.known.get(mine, frozenset())
    kind = next((kind for kind in others if kind in kinds), "")
    return (
        [
            Clause(f"{NOT}{_engaged(reader, mine, other, kind)}", given=False)
            for other, types in reader.discourse.known.items()
            if kind and types & ({*others} - {kind})
        ]
        if mine
        else None
    )


def _spawned(reader: ClauseReader, enemy: str, told: Sequence[str], depth: int) -> Lines:
    """An enemy has come to be engaged by what was told before."""
    lines = reader.read(ENGAGED[reader.language].format(enemy, told[0]), depth)
    if not lines or len(lines) > 1:
        return None
    return [Clause(f"{SO}{lines[0].text.removeprefix(SO)}", given=False)]


def _whole(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """Nothing lies on ``what``: a case takes that for so of whatever nobody has spoken of."""
    name = _one(reader, what)
    return None if not name or any(name in line.text for line in reader.lines) else []


def _apart(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """Two are not engaged with each other."""
    reader.said_unengaged = True
    one, other = _one(reader, who), _one(reader, told[0])
    if not one or not other:
        return None
    kind = "enemy" if "enemy" in reader.discourse.known.get(one, ()) else "investigator"
    return [Clause(f"{NOT}{_engaged(reader, one, other, kind)}", given=False)]


def _engaged(reader: ClauseReader, one: str, other: str, kind: str) -> str:
    enemy, person = (one, other) if kind == "enemy" else (other, one)
    return ENGAGED[reader.language].format(enemy, person)


def _one(reader: ClauseReader, text: str) -> str:
    """The name of what ``text`` means; empty where it means nothing, or more than that."""
    try:
        return next(
            (
                names[0]
                for said, names in reader.discourse.readings(text)
                if names == (said.removeprefix("at ").strip(),)
            ),
            "",
        )
    except Unclear:
        return ""


DENIED: Mapping[str, Callable[[ClauseReader, str, Sequence[str], int], Lines]] = {
    "NOT": _denied,
    "FREE": _free,
    "APART": _apart,
    "WHOLE": _whole,
    "SPAWNED": _spawned,
}
