"""The Eldritch Horror rulebook: rules, setup, optional rules, investigators, questions.

Headings without text are no sections: each of them is a warning, and the text of the next one
stays with the next one. Lead-ins whose lists the copy lost are warnings too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rulesref.catalogue import said
from rulesref.entries import Document, Reference, Section, slug
from rulesref.parse.documents.eldritch_outline import QUESTIONS, RELATED, Part, outline
from rulesref.parse.drafting import distinct_sections, draft
from rulesref.parse.identity import distinct
from rulesref.parse.mending.gaps import mark_gaps
from rulesref.parse.mending.glued_rows import cells
from rulesref.parse.mending.repairs import repair, repairs_of
from rulesref.parse.portion import Portion, Warning
from rulesref.parse.shapes.plain_questions import marked
from rulesref.parse.shapes.questions import questions
from rulesref.sources import SourceLine, SourceText

_TITLE = "Eldritch Horror"
_ANCHORS = frozenset(
    (
        "Using this Rulebook",
        "The Golden Rules",
        "Hidden Information",
        "Phase 1: Action Phase",
        "Phase 2: Encounter Phase",
        "Phase 3: Mythos Phase",
        "Acquire Assets Action",
        "Resolve Reckoning Effects",
        "Monster Surge",
        "Delayed Investigators",
        "Magical Resistance",
        "The Ancient One Awakens",
    )
)
_ENOUGH_ANCHORS = 4
_STEPS = re.compile(
    r"\bsteps \d(?:–|-| and )(?P<last>\d) of (?P<title>setup|[A-Z]\w+(?: [A-Z]\w+){0,4})"
)
_LEADS_IN = re.compile(r"(?::|\bthe following\.)\s*$|\bas listed below\b.*\.\s*$")

#: Headings that open a group, and what the parts after each of them are.
_OPTIONAL, _ERRATA = "Optional Rules", "Errata"
_INVESTIGATORS = "Investigator Abilities"


def claims(text: SourceText) -> list[Portion]:
    """The whole of ``text`` when enough headings of the rulebook stand in it."""
    seen: set[str] = set()
    for line in text.lines:
        plain = line.text.replace("\ufeff", "").strip()
        if plain in _ANCHORS:
            seen.add(plain)
            if len(seen) >= _ENOUGH_ANCHORS:
                break
    else:
        return []
    if not any(_TITLE in line.text for line in text.lines):
        return []
    document = Document(
        "eldritch-horror/rulebook",
        "eldritch-horror",
        "Rulebook",
        "",
        "",
        "en",
        "rules-reference",
        "",
        text.name,
        text.sha256,
    )
    return [Portion(document, text.lines)]


def parse(portion: Portion, warnings: list[Warning]) -> list[Section]:
    """The sections of the rulebook in reading order."""
    document = portion.document
    parts = outline(repair(portion.lines, repairs_of(document.id), warnings))
    first_topic = next(
        (place + 1 for place, part in enumerate(parts) if part.title == QUESTIONS), len(parts)
    )
    _warn_of_losses(parts, warnings)
    sections = _rules(parts[:first_topic], document)
    sections += _answers(parts[first_topic:], document)
    return distinct_sections(sections, warnings)


def _warn_of_losses(parts: Sequence[Part], warnings: list[Warning]) -> None:
    for part in parts[1:]:
        if part.empty:
            warnings.append(
                Warning(
                    part.head.number, said("the source has no text under {!r}").format(part.title)
                )
            )
        for line, after in zip(part.body, [*part.body, None][1:], strict=True):
            if _LEADS_IN.search(line.text) and not (after and after.text[:1].isspace()):
                warnings.append(
                    Warning(line.number, said("the source lost the list after this line"))
                )


def _rules(parts: Sequence[Part], document: Document) -> list[Section]:
    kept: list[tuple[Part, str, str, str]] = []  # part, kind, path, group
    group = ""
    for part in parts:
        if part.title in (_OPTIONAL, _ERRATA, _INVESTIGATORS, QUESTIONS):
            group = part.title
        if part.empty:
            continue
        kind, path = _place(part, group)
        kept.append((part, kind, path, group))
    paths = distinct([[path, f"{path}-{slug(group)}"] for _, _, path, group in kept])
    return [
        _section(part, document, path, kind, group)
        for path, (part, kind, _, group) in zip(paths, kept, strict=True)
    ]


def _place(part: Part, group: str) -> tuple[str, str]:
    """Kind and path of a part, by the group that it stands in."""
    if group == _INVESTIGATORS and part.title != group:
        return "investigator", f"investigator/{slug(part.title)}"
    if part.step:
        return "setup-step", f"setup/step-{part.step}"
    if part.title in (QUESTIONS, _ERRATA):
        return "note", f"about/{slug(part.title)}"
    return "rule", slug(part.title)


def _section(part: Part, document: Document, path: str, kind: str, group: str) -> Section:
    parent = {"setup-step": "setup", "investigator": slug(_INVESTIGATORS)}.get(kind, "")
    optional = group == _OPTIONAL and part.title != group
    section = draft(
        document,
        path,
        kind,
        part.title,
        part.head,
        [_set(line) for line in part.body],
        number=part.step,
        parent=parent,
        facts=[("optional", "yes")] if optional else [],
    )
    related = tuple(_related(part.body))
    return section._replace(references=section.references + related)


def _set(line: SourceLine) -> SourceLine:
    return line._replace(text=mark_gaps(cells(line.text.strip())))


def _related(lines: Iterable[SourceLine]) -> Iterable[Reference]:
    """The related topics, and what a sentence names by its steps ("steps 3–4 of setup")."""
    for line in lines:
        text = line.text.strip()
        for found in _STEPS.finditer(text):
            if found["title"] == "setup":
                # The first step is a reference of the common shape already.
                yield Reference(f"step {found['last']} of setup", line.number)
            else:
                yield Reference(found["title"], line.number)
        if text.startswith(RELATED):
            for title in text.removeprefix(RELATED).split(","):
                yield Reference(title.strip(), line.number)


def _answers(topics: Sequence[Part], document: Document) -> list[Section]:
    """The questions under all topics, each with its topic as a fact."""
    topic_of = {line.number: part.title for part in topics for line in part.body}
    lines = [_set(line) for part in topics for line in part.body]
    return [
        section._replace(facts=(*section.facts, ("topic", topic_of[section.first_line])), cards=())
        for section in questions(marked(lines), document)
    ]
