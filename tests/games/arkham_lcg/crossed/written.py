"""Abilities written at random around one row of the notation, or around one value of one slot.

What a slot may hold is read off the tables, as the loader reads it: any word of a closed list, any
selector with any filters, numbers and what is counted, clauses inside of clauses.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rulesref.engine.words import Row
from rulesref.games.arkham_lcg import RULES

#: The word under which a clause of each table is written.
HEADS = {"verbs": "verb", "conditions": "test", "costs": "pay", "quantities": "count"}
TABLES = (*HEADS, "selectors", "filters")
#: What stands where the loader takes any word: a few that are on the table, and one that is not.
WORDS = ("Ghoul", "Ally", "Item", "Spell", "Knife", "Study", "red", "fight", "intellect", "Nobody")
NUMBERS = (0, 1, 1, 2, 3, 5)
FREE_KINDS = ("free", "free", "action")
#: Kinds of abilities in which an effect can stand, how often each is drawn.
KINDS = (*FREE_KINDS, "forced", "reaction", "forced", "revelation", "play", "fast", "skill")
KINDS += ("elder-sign", "haunted", "symbol", "advance")
#: How deep clauses stand inside of clauses.
DEPTH = 2


class Place(NamedTuple):
    """A row of a table; where ``slot`` is named, that slot with ``value`` in it."""

    table: str
    id: str
    slot: str = ""
    value: Any = None

    def __str__(self) -> str:
        slot = f" {self.slot} = {self.value}" if self.slot else ""
        return f"{self.table} {self.id}{slot}"


class Writer:
    """Writes abilities; ``rng`` decides everything but the place that is asked for."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.words: tuple[str, ...] = ()

    def ability(self, place: Place) -> dict[str, Any]:
        """An ability in which ``place`` stands; the loader may refuse it for all that is around."""
        self.words = ()
        constant = place.table == "verbs" and place.id in RULES.constants
        if constant and (place.id in RULES.constants_only or self.rng.random() < 0.5):
            return {"kind": "constant", **self._around(place, constant=True)}
        kind = self.rng.choice(KINDS)
        needed = self._needed(place)
        if needed:
            kind = self.rng.choice(("forced", "reaction"))
        out: dict[str, Any] = {"kind": kind}
        if RULES.kinds[kind].answers == "must" or (kind == "fast" and self.rng.random() < 0.5):
            out["on"] = self.trigger(needed)
        return out | self._around(place, unprompted=RULES.kinds[kind].unprompted)

    def _around(
        self, place: Place, *, constant: bool = False, unprompted: bool = False
    ) -> dict[str, Any]:
        if place.table == "costs":
            if unprompted:
                return {"do": [self._gain(1)]}
            return {"cost": [self.clause(place, DEPTH)], "do": [self._gain(1)]}
        if place.table == "conditions":
            test = self.clause(place, DEPTH)
            verb = self._constant(1) if constant else self._gain(1)
            return {"if": [test], "do": [verb]}
        if place.table == "verbs":
            shown = self._shown(place)
            return {"do": [*([] if constant else shown), self.clause(place, DEPTH)]}
        if place.table == "quantities":
            return {"do": [*self._shown(place), self._gain(self.clause(place, DEPTH))]}
        return {"do": [*self._shown(place), self._done_to(self._selector_of(place))]}

    def _selector_of(self, place: Place) -> Any:
        if place.table == "selectors":
            return self.rng.choice((place.id, {"all": place.id}, {"choose": place.id}))
        how = self.rng.choice(("all", "choose"))
        found = self.rng.choice(("any-card", "enemy", "location", "investigator", "asset"))
        held = (
            place.value if place.slot else self.value(self._filter_type(place.id), DEPTH, place.id)
        )
        return {how: found, place.id: held}

    def _filter_type(self, id: str) -> str:
        return str(RULES.filters[id].args["value"])

    def _done_to(self, those: Any) -> dict[str, Any]:
        """Some clause in which a selector can stand."""
        verb = self.rng.choice(
            [id for id, row in RULES.verbs.items() if "cards" in row.args.values()]
        )
        slots = [key for key, type in RULES.verbs[verb].args.items() if type == "cards"]
        return self.clause(Place("verbs", verb, self.rng.choice(slots), those), 1)

    def _shown(self, place: Place) -> list[dict[str, Any]]:
        """What stands before, so that "it" means something."""
        if self.rng.random() < 0.5:
            return []
        self.words = tuple(RULES.sight.chosen)
        card = self.rng.choice(("asset", "enemy", "location", "investigator", "any-card"))
        return [{"verb": "exhaust", "card": {"choose": card}}]

    def _gain(self, amount: Any) -> dict[str, Any]:
        return {"verb": "gain-resources", "who": "you", "amount": amount}

    def _constant(self, by: Any) -> dict[str, Any]:
        return {"verb": "modify", "of": "you", "stat": "combat", "by": by}

    def _needed(self, place: Place) -> Any:
        """What the triggering event must be for ``place`` to mean something."""
        answers = RULES.sight.answers
        head = "selector" if place.table == "selectors" else HEADS.get(place.table, "")
        if (head, place.id) in answers:
            return answers[head, place.id]
        word = place.value if isinstance(place.value, str) else ""
        return answers.get(("selector", word))

    def trigger(self, needed: Any = None) -> dict[str, Any]:
        """What an ability answers; where ``needed`` is told, an event that it can be said of."""
        events = [
            id
            for id, kind in RULES.events.items()
            if needed is None
            or not (needed.events or needed.slots)
            or id in needed.events
            or set(kind.slots) & set(needed.slots)
        ]
        event = self.rng.choice(events)
        before = needed is not None and needed.before
        stage = self.rng.choice(("when", "would") if before else ("would", "when", "if", "after"))
        out: dict[str, Any] = {stage: event}
        for slot, type in RULES.events[event].slots.items():
            if self.rng.random() < 0.15:
                out[slot] = self._wanted(type, slot, event)
        return out

    def _wanted(self, type: str, slot: str, event: str) -> Any:
        if type == "number":
            return self.rng.choice((1, 2, "2+"))
        if type in ("word", "words"):
            return self._word(slot, event)
        return self.rng.choice(("you", "this", {"all": self.rng.choice([*RULES.selectors])}))

    def clause(self, place: Place, depth: int) -> dict[str, Any]:
        """A clause of the row that ``place`` names, with its slots filled."""
        row: Row = getattr(RULES, place.table)[place.id]
        out: dict[str, Any] = {HEADS[place.table]: place.id}
        before = self.words
        self.words = (*before, *RULES.sight.shows.get((HEADS[place.table], place.id), ()))
        for slot, type in row.args.items():
            key = slot.replace("_", "-")
            if slot == place.slot:
                out[key] = place.value
            elif not type.endswith("?") or self.rng.random() < 0.4:
                out[key] = self.value(type, depth - 1, place.id, slot)
        self.words = before
        return out

    def value(self, type: str, depth: int, row: str, slot: str = "") -> Any:
        """Something that a slot of ``type`` may hold."""
        type = type.rstrip("?")
        if type in ("number", "quantity"):
            if type == "number" and (depth <= 0 or self.rng.random() < 0.7):
                return self.rng.choice(NUMBERS)
            return self._any("quantities", depth)
        if type == "flag":
            return self.rng.random() < 0.7
        if type in ("word", "text"):
            return self._word(slot or row, row)
        if type == "words":
            return [self._word(slot or row, row) for _ in range(self.rng.choice((1, 1, 2)))]
        if type == "cards":
            return self.selector(depth)
        if type == "amounts":
            return {self._word(slot, row): self.rng.choice((1, 2))}
        if type == "effects":
            return [self._any("verbs", depth) for _ in range(self.rng.choice((1, 1, 2)))]
        if type == "branches":
            return [[self._any("verbs", depth)], [self._gain(1)]]
        return self._compound(type, depth)

    def _compound(self, type: str, depth: int) -> Any:
        if type == "clauses":
            return [self._constant(1)]
        if type == "payments":
            return [[self._any("costs", depth)]]
        if type == "tests":
            return [self._any("conditions", depth)]
        if type == "chooser":
            return self.rng.choice(("you", "lead", "who-did"))
        if type == "ability":
            return {"kind": "forced", "on": self.trigger(), "do": [self._gain(1)]}
        raise ValueError(f"nobody has said what a slot of the type {type!r} may hold")

    def _any(self, table: str, depth: int) -> Any:
        """Some clause of a table; deep down one of those that ask for little."""
        if depth <= 0:
            return {
                "verbs": self._gain(1),
                "quantities": {"count": "number-of", "of": {"all": "enemy"}},
                "costs": {"pay": "exhaust", "card": "this"},
                "conditions": {"test": "there-is", "a": {"all": "enemy"}},
            }[table]
        rows = [id for id in getattr(RULES, table) if id not in RULES.constants_only]
        return self.clause(Place(table, self.rng.choice(rows)), depth)

    def _word(self, slot: str, row: str) -> str:
        known = RULES.words_of(slot, row)
        return self.rng.choice(sorted(known) if known else WORDS)

    def selector(self, depth: int) -> Any:
        """A word, or all or a chosen one of what a selector finds, with filters behind it."""
        if self.words and self.rng.random() < 0.4:
            return self.rng.choice(self.words)
        name = self.rng.choice([*RULES.selectors])
        how = self.rng.choice(("one", "all", "choose"))
        if how == "one":
            return name
        out: dict[str, Any] = {how: name}
        for _ in range(self.rng.choice((0, 0, 1, 1, 2)) if depth > 0 else 0):
            key = self.rng.choice([*RULES.filters])
            out[key] = self.value(self._filter_type(key), depth - 1, key)
        if how == "choose" and self.rng.random() < 0.2:
            out["count"] = self.rng.choice((2, "any"))
        return out


