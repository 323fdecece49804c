"""``rulesref ask``: what it prints, and how it refuses what is no question."""

from __future__ import annotations

import re

import pytest

from rulesref.cases.case import Case
from tests.arkham import parse_cases, replay
from tests.cli.conftest import Ran, in_process
from tests.cli.test_json import valid

DOG = (
    "Roland Banks is at the Study. Roland Banks controls Guard Dog. "
    "Goat Spawn is engaged with Roland Banks with 2 damage. "
)


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))


def ask(*words: str) -> Ran:
    return in_process("ask", *words)


def test_a_question_without_a_position_gets_rules_and_no_verdict():
    ran = ask("can I move while an enemy hunts me?")
    assert ran.status == 0, ran.err
    assert "No verdict" in ran.out
    shown = ask("can I move while an enemy hunts me?", "--json").json
    valid("ask", shown)
    assert (shown["verdict"], shown["by"], shown["case"]) == (None, None, None)
    assert 2 <= len(shown["entries"]) <= 5
    assert {"kind": "rule", "name": "Move", "id": "arkham-lcg/move"} in shown["recognised"]


def test_a_position_is_played_and_its_case_printed():
    shown = ask(DOG + "Roland Banks plays .45 Automatic. Is .45 Automatic in play?", "--json").json
    valid("ask", shown)
    assert (shown["verdict"], shown["by"]) == ("yes", "replay")
    case: Case = parse_cases(shown["case"], "x.feature")[0]
    assert replay(case, "2016").verdict == "yes"


def test_the_verdict_of_what_was_played_comes_last():
    """A terminal shows the end of what is printed: the case stands before what came of it."""
    shown = ask("I attack a Ghoul Priest and fail. Does it attack me?").out
    assert shown.rstrip().endswith("verdict: yes")
    assert shown.index("Scenario:") < shown.index("takes the fight action")


def test_what_a_case_is_asked_the_other_way_round_is_answered_as_it_was_asked() -> None:
    """Whether nobody attacks is asked of the case as whether somebody does: "no" there is "yes" here."""
    shown = ask(
        "An exhausted Ghoul Minion is engaged with me. Can I play Emergency Cache without being attacked?"
    ).out
    assert "asked: Ghoul Minion attacks Daisy Walker: no\n  verdict: yes\n" in shown


def test_a_position_that_gives_no_verdict_says_so_first() -> None:
    shown = ask("Ghoul Priest has 4 damage. I deal 1 damage to the Ghoul Priest. Does it die?").out
    assert shown.index("No verdict") < shown.index("Scenario:") < shown.index("is defeated\n")


def test_a_source_that_asks_the_very_same_gives_the_verdict():
    question = "is moving damage or horror to another card healing?"
    shown = ask(question, "--json").json
    valid("ask", shown)
    assert (shown["verdict"], shown["by"], shown["case"]) == ("no", "source", None)
    assert shown["entries"][0]["id"] == "arkham-lcg/qa/move-damage-horror-healing"
    assert "verdict: no\n" in ask(question).out
    changed = ask("is moving damage or horror to the same card healing?", "--json").json
    assert (changed["verdict"], changed["by"]) == (None, None)


def test_a_shipped_case_that_asks_the_very_same_gives_the_verdict():
    shown = ask("does an exhausted enemy with alert strike?", "--json").json
    valid("ask", shown)
    assert (shown["verdict"], shown["by"]) == ("open", "source")
    assert replay(parse_cases(shown["case"], "x.feature")[0], "2016").verdict == "open"


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Can I use Guard Dog while Ghoul Minion moves?", "what does Ghoul Minion say?"),
        ("Which comes first: the horror or Jewel of Aureolus?", "Asked: “the horror” or “Jewel of"),
        ("Which comes first: the horror or Jewel of Aureolus?", "Who decides where both come"),
        ("Who attacks first?", "Name the two events"),
        ("What happens if my deck is empty and I draw?", "Play it out?"),
        ("Is there an erratum for Lucky Dice?", "1. Lucky Dice  arkham-lcg/errata/lucky-dice"),
        ("How many resources do I get in setup?", "arkham-lcg/setup/step-7"),
        ("What is Guard Dog in Italian?", "English: Guard Dog · Italian: Cane da Guardia"),
        ("What is Guard Dog in Italian?", "the original English prevails"),
        ("Do Olive McBride and Grotesque Statue stack?", "A shipped case with all these cards:"),
        ("Is Beat Cop or Flashlight ready?", "cards: Beat Cop, Flashlight"),
        ("When I evade, is a skull revealed?", "actions: evade\ntokens: skull\ntiming: when"),
    ],
)
def test_each_kind_of_question_is_answered_in_its_way(question, said):
    assert said in ask(question).out


