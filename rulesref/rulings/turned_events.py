"""An event that is told of cards which it cannot befall: of an enemy what only befalls those who play, or turned.

"Ghoul Minion is killed" says that it is defeated; "Roland Banks attacks Ghoul Minion" has no enemy that attacks. Such
an event never happens, so that a question about it would be answered no.
"""

from __future__ import annotations

from typing import Any

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.rulings.reference import Reference, listed_cards
from rulesref.rulings.scene import Scene


def of_no_player(scene: Scene, event: str, slots: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """What ``event`` means of a card that nobody plays as, where it befalls those who play alone."""
    other, called = scene.tongue.speech.easily_said_for.get(event, ("", {}))
    if not other or slots.keys() != called.keys() or _plays(scene, *slots.values()) is not False:
        return event, slots
    return other, {called[slot]: told for slot, told in slots.items()}


def stop_at_turned(scene: Scene, event: str, slots: dict[str, Any]) -> None:
    """Raise ``UnresolvedReference`` where ``event`` has somebody who plays as the enemy of it."""
    turned = scene.tongue.speech.turned.get(event)
    if turned is None or not _plays(scene, slots.get(turned.enemy, "")):
        return
    slots = {"who": slots[turned.enemy], "enemy": slots.get(turned.who, "")}
    lines = turned.lines[scene.language]
    told = [line.format(**slots) for line in lines if slots["enemy"] or "{enemy}" not in line]
    raise UnresolvedReference(
        said("{who} is no enemy: no event reads so of them").format(who=slots["who"]),
        told=slots["who"],
        candidates=tuple(told),
        remedy=said("write the one that is meant"),
    )


def _plays(scene: Scene, *names: Any) -> bool | None:
    """Whether one of the cards called ``names`` is somebody who plays; ``None`` where one is not known."""
    for told in names:
        if not isinstance(told, str) or not told:
            return None
        try:
            cards = listed_cards(told, scene.tongue)
            named = [Reference(one, scene.tongue, dict(scene.telling.said)) for one in cards]
        except UnresolvedReference:
            return None
        if any(one.card.type == scene.tongue.speech.player for one in named):
            return True
    return False
