"""The printed entry as a reader sees it."""

from __future__ import annotations

from rulesref.entries import Entry
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
    assert ";9;2m" in shown(colour=True)


def test_the_other_edition_is_folded_to_what_differs_and_how_to_see_it():
    text = shown()
    assert "In edition 2026 (not the one in force here): the same rule, in other words." in text
    assert "Grimorio v1.0, “Lanterna”, lines 10-12" in text
    assert "rulesref show arkham-lcg/lantern --edition 2026" in text
    assert "La lanterna" not in text


def told_for_2026() -> Entry:
    """The lantern with our words of each edition, those of 2026 with what they changed."""
    entry = entries()["arkham-lcg/lantern"]
    old = next(p for p in entry.passages if p.document.tier == "restatement")
    more = "It lights the room.\n\nBefore 2026, it lit two places."
    new = old._replace(section=old.section._replace(id="new", edition="2026", markdown=more))
    old = old._replace(section=old.section._replace(edition="2016"))
    rest = tuple(p for p in entry.passages if p.document.tier != "restatement")
    return entry._replace(passages=(*rest, old, new))


def of_2026(entry: Entry, **more) -> str:
    return entry_text(entry, Paint(width=100), edition="2026", **more)


def test_our_words_of_the_edition_in_force_stand_before_an_official_text_in_another_language():
    text = of_2026(told_for_2026())
    ours = text.index("It lights the room.")
    marked = text.index("The official text, in Italian: Grimorio v1.0, “Lanterna”, lines 10-12")
    assert ours < marked < text.index("La lanterna illumina un luogo.")
    assert text.index("La lanterna illumina") < text.index("In edition 2016")
    assert "In short" not in text


def test_beside_an_official_text_in_the_readers_language_one_in_another_is_named_alone():
    entry = told_for_2026()
    italian = next(p for p in entry.passages if p.section.language == "it")
    section = italian.section._replace(id="english", language="en", markdown="A lantern is lit.")
    english = italian._replace(section=section)
    text = of_2026(entry._replace(passages=(english, *entry.passages)))
    assert "La lanterna illumina" not in text
    assert "The same in Italian: Grimorio v1.0, “Lanterna”, lines 10-12" in text


def test_what_an_edition_changed_is_said_once_by_the_fold_of_the_other():
    text = of_2026(told_for_2026())
    assert "In edition 2016 (not the one in force here): Before 2026, it lit two places." in text
    assert text.count("Before 2026") == 1
    assert "It lights two places." not in text


def test_a_fold_without_words_of_ours_tells_what_the_comparison_knows():
    def known(id: str, edition: str) -> tuple[str, ...]:
        return (f"{id}, {edition}.",)

    lantern = entries()["arkham-lcg/lantern"]
    told = "(not the one in force here): arkham-lcg/lantern, 2026."
    assert told in entry_text(lantern, Paint(width=100), edition="2016", changes=known)
    assert told in of_2026(lantern, changes=known)
    assert "Before 2026, it lit two places." in of_2026(told_for_2026(), changes=known)


def test_an_id_is_never_cut():
    long = "arkham-lcg/errata/a-very-long-title-of-a-card-that-stands-at-the-end-of-a-line"
    lines = Paint(width=40).body(f"(our own words, after {long}, lines 1-2)", indent="")
    assert any(long in line for line in lines)


def test_a_fold_strikes_out_what_no_longer_held_in_its_edition():
    text = of_2026(told_for_2026())
    struck = "~~FAQ v1.3, 1.7, lines 10-12; Rules Reference v2.5, “Lantern”, lines 10-12~~"
    assert f"  FAQ v2.5, 1.7, lines 10-12\n  {struck}\n" in text


def test_all_shows_both_editions_whole_the_superseded_struck_out_in_each():
    text = of_2026(told_for_2026(), everything=True)
    assert "In edition 2016 (not the one in force here)\n" in text
    assert "It lights two places." in text
    assert "~~A lantern lights one place.~~" in text
    assert text.count("Before 2026") == 1


def test_a_reader_who_chose_a_language_has_no_text_in_another_one():
    english = of_2026(told_for_2026(), language="en")
    assert "La lanterna" not in english
    assert "The official text is in Italian: Grimorio v1.0, “Lanterna”, lines 10-12" in english
    italian = of_2026(told_for_2026(), language="it")
    assert italian.index("La lanterna illumina") < italian.index("Nell'edizione 2016")
    assert "(inglese) Before 2026, it lit two places." in italian
    assert "It lights" not in italian


