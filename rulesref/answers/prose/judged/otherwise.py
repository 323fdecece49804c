"""What else a text may mean that has been read: with the weapon that it tells of, by an effect that it does not tell."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.answers.prose.clause import ENGAGED, Clause
from rulesref.answers.prose.reader import Reader
from rulesref.answers.prose.told import is_so
from rulesref.rulings.reading import Told as Row
from rulesref.rulings.reading import read_of_kind
from rulesref.session.session import Session

#: What is done with a card or without one, and says of neither.
_BARE = {
    "en": re.compile(r"(?P<who>.+) (?:fights|attempts to evade) (?!.* with ).+|(?P<me>.+) investigates"),
    "it": re.compile(r"(?P<who>.+) (?:combatte|attacca|tenta di eludere) (?!.* con ).+|(?P<me>.+) indaga"),
}  # fmt: skip
_WITH = {"en": "{} with {}", "it": "{} con {}"}
_CONTROLS = {
    "en": (r"{who} controls (?:.+ and )?{card}\b", r"{who} has (?:.+ and )?{card}(?: and .+)? in play"),
    "it": (r"{who} controlla (?:.+ e )?{card}\b", r"{who} ha in gioco (?:.+ e )?{card}\b"),
}  # fmt: skip
#: Words by which a text says that no card is used.
_BASIC = re.compile(r"\bbasic\b|\bbare|\bunarmed\b|\bfists\b|\bwithout using\b|\bbase\b|\bmani nude\b|\bsenza usare\b", re.I)  # fmt: skip
#: What is dealt to somebody comes by no action of theirs.
_DEALT = re.compile(r"\b(?:damage|horror)\b|\b(?:dann[oi]|orror[ei])\b")
_ATTACKS = re.compile(r"\battacks?\b|\bretaliates\b|\bcontrattacca\b|\bopportunity\b|\battacca\b|\bopportunità\b|\b(?:damage|horror|dann[oi]|orror[ei])\b|\bdefeated\b|\bsconfitt")  # fmt: skip


def told_with(lines: Sequence[Clause], card: str, language: str) -> list[Clause]:
    """``lines`` with ``card`` for what is done with one or with none."""
    return [
        line._replace(text=_WITH[language].format(line.text, card))
        if not line.given and _BARE[language].fullmatch(line.text)
        else line
        for line in lines
    ]


def weapons(session: Session, said: Sequence[str], assets: Sequence[str]) -> list[str]:
    """The ``assets`` with which that may be done which the lines tell of no card.

    None where what is ``said`` speaks of doing it without one.
    """
    language = session.language
    if any(map(_BASIC.search, said)):
        return []
    found = [_BARE[language].fullmatch(line.text) for line in session.lines if line.kind == "when"]
    people = {one["who"] or one["me"] for one in found if one}
    given = [line.text for line in session.lines if line.kind == "given"]
    return [
        card
        for card in assets
        if any(
            re.match(pattern.format(who=re.escape(who), card=re.escape(card)), line)
            for who in people
            for pattern in _CONTROLS[language]
            for line in given
        )
    ]


def comes_of_an_untold_action(session: Session, reader: Reader, statement: str) -> bool:
    """Whether an enemy may have attacked for what led to an effect of which a text tells no more.

    Somebody who "draws 2 cards" has done something for it that may provoke an attack of opportunity, and an enemy
    of which nothing is said but that it was attacked in vain may retaliate.
    """
    if not _ATTACKS.search(statement):
        return False
    if _may_retaliate(session, reader, statement):
        return True
    people = tuple(reader.discourse.people())
    return any(
        line.kind == "when"
        and line.text.startswith(people)
        and not _DEALT.search(line.text)
        and _is_effect(session, line.text)
        and _is_threatened(session, reader, line.text, at)
        for at, line in enumerate(session.lines)
    )


def _may_retaliate(session: Session, reader: Reader, statement: str) -> bool:
    """Whether the enemy of ``statement`` stands in for one without a name that an attack on it has failed against."""
    if _FOR_AN_ACTION.search(statement):
        return False
    acts = [line.text for line in session.lines if line.kind == "when"]
    told = {
        one.name
        for one in reader.discourse.named
        if one.like and (one.like.lacks or one.like.keywords)
    }
    fights, failed = _FIGHTS[session.language], _FAILED[session.language]
    return any(
        statement.startswith(f"{enemy} ")
        and any(fights.search(act) and enemy in act for act in acts)
        and any(map(failed.search, acts))
        for enemy in reader.discourse.stand_ins
        if enemy not in told
    )


_FOR_AN_ACTION = re.compile(r"\bopportunit(?:y|à)")
_FIGHTS = {"en": re.compile(r" (?:fights|attacks) "), "it": re.compile(r" (?:combatte|attacca) ")}
_FAILED = {"en": re.compile(r" fails\b|auto-fail"), "it": re.compile(r" fallisce\b|fallimento")}


def _is_threatened(session: Session, reader: Reader, does: str, at: int) -> bool:
    """Whether an enemy was ready, and engaged with whoever ``does`` that, before the line ``at``."""
    earlier = session.branch()
    while len(earlier.lines) > at:
        earlier.undo()
    enemies = [name for name, types in reader.discourse.known.items() if "enemy" in types]
    who = next(one for one in reader.discourse.people() if does.startswith(one))
    engaged = ENGAGED[session.language]
    return any(
        not is_so(earlier, _WORN[session.language].format(one))
        and is_so(earlier, engaged.format(one, who))
        for one in enemies
    )


_WORN = {"en": "{} is exhausted", "it": "{} è esaurito"}


def _is_effect(session: Session, text: str) -> bool:
    scene = session.scene
    read = read_of_kind(text, "when", scene.tongue, dict(scene.telling.said))
    return isinstance(read, Row) and read.row.effect
