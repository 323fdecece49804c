"""What is known of two cards together: all that mentions both, and what of one may answer the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from rulesref.cards.errata import CardErrata, CardPassage
from rulesref.catalogue import said
from rulesref.corpus.open_questions import OpenQuestion
from rulesref.errors import UsageError
from rulesref.facts.known import NOTHING
from rulesref.games.game import Game
from rulesref.pages.card import CardOnPage, CardPage, page_of
from rulesref.pages.naming import NamedCase

if TYPE_CHECKING:
    from rulesref.cards.errata import CardSections


class Answer(NamedTuple):
    """Ability ``number`` of ``card`` may answer ``events`` that ``other`` brings about or undergoes."""

    card: CardOnPage
    number: int
    other: CardOnPage
    events: tuple[str, ...]


class CardPair(NamedTuple):
    """What is known of the cards of two titles together."""

    first: CardPage
    second: CardPage
    passages: tuple[CardPassage, ...]
    open: tuple[OpenQuestion, ...]
    cases: tuple[NamedCase, ...]
    answers: tuple[Answer, ...]


def pair_of(
    lookup: CardSections, first: CardPage, other: str, game: Game, *, edition: str, language: str
) -> CardPair:
    """What is known of the cards of ``first`` and those that ``other`` names, together.

    Raises what ``page_of`` raises, and UsageError where both are the same.
    """
    second = page_of(lookup, other, game, edition=edition, language=language)
    if {each.match.card.code for each in first.cards} == {e.match.card.code for e in second.cards}:
        name = first.cards[0].match.card.name
        raise UsageError(
            said("both cards are {name}").format(name=name), remedy=said("name another card")
        )
    theirs = {passage.section.id for passage in _passages(second.said)}
    questions = {question.id for question in second.open}
    return CardPair(
        first,
        second,
        tuple(each for each in _passages(first.said) if each.section.id in theirs),
        tuple(question for question in first.open if question.id in questions),
        tuple(case for case in first.cases if case in second.cases),
        (*_answers(first, second, game), *_answers(second, first, game)),
    )


def _passages(said: CardErrata) -> tuple[CardPassage, ...]:
    return (*said.errata, *said.taboos, *said.questions, *said.rulings)


def _answers(page: CardPage, other: CardPage, game: Game) -> Iterator[Answer]:
    """The abilities on ``page`` that may answer what the cards of ``other`` bring about."""
    for card in page.cards:
        for number, ability in enumerate(card.known.abilities if card.known else (), 1):
            on, own = ability.facts.get("on"), card.known.facts if card.known else {}
            if not isinstance(on, dict) or ability.understood == NOTHING:
                continue
            for one in other.cards:
                events = game.rules.hooks.may_answer(on, own, one.known.facts) if one.known else ()
                if events:
                    yield Answer(card, number, one, tuple(sorted(events)))
