"""How much of the player cards is understood by their text alone, what is written by hand set aside.

    RULESREF_CARDS=FOLDER python -m tests.facts.compiler.by_text [--cycles] [--lines]

``--cycles`` leaves out the packs of each cycle in turn: it is compiled anew without the productions
that no card of another cycle uses, as a set that nobody had seen would be. What such a production
read may then be read by more general ones, or its head alone; lines that those read otherwise than
before are printed below, to be judged. ``--lines`` prints each line,
how far it is understood, and its facts: what a change of the productions does to them is the
difference between two such lists.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

from rulesref.cards.data.arkhamdb import CardRecord
from rulesref.cards.index import read_index
from rulesref.engine.undescribed import GUARD, UNREAD
from rulesref.facts.compiler.compiled_card import FULL, CompiledAbility
from rulesref.facts.compiler.compiling import Compiler
from rulesref.facts.compiler.pattern import flat, slots
from rulesref.facts.compiler.productions import LEAVES, Productions
from rulesref.facts.compiler.reading import Reading
from rulesref.facts.compiler.table import compiles
from rulesref.facts.coverage import is_open, is_ours
from tests.arkham import JUDGE
from tests.facts.compiler.made import compiler, records

#: What is counted: ``coverage.PARTS`` for player cards.
PARTS = ("player-abilities", "player-cards", "heads")


class Share(NamedTuple):
    """So many of ``total`` are understood."""

    understood: int
    total: int

    def __str__(self) -> str:
        return f"{100 * self.understood / max(1, self.total):5.1f} %"


class Card(NamedTuple):
    """A player card as it is compiled: ``used`` are the productions of each of its lines."""

    record: CardRecord
    cycle: str
    lines: tuple[CompiledAbility, ...]
    used: tuple[frozenset[str], ...]


@lru_cache(maxsize=1)
def cards() -> tuple[Card, ...]:
    """Every player card, compiled whether or not it is described by hand."""
    return tuple(_cards())


def _cards() -> Iterator[Card]:
    index = read_index(JUDGE.game.corpus / "cards")
    make = compiler()
    for record in records().values():
        known = index.cards.get(record.code)
        if compiles(record) and known is not None and is_ours(known):
            yield _compiled(make, record, index.packs[known.pack].cycle)


def _compiled(make: Compiler, record: CardRecord, cycle: str) -> Card:
    compiled = make.card(record)
    lines = (*compiled.lines, *compiled.back)
    used = tuple(frozenset(_productions(line.reading)) for line in lines)
    return Card(record, cycle, lines, used)


def _productions(reading: Reading | None) -> Iterator[str]:
    if reading is None:
        return
    if reading.production is not None:
        yield reading.production.id
    for part in reading.parts:
        yield from _productions(part)


def counted(these: Iterable[Card]) -> Mapping[str, Share]:
    """How much of ``these`` is understood."""
    counts: Counter[tuple[str, bool]] = Counter()
    for card in these:
        whole = True
        for line in card.lines:
            for ability in line.facts.get("ability", ()):
                if ability.get("opaque") == GUARD:
                    continue
                runs = not is_open(ability)
                whole = whole and runs
                counts["player-abilities", runs] += 1
                counts["heads", ability.get("opaque") != UNREAD] += 1
        counts["player-cards", whole] += 1
    return {
        part: Share(counts[part, True], counts[part, True] + counts[part, False]) for part in PARTS
    }


class ReadAnew(NamedTuple):
    """A line that other productions read wholly, with and without the facts that it had."""

    text: str
    before: Mapping[str, Any]
    now: Mapping[str, Any]


class HeldOut(NamedTuple):
    """One cycle: what is understood of it, and what of it without its own productions.

    ``anew`` are its lines that its own productions had read and others read without them.
    """

    cycle: str
    whole: Mapping[str, Share]
    unseen: Mapping[str, Share]
    anew: tuple[ReadAnew, ...]


def held_out(only: Collection[str] = ()) -> Iterator[HeldOut]:
    """Each cycle, or those of ``only``, as it is and as if nothing had been written for it alone."""
    by_cycle: dict[str, list[Card]] = defaultdict(list)
    used_in: dict[str, set[str]] = defaultdict(set)
    for card in cards():
        by_cycle[card.cycle].append(card)
        for used in card.used:
            for production in used:
                used_in[production].add(card.cycle)
    for cycle, these in by_cycle.items():
        if only and cycle not in only:
            continue
        its_own = {production for production, where in used_in.items() if where == {cycle}}
        make = compiler()._replace(productions=without(compiler().productions, its_own))
        unseen = [_compiled(make, card.record, cycle) for card in these]
        anew = (one for both in zip(these, unseen, strict=True) for one in _anew(*both, its_own))
        yield HeldOut(cycle, counted(these), counted(unseen), tuple(anew))


def _anew(card: Card, unseen: Card, its_own: Collection[str]) -> Iterator[ReadAnew]:
    """The lines of ``card`` that ``its_own`` productions read, and others too."""
    lines = zip(card.lines, unseen.lines, card.used, strict=True)
    for before, now, used in lines:
        if not used.isdisjoint(its_own) and before.understood == now.understood == FULL:
            text = card.record.text[before.start : before.end]
            yield ReadAnew(f"{card.record.name}: {text}", before.facts, now.facts)


def without(productions: Productions, lost: Collection[str]) -> Productions:
    """``productions`` but those of ``lost``, and but those with a slot that nothing fills then."""
    kept = [row for row in productions.rows if row.id not in lost]
    while True:
        known = {row.category for row in kept} | LEAVES
        filled = [row for row in kept if _slots_of(row.says) <= known]
        if len(filled) == len(kept):
            return Productions(kept)
        kept = filled


@cache
def _slots_of(says: str) -> frozenset[str]:
    return frozenset(slot.category for elements in flat(says) for slot in slots(elements))


def _print_cycles() -> None:
    print(f"{'cycle':22}{'cards':>6}  abilities  unseen   cards  unseen   heads  unseen")
    unseen: Counter[str] = Counter()
    anew: list[ReadAnew] = []
    for cycle, whole, other, lines in held_out():
        anew += lines
        shares = "  ".join(f"{whole[part]} {other[part]}" for part in PARTS)
        print(f"{cycle:22}{whole['player-cards'].total:6}  {shares}")
        unseen.update({part: other[part].understood for part in PARTS})
    everything = counted(cards())
    shares = "  ".join(
        f"{share} {Share(unseen[part], share.total)}" for part, share in everything.items()
    )
    print(f"{'all':22}{everything['player-cards'].total:6}  {shares}")
    otherwise = [line for line in anew if line.before != line.now]
    print(f"{len(anew)} lines are read by other productions, {len(otherwise)} of them otherwise")
    for line in otherwise:
        print(line.text.replace("\n", " ¶ "), line.before, line.now, sep="\n    ")


def _print_lines() -> None:
    for card in cards():
        for line in card.lines:
            text = card.record.text[line.start : line.end].replace("\n", " ¶ ")
            facts = json.dumps(line.facts, ensure_ascii=False)
            print(card.record.code, card.record.name, line.understood, text, facts, sep="\t")


def main(words: list[str]) -> int:
    """Print what is asked for; 2 where that is not known."""
    if words not in ([], ["--cycles"], ["--lines"]):
        print(__doc__, file=sys.stderr)
        return 2
    if words == ["--cycles"]:
        _print_cycles()
    elif words == ["--lines"]:
        _print_lines()
    else:
        for part, share in counted(cards()).items():
            print(f"{share}  {part}: {share.understood} of {share.total} by their text alone")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
