"""Where somebody is, by the lines that a text has told."""

from __future__ import annotations

import re

from rulesref.answers.prose.discourse import Discourse

_LISTED = re.compile(r", | and | e ")
_IN_IT = r"(?:(?:in|a|nel|nello|nella|al|allo|alla) |nell'|all')(?:(?:il|lo|la) |l')?"
_PLACED = {
    "en": (
        re.compile(r"(?P<who>.+?) (?:is|are) (?:at|in) (?:the )?(?P<at>.+?)(?: with .+)?"),
        re.compile(r"(?P<who>.+?) (?:moves|goes) to (?:the )?(?P<at>.+)"),
    ),
    "it": (
        re.compile(rf"(?P<who>.+?) (?:è|sono) {_IN_IT}(?P<at>.+?)(?: con .+)?"),
        re.compile(rf"(?P<who>.+?) (?:si muove|si sposta|va|entra) {_IN_IT}(?P<at>.+)"),
    ),
}

_ARE = {"en": (" is ", " are "), "it": (" è ", " sono ")}
_SEVERAL = 2

_FURNISHED = {
    "en": re.compile(r"(?P<at>.+?) has (?:\d+|no) clues?"),
    "it": re.compile(r"(?P<at>.+?) (?:non )?ha (?:\d+ )?indizi[o]?"),
}


def keep_place(discourse: Discourse, line: str, language: str) -> None:
    """Keep where somebody is by what ``line`` tells, and where something lies if nobody is anywhere."""
    lies = _FURNISHED[language].fullmatch(line)
    if lies and "location" in discourse.known.get(lies["at"], ()) and not discourse.places:
        others = discourse.furnished not in ("", lies["at"])
        discourse.furnished = "" if others else lies["at"]
    for pattern in _PLACED[language]:
        found = pattern.fullmatch(line)
        for who in _people(discourse, found["who"]) if found else ():
            if pattern is not _PLACED[language][0]:
                if found and found["at"] == discourse.furnished:
                    discourse.furnished = ""
                discourse.place_of(who)
            discourse.placed(who, found["at"] if found else "")


def seated_by(discourse: Discourse, line: str, language: str) -> tuple[str, ...]:
    """The investigators whom ``line`` seats; none where it seats nobody."""
    found = _PLACED[language][0].fullmatch(line)
    return _people(discourse, found["who"]) if found else ()


def of_all(discourse: Discourse, line: str, language: str) -> str:
    """``line`` in the plural where it says of several investigators where they are."""
    found = _PLACED[language][0].fullmatch(line)
    if not found or len(_people(discourse, found["who"])) < _SEVERAL:
        return line
    one, all_of_them = _ARE[language]
    return found["who"] + line[found.end("who") :].replace(one, all_of_them, 1)


def placed_by(line: str, language: str) -> tuple[str, str]:
    """Whom ``line`` says to be where, in its words, and nothing else; empty where it says more, or nothing of that."""
    found = _PLACED[language][0].fullmatch(line)
    return (found["who"], found["at"]) if found and found.end("at") == len(line) else ("", "")


def _people(discourse: Discourse, text: str) -> tuple[str, ...]:
    """The investigators whom ``text`` lists; none where one of them is none."""
    names = tuple(_LISTED.split(text))
    known = all("investigator" in discourse.known.get(name, ()) for name in names)
    return names if known else ()
