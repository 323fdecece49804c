"""Changed abilities whose sentence stays as it was: what the words do not tell.

    python -m tests.facts.telling.mutating

walks every ability of every described and compiled card, and prints each change without a trace.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rulesref.engine.clause import NotationError
from rulesref.engine.notation import read_ability
from rulesref.engine.rules import Rules
from rulesref.facts.telling.every import every_card
from rulesref.facts.telling.teller import teller_of
from rulesref.facts.telling.wording import LANGUAGES
from tests.arkham import JUDGE

#: What means the same where it is left out: the default of a slot.
_DEFAULTS: tuple[tuple[str, Any], ...] = (
    *(("amount", 1), ("deed", "discard"), ("enemy", {"all": "enemy"})),
    *(
        ("replaced", True),
        ("must", True),
        ("keep", 1),
        ("fate", "killed"),
        ("least", 0),
        ("count", 1),
    ),
)
#: Prose in one language: the sentence of the other says it in its own.
_PROSE = ("opaque", "opaque-it", "cites")
#: What a word of another kind is changed into.
_OTHER = {"this": "it", "you": "lead", "all": "choose", "choose": "all"}


class Silent(NamedTuple):
    """A change of ``ability`` into ``changed`` that one language does not tell."""

    language: str
    ability: Mapping[str, Any]
    changed: Mapping[str, Any]


def every_ability() -> Iterator[Mapping[str, Any]]:
    """The abilities of all cards, those that nobody has described left out."""
    for card in every_card(JUDGE.game):
        yield from (one for one in card.get("ability", ()) if "opaque" not in one)


def changes(ability: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Every change of ``ability`` that can be read and means something else."""
    rules = JUDGE.game.rules
    meant = read_ability(ability, rules, "told")
    for changed in mutants(ability, rules):
        try:
            means = read_ability(changed, rules, "told")
        except (NotationError, KeyError, TypeError, ValueError):
            continue
        if means._replace(cites=()) != meant._replace(cites=()):
            yield changed


def silent(ability: Mapping[str, Any], changed: Mapping[str, Any]) -> Iterator[Silent]:
    """The languages in which ``changed`` is told as ``ability`` is."""
    for language in LANGUAGES:
        teller = teller_of(JUDGE.game, language)
        if teller.ability(changed) == teller.ability(ability):
            yield Silent(language, ability, changed)


def mutants(value: Any, rules: Rules) -> Iterator[Any]:
    """``value`` with one thing in it left out or changed."""
    if isinstance(value, Mapping):
        for key, item in value.items():
            rest = {other: kept for other, kept in value.items() if other != key}
            if key in _PROSE:
                continue
            if not any(key == slot and item == default for slot, default in _DEFAULTS):
                yield rest
            if key in ("all", "choose"):
                yield {_OTHER[key]: item, **rest}
            for changed in mutants(item, rules):
                yield {**value, key: changed}
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield value[:place] + value[place + 1 :]
            for changed in mutants(item, rules):
                yield [*value[:place], changed, *value[place + 1 :]]
    else:
        yield from _changed(value, rules)


def _changed(value: Any, rules: Rules) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        if value in rules.selectors:
            yield _OTHER.get(value, "this")
        yield from _other_words(value, rules)
        yield f"{value} X"


def _other_words(value: str, rules: Rules) -> Iterator[str]:
    """A neighbour of ``value`` in each list of words that it is of."""
    for known in (*rules.words.values(), rules.verbs, rules.conditions, rules.kinds, rules.events):
        if value in known:
            several = sorted(map(str, known))
            yield several[(several.index(value) + 1) % len(several)]


def main() -> int:
    """1 where any change is not told."""
    abilities = {json.dumps(one, sort_keys=True): one for one in every_ability()}
    made = untold = 0
    for ability in abilities.values():
        for changed in changes(ability):
            made += 1
            for one in silent(ability, changed):
                untold += 1
                print(one.language, json.dumps(ability), json.dumps(changed), sep="\n  ")
    print(f"{len(abilities)} abilities, {made} changes, {untold} of them untold", file=sys.stderr)
    return int(bool(untold))


if __name__ == "__main__":
    raise SystemExit(main())