def test_what_the_cards_do_stands_below_the_rules():
    ran = ask("May Beat Cop be used while it is exhausted?")
    assert ran.status == 0, ran.err
    below = ran.out.partition("What is known here of what they do:\n")[2]
    assert "Beat Cop (Core Set #18, level 0)" in below
    assert "exhaust this and suffer 1 damage on this" in " ".join(below.split())
    assert "Quello che qui si sa" in ask("Posso usare Poliziotto di Ronda?", "--language", "it").out
    for without in ("Can I move while engaged?", DOG + "Is Goat Spawn ready?"):
        assert "What is known here" not in ask(without).out


def test_the_edition_is_that_which_is_asked_for():
    ran = ask(DOG + "Is Goat Spawn ready?", "--edition", "2026")
    assert "@edition-2026" in ran.out


@pytest.mark.parametrize(
    "question",
    [
        DOG + "Is Goat Spawn tired?",
        "Guard Dog bit the Ghoul Minion. Is it dead?",
        "Does Guard Dog cancel the attack of Ghoul Minion?",
        "Can Guard Dog not be damaged by Ghoul Minion?",
    ],
)
def test_what_is_not_understood_whole_has_no_verdict(question):
    assert ask(question, "--json").json["verdict"] is None


def test_where_play_stops_it_says_where_and_gives_no_verdict():
    deed = "Roland Banks draws the top card of the encounter deck"
    ran = ask(f"Roland Banks is at the Study. {deed}. Is Roland Banks defeated?")
    assert ran.status == 0, ran.err
    assert "this stops here: Roland Banks: what lies on top" in " ".join(ran.out.split())
    assert "  verdict:" not in ran.out
    assert "    Then it is asked whether Roland Banks is defeated\n" in ran.out  # it was understood


DRAWS = "Roland Banks is at the Study. Roland Banks draws a card. "


def test_what_a_verdict_takes_for_granted_is_said_with_it():
    ran = ask(DRAWS + "Is Roland Banks at the Study?")
    assert ran.out.count("  verdict: yes\n") == 1
    assert "a card that does nothing as it is drawn" in " ".join(ran.out.split())


@pytest.mark.parametrize("asked", ["Is Roland Banks defeated?", "Does Roland Banks take 1 horror?"])
def test_what_a_card_may_do_that_nobody_tells_is_not_denied(asked: str) -> None:
    assert ask(DRAWS + asked, "--json").json["verdict"] is None


def test_what_an_empty_deck_takes_for_granted_decides_nothing() -> None:
    assert (
        ask("My deck is empty. I draw a card. Do I take a horror?", "--json").json["verdict"]
        is None
    )


def test_what_is_not_offered_is_said_to_give_no_verdict():
    ran = ask(DOG + "Can Roland Banks use Guard Dog?")
    shown = " ".join(ran.out.split())
    assert "gives no verdict (nothing that Guard Dog answers has occurred" in shown
    assert "  verdict:" not in ran.out


def test_a_game_that_is_not_played_out_gets_rules_alone():
    told = "Roland Banks is at the Study. Can Roland Banks investigate?"
    shown = ask(told, "--game", "eldritch-horror", "--json").json
    assert shown["verdict"] is None
    assert all(entry["game"] == "eldritch-horror" for entry in shown["entries"])


def test_an_answer_is_about_one_game_and_says_which():
    told = "In Eldritch Horror, can Agnes Baker cast Shriveling twice in a round?"
    ran = ask(told)
    assert "arkham-lcg/" not in ran.out
    assert "Core Set" not in ran.out  # what her card of the other game does
    unsaid = ask("Can Skids take an additional action twice in the same round?")
    ids = re.findall(r"^\d\. .*  ([a-z-]+)/\S+$", unsaid.out, re.M)
    assert len(set(ids)) == 1
    if ids[0] == "eldritch-horror":
        assert "taken as a question about Eldritch Horror" in unsaid.out


def test_cards_that_no_ruling_names_together_are_said_to_be_apart():
    ran = ask("does Guard Dog answer an attack of Ghoul Minion if it is defeated by it?")
    assert "No ruling mentions both Guard Dog and Ghoul Minion." in ran.out


def test_a_ruling_that_names_all_the_cards_is_marked():
    ran = ask("may Olive McBride and Grotesque Statue both change one token that is revealed?")
    before, mark, _ = ran.out.partition("this names all these cards")
    assert mark
    assert "arkham-lcg/qa/olive-mcbride-grotesque-statue" in before.rpartition("\n\n")[2]
    assert "No ruling mentions both" not in ran.out


def test_a_word_that_is_said_of_anything_names_no_rule():
    shown = ask("Roland uses his gun on a token or enemy. Does Retaliate come?", "--json").json
    assert [one["name"] for one in shown["recognised"] if one["kind"] == "rule"] == ["Retaliate"]


