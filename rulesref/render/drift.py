"""Where translations and originals say different things, as text and as JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rulesref.catalogue import marked, said
from rulesref.entries import Document, Passage
from rulesref.render.kinds import language_in
from rulesref.render.paint import Paint, icons_as_words
from rulesref.render.passages import short_title, source_of

if TYPE_CHECKING:
    from rulesref.compare.translations.drift import Drift, Held
    from rulesref.compare.translations.findings import Finding, Quote

TitleOf = Callable[[str], str]
#: What each kind of finding is called.
_KINDS = {
    "negation": marked("one denies, the other does not"),
    "modal": marked("may and must differ"),
    "number": marked("numbers differ"),
    "older": marked("older version: the original has been worded anew since"),
    "missing-entry": marked("entry missing in the translation"),
    "added-entry": marked("entry missing in the original"),
    "missing": marked("statement missing in the translation"),
    "added": marked("statement missing in the original"),
    "untranslated": marked("not translated"),
    "icons": marked("icons lost in this copy of the translation"),
}


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
    lines = [paint.dim(_compared(held, language)) for held in drift.held]
    lines.append("")
    if not drift.findings:
        return "\n".join([*lines, said("Nothing is said differently.", language)])
    for number, finding in enumerate(shown, 1):
        lines += finding_lines(finding, paint, language, title_of(finding.entry), number)
        lines.append("")
    if rest := len(drift.findings) - len(shown):
        more = said("and {} more (--limit {} shows all)", language)
        lines.append(more.format(rest, len(drift.findings)))
    return "\n".join(lines).rstrip()


def _compared(held: Held, language: str) -> str:
    """Which translation was held against which original."""
    newest = said("{} held against {}", language)
    older = said("{}, an older version, held against {}", language)
    both = (_named(held.translation, language), _named(held.original, language))
    return (older if held.older else newest).format(*both)


def _named(document: Document, language: str) -> str:
    """``FAQ v2.5 (English)``."""
    return f"{short_title(document)} ({language_in(document.language, language)})"


def finding_lines(
    finding: Finding, paint: Paint, language: str, title: str = "", number: int = 0
) -> list[str]:
    """What differs, then both lines with where they stand."""
    kind = said(_KINDS[finding.kind], language)
    head = f"{number}. {paint.bold(icons_as_words(title, language))}: {kind}" if title else kind
    lines = [head] if title else paint.body(head)
    for quote in (finding.original, finding.translation):
        if quote is not None:
            lines += _quoted(quote, paint, language)
    if finding.lost:
        alone = said("in the original alone: {}", language)
        lines += _indented(alone.format(_listed(finding.lost, language)), paint, language)
    if finding.gained:
        alone = said("in the translation alone: {}", language)
        lines += _indented(alone.format(_listed(finding.gained, language)), paint, language)
    if finding.note:
        note = said("in our own words: {}", language).format(finding.note)
        lines += _indented(note, paint, language)
    elif finding.kind == "older" and title and not _has_words(finding):
        worded = said("what differs: rulesref history {}", language).format(finding.entry)
        lines += paint.body(worded, indent="    ")
    return lines


def _indented(text: str, paint: Paint, language: str) -> list[str]:
    return paint.body(text, language=language, indent="    ")


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
