"""What a case need not say: what is drawn in the upkeep phase, where that changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.entries import fold
from rulesref.games.arkham_lcg.table import investigators
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: How words begin that speak of drawing, in each language.
_DRAWING = {"en": ("draw", "drew"), "it": ("pesc",)}

SPEECH.assumption(
    "draw-untold",
    en="{who} is taken to draw a card in the upkeep phase that does nothing as it is drawn: no weakness",
    it="si assume che nella Fase di Gestione {who} peschi una carta che non fa nulla quando viene "
    "pescata: nessuna debolezza",
)


def leave_untold(case: Case, scene: Scene, step: Step) -> None:
    """Let what is drawn stay untold where no step from ``step`` on tells it, or speaks of drawing.

    Nor does it where steps may still be added to the case.
    """
    following = case.steps[case.steps.index(step) :]
    speaks = scene.telling.goes_on or any(_speaks_of_drawing(one, scene) for one in following)
    names = {who: fold(str(scene.name(who))) for who in investigators(scene.state)}
    drawers = {text for one in following for text in _drawers(one, scene)}
    nameless = any(all(text not in name for name in names.values()) for text in drawers)
    for who, name in names.items():
        told = speaks or nameless or any(text in name for text in drawers)
        scene.state.put(who, **{"draws-untold": not told})


def _speaks_of_drawing(step: Step, scene: Scene) -> bool:
    """Whether a Then step asks or expects anything of what is drawn."""
    if step.kind != "then":
        return False
    texts = (step.text, *(cell for cell, _, _ in step.table))
    words = (word for text in texts for word in fold(text).split())
    return any(word.startswith(_DRAWING[scene.language]) for word in words)


def _drawers(step: Step, scene: Scene) -> Iterator[str]:
    """Who draws a card by the When ``step``, as it names them."""
    if step.kind == "when":
        for pattern in SPEECH.sentences["draws"].patterns[scene.language]:
            if slots := pattern.read(step.text):
                yield fold(slots["who"][0])
