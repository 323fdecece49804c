"""Whom or what a pronoun means that an earlier step of the case has named."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy

from rulesref.cases.written import Step
from rulesref.expression import lazily
from rulesref.games.card import Card
from rulesref.rulings.joined_steps import parts_of
from rulesref.rulings.said_by import reads, told_by
from rulesref.rulings.scene import Scene
from rulesref.rulings.second_part import references_in
from rulesref.wording.contractions import in_full
from rulesref.wording.third_person import third_person

#: Who does something, to whom it is done, and whose something is, by pronouns.
_DOES = lazily(r"\b(?P<who>he|she|they)\b(?P<am>['’]s)?(?: (?P<does>[a-z]+))?\b", re.IGNORECASE)
_TO = lazily(
    r"\b(?:him|them)\b|\bher(?=$|,| (?:and|with|at|in|on|for|to|from|by|but|before|after)\b)"
)
_WHOSE = lazily(r"\b(?:his|her|their) (?=[a-z])", re.IGNORECASE)
_TO_ITALIAN = lazily(r"\b(?:lui|lei)\b", re.IGNORECASE)
#: Language → what a thing is called, and that in any of its forms.
IT = {"en": "it", "it": "esso"}
_THING = {
    "en": lazily(r"\b(?:it|its)\b", re.IGNORECASE),
    "it": lazily(r"\bess[oa]\b", re.IGNORECASE),
}
#: What an Italian verb is done to, before it.
_CLITIC = lazily(r"\b(?:l[oa] |l['’])(?P<verb>[a-zà-ù]+)\b")
#: The same behind a verb that says what may be done: "può giocarla", "non può permettersela".
_ENCLITIC = lazily(r"\b(?P<verb>[a-zà-ù]+(?:ar|er|ir))(?:l[oa]|(?P<self>s)el[oa])\b")
#: Language → where somebody is together with one of whom that has been told.
_BESIDE_THEM = {
    "en": lazily(r".+ is (?:at|in) .+ with (?:him|her|them)"),
    "it": lazily(r".+ è (?:a|in|nel\w*|nell['’]|all?\w*) ?.+ con (?:lui|lei|loro)"),
}
#: Language → where what has just been named is, by no name.
_THERE = {
    "en": lazily(r"\b(?:there|here)(?: too| as well)?(?=$|,)|\b(?:there|here)(?= (?:and|but)\b)"),
    "it": lazily(r"\b(?:anche )?(?:lì|là|qui)(?=$|,)"),
}
_AT = {"en": "at {}", "it": "a {}"}
#: What begins with a verb in Italian: whom it is about is left out.
_VERB_FIRST = {"en": lazily(r"(?!)"), "it": lazily(r"[a-zàèéìòù]+\b")}
#: What stands before a name that a step begins with.
_ARTICLE = lazily(r"(?:the |an? |il |lo |la |l['’]|un |uno |una |un['’])?", re.IGNORECASE)
_IRREGULAR = {"are": "is", "have": "has"}


class Antecedents:
    """What the steps of a case have named so far, and what the last of them was about."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        #: Name of each card → the card.
        self.named: dict[str, Card] = {}
        #: What the step before is about, if that is a card that does not play.
        self.about: Card | None = None
        self._kind = ""

    def behind(self, parts: Iterable[Step]) -> Antecedents:
        """The same once ``parts`` of a step have been told as well."""
        other = copy(self)
        other.named = dict(self.named)
        other.note(parts)
        return other

    def note(self, parts: Iterable[Step]) -> None:
        """Remember what ``parts`` of a step name, and what the first of them is about."""
        for number, part in enumerate(parts):
            told = told_by(self.scene, part.text, part.kind)
            cards = [one.card for one in references_in(told)] if told is not None else []
            self.named |= {card.name: card for card in cards if card.name not in self.named}
            self._kind = part.kind
            if number == 0:
                self.about = next((card for card in cards if _is_about(part.text, card)), None)

    def meant(self, step: Step) -> Iterator[str]:
        """What ``step`` says with the names of whom and of what alone its pronouns can mean."""
        player = self.scene.tongue.speech.player
        players = [card for card in self.named.values() if card.type == player]
        person = self.scene.printed(players[0]) if len(players) == 1 else ""
        beside = _BESIDE_THEM[self.scene.language].fullmatch(step.text)
        if beside or not self._may_be_called_so(step.text, person):
            person = ""
        alone = not self.harmed("asset") and not (players and _names(step.text, players[0]))
        self._turn_to(step)
        language, known = self.scene.language, {step.text}
        bare = self._there(_FULL[language](step.text))
        for text in _OF_THINGS[language](self, bare, step.kind):
            by_name = _OF_PERSON[language](text, person, alone=alone) if person else text
            for told in (by_name, text):
                if told not in known:
                    known.add(told)
                    yield told

    def _there(self, text: str) -> str:
        """``text`` with the name of the only place that the case tells of where it says "there"."""
        places = [
            card for card in self.named.values() if card.type in self.scene.tongue.speech.places
        ]
        if len(places) != 1:
            return text
        at = _AT[self.scene.language].format(self.scene.printed(places[0]))
        return _THERE[self.scene.language].sub(lambda _: at, text)

    def _may_be_called_so(self, text: str, name: str) -> bool:
        """Whether the pronouns in ``text`` may be those of whoever has that ``name``."""
        speech = self.scene.tongue.speech
        calling = speech.calling[self.scene.language]
        words = [word for word, pronoun in calling.items() if pronoun.search(text)]
        return not words or speech.called.get(name, words[0]) in words

    def harmed(self, *types: str) -> bool:
        """Whether a card is named, of nobody who plays, that may be called "him": it can be harmed."""
        player = self.scene.tongue.speech.player
        return any(
            {"health", "sanity"} & card.stats.keys() and card.type != player
            for card in self.named.values()
            if not types or card.type in types
        )

    def of_things(self, text: str, kind: str) -> Iterator[str]:
        """``text`` with the name of what it calls "it", if that can be one thing alone; then as it is."""
        for card in self._it(text):
            yield with_thing(text, self.scene.printed(card), self.scene.language)
        yield text

    def left_out(self, text: str, kind: str) -> Iterator[str]:
        """The same in Italian, which may have what it is done to before the verb."""
        found = _CLITIC.search(text)
        if found is not None:
            told = [
                _CLITIC.sub(f"{found['verb']} {self.scene.printed(card)}", text, count=1)
                for card in self.named.values()
                if not _names(text, card)
                and self.scene.tongue.speech.may_suffer(found["verb"], card)
            ]
            read = [one for one in told if told_by(self.scene, one, kind) is not None]
            if len(read) == 1:
                yield from read
        yield from self._behind_verb(text, kind)
        yield from self.of_things(text, kind)

    def _behind_verb(self, text: str, kind: str) -> Iterator[str]:
        """The same where the verb has it behind itself, if that reads of one card alone, of nobody who plays."""
        speech, found = self.scene.tongue.speech, _ENCLITIC.search(text)
        if found is None:
            return
        verb = f"{found['verb']}{'si' if found['self'] else 'e'}"
        told = (
            _ENCLITIC.sub(f"{verb} {self.scene.printed(card)}", text, count=1)
            for card in self.named.values()
            if card.type != speech.player and speech.may_suffer(verb, card)
        )
        read = [one for one in told if told_by(self.scene, one, kind) is not None]
        if len(read) == 1:
            yield from read

    def _turn_to(self, step: Step) -> None:
        """Forget what the step before is about where ``step`` begins something else than it.

        What lies there, what is done, and what comes of that; only the last goes on from the one before it.
        """
        if step.kind != self._kind and (self._kind, step.kind) != ("when", "then"):
            self.about = None

    def goes_on(self, step: Step) -> str:
        """What ``step`` says, with the name of what the one before is about where an Italian one leaves it out."""
        self._turn_to(step)
        text = step.text
        about, speech = self.about, self.scene.tongue.speech
        if about is None or not _VERB_FIRST[self.scene.language].match(text):
            return text
        if about.type not in speech.types_of_it(f" {text}", (0, 0), self.scene.language):
            return text
        return f"{self.scene.printed(about)} {text}"

    def _it(self, text: str) -> Sequence[Card]:
        """The one card that ``text`` can mean by "it": the only one, or what the step before is about."""
        found = _THING[self.scene.language].search(text)
        if found is None:
            return ()
        fitting = things_that_fit(self.scene, text, self.named.values())
        if len(fitting) == 1:
            return fitting
        return (self.about,) if self.about in fitting else ()


