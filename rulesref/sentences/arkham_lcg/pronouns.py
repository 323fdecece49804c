"""Pronouns that can mean one thing alone: whose the tokens are, or the hand of the only one there."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.games.arkham_lcg.table import investigators
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: Whose the tokens are that a sentence counts in the end, where it goes on to say so.
_ON_IT = re.compile(r"(?<=\w) (?:on (?:it|them|him|her)|su di (?:esso|essa|lui|lei|loro|sé))$")
#: Language → (an area that is called theirs, the same with whose it is).
_THEIRS = {
    "en": ((r"\b(?:his|her|their) (hand|threat area|play area|deck|discard pile)\b", r"{}'s \1"),),
    "it": (
        (r"\bnella sua (area di minaccia|area di gioco)\b", r"nell'\1 di {}"),
        (r"\bnella sua mano\b", "nella mano di {}"),
        (r"\bnel suo mazzo\b", "nel mazzo di {}"),
    ),
}


def rewordings(scene: Scene, text: str) -> Iterator[str]:
    """``text`` without the words for what has just been named, or with the name of the only one."""
    bare = _ON_IT.sub("", text)
    if bare != text:
        yield bare
    seated = investigators(scene.state)
    if len(seated) == 1:
        named = bare
        for theirs, whose in _THEIRS[scene.language]:
            named = re.sub(theirs, whose.format(scene.name(seated[0])), named)
        if named != bare:
            yield named


SPEECH.rewordings = rewordings
