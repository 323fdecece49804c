"""A table: what is told is played, every offer can be told, and the case replays to the position."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

import rulesref
from rulesref.catalogue import heard_in
from rulesref.cli.table_help import examples
from rulesref.engine.found import USUAL
from rulesref.engine.outcome import UnsupportedClause
from rulesref.engine.state import State
from rulesref.errors import CaseError, RulesrefError, UsageError
from rulesref.render.table import asked
from rulesref.rulings.play_through import PlayThrough
from rulesref.rulings.ruling import Moment
from rulesref.rulings.timeline import moments
from rulesref.session import offers
from rulesref.session.exact import exact
from rulesref.session.opening import opened
from rulesref.session.session import Line, Session
from tests.arkham import JUDGE, scene
from tests.games.arkham_lcg.made_up import Workshop
from tests.rulings.shipped import CASES, shipped_cases

LAID = (
    "Roland Banks is at the Study",
    "Roland Banks has 3 resources",
    "Roland Banks has Machete in hand",
    "Ghoul Minion is engaged with Roland Banks",
    "the chaos bag holds 0, -1",
    "it is the turn of Roland Banks",
)
#: So many tables are opened and played on at random; ``python -m tests.session.walk`` plays more.
WALKS = 40


@pytest.fixture
def table() -> Session:
    session = rulesref.sit()
    for line in LAID:
        assert session.tell(line) == ()
    return session


def lawful(session: Session) -> list[str]:
    return [offer.sentence for offer in session.options() if offer.lawful]


def test_of_very_many_options_the_first_are_listed_and_the_rest_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(offers, "LISTED", 3)
    session = Session(JUDGE, "2016")
    session.tell("Roland Banks and Agnes Baker are at the Study")
    session.tell("Roland Banks has Taunt (02017) in hand")
    for number in range(1, 5):
        session.tell(f"Ghoul Minion{f' #{number}' * (number > 1)} is engaged with Agnes Baker")
    session.tell("Roland Banks plays Taunt (02017)")
    asking = session.asking()
    assert (len(asking.offers), asking.left) == (3, 2**4 - 3)
    assert "and 13 more: tell which one in a sentence" in "\n".join(asked(asking))
    session.tell("Roland Banks chooses Ghoul Minion #2 and Ghoul Minion #4")
    assert not session.asking().left


def test_where_play_has_stopped_a_number_is_answered_with_what_stops_it() -> None:
    session = Session(JUDGE, "2016")
    for line in ("Roland Banks is at the Study", "Roland Banks draws an encounter card"):
        session.tell(line)
    asking = session.asking()
    assert asking.kind == "stop"
    with pytest.raises(UsageError) as problem:
        session.choose(1)
    assert problem.value.remedy == asking.about


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["skull", "cultist", "tablet", "elder-thing"]), ("it", ["teschio", "cultista"])],
)
def test_options_that_differ_in_a_word_alone_are_told_by_it(
    language: str, words: list[str]
) -> None:
    session = Session(JUDGE, "2016", language)
    for line in {
        "en": (
            "Roland Banks is at the Study",
            "the Study has 1 clue",
            "Roland Banks has Defiance (0) in hand",
            "the chaos bag holds skull, 0",
            "Roland Banks investigates",
            "Roland Banks commits Defiance",
        ),
        "it": (
            "Roland Banks è nello Studio",
            "lo Studio ha 1 indizio",
            "Roland Banks ha in mano Diniego (0)",
            "il sacchetto del caos contiene teschio, 0",
            "Roland Banks indaga",
            "Roland Banks investe Diniego",
        ),
    }[language]:
        session.tell(line)
    offered = [offer.comes for offer in session.options()]
    assert len(offered) == 4
    for word, option in zip(words, offered, strict=False):
        assert option.endswith(f"({word})")


def test_what_can_be_begun_is_offered_and_what_cannot_says_why(table: Session) -> None:
    assert table.asking().kind == "deed"
    assert {"Roland Banks investigates", "Roland Banks plays Machete"} <= set(lawful(table))
    engages = next(o for o in table.options() if o.sentence == "Roland Banks engages Ghoul Minion")
    assert "engaged with this investigator already" in engages.why_not
    assert engages.cites == ("arkham-lcg/engage-action",)


def test_a_choice_and_chance_are_asked_and_taken_by_their_number(table: Session) -> None:
    happened = [moment.text for moment in table.tell("Roland Banks fights Ghoul Minion")]
    assert happened[0] == "Roland Banks takes the fight action"
    assert (table.asking().kind, lawful(table)) == (
        "choice",
        ["Roland Banks commits Machete", "nobody commits anything"],
    )
    table.choose(2)
    assert (table.asking().kind, lawful(table)) == (
        "chance",
        ["Roland Banks reveals -1", "Roland Banks reveals 0"],
    )
    told = [moment.text for moment in table.choose(2)]
    assert "1 damage is placed on Ghoul Minion" in told
    assert table.asking().kind == "deed"


def test_fate_gives_a_token_by_its_name(table: Session) -> None:
    with pytest.raises(UsageError, match="asked nothing"):
        table.fate("0")
    table.tell("Roland Banks investigates")
    for nothing in ("skull", "", "1"):
        with pytest.raises(UsageError, match="gives no") as raised:
            table.fate(nothing)
        assert raised.value.candidates == tuple(lawful(table))
    assert "Roland Banks reveals -1" in [moment.text for moment in table.fate("-1")]


@pytest.mark.parametrize(
    ("language", "lines", "what", "happens"),
    [
        ("en", ("Roland Banks is at the Study", "Roland Banks takes the draw action"), "Machete",
         "Roland Banks draws Machete"),
        ("en", ("Roland Banks is at the Study", "Roland Banks draws an encounter card"),
         "ancient evils", "Roland Banks draws the encounter card Ancient Evils"),
        ("it", ("Roland Banks è nello Studio", "Roland Banks pesca una carta"), "coltello",
         "Roland Banks pesca Coltello"),
        ("en", ("Roland Banks is at the Study", "Roland Banks investigates",
                "Roland Banks reveals skull"), "-2", "step st-5: Determine the modified skill value"),
        ("en", ("Roland Banks is at the Study", "Roland Banks investigates",
                "Roland Banks reveals 0"), "3", "Roland Banks discovers 1 clue at Study"),
        ("it", ("Roland Banks è nello Studio", "Roland Banks indaga",
                "Roland Banks rivela 0"), "3", "Roland Banks scopre 1 indizio in Studio"),
    ],
)  # fmt: skip
def test_what_is_wanting_is_told_alone(
    language: str, lines: tuple[str, ...], what: str, happens: str
) -> None:
    table = Session(JUDGE, "2016", language)
    assert not table.asks_fate
    for line in lines:
        table.tell(line)
    assert table.asking().kind == "stop"
    assert table.asks_fate
    with pytest.raises(RulesrefError):
        table.fate("no such card")
    assert table.fate(what)[0].text == happens
    assert not table.asks_fate


def test_a_token_of_an_untold_bag_is_still_there_in_a_later_test() -> None:
    """The play since the first act is taken up again from where the bag was implied, and from nowhere later."""
    table = rulesref.sit()
    for line in (
        "Roland Banks is at the Study",
        "Swarm of Rats is engaged with Roland Banks",
        "Swarm of Rats attacks Roland Banks",
        "Roland Banks fights Swarm of Rats",
        "Roland Banks reveals skull",
    ):
        table.tell(line)
    assert "Roland Banks fails by 1" in [moment.text for moment in table.fate("-4")]
    assert JUDGE.replay(JUDGE.parse(table.case(), "x")[0], "2016").passed


def test_what_is_unlawful_is_refused_with_its_rule_and_changes_nothing(table: Session) -> None:
    before = table.case()
    with pytest.raises(CaseError, match="arkham-lcg/engage-action"):
        table.tell("Roland Banks engages Ghoul Minion")
    with pytest.raises(CaseError, match="unknown step"):
        table.tell("the goat sings")
    with pytest.raises(UsageError, match="number 99"):
        table.choose(99)
    assert table.case() == before


def test_a_card_of_which_nobody_has_told_was_not_there_to_be_committed() -> None:
    session = rulesref.sit()
    session.tell("the Study has 1 clue")
    for line in (*LAID[:1], "the deck of Roland Banks holds Knife", "the chaos bag holds 0"):
        session.tell(line)
    session.tell("Roland Banks investigates")
    with pytest.raises(CaseError, match="nothing that is happening asks for this"):
        session.tell("Roland Banks commits Perception")


@pytest.mark.parametrize("told", ["a" * 1001, "Roland Banks takes a resource and " * 30])
def test_a_line_that_is_longer_than_any_step_is_refused_before_a_sentence_is_tried_on_it(
    monkeypatch: pytest.MonkeyPatch, table: Session, told: str
) -> None:
    """Each takes the longer, the longer the line: of a megabyte they took minutes."""

    def tried(*_: object) -> None:
        raise AssertionError("a sentence was tried on it")

    monkeypatch.setattr("rulesref.session.kinds.read_sentence", tried)
    before = lawful(table)
    with pytest.raises(CaseError, match="no step may have more than 1000"):
        table.tell(told)
    assert lawful(table) == before


def test_what_is_not_so_is_not_written_down(table: Session) -> None:
    with pytest.raises(CaseError, match="this is not so"):
        table.tell("Then Roland Banks has 5 damage")
    assert "5 damage" not in table.case()


def test_the_position_is_told_as_nouns() -> None:
    table = rulesref.sit()
    table.tell("Roland Banks is at the Study with 2 damage")
    table.tell("Goat Spawn is engaged with Roland Banks")
    roland, study = table.position()
    assert (roland.name, roland.at, study.name) == ("Roland Banks", "Study", "Study")
    assert "2 damage" in roland.holds
    assert [noun.name for noun in roland.things] == ["Goat Spawn"]


def test_undo_goes_back_to_the_same_position(table: Session) -> None:
    before = table.scene.state
    table.tell("Roland Banks investigates")
    assert table.undo().text == "Roland Banks investigates"
    assert table.scene.state == before
    empty = rulesref.sit()
    with pytest.raises(UsageError):
        empty.undo()


def test_where_it_stops_nothing_more_is_taken_in_silence(
    table: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What nobody has described may forbid anything: it stops the table as it lies."""
    Workshop(monkeypatch).card("Riddle", {"kind": "forced", "opaque": "what nobody knows"})
    table.tell("Roland Banks controls Riddle")
    table.tell("Roland Banks takes a resource")
    assert (table.asking().kind, "Riddle" in table.asking().about) == ("stop", True)
    before = table.case()
    with pytest.raises(CaseError, match="Riddle"):
        table.tell("Roland Banks investigates")
    assert table.case() == before


