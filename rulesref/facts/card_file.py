"""A file of facts: TOML that tells in the ability notation what cards do."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from copy import copy
from pathlib import Path
from typing import Any

from rulesref.catalogue import marked, said
from rulesref.engine.notation import NotationError, read_ability
from rulesref.engine.rules import Rules
from rulesref.entries import slug
from rulesref.errors import ParseError
from rulesref.expression import lazily
from rulesref.games.card import Card
from rulesref.nearest import spelt_alike
from rulesref.ready import read_toml

_FIELDS = {
    "code",
    "name",
    "it",
    "subname",
    "type",
    "level",
    "traits",
    "keywords",
    "stats",
    "slots",
    "unique",
    "weakness",
    "signature",
    "behind",
    "classes",
    "ability",
}

#: What a file of the folder holds: cards and what their name alone means, or errata and taboos.
_TABLES = ("card", "plain", "erratum", "taboo")


def read_cards(text: str, file: str, rules: Rules) -> Iterator[Card]:
    """Every card that the TOML ``text`` describes in the words of ``rules``. Raises ``ParseError``."""
    for _, card in read_each(text, file, rules):
        if isinstance(card, ParseError):
            raise card
        yield card


def read_each(text: str, file: str, rules: Rules) -> Iterator[tuple[Any, Card | ParseError]]:
    """Every card of ``text`` as it stands there, and what it is or why it cannot be read.

    Raises ``ParseError`` where nothing of it can be read.
    """
    for number, item in enumerate(_tables(text, file).get("card", ()), 1):
        try:
            yield item, read_card(item, rules)
        except NotationError as error:
            yield (
                item,
                ParseError(
                    f"card {number}, {error.path}: {error.message}",
                    file=file,
                    line=_line_of(text, number, error.path),
                    candidates=error.candidates,
                    remedy=said(
                        "docs/abilities.md says what the notation can say; what it cannot is opaque"
                    ),
                ),
            )


#: What a reader of TOML mostly finds wrong, in its own words.
WRONG = (
    marked("Invalid statement"),
    marked("Expected newline or end of document after a statement"),
    marked("Cannot overwrite a value"),
    marked("Expected ']' at the end of a table declaration"),
    marked("Expected ']]' at the end of an array declaration"),
    marked("Expected '=' after a key in a key/value pair"),
    marked("Invalid initial character for a key part"),
    marked("Unclosed array"),
    marked("Unclosed inline table"),
    marked("Unescaped '\\' in a string"),
    marked("Unterminated string"),
    marked("Invalid date or datetime"),
    marked("Invalid value"),
)
_AT = lazily(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


def _not_toml(problem: str, file: str) -> ParseError:
    """That ``file`` is no TOML, and where; in the reader's language for what is mostly wrong."""
    at = _AT.search(problem)
    line, column = (int(at[1]), int(at[2])) if at and at[1] else (None, None)
    reason = _AT.sub("", problem)
    message = said("this is not TOML: {}").format(said(reason))
    return ParseError(message, file=file, line=line, column=column)


def _tables(text: str, file: str) -> Mapping[str, Any]:
    """The tables of a file of facts. Raises ``ParseError`` for what no such file holds."""
    try:
        data = read_toml(text)
    except (ValueError, RecursionError) as error:
        raise _not_toml(str(error), file) from None
    for key in data:
        if key not in _TABLES:
            found = spelt_alike(key, _TABLES)
            raise ParseError(said("unknown table {!r}").format(key), file=file, candidates=found)
    cards = data.get("card", [])
    if not isinstance(cards, list) or not all(isinstance(item, dict) for item in cards):
        raise ParseError(
            said("cards are written one below the other, each under [[card]]"), file=file
        )
    return data


def check_title(cards: tuple[Card, ...], text: str, path: Path) -> None:
    """Refuse cards that nobody would find by their title. Raises ``ParseError``."""
    for number, card in enumerate(cards, 1):
        if card.name != cards[0].name:
            raise ParseError(
                said("{!r} stands in the file of {!r}").format(card.name, cards[0].name),
                file=str(path),
                line=_line_of(text, number),
                remedy=said("put it into {}.toml").format(slug(card.name)),
            )
        if slug(card.name) != path.stem:
            raise ParseError(
                said("{!r} is looked for in {}.toml, not here").format(card.name, slug(card.name)),
                file=str(path),
                line=_line_of(text, number),
                remedy=said("call the file {}.toml").format(slug(card.name)),
            )


