"""One whole entry: what governs first, the other edition folded, with its neighbours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rulesref.catalogue import said
from rulesref.entries import Entry, Passage
from rulesref.render.folding import folded
from rulesref.render.kinds import kind_in, language_in
from rulesref.render.paint import Paint, icons_as_words
from rulesref.render.passages import passage_json, restated, source_of
from rulesref.render.reader import Reader
from rulesref.render.standing import (
    View,
    by_authority,
    difference,
    governs,
    holds_in,
    is_own,
    other_editions,
    standing,
    view,
)
from rulesref.render.texts import (
    foreign_texts,
    gone_texts,
    official_text,
    restated_text,
    titles_of,
)

TitleOf = Callable[[str], str]
Changes = Callable[[str, str], tuple[str, ...]]


def entry_json(entry: Entry, edition: str, language: str = "en") -> dict[str, object]:
    """The object that ``show --json`` prints."""
    return {
        "id": entry.id,
        "title": entry.title,
        "titles": dict(entry.titles),
        "game": entry.game,
        "kind": entry.kind,
        "edition": edition or None,
        "names": list(entry.names),
        "passages": [
            passage_json(passage, whole=True) | {"standing": standing(passage, edition)}
            for passage in by_authority(entry, edition, language)
        ],
        "differs": difference(entry, language)[0] or None,
        "instead": list(entry.instead),
        "see": list(entry.see),
        "referenced_by": list(entry.referenced_by),
        "open_questions": [point.line(language) for point in entry.open_questions],
    }


def also_called(rivals: Sequence[str], title_of: TitleOf, language: str = "en") -> str:
    """A line for each further entry that the name asked for means as well."""
    lines = (f"  - {title_of(rival)}: rulesref show {rival}" for rival in rivals)
    return "\n".join((said("That name also means:", language), *lines))


def entry_text(
    entry: Entry,
    paint: Paint,
    *,
    edition: str,
    language: str | None = None,
    title_of: TitleOf = lambda entry_id: entry_id,
    everything: bool = False,
    instead: Iterable[Entry] = (),
    changes: Changes = lambda entry_id, edition: (),
) -> str:
    """The entry for a reader.

    What governs in ``edition`` stands first, in ``language`` where it has a text in it; what
    belongs to another edition is a few lines, and whole with ``everything``. ``instead`` are the
    entries that hold where this one has no text of the edition, ``changes`` gives the sentences
    on what a newer edition changed in a rule.
    """
    reader = Reader(paint, edition, language or "en", language is not None, everything, changes)
    lines = _heading(entry, reader)
    if governs(entry, edition):
        lines += _in_force(entry, reader)
        for other, passages in other_editions(entry, edition).items():
            lines += _other(entry, other, passages, reader)
    else:
        lines += _not_in_force(entry, reader, list(instead))
    lines += _neighbours(entry, reader, title_of)
    return "\n".join(lines).rstrip()


def _heading(entry: Entry, reader: Reader) -> list[str]:
    """The titles, that in the reader's language first, and what it is."""
    paint, language = reader.paint, reader.language
    titles = titles_of(entry, language)
    facts = [paint.link(entry.id), kind_in(entry.kind, language)]
    if reader.edition:
        facts.append(said("edition {}", language).format(reader.edition))
    return [paint.bold(titles), " · ".join(facts), ""]


def _in_force(entry: Entry, reader: Reader) -> list[str]:
    """What holds in the reader's edition; what that edition changed is said by the fold."""
    folds = bool(other_editions(entry, reader.edition)) and not reader.everything
    return _of_edition(_here(entry, reader), reader.edition, reader, folds=folds)


def _here(entry: Entry, reader: Reader) -> View:
    edition = reader.edition
    here = [p for p in by_authority(entry, edition) if holds_in(p, edition)]
    return view(here, reader.language)