def test_an_edition_without_the_rule_says_so_and_shows_the_other():
    text = of_2026(entries()["arkham-lcg/shadow"])
    assert "Edition 2026 has no entry of this name; edition 2016 has one:" in text
    assert "A shadow hides what stands in it." in text


def test_what_holds_instead_is_shown_and_the_rule_of_the_other_edition_folded():
    lantern = told_for_2026()
    text = of_2026(entries()["arkham-lcg/shadow"], instead=[lantern])
    assert "Edition 2026 has this rule in another place:" in text
    assert text.index("It lights the room.") < text.index("In edition 2016")
    assert "In edition 2016 (not the one in force here): Before 2026, it lit two places." in text
    assert text.count("Before 2026") == 1
    assert "A shadow hides" not in text


def test_an_unofficial_summary_is_named_beside_better_words_and_shown_on_its_own():
    entry = entries()["arkham-lcg/shadow"]
    summary = entry.passages[0].document._replace(tier="summary", title="Summary")
    other = entry.passages[0]._replace(
        document=summary, section=entry.passages[0].section._replace(markdown="Shady.")
    )
    both = entry._replace(passages=(*entry.passages, other))
    text = entry_text(both, Paint(), edition="2016")
    assert "Also in: Summary v2.5, “Shadow”, lines 10-12, unofficial (--all shows it)" in text
    assert "Shady." not in text
    assert "Shady." in entry_text(both, Paint(), edition="2016", everything=True)
    assert "Shady." in entry_text(entry._replace(passages=(other,)), Paint(), edition="2016")


def test_what_another_text_says_in_the_same_words_is_named_and_not_said_again():
    entry = entries()["arkham-lcg/shadow"]
    first = entry.passages[0]
    longer = first._replace(section=first.section._replace(markdown="A shadow hides. It is dark."))
    short = first._replace(
        role="copy",
        document=first.document._replace(title="FAQ"),
        section=first.section._replace(markdown="It is dark."),
    )
    both = entry._replace(passages=(short, longer))
    text = entry_text(both, Paint(), edition="2016")
    assert text.count("It is dark.") == 1
    assert "Also in: FAQ v2.5, “Shadow”, lines 10-12 (--all shows it)" in text
    whole = entry_text(both, Paint(), edition="2016", everything=True)
    assert "FAQ v2.5, “Shadow”, lines 10-12: in the same words" in whole


def test_what_was_replaced_in_the_same_words_is_not_struck_out():
    entry = entries()["arkham-lcg/shadow"]
    old = entry.passages[0]._replace(role="copy", superseded_by="arkham-lcg/faq-2.5/1.8")
    both = entry._replace(passages=(*entry.passages, old))
    text = " ".join(entry_text(both, Paint(), edition="2016").split())
    assert "“Shadow”, lines 10-12, replaced in the same words by arkham-lcg/faq-2.5/1.8" in text
    assert "~~" not in text
    assert "~~A shadow" in entry_text(both, Paint(), edition="2016", everything=True)


def test_an_unofficial_summary_in_another_language_is_never_called_official():
    lantern = told_for_2026()
    first = next(p for p in lantern.passages if p.section.language == "it")
    summary = first._replace(
        document=first.document._replace(tier="summary", title="Riassunto"),
        section=first.section._replace(markdown="Fa luce."),
    )
    both = lantern._replace(passages=(*lantern.passages, summary))
    text = of_2026(both, language="en")
    assert "Also in: Riassunto" in text
    assert "The official text is in Italian: Riassunto" not in text
    shown_whole = of_2026(both, everything=True)
    assert "Fa luce." in shown_whole
    assert "The official text, in Italian: Riassunto" not in shown_whole


def test_no_colour_codes_without_colour():
    assert "\x1b" not in shown()


def test_icons_are_words():
    assert icons_as_words("[reaction] After [?]") == "(reaction) After (icon lost)"
    assert icons_as_words("[reaction]", "it") == "(reazione)"
    assert icons_as_words("[combat]\ncombat and [combat] 2") == "combat and (combat) 2"
    assert icons_as_words("one each ([per_investigator])") == "one each (per investigator)"
    assert icons_as_words("(combat) combat") == "(combat) combat"


