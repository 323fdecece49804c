"""The order in which the results of a test are applied (arkham-lcg/steps/st-7)."""

from __future__ import annotations

from typing import Any

from rulesref.engine.outcome import Option
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
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


_OF_A_CARD = {"en": "{card} is applied first", "it": "{card} si applica per primo"}


def _result(scene: Scene, option: Option) -> dict[str, Any]:
    """What the test is made for is told as that: the card that it comes from says little of it."""
    return {} if option.slots.get("own") else {"card": scene.name(option.slots["card"])}


def _fits_result(option: Option, intent: Intent) -> bool:
    """The test's own result can be told by its card as well, unless that has another one."""
    if "own" in intent.slots:
        return bool(option.slots.get("own"))
    same: bool = option.slots["card"] == intent.slots["card"]
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
    en=("the result of the test itself is applied first", _OF_A_CARD["en"]),
    it=("il risultato della prova stessa si applica per primo", _OF_A_CARD["it"]),
    fill=_result,
    fits=_fits_result,
    also=_alone,
)
