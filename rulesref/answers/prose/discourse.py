"""What a text has spoken of so far: who "she", "it", "here" and "my location" are."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from rulesref.answers.prose.implied.cast import Cast
from rulesref.answers.prose.names import MARK, SECOND, Named
from rulesref.answers.prose.wordings.words import WORDS
from rulesref.entries import fold

PEOPLE, IT = "people", "it"
#: All that a discourse knows at one moment.
Kept = Mapping[str, Any]


class Unclear(Exception):
    """Words that may mean more than one thing, or nothing that has been spoken of."""


def _before(found: re.Match[str], at: str) -> str:
    """What stands before a location where ``found`` says "here", and nothing where it says whose."""
    return "" if found["whose"] else at


def _whose(thing: str, found: re.Match[str]) -> str:
    """``thing`` where ``found`` says "it", or whose something is where it says "its"."""
    return f"{thing}{found[1] or ''}"


def _apart(value: Any) -> Any:
    """``value``, or a copy of what is added to."""
    return value.copy() if isinstance(value, dict | list) else value


class Discourse:
    """The names of a text, and what each of its other words for them means at the moment."""

    def __init__(self, named: Sequence[Named], me: str, cast: Cast, language: str) -> None:
        self.named = named
        self.cast = cast
        self.language = language
        self.me = me
        #: Whether nobody but the speaker is meant by "she" and "he".
        self.alone = False
        #: Name → types, of all that has been spoken of, in the order of its last mention.
        self.known: dict[str, frozenset[str]] = {me: frozenset({"investigator"})} if me else {}
        #: What the last clauses spoke of, the latest first, each in its order.
        self.clauses: list[tuple[str, ...]] = []
        #: What has been done so far, as lines of a case.
        self.done: tuple[str, ...] = ()
        #: Investigator → where they are.
        self.places: dict[str, str] = {}
        #: The only location of which a text has told what lies there before anybody was anywhere.
        self.furnished = ""
        #: Investigator → where they were at first.
        self.starts: dict[str, str] = {}
        #: Enemies that have been said to be at the next location.
        self.next_door: frozenset[str] = frozenset()
        #: Whether the last clause that spoke of damage or horror spoke of horror alone.
        self.only_horror = False
        #: "damage" or "horror", of which the last clause spoke that spoke of only one of them.
        self.pool = ""
        #: Stand-ins that were needed.
        self.stand_ins: list[str] = []
        #: Whether damage or horror may lie on an asset of that name: a weapon is not defeated.
        self.can_be_hurt: Callable[[str], bool] = lambda name: True
        #: Whether the card of that name is shot with.
        self.is_gun: Callable[[str], bool] = lambda name: False

    # --- going back -----------------------------------------------------------------------------

    def keep(self) -> Kept:
        """What has been spoken of so far, which stays as it is."""
        return {name: _apart(value) for name, value in vars(self).items()}

    def go_back(self, kept: Kept) -> None:
        """Have what was ``kept`` be all that has been spoken of."""
        vars(self).update({name: _apart(value) for name, value in kept.items()})

    # --- who is who -----------------------------------------------------------------------------

    def speaker(self) -> str:
        """The investigator whom "I" means; a stand-in where nobody says who they are."""
        if not self.me:
            self.me = self._stand_in(self.cast.investigators, "investigator")
        return self.me

    def name(self, mark: str) -> str:
        """What ``mark`` stands for."""
        named = self.named[int(mark[1:])]
        if named.like and named.name not in self.known:
            self.stand_ins.append(named.name)
        self.known.setdefault(named.name, named.types)
        return named.name

    def marked(self, name: str) -> str:
        """The mark of ``name``, which has been spoken of; the next one where it has none."""
        for place, named in enumerate(self.named):
            if named.name == name and named.like is None:
                return f"@{place}"
        self.named = (*self.named, Named(name, self.known[name]))
        return f"@{len(self.named) - 1}"

    def _stand_in(self, names: Sequence[str], kind: str) -> str:
        taken = {fold(named.name) for named in self.named} | {fold(one) for one in self.known}
        for name in names:
            if fold(name) not in taken:
                self.known[name] = frozenset({kind})
                self.stand_ins.append(name)
                return name
        raise Unclear(kind)

    def one_of_kind(self, kind: str, *, new: bool, other: bool = False, again: bool = False) -> str:
        """The thing that is called by its ``kind`` alone; a ``new`` one, or an ``other`` one, is none yet known.

        An ``other`` one may have been met before: then it is spoken of ``again``.
        """
        if kind == "location":
            self.place_of(self.speaker() if not self.people() else self.people()[0])
            return self.beside("")
        if kind == "investigator" and other and not self.people():
            self.speaker()  # another one than whoever speaks
        known = [name for name, types in self.known.items() if kind in types]
        if not new and not other:
            if len(known) == 1:
                return known[0]
            recent = [name for names in self.clauses[:1] for name in names if name in known]
            if len(recent) == 1:
                return recent[0]
        if kind == "investigator" and other and self.me in known and len(known) == 2:
            if again:
                return next(name for name in known if name != self.me)  # nobody calls themselves so
            raise Unclear(kind)  # whoever has been met, or somebody else
        if other and not new and len(known) == 2 and self.clauses:
            rest = [name for name in known if name not in self.clauses[0]]
            if len(rest) == 1:
                return rest[0]
        if new or (other and len(known) == 1) or (kind == "enemy" and not known and not other):
            names = {
                "enemy": self.cast.enemies,
                "location": self.cast.locations,
                "investigator": self.cast.investigators,
            }[kind]
            if kind == "investigator":
                self.speaker()
            return self._stand_in(names, kind)
        raise Unclear(kind)

    def place_of(self, who: str) -> str:
        """Where ``who`` is; a location of no name where nobody has said it."""
        if who not in self.places:
            here = self.cast.here or self.furnished
            here = here or self._stand_in(self.cast.locations, "location")
            self.known.setdefault(here, frozenset({"location"}))
            self.placed(who, here)
        return self.places[who]

    def placed(self, who: str, place: str) -> None:
        """Keep that ``who`` is at ``place``."""
        self.places[who] = place
        self.starts.setdefault(who, place)

    def beside(self, place: str) -> str:
        """Another location than ``place``, which a text calls by no name."""
        return self._stand_in(self.cast.locations, "location")

    def people(self) -> list[str]:
        """The investigators that have been spoken of."""
        return [name for name, types in self.known.items() if "investigator" in types]

    def person(self) -> str:
        """Whom "she" or "he" means: the only one but the speaker, for nobody has said who is which."""
        others = [name for name in self.people() if name != self.me]
        if self.alone and not others:
            return self.me
        if len(others) != 1:
            raise Unclear("she")
        return others[0]

    def things(self) -> Iterator[str]:
        """What "it" may mean, the latest first: everything that is no investigator."""
        groups = [*self.clauses]
        seen = set()
        for names in groups:
            for name in names:
                if name not in seen and "investigator" not in self.known.get(name, ()):
                    seen.add(name)
                    yield name

    def are_told_apart(self, one: Sequence[str], other: Sequence[str]) -> bool:
        """Whether a reading that speaks of ``one`` is to be taken before one of ``other``.

        "It" is what was spoken of last; of two things in one clause it may be either.
        """
        mine, theirs = set(one) - set(other), set(other) - set(one)
        last = next((names for names in self.clauses if mine & set(names)), ())
        return not theirs & set(last)

    # --- words ----------------------------------------------------------------------------------

    def readings(self, clause: str) -> Iterator[tuple[str, tuple[str, ...]]]:
        """``clause`` with a name for every word that means one, in each way that "it" allows.

        With it go the names in their order. Raises ``Unclear``.
        """
        words = WORDS[self.language]
        text = clause
        for pattern, means in words.kinds:
            text = pattern.sub(partial(self._of_kind, means), text)
        text = words.here.sub(
            lambda found: f"{found[1] or _before(found, words.at)}{self._here(found)}", text
        )
        text = words.me.sub(lambda found: self.speaker(), text)
        try:
            text = words.she.sub(lambda found: self.person(), text)
        except Unclear:  # it may be an ally, who is spoken of as people are
            if len(self.people()) - (self.me in self.people()) > 0:
                raise
            text = words.she.sub(words.thing, text)
        text = MARK.sub(lambda found: self.name(found[0]), words.articles.sub("", text))
        if not words.it.search(text):
            yield text, self.mentioned(text)
            return
        for thing in self.things():
            once = words.it.sub(partial(_whose, thing), text)
            yield once, self.mentioned(once)

    def _of_kind(self, means: tuple[str, str], found: re.Match[str]) -> str:
        kind, how = means
        if how == "either":
            return self._either(kind)
        other = how in ("other", "the other")
        return self.one_of_kind(kind, new=how == "new", other=other, again=how == "the other")

    def _either(self, kind: str) -> str:
        """One of several that a text calls by no name, which are told apart by nothing."""
        known = [name for name, types in self.known.items() if kind in types]
        copies = len({name.removesuffix(SECOND) for name in known}) == 1
        if len(known) < 2 or not (copies or set(known) <= set(self.stand_ins)):
            raise Unclear(kind)
        return known[0]

    def _here(self, found: re.Match[str]) -> str:
        """The location that is meant by whose it is; of nobody, by whoever was spoken of last."""
        whose = (found["whose"] or "").casefold() if "whose" in found.re.groupindex else ""
        words = WORDS[self.language]
        if whose in words.mine:
            return self.place_of(self.speaker())
        if whose.startswith("@"):
            return self.place_of(self.name(MARK.match(whose)[0]))  # type: ignore[index]
        if whose in words.hers:
            try:
                return self.place_of(self.person())
            except Unclear:
                return self.place_of(self.speaker())
        if found[0].split()[-1].casefold() in words.there and (
            spoken := self._spoken_of("location")
        ):
            if len(spoken) > 1:
                raise Unclear("there")
            return spoken[0]
        places = set(self.places.values())
        if len(places) == 1:
            return next(iter(places))
        people = self.people()
        if len(people) == 1 or not people:
            return self.place_of(people[0] if people else self.speaker())
        raise Unclear("here")

    def _spoken_of(self, kind: str) -> tuple[str, ...]:
        """Those of that ``kind`` in the latest clause that spoke of any."""
        every = (
            tuple(name for name in names if kind in self.known.get(name, ()))
            for names in self.clauses
        )
        return next(filter(None, every), ())

    def mentioned(self, text: str) -> tuple[str, ...]:
        """Those that ``text`` names in full, in their order."""
        at = {name: text.find(name) for name in self.known}
        return tuple(sorted((name for name in at if at[name] >= 0), key=lambda name: at[name]))

    def took(self, names: tuple[str, ...], done: str = "") -> None:
        """A clause that spoke of ``names`` was understood, and what was ``done`` by it."""
        self.done = (*self.done, done) if done else self.done
        if names:
            self.clauses.insert(0, names)
