"""A player's own words at a table: what is proposed for them, and what they ask."""

from __future__ import annotations

import pytest

import rulesref
from rulesref.answers.played import ruling_at
from rulesref.answers.prose.at_table import understood
from rulesref.cli.table_answered import answered
from rulesref.entries import fold
from rulesref.errors import CaseError, RulesrefError


@pytest.mark.parametrize(
    ("lines", "line", "meant"),
    [
        ((), "I get hit for 2", "Roland Banks is dealt 2 damage"),
        ((), "Roland takes 1 horror", "Roland Banks takes 1 horror"),
        (("Roland Banks controls Bulletproof Vest",), "vest has 3 of 4 damage",
         "Bulletproof Vest has 3 damage"),
        (("Goat Spawn is engaged with Roland Banks",), "I punch the goat",
         "Roland Banks fights Goat Spawn"),
        ((), "my turn", "it is the turn of Roland Banks"),
        ((), "I have Machete in my hand", "Roland Banks has Machete in hand"),
        ((), "I have Guard Dog out", "Roland Banks controls Guard Dog"),
        ((), "I am also called Ishmael", None),
        ((), "he has machete and 3 resources",
         "Roland Banks controls Machete; Roland Banks has 3 resources"),
        ((), "I fight Ghoul Minion with the machete",
         "Roland Banks controls Machete; Ghoul Minion is engaged with Roland Banks; "
         "Roland Banks fights Ghoul Minion with Machete"),
        (("Goat Spawn is engaged with Roland Banks",), "I fight with the machete",
         "Roland Banks controls Machete; Roland Banks fights Goat Spawn with Machete"),
        ((), "I go to the hallway", "Study is connected to Hallway; Roland Banks moves to Hallway"),
        (("Goat Spawn is engaged with Roland Banks",), "It has 2 damage",
         "Goat Spawn has 2 damage"),
        ((), "An enemy is engaged with me", None),  # which one has to be said
        (("Roland Banks controls Bulletproof Vest",), "vest has 3 of 5 damage", None),
        ((), "A Ghoul Minion is engaged with me and I have 3 resources",
         "Ghoul Minion is engaged with Roland Banks; Roland Banks has 3 resources"),
        ((), "end turn", "Roland Banks ends the turn"),
        ((), "draw", "Roland Banks takes the draw action"),
        ((), "resource", "Roland Banks takes a resource"),
        ((), "draw Machete and whistle", None),
        (("Goat Spawn is engaged with Roland Banks",), "fights the goat",
         "Roland Banks fights Goat Spawn"),
        ((), "the goat sings", None),
        ((), "", None),
        ((), "x" * 10_000, None),
        ((), "I get hit for 99999999999999999999999", None),
    ],
)  # fmt: skip
def test_own_words_are_proposed_only_as_the_table_would_take_them(
    lines: tuple[str, ...], line: str, meant: str | None
) -> None:
    session = rulesref.sit()
    session.tell("Roland Banks is at the Study")
    for told in lines:
        session.tell(told)
    before = session.case()
    try:
        read = understood(session, line)
        found = "" if read.left else "; ".join(one.text for one in read.lines)
    except RulesrefError:  # it is understood, and the table would not take it
        found = ""
    assert session.case() == before
    assert found == (meant or "")


