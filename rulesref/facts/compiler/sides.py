"""The sides of a card that are read by productions of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rulesref.facts.compiler.left_open import OPEN, unread
from rulesref.facts.compiler.tokens import Token


class Side(NamedTuple):
    """A side of a card that is read by productions of its own.

    ``category`` is that of its lines; ``acting`` turns what they mean into what acts as that side
    does; ``open`` gives what a line could mean that nobody understands.
    """

    category: str
    acting: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    open: Callable[[Sequence[Token]], Mapping[str, Any]]


def _unrevealed(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """Abilities that act while the location is unrevealed."""
    return {"ability": [{**ability, "name": "unrevealed"} for ability in facts["ability"]]}


#: What stands on the side of a location that lies up until it is revealed.
UNREVEALED = Side("back-line", _unrevealed, lambda tokens: unread("constant"))

#: Of these the other side is read as the card advances; what it does then is not read yet.
TURNED_OVER = ("act", "agenda")
OTHER_SIDE: Mapping[str, Any] = {"ability": [{"kind": "advance", **OPEN}]}
