"""A printed card becomes facts: what the productions understand runs, the rest is named.

Each line of a text is read whole or not at all. Of a line that is not understood the head may be:
when it is used, what it costs, how often; then its effect alone is left open (``opaque``). A line
that could mean two different things is not understood either.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rulesref.cards.data.arkhamdb import CardRecord
from rulesref.engine.clause import NotationError
from rulesref.engine.rules import Rules
from rulesref.facts.card_file import read_card
from rulesref.facts.compiler.detecting import missing
from rulesref.facts.compiler.parsing import Names, Parse, Reading, TooMuchError
from rulesref.facts.compiler.printed import facts_of, unknown_of
from rulesref.facts.compiler.productions import Productions, read_productions
from rulesref.facts.compiler.referring import addresses_nobody, astray
from rulesref.facts.compiler.template import CLASH, fill
from rulesref.facts.compiler.tokens import LINE, SELF, Token, tokens_of
from rulesref.games.game import Game

#: Longer texts are no card's.
MOST_TOKENS = 1_500

#: How much of a line is understood.
FULL, HEAD, NOTHING = "full", "head", "none"


class Line(NamedTuple):
    """What became of one printed ability, from ``start`` to ``end`` of the text.

    ``understood`` is ``FULL``, ``HEAD`` or ``NOTHING``; ``facts`` are its keywords, stats and
    abilities; ``stopped`` is where in the text nothing fitted any more.
    """

    start: int
    end: int
    understood: str
    facts: Mapping[str, Any]
    reading: Reading | None = None
    stopped: int = 0


class Compiled(NamedTuple):
    """A card as facts, in the shape of ``facts.card_file``, and what became of each of its lines."""

    facts: Mapping[str, Any]
    lines: tuple[Line, ...]
    #: Those of the other side: ``start`` and ``end`` are places in its text.
    back: tuple[Line, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether everything that is printed on the card runs."""
        return all(line.understood == FULL for line in (*self.lines, *self.back))


