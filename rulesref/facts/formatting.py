"""Facts as TOML, in one form: what a file of facts written by hand looks like."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

#: The fields of a card and of an ability, in the order in which they are written.
_CARD = (
    *("code", "name", "it", "subname", "behind", "type", "level", "classes", "signature", "unique"),
    *("weakness", "traits", "slots", "keywords", "stats"),
)
_ABILITY = (
    *("kind", "name", "designators", "zones", "on", "if", "cost", "do", "limit", "limit-scope"),
    *("opaque", "opaque-it", "cites"),
)
#: What a clause says first: the word that tells which one it is.
_HEADS = ("verb", "test", "pay", "count", "all", "choose", "kind")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
#: Longer lists of clauses stand one below the other.
_WIDE = 100


def as_toml(facts: Mapping[str, Any]) -> str:
    """``facts`` as a ``[[card]]`` of TOML with a ``[[card.ability]]`` for each ability."""
    blocks = ["\n".join(("[[card]]", *_fields(facts, _CARD)))]
    for ability in facts.get("ability", ()):
        blocks.append("\n".join(("[[card.ability]]", *_fields(ability, _ABILITY))))
    return "\n\n".join(blocks) + "\n"


def _fields(table: Mapping[str, Any], order: tuple[str, ...]) -> Iterator[str]:
    for field in order:
        if field in table:
            yield f"{field} = {_wrapped(table[field])}"


def _wrapped(value: Any) -> str:
    line = inline(value)
    if len(line) <= _WIDE or not isinstance(value, list) or not value:
        return line
    return "".join(("[\n", *(f"  {inline(item)},\n" for item in value), "]"))


def inline(value: Any) -> str:
    """``value`` on one line of TOML."""
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(key)} = {inline(item)}" for key, item in _in_order(value))
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(inline, value))}]"
    return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _in_order(table: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """The items of a clause: the word that names it, then the others as they stand."""
    return sorted(table.items(), key=lambda item: item[0] not in _HEADS)
