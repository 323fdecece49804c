"""What is told of the table once something has happened, and may have been so by then."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.answers.prose.clause import SO, Clause
from rulesref.answers.prose.discourse import Discourse
from rulesref.answers.prose.implied.next_phase import next_phase

#: What comes about by itself, so that it may be told once it has.
_ENGAGED = {
    "en": re.compile(r".+ is engaged with .+|.+ is (?:exhausted|ready)"),
    "it": re.compile(r".+ è impegnato con .+|.+ è (?:esaurito|pronto)"),
}
_CONTROLLED = {
    "en": re.compile(r".+ controls (?P<card>.+)|.+ has (?P<had>.+) in play"),
    "it": re.compile(r".+ controlla (?P<card>.+)|.+ ha in gioco (?P<had>.+)"),
}
_MOMENT = {
    "en": re.compile(r"it is the (?:\w+ phase|turn of .+)"),
    "it": re.compile(r"è (?:la Fase \w+ ?\w*|il turno di .+)", re.I),
}
_PHASE = {
    "en": re.compile(r"it is the \w+ phase"),
    "it": re.compile(r"è la Fase \w+ ?\w*", re.I),
}


def kinds_said(text: str, language: str, *, happened: bool, late: bool) -> tuple[str, ...]:
    """The kinds of sentences that ``text`` may be, where something has ``happened`` or not, the likeliest first.

    What lies there is told before what has come about where that may be told ``late``; and a phase has come since then.
    """
    if not happened:
        return ("given", "when")
    told_first = late or _PHASE[language].fullmatch(text)
    return ("when", "given", "then") if told_first else ("when", "then", "given")


def said_before(
    text: str, lines: Sequence[Clause], discourse: Discourse, language: str
) -> Clause | None:
    """What ``text`` tells that play has to have brought about, or the moment once more; else None."""
    moment = _MOMENT[language].fullmatch(text)
    if moment is None:
        return (
            Clause(f"{SO}{text}", given=False)
            if _ENGAGED[language].fullmatch(text)
            else laid_there(text, lines, discourse, language)
        )
    told = next((line for line in lines if line.text == text), None)
    return told or next_phase(text, lines, discourse.people(), language)


def laid_there(
    text: str, lines: Sequence[Clause], discourse: Discourse, language: str
) -> Clause | None:
    """That somebody controls a card of which nobody has spoken before: it was there from the first."""
    found = _CONTROLLED[language].fullmatch(text)
    card = found and (found["card"] or found["had"])
    if not card or card not in discourse.known:
        return None
    if any(card in line.text for line in lines):
        return None
    return Clause(text, given=True)
