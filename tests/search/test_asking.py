"""How a query is read."""

from __future__ import annotations

from rulesref.search.asking import MOST_WORDS, ReadQuery, read


def asked(text: str) -> ReadQuery:
    return read(text, lambda word: (), lambda word: "")


def weights(text: str) -> dict[str, float]:
    return {word.token: word.weight for word in asked(text).words}


def test_function_words_weigh_little_beside_others() -> None:
    found = weights("what happens when the enemy is evaded")
    assert found["enemy"] == found["evaded"] == 1.0
    assert found["when"] == found["the"] < 0.2


def test_function_words_alone_weigh_all() -> None:
    assert set(weights("if when not").values()) == {1.0}


def test_a_word_that_is_quoted_or_spoken_of_weighs_all() -> None:
    assert weights('the effect "then" matters here')["then"] == 1.0
    assert weights("what is the difference between when and after")["after"] == 1.0
    assert weights("what does may mean on this card")["may"] == 1.0
    assert weights("differenza tra quando e dopo in una partita")["dopo"] == 1.0
    assert weights("do both trigger, when or after an attack")["when"] == 1.0
    assert weights("carte con quando contro dopo nel testo")["quando"] == 1.0
    assert weights("the effect then matters in this case")["then"] < 1.0
    assert weights("when an enemy or an ally is there")["when"] < 1.0


def test_kinds_are_hinted() -> None:
    assert asked("lucky dice errata").kinds[0] == "card-erratum"
    assert asked("hunter").kinds == ()


def test_a_text_that_was_changed_or_printed_wrong_is_heard_in_both_languages() -> None:
    for text in (
        "Machete reads differently online, was it changed",
        "misprint on Machete",
        "machete new text",
        "errore di stampa su Machete",
        "il testo cambiato di Machete",
    ):
        assert asked(text).reworded
    for text in ("two allies with different text", "may I change the text", "what does it say"):
        assert not asked(text).reworded


def test_words_come_once_and_not_without_end() -> None:
    assert len(asked("hunter hunter Hunters").words) == 2
    assert len(asked(" ".join(f"w{n}" for n in range(1000))).words) == MOST_WORDS


def test_mended_words_are_said_and_weigh_less() -> None:
    found = read("huntre enemy", lambda w: ("hunter",) if w.token == "huntre" else (), lambda w: "")
    assert found.corrected == "hunter enemy"
    assert found.words[0].weight < found.words[1].weight


def test_the_language_is_that_of_most_words() -> None:
    assert asked("quando il nemico attacca").language == "it"
    assert asked("when the enemy attacks").language == "en"
    assert read("nemico cacciatore", lambda w: (), lambda w: "it").language == "it"


def test_a_question_of_six_words_is_not_corrected():
    """A word that no book has may be a name, and a question has others to be found by."""
    found = read("does the huntre enemy move first", lambda word: ("hunter",), lambda word: "")
    assert found.corrected is None
    assert "huntre" in [word.token for word in found.words]
