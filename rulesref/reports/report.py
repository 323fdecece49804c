"""A report: one case, its ruling, and the versions, rules and cards that it rests on, with digests.

It is a JSON object. ``PARTS`` have a digest each, so that a report that was edited says where. What
a report says of its ruling is in the language of the case, whoever packs it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from rulesref._version import __version__
from rulesref.book.lookup import Lookup
from rulesref.cases.case import Case
from rulesref.catalogue import heard_in, said
from rulesref.digests import section_digest
from rulesref.engine.outcome import UnsupportedClause
from rulesref.entries import Entry
from rulesref.errors import CaseError, RulesrefError, UsageError
from rulesref.facts.known import known
from rulesref.games.card import Card
from rulesref.rulings.play_through import PlayThrough
from rulesref.rulings.replay import Judge
from rulesref.rulings.ruling import Ruling
from rulesref.rulings.scene import Scene
from rulesref.rulings.tongue import Tongue

#: The version of the shape of a report.
FORMAT = 1
#: The parts of a report that have a digest.
PARTS = ("case", "ruling", "versions", "rules", "cards")


class Source(NamedTuple):
    """The text of a case: the name of its ``file``, and the ``number`` of the case in it, from 1."""

    file: str
    text: str
    number: int


def packed(judge: Judge, lookup: Lookup, source: Source, edition: str) -> dict[str, Any]:
    """The report on a case. Raises ``CaseError`` where it cannot be played.

    One that waits for a choice or a chance is packed as far as it runs, and says so.
    """
    cases = judge.parse(source.text, source.file)
    if not 1 <= source.number <= len(cases):
        raise UsageError(
            said("{file} has {count} cases").format(file=source.file, count=len(cases)),
            candidates=tuple(f"--case {n}  {case.name}" for n, case in enumerate(cases[:24], 1)),
            remedy=said("say which one"),
        )
    case = cases[source.number - 1]
    with heard_in(lambda: case.language):
        ruling = judge.replay(case, edition, as_far_as_it_runs=True)
        used = _cards(judge, case, ruling.edition)
    cites = [cite for moment in ruling.timeline for cite in moment.cites]
    parts = {
        "case": {
            "name": case.name,
            "file": source.file,
            "number": source.number,
            "text": source.text,
        },
        "ruling": _ruling(ruling),
        "versions": {"rulesref": __version__, "game": judge.game.id, "edition": ruling.edition},
        "rules": list(_rules(lookup, dict.fromkeys((*ruling.cites, *cites)))),
        "cards": [_card(judge, card) for card in used],
    }
    return {"report": FORMAT, **parts, "digests": digests(parts)}


def waits_for(report: dict[str, Any]) -> str:
    """What the case of ``report`` waits for, which is packed as far as it runs; "" where it is whole."""
    ruling = report["ruling"]
    stops = any(unmet["happened"] == ruling["reason"] for unmet in ruling["unmet"])
    return str(ruling["reason"]) if stops and ruling["verdict"] == "depends" else ""


def digests(report: dict[str, Any]) -> dict[str, str]:
    """The digest of every part of ``report``."""
    return {part: _digest(report[part]) for part in PARTS}


def _digest(value: object) -> str:
    """The first 32 hex digits of the SHA-256 of ``value`` as JSON with sorted keys."""
    text = json.dumps(value, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:32]


def _ruling(ruling: Ruling) -> dict[str, Any]:
    return {
        "verdict": ruling.verdict,
        "reason": ruling.reason,
        "passed": ruling.passed,
        "questions": [
            {
                "line": asked.line,
                "question": asked.verdict.question,
                "answer": asked.verdict.answer,
                "reason": asked.verdict.reason,
            }
            for asked in ruling.questions
        ],
        "unmet": [
            {"line": unmet.line, "expected": unmet.expected, "happened": unmet.happened}
            for unmet in ruling.unmet
        ],
        "timeline": [
            {"depth": moment.depth, "text": moment.text, "cites": list(moment.cites)}
            for moment in ruling.timeline
        ],
    }


def _rules(lookup: Lookup, cites: Iterable[str]) -> Iterator[dict[str, str]]:
    """Each rule that is cited: its title, and the digest of our wording of it."""
    for cite in cites:
        try:
            entry = lookup.entry(cite)
        except RulesrefError:  # a section of a document of the user's own
            yield {"id": cite, "title": "", "digest": ""}
        else:
            yield {"id": entry.id, "title": entry.title, "digest": _wording(entry)}


def _wording(entry: Entry) -> str:
    own = [p.section for p in entry.passages if p.document.tier == "restatement"]
    return _digest(sorted((section.id, section_digest(section)) for section in own))


def _cards(judge: Judge, case: Case, edition: str) -> list[Card]:
    """Every card that comes up while ``case`` is played, by its code."""
    scene = Scene(Tongue(judge.game, judge.speech, case.language), edition)
    play = PlayThrough(case, scene)
    found: dict[str, Card] = {}
    try:
        for step in case.steps:
            if step.kind != "then":
                play.take(step)
            found.update(_here(play.scene))
        play.course.settle()
    except (UnsupportedClause, CaseError):
        pass  # what it has come to is what the ruling tells
    found.update(_here(play.scene))
    return [found[code] for code in sorted(found)]


def _here(scene: Scene) -> Iterator[tuple[str, Card]]:
    for thing in scene.state.things.values():
        for card in (thing.get("card"), *thing.get("cards", ())):
            if isinstance(card, Card):
                yield card.code, card


def _card(judge: Judge, card: Card) -> dict[str, Any]:
    told = known(judge.game, card.code, card.name)
    facts = json.loads(json.dumps(told.facts, default=str)) if told else {}
    return {
        "code": card.code,
        "name": card.name,
        "by": told.by if told else None,
        "digest": _digest(facts),
        "facts": facts,
    }
