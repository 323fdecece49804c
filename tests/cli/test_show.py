"""What ``show`` prints of the bundled rules: the edition in force first, the other one folded."""

from __future__ import annotations

import re
from functools import partial

import pytest

from rulesref.book.book import Book
from rulesref.cli import show
from rulesref.render.entry import entry_text
from rulesref.render.paint import Paint
from rulesref.render.standing import difference, governs

HUNTER_IN_2026 = """\
Hunter · Cacciatore
arkham-lcg/hunter · glossary · edition 2026

  At the start of the enemy phase (step 3.2), each ready, unengaged enemy with Hunter
  moves to a connecting location, on the shortest path toward the nearest investigator.
  It does not move if an investigator is at its location.

  - If several investigators are equally near, it moves toward the one who best meets
    its prey, which stands in parentheses beside the Prey keyword. If none does, or it
    has no Prey, the lead investigator decides.
  - If a card ability blocks the location it must move to, it does not move.
  (our own words, after arkham-lcg/grimorio-1.0/cacciatore, lines 220-230;
  arkham-lcg/grimorio-1.0/riepilogo/cacciatore, line 2920)

In edition 2016 (not the one in force here): the same rule, in other words.
  rulesref show arkham-lcg/hunter --edition 2016 (--all shows both)

See also: """


def shown(rulesref, *words: str) -> str:
    ran = rulesref("show", *words)
    assert ran.status == 0, ran.err
    return str(ran.out)


def test_the_edition_asked_for_stands_first_and_the_other_is_a_line(rulesref):
    assert shown(rulesref, "hunter", "--edition", "2026").startswith(HUNTER_IN_2026)
    before = shown(rulesref, "hunter")
    assert "In the enemy phase (step 3.2), each ready" in before
    assert "At the start of the enemy phase" not in before
    assert "In edition 2026 (not the one in force here): the same rule" in before


def test_what_differs_is_said_by_the_fold_in_the_language_of_the_reader(rulesref):
    english = shown(rulesref, "ability", "--edition", "2026")
    assert "(not the one in force here): Before 2026, only the ability itself could" in english
    italian = shown(rulesref, "ability", "--edition", "2026", "--language", "it")
    assert "Nell'edizione 2016 (non è quella in vigore qui): Prima del 2026 soltanto" in italian
    assert "Vedi anche: Capacità Costante; " in italian


@pytest.mark.parametrize(
    ("language", "told", "own"),
    [
        ("en", "In 2026 the text of a permanent card can be blanked", "Before 2026"),
        ("it", "Nel 2026 il testo di una carta permanente può", "Prima del 2026"),
    ],
)
def test_the_fold_of_a_newer_edition_says_what_it_changed(rulesref, language, told, own):
    words = ("permanent", "--edition", "2016", "--language", language)
    text = " ".join(shown(rulesref, *words).split())
    assert told in text
    assert own not in text


@pytest.mark.parametrize(
    ("rule", "instead", "first", "differs"),
    [
        (
            "massive-enemy-attacks",
            "Massive · Massiccio",
            "A ready Massive enemy",
            "the same rule, in other words. The point of the FAQ stands with Massive",
        ),
        (
            "clues/clues-on-player-cards",
            "Clues · Indizio",
            "- The first time",
            "In 2026 clues on a player card go to its location when the card is defeated",
        ),
        (
            "set-aside",
            "In Play and Out of Play · In Gioco e Fuori dal Gioco",
            "In play: cards that",
            "The Grimoire has no entry on set-aside cards",
        ),
    ],
)
def test_a_rule_that_contradicts_the_grimoire_shows_what_holds_instead(
    rulesref, rule, instead, first, differs
):
    text = shown(rulesref, f"arkham-lcg/{rule}", "--edition", "2026")
    assert f"Edition 2026 has this rule in another place:\n\n{instead}\n" in text
    folded = " ".join(text[text.index(first) :].split())
    assert f"In edition 2016 (not the one in force here): {differs}" in folded
    assert "Edition 2026 has this rule" not in shown(rulesref, f"arkham-lcg/{rule}")


