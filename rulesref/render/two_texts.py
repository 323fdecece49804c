"""One rule in two editions: both texts, side by side where the page is wide enough for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rulesref.catalogue import said
from rulesref.entries import Entry, Passage
from rulesref.render.compared import Comparer, heading, rows_lines
from rulesref.render.paint import Paint
from rulesref.render.passages import restated, source_of
from rulesref.render.standing import (
    by_authority,
    holds_in,
    is_own,
    view,
    without_difference,
)

#: The narrowest page that has room for two columns, and what parts them.
_WIDE, _GAP = 84, 3


def texts_of(entry: Entry, edition: str, language: str) -> tuple[Passage, ...]:
    """What holds in one edition, for a reader of ``language``: the official texts, else our own.

    Ours stand beside those of which a newer one in another language has taken the place in part.
    """
    seen = view(
        [p for p in by_authority(entry, edition, language) if holds_in(p, edition)], language
    )
    official = tuple(p for p in seen.plain if not is_own(p) and p.document.tier != "summary")
    elsewhere = {passage.section.id for passage in seen.foreign}
    outdated = any(passage.superseded_by in elsewhere for passage in seen.gone)
    return seen.plain if outdated or not official else official


def rule_text(entry: Entry, rivals: Sequence[str], comparer: Comparer) -> str:
    """The differences of one rule and both of its texts; ``rivals`` have the same name."""
    rows = comparer.comparison.of(entry.id)
    lines = [heading(entry.id, comparer), ""]
    lines += rows_lines(rows, comparer, entry.id) or [*_no_difference(entry, comparer), ""]
    lines.append(two_texts(entry, comparer).rstrip())
    if rivals:
        titles = [f"  - {comparer.titled(rival)}: {rival}" for rival in rivals]
        lines += ["", said("That name also means:", comparer.language), *titles]
    return "\n".join(lines)


def _no_difference(entry: Entry, comparer: Comparer) -> list[str]:
    """That both editions share a rule, and why; or which of them alone has it."""
    language = comparer.language
    why = comparer.comparison.reason(entry.id)
    having = [edition for edition in comparer.editions if texts_of(entry, edition, language)]
    if len(having) == 1 and not why:
        return [said("Only edition {} has this.", language).format(*having)]
    same = said("Editions {} and {} rule the same here.", language)
    reason = comparer.paint.body(why[language]) if why else []
    return [same.format(*comparer.editions), *reason]


def two_texts(entry: Entry, comparer: Comparer) -> str:
    """Both texts of ``entry``; one where it is the same."""
    old, new = comparer.editions
    texts = [texts_of(entry, edition, comparer.language) for edition in comparer.editions]
    if texts[0] == texts[1]:
        head = said("Editions {} and {}", comparer.language).format(old, new)
        return "\n".join(_column(head, texts[0], comparer, comparer.paint))
    if comparer.paint.width < _WIDE:
        columns = [
            _column(edition, passages, comparer, comparer.paint)
            for edition, passages in zip(comparer.editions, texts, strict=True)
        ]
        return "\n".join([*columns[0], "", *columns[1]])
    return "\n".join(_side_by_side(texts, comparer))


def _side_by_side(texts: list[tuple[Passage, ...]], comparer: Comparer) -> Iterator[str]:
    width = (comparer.paint.width - _GAP) // 2
    columns = [
        _column(edition, passages, comparer, Paint(False, width))
        for edition, passages in zip(comparer.editions, texts, strict=True)
    ]
    for left, right in zip_longest(*columns, fillvalue=""):
        if right and len(left) >= width + _GAP:  # one long word: it has the line to itself
            yield left
            left = ""
        yield f"{left:<{width + _GAP}}{right}".rstrip()


def _column(
    head: str, passages: tuple[Passage, ...], comparer: Comparer, paint: Paint
) -> list[str]:
    lines = [head, ""]
    if not passages:
        lines += paint.body(said("no entry of this name", comparer.language), indent="")
    for passage in passages:
        lines += paint.body(f"({_source(passage, comparer.language)})", indent="")
        text = passage.section.markdown
        lines += paint.body(
            (without_difference(text) or text) if is_own(passage) else text,
            language=passage.section.language,
            indent="",
        )
        lines.append("")
    return lines


def _source(passage: Passage, language: str) -> str:
    after = "; ".join(restated(cited, language) for cited in passage.restates)
    return source_of(passage, language) + (f": {after}" if after else "")