@pytest.mark.parametrize(
    ("language", "line", "meant", "left"),
    [
        ("en", "im jim culver at the study. rats engaged w me. i got shrivelling out",
         "Jim Culver is at Study; Swarm of Rats is engaged with Jim Culver; "
         "Jim Culver controls Shrivelling", ""),
        ("en", "roland at the study, ghoul priest on him exhausted, machete out",
         "Roland Banks is at Study; Ghoul Priest is engaged with Roland Banks; "
         "Ghoul Priest is exhausted; Roland Banks controls Machete", ""),
        ("en", "ursula at study, hallway's next door. ghoul minion on me, i have eon chart in play",
         "Ursula Downs is at Study; Study is connected to Hallway; "
         "Ghoul Minion is engaged with Ursula Downs; Ursula Downs has Eon Chart in play", ""),
        # what is left is named, and what a part of a name could be
        ("en", "roland's at the study, a dog that i like is out", "Roland Banks is at Study",
         "a dog that I like is out"),
        ("en", "I am Roland at the Study. It connects to the Hallway. A Ghoul Minion is there.",
         "Roland Banks is at Study; Study connects to Hallway", "A Ghoul Minion is there"),
        ("it", "siamo Roland e Agnes nello Studio, ghoul tirapiedi su Roland, sciame di ratti su Agnes",
         "Roland Banks e Agnes Baker sono nello Studio; "
         "Ghoul Tirapiedi è impegnato con Roland Banks; "
         "Sciame di Ratti è impegnato con Agnes Baker", ""),
        ("it", "Sono Wendy con mazza da baseball in gioco, ghoul tirapiedi addosso, in mano machete",
         "Wendy Adams è in Studio; Wendy Adams ha in gioco Mazza da Baseball; "
         "Ghoul Tirapiedi è impegnato con Wendy Adams; Wendy Adams ha in mano machete", ""),
        ("en", "I'm Mark Harrigan in the Study, Beat Cop with 1 damage in play, Ghoul Minion engaged",
         "Mark Harrigan is in Study; Mark Harrigan controls Beat Cop; Beat Cop has 1 damage; "
         "Ghoul Minion is engaged with Mark Harrigan", ""),
        ("en", "Roland at the Study engaged with Ghoul Minion (1 damage). Guard Dog in play",
         "Roland Banks is at Study; Ghoul Minion is engaged with Roland Banks; "
         "Roland Banks controls Guard Dog; Ghoul Minion has 1 damage", ""),
        ("en", "Roland is at the Study with Machete, 4 clues there, shroud 2",
         "Roland Banks is at Study; Roland Banks controls Machete; "
         "there are 4 clues at Study", ""),
        ("en", "Roland is at the Study, no clues here, shroud 3",
         "Roland Banks is at Study; there are no clues at Study", "shroud 3"),
        ("it", "Roland è nello Studio, 4 indizi lì",
         "Roland Banks è nello Studio; ci sono 4 indizi in Studio", ""),
        ("en", "I'm Roland in the Study. Ghoul Minion and Swarm of Rats on me",
         "Roland Banks is in Study; Ghoul Minion is engaged with Roland Banks; "
         "Swarm of Rats is engaged with Roland Banks", ""),
        ("en", "I'm Roland in the Study with two Ghoul Minions",
         "Roland Banks is at Study; Ghoul Minion is at Study; Ghoul Minion #2 is at Study", ""),
        ("en", "Roland is in the Study. Two Ghoul Minions are in the Study",
         "Roland Banks is in Study; Ghoul Minion is at Study; Ghoul Minion #2 is at Study", ""),
        ("en", "Daisy has Old Book of Lore, Roland is with her in the Study",
         "Daisy Walker is at Study; Roland Banks is at Study; "
         "Daisy Walker controls Old Book of Lore", ""),
        ("it", "Roland è nello Studio con Ghoul Tirapiedi e Sciame di Ratti",
         "Roland Banks è in Studio; Ghoul Tirapiedi è in Studio; Sciame di Ratti è in Studio", ""),
        # a name alone tells nothing, and is no heading of what comes behind it
        ("en", "I'm Roland in the Study. Machete", "Roland Banks is in Study", "Machete"),
        ("en", "I'm Roland in the Study. Ghoul Minion, I have 3 resources",
         "Roland Banks is in Study; Roland Banks has 3 resources", "Ghoul Minion"),
        ("en", "I'm Roland in the Study, Machete engaged", "Roland Banks is in Study",
         "Machete engaged"),
        ("it", "Roland è nello Studio, Ghoul Tirapiedi impegnato, 3 danni",
         "Roland Banks è nello Studio; Ghoul Tirapiedi è impegnato con Roland Banks; "
         "Roland Banks ha 3 danni", ""),
        ("it", "Sono Wendy nello Studio, un Ghoul Tirapiedi su di me",
         "Wendy Adams è nello Studio; Ghoul Tirapiedi è impegnato con Wendy Adams", ""),
    ],
)  # fmt: skip
def test_what_is_typed_in_haste_is_read_and_what_is_left_of_it_is_named(
    language: str, line: str, meant: str, left: str
) -> None:
    found = understood(rulesref.sit(language=language), line)
    lines = "; ".join(one.text for one in found.lines).replace(" the ", " ")
    assert (fold(lines), "; ".join(found.left)) == (fold(meant), left)


def test_nothing_happens_behind_a_part_that_is_not_understood() -> None:
    session = rulesref.sit()
    session.tell("Roland Banks is at the Study")
    found = understood(session, "i sing a song and i investigate and fail by 2, i have machete out")
    assert [one.text for one in found.lines] == ["Roland Banks controls Machete"]
    assert found.left[0] == "I sing a song"


def test_a_word_of_several_names_says_which() -> None:
    found = understood(rulesref.sit(), "roland at the study, dog on him")
    assert "Guard Dog" in found.could["dog"]


