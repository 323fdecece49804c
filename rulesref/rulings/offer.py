"""Options of a choice as sentences, and whether a step means one of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rulesref.engine.outcome import Option
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent

#: Option id → language → sentence.
_SENTENCES: Mapping[str, Mapping[str, str]] = {
    "use": {"en": "{who} uses {card}", "it": "{who} usa {card}"},
    "pass": {"en": "nobody reacts", "it": "nessuno reagisce"},
    "play": {"en": "{who} plays {card}", "it": "{who} gioca {card}"},
    "target": {"en": "{who} chooses {cards}", "it": "{who} sceglie {cards}"},
    "attacker": {"en": "{card} attacks first", "it": "{card} attacca per primo"},
}


def sentence(case: Stage, option: Option) -> str:
    """``option`` as a sentence in the language of the case."""
    if option.id == "assign":
        return _assignment(case, option)
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


#: Option ids whose slots are compared in a way of their own.
_FITS: Mapping[str, Callable[[Option, Intent], bool]] = {"assign": _fits_assign}


def fits(option: Option, intent: Intent) -> bool:
    """Whether ``option`` is among those that ``intent`` means."""
    if option.id != intent.id:
        return False
    if option.id in _FITS:
        return _FITS[option.id](option, intent)
    return all(option.slots.get(name) == value for name, value in intent.slots.items())
