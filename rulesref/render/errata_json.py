"""The errata of one card as JSON."""

from __future__ import annotations

from rulesref.record import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesref.cards.errata import CardErrata, CardPassage
    from rulesref.cards.name_table import CardMatch


def errata_json(answer: CardErrata) -> dict[str, object]:
    """The object that ``errata --json`` prints (schema: rulesref/cli/schemas/errata.json)."""
    return {
        "query": answer.query,
        "corrected": answer.corrected,
        "edition": answer.edition,
        "cards": [_card_json(match) for match in answer.cards],
        "has_errata": bool(answer.governing),
        "errata": [reading_json(reading) for reading in answer.errata],
        "taboos": [reading_json(reading) for reading in answer.taboos],
        "questions": [reading_json(reading) for reading in answer.questions],
        "rulings": [reading_json(reading) for reading in answer.rulings],
    }


def _card_json(match: CardMatch) -> dict[str, object]:
    card, pack = match.card, match.pack
    return {
        "code": card.code,
        "codes": list(match.codes),
        "name": card.name,
        "subname": card.subname or None,
        "name_it": card.name_it or (card.name if pack else None),
        "number": card.number or None,
        "pack": pack.code if pack else None,
        "pack_name": pack.name if pack else None,
        "type": card.type or None,
        "faction": card.faction or None,
        "level": int(card.level) if card.level.isdigit() else None,
        "only_named": card.only_named,
    }


def reading_json(reading: CardPassage) -> dict[str, object]:
    """One passage about a card, as JSON has it."""
    section, document = reading.section, reading.document
    return {
        "id": section.entry or None,
        "title": section.title,
        "kind": section.kind,
        "codes": list(reading.codes),
        "governs": reading.governs,
        "superseded_by": reading.superseded_by or None,
        "repeats": reading.repeats,
        "since": section.fact("since") or None,
        "document": document.file,
        "document_id": document.id,
        "section": section.id,
        "first_line": section.first_line,
        "last_line": section.last_line,
        "language": section.language,
        "tier": document.tier,
        "version": document.version,
        "edition": reading.edition or None,
        "icon_lost": list(section.icon_lost),
        "markdown": section.markdown,
    }
