"""Restated rules told once each: the editions of one rule get section ids of their own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulesref.entries import EDITIONS, SAME_RULE
from rulesref.errors import ParseError

if TYPE_CHECKING:
    from rulesref.corpus.restated import Restated


def distinct(found: Iterable[Restated]) -> list[Restated]:
    """``found`` with parents set and the editions of one rule told apart in their section ids.

    The section of an edition that shares its entry with another takes ``-2026`` (its edition).
    Raises ParseError where an entry is told twice in one language and edition.
    """
    rules = list(found)
    first: dict[tuple[str, str], Restated] = {}
    for rule in rules:
        before = first.setdefault((rule.section.id, rule.section.edition), rule)
        if before is not rule:
            raise _twice(rule, before)
    editions: dict[str, set[str]] = {}
    for rule in rules:
        editions.setdefault(rule.section.id, set()).add(rule.section.edition)
    told: dict[str, set[str]] = {}
    for rule in rules:
        for entry in (rule.id, *rule.also):
            told.setdefault(entry, set()).add(rule.section.edition)
    return [_of_one_edition(_told_apart(rule, editions), told[rule.id]) for rule in rules]


def _told_apart(one: Restated, editions: dict[str, set[str]]) -> Restated:
    section = one.section
    parent = section.id.rpartition("/")[0]
    new = section.id
    if len(editions[section.id]) > 1 and section.edition == max(editions[section.id]):
        new = f"{section.id}-{section.edition}"
    section = section._replace(id=new, parent=parent if parent in editions else "")
    return one._replace(section=section)


def _of_one_edition(rule: Restated, told: set[str]) -> Restated:
    """``rule`` of the edition that is left where another one has words of its own for it.

    A text without an edition holds in all of them. Beside one that tells the same rule for one
    edition it is the wording of the others, which its fact ``SAME_RULE`` says.
    """
    others = told - {""}
    left = [edition for edition in EDITIONS if edition not in others]
    if rule.section.edition or not others or len(left) != 1:
        return rule
    same = tuple((SAME_RULE, edition) for edition in sorted(others))
    section = rule.section._replace(edition=left[0], facts=(*rule.section.facts, *same))
    return rule._replace(section=section)


def _twice(one: Restated, before: Restated) -> ParseError:
    edition = f" for edition {one.section.edition}" if one.section.edition else ""
    return ParseError(
        f"{one.id} is told twice{edition}",
        file=one.file,
        line=one.section.first_line,
        column=1,
        text=f"## {one.section.title}",
        candidates=(f"{before.file}:{before.section.first_line}",),
        remedy="keep one, or give each its edition",
    )
