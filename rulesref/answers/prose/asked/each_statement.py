"""A statement that a question asks of several: for every number, place, enemy and investigator that it may be about."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from rulesref.answers.prose.asked.questions import FACES
from rulesref.answers.prose.discourse import Discourse
from rulesref.record import NamedTuple

#: The numbers that a question about "any damage" means.
_MOST = 6
_ONE = {
    "en": (
        ("clue(s)", "clue", "clues"),
        ("resource(s)", "resource", "resources"),
        ("card(s)", "card", "cards"),
    ),
    "it": (
        ("indizi(o)", "indizio", "indizi"),
        ("risors(a)", "risorsa", "risorse"),
        ("cart(a)", "carta", "carte"),
    ),
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
#: Any enemy: whoever has spoken of one does not mean that one by it.
_SOME_FOE = {"en": "an enemy", "it": "un nemico"}
#: What stands for the firearm that a text has told of.
GUN = "GUN"
#: How a statement calls what is dealt.
POOLS = {
    "en": {"damage": "damage", "horror": "horror"},
    "it": {"damage": "danni", "horror": "orrori"},
}


class _Word(NamedTuple):
    """A word of a statement and what it may stand for; a statement that ``goes_on`` has others left."""

    pattern: re.Pattern[str]
    told: Callable[[Discourse, re.Match[str]], Iterable[str]]
    goes_on: bool


def each(statement: str, discourse: Discourse, *, counts: bool) -> Iterator[str]:
    """``statement`` for every number, place and investigator that it may be about."""
    for word in _WORDS:
        found = word.pattern.search(statement)
        if found is None:
            continue
        for name in word.told(discourse, found):
            one = statement.replace(found[0], name)
            if word.goes_on:
                yield from each(one, discourse, counts=counts)
            else:
                yield one
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


def _known(kind: str, discourse: Discourse) -> list[str]:
    """All of one type of card of which somebody has spoken."""
    return [name for name, types in discourse.known.items() if kind in types]


def _owner(discourse: Discourse, _: re.Match[str]) -> list[str]:
    """The one who plays, else whoever speaks; of several nobody knows."""
    people = discourse.people()
    return (people or [discourse.speaker()]) if len(people) < 2 else []


def _gun(discourse: Discourse, _: re.Match[str]) -> list[str]:
    """The only one that could be meant."""
    guns = [name for name in discourse.known if discourse.is_gun(name)]
    return guns if len(guns) == 1 else []


def _pool(discourse: Discourse, _: re.Match[str]) -> list[str]:
    return [POOLS[discourse.language][discourse.pool]] if discourse.pool else []


def _near(discourse: Discourse, found: re.Match[str]) -> list[str]:
    """Anywhere will do where all are at one place: no other one is anywhere else."""
    spots = {discourse.places.get(who) for who in discourse.people()}
    return ["ANYWHERE"] if found[1] in discourse.people() and len(spots) == 1 else []


def _elsewhere(discourse: Discourse, _: re.Match[str]) -> list[str]:
    """Where nobody is, or, once an effect has moved them there, where they were."""
    known = _known("location", discourse)
    others = [name for name in known if name not in discourse.places.values()]
    return [*others, *(name for name in known if others and name not in others)]


def _anywhere(discourse: Discourse, _: re.Match[str]) -> list[str]:
    if not _known("location", discourse):
        discourse.place_of(*(discourse.people()[:1] or [discourse.speaker()]))
    return _known("location", discourse)


def _only(places: Mapping[str, str]) -> list[str]:
    """The place of one investigator alone."""
    return list(places.values()) if len(places) == 1 else []


def _places(discourse: Discourse, _: re.Match[str]) -> list[str]:
    if not discourse.places and len(discourse.people()) == 1:
        discourse.place_of(discourse.people()[0])
    return list(dict.fromkeys(discourse.places.values()))


#: In the order in which they are looked for.
_WORDS = tuple(
    _Word(re.compile(pattern), told, goes_on)
    for pattern, told, goes_on in (
        ("OWNER", _owner, False),
        ("FACES", lambda discourse, _: FACES[discourse.language], False),
        ("SOME_FOE", lambda discourse, _: [_SOME_FOE[discourse.language]], True),
        ("FOES", lambda discourse, _: _known("enemy", discourse), True),
        (GUN, _gun, False),
        ("POOL", _pool, False),
        ("ASSETS", lambda discourse, _: _known("asset", discourse), False),
        (r"\bNEAR (.+)$", _near, True),
        ("ELSEWHERE", _elsewhere, False),
        ("ANYWHERE", _anywhere, False),
        ("WHERE", lambda discourse, _: _only(discourse.places), True),
        ("START", lambda discourse, _: _only(discourse.starts), True),
        ("PLACES", _places, True),
        ("PEOPLE", lambda discourse, _: discourse.people(), True),
    )
)
