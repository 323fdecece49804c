"""Then: that no chaos token has been revealed, such as for a test that succeeds by itself."""

from __future__ import annotations

from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.timeline import tell
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("none-revealed", en="no chaos token", it="nessun segnalino caos")


@SPEECH.sentence(
    "then",
    "none-revealed",
    en=(
        "no chaos token (is|was|has been) revealed",
        "no (token|tokens|chaos tokens) (is|are|was|were) (revealed|drawn)",
    ),
    it=(
        "nessun segnalino caos (viene|è stato) rivelato",
        "non viene rivelato alcun segnalino",
    ),
)
def none_revealed(scene: Scene) -> list[Unmet]:
    """In the whole case so far, whatever for."""
    for line in scene.state.lines():
        if line.stage == "impact" and line.event is not None and line.event.type == "reveal-token":
            return [Unmet(HERE, in_words(scene, "none-revealed"), tell(scene, line.event))]
    return []
