"""Why the rules forbid a step, in Italian: the game says it in English, with names of cards."""

from __future__ import annotations

import re

from rulesref.errors import UnresolvedReference
from rulesref.facts.described import card_named
from rulesref.games.arkham_lcg.game import GAME
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: What the game says, {} for a name or a number → the same in Italian.
REFUSALS = {
    "an additional cost cannot be paid": "un costo aggiuntivo non può essere pagato",
    "an eliminated investigator takes no actions": "un investigatore eliminato non effettua azioni",
    "clues are spent during an investigator's turn": (
        "gli indizi si spendono durante il turno di un investigatore"
    ),
    "it is in no place from which it could be played": "non si trova dove potrebbe essere giocata",
    "it is not in this investigator's hand": "non è nella mano di questo investigatore",
    "it is not this investigator's turn": "non è il turno di questo investigatore",
    "its additional cost cannot be paid": "il suo costo aggiuntivo non può essere pagato",
    "keys go to somebody at the same location, who has none of them yet": (
        "le chiavi vanno a chi è nello stesso luogo e non le ha ancora"
    ),
    "no act asks for clues": "nessun capitolo chiede indizi",
    "nobody moves to where he is": "nessuno si muove dove si trova già",
    "the cost cannot be paid": "il costo non può essere pagato",
    "the first round of a game has no mythos phase": (
        "il primo round di una partita non ha la Fase dei Miti"
    ),
    "the objective of the act says how it advances": (
        "l'obiettivo del capitolo dice come si prosegue"
    ),
    "there are still clues here": "qui ci sono ancora indizi",
    "there is no action left to spend": "non restano azioni da spendere",
    "there is no key here": "qui non c'è nessuna chiave",
    "no ability of {} can be initiated now": "nessuna capacità di {} può essere lanciata adesso",
    "that is no lawful {} action": "l'azione {} non è permessa",
    "what {} answers has not occurred": "ciò a cui risponde {} non è accaduto",
    "{} forbids it": "{} lo proibisce",
    "{} is unique and in play already": "{} è una carta unica ed è già in gioco",
    "{} is not engaged with this investigator": "{} non è impegnato con questo investigatore",
    "{} has been played as often as its maximum allows": (
        "{} è già stata giocata quante volte il suo massimo permette"
    ),
    "{} is aloof and engaged with nobody": "{} è Sfuggente e non è impegnato con nessuno",
    "{} is at another location": "{} è in un altro luogo",
    "{} is engaged with this investigator already": "{} è già impegnato con questo investigatore",
    "{} is massive: no threat area holds it": "{} è Massiccio: non sta in nessuna area di minaccia",
    "{} is not at this location": "{} non è in questo luogo",
    "{} is under another investigator's control": "{} è sotto il controllo di un altro investigatore",
    "{} clues are needed, {} are held": "servono {} indizi, ce ne sono {}",
    "{} is a signature card of {}": "{} è una carta esclusiva di {}",
    "{} may not be entered by this card": "questa carta non può entrare in {}",
    "its own cost is nothing that an effect could change": (
        "il suo costo non può essere cambiato da un effetto"
    ),
    "its cost cannot be paid": "il suo costo non può essere pagato",
    "it has been used as often as its limit allows": (
        "è già stata usata quante volte il suo limite permette"
    ),
    "it says that it may not be used now": "dice di non poter essere usata adesso",
    "it would change nothing": "non cambierebbe nulla",
    "nothing lets it be played as if elsewhere": (
        "niente permette di giocarla come se fosse altrove"
    ),
    "the bag holds no token that this card could seal": (
        "il sacchetto non contiene nessun segnalino che questa carta potrebbe sigillare"
    ),
    "the game is cleaned up before any interlude": (
        "prima di qualsiasi interludio si mette in ordine la partita"
    ),
    "the prelude has not ended": "il preludio non è finito",
    "the scenario has not ended": "lo scenario non è finito",
    "{}: no more than {} may be there": "{}: non possono essercene più di {}",
    "{} could not change anything now": "{} non potrebbe cambiare nulla adesso",
    "{} has no cost and cannot be played": "{} non ha un costo e non può essere giocata",
    "{} says that it may not be played now": "{} dice di non poter essere giocata adesso",
    "{} is not connected to this location": "{} non è collegato a questo luogo",
    "{} has {} of {}": "{} ha {} copie di {}",
}
_FORMS = {
    re.compile(re.escape(said).replace(r"\{\}", "(.+)")): italian
    for said, italian in REFUSALS.items()
}


def refusal_in_italian(why: str) -> str:
    """``why`` in Italian; a reason of which nothing here speaks stays as it is."""
    for form, italian in _FORMS.items():
        found = form.fullmatch(why)
        if found:
            return italian.format(*map(_named, found.groups()))
    name, colon, rest = why.partition(": ")
    return f"{_named(name)}: {refusal_in_italian(rest)}" if colon else why


def _named(name: str) -> str:
    try:
        return card_named(name, GAME).italian or name
    except UnresolvedReference:
        return SPEECH.words.worded("action", name, "it")
