"""``rulesref replay``: replay cases, print what happened with the rule at every step."""

from __future__ import annotations

import json as json_module
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from rulesref.errors import CaseError, RulesrefError
from rulesref.render.timeline import render_moment, render_ruling
from rulesref.rulings.replay import replay_file
from rulesref.rulings.ruling import Ruling


def run(
    files: Iterable[str],
    *,
    edition: str = "2016",
    json: bool = False,
    explain: int | None = None,
) -> int:
    """Replay every case of ``files`` (files or folders). 0 all hold, 1 one fails, 2 bad input.

    A case tagged ``@unsupported`` may stop at an undescribed clause without failing the run.
    """
    rulings: list[Ruling] = []
    errors: list[RulesrefError] = []
    for path in _paths(files, errors):
        try:
            found = replay_file(path, edition)
        except CaseError as error:
            errors.append(error)
            continue
        for one in found:
            (rulings if isinstance(one, Ruling) else errors).append(one)  # type: ignore[arg-type]
    if json:
        out: dict[str, object] = {"cases": [ruling.as_json() for ruling in rulings]}
        if errors:
            out["errors"] = [refused.as_json()["error"] for refused in errors]
        print(json_module.dumps(out, ensure_ascii=False, indent=2))
    else:
        for ruling in rulings:
            print("\n".join(_shown(ruling, explain)))
        for refused in errors:
            print(refused, file=sys.stderr)
    if errors:
        return 2
    return 0 if all(ruling.passed or ruling.expected_stop for ruling in rulings) else 1


def _shown(ruling: Ruling, explain: int | None) -> Iterator[str]:
    if explain is None:
        yield from render_ruling(ruling)
    elif 1 <= explain <= len(ruling.timeline):
        yield from render_moment(explain, ruling.timeline[explain - 1])
    else:
        yield f"{ruling.name}: there is no step {explain}; it has {len(ruling.timeline)}"


def _paths(files: Iterable[str], errors: list[RulesrefError]) -> Iterator[Path]:
    for name in files:
        path = Path(name)
        if not path.is_dir():
            yield path
            continue
        inside = sorted(path.rglob("*.feature"))
        if not inside:
            errors.append(
                CaseError("no case in this folder", file=name, remedy="cases end in .feature")
            )
        yield from inside
