"""Options of a choice as sentences, and whether a step means one of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulesref.engine.line import Line
from rulesref.engine.outcome import Choice, Option
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import spoken
from rulesref.wording.pattern import Pattern
from rulesref.wording.sentence import Intent
from rulesref.wording.words import worded

Tell = Callable[[Scene, Option], str]
Fit = Callable[[Option, Intent], bool]

_SENTENCES: dict[str, Mapping[str, Pattern]] = {}
_TELL: dict[str, Tell] = {}
_FITS: dict[str, Fit] = {}
_TOLD_BY: dict[str, tuple[str, ...]] = {}


def offer(
    id: str,
    *,
    en: str = "",
    it: str = "",
    tell: Tell | None = None,
    fits: Fit | None = None,
    told_by: str | tuple[str, ...] = (),
) -> None:
    """Add the sentence of an option ``id``, or ``tell`` that makes one.

    ``fits`` judges whether a step means the option, where comparing slots is not enough.
    ``told_by`` are the events that say the same: a timeline tells the first of them alone.
    """
    if id in _SENTENCES or id in _TELL:
        raise ValueError(f"two options are called {id!r}")
    if tell:
        _TELL[id] = tell
    else:
        _SENTENCES[id] = {"en": Pattern(en, {}), "it": Pattern(it, {}, "it")}
    if fits:
        _FITS[id] = fits
    if told_by:
        _TOLD_BY[id] = (told_by,) if isinstance(told_by, str) else told_by


def sentence(scene: Scene, option: Option) -> str:
    """``option`` as a sentence in the language of the case."""
    if option.id in _TELL:
        return _TELL[option.id](scene, option)
    templates = _SENTENCES.get(option.id)
    if templates is None:
        slots = spoken(scene, option.slots)
        words = ", ".join(f"{name}: {value}" for name, value in slots.items())
        return f"{option.id} ({words})" if words else option.id
    sentence = templates[scene.language]
    return sentence.write({**dict.fromkeys(sentence.names(), 0), **spoken(scene, option.slots)})


def ways(scene: Scene, option: Option) -> tuple[str, ...]:
    """Every sentence that tells ``option``, the one that is printed first."""
    printed = sentence(scene, option)
    if option.id == "branch":
        pattern = _SHORT[scene.language]
        return printed, pattern.write(spoken(scene, option.slots))
    if option.id == "result" and option.slots.get("own") == "alone":
        return printed, _FIRST[scene.language][1].format(card=scene.name(option.slots["card"]))
    return (printed,)


def counted(scene: Scene, amount: int, token: str) -> str:
    """So much damage or horror, or so many of other tokens."""
    return f"{amount} {worded('uses', token, scene.language, single=amount == 1)}"


def _assignment(scene: Scene, option: Option) -> str:
    verb, to = ("assigns", "to") if scene.language == "en" else ("assegna", "a")
    parts = [
        f"{counted(scene, amount, token)} {to} {scene.name(thing)}"
        for token in ("damage", "horror")
        for thing, amount in option.slots[token]
    ]
    return f"{scene.name(option.slots['who'])} {verb} " + ", ".join(parts)


def _fits_assign(option: Option, intent: Intent) -> bool:
    return option.slots["who"] == intent.slots["who"] and all(
        intent.slots[token] in option.slots[token]
        for token in ("damage", "horror")
        if token in intent.slots
    )


def fits(option: Option, intent: Intent) -> bool:
    """Whether ``option`` is among those that ``intent`` means."""
    if option.id != intent.id:
        return False
    if option.id in _FITS:
        return _FITS[option.id](option, intent)
    return all(option.slots.get(name) == value for name, value in intent.slots.items())


def is_told_by(option: Option, line: Line) -> bool:
    """Whether ``line`` says what choosing ``option`` says: who does what, with the same cards."""
    if line.stage == "use":
        return option.id == "use" and option.slots["card"] == line.source
    if line.event is None or line.stage != "impact" or option.id not in _TOLD_BY:
        return False
    slots = line.event.slots
    return (
        line.event.type in _TOLD_BY[option.id]
        and slots.get("action", option.id) == option.id
        and all(slots[name] == value for name, value in option.slots.items() if name in slots)
    )


def unused(choice: Choice, intent: Intent) -> bool:
    """Whether ``intent`` is nothing that a player window offers: then nobody has used the window."""
    return choice.id == "player-window" and intent.id not in {one.id for one in choice.options}


def _use(scene: Scene, option: Option) -> str:
    """The place of the ability on its card is told where the card has more than one."""
    who, card = scene.name(option.slots["who"]), scene.name(option.slots["card"])
    verb = "uses" if scene.language == "en" else "usa"
    thing = scene.state.things.get(option.slots["card"], {})
    if len(thing["card"].abilities if "card" in thing else ()) < 2:
        return f"{who} {verb} {card}"
    place = str(option.slots.get("ability", "")).rpartition("/")[2]
    if scene.language == "en":
        return f"{who} uses ability {place} of {card}"
    return f"{who} usa la capacità {place} di {card}"


#: The option of a card without the name of the card.
_SHORT = {
    "en": Pattern("{who} chooses option {number}", {}),
    "it": Pattern("{who} sceglie l'opzione {number}", {}, "it"),
}
_FIRST = {
    "en": ("the result of the test itself is applied first", "{card} is applied first"),
    "it": (
        "il risultato della prova stessa si applica per primo",
        "{card} si applica per primo",
    ),
}


def _result(scene: Scene, option: Option) -> str:
    """What the test is made for is told as that: the card that it comes from says little of it."""
    own, other = _FIRST[scene.language]
    card = scene.name(option.slots["card"])
    return own if option.slots.get("own") else other.format(card=card)


def _fits_result(option: Option, intent: Intent) -> bool:
    """The test's own result can be told by its card as well, unless that has another one."""
    if "own" in intent.slots:
        return bool(option.slots.get("own"))
    same: bool = option.slots["card"] == intent.slots["card"]
    return same and option.slots.get("own") != "beside another"


offer("use", tell=_use)
offer("pass", en="nobody reacts", it="nessuno reagisce")
offer(
    "play", en="{who} plays {card}", it="{who} gioca {card}", told_by=("initiate-play", "play-fast")
)
offer("target", en="{who} chooses {cards}", it="{who} sceglie {cards}")
offer("attacker", en="{card} attacks first", it="{card} attacca per primo")
offer("commit", en="{who} commits {card}", it="{who} investe {card}", told_by="commit")
offer("commit-done", en="nobody commits anything", it="nessuno investe altro")
offer("result", tell=_result, fits=_fits_result)
offer("accept", en="{who} accepts the effect of {card}", it="{who} accetta l'effetto di {card}")
offer("decline", en="{who} declines the effect of {card}", it="{who} rifiuta l'effetto di {card}")
offer(
    "branch",
    en="{who} chooses option {number} of {card}",
    it="{who} sceglie l'opzione {number} di {card}",
)
offer("assign", tell=_assignment, fits=_fits_assign)
