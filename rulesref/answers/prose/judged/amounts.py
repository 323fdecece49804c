"""How much of something has come, or lies there, at a table that a text has laid out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from rulesref.answers.prose.asked.each_statement import numbered
from rulesref.answers.prose.reader import Reader
from rulesref.answers.prose.told import is_so
from rulesref.rulings.timeline import understand
from rulesref.rulings.told_events import is_told
from rulesref.session.session import Session

#: Nobody asks for more of anything.
_MOST = 20
_BEARER = {
    "en": re.compile(r"(?P<who>.+) has # (?P<pool>\w+)"),
    "it": re.compile(r"(?P<who>.+) ha # (?P<pool>\w+)"),
}
#: How much comes to somebody or something, which then has it.
_COMING = {
    "en": (
        re.compile(r"# (?P<pool>\w+) is placed on (?P<who>.+)"),
        re.compile(r"(?P<who>.+) (?:discovers|gains) # (?P<pool>clue|resource)\(s\).*"),
    ),
    "it": (
        re.compile(r"# (?P<pool>\w+) vengono collocati su (?P<who>.+)"),
        re.compile(r"(?P<who>.+) (?:scopre|ottiene) # (?P<pool>indizi\(o\)|risors\(a\)).*"),
    ),
}
_HAS_NONE = {"en": "{} has no {}", "it": "{} non ha {}"}
_HAS_SOME = {"en": "{} has # {}", "it": "{} ha # {}"}
_POOLS = {
    "clue": "clues",
    "resource": "resources",
    "indizi(o)": "indizi",
    "risors(a)": "risorse",
}
#: What a line says before how much of something there is, and between two such amounts.
_NONE = {"en": "no", "it": "non ha"}
_AND = {"en": "and", "it": "e"}


class Amount(NamedTuple):
    """So much, a ``statement`` that says it, and whether it rests on nothing but what was told."""

    number: int
    statement: str
    sure: bool


def amount(
    session: Session, before: int, lies: bool, statements: tuple[str, ...], reader: Reader
) -> Amount | None:
    """How much ``statements`` ask for, each with a "#"; None where it cannot be said."""
    acted = any(line.kind == "when" for line in session.lines)
    if not statements or not acted or session.asking().kind not in ("deed", "end"):
        return None
    return _lying(session, statements[0]) if lies else _coming(session, before, statements, reader)


def _lying(session: Session, statement: str) -> Amount | None:
    """How much lies there: of what nobody has told at first it is not known."""
    if not _is_in_play(session, statement):
        return None
    for number, one in enumerate(lying(statement, session.language)):
        if is_so(session, one):
            return Amount(number, one, _was_told(session, statement))
    return None


def lying(statement: str, language: str) -> Iterator[str]:
    """``statement`` of every number that there may be."""
    for number in range(_MOST + 1):
        yield _has(statement, number, language)


def _has(statement: str, number: int, language: str) -> str:
    found = _BEARER[language].fullmatch(statement)
    if number or not found:
        return numbered(statement, number, language)
    return _HAS_NONE[language].format(found["who"], found["pool"])


def _is_in_play(session: Session, statement: str) -> bool:
    """Whether what ``statement`` is about lies in play still: nothing lies on what has left it."""
    found, scene = _BEARER[session.language].fullmatch(statement), session.scene
    zones = [
        thing.get("zone")
        for id, thing in scene.state.things.items()
        if found and "card" in thing and str(scene.name(id)) == found["who"]
    ]
    return zones == ["play"]


def _was_told(session: Session, statement: str) -> bool:
    """Whether a line that lays out says how much of it there was."""
    language = session.language
    found = _BEARER[language].fullmatch(statement)
    if not found:
        return False
    amount = rf"(?:\d+|{_NONE[language]}) (?:\w+ {_AND[language]} \d+ )?"
    return any(
        line.kind == "given"
        and found["who"] in line.text
        and re.search(f"{amount}{_stem(found['pool'], language)}", line.text)
        for line in session.lines
    )


def _stem(pool: str, language: str) -> str:
    """What one and several of ``pool`` have in common."""
    return pool.rstrip("s").removesuffix("ie") if language == "en" else pool[:-1]


def _coming(
    session: Session, before: int, statements: tuple[str, ...], reader: Reader
) -> Amount | None:
    """How much has come about since the last act; not known where some had come before it."""
    earlier = session.branch()
    while len(earlier.lines) > before:
        earlier.undo()
    found = [
        (number, one)
        for statement in statements
        for number, one in _told(session, statement, reader)
    ]
    if any(True for statement in statements for _ in _told(earlier, statement, reader)):
        return None
    number = sum(so_much for so_much, _ in found)
    if len(found) == 1:
        return Amount(number, found[0][1], True)
    language = session.language
    ways = (way.fullmatch(statements[0]) for way in _COMING[language])
    same = next((way for way in ways if way), None)
    if same is None:
        return None
    pool = _POOLS.get(same["pool"], same["pool"])
    statement = _has(_HAS_SOME[language].format(same["who"], pool), number, language)
    return Amount(number, statement, is_so(session, statement))


def _told(session: Session, statement: str, reader: Reader) -> Iterator[tuple[int, str]]:
    """(How much, the event) of each time that ``statement`` has come about."""
    scene = session.scene
    lines = scene.state.lines()
    for number in range(1, _MOST + 1):
        one = numbered(statement, number, reader.language)
        wanted = understand(scene, one)
        for line in lines:
            if is_told(scene, line, wanted):
                yield number, one