@pytest.mark.parametrize(
    ("language", "past", "now"),
    [
        ("it", "ho indagato e ho fallito di 2", "Roland Banks indaga; Roland Banks fallisce di 2"),
        ("it", "ho indagato e tirato un teschio", "Roland Banks indaga; Roland Banks rivela teschio"),
        ("en", "investigated, passed by 2", "Roland Banks investigates; Roland Banks succeeds by 2"),
    ],
)  # fmt: skip
def test_what_has_been_done_is_told_as_it_happens(language: str, past: str, now: str) -> None:
    session = rulesref.sit(language=language)
    session.tell(
        {"en": "Roland Banks is at the Study", "it": "Roland Banks è nello Studio"}[language]
    )
    assert "; ".join(one.text for one in understood(session, past).lines) == now


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I'm Roland. The Study connects to the Hallway"),
        ("en", "i'm roland. study connects to hallway"),
        ("en", "i'm roland. attic connects to study"),
        ("it", "sono roland. studio è collegato a corridoio"),
    ],
)
def test_where_somebody_is_among_several_locations_is_asked(language: str, text: str) -> None:
    """A sentence on other places seats nobody, though it is one of the vocabulary as it stands."""
    with pytest.raises(RulesrefError, match="where is Roland Banks"):
        understood(rulesref.sit(language=language), text)


@pytest.mark.parametrize(
    ("line", "who"),
    [
        ("end turn", "Roland Banks"),
        ("end my turn", "Roland Banks"),
        ("ends her turn", "Wendy Adams"),
        ("ends turn", "Wendy Adams"),
    ],
)
def test_a_turn_is_ended_by_whoever_is_said_to_end_it(line: str, who: str) -> None:
    session = rulesref.sit()
    session.tell("Roland Banks and Wendy Adams are at the Study")
    session.speaker = "Roland Banks"
    assert [one.text for one in understood(session, line).lines] == [f"{who} ends the turn"]


@pytest.mark.parametrize("line", ["play leo", "I play Leo", "play Leo De Luca"])
def test_a_card_that_lies_there_is_called_by_its_first_name_and_no_investigator_is(
    line: str,
) -> None:
    session = rulesref.sit()
    for told in (
        '"Skids" O\'Toole is at the Rivertown', '"Skids" O\'Toole has 6 resources',
        '"Skids" O\'Toole has Leo De Luca in hand',
    ):  # fmt: skip
        session.tell(told)
    session.speaker = '"Skids" O\'Toole'
    assert [one.text for one in understood(session, line).lines] == [
        '"Skids" O\'Toole plays Leo De Luca'
    ]


@pytest.mark.parametrize("line", ["play Roland", "play leo"])
def test_nobody_sits_down_by_being_played_like_a_card(line: str) -> None:
    session = rulesref.sit()
    session.tell("Agnes Baker is at the Study")
    session.speaker = "Agnes Baker"
    with pytest.raises(RulesrefError, match="cannot be played"):
        understood(session, line)


def test_who_says_i_among_several_is_not_guessed() -> None:
    session = rulesref.sit()
    session.tell("Roland Banks and Agnes Baker are at the Study")
    with pytest.raises(RulesrefError, match="nobody has told who is meant by “I”") as refused:
        understood(session, "I get hit for 2")
    assert refused.value.candidates == ("Roland Banks", "Agnes Baker")
    session.speaker = "Agnes Baker"
    (line,) = understood(session, "I get hit for 2").lines
    assert line.text.startswith("Agnes Baker ")


def test_a_text_lays_an_empty_table_out() -> None:
    session = rulesref.sit()
    text = "I am Roland at the Study with a Goat Spawn engaged with me. It has 2 damage."
    for line in understood(session, text).lines:
        session.tell(line.text, line.kind)
    assert [line.text for line in session.lines] == [
        "Roland Banks is at Study",
        "Goat Spawn is engaged with Roland Banks",
        "Goat Spawn has 2 damage",
    ]


