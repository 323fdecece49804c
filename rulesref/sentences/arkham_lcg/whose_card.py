"""A card called by whose it is: "Roland's Machete", "la Machete di Roland", "exhausts their Machete"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from rulesref.expression import lazily
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.things import card_of
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.names_now import called, told_of

#: Language → how somebody's card is called: {who} has {card}, or it is that of whom it is about.
_CALLED = {
    "en": (
        r"\b(?:{who}(?:['’]s|['’]) )(?:own )?{card}(?!\w)",
        r"\b(?:his|her|their|my) (?:own )?{card}(?!\w)",
    ),
    "it": (r"\b{card} di {who}\b", r"\b(?:(?:il|la|l['’]) ?)?(?:suo|sua|mio|mia) {card}(?!\w)"),
}
#: The number of the card, or its level, where that is told.
_PRINTING = r"(?P<printing> \(\d{1,5}[a-z]?\))?"


def of_theirs(scene: Scene, text: str) -> Iterator[str]:
    """``text`` with the name alone for a card that is called by whose it is, and is theirs.

    Where others have copies of it as well, theirs is told by its number.
    """
    seated = investigators(scene.state)
    for who in seated:
        by_name, by_pronoun = _CALLED[scene.language]
        about = len(seated) == 1 or told_of(scene, text) == who
        patterns = (by_name, by_pronoun) if about else (by_name,)
        names = "|".join(map(re.escape, called(scene, who)))
        for id in _cards_of(scene, who):
            name = str(scene.name(id)).partition(" #")[0]
            for pattern in patterns:
                whole = pattern.format(who=f"(?:{names})", card=re.escape(name) + _PRINTING)
                alone = partial(_alone, scene, id, name)
                told = re.sub(whole, alone, text, flags=re.IGNORECASE)
                if told != text:
                    yield told
                    text = told


def _cards_of(scene: Scene, who: str) -> Iterator[str]:
    """What ``who`` controls, holds or owns, the longest names first: one may begin like another."""
    theirs = [
        id
        for id, thing in scene.state.things.items()
        if "card" in thing
        and (thing.get("threat") or thing.get("controller") or thing.get("owner")) == who
    ]
    return iter(sorted(theirs, key=lambda id: -len(str(scene.name(id)))))


def _alone(scene: Scene, id: str, name: str, found: re.Match[str]) -> str:
    """The name by which ``id`` is told, of the printing that is told: with its number where there are several."""
    name += found["printing"] or ""
    same = [
        other
        for other, thing in scene.state.things.items()
        if "card" in thing and thing["card"].name == card_of(scene.state, id).name
    ]
    return name if len(same) == 1 else f"{name} #{same.index(id) + 1}"


#: Language → the word for whose a card is, before its name.
_WHOSE = {
    "en": lazily(r"\b(?:his|her|their|my) (?:own )?(?=[A-Z\"“.])"),
    "it": lazily(r"\b(?:(?:il|la|l['’]) ?)?(?:suo|sua|mio|mia) (?=[A-ZÀ-Ý\"“.])"),
}


def of_no_owner(text: str, language: str) -> str:
    """``text`` with the names of cards alone."""
    return _WHOSE[language].sub("", text)
