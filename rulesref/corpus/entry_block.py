"""The entry block: the TOML under a restated title that says which rule it is.

=========  ======================================================================
id         game, "/", slug of the English title; a sub-entry is "parent/child"
kind       one of ``rulesref.entries.KINDS``
restates   passages restated: a section id, or ``document@line`` not yet resolved
it, en     the title in the other language
see        ids of related entries
asks       how players put the question
cards      "Name", "Name #230", "Name #230 (TDL)" or an ArkhamDB code
also       ids of further entries that share this passage (an erratum of several cards)
names      other official titles
edition    "2016" or "2026" where the passage holds in one only
instead    ids of the entries that hold in its place in the other edition
number     the printed number of a step or point
facts      small printed facts, all strings
pointer    true where the book only points elsewhere
=========  ======================================================================
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, NamedTuple

from rulesref.entries import EDITIONS, KINDS, CardName
from rulesref.errors import ParseError
from rulesref.nearest import spelt_alike
from rulesref.places import game_ids

#: Every key and the type of its value.
KEYS: dict[str, type] = {
    "id": str,
    "kind": str,
    "restates": list,
    "it": str,
    "en": str,
    "see": list,
    "asks": list,
    "cards": list,
    "also": list,
    "names": list,
    "edition": str,
    "instead": list,
    "number": str,
    "facts": dict,
    "pointer": bool,
}
_TYPE_NAMES = {
    str: 'a text in quotes, "…"',
    list: 'a list of texts, ["…", "…"]',
    dict: 'a table of texts, { name = "…" }',
    bool: "true or false",
}
_PART = r"[a-z0-9]+(?:[.-][a-z0-9]+)*"
_ID = re.compile(rf"({'|'.join(game_ids())})(?:/{_PART})+")
_PASSAGE = re.compile(rf"(?:{'|'.join(game_ids())})/{_PART}(?:@[1-9][0-9]*|(?:/{_PART})+)")
_CARD = re.compile(r"(?P<name>.+?)(?: #(?P<number>[0-9]+[a-z]?))?(?: \((?P<set>[^()]+)\))?")
_NUMBERED = re.compile(r".+ #[0-9]+[a-z]?(?: \([^()]+\))?")
_CODE = re.compile(r"[0-9]{5}[a-z]?")
_TOML_AT = re.compile(r"^(.*?) \(at (?:line (\d+), column (\d+)|end of document)\)$", re.DOTALL)


class EntryBlock(NamedTuple):
    """What the block says, checked."""

    id: str
    kind: str
    names_by_language: tuple[tuple[str, str], ...]  # (("it", "Ritorsione"),)
    restates: tuple[str, ...]
    see: tuple[str, ...]
    asks: tuple[str, ...]
    cards: tuple[CardName, ...]
    also: tuple[str, ...]
    names: tuple[str, ...]
    edition: str
    instead: tuple[str, ...]
    number: str
    facts: tuple[tuple[str, str], ...]
    pointer: bool


class Block(NamedTuple):
    """The text of a block and where it stands, for errors. ``line`` is that of its first line."""

    text: str
    file: str
    line: int


def entry_block(block: Block, game: str) -> EntryBlock:
    """The checked content of ``block``. Raises ParseError at the key or value that is wrong."""
    values = _toml(block)
    for key, value in values.items():
        _check_type(block, key, value)
    for key in ("id", "kind"):
        if key not in values:
            raise _error(block, "entry", f"the entry block lacks {key}", remedy=f'add {key} = "…"')
    _check_values(block, values, game)
    return EntryBlock(
        id=values["id"],
        kind=values["kind"],
        names_by_language=tuple((k, values[k]) for k in ("en", "it") if values.get(k)),
        restates=tuple(values.get("restates", ())),
        see=tuple(values.get("see", ())),
        asks=tuple(values.get("asks", ())),
        cards=tuple(card_name(text) for text in values.get("cards", ())),
        also=tuple(values.get("also", ())),
        names=tuple(values.get("names", ())),
        edition=values.get("edition", ""),
        instead=tuple(values.get("instead", ())),
        number=values.get("number", ""),
        facts=tuple(values.get("facts", {}).items()),
        pointer=values.get("pointer", False),
    )


def card_name(text: str) -> CardName:
    """A card as an entry block writes it: a name, with number and set where known, or a code."""
    if _CODE.fullmatch(text):
        return CardName("", "", "", (text,))
    if not _NUMBERED.fullmatch(text):
        return CardName(text, "", "")
    parts = _CARD.fullmatch(text)
    assert parts is not None
    return CardName(parts["name"], parts["number"], parts["set"] or "")


def _toml(block: Block) -> dict[str, Any]:
    try:
        return tomllib.loads(block.text)
    except tomllib.TOMLDecodeError as broken:
        lines = block.text.split("\n")
        said = _TOML_AT.match(str(broken))
        line = int(said[2]) if said and said[2] else len(lines)
        column = int(said[3]) if said and said[3] else len(lines[line - 1]) + 1
        raise ParseError(
            f"the entry block is not TOML: {said[1] if said else broken}",
            file=block.file,
            line=block.line + line - 1,
            column=column,
            text=lines[line - 1],
            remedy='write key = "text" or key = ["text", "text"], one key a line',
        ) from None


def _check_type(block: Block, key: str, value: object) -> None:
    wanted = KEYS.get(key)
    if wanted is None:
        raise _error(
            block,
            key,
            f"an entry block knows no key {key!r}",
            candidates=spelt_alike(key, KEYS),
            remedy="its keys are " + ", ".join(KEYS),
        )
    parts = value if isinstance(value, list) else value.values() if isinstance(value, dict) else ()
    if not isinstance(value, wanted) or not all(isinstance(part, str) for part in parts):
        raise _error(block, key, f"{key} is {_TYPE_NAMES[wanted]}", remedy="see corpus/README.md")
    if any(not text.strip() for text in ([value] if isinstance(value, str) else parts)):
        raise _error(block, key, f"{key} holds an empty text", remedy="fill it in, or leave it out")


def _check_values(block: Block, values: dict[str, Any], game: str) -> None:
    if values["kind"] not in KINDS:
        raise _one_of(block, "kind", values["kind"], KINDS)
    if "edition" in values and values["edition"] not in EDITIONS:
        raise _one_of(block, "edition", values["edition"], EDITIONS)
    for key in ("id", "see", "also", "instead"):
        for text in [values[key]] if key == "id" else values.get(key, []):
            found = _ID.fullmatch(text)
            if found is None or found[1] != game:
                raise _error(
                    block,
                    key,
                    f"{text!r} is no entry id of {game}",
                    value=text,
                    remedy=f"an id is {game}/ and words in lower case joined by hyphens",
                )
    for text in values.get("restates", []):
        if _PASSAGE.fullmatch(text) is None or not text.startswith(f"{game}/"):
            raise _error(
                block,
                "restates",
                f"{text!r} names no passage of {game}",
                value=text,
                remedy="write a section id, or document@line such as "
                f"{game}/rules-reference-2.5@158",
            )


def _one_of(block: Block, key: str, value: str, known: tuple[str, ...]) -> ParseError:
    return _error(
        block,
        key,
        f"{key} cannot be {value!r}",
        value=value,
        candidates=spelt_alike(value, known),
        remedy=f"{key} is one of: " + ", ".join(known),
    )


def _error(
    block: Block,
    key: str,
    message: str,
    *,
    value: str = "",
    candidates: tuple[str, ...] = (),
    remedy: str,
) -> ParseError:
    """A ParseError at ``value`` behind ``key``, else at the key, else at the block's first line."""
    lines = block.text.split("\n")
    at, column = 0, 1
    key_at = next(
        (i for i, line in enumerate(lines) if re.match(rf"\s*[\"']?{re.escape(key)}\b", line)), None
    )
    if key_at is not None:
        at, column = key_at, len(lines[key_at]) - len(lines[key_at].lstrip()) + 1
        for index in range(key_at, len(lines)):
            if value and (found := lines[index].find(value)) >= 0:
                at, column = index, found + 1
                break
    return ParseError(
        message,
        file=block.file,
        line=block.line + at,
        column=column,
        text=lines[at],
        candidates=candidates,
        remedy=remedy,
    )
