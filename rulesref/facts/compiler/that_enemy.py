"""Which enemy "that enemy" is, or a pronoun: the one of the occasion, or the one named last."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from rulesref.facts.compiler.reading import Reading
from rulesref.facts.compiler.referring import AGAINST, THINGS
from rulesref.facts.compiler.tokens import SELF, Token

#: Which word of the notation "that enemy" is, by what the occasion of the ability tells of it.
_OF_OCCASION = frozenset({"attacker", "that-enemy", "tested", "triggering-card", "who-did"})
#: How a text says so, and how it calls the enemy that it has just named.
_THE_SAME = (["that", "enemy"], ["that", "enemy's"], ["it"], ["him"], ["her"])
_OTHERS = (["another"], ["other"])
_THAT_ENEMY = (*_THE_SAME, *_OTHERS)
#: What something is done to: no place, and nobody who does it.
_DONE_TO = (THINGS - {"location", "investigator"}) | {SELF}
#: The category of a pronoun that stands for an enemy.
_ENEMY_AGAIN = "enemy-again"


def other_enemy(tokens: Sequence[Token], reading: Reading) -> bool:
    """Whether "that enemy" is read as another one than the enemy of the occasion.

    The enemy of an attack is its attacker, that of any other event the one that it speaks of; what a
    test is made against is meant where the event speaks of no enemy at all. Without an occasion the
    one that was chosen is meant, or one of which the text said that it is there, and of several
    occasions each has an enemy of its own. Whatever the occasion: an enemy that the text has chosen
    since then stands nearer.
    """
    if _chosen_before(tokens, reading, _first_choice(reading)):
        return True
    abilities = reading.value.get("ability", ())
    occasions = [ability["on"] for ability in abilities if "on" in ability]
    if not occasions:
        if _of_no_test(abilities) and "tested" in _those_enemies(tokens, reading):
            return True
        there = _told_to_be_there(tokens)
        return any(
            (there or any(_chooses(ability, said is _THE_SAME) for ability in abilities))
            and any(_those_enemies(tokens, reading, said))
            for said in (_THE_SAME, _OTHERS)
        )
    meant = {_enemy_of(occasion) for occasion in occasions}
    if "tested" in meant and not any(map(_tells_of_test, abilities)):
        return any(_those_enemies(tokens, reading))
    return any({word} != meant for word in _those_enemies(tokens, reading))


def _first_choice(reading: Reading) -> int | None:
    """Where the first phrase of ``reading`` ends that chooses an enemy, if there is one."""
    value = reading.value
    if isinstance(value, Mapping) and value.get("choose") == _ENEMY:
        return reading.end
    ends = (end for part in reading.parts if (end := _first_choice(part)) is not None)
    return min(ends, default=None)


_ENEMY = "enemy"


def _chosen_before(tokens: Sequence[Token], reading: Reading, chosen: int | None) -> bool:
    """Whether "that enemy" is the one of the occasion behind where another was ``chosen``."""
    if chosen is None:
        return False
    words = [token.word for token in tokens[reading.start : reading.end]]
    if not reading.parts and reading.start >= chosen and words in (_THAT_ENEMY[0], _THAT_ENEMY[1]):
        return isinstance(reading.value, str) and reading.value in _OF_OCCASION
    return any(_chosen_before(tokens, part, chosen) for part in reading.parts)


#: What happens in a test, and the verbs and tests of the notation that speak of one.
_TESTS = frozenset(
    {
        *("skill-test", "succeed", "fail", "fight", "evade", "investigate", "test-end"),
        *("reveal", "reveal-token", "resolve-tokens", "commit"),
        *("test-is", "during-your-test", "you-perform"),
    }
)
#: Slots of what something is done to, and of which value: what they hold says nothing of a test.
_DONE_TO_IN = frozenset({"to", "enemy", "of", "card", "who", "from", "stat"})


#: Kinds of ability that somebody uses, or that a card has as it is drawn, with no test under way.
_APART_FROM_TESTS = frozenset({"action", "free", "play", "revelation", "constant"})


def _of_no_test(abilities: Sequence[Mapping[str, Any]]) -> bool:
    """Whether ``abilities`` are none of a test, and make and follow none."""
    return not any(
        ability["kind"] not in _APART_FROM_TESTS or _tells_of_test(ability) for ability in abilities
    )


def _tells_of_test(value: Any) -> bool:
    """Whether ``value`` is about a test, so that there may be an enemy that it is made against."""
    if isinstance(value, Mapping):
        return any(_tells_of_test(item) for key, item in value.items() if key not in _DONE_TO_IN)
    if isinstance(value, list | tuple):
        return any(map(_tells_of_test, value))
    return value in _TESTS


def nobody_chosen(tokens: Sequence[Token], reading: Reading) -> bool:
    """Whether "that enemy", or the like, is read as a chosen one where nothing such was chosen."""
    if not _says_that(tokens) or _finds(reading.value):
        return False
    chosen = list(_chosen(reading.value))
    return any(
        not any(map(could_be, chosen))
        for noun, could_be in _COULD_BE.items()
        if any(
            _is_it(tokens, reading, [*that, said])
            for that in _AS_CHOSEN
            for said in (noun, f"{noun}'s")
        )
    )


def _says_that(tokens: Sequence[Token]) -> bool:
    """Whether a text says of an enemy, an investigator or an asset that it is the chosen one."""
    words = pairwise(token.word for token in tokens)
    return any(that in _SAYS and noun.removesuffix("'s") in _COULD_BE for that, noun in words)


#: How a text goes on with what was chosen.
_AS_CHOSEN = (["that"], ["the", "chosen"])
_SAYS = frozenset(words[-1] for words in _AS_CHOSEN)
#: Among what no asset is chosen.
_NO_ASSETS = frozenset(
    {
        *("enemy", "evadable", "attackable", "investigator"),
        *("location", "connecting-location", "near-location"),
    }
)
#: What can have been chosen where a text goes on with that noun.
_COULD_BE: Mapping[str, Callable[[str], bool]] = {
    "investigator": lambda told: "investigator" in told,
    "enemy": lambda told: not any(noun in told for noun in ("location", "asset", "investigator")),
    "asset": lambda told: told not in _NO_ASSETS,
}


def _is_it(tokens: Sequence[Token], reading: Reading, words: list[str]) -> bool:
    """Whether ``reading`` takes ``words`` for what was chosen before them.

    They are a phrase of their own, or stand among the words of a production that says "it".
    """
    if reading.production is not None and _OF_CHOSEN in repr(reading.production.means):
        inside = {place for part in reading.parts for place in range(part.start, part.end)}
        for start in range(reading.start, reading.end - len(words) + 1):
            places = range(start, start + len(words))
            if inside.isdisjoint(places) and [tokens[place].word for place in places] == words:
                return True
    return any(_is_it(tokens, part, words) for part in reading.parts)


#: How a meaning names what was chosen.
_OF_CHOSEN = "'it'"


def _chosen(value: Any) -> Iterator[str]:
    """What the choices of ``value`` are made from."""
    if isinstance(value, Mapping):
        if isinstance(value.get("choose"), str):
            yield value["choose"]
        for item in value.values():
            yield from _chosen(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _chosen(item)


#: The verbs that find or name a card without a choice that is told.
_FIND = ("search", "draw-", "spawn", "discard-", "for-each", "pick-", "swap", "look-")


def _finds(value: Any) -> bool:
    """Whether something in ``value`` finds a card that the text can go on with."""
    if isinstance(value, Mapping):
        return str(value.get("verb", "")).startswith(_FIND) or any(map(_finds, value.values()))
    return isinstance(value, list | tuple) and any(map(_finds, value))


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


def _chooses(ability: Mapping[str, Any], others: bool) -> bool:
    """Whether something is chosen for all that follows, wherever in the ability that is.

    ``others``: also where that is another enemy than one of the occasion. It stands nearer to "that
    enemy", but is itself the other one.
    """
    return _has_choice(ability.get("do", ()), others)


def _has_choice(value: Any, others: bool) -> bool:
    if isinstance(value, Mapping):
        against = value.get("verb") in AGAINST  # whom a test is made against is no other enemy
        told = [one for slot, one in value.items() if not (against and slot == "enemy")]
        any_enemy = others or str(value.get("not")) not in _OF_OCCASION
        chosen = value.get("verb") == "choose" or (value.get("choose") in _ENEMIES and any_enemy)
        return chosen or any(_has_choice(one, others) for one in told)
    return isinstance(value, list | tuple) and any(_has_choice(one, others) for one in value)


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


def _those_enemies(
    tokens: Sequence[Token], reading: Reading, said: Collection[list[str]] = _THAT_ENEMY
) -> Iterator[str]:
    """The words of an occasion for which "that enemy", as it is ``said``, stands in ``reading``."""
    words = [token.word for token in tokens[reading.start : reading.end]]
    told = reading.value if isinstance(reading.value, str) else ""
    if words in said and not reading.parts and told in _OF_OCCASION:
        yield told
    for part in reading.parts:
        yield from _those_enemies(tokens, part, said)
