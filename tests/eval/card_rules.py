"""Make ``rulesref/search/card-rules.txt`` from the facts of the cards: ``python -m
tests.eval.card_rules [--write]``.

A card uses the entries that the rows of its abilities cite: kinds, triggers, costs, tests, verbs,
numbers, and those of its keywords. A name alone is taken for the cards of the lowest level that have
it, as in a case.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from math import log
from typing import Any

from rulesref.facts.coverage import every_card
from rulesref.games import game_of
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.places import corpus_folder
from rulesref.search.card_rules import ENTRY, MADE

GAME = "arkham-lcg"
#: What a word of a description is, by its key; and the entry of each stage of a trigger.
_ROWS: Mapping[str, Mapping[str, Any]] = {
    "verb": RULES.verbs,
    "pay": RULES.costs,
    "test": RULES.conditions,
    "count": RULES.quantities,
    "kind": RULES.kinds,
}
_STAGES = {"would": "instead", "when": "when", "at": "at", "if": "if", "after": "after"}
#: The nats by which an entry that one card alone uses is rarer than one that all use, and more.
_RAREST = 8.0


def used_by(facts: Any) -> Iterator[str]:
    """The entries that ``facts``, a card or a part of it, make use of."""
    if isinstance(facts, Mapping):
        for key, rows in _ROWS.items():
            row = rows.get(facts[key]) if isinstance(facts.get(key), str) else None
            yield from getattr(row, "cites", ())
        yield from _of_trigger(facts.get("on"))
        for designator in facts.get("designators", ()):
            yield f"{GAME}/{designator}-action"
        if "limit" in facts:
            yield f"{GAME}/limits-and-maximums"
        for keyword in facts["keywords"] if isinstance(facts.get("keywords"), Mapping) else ():
            yield f"{GAME}/{keyword}"
        for part in facts.values():
            yield from used_by(part)
    elif isinstance(facts, list):
        for part in facts:
            yield from used_by(part)


def _of_trigger(on: Any) -> Iterator[str]:
    for stage in _STAGES.keys() & (on if isinstance(on, Mapping) else {}):
        named = on[stage] if isinstance(on[stage], list) else [on[stage]]
        events = [RULES.events[event] for event in named if str(event) in RULES.events]
        if events:  # an effect says with the same word on what it acts
            yield f"{GAME}/{_STAGES[stage]}"
        for event in events:
            yield from event.cites


def made() -> str:
    """The file: a line for each entry with its worth, then one for each name of a card."""
    uses: dict[str, set[str]] = defaultdict(set)
    cards = [card for card, _ in every_card(game_of(GAME))]
    lowest: dict[str, int] = {}
    for card in cards:
        lowest[card["name"]] = min(card.get("level", 0), lowest.get(card["name"], 5))
    for card in cards:
        if card.get("level", 0) > lowest[card["name"]]:
            continue
        uses[card["name"]].update((*used_by(card), f"{GAME}/{card['type']}-cards"))
        if card.get("weakness"):
            uses[card["name"]].add(f"{GAME}/weakness")
    known = frozenset(corpus_folder().joinpath(GAME, "ids.lock").read_text("utf-8").split())
    for own in uses.values():
        own &= known
    among = Counter(entry for entries in uses.values() for entry in entries)
    entries = sorted(among)
    lines = [f"{ENTRY}{e}\t{min(log(len(uses) / among[e]) / _RAREST, 1.0):.3f}" for e in entries]
    places = {entry: number for number, entry in enumerate(entries)}
    for name, own in sorted(uses.items()):
        lines.append(f"{name}\t{' '.join(str(places[entry]) for entry in sorted(own))}")
    return "\n".join((*lines, ""))


def main() -> None:
    """Make it, and write it where that is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.eval.card_rules", description=__doc__)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    text = made()
    print(f"{len(text)} bytes")
    if given.write:
        MADE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
