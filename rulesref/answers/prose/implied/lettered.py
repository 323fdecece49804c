"""Places, people and enemies that a text calls by a letter: "location A", "investigator B", "at B".

Each becomes a mark, as a name does, and somebody of the cast stands in for it. A letter alone is read
only behind a word that such a thing stands behind, or before a verb: "A" is an article too, and "X" a number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rulesref.answers.prose.names import Like, Named

#: The words for a kind of thing → its type.
_KINDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "location": "location",
        "place": "location",
        "investigator": "investigator",
        "player": "investigator",
        "enemy": "enemy",
    },
    "it": {
        "luogo": "location",
        "investigatore": "investigator",
        "giocatore": "investigator",
        "nemico": "enemy",
    },
}
_PLURALS = {
    "en": {
        "locations": "location",
        "places": "location",
        "investigators": "investigator",
        "players": "investigator",
        "enemies": "enemy",
    },
    "it": {
        "luoghi": "location",
        "investigatori": "investigator",
        "giocatori": "investigator",
        "nemici": "enemy",
    },
}
#: "I" is whoever speaks, in English, and "E" and "O" are words in Italian.
_LETTER = {"en": "[A-HJ-Z]", "it": "[A-DF-NP-Z]"}
_LEAD = {"en": r"(?:(?:the|a) )?", "it": r"(?:(?:(?:il|lo|un)|(?P<at>al|nel)|(?P<of>dal)) )?"}
#: What a place of one letter stands behind, and what any such thing stands before.
_BEHIND = {
    "en": r"\b(?:at|to|from|into|in|enters?|leaves?|reach(?:es)?|between)",
    "it": r"\b(?:in|a|ad|da|verso|tra|fra)",
}
_BEFORE = {
    "en": r"(?: (?:is|are|has|have|and|or|moves|attacks|plays)\b|[,.;:?!)]|$)",
    "it": r"(?: (?:è|sono|ha|hanno|e|o|si|attacca|gioca)\b|[,.;:?!)]|$)",
}
#: What a letter may stand behind that is no name of a place.
_LISTED = {"en": r"(?:and|or)", "it": r"(?:ed?|od?)"}


def with_lettered(
    text: str, named: Sequence[Named], language: str
) -> tuple[str, tuple[Named, ...]]:
    """``text`` with a mark for all that is called by a letter, and all that is named in it.

    A text that calls two kinds of things by one letter is left as it is.
    """
    kinds = _kinds_of(text, language)
    if kinds is None or not kinds:
        return text, tuple(named)
    found, marks = list(named), {}
    for letter in kinds:
        marks[letter] = f"@{len(found)}"
        found.append(Named(letter, frozenset({kinds[letter]}), Like((), ())))
    words = "|".join(_KINDS[language])
    plural = "|".join(_PLURALS[language])
    known = "".join(kinds)
    several = rf"\b(?:{plural}) (?=[{known}]\b)"
    text = re.sub(several, "", text, flags=re.IGNORECASE)
    named_so = rf"\b(?i:{_LEAD[language]}(?:{words})) (?P<letter>[{known}])\b(?!')"
    text = re.sub(named_so, lambda said: f"{_led(said)}{marks[said['letter']]}", text)
    alone = (
        rf"(?:(?<=^)|(?<=[.;:?!,] )|(?P<behind>{_BEHIND[language]} |\b{_LISTED[language]} ))"
        rf"(?P<letter>[{known}])(?={_BEFORE[language]}|(?<=[^A]) )"
    )
    return (
        re.sub(alone, lambda said: f"{said['behind'] or ''}{marks[said['letter']]}", text),
        tuple(found),
    )


def _led(said: re.Match[str]) -> str:
    """The preposition that an Italian article has taken in."""
    slots = said.groupdict()
    return "in " if slots.get("at") else "da " if slots.get("of") else ""


def _kinds_of(text: str, language: str) -> dict[str, str] | None:
    """The letter → the kind of each thing that is called by one; None where a letter has two kinds."""
    letter, kinds = _LETTER[language], dict[str, str]()
    words = {**_KINDS[language], **_PLURALS[language]}
    said = re.compile(
        rf"\b(?P<word>(?i:{'|'.join(words)})) (?P<letters>{letter}(?:(?:, | {_LISTED[language]} ){letter})*)\b(?!')"
    )
    alone = re.compile(rf"{_BEHIND[language]} (?P<letters>{letter})(?={_BEFORE[language]})")
    for found in said.finditer(text):
        for one in re.findall(rf"\b{letter}\b", found["letters"]):
            if (
                kinds.setdefault(one, words[found["word"].casefold()])
                != words[found["word"].casefold()]
            ):
                return None
    for found in alone.finditer(text):
        if found["letters"] != "X":
            kinds.setdefault(found["letters"], "location")
    return kinds
