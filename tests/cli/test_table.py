"""``rulesref table``: a table by script, by pipe, and in a real terminal."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from pathlib import Path

import jsonschema
import pytest

from rulesref import sit
from rulesref.cli.console import Console
from rulesref.cli.table_talk import TableTalk
from rulesref.errors import RulesrefError
from rulesref.places import home_folder
from rulesref.session.session import Session
from tests.arkham import JUDGE
from tests.cli.terminal import LISTENS, Terminal

SCHEMA = Path(__file__).parents[2] / "rulesref" / "cli" / "schemas" / "table.json"
LAID = """\
Roland Banks is at the Study
Ghoul Minion is engaged with Roland Banks
# what lies in the bag is no secret
the chaos bag holds 0, -1
"""
#: The dispute of the README, said as somebody says it who has read nothing but the screen.
DISPUTE = [
    "Roland Banks and Agnes Baker are at the Study",
    "Roland Banks controls Guard Dog",
    "Goat Spawn is engaged with Roland Banks with 2 damage",
    "Ghoul Minion is engaged with Agnes Baker",
    "Roland Banks plays .45 Automatic",
]


@pytest.fixture
def script(tmp_path):
    def write(*lines: str) -> str:
        path = tmp_path / "lines.txt"
        path.write_text(LAID + "".join(f"{line}\n" for line in lines), "utf-8")
        return str(path)

    return write


def test_a_script_is_played_line_by_line(rulesref, script):
    ran = rulesref("table", "--script", script("Roland Banks investigates", "2", "position"))
    assert (ran.status, ran.err) == (0, "")
    assert "Ghoul Minion attacks Roland Banks" in ran.out
    assert "   2  Roland Banks reveals 0" in ran.out
    assert "Roland Banks succeeds by 1" in ran.out
    assert "Roland Banks: at Study, " in ran.out


def test_every_end_is_told_at_the_table_too(rulesref):
    laid = "Roland Banks is at the Study\nStudy has 1 clue\nthe chaos bag holds 0, -8\n"
    asked = "Roland Banks investigates\noutcomes\nodds that Roland Banks succeeds\n"
    ran = rulesref("table", stdin=laid + asked)
    assert (ran.status, ran.err) == (0, "")
    assert "Roland Banks: actions 3 → 2, clues 0 → 1" in ran.out
    assert ran.out.count("chance 1/2") == 4  # of two ends, of a yes and of a no


def test_lines_come_from_a_pipe_as_well(rulesref):
    ran = rulesref("table", "--json", stdin=LAID + "Roland Banks investigates\n")
    assert ran.status == 0
    jsonschema.validate(ran.json, json.loads(SCHEMA.read_text("utf-8")))
    assert ran.json["asking"]["kind"] == "chance"
    assert [option["sentence"] for option in ran.json["options"]] == [
        "Roland Banks reveals -1",
        "Roland Banks reveals 0",
    ]


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("the goat sings", "not understood"),
        ("Roland Banks engages Ghoul Minion", "engaged with this investigator already"),
        ("99", "no option has the number 99"),
        ("? 99", "no option has the number 99"),
        ("edition 2020", "no edition is called"),
        ("ask", "nothing is asked"),
        ("save", "no file is named"),
        ("why not", "nothing is asked"),
        ("yes", "nothing to say yes to"),
        ("yes 99", "nothing to say yes to"),
        ("I get hit for 2", "is dealt 2 damage"),
        ("save /nowhere/at/all.feature", "cannot be written"),
        ("resume", "left in a terminal"),
    ],
)
def test_what_is_no_good_ends_a_script_with_its_line(rulesref, script, line, word):
    ran = rulesref("table", "--script", script(line, "position"))
    assert ran.status == 2
    assert word in ran.err
    assert ran.out.count("Roland Banks: at Study") == 1  # laid out, and not asked for again
    assert "Traceback" not in ran.err


def test_questions_lay_out_from_a_script_too_and_not_in_the_middle_of_play(rulesref, tmp_path):
    path = tmp_path / "lines.txt"
    answers = ["lay", "Roland Banks", "", "", "", "Guard Dog", "", "undo", "enough"]
    path.write_text("\n".join((*answers, "Roland Banks takes a resource", "lay")), "utf-8")
    ran = rulesref("table", "--script", str(path))
    assert (ran.status, "play has begun" in ran.err) == (2, True)
    assert "What does Roland Banks have in hand?" in ran.out
    assert "gains 1 resource" in ran.out


def test_a_rule_that_there_is_not_is_said_with_the_nearest(rulesref, script):
    ran = rulesref("table", "--script", script("? no such rule at all", "options"))
    assert (ran.status, "remedy: rulesref search" in ran.err) == (0, True)


def test_undo_with_nothing_told_is_said(rulesref):
    ran = rulesref("table", stdin="undo\n")
    assert (ran.status, "nothing has been told" in ran.err) == (2, True)
    assert "<stdin>:1:1" in ran.err


def test_what_is_only_supposed_does_not_happen(rulesref, script):
    ran = rulesref("table", "--script", script("what if Roland Banks takes a resource", "timeline"))
    assert ran.status == 0
    told = ran.out.split("only supposed")
    assert "gains 1 resource" in told[0]
    assert "gains 1 resource" not in told[1]


def test_what_is_supposed_may_be_told_in_own_words(rulesref, script):
    ran = rulesref(
        "table", "--script", script("what if I attack the ghoul with my fists", "timeline")
    )
    assert ran.status == 0
    told = ran.out.split("only supposed")
    assert "understood as\n  Roland Banks fights Ghoul Minion\n" in told[0]
    assert "tests combat" in told[0]
    assert "tests combat" not in told[1]


def test_a_no_of_what_nobody_has_begun_says_so(rulesref, script):
    asked = ("odds that Roland Banks succeeds", "Roland Banks investigates", "2")
    ran = rulesref("table", "--script", script(*asked, "odds that Roland Banks fails"))
    assert ran.out.count("verdict: no (nothing has been begun that could bring it about)") == 1
    assert ran.out.count("verdict: no\n") == 1


def test_a_script_says_yes_to_what_its_own_words_may_mean(rulesref, script):
    ran = rulesref("table", "--script", script("I attack the ghoul with my fists", "yes", "2"))
    assert (ran.status, ran.err) == (0, "")
    assert "Roland Banks succeeds by 2" in ran.out
    ran = rulesref("table", "--script", script("I attack the ghoul with my fists", "position"))
    assert ran.status == 2
    assert "is this meant?" in ran.err
    assert "tests combat" not in ran.out


def test_a_saved_table_is_a_case_and_is_not_written_over(rulesref, script, tmp_path):
    saved = tmp_path / "mine.feature"
    ran = rulesref(
        "table",
        "--script",
        script("Study has 1 clue", "Roland Banks investigates", "1", f"save {saved}"),
    )
    assert ran.status == 0
    again = rulesref("replay", str(saved), "--json").json
    assert again["cases"][0]["timeline"] == rulesref("table", str(saved), "--json").json["timeline"]
    ran = rulesref("table", "--script", script(f"save {saved}"))
    assert (ran.status, "is there already" in ran.err) == (2, True)


def test_a_file_of_several_cases_asks_which(rulesref, tmp_path):
    path = tmp_path / "two.feature"
    path.write_text(
        "Feature: Two\n"
        "  Scenario: One\n    Given Roland Banks is at the Study\n"
        "  Scenario: Other\n    Given Agnes Baker is at the Study\n",
        "utf-8",
    )
    ran = rulesref("table", str(path))
    assert ran.status == 2
    assert "--case 2  Other" in ran.err
    ran = rulesref("table", str(path), "--case", "2", stdin="position\n")
    assert (ran.status, "Agnes Baker: at Study" in ran.out) == (0, True)
    assert rulesref("table", str(path), "--case", "3").status == 2
    assert rulesref("table", "--case", "1").status == 2


def test_a_file_that_goes_against_the_rules_is_open_as_far_as_it_goes(rulesref, tmp_path):
    path = tmp_path / "one.feature"
    path.write_text(
        "Feature: One\n  Scenario: One\n    Given Roland Banks is at the Study\n"
        "    When Roland Banks moves to the Study\n",
        "utf-8",
    )
    ran = rulesref("table", str(path), "--json")
    assert ran.status == 2
    assert ran.json["errors"]
    assert [noun["name"] for noun in ran.json["position"]] == ["Roland Banks", "Study"]


def test_then_steps_of_a_file_are_named_where_they_are_left_out(rulesref, tmp_path):
    path = tmp_path / "one.feature"
    path.write_text(
        "Feature: One\n  Scenario: One\n    Given Roland Banks is at the Study\n"
        "    When Roland Banks takes a resource\n    Then Roland Banks has 1 resource\n",
        "utf-8",
    )
    ran = rulesref("table", str(path))
    assert (ran.status, "1 Then step of the file is left out" in ran.err) == (0, True)
    assert "gains 1 resource" in ran.out


def test_what_has_happened_is_told_though_what_follows_it_cannot(rulesref, tmp_path):
    path = tmp_path / "one.feature"
    path.write_text(
        "Feature: One\n  Scenario: One\n    Given Roland Banks is at the Study\n"
        "    And Study has 1 clue\n    And the chaos bag holds 0, -1\n"
        "    When Roland Banks investigates\n"
        "    And Roland Banks takes a resource\n    And Roland Banks moves to the Study\n",
        "utf-8",
    )
    ran = rulesref("table", str(path), stdin="Roland Banks reveals 0\n")
    assert ran.status == 2
    assert "gains 1 resource" in ran.out


def test_a_table_that_is_not_saved_gives_way_to_no_other(tmp_path, monkeypatch, rulesref):
    from rulesref.cli import table_left
    from rulesref.errors import UsageError

    talk = TableTalk(sit(), Console(), quiet=True)
    with pytest.raises(UsageError, match="no table was left"):
        table_left.resume(talk)
    talk.hear("Roland Banks is at the Study")
    table_left.keep(talk)
    with pytest.raises(UsageError, match="would be lost"):
        table_left.resume(talk)
    other = TableTalk(sit("2026"), Console(), quiet=True)
    table_left.resume(other)
    assert other.session.lines == talk.session.lines
    other.hear("Ghoul Minion is engaged with Roland Banks")
    table_left.keep(other)  # it goes on with what was kept
    assert sorted(path.name for path in home_folder().glob("table*.feature")) == ["table.feature"]
    earlier = table_left.left().read_bytes()
    third = TableTalk(sit(), Console(), quiet=True)
    third.hear("Agnes Baker is at the Study")
    table_left.keep(third)
    assert (home_folder() / "table-2.feature").read_bytes() == earlier
    for odd in ("[" * 100_000, "{}", '[0, {"a": 1}]', "[null]"):
        (home_folder() / table_left.ANSWERS).write_text(odd)
        fourth = TableTalk(sit(), Console(), quiet=True)
        table_left.resume(fourth)
        assert fourth.session.lines == third.session.lines


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a named pipe needs a Unix system")
def test_a_table_is_saved_in_no_pipe_and_no_device(tmp_path, rulesref):
    os.mkfifo(tmp_path / "pipe")
    for name in (tmp_path / "pipe", "/dev/zero", "/dev/null", f"{tmp_path}/a\0b"):
        ran = rulesref("table", stdin=f"Roland Banks is at the Study\nsave {name}\n")
        assert (ran.status, "cannot be written" in ran.err) == (2, True), ran.err


def test_a_table_is_kept_however_it_ends(tmp_path, monkeypatch, rulesref):
    from rulesref.cli import table_left, table_prompt

    talk = TableTalk(sit(), Console(), quiet=True)
    talk.hear("Roland Banks is at the Study")
    with pytest.raises(SystemExit, match=str(128 + signal.SIGTERM)), table_prompt._kept(talk):
        signal.raise_signal(signal.SIGTERM)
    table_left.left().unlink()
    with pytest.raises(ZeroDivisionError), table_prompt._kept(talk):
        raise ZeroDivisionError
    assert table_left.left().exists()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_the_dispute_of_the_readme_is_settled_by_the_screen_alone(tmp_path):
    with Terminal(tmp_path / "home") as table:
        table.until("`options` tells what can be done")
        for line in DISPUTE:
            table.say(line)
        table.until("Goat Spawn attacks Roland Banks")
        table.until("1  ")  # who takes what of the attack of opportunity is asked, by number
        table.say("ask whether Goat Spawn is defeated before .45 Automatic enters play")
        table.until("verdict: depends")
        table.say("Roland Banks assigns 1 damage to Guard Dog")
        table.until("nobody reacts")
        table.until(LISTENS)
        table.press(b"\x04")
        table.until("the table is kept")
        assert table.end() == 0
    with Terminal(tmp_path / "home") as again:
        again.until("`resume` goes on with it")
        again.say("resume")
        again.until("Goat Spawn attacks Roland Banks")
        again.say("the goat sings")
        again.until("! not understood: the goat sings")
        again.until(LISTENS)
        again.press(b"\x03")
        assert again.end() == 0


def test_an_option_is_explained_by_what_its_card_does(rulesref):
    laid = "Agnes Baker is at the Study\nGhoul Minion is engaged with Agnes Baker\n"
    ran = rulesref("table", stdin=laid + "Agnes Baker takes 1 horror\n? 1\n? 2\n")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("Agnes Baker, ability 1: Reaction") == 1
    assert "ability 2" not in ran.out


def test_what_a_table_prints_fits_in_a_narrow_terminal(monkeypatch, capsys):
    monkeypatch.setattr(Console, "columns", 40)
    talk = TableTalk(sit(), Console())
    for line in (
        "Roland Banks is at the Study",
        "Goat Spawn is engaged with Roland Banks",
        "Roland Banks controls Guard Dog",
        "Roland Banks plays .45 Automatic",
        "?",
    ):
        talk.hear(line)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 40
    assert "Roland Banks chooses how damage and horror are assigned" in " ".join(
        " ".join(lines).split()
    )


BARE = "Roland Banks is at the Study\nGhoul Minion is engaged with Roland Banks\n"


@pytest.mark.parametrize("bag", ["", "the chaos bag holds +1, 0, -1, skull\n"])
@pytest.mark.parametrize(
    ("token", "revealed"),
    [("0", "0"), ("+0", "0"), ("-1", "-1"), ("a skull", "skull"), ("the skull token", "skull"),
     ("minus one", "-1")],
)  # fmt: skip
def test_a_token_alone_answers_where_fate_is_asked(rulesref, bag, token, revealed):
    ran = rulesref("table", stdin=f"{BARE}{bag}Roland Banks fights Ghoul Minion\n{token}\n")
    assert (ran.status, ran.err) == (0, "")
    assert (
        f"Roland Banks reveals {revealed}\n" in re.sub(" +[^ ]+$", "", ran.out, flags=re.M) + "\n"
    )


def test_a_bag_that_nobody_told_is_asked_for_by_its_tokens(rulesref):
    ran = rulesref("table", stdin=f"{BARE}Roland Banks fights Ghoul Minion\n")
    assert "chance decides which chaos token is revealed" in ran.out
    assert "say which one it is: +1, 0, -1, -2, -3, -4, -5, -6, -7, -8, skull, cultist" in ran.out
    ran = rulesref("table", stdin=f"{BARE}Roland Banks fights Ghoul Minion\n3\n")
    assert (ran.status, "fate gives no 3 here" in ran.err) == (2, True)


def test_of_several_cards_of_a_name_a_number_says_which(rulesref):
    ran = rulesref("table", stdin="Roland Banks is at Downtown\n2\nposition\n")
    assert (ran.status, ran.err) == (0, "")
    assert "Roland Banks: at Downtown" in ran.out
    case = rulesref("table", stdin="Roland Banks is at Downtown\n2\ncase\n").out
    assert "Given Roland Banks is at Downtown (01131)" in case
    ran = rulesref("table", stdin="Roland Banks is at Downtown\n9\n")
    assert (ran.status, "there are 4 ways" in ran.err) == (2, True)
    ran = rulesref("table", stdin="Roland Banks is at Downtown\nposition\n")
    assert (ran.status, "2  Downtown (01131)  Arkham Asylum" in ran.err) == (2, True)


@pytest.mark.parametrize(
    ("number", "laid"), [("1", "Roland Banks: at Study, 2 clues"), ("2", "Study: 2 clues")]
)
def test_whose_tokens_they_are_is_asked_at_once(rulesref, number, laid):
    ran = rulesref("table", stdin=f"Roland Banks is at the Study with 2 clues\n{number}\n")
    assert (ran.status, ran.err) == (0, "")
    assert laid in ran.out
    ran = rulesref("table", stdin="Roland Banks is at the Study with 2 clues\nposition\n")
    assert (ran.status, "whose 2 clues these are is not said" in ran.err) == (2, True)


def test_what_nobody_said_yes_to_is_left_out_and_said(capsys):
    talk = TableTalk(sit(), Console())
    talk.hear("Roland Banks is at the Study")
    with pytest.raises(RulesrefError, match="is this meant"):
        talk.hear("I have leather coat and 3 damage")
    talk.hear("Study has 1 clue")
    assert (
        "(left out, since nobody said yes: Roland Banks controls Leather Coat; "
        in capsys.readouterr().out
    )
    with pytest.raises(RulesrefError, match="nothing to say yes to"):
        talk.hear("yes")


def test_what_a_line_lays_out_late_and_repeats_nothing():
    talk = TableTalk(sit(), Console(), quiet=True)
    for line in (*BARE.splitlines(), "Roland Banks fights Ghoul Minion"):
        talk.hear(line)
    with pytest.raises(RulesrefError, match="is this meant") as caught:
        talk.hear("I have leather coat and 3 damage")
    assert caught.value.candidates == (
        "Roland Banks controls Leather Coat",
        "Roland Banks has 3 damage",
    )
    talk.hear("yes")
    assert [line.kind for line in talk.session.lines] == ["given"] * 4 + ["when"]


@pytest.mark.parametrize(
    ("language", "seats", "moves", "way"),
    [
        ("en", "Roland Banks and Wendy Adams are at the Study", "Wendy moves to the Hallway",
         "Study is connected to the Hallway"),
        ("it", "Roland Banks e Wendy Adams sono nello Studio", "Wendy si sposta nel Corridoio",
         "Studio è collegato a Corridoio"),
    ],
)  # fmt: skip
def test_a_move_that_wants_a_way_is_proposed_with_it(language, seats, moves, way):
    talk = TableTalk(Session(JUDGE, "2016", language), Console(), quiet=True)
    talk.hear(seats)
    with pytest.raises(RulesrefError) as caught:
        talk.hear(moves)
    assert caught.value.candidates == (way, moves)
    talk.hear("yes")
    assert [line.kind for line in talk.session.lines][-2:] == ["given", "when"]


def test_nothing_of_what_is_offered_is_done_by_a_word(rulesref):
    held = f"{BARE}Roland Banks has Overpower in hand\nRoland Banks fights Ghoul Minion\n"
    for word in ("pass", "no"):
        ran = rulesref("table", stdin=f"{held}{word}\n")
        assert (ran.status, ran.err) == (0, "")
        assert "nobody commits anything   " in ran.out
    ran = rulesref("table", stdin=f"{BARE}pass\n")
    assert (ran.status, "nothing is offered that could be passed by" in ran.err) == (2, True)


@pytest.mark.parametrize(
    ("asked", "verdict", "supposing"),
    [
        ("can I use Machete?", "yes", "Roland Banks controls Machete"),
        ("can he move to the hallway?", "yes", "Study is connected to Hallway"),
        ("does the ghoul attack me if I play Machete?", "yes", "I play Machete"),
        ("can he play Dodge if the ghoul attacks?", "yes", "the ghoul attacks"),
        ("does the ghoul attack him if he fights it?", "unsupported", "he fights it"),
    ],
)
def test_a_question_may_suppose_what_nobody_has_told(rulesref, asked, verdict, supposing):
    laid = f"{BARE}Roland Banks has 5 resources\nRoland Banks has Emergency Cache in hand\n"
    ran = rulesref("table", stdin=f"{laid}{asked}\nposition\n")
    assert (ran.status, ran.err) == (0, "")
    assert f"verdict: {verdict}" in ran.out
    assert f"(only supposed: {supposing})" in ran.out
    assert "Dodge" not in ran.out.rpartition("only supposed")[2].partition("\n")[2]


HORROR = "Agnes Baker is at the Study\nAgnes Baker controls Peter Sylvestre\nI take 2 horror\n"


def test_a_part_of_an_option_says_which_is_meant(rulesref):
    ran = rulesref("table", stdin=f"{HORROR}horror on Peter\n2\n")
    assert (ran.status, ran.err) == (0, "")
    assert "2 horror is placed on Peter Sylvestre" in ran.out
    ran = rulesref("table", stdin=f"{HORROR}horror on Peter\nposition\n")
    assert "1  Agnes Baker assigns 1 horror to Peter Sylvestre, 1 horror to Agnes Baker" in ran.err
    ran = rulesref("table", stdin=f"{HORROR}all of it\nposition\n")  # which is said of none alone
    assert (ran.status, "not understood: all of it" in ran.err) == (2, True)


@pytest.mark.parametrize("asked", ["does Peter take 2 horror", "does Peter take 2 horror?"])
def test_a_question_is_answered_with_and_without_its_mark(rulesref, asked):
    ran = rulesref("table", stdin=f"{HORROR}3\n{asked}\n")
    assert (ran.status, ran.err) == (0, "")
    assert "verdict: yes" in ran.out
    ran = rulesref("table", stdin=f"{HORROR}{asked}\n")
    assert "verdict: depends" in ran.out


def test_what_cannot_be_asked_now_says_why(rulesref):
    hit = HORROR.replace("I take", "Ghoul Minion is engaged with Agnes Baker\nI take")
    ran = rulesref("table", stdin=f"{hit}can I use Agnes Baker?\n")
    assert ran.status == 2
    assert "at this moment nothing of the kind is asked" in ran.err
