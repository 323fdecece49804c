"""A printed card becomes facts: what the productions understand runs, the rest is named.

Each line of a text is read whole or not at all. Of a line that is not understood the head may be:
when it is used, what it costs, how often; then its effect alone is left open (``opaque``). A line
that could mean two different things is not understood either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.cards.data.arkhamdb import CardRecord
from rulesref.engine.clause import NotationError
from rulesref.engine.rules import Rules
from rulesref.facts.card_file import read_card
from rulesref.facts.compiler.compiled_card import (
    FULL,
    HEAD,
    NOTHING,
    CompiledAbility,
    CompiledCard,
    joined,
)
from rulesref.facts.compiler.given import given
from rulesref.facts.compiler.heads import (
    BEGUN,
    is_constant,
    not_the_whole_head,
    quoted,
    said_behind,
    says_more,
)
from rulesref.facts.compiler.hidden import where_it_lies
from rulesref.facts.compiler.left_open import OPEN, all_open, kinds_of, unread, wherever
from rulesref.facts.compiler.lines import (
    begins_apart,
    begun_by_players,
    own_names,
    too_long,
    units,
)
from rulesref.facts.compiler.on_their_own import told_directly
from rulesref.facts.compiler.once_defeated import once_defeated
from rulesref.facts.compiler.parsing import Parse, TooMuchError
from rulesref.facts.compiler.printed import facts_of, printed_on
from rulesref.facts.compiler.productions import Productions, read_productions
from rulesref.facts.compiler.reading import Reading
from rulesref.facts.compiler.referring import opens_card
from rulesref.facts.compiler.same_meaning import apart
from rulesref.facts.compiler.sides import OTHER_SIDE, TURNED_OVER, UNREVEALED, Side
from rulesref.facts.compiler.soundness import is_sound, tells_all
from rulesref.facts.compiler.symbols import SYMBOLS, SYMBOLS_HARDER, is_reference
from rulesref.facts.compiler.template import CLASH, leaves_x
from rulesref.facts.compiler.titles import Names, names_of
from rulesref.facts.compiler.tokens import Token, tokens_of
from rulesref.facts.compiler.wordings import Rewordings, read_wordings
from rulesref.games.game import Game


class Compiler(NamedTuple):
    """What compiling needs: the productions, the names of all cards, the rules of the game."""

    productions: Productions
    names: Names
    rules: Rules
    called: Mapping[str, str]
    wordings: Rewordings = Rewordings()

    def basis(self, record: CardRecord) -> str:
        """All that ``card(record)`` depends on besides the productions and the rules of the game."""
        texts = (record.text, record.back_text)
        tokens = [tokens_of(text, own_names(record) | {record.back_name}) for text in texts]
        titles = {
            title
            for each in tokens
            for place in range(len(each))
            for names in (self.names, self.names.behind)
            if names is not None
            for _, title in names.at(each, place)
        }
        flags = sorted(record.flags)
        return repr(
            (
                facts_of(record, self.called),
                record._replace(flags=frozenset()),
                flags,
                sorted(titles),
            )
        )

    def card(self, record: CardRecord) -> CompiledCard:
        """The facts of ``record``."""
        facts: Mapping[str, Any] = facts_of(record, self.called)
        lines, back = [], []
        for line in self._lines(record, facts):
            facts = joined(facts, line.facts)
            lines.append(line)
        for line in self._back(record, facts):
            facts = joined(facts, line.facts)
            back.append(line)
        return CompiledCard(once_defeated(where_it_lies(facts)), tuple(lines), tuple(back))

    def _lines(self, record: CardRecord, facts: Mapping[str, Any]) -> Iterator[CompiledAbility]:
        """What the lines of the text mean on a card of ``facts``, as far as they are understood."""
        if is_reference(record):
            yield from self._side(record.text, record, facts, SYMBOLS)
            return
        tokens = tokens_of(record.text, own_names(record))
        if too_long(tokens):
            yield CompiledAbility(0, len(record.text), NOTHING, all_open(facts["type"]))
            return
        parts = units(tokens, record.type)
        for part in parts:
            line = self._line(part, record, facts, sum(map(begun_by_players, parts)) == 1)
            facts = joined(facts, line.facts)
            yield line

    def _back(self, record: CardRecord, facts: Mapping[str, Any]) -> Iterator[CompiledAbility]:
        """What stands on the other side of a location, an act, an agenda or a reference card."""
        if is_reference(record):
            yield from self._side(record.back_text, record, facts, SYMBOLS_HARDER)
        elif record.type == "location":
            yield from self._side(record.back_text, record, facts, UNREVEALED)
        elif record.type in TURNED_OVER:
            lines = list(self._side(record.back_text, record, facts, OTHER_SIDE))
            yield from lines or [CompiledAbility(0, 0, NOTHING, OTHER_SIDE.open(()))]

    def _side(
        self, text: str, record: CardRecord, facts: Mapping[str, Any], side: Side
    ) -> Iterator[CompiledAbility]:
        """What the lines of ``text`` mean, which is read by productions of its own."""
        tokens = tokens_of(text, own_names(record) | {record.back_name})
        if too_long(tokens):
            yield CompiledAbility(0, len(text), NOTHING, side.acting(side.open(())))
            return
        for part in side.units(tokens, record.type):
            parse = Parse(part, self.productions, self.names, facts)
            start, end = part[0].start, part[-1].end
            try:
                meant = self._meant(parse, part, side.category, facts, side.acting)
            except TooMuchError:
                meant = []
            if len(meant) == 1:
                line = CompiledAbility(start, end, FULL, meant[0][0], meant[0][1], end)
            else:
                left = side.acting(side.open(part))
                line = CompiledAbility(start, end, NOTHING, left, None, _stopped(parse, part))
            yield line

    def _line(
        self, tokens: Sequence[Token], record: CardRecord, facts: Mapping[str, Any], only: bool
    ) -> CompiledAbility:
        """What the words of one line mean on a card of ``facts``, as far as they are understood.

        ``only`` says that no other ability of the card is one that players begin.
        """
        parse = Parse(tokens, self.productions, self.names, {**facts, **printed_on(record, facts)})
        start, end = tokens[0].start, tokens[-1].end
        try:
            meant = self._meant(parse, tokens, _category(record.type, self.productions), facts)
            if len(meant) == 1 and (only or not opens_card(meant[0][0].get("ability", ()))):
                return CompiledAbility(start, end, FULL, meant[0][0], meant[0][1], end)
            if (other := self._in_other_words(tokens, record, facts, only)) is not None:
                return CompiledAbility(start, end, FULL, other[0], other[1], end)
            head = self._head(parse, tokens, facts, only)
        except TooMuchError:
            head = None
        if head is None:
            left, reading = self._nothing(tokens[0].word, facts), None
        else:
            left, reading = head
        understood = NOTHING if head is None else HEAD
        open_there = wherever(left, tokens, facts["type"])
        return CompiledAbility(start, end, understood, open_there, reading, _stopped(parse, tokens))

    def _in_other_words(
        self, tokens: Sequence[Token], record: CardRecord, facts: Mapping[str, Any], only: bool
    ) -> tuple[Mapping[str, Any], Reading] | None:
        """The one meaning of ``tokens`` as other texts would put them, if they have one."""
        found: list[tuple[Mapping[str, Any], Reading]] = []
        for told in self.wordings.of(tokens, record.type):
            parse = Parse(
                told, self.productions, self.names, {**facts, **printed_on(record, facts)}
            )
            try:
                meant = self._meant(parse, told, _category(record.type, self.productions), facts)
            except TooMuchError:
                continue
            found += [one for one in meant if tells_all(tokens, one[0])]
        alike = told_directly(apart(found))
        if len(alike) != 1 or not (only or not opens_card(alike[0][0].get("ability", ()))):
            return None
        return alike[0]

    def _meant(
        self,
        parse: Parse,
        tokens: Sequence[Token],
        category: str,
        facts: Mapping[str, Any],
        acting: Callable[[Mapping[str, Any]], Mapping[str, Any]] = dict,
    ) -> list[tuple[Mapping[str, Any], Reading]]:
        """Every sound meaning of ``tokens`` on a card of ``facts``, each with its reading.

        ``acting`` says where its abilities act, of what the productions make.
        """
        sound: list[tuple[Mapping[str, Any], Reading]] = []
        for reading in parse.whole(category):
            more = given(tokens, acting(reading.value))
            if more is None:
                continue
            if self._fits(facts, more) and is_sound(facts, tokens, reading, more):
                sound.append((more, reading))
        return told_directly(apart(sound))

    def _fits(self, facts: Mapping[str, Any], more: Mapping[str, Any]) -> bool:
        """Whether a card of ``facts`` may have what a line says too."""
        both = joined(facts, more)
        if both is CLASH or leaves_x(more):
            return False
        try:
            read_card(both, self.rules, "compiled")
        except NotationError:
            return False
        return True

    def _head(
        self, parse: Parse, tokens: Sequence[Token], facts: Mapping[str, Any], only: bool
    ) -> tuple[Mapping[str, Any], Reading] | None:
        """The longest head of the line, with its limit and an effect that is left open.

        There is none where what was not read goes on to say when, how often or at what cost.
        ``only`` says that no other ability of the card is one that players begin.
        """
        limits, rests = parse.every("limit"), parse.every("head-rest")
        heads = sorted(parse.at("line-head", 0), key=lambda one: one.end, reverse=True)
        for one in heads:
            if not_the_whole_head(facts["type"], tokens, one):
                return None
            later = [limit for limit in limits if limit.start >= one.end]
            begun = any(ability["kind"] in BEGUN for ability in one.value["ability"])
            behind = [
                rest
                for rest in rests
                if begun and rest.start >= one.end and not quoted(tokens, rest.start)
            ]
            if len(later) > 1 or says_more(parse, one, [*later, *behind]):
                continue
            if (one.end == 0 and begins_apart(tokens)) or (
                (one.end == 0 or (facts["type"] == "skill" and is_constant(one)))
                and facts["type"] != "event"
                and parse.every("not-constant")
            ):
                continue
            limit = later[0].value if later else {}
            *others, ability = one.value["ability"]
            said = said_behind(behind)
            own, apart = joined(ability, said.get("own", {})), said.get("more", ())
            more = {**one.value, "ability": [*others, {**own, **limit, **OPEN}, *apart]}
            if self._fits(facts, more) and (only or not opens_card(apart)):
                return more, one
        return None

    def _nothing(self, word: str, facts: Mapping[str, Any]) -> Mapping[str, Any]:
        """The facts of a line that begins with ``word`` and is not understood at all.

        On a card of a type that the notation does not know nothing fits: anything may be there.
        """
        left = [unread(kind) for kind in kinds_of(word, facts["type"])]
        return next((more for more in left if self._fits(facts, more)), left[-1])


def _stopped(parse: Parse, tokens: Sequence[Token]) -> int:
    """Where in the text nothing fitted any more."""
    return tokens[min(parse.furthest, len(tokens) - 1)].start


def compiler_of(game: Game, called: Mapping[str, str], behind: Iterable[str] = ()) -> Compiler:
    """The compiler of ``game`` by its productions; ``called`` are the names of cards by code.

    ``behind`` are the names on the unrevealed sides of locations.
    """
    names = names_of(called.values(), behind)
    wordings = read_wordings(game.corpus / "wordings.toml")
    return Compiler(_productions_in(game.corpus), names, game.rules, called, wordings)


@lru_cache(maxsize=2)  # one folder of productions costs as much as hundreds of cards
def _productions_in(corpus: Path) -> Productions:
    return read_productions(corpus / "productions")


def _category(type: str, productions: Productions) -> str:
    own = f"{type}-line"
    return own if own in productions.categories else "line"
