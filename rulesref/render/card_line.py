"""What is known of the cards that a question names, a line each."""

from __future__ import annotations

from rulesref.entries import CardSaid

#: Nothing, one and several of each, by language.
_COUNTS = {
    "en": (
        ("no erratum", "1 erratum", "{} errata"),
        ("no taboo", "1 taboo", "{} taboos"),
        ("no question", "1 question", "{} questions"),
    ),
    "it": (
        ("nessuna errata", "1 errata", "{} errata"),
        ("nessun tabù", "1 tabù", "{} tabù"),
        ("nessuna domanda", "1 domanda", "{} domande"),
    ),
}


def card_line(card: CardSaid, language: str) -> str:
    """Its name, how much is printed about it, and the command that prints it."""
    name = card.name_it if language == "it" and card.name_it else card.name
    counts = zip(_COUNTS[language], (card.errata, card.taboos, card.questions), strict=True)
    said = ", ".join(ways[min(count, 2)].format(count) for ways, count in counts)
    return f"{name}: {said} · rulesref errata {_quoted(name)}"


def _quoted(name: str) -> str:
    from shlex import quote

    return quote(name)


def card_json(card: CardSaid) -> dict[str, object]:
    """The object that ``search --json`` prints of a named card."""
    return {
        "name": card.name,
        "name_it": card.name_it or None,
        "errata": card.errata,
        "taboos": card.taboos,
        "questions": card.questions,
    }
