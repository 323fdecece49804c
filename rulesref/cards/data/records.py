"""The raw records of a folder of card data, and how reprints lean on their originals."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from rulesref.errors import SourceError

Record = dict[str, Any]
_CODE = re.compile(r"\d{5}[a-z]?\d?")


def cards_in(folder: Path) -> tuple[dict[str, Record], dict[str, Path]]:
    """All card records below ``folder``/pack by code, and the file of each. Raises SourceError."""
    records: dict[str, Record] = {}
    origins: dict[str, Path] = {}
    for path in sorted((folder / "pack").rglob("*.json")):
        for record in records_in(path):
            code = record.get("code")
            if not isinstance(code, str) or not _CODE.fullmatch(code):
                raise SourceError(f"a card without a proper code: {code!r}", file=str(path))
            if code in records:
                raise SourceError(f"card {code} stands here and in {origins[code]}", file=str(path))
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
            raise SourceError(f"card {record['code']} reprints itself", file=str(path))
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
            raise SourceError("a record without a code", file=str(path))
        yield record


def records_in(path: Path) -> list[Record]:
    """The records in ``path``. Raises SourceError where it is no JSON list of objects."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except UnicodeDecodeError as problem:
        raise SourceError(f"not UTF-8: {problem.reason}", file=str(path)) from None
    except json.JSONDecodeError as problem:
        raise SourceError(
            f"broken JSON: {problem.msg}",
            file=str(path),
            line=problem.lineno,
            column=problem.colno,
        ) from None
    except RecursionError:
        raise SourceError("broken JSON: nested too deeply", file=str(path)) from None
    except OSError as problem:
        raise SourceError(f"cannot be read: {problem.strerror}", file=str(path)) from None
    if not isinstance(data, list) or not all(isinstance(item, dict) for item in data):
        raise SourceError("not a list of card records", file=str(path))
    return data
