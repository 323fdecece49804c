"""What fate has decided, as a sentence: a token, a card, a place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulesref.engine.line import Line
from rulesref.games.card import Card
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent


def named(scene: Scene, value: Any) -> str:
    """One outcome of a chance by its printed name, or as it is."""
    if isinstance(value, Card):
        return scene.printed(value)
    if isinstance(value, tuple):
        return ", ".join(named(scene, one) for one in value)
    told = scene.name(value)
    return scene.tongue.worded("face", told) if isinstance(told, str) else str(told)


#: The intent of a step that says which cards fate picks, whatever it picks them for.
PICKS = "picked"


def meant(scene: Scene, id: str, values: Sequence[Any], intent: Intent) -> list[Any]:
    """Those of ``values`` that the chance ``id`` can give and ``intent`` means."""
    if intent.id == PICKS:
        return [value for value in values if _picks(scene, value, intent.slots["cards"])]
    if intent.id != id or "value" not in intent.slots:
        return []
    return [value for value in values if value == intent.slots["value"]]


def _picks(scene: Scene, value: Any, cards: tuple[Reference, ...]) -> bool:
    """Whether ``cards`` name what ``value`` is: a card of a deck, a thing, or several of them."""
    picked = value if isinstance(value, tuple) and not isinstance(value, Card) else (value,)
    if len(picked) != len(cards):
        return False
    left = list(picked)
    for card in cards:
        same = next((one for one in left if _is_named(scene, one, card)), None)
        if same is None:
            return False
        left.remove(same)
    return True


def _is_named(scene: Scene, value: Any, card: Reference) -> bool:
    if card.copy:
        return bool(scene.find(card) == value)
    if value in scene.state.things:
        return value in scene.copies(card)
    same = isinstance(value, Card) and value.name == card.card.name
    return same and (not card.printing or value.code == card.card.code)


def fated(scene: Scene, id: str, value: Any) -> str:
    """The When step by which fate gives ``value``."""
    row = scene.tongue.speech.chances.get(id)
    if row is not None and row.step is not None:
        sentence, slots = row.step(scene, value)
        return scene.tongue.speech.sentences[sentence].patterns[scene.language][0].write(slots)
    return fate_decides(scene, "", value)


def fate_decides(scene: Scene, id: str | None, value: Any) -> str:
    """The sentence of the chance ``id`` that gave ``value``."""
    chances = scene.tongue.speech.chances
    row = chances.get(str(id)) or chances[""]
    sentences = row.values.get(value, row.sentences) if row.values else row.sentences
    return sentences[scene.language].format(what=named(scene, value))


def repeats(scene: Scene, following: Sequence[Line], chance: Line) -> bool:
    """Whether the line after ``chance`` tells by itself what fate has given."""
    row = scene.tongue.speech.chances.get(str(chance.source))
    if row is None or row.repeated_by is None:
        return False
    event, slot = row.repeated_by
    return any(
        line.stage == "impact"
        and line.event is not None
        and line.event.type == event
        and line.event.slots.get(slot) == chance.chosen
        for line in following
    )