def test_a_reader_of_italian_is_told_so_in_italian_where_there_is_no_italian_text():
    text = entry_text(entries()["arkham-lcg/lantern"], Paint(), edition="2016", language="it")
    assert "(edizione 2016: per ora solo in inglese, nessun testo in italiano)" in text
    assert "lights two places" in text
    assert "Non vale più" in text
    assert "Vedi anche" in text
    assert "Nell'edizione 2026 (non è quella in vigore qui)" in text


def test_the_official_texts_in_another_language_are_one_line():
    entry = entries()["arkham-lcg/lantern"]
    own = next(p for p in entry.passages if p.document.tier == "restatement")
    twin = own._replace(section=own.section._replace(language="it", markdown="Due luoghi."))
    official = [p for p in entry.passages if p.document.tier != "restatement"]
    both = entry._replace(passages=(*official, *official, twin))
    text = entry_text(both, Paint(width=400), edition="2016", language="it")
    assert "Due luoghi." in text
    (line,) = (line for line in text.split("\n") if "Il testo ufficiale è in inglese" in line)
    assert line.count("FAQ v2.5") == 2


def test_a_title_that_both_languages_share_stands_once():
    entry = entries()["arkham-lcg/lantern"]
    shared = entry._replace(titles=(("en", "Mulligan"), ("it", "Mulligan")))
    assert entry_text(shared, Paint(), edition="2016").startswith("Mulligan\n")


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
    assert "per ora solo in inglese" in text


def test_lines_keep_within_the_width():
    long = book.SHADOW._replace(markdown="- " + "dark " * 80)
    entry = entries()["arkham-lcg/shadow"]
    entry = entry._replace(passages=(entry.passages[0]._replace(section=long),))
    lines = entry_text(entry, Paint(width=60), edition="2016").splitlines()
    assert max(map(len, lines)) <= 60


def test_json_names_every_passage():
    data = entry_json(entries()["arkham-lcg/lantern"], "2026", "it")
    assert data["passages"][0]["document_id"] == book.GRIMOIRE.id
    assert {"document", "section", "first_line", "superseded_by"} <= set(data["passages"][0])


def test_json_says_what_each_passage_is_in_the_edition_in_force():
    data = entry_json(told_for_2026(), "2026")
    assert [(p["section"], p["standing"]) for p in data["passages"]] == [
        ("new", "governs"),
        (book.LANTERNA.id, "governs"),
        (book.POINT.id, "other-edition"),
        (book.RESTATED.id, "other-edition"),
        (book.OLD_POINT.id, "superseded"),
        (book.LANTERN.id, "superseded"),
    ]
    assert data["differs"] == "Before 2026, it lit two places."
    assert entry_json(told_for_2026(), "2026", "it")["passages"][0]["section"] == book.LANTERNA.id


def test_a_citation_to_paste():
    assert citation_text(entries()["arkham-lcg/lantern"], "2016") == (
        "“Lantern” (FAQ v2.5, 1.7, lines 10-12) [arkham-lcg/lantern]"
    )


def test_what_an_edition_changed_is_said_in_the_language_of_the_reader():
    entry = told_for_2026()
    new = entry.passages[-1]
    text = "Illumina la stanza.\n\nPrima del 2026 illuminava due luoghi."
    twin = new._replace(section=new.section._replace(id="nuovo", language="it", markdown=text))
    both = entry._replace(passages=(*entry.passages, twin))
    italian = of_2026(both, language="it")
    assert "(non è quella in vigore qui): Prima del 2026 illuminava due luoghi." in italian
    assert "inglese" not in italian.split("Nell'edizione 2016")[1]
    assert italian.count("Prima del 2026") == 1
    assert "(not the one in force here): Before 2026, it lit two places." in of_2026(both)


def test_what_no_longer_holds_is_named_alone_where_another_language_was_chosen():
    """Its words are no more the reader's than those that hold; ``--all`` shows them."""
    lantern = entries()["arkham-lcg/lantern"]
    text = entry_text(lantern, Paint(width=100), edition="2016", language="it")
    assert "A lantern lights one place." not in text
    assert f"sostituito da {book.POINT.id}" in text
    assert "  in inglese (lo mostra --all)" in text
    whole = entry_text(lantern, Paint(width=100), edition="2016", language="it", everything=True)
    assert "~~A lantern lights one place.~~" in whole
    english = entry_text(lantern, Paint(width=100), edition="2016", language="en")
    assert "~~A lantern lights one place.~~" in english
