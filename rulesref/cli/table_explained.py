"""``? N`` and ``? RULE`` at a table: what an option does, and the rule behind it, in place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from rulesref.catalogue import said
from rulesref.cli.console import Console
from rulesref.errors import CaseError, UsageError
from rulesref.session.offers import Offer
from rulesref.session.session import Session


class Explained:
    """What explains ``text`` at ``session``: ``words`` on the option of that number, then ``rules``.

    ``choices`` are those of a question that waits, whose numbers stand on the screen. Raises
    ``UsageError`` for the number of no option.
    """

    def __init__(self, session: Session, text: str, choices: Sequence[str] | None = None) -> None:
        self.words: tuple[str, ...] = ()
        self.rules: tuple[str, ...] = (text,)
        if not (text.isascii() and text.isdigit()):
            return
        offers = [offer for offer in session.options() if offer.lawful]
        if choices is not None:
            offers = [Offer(choice, choice) for choice in choices]
        if not 1 <= int(text) <= len(offers):
            raise UsageError(
                said("no option has the number {number}").format(number=text),
                remedy=said("`options` lists all"),
            )
        offer = offers[int(text) - 1]
        self.words = (offer.comes, *_what_it_does(session, offer.sentence))
        begins = _begins(session, offer) if choices is None and not offer.cites else ()
        self.rules = offer.cites or begins or session.asking().cites

    def lines(self, columns: int | None) -> Iterator[str]:
        """The words on the option, folded to the ``columns`` of a terminal."""
        for says in self.words:
            yield from wrap(says, columns, subsequent_indent="  ") if columns else (says,)


def _what_it_does(session: Session, option: str) -> tuple[str, ...]:
    from rulesref.cli.table_cards import what_they_do

    return tuple(what_they_do(session, option))


def _begins(session: Session, offer: Offer) -> tuple[str, ...]:
    """The rule of what is first to happen by ``offer``, where that can be told."""
    try:
        moments = session.branch().tell(offer.sentence)
    except CaseError:
        return ()
    return moments[0].cites[:1] if moments else ()


def show(session: Session, rule: str, console: Console) -> None:
    """Print what ``rulesref show`` prints of ``rule`` in the edition and language of the table."""
    from rulesref.cli.front_door import parse, verb_of
    from rulesref.cli.show import run

    words = ["show", "--edition", session.edition, "--language", session.language]
    found = verb_of(words)
    assert found is not None
    verb, options = found
    shown = parse(verb, [*options, "--", rule])
    if shown is not None:
        run(shown, console)
