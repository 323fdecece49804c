"""What befalls the lines of a case file: each mutation takes lines and gives others."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from random import Random

from rulesref.cases.keywords import PARTS, STEPS
from tests.cases.mutated.lines import KEYWORD, Line
from tests.cases.mutated.originals import names, sentences, tags

Lines = list[Line]
Mutation = Callable[[Lines, Random], Lines]
MUTATIONS: dict[str, Mutation] = {}

#: Signs that mean something in Gherkin, in the sentences, or to nobody.
SIGNS = (
    "\t \u00a0\u200b\u2060\ufeff\u3000\u2028\u0085\x0b\x0c\x00\x1b\x1f\u202e\u0301\u00ad"
    "|\\<>@#*:\"'`.,;!?()[]{}+-_/%&=~^$0123456789²½٣Ⅳ①éßİıſﬁÅ\u212b"
    "ЕоаΑ\U0001f480\U0001f1ee\ufe0f\ud7a3\ufffd\U0010ffff"
)
NUMBERS = (
    *("0", "-1", "+1", "007", "1.5", "1,5", "1e5", "99", "1000000", "9" * 30, "²", "½", "٣", "Ⅳ"),
    *("one", "due", "X", "–", "", "1/2", "3/2", "0x1", "1_000", "-0", "１"),
)
#: What mostly leaves a file that can be read, and how many times oftener it is drawn.
_MILD = ("words", "another step", "another sentence", "number", "name", "odd name", "whole lines")
_OFTENER = 4
_WORD = re.compile(r"\S+")
_NUMBER = re.compile(r"\d+")
_KEYWORD = re.compile(rf"(?<=\s)(?:{KEYWORD}|\*)(?= )|^(?:{KEYWORD})(?= )")
_TAG = re.compile(r"@\S+")


def _mutation(mutate: Mutation) -> Mutation:
    MUTATIONS[mutate.__name__.replace("_", " ")] = mutate
    return mutate


def _line(lines: Lines, rng: Random, step: bool = False) -> int:
    """The place of a line that is not blank; of a step, where ``step`` is asked and there is one."""
    places = [n for n, line in enumerate(lines) if line.text.strip() and (line.step or not step)]
    return rng.choice(places or range(len(lines)))


def _said(lines: Lines, place: int, text: str) -> Lines:
    return [*lines[:place], lines[place].saying(text), *lines[place + 1 :]]


def _in_part(pattern: re.Pattern[str], step: bool, new: Callable[[str, Random], str]) -> Mutation:
    """A mutation that writes something ``new`` for what the pattern matches in some line."""

    def mutate(lines: Lines, rng: Random) -> Lines:
        places = [
            n for n, line in enumerate(lines) if line.step >= step and pattern.search(line.text)
        ]
        if not places:
            return lines
        place = rng.choice(places)
        text = lines[place].text
        part = rng.choice(list(pattern.finditer(text)))
        return _said(lines, place, text[: part.start()] + new(part[0], rng) + text[part.end() :])

    return mutate


@_mutation
def character(lines: Lines, rng: Random) -> Lines:
    place = _line(lines, rng)
    text = lines[place].text
    at, sign = rng.randrange(len(text) + 1), rng.choice(SIGNS)
    changed = (
        text[:at] + sign + text[at:],
        text[:at] + sign + text[at + 1 :],
        text[:at] + text[at + 1 :],
        text[:at] + text[at : at + 1] + text[at:],
        text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :],
    )
    return _said(lines, place, rng.choice(changed))


@_mutation
def words(lines: Lines, rng: Random) -> Lines:
    place = _line(lines, rng, step=True)
    said = _WORD.findall(lines[place].text)
    if not said:
        return lines
    at, other = rng.randrange(len(said)), rng.randrange(len(said))
    what = rng.choice(("drop", "double", "swap", "new", "new", "cut"))
    if what == "drop":
        del said[at]
    elif what == "double":
        said.insert(at, said[at])
    elif what == "swap":
        if at and other:  # with its keyword amid a sentence that is none, nobody knows a step
            said[at], said[other] = said[other], said[at]
    elif what == "new":
        said[at] = rng.choice(_WORD.findall(rng.choice(sentences()).text))
    else:
        said = said[: at + 1]
    return _said(lines, place, "    " + " ".join(said))


@_mutation
def whole_lines(lines: Lines, rng: Random) -> Lines:
    at, other = _line(lines, rng), _line(lines, rng)
    what = rng.choice(("drop", "double", "swap", "move", "end", "blank"))
    new = list(lines)
    if what == "drop":
        del new[at]
    elif what == "double":
        new.insert(other, new[at])
    elif what == "swap":
        new[at], new[other] = new[other], new[at]
    elif what == "move":
        new.insert(other, new.pop(at))
    elif what == "end":
        new = new[: at + 1]
    else:
        new.insert(at, Line(rng.choice(("", "  ", "\t", "\u00a0", "#", '"""', "```", "|", "||"))))
    return new or [Line("")]


