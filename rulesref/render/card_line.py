"""What is known of the cards that a question names, a line each."""

from __future__ import annotations

from rulesref.catalogue import counted, said
from rulesref.entries import CardSaid


def card_line(card: CardSaid, language: str) -> str:
    """Its name, how much is printed about it, and the command that prints it."""
    name = card.name_it if language == "it" and card.name_it else card.name
    parts = (
        counted(card.errata, "{} erratum", "{} errata", language)
        if card.errata
        else said("no erratum", language),
        counted(card.taboos, "{} taboo", "{} taboos", language)
        if card.taboos
        else said("no taboo", language),
        counted(card.questions, "{} question", "{} questions", language)
        if card.questions
        else said("no question", language),
    )
    return f"{name}: {', '.join(parts)} · rulesref errata {_quoted(name)}"


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
