"""A card that somebody uses to heal whom they name, told in one sentence without how much."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.wording.folded import Comes

#: Language → whom somebody heals; the same told of a card that is used on them; what comes of it.
_HEALS = {
    "en": (lazily(r"heal (?P<target>[A-Z\"“.].*)"), "{uses} on {target}", "{target} is healed"),
    "it": (
        lazily(r"curare (?P<target>(?:il |la |lo |l['’])?[A-ZÀ-Ý\"“.].*)"),
        "{uses} su {target}",
        "{target} viene curato",
    ),
}


def healing(uses: str, does: str, language: str) -> Iterator[tuple[str, ...]]:
    """The same card used on whom it heals: that has to come of it."""
    said, on, healed = _HEALS[language]
    found = said.fullmatch(does)
    if found is not None:
        target = found["target"]
        yield on.format(uses=uses, target=target), Comes(healed.format(target=target))
