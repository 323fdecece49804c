"""The raw records of a folder of card data, and how reprints lean on their originals."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from rulesref.cards.index import CODE
from rulesref.catalogue import marked, said
from rulesref.errors import SourceError
from rulesref.sources.files import read_bytes

Record = dict[str, Any]


def cards_in(folder: Path) -> tuple[dict[str, Record], dict[str, Path]]:
    """All card records below ``folder``/pack by code, and the file of each. Raises SourceError."""
    records: dict[str, Record] = {}
    origins: dict[str, Path] = {}
    for path in sorted((folder / "pack").rglob("*.json")):
        for record in records_in(path):
            code = record.get("code")
            if not isinstance(code, str) or not CODE.fullmatch(code):
                raise SourceError(
                    said("a card without a proper code: {!r}").format(code), file=str(path)
                )
            if code in records:
                raise SourceError(
                    said("card {} stands here and in {}").format(code, origins[code]),
                    file=str(path),
                )
            records[code] = record
            origins[code] = path
    return records, origins


def chain_of(record: Record, records: Mapping[str, Record], path: Path) -> list[Record]:
    """``record`` and the cards that it reprints, as far as they are there."""
    chain = [record]
    seen = {record["code"]}
    while chain[-1].get("duplicate_of") in records:
        code = chain[-1]["duplicate_of"]
        if code in seen:
            raise SourceError(
                said("card {} reprints itself").format(record["code"]), file=str(path)
            )
        seen.add(code)
        chain.append(records[code])
    return chain


def filled(chain: list[Record]) -> Record:
    """The first record of ``chain`` with what it leaves to the cards that it reprints."""
    whole: Record = {}
    for link in reversed(chain):
        whole.update(link)
    if len(chain) > 1:
        whole["duplicate_of"] = chain[-1]["code"]
    return whole


def names_in(path: Path) -> dict[str, str]:
    """Code → name."""
    return {record["code"]: str(record.get("name") or "") for record in coded(path)}


def coded(path: Path) -> Iterator[Record]:
    """The records in ``path``, all of which must have a code."""
    for record in records_in(path):
        if not isinstance(record.get("code"), str):
            raise SourceError(said("a record without a code"), file=str(path))
        yield record


def records_in(path: Path) -> list[Record]:
    """The records in ``path``. Raises SourceError where it is no JSON list of objects."""
    data = list_in(read_bytes(path), str(path))
    if not all(isinstance(item, dict) for item in data):
        raise SourceError(said("not a list of card records"), file=str(path))
    return data


#: What a reader of JSON mostly finds wrong, in its own words.
WRONG = (
    marked("Expecting value"),
    marked("Expecting ',' delimiter"),
    marked("Expecting ':' delimiter"),
    marked("Expecting property name enclosed in double quotes"),
    marked("Unterminated string starting at"),
    marked("Invalid control character at"),
    marked("Extra data"),
)


def list_in(raw: bytes, name: str) -> list[Any]:
    """The list that ``raw`` is in JSON. Raises SourceError."""
    try:
        data = json.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise SourceError(said("this is not UTF-8"), file=name) from None
    except json.JSONDecodeError as problem:
        raise SourceError(
            said("broken JSON: {problem}").format(problem=said(problem.msg)),
            file=name,
            line=problem.lineno,
            column=problem.colno,
            remedy=said("download the file again: it may be cut"),
        ) from None
    except (ValueError, RecursionError):
        raise SourceError(said("broken JSON: no card data is like that"), file=name) from None
    if not isinstance(data, list):
        raise SourceError(
            said("this is not a list of cards"),
            file=name,
            remedy=said("give the JSON of a product as ArkhamDB publishes it: [{…}, {…}]"),
        )
    return data
