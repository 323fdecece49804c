"""Whom "he" or "she" means where several play: the only one of them whom players call so.

Nobody is told apart so where a pronoun for both stands in the step, where it is not known of each
who plays what they are called, or where the step before speaks of somebody else who may be harmed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.expression import lazily
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene

#: What an enemy or an ally is or takes as well as somebody who plays, by language.
_ANYBODY = {
    "en": lazily(
        r"^(?:he|she) (?:is|has|takes|suffers|dies|attacks|leaves|goes|moves|engages)\b|\b(?:him|her)$"
        r"|\b(?:on|to|from|with|of) (?:him|her)\b"
    ),
    "it": lazily(
        r"^(?:lui|lei) (?:è|ha|subisce|muore|attacca|lascia|va|si muove|impegna)\b|\b(?:lui|lei)$"
    ),
}
#: Language → whoever does something, as a sentence may begin with them, or what follows on "and".
_SUBJECTS = {
    "en": lazily(
        r"(?:(?<=^)|(?<= and )|(?<= but )|(?<=, )|(?<=; )|(?<=\. ))(?:he|she)(?= )", re.IGNORECASE
    ),
    "it": lazily(
        r"(?:(?<=^)|(?<= e )|(?<= ma )|(?<=, )|(?<=; )|(?<=\. ))(?:lui|lei)(?= )", re.IGNORECASE
    ),
}
_WORDS = {"he": "he", "she": "she", "lui": "he", "lei": "she"}


def whom_it_means(
    scene: Scene, text: str, players: Sequence[str], spoken_of: Sequence[Reference]
) -> str:
    """The name of the only one of ``players`` whom a pronoun in ``text`` can mean; empty for none.

    ``spoken_of`` are the cards that the step before names.
    """
    called, calling = scene.tongue.speech.called, scene.tongue.speech.calling[scene.language]
    said = [word for word, pronoun in calling.items() if pronoun.search(text)]
    so = [name for name in players if called.get(name) in said]
    if len(said) != 1 or len(so) != 1 or not all(name in called for name in players):
        return ""
    player = scene.tongue.speech.player
    others = any(one.card.type != player and _is_somebody(one) for one in spoken_of)
    return "" if others and _ANYBODY[scene.language].search(text) else so[0]


def each_by_name(scene: Scene, text: str, players: Sequence[str]) -> str:
    """``text`` with the names of those of whom it says "he" and "she", where each can be one alone."""
    called, calling = scene.tongue.speech.called, scene.tongue.speech.calling[scene.language]
    said = [word for word, pronoun in calling.items() if pronoun.search(text)]
    named = {word: [name for name in players if called.get(name) == word] for word in said}
    known = all(name in called for name in players)
    if len(said) < len(calling) or not known or any(len(who) != 1 for who in named.values()):
        return text
    begins = _SUBJECTS[scene.language]
    return begins.sub(lambda found: named[_WORDS[found[0].casefold()]][0], text)


def _is_somebody(one: Reference) -> bool:
    """Whether what is spoken of has health or sanity, as an enemy or an ally has."""
    return bool({"health", "sanity"} & one.card.stats.keys())


def may_be_another(scene: Scene, text: str, name: str) -> bool:
    """Whether a pronoun in ``text`` is not that of ``name``, who alone plays, and may be said of a card.

    Of what is true of somebody who plays alone it is said of them whatever they are called.
    """
    speech = scene.tongue.speech
    calling = speech.calling[scene.language]
    said = [word for word, pronoun in calling.items() if pronoun.search(text)]
    other = bool(said) and speech.called.get(name, said[0]) not in said
    return other and _ANYBODY[scene.language].search(text) is not None
