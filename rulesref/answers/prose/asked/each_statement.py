"""A statement that a question asks of several: for every number, place, enemy and investigator that it may be about."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.answers.prose.asked.questions import FACES
from rulesref.answers.prose.discourse import Discourse

#: The numbers that a question about "any damage" means.
_MOST = 6
_ONE = {
    "en": (("clue(s)", "clue", "clues"), ("resource(s)", "resource", "resources")),
    "it": (("indizi(o)", "indizio", "indizi"), ("risors(a)", "risorsa", "risorse")),
}
#: How there is one of what is told of several.
_SINGLE = {
    "en": {
        "1 clues": "1 clue",
        "1 resources": "1 resource",
        "1 supplies": "1 supply",
        "1 charges": "1 charge",
        "1 secrets": "1 secret",
        "1 actions": "1 action",
    },
    "it": {
        "1 danni": "1 danno",
        "1 orrori": "1 orrore",
        "1 indizi": "1 indizio",
        "1 risorse": "1 risorsa",
        "1 munizioni": "1 munizione",
        "1 provviste": "1 provvista",
        "1 cariche": "1 carica",
        "1 segreti": "1 segreto",
        "1 azioni": "1 azione",
        "vengono collocati": "viene collocato",
        "vengono curati": "viene curato",
    },
}
_SEVERAL = {
    language: re.compile(rf"\b(?:{'|'.join(said)})\b") for language, said in _SINGLE.items()
}
#: What stands for the firearm that a text has told of.
GUN = "GUN"
#: How a statement calls what is dealt.
POOLS = {
    "en": {"damage": "damage", "horror": "horror"},
    "it": {"damage": "danni", "horror": "orrori"},
}
#: Whom an enemy is said to move towards.
_NEAR = re.compile(r"\bNEAR (.+)$")


def each(statement: str, discourse: Discourse, *, counts: bool) -> Iterator[str]:
    """``statement`` for every number, place and investigator that it may be about."""
    if "OWNER" in statement:
        people = discourse.people()
        if len(people) < 2:
            yield statement.replace("OWNER", people[0] if people else discourse.speaker())
        return
    if "FACES" in statement:
        for face in FACES[discourse.language]:
            yield statement.replace("FACES", face)
        return
    if "FOES" in statement:
        for foe in [name for name, types in discourse.known.items() if "enemy" in types]:
            yield from each(statement.replace("FOES", foe), discourse, counts=counts)
        return
    if GUN in statement:  # the only one that could be meant
        guns = [name for name in discourse.known if discourse.is_gun(name)]
        if len(guns) == 1:
            yield statement.replace(GUN, guns[0])
        return
    if "POOL" in statement:
        if discourse.pool:
            yield statement.replace("POOL", POOLS[discourse.language][discourse.pool])
        return
    if "ASSETS" in statement:
        for asset in [name for name, types in discourse.known.items() if "asset" in types]:
            yield statement.replace("ASSETS", asset)
        return
    if near := _NEAR.search(statement):
        spots = {discourse.places.get(who) for who in discourse.people()}
        if near[1] in discourse.people() and len(spots) == 1:  # no other one is anywhere else
            yield from each(_NEAR.sub("ANYWHERE", statement), discourse, counts=counts)
        return
    if (
        "ELSEWHERE" in statement
    ):  # where nobody is, or, once an effect has moved them there, where they were
        known = [name for name, types in discourse.known.items() if "location" in types]
        others = [name for name in known if name not in discourse.places.values()]
        for place in (*others, *(name for name in known if others and name not in others)):
            yield statement.replace("ELSEWHERE", place)
        return
    if "ANYWHERE" in statement:
        if not any("location" in types for types in discourse.known.values()):
            discourse.place_of(*(discourse.people()[:1] or [discourse.speaker()]))
        for place in [name for name, types in discourse.known.items() if "location" in types]:
            yield statement.replace("ANYWHERE", place)
        return
    for word, places in (("WHERE", discourse.places), ("START", discourse.starts)):
        if word in statement:  # of one investigator alone
            if len(places) == 1:
                there = statement.replace(word, next(iter(places.values())))
                yield from each(there, discourse, counts=counts)
            return
    if "PLACES" in statement:
        if not discourse.places and len(discourse.people()) == 1:
            discourse.place_of(discourse.people()[0])
        for place in dict.fromkeys(discourse.places.values()):
            yield from each(statement.replace("PLACES", place), discourse, counts=counts)
        return
    if "PEOPLE" in statement:
        for who in discourse.people():
            yield from each(statement.replace("PEOPLE", who), discourse, counts=counts)
        return
    if counts or "#" not in statement or re.search(r"#\d", statement):
        yield statement
        return
    for number in range(1, _MOST + 1):
        yield numbered(statement, number, discourse.language)


def numbered(statement: str, number: int, language: str) -> str:
    """``statement`` with ``number`` for its "#"."""
    one = re.sub(r"#(?!\d)", str(number), statement)
    for both, single, several in _ONE[language]:
        one = one.replace(both, single if number == 1 else several)
    if number == 1:
        one = _SEVERAL[language].sub(lambda found: _SINGLE[language][found[0]], one)
    return one
