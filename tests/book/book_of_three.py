"""A tiny book in our own words: three documents of one game that disagree."""

from __future__ import annotations

from rulesref.entries import CardName, Document, Provenance, Reference, Section

REFERENCE = Document(
    "arkham-lcg/rules-reference-2.5", "arkham-lcg", "Rules Reference", "2.5", "2026-02", "en",
    "rules-reference", "2016", "rr.txt", "aa",
)  # fmt: skip
FAQ = REFERENCE._replace(id="arkham-lcg/faq-2.5", title="FAQ", tier="faq", sha256="bb")
OLD_FAQ = FAQ._replace(id="arkham-lcg/faq-1.3", version="1.3", date="2018-05", sha256="cc")
GRIMOIRE = REFERENCE._replace(
    id="arkham-lcg/grimorio-1.0", title="Grimorio", version="1.0", language="it", edition="2026"
)
OWN = REFERENCE._replace(
    id="arkham-lcg/restatement-en", title="rulesref", version="", tier="restatement", file=None,
    edition="",
)  # fmt: skip
DOCUMENTS = {d.id: d for d in (REFERENCE, FAQ, OLD_FAQ, GRIMOIRE, OWN)}


def section(document: Document, path: str, title: str, text: str, **more: object) -> Section:
    """A section of ``document`` with sensible defaults."""
    plain = Section(
        id=f"{document.id}/{path}",
        document=document.id,
        kind="glossary",
        title=title,
        number="",
        parent="",
        first_line=10,
        last_line=12,
        page=None,
        markdown=text,
        language=document.language,
    )
    return plain._replace(**more)  # type: ignore[arg-type]


LANTERN = section(
    REFERENCE, "lantern", "Lantern", "A lantern lights one place.",
    references=(Reference("Shadows", 11),),
    provenance=(Provenance(10, "faq", "Game Play", "1.7", "added"),),
)  # fmt: skip
SHADOW = section(REFERENCE, "shadow", "Shadow", "A shadow hides what stands in it.")
POINT = section(FAQ, "1.7", "Lantern", "A lantern lights two places.", kind="point", number="1.7")
OLD_POINT = section(
    OLD_FAQ, "1.7", "Lantern", "A lantern may light a place.", kind="point", number="1.7"
)
ERRATUM = section(
    FAQ, "rulebook-errata/shadow", "Shadow", "Add: a shadow ends at dawn.", kind="rulebook-erratum"
)
CARD_ERRATUM = section(
    FAQ, "errata/torch", "Torch", "The torch costs 2.", kind="card-erratum",
    cards=(CardName("Torch", "7", "", ("99007",)),),
)  # fmt: skip
QUESTION = section(
    FAQ, "qa/torch-wet-deck", "Can I light a Torch #7 on a wet deck?", "No.", kind="question"
)
OLD_QUESTION = section(
    OLD_FAQ, "qa/light-torch", "Can I light a Torch (Core 7) on a wet deck?", "No!", kind="question"
)
LANTERNA = section(GRIMOIRE, "lanterna", "Lanterna", "La lanterna illumina un luogo.")
RESTATED = section(OWN, "lantern", "Lantern", "It lights two places.", entry="arkham-lcg/lantern")
ALL = [
    LANTERN, SHADOW, POINT, OLD_POINT, ERRATUM, CARD_ERRATUM, QUESTION, OLD_QUESTION, LANTERNA,
    RESTATED,
]  # fmt: skip