def rows() -> Iterator[Place]:
    """Every row of the notation."""
    for table in TABLES:
        for id in getattr(RULES, table):
            yield Place(table, id)


def values(type: str, slot: str, row: str) -> Iterator[Any]:
    """What a slot of ``type`` may hold, one value of each sort: each word, selector, count, verb."""
    type = type.rstrip("?")
    if type == "cards":
        yield from RULES.selectors
        for how in ("all", "choose"):
            yield from ({how: name} for name in RULES.selectors)
    elif type == "flag":
        yield from (True, False)
    elif type in ("word", "text", "words", "amounts"):
        known = RULES.words_of(slot, row)
        for word in sorted(known) if known else WORDS:
            yield {"words": [word], "amounts": {word: 1}}.get(type, word)
    elif type in ("number", "quantity"):
        yield from (0, 1, 2, -1) if type == "number" else ()


def places() -> Iterator[Place]:
    """Every row, and every value of every slot of it that can be listed."""
    for place in rows():
        yield place
        if place.table == "selectors":
            continue
        row: Row = getattr(RULES, place.table)[place.id]
        args: Mapping[str, str] = row.args
        for slot, type in args.items():
            named = place.id if place.table == "filters" else slot
            for value in values(type, named, place.id):
                yield place._replace(slot=slot, value=value)