def test_a_branch_and_a_question_leave_the_table_as_it_is(table: Session) -> None:
    before = table.case()
    branch = table.branch()
    branch.tell("Roland Banks investigates")
    ruling = table.ask("Ghoul Minion is engaged with Roland Banks?")
    assert ruling.verdict == "yes"
    assert (table.case(), table.asking().kind) == (before, "deed")
    assert "investigates" in branch.case()


def test_every_end_of_the_table_is_told_and_the_table_stays(table: Session) -> None:
    table.tell("the Study has no clues")
    table.tell("Roland Banks investigates")
    before = table.case()
    found = table.outcomes(USUAL).found
    assert [end.most for end in found.ends] == ["1"]
    assert "Roland Banks: actions 3 → 2" in found.ends[0].changes[0]
    assert table.case() == before


def test_the_same_table_under_the_other_rules(table: Session) -> None:
    other = table.under("2026")
    assert (other.edition, other.lines) == ("2026", table.lines)
    assert JUDGE.replay(JUDGE.parse(other.case(), "x")[0], "2016").edition == "2026"


@pytest.mark.parametrize(
    ("language", "lines", "question", "before"),
    [
        (
            "en",
            ("Roland Banks has Dodge in hand", "Ghoul Minion is engaged with Roland Banks",
             "Ghoul Minion attacks Roland Banks", "nobody reacts"),
            "Roland Banks may play Dodge",
            "it was so before this was said: nobody reacts; `undo` goes back",
        ),
        (
            "it",
            ("Roland Banks ha Schivata in mano", "Ghoul Tirapiedi è impegnato con Roland Banks",
             "Ghoul Tirapiedi attacca Roland Banks", "nessuno reagisce"),
            "Roland Banks può giocare Schivata",
            "era così prima che si dicesse: nessuno reagisce; `annulla` torna indietro",
        ),
    ],
)  # fmt: skip
def test_what_was_so_before_is_said_without_a_line_that_nobody_sees(
    language: str, lines: tuple[str, ...], question: str, before: str
) -> None:
    """In a file it is: its lines stand before whoever wrote it."""
    session = Session(JUDGE, "2016", language)
    session.tell(
        "Roland Banks è nello Studio" if language == "it" else "Roland Banks is at the Study"
    )
    session.tell(
        "Roland Banks ha 3 risorse" if language == "it" else "Roland Banks has 3 resources"
    )
    for line in lines:
        session.tell(line)
    ruling = session.ask(question)
    assert ruling.verdict == "no"
    assert ruling.reason.endswith(before)
    asked = "si chiede se" if language == "it" else "it is asked whether"
    case = f"{session.case()}    {'Allora' if language == 'it' else 'Then'} {asked} {question}\n"
    in_file = JUDGE.replay(JUDGE.parse(case, "a.feature")[-1], "2016")
    assert "`" not in in_file.reason
    assert str(len(case.splitlines()) - 1) in in_file.reason


