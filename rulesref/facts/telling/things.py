"""Telling a selector: which things, how many of them, who chooses them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from rulesref.facts.telling.filling import Held
from rulesref.facts.telling.template import Template, parsed, slots_of
from rulesref.facts.telling.wording import Noun

if TYPE_CHECKING:
    from rulesref.facts.telling.teller import Teller

#: What a selector that chooses may say beside its filters.
_OF_CHOICE = ("count", "least", "chooser")


class _Forms(NamedTuple):
    """A noun with its filters: one of it, many, and whether it is feminine."""

    one: str
    many: str
    feminine: bool


def thing(teller: Teller, value: Any, mode: str) -> str:
    """What ``value``, a selector, means: "each", "any", "many" of them, or that they are there."""
    if isinstance(value, str):
        value = {"all": value}
    how = "choose" if "choose" in value else "all"
    noun = _noun(teller, value[how])
    beside = (how, *_OF_CHOICE) if how == "choose" else (how,)
    filters = {key: item for key, item in value.items() if key not in beside}
    if not noun.definite:
        told = _several(teller, _narrowed(teller, noun, filters), value, mode)
    else:
        told = _definite(teller, noun, filters, mode)
        if how == "choose":
            told = teller.frame("of-those", these=told)
    if how == "choose" and "chooser" in value:
        return teller.frame(
            "chosen-by", things=told, chooser=thing(teller, value["chooser"], "any")
        )
    return told


def _noun(teller: Teller, selector: str) -> Noun:
    called = selector.replace("-", " ")
    return teller.wording.nouns.get(selector) or Noun(called, called, definite=True)


def _definite(teller: Teller, noun: Noun, filters: Mapping[str, Any], mode: str) -> str:
    """Something definite, where it is what the filters ask for."""
    if not filters:
        return teller.frame("there-is", thing=noun.one) if mode == "being" else noun.one
    kind = _noun(teller, noun.kind or "any-card")
    narrowed = _with_article(teller, "any", _narrowed(teller, kind, filters))
    frame = "being" if mode == "being" else "narrowed"
    return teller.frame(frame, definite=noun.one, noun=narrowed)


def _narrowed(teller: Teller, noun: Noun, filters: Mapping[str, Any]) -> _Forms:
    """``noun`` with its ``filters``; what stands like an adjective stays next to it."""
    one, many = noun.one, noun.many
    a_one = {"o": "a" if noun.feminine else "o", "is": teller.frame("is")}
    a_many = {"o": "e" if noun.feminine else "i", "is": teller.frame("are")}
    gap = {"gap": ", " if " " in noun.one else " "}
    templates = {id: _template(teller, id) for id in filters}
    for id in sorted(filters, key=lambda id: "gap" not in slots_of(templates[id])):
        row = teller.rules.filters.get(id)
        types = {"value": row.args["value"]} if row else {}
        held = Held({"value": filters[id], **gap}, types, "any", row=id)
        one = teller.fill(templates[id], held.with_words(noun=one, **a_one))
        many = teller.fill(templates[id], held.with_words(noun=many, **a_many))
    return _Forms(one, many, noun.feminine)


def _template(teller: Teller, id: str) -> Template:
    known = teller.wording.template("filters", id)
    return known or parsed("{noun} (" + id.replace("-", " ") + ": {value})")


def _several(teller: Teller, forms: _Forms, value: Mapping[str, Any], mode: str) -> str:
    if "all" in value:
        return forms.many if mode == "many" else _with_article(teller, mode, forms)
    count, least = value.get("count", 1), value.get("least")
    noun = forms.one if count == 1 else forms.many
    if count == "any":
        return teller.frame("any-number", noun=noun)
    if least is not None and least != count:
        told = {"number": str(count), "noun": noun, "least": str(least)}
        return teller.frame("from-to" if least else "up-to", **told)
    if count == 1:
        return _with_article(teller, "any" if mode == "each" else "a-chosen", forms)
    return teller.frame("so-many", number=str(count), noun=noun)


def _with_article(teller: Teller, frame: str, forms: _Forms) -> str:
    if frame == "being":
        return teller.frame("there-is", thing=_with_article(teller, "any", forms))
    return teller.frame(frame, noun=forms.one, un="una" if forms.feminine else "un")
