"""What kind of question is asked, and what it names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulesref.answers.answer import answer
from rulesref.answers.kinds import KINDS, asks_for_more, kind_of, two_events
from rulesref.answers.known_cases import judged, with_all
from rulesref.answers.recognising import question_words, recognised
from rulesref.book.book import Book
from rulesref.corpus.question_words import KINDS as WORD_KINDS
from rulesref.corpus.question_words import read_question_words
from rulesref.errors import ParseError
from rulesref.places import corpus_folder
from tests.arkham import JUDGE

GAME = "arkham-lcg"
CASES = corpus_folder() / GAME / "cases"


@pytest.fixture(scope="module")
def book(bundled_book: Path) -> Iterator[Book]:
    opened = Book(bundled_book)
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("Can I move while engaged?", "leave"),
        ("I drew a treachery: may I play Ward of Protection?", "leave"),
        ("Posso muovermi?", "leave"),
        ("Which comes first, the agenda or the act?", "first"),
        ("Who attacks first?", "first"),
        ("Is the horror dealt before or after the token?", "first"),
        ("Chi attacca prima?", "first"),
        ("Can I play it as my first action?", "leave"),
        ("What happens if my deck is empty?", "what-if"),
        ("Cosa succede se il mazzo è vuoto?", "what-if"),
        ("Is there an erratum for Lucky Dice?", "errata"),
        ("Which cards are taboo?", "errata"),
        ("How many resources do I get in setup?", "setup"),
        ("What is Guard Dog in Italian?", "translation"),
        ("Come si dice exhaust?", "translation"),
        ("How does retaliate work?", "rule"),
        ("A cannibal canopy", "rule"),
        ("", "rule"),
    ],
)  # fmt: skip
def test_the_kind_of_a_question(question: str, kind: str) -> None:
    assert kind_of(question) == kind
    assert kind in KINDS


@pytest.mark.parametrize(
    ("question", "more"),
    [
        ("What does the doomed keyword do?", True),
        ("Roland fails by 2. How much damage does he take?", True),
        ("When do I ready my cards?", True),
        ("When I move, does an enemy come along?", False),
        ("Can I evade an aloof enemy?", False),
        ("Quando mi muovo, il nemico mi segue?", False),
        ("Com'è tradotto Aloof?", True),
    ],
)
def test_which_question_no_yes_or_no_answers(question: str, more: bool) -> None:
    assert asks_for_more(question) == more


@pytest.mark.parametrize(
    ("question", "events"),
    [
        ("Which comes first: the horror or the reaction?", ("the horror", "the reaction")),
        ("I attack. Is the horror dealt before or after the token?",
         ("Is the horror dealt", "the token")),
        ("Who attacks first?", None),
    ],
)  # fmt: skip
def test_the_two_events(question: str, events: tuple[str, str] | None) -> None:
    assert two_events(question) == events


def test_the_rules_of_words_are_entries(book: Book) -> None:
    words = question_words(GAME)
    for row in words.words:
        assert book.lookup.has_entry(row.entry), row
    for kind, ids in words.rules:
        assert kind in KINDS
        assert all(map(book.lookup.has_entry, ids))
    assert {row.kind for row in words.words} == set(WORD_KINDS)
    assert not question_words("eldritch-horror").words


def named(book: Book, text: str, language: str = "en") -> set[tuple[str, str]]:
    cards = book.cards_named(text, GAME)
    return {(each.kind, each.name) for each in recognised(book, text, cards, GAME, language)}


def test_actions_tokens_and_timing_are_recognised(book: Book) -> None:
    found = named(book, "When I investigate and the elder sign comes after a skull, does it count?")
    assert {("action", "investigate"), ("token", "elder sign"), ("token", "skull")} <= found
    assert {("timing", "when"), ("timing", "after")} <= found
    italian = named(book, "Posso indagare dopo il teschio?", "it")
    assert {("action", "indagare"), ("token", "teschio"), ("timing", "dopo")} <= italian


def test_a_word_of_a_card_is_no_action(book: Book) -> None:
    found = named(book, "Does Fight or Flight help?")
    assert ("card", "Fight or Flight") in found
    assert ("action", "fight") not in found


def test_a_card_is_named_in_few_words(book: Book) -> None:
    assert ("card", "Guard Dog") in named(book, "Guard Dog in Italian")


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("I play Dodge. Does one Dodge stop both attacks?", {"Dodge"}),
        ("Do I exhaust Double, Double first?", {"Double, Double"}),
        ("Ancient Stone (Minds in Harmony) heals me, or not?", {"Ancient Stone"}),
        ("In my threat area: Frozen in Fear. I fight in the woods. Does Frozen in Fear cost more?",
         {"Frozen in Fear"}),
        ("frozen in fear, when do i pay", {"Frozen in Fear"}),
        ("At the end of the turn the Ghoul Priest is engaged with me", {"Ghoul Priest"}),
        ("May I evade twice with Roland's Beat Cop?", {"Beat Cop", "Roland Banks"}),
        ("Ursula moves to Wendy's location", {"Ursula Downs", "Wendy Adams"}),
        ("Can Lita Chantler and Wendy's Amulet both help?", {"Lita Chantler", "Wendy's Amulet"}),
        ("Is the subject of a test its body?", set()),
        (" ".join(["one", "two"] * 60) + " and then Machete", {"Machete"}),
    ],
)  # fmt: skip
def test_the_cards_of_a_question_are_recognised_however_it_repeats_them(
    book: Book, text: str, cards: set[str]
) -> None:
    assert {name for kind, name in named(book, text) if kind == "card"} == cards


def test_a_dispute_shows_the_rules_of_its_precise_words_behind_what_was_found(book: Book) -> None:
    told = "The first part does nothing. Then I would lose a resource."
    found = answer(book, None, f"{told} Do I lose it?", "en", "", GAME).found.results
    ids = [result.entry.id for result in found]
    assert len(ids) == 5
    assert {f"{GAME}/then", f"{GAME}/instead"} <= set(ids)
    rules = [rule for _, rule in question_words(GAME).precise]
    assert all(book.entry(rule).id == rule for rule in rules)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Roland has a card in his threat area. Can another investigator here use it?", "en"),
        ("Roland has a card in his threat area. May somebody else spend actions on it?", "en"),
        ("Roland ha una carta davanti a sé. Può un altro investigatore usarla?", "it"),
        ("Roland ha una carta davanti a sé. Posso attivare la carta di un altro?", "it"),
    ],
)
def test_whether_somebody_else_may_use_a_card_shows_whose_abilities_they_may_use(
    book: Book, text: str, language: str
) -> None:
    found = answer(book, None, text, language, "", GAME).found.results
    assert f"{GAME}/ability/triggered-abilities" in {result.entry.id for result in found}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("can another investigator use it", True),
        ("can another investigator at my location use it", True),
        ("could somebody else in the room next door trigger it", True),
        ("may i use somebody else s flashlight", True),
        ("puo un altro giocatore usarla nel suo turno", True),
        ("can another investigator commit a card to it", False),
        ("can i use it on another investigator", False),
        ("another investigator leaves the study before we all together use it", False),
        ("i use it", False),
    ],
)
def test_a_precise_word_may_leave_a_few_words_out_and_a_choice(words: str, told: bool) -> None:
    rules = question_words(GAME).rules_told_by(words)
    assert (f"{GAME}/ability/triggered-abilities" in rules) is told


@pytest.mark.parametrize(
    ("rule", "told", "not_told"),
    [
        ("modifiers", "one card sets it to 1 and another gives 2 what is it", "what is a shroud"),
        ("modifiers", "una carta lo porta a 1 e un altra aggiunge 2", "porta da una sala all altra"),
        ("you-your", "my friend defeats my enemy", "my friend and i"),
        ("you-your", "un altro giocatore scarta la mia carta", "scarto la mia carta"),
        ("in-play-and-out-of-play", "is its text still active", "the card under attack"),
        ("in-play-and-out-of-play", "la carta scoperta sta sotto", "la carta sta sopra"),
        ("initiation", "when i began there was one left", "when i win there was one left"),
        ("initiation", "quando ho cominciato ce n era uno", "quando ho vinto ce n era uno"),
        ("setup", "it was placed there during setup", "it was set up on him"),
        ("setup", "messo durante l allestimento", "messo durante l attacco"),
        ("skill-tests", "it is gone in the middle of my test", "in the middle of the map"),
        ("skill-tests", "se ne va nel mezzo della prova", "nel mezzo della mappa"),
        ("costs", "do i pay the ammo again", "do i draw the token again"),
        ("costs", "devo pagare la munizione di nuovo", "devo pescare di nuovo"),
        ("ownership-and-control", "whose discard does it go to", "my discard pile"),
        ("ownership-and-control", "va al proprietario", "va in fondo"),
        ("qa/cost-zero-even-odd", "a card without a cost", "a card without a trait"),
        ("qa/cost-zero-even-odd", "una carta senza costo", "una carta senza tratti"),
        ("costs/ignoring-all-costs", "is the second event free", "is the second hand full"),
        ("costs/ignoring-all-costs", "la gioco gratis", "la gioco adesso"),
        ("ability", "two copies of it are here", "a copy of it is here"),
        ("ability", "due copie sono qui", "una copia sta qui"),
        ("effects", "i have only one card", "i only have to win"),
        ("effects", "ho solo una carta", "solo io ho vinto"),
        ("when", "when the round ends we may spend", "at the end of a round"),
        ("when", "quando il round finisce possiamo", "alla fine del round"),
        ("priority-of-simultaneous-resolution", "both go off at the same time", "the same card"),
        ("priority-of-simultaneous-resolution", "scattano nello stesso momento", "la stessa carta"),
        ("drawing-cards", "does it count as drawing", "does it count as two"),
        ("drawing-cards", "conta come pescare", "conta come due"),
    ],
)  # fmt: skip
def test_a_precise_phrase_brings_its_rule(rule: str, told: str, not_told: str) -> None:
    words = question_words(GAME)
    assert f"{GAME}/{rule}" in words.rules_told_by(told)
    assert f"{GAME}/{rule}" not in words.rules_told_by(not_told)


def test_a_word_of_a_question_that_was_answered_names_no_rule(book: Book) -> None:
    assert book.rule_named("what", GAME) is None
    assert not {name for kind, name in named(book, "What is it?") if kind == "rule"}


@pytest.mark.parametrize(
    "text",
    [
        *("[[word]]", "word = 3", "[[word]]\nkind='x'\nentry='y'\nen=[]\nit=[]"),
        "word = []\n[[precise]]\nentry='y'\nwords='z'",
        "word = []\n[[precise]]\nentry='y'\nwords=['(z']",
    ],
)
def test_a_broken_file_of_words_is_told(tmp_path: Path, text: str) -> None:
    path = tmp_path / "questions.toml"
    path.write_text(text)
    with pytest.raises(ParseError):
        read_question_words(path)


def test_a_shipped_case_that_asks_the_very_thing_is_played() -> None:
    found = judged(CASES, lambda: JUDGE, "does an exhausted enemy with alert strike?", "2016")
    assert found is not None
    assert found.verdict == "open"
    assert JUDGE.replay(JUDGE.parse(found.case.text, "x.feature")[0], "2016").verdict == "open"
    for other in ("does an enemy with alert strike?", "can an exhausted enemy with alert strike?"):
        assert judged(CASES, lambda: JUDGE, other, "2016") is None


def test_shipped_cases_with_all_the_cards_are_pointed_to(book: Book) -> None:
    cards = book.cards_named("Olive McBride and Grotesque Statue both", GAME)
    found = with_all(CASES, cards)
    assert found
    assert all("Olive McBride" in case.text for case in found)
    assert with_all(CASES, cards[:1]) == ()
