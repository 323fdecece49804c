"""Options that belong to no area alone: playing, committing, assigning, results of a test."""

from __future__ import annotations

from rulesref.engine.outcome import Option
from rulesref.rulings.options import counted
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

_FIRST = {
    "en": ("the result of the test itself is applied first", "{card} is applied first"),
    "it": (
        "il risultato della prova stessa si applica per primo",
        "{card} si applica per primo",
    ),
}


def _assignment(scene: Scene, option: Option) -> str:
    verb, to = ("assigns", "to") if scene.language == "en" else ("assegna", "a")
    parts = [
        f"{counted(scene, amount, token)} {to} {scene.name(thing)}"
        for token in ("damage", "horror")
        for thing, amount in option.slots[token]
    ]
    return f"{scene.name(option.slots['who'])} {verb} " + ", ".join(parts)


def _fits_assign(option: Option, intent: Intent) -> bool:
    return option.slots["who"] == intent.slots["who"] and all(
        intent.slots[token] in option.slots[token]
        for token in ("damage", "horror")
        if token in intent.slots
    )


def _result(scene: Scene, option: Option) -> str:
    """What the test is made for is told as that: the card that it comes from says little of it."""
    own, other = _FIRST[scene.language]
    card = scene.name(option.slots["card"])
    return own if option.slots.get("own") else other.format(card=card)


def _fits_result(option: Option, intent: Intent) -> bool:
    """The test's own result can be told by its card as well, unless that has another one."""
    if "own" in intent.slots:
        return bool(option.slots.get("own"))
    same: bool = option.slots["card"] == intent.slots["card"]
    return same and option.slots.get("own") != "beside another"


def _alone(scene: Scene, option: Option) -> tuple[str, ...]:
    if option.slots.get("own") != "alone":
        return ()
    return (_FIRST[scene.language][1].format(card=scene.name(option.slots["card"])),)


SPEECH.option(
    "play", en="{who} plays {card}", it="{who} gioca {card}", told_by=("initiate-play", "play-fast")
)
SPEECH.option("attacker", en="{card} attacks first", it="{card} attacca per primo")
SPEECH.option("commit", en="{who} commits {card}", it="{who} investe {card}", told_by="commit")
SPEECH.option("commit-done", en="nobody commits anything", it="nessuno investe altro")
SPEECH.option("result", tell=_result, fits=_fits_result, also=_alone)
SPEECH.option("assign", tell=_assignment, fits=_fits_assign)