#: What the path of an error begins with: the code of the card, and which of its abilities it is.
_ABILITY = lazily(r"[^./]*/(\d+)")


def _line_of(text: str, card: int, path: str = "") -> int | None:
    """The line on which a card begins, or its ability that ``path`` leads to."""
    ability = int(told[1]) if (told := _ABILITY.match(path)) else 0
    cards = abilities = 0
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip() == "[[card]]":
            cards, abilities = cards + 1, 0
        elif line.strip() == "[[card.ability]]":
            abilities += 1
        if (cards, abilities) == (card, ability):
            return number
    return None


def _check_fields(item: Mapping[str, Any], rules: Rules) -> None:
    """Refuse fields that would match nothing. Raises ``NotationError``."""
    for field in ("traits", "slots", "classes"):
        value = item.get(field, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise NotationError(said("expected a list of words, found {!r}").format(value), field)
    for field in ("stats", "keywords"):
        if not isinstance(item.get(field, {}), Mapping):
            raise NotationError(said("expected a table, found {!r}").format(item[field]), field)
    _known(item["type"], rules.words["type"], "type")
    for word in item.get("classes", ()):
        _known(word, rules.words.get("of-class", ()), "classes")
    for name in item.get("stats", {}):
        _known(name, {*rules.words.get("beside-stat", ()), *rules.words.get("stat", ())}, "stats")
    uses = item.get("keywords", {}).get("uses", {})
    if not isinstance(uses, Mapping):
        raise NotationError(said("expected a table, found {!r}").format(uses), "keywords.uses")
    for name in uses:
        _known(name, rules.words.get("uses", ()), "keywords.uses")
    for name in item.get("stats", {}).get("icons", {}):
        _known(f"{name}-icons", rules.words.get("stat", ()), "stats.icons")


#: How much alike a word of one's own and a known one are, where it is more likely misspelt.
_MISSPELT = 0.78


def _coining(item: Mapping[str, Any], rules: Rules) -> Rules:
    """``rules`` with the words that the keywords of the card ``item`` bring, which are its own.

    What is spelt almost like a word that is known is none of them: it is misspelt.
    """
    words: dict[str, Collection[str]] = {}
    for keyword, slots in rules.coins.items():
        told = item.get("keywords", {}).get(keyword, {})
        if not isinstance(told, Mapping):
            continue  # whoever reads the keyword says so
        known = rules.words[keyword]
        new = {
            one
            for one in told
            if one not in known and not spelt_alike(str(one), known, cutoff=_MISSPELT)
        }
        if new and all(map(_is_plain, new)):
            words |= {slot: {*rules.words[slot], *new} for slot in slots}
    if not words:
        return rules
    wider = copy(rules)
    wider.words = {**rules.words, **words}
    return wider


def _is_plain(word: Any) -> bool:
    """Whether ``word`` is a word of small letters alone, as such things are called."""
    return isinstance(word, str) and word.isalpha() and word.islower()


def _known(word: str, known: Collection[str], path: str) -> None:
    if word not in known:
        raise NotationError(
            said("unknown word {!r}").format(word), path, spelt_alike(str(word), known)
        )


def read_card(item: Mapping[str, Any], rules: Rules, origin: str = "written") -> Card:
    """The card that the table ``item`` describes. Raises ``NotationError``."""
    for field in item:
        if field not in _FIELDS:
            raise NotationError(
                said("unknown field {!r}").format(field), "card", spelt_alike(field, _FIELDS)
            )
    for field in ("code", "name", "type"):
        if not item.get(field):
            raise NotationError(said("a card needs {!r}").format(field), "card")
        if not isinstance(item[field], str):
            raise NotationError(said("expected a word, found {!r}").format(item[field]), field)
    rules = _coining(item, rules)
    _check_fields(item, rules)
    code = item["code"]
    card = Card(
        code,
        item["name"],
        item["type"],
        italian=item.get("it", ""),
        subname=item.get("subname", ""),
        level=item.get("level"),
        traits=tuple(item.get("traits", ())),
        keywords=item.get("keywords", {}),
        stats=item.get("stats", {}),
        slots=tuple(item.get("slots", ())),
        unique=item.get("unique", False),
        weakness=item.get("weakness", False),
        signature=item.get("signature", ""),
        behind=item.get("behind", ""),
        classes=tuple(item.get("classes", ())),
        abilities=tuple(
            read_ability(one, rules, f"{code}/{place}", origin)
            for place, one in enumerate(item.get("ability", ()), 1)
        ),
    )
    for check in rules.card_checks:
        check(card)
    return card
