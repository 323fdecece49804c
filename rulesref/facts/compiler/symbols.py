"""The reference card of a scenario: what each side of it prints for the chaos symbols.

Its front is for Easy and Standard, its back for Hard and Expert. Cards of the same type that say
how a scenario is set up print no symbols, and are none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rulesref.cards.data.arkhamdb import CardRecord
from rulesref.engine.undescribed import HEAD
from rulesref.facts.compiler.sides import Side
from rulesref.facts.compiler.tokens import Token

#: With what a side begins; some print one level alone.
_HEADING = re.compile(r"(?:<\w+>)*\s*(?:Easy\s*/\s*Standard|Standard|Hard\s*/\s*Expert|Hard)\b")
_FACES = {
    "[skull]": "skull",
    "[cultist]": "cultist",
    "[tablet]": "tablet",
    "[elder_thing]": "elder-thing",
}
_HARDER = {"symbol": "hard-symbol"}


def is_reference(card: CardRecord) -> bool:
    """Whether ``card`` is one that prints symbols: both of its sides begin with a difficulty level."""
    sides = (card.text, card.back_text)
    return card.type == "scenario" and all(_HEADING.match(side.strip()) for side in sides)


def _harder(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a line means on the side for Hard and Expert."""
    abilities = facts.get("ability", ())
    return {
        **facts,
        "ability": [{**one, "kind": _HARDER.get(one["kind"], one["kind"])} for one in abilities],
    }


def _left_open(tokens: Sequence[Token]) -> Mapping[str, Any]:
    """What is said of the symbols at the head of a line of which nothing else is understood.

    A line that begins with none goes on about them all.
    """
    faces = list(_faces(tokens)) or list(_FACES.values())
    return {"ability": [{"kind": "symbol", "name": face, "opaque": HEAD} for face in faces]}


def _faces(tokens: Sequence[Token]) -> Iterator[str]:
    for token in tokens:
        if token.word not in _FACES:
            return
        yield _FACES[token.word]


SYMBOLS = Side("scenario-line", dict, _left_open)
SYMBOLS_HARDER = Side("scenario-line", _harder, _left_open)
