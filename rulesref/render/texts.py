"""One text of an entry for a reader: official, in another language, ours, or no longer in force."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.catalogue import said
from rulesref.entries import Entry, Passage
from rulesref.render.kinds import language_in
from rulesref.render.paint import icons_as_words
from rulesref.render.passages import icons_lost, restated, source_of
from rulesref.render.reader import Reader
from rulesref.render.standing import without_difference


def titles_of(entry: Entry, language: str) -> str:
    """The titles, that in the reader's language first; one that both languages share stands once."""
    ordered = sorted(entry.titles, key=lambda title: title[0] != language)
    return " · ".join(dict.fromkeys(icons_as_words(title, tongue) for tongue, title in ordered))


def official_text(passage: Passage, reader: Reader, label: str = "") -> list[str]:
    """A text of a document under its source."""
    section, paint = passage.section, reader.paint
    label = label or source_of(passage, reader.language)
    if passage.role == "copy":
        return [paint.dim(said("{}: in the same words", reader.language).format(label)), ""]
    if passage.role == "amends":
        label = said("Amended: {}", reader.language).format(label)
    lines = [paint.bold(label)]
    lines += paint.body(section.markdown, language=section.language)
    if lost := icons_lost(section, reader.language):
        lines.append("  " + paint.dim(lost))
    return [*lines, ""]


def foreign_texts(
    passages: Sequence[Passage], reader: Reader, *, translated: bool = False
) -> list[str]:
    """The texts in another language than the reader's, marked.

    They stand whole, unless the reader chose a language or an official text in theirs stands
    there already (``translated``): then a line names the official ones.
    """
    named = (reader.chosen or translated) and not reader.everything
    lines: list[str] = []
    official: dict[str, list[Passage]] = {}
    for passage in passages:
        if named and passage.document.tier != "summary":
            official.setdefault(passage.section.language, []).append(passage)
        else:
            lines += _foreign(passage, reader)
    for code, texts in official.items():
        lines += _where_official(code, texts, reader, translated=translated)
    return lines


def _where_official(
    code: str, texts: Sequence[Passage], reader: Reader, *, translated: bool
) -> list[str]:
    """The line that names the official ``texts``, all in the language ``code``."""
    language = reader.language
    line = said(
        "The official text is in {language}: {source} (--language {code} shows it)", language
    )
    if translated:
        line = said("The same in {language}: {source} (--language {code} shows it)", language)
    where = line.format(
        language=language_in(code, language),
        source="; ".join(source_of(text, language) for text in texts),
        code=code,
    )
    return [*reader.paint.body(where, indent=""), ""]


def _foreign(passage: Passage, reader: Reader) -> list[str]:
    """A text in another language than the reader's, whole and marked."""
    code, language = passage.section.language, reader.language
    label = said("The official text, in {language}: {source}", language)
    if passage.document.tier == "summary":
        label = said("In {language}: {source}", language)
    facts = {"language": language_in(code, language), "source": source_of(passage, language)}
    return official_text(passage, reader, label.format(**facts))


def restated_text(
    passage: Passage, reader: Reader, label: str, *, folds: bool = False
) -> list[str]:
    """Our own words, and what they restate; with ``folds`` without what a fold says."""
    text = passage.section.markdown
    if folds:
        text = without_difference(text) or text
    lines = [reader.paint.bold(label)] if label else []
    lines += reader.paint.body(text, language=passage.section.language)
    if passage.restates:
        after = "; ".join(restated(cited, reader.language) for cited in passage.restates)
        ours = said("(our own words, after {})", reader.language)
        lines += reader.paint.body(ours.format(after), indent="  ")
    return [*lines, ""]


def gone_texts(gone: Sequence[Passage], reader: Reader) -> list[str]:
    """What no longer holds, under a heading; nothing where all holds."""
    if not gone:
        return []
    lines = [reader.paint.bold(said("No longer holds", reader.language)), ""]
    for passage in gone:
        lines += _superseded(passage, reader)
    return lines


def _superseded(passage: Passage, reader: Reader) -> list[str]:
    """A text that no longer holds, struck out; one in a language not chosen is only named."""
    paint, language = reader.paint, reader.language
    replaced = said(", replaced by {}", language).format(passage.superseded_by)
    if passage.role == "copy" and not reader.everything:
        replaced = said(", replaced in the same words by {}", language).format(
            passage.superseded_by
        )
        return [*paint.body(source_of(passage, language) + replaced), ""]
    lines = [paint.bold(source_of(passage, language)) + replaced]
    if passage.why:
        from rulesref.render.reasons import reason_in  # few texts are superseded

        why = reason_in(passage.why, language)
        reason = why + (f" ({passage.cite})" if passage.cite else "")
        lines.append("  " + said("because: {}", language).format(reason))
    section = passage.section
    if reader.chosen and section.language != language and not reader.everything:
        hidden = said("in {} (--all shows it)", language)
        lines.append("  " + paint.dim(hidden.format(language_in(section.language, language))))
    else:
        lines += paint.body(section.markdown, language=section.language, strike=True)
    return [*lines, ""]
