"""When: how much of what is about to be placed somebody takes back."""

from __future__ import annotations

from rulesref.engine.outcome import Option
from rulesref.rulings.options import counted, offer
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent, step


@step(
    "when",
    "prevents",
    who="investigator",
    amount="number",
    token="token",
    en="{who} cancels {amount} {token}",
    it="{who} annulla {amount} {token}",
)
def prevents(scene: Scene, who: Reference, amount: int, token: str) -> list[Intent]:
    """How much of one kind of token, where a card lets one cancel up to so much of several."""
    return [Intent("prevent", {"who": scene.thing(who), token: amount})]


def _part(scene: Scene, option: Option) -> str:
    verb = "cancels" if scene.language == "en" else "annulla"
    token = next(name for name in ("damage", "horror") if name in option.slots)
    taken = counted(scene, option.slots[token], token)
    return f"{scene.name(option.slots['who'])} {verb} {taken}"


offer("prevent", tell=_part)
