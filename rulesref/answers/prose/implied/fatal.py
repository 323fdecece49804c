"""What a text says only of what it has told: that damage is enough to defeat, what a card was used for."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from rulesref.answers.prose.clause import ALL, OF, Clause, ClauseReader, Lines
from rulesref.answers.prose.discourse import Unclear
from rulesref.errors import RulesrefError

_ASSIGNED = {
    "en": re.compile(r".+ assigns (?P<number>\d+) (?P<pool>damage|horror) to (?P<to>.+)"),
    "it": re.compile(r".+ assegna (?P<number>\d+) (?P<pool>danni?o?|orror[ei]) a (?P<to>.+)"),
}
_HAS = {
    "en": re.compile(r"(?P<what>.+) has (?P<number>\d+) (?P<pool>damage|horror)"),
    "it": re.compile(r"(?P<what>.+) ha (?P<number>\d+) (?P<pool>danni?o?|orror[ei])"),
}


def _is_fatal(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """What was assigned last is enough to defeat ``what``; where it is not, it is not understood."""
    try:
        names = [names[0] for _, names in reader.discourse.readings(what) if len(names) == 1]
    except Unclear:
        return None
    last = next((line.text for line in reversed(reader.lines) if line.acts), "")
    assigned = _ASSIGNED[reader.language].fullmatch(last)
    if assigned is None or last.startswith(ALL) or assigned["to"] not in names:
        return None
    lies = sum(
        int(found["number"])
        for line in reader.lines
        if line.given and (found := _HAS[reader.language].fullmatch(line.text))
        if found["what"] == assigned["to"] and found["pool"][0] == assigned["pool"][0]
    )
    most = _most(reader, assigned["to"], assigned["pool"])
    return [] if most and lies + int(assigned["number"]) >= most else None


def is_late(question: str, reader: ClauseReader) -> bool:
    """Whether ``question`` asks what may be done before a defeat that no assignment leads to now.

    It may have been done at any moment before, and not only at the last.
    """
    last = next((line.text for line in reversed(reader.lines) if line.acts), "")
    before = _BEFORE_DEFEAT.get(reader.language)
    return bool(before and before.search(question.strip(" ?"))) and not _ASSIGNED[
        reader.language
    ].fullmatch(last.removeprefix(ALL))


_BEFORE_DEFEAT = {"en": re.compile(r"\bbefore \S+ (?:dies|is (?:defeated|killed|discarded))$")}


def _most(reader: ClauseReader, name: str, pool: str) -> int:
    """How much of ``pool`` defeats the card ``name``; 0 where nothing says it."""
    value = "health" if pool.startswith("d") else "sanity"
    try:
        return int(reader.tongue.card(name).stats.get(value) or 0)
    except (RulesrefError, ValueError):
        return 0


def _was_used(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """What the card ``what`` lets somebody do has been done with it, which is only said once more."""
    try:
        names = [names[0] for _, names in reader.discourse.readings(what) if len(names) == 1]
    except Unclear:
        return None
    acts = [line.text for line in reader.lines if line.acts]
    uses, does = _USES[reader.language], f" {told[0]} "
    used = next(
        (
            at
            for at, act in enumerate(acts)
            if act.endswith(tuple(f" {uses} {one}" for one in names))
        ),
        None,
    )
    return (
        [] if names and used is not None and any(does in f"{act} " for act in acts[used:]) else None
    )


def _of_skill(reader: ClauseReader, skill: str, told: Sequence[str], depth: int) -> Lines:
    """How a test ends, of which is said that it is of ``skill``."""
    lines = reader.read_all(told, depth)
    return lines and [Clause(f"{OF}{skill}", given=False), *lines]


_USES = {"en": "uses", "it": "usa"}
FATAL: Mapping[str, Callable[[ClauseReader, str, Sequence[str], int], Lines]] = {
    "FATAL": _is_fatal,
    "USED": _was_used,
    "TESTED": _of_skill,
}
