"""Whose the tokens are that a line tells with where somebody is, and what of a line stands without the rest."""

from __future__ import annotations

import pytest

from rulesref.cli.table_prompt import _hear
from rulesref.cli.table_whose import _told
from tests.cli.test_table_taken import talk_of


@pytest.mark.parametrize(
    ("language", "line", "ways"),
    [
        ("en", "Roland's in the Study with 2 clues, Zoey is in the Hallway",
         ("Roland Banks has 2 clues", "Study has 2 clues")),
        ("en", "I'm Roland in the Study with 2 clues and 4 resources",
         ("Roland Banks has 2 clues", "Study has 2 clues")),
        ("en", "Roland is in the Study with 3 damage and 1 clue",
         ("Roland Banks has 1 clue", "Study has 1 clue")),
        ("en", "Roland is at the Study with 2 clues. Zoey is in the Hallway with 1 clue",
         ("Roland Banks has 2 clues; Zoey Samaras has 1 clue",
          "Roland Banks has 2 clues; Hallway has 1 clue",
          "Study has 2 clues; Zoey Samaras has 1 clue",
          "Study has 2 clues; Hallway has 1 clue")),
        ("it", "sono Roland nello Studio con 2 indizi",
         ("Roland Banks ha 2 indizi", "Studio ha 2 indizi")),
        ("it", "Agnes è nel Corridoio con 1 indizio e 3 danni",
         ("Agnes Baker ha 1 indizio", "Corridoio ha 1 indizio")),
        ("it", "Agnes è nello Studio con 3 danni e 2 indizi, Roland è nella Cantina",
         ("Agnes Baker ha 2 indizi", "Studio ha 2 indizi")),
    ],
)  # fmt: skip
def test_whose_they_are_is_asked_wherever_they_are_told_with_a_place(language, line, ways) -> None:
    for number, way in enumerate(ways, 1):
        talk, screen = talk_of(language)
        _hear(talk, line)
        assert [one.text for one in talk.session.lines] == []
        for shown, each in enumerate(ways, 1):
            assert f"{shown}  {each}\n" in screen.shown
        _hear(talk, str(number))
        told = [one.text for one in talk.session.lines]
        assert set(way.split("; ")) <= set(told)
        assert not (set("; ".join(ways).split("; ")) - set(way.split("; "))) & set(told)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Roland is in the Study with 3 damage and Zoey is in the Hallway"),
        ("en", "Roland Banks is at the Study with 2 resources"),
        ("it", "Roland è nello Studio con 3 danni"),
    ],
)
def test_nothing_is_asked_where_only_one_may_have_them(language, line) -> None:
    talk, _ = talk_of(language)
    _hear(talk, line)
    assert len(talk.meanings.ways) < 2


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    "again", ["I am in A ", "sono in A ", "x is at y with 2 clues ", "è in A con 2 indizi, "]
)
def test_a_line_of_any_length_is_looked_through_at_once(language: str, again: str) -> None:
    """By work that grows with its length alone: no pattern looks farther back than a clause."""
    long = again * 20_000
    assert len(list(_told(long, language))) <= 3


def test_who_speaks_is_known_whosever_the_tokens_are() -> None:
    talk, screen = talk_of()
    for line in (
        "I'm Roland in the Study with 2 clues. Zoey is in the Study",
        "2",
        "I have 1 clue",
    ):
        _hear(talk, line)
    assert "Roland Banks has 1 clue" in screen.shown


# --- a line of which only a part is understood ----------------------------------------------------

PART = {
    "en": ("Roland is in the Study, Zoey is fleeing wildly", "Zoey is in the Hallway"),
    "it": ("Roland è nello Studio, Zoey fugge pazzamente", "Zoey è nel Corridoio"),
}


@pytest.mark.parametrize("language", PART)
def test_what_lies_there_stands_without_what_is_not_understood(language: str) -> None:
    talk, screen = talk_of(language)
    for line in PART[language]:
        _hear(talk, line)
    told = [one.text for one in talk.session.lines]
    assert len(told) == 2
    assert told[0].startswith("Roland Banks ")
    assert screen.shown.count("Zoey") > 1  # what was left of it is said


def test_what_happens_does_not_stand_without_the_rest() -> None:
    talk, screen = talk_of()
    for line in ("Roland Banks is at the Study", "I investigate and then wobble", "I have 1 clue"):
        _hear(talk, line)
    assert talk.session.scene.state.log is None
    assert "left out, since nobody said yes" in screen.shown


