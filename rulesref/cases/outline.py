"""Scenario outlines: a case for each row of the examples that stand below one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rulesref.cases.description import check_description, check_name
from rulesref.cases.table_row import cells_of
from rulesref.cases.written import PLACEHOLDER, Step, Written, filled
from rulesref.catalogue import said
from rulesref.record import NamedTuple

#: Keywords of an outline: one without examples has no case at all.
_OUTLINES = frozenset({"Scenario Outline", "Scenario Template", "Schema dello scenario"})


class Row(NamedTuple):
    """A row of examples: ``values`` maps a placeholder to (value, line, column)."""

    line: int
    tags: tuple[str, ...]
    values: Mapping[str, tuple[str, int, int]]

    def named(self, name: str, *, told: bool) -> str:
        """The ``name`` of the outline for this row; with its values after it where they are told."""
        filled = self._filled(name)
        if not told:
            return filled
        values = ", ".join(f"{key}: {value[0]}" for key, value in self.values.items())
        return f"{filled} ({values})".strip()

    def _filled(self, text: str) -> str:
        return filled(text, {key: value[0] for key, value in self.values.items()})

    def step(self, step: Step) -> Step:
        """``step`` with the values of this row; what a value says has its place in the row."""
        text, pieces, before = "", [(0, step.line, step.column)], 0
        for found in PLACEHOLDER.finditer(step.text):
            text += step.text[before : found.start()]
            value, *place = self.values[found[1]]
            pieces.append((len(text), place[0], place[1]))
            text, before = text + value, found.end()
            pieces.append((len(text), step.line, step.column + before))
        return step._replace(
            text=text + step.text[before:],
            pieces=tuple(pieces),
            table=tuple(self._cell(*cell) for cell in step.table),
        )

    def _cell(self, text: str, line: int, column: int) -> tuple[str, int, int]:
        whole = PLACEHOLDER.fullmatch(text)
        return self.values[whole[1]] if whole else (self._filled(text), line, column)


def is_outline(scenario: Any) -> bool:
    """Whether the ``scenario`` of Gherkin stands for several."""
    return bool(scenario["examples"]) or scenario["keyword"] in _OUTLINES


def rows(scenario: Any, steps: Sequence[Step], text: Written) -> list[Row]:
    """The rows of every table of examples below ``scenario``. Raises ``CaseError``."""
    line = scenario["location"]["line"]
    if not scenario["examples"]:
        raise text.fault(
            said("this outline has no examples"),
            line,
            remedy=said("write a table of examples below it, or call it a scenario"),
        )
    found = [row for examples in scenario["examples"] for row in _rows(examples, text)]
    _check_placeholders(scenario["name"], steps, scenario["examples"], text, line)
    return found


def _rows(examples: Any, text: Written) -> Iterator[Row]:
    check_description(examples, text)
    check_name(examples, text)
    head, body = examples.get("tableHeader"), examples.get("tableBody")
    if not head or not body:
        raise text.fault(
            said("these examples have no row"),
            examples["location"]["line"],
            remedy=said("write | placeholder | and the values below it, or take them out"),
        )
    names = [name for name, _, _ in cells_of(head, text)]
    for place, cell in enumerate(head["cells"]):
        if names[place] in names[:place]:
            why = said("two columns are called {!r}").format(names[place])
            raise _about(cell, text, why, remedy=said("keep one"))
    for row in body:
        yield Row(
            row["location"]["line"],
            tuple(tag["name"][1:] for tag in examples["tags"]),
            dict(zip(names, cells_of(row, text), strict=True)),
        )


def _about(cell: Any, text: Written, message: str, **more: Any) -> Exception:
    return text.fault(message, cell["location"]["line"], cell["location"]["column"], **more)


def _check_placeholders(
    name: str, steps: Sequence[Step], every: Any, text: Written, line: int
) -> None:
    """Every placeholder has a value in each table, and every column of a table a placeholder."""
    for examples in every:
        cells = examples["tableHeader"]["cells"]
        columns = tuple(cell["value"] for cell in cells)
        used = set()
        for placeholder, at, column in _placeholders(name, steps, text, line):
            if placeholder not in columns:
                raise text.fault(
                    said(
                        "no column of the examples in line {examples} is called {placeholder!r}"
                    ).format(examples=examples["location"]["line"], placeholder=placeholder),
                    at,
                    column,
                    candidates=tuple(f"<{name}>" for name in columns),
                    remedy=said("give the examples a column of that name, or mend the name"),
                )
            used.add(placeholder)
        for cell in cells:
            if cell["value"] not in used:
                raise _about(
                    cell,
                    text,
                    said("nothing in the outline says <{}>").format(cell["value"]),
                    remedy=said("say it in a step or in the name, or take the column out"),
                )


def _placeholders(
    name: str, steps: Sequence[Step], text: Written, line: int
) -> Iterator[tuple[str, int, int]]:
    """Every (placeholder, line, column)."""
    written = [(name, line, text.lines[line - 1].find(name) + 1)]
    for step in steps:
        written += [(step.text, step.line, step.column), *step.table]
    for words, at, column in written:
        for found in PLACEHOLDER.finditer(words):
            yield found[1], at, column + found.start()
