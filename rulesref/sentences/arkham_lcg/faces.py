"""Faces of chaos tokens, as people call them."""

from __future__ import annotations

import re
from collections.abc import Container

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.expression import lazily
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import MODIFIERS, SYMBOLS
from rulesref.rulings.reference import listed
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.respelling import DIGITS
from rulesref.wording.speech import LANGUAGES

#: The tokens with a number, the best first.
_NUMBERS = ("+1", "0", *(f"-{worse}" for worse in range(1, 9)))
#: Every token that there is, those with a number first.
EVERY = (*_NUMBERS, *SYMBOLS, *MODIFIERS)
#: A token as people say it: "a skull", "the +1 token".
_FACE = lazily(
    r"^(?:(?:an?|the|il|lo|la|un|uno|una) )?(?:segnalin[oi] )?[\"“]?(.*?)[\"”]?(?: tokens?)?$",
    re.IGNORECASE,
)
#: So many of one face: "2 skulls", "two -1 tokens"; the word for one is an article as well.
_SO_MANY = lazily(r"(?P<number>[0-9]{1,2}|[a-z]+) (?P<face>.+)", re.IGNORECASE)
_ONE = {"en": "one", "it": "uno"}
#: A token with a number, in letters: "zero", "minus two", "-1s".
_ZERO = ("zero", "zeros", "zeroes", "zeri")
_SIGNED = lazily(r"(?:(plus|più)|minus|meno) ([a-z0-9]+)", re.IGNORECASE)
_SEVERAL = lazily(r"([+-]?[0-9]{1,2})s")
#: What a token with a number may be told to say.
_NUMBER = lazily(r"[+-]?[0-9]{1,3}")
#: What people call the two tokens whose sign they leave out, or add.
_SIGNS = {"+0": "0", "-0": "0", "1": "+1"}


def read_faces(text: str, language: str, bag: Container[str] | None = None) -> tuple[str, ...]:
    """The faces that ``text`` lists. Raises ``UnresolvedReference``; ``language`` is the case's.

    A bag may be told to hold a token with any number; out of one, no other than those that there
    are comes, or what that ``bag`` holds.
    """
    names = faces_told(text)
    for face in names:
        if not is_face(face) or not (bag is None or face in EVERY or face in bag):
            raise UnresolvedReference(
                said("{face!r} is no chaos token").format(face=face),
                candidates=_called(language),
            )
    return tuple(names)


def faces_told(text: str) -> list[str]:
    """The faces that ``text`` tells one after the other; what is none of them, as it is."""
    return [face for name in listed(text) for face in _each(name)]


def _each(text: str) -> list[str]:
    """The face that ``text`` names, as often as it says, or those between which it has no comma."""
    face = read_face(text)
    so_many = None if is_face(face) else _SO_MANY.fullmatch(text.strip())
    number = _number(so_many["number"].lower()) if so_many else None
    counted = [read_face(so_many["face"])] * number if so_many and number else [face]
    in_a_row = [read_face(part) for part in text.split()]
    return counted if is_face(counted[0]) or not all(map(is_face, in_a_row)) else in_a_row


def _number(word: str) -> int | None:
    """How many ``word`` says, in digits or in either language; None where it is no number."""
    if word in _ONE.values():
        return 1
    digits = (DIGITS[language].get(word) for language in LANGUAGES)
    told = word if word.isdecimal() else next(filter(None, digits), None)
    return int(told) if told else None


def is_face(name: str) -> bool:
    """Whether a token says ``name``, as the rules have it."""
    return name in EVERY or bool(_NUMBER.fullmatch(name))


def _called(language: str) -> tuple[str, ...]:
    """What the tokens are called."""
    return tuple(SPEECH.words.worded("face", face, language) for face in EVERY)


def read_face(text: str) -> str:
    """The face that ``text`` names in either language; anything else as it is."""
    name = _in_digits(_FACE.sub(r"\1", text.strip()))
    meant = (SPEECH.words.meaning("face", name, language) for language in LANGUAGES)
    return next(filter(None, meant), name)


def _in_digits(name: str) -> str:
    """The number that ``name`` says, as it stands on the token; anything else as it is."""
    if name.lower() in _ZERO:
        return "0"
    if several := _SEVERAL.fullmatch(name):
        name = several[1]
    if name in _SIGNS:
        return _SIGNS[name]
    signed = _SIGNED.fullmatch(name)
    number = _number(signed[2].lower()) if signed else None
    if signed is None or number is None:
        return name
    return _in_digits(f"{'+' if signed[1] else '-'}{number}")