class Compiler(NamedTuple):
    """What compiling needs: the productions, the names of all cards, the rules of the game."""

    productions: Productions
    names: Names
    rules: Rules
    called: Mapping[str, str]

    def card(self, record: CardRecord) -> Compiled:
        """The facts of ``record``."""
        facts: Mapping[str, Any] = facts_of(record, self.called)
        lines: list[Line] = []
        tokens = tokens_of(record.text, own_names(record))
        for part in units(tokens[:MOST_TOKENS], record.type):
            line = self._line(part, record, facts)
            facts = joined(facts, line.facts)
            lines.append(line)
        if len(tokens) > MOST_TOKENS:
            line = Line(0, len(record.text), NOTHING, _unread("constant"))
            facts = joined(facts, line.facts)
            lines.append(line)
        back = tuple(self._back(record, facts))
        for line in back:
            facts = joined(facts, line.facts)
        return Compiled(_where_it_lies(facts), tuple(lines), back)

    def _back(self, record: CardRecord, facts: Mapping[str, Any]) -> Iterator[Line]:
        """What stands on the unrevealed side of a location, or that something does."""
        if record.type != "location":
            return
        tokens = tokens_of(record.back_text, own_names(record) | {record.back_name})
        for part in units(tokens[:MOST_TOKENS], record.type):
            parse = Parse(part, self.productions, self.names, facts)
            start, end = part[0].start, part[-1].end
            try:
                meant = [
                    more
                    for one in parse.whole("back-line")
                    if self._fits(facts, more := _unrevealed(one.value))
                    and not any(missing(told(part, one), more))
                    and not astray(part, one)
                ]
            except TooMuchError:
                meant = []
            if len(meant) == 1:
                yield Line(start, end, FULL, meant[0], None, end)
            else:
                stopped = part[min(parse.furthest, len(part) - 1)].start
                yield Line(start, end, NOTHING, _unrevealed(_unread("constant")), None, stopped)

    def _line(self, tokens: Sequence[Token], record: CardRecord, facts: Mapping[str, Any]) -> Line:
        """What the words of one line mean on a card of ``facts``, as far as they are understood."""
        cost = facts.get("stats", {}).get("cost", 0)
        price = [{"pay": "resources", "amount": cost}] if cost else []
        known = {**facts, **facts.get("stats", {}), "price": price} | unknown_of(record)
        parse = Parse(tokens, self.productions, self.names, known)
        start, end = tokens[0].start, tokens[-1].end
        try:
            readings = parse.whole(_category(record.type, self.productions))
            meant = [
                one
                for one in readings
                if self._fits(facts, one.value)
                and not any(missing(told(tokens, one), one.value))
                and not astray(tokens, one)
                and not addresses_nobody(record.type, one.value.get("ability", ()))
            ]
            if len(meant) == 1:
                return Line(start, end, FULL, meant[0].value, meant[0], end)
            head = self._head(parse, tokens, facts)
        except TooMuchError:
            head = None
        stopped = tokens[min(parse.furthest, len(tokens) - 1)].start
        understood = NOTHING if head is None else HEAD
        left = self._nothing(tokens[0].word, facts) if head is None else head
        return Line(start, end, understood, _wherever(left, tokens, facts["type"]), None, stopped)

    def _fits(self, facts: Mapping[str, Any], more: Mapping[str, Any]) -> bool:
        """Whether a card of ``facts`` may have what a line says too."""
        both = joined(facts, more)
        if both is CLASH:
            return False
        try:
            read_card(both, self.rules, "compiled")
        except NotationError:
            return False
        return True

    def _head(
        self, parse: Parse, tokens: Sequence[Token], facts: Mapping[str, Any]
    ) -> Mapping[str, Any] | None:
        """The longest head of the line, with its limit and an effect that is left open.

        There is none where what was not read goes on to say when, how often or at what cost.
        """
        limits = parse.every("limit")
        heads = sorted(parse.at("line-head", 0), key=lambda one: one.end, reverse=True)
        for one in heads:
            later = [limit for limit in limits if limit.start >= one.end]
            if len(later) > 1 or self._says_more(parse, one, later):
                continue
            if one.end == 0 and (
                _begins_apart(tokens) or (facts["type"] != "event" and parse.every("not-constant"))
            ):
                continue
            limit = later[0].value if later else {}
            *others, ability = one.value["ability"]
            more = {**one.value, "ability": [*others, {**ability, **limit, **OPEN}]}
            if self._fits(facts, more):
                return more
        return None

    def _says_more(self, parse: Parse, head: Reading, limits: list[Reading]) -> bool:
        """Whether anything behind ``head`` is part of a head, beside its ``limits``."""
        return any(
            more.start >= head.end
            and not any(limit.start <= more.start < limit.end for limit in limits)
            for more in parse.every("beyond-head")
        )

    def _nothing(self, word: str, facts: Mapping[str, Any]) -> Mapping[str, Any]:
        """The facts of a line that begins with ``word`` and is not understood at all."""
        kind = _MARKED.get(word) or _BY_TYPE.get(facts["type"], "constant")
        return next(more for more in map(_unread, (kind, "constant")) if self._fits(facts, more))


