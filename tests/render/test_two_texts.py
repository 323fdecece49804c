"""Both texts of a rule, side by side: what stands in a column."""

from __future__ import annotations

from rulesref.entries import Document, Entry, Passage
from rulesref.render.two_texts import texts_of
from tests.cards.made_up import document, section

ENGLISH = document("1.1", tier="rules-reference", edition="2026")
ITALIAN = document("1.0", tier="rules-reference", edition="2026")._replace(language="it")
OWN = document("1", tier="restatement", edition="2026")._replace(language="it")


def _passage(of: Document, id: str, superseded_by: str = "") -> Passage:
    text = section(of, id, "glossary", id, language=of.language)
    return Passage(text, of, "text", superseded_by)


def test_our_words_stand_beside_a_text_that_is_newer_in_another_language_in_part() -> None:
    newer, reminder = _passage(ENGLISH, "moss"), _passage(ITALIAN, "in short")
    own, older = _passage(OWN, "muschio"), _passage(ITALIAN, "muschio", newer.section.id)

    def texts(*passages: Passage) -> tuple[Passage, ...]:
        rule = Entry("moss", "arkham-lcg", "glossary", (("it", "Muschio"),), (), passages)
        return texts_of(rule, "2026", "it")

    assert texts(newer, reminder, own, older) == (reminder, own)
    assert texts(newer, reminder, own) == (reminder,)
