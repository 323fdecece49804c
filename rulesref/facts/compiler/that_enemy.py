"""Which enemy "that enemy" is, or a pronoun: the one of the occasion, or the one named last."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from rulesref.facts.compiler.reading import Reading
from rulesref.facts.compiler.referring import AGAINST, THINGS
from rulesref.facts.compiler.tokens import SELF, Token

#: Which word of the notation "that enemy" is, by what the occasion of the ability tells of it.
_OF_OCCASION = frozenset({"attacker", "that-enemy", "tested", "triggering-card", "who-did"})
#: How a text says so, and how it calls the enemy that it has just named.
_THAT_ENEMY = (["that", "enemy"], ["that", "enemy's"], ["it"], ["him"], ["her"])
#: What something is done to: no place, and nobody who does it.
_DONE_TO = (THINGS - {"location", "investigator"}) | {SELF}
#: The category of a pronoun that stands for an enemy.
_ENEMY_AGAIN = "enemy-again"


def other_enemy(tokens: Sequence[Token], reading: Reading) -> bool:
    """Whether "that enemy" is read as another one than the enemy of the occasion.

    The enemy of an attack is its attacker, that of any other event the one that it speaks of; what a
    test is made against is meant where the event speaks of no enemy at all. Without an occasion the
    one that was chosen is meant, or one of which the text said that it is there, and of several
    occasions each has an enemy of its own.
    """
    abilities = reading.value.get("ability", ())
    occasions = [ability["on"] for ability in abilities if "on" in ability]
    if not occasions:
        another = any(map(_chooses, abilities)) or _told_to_be_there(tokens)
        return another and any(_those_enemies(tokens, reading))
    meant = {_enemy_of(occasion) for occasion in occasions}
    return any({word} != meant for word in _those_enemies(tokens, reading))


def no_enemy_named(tokens: Sequence[Token], reading: Reading) -> bool:
    """Whether a pronoun of ``reading`` stands for an enemy where the last thing named is none."""
    own = reading.production is not None and reading.production.category == _ENEMY_AGAIN
    if own and not _is_enemy_last(tokens, reading.start):
        return True
    return any(no_enemy_named(tokens, part) for part in reading.parts)


def _is_enemy_last(tokens: Sequence[Token], place: int) -> bool:
    """Whether of what something is done to the last that stands in front of ``place`` is an enemy."""
    words = (token.word.removesuffix("'s") for token in reversed(tokens[:place]))
    return next((word for word in words if word in _DONE_TO), "") == "enemy"


def _told_to_be_there(tokens: Sequence[Token]) -> bool:
    """Whether a text speaks of an enemy of which it asks whether there is one."""
    words = [token.word for token in tokens]
    asked = any(pair == ("there", "is") for pair in pairwise(words))
    return asked and "enemy" in words[words.index("there") :]


#: Among what an enemy is chosen.
_ENEMIES = frozenset({"enemy", "evadable"})


def _chooses(ability: Mapping[str, Any]) -> bool:
    """Whether something is chosen for all that follows, wherever in the ability that is."""
    return _has_choice(ability.get("do", ()))


def _has_choice(value: Any) -> bool:
    if isinstance(value, Mapping):
        against = value.get("verb") in AGAINST  # whom a test is made against is no other enemy
        told = [one for slot, one in value.items() if not (against and slot == "enemy")]
        chosen = value.get("verb") == "choose" or value.get("choose") in _ENEMIES
        return chosen or any(map(_has_choice, told))
    return isinstance(value, list | tuple) and any(map(_has_choice, value))


#: The event whose enemy is an attacker.
_ATTACKS = "attack"


def _events(occasion: Mapping[str, Any]) -> Iterator[Any]:
    """Every word of ``occasion``: its events are among them, one or several."""
    for told in occasion.values():
        yield from told if isinstance(told, list) else [told]


def _enemy_of(occasion: Mapping[str, Any]) -> str:
    if _ATTACKS in _events(occasion) or occasion.get("cause") == "enemy-attack":
        return "attacker"
    if "enemy" in occasion:
        return "that-enemy"
    enemies = (word for slot, word in _BY_SLOT.items() if _is_enemy(occasion.get(slot)))
    return next(enemies, "tested")


#: How the notation names the enemy that an event has in a slot of another name.
_BY_SLOT = {"who": "who-did", "card": "triggering-card"}


def _is_enemy(selector: Any) -> bool:
    return isinstance(selector, Mapping) and selector.get("all") in ("enemy", "enemy-card")


def _those_enemies(tokens: Sequence[Token], reading: Reading) -> Iterator[str]:
    """The words of an occasion for which "that enemy" stands in ``reading``."""
    words = [token.word for token in tokens[reading.start : reading.end]]
    told = reading.value if isinstance(reading.value, str) else ""
    if words in _THAT_ENEMY and not reading.parts and told in _OF_OCCASION:
        yield told
    for part in reading.parts:
        yield from _those_enemies(tokens, part)
