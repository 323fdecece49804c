"""The printed entry as a reader sees it."""

from __future__ import annotations

from rulesref.render.entry import citation_text, entry_json, entry_text
from rulesref.render.paint import Paint, icons_as_words
from tests.book import book_of_three as book
from tests.link.test_binding import entries


def shown(**more) -> str:
    return entry_text(
        entries()["arkham-lcg/lantern"], Paint(**more), edition="2016", title_of=str.upper
    )


def test_the_governing_wording_comes_first_and_ours_is_in_short():
    text = shown()
    assert text.index("lights two places") < text.index("In short")
    assert text.index("In short") < text.index("No longer holds")


def test_superseded_text_is_struck_out_with_what_replaced_it():
    text = shown()
    assert "~~A lantern lights one place.~~" in text
    assert f"replaced by {book.POINT.id}" in text
    assert "\x1b[9" in shown(colour=True)


def test_the_other_edition_stands_apart():
    assert "In edition 2026" in shown()


def test_no_colour_codes_without_colour():
    assert "\x1b" not in shown()


def test_icons_are_words():
    assert icons_as_words("[reaction] After [?]") == "(reaction) After (icon lost)"
    assert icons_as_words("[reaction]", "it") == "(reazione)"


def test_each_edition_is_shown_in_the_language_asked_or_says_that_it_has_none():
    text = entry_text(entries()["arkham-lcg/lantern"], Paint(), edition="2016", language="it")
    assert "(edition 2016: only in English yet, no Italian text)" in text
    assert "edition 2026: only" not in text
    assert "lights two places" in text
    assert "La lanterna illumina un luogo." in text


def test_our_own_words_come_in_one_language():
    entry = entries()["arkham-lcg/lantern"]
    own = next(p for p in entry.passages if p.document.tier == "restatement")
    twin = own._replace(section=own.section._replace(language="it", markdown="Due luoghi."))
    text = entry_text(entry._replace(passages=(own, twin)), Paint(), edition="2016")
    assert "It lights two places." in text
    assert "Due luoghi." not in text


def test_links_are_their_words():
    assert icons_as_words("see [prey](arkham-lcg/prey) [action]") == "see prey (action)"


def test_a_language_that_the_entry_lacks_is_said():
    text = entry_text(entries()["arkham-lcg/shadow"], Paint(), edition="2016", language="it")
    assert "only in English yet" in text


def test_lines_keep_within_the_width():
    long = book.SHADOW._replace(markdown="- " + "dark " * 80)
    entry = entries()["arkham-lcg/shadow"]
    entry = entry._replace(passages=(entry.passages[0]._replace(section=long),))
    lines = entry_text(entry, Paint(width=60), edition="2016").splitlines()
    assert max(map(len, lines)) <= 60


def test_json_names_every_passage():
    data = entry_json(entries()["arkham-lcg/lantern"], "2026")
    assert data["passages"][0]["document_id"] == book.GRIMOIRE.id
    assert {"document", "section", "first_line", "superseded_by"} <= set(data["passages"][0])


def test_a_citation_to_paste():
    assert citation_text(entries()["arkham-lcg/lantern"], "2016") == (
        "“Lantern” (FAQ v2.5, 1.7, lines 10-12) [arkham-lcg/lantern]"
    )