@pytest.mark.parametrize("language", PART)
def test_the_whole_may_be_said_again_with_what_was_missing(language: str) -> None:
    talk, _ = talk_of(language)
    first, more = PART[language]
    whole = f"{first.split(',')[0]}, {more}"
    for line in (first, whole, {"en": "yes", "it": "sì"}[language]):
        _hear(talk, line)
    assert len(talk.session.lines) == 2


def test_what_is_said_otherwise_again_is_refused() -> None:
    talk, screen = talk_of()
    for line in (PART["en"][0], "Roland is in the Hallway, Zoey is in the Hallway"):
        _hear(talk, line)
    assert "has been said already" in screen.shown


# --- who speaks -----------------------------------------------------------------------------------


def test_who_says_only_who_they_are_is_heard() -> None:
    talk, screen = talk_of()
    for line in ("Roland Banks is at the Study", "Zoey Samaras is at the Study", "I'm Zoey"):
        _hear(talk, line)
    assert "(“I” is Zoey Samaras from now on)" in screen.shown
    assert talk.session.speaker == "Zoey Samaras"


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "I'm Roland, it's my turn", "it is the turn of Roland Banks"),
        ("en", "I'm Roland in the Study, the Ghoul Minion attacks me",
         "Ghoul Minion attacks Roland Banks"),
        ("it", "sono Roland, è il mio turno", "turno di Roland Banks"),
    ],
)  # fmt: skip
def test_what_somebody_says_behind_who_they_are_may_be_about_something_else(
    language: str, line: str, told: str
) -> None:
    talk, screen = talk_of(language)
    _hear(talk, line)
    assert told in screen.shown


@pytest.mark.parametrize(
    "line", ["I am in the Study with Roland, Frozen in Fear in my threat area", "it's my turn"]
)
def test_nobody_is_taken_for_i_who_is_somebody_else(line: str) -> None:
    talk, screen = talk_of()
    _hear(talk, line)
    assert "nobody has told who is meant by “I”" in screen.shown
    assert not talk.session.lines
    assert not talk.meanings.ways


@pytest.mark.parametrize(
    ("language", "question", "shown"),
    [
        ("en", "how many clues does Zoey have?", "Zoey Samaras has 3 clues"),
        ("en", "how many clues does Roland have?", "Roland Banks has no clues"),
        ("en", "how much damage does Roland have?", "Roland Banks has no damage"),
        ("en", "how many actions does Roland have left?", "Roland Banks has 3 actions"),
        ("en", "does Zoey have 3 clues?", "Zoey Samaras has 3 clues"),
        ("it", "quanti indizi ha Zoey?", "Zoey Samaras ha 3 indizi"),
        ("it", "quanti danni ha Roland?", "Roland Banks non ha danni"),
    ],
)
def test_how_much_lies_there_is_answered_before_anything_happens(language, question, shown) -> None:
    talk, screen = talk_of(language)
    laid = {
        "en": ("Roland Banks is at the Study", "Zoey Samaras is at the Study", "Zoey Samaras has 3 clues"),
        "it": ("Roland Banks è nello Studio", "Zoey Samaras è nello Studio", "Zoey Samaras ha 3 indizi"),
    }  # fmt: skip
    for line in (*laid[language], question):
        _hear(talk, line)
    assert shown in screen.shown


# --- where somebody is taken to be ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "laid", "place", "told"),
    [
        ("en", "Daisy has Old Book of Lore in hand", "she is in the Hallway",
         "Daisy Walker is at Hallway"),
        ("en", "I'm Daisy with Old Book of Lore in hand", "I'm in the Hallway",
         "Daisy Walker is at Hallway"),
        ("en", "Daisy has Old Book of Lore in hand", "Daisy is at the Study",
         "Daisy Walker is at Study"),
        ("it", "sono Daisy con 4 risorse", "sono nel Corridoio", "Daisy Walker è in Corridoio"),
    ],
)  # fmt: skip
def test_where_somebody_is_said_to_be_holds_and_not_where_they_were_taken_to_be(
    language, laid, place, told
) -> None:
    talk, screen = talk_of(language)
    for line in (laid, "", place):
        _hear(talk, line)
    assert told in [one.text for one in talk.session.lines], screen.shown
    assert len(talk.session.position()) > 1
    seats = [one.text for one in talk.session.lines if "Hallway" in one.text or "Study" in one.text]
    assert len(seats) < 2
    assert not talk.session.supposed
    _hear(talk, "undo")
    assert talk.session.supposed