def test_the_rules_named_are_those_of_the_game():
    shown = ask("can I rest twice?", "--game", "eldritch-horror", "--json").json
    assert shown["recognised"]
    assert all(str(each["id"]).startswith("eldritch-horror/") for each in shown["recognised"])


def test_words_that_nobody_knows_are_named():
    ran = ask("does a gleebwort stop my attack of opportunity?")
    assert "not understood: gleebwort" in ran.out
    assert "gleebwort" in ask("does a gleebwort stop my attack?", "--json").json["not_understood"]


DRAFTS = [
    # a question that is not read; what is named lies nowhere yet, before the one who sits there
    (
        DOG + "Does it bark at Ghoul Minion?",
        ["Given Roland Banks controls Guard Dog", "# Given Ghoul Minion is engaged with Roland Banks",
         "# not understood: Does it bark at Ghoul Minion"],
    ),
    # a part of a sentence, with somebody who stands in
    (
        "A Ghoul Minion attacks me, which is rude beyond measure. Is Ghoul Minion exhausted?",
        ["When Ghoul Minion attacks Daisy Walker",
         "# stand-ins for what the text does not name: Daisy Walker, Study",
         "# not understood: is rude beyond measure",
         "Then it is asked whether Ghoul Minion is exhausted"],
    ),
    # what the table does not take, and why; what lies there though it is said late
    (
        "Roland Banks takes a resource. Roland Banks has 3 resources. Roland Banks reveals a skull. Eh?",
        ["Given Roland Banks has 3 resources", "When Roland Banks takes a resource",
         "# not taken: Roland Banks reveals skull (nothing that is happening asks for this)"],
    ),
    # where it stops, and what it waits for
    (
        "Roland Banks controls Guard Dog. Ghoul Minion attacks Roland Banks. Zap?",
        ["# it waits for this: Roland Banks chooses how damage and horror are assigned"],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("question", "lines"), DRAFTS)
def test_a_draft_is_a_case_to_finish(question, lines):
    ran = ask(question, "--draft")
    told = [line.strip() for line in ran.out.splitlines()]
    assert [line for line in lines if line not in told] == []
    parse_cases(ran.out, "x.feature")


def test_an_empty_draft_asks_for_nothing_that_lies_there():
    assert "# Given Ghoul Minion is engaged with …" in ask("Ghoul Minion, eh?", "--draft").out


def test_the_table_opens_where_the_question_leaves_it():
    ran = in_process("ask", DOG + "Does it bark?", "--table", stdin="position\n")
    assert ran.status == 0, ran.err
    assert "Goat Spawn" in ran.out


def test_an_italian_question_is_answered_in_italian():
    assert in_process("config", "language", "it").status == 0
    ran = ask("Roland Banks è in Studio. Roland Banks gioca Coltello. È Coltello in gioco?")
    assert "verdetto: sì" in ran.out
    assert "Giocato con ciò che è stato detto e nient'altro:" in ran.out
    assert "Nessun verdetto" in ask("posso muovermi se un nemico mi dà la caccia?").out


@pytest.mark.parametrize(
    "words",
    [
        ("",),
        ("...?!",),
        ("\x1b[",),
        ("word " * 10_000,),
        ("can I move", "--draft", "--json"),
        ("can I move", "--table", "--draft"),
        ("can I move", "--edition", "2017"),
        ("can I move", "--language", "fr"),
        ("can I move", "--game", "eldritch-horror", "--draft"),
    ],
)
def test_what_is_no_question_is_refused(words):
    ran = ask(*words)
    assert ran.status == 2
    assert ran.err or ran.json["error"]["message"]
    assert "Traceback" not in ran.err


def test_a_third_language_is_not_guessed_at():
    ran = ask("puis-je me déplacer quand je suis engagé avec un ennemi ?")
    assert "Most of it is not understood" in ran.out
    assert "Most of it" not in ask("can I move while engaged with a gleebwort?").out


@pytest.mark.parametrize(
    "question",
    [
        "Kann ich mich bewegen, während ich mit einem Gegner verbunden bin?",
        "¿Puedo moverme si estoy enfrentado a un enemigo?",
        "ルールはどうなりますか？",
    ],
)
def test_where_nothing_is_recognised_nothing_is_offered_to_read(question):
    ran = ask(question)
    assert (ran.status, "Nothing is known" in ran.out) == (1, True)
    assert all(
        word in question.casefold() for word in ask(question, "--json").json["not_understood"]
    )


def test_a_lone_question_about_the_rules_is_read_and_not_played() -> None:
    ran = ask("What happens if the encounter deck is empty")
    assert ran.status == 0, ran.err
    assert "not understood" not in ran.out
