"""Tables drawn at random from all described cards: one to four investigators, either edition."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise

from rulesref.engine.undescribed import undescribed
from rulesref.facts.shipped import SHIPPED, compiled
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import fill as fill_bag
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK, deck_of, fill
from rulesref.games.arkham_lcg.keywords import KEYWORDS
from rulesref.games.arkham_lcg.table import TABLE, new_game, seat
from rulesref.games.card import Card
from rulesref.games.things import bring
from tests.arkham import JUDGE, shipped_cards

#: Tokens of which every game has at least so many, and at most: symbols that a scenario has to
#: describe stop the game, and a scenario is seldom on the table.
TOKENS = {
    "+1": (0, 1),
    "0": (1, 3),
    "-1": (1, 3),
    "-2": (0, 2),
    "-4": (0, 1),
    "auto-fail": (0, 1),
    "bless": (0, 3),
    "curse": (0, 3),
    "frost": (0, 3),
}
PLAYER = ("asset", "event", "skill")


@cache
def described() -> tuple[Card, ...]:
    """Every described card of which the engine carries out every keyword."""
    return tuple(card for card in shipped_cards() if set(card.keywords) <= set(KEYWORDS))


@cache
def compiled_cards() -> tuple[Card, ...]:
    """Every card that nobody described and of which all that is printed is understood."""
    table = compiled(JUDGE.game.corpus / "cards" / SHIPPED)
    cards = (table.card(facts["code"], JUDGE.game.rules) for facts in table.all())
    known = {card.code for card in shipped_cards()}
    return tuple(
        card
        for card in cards
        if card is not None
        and card.code not in known
        and card.abilities
        and plain(card)
        and set(card.keywords) <= set(KEYWORDS)
    )


def plain(card: Card) -> bool:
    """Whether all abilities of ``card`` are described in full."""
    return not any(
        clause for one in card.abilities for clause in undescribed((one.effects, one.tests))
    )


@cache
def of_type(*types: str, full: bool = False) -> tuple[Card, ...]:
    """The described cards of these types, one printing of each; ``full``: no clause is missing."""
    cards = [card for card in described() if card.type in types and (plain(card) or not full)]
    return tuple({card.name: card for card in cards}.values())


def _some(rng: random.Random, cards: Sequence[Card], number: int) -> list[Card]:
    return rng.sample(list(cards), min(number, len(cards)))


class Draw:
    """One table. ``wanted`` cards are on it somewhere, beside those that are drawn."""

    def __init__(self, edition: str, rng: random.Random, wanted: Iterable[Card] = ()) -> None:
        self.rng = rng
        self.state = new_game(edition)
        self.full = rng.random() < 0.9  # a missing clause ends the game where it comes up
        self.wanted = list(wanted)
        self.symbols: dict[str, int] = {}
        self.places = self._locations()
        self.players = self._investigators()
        for who in self.players:
            self._player_cards(who)
        self._encounter_cards()
        self._acts()
        bag = {face: rng.randint(*most) for face, most in TOKENS.items()}
        fill_bag(self.state, bag | self.symbols)
        self.state.rules.hooks.refresh(self.state)

    def _take(self, *types: str, weakness: bool | None = None) -> list[Card]:
        """The wanted cards of these types; each is laid out once."""
        taken = [
            card for card in self.wanted if card.type in types and weakness in (None, card.weakness)
        ]
        self.wanted = [card for card in self.wanted if card not in taken]
        return taken

    def _locations(self) -> list[str]:
        cards = [*self._take("location"), *_some(self.rng, of_type("location", full=self.full), 5)]
        cards = list(dict.fromkeys(cards))[: max(5, 2)]
        state, rng = self.state, self.rng
        places = [
            bring(state, card, zone="play", revealed=rng.random() < 0.7, clues=rng.randint(0, 3))
            for card in cards
        ]
        for here in places:
            for there in rng.sample(places, min(2, len(places))):
                if here != there:
                    self._connect(here, there)
                    self._connect(there, here)
        for here, there in pairwise(places):
            self._connect(here, there)
            self._connect(there, here)
        return places

    def _connect(self, here: str, there: str) -> None:
        known = self.state.get(here, "connects", ())
        if there not in known:
            self.state.put(here, connects=(*known, there))

    def _investigators(self) -> list[str]:
        rng, state = self.rng, self.state
        number = rng.choice((1, 2, 2, 3, 4))
        cards = [
            *self._take("investigator"),
            *_some(rng, of_type("investigator", full=self.full), number),
        ]
        out = []
        for card in list({card.name: card for card in cards}.values())[:number]:
            who = seat(state, card, rng.choice(self.places[:2]))
            state.put(
                who, resources=rng.randint(0, 9), clues=rng.randint(0, 3), damage=rng.randint(0, 3)
            )
            state.put(who, horror=rng.randint(0, 3))
            state.put(rng.choice(self.places[:2]), revealed=True)
            state.put(state.get(who, "at"), revealed=True)
            out.append(who)
        return out

    def _player_cards(self, who: str) -> None:
        rng, state = self.rng, self.state
        mine = {"controller": who, "owner": who}
        last = who == self.players[-1]
        kept = [card for card in self.wanted if last or rng.random() < 0.5]
        assets = [card for card in kept if card.type == "asset" and not card.weakness]
        held = [card for card in kept if card.type in PLAYER and not card.weakness]
        self.wanted = [card for card in self.wanted if card not in held]
        sound = [card for card in of_type(*PLAYER, full=self.full) if not card.weakness]
        known = [card for card in of_type("asset", full=self.full) if not card.weakness]
        for card in [*assets, *_some(rng, known, rng.randint(0, 3))]:
            if card.keywords.get("seal") or self._displaced(card):
                continue
            uses = {
                kind: 3 if value == "X" else value
                for kind, value in card.keywords.get("uses", {}).items()
            }
            bring(state, card, zone="play", **mine, **uses)
        for card in [*held, *_some(rng, sound, rng.randint(1, 5))]:
            bring(state, card, zone="hand", **mine)
        for card in _some(rng, sound, rng.randint(0, 1)):
            bring(state, card, zone="discard", owner=who)
        deck = _some(rng, of_type(*PLAYER, "treachery", full=self.full), rng.randint(0, 8))
        deck = [card for card in deck if card.type != "treachery" or card.weakness]
        fill(state, deck_of(who), tuple(deck))

    def _displaced(self, card: Card) -> bool:
        """A unique card of which one is in play already."""
        names = [thing["card"].name for thing in self.state.things.values() if "card" in thing]
        return card.unique and card.name in names

    def _encounter_cards(self) -> None:
        rng, state = self.rng, self.state
        enemies = [card for card in of_type("enemy", full=self.full) if not card.weakness]
        for card in [*self._take("enemy"), *_some(rng, enemies, rng.randint(0, 4))]:
            who = rng.choice(self.players)
            owner = {"owner": who} if card.weakness else {}
            if {"massive", "aloof"} & set(card.keywords) or rng.random() < 0.5:
                bring(state, card, zone="play", at=rng.choice(self.places[2:]), **owner)
            else:
                bring(state, card, zone="play", engaged=who, **owner)
        wanted = self._take("treachery")
        for card in wanted:
            who = rng.choice(self.players)
            if card.weakness:
                bring(state, card, zone="play", threat=who, owner=who)
                told = state.get(deck_of(who), "cards", ())  # and one that has yet to be revealed
                fill(state, deck_of(who), (card, *told))
        sound = [
            card for card in of_type("enemy", "treachery", full=self.full) if not card.weakness
        ]
        deck = [card for card in wanted if not card.weakness]
        deck += _some(rng, sound, rng.choice((1, 4, 12)))
        rng.shuffle(deck)
        fill(state, ENCOUNTER_DECK, tuple(deck))

    def _acts(self) -> None:
        for card in self._take("scenario")[:1]:
            bring(self.state, card, zone="play", scenario=True)
            self.symbols = {"skull": 2, "cultist": 1, "tablet": 1, "elder-thing": 1}
        for kind in ("agenda", "act"):
            found = [*self._take(kind), *_some(self.rng, of_type(kind, full=self.full), 1)]
            if found:
                bring(self.state, found[0], zone="play")
        self.state.put(TABLE, started=len(self.players))