def test_a_rule_of_one_edition_says_so(rulesref):
    text = shown(rulesref, "codex")
    assert (
        "Edition 2016 has no entry of this name; edition 2026 has one:\n\n  Some locations" in text
    )
    assert "has no entry of this name" not in shown(rulesref, "codex", "--edition", "2026")


def test_all_shows_every_wording(rulesref):
    text = shown(rulesref, "hunter", "--edition", "2026", "--all")
    for begins in (
        "At the start of the enemy",
        "In the enemy phase (step 3.2)",
        "All'inizio della Fase",
    ):
        assert begins in text
    assert "In edition 2016 (not the one in force here)\n" in text


def test_a_rule_of_both_editions_is_told_once(rulesref):
    texts = [shown(rulesref, "a, an", "--edition", edition) for edition in ("2016", "2026")]
    assert texts[0].replace("edition 2016", "edition 2026") == texts[1]
    assert "not the one in force" not in texts[0]


@pytest.mark.parametrize(
    ("asked", "id"),
    [
        ("clues/clues-on-player-cards", "arkham-lcg/clues/clues-on-player-cards"),
        ("arkham-lcg/about/boons", "arkham-lcg/ultimatums-and-boons"),
        ("about/boons", "arkham-lcg/ultimatums-and-boons"),
    ],
)
def test_an_id_is_found_without_its_game_and_after_a_rename(rulesref, asked, id):
    assert shown(rulesref, asked).splitlines()[1].startswith(f"{id} ")


def test_a_name_with_a_slip_is_taken_for_the_only_one_near_it(rulesref):
    told = shown(rulesref, "retalliate").splitlines()
    assert told[0] == "No rule is called “retalliate”; this is Retaliate."
    assert told[3].startswith("arkham-lcg/retaliate ")
    for refused in (["retalliate", "--json"], ["retalliate", "--cite"], ["retalliating"]):
        assert rulesref("show", *refused).status == 1


def test_an_id_that_never_was_is_unknown(rulesref):
    ran = rulesref("show", "about/moss")
    assert (ran.status, "no entry is called" in ran.err + ran.out) == (1, True)


@pytest.mark.parametrize(
    ("name", "command"),
    [
        ("u-6", "rulesref open U-06"),
        ("guard dog", 'rulesref card "guard dog"'),
        ("01021", 'rulesref card "01021"'),
        ("no such thing", 'rulesref search "no such thing"'),
    ],
)
def test_the_name_of_something_else_says_what_answers_it(rulesref, name, command):
    ran = rulesref("show", name)
    assert (ran.status, f"remedy: {command}" in ran.err) == (1, True)


@pytest.mark.parametrize("verb", ["show", "history", "drift", "errata", "card"])
def test_a_name_of_no_letter_is_no_name(rulesref, verb):
    ran = rulesref(verb, " ")
    assert (ran.status, "without a word" in ran.err) == (2, True)


@pytest.mark.parametrize("language", ["en", "it"])
def test_who_plays_by_2016_is_told_what_2026_changed_and_not_their_own_rule(bundled_book, language):
    book = Book(bundled_book)
    paint = Paint(width=100)
    told = 0
    for entry in book.lookup.entries(game="arkham-lcg"):
        if difference(entry, language)[0] and governs(entry, "2016"):
            text = entry_text(
                entry,
                paint,
                edition="2016",
                language=language,
                changes=partial(show.changes, entry.game, language),
            )
            assert not re.search("Before 2026,|Prima del 2026", text), entry.id
            told += 1
    assert told > 100


def test_a_rule_that_only_looks_changed_says_why(rulesref):
    text = " ".join(shown(rulesref, "investigate action", "--edition", "2016").split())
    assert "the same rule, in other words. That one may investigate where there" in text
