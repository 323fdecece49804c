"""Errata and taboos as overlays on card data: one printed fact changed, at most once.

CardRecord data is published with some errata worked in and others not, so an overlay first looks
whether the change is there already. It never guesses: a card that has neither the old nor the new
fact is reported as a conflict and left as it is.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.cards.data.arkhamdb import CardRecord
from rulesref.cards.index import bundled
from rulesref.cards.title import key_of
from rulesref.digests import digest
from rulesref.errors import SourceError

#: kind of change → the fields it needs besides ``section`` and ``codes``
KINDS: Mapping[str, frozenset[str]] = {
    "title": frozenset({"from", "to"}),
    "trait": frozenset({"from", "to"}),  # an empty one: nothing taken, or nothing given
    "traits": frozenset({"to"}),  # all of them, parted by ". "
    "number": frozenset({"field", "to"}),  # "none" is no number at all
    "keyword": frozenset({"to"}),
    "no-keyword": frozenset({"from"}),
    "clause": frozenset({"clause", "old", "to"}),  # line of the text from 1, digest of that line
    "experience": frozenset({"to"}),  # added to the cost, the level stays
    "forbidden": frozenset(),
}
#: Numbers that ``number`` may set.
NUMBERS = frozenset(
    {"level", "cost", "health", "sanity", "fight", "evade", "damage", "horror"}
    | {"shroud", "clues", "doom", "victory", "vengeance"}
)
_OPTIONAL = frozenset({"from"})
_NONE = "none"


class Overlay(NamedTuple):
    """One change: ``kind`` says which of the other fields count (see KINDS)."""

    section: str  # the erratum or taboo that says so
    codes: tuple[str, ...]
    kind: str
    taboo: bool
    old: str  # the trait, title or keyword taken away; of a clause the digest of its old text
    new: str
    field: str
    clause: int


class Overlaid(NamedTuple):
    """A card with its overlays: which were laid on, which it had already, which did not fit.

    ``experience`` is what taboos add to the card's cost, ``forbidden`` whether they ban it.
    """

    card: CardRecord
    applied: tuple[Overlay, ...]
    present: tuple[Overlay, ...]
    conflicts: tuple[Overlay, ...]
    experience: int
    forbidden: bool


def read_overlays(path: Path | None = None) -> tuple[Overlay, ...]:
    """The overlays in ``path`` (default: the bundled ones). Raises SourceError."""
    path = bundled() / "errata.toml" if path is None else path
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise SourceError(f"the overlays cannot be read: {problem}", file=str(path)) from None
    found = [_overlay(row, False, path) for row in data.get("erratum", [])]
    found += [_overlay(row, True, path) for row in data.get("taboo", [])]
    seen: set[tuple[object, ...]] = set()
    for overlay in found:
        for code in overlay.codes:
            mark = (code, overlay.taboo, overlay.kind, overlay.field, overlay.old, overlay.clause)
            if mark in seen:
                raise SourceError(f"{code} is changed twice: {overlay.section}", file=str(path))
            seen.add(mark)
    return tuple(found)


def _overlay(row: dict[str, Any], taboo: bool, path: Path) -> Overlay:
    kind = str(row.get("kind"))
    needed = KINDS.get(kind)
    given = set(row) - {"section", "codes", "kind"}
    allowed = (needed or frozenset()) | (_OPTIONAL if kind == "number" else frozenset())
    codes = row.get("codes")
    proper = isinstance(codes, list) and codes and all(isinstance(code, str) for code in codes)
    numbers = kind != "number" or row.get("field") in NUMBERS
    if needed is None or not needed <= given <= allowed or not proper or not numbers:
        raise SourceError(f"an overlay of no known shape: {row!r}"[:200], file=str(path))
    old = row.get("old", row.get("from", ""))
    return Overlay(
        str(row.get("section", "")),
        tuple(row["codes"]),
        kind,
        taboo,
        str(old),
        str(row.get("to", "")),
        str(row.get("field", "")),
        int(row.get("clause", 0)),
    )


def by_code(overlays: Iterable[Overlay]) -> dict[str, list[Overlay]]:
    """The overlays of every card, in order."""
    found: dict[str, list[Overlay]] = {}
    for overlay in overlays:
        for code in overlay.codes:
            found.setdefault(code, []).append(overlay)
    return found


def overlaid(card: CardRecord, overlays: Sequence[Overlay], *, taboos: bool = False) -> Overlaid:
    """``card`` with those of ``overlays`` that are for it; taboos only when asked."""
    done: dict[str, list[Overlay]] = {"applied": [], "present": [], "conflicts": []}
    experience, forbidden = 0, False
    for overlay in overlays:
        mine = card.code in overlay.codes or card.same_as in overlay.codes
        if not mine or (overlay.taboo and not taboos):
            continue
        if overlay.kind == "experience":
            experience += int(overlay.new)
            done["applied"].append(overlay)
        elif overlay.kind == "forbidden":
            forbidden = True
            done["applied"].append(overlay)
        else:
            card, outcome = _laid(card, overlay)
            done[outcome].append(overlay)
    return Overlaid(
        card,
        tuple(done["applied"]),
        tuple(done["present"]),
        tuple(done["conflicts"]),
        experience,
        forbidden,
    )


def _laid(card: CardRecord, overlay: Overlay) -> tuple[CardRecord, str]:
    step = {
        "title": _title,
        "trait": _trait,
        "traits": _traits,
        "number": _number,
        "keyword": _keyword,
        "no-keyword": _no_keyword,
        "clause": _clause,
    }[overlay.kind]
    changed = step(card, overlay)
    if changed is None:
        return card, "conflicts"
    return changed, "present" if changed == card else "applied"


def _title(card: CardRecord, overlay: Overlay) -> CardRecord | None:
    if key_of(card.name) == key_of(overlay.new):
        return card
    if key_of(card.name) == key_of(overlay.old):
        return card._replace(name=overlay.new)
    return None


def _trait(card: CardRecord, overlay: Overlay) -> CardRecord | None:
    old, new = overlay.old, overlay.new
    if old and old in card.traits:
        traits = [new if trait == old else trait for trait in card.traits]
        return card._replace(traits=tuple(dict.fromkeys(trait for trait in traits if trait)))
    if not new or new in card.traits:
        return card
    return None if old else card._replace(traits=(*card.traits, new))


def _traits(card: CardRecord, overlay: Overlay) -> CardRecord:
    return card._replace(traits=tuple(overlay.new.rstrip(".").split(". ")))


def _number(card: CardRecord, overlay: Overlay) -> CardRecord | None:
    new = None if overlay.new == _NONE else int(overlay.new)
    current = getattr(card, overlay.field)
    if current != new and overlay.old and str(current) != overlay.old:
        return None
    change: dict[str, Any] = {overlay.field: new}
    return card._replace(**change)


def _keyword(card: CardRecord, overlay: Overlay) -> CardRecord:
    word = overlay.new
    if word in card.flags or _holds_keyword(card, word):
        return card
    return card._replace(flags=card.flags | {word})


def _no_keyword(card: CardRecord, overlay: Overlay) -> CardRecord:
    word = overlay.old
    lines = [_without_keyword(line, word) for line in card.text.split("\n")]
    text = "\n".join(line for line in lines if line)
    return card._replace(flags=card.flags - {word}, text=text)


def _holds_keyword(card: CardRecord, word: str) -> bool:
    return any(_without_keyword(line, word) != line for line in card.text.split("\n"))


def _without_keyword(line: str, word: str) -> str:
    """``line`` without the keyword, where the line is a list of keywords that begins it."""
    parts = line.split(". ")
    kept = [part for part in parts if part.rstrip(".").casefold() != word]
    return line if len(kept) == len(parts) else ". ".join(kept)


def _clause(card: CardRecord, overlay: Overlay) -> CardRecord | None:
    lines = card.text.split("\n")
    if not 1 <= overlay.clause <= len(lines):
        return None
    line = lines[overlay.clause - 1]
    if digest(line) == digest(overlay.new):
        return card
    if digest(line) != overlay.old:
        return None
    lines[overlay.clause - 1] = overlay.new
    return card._replace(text="\n".join(lines))
