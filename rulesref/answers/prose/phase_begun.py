"""A phase that a text tells as the moment, which runs from its beginning."""

from __future__ import annotations

from rulesref.answers.prose.clause import Clause
from rulesref.answers.prose.other_times import ENEMY_DOES, ENEMY_PHASE
from rulesref.answers.prose.reader import Reader


def begin_phase(reader: Reader) -> None:
    """A phase that is told as the moment runs from its beginning, where nothing is done in it but by it."""
    does = ENEMY_DOES[reader.language]
    enemies = [name for name, types in reader.discourse.known.items() if "enemy" in types]
    acts = [line.text for line in reader.lines if line.acts]
    if not all(does.search(act) and act.startswith(tuple(enemies)) for act in acts):
        return
    for at, line in enumerate(reader.lines):
        found = ENEMY_PHASE[reader.language].fullmatch(line.text)
        if found:
            del reader.lines[at]
            begins = _BEGINS[reader.language].format(found["phase"])
            first = next((n for n, line in enumerate(reader.lines) if line.acts), len(reader.lines))
            reader.lines.insert(first, Clause(begins, given=False))
            return


_BEGINS = {"en": "the {} phase begins", "it": "comincia la Fase {}"}
