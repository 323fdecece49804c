"""What would come at a table of something that is only supposed, or by other rules: the table stays as it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

from rulesref.catalogue import said
from rulesref.cli.table_words import explained_at_table
from rulesref.entries import EDITIONS
from rulesref.errors import CaseError, RulesrefError, UsageError
from rulesref.render.table import differences
from rulesref.session.lines import Line
from rulesref.session.session import Session

#: So many digits no number of an option has.
_DIGITS = 7


#: Before what a question only supposes.
_IF = {"en": re.compile(r",? if "), "it": re.compile(r",? se ")}


def parted(question: str, language: str) -> tuple[str, str]:
    """What is asked, and what the ``question`` supposes behind it; that is empty where it supposes nothing."""
    bare = question.strip().rstrip("?").strip()
    asked, *condition = _IF[language].split(bare, maxsplit=1)
    return asked, "".join(condition)


def supposed(session: Session, told: str) -> tuple[Session, tuple[Line, ...]]:
    """Another table at which ``told``, a sentence, what fate gives or the number of an option, came about.

    With the sentences for which own words were taken. Raises ``CaseError`` where they are not
    understood whole.
    """
    told = told.strip().rstrip("?").strip()  # with its mark it would only be asked for
    other = session.branch()
    asks_fate = session.asks_fate
    if told.isascii() and told.isdigit() and len(told) < _DIGITS:
        stopped = session.asking().kind == "stop"  # what fate may give then has no numbers
        if asks_fate and (stopped or not int(told)):
            other.fate(told)
        else:
            other.choose(int(told))
        return other, ()
    try:
        other.tell(told)
    except CaseError:
        if asks_fate:
            with suppress(RulesrefError):  # "a skull", where a token is asked for
                other.fate(told)
                return other, ()
        from rulesref.answers.prose.at_table import understood

        found = understood(session, told)
        if not found.lines or found.left or found.why:
            raise
        for line in found.lines:
            other.tell(line.text, line.kind)
        return other, found.lines
    return other, ()


def why_not(session: Session, sentence: str) -> Iterator[str]:
    """The rule that keeps ``sentence`` from being told now. Raises ``UsageError`` where nothing is asked."""
    if not sentence:
        raise UsageError(said("nothing is asked"), remedy=said("why not …"))
    try:
        other, taken_for = supposed(session, sentence)
        if any(line.kind != "when" for line in taken_for):  # more would have to lie there
            session.branch().tell(sentence)
    except RulesrefError as problem:
        explained_at_table(problem)
        yield from filter(None, (problem.message, problem.remedy))
        return
    if taken_for:
        yield said("understood as")
        yield from (f"  {line.text}" for line in taken_for)
    if _is_offered(session, other):
        yield said("nothing forbids it: it can be told now")
    else:
        yield said(
            "nothing offers it now: `options` lists what can be done; where a card or the scenario "
            "brings it about, it can be told"
        )


def _is_offered(session: Session, other: Session) -> bool:
    """Whether what has happened at ``other`` begins as one of the options of ``session`` does."""
    count = len(session.timeline())
    first = other.timeline()[count : count + 1]
    for offer in session.options() if first else ():
        branch = session.branch()
        with suppress(RulesrefError):
            branch.tell(offer.sentence, "when")
            if branch.timeline()[count : count + 1] == first:
                return True
    return not first


def other_rules(session: Session, edition: str) -> tuple[Session, list[str]]:
    """The same table by the rules of ``edition``, and the lines that say what they change.

    Raises ``UsageError`` where no edition is called so, ``CaseError`` where they forbid what happened.
    """
    if edition not in EDITIONS:
        raise UsageError(
            said("no edition is called {edition!r}").format(edition=edition), candidates=EDITIONS
        )
    other = session.under(edition)
    here = [moment.text for moment in session.timeline()]
    there = [moment.text for moment in other.timeline()]
    changed = differences(here, there) or [said("the same has happened")]
    return other, [said("edition {edition}").format(edition=edition), *changed]
