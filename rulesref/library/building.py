"""The tables of the user's cards, made of their files in a folder of their own."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.cards.data.given import Given, read_given
from rulesref.cards.data.indexed import indexed
from rulesref.cards.index import Index, IndexedCard, read_index
from rulesref.catalogue import said
from rulesref.entries import fold
from rulesref.errors import ParseError, RulesrefError
from rulesref.facts.card_file import read_each
from rulesref.facts.own import FACTS, TABOOS, TEXTS
from rulesref.facts.printing import of_their_own
from rulesref.facts.shipped import SHIPPED, Namesakes, written
from rulesref.games.game import Game
from rulesref.library.incoming import Incoming
from rulesref.library.progress import Progress

REPORT = "report.json"


class Read(NamedTuple):
    """What is in some files: the facts of cards by their codes, card data, and what is wrong.

    ``held`` is the number of cards of each file.
    """

    facts: Mapping[str, Mapping[str, Any]]
    given: Given
    held: Mapping[str, int]
    problems: tuple[RulesrefError, ...]

    @property
    def empty(self) -> bool:
        """Whether nothing of them can be used, not even a translation."""
        return not any(self.held.values())


def read(files: Sequence[Incoming], game: Game) -> Read:
    """Everything in ``files`` that can be used, and what is wrong with the rest."""
    problems: list[RulesrefError] = []
    facts: dict[str, Mapping[str, Any]] = {}
    held = dict.fromkeys((file.name for file in files), 0)
    for file in files:
        for item in _facts_in(file, game, problems) if file.is_facts else ():
            if flaw := _flaw(item, facts, file.name):
                problems.append(flaw)
            else:
                facts[item["code"]] = item
                held[file.name] += 1
    given = read_given((file.name, file.raw) for file in files if not file.is_facts)
    for name in (*given.files.values(), *given.translations.values()):
        held[name] += 1
    for name, count in given.listed.items():
        held[name] += count
    return Read(facts, given, held, (*problems, *given.problems))


def _flaw(
    item: Mapping[str, Any], facts: Mapping[str, Mapping[str, Any]], file: str
) -> ParseError | None:
    """What is wrong with sound facts beside those before them, and beside the cards that exist."""
    code, name = item["code"], item["name"]
    if facts.get(code, item) != item:
        message = said("card {code} is described before, and otherwise")
        remedy = said("leave one of the two out: the first one is kept")
        return ParseError(message.format(code=code), file=file, remedy=remedy)
    printed = _index().cards.get(code)
    if printed and fold(printed.name) != fold(name):
        message = said("{code} is the code of {printed}, not of {name}")
        return ParseError(
            message.format(code=code, printed=printed.name, name=name),
            file=file,
            remedy=said("write the code of that card, or one that no card has"),
        )
    return None


@lru_cache(maxsize=1)
def _index() -> Index:
    """Every card that exists."""
    return read_index()


def _facts_in(
    file: Incoming, game: Game, problems: list[RulesrefError]
) -> Iterable[Mapping[str, Any]]:
    """The facts of a file that are sound; what is wrong with the others goes to ``problems``."""
    try:
        text = file.raw.decode("utf-8-sig")
        for item, card in read_each(text, file.name, game.rules):
            if isinstance(card, ParseError):
                problems.append(card)
            else:
                yield item
    except UnicodeDecodeError:
        problems.append(ParseError("this is not UTF-8", file=file.name))
    except ParseError as problem:
        problems.append(problem)


def write_tables(
    folder: Path,
    files: Sequence[Incoming],
    game: Game,
    progress: Progress,
    before: Path | None = None,
) -> Read:
    """Compile ``files`` and write the tables that ``facts.own`` reads into ``folder``.

    What has not changed since the tables in ``before`` is taken from them.
    """
    from rulesref.library.compiling import compile_given, made_before

    found = read(files, game)
    called = {card.code: card.name for card in _index().cards.values()}
    called |= {card.code: card.name for card in found.given.cards.values()}
    compiled, texts, refused = compile_given(
        found.given, game, called, made_before(before), progress
    )
    problems = [*found.problems, *refused]
    held = Counter(found.held)
    held.subtract(problem.file for problem in refused if problem.file)
    known = _known(found, compiled)
    _write(folder / SHIPPED, written(compiled.values(), _names(compiled, known)))
    _write(folder / FACTS, written(found.facts.values(), _names(found.facts, known, first=True)))
    _write(folder / TEXTS, written(texts.values(), {}))
    taboos = (change._asdict() for change in found.given.taboos.values())
    _write(folder / TABOOS, written(taboos, {}))
    errors = [problem.as_json()["error"] for problem in problems]
    _write(folder / REPORT, json.dumps({"held": held, "problems": errors}))
    return found._replace(held=held, problems=tuple(problems))


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


#: What stands for the product of a card of which nobody says it.
_NO_PRODUCT = "~own"


def _known(found: Read, compiled: Mapping[str, Mapping[str, Any]]) -> list[IndexedCard]:
    """Every card that has a name: those of the index, of the card data, and described ones."""
    cards = {card.code: card for card in of_their_own(_index())}
    cards |= {code: indexed(found.given.cards[code]) for code in compiled}
    for code, facts in found.facts.items():
        cards.setdefault(code, indexed_facts(facts))
    return [cards[code] for code in sorted(cards)]


def indexed_facts(facts: Mapping[str, Any]) -> IndexedCard:
    """What an index has of a card of which facts are all that is known."""
    fields = dict.fromkeys(IndexedCard._fields, "")
    level = facts.get("level")
    return IndexedCard(**fields)._replace(
        code=facts["code"],
        pack=_NO_PRODUCT,
        type=facts["type"],
        faction=next(iter(facts.get("classes", ())), ""),
        level="" if level is None else str(level),
        name=facts["name"],
        subname=facts.get("subname", ""),
        name_it=facts.get("it", ""),
    )


def _names(
    facts: Mapping[str, Mapping[str, Any]], known: Sequence[IndexedCard], first: bool = False
) -> Mapping[str, Namesakes]:
    """The names of ``facts`` among ``known``.

    ``first``: a name that means another card means instead the only one here that is no card of
    any product, for somebody has described it to play it.
    """
    from rulesref.facts.compiler.table import names_of

    names = names_of(facts.keys(), known)
    if not first:
        return names
    made_up = {card.code for card in known if card.pack == _NO_PRODUCT}
    return {name: _first(meant, made_up) for name, meant in names.items()}


def _first(meant: Namesakes, made_up: set[str]) -> Namesakes:
    own = [code for code in meant.codes if code in made_up]
    if meant.plain in meant.codes or len(own) != 1:
        return meant
    return meant._replace(plain=own[0])
