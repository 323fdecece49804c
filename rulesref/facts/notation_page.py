"""The notation of abilities as a page: ``python -m rulesref.facts.notation_page``.

It is written from the tables that the engine runs: every verb, test, cost, selector, filter and
number with its slots and its rules, and the shortest clause of a card that says it, with what
``rulesref card`` says of such a clause.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rulesref.engine.rules import Rules
from rulesref.engine.words import Row
from rulesref.facts.formatting import inline
from rulesref.facts.telling.teller import Teller, teller_of
from rulesref.facts.telling.things import thing
from rulesref.facts.written import written_files
from rulesref.games import game_of
from rulesref.games.game import Game
from rulesref.places import game_ids

_HEAD = """\
# The notation of abilities

This page is generated from the tables that the engine runs (`python -m rulesref.facts.notation_page`).

A card is a `[[card]]` of a TOML file, each of its abilities a `[[card.ability]]` with a `kind`;
`rulesref cards check FILE` says whether every word of a file means something. An ability may have

- `on`: what triggers it, a stage and an event with what its slots must be:
  `on = { after = "defeat", who = "you", card = { all = "enemy-card" } }`; stages: STAGES
- `if`: tests that must hold; `cost`: what is paid; `do`: what happens; `limit = "1 per round"`
- `designators`, `zones` (where the card is when it acts), `name` (which part of a skill card)
- `opaque`: an effect that nobody described, in words; the engine stops there

A slot holds what its type says: `number` a number or a count, `cards` a selector, `effects` a list
of clauses with a verb, `tests` a list of tests, `word` one of the words in brackets; a `?` may be
left out. A selector is a word (`"this"`) or `{ all = "enemy", at = "your-location" }` or
`{ choose = "enemy", … }`, with filters behind it. Behind each example stands what `rulesref card`
says of it.
"""


class _Table(NamedTuple):
    """One table: its title, the field that names its rows in a clause, and the rows."""

    title: str
    fields: tuple[str, ...]
    rows: Mapping[str, Row]


def page(game: Game) -> str:
    """The page ``docs/abilities.md`` of ``game``."""
    rules = game.rules
    examples = _examples(game)
    teller = teller_of(game, "en")
    stages = ", ".join(f"`{stage.id}`" for stage in rules.stages)
    parts = [_HEAD.replace("STAGES", stages)]
    parts += ["## Kinds of abilities", "", *_kinds(rules), ""]
    for table in _tables(rules):
        parts += [f"## {table.title}", ""]
        for id in sorted(table.rows):
            parts += _row(table, id, rules, examples, teller)
        parts.append("")
    parts += ["## Events", "", *_events(rules)]
    return "\n".join(parts).rstrip() + "\n"


def _tables(rules: Rules) -> tuple[_Table, ...]:
    return (
        _Table("Verbs", ("verb",), rules.verbs),
        _Table("Tests", ("test",), rules.conditions),
        _Table("Costs", ("pay",), rules.costs),
        _Table("Selectors", ("all", "choose"), rules.selectors),
        _Table("Filters", (), rules.filters),
        _Table("Numbers", ("count",), rules.quantities),
    )


def _kinds(rules: Rules) -> Iterator[str]:
    for kind in rules.kinds.values():
        yield f"- `{kind.id}` ({', '.join(kind.cites)})"


def _row(
    table: _Table,
    id: str,
    rules: Rules,
    examples: Mapping[tuple[str, str], Mapping[str, Any]],
    teller: Teller,
) -> Iterator[str]:
    row = table.rows[id]
    slots = ", ".join(_slot(name, type, row, rules) for name, type in row.args.items())
    cites = f" ({', '.join(row.cites)})" if row.cites else ""
    yield f"- `{id}`" + (f": {slots}" if slots else "") + cites
    if words := words_of(row):
        yield f"  {words}"
    fields = table.fields or (id,)
    found = [examples[field, id] for field in fields if (field, id) in examples]
    if not table.fields:
        found = [clause for (field, _), clause in examples.items() if field == f"filter {id}"]
    if found:
        shortest = min(found, key=lambda clause: len(inline(clause)))
        yield f"  `{inline(shortest)}`: {teller.wording.joined(_told(shortest, table, teller))}"


def _told(clause: Mapping[str, Any], table: _Table, teller: Teller) -> str:
    """What is said of an example."""
    if table.fields[:1] in (("verb",), ("test",), ("pay",), ("count",)):
        mode = "each" if table.fields[0] in ("verb", "pay") else "any"
        return teller.clause(clause, table.fields[0], mode)
    return thing(teller, clause, "each")


def _slot(name: str, type: str, row: Row, rules: Rules) -> str:
    known = rules.words_of(name, row.id) if type.rstrip("?") in ("word", "words") else None
    told = f" [{', '.join(sorted(map(str, known)))}]" if known and len(known) <= _FEW else ""
    return f"`{name.replace('_', '-')}` {type}{told}"


#: Longer lists of words are left out.
_FEW = 12


def words_of(row: Row) -> str:
    """What the row does, in one paragraph."""
    told = row.says or (row.run.__doc__ if row.run.__name__ != "_never_runs" else "") or ""
    return " ".join(told.replace("``", "`").split())


def _events(rules: Rules) -> Iterator[str]:
    for id, kind in sorted(rules.events.items()):
        slots = ", ".join(f"`{slot}`" for slot in kind.slots)
        yield f"- `{id}`" + (f": {slots}" if slots else "") + f" ({', '.join(kind.cites)})"


def _examples(game: Game) -> dict[tuple[str, str], Mapping[str, Any]]:
    """The shortest clause of a described card for each word under each field."""
    found: dict[tuple[str, str], Mapping[str, Any]] = {}
    for path in written_files(game):
        for item in tomllib.loads(path.read_text(encoding="utf-8")).get("card", ()):
            if isinstance(item, dict):
                for clause in _clauses(item.get("ability", [])):
                    _shorter(found, clause)
    return found


def _shorter(found: dict[tuple[str, str], Mapping[str, Any]], clause: Mapping[str, Any]) -> None:
    text, picks = inline(clause), "all" in clause or "choose" in clause
    for field, value in clause.items():
        field = f"filter {field}" if picks and field not in ("all", "choose") else field
        key = (field, value if isinstance(value, str) else "")
        if key not in found or len(text) < len(inline(found[key])):
            found[key] = clause


def _clauses(value: Any) -> Iterator[Mapping[str, Any]]:
    if isinstance(value, Mapping):
        yield value
        for item in value.values():
            yield from _clauses(item)
    elif isinstance(value, list):
        for item in value:
            yield from _clauses(item)


if __name__ == "__main__":
    sys.stdout.write(page(game_of(game_ids()[0])))
