"""Lines of a timeline that tell no event: that an ability is used, and that nobody reacts."""

from __future__ import annotations

from functools import cache
from typing import Any

from rulesref.engine.line import Line
from rulesref.rulings.options import PASS
from rulesref.rulings.reference import alike
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import printed_name, says
from rulesref.wording.pattern import Pattern

_USE = {
    "en": {"forced": "Forced: {card}", "use": "{who} uses {card}"},
    "it": {"forced": "Obbligo: {card}", "use": "{who} usa {card}"},
}

#: The same of either, told by the card alone.
_TRIGGERS = {
    "en": ("{card} triggers", "{card} is triggered"),
    "it": ("{card} si attiva", "{card} scatta"),
}

#: What ``understand_deed`` gives instead of the id of an event.
DEEDS = ("forced", "use", PASS)


@cache
def _patterns(language: str) -> dict[str, Pattern]:
    return {deed: Pattern(text, {}, language) for deed, text in _USE[language].items()}


@cache
def _triggering(language: str) -> tuple[Pattern, ...]:
    return tuple(Pattern(text, {}, language) for text in _TRIGGERS[language])


def tell_use(scene: Scene, line: Line) -> str:
    """The line by which an ability is used."""
    slots = {"card": scene.name(line.source), "who": scene.name(line.chooser)}
    return _patterns(scene.language)[_deed(scene, line)].write(slots)


def use_told(scene: Scene, who: str, card: str) -> str:
    """The line that tells that ``who`` uses ``card``."""
    slots = {"card": scene.name(card), "who": scene.name(who)}
    return _patterns(scene.language)["use"].write(slots)


def understand_deed(scene: Scene, text: str) -> list[tuple[str, dict[str, Any]]]:
    """(deed, slots) that ``text`` speaks of. Raises ``UnresolvedReference`` for an unknown card."""
    passes = scene.tongue.speech.options[PASS].patterns[scene.language]
    if any(alike(text) == alike(pattern.template) for pattern in passes):
        return [(PASS, {})]
    out = []
    for deed, pattern in _patterns(scene.language).items():
        slots = pattern.read(text)
        if slots is not None:
            names = {name: printed_name(scene, told) for name, (told, _) in slots.items()}
            out.append((deed, names))
    for pattern in _triggering(scene.language):
        slots = pattern.read(text)
        if slots is not None:
            names = {name: printed_name(scene, told) for name, (told, _) in slots.items()}
            out += [(deed, names) for deed in _USE[scene.language]]
    return out


def did(scene: Scene, line: Line, wanted: list[tuple[str, dict[str, Any]]]) -> bool:
    """Whether ``line`` tells one of the deeds in ``wanted``."""
    deed, slots = _deed(scene, line), {"card": line.source, "who": line.chooser}
    return any(
        one == deed and all(says(scene, name, slots[name], told) for name, told in names.items())
        for one, names in wanted
    )


def _deed(scene: Scene, line: Line) -> str:
    """ "use", "forced" or "pass"; empty for any other line."""
    if line.stage == "use":
        return "forced" if scene.state.rules.cites["use-forced"][0] in line.cites else "use"
    passes = line.stage == "choice" and line.chosen.id == PASS and len(line.options) > 1
    return PASS if passes else ""


def tells_deed(scene: Scene, line: Line) -> bool:
    """Whether ``line`` tells such a deed."""
    return bool(_deed(scene, line))
