"""arkham-lcg/keywords: which keywords the rules here carry out, and who has one now.

A concept's module declares the keywords that it carries out. A card with any other one stops the
replay: a keyword that nobody carries out is a rule that would be passed over.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES

#: Keyword → the entries that define it.
KEYWORDS: dict[str, tuple[str, ...]] = {
    # These only matter while a deck is being built, or a game set up.
    "bonded": ("arkham-lcg/bonded",),
    "customizable": ("arkham-lcg/customizable",),
    "exceptional": ("arkham-lcg/exceptional",),
    "myriad": ("arkham-lcg/myriad",),
    "researched": ("arkham-lcg/researched",),
}


def carries_out(keyword: str, *cites: str) -> None:
    """Declare that the calling module carries out ``keyword``, which ``cites`` define."""
    if keyword in KEYWORDS:
        raise ValueError(f"two modules carry out {keyword!r}")
    KEYWORDS[keyword] = cites


def keyword(state: State, id: str, name: str) -> Any:
    """The value of the keyword ``name`` on the card ``id`` (``True``, a number…), else 0."""
    card = state.get(id, "card", None)
    return card.keywords.get(name, 0) if card else 0


RULES.stop(
    "unknown-keyword", keyword="word", en="the keyword {keyword}", it="la parola chiave {keyword}"
)


def stop_at_unknown(state: State, id: str) -> None:
    """Stop the game where the card ``id`` has a keyword that nothing carries out."""
    for name in state.things[id]["card"].keywords:
        if name not in KEYWORDS:
            state.give_up(id, "unknown-keyword", keyword=name)
            return
