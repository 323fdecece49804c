"""Made-up data in the shape of arkhamlcg-metadata: a Grimoire of moss, its errata and questions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rulesref.entries import Section
from rulesref.parse import Portion, Warning, parse, recognise
from rulesref.sources.bundle import packed
from rulesref.sources.reading import read_raw
from rulesref.sources.text import SourceText

Data = dict[str, list[dict[str, Any]]]


def data() -> Data:
    """Path below the folder → the rows of that file."""
    return {
        "versions.json": [
            {"citation": "faq-1.3", "date": "2018-05-31"},
            {"citation": "faq-2.5", "date": "2026-02-20"},
            {"citation": "grimoire-1.0", "date": "2026-03-20"},
            {"citation": "grimoire-1.1", "date": "2026-07-14"},
        ],
        "grimoire/sections.json": [
            {"id": "glossary", "position": 1, "title": "Moss Words", "text": "Words of moss."},
            {"id": "quick_reference", "position": 2, "title": "Quick"},
        ],
        "grimoire/01_glossary.json": [
            entry("1.001", "Ability", "Moss <b>grows</b>.\n- Slowly.\n- [[Wet]] first."),
            entry(
                "1.017", "Attack of Opportunity", "Moss bites.", "grimoire-1.1", ["1.001", "3.221"]
            ),
            entry("1.032", "Control", "", references=["1.001"]),
        ],
        "grimoire/03_timing_and_gameplay.json": [
            entry("3.200", "2. Investigation Phase", "Look.", section="timing_and_gameplay"),
            entry("3.221", "2.2.1 Do a thing.", "Do it.", section="timing_and_gameplay"),
        ],
        "errata/card_errata.json": [
            ruling("card_errata", "faq-1.3", card_codes=["01006", "01506"]),
            ruling("card_errata", "grimoire-1.1", card_codes=["12020"]),
        ],
        "errata/rulebook_errata.json": [ruling("rulebook_errata", "faq-2.5", section="Costs")],
        "errata/campaign_errata.json": [
            ruling("campaign_errata", "faq-2.5", cycles=["bog"], scenario_codes=["fen"])
        ],
        "faqs/general_faq.json": [
            ruling(
                "faq",
                "faq-2.5",
                question="May [Moss Cat](/card/01006) sleep twice in one wet night?",
                card_codes=["01006"],
            )
        ],
        "scenarios/scenarios.json": [{"campaign_code": "bog", "code": "fen", "name": "The Fen"}],
        "campaigns/campaigns.json": [{"code": "bog", "name": "The Bog", "scenarios": ["fen"]}],
    }


def entry(
    number: str,
    title: str,
    text: str,
    citation: str = "grimoire-1.0",
    references: list[str] | None = None,
    section: str = "glossary",
) -> dict[str, Any]:
    """One entry of the Grimoire."""
    row = {"id": number, "title": title, "citation": citation, "section": section, "position": 1}
    row |= {"text": text} if text else {}
    return row | ({"references": references} if references else {})


def ruling(kind: str, citation: str, **more: Any) -> dict[str, Any]:
    """One erratum or question."""
    return {"type": kind, "citation": citation, "ruling": "It <i>sleeps</i> [fast].", **more}


def files(rows: Mapping[str, Any]) -> dict[str, bytes]:
    """The files as they lie in the folder."""
    return {name: json.dumps(own, indent=4).encode() for name, own in rows.items()}


def text_of(rows: Mapping[str, Any]) -> SourceText:
    """The whole folder as one file."""
    return read_raw(packed(files(rows)), "moss-data")


def parsed(text: SourceText) -> tuple[dict[str, list[Section]], list[Warning]]:
    """Document id → its sections, and the warnings."""
    warnings: list[Warning] = []
    portions: list[Portion] = recognise(text)
    found = {portion.document.id: parse(portion, warnings) for portion in portions}
    return found, warnings
