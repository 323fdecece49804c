"""Words, stems and languages."""

from __future__ import annotations

import sys

import pytest

from rulesref.search.words import FUNCTION_WORDS, language_of, stem, stems, tokens


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (".45 Automatic", ["45", "automatic"]),
        ("step ST.4 and 1.4", ["step", "st.4", "and", "1.4"]),
        ("Roland’s .38", ["roland", "38"]),
        ("Gené dell'Azione", ["gene", "dell", "azione"]),
        ("[auto_fail] [?] **bold**", ["auto", "fail", "bold"]),
        ("Tekeli-li!", ["tekeli", "li"]),
        ("don't", ["don"]),
        ("", []),
    ],
)
def test_tokens(text: str, expected: list[str]) -> None:
    assert list(tokens(text)) == expected


@pytest.mark.parametrize(
    ("left", "right", "language"),
    [
        ("enemies", "enemy", "en"),
        ("engaged", "engage", "en"),
        ("nemico", "nemici", "it"),
        ("abilità", "ABILITA", "it"),
        ("esaurita", "esaurito", "it"),
    ],
)
def test_forms_of_a_word_share_a_stem(left: str, right: str, language: str) -> None:
    assert stems(left, language) == stems(right, language)


def test_numbers_are_their_own_stem() -> None:
    assert stem("1.4", "en") == "1.4"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("what happens when an enemy attacks", "en"),
        ("quando un nemico attacca", "it"),
        ("posso giocare una carta", "it"),
        ("hunter", "en"),
        ("", "en"),
    ],
)
def test_language(text: str, language: str) -> None:
    assert language_of(text) == language


def test_function_words_are_folded() -> None:
    for words in FUNCTION_WORDS.values():
        for word in words:
            assert list(tokens(word)) == [word]


def test_the_stemmers_do_not_bring_other_languages() -> None:
    import subprocess

    code = (
        "import sys; from rulesref.search.words import stem; stem('nemici', 'it');"
        "assert 'whoosh.lang.snowball.german' not in sys.modules;"
        "assert 'ssl' not in sys.modules and 'http.client' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
