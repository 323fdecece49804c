"""How a game is spoken of: every sentence, option, choice, chance, zone and word, a row each."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from rulesref.wording.pattern import Many, Pattern, many, patterns_of
from rulesref.wording.pattern_table import PatternTable
from rulesref.wording.rows import (
    NOTHING_UNSAID,
    Card,
    ChanceRow,
    Form,
    LeftOut,
    Option,
    OptionRow,
    Scene,
    Turned,
    Ways,
)
from rulesref.wording.sentence import Intent, Sentence, never
from rulesref.wording.words import Words

LANGUAGES = ("en", "it")
#: What the id of an explanation ends with that takes the place of another one at a table.
AT_TABLE = " at a table"
Row = TypeVar("Row")


class Speech:
    """The rows of one game; those of ``shared``, which any game can say, are among them."""

    def __init__(self, shared: Speech | None = None) -> None:
        self.sentences: dict[str, Sentence] = {}
        #: Kind, language, number of sentences → ``table``.
        self._tables: dict[tuple[str, str, int], PatternTable[Sentence]] = {}
        self.options: dict[str, OptionRow] = {}
        #: Choice or chance → language → what is decided, after "chooses" or "decides".
        self.choices: dict[str, Mapping[str, str]] = {}
        self.chances: dict[str, ChanceRow] = {}
        #: Zone of the engine, "nowhere" for none → language → where a card in it is.
        self.zones: dict[str, Mapping[str, str]] = {}
        #: Text of an unmet expectation → language → what was expected, or what is so instead.
        self.unmets: dict[str, Mapping[str, Pattern]] = {}
        #: Why a step cannot be taken → language → what is so instead, and what to write.
        self.explanations: dict[str, Mapping[str, tuple[Pattern, ...]]] = {}
        #: Stop for want of a fact → language → how a step tells such a fact.
        self.lacked: dict[str, Mapping[str, Pattern]] = {}
        #: Such a stop → language → the step that a player means who says no more than what is wanted.
        self.answers: dict[str, Mapping[str, Pattern]] = {}
        #: Event → language → what is assumed where it happens.
        self.assumptions: dict[str, Mapping[str, Pattern]] = {}
        #: Events of these that may decide what follows.
        self.deciding: set[str] = set()
        #: Events whose amounts add up where they are told: 1 damage and 1 damage are 2 damage.
        self.adding_up: set[str] = set()
        #: Events of which it may be told how much of it there has been in all.
        self.summed: set[str] = set()
        #: Stops for want of what fate gives next: all else that lies there is known.
        self.fates: dict[str, str] = {}
        #: Language → ways to put {who} at a place which says nothing of its own, sentence by sentence.
        self.seats: dict[str, tuple[tuple[str, ...], ...]] = {"en": (), "it": ()}
        #: Sentences that put those who play at a place: by the first of them one is put there.
        self.seating: tuple[str, ...] = ()
        self.ways = Ways()
        #: Type of a card → language → how a step lays such a card out, as an example.
        self.lying: dict[str, Mapping[str, Pattern]] = {}
        self.words = Words()
        #: Slot of an event, or event and slot → the words that it can hold in a scene.
        self.known: dict[str, Callable[[Scene], Iterable[str]]] = {}
        #: Slot of an event → another slot whose value may be told in its place.
        self.instead_of: dict[str, str] = {}
        #: Event → another one that is meant by the same words, by what is told of the first; None for none.
        self.comes_to: dict[
            str, Callable[[Mapping[str, Any]], tuple[str, dict[str, Any]] | None]
        ] = {}
        #: Event whose timeline line tells the title of a step as well → what a chart calls it.
        self.titled: dict[str, str] = {}
        #: Language → type of a card → the sentences that lay such a card out.
        self.lays_out: dict[str, dict[str, str]] = {"en": {}, "it": {}}
        #: Types of cards that lie on the table for all: no deck and no hand holds one.
        self.on_table: frozenset[str] = frozenset()
        #: Types of cards whose sentences suit no other type: a name in one of them means that type.
        self.named_alone: frozenset[str] = frozenset()
        #: Kind of a sentence → those of which a table asks slot by slot, in that order.
        self.forms: dict[str, tuple[Form, ...]] = {}
        #: What a card that lies there alone of its kind is called without its name → that kind.
        self.called_by_kind: dict[str, str] = {}
        #: Stop for want of what fate gives a test → the event that begins it, the sentences (by whom)
        #: that tell every result of it.
        self.results: dict[str, tuple[str, tuple[str, ...]]] = {}
        #: Sentence that leaves out a number → what it leaves out.
        self.left_out: dict[str, LeftOut] = {}
        self.unsaid = NOTHING_UNSAID
        #: Names that mean a card at this moment: (folded name, card, whether over one told before).
        self.names_now: Callable[[Scene], Iterator[tuple[str, Card, bool]]] = lambda scene: iter(())
        #: Language → words of which each may stand for another, as a player means them.
        self.alike: dict[str, tuple[frozenset[str], ...]] = {"en": (), "it": ()}
        #: Texts that say the same as one that is no sentence: where it says "it", "his", "her".
        self.rewordings: Callable[[Scene, str], Iterator[str]] = lambda scene, text: iter(())
        #: Type of the cards that play, and by language what may stand for the only one of them.
        self.player = ""
        #: A text that begins with a pronoun → the same of each of whom it may be told.
        self.of_each: Callable[[Scene, str], tuple[str, ...]] = lambda scene, text: ()
        #: A text with both names where it tells two of a type that a case (name → type) has of two.
        self.both_by_name: Callable[[str, Mapping[str, str], str], str] = (
            lambda text, told, language: text
        )
        self.both: Mapping[str, Any] = {"en": None, "it": None}
        self.pronoun: Mapping[str, re.Pattern[str] | None] = {"en": None, "it": None}
        #: The rows that say how much of something there is: asked for by an article, it may be more.
        self.counts: frozenset[str] = frozenset()
        #: Name of a card that plays → the pronoun for it; language → such a pronoun → what says it.
        self.called: Mapping[str, str] = {}
        self.calling: Mapping[str, Mapping[str, re.Pattern[str]]] = {"en": {}, "it": {}}
        #: Text, where "it" stands in it, language → the types of what that can be; none where it does not tell.
        self.types_of_it: Callable[[str, tuple[int, int], str], Collection[str]] = (
            lambda text, where, language: ()
        )
        #: A text that tells neither who attacks nor whom → each attack that it may mean; and, by language, such a text.
        self.untold_attacker: Callable[[Scene, str], tuple[str, ...]] = lambda scene, text: ()
        #: Event → another one that its words are easily said for, and by slot of it which slot that has.
        self.easily_said_for: dict[str, tuple[str, dict[str, str]]] = {}
        #: Event → its two sides, which are easily told the other way round.
        self.turned: dict[str, Turned] = {}
        #: A text that may mean one thing or another → each of them, as a sentence says it.
        self.may_mean: Callable[[Scene, str], tuple[str, ...]] = lambda scene, text: ()
        self.attacks_untold: Mapping[str, re.Pattern[str] | None] = {"en": None, "it": None}
        #: Types of the cards that others are at.
        self.places: frozenset[str] = frozenset()
        #: Italian verb, a card → whether that can be done to it.
        self.may_suffer: Callable[[str, Card], bool] = lambda verb, card: True
        #: Sentence that says what is not so, with its slots → the Given step that makes it so; or "".
        self.supposing: Callable[[Scene, str, Mapping[str, Any]], str] = lambda scene, row, slots: (
            ""
        )
        #: What a Given step tells, and the steps behind it → what it says by those; empty for nothing.
        self.told_later: Callable[[Scene, Any, Sequence[Any]], tuple[str, ...]] = (
            lambda scene, told, later: ()
        )
        #: Text, kind of step, language → the sentences that such a text may fold into one.
        self.unfolded: Callable[[str, str, str], Iterator[tuple[str, ...]]] = (
            lambda text, kind, language: iter(())
        )
        #: Text, language → the same as sentences say it, where it speaks of what goes on by no name, so
        #: that it reads only then; or "".
        self.of_what_goes_on: Callable[[str, str], str] = lambda text, language: ""
        #: Text, language → the same without whose a card is, which is known only once it lies there.
        self.of_no_owner: Callable[[str, str], str] = lambda text, language: text
        if shared is not None:
            self._take(shared)

    def _take(self, other: Speech) -> None:
        self.sentences |= other.sentences
        self.options |= other.options
        self.choices |= other.choices
        self.chances |= other.chances
        self.zones |= other.zones
        self.unmets |= other.unmets
        self.explanations |= other.explanations
        self.lacked |= other.lacked
        self.answers |= other.answers
        self.fates |= other.fates
        self.assumptions |= other.assumptions
        self.deciding |= other.deciding
        self.adding_up |= other.adding_up
        self.summed |= other.summed
        self.lying |= other.lying
        self.words.take(other.words)

    def sentence(
        self,
        kind: str,
        id: str,
        *,
        en: Many,
        it: Many,
        table: bool = False,
        open: bool = False,
        asks: bool = True,
        lasts: bool = False,
        fleeting: bool = False,
        absent: Callable[..., bool] = never,
        effect: bool = False,
        ordered: bool = False,
        early: Callable[..., None] = lambda scene, **slots: None,
        **slots: str,
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Add a sentence of a case; the decorated function is what it does."""

        def add(function: Callable[..., Any]) -> Callable[..., Any]:
            patterns = patterns_of(en, it, slots)
            row = Sentence(
                *(id, kind, slots, patterns, function, table, open, asks, lasts, fleeting, absent),
                effect=effect,
                ordered=ordered,
                early=early,
            )
            _once(self.sentences, id, row)
            return function

        return add

    def option(
        self,
        id: str,
        *,
        en: Many,
        it: Many,
        fill: Callable[[Scene, Option], Mapping[str, Any]] | None = None,
        also: Callable[[Scene, Option], tuple[str, ...]] | None = None,
        fits: Callable[[Option, Intent], bool] | None = None,
        told_by: Many = (),
        silent: bool = False,
        in_parts: bool = False,
        aim: bool = False,
    ) -> None:
        """Add the sentences of an option ``id``; ``fill`` gives the slots of one of them."""
        row = OptionRow(
            id, patterns_of(en, it, {}), fill, also, fits, many(told_by), silent, in_parts, aim
        )
        _once(self.options, id, row)

    def form(self, kind: str, row: str, *new: str, none: str = "") -> None:
        """Have tables ask for the ``row`` of ``kind``; cards in its slots ``new`` come from elsewhere.

        Where there are none, the row ``none`` says so.
        """
        self.forms[kind] = (*self.forms.get(kind, ()), Form(row, frozenset(new), none))

    def choice(self, id: str, *, en: str, it: str) -> None:
        """Add what a choice or a chance ``id`` is about, as it follows "chooses" or "decides"."""
        _once(self.choices, id, {"en": en, "it": it})

    def chance(
        self,
        id: str,
        *,
        en: str,
        it: str,
        values: Mapping[str, Mapping[str, str]] | None = None,
        repeated_by: tuple[str, str] | None = None,
        step: Callable[[Scene, Any], tuple[str, Mapping[str, Any]]] | None = None,
        every: Collection[Any] = (),
    ) -> None:
        """Add how an outcome of the chance ``id`` is told; "" is any chance without a row."""
        sentences = {"en": en, "it": it}
        row = ChanceRow(id, sentences, values or {}, repeated_by, step, every)
        _once(self.chances, id, row)

    def zone(self, id: str, *, en: str, it: str) -> None:
        """Add where a card in the zone ``id`` is."""
        _once(self.zones, id, {"en": en, "it": it})

    def unmet(self, id: str, *, en: str, it: str) -> None:
        """Add what was expected, or what is so instead; ``in_words`` fills its slots."""
        _once(self.unmets, id, {"en": Pattern(en, {}), "it": Pattern(it, {}, "it")})

    def explanation(self, id: str, *, en: tuple[str, str], it: tuple[str, str]) -> None:
        """Add why a step cannot be taken, and what to write; ``explain`` fills the slots of both."""
        _once(self.explanations, id, patterns_of(en, it, {}))

    def lacking(self, stop: str, *, en: str, it: str, fate: str = "") -> None:
        """Add how to tell what the ``stop`` lacks, by an example of a step.

        {card} is its source, {other} another card of its type, {title} the card that it names, {who} does what stopped, {given} and
        {when} are keywords. What lacks may be no more than what fate gives next, in the chance ``fate``.
        """
        if fate:
            self.fates[stop] = fate
        _once(self.lacked, stop, {"en": Pattern(en, {}), "it": Pattern(it, {}, "it")})

    def answering(self, stop: str, *, en: str, it: str) -> None:
        """Add the step that is meant where the ``stop`` asks for it and somebody says {what} alone."""
        _once(self.answers, stop, {"en": Pattern(en, {}), "it": Pattern(it, {}, "it")})

    def assumption(self, event: str, *, en: str, it: str, decides: bool = False) -> None:
        """Add what is assumed where the ``event``, whose slots it has, happens.

        It ``decides`` where what follows might be another thing without it.
        """
        if decides:
            self.deciding.add(event)
        _once(self.assumptions, event, {"en": Pattern(en, {}), "it": Pattern(it, {}, "it")})

    def lies(self, type: str, *, en: str, it: str) -> None:
        """Add an example of a step that lays out {card}, of a ``type``; {who} is an investigator."""
        _once(self.lying, type, {"en": Pattern(en, {}), "it": Pattern(it, {}, "it")})

    def word(
        self, type: str, *, en: Mapping[str, str], it: Mapping[str, str], slots: Many = ()
    ) -> None:
        """Add words of ``type`` (word → meaning), which ``slots`` of events and options hold."""
        languages = self.words.sets.setdefault(type, {"en": {}, "it": {}})
        languages["en"] |= en
        languages["it"] |= it
        for slot in many(slots):
            _once(self.words.types, slot, type)

    def rows(self, kind: str = "") -> list[Sentence]:
        """The sentences, those of one ``kind`` where it is given."""
        rows = self.sentences.values()
        return [row for row in rows if row.kind == kind] if kind else list(rows)

    def table(self, kind: str, language: str) -> PatternTable[Sentence]:
        """The sentences of ``kind`` in one language, by their words."""
        key = (kind, language, len(self.sentences))
        if key not in self._tables:
            rows = ((row, one) for row in self.rows(kind) for one in row.patterns[language])
            self._tables[key] = PatternTable(rows)
        return self._tables[key]


def _once(rows: dict[str, Row], id: str, row: Row) -> None:
    if id in rows:
        raise ValueError(f"two rows are called {id!r}")
    rows[id] = row
