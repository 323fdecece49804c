"""A card that lies there called by a part of its name: "the .45", "his Derringer", "the Dog"."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache

from rulesref.entries import fold
from rulesref.rulings.scene import Scene

#: What stands before a part of a name; without it a word is no name.
_BEFORE = {
    "en": r"\b(the|his|her|their|my) ",
    "it": r"\b((?:il|lo|la|l['’]|(?:(?:il|la) )?(?:suo|sua)) ?)",
}
#: A shorter one is no name that somebody would call a card by.
_LETTERS = 3


def in_full(scene: Scene, text: str) -> Iterator[str]:
    """``text`` with the whole name where a part of it can mean one card alone of those here."""
    whole = defaultdict[str, set[str]](set)
    for id, thing in scene.state.things.items():
        if "card" in thing:
            name = str(scene.name(id)).partition(" #")[0]
            for part in _parts(name):
                whole[part].add(name)
    folded = fold(text)
    for part, names in sorted(whole.items(), key=lambda pair: -len(pair[0])):
        (name, *others) = names
        if others or part not in folded or fold(name) in folded or scene.tongue.describes(part):
            continue
        told = re.sub(
            rf"{_BEFORE[scene.language]}{re.escape(part)}(?!\w)",
            lambda found, name=name: f"{found[1].strip()} {name}",  # type: ignore[misc]
            text,
            flags=re.IGNORECASE,
        )
        if told != text:
            yield told
            text, folded = told, fold(told)


@lru_cache(maxsize=512)  # of the cards of a few cases
def _parts(name: str) -> tuple[str, ...]:
    """The parts of ``name`` by which it may be called: its end, or its beginning with a number."""
    words = fold(name).split()
    ends = (" ".join(words[at:]) for at in range(1, len(words)))
    begins = (" ".join(words[:at]) for at in range(1, len(words)))
    numbered = (part for part in begins if " " in part or any(map(str.isdigit, part)))
    return tuple(part for part in (*ends, *numbered) if len(part) >= _LETTERS)
