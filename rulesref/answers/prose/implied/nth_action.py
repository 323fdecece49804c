"""Which of the actions of a turn it is with which somebody does something: "on her second action she investigates"."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from rulesref.answers.prose.clause import ClauseReader, Lines

_PLACES = {
    **{word: at for at, word in enumerate(("first", "second", "third"), 1)},
    **{f"{stem}{end}": at for at, stem in enumerate(("prim", "second", "terz"), 1) for end in "oa"},
}
#: What somebody takes an action for, by the verb of a line.
_ACTIONS = {
    "en": re.compile(r" (?:investigates|moves|fights|engages|attempts to evade|plays|takes the draw action|takes a resource)\b"),
    "it": re.compile(r" (?:indaga|si muove|combatte|attacca|impegna|tenta di eludere|gioca|effettua l'azione|prende una risorsa)\b"),
}  # fmt: skip

#: What no turn goes on behind.
_ANOTHER_TURN = re.compile(
    r"\b(?:begins|ends the turn|(?:round|turn) ends|comincia|inizia|finisce)\b", re.I
)


def _nth(reader: ClauseReader, place: str, told: Sequence[str], depth: int) -> Lines:
    """What is done with the action of that ``place``, where as many have been told before it."""
    language = reader.language
    lines = reader.read_all(told, depth)
    if not lines:
        return None
    actions = _ACTIONS[language]
    now = [line.text for line in lines if line.acts and actions.search(line.text)]
    if len(now) != 1:
        return None
    who = now[0][: actions.search(now[0]).start()]  # type: ignore[union-attr]
    done = reader.discourse.done
    since = max((at for at, line in enumerate(done) if _ANOTHER_TURN.search(line)), default=-1)
    every = [
        line
        for line in done[since + 1 :]
        if (found := actions.search(line)) and line[: found.start()] == who
    ]
    return lines if len(every) == _PLACES[place.casefold()] else None


NTH_ACTION: Mapping[str, Callable[[ClauseReader, str, Sequence[str], int], Lines]] = {"NTH": _nth}
