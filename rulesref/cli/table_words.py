"""What a case says of its steps, in the words of a table: nobody there sees a step, or writes one.

What is wrong with a line is found where cases are read too, and is told of their steps.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from rulesref.catalogue import spoken
from rulesref.errors import RulesrefError

#: Language → what a case says, and what is said at a table.
_WORDS = {
    "en": (
        (r"\bunknown step\b", "not understood"),
        (r"\bin this case already", "here already"),
        (r"\bnowhere in this case\b", "nowhere at this table"),
        (r" in a Given step\b", ""),
        (
            r"\bask for an event as the timeline prints it, or for what a Then step could assert",
            "ask it otherwise, such as in the words in which the table tells what happens",
        ),
        (
            r"\bleave one of the two steps out",
            "it stays as it was said first; `undo` takes the last line back",
        ),
        (r"\bchange this step, or take it out", "say it otherwise, or leave it out"),
        (r", or in a When step how it comes there\b", ", or how it comes there"),
        (r"\bthis step\b", "this"),
        (r"\ba step (?=of its own|for each)", "a line "),
        (r"\bno step says it; to go on, tell it with what lies there at first, such as: Given ",
         "nobody has said it; say it, such as: "),
        (r"\bno step says\b", "nobody has said"),
        (r"\bno step tells\b", "nobody has told"),
        (r"\bno step puts\b", "nobody has put"),
        (r"\bno step names\b", "nobody has named"),
        (r": Given ", ": "),
        (r"\bThen it is asked whether ", "ask whether "),
        (r"\brulesref replay --sentences lists every sentence",
         "say one thing a line; `lay` asks question by question"),
    ),
    "it": (
        (r"\bpasso sconosciuto\b", "non compreso"),
        (r"\bè già in questo caso", "è già qui"),
        (r"\bnon si trova in nessun posto in questo caso", "non si trova in nessun posto a questo tavolo"),
        (r" in un passo Dato\b", ""),
        (
            r"\bchiedi un evento come lo stampa la cronologia, o ciò che potrebbe affermare un passo Allora",
            "chiedilo altrimenti, per esempio con le parole in cui il tavolo racconta ciò che accade",
        ),
        (
            r"\btogli uno dei due passi",
            "resta com'è stato detto prima; `annulla` riprende l'ultima riga",
        ),
        (r"\bcambia questo passo, oppure toglilo", "dillo altrimenti, oppure lascialo fuori"),
        (r", o in un passo Quando come ci arriva\b", ", o come ci arriva"),
        (r"\bquesto passo\b", "questo"),
        (r"\bnessun passo lo dice\b", "nessuno l'ha detto"),
        (r"\bnessun passo dice\b", "nessuno ha detto"),
        (r": Dato ", ": "),
        (r"\bAllora si chiede se ", "chiedi se "),
        (r"\brulesref replay --sentences elenca tutte le frasi",
         "di' una cosa per riga; `disponi` chiede una domanda alla volta"),
    ),
}  # fmt: skip
#: The same of what to do next, which quotes nothing that somebody has said.
_TO_DO = {"en": (r"\bwrite\b", "say"), "it": (r"\bscriv(?:i|ila|ilo)\b", "di'")}
_ROWS = {
    language: tuple((re.compile(said), at_table) for said, at_table in rows)
    for language, rows in _WORDS.items()
}


def in_its_words(text: str) -> str:
    """``text`` as it is said at a table."""
    for said, at_table in _ROWS[spoken()]:
        text = said.sub(at_table, text)
    return text


def each_in_its_words(lines: Iterable[str]) -> Iterator[str]:
    """``lines`` as they are said at a table."""
    return map(in_its_words, lines)


def explained_at_table(problem: RulesrefError) -> RulesrefError:
    """``problem`` with what it says of steps said in the words of a table."""
    problem.message = in_its_words(problem.message)
    if problem.remedy:
        writes, says = _TO_DO[spoken()]
        problem.remedy = re.sub(writes, says, in_its_words(problem.remedy))
    return problem
