"""Facts about numbers that never hold, count themselves or come too early: each is refused."""

from __future__ import annotations

from typing import Any

from rulesref.catalogue import said
from rulesref.engine.ability import Ability, Node, Selector, nodes, words
from rulesref.engine.clause import NotationError
from rulesref.games.arkham_lcg.sound import about
from rulesref.games.card import Card

#: Of these there are several in most games, unless a filter says which one is meant.
_MANY = frozenset(
    ("any-card", "asset", "cards-you-control", "enemy", "enemy-card", "investigator", "location")
)
_ONE_ALONE = frozenset({"is", "named"})
#: What a number of is divided among several.
_DIVIDED = frozenset({"deal", "discover", "draw", "gain-resources", "heal", "place-uses"})
_CHANGES_VALUES = frozenset({"modify", "set-base", "set-value"})


def _check_loop(card: Card, ability: Ability) -> None:
    """arkham-lcg/modifiers: a value is counted anew each time, and so not out of itself."""
    for node in nodes(ability.effects):
        if node.row.id not in _CHANGES_VALUES:
            continue
        itself = {"of": node.args["of"], "stat": node.args["stat"]}
        counted = nodes((node.args.get("by", node.args.get("to")),))
        if any(one.row.id == "stat" and one.args == itself for one in counted):
            wrong = said("{} is counted out of itself: the number would never be known").format(
                itself["stat"]
            )
            raise NotationError(wrong, f"{ability.id}.{node.row.id}")


def _check_bounds(card: Card, ability: Ability) -> None:
    """arkham-lcg/a-an: "holds" is one or more where nothing else is said, so no bound is below."""
    for node in nodes((ability.tests, ability.effects)):
        most = node.args.get("most")
        least = node.args.get("least", 1)
        known = isinstance(most, int) and isinstance(least, int)
        if node.row.id == "holds" and known and most < least:
            wrong = said("no number is at most {} and at least {}").format(most, least)
            raise NotationError(wrong, f"{ability.id}.{node.row.id}", ("least = 0",))


def _check_each(card: Card, ability: Ability) -> None:
    """arkham-lcg/a-an: "holds" asks for one of its cards, and of all of them some hold nothing."""
    for node in nodes((ability.tests, ability.effects)):
        if node.row.id != "holds" or "most" not in node.args:
            continue
        on = node.args["on"]
        if on.row.id in _MANY and not any(one.row.id in _ONE_ALONE for one in on.filters):
            wrong = said("one of several nearly always holds so few: count those that hold more")
            raise NotationError(wrong, f"{ability.id}.{node.row.id}", ("fewer-than",))


def _check_size(card: Card, ability: Ability) -> None:
    """arkham-lcg/for-each-or-for-every: nothing is counted in steps of none, or of nobody knows what."""
    for node in nodes((ability.costs, ability.tests, ability.effects)):
        size = node.args.get("size") if node.row.id == "for-every" else 1
        if not isinstance(size, int) or size < 1:
            wrong = said("for every so many: say how many, 1 or more")
            raise NotationError(wrong, f"{ability.id}.{node.row.id}", ("size = 1",))


def _check_margin(card: Card, ability: Ability) -> None:
    """arkham-lcg/steps/st-6: no attack has a margin yet as it begins, when its damage is settled."""
    for node in nodes(ability.effects):
        damage = node.args.get("damage") if node.row.id == "fight" else None
        if any(one.row.id == "margin" for one in nodes((damage,))):
            wrong = said(
                "the margin is not known as the attack begins: say it as plus, with damage = 0"
            )
            raise NotationError(wrong, f"{ability.id}.{node.row.id}")


def _check_division(card: Card, ability: Ability) -> None:
    """arkham-lcg/effects: what is divided among several comes to each of them all at once."""
    for node in nodes(ability.effects):
        parts: tuple[Node, ...] = node.args["effects"] if node.row.id == "times" else ()
        if len(parts) == 1 and parts[0].row.id == "may":
            parts = parts[0].args["effects"]
        if len(parts) == 1 and parts[0].row.id in _DIVIDED and any(map(_chosen, words(parts))):
            wrong = said("so many times one {} is as many events: divide it").format(
                parts[0].row.id
            )
            raise NotationError(wrong, f"{ability.id}.times", ("divide",))


def _chosen(word: Any) -> bool:
    return isinstance(word, Selector) and word.how == "choose"


CHECKS = (
    about(_check_loop, *_CHANGES_VALUES),
    about(_check_bounds, "holds"),
    about(_check_each, "holds"),
    about(_check_margin, "fight"),
    about(_check_size, "for-every"),
    about(_check_division, "times"),
)