@_mutation
def broken_lines(lines: Lines, rng: Random) -> Lines:
    """Two lines become one, or one becomes two."""
    at = _line(lines, rng)
    if rng.random() < 0.5 and at + 1 < len(lines):
        first, second = lines[at : at + 2]
        behind = second.text if second.step and not first.step else ""
        text = first.text + rng.choice(("", " ")) + second.text
        both = Line(text, first.step or second.step, first.joined or behind)
        return [*lines[:at], both, *lines[at + 2 :]]
    cut = rng.randrange(len(lines[at].text) + 1)
    parts = [lines[at].saying(lines[at].text[:cut]), lines[at].saying(lines[at].text[cut:])]
    return [*lines[:at], *parts, *lines[at + 1 :]]


@_mutation
def another_step(lines: Lines, rng: Random) -> Lines:
    """A step of any shipped case, in place of one or beside it."""
    at, new = _line(lines, rng, step=True), rng.choice(sentences())
    return [*lines[:at], new, *lines[at + rng.choice((0, 1)) :]]


@_mutation
def another_sentence(lines: Lines, rng: Random) -> Lines:
    """The sentence of any shipped step behind the keyword that stands there."""
    at, new = _line(lines, rng, step=True), rng.choice(sentences()).sentence
    return _said(lines, at, lines[at].text.replace(lines[at].sentence, new))


@_mutation
def heading(lines: Lines, rng: Random) -> Lines:
    at = _line(lines, rng)
    part = rng.choice(PARTS["en"] + PARTS["it"] + ("Rule", "Background", "Scenario Outline"))
    line = Line(rng.choice(("  ", "    ")) + part + rng.choice((": x", ":", "", ": <a>", " : x")))
    if lines[at].step and rng.random() < 0.3:
        return _said(lines, at, f"  {part}: {lines[at].text.strip()}")
    return [*lines[:at], line, *lines[at + rng.choice((0, 0, 1)) :]]


@_mutation
def tag_line(lines: Lines, rng: Random) -> Lines:
    tag = rng.choice((rng.choice(sorted(tags())), "edition-2016", "edition-2026", "unsupported"))
    if rng.random() < 0.5:
        at = rng.randrange(len(tag))
        tag = tag[:at] + rng.choice(("", "x", " ", "@", "/", "#")) + tag[at + 1 :]
    return _inserted(lines, rng, f"  @{tag}")


@_mutation
def table(lines: Lines, rng: Random) -> Lines:
    rows = ("| x |", "| x | y |", "|", "| |", "| x", "| \\| |", "| <a> |", "| 0 | 1/2 |", "| x | |")
    row = rng.choice((*rows, f"| {rng.choice(sentences()).sentence} |"))
    return _inserted(lines, rng, "      " + row)


@_mutation
def outline(lines: Lines, rng: Random) -> Lines:
    """Some scenarios become outlines, a word of a step a placeholder, and examples may follow."""
    kind = rng.choice(("Scenario Outline:", "Scenario:", "Schema dello scenario:"))
    new = [line.saying(line.text.replace("Scenario:", kind)) for line in lines]
    at = _line(new, rng, step=True)
    said = _WORD.findall(new[at].text) or [""]
    word = rng.randrange(len(said))
    value, said[word] = said[word], rng.choice(("<a>", "<b>", "<>", "<a", "< a >", "<<a>>"))
    new = _said(new, at, "    " + " ".join(said))
    end = at + 1
    while end < len(new) and (new[end].step or new[end].text.strip().startswith("|")):
        end += 1
    heads = ("Examples:", "Examples:", "Esempi:", "Examples: x", "Scenarios:")
    rows = ("| a |", f"| {value} |", "| b |", "| a | b |", "| <a> |", f"| {value} | x |", "| a")
    body = [Line("      " + row) for row in ("| a |", *rng.choices(rows, k=rng.randint(0, 2)))]
    return [*new[:end], Line("    " + rng.choice(heads)), *body, *new[end:]]


