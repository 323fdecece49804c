"""A question about the rules that names no card: "does an exhausted enemy attack me?".

It is told as positions with an enemy like the one that it means, each a text that ends with a
question and is played like any other. What it leaves open is told in every way in which it may be
meant, and an answer holds where all of them come to the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from rulesref.expression import lazily


class Such(NamedTuple):
    """An enemy as a question means it: how it stands, its keywords, and where it is, each if told."""

    how: str = ""
    keywords: tuple[str, ...] = ()
    where: str = ""
    #: It is told to be unengaged, and not where: here, or anywhere else.
    anywhere: bool = False

    @property
    def is_told(self) -> bool:
        """Whether anything is said of it beyond that it is an enemy."""
        return any(self)


class GeneralQuestion(NamedTuple):
    """One way of asking: what is ``told`` of each of ``places``, then what is asked of it.

    ``acts`` are done one by one where the question tells none, and ``told`` and ``question`` may hold
    {act}; {verb} is that of the question.
    """

    asks: re.Pattern[str]
    told: str
    question: str
    places: Callable[[Such], tuple[str, ...]]
    acts: tuple[str, ...] = ("",)
    #: Whether it is asked in general only of an enemy of which more is said.
    of_such: bool = False
    #: Whole positions with their questions, instead of all the rest; they may hold {act} and {verb}.
    wholes: tuple[str, ...] = ()


def told_whole(asks: re.Pattern[str], *positions: str) -> GeneralQuestion:
    """The way of asking ``asks`` that is told as whole ``positions``, of no enemy like the one it means."""
    return GeneralQuestion(asks, "", "", _nowhere, wholes=positions)


def _nowhere(such: Such) -> tuple[str, ...]:
    """Where what is asked of is told by the position itself."""
    return ()


class GeneralWords(NamedTuple):
    """How a language asks in general."""

    rows: tuple[GeneralQuestion, ...]
    #: (How it is said that an enemy stands so, or has the keyword; what a position says of it.)
    how: tuple[tuple[re.Pattern[str], str], ...]
    keywords: tuple[tuple[re.Pattern[str], str], ...]
    #: (How it is said where it is; the place.)
    where: tuple[tuple[re.Pattern[str], str], ...]
    #: How it is said that it is where whoever asks is.
    here: re.Pattern[str]
    #: Place → what tells that {} is there.
    lies: dict[str, str]
    #: (How something that one does is said; what is done, each for what it may mean.)
    acts: tuple[tuple[re.Pattern[str], tuple[str, ...]], ...]
    #: ``Such`` → what it is called at a place.
    called: Callable[[Such], str]
    #: As it stands where it is unengaged, and nothing is said of it.
    exhausted: str


#: Where an enemy is: engaged with whoever asks, here and unengaged, engaged with another here, not with
#: whoever asks, next door, engaged with another there, and where whoever asks comes to.
AT_ME, AT_REST, OF_ANOTHER, APART = "me", "rest", "other", "apart"
NEXT_DOOR, OF_ANOTHER_THERE, COME_TO = "next door", "other next door", "come to"
#: Keywords by which a ready enemy is here and engaged with nobody alone.
LOOSE = frozenset({"aloof", "massive"})
#: How it stands that is exhausted, in each language.
_WORN = frozenset({"exhausted", "esaurito"})
#: The one that is engaged with everybody here alone.
_MASSIVE = "massive"


def to_act(such: Such) -> tuple[str, ...]:
    """Where ``such`` an enemy has to be to do anything to whoever asks."""
    if such.where == APART:
        return (OF_ANOTHER,)
    if such.where:
        return (such.where,) if _may_be(such, such.where) else ()
    return _unsaid(such) if LOOSE & {*such.keywords} else (AT_ME,)


def to_act_there(such: Such) -> tuple[str, ...]:
    """The same where it is told; one of which nothing is told need not be here at all."""
    return to_act(such) if such.where else ()


def to_be_met(such: Such) -> tuple[str, ...]:
    """Where it may be so that whoever asks can do something to it."""
    if such.where == APART:
        return (AT_REST, OF_ANOTHER)
    if such.where:
        return (such.where,)
    return _unsaid(such)


def _unsaid(such: Such) -> tuple[str, ...]:
    """Engaged with whoever asks, and here without being so: an answer has to hold of both."""
    return (AT_REST,) if _MASSIVE in such.keywords else (AT_ME, AT_REST)


def to_be_engaged(such: Such) -> tuple[str, ...]:
    """Where it may be so that whoever asks can engage it."""
    return (AT_REST, OF_ANOTHER) if such.where == APART else (such.where or AT_REST,)


def to_come(such: Such) -> tuple[str, ...]:
    """Where it may be so that it moves, unless it is kept there."""
    if such.where in ("", NEXT_DOOR):
        return (NEXT_DOOR,)
    if such.anywhere:
        return (NEXT_DOOR, AT_REST)
    return (OF_ANOTHER_THERE,) if such.where in (OF_ANOTHER, APART) else (such.where,)


def come_to(such: Such) -> tuple[str, ...]:
    """Where whoever asks comes to, unless it is said to be elsewhere; a massive one is engaged with all."""
    return (COME_TO,) if such.where in ("", NEXT_DOOR) and _MASSIVE not in such.keywords else ()


def to_ready_here(such: Such) -> tuple[str, ...]:
    """Where it readies beside whoever asks, exhausted and unengaged; a massive one is engaged with all."""
    fits = such.how != "ready" and such.where in ("", AT_REST) and _MASSIVE not in such.keywords
    return (AT_REST,) if fits else ()


def to_rest(such: Such) -> tuple[str, ...]:
    """Exhausted and unengaged beside whoever asks; a massive one is engaged with all."""
    fits = such.how in _WORN and such.where in ("", AT_REST) and _MASSIVE not in such.keywords
    return (AT_REST,) if fits else ()


def at_me(such: Such) -> tuple[str, ...]:
    """Engaged with whoever asks, unless it is said to be elsewhere."""
    return (OF_ANOTHER,) if such.where == APART else (such.where or AT_ME,)


def to_follow(such: Such) -> tuple[str, ...]:
    """The same where whoever asks leaves: an exhausted one need not be engaged."""
    return at_me(such) if such.where or such.how not in _WORN else _unsaid(such)


def _may_be(such: Such, place: str) -> bool:
    """Whether it can be at ``place`` as it stands: ready and unengaged it engages by itself."""
    return place != AT_REST or bool(such.how) or bool(LOOSE & {*such.keywords})


def in_general(text: str, words: GeneralWords) -> tuple[str, ...]:
    """The positions that ``text`` may mean, as texts; empty where it is no such question."""
    bare = " ".join(_END.sub("", text).split())
    return tuple(dict.fromkeys(_positions(bare, words)))


_END = lazily(r"[\s.?!…]+$")
_BEGINS = lazily(r"(?:^|(?<=\. ))[a-zà-ü]")


def _positions(text: str, words: GeneralWords) -> Iterator[str]:
    for row in words.rows:
        found = row.asks.fullmatch(text)
        if found is None:
            continue
        said = found.groupdict(default="")
        such = _such(said.get("np", ""), words)
        acts = _acts(said["act"], words) if said.get("act") else row.acts
        for whole in row.wholes:
            for act in acts:
                yield whole.format(act=act, verb=said.get("verb", "").lower())
        if row.of_such and not such.is_told:
            continue
        for place in row.places(such):
            one = such if such.how or _may_be(such, place) else such._replace(how=words.exhausted)
            lies = words.lies[place].format(words.called(one))
            for act in acts:
                does = row.told.format(act=act)
                asked = row.question.format(act=act, verb=said.get("verb", ""))
                told = " ".join(part for part in (lies, does, asked) if part)
                yield _BEGINS.sub(lambda first: first[0].upper(), told)
        return


def _such(text: str, words: GeneralWords) -> Such:
    """What ``text``, a phrase, says of an enemy."""
    where = next((where for said, where in words.where if said.search(text)), "")
    return Such(
        next((how for said, how in words.how if said.search(text)), ""),
        tuple(keyword for said, keyword in words.keywords if said.search(text)),
        where,
        where == AT_REST and not words.here.search(text),
    )


def _acts(text: str, words: GeneralWords) -> tuple[str, ...]:
    """What ``text`` may mean that one does; empty where it is not known."""
    return next((acts for said, acts in words.acts if said.fullmatch(text)), ())
