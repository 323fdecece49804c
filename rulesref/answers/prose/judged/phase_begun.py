"""A phase that a text tells as the moment, which runs from its beginning."""

from __future__ import annotations

import re

from rulesref.answers.prose.clause import Clause
from rulesref.answers.prose.judged.other_times import ENEMY_DOES, ENEMY_PHASE
from rulesref.answers.prose.reader import Reader
from rulesref.answers.prose.told import Laid, Layout, ask


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


def has_turned(laid: Laid, statements: tuple[str, ...], told: Layout) -> bool:
    """Whether the phase that was told last, which is over once it has been played, has turned what ``told`` says.

    How something is as it begins is another question then.
    """
    line = laid.session.lines[-1] if laid.session.lines else None
    if line is None or not _HAS_BEGUN[laid.reader.language].fullmatch(line.text):
        return False
    before = laid.session.branch()
    before.undo()
    earlier = ask(before, laid.reader, statements)
    known = (earlier.ruling, told.ruling) if earlier is not None else (None, None)
    return None in known or len({ruling.verdict for ruling in known if ruling is not None}) > 1


_HAS_BEGUN = {
    "en": re.compile(r"the \w+ phase begins", re.I),
    "it": re.compile(r"(?:in|com)incia la Fase .+", re.I),
}
_BEGINS = {"en": "the {} phase begins", "it": "comincia la Fase {}"}
