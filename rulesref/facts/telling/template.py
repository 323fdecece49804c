"""Templates of sentences: text with slots, parts that may be missing, and forms that agree.

{slot}  {slot:many}  {slot+}   what the slot holds; in the plural or the like; behind a sign
{slot#card|cards}              a number with what it counts
{slot@A|B}  {slot=A|B}         A where the slot is "you", else B; "=" puts the slot before B
{slot?A|B}  {slot%A|B}         A where the flag is set, or the number is plain, else B
{slot!A|B}                     A where the number is zero, else B
[A|B]  [&A]                    A unless a slot in it is missing, else B; "&" joins it to the part
                               before it where that is there as well
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple


class Slot(NamedTuple):
    """What the slot ``name`` holds, told in the manner ``mode``."""

    name: str
    mode: str = ""


class Count(NamedTuple):
    """A number with what it counts, for one and for many."""

    name: str
    one: Template
    many: Template


class Form(NamedTuple):
    """One of two forms: by ``mark`` "@" for "you" and anybody else, "?" for a flag, "%" and "!" for a number."""

    name: str
    mark: str
    yes: Template
    no: Template


class Maybe(NamedTuple):
    """What is told if nothing in it is missing, else ``other``; ``joined`` to what is before it."""

    parts: Template
    other: Template
    joined: bool


Part = str | Slot | Count | Form | Maybe
Template = tuple[Part, ...]

_HEAD = re.compile(r"([a-z_-]+)([@=?%!#:+}])")


class TemplateError(ValueError):
    """A template that cannot be read; says where."""


@lru_cache(maxsize=4096)
def parsed(text: str) -> Template:
    """The parts of ``text``. Raises ``TemplateError``."""
    parts, place = _parts(text, 0, "")
    if place != len(text):
        raise TemplateError(f"{text!r} ends too early, at {text[place:]!r}")
    return parts


def _parts(text: str, place: int, stops: str) -> tuple[Template, int]:
    """The parts of ``text`` from ``place`` on, up to one of ``stops`` that is not inside another."""
    parts: list[Part] = []
    while place < len(text) and text[place] not in stops:
        if text[place] == "{":
            part, place = _braced(text, place + 1)
        elif text[place] == "[":
            part, place = _bracketed(text, place + 1)
        elif text[place] in "}]":
            raise TemplateError(f"{text!r} closes what is not open, at {text[place:]!r}")
        else:
            match = re.compile(r"[^\[\]{}|]+|\|").match(text, place)
            assert match is not None
            part, place = match[0], match.end()
        parts.append(part)
    return tuple(parts), place


def _braced(text: str, place: int) -> tuple[Part, int]:
    match = _HEAD.match(text, place)
    if match is None:
        raise TemplateError(f"{text!r} has no slot at {text[place:]!r}")
    name, mark, place = match[1].replace("-", "_"), match[2], match.end()
    if mark == "}":
        return Slot(name), place
    if mark == "+":
        return Slot(name, "+"), _closed(text, place, "}")
    if mark == ":":
        mode, place = _parts(text, place, "}")
        return Slot(name, _plain(mode, text)), _closed(text, place, "}")
    yes, place = _parts(text, place, "|")
    no, place = _parts(text, _closed(text, place, "|"), "}")
    place = _closed(text, place, "}")
    if mark == "#":
        return Count(name, yes, no), place
    if mark == "=":
        return Form(name, "@", yes, (Slot(name), " ", *no)), place
    return Form(name, mark, yes, no), place


def _bracketed(text: str, place: int) -> tuple[Part, int]:
    joined = text.startswith("&", place)
    parts, place = _parts(text, place + joined, "|]")
    other: Template = ()
    if text[place : place + 1] == "|":
        other, place = _parts(text, place + 1, "]")
    return Maybe(parts, other, joined), _closed(text, place, "]")


def _closed(text: str, place: int, sign: str) -> int:
    if text[place : place + 1] != sign:
        raise TemplateError(f"{text!r} wants {sign!r} at {text[place:]!r}")
    return place + 1


def _plain(parts: Template, text: str) -> str:
    if not all(isinstance(part, str) for part in parts):
        raise TemplateError(f"{text!r} has a slot inside a word")
    return "".join(str(part) for part in parts)


def slots_of(parts: Template) -> Iterator[str]:
    """The slots that a template names, at any depth."""
    for part in parts:
        if not isinstance(part, str | Maybe):
            yield part.name
        for inside in _inside(part):
            yield from slots_of(inside)


def _inside(part: Part) -> tuple[Template, ...]:
    if isinstance(part, Count):
        return part.one, part.many
    if isinstance(part, Form):
        return part.yes, part.no
    return (part.parts, part.other) if isinstance(part, Maybe) else ()
