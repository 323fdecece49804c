"""Laying out by questions: who sits where, what they face, hold and have; each answer a sentence.

A question that an empty answer passes by is about what does not matter. Nothing is laid out that
nobody has said, but for a place where it does not matter which.
"""

from __future__ import annotations

from collections.abc import Callable

from rulesref.catalogue import said
from rulesref.entries import fold
from rulesref.errors import RulesrefError, UsageError
from rulesref.facts.described import card_named, names_of
from rulesref.session.bag import bag_questions
from rulesref.session.blanks import another, fillings
from rulesref.session.questions import Asking, Prompt, Questions
from rulesref.session.replies import chosen, counted, names_in, split
from rulesref.session.saying import here, listed, named, sentence

#: Where everybody is where it does not matter.
_ANYWHERE = "01111"
_ENEMY, _LOCATION = ("enemy",), ("location",)
_PLAYED = ("asset", "treachery", "event")
_HELD = ("asset", "event", "skill", "treachery")
_PAID = ("asset", "event")


class Guide(Questions):
    """The questions by which a position is laid out."""

    # --- the questions ------------------------------------------------------------------------

    def all(self) -> Asking[None]:
        """Every question in turn: who plays, where, what lies there, whose turn it is."""
        seats = self._seats()
        who_plays = Prompt(
            said("Who plays? Investigators, with commas"), (), ", ".join(seats) if seats else ""
        )
        players = yield from self.until(who_plays, self._players)
        place, places = "", []
        for who in players:
            place = seats.get(who, place)
            if who not in seats:
                place = yield from self.until(self._where(who, place), self._seat(who, place))
            places.append(place)
        places += yield from self._enemies(players)
        for place in dict.fromkeys(places):
            asked = Prompt(
                said("Where does one get to from {place}? Locations, with commas").format(
                    place=place
                ),
                (),
                said("nobody moves"),
            )
            yield from self.until(asked, self._ways(place))
        for who in players:
            yield from self._held(who)
        yield from self.until(
            Prompt(
                said("What lies on cards? For instance: 2 damage on Guard Dog, 1 clue on Study"),
                (),
                said("nothing that matters"),
            ),
            self._tokens,
        )
        yield from bag_questions(self.session, self.until, self._tell)
        while (yield from another(self, "given", said("Does anything else lie there?"))):
            pass
        yield from self._moment(players)

    def _moment(self, players: tuple[str, ...]) -> Asking[None]:
        """Whose turn it is, or which phase begins: with that play begins."""
        words = self.session.judge.speech.words.sets["phase"][self.session.language]
        names = {phase: word for word, phase in reversed(words.items())}
        phases = [
            sentence(self.session, "phase-begins", phase=names[one])
            for one in dict.fromkeys(words.values())
        ]
        whole = (one.so_far() for one in fillings(self.session, "when") if not one.blanks)
        choices = (*players, *phases, *whole)

        def take(line: str) -> None:
            moment = chosen(line, choices) if line else ""
            if moment in players:
                self._tell("turn-of", who=moment)
            elif moment:
                self.session.tell(moment, "when")

        empty = said("it does not matter")
        yield from self.until(
            Prompt(said("Whose turn is it, or what begins?"), choices, empty), take
        )

    def _ways(self, place: str) -> Callable[[str], None]:
        def take(line: str) -> None:
            others = [named(self.session, name, _LOCATION) for name in self._names_in(line)]
            if others:
                told = listed(others, self.session.language)
                self._tell("connected", location=place, others=told)

        return take

    def _players(self, line: str) -> tuple[str, ...]:
        found = [named(self.session, name, ("investigator",)) for name in self._names_in(line)]
        players = tuple(dict.fromkeys((*self._seats(), *found)))
        if not players:
            raise UsageError(said("somebody has to play"), remedy=said("Roland Banks, Agnes Baker"))
        return players

    def _seats(self) -> dict[str, str]:
        """Whoever sits at the table already → where they are."""
        scene = self.session.scene
        seats = {
            id: scene.state.get(id, "at", None) for id in scene.tongue.game.players(scene.state)
        }
        return {str(scene.name(id)): str(scene.name(at)) for id, at in seats.items() if at}

    @staticmethod
    def _where(who: str, before: str) -> Prompt:
        empty = before or said("it does not matter")
        return Prompt(said("Where is {who}? A location").format(who=who), (), empty)

    def _seat(self, who: str, before: str) -> Callable[[str], str]:
        def take(line: str) -> str:
            place = before or named(self.session, _ANYWHERE).partition(" (")[0]
            place = named(self.session, line, _LOCATION) if line else place
            self._tell("investigators-at", who=who, location=place)
            return place

        return take

    def _enemies(self, players: tuple[str, ...]) -> Asking[list[str]]:
        """Lay out one enemy after the other; the locations at which they are engaged with nobody."""
        places: list[str] = []
        while True:
            asked = Prompt(said("An enemy? Its name"), (), said("no more"))
            enemy = yield from self.until(
                asked, lambda line: named(self.session, line, _ENEMY) if line else ""
            )
            if not enemy:
                return places
            where = Prompt(
                said("With whom is {enemy} engaged? Or a location").format(enemy=enemy), players
            )
            fault = self._fault()
            place = yield from self.until(where, self._face(enemy, players))
            places += [place] if place else []
            state = Prompt(
                said("How does {enemy} stand? For instance: exhausted, 2 damage").format(
                    enemy=enemy
                ),
                (),
                said("ready and undamaged"),
            )
            yield from self.until(state, self._standing(enemy, fault))

    def _face(self, enemy: str, players: tuple[str, ...]) -> Callable[[str], str]:
        def take(line: str) -> str:
            who = chosen(line, players) if line.isdigit() else here(self.session.scene, line)
            if not line:
                raise UsageError(said("it has to be somewhere"), candidates=players)
            if who in players:
                self._tell("engaged", enemy=enemy, who=who)
                return ""
            place = who or named(self.session, line, _LOCATION)
            self._tell("enemy-at", enemy=enemy, location=place)
            return place

        return take

    def _fault(self) -> str:
        """What would keep play from beginning with what lies there; empty for nothing."""
        words = self.session.judge.speech.words.sets["phase"][self.session.language]
        begins = sentence(self.session, "phase-begins", phase=list(words)[-1])
        try:
            self.session.branch().tell(begins, "when")
        except RulesrefError as problem:
            return problem.message
        return ""

    def _standing(self, enemy: str, before: str) -> Callable[[str], None]:
        """How ``enemy`` stands; ``before`` it came this would have kept play from beginning."""

        def take(line: str) -> None:
            for part in split(line):
                if fold(part) in ("exhausted", "esaurito", "esaurita"):
                    self._tell("exhausted", card=enemy)
                elif fold(part) not in ("ready", "pronto", "pronta"):
                    amount, pool, _ = counted(part)
                    self._tell("has-tokens", card=enemy, amount=amount, pool=pool)
            fault = self._fault()
            if fault and not before:
                remedy = said("say that it is exhausted, or `undo` and say with whom it is engaged")
                raise UsageError(fault, remedy=remedy)

        return take

    def _held(self, who: str) -> Asking[None]:
        nothing = said("nothing that matters")
        played = said("What does {who} have in play or before them? Cards, with commas")
        yield from self.until(Prompt(played.format(who=who), (), nothing), self._before_them(who))
        hand = said("What does {who} have in hand? Cards, with commas")
        paid = yield from self.until(Prompt(hand.format(who=who), (), nothing), self._in_hand(who))
        if paid:
            pool = said("How many resources does {who} have?").format(who=who)
            yield from self.until(Prompt(pool, (), said("none")), self._resources(who))

    def _before_them(self, who: str) -> Callable[[str], None]:
        def take(line: str) -> None:
            cards = self._cards(line, _PLAYED)
            game = self.session.judge.game
            threats = [card for card in cards if card_named(card, game).type == "treachery"]
            for row, some in (
                ("controls", [card for card in cards if card not in threats]),
                ("threat-area", threats),
            ):
                if some:
                    self._tell(row, who=who, cards=listed(some, self.session.language))

        return take

    def _in_hand(self, who: str) -> Callable[[str], bool]:
        """Lay out what ``who`` holds, and say whether any of it is paid for."""

        def take(line: str) -> bool:
            cards = self._cards(line, _HELD)
            if cards:
                self._tell("in-hand", who=who, cards=listed(cards, self.session.language))
            game = self.session.judge.game
            return any(card_named(card, game).type in _PAID for card in cards)

        return take

    def _cards(self, line: str, types: tuple[str, ...]) -> list[str]:
        return [named(self.session, name, types) for name in self._names_in(line)]

    def _resources(self, who: str) -> Callable[[str], None]:
        def take(line: str) -> None:
            amount = line or "0"
            if not (amount.isascii() and amount.isdigit() and len(amount) < 5):
                raise UsageError(said("{line!r} is no number").format(line=line))
            pool = {"en": "resources", "it": "risorse"}[self.session.language]
            self._tell("has-tokens", card=who, amount=int(amount), pool=pool)

        return take

    def _names_in(self, line: str) -> list[str]:
        names = names_of(self.session.judge.game, self.session.language) if "," in line else ()
        return names_in(line, {fold(name) for name in names if "," in name})

    def _tokens(self, line: str) -> None:
        for part in split(line):
            amount, pool, on = counted(part)
            card = here(self.session.scene, on) if on else None
            if card is None:
                raise UsageError(
                    said("on which card are {part}?").format(part=part),
                    candidates=self._names(),
                    remedy=said("say on which: 2 clues on Study"),
                )
            self._tell("has-tokens", card=card, amount=amount, pool=pool)

    def _names(self) -> tuple[str, ...]:
        scene = self.session.scene
        return tuple(
            str(scene.name(id)) for id, thing in scene.state.things.items() if "card" in thing
        )

    def _tell(self, row: str, **slots: object) -> None:
        self.session.tell(sentence(self.session, row, **slots), "given")
