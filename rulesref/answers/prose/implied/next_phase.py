"""A phase that a text says it is by now, once somebody has acted in their turn: it has begun since."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.answers.prose.clause import Clause

#: What investigators do in their turn, and what comes of it; no enemy has done anything.
_IN_TURN = {
    "en": re.compile(
        r".+ (?:fights .+|(?:attempts|tries) to evade .+|investigates.*|takes a resource|takes the draw action|moves to .+"
        r"|(?:succeeds|fails)(?: by \d+)?|reveals .+|engages .+)"
    ),
    "it": re.compile(
        r".+ (?:combatte .+|attacca .+|(?:tenta di|prova a) eludere .+|indaga.*|prende una risorsa|effettua l'azione di pesca"
        r"|si muove in .+|va .+|supera la prova(?: di \d+)?|fallisce(?: di \d+)?|rivela .+|impegna .+)"
    ),
}
#: How a text says that it is a phase that comes behind the turns, and how it begins.
_IS = {
    "en": re.compile(r"it is the (?P<phase>enemy|upkeep) phase"),
    "it": re.compile(r"è la Fase (?P<phase>dei Nemici|di Mantenimento)", re.I),
}
_PHASE = re.compile(r"\bphase\b|\bfase\b", re.I)
_BEGINS = {"en": "the {} phase begins", "it": "comincia la Fase {}"}


def next_phase(
    text: str, lines: Sequence[Clause], people: Sequence[str], language: str
) -> Clause | None:
    """The line that the phase begins which ``text`` says it is, where ``lines`` tell of ``people`` in their turns alone."""
    found = _IS[language].fullmatch(text)
    acts = [line.text for line in lines if line.acts]
    in_turn = all(
        _IN_TURN[language].fullmatch(act) and act.startswith(tuple(people)) for act in acts
    )
    if not found or not in_turn or any(_PHASE.search(line.text) for line in lines):
        return None
    return Clause(_BEGINS[language].format(found["phase"]), given=False)
