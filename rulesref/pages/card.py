"""The page of a card: what it is, what runs of it, and everything here that speaks of it."""

from __future__ import annotations

from typing import NamedTuple

from rulesref.cards.errata import CardErrata, CardSections, errata_of
from rulesref.cards.index import read_index
from rulesref.cards.name_table import CardMatch
from rulesref.corpus.open_questions import OpenQuestion
from rulesref.facts.known import Known, known
from rulesref.games.game import Game
from rulesref.pages.naming import NamedCase, Naming, cases_naming, questions_naming


class CardOnPage(NamedTuple):
    """One card of the title that was asked for; ``known`` is None where nothing is of its play."""

    match: CardMatch
    known: Known | None


class CardPage(NamedTuple):
    """All that is known of the cards of one title; ``said`` is what the documents say of them."""

    said: CardErrata
    cards: tuple[CardOnPage, ...]
    open: tuple[OpenQuestion, ...]
    cases: tuple[NamedCase, ...]


def page_of(
    lookup: CardSections, name: str, game: Game, *, edition: str, language: str = "en"
) -> CardPage:
    """The page of the cards that ``name`` means. Raises what ``errata_of`` raises."""
    said = errata_of(lookup, name, edition=edition)
    named = _naming(said)
    return CardPage(
        said,
        tuple(CardOnPage(match, known(game, match.card.code, match.name)) for match in said.cards),
        questions_naming(named, game.corpus / "open-questions.toml", language),
        cases_naming(named, game.corpus / "cases"),
    )


def _naming(said: CardErrata) -> Naming:
    own = {name for match in said.cards for name in (match.name, match.card.name_it) if name}
    every = read_index().cards.values()
    return Naming(own, (name for card in every for name in (card.name, card.name_it)))
