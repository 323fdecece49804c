"""An attempt that a card has somebody make, told once more as what they do: it is no action besides."""

from __future__ import annotations

from rulesref.engine.line import Line
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent

#: Attempts that an ability may have somebody make as well as an action does.
_ATTEMPTS = frozenset({"fight", "evade", "investigate"})
#: Of these an action is that needs no card: what they begin is begun by whoever takes it.
_OF_ACTIONS = ("enemy", "investigator", "location")


def begun_by(scene: Scene, line: Line, intent: Intent) -> str:
    """The card of which ``line`` says that it has begun the attempt that ``intent`` wants; or ""."""
    event = line.event if line.stage == "impact" else None
    if intent.id not in _ATTEMPTS or event is None or event.type != "skill-test":
        return ""
    by, told = event.by or "", {**intent.slots, "why": intent.id}
    if "enemy" in told:
        told["target"] = told.pop("enemy")
    card = scene.state.things[by].get("card") if by in scene.state.things else None
    of_card = card is not None and card.type not in _OF_ACTIONS
    return by if of_card and told.items() <= event.slots.items() else ""
