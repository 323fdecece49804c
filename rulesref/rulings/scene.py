"""The scene of a case: its state, how things are called, and what its Given steps put on the table."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import TYPE_CHECKING, Any

from rulesref.catalogue import said
from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import DONE, Chance, Choice, Unsupported
from rulesref.engine.state import State
from rulesref.entries import fold
from rulesref.errors import UnresolvedReference
from rulesref.games.things import bring, card_of
from rulesref.nearest import spelt_alike
from rulesref.rulings.orders import any_order
from rulesref.rulings.reference import Reference, alike
from rulesref.rulings.telling import Telling
from rulesref.rulings.tongue import Tongue

if TYPE_CHECKING:
    from rulesref.games.card import Card


class NotHere(UnresolvedReference):
    """What a step names is no thing of the case, or not yet: it may still lie in a deck."""


class Scene:
    """One replay's state, how its things are called, and what has been told of them."""

    def __init__(
        self, tongue: Tongue, edition: str, changed: Mapping[str, Any] | None = None
    ) -> None:
        self.tongue = tongue
        self.edition = edition
        self.state: State = tongue.game.table(edition, changed)
        self.telling = Telling()
        for card in tongue.meant:
            self.telling.said |= {fold(name): card for name in (card.name, card.italian) if name}

    @property
    def language(self) -> str:
        """The language of the case."""
        return self.tongue.language

    def __copy__(self) -> Scene:
        """The same, made without a detour: a step is looked at in many positions."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        return other

    def at(self, state: State) -> Scene:
        """The same scene with ``state`` in it."""
        other = copy(self)
        other.state = state
        other.telling = self.telling.apart()
        # what has been left of a choice is left of no other one
        offered = state.pending.options if isinstance(state.pending, Choice) else ()
        if any(option not in offered for option in other.telling.narrowed):
            other.telling.narrowed = ()
        return other

    def left_behind(self) -> Scene:
        """The scene of which nothing but its position is kept, to tell what has happened."""
        other = copy(self)
        other.telling = Telling()
        return other

    def in_language(self, language: str) -> Scene:
        """The same scene, told in ``language``."""
        other = copy(self)
        other.tongue = self.tongue._replace(language=language)
        return other

    def ahead(self) -> Scene:
        """The same scene once what is being resolved comes to the next decision; this one stays."""
        other = self.at(self.state.fork())
        other.state.rules.hooks.refresh(other.state)
        run(other.state)
        return other

    def note_names(self) -> None:
        """Let names that mean a card at this moment mean it."""
        said = self.telling.said
        for name, card, over in self.tongue.speech.names_now(self):
            if over:
                said[name] = card
            else:
                said.setdefault(name, card)

    @property
    def waiting(self) -> Choice | Chance | Unsupported | None:
        """What has to be decided now, if it is more than somebody's next action."""
        now = self.state.pending
        return None if isinstance(now, Choice) and now.id in self.tongue.game.rests else now

    def rests(self) -> bool:
        """Whether nothing is resolving; what would end without anybody's decision ends first."""
        if not self.state.resolving:
            return True
        if not self._runs_out(self.state.fork()):
            return False
        return self._runs_out(self.state)

    def _runs_out(self, state: State) -> bool:
        """Whether ``state``, which goes on, ends so; an order that makes no difference is no decision.

        It is one where it is told by what somebody uses: the step that asks may tell that.
        """
        state.rules.hooks.refresh(state)
        outcome = state.pending or run(state)
        while isinstance(outcome, Choice) and outcome.id in self.tongue.game.orders:
            acts = any(option.id in state.rules.openings for option in outcome.options)
            first = None if acts else any_order(state, outcome)
            if first is None:
                return False
            answer(state, first)
            outcome = run(state)
        return outcome is DONE

    def find(self, reference: Reference) -> str | None:
        """The id of the thing that ``reference`` names; ``None`` for none yet.

        One in play comes first, unless the case tells copies apart by number. What a When step
        has meant by the name alone is that copy still, wherever it has gone.
        """
        copies = self.copies(reference)
        if reference.copy:
            return copies[reference.copy - 1] if len(copies) >= reference.copy else None
        if reference.numbered:
            return self.first(reference, copies)
        playing = [id for id in copies if self.state.get(id, "zone") == "play"]
        if not self.telling.acting and self.telling.meant.get(reference.card.name) in copies:
            return self.telling.meant[reference.card.name]
        found = self.first(reference, playing or copies)
        if self.telling.acting and found in playing and len(copies) > 1:
            self.telling.meant[reference.card.name] = found
        return found

    def first(self, reference: Reference, found: list[str]) -> str | None:
        """The first of what ``reference`` could mean, unless these are different printings."""
        codes = {card_of(self.state, id).code for id in found}
        if len(codes) > 1 and not reference.printing and not reference.copy:
            told = [id for id in found if card_of(self.state, id).code == reference.card.code]
            if reference.plain and told:
                return told[0]
            name = reference.card.name
            raise UnresolvedReference(
                said("{text} could be any of several printings here").format(text=reference.text),
                candidates=tuple(sorted(f"{name} ({code})" for code in codes)),
                remedy=said("say which one, as it stands here"),
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
            here = sorted({self.printed(card_of(self.state, card)) for card in self._cards()})
            raise NotHere(
                said("{} is nowhere in this case").format(reference.text),
                told=reference.text,
                candidates=self.near(reference.text) or tuple(here),
                remedy=said(
                    "say in a Given step where it is, or in a When step how it comes there"
                ),
            )
        return id

    def bring(self, reference: Reference, **attributes: Any) -> str:
        """A new copy of the card that ``reference`` names. Raises ``UnresolvedReference``.

        What earlier Given steps have laid out is no new copy, unless its number says so; one step
        may name several copies by the name alone.
        """
        self._stop_at_known(reference)
        id = bring(self.state, reference.card, **attributes)
        self.state.rules.hooks.refresh(self.state)
        return id

    def _stop_at_known(self, reference: Reference) -> None:
        named = self._named(reference.card.name)
        exact = [id for id, code in named.items() if code == reference.card.code]
        following = {len(named) + 1, len(exact) + 1} if reference.printing else {len(named) + 1}
        if reference.copy in following or not (reference.copy or self.telling.laid & set(exact)):
            return
        known = reference.copy <= len(named)
        told = said("{} is in this case already") if known else said("{} is not the next copy")
        another = f"{reference.text.partition('#')[0].strip()} #{min(following)}"
        raise UnresolvedReference(
            told.format(reference.text),
            candidates=(another,),
            remedy=said(
                "if it is the same card, say where it is once; another copy is {another}"
            ).format(another=another),
        )

    def in_a_deck(self, slots: Mapping[str, Any]) -> bool:
        """Whether some card that ``slots`` name is no thing yet, but lies in a deck."""
        piles = [card for thing in self.state.things.values() for card in thing.get("cards", ())]
        named = [slot for slot in slots.values() if isinstance(slot, Reference)]
        return any(
            self.find(one) is None and any(card.name == one.card.name for card in piles)
            for one in named
        )

    def location(self, reference: Reference) -> str:
        """The location that ``reference`` names, put into play where it is not yet."""
        return self.find(reference) or self.bring(reference, zone="play", revealed=True)

    def investigator(self, reference: Reference, at: str | None = None) -> str:
        """The investigator that ``reference`` names, seated where they are not yet."""
        id = self.find(reference) or self.tongue.game.seat(self.state, reference.card, None)
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
        names = {
            alike(name): self.printed(card)
            for card in cards
            for name in (card.name, self.printed(card))
        }
        found = spelt_alike(alike(told), names, cutoff=0.6)
        return tuple(dict.fromkeys(names[one] for one in found))

    def _cards(self) -> list[str]:
        return [id for id, thing in self.state.things.items() if "card" in thing]
