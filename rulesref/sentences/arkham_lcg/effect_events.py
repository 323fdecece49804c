"""The event that a When step brings about by an effect which the case does not name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.wording.sentence import Intent

#: The intents of a step that tells of an attack: one that it may begin, and one that a rule makes.
ATTACKS = ("attack", "strike")
#: The intent of a step that tells whom an effect that was begun heals: it begins nothing itself.
HEALS = "heals"


def effect(intent: Intent) -> tuple[str, Mapping[str, Any]] | None:
    """The event that ``intent`` brings about, if it is an effect that the case does not name."""
    slots = intent.slots
    if intent.id == "happens":
        return slots["event"], dict(slots["slots"])
    if intent.id == "spend":
        # Uses lie on cards, whoever spends them, and tokens in the bag, whoever adds them.
        whose = next(name for name in ("uses", "face", "who") if name in slots)
        names = (whose, "amount", *({"card"} & slots.keys()))  # the card, where it is told
        return slots["event"], {name: slots[name] for name in names}
    if intent.id == HEALS:
        return "heal", slots
    if intent.id in ATTACKS:
        told = {"enemy": "enemy", "who": "to", "why": "why"}
        return "attack", {told[slot]: value for slot, value in slots.items()}
    if intent.id == "move-by-effect":
        return "move", {"who": slots["who"], "to": slots["to"]}
    if intent.id == "spawn-by-effect":
        return "spawn", {"enemy": slots["enemy"], "at": slots["at"]}
    if intent.id == "control-by-effect":
        return "take-control", slots
    if intent.id == "take":
        harm = {kind: slots[kind] for kind in ("damage", "horror") if slots.get(kind)}
        return "deal", {"to": slots["who"], **harm}
    return ("discard", {"card": slots["card"]}) if intent.id == "discard" else None


#: What else somebody does by an effect that the case does not name, whatever event it is.
_DRAWS = frozenset({"draw-cards", "draw-encounter"})
_BEFALLING = _DRAWS | {"resign", "resolution"}


def comes_of(intent: Intent) -> bool:
    """Whether ``intent`` is what a card that is used could bring about: an effect of nobody, a draw."""
    return intent.id in _DRAWS or effect(intent) is not None


def befalls(intent: Intent) -> bool:
    """Whether ``intent`` is nobody's action, so that it may come about before the next one."""
    return intent.id in _BEFALLING or effect(intent) is not None
