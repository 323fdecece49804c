"""What rulesref says in each language: the files of the translators against the code."""

from __future__ import annotations

import ast
import builtins
import gettext
import re
import string
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulesref import catalogue
from rulesref.catalogue import counted, heard_in, said
from rulesref.cli.options import LANGUAGES
from rulesref.entries import KINDS, TIERS
from rulesref.render.kinds import KNOWN
from rulesref.upkeep.catalogue import NoLiteral, Said, languages, messages, said_in, written
from tests.calls import tree_of, walked

FROM = "from rulesref.catalogue import counted, marked, said\n"


def test_every_language_but_english_has_a_file():
    assert languages() == sorted(set(LANGUAGES) - {catalogue.ENGLISH})


@pytest.mark.parametrize("language", languages())
def test_translators_have_all_that_is_said_and_nothing_else(language):
    there = {(m.id, m.context or "") for m in written(language) if m.id}
    asked = {((m.text, m.many) if m.many else m.text, m.about) for m in messages()}
    assert asked - there == set(), "python -m rulesref.upkeep catalogue"
    assert there - asked == set(), "nobody says it any more"


@pytest.mark.parametrize("language", languages())
def test_every_message_is_translated_and_keeps_its_fields(language):
    for message in written(language):
        if not message.id:
            continue
        texts = message.string if isinstance(message.id, tuple) else (message.string,)
        assert texts, message.id
        assert all(texts), message.id
        assert not message.fuzzy, message.id
        ids = message.id if isinstance(message.id, tuple) else (message.id,)
        for text in texts:
            assert _fields(text) == _fields(ids[-1]), message.id


def _fields(text: str) -> list[tuple[str, str | None]]:
    """The fields to fill in: (name, conversion), in order of their names."""
    fields = [
        (name or "", how) for _, name, _, how in string.Formatter().parse(text) if name is not None
    ]
    return sorted(fields, key=str)


#: What a maintainer alone meets: the files that are shipped, and the tables that are made of them.
MAINTAINED = ("corpus/", "upkeep/", "link/", "compare/", "facts/compiler/", "facts/telling/")
MAINTAINED_FILES = {
    "cards/index.py",
    "cards/data/overlay.py",
    "facts/shipped.py",
    "games/__init__.py",
    "parse/mending/repairs.py",
    "parse/table.py",
    "search/phrases.py",
    "search/synonyms.py",
}
#: Errors that end on the screen, with their remedies.
TOLD = re.compile(r"(Error|Reference|Ours|TooMuch|refused)$")
#: How what is to be typed begins.
TYPED = ("rulesref ", "--", "why not")
TWO_WORDS = re.compile(r"[A-Za-z'’]{2,}[^A-Za-z]+[A-Za-z'’]{2,}")


def unsaid(path: Path) -> Iterator[str]:
    """What one module tells in errors, or would of what is said twice, and no translator sees."""
    for node in walked(tree_of(path)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "declare"
            and isinstance(node.args[2], ast.Constant | ast.JoinedStr)
        ):
            yield f"{path}:{node.lineno}: {ast.unparse(node.args[2])}"
        if not isinstance(node, ast.Raise) or not isinstance(node.exc, ast.Call):
            continue
        name = ast.unparse(node.exc.func)
        if name.endswith(".refused"):
            name = "refused"
        if not TOLD.search(name) or "." in name or hasattr(builtins, name):
            continue
        told = [*node.exc.args[:1], *(k.value for k in node.exc.keywords if k.arg == "remedy")]
        for value in told:
            words = ast.unparse(value).removeprefix("f")[1:-1]
            if not isinstance(value, ast.Constant | ast.JoinedStr) or words.startswith(TYPED):
                continue
            if TWO_WORDS.search(re.sub(r"\{[^}]*\}", "", words)):
                yield f"{path}:{node.lineno}: {words}"


def test_no_error_that_a_reader_meets_is_in_english_alone():
    package = Path(catalogue.__file__).parent
    for path in sorted(package.rglob("*.py")):
        room = path.relative_to(package).as_posix()
        if not room.startswith(MAINTAINED) and room not in MAINTAINED_FILES:
            assert list(unsaid(path)) == [], "put it into the catalogue: said(…)"


@pytest.mark.parametrize("language", languages())
def test_what_is_read_is_made_of_what_translators_write(language):
    with (catalogue.FOLDER / language / "LC_MESSAGES" / "rulesref.mo").open("rb") as file:
        ready = gettext.GNUTranslations(file)
    for message in written(language):
        if not message.id:
            continue
        if isinstance(message.id, tuple):
            one, many = message.id
            assert tuple(ready.ngettext(one, many, n) for n in (1, 2)) == message.string
        elif message.context:
            assert ready.pgettext(message.context, message.id) == message.string
        else:
            assert ready.gettext(message.id) == message.string


def test_every_kind_and_tier_is_in_the_catalogue():
    assert set(KNOWN) == {*KINDS, *TIERS}


def test_the_reader_is_asked_once_and_only_while_somebody_reads():
    asked = []
    with heard_in(lambda: asked.append(1) or "it"):
        assert said("See also") == said("See also", "it") == "Vedi anche"
        assert said("See also", "en") == "See also"
        assert counted(1, "{} question", "{} questions") == "1 domanda"
    assert asked == [1]
    assert said("See also") == "See also"


def test_a_language_without_a_file_hears_english():
    assert said("See also", "eo") == "See also"


def test_two_meanings_of_a_word_are_told_apart():
    assert said("new", "it", about="a rule") != said("new", "it", about="a text")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('said("a b")', [Said("a b")]),
        ('said("a " "b", language)', [Said("a b")]),
        ('said("a", about="a rule")', [Said("a", "a rule")]),
        ('counted(n, "{} cup", "{} cups")', [Said("{} cup", "", "{} cups")]),
        ('marked("a"); said(heading)', [Said("a")]),
    ],
)
def test_what_the_code_says_is_seen(line, expected):
    assert list(said_in(FROM + line, "m.py")) == expected
    assert list(said_in(line, "m.py")) == []


@pytest.mark.parametrize("line", ['said(f"a {b}")', 'marked("a" + b)', 'said("a".format(b))'])
def test_what_no_translator_can_see_is_refused(line):
    with pytest.raises(NoLiteral, match=re.escape("m.py:2")):
        list(said_in(FROM + line, "m.py"))


def test_english_loads_nothing():
    script = (
        "import sys; from rulesref.catalogue import counted, said; said('See also');"
        "counted(2, '{} question', '{} questions'); assert 'gettext' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