def test_what_is_still_to_come_comes_under_the_other_rules_too(table: Session) -> None:
    table.tell("Roland Banks fights Ghoul Minion")
    table.coming = (Line("when", "Roland Banks reveals 0"),)
    other = table.under("2026")
    other.tell("nobody commits anything")
    assert other.go_on()
    assert other.coming == ()


def test_a_case_keeps_its_edition_and_its_rules() -> None:
    text = (
        "Feature: Mine\n  @edition-2026 @arkham-lcg/move\n  Scenario: One\n"
        "    Given Roland Banks is at the Study\n"
    )
    session = opened(JUDGE, JUDGE.parse(text, "x")[0], "2016")
    session.go_on()
    assert session.edition == "2026"
    assert JUDGE.parse(session.case(), "x")[0].tags == ("edition-2026", "arkham-lcg/move")


def test_a_case_goes_on_where_it_stopped() -> None:
    """What comes after a choice waits until it is made."""
    text = "\n".join(
        (
            "Feature: Mine",
            "  Scenario: Stops",
            *(f"    Given {line}" for line in (*LAID, "Roland Banks controls Beat Cop")),
            "    When Roland Banks plays Machete",
            "    When Roland Banks gains 1 resource",
            "    Then Beat Cop has 1 damage",
            "",
        )
    )
    session = opened(JUDGE, JUDGE.parse(text, "x")[0], "2016")
    session.go_on()
    assert (session.asking().kind, len(session.coming)) == ("choice", 1)
    session.tell("Roland Banks assigns 1 damage to Beat Cop, 1 horror to Roland Banks")
    assert session.go_on()
    assert (session.asking().kind, session.coming) == ("deed", ())


