"""Options of a choice as sentences, and whether a step means one of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent

Tell = Callable[[Stage, Option], str]
Fit = Callable[[Option, Intent], bool]

_SENTENCES: dict[str, Mapping[str, str]] = {}
_TELL: dict[str, Tell] = {}
_FITS: dict[str, Fit] = {}


def offer(
    id: str, *, en: str = "", it: str = "", tell: Tell | None = None, fits: Fit | None = None
) -> None:
    """Add the sentence of an option ``id``, or ``tell`` that makes one.

    ``fits`` judges whether a step means the option, where comparing slots is not enough.
    """
    if id in _SENTENCES or id in _TELL:
        raise ValueError(f"two options are called {id!r}")
    if tell:
        _TELL[id] = tell
    else:
        _SENTENCES[id] = {"en": en, "it": it}
    if fits:
        _FITS[id] = fits


def sentence(case: Stage, option: Option) -> str:
    """``option`` as a sentence in the language of the case."""
    if option.id in _TELL:
        return _TELL[option.id](case, option)
    slots = {name: _named(case, value) for name, value in option.slots.items()}
    templates = _SENTENCES.get(option.id)
    if templates is None:
        words = ", ".join(f"{name}: {value}" for name, value in slots.items())
        return f"{option.id} ({words})" if words else option.id
    return templates[case.language].format(**slots)


def _named(case: Stage, value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(_named(case, one) for one in value)
    return str(case.name(value))


def _assignment(case: Stage, option: Option) -> str:
    verb, to = ("assigns", "to") if case.language == "en" else ("assegna", "a")
    words = {"damage": "damage", "horror": "horror"}
    if case.language == "it":
        words = {"damage": "danni", "horror": "orrori"}
    parts = [
        f"{amount} {words[token]} {to} {case.name(thing)}"
        for token in ("damage", "horror")
        for thing, amount in option.slots[token]
    ]
    return f"{case.name(option.slots['who'])} {verb} " + ", ".join(parts)


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


def unused(choice: Choice, intent: Intent) -> bool:
    """Whether ``intent`` is nothing that a player window offers: then nobody has used the window."""
    return choice.id == "player-window" and intent.id not in {one.id for one in choice.options}


def _use(case: Stage, option: Option) -> str:
    """The place of the ability on its card is told where the card has more than one."""
    who, card = case.name(option.slots["who"]), case.name(option.slots["card"])
    verb = "uses" if case.language == "en" else "usa"
    thing = case.state.things.get(option.slots["card"], {})
    if len(thing["card"].abilities if "card" in thing else ()) < 2:
        return f"{who} {verb} {card}"
    place = str(option.slots.get("ability", "")).rpartition("/")[2]
    if case.language == "en":
        return f"{who} uses ability {place} of {card}"
    return f"{who} usa l'abilità {place} di {card}"


offer("use", tell=_use)
offer("pass", en="nobody reacts", it="nessuno reagisce")
offer("play", en="{who} plays {card}", it="{who} gioca {card}")
offer("target", en="{who} chooses {cards}", it="{who} sceglie {cards}")
offer("attacker", en="{card} attacks first", it="{card} attacca per primo")
offer("commit", en="{who} commits {card}", it="{who} investe {card}")
offer("commit-done", en="nobody commits anything", it="nessuno investe altro")
offer("result", en="{card} is applied first", it="{card} si applica per primo")
offer("accept", en="{who} accepts the effect of {card}", it="{who} accetta l'effetto di {card}")
offer("decline", en="{who} declines the effect of {card}", it="{who} rifiuta l'effetto di {card}")
offer("branch", en="{who} chooses option {number}", it="{who} sceglie l'opzione {number}")
offer("assign", tell=_assignment, fits=_fits_assign)
