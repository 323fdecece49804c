"""Templates of the productions run the other way: what the slots held, told by what came of it.

``Unfilling.held(template, value)`` is every way to fill the slots of ``template`` so that it is
``value``; what a slot holds may be known in some of its fields alone (``Partly``).
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from rulesref.facts.compiler.pattern import PhraseSlot, flat
from rulesref.facts.compiler.productions import Productions
from rulesref.facts.compiler.template import MISSING
from tests.facts.compiler.partly_known import Partly, numbers_in, with_x

_SLOT = re.compile(r"\{([a-z][a-z-]*)(?:\.([a-z.-]+))?\}")
#: Fields of a table that nobody can list: any may come of it.
_ANY = "*"
#: Slot → what it held.
Held = dict[str, Any]


class Unfilling:
    """Runs the templates of ``productions`` the other way on a card of which ``card`` is known."""

    def __init__(self, productions: Productions) -> None:
        self.card: Mapping[str, Any] = {}
        self._rows = productions.rows
        #: Production → slot → its category.
        self.kinds: dict[str, dict[str, str]] = {}
        for row in self._rows:
            elements = (one for sequence in flat(row.says) for one in sequence)
            self.kinds[row.id] = {o.name: o.category for o in elements if isinstance(o, PhraseSlot)}
        self._fields = self._all_fields()

    # --- which fields a category can bring about ----------------------------------------------

    def _all_fields(self) -> dict[str, set[str]]:
        known: dict[str, set[str]] = defaultdict(set)
        before = -1
        while before != sum(map(len, known.values())):
            before = sum(map(len, known.values()))
            for row in self._rows:
                known[row.category] |= self._fields_of(row.means, self.kinds[row.id], known)
        return known

    def _fields_of(
        self, template: Any, kinds: Mapping[str, str], known: Mapping[str, set[str]]
    ) -> set[str]:
        if isinstance(template, str):
            slot = _SLOT.fullmatch(template)
            if slot is None:
                return set()
            return {_ANY} if slot[2] or slot[1] == "card" else set(known[kinds[slot[1]]])
        if not isinstance(template, Mapping):
            return set()
        if template.keys() == {"x", "in"}:
            return self._fields_of(template["in"], kinds, known)
        fields = {_ANY if "{" in key else key for key in template if key != "+"}
        for each in _merged_in(template):
            fields |= self._fields_of(each, kinds, known)
        return fields

    # --- the other way ------------------------------------------------------------------------

    def held(self, template: Any, value: Any, kinds: Mapping[str, str]) -> Iterator[Held]:
        """What the slots of ``template`` can have held where ``value`` came of it."""
        if isinstance(template, str):
            yield from self._text(template, value)
        elif isinstance(template, list):
            if isinstance(value, list | tuple):
                yield from self._list(template, list(value), kinds)
        elif isinstance(template, Mapping) and template.keys() == {"x", "in"}:
            yield from self._with_x(template, value, kinds)
        elif isinstance(template, Mapping):
            if isinstance(value, Partly):
                yield from self._partly(template, value, kinds)
            elif isinstance(value, Mapping):
                yield from self._split(_contributions(template), dict(value), kinds)
        elif type(template) is type(value) and template == value:
            yield {}

    def _with_x(
        self, template: Mapping[str, Any], value: Any, kinds: Mapping[str, str]
    ) -> Iterator[Held]:
        """The other way to tell an X: each number in ``value`` may be what was told."""
        for number in numbers_in(value):
            for one in self.held(template["in"], with_x(value, number), kinds):
                for other in self.held(template["x"], number, kinds):
                    yield from _both(one, other)

    def _text(self, template: str, value: Any) -> Iterator[Held]:
        slot = _SLOT.fullmatch(template)
        if slot and slot[1] == "card":
            held = self.card.get(slot[2], MISSING)
            if held == value:
                yield {}
        elif slot:
            yield {slot[1]: Partly({slot[2]: value}) if slot[2] else value}
        elif "{" in template and isinstance(value, str | int):
            yield from self._embedded(template, str(value))
        elif template == value:
            yield {}

    def _embedded(self, template: str, text: str) -> Iterator[Held]:
        names = [slot[1] for slot in _SLOT.finditer(template)]
        parts = [re.escape(part) for part in re.split(r"\{[^}]*\}", template)]
        match = re.fullmatch("(.+?)".join(parts), text)
        if match is not None:
            groups = [
                (group, int(group)) if group.isdigit() else (group,) for group in match.groups()
            ]
            for chosen in product(*groups):
                yield dict(zip(names, chosen, strict=True))

    def _list(
        self, items: list[Any], values: list[Any], kinds: Mapping[str, str]
    ) -> Iterator[Held]:
        if not items:
            if not values:
                yield {}
            return
        first, rest = items[0], items[1:]
        for taken, size in self._taken(first, values):
            for one in self.held(first, taken, kinds):
                for other in self._list(rest, values[size:], kinds):
                    yield from _both(one, other)

    def _taken(self, item: Any, values: list[Any]) -> Iterator[tuple[Any, int]]:
        """What ``item`` of a list can have been: what it was, and how many of ``values`` that is."""
        if not (isinstance(item, str) and _SLOT.fullmatch(item)):
            if values:
                yield values[0], 1
            return
        yield MISSING, 0
        yield [], 0
        if values and not isinstance(values[0], list):
            yield values[0], 1
        for size in range(1, len(values) + 1):
            yield values[:size], size

    def _partly(
        self, template: Mapping[str, Any], value: Partly, kinds: Mapping[str, str]
    ) -> Iterator[Held]:
        """A table of which only some fields are known: the others of ``template`` are constants."""
        exact = {key: item for key, item in value.items() if item is not MISSING}
        yield from self._split(_contributions(template), exact, kinds)

    def _split(
        self, parts: Sequence[tuple[str, Any]], value: dict[str, Any], kinds: Mapping[str, str]
    ) -> Iterator[Held]:
        """Every way in which the ``parts`` of a table, one after another, make ``value``."""
        if not parts:
            if not value:
                yield {}
            return
        (key, template), later = parts[0], parts[1:]
        for taken, rest in self._shares(key, template, later, value, kinds):
            for one in self._of_part(key, template, taken, kinds):
                for other in self._split(later, rest, kinds):
                    yield from _both(one, other)

    def _of_part(
        self, key: str, template: Any, taken: Any, kinds: Mapping[str, str]
    ) -> Iterator[Held]:
        if "{" in key:  # a slot names the field
            for (field, item), *more in [list(taken.items())] if taken else []:
                if not more:
                    for name in self._text(key, field):
                        for one in self.held(template, item, kinds):
                            yield from _both(name, one)
        else:
            yield from self.held(template, taken, kinds)

    def _shares(
        self,
        key: str,
        template: Any,
        later: Sequence[tuple[str, Any]],
        value: dict[str, Any],
        kinds: Mapping[str, str],
    ) -> Iterator[tuple[Any, dict[str, Any]]]:
        """What one part takes of ``value``, and what is left for the ``later`` ones."""
        if key == "+":
            brings = self._fields_of(template, kinds, self._fields)
            fields = [field for field in value if field in brings or _ANY in brings]
            options = [
                list(self._pieces(value[f], self._comes_later(f, later, kinds), True))
                for f in fields
            ]
            for chosen in product(*options):
                taken = {
                    f: one for f, (one, _) in zip(fields, chosen, strict=True) if one is not MISSING
                }
                left = dict(value)
                for field, (_, rest) in zip(fields, chosen, strict=True):
                    _leave(left, field, rest)
                yield taken, left
                if not taken:
                    yield MISSING, left
        elif "{" in key:
            for field, item in value.items():
                yield {field: item}, {name: kept for name, kept in value.items() if name != field}
        elif key not in value:
            yield MISSING, value
        else:
            for one, rest in self._pieces(value[key], self._comes_later(key, later, kinds), False):
                left = dict(value)
                _leave(left, key, rest)
                yield one, left
            if self._comes_later(key, later, kinds):
                yield MISSING, value

    def _comes_later(
        self, field: str, later: Sequence[tuple[str, Any]], kinds: Mapping[str, str]
    ) -> bool:
        for key, template in later:
            if key == field or "{" in key:
                return True
            if key == "+":
                brings = self._fields_of(template, kinds, self._fields)
                if field in brings or _ANY in brings:
                    return True
        return False

    def _pieces(self, item: Any, shared: bool, may_skip: bool) -> Iterator[tuple[Any, Any]]:
        """What one part can have brought of a field, and what is left of it."""
        yield item, MISSING
        if shared and may_skip:
            yield MISSING, item
        if shared and isinstance(item, list):
            for size in range(1, len(item)):
                yield item[:size], item[size:]
        if shared and isinstance(item, Mapping) and len(item) > 1:
            for field in item:
                rest = {name: kept for name, kept in item.items() if name != field}
                yield {field: item[field]}, rest
                if len(item) > 2:
                    yield rest, {field: item[field]}


def _leave(table: dict[str, Any], field: str, rest: Any) -> None:
    if rest is MISSING:
        del table[field]
    else:
        table[field] = rest


def _merged_in(template: Mapping[str, Any]) -> list[Any]:
    more = template.get("+", [])
    return more if isinstance(more, list) else [more]


def _contributions(template: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """The parts of a table in the order in which they are merged."""
    return [
        (key, each)
        for key, item in template.items()
        for each in (_merged_in(template) if key == "+" else [item])
    ]


def _both(one: Held, other: Held) -> Iterator[Held]:
    """Both together, where they say one thing of each slot."""
    both = dict(one)
    for name, value in other.items():
        if name not in both:
            both[name] = value
        elif isinstance(value, Partly) and isinstance(both[name], Partly):
            if any(both[name].get(field, item) != item for field, item in value.items()):
                return
            both[name] = Partly({**both[name], **value})
        elif both[name] != value:
            return
    yield both