@pytest.mark.parametrize(
    ("question", "asked", "verdict"),
    [
        ("does the goat like me?", None, ""),
        ("does the goat attack before the .45 enters play?",
         "the goat attacks before the .45 enters play", "yes"),
        ("is the goat dead?", "the goat is defeated", "depends"),
        ("can I use the dog?", "Roland Banks may use the dog", "yes"),
        ("how much damage does the dog have?", None, ""),  # it is being dealt
        ("how much damage does the goat have?", None, ""),
        ("who is the goat engaged with?", "Goat Spawn is engaged with Roland Banks", "depends"),
    ],
)  # fmt: skip
def test_own_words_ask_at_a_table(question: str, asked: str | None, verdict: str) -> None:
    session = rulesref.sit()
    for line in (
        "Roland Banks is at the Study", "Goat Spawn is engaged with Roland Banks with 2 damage",
        "Roland Banks controls Guard Dog", "Roland Banks has .45 Automatic in hand",
        "Roland Banks plays .45 Automatic", "Roland Banks assigns 1 damage to Guard Dog",
    ):  # fmt: skip
        session.tell(line)
    if asked is None:
        with pytest.raises(CaseError):
            ruling_at(session, question)
        return
    ruling = ruling_at(session, question)
    assert (ruling.questions[0].verdict.question, ruling.verdict) == (asked, verdict)


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does Umordhoth attack both investigators?", "yes"),
        ("Does the Ghoul Minion attack both investigators?", "no"),
        ("Do both enemies attack Roland?", "yes"),
        ("Do both enemies attack Agnes?", "no"),
        ("Does the Ghoul Minion attack Roland first?", "no"),  # nothing has provoked it
    ],
)
def test_both_are_asked_for_one_by_one(question: str, verdict: str) -> None:
    session = rulesref.sit()
    for line in (
        "Roland Banks and Agnes Baker are at the Study", "Umordhoth is at the Study",
        "Ghoul Minion is engaged with Roland Banks", "the enemy phase begins",
    ):  # fmt: skip
        session.tell(line)
    assert ruling_at(session, question).verdict == verdict


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("en", "Nobody Known is at the Study and has 5 resources", ""),
        ("en", "Nobody Known is at the Study with Quick Getaway in hand and 5 resources", ""),
        ("en", "Nobody Known is at the Study. She has 5 resources.", ""),
        ("en", "the goat sings, and Wendy Adams has 5 resources",
         "Wendy Adams has 5 resources"),
        ("it", "Nessuno Noto è nello Studio e ha 5 risorse", ""),
        ("it", "Nessuno Noto è nello Studio. Lei ha 5 risorse.", ""),
        ("it", "la capra canta, e Wendy Adams ha 5 risorse", "Wendy Adams ha 5 risorse"),
    ],
)  # fmt: skip
def test_what_comes_behind_somebody_not_understood_is_nobody_elses(
    language: str, line: str, meant: str
) -> None:
    session = rulesref.sit(language=language)
    session.tell(
        {"en": "Wendy Adams is at the Study", "it": "Wendy Adams è nello Studio"}[language]
    )
    read = understood(session, line)
    assert read.left
    assert "; ".join(one.text for one in read.lines) == meant


@pytest.mark.parametrize(
    ("language", "lines", "asked"),
    [
        ("en", ("Agnes Baker is at the Cellar", "Ghoul Minion is engaged with Agnes Baker"),
         "which comes first, the ghoul attacks me or the ghoul exhausts?"),
        ("en", ("Agnes Baker is at the Cellar", "Ghoul Minion is engaged with Agnes Baker"),
         "which comes first, the ghoul exhausts or the ghoul attacks me?"),
        ("it", ("Agnes Baker è nello Studio", "Ghoul Tirapiedi è impegnato con Agnes Baker"),
         "quale viene prima, Ghoul Tirapiedi mi attacca o Ghoul Tirapiedi si esaurisce?"),
    ],
)  # fmt: skip
def test_of_two_that_do_not_come_about_neither_is_first(
    language: str, lines: tuple[str, ...], asked: str
) -> None:
    """A no to the one before the other would say that the other one comes first."""
    session = rulesref.sit(language=language)
    for line in lines:
        session.tell(line)
    with pytest.raises(RulesrefError):
        ruling_at(session, asked)
    if language == "en":
        session.tell("the enemy phase begins")
        assert ruling_at(session, asked).verdict == "yes"


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [
        ("en", "can I play Evidence!?", "who is meant by “I”"),
        ("en", "can I investigate?", "who is meant by “I”"),
        ("en", "how many actions do I have left?", "who is meant by “I”"),
        ("en", "is the enemy exhausted?", "who or what is meant"),
        ("it", "posso giocare Machete?", "who is meant by “I”"),
    ],
)
def test_nobody_who_stands_in_is_named_where_nobody_sits(language, asked, said) -> None:
    session = rulesref.sit(language=language)
    with pytest.raises(RulesrefError, match=said):
        list(answered(session, asked, 80))


@pytest.mark.parametrize(
    ("language", "lines", "asked", "supposed"),
    [
        ("en", ("Roland Banks is at the Study",), "can Roland play Machete?",
         "Roland Banks has Machete in hand"),
        ("en", ("Roland Banks is at the Study",), "can I play Evidence!?",
         "Roland Banks has Evidence! in hand"),
        ("en", ("Roland Banks is at the Study", "Roland Banks has Machete in hand"),
         "can Roland play Machete?", ""),
        ("it", ("Roland Banks è nello Studio",), "Roland può giocare Machete?",
         "Roland Banks ha in mano Machete"),
    ],
)  # fmt: skip
def test_a_card_that_is_asked_about_and_lies_nowhere_is_said_to_be_supposed(
    language: str, lines: tuple[str, ...], asked: str, supposed: str
) -> None:
    session = rulesref.sit(language=language)
    for line in lines:
        session.tell(line)
    shown = "\n".join(answered(session, asked, 80))
    assert supposed in shown
    assert ("only supposed" in shown) is bool(supposed)
