"""Faces of chaos tokens, as people call them."""

from __future__ import annotations

import re

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.expression import lazily
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import MODIFIERS, SYMBOLS
from rulesref.rulings.reference import listed
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.speech import LANGUAGES

#: A token as people say it: "a skull", "the +1 token".
_FACE = lazily(
    r"^(?:(?:an?|the|il|lo|la|un|uno|una) )?(?:segnalino )?(.*?)(?: token)?$", re.IGNORECASE
)
#: What a token with a number says.
_NUMBER = lazily(r"[+-]?[0-9]{1,3}")


def read_faces(text: str, language: str) -> tuple[str, ...]:
    """The faces that ``text`` lists. Raises ``UnresolvedReference``; ``language`` is the case's."""
    names = [read_face(name) for name in listed(text)]
    for face in names:
        if face not in SYMBOLS and face not in MODIFIERS and not _NUMBER.fullmatch(face):
            raise UnresolvedReference(
                said("{face!r} is no chaos token").format(face=face),
                candidates=(*_called(language), "+1", "-3"),
            )
    return tuple(names)


def _called(language: str) -> list[str]:
    """What the tokens without a number are called."""
    worded = SPEECH.words.worded
    return [worded("face", face, language) for face in (*SYMBOLS, *MODIFIERS)]


def read_face(text: str) -> str:
    """The face that ``text`` names in either language; anything else as it is."""
    name = _FACE.sub(r"\1", text.strip())
    meant = (SPEECH.words.meaning("face", name, language) for language in LANGUAGES)
    return next(filter(None, meant), name)
