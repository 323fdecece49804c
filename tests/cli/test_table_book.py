"""What is asked at a table and is no question about it is looked up in the book, and never taken for one."""

from __future__ import annotations

import pytest

LAID = {
    "en": "Zoey Samaras and Roland Banks are in the Study.",
    "it": "Zoey Samaras e Roland Banks sono nello Studio.",
}


@pytest.mark.parametrize(
    ("language", "question", "rule"),
    [
        ("en", "who decides the order of the attacks?", "arkham-lcg/steps/3.3"),
        ("it", "chi decide l'ordine degli attacchi?", "arkham-lcg/steps/3.3"),
        ("en", "how do I choose a hunter's path?", "arkham-lcg/hunter"),
    ],
)
def test_the_book_is_shown_and_the_question_still_refused(
    rulesref, language: str, question: str, rule: str
) -> None:
    done = rulesref("table", "--language", language, stdin=f"{LAID[language]}\n{question}\n")
    assert done.status == 2
    assert rule in done.out, done.out
    assert question.rstrip("?") in done.err
    assert "{" not in done.err, done.err  # how sentences go is no answer to a question about rules
    assert "verdict" not in done.out


def test_words_that_nobody_knows_bring_no_rules(rulesref) -> None:
    done = rulesref("table", stdin=f"{LAID['en']}\nzorp blick quanx?\n")
    assert done.status == 2
    assert "arkham-lcg/" not in done.out, done.out
