"""What a table says of a line is said in its own words: nobody there sees the steps of a case."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulesref
from rulesref.catalogue import heard_in
from rulesref.cli.console import Console
from rulesref.cli.table_talk import TableTalk
from rulesref.cli.table_words import _WORDS
from rulesref.errors import RulesrefError
from rulesref.session.session import Session
from tests.arkham import JUDGE

LAID = {
    "en": ("Roland Banks is at the Study", "Roland Banks has 2 resources"),
    "it": ("Roland Banks è nello Studio", "Roland Banks ha 2 risorse"),
}
#: What a table cannot take, or only with something that is not told, each by another explanation.
REFUSED = {
    "en": (
        "Roland Banks has 3 resources",
        "Roland Banks is at the Study",
        "the goat sings",
        "can Wendy Adams play Machete?",
        "is Ghoul Minion exhausted?",
        "does the moon frown?",
        "who sings?",
        "why not investigating",
        "why not Roland Banks uses Machete",
        "Roland Banks investigates",
        "Roland Banks draws a card",
        "what if Roland Banks discards Knife",
    ),
    "it": (
        "Roland Banks ha 3 risorse",
        "Roland Banks è nello Studio",
        "la capra canta",
        "Wendy Adams può giocare Machete?",
        "Ghoul Tirapiedi è esaurito?",
        "la luna fa il broncio?",
        "chi canta?",
        "perché non indagando",
        "perché non Roland Banks usa Machete",
        "Roland Banks indaga",
        "Roland Banks pesca una carta",
    ),
}
_OF_A_CASE = {
    "en": re.compile(r"\b(?:Given|When|Then|steps?(?!/| st-| \d)|this case|timeline prints|--sentences)\b"),
    "it": re.compile(r"\b(?:Dato|Quando|Allora|passi|passo(?! st-| \d)|questo caso|la cronologia|--sentences)\b"),
}  # fmt: skip


class _Screen(Console):
    def __init__(self) -> None:
        super().__init__()
        self.shown = ""

    def line(self, text: str = "") -> None:
        self.shown += f"{text}\n"


@pytest.mark.parametrize(
    ("language", "line"),
    [(language, line) for language, lines in REFUSED.items() for line in lines],
)
def test_no_word_of_a_case_is_said(language: str, line: str) -> None:
    with heard_in(lambda: language):
        screen = _Screen()
        talk = TableTalk(Session(JUDGE, "2016", language), screen)
        for laid in LAID[language]:
            talk.hear(laid)
        screen.shown = ""
        try:
            talk.hear(line)
        except RulesrefError as problem:
            screen.shown += f"{problem.message}\n{problem.remedy}"
    assert screen.shown.strip()
    assert not _OF_A_CASE[language].findall(screen.shown), screen.shown


def test_what_somebody_has_said_is_quoted_as_they_said_it() -> None:
    talk = TableTalk(Session(JUDGE, "2016", "en"), Console(), quiet=True)
    with pytest.raises(RulesrefError, match="not understood: all write this down") as caught:
        talk.hear("all write this down")
    assert "write" not in (caught.value.remedy or "")


@pytest.mark.parametrize(
    ("language", "line", "message"),
    [
        ("en", "skull", "no chaos token is revealed at this moment"),
        ("en", "-2", "no chaos token is revealed at this moment"),
        ("it", "teschio", "in questo momento non si rivela nessun segnalino caos"),
        ("en", "does the Roland frown if he fails?", "nothing that can be asked reads like"),
        ("en", "how many stars shine?", "nothing that can be asked reads like"),
        ("it", "quante stelle brillano?", "non si può chiedere nulla che suoni come"),
    ],
)
def test_what_means_nothing_now_is_not_looked_for_among_the_names(
    language: str, line: str, message: str
) -> None:
    with heard_in(lambda: language):
        talk = TableTalk(Session(JUDGE, "2016", language), Console(), quiet=True)
        for laid in LAID[language]:
            talk.hear(laid)
        with pytest.raises(RulesrefError, match=message):
            talk.hear(line)


@pytest.mark.parametrize(
    ("language", "asked", "offered"),
    [
        ("en", "why not Roland Banks resigns", False),
        ("en", "why not Roland Banks takes 1 damage", False),
        ("en", "why not Roland Banks investigates", True),
        ("en", "why not investigate", True),
        ("en", "why not 1", True),
        ("it", "perché non Roland Banks subisce 1 danno", False),
        ("it", "perché non Roland Banks indaga", True),
    ],
)
def test_what_nothing_offers_is_not_said_to_be_free_to_do(
    language: str, asked: str, offered: bool
) -> None:
    """A card may make somebody resign, so it can be told; at a place that says nothing of it nobody may."""
    with heard_in(lambda: language):
        screen = _Screen()
        talk = TableTalk(Session(JUDGE, "2016", language), screen)
        talk.hear(LAID[language][0])
        screen.shown = ""
        talk.hear(asked)
    assert ("options" in screen.shown or "opzioni" in screen.shown) is not offered, screen.shown


def _everything_said() -> str:
    """All that the package says, each text in one line, but the words of a table themselves."""
    package = Path(rulesref.__file__).parent
    files = [path for path in package.rglob("*.py") if path.name != "table_words.py"]
    files += package.rglob("rulesref.po")
    text = "\n".join(path.read_text("utf-8") for path in files)
    return re.sub(r'"\s*\n\s*"', "", text)


@pytest.mark.parametrize("language", LAID)
def test_every_word_of_a_case_that_is_said_otherwise_is_said_somewhere(language: str) -> None:
    """Where a case says something else by now, a table would say that as it stands."""
    said = _everything_said()
    for case, _ in _WORDS[language]:
        keyword = re.search(r"\b(?:Given|Then|Dato|Allora)\b", case)  # a slot, where it is said
        assert keyword or re.search(case, said), case
