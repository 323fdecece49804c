"""Telling what an ability answers: the stage, the events, and what they must hold."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rulesref.facts.telling.filling import Held
from rulesref.facts.telling.template import Template, parsed, slots_of

if TYPE_CHECKING:
    from rulesref.facts.telling.teller import Teller

#: How the sentences of a timeline write one and many.
_COUNTED = re.compile(r"\(([^()|]*)\|([^()]*)\)")


def trigger(teller: Teller, data: Mapping[str, Any]) -> str:
    """What ``data``, the ``on`` of an ability, says."""
    stage = _stage(teller, data)
    told = data[stage]
    events = [told] if isinstance(told, str) else list(told)
    held = _held(teller, {key: value for key, value in data.items() if key != stage}, events)
    template = teller.wording.templates["stages"].get(stage) or parsed(stage + " {event}")
    return teller.fill(template, Held({"event": _events(teller, events, held)}, {}))


def _stage(teller: Teller, data: Mapping[str, Any]) -> str:
    known = [word for stage in teller.rules.stages for word in (stage.id, *stage.also)]
    stages = [key for key in data if key in known and _names_events(teller, data[key])]
    return stages[0]


def _names_events(teller: Teller, told: Any) -> bool:
    several = told if isinstance(told, list) else [told]
    known = {*teller.rules.events, *teller.rules.groups}
    return all(isinstance(one, str) and one in known for one in several)


def _held(teller: Teller, data: Mapping[str, Any], events: list[str]) -> Held:
    types: dict[str, str] = {"by": "card"}
    for word in events:
        for event in teller.rules.groups.get(word, (word,)):
            types |= teller.rules.events[event].slots
    values = {key.replace("-", "_"): value for key, value in data.items()}
    return Held(values, types, "any", teller.wording.templates["missing"], events[0])


def _events(teller: Teller, events: list[str], held: Held) -> str:
    """Any of ``events``; what none of their templates names is told behind them."""
    known = teller.wording.template("events", "|".join(events))
    templates = [known] if known else [_template(teller, event) for event in events]
    told = teller.listed((teller.fill(template, held) for template in templates), "or")
    named = {slot for template in templates for slot in slots_of(template)}
    return told + teller.rest(held, named)


def _template(teller: Teller, event: str) -> Template:
    """What is told of ``event``; the sentence of the timeline where nobody has said it."""
    known = teller.wording.template("events", event)
    if known is not None:
        return known
    kind = teller.rules.events.get(event)
    if kind is None:
        return parsed(event.replace("-", " "))
    return parsed(_COUNTED.sub(r"\2", kind.templates[teller.wording.language][0]))
