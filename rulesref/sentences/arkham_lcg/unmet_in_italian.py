"""What happened instead of what was expected, in Italian.

The sentences of Then steps say it in English; here each of their phrases stands with the Italian
one, so that a ruling on an Italian case is Italian throughout.
"""

from __future__ import annotations

import re

from rulesref.sentences.arkham_lcg import words
from rulesref.sentences.arkham_lcg.speech import SPEECH

_WORDS = words.SPEECH.words.sets
#: The phrase of a step → the Italian one.
_PHRASES = {
    **{meant: word for word, meant in reversed(_WORDS["fate"]["it"].items())},
    **{meant: word for word, meant in reversed(_WORDS["role"]["it"].items())},
    "none": "nessuno",
    "neither": "né l'uno né l'altro",
    "nobody": "nessuno",
    "any player": "un giocatore qualsiasi",
    "nothing": "niente",
    "nothing more": "nient'altro",
    "nothing is open": "non si può scegliere niente",
    "nothing here has checked it": "qui niente lo ha verificato",
    "not there": "non c'è",
    "not in play": "non in gioco",
    "ready": "pronto",
    "exhausted": "esaurito",
    "still in the game": "ancora in partita",
    "it has not happened": "non è accaduto",
    "it is lawful": "è permesso",
    "it was lawful": "era permesso",
    "it is nobody's alone": "non è di uno solo",
    "nobody has a choice now": "nessuno deve scegliere adesso",
    "no test is being made": "non c'è nessuna prova in corso",
    "unflooded": "non allagato",
    "partially flooded": "parzialmente allagato",
    "fully flooded": "completamente allagato",
}
_ANSWERS = {meant: word for word, meant in _WORDS["verdict"]["it"].items()}
_ANSWERED = rf"({'|'.join(_ANSWERS)})(:? )(.*)"
#: Phrases with something in them: what they look like → the Italian one.
_FORMS = (
    (r"(\d+) cards", r"\1 carte"),
    (r"difficulty (\d+)", r"difficoltà \1"),
    (r"value (\d+)", r"valore \1"),
    (r"(\d+) physical trauma", r"\1 trauma fisico"),
    (r"(\d+) mental trauma", r"\1 trauma mentale"),
    (r"(.+) is nowhere in this case", r"\1: in questo caso non c'è da nessuna parte"),
    (r"engaged with nobody", "impegnato con nessuno"),
    (r"engaged with (.+)", r"impegnato con \1"),
    (r"offered now: (.*)", r"si offre adesso: \1"),
    (r"it happened before (.+)", r"è accaduto prima di \1"),
    (r"([\d/]+) to ([\d/]+)( .*)", r"da \1 a \2\3"),
)


def translated(happened: str) -> str:
    """What ``happened``, phrase by phrase; names and sentences of timelines stay as they are."""
    if happened in _PHRASES:
        return _PHRASES[happened]
    if happened in _ANSWERS:
        return _ANSWERS[happened]
    for form, italian in _FORMS:
        found = re.fullmatch(form, happened)
        if found:
            return found.expand(italian)
    answered = re.fullmatch(_ANSWERED, happened)
    if answered:
        return _ANSWERS[answered[1]] + answered[2] + translated(answered[3])
    if re.fullmatch(r".+ \([^()]*/[^()]*\)", happened):  # why something is refused
        return happened
    name, colon, rest = happened.partition(": ")
    return f"{name}: {translated(rest)}" if colon else happened


SPEECH.translated = translated
