"""Which card a name alone means, and what is said of cards that cannot be played out."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.cards.index import Index, read_index
from rulesref.entries import fold, slug
from rulesref.errors import AmbiguousReference, UnresolvedReference
from rulesref.facts import described as facts
from rulesref.facts import not_described, written
from rulesref.facts.printing import label, originals, plain
from rulesref.facts.shipped import SHIPPED, compiled
from rulesref.places import corpus_folder
from tests.arkham import GAME, card_named, shipped_cards


@pytest.fixture(scope="module")
def index() -> Index:
    return read_index()


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Roland Banks", "01001"),  # not the parallel one
        ("Emergency Cache", "01088"),  # level 0
        ("Grotesque Statue", "60421"),  # level 2 is the lowest
        ("Jim Culver", "02004"),  # the investigator, not the ally
        ("Breaking and Entering", "07114"),  # the event, not the act
        ("Study", "01111"),  # printed first
        ("Enchanted Woods", ""),  # seven places of one product
        ("Archaic Glyphs", "03025"),
        ("The Gallows", ""),
        ("Statua Grottesca", "60421"),
        ("No Such Card", None),
    ],
)
def test_a_name_alone(index: Index, name: str, code: str | None) -> None:
    assert plain(index, name) == code


def test_a_card_is_told_by_its_level_or_its_code(index: Index) -> None:
    told = {label(card) for card in originals(index, "Grotesque Statue")}
    assert told == {"Grotesque Statue (4)", "Grotesque Statue (2)"}
    assert label(originals(index, "Study")[0]) == "Study (01111)"


CARD = '[[card]]\ncode = "{code}"\nname = "{name}"\ntype = "event"\nlevel = {level}\n'


def described(folder: Path, name: str, plain: str, *cards: tuple[str, int]) -> None:
    head = f'plain = "{plain}"\n' if plain != "-" else ""
    body = "".join(CARD.format(code=code, name=name, level=level) for code, level in cards)
    (folder / f"{facts.slug(name)}.toml").write_text(head + body, encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for room in (facts, not_described):
        monkeypatch.setattr(room, "every_card", lambda game: read_index())
    for room in (facts, written):
        monkeypatch.setattr(room, "folder_of", lambda game: tmp_path)
    for cached in (written.written_file, written.stems_of, written.italian_stems):
        cached.cache_clear()
        for room in (facts, not_described, written):
            monkeypatch.setattr(room, cached.__name__, cached.__wrapped__, raising=False)
    for kept in ("_known", "_is_described"):
        monkeypatch.setattr(facts, kept, getattr(facts, kept).__wrapped__)
    monkeypatch.setattr(facts, "_shipped", lambda game: compiled(tmp_path / SHIPPED))
    return tmp_path


def test_every_described_card_is_found_by_its_italian_name() -> None:
    named = {fold(card.italian): slug(card.name) for card in shipped_cards() if card.italian}
    assert written.italian_stems(GAME) == named


def test_the_first_described_card_is_what_its_name_means(folder: Path) -> None:
    described(folder, "Emergency Cache", "-", ("01088", 0), ("02194", 2))
    assert card_named("Emergency Cache").code == "01088"
    assert card_named("Emergency Cache (2)").code == "02194"
    assert card_named("Emergency Cache (02194)").code == "02194"


def test_a_name_that_means_another_card_is_no_guess(folder: Path) -> None:
    described(folder, "Deny Existence", "05032", ("05280", 5))
    with pytest.raises(UnresolvedReference, match=r"^Deny Existence \(0\) cannot be played out"):
        card_named("Deny Existence")
    assert card_named("Deny Existence (5)").code == "05280"


def test_a_name_of_several_cards_is_asked_about(folder: Path) -> None:
    described(folder, "The Gallows", "", ("05170", 0))
    with pytest.raises(AmbiguousReference) as caught:
        card_named("The Gallows")
    assert caught.value.candidates == ("The Gallows (05170)",)


def test_a_known_card_without_facts_is_said_to_be_one(folder: Path) -> None:
    with pytest.raises(UnresolvedReference, match="Leo De Luca cannot be played out yet"):
        card_named("Leo De Luca")


def test_a_card_known_by_its_name_alone_is_said_to_be_one(folder: Path) -> None:
    with pytest.raises(UnresolvedReference, match="Runic Axe cannot be played out yet"):
        card_named("Runic Axe")
    assert not_described.is_printed("Runic Axe", GAME)


def test_a_card_that_does_not_exist_is_said_not_to(folder: Path) -> None:
    with pytest.raises(UnresolvedReference, match="there is no card called 'Leo De Lucca'") as no:
        card_named("Leo De Lucca")
    assert "Leo De Luca" in no.value.candidates


def test_no_level_that_was_never_printed(folder: Path) -> None:
    described(folder, "Emergency Cache", "-", ("01088", 0))
    with pytest.raises(UnresolvedReference, match=r"no card called 'Emergency Cache \(4\)'"):
        card_named("Emergency Cache (4)")
    with pytest.raises(UnresolvedReference, match=r"Emergency Cache \(3\) cannot be played out"):
        card_named("Emergency Cache (3)")


FACTS = sorted(path.stem for path in (corpus_folder() / "arkham-lcg" / "cards").glob("*.toml"))


def test_facts_say_where_a_name_alone_means_another_card(index: Index) -> None:
    """The first described card is the one that its name alone means, or ``plain`` says which is."""
    wrong = []
    for stem in FACTS:
        cards, said = written.written_file(GAME, stem)
        if not cards:
            continue  # the errata are no facts of one card
        code = plain(index, cards[0].name)
        first = code is None or code == (cards[0].code if said is None else said)
        if not first or said in {card.code for card in cards}:
            wrong.append(stem)
    assert len(FACTS) > 1000
    assert not wrong


@pytest.mark.parametrize("kind", ["enemy", "location", "Treachery"])
def test_a_kind_of_card_is_no_name_and_some_that_are_one_are_told(kind: str) -> None:
    """Whoever writes "an enemy" is told to name one."""
    with pytest.raises(UnresolvedReference, match="cards that have names") as no:
        card_named(kind)
    assert {card_named(name).type for name in no.value.candidates} == {kind.casefold()}
    assert no.value.remedy == "name one of that kind"
