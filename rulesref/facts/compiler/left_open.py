"""What is said of a line that is not understood: its ability is there, and what it does is open.

Whatever such a line could do stops a replay, so that nothing is certain where it may act.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulesref.engine.undescribed import GUARD, HEAD, UNREAD
from rulesref.facts.compiler.tokens import SELF, Token

#: What stands for an effect that is not understood.
OPEN = {"opaque": HEAD}

#: With what a line begins that is an ability of some kind.
MARKED = {
    "[action]": "action",
    "[reaction]": "reaction",
    "[fast]": "free",
    "forced": "forced",
    "revelation": "revelation",
    "haunted": "haunted",
    "spawn": "spawn",
    "prey": "prey",
    "objective": "objective",
    "[elder_sign]": "elder-sign",
}
_BY_TYPE = {"event": "play", "skill": "skill"}


def kinds_of(word: str, type: str) -> tuple[str, ...]:
    """The kinds of ability that a line of a card of ``type`` may be that begins with ``word``."""
    return MARKED.get(word) or _BY_TYPE.get(type, "constant"), "constant"


def unread(kind: str, mark: str = UNREAD) -> Mapping[str, Any]:
    """An ability of ``kind`` of which nothing else is known."""
    ability = {"kind": kind, "opaque": mark}
    if kind == "skill":
        ability["name"] = "committed"
    return {"ability": [ability]}


def all_open(type: str) -> Mapping[str, Any]:
    """Everything that a text of which nothing is read could be."""
    kinds = dict.fromkeys(kinds_of("", type))
    return {"ability": [ability for kind in kinds for ability in unread(kind)["ability"]]}


#: With such words an effect goes on where the card then lies: what is not understood may act there.
_STAYS: Mapping[str, frozenset[str]] = {"event": frozenset({"attach", "attached"})}
_ATTACHED = frozenset({"attached"})
#: Where a card may act beside play, and the word that names the place.
_ZONES = {"hand": "hand", "discard": "pile"}
#: How far behind its name a text may say where the card is: further where nothing is lost by it, for
#: what always holds can only stop a replay, and is never offered to anybody.
_NEAR, _FAR = 5, 8


def _is_there(near: Sequence[str], word: str) -> bool:
    """Whether ``near`` speaks of a ``word`` as where something is, not as where it goes to."""
    return word in near and "to" not in near[: near.index(word)]


def _told_places(words: Sequence[str], far: int) -> list[str]:
    """Where a text of ``words`` says that its card is, at most so ``far`` behind its name."""
    behind = [words[place + 1 : place + far] for place, word in enumerate(words) if word == SELF]
    return [zone for zone, word in _ZONES.items() if any(_is_there(near, word) for near in behind)]


def wherever(left: Mapping[str, Any], tokens: Sequence[Token], type: str) -> Mapping[str, Any]:
    """``left``, facts of a line that is not understood, wherever what it says could act.

    A card may do something in the hand or the discard pile, if it speaks of itself there, and not
    of coming there; one that is attached may go on to say what always holds.
    """
    words = [token.word for token in tokens]
    abilities = []
    for ability in left["ability"]:
        zones = _told_places(words, _FAR if ability["kind"] == "constant" else _NEAR)
        abilities.append({"zones": [*zones, "play"], **ability} if zones else ability)
    kinds = {ability["kind"] for ability in abilities}
    if "constant" not in kinds and not _STAYS.get(type, _ATTACHED).isdisjoint(words):
        abilities += unread("constant", GUARD)["ability"]
    return {**left, "ability": abilities}