@pytest.mark.parametrize(
    ("language", "me", "other", "place", "who"),
    [
        ("en", "I'm Daisy with Old Book of Lore in hand", "Roland is at the Study",
         ("he is in the Hallway", "she is in the Hallway", "they are in the Hallway"), ""),
        ("en", "Daisy has Old Book of Lore in hand", "Roland is at the Study",
         ("she is in the Hallway",), ""),
        ("en", "I'm Daisy with Old Book of Lore in hand", "Roland is at the Study",
         ("I'm in the Hallway", "Daisy is in the Hallway"), "Daisy Walker"),
        ("it", "sono Daisy con 4 risorse", "Roland è nello Studio",
         ("lui è nel Corridoio", "lei è nel Corridoio"), ""),
        ("it", "sono Daisy con 4 risorse", "Roland è nello Studio", ("sono nel Corridoio",), "Daisy Walker"),
    ],
)  # fmt: skip
def test_nobody_says_he_or_she_of_themselves(language, me, other, place, who) -> None:
    """Who had only been taken to be somewhere is not moved by what is said of somebody else."""
    for said in place:
        talk, screen = talk_of(language)
        for line in (me, "", other, said):
            _hear(talk, line)
        moved = [
            one.text
            for one in talk.session.lines
            if ("Hallway" in one.text or "Corridoio" in one.text)
        ]
        if not who:
            assert not moved, screen.shown
        else:
            assert [one.startswith(who) for one in moved] == [True], screen.shown


@pytest.mark.parametrize(
    ("language", "lines", "refused"),
    [
        ("en", ("Daisy has Old Book of Lore in hand", "", "Daisy is in the Hallway with 2 damage"),
         "said already"),
        ("it", ("sono Daisy con 4 risorse", "", "Daisy è nel Corridoio con 2 danni"), "said already"),
        ("en", ("Daisy has Old Book of Lore in hand", "", "the Study is connected to the Hallway",
                "Daisy moves to the Hallway", "Daisy is at the Study"), "this is not so"),
        ("it", ("sono Daisy con 4 risorse", "", "lo Studio è collegato al Corridoio",
                "Daisy si muove nel Corridoio", "Daisy è nello Studio"), "this is not so"),
    ],
)  # fmt: skip
def test_no_word_of_where_somebody_is_is_passed_over(language, lines, refused) -> None:
    """Neither what else is said of them, nor that they have moved since."""
    talk, screen = talk_of(language)
    for line in lines[:-1]:
        _hear(talk, line)
    laid = talk.session.lines
    _hear(talk, lines[-1])
    assert refused in screen.shown
    assert talk.session.lines == laid


def test_of_how_much_nobody_knows_it_is_said_why() -> None:
    talk, screen = talk_of()
    for line in ("Roland is at the Study", "the Attic has 2 clues"):
        _hear(talk, line)
    _hear(talk, "how many clues are on the Attic?")
    assert "Attic has 2 clues" in screen.shown
    _hear(talk, "how many clues are on the Study?")
    assert "nobody has said it" in screen.shown
    assert "Study has no clues" not in screen.shown


def test_where_somebody_was_said_to_be_is_not_said_otherwise() -> None:
    talk, screen = talk_of()
    for line in ("Daisy Walker is at the Study", "Daisy is in the Hallway"):
        _hear(talk, line)
    assert "has been said already" in screen.shown


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "We're two players, Zoey and Rex, both over at the Rivertown"),
        ("it", "sono Wendy alla Piazza Piccola, un Ghoul Famelico mi attacca"),
    ],
)
def test_nobody_is_placed_by_what_is_not_understood(language: str, line: str) -> None:
    talk, _ = talk_of(language)
    for said in (line, "position"):
        _hear(talk, said)
    assert not talk.session.lines
    assert not talk.meanings.ways


def test_several_are_somewhere() -> None:
    talk, screen = talk_of()
    _hear(talk, "Agnes and Jim in the Attic")
    assert "Agnes Baker and Jim Culver are at Attic" in screen.shown
