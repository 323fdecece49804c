"""When: that a card triggers, told without whoever uses it: the one ability of it that is offered."""

from __future__ import annotations

from rulesref.engine.outcome import Choice
from rulesref.errors import UnresolvedReference
from rulesref.rulings.explaining import explain
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

SPEECH.explanation(
    "triggers-nothing",
    en=(
        "no ability of {card} triggers at this moment, and none has since the step before",
        "say who uses it, and when: {when} {step}",
    ),
    it=(
        "in questo momento nessuna capacità di {card} si attiva, né lo ha fatto dal passo precedente",
        "di' chi la usa, e quando: {when} {step}",
    ),
)
#: What a choice offers of a card that triggers.
_TRIGGERS = ("use", "forced")


@SPEECH.sentence(
    "when",
    "triggers",
    card="card",
    en=("{card} triggers", "{card} is triggered"),
    it=("{card} si attiva", "{card} scatta"),
)
def triggers(scene: Scene, card: Reference) -> list[Intent]:
    """Answers what waits by the one ability of that card; a Forced one may have triggered already.

    Raises ``UnresolvedReference`` where it does neither.
    """
    ahead, id = scene.ahead(), scene.thing(card)
    choice = ahead.state.pending
    offered = choice.options if isinstance(choice, Choice) else ()
    about = [one for one in offered if one.slots.get("card") == id and one.id in _TRIGGERS]
    if len(about) == 1:
        return [Intent(about[0].id, dict(about[0].slots))]
    if not about and _has_triggered(scene, id):
        return []
    who = ahead.state.get(id, "controller", None)
    (row,) = (one for one in SPEECH.rows("when") if one.id == "uses")
    pattern = row.patterns[scene.language][0]
    step = pattern.write({"who": scene.name(who), "card": card.text}) if who else pattern.template
    why, remedy = explain(scene, "triggers-nothing", card=card.text, step=step)
    raise UnresolvedReference(why, told=card.text, remedy=remedy)


def _has_triggered(scene: Scene, card: str) -> bool:
    """Whether an ability of ``card`` has been used since the step before."""
    log = scene.ahead().state.log
    while log is not None and log is not scene.telling.began:
        if log[0].stage == "use" and log[0].source == card:
            return True
        log = log[1]
    return False
