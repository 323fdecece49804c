"""What an edition of a game changes: a row for each switch, and the readings left open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.record import NamedTuple

#: What a switch can say.
Value = str | bool


class Reading(NamedTuple):
    """An open question (``open-questions.toml``): what its switch says in each reading, by id.

    Where no ``editions`` are named, every edition leaves it open. ``switch`` names the row that
    the reading stands in, which fills it in.
    """

    question: str
    values: Mapping[str, Value]
    editions: tuple[str, ...] = ()
    switch: str = ""


class Switch(NamedTuple):
    """A point on which editions, or readings of one edition, differ.

    ``editions`` maps each edition to one of ``values``, which are all that the switch can say.
    ``cites`` are the entries that rule on it, and ``means`` says in a sentence what it decides.
    """

    name: str
    editions: Mapping[str, Value]
    values: tuple[Value, ...]
    cites: tuple[str, ...]
    means: str
    open: tuple[Reading, ...] = ()


class Switches(dict[str, Any]):
    """The switches of one table; it holds those that have been read, out of ``every`` one.

    So a verdict knows which open questions could have made a difference: what was never read has
    decided nothing. A second read costs no more than one of a plain dict. ``since`` is for whoever
    asks more than once what was read; ``read`` is all that ever was.
    """

    def __init__(self, every: Mapping[str, Value]) -> None:
        super().__init__()
        self.every = every
        self._before: set[str] = set()

    def __missing__(self, name: str) -> Value:
        value = self[name] = self.every[_known("switch", name, self.every)]
        return value

    def since(self) -> frozenset[str]:
        """The switches that have been read since this was called last."""
        if not self:
            return _NONE
        names = frozenset(self)
        self._before |= names
        self.clear()
        return names

    def read(self) -> frozenset[str]:
        """Every switch that has been read."""
        return frozenset(self._before.union(self))


_NONE: frozenset[str] = frozenset()


def switch(state: Any, name: str) -> Any:
    """What the edition in force says about ``name``. Raises ``LookupError`` if nothing does."""
    return state.rules.switches[name]


def by_name(*rows: Switch) -> dict[str, Switch]:
    """The switches of a game. Raises ``ValueError`` for a row that contradicts itself or another.

    Raises ``LookupError`` for a reading in an edition that there is not.
    """
    out: dict[str, Switch] = {}
    for row in rows:
        if row.name in out:
            raise ValueError(f"two switches are called {row.name!r}")
        if row.editions.keys() != rows[0].editions.keys():
            raise ValueError(
                f"the switch {row.name!r} knows the editions {', '.join(row.editions)}, "
                f"{rows[0].name!r} knows {', '.join(rows[0].editions)}"
            )
        _check_values(row)
        out[row.name] = row
    return out


def readings(rows: Mapping[str, Switch]) -> dict[str, Reading]:
    """Question → its readings, in the order of the rows; each names its editions and its switch."""
    out: dict[str, Reading] = {}
    for row in rows.values():
        for reading in row.open:
            if reading.question in out:
                raise ValueError(f"two switches answer the question {reading.question}")
            editions = reading.editions or tuple(row.editions)
            out[reading.question] = reading._replace(editions=editions, switch=row.name)
    return out


def switches_of(
    rows: Mapping[str, Switch], edition: str, changed: Mapping[str, Value] | None = None
) -> Switches:
    """What every switch says in ``edition``, those that a reading has ``changed`` apart.

    Raises ``LookupError`` for a switch or an edition that there is not, and ``ValueError`` for a
    value that the switch cannot have.
    """
    values = {
        name: row.editions[_known("edition", edition, row.editions)] for name, row in rows.items()
    }
    for name, value in (changed or {}).items():
        _check(rows[_known("switch", name, rows)], "a reading", value)
        values[name] = value
    return Switches(values)


def _check_values(row: Switch) -> None:
    for who, value in _given(row):
        _check(row, who, value)
    for reading in row.open:
        for edition in reading.editions or row.editions:
            value = row.editions[_known("edition", edition, row.editions)]
            if value not in reading.values.values():
                raise ValueError(
                    f"no reading of {reading.question} is {value!r}, "
                    f"which {row.name!r} says in the edition of {edition}"
                )


def _given(row: Switch) -> Iterator[tuple[str, Value]]:
    """(who says it, value) of everything that a row says."""
    for edition, value in row.editions.items():
        yield f"the edition of {edition}", value
    for reading in row.open:
        for id, value in reading.values.items():
            yield f"the reading {id!r} of {reading.question}", value


def _check(row: Switch, who: str, value: Value) -> None:
    if value not in row.values:
        values = ", ".join(map(repr, row.values))
        raise ValueError(f"{who} sets the switch {row.name!r} to {value!r}; it can be {values}")


def _known(kind: str, name: str, names: Mapping[str, Any]) -> str:
    """``name``, if it is one of ``names``. Raises ``LookupError`` with those that look like it."""
    if name in names:
        return name
    from rulesref.nearest import nearest

    close = ", ".join(nearest(name, list(names)) or sorted(names))
    raise LookupError(f"no {kind} is called {name!r}; there is {close}")
