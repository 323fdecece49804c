"""The user's card data compiled, with errata laid on it; what has not changed is not compiled anew."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.cards.data.arkhamdb import CardRecord
from rulesref.cards.data.given import Given
from rulesref.cards.data.overlay import Overlay, by_code, overlaid, read_overlays
from rulesref.cards.index import read_index
from rulesref.catalogue import said
from rulesref.engine.clause import NotationError
from rulesref.errors import RulesrefError, SourceError
from rulesref.facts.card_file import read_card
from rulesref.facts.compiler.compiling import Compiler, compiler_of
from rulesref.facts.compiler.printed import facts_of
from rulesref.facts.compiler.table import compiles
from rulesref.facts.compiler.titles import names_behind
from rulesref.facts.own import TEXTS
from rulesref.facts.shipped import SHIPPED, CompiledTable, compiled
from rulesref.games.game import Game
from rulesref.library.progress import Progress

#: How many cards are compiled between two looks at the progress bar.
_STRIDE = 40


class Tables(NamedTuple):
    """What becomes of card data, by code: facts, and what the cards print; and what is refused."""

    facts: dict[str, Mapping[str, Any]]
    texts: dict[str, Mapping[str, Any]]
    problems: list[RulesrefError]


class Before(NamedTuple):
    """The tables that the same program has made before."""

    facts: CompiledTable
    texts: CompiledTable


def made_before(folder: Path | None) -> Before | None:
    """The tables in ``folder``, if there is one."""
    return Before(compiled(folder / SHIPPED), compiled(folder / TEXTS)) if folder else None


def compile_given(
    given: Given, game: Game, called: Mapping[str, str], before: Before | None, progress: Progress
) -> Tables:
    """The tables of ``given``; ``called`` are the names of all cards, by code."""
    tables = Tables({}, {}, [])
    if not given.cards:
        return tables  # what compiles is not even read
    known = read_index(game.corpus / "cards").cards.values()
    behind = (*(card.back_name for card in known if card.type == "location" and card.back_name),)
    compiler = compiler_of(game, called, (*behind, *names_behind(given.cards.values())))
    overlays = by_code(read_overlays(game.corpus / "cards" / "errata.toml"))
    of = len(given.cards)
    for done, record in enumerate(given.cards.values()):
        if done % _STRIDE == 0:
            progress(said("compiling {name}").format(name=record.name), done, of)
        laid = overlaid(record, overlays.get(record.same_as or record.code, ()))
        row = {
            "code": record.code,
            "pack": record.pack,
            "basis": hashlib.sha256(compiler.basis(laid.card).encode()).hexdigest()[:32],
            "text": laid.card.text,
            "it": laid.card.text_it,
            "errata": [
                *(_change(record, overlay, False) for overlay in laid.applied),
                *(_change(record, overlay, True) for overlay in laid.present),
            ],
            "lines": [],
        }
        _take(tables, compiler, laid.card, row, before, given.files[record.code])
    progress("", of, of)
    return tables


def _take(
    tables: Tables,
    compiler: Compiler,
    record: CardRecord,
    row: dict[str, Any],
    before: Before | None,
    file: str,
) -> None:
    """Put ``record`` into ``tables``, compiled now or before."""
    kept = before.texts.facts(record.code) if before else None
    facts = before.facts.facts(record.code) if before else None
    if kept and kept.get("basis") == row["basis"]:
        row["lines"] = kept["lines"]
    elif compiles(record):
        refused = _refused(record, compiler, file)
        if refused:
            tables.problems.append(refused)
            return
        made = compiler.card(record)
        facts = made.facts
        row["lines"] = [
            [line.start, line.end, line.understood, line.stopped] for line in made.lines
        ]
    else:
        facts = None
    if facts:
        tables.facts[record.code] = facts
    tables.texts[record.code] = row


#: Kinds of change that are called otherwise, as far as they have no field.
_CALLED = {"traits": "trait", "no-keyword": "keyword"}


def _change(record: CardRecord, overlay: Overlay, already: bool) -> list[Any]:
    """The erratum, what it changes, what was printed, what counts; whether the data had it."""
    printed = overlay.old
    if not already and overlay.kind == "number":
        printed = str(getattr(record, overlay.field))
    elif not already and overlay.kind == "traits":
        printed = ". ".join(record.traits)
    what = overlay.field or _CALLED.get(overlay.kind, overlay.kind)
    return [overlay.section, what, printed, overlay.new, already]


def _refused(card: CardRecord, compiler: Compiler, file: str) -> RulesrefError | None:
    """Why a card with what is printed beside its text cannot be."""
    try:
        read_card(facts_of(card, compiler.called), compiler.rules, "compiled")
    except NotationError as problem:
        return SourceError(
            said("card {code}: {message}").format(
                code=card.code, message=f"{problem.path}: {problem.message}"
            ),
            file=file,
            candidates=problem.candidates,
        )
    return None