def test_an_italian_table() -> None:
    session = rulesref.sit("2026", "it")
    session.tell("Roland Banks è nello Studio")
    session.tell("Roland Banks indaga", "when")
    assert session.case().startswith("# language: it\n")
    assert session.asking().kind in ("deed", "stop", "chance")
    with pytest.raises(UsageError):
        rulesref.sit("2026", "de")
    with pytest.raises(UsageError):
        rulesref.sit("2020")


def walk(rng: random.Random, steps: int = 6) -> str:
    """What went wrong when a shipped case was played on at random; empty where nothing did."""
    case = rng.choice(shipped_cases(rng.choice(CASES)))
    session = opened(JUDGE, case, rng.choice(("2016", "2026")))
    with suppress(CaseError):  # a case about what is refused goes on from where it was refused
        session.go_on()
    for _ in range(steps):
        offers = lawful(session)
        if not offers:
            break
        number = rng.randrange(len(offers))
        try:
            session.choose(number + 1)
        except RulesrefError as problem:
            return f"{case.name}: {offers[number]}: {problem.message}"
    if session.lines and _from_the_beginning(session) != (session.scene.state, session.timeline()):
        return f"{case.name}: its case leads elsewhere"
    return ""


def _from_the_beginning(session: Session) -> tuple[State, tuple[Moment, ...]]:
    """Where the case of ``session`` leads, played whole, and what happens on the way."""
    case = JUDGE.parse(session.case(), "again")[0]
    alone = scene(session.edition, session.language)
    alone.telling.goes_on = True  # as at a table, where what is drawn can still be told
    play = PlayThrough(case, alone)
    with suppress(UnsupportedClause):
        for step in case.steps:
            play.take(step)
        if any(step.kind == "when" for step in case.steps):
            play.course.settle()
    return alone.state, moments(exact(alone))  # a table tells cards of one name apart


