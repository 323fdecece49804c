"""The errata of one card, for a reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulesref.catalogue import marked, said
from rulesref.record import TYPE_CHECKING, NamedTuple
from rulesref.render.paint import Paint, icons_as_words
from rulesref.render.passages import icons_lost, lines_of, short_title

if TYPE_CHECKING:
    from rulesref.cards.errata import CardErrata, CardPassage
    from rulesref.cards.name_table import CardMatch

_MOST = 8


#: The title of the entry with an id, in the reader's language.
Titled = Callable[[str], str]


class _Reader(NamedTuple):
    """Who reads an answer."""

    answer: CardErrata
    paint: Paint
    language: str
    title_of: Titled | None = None

    def said(self, text: str) -> str:
        """A heading: marked where it stands."""
        return self.paint.bold(said(text, self.language))


def errata_text(
    answer: CardErrata, paint: Paint, language: str = "en", title_of: Titled | None = None
) -> str:
    """The answer for a reader: what governs now first, taboos apart, mentions as a list.

    Of one restatement the text in ``language`` stands alone, else the English one.
    """
    lines = [*heading_of(answer, paint, language), ""]
    return "\n".join((*lines, *said_of_it(answer, paint, language, title_of))).rstrip()


def heading_of(answer: CardErrata, paint: Paint, language: str = "en") -> list[str]:
    """Which cards the answer is about, as their reader calls them."""
    reader = _Reader(answer, paint, language)
    lines: list[str] = []
    if answer.corrected:
        no_card = said("No card is called “{}”; this is {}.", language)
        lines += [paint.warn(no_card.format(answer.query, answer.corrected)), ""]
    lines += [paint.bold(label(match, language)) for match in answer.cards]
    return [*lines, paint.dim(_facts(reader))]


def said_of_it(
    answer: CardErrata, paint: Paint, language: str = "en", title_of: Titled | None = None
) -> list[str]:
    """What the documents say of the cards, each part under its heading."""
    reader = _Reader(answer, paint, language, title_of)
    lines = _errata(reader)
    lines += _whole(
        marked("Taboo list (optional; counts only when the table uses it)"), answer.taboos, reader
    )
    lines += _mentions(marked("Questions that name it"), answer.questions, reader)
    return lines + _mentions(marked("Rules that name it"), answer.rulings, reader)


def mentions(
    heading: str,
    readings: Sequence[CardPassage],
    answer: CardErrata,
    paint: Paint,
    language: str,
    title_of: Titled | None = None,
) -> list[str]:
    """Some of the ``readings`` of ``answer``, a line each, under a heading that is marked."""
    return _mentions(heading, readings, _Reader(answer, paint, language, title_of))


def label(match: CardMatch, language: str) -> str:
    """The card as its reader calls it, with what tells it from its namesakes."""
    card = match.card
    if language != "it" or not card.name_it:
        return match.label
    return card.name_it + match.label.removeprefix(card.name)


def _facts(reader: _Reader) -> str:
    answer, language = reader.answer, reader.language
    italian = [m.card.name_it for m in answer.cards if m.card.name_it]
    english = [m.card.name for m in answer.cards if m.card.name_it]
    facts = [" / ".join(dict.fromkeys(english if language == "it" else italian))]
    codes = ", ".join(code for match in answer.cards for code in match.codes)
    facts += [said("codes {}", language).format(codes)]
    facts += [said("edition {}", language).format(answer.edition)]
    return " · ".join(fact for fact in facts if fact)


def _errata(reader: _Reader) -> list[str]:
    answer = reader.answer
    governing = _once(answer.governing, reader.language)
    heading = marked("Erratum in force") if len(governing) == 1 else marked("Errata in force")
    past = [reading for reading in answer.errata if reading.superseded_by]
    other = [r for r in answer.errata if not r.governs and not r.superseded_by]
    lines = _whole(heading, governing, reader) if governing else _none(reader, other=bool(other))
    lines += _whole(marked("In earlier versions"), past, reader)
    return lines + _whole(marked("In another edition (not the one in force here)"), other, reader)


def _none(reader: _Reader, *, other: bool) -> list[str]:
    """That no erratum is known, and where it was looked for; ``other`` editions may have one."""
    answer, language = reader.answer, reader.language
    if other:
        none = said("No erratum is in force in edition {}.", language).format(answer.edition)
        return [none, ""]
    if official := _official(answer):
        none = said("No erratum: none of the documents at hand ({}) has one.", language)
        return [*reader.paint.body(none.format(official), indent=""), ""]
    if any(document.tier == "restatement" for document in answer.searched):
        none = said(
            "No erratum: none of those that the bundled rules restate is of this card.", language
        )
    else:
        none = said("No erratum is known here: no official document has been added.", language)
    ask = said("  To ask the official documents themselves: rulesref sources add FILE…", language)
    return [none, ask, ""]


def _official(answer: CardErrata) -> str:
    """The titles of the official documents that were searched."""
    titles = (
        short_title(document)
        for document in answer.searched
        if document.tier not in ("restatement", "summary")
    )
    return ", ".join(dict.fromkeys(titles))


def _once(readings: Sequence[CardPassage], language: str) -> list[CardPassage]:
    """``readings``, but of our own words on one entry those in ``language``, else the English."""

    def rank(reading: CardPassage) -> int:
        return (language, "en", reading.section.language).index(reading.section.language)

    def key(reading: CardPassage) -> tuple[str, str]:
        return reading.section.entry, reading.edition

    own = [r for r in readings if r.document.tier == "restatement" and r.section.entry]
    best = {key(r): min(rank(o) for o in own if key(o) == key(r)) for r in own}
    return [r for r in readings if r not in own or rank(r) == best[key(r)]]


def _whole(heading: str, readings: Sequence[CardPassage], reader: _Reader) -> list[str]:
    """The readings in full; a block that corrects several cards alike is printed once.

    What another one says in the same words is named alone, unless it stands in the same place: there
    the block is one.
    """
    blocks: dict[tuple[str, int, str], list[CardPassage]] = {}
    elsewhere: list[CardPassage] = []
    for reading in sorted(_once(readings, reader.language), key=lambda reading: reading.repeats):
        section = reading.section
        key = (section.document, section.first_line, section.markdown)
        if reading.repeats and key not in blocks:
            elsewhere.append(reading)
        else:
            blocks.setdefault(key, []).append(reading)
    lines = [line for block in blocks.values() for line in _block(block, reader)]
    if again := dict.fromkeys(_source(reading, reader.language) for reading in elsewhere):
        also = said("Also in: {}", reader.language).format("; ".join(again))
        lines += reader.paint.body(also, indent="  ")
    return [reader.said(heading), *lines, ""] if lines else []


def _block(block: Sequence[CardPassage], reader: _Reader) -> list[str]:
    reading, paint = block[0], reader.paint
    section = reading.section
    label = _source(reading, reader.language)
    if len(reader.answer.cards) > 1:
        label += ": " + "; ".join(dict.fromkeys(name for r in block for name in _printed(r)))
    lines = ["  " + paint.dim(label)]
    struck = bool(reading.superseded_by)
    lines += paint.body(section.markdown, language=section.language, indent="    ", strike=struck)
    if struck:
        replaced = said("replaced by {}", reader.language).format(reading.superseded_by)
        lines.append("    " + paint.dim(replaced))
    if lost := icons_lost(section, reader.language):
        lines.append("    " + paint.dim(lost))
    return lines


def _printed(reading: CardPassage) -> list[str]:
    """The asked cards as the section prints them: "Odd Tonic (Sweet) #31"."""
    names = []
    for card in reading.section.cards:
        if set(card.codes) & set(reading.printings):
            names.append(f"{card.name} #{card.number}" if card.number else card.name)
    return names


def _source(reading: CardPassage, language: str) -> str:
    section, document = reading.section, reading.document
    own = document.tier == "restatement"
    parts = [said("in our own words", language) if own else short_title(document)]
    if since := section.fact("since"):
        parts.append(said("since v{}", language).format(since))
    if not own:
        where = lines_of(section.first_line, section.last_line, section.page, language)
        parts.append(" ".join(filter(None, (section.fact("file"), where))))
    if document.tier == "summary":
        parts.append(said("unofficial", language))
    return ", ".join(parts)


def _mentions(heading: str, readings: Sequence[CardPassage], reader: _Reader) -> list[str]:
    """One line an entry: its title, its id, and where its strongest passage stands."""
    rows: dict[str, CardPassage] = {}
    titles: dict[str, CardPassage] = {}
    paint, language = reader.paint, reader.language
    for reading in _once(readings, language):
        place = reading.section.entry or reading.section.id
        if not reading.superseded_by:
            rows.setdefault(place, reading)
        if reading.section.language == language:
            titles.setdefault(place, reading)
    if not rows:
        return []
    lines = [reader.said(heading)]
    for place, reading in list(rows.items())[:_MOST]:
        titled = titles.get(place, reading).section
        title, tongue = icons_as_words(titled.title, titled.language), titled.language
        if tongue != language and reading.section.entry and reader.title_of:
            title, tongue = reader.title_of(reading.section.entry), language
        lines += paint.body(f"- {title}", language=tongue)
        other = ""
        if not reading.governs and reading.edition:
            other = said(" (edition {})", language).format(reading.edition)
        lines.append(f"    {paint.link(place)} {paint.dim(_source(reading, language) + other)}")
    if len(rows) > _MOST:
        more = said("  and {} more (--json lists all)", language)
        lines.append(more.format(len(rows) - _MOST))
    return [*lines, ""]
