"""What fate has decided, as a sentence: a token, a card, a place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulesref.engine.line import Line
from rulesref.games.arkham_lcg.enemies.exposing import DECOY
from rulesref.games.card import Card
from rulesref.rulings.scene import Scene
from rulesref.wording.words import worded

#: By the id of the chance; anything else is told as what chance picks.
_SENTENCES = {
    "en": {
        "reveal": "the chaos bag gives {what}",
        "deal": "the deck gives {what}",
        "concealed": "the true mini-card goes to {what}",
        "turned": "the mini-card turns out to be that of {what}",
        DECOY: "the mini-card turns out to be a decoy",
        "": "fate picks {what}",
    },
    "it": {
        "reveal": "il sacchetto del caos dà {what}",
        "deal": "il mazzo dà {what}",
        "concealed": "la vera mini carta va a {what}",
        "turned": "la mini carta si rivela quella di {what}",
        DECOY: "la mini carta si rivela un'esca",
        "": "il caso sceglie {what}",
    },
}


def named(scene: Scene, value: Any) -> str:
    """One outcome of a chance by its printed name, or as it is."""
    if isinstance(value, Card):
        return value.italian if scene.language == "it" and value.italian else value.name
    told = scene.name(value)
    return worded("face", told, scene.language) if isinstance(told, str) else str(told)


def fate_decides(scene: Scene, id: str | None, value: Any) -> str:
    """The sentence of the chance ``id`` that gave ``value``."""
    sentences = _SENTENCES[scene.language]
    kind = DECOY if (id, value) == ("turned", DECOY) else str(id)
    return sentences.get(kind, sentences[""]).format(what=named(scene, value))


def repeats(following: Sequence[Line], chance: Line) -> bool:
    """Whether the line after ``chance`` tells by itself which token fate has given."""
    return any(
        line.stage == "impact"
        and line.event is not None
        and line.event.type == chance.source == "reveal"
        and line.event.slots.get("face") == chance.chosen
        for line in following
    )
