from __future__ import annotations

import pytest

from rulesref.entries import Provenance, Section
from rulesref.link.provenance import copies, holds, pairs, stale_copies
from tests.link.sections import FAQ, RULES, real_documents, section

BARK = "A dog that barks at the moon must sit before his or her owner counts to seven aloud."
WASH = "Wash every dog twice with cold water, then dry it near the open window for one hour."


def note(point: str) -> tuple[Provenance, ...]:
    return (Provenance(1, "faq", "Dogs", point, "added"),)


def point(number: str, text: str, document: str = FAQ) -> Section:
    return section(number, f"Point {number}", text, document=document, kind="point", number=number)


def test_a_faithful_copy_is_tied_and_not_stale() -> None:
    book = [
        section("barking", text=f"Before. {BARK} After.", notes=note("1.2")),
        point("1.2", BARK.replace("his or her", "their")),
    ]
    assert copies(book) == {f"{FAQ}/1.2": f"{RULES}/barking"}
    assert stale_copies(book) == {}


def test_a_copy_that_lacks_words_is_stale() -> None:
    copy = section("barking", text=BARK, notes=note("1.2"))
    changed = point("1.2", BARK.replace("the moon", "the moon or a star"))
    assert stale_copies([copy, changed]) == {copy.id: changed.id}


def test_a_misprinted_note_is_tied_by_its_text() -> None:
    copy = section("washing", text=WASH, notes=note("1.2"))
    book = [copy, point("1.2", BARK), point("1.3", WASH)]
    (pair,) = pairs(book)
    assert (pair.point.number, pair.claimed, pair.stale) == ("1.3", "1.2", False)


def test_a_definition_is_the_point_of_the_entry_with_its_title() -> None:
    copy = section("washing", "“Washing...”", text=WASH)
    same = section("definition/washing", "“Washing…”", WASH, document=FAQ, kind="definition")
    assert stale_copies([copy, same]) == {}
    longer = same._replace(markdown=f"{WASH} A puppy is washed once.")
    assert stale_copies([copy, longer]) == {copy.id: longer.id}


def test_the_latest_faq_of_the_game_is_compared() -> None:
    copy = section("washing", text=WASH, notes=note("1.2"))
    old = point("1.2", WASH, "arkham-lcg/faq-8.9")
    new = point("1.2", WASH.replace("twice", "thrice"))
    assert stale_copies([copy, new, old]) == {copy.id: new.id}
    assert pairs([copy, point("1.2", WASH, "eldritch-horror/faq-1")]) == []


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("Use Red Dog #25 now.", "Use Red Dog now."),
        ("Use Red Dog (25–27) now.", "Use Red Dog now."),
        ("First #1 sit, #2 bark.", "First 1) sit, (2) bark."),
        ("Sit (see 1.15, above) down.", 'Sit (see "Sitting") down.'),
        ("He or she sits.", "They sit."),
        ("Spend [?] now.", "Spend [action] now."),
    ],
)
def test_what_does_not_change_a_rule(left: str, right: str) -> None:
    assert holds(section("a", text=right), section("b", text=left))


def test_the_real_copies() -> None:
    documents, sections = real_documents()
    if "arkham-lcg/faq-2.5" not in {document.id for document in documents}:
        pytest.skip("no FAQ v2.5 in RULESREF_SOURCES")
    stale = {target.rsplit("/", 1)[1] for target in stale_copies(sections).values()}
    assert stale == {"1.6", "1.14", "1.23", "2.10", "2.12", "2.16", "2.21", "2.23", "2.24",
                     "remember-that"}  # fmt: skip
    notes = [n for s in sections for n in s.provenance if n.source == "faq"]
    assert len(notes) == 61
    wrong = [pair for pair in pairs(sections) if pair.claimed != pair.point.number]
    assert [(pair.claimed, pair.point.number) for pair in wrong] == [("2.3", "2.4")]
