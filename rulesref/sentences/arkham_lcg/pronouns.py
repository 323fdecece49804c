"""Pronouns that can mean one thing alone: whose the tokens are, or the hand of the only one there."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.games.arkham_lcg.table import investigators
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: Tokens that a sentence counts in the end, and that they lie on what it speaks of: on it, and on
#: somebody only where the sentence is about nothing else.
_ON_IT = re.compile(r"(\b\d+ [^\W\d_]+(?: token)?s?) (?:on (?:it|them)|su di (?:esso|essa))$")
_ON_THEM = re.compile(
    r"^([^,]+ (?:has|have|ha|hanno) \d+ [^\W\d_]+) (?:on (?:him|her|them)|su di (?:lui|lei|sé))$"
)
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
    bare = _ON_THEM.sub(r"\1", _ON_IT.sub(r"\1", text))
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
