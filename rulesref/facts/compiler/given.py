"""An ability that a card gives to another: its own name there is the giver, and no "this".

In the ability "this" is the card that has it. "Each location gains: … discard Made Up" on Made Up says
that the giver is discarded; a text that speaks of both is left open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulesref.facts.compiler.tokens import SELF, Token

QUOTE, THIS, GIVER = '"', "this", "giver"
#: What may speak of the card that has the ability.
_OF_BEARER = frozenset({"it", "its", "he", "him", "his", "she", "her"})
#: What "this" is said of besides a card.
_PASSING = frozenset({"test", "skill", "turn", "round", "phase", "attack", "effect", "way", "game"})
_GIVES = "gain-ability"


def given(tokens: Sequence[Token], facts: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """``facts`` with what the text calls by its own name told as the giver; none where that is open."""
    if not any(clause.get("verb") == _GIVES for clause in _clauses(facts)):
        return facts
    words = _quoted([token.word for token in tokens])
    if SELF not in words:
        return facts
    if not _OF_BEARER.isdisjoint(words) or _says_this(words):
        return None
    abilities = [{**one, "do": list(map(_told, one.get("do", ())))} for one in facts["ability"]]
    return None if _says_near(abilities) else {**facts, "ability": abilities}


def _clauses(facts: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [clause for ability in facts.get("ability", ()) for clause in ability.get("do", ())]


def _quoted(words: Sequence[str]) -> list[str]:
    """Those of ``words`` that stand between quotation marks."""
    inside, found = False, []
    for word in words:
        if word == QUOTE:
            inside = not inside
        elif inside:
            found.append(word)
    return found


def _says_this(words: Sequence[str]) -> bool:
    after = [*words[1:], ""]
    return any(
        word == THIS and behind not in _PASSING for word, behind in zip(words, after, strict=True)
    )


def _told(clause: Mapping[str, Any]) -> Mapping[str, Any]:
    if clause.get("verb") != _GIVES:
        return clause
    return {**clause, "ability": _renamed(clause["ability"])}


def _renamed(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _renamed(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_renamed(item) for item in value]
    return GIVER if value == THIS else value


def _says_near(value: Any) -> bool:
    """Whether an ability that is given speaks of what is near or on "this" without saying so apart."""
    if isinstance(value, Mapping):
        inside = value["ability"] if value.get("verb") == _GIVES else None
        return _derived(inside) or any(map(_says_near, value.values()))
    return isinstance(value, list) and any(map(_says_near, value))


def _derived(value: Any) -> bool:
    if isinstance(value, Mapping):
        return any(map(_derived, value.values()))
    if isinstance(value, list):
        return any(map(_derived, value))
    return isinstance(value, str) and THIS in value.split("-") and value not in _NO_CARD


#: Words of the notation with "this" in them that speak of no card.
_NO_CARD = frozenset({"this-test"})
