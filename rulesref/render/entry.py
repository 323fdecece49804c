"""One whole entry: laid out by authority, the superseded struck out, with its neighbours."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulesref.entries import Entry, Passage
from rulesref.render.paint import Paint, icons_as_words
from rulesref.render.passages import edition_of, icons_lost, passage_json, restated, source_of

TitleOf = Callable[[str], str]


def entry_json(entry: Entry, edition: str) -> dict[str, object]:
    """The object that ``show --json`` prints."""
    return {
        "id": entry.id,
        "title": entry.title,
        "titles": dict(entry.titles),
        "game": entry.game,
        "kind": entry.kind,
        "edition": edition or None,
        "names": list(entry.names),
        "passages": [passage_json(p, whole=True) for p in by_authority(entry, edition)],
        "see": list(entry.see),
        "referenced_by": list(entry.referenced_by),
        "open_questions": list(entry.open_questions),
    }


def also_called(rivals: Sequence[str], title_of: TitleOf) -> str:
    """A line for each further entry that the name asked for means as well."""
    lines = (f"  - {title_of(rival)}: rulesref show {rival}" for rival in rivals)
    return "\n".join(("That name also means:", *lines))


def by_authority(entry: Entry, edition: str) -> list[Passage]:
    """The passages with those of the edition in force first, superseded ones last in each."""

    def rank(passage: Passage) -> tuple[bool, bool]:
        foreign = edition_of(passage) not in ("", edition)
        return foreign, bool(passage.superseded_by)

    return sorted(entry.passages, key=rank)


def by_edition(entry: Entry, edition: str) -> list[list[Passage]]:
    """The passages by authority, those that hold at the table first, other editions after."""
    passages = by_authority(entry, edition)
    here = [p for p in passages if edition_of(p) in ("", edition)]
    return [here, [p for p in passages if p not in here]]


def _in_language(
    held: list[Passage], language: str | None, edition: str
) -> tuple[list[Passage], str]:
    """What to show of the passages of ``edition``, and a word where ``language`` has no text.

    Without a language everything official is shown, and our own words in one language only.
    """
    wanted = [p for p in held if p.section.language == language]
    if language is not None:
        if wanted or not held:
            return wanted, ""
        names = {"it": "Italian", "en": "English"}
        only = names.get(held[0].section.language, held[0].section.language)
        where = f"edition {edition}: " if edition else ""
        return held, f"({where}only in {only} yet, no {names.get(language, language)} text)"
    own = [p for p in held if p.document.tier == "restatement"]
    doubled = [p for p in own if p.section.language != own[0].section.language]
    return [p for p in held if p not in doubled], ""


def entry_text(
    entry: Entry,
    paint: Paint,
    *,
    edition: str,
    language: str | None = None,
    title_of: TitleOf = lambda entry_id: entry_id,
) -> str:
    """The entry for a reader. ``language`` keeps only the passages in it, where there are any."""
    lines = _heading(entry, paint, edition)
    passages = []
    other = next((e for e in map(edition_of, entry.passages) if e not in ("", edition)), "")
    for held, its_edition in zip(by_edition(entry, edition), (edition, other), strict=True):
        chosen, missing = _in_language(held, language, its_edition)
        if missing:
            lines += [paint.warn(missing), ""]
        passages += chosen
    here = [p for p in passages if edition_of(p) in ("", edition) and not p.superseded_by]
    there = [p for p in passages if edition_of(p) not in ("", edition)]
    gone = [p for p in passages if p.superseded_by and p not in there]
    official = [p for p in here if p.document.tier != "restatement"]
    short = [p for p in here if p.document.tier == "restatement"]
    for passage in official:
        lines += _passage(passage, paint)
    for passage in short:
        lines += _restatement(passage, paint, "In short" if official else "")
    if there:
        lines += [paint.bold(f"In edition {other} (not the one in force here)"), ""]
        for passage in there:
            if passage.document.tier == "restatement":
                lines += _restatement(passage, paint, "In short")
            else:
                lines += _passage(passage, paint)
    if gone:
        lines += [paint.bold("No longer holds"), ""]
        for passage in gone:
            lines += _superseded(passage, paint)
    lines += _neighbours(entry, paint, title_of)
    return "\n".join(lines).rstrip()


def _heading(entry: Entry, paint: Paint, edition: str) -> list[str]:
    titles = " · ".join(icons_as_words(title, language) for language, title in entry.titles)
    facts = [paint.link(entry.id), entry.kind]
    if edition:
        facts.append(f"edition {edition}")
    return [paint.bold(titles), " · ".join(facts), ""]


def _passage(passage: Passage, paint: Paint) -> list[str]:
    section = passage.section
    label = source_of(passage)
    if passage.role == "copy":
        return [paint.dim(f"{label}: the same words as above"), ""]
    if passage.role == "amends":
        label = f"Amended: {label}"
    lines = [paint.bold(label)]
    lines += paint.body(section.markdown, language=section.language)
    if lost := icons_lost(section):
        lines.append("  " + paint.dim(lost))
    return [*lines, ""]


def _restatement(passage: Passage, paint: Paint, label: str) -> list[str]:
    lines = [paint.bold(label)] if label else []
    lines += paint.body(passage.section.markdown, language=passage.section.language)
    if passage.restates:
        after = "; ".join(restated(cited) for cited in passage.restates)
        lines += paint.body(f"(our own words, after {after})", indent="  ")
    return [*lines, ""]


def _superseded(passage: Passage, paint: Paint) -> list[str]:
    lines = [paint.bold(source_of(passage)) + f", replaced by {passage.superseded_by}"]
    if passage.why:
        reason = passage.why + (f" ({passage.cite})" if passage.cite else "")
        lines.append(f"  because: {reason}")
    section = passage.section
    lines += paint.body(section.markdown, language=section.language, strike=True)
    return [*lines, ""]


def _neighbours(entry: Entry, paint: Paint, title_of: TitleOf) -> list[str]:
    lines = []
    for label, ids in (("See also", entry.see), ("Referenced by", entry.referenced_by)):
        if ids:
            lines += _wrapped(label, [_named(entry_id, title_of) for entry_id in ids], paint)
    if entry.open_questions:
        lines += _wrapped("Left open by the rules", entry.open_questions, paint)
    return lines


def _named(entry_id: str, title_of: TitleOf) -> str:
    return icons_as_words(title_of(entry_id))


def _wrapped(label: str, names: Sequence[str], paint: Paint) -> list[str]:
    shown = list(names[:24])
    if len(names) > 24:
        shown.append(f"and {len(names) - 24} more")
    return paint.body(f"{label}: " + "; ".join(shown), indent="")


def citation_text(entry: Entry, edition: str) -> str:
    """A citation to paste: title, where it stands, id."""
    first = by_authority(entry, edition)[0]
    if first.restates:
        where = "; ".join(restated(cited) for cited in first.restates)
    else:
        where = source_of(first)
    return f"“{icons_as_words(entry.title)}” ({where}) [{entry.id}]"
