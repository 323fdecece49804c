"""From whom "another" and "each other" differ: from the one that was named last before them.

Notation says ``not = "you"`` and ``not = "this"``. A text that has named an investigator, or an
enemy, differs from that one: "The lead investigator draws. Each other investigator …" speaks of all
but the lead investigator, and "a location with another investigator" of one besides whoever is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

#: What several words of the notation choose among, by the one that a text calls it.
_KINDS = {
    **dict.fromkeys(("investigator", "investigator-or-ally", "lead"), "investigator"),
    **dict.fromkeys(("enemy", "enemy-card", "attackable", "evadable"), "enemy"),
    **dict.fromkeys(("location", "connecting-location", "near-location"), "location"),
    "asset": "asset",
}
#: The kinds of card of which a text may mean another one than the card itself.
_OF_ITS_TYPE = frozenset({"enemy", "asset", "location"})
#: Whoever resolves the effects of such a clause is "you" in them.
_BY_ANOTHER = "resolved-by"


def other_than_named(type: str, abilities: Iterable[Mapping[str, Any]]) -> bool:
    """Whether ``abilities`` of a card of ``type`` take "other" for other than you or this card.

    That is so where there is another one from whom it differs, and where this card is no such thing.
    """
    return any(
        any(_besides(one) or _is_no_such(type, one) for one in _selectors(ability))
        or _behind(_clauses(ability), set(_named(_occasion(ability), others=True)))
        for ability in abilities
    )


def _occasion(ability: Mapping[str, Any]) -> list[Any]:
    """What ``ability`` names before its effects: whom its occasion is about, and what is paid."""
    return [ability.get("on", {}), ability.get("cost", [])]


def _clauses(ability: Mapping[str, Any]) -> list[Any]:
    """What ``ability`` asks for and then does, in the order in which a text tells it."""
    return [*ability.get("if", ()), *ability.get("do", ())]


def _kind(value: Any) -> str | None:
    """Of what kind that is among which ``value`` chooses, if it chooses, or whom it names."""
    if isinstance(value, Mapping):
        noun = value.get("choose", value.get("all"))
        return _KINDS.get(noun) if isinstance(noun, str) else None
    return _KINDS["lead"] if value == "lead" else None


def _differs(value: Any) -> bool:
    """Whether ``value`` chooses among others than you, or than the card itself."""
    return isinstance(value, Mapping) and value.get("not") in ("you", "this")


def _selectors(value: Any) -> Iterator[Mapping[str, Any]]:
    """Everything in ``value`` that chooses something, what is within another too."""
    if isinstance(value, Mapping):
        if _kind(value):
            yield value
        for item in value.values():
            yield from _selectors(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _selectors(item)


def _besides(selector: Mapping[str, Any]) -> bool:
    """Whether ``selector`` asks for others of its own kind besides each that it chooses."""
    return any(
        _differs(one) and _kind(one) == _kind(selector)
        for item in selector.values()
        for one in _selectors(item)
    )


def _is_no_such(type: str, selector: Mapping[str, Any]) -> bool:
    """Whether ``selector`` asks for others than a card of ``type``, which is none of its kind."""
    kind = _kind(selector)
    return selector.get("not") == "this" and kind in _OF_ITS_TYPE and kind not in type


def _named(value: Any, others: bool = False) -> Iterator[str]:
    """The kinds of what the slots of ``value`` name; ``others``: also where that is another one."""
    if isinstance(value, list):
        for item in value:
            yield from _named(item, others)
    elif isinstance(value, Mapping):
        for one in value.values():
            itself = isinstance(one, Mapping) and one.get("is") in ("you", "this")
            if (kind := _kind(one)) and not itself and (others or not _differs(one)):
                yield kind


def _behind(clauses: Iterable[Any], named: set[str]) -> bool:
    """Whether one of ``clauses`` asks for others of a kind that was ``named`` in front of it."""
    named = set(named)
    for clause in clauses:
        if isinstance(clause, list):  # what one may choose instead of the next
            if _behind(clause, named):
                return True
            continue
        slots = {key: item for key, item in clause.items() if not _is_clauses(item)}
        if any(_differs(one) and _kind(one) in named for one in _selectors(slots)):
            return True
        own = clause.get("verb") == _BY_ANOTHER
        inside = set() if own else named | set(_named(slots))
        if any(_behind(item, inside) for item in clause.values() if _is_clauses(item)):
            return True
        named |= set(_named(slots))
    return False


def _is_clauses(value: Any) -> bool:
    """Whether ``value`` is a list of clauses, or of lists of them."""
    return isinstance(value, list) and any(isinstance(one, Mapping | list) for one in value)
