"""arkhamlcg-metadata: which of its files are at hand, and the documents that these make."""

from __future__ import annotations

from typing import NamedTuple

from rulesref.catalogue import marked
from rulesref.entries import Document, Section
from rulesref.parse.metadata import grimoire, rulings
from rulesref.parse.metadata.citations import Citation, citation_of, latest, read_versions
from rulesref.parse.metadata.rows import Row, fields_of, rows_of
from rulesref.parse.portion import Portion, Warning
from rulesref.sources import SourceText
from rulesref.sources.bundle import JsonFile, files_in

GRIMOIRE, RULINGS = "arkham-lcg/grimoire-", "arkham-lcg/rulings-"

#: The fields by which a file is known, the first row that fits counts.
_FAMILIES = (
    ("grimoire", {"id", "title", "section", "citation", "position"}),
    ("rulings", {"type", "ruling", "citation"}),
    ("versions", {"citation", "date"}),
    ("scenarios", {"campaign_code", "code", "name"}),
    ("campaigns", {"code", "name", "scenarios"}),
    ("chapters", {"id", "title", "position"}),
)
#: Families that hold rules; the others only help to read them.
RULES = ("grimoire", "rulings")


class Data(NamedTuple):
    """What the files hold, read and checked."""

    known: dict[str, Citation]
    entries: grimoire.Entries
    cited: tuple[Citation, ...]  # of the entries
    rulings: list[rulings.Ruling]
    names: rulings.Names


def family_of(file: JsonFile) -> str:
    """What a file of the data is; an empty string for one that is none of it."""
    fields = fields_of(file)
    return next((name for name, own in _FAMILIES if own <= fields), "")


def read(files: tuple[JsonFile, ...]) -> Data:
    """The data in ``files``. Raises SourceError where something in them is broken."""
    rows: dict[str, list[Row]] = {name: [] for name, _ in _FAMILIES}
    for file in files:
        if family := family_of(file):
            rows[family] += rows_of(file)
    known = read_versions(rows["versions"])
    return Data(
        known,
        grimoire.read_entries(rows["grimoire"], rows["chapters"]),
        tuple(citation_of(row, known) for row in rows["grimoire"]),
        rulings.read_rulings(rows["rulings"], known),
        rulings.read_names(rows["scenarios"], rows["campaigns"]),
    )


def claims(text: SourceText) -> list[Portion]:
    """The Grimoire and the rulings of the FAQ, as far as ``text`` holds them."""
    files = files_in(text)
    if not any(family_of(file) in RULES for file in files):
        return []
    data = read(files)
    return [Portion(document, text.lines) for document in _documents(data, text)]


def parse(portion: Portion, warnings: list[Warning]) -> list[Section]:
    """The sections of the Grimoire, or the rulings of the FAQ."""
    document = portion.document
    data = read(files_in(SourceText(document.file or "", "", portion.lines, True)))
    family = "grimoire" if document.id.startswith(GRIMOIRE) else "faq"
    own = [ruling for ruling in data.rulings if ruling.cited.family == family]
    own_rulings = rulings.sections(own, document, data.names, warnings)
    if family == "faq":
        return own_rulings
    return [*grimoire.sections(data.entries, document, data.known, warnings), *own_rulings]


def _documents(data: Data, text: SourceText) -> list[Document]:
    cited = (*data.cited, *(ruling.cited for ruling in data.rulings))
    documents = []
    for family, prefix, title, tier, edition in (
        ("grimoire", GRIMOIRE, "Arkham Grimoire", "rules-reference", "2026"),
        ("faq", RULINGS, marked("FAQ and errata, as arkhamlcg-metadata keeps them"), "faq", "2016"),
    ):
        own = latest(cited, family)
        if own is None:
            continue
        state = latest((own, *data.known.values()), family) or own
        documents.append(
            Document(
                prefix + state.version,
                "arkham-lcg",
                title,
                state.version,
                state.date,
                "en",
                tier,
                edition,
                text.name,
                text.sha256,
            )
        )
    return documents