def _of_edition(shown: View, edition: str, reader: Reader, *, folds: bool = False) -> list[str]:
    """All texts of one edition; with ``folds`` without what a fold says of their difference."""
    lines = _language_missing(shown, edition, reader)
    official = [p for p in shown.plain if not is_own(p)]
    own = [p for p in shown.plain if is_own(p)]
    aside = [] if reader.everything else _aside(shown)
    for passage in official:
        if passage not in aside:
            lines += official_text(passage, reader)
    for passage in own:
        label = said("In short", reader.language) if any(p not in aside for p in official) else ""
        lines += restated_text(passage, reader, label, folds=folds)
    foreign = [p for p in shown.foreign if p not in aside]
    translated = any(p.section.language == reader.language for p in official)
    lines += foreign_texts(foreign, reader, translated=translated)
    for passage in shown.own_foreign if reader.everything else ():
        lines += restated_text(passage, reader, said("In short", reader.language))
    if aside:
        sources = "; ".join(source_of(passage, reader.language) for passage in aside)
        also = said("Also in: {} (--all shows it)", reader.language).format(sources)
        lines += [*reader.paint.body(also, indent=""), ""]
    return lines + gone_texts(shown.gone, reader)


def _aside(shown: View) -> list[Passage]:
    """What another text says in the same words, and unofficial summaries of better ones."""
    texts = [*shown.plain, *shown.foreign]
    other = [p for p in texts if p.document.tier == "summary" or p.role == "copy"]
    return other if len(other) < len(texts) else []


def _language_missing(shown: View, edition: str, reader: Reader) -> list[str]:
    """A word where no text of ``edition`` is in the reader's language."""
    if not shown.plain or shown.plain[0].section.language == reader.language:
        return []
    language = reader.language
    missing = said("({where}only in {held} yet, no {wanted} text)", language).format(
        where=said("edition {}: ", language).format(edition) if edition else "",
        held=language_in(shown.plain[0].section.language, language),
        wanted=language_in(language, language),
    )
    return [reader.paint.warn(missing), ""]


def _other(
    entry: Entry,
    edition: str,
    passages: Sequence[Passage],
    reader: Reader,
    instead: Sequence[Entry] = (),
) -> list[str]:
    """What belongs to another edition: a line of what differs, or all of it.

    Where other entries hold ``instead``, they tell what differs.
    """
    if not reader.everything:
        return folded(entry, edition, passages, reader, instead or [entry])
    heading = said("In edition {} (not the one in force here)", reader.language).format(edition)
    return [
        reader.paint.bold(heading),
        "",
        *_of_edition(view(passages, reader.language), edition, reader),
    ]


def _not_in_force(entry: Entry, reader: Reader, instead: Sequence[Entry]) -> list[str]:
    """An entry without a text of the edition in force: what holds instead, else what there is."""
    lines: list[str] = []
    if instead:
        elsewhere = said("Edition {} has this rule in another place:", reader.language)
        lines += [reader.paint.warn(elsewhere.format(reader.edition)), ""]
        for other in instead:
            lines += _heading(other, reader)
            folds = not reader.everything
            lines += _of_edition(_here(other, reader), reader.edition, reader, folds=folds)
    for edition, passages in other_editions(entry, reader.edition).items():
        if instead:
            lines += _other(entry, edition, passages, reader, instead)
            continue
        missing = said(
            "Edition {here} has no entry of this name; edition {other} has one:", reader.language
        )
        lines += [reader.paint.warn(missing.format(here=reader.edition, other=edition)), ""]
        lines += _of_edition(view(passages, reader.language), edition, reader)
    return lines + gone_texts(_here(entry, reader).gone, reader)


def _neighbours(entry: Entry, reader: Reader, title_of: TitleOf) -> list[str]:
    lines, language = list[str](), reader.language
    see, referenced = said("See also", language), said("Referenced by", language)
    for label, ids in ((see, entry.see), (referenced, entry.referenced_by)):
        if ids:
            named = [icons_as_words(title_of(entry_id), language) for entry_id in ids]
            lines += _wrapped(label, named, reader)
    if entry.open_questions:
        open_points = [point.line(language) for point in entry.open_questions]
        lines += _wrapped(said("Left open by the rules", language), open_points, reader)
    return lines


def _wrapped(label: str, names: Sequence[str], reader: Reader) -> list[str]:
    shown = list(names[:24])
    if len(names) > 24:
        shown.append(said("and {} more", reader.language).format(len(names) - 24))
    return reader.paint.body(f"{label}: " + "; ".join(shown), indent="")


def citation_text(entry: Entry, edition: str, language: str = "en") -> str:
    """A citation to paste: title, where it stands, id."""
    first = by_authority(entry, edition, language)[0]
    if first.restates:
        where = "; ".join(restated(cited, language) for cited in first.restates)
    else:
        where = source_of(first, language)
    return f"“{icons_as_words(entry.title_in(language), language)}” ({where}) [{entry.id}]"
