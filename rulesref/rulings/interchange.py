"""Which copies of a card nobody can tell apart, so that an exploration takes them for one another."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from rulesref.engine.alike import Alike, alike
from rulesref.entries import fold
from rulesref.games.card import Card
from rulesref.rulings.scene import Scene


def named_in(scene: Scene, text: str) -> Callable[[str], bool]:
    """Says of a thing whether ``text`` could speak of it: a word of its name, in either language.

    Its code is one too.
    """
    asked = set(_words(text))

    def told(id: str) -> bool:
        card = scene.state.things[id]["card"]
        names = (card.name, scene.printed(card), card.italian, card.code)
        words = {word for name in names if name for word in _words(str(name))}
        return not asked.isdisjoint(words)

    return told


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", fold(text))


def interchangeable(scene: Scene, told: Callable[[str], bool]) -> Alike | None:
    """The copies that ``scene`` holds and nothing tells apart; none of what is ``told`` apart."""
    copies: dict[Any, list[str]] = defaultdict(list)
    for id, thing in scene.state.things.items():
        card = thing.get("card")
        if card is not None and card.type != "investigator":
            copies[card].append(id)
    several = [ids for ids in copies.values() if len(ids) > 1]
    if not several or scene.telling.narrowed:
        return None
    from fractions import Fraction

    return alike(scene.state, several, (Card, Fraction), told)
