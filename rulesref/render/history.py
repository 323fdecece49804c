"""The history of a rule, as text and as JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rulesref.catalogue import said
from rulesref.render.differences import difference_lines, legend
from rulesref.render.history_words import edit_in, how_in, marks_in
from rulesref.render.kinds import language_in
from rulesref.render.paint import Paint
from rulesref.render.passages import restated, short_title, source_of
from rulesref.render.reasons import reason_in
from rulesref.render.standing import difference, same_rule
from rulesref.render.texts import titles_of

if TYPE_CHECKING:
    from rulesref.compare.history.change import Change, Edit
    from rulesref.compare.history.origins import Origin
    from rulesref.compare.history.steps import History, Step
    from rulesref.compare.history.versions import Claim, Version

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

    def change(self, change: Change) -> list[str]:
        """What changed: names and numbers, then statements, then how much did not."""
        language, lines = self.language, list[str]()
        if change.renamed:
            lines += self.line(said("renamed: {} → {}", language), *change.renamed)
        if change.renumbered:
            lines += self.line(said("renumbered: {} → {}", language), *change.renumbered)
        for edit in change.edits:
            lines += self.edit(edit)
        if not change.edits:
            return [*lines, *self.line(said("the same words, all of them", language))]
        if change.same:
            lines += self.line(said("unchanged: {}", language), change.same)
        if change.beside:
            beside = said(
                "told together with other rules ({} of their statements left out)", language
            )
            lines += self.line(beside, change.beside)
        return lines

    def edit(self, edit: Edit) -> list[str]:
        """One statement, with what became of it before it."""
        label, language = edit_in(edit.kind, self.language), self.language
        if edit.entry:
            now, before = said("now in “{}”", language), said("before in “{}”", language)
            there = now if edit.kind == "elsewhere" else before
            label += " (" + there.format(self.title_of(edit.entry)) + ")"
        first = f"  {label}: "
        return difference_lines(edit.spans, self.paint, first=first, hang="      ")

    def line(self, text: str, *filled: object, indent: str = "  ") -> list[str]:
        """A sentence of ours with its places ``filled``, wrapped."""
        text = text.format(*filled) if filled else text
        return self.paint.body(text, language=self.language, indent=indent)

    def step(self, step: Step) -> list[str]:
        """One version: when, where, what it changed."""
        version, language = step.version, self.language
        lines = [self.heading(version)]
        if version.document is None:
            cited = "; ".join(restated(place, language) for place in version.cited)
            absent = said("not at hand (rulesref sources add); our words cite {}", language)
            return [*lines, *self.line(absent, cited), ""]
        for passage in version.passages:
            lines += self.line(source_of(passage, language))
            if passage.why and passage.superseded_by.split("/")[1] != version.id.split("/")[1]:
                why = reason_in(passage.why, language)
                lines += self.line(said("no longer holds: {}", language), why, indent="    ")
        for claim, edits in step.copies:
            lines += self.copy(version, claim, edits)
        if step.foreign is not None:
            lines += self.foreign(step, step.foreign)
        if step.change is not None:
            against = ", ".join(title_of_version(before) for before in step.against)
            lines += self.line(said("compared with {}:", language), against)
            lines += self.change(step.change)
        return [*lines, ""]

    def copy(self, version: Version, claim: Claim, edits: Sequence[Edit]) -> list[str]:
        """A second document that claims to be the same version, and what it says otherwise."""
        language = self.language
        both = said("Two documents claim to be this version: {} and {}.", language)
        same, differ = said("They say the same.", language), said("They differ:", language)
        lines = self.line(both, version.id, claim.document.id)
        lines += self.line(differ if edits else same)
        for edit in edits:
            lines += self.edit(edit)
        return lines

    def foreign(self, step: Step, before: Version) -> list[str]:
        """What is known of the changes since a version in another language."""
        language, name = self.language, title_of_version(before)
        foreign = said("{} is in {}: its words are not compared with these.", language)
        lines = self.line(foreign, name, language_in(before.language, language))
        if step.anew is not None:
            anew = said("This rule has been worded anew since {} ({} says so).", language)
            as_it_was = said("This rule stands as it was in {} ({} says so).", language)
            known = anew if step.anew else as_it_was
            lines += self.line(known, name, title_of_version(step.version))
        if step.note:
            lines += self.line(said("In our own words: {}", language), step.note)
        return lines

    def heading(self, version: Version) -> str:
        """``2026-02-20 · FAQ v2.5 · English``."""
        tongue = language_in(version.language, self.language)
        facts = [version.date, title_of_version(version), tongue]
        if version.edition:
            facts.append(said("edition {}", self.language).format(version.edition))
        return self.paint.bold(" · ".join(filter(None, facts)))

    def origin(self, origin: Origin) -> list[str]:
        """``added in FAQ, point 1.14``."""
        source = _SOURCES.get(origin.source, origin.source)
        if origin.version:
            source += f" {origin.version}"
        if origin.date:
            source += f" ({origin.date})"
        if origin.point:
            source += f", {said('point', self.language)} {origin.point}"
        if origin.claimed:
            source += f" ({said('printed {}', self.language).format(origin.claimed)})"
        return self.line("- " + how_in(origin.how, self.language), source)


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
    entry = history.entry
    lines = [paint.bold(titles_of(entry, language)), paint.link(entry.id), ""]
    if history.origins:
        lines.append(paint.bold(said("Where it came from", language)))
        for origin in history.origins:
            lines += writer.origin(origin)
        lines.append("")
    if not history.steps:
        nothing = said("No official version of this rule is known.", language)
        lines += [*writer.line(nothing, indent=""), ""]
    for step in history.steps:
        lines += writer.step(step)
    lines += _between_editions(history, writer)
    if _any_marks(history):
        lines += [*([""] if lines[-1] else []), legend(marks_in(language), paint)]
    return "\n".join(lines).rstrip()


def _between_editions(history: History, writer: _Writer) -> list[str]:
    """What our own words say of it, and where a rule of one edition stands in the other."""
    entry, language = history.entry, writer.language
    lines: list[str] = []
    if len(history.editions) == 1:
        only = (
            said("Only documents of edition {} have this rule.", language)
            if same_rule(entry)  # the other edition may go by it all the same
            else said("Only edition {} has this rule.", language)
        )
        lines += writer.line(only, history.editions[0], indent="")
        if instead := entry.instead:
            other = "2026" if history.editions[0] == "2016" else "2016"
            named = "; ".join(writer.title_of(id) for id in instead)
            told_in = said("In edition {} it is told in: {}", language)
            lines += writer.line(told_in, other, named, indent="")
    sentence, tongue = difference(entry, language)
    if sentence:
        lines += [*writer.paint.body(sentence, language=tongue, indent=""), ""]
    if history.own and same_rule(entry):
        same = said("Editions {} and {} have the same rule, in other words.", language)
        lines += writer.line(same, *history.editions, indent="")
    elif history.own:
        own = said(
            "Between the editions, in our own words, for two official texts in one language are not "
            "at hand:",
            language,
        )
        lines += [*writer.line(own, indent=""), *writer.change(history.own)]
    return lines


def _any_marks(history: History) -> bool:
    changes = [step.change for step in history.steps if step.change]
    changes += [history.own] if history.own and not same_rule(history.entry) else []
    return any(change.edits for change in changes) or any(
        edits for step in history.steps for _, edits in step.copies
    )


def title_of_version(version: Version) -> str:
    """``FAQ v2.5``."""
    if version.document is not None:
        return short_title(version.document)
    return f"{version.title} v{version.version}"
