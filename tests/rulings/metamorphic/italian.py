"""A case in English told in Italian: each sentence by the Italian template of its own row."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.errors import RulesrefError
from rulesref.games.arkham_lcg import RULES
from rulesref.rulings.event_sentences import patterns
from rulesref.rulings.reading import Told, read_sentence
from rulesref.wording.pattern import Pattern
from rulesref.wording.sentence import Sentence
from tests.arkham import SPEECH, tongue

_AND = re.compile(r",? and ")
#: Types of slots that hold names; an English name is understood in an Italian case.
_NAMED = frozenset(
    {"card", "investigator", "location", "enemy", "act", "agenda", "asset", "scenario"}
    | {"cards", "investigators", "locations", "enemys", "acts", "agendas"}
)
_BOTH = {"both investigators": "entrambi gli investigatori"}
_ARTICLE = re.compile(r"^(?:the|an?) (?=[A-Z\"])")


def in_italian(case: Case) -> Case | None:
    """``None`` where a step has no Italian that could be written without knowing more."""
    if case.language != "en":
        return None
    steps = []
    for step in case.steps:
        new = _step(step)
        if new is None:
            return None
        steps.append(new)
    return case._replace(language="it", steps=tuple(steps))


def _step(step: Step) -> Step | None:
    if step.table:
        return None
    try:
        found = read_sentence(step.text, SPEECH.rows(step.kind), tongue("en"), {})
    except RulesrefError:
        return None
    told = isinstance(found, Told)
    text = _written(found.row, step.text) if isinstance(found, Told) else None
    if step.kind == "then" and not told:
        text = _event(step.text)
    return None if text is None else step._replace(text=text)


def _written(row: Sentence, text: str) -> str | None:
    reads = [slots for pattern in row.patterns["en"] if (slots := pattern.read(text)) is not None]
    if not reads:
        return None
    # As a case is read: the pattern that leaves least of the text to its slots.
    read = min(reads, key=lambda slots: sum(len(value) for value, _ in slots.values()))
    values: dict[str, str] = {}
    for name, (value, _) in read.items():
        translated = _value(row.slots[name], value)
        if translated is None:
            return None
        values[name] = translated
    for pattern in row.patterns["it"]:
        whole = _whole(pattern, values)
        if whole is not None and pattern_of(whole).names_of() == set(values):
            return pattern_of(whole).text(values)
    return None


class _Plain:
    """An Italian template without places that may be left out."""

    def __init__(self, template: str) -> None:
        self.template = template

    def names_of(self) -> set[str]:
        return set(re.findall(r"\{(\w+)\}", self.template))

    def text(self, values: dict[str, Any]) -> str:
        told = {name: int(one) if one.isdigit() else one for name, one in values.items()}
        return Pattern(self.template, {}, "it").write(told)


@cache
def pattern_of(template: str) -> _Plain:
    return _Plain(template)


def _whole(pattern: Pattern, values: dict[str, str]) -> str | None:
    """The template with what may be left out, where it speaks of what is told; else without."""

    def keep(found: re.Match[str]) -> str:
        names = re.findall(r"\{(\w+)\}", found[1])
        return found[1] if names and all(name in values for name in names) else ""

    return re.sub(r"\[([^\[\]]*)\]", keep, pattern.template)


def _event(text: str) -> str | None:
    """What has happened, as the Italian timeline tells it; or which of two came first."""
    if " before " in text:
        both = [_event(one) for one in text.split(" before ", 1)]
        return None if None in both else " prima che ".join(map(str, both))
    for kind in RULES.events.values():
        for english, italian in zip(patterns(kind, "en"), patterns(kind, "it"), strict=False):
            read = english.read(text)
            if read is None:
                continue
            values = {name: _value(kind.slots[name], value) for name, (value, _) in read.items()}
            if all(values.values()):
                whole = _whole(italian, values)  # type: ignore[arg-type]
                return whole and pattern_of(whole).text(values)  # type: ignore[arg-type]
    return None


def _value(type: str, value: str) -> str | None:
    if type == "text":
        return _event(value)
    if type in ("number", "fraction") or value.isdigit():
        return {"a": "1", "an": "1", "one": "1"}.get(value, value)
    if value in _BOTH:
        return _BOTH[value]
    if type in _NAMED:
        if not type.endswith("s"):
            return _ARTICLE.sub("", value)
        names = [_ARTICLE.sub("", one) for one in _AND.sub(", ", value).split(", ")]
        return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " e " + names[-1]
    sets = SPEECH.words.sets.get(type)
    if sets is None:
        return None
    meaning = sets["en"].get(value.casefold())
    if meaning is None:
        return None
    words = SPEECH.words.words_for(type, meaning, "it")
    return words[0] if words else None
