"""The history of a rule in a small book: its versions in order, each against what was before."""

from __future__ import annotations

import pytest

from rulesref.book import file, lookup
from rulesref.compare.history.change import change
from rulesref.compare.history.origins import Origin, origins_of
from rulesref.compare.history.steps import History, history_of
from rulesref.compare.notes import notes_on
from rulesref.corpus.published import Published
from rulesref.entries import SAME_RULE, Entry, Passage
from rulesref.link.naming import names_of
from rulesref.render.commands import shown
from rulesref.render.history import history_json, history_text
from rulesref.render.paint import Paint
from tests.book import book_of_three as book
from tests.link.test_binding import entries

LANTERN = "arkham-lcg/lantern"


@pytest.fixture
def lib(tmp_path):
    bound = list(entries().values())
    sections = [s._replace(entry=LANTERN) for s in book.ALL]
    documents = tuple(book.DOCUMENTS.values())
    file.write(tmp_path, file.Bound(documents, sections, bound, names_of(bound)))
    opened = lookup.Lookup(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def lantern(lib):
    return history_of(lib.entry(LANTERN), lib)


def test_versions_stand_by_date_and_each_is_held_against_one_of_its_kind(lantern):
    assert [(step.version.id, step.version.date) for step in lantern.steps] == [
        (book.OLD_FAQ.id, "2018-05-31"),
        (book.REFERENCE.id, "2026-02-20"),
        (book.FAQ.id, "2026-02-20"),
        (book.GRIMOIRE.id, "2026-03-20"),
    ]
    against = [[before.id for before in step.against] for step in lantern.steps]
    assert against == [[], [], [book.OLD_FAQ.id], []]
    assert lantern.editions == ("2016", "2026")


def test_what_a_version_changed_is_told_word_by_word(lantern):
    (edit,) = lantern.steps[2].change.edits
    assert [tuple(span) for span in edit.spans] == [
        ("same", "A lantern"),
        ("gone", "may light a place."),
        ("new", "lights two places."),
    ]


def test_where_a_rule_came_from_is_told_with_versions_and_dates(lantern):
    assert (
        Origin("already", "faq", "1.3", "1.7", "2018-05-31", book.OLD_POINT.id) in lantern.origins
    )
    assert Origin("added", "faq", "", "1.7", "", book.LANTERN.id) in lantern.origins


def test_an_erratum_is_told_with_the_version_that_brought_it(lib):
    torch = entries()["arkham-lcg/errata/torch"]
    (passage,) = torch.passages
    dated = passage.section._replace(facts=(("since", "1.4"),))
    history = history_of(torch._replace(passages=(passage._replace(section=dated),)), lib)
    (origin,) = history.origins
    assert (origin.how, origin.version, origin.date) == ("corrected", "1.4", "2018-08-31")


def test_a_version_of_a_date_that_nobody_knows_stands_in_its_edition(lib):
    own = book.FAQ._replace(id="arkham-lcg/own/club-7", title="Club", version="7", date="")
    rule = book.section(own, "lamp", "Lamp", "A lamp hums.")
    entry = lib.entry(LANTERN)
    more = entry._replace(passages=(*entry.passages, Passage(rule, own, "text")))
    steps = history_of(more, lib).steps
    assert steps[0].version.id == own.id
    assert steps[0].version.date == ""


def test_text_and_json_say_the_same_in_both_languages(lantern):
    english = history_text(lantern, Paint())
    assert "A lantern [-may light a place.-] {+lights two places.+}" in english
    italian = history_text(lantern, Paint(), language="it")
    assert "riscritto: A lantern" in italian
    assert "[-tolto-] {+nuovo+}" in italian
    told = history_json(lantern)
    assert [version["document_id"] for version in told["versions"]] == [
        step.version.id for step in lantern.steps
    ]


def test_colours_stand_for_marks_and_end_with_their_line(lantern):
    text = shown(history_text(lantern, Paint(colour=True, width=40)))
    assert "[-" not in text
    assert "\x1b[9;31mmay" in text
    for line in text.split("\n"):
        assert line.count("\x1b[0m") >= line.count("\x1b[32m")


def ours(edition: str, text: str, **facts: str) -> Passage:
    rule = book.section(book.OWN, f"rule-{edition}", "Rule", text, facts=tuple(facts.items()))
    return Passage(rule._replace(edition=edition, kind="card-erratum"), book.OWN, "text")


def history_of_ours(*passages: Passage) -> History:
    entry = Entry(
        LANTERN, "arkham-lcg", "card-erratum", (("en", "Lamp"), ("it", "Lamp")), (), passages
    )
    changed = change([passages[0].section], [passages[-1].section])
    return History(entry, (), origins_of(entry, (), PUBLISHED), changed, ("2016", "2026"))


PUBLISHED = (
    Published("FAQ", "arkham-lcg/faq-", "faq", "en", "2016", {"1.1": "2017-06-28"}),
    Published(
        "Grimoire", "arkham-lcg/grimoire-", "rules-reference", "en", "2026", {"1.1": "2026-07-14"}
    ),
)


def test_a_version_is_one_of_the_book_whose_edition_the_restatement_has():
    (origin,) = history_of_ours(ours("2026", "It glows.", since="1.1")).origins
    assert (origin.source, origin.date) == ("grimoire", "2026-07-14")
    (origin,) = history_of_ours(ours("", "It glows.", since="1.1")).origins
    assert (origin.source, origin.date) == ("faq", "2017-06-28")


def test_wordings_of_ours_that_say_the_same_rule_are_no_change():
    old, new = ours("2016", "It glows."), ours("2026", "It shines.")
    text = history_text(history_of_ours(old, new), Paint())
    assert text.startswith("Lamp\n")  # a title that both languages share stands once
    assert "{+shines+}" in text or "{+It shines.+}" in text
    same = ours("2016", "It glows.", **{SAME_RULE: "2026"})
    text = history_text(history_of_ours(same, new), Paint())
    assert "Editions 2016 and 2026 have the same rule, in other words." in text
    assert "shines" not in text
    assert "[-gone-]" not in text


def test_a_rule_that_holds_in_both_editions_is_not_said_to_be_of_the_one_that_prints_it():
    both = history_of_ours(ours("", "It glows."))._replace(own=None, editions=("2016",))
    assert "Only documents of edition 2016 have this rule." in history_text(both, Paint())
    one = history_of_ours(ours("2016", "It glows."))._replace(own=None, editions=("2016",))
    assert "Only edition 2016 has this rule." in history_text(one, Paint())


def told(text: str, language: str = "en") -> Passage:
    rule = book.section(book.OWN, f"rule-{language}", "Rule", text)._replace(language=language)
    return Passage(rule, book.OWN, "text")


def test_our_words_on_a_version_are_the_sentences_that_name_it():
    passages = (
        told("It burns.\n\nVersion 1.1 of the book adds oil. It hums."),
        told("Brucia. La versione 1.1 del libro aggiunge l'olio.", "it"),
    )
    entry = Entry(LANTERN, "arkham-lcg", "glossary", (), (), passages)
    assert notes_on(entry, "1.1", "en") == "Version 1.1 of the book adds oil."
    assert notes_on(entry, "1.1", "it") == "La versione 1.1 del libro aggiunge l'olio."
    assert notes_on(entry, "1.0", "en") == ""
