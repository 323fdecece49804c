"""The Grimorio di Arkham (Italian, 2026): recognised by its title page, cut into its chapters."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from rulesref.catalogue import said
from rulesref.entries import Document, Section, fold, slug
from rulesref.parse.grimorio import icons as grimorio_icons
from rulesref.parse.grimorio import rules as grimorio_rules
from rulesref.parse.grimorio import steps as grimorio_steps
from rulesref.parse.grimorio.draft import Chapter, Draft, clean_title, is_caption
from rulesref.parse.grimorio.glossary import glossary
from rulesref.parse.grimorio.headings import blank_around, chapter_title
from rulesref.parse.grimorio.marks import blocks, markdown
from rulesref.parse.grimorio.references import known_titles, references
from rulesref.parse.mending.repairs import repair, repairs_of
from rulesref.parse.portion import Portion, Warning
from rulesref.sources import SourceLine, SourceText

_FRONT = 60
_LONGEST = 60  # lines of one passage
_CUT = 40
_VERSION = re.compile(r"^Grimorio v(\d+(?:\.\d+)*)\b")

#: (start of the chapter's slug, path, kind of its own text, who cuts it)
_CHAPTERS: tuple[tuple[str, str, str, Callable[[Chapter], list[Draft]]], ...] = (
    ("come-usare-questo-documento", "", "note", lambda chapter: []),
    ("indice", "", "", lambda chapter: []),
    ("glossario", "glossario", "note", glossary),
    ("regole-aggiuntive", "", "note", grimorio_rules.titled),
    ("tempistiche-e-svolgimento", "", "rule", grimorio_steps.round_of_play),
    ("tempistiche-delle-prove", "", "rule", grimorio_steps.skill_test),
    ("sequenza-di-lancio", "", "rule", grimorio_steps.initiation),
    ("preparazione", "", "rule", grimorio_steps.setup),
    ("anatomia", "", "note", grimorio_rules.anatomy),
    ("giocare-una-campagna", "", "rule", grimorio_rules.titled),
    ("personalizzazione-del-mazzo", "", "rule", grimorio_rules.titled),
    ("errata", "", "note", grimorio_rules.errata),
    ("domande-ricorrenti", "", "note", grimorio_rules.questions),
    ("regole-facoltative", "", "note", grimorio_rules.variants),
    ("ristampe-modificate", "", "rule", lambda chapter: []),
    ("riepilogo-delle-icone", "", "note", grimorio_icons.legends),
    ("riferimento-rapido", "riepilogo", "note", grimorio_icons.quick_reference),
)


#: Headings of chapters that bear no roman number; a chapter of kind "" is no rules text.
_UNNUMBERED = frozenset(("Come Usare Questo Documento", "Indice", "Riferimento Rapido"))


class _Unit(NamedTuple):
    section: Section
    body: Sequence[SourceLine]


def claims(text: SourceText) -> list[Portion]:
    """The Grimorio, when the first lines of ``text`` name it and its version."""
    front = [line.text.strip() for line in text.lines[:_FRONT]]
    versions = [found[1] for found in map(_VERSION.match, front) if found]
    if not versions or "grimorio di arkham" not in map(fold, front):
        return []
    document = Document(
        f"arkham-lcg/grimorio-{versions[0]}",
        "arkham-lcg",
        "Grimorio di Arkham",
        versions[0],
        "2026",
        "it",
        "rules-reference",
        "2026",
        text.name,
        text.sha256,
    )
    return [Portion(document, text.lines)]


def parse(portion: Portion, warnings: list[Warning]) -> list[Section]:
    """The sections of the Grimorio in reading order; chapters that are missing are warned of."""
    rows = repairs_of(portion.document.id)
    portion = portion._replace(lines=tuple(repair(portion.lines, rows, warnings)))
    found = _chapters(portion.lines)
    if not any(heading.number for _, heading, _ in found):
        line = portion.lines[0].number if portion.lines else 0
        warnings.append(Warning(line, said("no chapter of the Grimorio was found")))
    drafts: list[tuple[Draft, int]] = []
    for chapter, heading, cut in found:
        inner = [heading, *cut(chapter)]
        ends = [draft.place for draft in inner[1:]] + [chapter.end]
        drafts += zip(inner, ends, strict=True)
    units = [unit for draft, end in drafts for unit in _units(portion, draft, end)]
    return _finished(_unique(units, warnings))


def _chapters(
    lines: Sequence[SourceLine],
) -> list[tuple[Chapter, Draft, Callable[[Chapter], list[Draft]]]]:
    starts = []
    for place in range(len(lines)):
        if not blank_around(lines, place):
            continue
        roman, title = chapter_title(lines[place].text) or ("", lines[place].text.strip())
        if not roman and title not in _UNNUMBERED:
            continue
        for row in _CHAPTERS:
            if slug(title).startswith(row[0]):
                starts.append((place, roman, title, row))
                break
    found = []
    for index, (place, roman, title, (_, path, kind, cut)) in enumerate(starts):
        end = starts[index + 1][0] if index + 1 < len(starts) else len(lines)
        chapter = Chapter(lines, place, end, path or slug(title))
        heading = Draft(place, kind, clean_title(title), chapter.path, number=roman)
        found.append((chapter, heading._replace(keeps_empty=True), cut))
    return found


def _units(portion: Portion, draft: Draft, end: int) -> list[_Unit]:
    """The section of a draft whose lines end before ``end``, with the lines of its text.

    Nothing where nothing is said; two where a legend is longer than a passage may be.
    """
    if not draft.kind:
        return []
    lines = portion.lines
    body = [lines[draft.place]._replace(text=draft.rest)] if draft.rest else []
    if draft.kind == "table" and _written(lines[draft.place : end]) > _LONGEST:
        cut = next((n for n in range(draft.place + _CUT, end) if lines[n].text.strip()), end)
        if cut < end:
            label = lines[cut].text.strip()
            rest = draft._replace(
                place=cut, title=f"{draft.title}: {label}", path=f"{draft.path}/{slug(label)}"
            )
            first = _units(portion, draft, cut)
            return first + _units(portion, rest._replace(rest=label, parent=draft.path), end)
    drawn = draft.kind != "table"  # a table's short lines are its rows, not captions
    body += [lines[n] for n in range(draft.place + 1, end) if not (drawn and is_caption(lines, n))]
    kept = [line for line in body if line.text.strip()]
    if not kept and not draft.keeps_empty:
        return []
    text, lost = _text(body, draft)
    document = portion.document.id
    section = Section(
        id=f"{document}/{draft.path}",
        document=document,
        kind=draft.kind,
        title=draft.title,
        number=draft.number,
        parent=f"{document}/{draft.parent}" if draft.parent else "",
        first_line=lines[draft.place].number,
        last_line=kept[-1].number if kept else lines[draft.place].number,
        page=lines[draft.place].page,
        markdown=text,
        language="it",
        icon_lost=lost,
        cards=draft.cards or grimorio_rules.printed_cards(text),
        pointer=not kept and not draft.kind.endswith("step"),
        facts=draft.facts,
        edition=portion.document.edition,
    )
    own = [line for line in kept if line.number != lines[draft.place].number]
    return [_Unit(section, [lines[draft.place], *own] if draft.rest else own)]


def _written(lines: Sequence[SourceLine]) -> int:
    """How many of ``lines`` say something: drawn icons leave gaps between the labels of a legend."""
    return sum(1 for line in lines if line.text.strip())


def _text(body: Sequence[SourceLine], draft: Draft) -> tuple[str, tuple[int, ...]]:
    if any("\t" in line.text for line in body):
        prose = [line for line in body if "\t" not in line.text]
        rows = grimorio_icons.table_rows([line.text for line in body if "\t" in line.text])
        parts = [markdown(blocks(prose)), "\n".join(f"- {row}" for row in rows)]
        return "\n\n".join(part for part in parts if part), ()
    found = blocks(body)
    if dict(draft.facts).get("answer"):
        found = [b._replace(text=b.text.removeprefix("R: ")) for b in found]
    return markdown(found), tuple(b.line for b in found if "[?]" in b.text)


def _unique(units: Iterable[_Unit], warnings: list[Warning]) -> list[_Unit]:
    """A section whose id is taken gets its parent's name as a suffix, and a warning."""
    taken: dict[str, _Unit] = {}
    for unit in units:
        section = unit.section
        name = section.id
        if name in taken:
            name = f"{name}-{section.parent.rsplit('/', 1)[-1] or slug(section.kind)}"
            text = said("the title {!r} stands twice").format(section.title)
            warnings.append(Warning(section.first_line, text))
        if name not in taken:
            taken[name] = unit._replace(section=section._replace(id=name))
    return list(taken.values())


def _finished(units: Sequence[_Unit]) -> list[Section]:
    """Read the references and drop parents that have no section."""
    ids = {unit.section.id for unit in units}
    titles = known_titles(unit.section.title for unit in units)
    done = []
    for section, body in units:
        parent = section.parent if section.parent in ids else ""
        done.append(section._replace(references=references(body, titles), parent=parent))
    return done
