"""The history of a rule, as text and as JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulesref.render.differences import difference_lines, legend
from rulesref.render.entry_words import words_in as entry_words_in
from rulesref.render.history_words import words_in
from rulesref.render.paint import Paint, icons_as_words
from rulesref.render.passages import restated, short_title, source_of
from rulesref.render.reasons import reason_in
from rulesref.render.standing import difference

if TYPE_CHECKING:
    from rulesref.compare.history.change import Change, Edit
    from rulesref.compare.history.origins import Origin
    from rulesref.compare.history.steps import History, Step
    from rulesref.compare.history.versions import Version

TitleOf = Callable[[str], str]


def history_json(history: History, language: str = "en") -> dict[str, object]:
    """The object that ``history --json`` prints."""
    entry = history.entry
    return {
        "id": entry.id,
        "title": entry.title,
        "titles": dict(entry.titles),
        "game": entry.game,
        "kind": entry.kind,
        "editions": list(history.editions),
        "instead": list(entry.instead),
        "origins": [origin._asdict() for origin in history.origins],
        "versions": [_step_json(step) for step in history.steps],
        "own_words": _change_json(history.own) if history.own else None,
        "differs": difference(entry, language)[0] or None,
    }


def _step_json(step: Step) -> dict[str, object]:
    version = step.version
    return {
        "document_id": version.id,
        "title": title_of_version(version),
        "version": version.version,
        "date": version.date or None,
        "language": version.language,
        "edition": version.edition or None,
        "at_hand": version.document is not None,
        "passages": [
            {
                "section": p.section.id,
                "title": p.section.title,
                "number": p.section.number or None,
                "first_line": p.section.first_line,
                "last_line": p.section.last_line,
                "superseded_by": p.superseded_by or None,
                "why": p.why or None,
            }
            for p in version.passages
        ],
        "cited": [cited._asdict() for cited in version.cited],
        "against": [before.id for before in step.against],
        "change": _change_json(step.change) if step.change else None,
        "foreign": step.foreign.id if step.foreign else None,
        "anew": step.anew,
        "note": step.note or None,
        "copies": [
            {"document_id": claim.document.id, "edits": [_edit_json(edit) for edit in edits]}
            for claim, edits in step.copies
        ],
    }


def _change_json(change: Change) -> dict[str, object]:
    return {
        "renamed": list(change.renamed) if change.renamed else None,
        "renumbered": list(change.renumbered) if change.renumbered else None,
        "unchanged": change.same,
        "beside": change.beside,
        "edits": [_edit_json(edit) for edit in change.edits],
    }


def _edit_json(edit: Edit) -> dict[str, object]:
    return {
        "kind": edit.kind,
        "entry": edit.entry or None,
        "words": [[span.kind, span.text] for span in edit.spans],
    }


class _Writer:
    """Writes a history for one reader."""

    def __init__(self, paint: Paint, language: str, title_of: TitleOf) -> None:
        self.paint = paint
        self.language = language
        self.title_of = title_of
        self.words = words_in(language)

    def change(self, change: Change) -> list[str]:
        """What changed: names and numbers, then statements, then how much did not."""
        words, lines = self.words, []
        if change.renamed:
            lines += self.said(words.renamed.format(*change.renamed))
        if change.renumbered:
            lines += self.said(words.renumbered.format(*change.renumbered))
        for edit in change.edits:
            lines += self.edit(edit)
        if not change.edits:
            return [*lines, *self.said(words.unchanged)]
        if change.same:
            lines += self.said(words.same.format(change.same))
        if change.beside:
            lines += self.said(words.beside.format(change.beside))
        return lines

    def edit(self, edit: Edit) -> list[str]:
        """One statement, with what became of it before it."""
        words = self.words
        label = words.edits[edit.kind]
        if edit.entry:
            there = words.elsewhere if edit.kind == "elsewhere" else words.come_from
            label += " (" + there.format(self.title_of(edit.entry)) + ")"
        first = f"  {label}: "
        return difference_lines(edit.spans, self.paint, first=first, hang="      ")

    def said(self, text: str, indent: str = "  ") -> list[str]:
        """A sentence of ours, wrapped."""
        return self.paint.body(text, language=self.language, indent=indent)

    def step(self, step: Step) -> list[str]:
        """One version: when, where, what it changed."""
        words, version = self.words, step.version
        lines = [self.heading(version)]
        if version.document is None:
            cited = "; ".join(restated(place, self.language) for place in version.cited)
            return [*lines, *self.said(words.absent.format(cited)), ""]
        for passage in version.passages:
            lines += self.said(source_of(passage, self.language))
            if passage.why and passage.superseded_by.split("/")[1] != version.id.split("/")[1]:
                why = reason_in(passage.why, self.language)
                lines += self.said(words.gone.format(why), "    ")
        for claim, edits in step.copies:
            both = (version.id, claim.document.id)
            lines += self.said(words.copies.format(*both))
            lines += self.said(words.copies_differ if edits else words.copies_same)
            for edit in edits:
                lines += self.edit(edit)
        if step.foreign is not None:
            lines += self.foreign(step, step.foreign)
        if step.change is not None:
            against = ", ".join(title_of_version(before) for before in step.against)
            lines += [*self.said(words.against.format(against)), *self.change(step.change)]
        return [*lines, ""]

    def foreign(self, step: Step, before: Version) -> list[str]:
        """What is known of the changes since a version in another language."""
        words = self.words
        name = title_of_version(before)
        tongue = entry_words_in(self.language).names[before.language]
        lines = self.said(words.foreign.format(name, tongue))
        if step.anew is not None:
            known = words.anew if step.anew else words.not_anew
            lines += self.said(known.format(name, title_of_version(step.version)))
        if step.note:
            lines += self.said(words.note.format(step.note))
        return lines

    def heading(self, version: Version) -> str:
        """``2026-02-20 · FAQ v2.5 · English``."""
        names = entry_words_in(self.language).names
        facts = [version.date, title_of_version(version), names[version.language]]
        if version.edition:
            facts.append(
                entry_words_in(self.language).of_edition.format(version.edition).strip(" :")
            )
        return self.paint.bold(" · ".join(filter(None, facts)))

    def origin(self, origin: Origin) -> list[str]:
        """``added in FAQ, point 1.14``."""
        source = _SOURCES.get(origin.source, origin.source)
        if origin.version:
            source += f" {origin.version}"
        if origin.date:
            source += f" ({origin.date})"
        if origin.point:
            source += f", {self.words.point} {origin.point}"
        if origin.claimed:
            source += f" ({self.words.misprinted.format(origin.claimed)})"
        return self.said("- " + self.words.hows[origin.how].format(source))


_SOURCES = {"faq": "FAQ", "grimoire": "Grimoire"}


def history_text(
    history: History,
    paint: Paint,
    *,
    language: str = "en",
    title_of: TitleOf = lambda entry_id: entry_id,
) -> str:
    """The history for a reader of ``language``."""
    writer = _Writer(paint, language, title_of)
    words, entry = writer.words, history.entry
    ordered = sorted(entry.titles, key=lambda title: title[0] != language)
    titles = " · ".join(icons_as_words(title, tongue) for tongue, title in ordered)
    lines = [paint.bold(titles), paint.link(entry.id), ""]
    if history.origins:
        lines.append(paint.bold(words.origins))
        for origin in history.origins:
            lines += writer.origin(origin)
        lines.append("")
    if not history.steps:
        lines += [*writer.said(words.nothing, ""), ""]
    for step in history.steps:
        lines += writer.step(step)
    lines += _between_editions(history, writer)
    if _any_marks(history):
        lines += [*([""] if lines[-1] else []), legend(words.legend, paint)]
    return "\n".join(lines).rstrip()


def _between_editions(history: History, writer: _Writer) -> list[str]:
    """What our own words say of it, and where a rule of one edition stands in the other."""
    words, entry = writer.words, history.entry
    lines: list[str] = []
    if len(history.editions) == 1:
        lines += writer.said(words.only_edition.format(history.editions[0]), "")
        if instead := entry.instead:
            other = "2026" if history.editions[0] == "2016" else "2016"
            named = "; ".join(writer.title_of(id) for id in instead)
            lines += writer.said(words.instead.format(other, named), "")
    said, tongue = difference(entry, writer.language)
    if said:
        lines += [*writer.paint.body(said, language=tongue, indent=""), ""]
    if history.own:
        lines += [*writer.said(words.own, ""), *writer.change(history.own)]
    return lines


def _any_marks(history: History) -> bool:
    changes = [step.change for step in history.steps if step.change]
    changes += [history.own] if history.own else []
    return any(change.edits for change in changes) or any(
        edits for step in history.steps for _, edits in step.copies
    )


def title_of_version(version: Version) -> str:
    """``FAQ v2.5``."""
    if version.document is not None:
        return short_title(version.document)
    return f"{version.title} v{version.version}"