@pytest.mark.parametrize(
    "lines",
    [
        # the second line takes for granted what lay there before the first one
        ("Roland Banks investigates", "Roland Banks reveals 0"),
        ("Agnes Baker takes a resource", "Roland Banks plays Evidence!"),
        ("Roland Banks takes a resource", "Roland Banks takes a resource"),
        ("Roland Banks fights Ghoul Minion", "nobody commits anything", "Roland Banks reveals 0"),
        ("Ghoul Minion attacks Roland Banks", "Roland Banks plays Dodge"),
    ],
)
def test_a_line_that_reaches_back_is_played_from_the_beginning(lines: tuple[str, ...]) -> None:
    session = rulesref.sit()
    session.tell("Roland Banks and Agnes Baker are at the Study")
    session.tell("Ghoul Minion is engaged with Roland Banks")
    for line in lines:
        with suppress(RulesrefError):
            session.tell(line, "when")
    assert len(session.lines) > 2
    assert _from_the_beginning(session) == (session.scene.state, session.timeline())


def test_what_goes_on_from_a_kept_play_leaves_it_as_it_was(table: Session) -> None:
    table.tell("Roland Banks fights Ghoul Minion")
    branch = table.branch()
    for number in (1, 2):
        branch.choose(number)
        branch.undo()
    branch.choose(2)
    assert _from_the_beginning(table) == (table.scene.state, table.timeline())
    table.choose(1)
    assert _from_the_beginning(table) == (table.scene.state, table.timeline())
    assert _from_the_beginning(branch) == (branch.scene.state, branch.timeline())


