"""Telling notation in words: abilities, clauses, things and numbers, each by its template.

What no template names is told all the same, behind the rest: nothing is passed over.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from rulesref.engine.rules import Rules
from rulesref.engine.words import Row
from rulesref.facts.telling.filling import Filling, Held
from rulesref.facts.telling.template import Template, parsed, slots_of
from rulesref.facts.telling.things import thing
from rulesref.facts.telling.wording import Wording, read_wording
from rulesref.games.game import Game

#: The word of a clause that names its row → the table of the rows, and of what is told of them.
_HEADS = {"verb": "verbs", "test": "tests", "pay": "costs", "count": "numbers"}
#: Types that hold clauses with effects of their own.
_BLOCKS = frozenset({"effects", "clauses", "branches", "payments"})
_SIGNED = re.compile(r"(\d+)\+")


class Teller:
    """Tells the notation of ``rules`` in the words of one language."""

    def __init__(self, rules: Rules, wording: Wording) -> None:
        self.rules = rules
        self.wording = wording
        self.rows: Mapping[str, Mapping[str, Row]] = {
            "verbs": rules.verbs,
            "tests": rules.conditions,
            "costs": rules.costs,
            "numbers": rules.quantities,
            "filters": rules.filters,
        }
        self._types: dict[str, Callable[[Any, str], str]] = {
            "cards": lambda value, mode: thing(self, value, mode),
            "card": lambda value, mode: thing(self, value, mode),
            "number": lambda value, mode: self.number(value, signed=mode == "+"),
            "quantity": lambda value, mode: self.number(value, signed=mode == "+"),
            "effects": lambda value, mode: self.block(value),
            "clauses": lambda value, mode: self.block(value),
            "branches": lambda value, mode: self.frame("else").join(map(self.branch, value)),
            "payments": lambda value, mode: self.listed(map(self.costs, value), "or"),
            "tests": lambda value, mode: self.tests(value),
            "chooser": lambda value, mode: thing(self, value, mode),
            "ability": lambda value, mode: self.frame(
                "quoted", text=self.told_ability(value).removesuffix(".")
            ),
        }

    # --- pieces -------------------------------------------------------------------------------

    def frame(self, name: str, **told: str) -> str:
        """A piece of a sentence around what is ``told`` already."""
        return self.fill(self.wording.templates["frames"][name], Held(told, {}))

    def listed(self, told: Iterable[str], word: str = "and") -> str:
        """Several things one after another, the last behind ``word``, a frame."""
        several = list(told)
        if len(several) < 2:
            return "".join(several)
        return self.frame("comma").join(several[:-1]) + self.frame(word) + several[-1]

    def fill(self, template: Template, held: Held) -> str:
        """``template`` with what ``held`` holds."""
        return Filling(held, self.wording, self._told, self._amount).text(template)

    def _told(self, value: Any, type: str, slot: str, mode: str, row: str) -> str:
        """What a slot holds, in words."""
        type = type.rstrip("?")
        if type in self._types:
            return self._types[type](value, mode)
        if type == "amounts":
            words = (self._word(word, slot, row, mode) for word in value)
            return self.listed(map(self._of_amount, value.values(), words, [mode] * len(value)))
        if isinstance(value, list):
            return self.listed(
                (self._word(word, slot, row, mode) for word in value),
                "and" if mode == "and" else "or",
            )
        if isinstance(value, Mapping):  # a row that is no more says nothing of its types
            return self.clause(value, "count") if "count" in value else thing(self, value, mode)
        return str(value) if type == "told" else self._word(value, slot, row, mode)

    def _word(self, word: Any, slot: str, row: str, mode: str) -> str:
        if isinstance(word, bool):
            return "+" if word else "-"
        slot = slot.replace("_", "-")
        known = self.wording.word(str(word), f"{slot} of {row}", row if slot == "value" else slot)
        one, _, many = known.partition("/")
        return one if mode == "one" else many or one

    def _of_amount(self, value: Any, word: str, mode: str) -> str:
        number = self.number(value, signed=mode == "+")
        if isinstance(value, int):
            return f"{number} {word}"
        return self.frame("amount-of", number=number, word=word)

    def _amount(self, value: Any, unit: str) -> str:
        """A number that is counted, of ``unit``."""
        template = self.wording.template("numbers", value["count"])
        if template is not None and "unit" in slots_of(template):
            return self.number(value, unit=f" {unit}")
        return self.frame("equal", unit=unit, number=self.number(value))

    def number(self, value: Any, *, signed: bool = False, unit: str = "") -> str:
        """A number, what is counted, or a number with more allowed (``2+``)."""
        if isinstance(value, int):
            return f"{value:+d}" if signed else str(value)
        if isinstance(value, str):
            least = _SIGNED.fullmatch(value)
            return self.frame("or-more", number=least[1]) if least else value
        if signed:
            template = self.wording.template("signed", value["count"])
            if template is None:
                return self.frame("plus", number=self.clause(value, "count", mode="any"))
            return self.fill(template, self._held(value, "count", "any", {}))
        return self.clause(value, "count", mode="any", more={"unit": unit})

    # --- clauses ------------------------------------------------------------------------------

    def _held(self, data: Mapping[str, Any], head: str, mode: str, more: Mapping[str, str]) -> Held:
        row = self.rows[_HEADS[head]].get(data[head])
        values = {key.replace("-", "_"): value for key, value in data.items() if key != head}
        return Held({**values, **more}, row.args if row else {}, mode, row=data[head])

    def clause(
        self,
        data: Mapping[str, Any],
        head: str,
        mode: str = "each",
        more: Mapping[str, str] | None = None,
    ) -> str:
        """One verb, test, cost or number with all that it holds."""
        if "opaque" in data:
            return self._open(data)
        held = self._held(data, head, mode, more or {})
        template = self.wording.template(_HEADS[head], data[head])
        if template is None:  # a row that nobody has said: its name, and what it holds
            template = parsed(data[head].replace("-", " "))
        return self._with_the_rest(template, held)

    def _with_the_rest(self, template: Template, held: Held) -> str:
        """``template``, and behind it the slots that it does not name."""
        return self.fill(template, held) + self.rest(held, {*slots_of(template), "unit"})

    def rest(self, held: Held, named: set[str]) -> str:
        """What slots hold that are not ``named``."""
        told, shared = "", self.wording.templates["slots"]
        for slot in shared:
            if slot in held.values and slot not in named:
                told += self.fill(shared[slot], held)
        for slot in held.values:
            if slot not in named and slot not in shared:
                value = self.fill(parsed("{" + slot + "}"), held)
                told += self.frame("untold", slot=slot.replace("_", " "), value=value)
        return told

    def _open(self, data: Mapping[str, Any]) -> str:
        text = data.get("opaque-it") if self.wording.language == "it" else None
        text = text or data["opaque"]
        return self.frame("open", text=text) if text not in ("", "?") else self.frame("open-bare")

    def block(self, effects: Sequence[Mapping[str, Any]]) -> str:
        """Effects inside another: what has effects of its own and is not the last stands apart."""
        told = [self.clause(effect, "verb") for effect in effects] or [self.frame("nothing")]
        for place, effect in enumerate(effects[:-1]):
            if self._has_blocks(effect):
                told[place] = self.frame("block", effects=told[place])
        return self.listed(told)

    def branch(self, effects: Sequence[Mapping[str, Any]]) -> str:
        """One way of several: more than one effect is held together."""
        told = self.block(effects)
        return self.frame("block", effects=told) if len(effects) > 1 else told

    def _has_blocks(self, effect: Mapping[str, Any]) -> bool:
        row = self.rules.verbs.get(effect.get("verb", ""))
        return row is not None and any(t.rstrip("?") in _BLOCKS for t in row.args.values())

    def costs(self, costs: Sequence[Mapping[str, Any]]) -> str:
        """What is paid, all of it."""
        told = [self.clause(cost, "pay") for cost in costs]
        return self.listed(told or [self.frame("free")])

    def tests(self, tests: Sequence[Mapping[str, Any]]) -> str:
        """What must hold, all of it."""
        return self.listed(self.clause(test, "test", mode="any") for test in tests)

    def trigger(self, data: Mapping[str, Any]) -> str:
        """What an ability answers."""
        from rulesref.facts.telling.triggers import trigger

        return trigger(self, data)

    # --- abilities ----------------------------------------------------------------------------

    def told_ability(self, data: Mapping[str, Any]) -> str:
        """An ability as it is written down."""
        from rulesref.facts.telling.abilities import ability

        return ability(self, data)

    def ability(self, data: Mapping[str, Any]) -> str:
        """The sentence for the ability that ``data`` describes in notation."""
        return self.wording.joined(self.told_ability(data))


@lru_cache(maxsize=8)
def teller_of(game: Game, language: str) -> Teller:
    """Who tells the notation of ``game`` in ``language``. Raises ``ParseError``."""
    return Teller(game.rules, read_wording(game.corpus / "telling", language))
