"""The files of cases that a command names, and what is made of every case in them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, MutableSequence
from pathlib import Path
from typing import Any

from rulesref.cases.case import Case
from rulesref.catalogue import said
from rulesref.errors import CaseError, RulesrefError, SourceError
from rulesref.places import reason_of
from rulesref.rulings.cited import Nearest
from rulesref.rulings.replay import Judge, Made
from rulesref.sources.limits import few_files


def each_case(
    judge: Judge, files: Iterable[str], nearest: Nearest, do: Callable[[Case], Made]
) -> tuple[list[Made], list[RulesrefError]]:
    """What ``do`` makes of every case of ``files`` (files or folders), and what cannot run."""
    made: list[Made] = []
    errors: list[RulesrefError] = []
    for path in paths_of(files, errors):
        try:
            found = judge.each(judge.read(path), nearest, do)
        except CaseError as error:
            errors.append(error)
            continue
        for one in found:
            if isinstance(one, CaseError):
                errors.append(one)
            else:
                made.append(one)
    return made, errors


def paths_of(files: Iterable[str], errors: MutableSequence[Any]) -> Iterator[Path]:
    """Every file with cases of ``files`` (files or folders); what is wrong goes to ``errors``."""
    for name in files:
        path = Path(name)
        if not path.is_dir():
            yield path
            continue
        closed: list[OSError] = []
        inside = sorted(
            Path(folder, file)
            for folder, _, found in os.walk(path, onerror=closed.append)
            for file in found
            if file.endswith(".feature")
        )
        errors += [
            CaseError(
                said("cannot read this folder: {strerror}").format(strerror=reason_of(one)),
                file=one.filename,
                remedy=said("check who may read it"),
            )
            for one in closed
        ]
        if not inside and not closed:
            errors.append(
                CaseError(
                    said("no case in this folder"), file=name, remedy=said("cases end in .feature")
                )
            )
        try:
            few_files(inside, name)
        except SourceError as error:
            errors.append(error)
            continue
        yield from inside
