"""Two that are told together by what they are: "both enemies", where a case tells of two alone."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: Language → how two of one type are told, by their type; what joins their names.
_BOTH = {
    "en": (
        lazily(
            r"\b(?:both|the two) (?:of the )?(?P<type>enemies|investigators|locations)\b|\b(?:both|each|the two) of them\b|^both(?= (?:have|hold|control)\b)",
            re.IGNORECASE,
        ),
        " and ",
    ),
    "it": (
        lazily(
            r"\b(?:entrambi gli|entrambi i|tutti e due gli|tutti e due i) "
            r"(?P<type>nemici|investigatori|luoghi)\b|^(?:entrambi|entrambe)(?= hanno\b)|\b(?:entrambi|tutti e due|ciascuno di loro)(?= (?!(?:n|d|s)?(?:e|a|u)llo\b|in\b)[a-zà-ù]+n?o\b|$)",
            re.IGNORECASE,
        ),
        " e ",
    ),
}
_TYPES = {
    "enemies": "enemy",
    "nemici": "enemy",
    "investigators": "investigator",
    "investigatori": "investigator",
    "locations": "location",
    "luoghi": "location",
}
#: "Each of them" does something by themselves; of both it is said as of several.
_EACH = lazily(r"each\b", re.IGNORECASE)
_SINGULAR = lazily(r"^ ([a-z]+s)\b")
_OF_SEVERAL = {"has": "have", "is": "are"}
#: Of whom "both of them" may be said.
_SOMEBODY = ("enemy", "investigator")


def both_by_name(text: str, told: Mapping[str, str], language: str) -> str:
    """``text`` with both names, where two alone of that type are ``told``: name → type of the card."""
    said, joined = _BOTH[language]
    found = said.search(text)
    if found is None:
        return text
    types = (_TYPES[found["type"].casefold()],) if found["type"] else _SOMEBODY
    pairs = [[name for name, type in told.items() if type == one] for one in types]
    twos = [names for names in pairs if len(names) == 2]
    if len(twos) != 1:  # of whom else it could be said is not known
        return text
    (names,) = twos
    behind = text[found.end() :]
    if _EACH.match(found[0]):
        behind = _SINGULAR.sub(lambda verb: f" {_OF_SEVERAL.get(verb[1]) or verb[1][:-1]}", behind)
    return f"{text[: found.start()]}{joined.join(names)}{behind}"


SPEECH.both_by_name = both_by_name
SPEECH.both = {language: said for language, (said, _) in _BOTH.items()}
