"""``rulesref card``: one page, by whatever name the card is asked for."""

from __future__ import annotations

import json
import tomllib


def test_the_page_says_what_runs_and_who_described_it(club):
    ran = club("card", "Machete")
    assert ran.status == 0, ran.err
    for told in ("asset", "Guardian", "described by hand", "1. action (fight): runs"):
        assert told in ran.out


def test_both_verbs_print_the_same(club):
    assert club("card", "01020", "--facts").out == club("cards", "show", "01020", "--facts").out


def test_facts_are_those_that_the_notation_reads(club):
    shown = club("card", "01020", "--facts", "--json").json["cards"][0]
    [facts] = tomllib.loads(shown["toml"])["card"]
    assert (facts["code"], facts["stats"]) == ("01020", shown["stats"])
    assert club("card", "01020", "--json").json["cards"][0]["toml"] is None


def test_several_cards_of_one_title_are_on_one_page(club):
    ran = club("card", "Emergency Cache", "--json").json
    assert [card["level"] for card in ran["cards"]] == [0, 2, 3]
    assert all(case["title"] and case["line"] for case in ran["cases"])


def test_an_italian_reader_reads_italian(club):
    club("config", "language", "it")
    told = club("card", "Machete").out
    for word in ("supporto", "Guardiano", "descritta a mano", "è eseguita"):
        assert word in told


def test_a_card_that_nobody_knows_is_refused_with_the_nearest(club):
    ran = club("card", "Machetr", "of", "the", "moon", "--json")
    assert ran.status == 1
    assert ran.json["error"]
    assert club("card").status == 2


def test_each_ability_is_told_in_a_sentence_of_ours_in_both_languages(club):
    [told] = club("card", "01020", "--json").json["cards"][0]["abilities"]
    assert told["sentence"].startswith("Action (fight) — spend 1 action: fight")
    assert told["sentence_it"].startswith("Azione (combattere) — spendi 1 azione: combatti")
    assert "spend 1 action" in club("card", "01020").out
    club("config", "language", "it")
    assert "spendi 1 azione" in club("card", "01020").out


#: A card that nobody else has, in English and Italian, and what a taboo list says of it.
LANTERN = {
    "code": "98001",
    "name": "Paper Lantern",
    "type_code": "asset",
    "pack_code": "own",
    "position": 1,
    "faction_code": "seeker",
    "text": "<b>Forced</b> - Gain 1 [[Odd]] card.",
}
LISTS = [{"code": "1", "date_start": "2020-01-01", "cards": [{"code": "98001", "xp": 2}]}]


def test_the_user_s_text_comes_with_its_translation_and_on_request_its_taboo(club, tmp_path):
    for place, records in (
        ("pack/own.json", [LANTERN]),
        (
            "translations/it/pack/own.json",
            [{"code": "98001", "name": "Lanterna", "text": "Strano."}],
        ),
        ("taboos.json", LISTS),
    ):
        path = tmp_path / "data" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(records), encoding="utf-8")
    assert club("cards", "add", str(tmp_path / "data")).status == 0
    plain = club("card", "98001").out
    assert "Forced - Gain 1 Odd card." in plain
    assert "taboo list of" not in plain
    assert club("card", "98001", "--json").json["cards"][0]["taboo"] is None
    assert (
        "Your taboo list of 2020-01-01\n    +2 experience" in club("card", "98001", "--taboo").out
    )
    assert club("card", "98001", "--taboo", "--json").json["cards"][0]["taboo"]["xp"] == 2
    club("config", "language", "it")
    told = club("card", "98001", "--taboo").out
    for words in ("Strano.", "vale la carta inglese", "Il tuo elenco dei tabù del 2020-01-01"):
        assert words in told


def test_a_pair_says_what_names_both_and_what_may_interact(club):
    shown = club("card", "Roland Banks", "--pair", "Ghoul Minion")
    assert "No ruling mentions both." in shown.out
    assert "may answer Ghoul Minion (Core Set #160): … is defeated" in shown.out
    pair = club("card", "01001", "--pair", "01160", "--json").json["pair"]
    assert {"code": "01001", "ability": 1, "other": "01160", "events": ["defeat"]} in pair[
        "answers"
    ]
    assert pair["cases"]
    assert club("card", "Machete", "--json").json["pair"] is None
    assert club("card", "Machete", "--pair", "Nobody at all").status == 1
    club("config", "language", "it")
    assert "Nessuna decisione le nomina entrambe." in club("card", "01001", "--pair", "01160").out


def test_a_pair_lists_the_rules_that_name_both(club):
    told = club("card", "Dr. Milan Christopher", "--pair", "Machete", "--json").json["pair"]
    both = {passage["section"] for passage in told["passages"]}
    each = [club("card", name, "--json").json for name in ("Dr. Milan Christopher", "Machete")]
    lists = ("errata", "taboos", "questions", "rulings")
    named = [{row["section"] for kind in lists for row in page[kind]} for page in each]
    assert both == named[0] & named[1]
