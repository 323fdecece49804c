"""An amount that is told with "just", "only" or "exactly": a sentence that counts means no other anyway."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.rulings.reading import Told, read_of_kind
from rulesref.rulings.scene import Scene

#: Language → words that say that no more is meant than the number behind them.
_JUST = {
    "en": lazily(r"\b(?:just|only|exactly|precisely) (?=(?:\d+|an?|one|[a-z]+) [a-z]|\d+$)"),
    "it": lazily(
        r"\b(?:solo|soltanto|solamente|esattamente|appena) (?=(?:\d+|una?|uno|[a-z]+) [a-zà-ù]|\d+$)"
    ),
}


def so_many_exactly(scene: Scene, text: str) -> Iterator[str]:
    """``text`` without such a word, where it counts what is so: of what happens it would say more."""
    bare = _JUST[scene.language].sub("", text, count=1)
    if bare == text:
        return
    told = read_of_kind(bare, "then", scene.tongue, dict(scene.telling.said))
    if isinstance(told, Told) and any(
        told.row.slots[slot] == "number" and isinstance(value, int)
        for slot, value in told.slots.items()
    ):
        yield bare
