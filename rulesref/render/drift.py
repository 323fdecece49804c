"""Where translations and originals say different things, as text and as JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rulesref.entries import Document, Passage
from rulesref.render.drift_words import words_in
from rulesref.render.entry_words import words_in as entry_words_in
from rulesref.render.paint import Paint, icons_as_words
from rulesref.render.passages import short_title, source_of

if TYPE_CHECKING:
    from rulesref.compare.translations.drift import Drift
    from rulesref.compare.translations.findings import Finding, Quote

TitleOf = Callable[[str], str]


def drift_json(drift: Drift, shown: Sequence[Finding], title_of: TitleOf) -> dict[str, object]:
    """The object that ``drift --json`` prints."""
    return {
        "compared": [
            {
                "original": held.original.id,
                "translation": held.translation.id,
                "older": held.older,
            }
            for held in drift.held
        ],
        "found": len(drift.findings),
        "findings": [
            {
                "kind": finding.kind,
                "weight": finding.weight,
                "entry": finding.entry,
                "title": title_of(finding.entry),
                "original": _quote_json(finding.original),
                "translation": _quote_json(finding.translation),
                "original_alone": list(finding.lost),
                "translation_alone": list(finding.gained),
                "note": finding.note or None,
            }
            for finding in shown
        ],
    }


def _quote_json(quote: Quote | None) -> dict[str, object] | None:
    if quote is None:
        return None
    section = quote.section
    return {
        "document_id": quote.document.id,
        "section": section.id,
        "first_line": section.first_line,
        "last_line": section.last_line,
        "text": quote.text,
    }


def drift_text(
    drift: Drift,
    shown: Sequence[Finding],
    paint: Paint,
    *,
    language: str = "en",
    title_of: TitleOf = lambda entry_id: entry_id,
) -> str:
    """The findings in ``shown``, the weightiest first, for a reader of ``language``."""
    words = words_in(language)
    lines = [
        paint.dim(
            (words.held_older if held.older else words.held).format(
                _named(held.translation, language), _named(held.original, language)
            )
        )
        for held in drift.held
    ]
    lines.append("")
    if not drift.findings:
        return "\n".join([*lines, words.none_found])
    for number, finding in enumerate(shown, 1):
        lines += finding_lines(finding, paint, language, title_of(finding.entry), number)
        lines.append("")
    if rest := len(drift.findings) - len(shown):
        lines.append(words.more.format(rest, len(drift.findings)))
    return "\n".join(lines).rstrip()


def _named(document: Document, language: str) -> str:
    """``FAQ v2.5 (English)``."""
    return f"{short_title(document)} ({entry_words_in(language).names[document.language]})"


def finding_lines(
    finding: Finding, paint: Paint, language: str, title: str = "", number: int = 0
) -> list[str]:
    """What differs, then both lines with where they stand."""
    words = words_in(language)
    kind = words.kinds[finding.kind]
    head = f"{number}. {paint.bold(icons_as_words(title, language))}: {kind}" if title else kind
    lines = [head] if title else paint.body(head)
    for quote in (finding.original, finding.translation):
        if quote is not None:
            lines += _quoted(quote, paint, language)
    if finding.lost:
        said = words.alone_original.format(_listed(finding.lost, language))
        lines += paint.body(said, language=language, indent="    ")
    if finding.gained:
        said = words.alone_translation.format(_listed(finding.gained, language))
        lines += paint.body(said, language=language, indent="    ")
    if finding.note:
        lines += paint.body(words.note.format(finding.note), language=language, indent="    ")
    elif finding.kind == "older" and title and not _has_words(finding):
        lines += paint.body(words.worded.format(finding.entry), indent="    ")
    return lines


def _has_words(finding: Finding) -> bool:
    return bool(finding.original and finding.original.text)


def _listed(signs: Sequence[str], language: str) -> str:
    """``not; 2``: each once, icons as words with how many there are."""
    counted = {sign: signs.count(sign) for sign in signs}
    shown = (f"{sign} × {count}" if count > 1 else sign for sign, count in counted.items())
    return icons_as_words("; ".join(shown), language)


def _quoted(quote: Quote, paint: Paint, language: str) -> list[str]:
    where = source_of(Passage(quote.section, quote.document, "text"), language)
    if not quote.text:
        return paint.body(where)
    text = icons_as_words(quote.text, quote.section.language)
    return [*paint.body(f"{where}:"), *paint.body(text, indent="    ")]
