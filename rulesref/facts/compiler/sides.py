"""The sides of a card that are read by productions of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rulesref.facts.compiler.left_open import OPEN, unread
from rulesref.facts.compiler.lines import closed, units
from rulesref.facts.compiler.tokens import LINE, Token


class Side(NamedTuple):
    """A side of a card that is read by productions of its own.

    ``category`` is that of its lines; ``acting`` turns what they mean into what acts as that side
    does; ``open`` gives what a line could mean that nobody understands; ``units`` gives the lines.
    """

    category: str
    acting: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    open: Callable[[Sequence[Token]], Mapping[str, Any]]
    units: Callable[[Sequence[Token], str], list[list[Token]]] = units


def _unrevealed(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """Abilities that act while the location is unrevealed."""
    return {"ability": [{**ability, "name": "unrevealed"} for ability in facts["ability"]]}


#: What stands on the side of a location that lies up until it is revealed.
UNREVEALED = Side("back-line", _unrevealed, lambda tokens: unread("constant"))

#: With what one of several things begins that somebody chooses among.
_BULLETS = ("-", "•")


def _whole(tokens: Sequence[Token], type: str) -> list[list[Token]]:
    """``tokens`` as one text: the end of a line says nothing but where a list goes on."""
    lines: list[list[Token]] = [[]]
    for token in tokens:
        if token.word == LINE:
            lines.append([token])
        else:
            lines[-1].append(token)
    whole: list[Token] = []
    for line in lines:
        said = [token for token in line if token.word != LINE]
        if said:
            listed = said[0].word in _BULLETS and whole
            whole.extend([*(line[:1] if listed else ()), *closed(said)])
    return [whole] if whole else []


#: Of these the other side is read as the card advances: all of it is one ability.
TURNED_OVER = ("act", "agenda")
OTHER_SIDE = Side(
    "other-side", dict, lambda tokens: {"ability": [{"kind": "advance", **OPEN}]}, _whole
)
