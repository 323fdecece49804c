"""In which words a case is told: its game, how that game is spoken of, and the case's language."""

from __future__ import annotations

from rulesref.entries import fold
from rulesref.errors import RulesrefError, UnresolvedReference
from rulesref.facts.called import split, whole_name
from rulesref.facts.described import card_named, is_described
from rulesref.games.card import Card
from rulesref.games.game import Game
from rulesref.record import NamedTuple
from rulesref.wording.speech import Speech


class Tongue(NamedTuple):
    """The words of one case."""

    game: Game
    speech: Speech
    language: str
    #: What a name that several cards have means, if it is told alone.
    meant: tuple[Card, ...] = ()

    def worded(self, slot: str, value: str, *, single: bool = False) -> str:
        """``value``, a word of the engine in ``slot``, as it is printed; ``single`` after a 1."""
        return self.speech.words.worded(slot, value, self.language, single=single)

    def card(self, text: str) -> Card:
        """The card that ``text`` names, an investigator by their first name alone as well.

        Raises ``UnresolvedReference``, ``AmbiguousReference``.
        """
        try:
            return card_named(text, self.game)
        except UnresolvedReference:
            whole = whole_name(text, self.game)
            if whole is None:
                raise
            return card_named(whole, self.game)

    def called(self, name: str) -> str:
        """The card called ``name`` as the language of the case calls it, if it is described.

        A subtitle in brackets, by which it was told from its namesakes, stays.
        """
        try:
            card = self.card(name)
        except RulesrefError:
            return name
        called = card.italian if self.language == "it" and card.italian else card.name
        mark = split(name)[1]
        return f"{called} ({mark})" if mark and fold(mark) == fold(card.subname) else called

    def describes(self, text: str) -> bool:
        """Whether ``text`` is the English name of a described card."""
        return is_described(text, self.game)

    def event_sentences(self) -> list[str]:
        """Every sentence by which a timeline tells an event."""
        events = [kind for kind in self.game.rules.events.values() if not kind.silent]
        return [text for kind in events for text in kind.templates[self.language]]
