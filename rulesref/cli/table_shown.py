"""What a table prints: what lies there and has come about, what is noted, and what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

from rulesref.catalogue import said
from rulesref.cli.console import Console
from rulesref.cli.table_words import each_in_its_words
from rulesref.render.table import asked, come_about, laid_out, news
from rulesref.rulings.ruling import Moment
from rulesref.session.lines import Line
from rulesref.session.namesakes import taken
from rulesref.session.session import Session

#: Columns that suffice for nearly every line.
_WIDE = 80


class Shown:
    """Prints to ``console``; a ``quiet`` one prints nothing."""

    def __init__(self, console: Console, *, quiet: bool) -> None:
        self.console = console
        self.quiet = quiet
        #: What has been said of the cards that have a name with others, and of further copies.
        self._taken: set[str] = set()

    def lines(self, lines: Iterable[str]) -> None:
        """Print ``lines``, folded where few columns hold them."""
        if self.quiet:
            return
        for line in lines:
            for part in _folded(line, self.console.columns):
                self.console.line(part)

    def laid(self, session: Session) -> list[str]:
        """The position, where somebody reads along."""
        return [] if self.quiet else list(laid_out(session.position()))

    def news(self, session: Session, before: Sequence[str]) -> None:
        """Print what lies otherwise than ``before``."""
        if not self.quiet:
            self.lines(news(session.position(), before))

    def come_about(self, was: tuple[Moment, ...], session: Session) -> None:
        """Print what has happened at ``session``, from where that differs from what ``was``."""
        self.lines(come_about(was, session.timeline(), self.console.columns))

    def noted(self, session: Session, before: Sequence[Line]) -> None:
        """Say that what was told since ``before`` is taken: nothing else shows it."""
        new = [line.text for line in session.lines if line not in before]
        if new:
            self.lines([said("(noted: {lines})").format(lines="; ".join(new))])

    def namesakes(self, session: Session) -> None:
        """Say once for which card each name was taken, and that a further copy was taken to be played."""
        if not self.quiet:
            copy = session.scene.telling.copy_taken
            every = (*taken(session), *((copy,) if copy else ()))
            new = [told for told in every if told not in self._taken]
            self._taken.update(new)
            self.lines(f"  ({told})" for told in new)

    def asked(self, session: Session) -> None:
        """Print what ``session`` asks for, once play has begun or lines of a file wait."""
        asking, begun = session.asking(), session.scene.state.log is not None
        if begun or session.coming or asking.kind != "deed":
            self.lines(asked_for(session))


def asked_for(session: Session, *, everything: bool = False) -> Iterator[str]:
    """What ``session`` asks for, and what can be done; what is not lawful only where ``everything`` is wanted."""
    return each_in_its_words(asked(session.asking(), everything=everything))


def _folded(line: str, columns: int | None) -> Sequence[str]:
    """``line`` in parts that fit in few ``columns``, the later ones farther in.

    From 80 on, the terminal wraps the few lines that are longer, and they can be copied as one.
    """
    if not columns or columns >= _WIDE or len(line) <= columns:
        return (line,)
    indent = " " * min(len(line) - len(line.lstrip()) + 4, columns // 2)
    return wrap(line, max(columns, 12), subsequent_indent=indent, break_on_hyphens=False)
