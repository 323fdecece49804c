"""What shows that the head of a line is not all that the line says of when, how and at what cost.

The head of a line stands though its effect is not understood, so it has to be right by itself: a
pronoun in it, a cost behind it, an ability of its own that the line goes on with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulesref.facts.compiler.left_open import MARKED
from rulesref.facts.compiler.parsing import Parse
from rulesref.facts.compiler.reading import Reading
from rulesref.facts.compiler.referring import astray
from rulesref.facts.compiler.tokens import Token

#: The kinds of ability that begin with a sign, and whose cost stands in front of a colon.
_INITIATED = frozenset({"action", "free", "reaction"})
#: Kinds of ability that spend an action, and so may provoke attacks of opportunity.
_SPENDS = frozenset({"action", "play"})
#: Kinds of ability that somebody begins, so that it can be said who may, and what that provokes.
BEGUN = _SPENDS | {"free", "reaction"}


def not_the_whole_head(type: str, tokens: Sequence[Token], head: Reading) -> bool:
    """Whether ``head``, on a card of ``type``, is wrong, or the line has another behind it."""
    return (
        astray(type, tokens, head)
        or (_initiated(head) and _goes_on_to_cost(tokens, head.end))
        or _begins_another(tokens, head.end)
    )


def _initiated(head: Reading) -> bool:
    return any(ability["kind"] in _INITIATED for ability in head.value["ability"])


def _goes_on_to_cost(tokens: Sequence[Token], end: int) -> bool:
    """Whether the sentence that goes on at ``end`` has another colon: "If …, remove 1 clue: …"."""
    words = [token.word for token in tokens[end:]]
    sentence = words[: words.index(".")] if "." in words else words
    return ":" in sentence and not {'"', "("} & set(sentence[: sentence.index(":")])


def quoted(tokens: Sequence[Token], place: int) -> bool:
    """Whether ``place`` is within what something else gains: that says nothing of this line."""
    return sum(token.word == '"' for token in tokens[:place]) % 2 == 1


def _begins_another(tokens: Sequence[Token], end: int) -> bool:
    """Whether a sentence behind ``end`` begins as an ability does; what is quoted is no part of it."""
    quoted = False
    for before, token in zip(tokens[end:], tokens[end + 1 :], strict=False):
        quoted ^= before.word == '"'
        if before.word == "." and not quoted and token.word in MARKED and token.word[0] == "[":
            return True
    return False


def says_more(parse: Parse, head: Reading, known: list[Reading]) -> bool:
    """Whether anything behind ``head`` is part of a head, beside what is ``known`` of it.

    What only reminds of a rule looks like a part of a head, and is none: its meaning is false.
    """
    kinds = {ability["kind"] for ability in head.value["ability"]}
    more = [*parse.every("beyond-head")]
    if not _SPENDS.isdisjoint(kinds):
        more += parse.every("beyond-action")
    return any(
        part.value
        and part.start >= head.end
        and not any(one.start <= part.start < one.end for one in known)
        for part in more
    )


def said_behind(rests: Sequence[Reading]) -> Mapping[str, Any]:
    """What the ``rests`` of a head say of its ability, and the abilities that they add."""
    return {key: value for rest in rests for key, value in rest.value.items()}


def is_constant(head: Reading) -> bool:
    """Whether ``head`` is one of constant abilities alone."""
    return {ability["kind"] for ability in head.value["ability"]} == {"constant"}
