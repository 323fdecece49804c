"""What a line is meant as that Gherkin does not read so: a step or a heading, and how to write it.

A line is meant as a step

* where it begins with a keyword, whatever marks stand before it and whatever but one space after
  it, in any letters, or glued to the sentence, or misspelt. In small letters "and", "but", "e",
  "ed", "ma" go on with a sentence of prose, and are none;
* where it, or what follows its first word or a keyword inside it, says what a step can say.

It is meant as a heading where it begins with the word of one and a colon, or is that word alone.
The words of the other language count as well.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping

from rulesref.cases.keywords import (
    OTHER,
    STEPS,
    bare,
    foreign_step,
    is_hidden,
    part_begun,
    step_begun,
)
from rulesref.cases.written import StepFinder
from rulesref.catalogue import said
from rulesref.record import NamedTuple


class Slip(NamedTuple):
    """``why`` a line is not read as it is meant, at the ``offset`` in it.

    ``meant`` are the words that it could begin with, ``kind`` is "step" or "heading", and
    ``remedy`` says how to write it where it ``is_rewritten``, else what to do otherwise.
    """

    why: str
    meant: tuple[str, ...]
    kind: str
    remedy: str
    offset: int = 0
    is_rewritten: bool = True


def find_slip(
    told: str, language: str, values: Mapping[str, str], finder: StepFinder
) -> Slip | None:
    """What ``told``, a line without the space around it, is meant as; ``None`` for prose.

    ``values`` are those of placeholders.
    """
    # A sign parts two words, or stands in the place of a letter of one.
    readings = (bare(told), bare(told, hidden=" "), bare(told, sign="x"), bare(_spaced(told)))
    for text in dict.fromkeys(readings):
        slip = (
            _heading(told, text, language, values, finder)
            or _step(told, text, language)
            or _unmarked(text, language, values, finder)
            or _foreign(text, language, values, finder)
        )
        if slip is not None:
            return slip
    return None


def _spaced(told: str) -> str:
    """``told`` with spaces where one odd character stands for each of them, as a bad copy has it."""
    odd = Counter(character for character in told if not character.isascii())
    if not odd or any(character.isspace() for character in told):
        return told
    ((character, times),) = odd.most_common(1)
    return told.replace(character, " ") if times > 1 else told


def odd_star(told: str) -> Slip | None:
    """A line that begins with the keyword "*", and no space after it, but what looks like one."""
    after = told[1:2]
    if told[:1] != "*" or after == " " or not (after.isspace() or not after or is_hidden(after)):
        return None
    return _slip_after("*", told, bare(told[1:]))


def _heading(
    told: str, text: str, language: str, values: Mapping[str, str], finder: StepFinder
) -> Slip | None:
    part = part_begun(text, language)
    if part is None or finder.behind_keyword(part.rest, language, values) is not None:
        return None
    line = f"{part.keyword} {part.rest}".strip()
    if line == " ".join(told.split()):
        why = said("no such heading can stand here")
        remedy = said("move it to its place, or take it out")
    else:
        why = said("a heading of that kind begins with {!r}").format(part.keyword)
        remedy = said("write: {}").format(line)
    return Slip(why, (part.keyword,), "heading", remedy)


def _step(told: str, text: str, language: str) -> Slip | None:
    begun = step_begun(text, language)
    if begun is None:
        return None
    if told.startswith(begun.keyword):
        return _slip_after(begun.keyword, told, begun.rest)
    before, keyword, _ = told.partition(begun.keyword)
    why = said("its keyword is misspelt")
    if keyword:
        why = said("{marks} stands before {keyword!r}").format(
            marks=_shown(before), keyword=keyword
        )
    return Slip(why, (begun.keyword,), "step", _written(begun.keyword, begun.rest))


def _slip_after(keyword: str, told: str, rest: str) -> Slip:
    """The slip in what follows ``keyword``, with which ``told`` begins."""
    after = told[len(keyword) : len(keyword) + 1]
    why, offset = said("no space follows {!r}").format(keyword), len(keyword)
    if not rest:
        why = said("nothing follows {!r}").format(keyword)
    elif after == " ":
        why, offset = said("no step can stand here"), 0
    elif after.isspace() or is_hidden(after):
        why = said("{mark} follows {keyword!r}, and no space").format(
            mark=_named(after), keyword=keyword
        )
    return Slip(why, (keyword,), "step", _written(keyword, rest), offset)


def _written(keyword: str, sentence: str) -> str:
    if not sentence:
        return said("write a sentence after {!r}").format(keyword)
    return said("write: {}").format(f"{keyword} {sentence}")


def _unmarked(
    text: str, language: str, values: Mapping[str, str], finder: StepFinder
) -> Slip | None:
    step = finder.find_step(text, language, values)
    if step is None:
        return None
    why = said("it says what a step says, but begins with no keyword")
    return Slip(why, STEPS[language], "step", _written(*step))


def _foreign(
    text: str, language: str, values: Mapping[str, str], finder: StepFinder
) -> Slip | None:
    other = OTHER[language]
    step = foreign_step(text, language) or finder.find_step(text, other, values)
    if step is None:
        return None
    return Slip(
        said("it is a step in the other language"),
        STEPS[language],
        "step",
        said("say it in the language of the file, or begin the file with: {}").format(
            f"# language: {other}"
        ),
        is_rewritten=False,
    )


def _shown(marks: str) -> str:
    """``marks`` as they are to be printed: by name where they show nothing."""
    bared = marks.strip()
    if bared and not any(is_hidden(c) for c in bared):
        return repr(bared)
    return said(" and ").join(dict.fromkeys(_named(c) for c in marks if c != " "))


def _named(character: str) -> str:
    if character == "\t":
        return said("a tab")
    name = unicodedata.name(character, "").lower() or said("a character that shows nothing")
    return f"{name} (U+{ord(character):04X})"
