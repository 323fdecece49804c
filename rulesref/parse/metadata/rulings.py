"""Errata and FAQs: one section a ruling, tied to its cards by their codes.

A ruling belongs to the document that it first stood in: the FAQ of the older products, or the
Grimoire, which has errata and questions of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rulesref.catalogue import said
from rulesref.entries import CardName, Document, Section, slug
from rulesref.parse.identity import distinct, significant
from rulesref.parse.metadata.citations import Citation, citation_of
from rulesref.parse.metadata.drafts import drafted
from rulesref.parse.metadata.markup import linked_cards, markdown, plain
from rulesref.parse.metadata.rows import Row
from rulesref.parse.portion import Warning
from rulesref.parse.shapes.questions import paths_of

#: The word for a kind of ruling, and the kind of section that it is.
TYPES = {
    "faq": "question",
    "card_errata": "card-erratum",
    "campaign_errata": "campaign-erratum",
    "rulebook_errata": "rulebook-erratum",
}
FIELDS = ("card_codes", "citation", "cycles", "question", "ruling", "scenario_codes", "section")
_CODE = re.compile(r"\d{5,6}[a-z]?")


class Names(NamedTuple):
    """What scenarios and campaigns are called, by their codes; nothing where no file says it."""

    scenarios: Mapping[str, str] = {}
    campaigns: Mapping[str, str] = {}


class Ruling(NamedTuple):
    """A row, what it is, and since when it stands."""

    row: Row
    kind: str
    cited: Citation


def read_names(scenarios: Iterable[Row], campaigns: Iterable[Row]) -> Names:
    """The names of the files of scenarios and campaigns. Raises SourceError."""
    return Names(
        {row.text("code"): row.text("name") for row in scenarios},
        {row.text("code"): row.text("name") for row in campaigns},
    )


def read_rulings(rows: Iterable[Row], known: Mapping[str, Citation]) -> list[Ruling]:
    """The rulings of all files. Raises SourceError for a kind that nobody knows."""
    rulings = []
    for row in rows:
        kind = row.text("type")
        if kind not in TYPES:
            raise row.refused(
                said("{!r} is no kind of ruling").format(kind[:40]), "type", TYPES, kind
            )
        rulings.append(Ruling(row, TYPES[kind], citation_of(row, known)))
    return rulings


def sections(
    rulings: Sequence[Ruling], document: Document, names: Names, warnings: list[Warning]
) -> list[Section]:
    """A section for each ruling, in the order of the files."""
    for ruling in rulings:
        warnings += ruling.row.unknown((*FIELDS, "type"))
    paths = distinct([_paths(ruling, names) for ruling in rulings])
    return [
        _section(ruling, path, document, names) for ruling, path in zip(rulings, paths, strict=True)
    ]


def _section(ruling: Ruling, path: str, document: Document, names: Names) -> Section:
    row = ruling.row
    text = row.text("ruling")
    facts = [("target", name) for name in _places(row, names)]
    if ruling.kind == "rulebook-erratum":
        facts.append(("amends", slug(row.text("section"))))
    return drafted(
        document,
        row,
        path,
        ruling.kind,
        _title(ruling, names),
        markdown(text),
        ruling.cited,
        cards=_cards(ruling),
        facts=facts,
    )


def _title(ruling: Ruling, names: Names) -> str:
    """The question, the section amended, or the scenarios; an erratum is called by its cards."""
    row = ruling.row
    if ruling.kind == "question":
        return plain(row.text("question"))
    if ruling.kind == "rulebook-erratum":
        return plain(row.text("section"))
    if ruling.kind == "campaign-erratum":
        return " / ".join(_places(row, names)) or "Campaign"
    return ", ".join(row.texts("card_codes"))


def _places(row: Row, names: Names) -> list[str]:
    """The scenarios that a ruling is about, else its campaigns, by name."""
    scenarios = [names.scenarios.get(code, code) for code in row.texts("scenario_codes")]
    campaigns = [names.campaigns.get(code, code) for code in row.texts("cycles")]
    return list(dict.fromkeys(scenarios or campaigns))


def _cards(ruling: Ruling) -> list[CardName]:
    """The cards that a ruling is tied to, by code; an erratum without one is refused."""
    row = ruling.row
    codes = row.texts("card_codes")
    for code in codes:
        if not _CODE.fullmatch(code):
            raise row.refused(
                said("{!r} is no code of a card: 01006 would be one").format(code[:40]),
                "card_codes",
            )
    if ruling.kind == "card-erratum" and not codes:
        raise row.refused(said("this erratum names no card"), "card_codes")
    linked = linked_cards(row.text("question", "") + row.text("ruling"))
    named = {card.codes[0]: card for card in linked}
    return [
        named.get(code, CardName("", "", "", (code,))) for code in dict.fromkeys((*codes, *named))
    ]


def _paths(ruling: Ruling, names: Names) -> list[str]:
    row, since = ruling.row, ruling.cited.version
    if ruling.kind == "question":
        return paths_of(plain(row.text("question")), [card.name for card in _cards(ruling)])
    if ruling.kind == "rulebook-erratum":
        path = f"rulebook-errata/{slug(row.text('section'))}"
        return [path, f"{path}-{since}"]
    words = "-".join(significant(plain(row.text("ruling")))[:6])
    if ruling.kind == "card-erratum":
        path = f"errata/{_cards(ruling)[0].codes[0]}-{since}"
    else:
        places = [*row.texts("scenario_codes"), *row.texts("cycles"), "campaign"]
        path = f"campaign-errata/{slug(places[0])}-{since}"
    return [path, f"{path}-{words}"]
