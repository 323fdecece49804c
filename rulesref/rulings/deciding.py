"""What a choice or a chance is about, in plain words: the reason why an answer depends."""

from __future__ import annotations

from rulesref.engine.found import Decider
from rulesref.engine.outcome import Chance, Choice
from rulesref.rulings.scene import Scene

_DECIDES = {
    "en": ("{who} chooses {about}", "any player", "chance decides {about}"),
    "it": ("{who} sceglie {about}", "un giocatore qualsiasi", "il caso decide {about}"),
}


def decides(scene: Scene, waiting: Choice | Chance | Decider) -> str:
    """Who decides ``waiting``, and what it is about."""
    chooser = None if isinstance(waiting, Chance) else waiting.chooser
    if chooser is None:
        return chance_decides(scene, waiting.id)
    choice, anybody, _ = _DECIDES[scene.language]
    about = scene.tongue.speech.choices[waiting.id][scene.language]
    return choice.format(who=scene.name(chooser) or anybody, about=about)


def chance_decides(scene: Scene, id: str) -> str:
    """What the chance ``id`` is about, which nobody chooses."""
    about = scene.tongue.speech.choices[id][scene.language]
    return _DECIDES[scene.language][2].format(about=about)
