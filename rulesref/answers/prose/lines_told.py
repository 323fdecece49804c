"""The lines of a text that has been read, in the order in which a case tells them."""

from __future__ import annotations

import re
from collections.abc import Collection

from rulesref.answers.prose.discourse import Discourse
from rulesref.answers.prose.implied.nameless import supposed
from rulesref.answers.prose.reader import Reader

#: By language, the lines that lay out what a text takes for lying there.
LAYING = {
    "en": {
        "at": "{} is at {}",
        "connected": "{} is connected to {}",
        "enemy": "{} is engaged with {}",
        "hand": "{1} has {0} in hand",
        "controls": "{1} controls {0}",
    },
    "it": {
        "at": "{} è in {}",
        "connected": "{} è collegato a {}",
        "enemy": "{} è impegnato con {}",
        "hand": "{1} ha in mano {0}",
        "controls": "{1} controlla {0}",
    },
}


def lines_of(reader: Reader, taken: list[str]) -> list[str]:
    """What is told, in the order in which a case tells it: who sits where, then all else."""
    talk = reader.discourse
    given = [line.text for line in reader.lines if line.given]
    seats = [line for line in given if reader.seats(line)]
    seated = {who for line in seats for who in reader.seats(line)}
    seats += [
        LAYING[talk.language]["at"].format(who, start(talk, who))
        for who in talk.people()
        if who not in seated
    ]
    rest = sorted((line for line in given if line not in seats), key=_says_how)
    done = [line.text for line in reader.lines if not line.given]
    here = [one for one in talk.named if one.name in talk.known]
    return [
        *dict.fromkeys((*seats, *supposed(here, talk.language), *taken, *rest)),
        *_plenty(reader, (*given, *taken)),
        *_to_draw(reader, given),
        *done,
    ]


def _says_how(line: str) -> bool:
    """Whether ``line`` says how something stands, which lies there already."""
    return line.endswith((" is exhausted", " è esaurito"))


def seating(reader: Reader, seated: Collection[str]) -> list[str]:
    """The lines that seat those who have been spoken of, are not ``seated``, and are told no place."""
    told = {who for line in reader.lines if line.given for who in reader.seats(line.text)}
    talk = reader.discourse
    return [
        LAYING[talk.language]["at"].format(who, start(talk, who))
        for who in talk.people()
        if who not in seated and who not in told
    ]


def start(talk: Discourse, who: str) -> str:
    """Where ``who`` was before anything happened."""
    here = talk.place_of(who)
    return talk.starts.get(who, here)


def _plenty(reader: Reader, given: tuple[str, ...]) -> list[str]:
    """Resources, clues and a card in hand for those of whom nobody says what they have."""
    talk = reader.discourse
    out = []
    tested = any(_TESTS[talk.language].search(line.text) for line in reader.lines if line.acts)
    for word, say in _OWNED[talk.language][talk.cast.poor].items():
        if word in _HANDS and tested:  # whoever holds a card may answer a token with it
            continue
        of_people = word not in ("clue", "indizi")
        whose = talk.people() if of_people else list(dict.fromkeys(talk.places.values()))
        for who in whose if talk.cast.plenty or talk.cast.poor else ():
            if not any(line.startswith(who) and word in line for line in given):
                out.append(say.format(who))
    return out


def _to_draw(reader: Reader, given: list[str]) -> list[str]:
    """A card on top of the deck of whoever draws one, where nobody says which lies there."""
    talk = reader.discourse
    draws, lies, deck = _DRAWS[talk.language]
    return [
        lies.format(who, talk.cast.card)
        for who in talk.people()
        if any(line.text == draws.format(who) for line in reader.lines)
        and not any(deck in line and who in line for line in given)
    ]


_DRAWS = {
    "en": ("{} takes the draw action", "the top card of the deck of {} is {}", "deck"),
    "it": ("{} effettua l'azione di pesca", "la prima carta del mazzo di {} è {}", "mazzo"),
}
_HANDS = ("hand", "mano")
_TESTS = {
    "en": re.compile(r" (?:fights|investigates|attempts|tests|reveals|succeeds|fails)\b"),
    "it": re.compile(r" (?:combatte|indaga|tenta|effettua una prova|rivela|supera|fallisce)\b"),
}
#: A card that is committed to nothing, and played at no moment but one's own.
_HELD = {
    "en": "{} has Emergency Cache (01088) in hand",
    "it": "{} ha in mano Emergency Cache (01088)",
}
#: By language, and by whether there is nothing: the word of what is there → the line that says so.
_OWNED = {
    "en": (
        {"resource": "{} has 10 resources", "clue": "{} has 2 clues", "hand": _HELD["en"]},
        {"resource": "{} has no resources"},
    ),
    "it": (
        {"risors": "{} ha 10 risorse", "indizi": "{} ha 2 indizi", "mano": _HELD["it"]},
        {"risors": "{} non ha risorse"},
    ),
}
