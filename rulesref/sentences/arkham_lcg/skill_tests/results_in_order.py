"""The order in which the results of a test are applied (arkham-lcg/steps/st-7)."""

from __future__ import annotations

from typing import Any

from rulesref.engine.outcome import Option
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.playing.using import ORDINALS
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "result-first",
    card="card",
    en="{card} is applied first",
    it="{card} si applica per primo",
)
def result_first(scene: Scene, card: Reference) -> list[Intent]:
    """Answers the order of the results of ST.7."""
    return [Intent("result", {"card": scene.thing(card)})]


@SPEECH.sentence(
    "when",
    "own-result-first",
    en="the result of the test itself is applied first",
    it="il risultato della prova stessa si applica per primo",
)
def own_result_first(scene: Scene) -> list[Intent]:
    """What the test is made for, before what cards add to it."""
    return [Intent("result", {"own": True})]


@SPEECH.sentence(
    "when",
    "nth-result-first",
    ordinal="ordinal",
    card="card",
    en="the {ordinal} result of {card} is applied first",
    it="la {ordinal} conseguenza di {card} si applica per prima",
)
def nth_result_first(scene: Scene, ordinal: str, card: Reference) -> list[Intent]:
    """The same of a card of which several results are left, by the place where it says them."""
    return [Intent("result", {"card": scene.thing(card), "nth": ORDINALS.index(ordinal) + 1})]


_OF_A_CARD = {"en": "{card} is applied first", "it": "{card} si applica per primo"}


def _result(scene: Scene, option: Option) -> dict[str, Any]:
    """What the test is made for is told as that: the card that it comes from says little of it."""
    if option.slots.get("own"):
        return {}
    card = {"card": scene.name(option.slots["card"])}
    nth = option.slots.get("nth")
    return (
        card
        if nth is None
        else card | {"ordinal": scene.tongue.worded("ordinal", ORDINALS[nth - 1])}
    )


def _fits_result(option: Option, intent: Intent) -> bool:
    """The test's own result can be told by its card as well, unless that has another one."""
    if "own" in intent.slots:
        return bool(option.slots.get("own"))
    same: bool = option.slots["card"] == intent.slots["card"]
    if option.slots.get("nth") != intent.slots.get("nth"):
        return False
    return same and option.slots.get("own") != "beside another"


def _alone(scene: Scene, option: Option) -> tuple[str, ...]:
    if option.slots.get("own") != "alone":
        return ()
    return (_OF_A_CARD[scene.language].format(card=scene.name(option.slots["card"])),)


SPEECH.choice(
    "result-order", en="the order of a test's results", it="l'ordine dei risultati di una prova"
)
SPEECH.option(
    "result",
    en=(
        "the result of the test itself is applied first",
        "the {ordinal} result of {card} is applied first",
        _OF_A_CARD["en"],
    ),
    it=(
        "il risultato della prova stessa si applica per primo",
        "la {ordinal} conseguenza di {card} si applica per prima",
        _OF_A_CARD["it"],
    ),
    fill=_result,
    fits=_fits_result,
    also=_alone,
)
