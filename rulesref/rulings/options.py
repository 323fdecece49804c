"""Options of a choice as sentences, and whether a step means one of them."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.engine.line import Line
from rulesref.engine.outcome import Choice, Option
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import spoken
from rulesref.wording.sentence import Intent
from rulesref.wording.speech import Speech

#: The option of whoever does not react.
PASS = "pass"
#: The choice of whether anybody uses a player window.
PLAYER_WINDOW = "player-window"


def sentence(scene: Scene, option: Option) -> str:
    """``option`` as a sentence in the language of the case."""
    row = scene.tongue.speech.options.get(option.id)
    if row is None:
        slots = spoken(scene, option.slots)
        words = ", ".join(f"{name}: {value}" for name, value in slots.items())
        return f"{option.id} ({words})" if words else option.id
    patterns = row.patterns[scene.language]
    if row.fill is None:
        return patterns[0].write(
            {**dict.fromkeys(patterns[0].names(), 0), **spoken(scene, option.slots)}
        )
    told = row.fill(scene, option)
    return next(text for text in patterns if set(text.names()) == set(told)).write(told)


def apart(scene: Scene, begun: Intent | None, intent: Intent | None) -> str:
    """The target ``intent`` of a step that has ``begun`` otherwise, as a step of its own."""
    if begun is None or intent is None or intent.id != "target" or "who" not in begun.slots:
        return ""
    return sentence(scene, Option("target", {"who": begun.slots["who"], **intent.slots}, None))


def ways(scene: Scene, option: Option) -> tuple[str, ...]:
    """Every sentence that tells ``option``, the one that is printed first."""
    row = scene.tongue.speech.options.get(option.id)
    also = row.also(scene, option) if row is not None and row.also is not None else ()
    return (sentence(scene, option), *also)


def counted(scene: Scene, amount: int, token: str) -> str:
    """So much damage or horror, or so many of other tokens."""
    return f"{amount} {scene.tongue.worded('uses', token, single=amount == 1)}"


def fits(speech: Speech, option: Option, intent: Intent) -> bool:
    """Whether ``option`` is among those that ``intent`` means."""
    if option.id != intent.id:
        return False
    row = speech.options.get(option.id)
    if row is not None and row.fits is not None:
        return row.fits(option, intent)
    return all(option.slots.get(name) == value for name, value in intent.slots.items())


def is_another_number(options: Sequence[Option], intent: Intent | None) -> bool:
    """Whether ``intent`` is one of ``options`` but for a number in it, which none of them has."""
    if intent is None:
        return False
    numbers = [name for name, value in intent.slots.items() if type(value) is int]
    rest = {name: value for name, value in intent.slots.items() if name not in numbers}
    return bool(numbers) and any(
        option.id == intent.id and rest.items() <= option.slots.items() for option in options
    )


def told_in_parts(speech: Speech, intent: Intent) -> bool:
    """Whether several steps may tell of one option of this kind, each of them a part of it."""
    row = speech.options.get(intent.id)
    return row is not None and row.in_parts


def is_aim(speech: Speech, intent: Intent) -> bool:
    """Whether a step may tell ``intent`` with what it begins, before anybody asks for it."""
    row = speech.options.get(intent.id)
    return row is not None and row.aim


def is_told_by(speech: Speech, option: Option, line: Line) -> bool:
    """Whether ``line`` says what choosing ``option`` says: who does what, with the same cards."""
    if line.stage == "use":
        return option.id == "use" and option.slots["card"] == line.source
    row = speech.options.get(option.id)
    if line.event is None or line.stage != "impact" or row is None:
        return False
    slots = line.event.slots
    return (
        line.event.type in row.told_by
        and slots.get("action", option.id) == option.id
        and all(slots[name] == value for name, value in option.slots.items() if name in slots)
    )


def unused(choice: Choice, intent: Intent) -> bool:
    """Whether ``intent`` is nothing that a player window offers: then nobody has used the window."""
    return choice.id == PLAYER_WINDOW and intent.id not in {option.id for option in choice.options}


def is_window(waiting: object) -> bool:
    """Whether what waits is a player window, which nobody has to use."""
    return isinstance(waiting, Choice) and waiting.id == PLAYER_WINDOW


def declines(intent: Intent) -> bool:
    """Whether the step says that nobody reacts."""
    return intent.id == PASS


def declined(options: Sequence[Option]) -> Option | None:
    """The one of ``options`` by which nobody reacts; ``None`` where they must choose."""
    return next((option for option in options if option.id == PASS), None)
