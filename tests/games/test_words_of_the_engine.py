"""``rulesref/engine`` knows no game: none of its strings and identifiers is a word of one.

The words are taken from the rows of each game, so that a row of tomorrow is looked for as well.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import rulesref.engine
from rulesref.engine.combinator import add_combinators
from rulesref.engine.rules import Rules
from rulesref.engine.sequence import SEQUENCE
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.keywords import KEYWORDS
from tests.calls import walked

MODULES = sorted(Path(rulesref.engine.__file__).parent.glob("*.py"))

#: What the kernel is about, whatever is played: it makes lasting effects as ``constant`` abilities
#: and delayed ones as ``forced``; the choice among abilities that may answer an event, and need not,
#: is a ``reaction``; an ability is ``used``; an ``event`` is all that happens; and the words that an
#: effect is read with: whose card (``this``), who resolves it (``you``), what was chosen before
#: (``it``), whom a delayed effect ``meant``. The kernel needs neither "free" nor "action".
GENERIC = {"constant", "forced", "reaction", "use", "event", "this", "you", "it", "meant"}

#: English words that mean something else here than in the game, each with what it is here. They may
#: be identifiers and parts of messages; a string that is such a word and nothing else is an id.
ENGLISH = {
    "advance": "the machine by steps",
    "beneath": "a frame on the stack",
    "discard": "an item of a set of Python",
    "draw": "a chance",
    "drawn": "what a chance gave",
    "explore": "all ways to go on from a position",
    "found": "what was looked for",
    "group": "events of one kind, abilities of one name",
    "key": "of a mapping",
    "left": "what remains",
    "move": "a decision on the way to an answer",
    "set-up": "an effect that lasts",
    "uses": "of an ability, as a limit counts them",
    "happens": "an event",
    "hidden": "what a hook holds that is no row of its own",
    "paid": "a cost, which any game may ask for",
}
#: Those that are names of attributes and variables of the kernel in strings as well.
NAMES = {"found", "key"}


def words_of(rules: Rules, keywords: Iterable[str]) -> set[str]:
    """The words that a game's rows are called by, as far as the kernel could single one out."""
    own = Rules("none", (), SEQUENCE)
    add_combinators(own)
    named: list[Iterable[str]] = [rules.kinds, rules.limit_scopes, rules.zones, keywords]
    named += [rules.openings, rules.constants, set(rules.selectors) - set(own.selectors)]
    named += [
        rules.words[slot] for slot in ("zone", "zones", "type", "phase", "skill", "designators")
    ]
    return {word for words in named for word in words}


def strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, text) of every string but docstrings."""
    told = {
        id(node.body[0].value)
        for node in walked(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and isinstance(node.body[0], ast.Expr)
    }
    for node in walked(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value


def identifiers(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, text) of every identifier."""
    for node in walked(tree):
        if isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.lineno, node.name
        elif isinstance(node, ast.keyword) and node.arg:
            yield node.value.lineno, node.arg


def said(words: set[str], source: str) -> set[tuple[str, int]]:
    """Which of ``words`` stand in ``source``, alone or as a part, and in which line."""
    known = "|".join(sorted(map(re.escape, words), key=len, reverse=True))
    pattern = re.compile(rf"(?<![a-z0-9])(?:{known})(?![a-z0-9])")
    tree = ast.parse(source)
    return {
        (word, line)
        for line, text in (*strings(tree), *identifiers(tree))
        for word in pattern.findall(_parted(text))
    }


def _parted(text: str) -> str:
    """``text`` as rows are called: ``_use_fast`` and ``UseFast`` are "use-fast"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", text).lower().replace("_", "-")


WORDS = words_of(RULES, KEYWORDS) - GENERIC - set(ENGLISH)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_no_word_of_a_game(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert said(WORDS, source) == set()
    ids = WORDS | set(ENGLISH) - NAMES
    assert [(text, line) for line, text in strings(ast.parse(source)) if text in ids] == []


def test_the_words_are_those_of_the_game() -> None:
    assert {"haunted", "prey", "title", "location", "hand", "fast", "play", "lead"} <= WORDS
    assert {"discarded-while", "objective", "investigate", "enemy", "elder-sign"} <= WORDS


@pytest.mark.parametrize(
    "source",
    [
        'x = "fast"',
        'x = state.index["", "elder-sign"]',
        'x = {"use-fast": 1}',
        'f"a {x} haunted card"',
        "def _on_haunted(x): ...",
        "x.elder_sign(1)",
        "f(lead=1)",
        "class LeadInvestigator: ...",
    ],
)
def test_a_word_of_a_game_is_seen(source: str) -> None:
    assert said(WORDS, source)


def test_docstrings_are_free() -> None:
    assert not said(WORDS, 'def f(breakfast):\n    """As when an enemy is haunted."""')


@pytest.mark.parametrize("word", sorted(GENERIC | set(ENGLISH)))
def test_what_is_let_through_stands_in_the_engine(word: str) -> None:
    assert any(said({word}, path.read_text(encoding="utf-8")) for path in MODULES)
    assert word in words_of(RULES, KEYWORDS)
