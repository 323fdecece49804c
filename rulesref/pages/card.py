"""The page of a card: what it is, what runs of it, and everything here that speaks of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from rulesref.cards.errata import CardErrata, errata_of
from rulesref.cards.index import read_index
from rulesref.cards.name_table import CardMatch
from rulesref.corpus.open_questions import OpenQuestion
from rulesref.errors import AmbiguousReference, UnresolvedReference
from rulesref.facts.known import NOTHING, KnownCard, known
from rulesref.facts.own import own_of
from rulesref.facts.telling.teller import teller_of
from rulesref.facts.telling.wording import LANGUAGES, read_wording
from rulesref.games.game import Game
from rulesref.library.building import indexed_facts
from rulesref.pages.naming import NamedCase, Naming, cases_naming, questions_naming
from rulesref.pages.own_text import OwnText, own_text

if TYPE_CHECKING:
    from rulesref.cards.errata import CardSections


class CardOnPage(NamedTuple):
    """One card of the title that was asked for; ``known`` is None where nothing is of its play.

    ``own`` is what the user's own card data prints; ``sentences`` say in our own words what each of its
    abilities does, in each language.
    """

    match: CardMatch
    known: KnownCard | None
    own: OwnText
    sentences: Mapping[str, tuple[str, ...]] = {}


class CardPage(NamedTuple):
    """All that is known of the cards of one title; ``said`` is what the documents say of them.

    ``words`` are the reader's for words of the notation.
    """

    said: CardErrata
    cards: tuple[CardOnPage, ...]
    open: tuple[OpenQuestion, ...]
    cases: tuple[NamedCase, ...]
    words: Mapping[str, str] = {}


def page_of(
    lookup: CardSections, name: str, game: Game, *, edition: str, language: str = "en"
) -> CardPage:
    """The page of the cards that ``name`` means. Raises what ``errata_of`` raises."""
    said = _said(lookup, name, game, edition)
    named = _naming(said)
    return CardPage(
        said,
        tuple(_on_page(match, game) for match in said.cards),
        questions_naming(named, game.corpus / "open-questions.toml", language),
        cases_naming(named, game.corpus / "cases"),
        read_wording(game.corpus / "telling", language).words["any"],
    )


def cards_called(
    lookup: CardSections, name: str, game: Game, *, edition: str
) -> tuple[CardOnPage, ...]:
    """The cards that ``name`` means, with what they do. Raises what ``errata_of`` raises."""
    return tuple(_on_page(match, game) for match in _said(lookup, name, game, edition).cards)


def _naming(said: CardErrata) -> Naming:
    own = {name for match in said.cards for name in (match.name, match.card.name_it) if name}
    every = read_index().cards.values()
    return Naming(own, (name for card in every for name in (card.name, card.name_it)))


def _said(lookup: CardSections, name: str, game: Game, edition: str) -> CardErrata:
    """What the documents say of the card; one that only the user has goes before a near miss."""
    theirs = _of_their_own(lookup, name, game, edition)
    try:
        said = errata_of(lookup, name, edition=edition)
    except (UnresolvedReference, AmbiguousReference):
        if theirs is None:
            raise
        return theirs
    near = said.cards[0].how in ("typo", "part")
    return theirs if theirs and near else said


def _on_page(match: CardMatch, game: Game) -> CardOnPage:
    code = match.card.code
    facts = known(game, code, match.name)
    return CardOnPage(match, facts, own_text(game, code), told_abilities(facts, game))


def told_abilities(facts: KnownCard | None, game: Game) -> Mapping[str, tuple[str, ...]]:
    """What the abilities of ``facts`` say, in each language; one that is not understood, nothing."""
    abilities = facts.abilities if facts else ()
    return {
        language: tuple(
            "" if one.understood == NOTHING else teller_of(game, language).ability(one.facts)
            for one in abilities
        )
        for language in LANGUAGES
    }


def _of_their_own(lookup: CardSections, name: str, game: Game, edition: str) -> CardErrata | None:
    """What is known of a card that nobody but the user has."""
    own = own_of(game)
    for table in (own.facts, own.compiled) if own else ():
        meant = table.named(name).codes or (name,)
        cards = [facts for code in meant if (facts := table.facts(code))]
        if cards:
            matches = tuple(_match(facts) for facts in cards)
            official = tuple(d for d in lookup.documents() if d.game == game.id)
            return CardErrata(name, None, edition, matches, (), (), (), (), official)
    return None


def _match(facts: Mapping[str, Any]) -> CardMatch:
    return CardMatch(indexed_facts(facts), (facts["code"],), (), (), "exact")
