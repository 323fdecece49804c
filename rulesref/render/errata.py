"""The errata of one card, for a reader and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesref.render.paint import Paint, icons_as_words
from rulesref.render.passages import icons_lost, lines_of, short_title

if TYPE_CHECKING:
    from rulesref.cards.errata import CardErrata, CardPassage
    from rulesref.cards.name_table import CardMatch

_MOST = 8


def errata_json(answer: CardErrata) -> dict[str, object]:
    """The object that ``errata --json`` prints (schema: rulesref/cli/schemas/errata.json)."""
    return {
        "query": answer.query,
        "corrected": answer.corrected,
        "edition": answer.edition,
        "cards": [_card_json(match) for match in answer.cards],
        "has_errata": bool(answer.governing),
        "errata": [_reading_json(reading) for reading in answer.errata],
        "taboos": [_reading_json(reading) for reading in answer.taboos],
        "questions": [_reading_json(reading) for reading in answer.questions],
        "rulings": [_reading_json(reading) for reading in answer.rulings],
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


def _reading_json(reading: CardPassage) -> dict[str, object]:
    section, document = reading.section, reading.document
    return {
        "id": section.entry or None,
        "title": section.title,
        "kind": section.kind,
        "codes": list(reading.codes),
        "governs": reading.governs,
        "superseded_by": reading.superseded_by or None,
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


def errata_text(answer: CardErrata, paint: Paint) -> str:
    """The answer for a reader: what governs now first, taboos apart, mentions as a list."""
    lines: list[str] = []
    if answer.corrected:
        lines += [
            paint.warn(f"No card is called “{answer.query}”; this is {answer.corrected}."),
            "",
        ]
    lines += [paint.bold(match.label) for match in answer.cards]
    facts = [" / ".join(dict.fromkeys(m.card.name_it for m in answer.cards if m.card.name_it))]
    facts += ["codes " + ", ".join(code for match in answer.cards for code in match.codes)]
    facts += [f"edition {answer.edition}"]
    lines += [paint.dim(" · ".join(fact for fact in facts if fact)), ""]
    lines += _errata(answer, paint)
    if answer.taboos:
        lines += [paint.bold("Taboo list (optional; counts only when the table uses it)")]
        lines += _passages(answer.taboos, answer, paint)
        lines.append("")
    lines += _mentions("Questions that name it", answer.questions, paint)
    lines += _mentions("Rules that name it", answer.rulings, paint)
    return "\n".join(lines).rstrip()


def _errata(answer: CardErrata, paint: Paint) -> list[str]:
    lines: list[str] = []
    if answer.governing:
        lines.append(
            paint.bold("Erratum in force" if len(answer.governing) == 1 else "Errata in force")
        )
        lines += _passages(answer.governing, answer, paint)
        lines.append("")
    elif _official(answer):
        said = f"No erratum: none of the documents at hand ({_official(answer)}) has one."
        lines += [*paint.body(said, indent=""), ""]
    else:
        restated = any(document.tier == "restatement" for document in answer.searched)
        lines += [
            "No erratum: none of those that the bundled rules restate is of this card."
            if restated
            else "No erratum is known here: no official document has been added.",
            "  To ask the official documents themselves: rulesref sources add FILE…",
            "",
        ]
    past = [reading for reading in answer.errata if reading.superseded_by]
    if past:
        lines.append(paint.bold("In earlier versions"))
        lines += _passages(past, answer, paint)
        lines.append("")
    other = [r for r in answer.errata if not r.governs and not r.superseded_by]
    if other:
        lines.append(paint.bold("In another edition (not the one in force here)"))
        lines += _passages(other, answer, paint)
        lines.append("")
    return lines


def _official(answer: CardErrata) -> str:
    """The titles of the official documents that were searched."""
    return ", ".join(
        short_title(document)
        for document in answer.searched
        if document.tier not in ("restatement", "summary")
    )


def _passages(readings: Sequence[CardPassage], answer: CardErrata, paint: Paint) -> list[str]:
    """The readings in full; a block that corrects several cards alike is printed once."""
    blocks: dict[tuple[str, int, str], list[CardPassage]] = {}
    for reading in readings:
        section = reading.section
        key = (section.document, section.first_line, section.markdown)
        blocks.setdefault(key, []).append(reading)
    lines: list[str] = []
    for block in blocks.values():
        lines += _block(block, len(answer.cards) > 1, paint)
    return lines


def _block(block: Sequence[CardPassage], several: bool, paint: Paint) -> list[str]:
    reading = block[0]
    section = reading.section
    label = _source(reading)
    if several:
        label += ": " + "; ".join(dict.fromkeys(name for r in block for name in _printed(r)))
    lines = ["  " + paint.dim(label)]
    struck = bool(reading.superseded_by)
    lines += paint.body(section.markdown, language=section.language, indent="    ", strike=struck)
    if struck:
        lines.append("    " + paint.dim(f"replaced by {reading.superseded_by}"))
    if lost := icons_lost(section):
        lines.append("    " + paint.dim(lost))
    return lines


def _printed(reading: CardPassage) -> list[str]:
    """The asked cards as the section prints them: "Odd Tonic (Sweet) #31"."""
    names = []
    for card in reading.section.cards:
        if set(card.codes) & set(reading.printings):
            names.append(f"{card.name} #{card.number}" if card.number else card.name)
    return names


def _source(reading: CardPassage) -> str:
    section, document = reading.section, reading.document
    parts = ["in our own words" if document.tier == "restatement" else short_title(document)]
    if since := section.fact("since"):
        parts.append(f"since v{since}")
    if document.tier != "restatement":
        where = lines_of(section.first_line, section.last_line, section.page)
        parts.append(" ".join(filter(None, (section.fact("file"), where))))
    if document.tier == "summary":
        parts.append("unofficial")
    return ", ".join(parts)


def _mentions(label: str, readings: Sequence[CardPassage], paint: Paint) -> list[str]:
    """One line an entry: its title, its id, and where its strongest passage stands."""
    rows: dict[str, CardPassage] = {}
    for reading in readings:
        if not reading.superseded_by:
            rows.setdefault(reading.section.entry or reading.section.id, reading)
    if not rows:
        return []
    lines = [paint.bold(label)]
    for place, reading in list(rows.items())[:_MOST]:
        title = icons_as_words(reading.section.title, reading.section.language)
        lines += paint.body(f"- {title}", language=reading.section.language)
        other = "" if reading.governs or not reading.edition else f" (edition {reading.edition})"
        lines.append(f"    {paint.link(place)} {paint.dim(_source(reading) + other)}")
    if len(rows) > _MOST:
        lines.append(f"  and {len(rows) - _MOST} more (--json lists all)")
    return [*lines, ""]
