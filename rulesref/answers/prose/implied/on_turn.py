"""Who does what a line at a table tells of nobody: whoever's turn it is, where what is done is done by players alone."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulesref.errors import RulesrefError
from rulesref.session.session import Session

_DOES = {
    "en": re.compile(
        r"(?:then |and )?(?P<does>(?:investigates|fights|evades|parleys|resigns|commits|draws|plays|uses|reveals"
        r"|takes (?:a|the|an|1|one) (?:resource|draw action|action))\b.*)",
        re.IGNORECASE,
    ),
    "it": re.compile(
        r"(?:poi |e )?(?P<does>(?:indaga|combatte|elude|parlamenta|si ritira|investe|pesca|gioca|usa|rivela"
        r"|prende una risorsa|effettua l'azione)\b.*)",
        re.IGNORECASE,
    ),
}
_TURN = {"en": "it is the turn of {}", "it": "è il turno di {}"}


def led_by_whose_turn(session: Session, line: str, seated: Iterable[str]) -> str:
    """``line`` as told of the one of ``seated`` whose turn it is; itself where that is not known, or it tells of somebody."""
    found = _DOES[session.language].fullmatch(line)
    if found is None:
        return line
    on_turn = [who for who in seated if _is_turn_of(session, who)]
    return f"{on_turn[0]} {found['does']}" if len(on_turn) == 1 else line


def _is_turn_of(session: Session, who: str) -> bool:
    try:
        return session.ask(_TURN[session.language].format(who)).verdict == "yes"
    except RulesrefError:
        return False
