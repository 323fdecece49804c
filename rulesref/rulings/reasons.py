"""Why the rules forbid a step, in the language of the case."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from rulesref.engine.outcome import Refused
from rulesref.engine.reason import Reason
from rulesref.errors import RulesrefError
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import spoken
from rulesref.wording.pattern import Pattern


def why_refused(scene: Scene, refused: Refused) -> str:
    """Why the rules forbid it, and the entries that say so."""
    row = scene.state.rules.refusals[refused.id]
    return f"{_written(scene, row, refused.slots)} ({', '.join(refused.cites)})"


def _written(scene: Scene, row: Reason, slots: Mapping[str, Any]) -> str:
    own = {name: _OWN[type] for name, type in row.slots.items() if type in _OWN}
    plain = {name: value for name, value in slots.items() if name not in own}
    values = {name: write(scene, slots[name]) for name, write in own.items()}
    pattern = _pattern(row.texts[scene.language], scene.language)
    return pattern.write({**plain, **spoken(scene, plain), **values})


@cache
def _pattern(text: str, language: str) -> Pattern:
    return Pattern(text, {}, language)


def _printed(scene: Scene, name: str) -> str:
    """The card with that English name, as the language of the case calls it."""
    if scene.language == "en":
        return name
    try:
        return scene.printed(scene.tongue.card(name))
    except RulesrefError:
        return name


#: Types of slots that hold no thing and no word of the engine → how they are written.
_OWN = {"name": _printed}
