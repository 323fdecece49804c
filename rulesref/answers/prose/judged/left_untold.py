"""Whether a verdict hangs on what hardly any text tells: how many play, whether clues lie somewhere.

Values that count the investigators, and whoever is next or leads, may be others where somebody else
plays far away; a card that discovers a clue may be used where one lies; what chooses a location may
choose the next one. What was played is played once more with one who does nothing, with no clues,
and with a location, where an enemy is, beside each that lies there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.answers.prose.implied.cast import CASTS
from rulesref.answers.prose.names import italian_names
from rulesref.answers.prose.told import Layout
from rulesref.errors import RulesrefError
from rulesref.session.lines import Line
from rulesref.session.session import Session

#: Who plays as well, and where: the first pair of which the table has neither.
_SOMEBODY = (
    ("Jenny Barnes", "Rivertown"),
    ("Leo Anderson", "Easttown"),
    ("Zoey Samaras", "Northside"),
)
_NO_CLUES = {"en": "{} has 0 clues", "it": "{} ha 0 indizi"}
_MAY = {"en": " may ", "it": " può "}
_LEADS_TO = {"en": "{} is connected to {}", "it": "{} è collegato a {}"}
_IS_AT = {"en": "{} is at {}", "it": "{} è a {}"}
#: How a text says that nobody else plays.
_ALONE = {
    "en": re.compile(
        r"\b(?:solo|alone|by myself|(?:only|sole|single|one|1) (?:investigator|player)s?)\b", re.I
    ),
    "it": re.compile(r"\b(?:in solitario|da sol[oa]|(?:unic[oa]|sol[oa]|1) \w*(?:investigator|giocator)\w+)\b", re.I),
}  # fmt: skip
#: A sentence that says that and nothing else.
_SAYS_SO = {
    "en": re.compile(
        r"I(?:['’]m| am)? play(?:ing)? (?:solo|alone|by myself)|(?:it is|it['’]s) a solo game"
        r"|I(?:['’]m| am) the (?:only|sole) (?:investigator|player)(?: in (?:play|the game))?",
        re.I,
    ),
    "it": re.compile(
        r"(?:io )?gioco (?:in solitario|da sol[oa])|sono l['’]unico (?:investigatore|giocatore)(?: in gioco)?", re.I
    ),
}  # fmt: skip
#: Verdicts that say something: one that another player turns over was none.
_SAYS = ("yes", "no", "depends", "open")


def apart_from_that(told: Sequence[str], language: str) -> tuple[str, ...]:
    """What is ``told`` without sentences that only say that nobody else plays."""
    return tuple(one for one in told if not _SAYS_SO[language].fullmatch(one.strip(" .!")))


def turned_by_untold(table: Session, first: Layout, told: Sequence[str]) -> list[Layout]:
    """``first`` without its verdict, if it comes out otherwise by what is not ``told``; else nothing.

    It is played at a branch of the empty ``table``.
    """
    if first.ruling is None:
        return []
    lines, language = first.session.lines, table.language
    others = (
        [_somebody(first.session, lines)] if not any(map(_ALONE[language].search, told)) else []
    )
    if _MAY[language] in first.statement:
        others.append(_no_clues(first.session, language))
    others.append(_next_door(first.session, lines, language))
    for more in filter(None, others):
        verdict = _verdict(table.branch(), lines, more, first.statement)
        if verdict in _SAYS and verdict != first.ruling.verdict:
            return [first._replace(verdict=None)]
    return []


def _somebody(session: Session, lines: Sequence[Line]) -> tuple[str, ...]:
    """The step that seats another one far from all who are there."""
    pairs = (
        pair for pair in _SOMEBODY if not any(_is_written(session, lines, one) for one in pair)
    )
    return tuple(_IS_AT[session.language].format(*pair) for pair in pairs)[:1]


def _is_written(session: Session, lines: Sequence[Line], name: str) -> bool:
    """Whether a line calls the card ``name`` so, in English or in Italian."""
    called = (name, italian_names(session.judge.game).get(name, name))
    return any(one in line.text for one in called for line in lines)


def _no_clues(session: Session, language: str) -> tuple[str, ...]:
    """The steps that say of each location of which nobody has spoken that no clues lie there."""
    scene = session.scene
    return tuple(
        _NO_CLUES[language].format(scene.name(id))
        for id, thing in scene.state.things.items()
        if "card" in thing and thing["card"].type == "location"
        if ("clues", id) not in scene.telling.declared
    )


def _next_door(session: Session, lines: Sequence[Line], language: str) -> tuple[str, ...]:
    """The steps that lay a location beside each that lies there, and an enemy on it, without which it could hardly be chosen."""
    places = (place for _, place in _SOMEBODY)
    there, enemy = (
        next((one for one in names if not _is_written(session, lines, one)), "")
        for names in (places, CASTS[0].enemies)
    )
    scene = session.scene
    beside = tuple(
        _LEADS_TO[language].format(scene.name(id), there)
        for id, thing in scene.state.things.items()
        if "card" in thing and thing["card"].type == "location"
    )
    return (*beside, _IS_AT[language].format(enemy, there)) if there and enemy else ()


def _verdict(
    session: Session, lines: Sequence[Line], more: Sequence[str], statement: str
) -> str | None:
    """What is said of ``statement`` where ``more`` is laid out too, once the first is seated, who leads."""
    seated = next((n for n, line in enumerate(lines, 1) if line.kind == "given"), 0)
    try:
        for number, line in enumerate(lines, 1):
            session.tell(line.text, line.kind)
            for step in more if number == seated else ():
                session.tell(step, "given")
        return session.ask(statement).verdict
    except RulesrefError:
        return None
