"""What a step tells to come about, and not by whom: what answers it by its doer is named, and left out."""

from __future__ import annotations

from typing import Any

from rulesref.games.arkham_lcg.playing.untold_doer import hanging_on_it
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.unmet(
    "by-nobody",
    en="no step says who or what does it, so these do not answer it: {cards}",
    it="nessun passo dice chi o che cosa lo fa, perciò queste carte non rispondono: {cards}",
)


def remark_untold_doer(scene: Scene, event: str, **slots: Any) -> None:
    """Remark which cards would answer such an event, were it told who or what brings it about."""
    cards = hanging_on_it(scene.state, scene.state.event(event, **slots))
    if cards:
        names = ", ".join(dict.fromkeys(str(scene.name(card)) for card in cards))
        words = in_words(scene, "by-nobody", cards=names)
        scene.telling.remarks.append((scene.telling.line, words))
        scene.telling.by_nobody = True
