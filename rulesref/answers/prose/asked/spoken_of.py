"""An enemy that a question calls by what it is, once it has been spoken of: "does an engaged enemy …?"."""

from __future__ import annotations

import re

from rulesref.answers.prose.names import MARK
from rulesref.answers.prose.reader import Reader
from rulesref.errors import RulesrefError

_ENGAGED = {
    "en": re.compile(r"\b(?:an|the|that|my) engaged enemy\b", re.I),
    "it": re.compile(r"\b(?:un|il|quel) nemico impegnato\b(?! con)", re.I),
}
_THE_ENEMY = {"en": "the enemy", "it": "il nemico"}
_IS_ENGAGED = {"en": " is engaged with ", "it": " è impegnato con "}


def as_spoken_of(clause: str, reader: Reader) -> str:
    """``clause`` with the enemy that has been told of, where it is the only one that is so."""
    known = [name for name, types in reader.discourse.known.items() if "enemy" in types]
    engaged = any(line.given and _IS_ENGAGED[reader.language] in line.text for line in reader.lines)
    if len(known) == 1 and engaged:
        clause = _ENGAGED[reader.language].sub(_THE_ENEMY[reader.language], clause)
    return MARK.sub(lambda mark: _known(mark[0], known, reader), clause)


def _known(mark: str, known: list[str], reader: Reader) -> str:
    """The mark of the only enemy that is like ``mark``, which is none yet; else ``mark``."""
    every = reader.discourse.named
    one = every[int(mark[1:])]
    like = one.like
    if like is None or like.figures or like.lacks or one.name in reader.discourse.known:
        return mark
    if not like.keywords:
        return mark
    alike = [name for name in known if set(like.keywords) <= _keywords(name, reader)]
    at = [number for number, each in enumerate(every) if alike and each.name == alike[0]]
    return f"@{at[0]}" if len(alike) == len(at) == 1 else mark


def _keywords(name: str, reader: Reader) -> set[str]:
    """The keywords that the enemy ``name`` has been told to have, or is printed with."""
    like = next((one.like for one in reader.discourse.named if one.name == name and one.like), None)
    if like is not None:
        return set(like.keywords)
    try:
        return {str(word).partition(" ")[0] for word in reader.tongue.card(name).keywords}
    except RulesrefError:
        return set()
