"""What is told behind the beginning of a phase, which has run to its end, may be meant in its midst."""

from __future__ import annotations

from rulesref.rulings.explaining import explain
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.explanation(
    "phase-over",
    en=(
        "the {phase} phase has run to its end by then",
        "what comes behind it follows on: {when} the {phase} phase is resolved; for what comes in it, "
        "leave the beginning out and write: {given} it is the {phase} phase",
    ),
    it=(
        "la Fase {phase} a quel punto è finita",
        "ciò che viene dopo segue a: {when} si risolve la Fase {phase}; per ciò che viene durante, "
        "togli l'inizio e scrivi: {given} è la Fase {phase}",
    ),
)
SPEECH.explanation(
    "phase-over-answered",
    en=(
        "the {phase} phase has run to its end by then, and what has answered its beginning with it",
        "what comes behind it follows on: {when} the {phase} phase is resolved; for what comes in it, "
        "say who does it, and with what, in a window of it",
    ),
    it=(
        "la Fase {phase} a quel punto è finita, e con essa ciò che ha risposto al suo inizio",
        "ciò che viene dopo segue a: {when} si risolve la Fase {phase}; per ciò che viene durante, "
        "di' chi lo fa, e con che cosa, in una sua finestra",
    ),
)


def phase_over(scene: Scene, phase: str) -> tuple[str, str]:
    """Why an effect of nobody comes too late, and what to write.

    What has answered the beginning of the phase needs it: it is not left out then.
    """
    answered = any(
        line.stage not in ("impact", "choice", "chance", "use")
        and line.event is not None
        and line.event.type == "phase-begin"
        and line.event.slots["phase"] == phase
        for line in scene.state.lines()
    )
    word = scene.tongue.worded("phase", phase)
    return explain(scene, "phase-over-answered" if answered else "phase-over", phase=word)
