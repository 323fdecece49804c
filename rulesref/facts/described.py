"""Facts of cards as the corpus tells them: one TOML file a name, in the ability notation.

``corpus/<game>/cards/<slug of the name>.toml`` holds every printing of that name that is
described; only the file that is asked for is read, so that a case costs what its cards cost.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rulesref.engine.notation import NotationError, read_ability
from rulesref.engine.rules import Rules
from rulesref.entries import fold, slug
from rulesref.errors import AmbiguousReference, ParseError, UnresolvedReference
from rulesref.games.card import Card
from rulesref.games.game import Game
from rulesref.nearest import spelt_alike

if TYPE_CHECKING:
    from rulesref.cards.index import Index

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
    "classes",
    "ability",
}

#: What a file of the folder holds: cards and what their name alone means, or errata and taboos.
_TABLES = ("card", "plain", "erratum", "taboo")


class Described(NamedTuple):
    """The described cards of one name.

    ``plain`` is ``None`` where the name alone means the first of them; otherwise the code of the
    card that it means and that is not described, or "" where the name alone means none.
    """

    cards: tuple[Card, ...] = ()
    plain: str | None = None


def card_named(text: str, game: Game) -> Card:
    """The card of ``game`` that ``text`` names: "Guard Dog", "Cane da Guardia", "Deny Existence (5)", a code.

    In brackets stands a level or a code. Raises ``UnresolvedReference`` or
    ``AmbiguousReference``.
    """
    name, mark = _split(text)
    cards, plain = _file(game, slug(name))
    if not cards:
        cards, plain = _italian(game, fold(name))
    found = [card for card in cards if not mark or mark in (card.code, str(card.level))]
    if (len(found) == 1 and (mark or plain is None)) or (found and not mark and plain is None):
        return found[0]
    if found and (mark or plain == ""):
        raise AmbiguousReference(
            f"{text!r} is more than one card",
            candidates=tuple(f"{card.name} ({card.code})" for card in found),
            remedy="write the code in brackets after the name",
        )
    raise NotDescribed(text, lambda: _not_described(game, text, name, mark, cards))


class NotDescribed(UnresolvedReference):
    """A name that no described card has. What to say of it is worked out when somebody asks.

    A reader that tries several meanings of a sentence drops most failures unread; finding the
    nearest of all card names takes longer than playing out a case.
    """

    def __init__(self, told: str, why: Callable[[], UnresolvedReference]) -> None:
        Exception.__init__(self)
        self.told = told
        self._why = why

    def or_of(self, names: Sequence[str], game: Game) -> NotDescribed:
        """The error about the first of ``names`` that is printed on a card, else this one."""

        def why() -> UnresolvedReference:
            printed = next((name for name in names if is_printed(name, game)), None)
            if printed is None:
                return self._why()
            return _not_described(game, printed, *_split(printed), ())

        return NotDescribed(self.told, why)

    def __getattr__(self, name: str) -> Any:
        """Any field of the error, for the first time."""
        if name.startswith("_"):
            raise AttributeError(name)
        self.__dict__ = {**vars(self._why()), **self.__dict__}
        return self.__dict__[name]


def _not_described(
    game: Game, text: str, name: str, mark: str, described: tuple[Card, ...]
) -> UnresolvedReference:
    """Why ``text`` cannot be played out: no such card, or one whose facts are not known here."""
    from rulesref.facts.printing import label, nearest, originals, plain

    index = _index(game)
    meant = [
        card
        for card in originals(index, name)
        if not mark or mark in (card.code, card.level) or not described
    ]
    if not meant:
        return UnresolvedReference(
            f"there is no card called {text!r}",
            candidates=tuple(f"{card.name} ({card.code})" for card in described)
            or tuple(dict.fromkeys((*_nearest(game, name), *nearest(index, name))))[:3],
            remedy="check the spelling, or leave out what stands in brackets",
        )
    code = plain(index, name)
    told = label(index.cards[code]) if code and not mark and described else text
    return UnresolvedReference(
        f"{told} cannot be played out yet: what it does is not described",
        candidates=tuple(f"{card.name} ({card.code})" for card in described),
        remedy=f"describe it in corpus/{game.id}/cards"
        + (", or write the code of a described one in brackets" if described else ""),
    )


def _index(game: Game) -> Index:
    """Every card of ``game``, described or not; none where nobody has made an index of them."""
    from rulesref.cards.index import INDEX, Index, read_index

    folder = _folder(game)
    return read_index(folder) if (folder / INDEX).is_file() else Index({}, {})


def _nearest(game: Game, name: str) -> tuple[str, ...]:
    """The described cards that ``name`` could have meant, best first, as they are called there."""
    stems = _all_italian(game)
    english = [
        _file(game, stem).cards[0].name
        for stem in spelt_alike(slug(name), _names(game), cutoff=0.7)
    ]
    italian = [
        next(card.italian for card in _file(game, stems[one]).cards if fold(card.italian) == one)
        for one in spelt_alike(fold(name), stems, cutoff=0.7)
    ]
    found = {fold(one): one for one in (*english, *italian)}
    return tuple(found[one] for one in spelt_alike(fold(name), found))


def is_described(text: str, game: Game) -> bool:
    """Whether ``text`` is the English name of a described card; costs no reading of others."""
    return bool(_file(game, slug(_split(text)[0])).cards)


def is_printed(text: str, game: Game) -> bool:
    """Whether a card of that English or Italian name exists, described or not."""
    from rulesref.facts.printing import originals

    return bool(originals(_index(game), _split(text)[0]))


def _split(text: str) -> tuple[str, str]:
    if text.endswith(")") and " (" in text:
        name, _, mark = text[:-1].rpartition(" (")
        return name, mark
    return text, ""


def _folder(game: Game) -> Path:
    return game.corpus / "cards"


@lru_cache(maxsize=4)
def _names(game: Game) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in _folder(game).glob("*.toml")))


@lru_cache(maxsize=4)
def _all_italian(game: Game) -> Mapping[str, str]:
    """Folded Italian name → file; read only when a name is no English one."""
    names = {}
    for stem in _names(game):
        path = _folder(game) / f"{stem}.toml"
        for item in tomllib.loads(path.read_text(encoding="utf-8")).get("card", ()):
            if item.get("it"):
                names[fold(item["it"])] = stem
    return names


def _italian(game: Game, name: str) -> Described:
    stem = _all_italian(game).get(name)
    return _file(game, stem) if stem else Described()


#: No file can have a longer name, and no card has.
_LONGEST = 200


@lru_cache(maxsize=4096)
def _file(game: Game, stem: str) -> Described:
    path = _folder(game) / f"{stem}.toml"
    if len(stem) > _LONGEST or not path.is_file():
        return Described()
    text = path.read_text(encoding="utf-8")
    cards = tuple(read_cards(text, str(path), game.rules))
    check_title(cards, text, path)
    plain = tomllib.loads(text).get("plain") if text.startswith("plain") else None
    return Described(cards, plain)


def read_cards(text: str, file: str, rules: Rules) -> Iterator[Card]:
    """Every card that the TOML ``text`` describes in the words of ``rules``. Raises ``ParseError``."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ParseError(f"this is not TOML: {error}", file=file) from None
    for key in data:
        if key not in _TABLES:
            found = spelt_alike(key, _TABLES)
            raise ParseError(f"unknown table {key!r}", file=file, candidates=found)
    for number, item in enumerate(data.get("card", ()), 1):
        try:
            yield read_card(item, rules)
        except NotationError as error:
            raise ParseError(
                f"card {number}, {error.path}: {error.message}",
                file=file,
                line=_line_of(text, number, error.path),
                candidates=error.candidates,
                remedy="docs/engine.md says what the notation can say; what it cannot is opaque",
            ) from None


