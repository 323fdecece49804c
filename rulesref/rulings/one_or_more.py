"""Whether "a clue" is asked for: one, or more; a number means so many and no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.expression import lazily
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Sentence

#: Language → words by which one is a number, and no other: "1 clue", "only a clue".
_NUMBER = {
    "en": lazily(r"(?<![\d(])1(?![\d)])|\b(?:one|single|only|just|exactly|precisely)\b"),
    "it": lazily(
        r"(?<![\d(])1(?![\d)])|\b(?:sol[oa]|soltanto|solamente|esattamente|appena|singol[oa]|unic[oa])\b"
    ),
}


def without_one(
    scene: Scene, row: Sentence, slots: Mapping[str, Any], texts: tuple[str, ...]
) -> dict[str, Any] | None:
    """The ``slots`` of ``row`` with none of what ``texts`` ask by an article for; ``None`` where they do not.

    ``texts`` are what is asked, as it stands and as it was read.
    """
    if row.id not in scene.tongue.speech.counts or slots.get("amount") != 1 or "more" in slots:
        return None
    if any(_NUMBER[scene.language].search(text) for text in texts):
        return None
    return {**slots, "amount": 0}