def things_that_fit(scene: Scene, text: str, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Those of ``cards`` that ``text`` may call "it", as far as what it says tells."""
    speech = scene.tongue.speech
    found = _THING[scene.language].search(text)
    if found is None:
        return ()
    types = speech.types_of_it(text, found.span(), scene.language)
    return tuple(
        card
        for card in cards
        if card.type != speech.player
        and (not types or card.type in types)
        and not _names(text, card)
    )


def each_thing(scene: Scene, step: Step) -> tuple[str, ...]:
    """What ``step`` says of each card in play or in hand that it may mean by "it", as far as it reads so."""
    here = ("play", "hand")
    cards = (thing["card"] for thing in scene.state.things.values() if thing.get("zone") in here)
    named = {card.name: card for card in cards}
    text = _FULL[scene.language](step.text)
    told = (
        with_thing(text, scene.printed(card), scene.language)
        for card in things_that_fit(scene, text, named.values())
    )
    return tuple(text for text in told if _reads(scene, step._replace(text=text, pieces=())))


def _reads(scene: Scene, step: Step) -> bool:
    """Whether ``step`` tells something, or several things."""
    if told_by(scene, step.text, step.kind) is not None:
        return True
    parts = parts_of(scene, step)
    return len(parts) > 1 and all(reads(scene, part.text, part.kind) for part in parts)


def with_thing(text: str, name: str, language: str) -> str:
    """``text`` with ``name`` for what it calls "it"."""
    return _THING[language].sub(
        lambda found: f"{name}'s" if found[0].casefold() == "its" else name, text
    )


def _is_about(text: str, card: Card) -> bool:
    """Whether ``text`` begins with the name of ``card``."""
    article = _ARTICLE.match(text)
    bare = text[article.end() :] if article is not None else text
    return any(bare.startswith(name) for name in (card.name, card.italian) if name)


def _names(text: str, card: Card) -> bool:
    """Whether ``text`` has the name of ``card``, or the first word of it."""
    names = [name for name in (card.name, card.italian) if name]
    return any(name in text or name.split()[0] in text.split() for name in names)


def _of_person(text: str, name: str, *, alone: bool) -> str:
    """``text`` with ``name`` for "he" and "she", and for "him" where another does it to them alone."""
    told = _WHOSE.sub(lambda _: f"{name}'s ", _DOES.sub(lambda found: _subject(found, name), text))
    return told if not alone or told != text else _TO.sub(lambda _: name, told)


def _of_person_italian(text: str, name: str, *, alone: bool) -> str:
    return text if not alone else _TO_ITALIAN.sub(lambda _: name, text)


def _subject(found: re.Match[str], name: str) -> str:
    does = found["does"] or ""
    if found["am"]:
        does = f"is {does}".rstrip()
    elif does and found["who"].casefold() == "they" and not does.endswith("s"):
        does = _IRREGULAR.get(does) or third_person(does)
    return f"{name} {does}".rstrip()


#: Language → what is drawn together told in full: "it's" says no more of whose something is.
_FULL: dict[str, Callable[[str], str]] = {"en": in_full, "it": str}
_OF_THINGS = {"en": Antecedents.of_things, "it": Antecedents.left_out}
_OF_PERSON = {"en": _of_person, "it": _of_person_italian}
