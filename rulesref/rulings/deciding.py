"""What a choice or a chance is about, in plain words: the reason why an answer depends."""

from __future__ import annotations

from rulesref.rulings.scene import Scene

_DECIDES = {
    "en": ("{who} chooses {about}", "any player", "chance decides {about}"),
    "it": ("{who} sceglie {about}", "un giocatore qualsiasi", "il caso decide {about}"),
}


def decides(scene: Scene, id: str, chooser: str | None) -> str:
    """Who decides what: ``chooser`` of the choice ``id`` ("" for anybody), or chance (``None``)."""
    choice, anybody, chance = _DECIDES[scene.language]
    about = scene.tongue.speech.choices[id][scene.language]
    if chooser is None:
        return chance.format(about=about)
    return choice.format(who=scene.name(chooser) or anybody, about=about)
