"""The rules as the ArkhamCards app prints them: a list of rules, each with rules below it.

They follow the Rules Reference with the FAQ worked in, in several languages; nobody official
answers for them, and the file names neither a version nor a date.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulesref.catalogue import marked, said
from rulesref.entries import Document, Reference, Section, slug
from rulesref.errors import SourceError
from rulesref.parse.drafting import distinct_sections
from rulesref.parse.identity import distinct
from rulesref.parse.marks.card_names import card_names, unique
from rulesref.parse.metadata.drafts import drafted
from rulesref.parse.metadata.markup import markdown, plain
from rulesref.parse.metadata.rows import Row, fields_of, rows_of
from rulesref.parse.portion import Portion, Warning
from rulesref.sources import SourceText
from rulesref.sources.bundle import JsonFile, files_in

_ANCHOR = re.compile(r"\]\(#(?P<id>[^()\s]+)\)")
_ONLY_POINTS = re.compile(r"(?:See|Vedi)\b[^.\n]*\.?")

FIELDS = ("id", "title", "text", "rules", "table", "cycle", "scenarios")

#: Rules that every language has, by the first words of their titles: they tell the language.
_TELLING = {
    "en": {"The_Grim_Rule": "The Grim Rule", "After": "After", "When": "When"},
    "it": {"The_Grim_Rule": "La Regola Nera", "After": "Dopo", "When": "Quando"},
}


class _Rule(NamedTuple):
    row: Row
    parent: str  # path


def is_rules(file: JsonFile) -> bool:
    """Whether ``file`` is such a list: rules with rules below them, under well-known ids."""
    return {"id", "title", "text", "rules"} <= fields_of(file) and "citation" not in fields_of(file)


def claims(text: SourceText) -> list[Portion]:
    """The rules in ``text``. Raises SourceError where nothing tells their language."""
    files = files_in(text)
    if len(files) != 1 or not is_rules(files[0]):
        return []
    rows = rows_of(files[0])
    _checked(rows)
    language = _language(rows, files[0])
    document = Document(
        f"arkham-lcg/arkham-cards-{language}",
        "arkham-lcg",
        marked("Rules as ArkhamCards has them"),
        "",
        "",
        language,
        "summary",
        "2016",
        text.name,
        text.sha256,
    )
    return [Portion(document, text.lines)]


def parse(portion: Portion, warnings: list[Warning]) -> list[Section]:
    """A section for each rule, those below one under it."""
    document = portion.document
    (file,) = files_in(SourceText(document.file or "", "", portion.lines, True))
    rules = list(_walk(rows_of(file), ""))
    sections = []
    paths = distinct([_paths(rule) for rule in rules])
    for rule, path in zip(rules, paths, strict=True):
        warnings += rule.row.unknown(FIELDS)
        sections.append(_section(rule, path, document))
    return distinct_sections(sections, warnings)


def _checked(rows: Sequence[Row]) -> None:
    """Read every field, so that what is broken is told before anything is added."""
    for rule in _walk(rows, ""):
        _body(rule.row)


def _walk(rows: Sequence[Row], parent: str) -> Iterator[_Rule]:
    for row in rows:
        yield _Rule(row, parent)
        yield from _walk(row.rows("rules"), slug(row.text("id")))


def _paths(rule: _Rule) -> list[str]:
    own = slug(rule.row.text("id"))
    return [own, f"{rule.parent}/{own}"] if rule.parent else [own]


def _section(rule: _Rule, path: str, document: Document) -> Section:
    row, body = rule.row, _body(rule.row)
    references = _references(row)
    section = drafted(
        document,
        row,
        path,
        "rule",
        plain(row.text("title")),
        body,
        None,
        parent=rule.parent,
        cards=unique(card_names(body)),
        references=references,
    )
    points = bool(references) and bool(_ONLY_POINTS.fullmatch(body))
    return section._replace(last_line=_own_end(row), pointer=points)


def _references(row: Row) -> tuple[Reference, ...]:
    """The rules to which the text links, by the paths of their ids."""
    line = row.line("text")
    links = _ANCHOR.finditer(row.text("text", ""))
    return tuple(dict.fromkeys(Reference(slug(link["id"]), line) for link in links))


def _own_end(row: Row) -> int:
    """The line before the first rule below ``row``, else its last one."""
    below = row.rows("rules")
    return max(row.first_line, below[0].first_line - 1) if below else row.last_line


def _body(row: Row) -> str:
    table = "\n".join(f"- {_line(line)}" for line in row.rows("table"))
    return "\n\n".join(filter(None, (markdown(row.text("text", "")), table)))


def _line(row: Row) -> str:
    """A line of a table: its cells, side by side."""
    return " · ".join(plain(cell.text("text", "")) for cell in row.rows("row"))


def _language(rows: Sequence[Row], file: JsonFile) -> str:
    titles = {row.text("id"): row.text("title") for row in rows}
    for language, telling in _TELLING.items():
        if any(titles.get(name) == title for name, title in telling.items()):
            return language
    raise SourceError(
        said("these are ArkhamCards' rules in a language that rulesref does not know"),
        file=file.name,
        remedy=said("add them in English or Italian"),
    )