def check_title(cards: tuple[Card, ...], text: str, path: Path) -> None:
    """Refuse cards that nobody would find by their title. Raises ``ParseError``."""
    for number, card in enumerate(cards, 1):
        if card.name != cards[0].name:
            raise ParseError(
                f"{card.name!r} stands in the file of {cards[0].name!r}",
                file=str(path),
                line=_line_of(text, number),
                remedy=f"put it into {slug(card.name)}.toml",
            )
        if slug(card.name) != path.stem:
            raise ParseError(
                f"{card.name!r} is looked for in {slug(card.name)}.toml, not here",
                file=str(path),
                line=_line_of(text, number),
                remedy=f"call the file {slug(card.name)}.toml",
            )


#: What the path of an error begins with: the code of the card, and which of its abilities it is.
_ABILITY = re.compile(r"[^./]*/(\d+)")


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
            raise NotationError(f"expected a list of words, found {value!r}", field)
    for field in ("stats", "keywords"):
        if not isinstance(item.get(field, {}), Mapping):
            raise NotationError(f"expected a table, found {item[field]!r}", field)
    _known(item["type"], rules.words["type"], "type")
    for word in item.get("classes", ()):
        _known(word, rules.words.get("of-class", ()), "classes")
    for name in item.get("stats", {}):
        _known(name, {*rules.words.get("beside-stat", ()), *rules.words.get("stat", ())}, "stats")
    uses = item.get("keywords", {}).get("uses", {})
    if not isinstance(uses, Mapping):
        raise NotationError(f"expected a table, found {uses!r}", "keywords.uses")
    for name in uses:
        _known(name, rules.words.get("uses", ()), "keywords.uses")
    for name in item.get("stats", {}).get("icons", {}):
        _known(f"{name}-icons", rules.words.get("stat", ()), "stats.icons")


def _known(word: str, known: Collection[str], path: str) -> None:
    if word not in known:
        raise NotationError(f"unknown word {word!r}", path, spelt_alike(str(word), known))


def read_card(item: Mapping[str, Any], rules: Rules, origin: str = "written") -> Card:
    """The card that the table ``item`` describes. Raises ``NotationError``."""
    for field in item:
        if field not in _FIELDS:
            raise NotationError(f"unknown field {field!r}", "card", spelt_alike(field, _FIELDS))
    for field in ("code", "name", "type"):
        if not item.get(field):
            raise NotationError(f"a card needs {field!r}", "card")
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
        classes=tuple(item.get("classes", ())),
        abilities=tuple(
            read_ability(one, rules, f"{code}/{place}", origin)
            for place, one in enumerate(item.get("ability", ()), 1)
        ),
    )
    for check in rules.card_checks:
        check(card)
    return card