def _unrevealed(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """Abilities that act while the location is unrevealed."""
    return {"ability": [{**ability, "name": "unrevealed"} for ability in facts["ability"]]}


def _unread(kind: str) -> Mapping[str, Any]:
    """An ability of ``kind`` of which nothing else is known."""
    ability = {"kind": kind, **UNREAD}
    if kind == "skill":
        ability["name"] = "committed"
    return {"ability": [ability]}


#: With such words an effect goes on where the card then lies: what is not understood may act there.
_STAYS: Mapping[str, frozenset[str]] = {"event": frozenset({"attach", "attached"})}
_ATTACHED = frozenset({"attached"})
#: Where a card may act beside play, and the word that names the place.
_ZONES = {"hand": "hand", "discard": "pile"}
#: How far behind its name a text may say where the card is.
_NEAR = 5


def _wherever(left: Mapping[str, Any], tokens: Sequence[Token], type: str) -> Mapping[str, Any]:
    """``left``, facts of a line that is not understood, wherever what it says could act.

    A card may do something in the hand or the discard pile, if it speaks of itself there; one that
    is attached may go on to say what always holds.
    """
    words = [token.word for token in tokens]
    behind = [words[place + 1 : place + _NEAR] for place, word in enumerate(words) if word == SELF]
    zones = [zone for zone, word in _ZONES.items() if any(word in near for near in behind)]
    abilities = [
        {"zones": [*zones, "play"], **ability} if zones else ability for ability in left["ability"]
    ]
    kinds = {ability["kind"] for ability in abilities}
    if "constant" not in kinds and not _STAYS.get(type, _ATTACHED).isdisjoint(words):
        abilities += _unread("constant")["ability"]
    return {**left, "ability": abilities}


#: What a hidden card does of itself acts in the hand where it lies; a revelation brings it there.
_BROUGHT = "revelation"


def _where_it_lies(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """arkham-lcg/hidden: the abilities of a hidden treachery act in the hand."""
    if facts["type"] != "treachery" or not facts.get("keywords", {}).get("hidden"):
        return facts
    abilities = [
        ability if ability["kind"] == _BROUGHT else {"zones": ["hand"], **ability}
        for ability in facts.get("ability", ())
    ]
    return {**facts, "ability": abilities}


#: Shorter titles are words of the language as well.
_SHORTEST = 3


def compiler_of(game: Game, called: Mapping[str, str]) -> Compiler:
    """The compiler of ``game`` by its productions; ``called`` are the names of cards by code."""
    words = {
        title: [token.printed for token in tokens_of(title)]
        for title in dict.fromkeys(called.values())
        if len(title) >= _SHORTEST
    }
    productions = read_productions(game.corpus / "productions")
    return Compiler(productions, Names(words), game.rules, called)


#: What stands for an effect that is not understood, and for an ability of which nothing is.
OPEN, UNREAD = {"opaque": ""}, {"opaque": "?"}

_MARKED = {
    "[action]": "action",
    "[reaction]": "reaction",
    "[fast]": "free",
    "forced": "forced",
    "revelation": "revelation",
    "haunted": "haunted",
    "spawn": "spawn",
    "prey": "prey",
    "objective": "objective",
    "[elder_sign]": "elder-sign",
}
_BY_TYPE = {"event": "play", "skill": "skill"}


def told(tokens: Sequence[Token], reading: Reading) -> list[Token]:
    """The words of ``reading`` but for those that say nothing of play, such as how decks are built."""
    silent = set(_silent(reading))
    return [token for place, token in enumerate(tokens) if place not in silent]


def _silent(reading: Reading) -> Iterator[int]:
    if reading.production is not None and reading.value == {}:
        yield from range(reading.start, reading.end)
    for part in reading.parts:
        yield from _silent(part)


def joined(facts: Mapping[str, Any], more: Mapping[str, Any]) -> Any:
    """``facts`` and ``more`` in one table, or ``CLASH``."""
    return fill({"+": ["{a}", "{b}"]}, {"a": facts, "b": more})


def _category(type: str, productions: Productions) -> str:
    own = f"{type}-line"
    return own if own in productions.categories else "line"


def own_names(record: CardRecord) -> frozenset[str]:
    """What the text calls the card itself: by its name alone, or with the second one."""
    second = [f"{record.name} ({record.subname})"] if record.subname else []
    return frozenset([record.name, *second])


#: With what a new ability of an event begins: its other lines are one effect.
_APART = frozenset(_MARKED)


def units(tokens: Sequence[Token], type: str) -> list[list[Token]]:
    """The abilities that are printed one below the other; the lines of an effect are one."""
    lines: list[list[Token]] = [[]]
    for token in tokens:
        if token.word == LINE:
            lines.append([])
        else:
            lines[-1].append(token)
    found: list[list[Token]] = []
    for line in filter(None, lines):
        goes_on = (type == "event" and not _begins_apart(line)) or line[0].word in ("-", "•")
        if found and (goes_on or _quotes(found[-1])):
            found[-1].extend([_between(found[-1][-1], line[0]), *line])
        else:
            found.append(line)
    return found


def _quotes(line: Sequence[Token]) -> bool:
    """Whether ``line`` ends inside a quotation: what a card gains, or what it is treated as."""
    return sum(token.word == '"' for token in line) % 2 == 1


def _begins_apart(line: Sequence[Token]) -> bool:
    return line[0].word in _APART or line[0].word == "attached"


def _between(before: Token, after: Token) -> Token:
    return Token(LINE, "\n", before.end, after.start)