@_mutation
def language(lines: Lines, rng: Random) -> Lines:
    codes = ("it", "en", "de", "xx", "IT", "it-it", "", "en-pirate", "zh-CN")
    line = Line(f"# language: {rng.choice(codes)}")
    return [line, *lines] if rng.random() < 0.8 else _inserted(lines, rng, line.text)


@_mutation
def unicode_form(lines: Lines, rng: Random) -> Lines:
    at = _line(lines, rng)
    text = lines[at].text
    wide = "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in text)
    forms = [unicodedata.normalize(form, text) for form in ("NFC", "NFD", "NFKC", "NFKD")]
    shown = (*forms, wide, text.upper(), text.lower(), text.title(), text.swapcase())
    return _said(lines, at, rng.choice((*shown, text.replace(" ", rng.choice(SIGNS)))))


@_mutation
def size(lines: Lines, rng: Random) -> Lines:
    """A line, or the words in one, many times over."""
    at, times = _line(lines, rng), rng.choice((3, 30, 300))
    if rng.random() < 0.5:
        return [*lines[:at], *[lines[at]] * times, *lines[at + 1 :]]
    text = lines[at].text
    return _said(lines, at, rng.choice((text * times, text + " x" * times, text + "x" * times)))


@_mutation
def indent(lines: Lines, rng: Random) -> Lines:
    at = _line(lines, rng)
    before = rng.choice(("", "\t", "                ", "\u00a0", "\u3000", "- ", "> ", "# ", "#"))
    return _said(lines, at, before + lines[at].text.lstrip())


def _inserted(lines: Lines, rng: Random, text: str) -> Lines:
    at = _line(lines, rng)
    return [*lines[:at], Line(text), *lines[at:]]


def _copy(name: str, rng: Random) -> str:
    changed = (f"{name} #{rng.choice(NUMBERS)}", f"{name} (0100{rng.randint(0, 9)})", f"{name}'s")
    letter = rng.randrange(len(name))
    misspelt = name[:letter] + rng.choice("aeiouz") + name[letter + 1 :]
    return rng.choice((*changed, misspelt, f'"{name}"', f"{name} and {name}", name.lower()))


def _named() -> re.Pattern[str]:
    """Any of the names, the longest that stands there; a place is tried for its own letter alone."""
    by_letter: dict[str, list[str]] = {}
    for name in sorted(names(), key=len, reverse=True):
        by_letter.setdefault(name[0], []).append(re.escape(name[1:]))
    each = (rf"{re.escape(letter)}(?:{'|'.join(ends)})" for letter, ends in by_letter.items())
    return re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)")


def _tag(tag: str, rng: Random) -> str:
    at = rng.randrange(1, len(tag) + 1)
    changed = (tag[:at] + tag[at + 1 :], tag[:at] + rng.choice(SIGNS) + tag[at:], tag * 2, "@")
    return rng.choice((*changed, f"{tag} {tag}", "@" + rng.choice(sorted(tags()))))


MUTATIONS["keyword"] = _in_part(
    _KEYWORD,
    True,
    lambda said, rng: rng.choice((*STEPS["en"], *STEPS["it"], "*", said.lower(), "")),
)
MUTATIONS["number"] = _in_part(_NUMBER, True, lambda said, rng: rng.choice(NUMBERS))
MUTATIONS["name"] = _in_part(_named(), True, lambda said, rng: rng.choice(names()))
MUTATIONS["odd name"] = _in_part(_named(), True, _copy)
MUTATIONS["tag"] = _in_part(_TAG, False, _tag)


def mutated(lines: Lines, rng: Random) -> tuple[Lines, tuple[str, ...]]:
    """``lines`` after one to three mutations, and their names."""
    weights = [_OFTENER if kind in _MILD else 1 for kind in MUTATIONS]
    kinds = tuple(rng.choices(list(MUTATIONS), weights, k=rng.choice((1, 1, 1, 2, 2, 3))))
    for kind in kinds:
        lines = MUTATIONS[kind](lines, rng)
    return lines, kinds