@pytest.mark.parametrize("seed", range(4))
def test_every_offer_can_be_told_and_every_case_replays(seed: int) -> None:
    rng = random.Random(seed)
    wrong = [told for told in (walk(rng) for _ in range(WALKS // 4)) if told]
    assert wrong == []


def test_what_a_window_offered_is_not_lawful_once_it_was_passed_by() -> None:
    session = rulesref.sit("2016")
    for line in ("Roland Banks is at the Study", "Roland Banks controls Forbidden Knowledge"):
        session.tell(line)
    for line in ("Roland Banks begins a turn", "nobody reacts"):
        session.tell(line)
    use = "Roland Banks uses Forbidden Knowledge"
    (offer,) = [one for one in session.asking().offers if one.sentence == use]
    assert "was not done" in offer.why_not
    with pytest.raises(CaseError):
        session.tell(use)


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_sentences_that_a_table_begins_with_can_be_told(language: str) -> None:
    with heard_in(lambda: language):
        lines = examples()
    session = rulesref.sit("2016", language)
    for line in lines:
        session.tell(line)
    assert session.asking().kind == "chance"


def test_what_play_stops_for_is_told_with_what_lay_there_at_first(table: Session) -> None:
    """And taken back as what was told last."""
    table.tell("Roland Banks takes the draw action")
    assert table.asking().kind == "stop"
    assert table.asking().about.endswith("say which card is drawn, such as: Machete")
    happened = table.tell("the deck of Roland Banks holds Guts")
    assert [moment.text for moment in happened] == ["Roland Banks draws Guts"]
    assert [line.kind for line in table.lines[-2:]] == ["given", "when"]
    replayed = rulesref.replay(table.case())[0]
    assert replayed.timeline[-1].text == "Roland Banks draws Guts"
    assert table.undo().text == "the deck of Roland Banks holds Guts"
    assert table.asking().kind == "stop"
    with pytest.raises(CaseError):
        table.tell("the deck of Roland Banks holds Gutz")
    assert table.asking().kind == "stop"
    table.tell("Roland Banks's deck holds Machete")
    assert table.asking().kind == "deed"


def test_a_token_and_clues_are_told_where_play_stops_for_want_of_them() -> None:
    session = rulesref.sit()
    session.tell("Roland Banks is at the Study")
    session.tell("Roland Banks investigates")
    assert "say the token" in session.asking().about
    session.tell("Roland Banks reveals 0")
    assert session.asking().about.endswith("say how many, such as: 2")
    session.tell("the Study has 1 clue")
    assert session.asking().kind == "deed"


def test_where_nobody_has_said_whose_turn_it_is_each_may_act_or_begin_theirs() -> None:
    """What telling takes for granted is no reason against an option."""
    session = rulesref.sit()
    session.tell("Roland Banks and Agnes Baker are at the Study")
    session.tell("Agnes Baker has Machete in hand")
    lawful = {offer.sentence for offer in session.options() if offer.lawful}
    for does in ("takes a resource", "begins a turn"):
        assert {f"{who} {does}" for who in ("Roland Banks", "Agnes Baker")} <= lawful
    assert "Agnes Baker plays Machete" in lawful
    for sentence in lawful:
        session.branch().tell(sentence)
    session.tell("it is the turn of Agnes Baker")
    assert "Agnes Baker ends the turn" in {offer.sentence for offer in session.options()}
    refused = {offer.sentence: offer.why_not for offer in session.options() if not offer.lawful}
    assert "turn" in refused["Roland Banks takes a resource"]


def test_a_turn_that_runs_ends_and_does_not_begin_once_more() -> None:
    for running in ("it is the turn of Roland Banks", "Roland Banks takes a resource"):
        session = rulesref.sit()
        session.tell("Roland Banks is at the Study")
        session.tell(running)
        happened = [moment.text for moment in session.tell("Roland Banks ends the turn")]
        assert happened == ["the turn of Roland Banks ends"]
        lawful = [offer.sentence for offer in session.options() if offer.lawful]
        assert lawful == ["the enemy phase begins"]


@pytest.mark.parametrize(
    ("language", "phases"),
    [
        ("en", ["the enemy phase begins", "the upkeep phase begins"]),
        ("it", ["comincia la Fase dei Nemici", "comincia la Fase di Gestione"]),
    ],
)
def test_a_round_is_played_by_its_offers_alone(language: str, phases: list[str]) -> None:
    """Where everybody has had a turn the next phase is offered, and no turn before that."""
    table = rulesref.sit(language=language)
    for who in ("Roland Banks", "Agnes Baker"):
        table.tell({"en": f"{who} is at the Study", "it": f"{who} è in Study"}[language])
    told = []
    while len(told) < 6:
        *_, last = [offer.sentence for offer in table.options() if offer.lawful]
        told.append(last)
        table.tell(last)
    assert told[4:] == phases
    assert [kind.split()[0] for kind in told[:4]] == ["Agnes", "Agnes", "Roland", "Roland"]


@pytest.mark.parametrize("told", ["1 clue is on the Study", "it's Roland Banks's turn"])
def test_what_lies_there_in_other_words_is_laid_out(told: str) -> None:
    table = rulesref.sit()
    table.tell("Roland Banks is at the Study")
    table.tell(told)
    assert table.lines[-1].kind == "given"


def test_a_line_that_joins_several_things_is_as_many(table: Session) -> None:
    before = len(table.lines)
    table.tell("Roland Banks takes a resource, investigates and reveals 0")
    told = [line.text for line in table.lines[before:]]
    assert told == [
        "Roland Banks takes a resource",
        "Roland Banks investigates",
        "Roland Banks reveals 0",
    ]


def test_nothing_of_a_line_is_kept_that_goes_wrong_in_the_middle(table: Session) -> None:
    before = table.lines
    with pytest.raises(CaseError):
        table.tell("Roland Banks investigates and attacks himself")
    with pytest.raises(CaseError):
        table.tell("Roland Banks takes a resource and Roland Banks reveals 0")
    assert table.lines == before


def test_fate_may_give_what_nobody_told_of_a_bag() -> None:
    session = rulesref.sit()
    session.tell("Roland Banks is at the Study")
    session.tell("Roland Banks investigates")
    assert (session.asking().kind, len(session.options())) == ("stop", 19)
    for wrong in ("+2", "a pebble", "3"):
        with pytest.raises(UsageError, match="fate gives no"):
            session.fate(wrong)
    told = [moment.text for moment in session.fate("a -2")]
    assert "Roland Banks reveals -2" in told
    assert _from_the_beginning(session) == (session.scene.state, session.timeline())


def test_what_lies_there_may_be_told_late_where_it_has_changed_nothing() -> None:
    session = rulesref.sit()
    for line in ("Roland Banks is at the Study", "Roland Banks has 3 actions"):
        session.tell(line)
    session.tell("Roland Banks takes a resource")
    before = session.timeline()
    session.tell("Roland Banks controls Machete", "given")
    assert session.timeline() == before
    assert [line.kind for line in session.lines] == ["given", "given", "given", "when"]
    assert session.undo().text == "Roland Banks controls Machete"
    with pytest.raises(CaseError, match="something else would have happened"):
        session.tell("Ghoul Minion is engaged with Roland Banks", "given")
    assert session.timeline() == before


def test_a_reaction_that_wants_clues_and_is_passed_by_replays() -> None:
    session = rulesref.sit()
    for line in (
        "Roland Banks is at the Study",
        "Ghoul Minion is engaged with Roland Banks with 1 damage",
        "Roland Banks fights Ghoul Minion",
        "Roland Banks reveals 0",
        "nobody reacts",
    ):
        session.tell(line)
    assert session.ask("Ghoul Minion is defeated").verdict == "yes"
    assert _from_the_beginning(session) == (session.scene.state, session.timeline())
