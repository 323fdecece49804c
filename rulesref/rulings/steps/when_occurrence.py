"""When: which of several occurrences an ability answers, where it may answer any of them."""

from __future__ import annotations

from rulesref.engine.outcome import Option
from rulesref.rulings.options import offer
from rulesref.rulings.question import happened
from rulesref.rulings.scene import Scene
from rulesref.rulings.timeline import tell, understood
from rulesref.wording.sentence import Intent, step


@step(
    "when",
    "answers-first",
    text="text",
    en="this is answered first: {text}",
    it="a questo si risponde per primo: {text}",
)
def answers_first(scene: Scene, text: str) -> list[Intent]:
    """The occurrence as the timeline tells it; the others may be answered afterwards."""
    return [Intent("occurrence", {"case": scene, "wanted": understood(scene, text)})]


def _fits(option: Option, intent: Intent) -> bool:
    return happened(intent.slots["case"], option.slots["event"], intent.slots["wanted"])


def _tell(scene: Scene, option: Option) -> str:
    told = tell(scene, option.slots["event"])
    if scene.language == "it":
        return f"a questo si risponde per primo: {told}"
    return f"this is answered first: {told}"


offer("occurrence", tell=_tell, fits=_fits)
