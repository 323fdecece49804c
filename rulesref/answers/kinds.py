"""What kind of question is asked, which decides how it is answered where nothing was played out."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.answers.sentences import pieces_of
from rulesref.entries import fold

#: The kinds, in the order in which they are looked for: a question of leave may ask what if.
KINDS = ("translation", "errata", "setup", "first", "what-if", "leave", "rule")

#: The words that a clause of leave begins with, folded.
LEAVE = ("can", "may", "could", "cannot", "can't", "posso", "puo", "possiamo", "possono", "puoi")

_SIGNS = {
    "translation": r"translat\w*|in italian|in english|traduzion\w*|tradotto|in italiano|in inglese"
    r"|come si (?:dice|chiama)",
    "errata": r"errat\w*|taboos?|tabu|reworded",
    "setup": r"set ?up|setting up|mulligans?|opening hand|allestimento|preparazione|mano iniziale",
    "first": r"(?:comes?|goes|happens?|resolves?|triggers?|is) first|before or after"
    r"|(?:who|what|which|whose)\b[^.?!]*\bfirst|(?:what|which) order"
    r"|prima o dopo|in (?:che|quale) ordine|(?:chi|cosa|quale|quali)\b[^.?!]*\bprima",
    "what-if": r"what if|what (?:happens|becomes)|how about|e se|(?:che )?cosa succede|che succede",
    "leave": rf"^(?:{'|'.join(map(re.escape, LEAVE))})|am i allowed|is it (?:legal|allowed|possible)"
    r"|mi e permesso|e permesso|si puo",
}
_LEAVE_CLAUSE = re.compile(rf"[,:;.?!]\s*(?:so |then |and |allora |e )?(?:{'|'.join(LEAVE)})\b")
_SIGN = {kind: re.compile(rf"(?:{sign})(?!\w)") for kind, sign in _SIGNS.items()}
_EVENTS = (
    re.compile(r"(?:first|order|prima|ordine)\b[^:]*:\s*(.+?)[,;]?\s+(?:or|and|o|e)\s+(.+)", re.I),
    re.compile(r"(.+?)\s+(?:before or after|prima o dopo)\s+(.+)", re.I),
)


def kind_of(question: str) -> str:
    """The kind of ``question``, one of ``KINDS``; "rule" where nothing says another."""
    text = fold(question)
    for kind in KINDS[:-1]:
        if any(_begins_word(text, match.start()) for match in _SIGN[kind].finditer(text)):
            return kind
    return "leave" if _LEAVE_CLAUSE.search(text) else "rule"


def asks_for_more(question: str) -> bool:
    """Whether no yes or no answers ``question``, by its kind or by the word that it begins with."""
    asked = next(_asked(question), "")
    return kind_of(question) in _OPEN or _FOR_MORE.match(asked) is not None


#: Kinds of questions that ask for no yes or no.
_OPEN = ("translation", "errata", "first")
_FOR_MORE = re.compile(
    r"(?:so |and |then |but |e |ma |allora )?(?:who|whom|whose|what|which|why|how|(?:when|where)(?!.*,)"
    r"|chi|che|cosa|quale|quali|qual|perch[eé]|quant[oaie]|(?:quando|come|dov[e'])(?!.*,))(?!\w)",
    re.IGNORECASE,
)


def _begins_word(text: str, place: int) -> bool:
    return place == 0 or not text[place - 1].isalnum()


def two_events(question: str) -> tuple[str, str] | None:
    """The two events that a question of order names, as it words them; None where it names none."""
    for asked in _asked(question):
        for pattern in _EVENTS:
            found = pattern.search(asked)
            if found:
                one, other = (part.strip(" ?.!…") for part in found.groups())
                return one, other
    return None


def _asked(question: str) -> Iterator[str]:
    """The sentences of ``question`` from the last one."""
    yield from reversed(pieces_of(question))
