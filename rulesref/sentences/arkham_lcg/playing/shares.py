"""What several get of one effect, told by what comes to each: the shares of what somebody divides."""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.outcome import Choice
from rulesref.engine.state import State
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent


def shares(scene: Scene, to: str, amount: int, *verbs: str) -> list[Intent]:
    """So many choices of ``to`` for a share, where one of ``verbs`` is what is being divided; or none."""
    if not scene.state.resolving or amount < 1:
        return []
    state = scene.ahead().state
    waiting = state.pending
    if not isinstance(waiting, Choice) or waiting.id != "target":
        return []
    dividing = _dividing(state, waiting)
    if dividing is None or not any(node.row.id in verbs for node in dividing.args["effects"]):
        return []
    chosen = Intent("target", {"who": waiting.chooser, "cards": (to,)})
    return [chosen] * amount


def _dividing(state: State, waiting: Choice) -> Node | None:
    """What divides something among several, and has just asked who gets the next share."""
    nodes = state.variables.get("nodes", ())
    if not waiting.into.endswith("given"):
        return None
    found = [node for node in nodes if "shares" in node.args and "effects" in node.args]
    return found[0] if found else None
