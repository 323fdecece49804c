"""Telling a whole ability: its kind, when it is used, what it costs, what it does, how often."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rulesref.facts.telling.filling import Held
from rulesref.facts.telling.template import parsed, slots_of

if TYPE_CHECKING:
    from rulesref.facts.telling.teller import Teller

#: The part of a skill card that says where it may be committed, and does nothing.
_RESTRICTION = "restriction"


def ability(teller: Teller, data: Mapping[str, Any]) -> str:
    """The sentences for the ability that ``data`` describes."""
    held = dict(_fields(teller, data))
    restricts = (data["kind"], data.get("name")) == ("skill", _RESTRICTION)
    if restricts and held.keys() == {"name", "if"}:
        return teller.frame(_RESTRICTION, tests=held["if"])
    template = teller.wording.template("kinds", data["kind"])
    if template is None:
        template = parsed(data["kind"].replace("-", " ") + ": [{on}, ][{cost}: ][{do}]")
    sentence = teller.fill(template, Held(held, {}))
    for field in held:
        if field not in (*slots_of(template), "limit", "zones"):
            sentence += teller.frame("untold", slot=field, value=held[field])
    sentence = _capital(sentence) + "."
    if "zones" in held:
        sentence = teller.frame("zones", sentence=sentence, zones=held["zones"])
    return _limited(teller, sentence, data) if "limit" in data else sentence


def _fields(teller: Teller, data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """What is told of each field."""
    word = teller.wording.word
    for field in ("name",):
        if field in data:
            yield field, word(data[field], "part", field)
    for field in ("designators", "zones"):
        if field in data:
            yield field, teller.listed((word(one, field) for one in data[field]), "or")
    if "on" in data:
        yield "on", teller.trigger(data["on"])
    if "if" in data:
        yield "if", teller.tests(data["if"])
    if data.get("cost"):
        yield "cost", teller.costs(data["cost"])
    effects = list(data.get("do", ()))
    if "opaque" in data:
        effects.append({key: data[key] for key in ("opaque", "opaque-it") if key in data})
    if effects:
        yield "do", _sentences(teller, effects)


def _sentences(teller: Teller, effects: Sequence[Mapping[str, Any]]) -> str:
    """The effects one after another, each a sentence."""
    first, *others = (teller.clause(effect, "verb") for effect in effects)
    return ". ".join((first, *map(_capital, others)))


def _limited(teller: Teller, sentence: str, data: Mapping[str, Any]) -> str:
    times, _, period = str(data["limit"]).split()
    word = teller.wording.word
    told = {"sentence": sentence, "times": word(times, "times"), "period": word(period, "period")}
    if "limit-scope" in data:
        told["scope"] = word(data["limit-scope"], "scope")
    return teller.frame("limit", **told)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
