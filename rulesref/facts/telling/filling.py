"""Filling a template: what its slots hold, told by their types."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rulesref.facts.telling.template import Count, Form, Maybe, Slot, Template
from rulesref.facts.telling.wording import Wording


class Held(NamedTuple):
    """What the slots of one row hold, of which types; ``mode`` is how its things are told.

    ``missing`` is what is told of a slot that holds nothing, and ``row`` whose words are told.
    """

    values: Mapping[str, Any]
    types: Mapping[str, str]
    mode: str = "each"
    missing: Mapping[str, Template] = {}
    row: str = ""

    def with_words(self, **told: str) -> Held:
        """The same with more slots, of which all is ``told`` already."""
        return self._replace(values={**self.values, **told})


class Filling(NamedTuple):
    """A template being filled with ``held``, by a teller's ``tell`` and ``number``."""

    held: Held
    wording: Wording
    tell: Callable[[Any, str, str, str, str], str]
    number: Callable[[Any, str], str]

    def text(self, template: Template) -> str:
        """``template`` with what the slots hold."""
        told, before = "", False
        for part in template:
            if isinstance(part, str):
                told += part
            elif isinstance(part, Maybe):
                needed = _needed(part.parts, flags=bool(part.other))
                here = all(slot in self.held.values for slot in needed)
                inside = self.text(part.parts if here else part.other)
                told += (self._and() if part.joined and here and before else "") + (
                    f" {inside}" if part.joined and here and not before else inside
                )
                before = here
            elif isinstance(part, Count):
                told += self._count(part)
            elif isinstance(part, Form):
                told += self.text(part.yes if self._yes(part) else part.no)
            else:
                told += self._slot(part)
        return told

    def _and(self) -> str:
        return "".join(map(str, self.wording.templates["frames"]["plus-also"]))

    def _yes(self, part: Form) -> bool:
        value = self.held.values.get(part.name)
        if part.mark == "!":
            return type(value) is int and value == 0
        if part.mark == "%":
            return not isinstance(value, Mapping)
        if part.mark == "@" and value is None:  # whose it is when nobody is named
            return part.name not in self.held.missing
        return value is True if part.mark == "?" else value in ("you", {"all": "you"})

    def _slot(self, part: Slot) -> str:
        if part.name not in self.held.values:
            missing = self.held.missing.get(part.name)
            return self.text(missing) if missing else ""
        value, type = self.held.values[part.name], self.held.types.get(part.name, "told")
        return self.tell(value, type, part.name, part.mode or self.held.mode, self.held.row)

    def _count(self, part: Count) -> str:
        value = self.held.values.get(part.name)
        if isinstance(value, int):
            return f"{value} {self.text(part.one if value == 1 else part.many)}"
        return self.number(value, self.text(part.many))


def _needed(template: Template, *, flags: bool) -> list[str]:
    """The slots without which a part that may be missing is not told: its own, not its parts'.

    A flag is one of them where something else is told without it.
    """
    return [
        part.name
        for part in template
        if isinstance(part, Slot | Count)
        or (isinstance(part, Form) and (part.mark not in "?!" or (flags and part.mark == "?")))
    ]
