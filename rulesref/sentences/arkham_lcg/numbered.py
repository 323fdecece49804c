"""Which ability of a card is meant: by its number as it stands on the card, or by its skill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulesref.catalogue import said
from rulesref.engine.ability import Ability, Node, nodes, words
from rulesref.engine.select import number
from rulesref.errors import UnresolvedReference
from rulesref.games.things import card_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene


def ability_numbered(scene: Scene, card: Reference, number: int) -> str:
    """The id of that ability of ``card``. Raises ``UnresolvedReference`` where nobody uses any such one."""
    abilities = card_of(scene.state, scene.thing(card)).abilities
    if not 1 <= number <= len(abilities):
        raise UnresolvedReference(
            said("{} has {} abilities, none is {}").format(card.text, len(abilities), number)
        )
    if abilities[number - 1].kind == "constant":
        raise UnresolvedReference(
            said("ability {} of {} is constant: nobody uses it").format(number, card.text),
            remedy=_usable(abilities),
        )
    return abilities[number - 1].id


def ability_for(scene: Scene, card: Reference, skill: str, amount: int | None = None) -> str:
    """The id of the one ability of ``card`` that has to do with ``skill``, and gives so much of it.

    Raises ``UnresolvedReference``.
    """
    abilities = card_of(scene.state, scene.thing(card)).abilities
    about = [
        one
        for one in abilities
        if one.kind != "constant"
        and (
            _speaks_of(one, skill)
            if amount is None
            else _gives(scene, scene.thing(card), one, skill, amount)
        )
    ]
    if len(about) != 1:
        why = said("{} has several abilities that have to do with {}")
        none = said("{} has no ability that has to do with {}")
        told = scene.tongue.worded("skill", skill)
        raise UnresolvedReference(
            (why if about else none).format(card.text, told), remedy=_usable(abilities)
        )
    return about[0].id


def ability_often(scene: Scene, card: Reference, skill: str, amount: int) -> tuple[str, int]:
    """The same, and how often it is used to give the ``amount``: once, if an ability gives it at once."""
    parts = (part for part in range(amount, 0, -1) if amount % part == 0)
    abilities = card_of(scene.state, scene.thing(card)).abilities
    for part in parts:
        if any(
            one.kind != "constant" and _gives(scene, scene.thing(card), one, skill, part)
            for one in abilities
        ):
            return ability_for(scene, card, skill, part), amount // part
    return ability_for(scene, card, skill, amount), 1


def lets_choose(scene: Scene, card: Reference, ability: str, skill: str) -> bool:
    """Whether that ability of ``card`` offers options, and one of them alone has to do with ``skill``."""
    (meant,) = (
        one for one in card_of(scene.state, scene.thing(card)).abilities if one.id == ability
    )
    for node in meant.effects:
        if node.row.id == "choose-one":
            return sum(_names(option, skill) for option in node.args["options"]) == 1
    return False


def _names(effects: Any, skill: str) -> bool:
    return any(skill in getattr(word, "args", {}).values() for word in words(effects))


def _speaks_of(ability: Ability, skill: str) -> bool:
    """Whether an effect of ``ability`` names ``skill``."""
    return _names(ability.effects, skill)


def _gives(scene: Scene, card: str, ability: Ability, skill: str, amount: int) -> bool:
    """Whether an effect of ``ability`` changes ``skill``, or the value of the test, by that ``amount``."""
    return any(
        _comes_to(scene, card, node.args.get("by"), amount)
        and (skill in node.args.values() or node.row.id == "modify-value")
        for node in nodes(ability.effects)
    )


def _comes_to(scene: Scene, card: str, by: Any, amount: int) -> bool:
    """Whether ``by`` is that ``amount`` where the next thing is asked; it may be one thing or another."""
    if not isinstance(by, Node) or by.row.id != "if":
        return bool(by == amount)
    ahead = scene.ahead().state
    you = ahead.get(card, "controller", "")
    return number(ahead, {"this": card, "you": you, "holder": card}, by) == amount


def _usable(abilities: Sequence[Ability]) -> str:
    """Which numbers the abilities have that are not constant; "" where all of them are."""
    numbers = [str(at) for at, one in enumerate(abilities, 1) if one.kind != "constant"]
    return said("name ability {}").format(", ".join(numbers)) if numbers else ""
