"""The scene of a case: its state, how things are called, and what its Given steps put on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from typing import TYPE_CHECKING, Any

from rulesref.engine.machine import run
from rulesref.engine.notation import near
from rulesref.engine.outcome import DONE, Option, Refused
from rulesref.engine.state import State
from rulesref.entries import fold
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.acts_and_agendas.agenda import current
from rulesref.games.arkham_lcg.table import investigators, new_game, seat
from rulesref.games.things import bring, card_of
from rulesref.rulings.reference import Reference, alike

#: What the current cards are called without their names, folded and without an article.
CURRENT = {
    "act": ("current act", "act", "capitolo attuale", "capitolo corrente", "capitolo"),
    "agenda": ("current agenda", "agenda", "trama attuale", "trama corrente", "trama"),
}

if TYPE_CHECKING:
    from rulesref.games.card import Card
    from rulesref.rulings.verdict import Verdict


class NotHere(UnresolvedReference):
    """What a step names is no thing of the case, or not yet: it may still lie in a deck."""


class Scene:
    """One replay's state, and the things that its steps speak of.

    ``declared`` remembers what a Given step has said outright, so that nothing that a step
    merely implies is put on top of it.
    """

    def __init__(
        self, edition: str, language: str, changed: Mapping[str, Any] | None = None
    ) -> None:
        self.edition = edition
        self.state: State = new_game(edition, changed)
        self.language = language
        self.declared: set[tuple[str, str]] = set()
        #: What lay there before the Given step that is being read.
        self.laid: frozenset[str] = frozenset()
        #: The cards that the case has told by level or code, by folded name.
        self.said: dict[str, Card] = {}
        #: The cards that are in hand because a step says that they are played.
        self.implied: set[str] = set()
        self.refused: Refused | None = None
        #: What the When steps have left of the pending choice, where they left more than one.
        self.narrowed: tuple[Option, ...] = ()
        self.verdict: Verdict | None = None
        #: ``again(edition, changed)``: the same steps up to this one at another table.
        self.again: Callable[[str, Mapping[str, Any]], Scene] | None = None

    def at(self, state: State) -> Scene:
        """The same scene with ``state`` on it."""
        other = copy(self)
        other.state = state
        return other

    def declare(self, what: str, of: str, told: str) -> None:
        """Note that a Given step says ``what`` of ``of`` outright; nothing is said over it.

        Raises ``UnresolvedReference`` where an earlier step has said it; ``told`` names it.
        """
        if (what, of) in self.declared:
            raise UnresolvedReference(
                f"{told} has been said already", remedy="leave one of the two steps out"
            )
        self.declared.add((what, of))

    def note_current(self) -> None:
        """Let "the current agenda" and "the act" mean the cards that they are at this moment.

        An investigator who plays may be called by the first word of his name, if nobody else is.
        """
        for kind in ("act", "agenda"):
            card = current(self.state, kind)
            for words in CURRENT[kind] if card else ():
                for article in ("", "the ", "l'"):
                    self.said[article + words] = card_of(self.state, str(card))
        seated = [card_of(self.state, who) for who in investigators(self.state)]
        for printed in seated:
            first = fold(printed.name).split()[0].strip("\"'")
            alone = sum(fold(one.name).strip("\"'").startswith(first) for one in seated) == 1
            if alone and len(first) > 2:
                self.said.setdefault(first, printed)

    def rests(self) -> bool:
        """Whether nothing is resolving; what would end without anybody's decision ends first."""
        if not self.state.resolving:
            return True
        if self.state.pending is not None:
            return False
        ahead = self.state.fork()
        ahead.rules.hooks["refresh"](ahead)
        if run(ahead) is not DONE:
            return False
        self.state.rules.hooks["refresh"](self.state)
        run(self.state)
        return True

    def find(self, reference: Reference) -> str | None:
        """The id of the thing that ``reference`` names; ``None`` for none yet.

        One in play comes first, unless the case tells copies apart by number.
        """
        copies = self.copies(reference)
        if reference.copy:
            return copies[reference.copy - 1] if len(copies) >= reference.copy else None
        if reference.numbered:
            return self.first(reference, copies)
        playing = [id for id in copies if self.state.get(id, "zone") == "play"]
        return self.first(reference, playing or copies)

    def first(self, reference: Reference, found: list[str]) -> str | None:
        """The first of what ``reference`` could mean, unless these are different printings."""
        codes = {card_of(self.state, id).code for id in found}
        if len(codes) > 1 and not reference.printing and not reference.copy:
            told = [id for id in found if card_of(self.state, id).code == reference.card.code]
            if reference.plain and told:
                return told[0]
            name = reference.card.name
            raise UnresolvedReference(
                f"{reference.text} could be any of several printings here",
                candidates=tuple(sorted(f"{name} ({code})" for code in codes)),
                remedy="say which one, as it stands here",
            )
        return found[0] if found else None

    def copies(self, reference: Reference) -> list[str]:
        """Every thing with the name that ``reference`` gives, oldest first.

        Where it tells the printing, those of that printing, as far as there are any.
        """
        wanted = reference.card
        named = self._named(wanted.name)
        exact = [id for id, code in named.items() if code == wanted.code]
        if reference.printing and len(exact) >= max(reference.copy, 1):
            return exact
        return list(named)

    def _named(self, name: str) -> dict[str, str]:
        """Every thing with that name, oldest first, with the code of its printing."""
        return {
            id: thing["card"].code
            for id, thing in self.state.things.items()
            if "card" in thing and thing["card"].name == name
        }

    def thing(self, reference: Reference) -> str:
        """The id of the thing that ``reference`` names. Raises ``NotHere``."""
        id = self.find(reference)
        if id is None:
            here = sorted({card_of(self.state, one).name for one in self._cards()})
            raise NotHere(
                f"{reference.text} is nowhere in this case",
                told=reference.text,
                candidates=self.near(reference.text) or tuple(here),
                remedy="say in a Given step where it is",
            )
        return id

    def bring(self, reference: Reference, **attributes: Any) -> str:
        """A new copy of the card that ``reference`` names. Raises ``UnresolvedReference``.

        What earlier Given steps have laid out is no new copy, unless its number says so; one step
        may name several copies by the name alone.
        """
        self._stop_at_known(reference)
        id = bring(self.state, reference.card, **attributes)
        self.state.rules.hooks["refresh"](self.state)
        return id

    def _stop_at_known(self, reference: Reference) -> None:
        named = self._named(reference.card.name)
        exact = [id for id, code in named.items() if code == reference.card.code]
        following = {len(named) + 1, len(exact) + 1} if reference.printing else {len(named) + 1}
        if reference.copy in following or not (reference.copy or self.laid & set(exact)):
            return
        known = reference.copy <= len(named)
        told = "is in this case already" if known else "is not the next copy"
        another = f"{reference.text.partition('#')[0].strip()} #{min(following)}"
        raise UnresolvedReference(
            f"{reference.text} {told}",
            candidates=(another,),
            remedy=f"if it is the same card, say where it is once; another copy is {another}",
        )

    def location(self, reference: Reference) -> str:
        """The location that ``reference`` names, put into play where it is not yet."""
        return self.find(reference) or self.bring(reference, zone="play", revealed=True)

    def investigator(self, reference: Reference, at: str | None = None) -> str:
        """The investigator that ``reference`` names, seated where he is not yet."""
        id = self.find(reference) or seat(self.state, reference.card, None)
        if at:
            self.state.put(id, at=at)
        return id

    def name(self, value: Any) -> Any:
        """The printed name of a thing, those of several; anything else as it is."""
        if isinstance(value, tuple):
            return ", ".join(str(self.name(one)) for one in value)
        thing = self.state.things.get(value) if isinstance(value, str) else None
        if thing is None or "card" not in thing:
            return value
        name = self.printed(thing["card"])
        _, mark, number = value.partition("#")
        return f"{name} #{number}" if mark else name

    def printed(self, card: Card) -> str:
        """The name of ``card`` in the language of the case, as far as it is known."""
        return card.italian if self.language == "it" and card.italian else card.name

    def near(self, told: str) -> tuple[str, ...]:
        """The cards of this case that ``told``, which names none, comes nearest to."""
        cards = [card_of(self.state, id) for id in self._cards()]
        cards += [card for thing in self.state.things.values() for card in thing.get("cards", ())]
        told_by = [name for one in cards for name in (one.name, self.printed(one))]
        names = {alike(name): name for name in told_by}
        return tuple(names[one] for one in near(alike(told), names, 0.6))

    def _cards(self) -> list[str]:
        return [id for id, thing in self.state.things.items() if "card" in thing]
