"""A table: sentences lay a position out and play it, and it says what can be done next.

A session holds nothing but the sentences that were told, each with the play that it led to: what
``case`` writes replays to the same position, ``undo`` only goes back to an earlier play, and the
next sentence goes on from the last one.
"""

from __future__ import annotations

from contextlib import suppress
from copy import copy

from rulesref.cases.case import TABLE
from rulesref.catalogue import said
from rulesref.engine.found import Budget
from rulesref.engine.outcome import Unsupported
from rulesref.errors import CaseError, UsageError
from rulesref.rulings.outcomes import Outcomes, outcomes
from rulesref.rulings.reference import alike
from rulesref.rulings.replay import Judge
from rulesref.rulings.ruling import Moment, Ruling
from rulesref.rulings.scene import Scene
from rulesref.rulings.step_error import names_nothing_here
from rulesref.rulings.taken_apart import taken_apart
from rulesref.rulings.timeline import moments
from rulesref.session.exact import exact
from rulesref.session.kinds import kind_of, parts
from rulesref.session.lines import Line, led_by_keyword
from rulesref.session.offers import Asking, Offer, chosen
from rulesref.session.playing import Laid, Playing
from rulesref.session.position import Noun, position
from rulesref.session.too_late import ChangesThePast

#: The options by which nobody does what is offered.
_NOTHING = ("pass", "commit-done")
_TITLE = {"en": "A table", "it": "Un tavolo"}


class Session:
    """One table of ``judge``, in one edition and language; ``cites`` are the rules that its case names."""

    def __init__(
        self,
        judge: Judge,
        edition: str,
        language: str = "en",
        title: str = "",
        cites: tuple[str, ...] = (),
    ) -> None:
        self.judge = judge
        self.edition = edition
        self.language = language
        self.title = title or _TITLE[language]
        self.cites = cites
        self._playing = Playing(judge, edition, language, self.title, cites)
        self._laid = self._playing.begun()
        #: What lay there before each line, in the order of telling, and the line.
        self._past: tuple[tuple[Laid, Line], ...] = ()
        #: What lines have come to at this table and its branches: the same lines are played once.
        self._known: dict[tuple[Line, ...], Laid] = {}
        self.speaker = ""  # whom "I" means, where somebody has said who they are
        #: Lines by which somebody was taken to be somewhere of whom nobody had said that.
        self.supposed: frozenset[str] = frozenset()
        #: Lines of a file that wait until somebody has decided what comes before them.
        self.coming: tuple[Line, ...] = ()

    # --- telling ------------------------------------------------------------------------------

    def tell(self, sentence: str, kind: str = "") -> tuple[Moment, ...]:
        """Take ``sentence`` as a step and give what has happened by it.

        ``kind`` is "given", "when" or "then"; without, the first that reads the sentence: what lies
        on the table while nothing has happened, then what somebody does. One that joins several
        things is as many lines. Raises ``CaseError``, and the table is as it was.
        """
        keyword, text = led_by_keyword(sentence, self.language)
        with taken_apart(self.scene):
            kind = kind or keyword or self._kind(text)
            lines = [Line(kind, part) for part in parts(self.scene, text, kind)]
        before, past, happened = self._laid, self._past, list[Moment]()
        try:
            for line in lines:
                above = kind == "given" and self._laid.first_act is not None
                happened += self._take_above(line) if above else self._take(line)
        except CaseError:
            self._laid, self._past = before, past
            raise
        return tuple(happened)

    def choose(self, number: int) -> tuple[Moment, ...]:
        """Do what the offer of that number tells. Raises ``UsageError`` where there is none."""
        return self.tell(chosen(self.asking(), number).sentence, "when")

    def fate(self, what: str) -> tuple[Moment, ...]:
        """Let fate give ``what``: a token, a card, or the whole sentence. Raises ``UsageError``."""
        asking, wanted = self.asking(), f" {alike(what)}"
        offers = asking.offers if asking.kind in ("chance", "stop") else ()
        meant = [offer for offer in offers if f" {alike(offer.sentence)}".endswith(wanted)]
        if what.strip() and len(meant) == 1:
            return self.tell(meant[0].sentence, "when")
        for offer in offers[:1] if what.strip() else ():  # "a skull", "minus two"
            told = offer.sentence.removesuffix(offer.gives)
            if told != offer.sentence:
                with suppress(CaseError):
                    return self.tell(f"{told}{what}", "when")
        step = self._answered_with(what)
        if step:
            return self.tell(step)
        raise UsageError(
            said("fate gives no {what} here").format(what=what)
            if offers
            else said("fate is asked nothing now"),
            candidates=tuple(offer.sentence for offer in offers[:8]),
        )

    @property
    def asks_fate(self) -> bool:
        """Whether the table waits for what fate gives, or for the card that is drawn."""
        return any(offer.gives for offer in self.options()) or bool(self._answered_with("…"))

    def _answered_with(self, what: str) -> str:
        """The step that names ``what`` where play has stopped for want of a card; empty elsewhere."""
        stop = self.scene.state.pending
        answer = self.judge.speech.answers.get(stop.id) if isinstance(stop, Unsupported) else None
        if answer is None or not what.strip():
            return ""
        assert isinstance(stop, Unsupported)
        return answer[self.language].write({"card": self.scene.name(stop.source), "what": what})

    def decline(self) -> tuple[Moment, ...]:
        """Do nothing of what is offered. Raises ``UsageError`` where something has to be done."""
        options = self.judge.speech.options
        nothing = {options[id].patterns[self.language][0].write({}) for id in _NOTHING}
        offers = [one for one in self.options() if one.sentence in nothing]
        if self.asking().kind != "choice" or len(offers) != 1:
            raise UsageError(
                said("nothing is offered that could be passed by"),
                candidates=tuple(offer.sentence for offer in self.options()[:8] if offer.lawful),
            )
        return self.tell(offers[0].sentence, "when")

    def undo(self) -> Line:
        """Take the last line back. Raises ``UsageError`` where nothing has been told."""
        if not self._past:
            raise UsageError(said("nothing has been told that could be taken back"))
        self._laid, last = self._past[-1]
        self._past = self._past[:-1]
        return last

    def go_on(self) -> tuple[Moment, ...]:
        """Tell what is ``coming`` as far as nothing else has to be decided first.

        Raises ``CaseError`` for a line that cannot be told here; what follows it is dropped.
        """
        happened: list[Moment] = []
        early: tuple[Line, ...] = ()  # they name what a line to come lays out
        while self.coming:
            line, *later = self.coming
            try:
                happened += self._take(line)
            except CaseError as problem:
                if names_nothing_here(problem) and later and later[0].kind == "given":
                    early = (*early, line)
                    self.coming = tuple(later)
                    continue
                if self.asking().kind in ("choice", "chance"):
                    break
                self.coming = ()
                raise
            self.coming, early = (*early, *later), ()
        return tuple(happened)

    def branch(self) -> Session:
        """Another table with the same lines; what is told there is not told here."""
        return copy(self)

    def empty(self, edition: str = "") -> Session:
        """Another such table on which nothing lies; without an ``edition`` of the same one."""
        edition = edition or self.edition
        other = Session(self.judge, edition, self.language, self.title, self.cites)
        other.speaker, other.supposed = self.speaker, self.supposed
        return other

    def under(self, edition: str) -> Session:
        """The same lines at a table of another edition. Raises ``CaseError``."""
        other = self.empty(edition)
        for line in self.lines:
            other._take(line)
        other.coming = self.coming
        return other

    # --- asking -------------------------------------------------------------------------------

    def asking(self) -> Asking:
        """What the table asks for now."""
        return self._laid.last.asking

    def options(self) -> tuple[Offer, ...]:
        """Everything that can be done now; where nothing waits, what is not lawful comes last."""
        return self.asking().offers

    def ask(self, question: str) -> Ruling:
        """The ruling on ``question`` at this moment; the table stays. Raises ``CaseError``."""
        asked = self.judge.speech.sentences["asked"].patterns[self.language][0]
        line = Line("then", asked.write({"what": question.strip().rstrip("?").strip()}))
        return self.judge.replay(self._playing.case((*self._laid.lines, line)), self.edition)

    def outcomes(self, budget: Budget) -> Outcomes:
        """Every end that the table can come to; the table stays. Raises ``CaseError``."""
        return outcomes(self.judge, self._playing.case(self._laid.lines), self.edition, budget)

    @property
    def scene(self) -> Scene:
        """The present moment."""
        return self._laid.last.scene

    def position(self) -> tuple[Noun, ...]:
        """What lies on the table now, as nouns."""
        return position(self.scene)

    @property
    def lines(self) -> tuple[Line, ...]:
        """What has been told, in order."""
        return self._laid.lines

    def timeline(self) -> tuple[Moment, ...]:
        """Everything that has happened, in order."""
        return moments(exact(self.scene))

    def case(self) -> str:
        """The table as a case in Gherkin, which replays to the same position, in its own edition."""
        return self._playing.written(self._laid.lines)

    # --- playing ------------------------------------------------------------------------------

    def _take(self, line: Line) -> tuple[Moment, ...]:
        before = len(list(self.scene.state.lines()))
        try:
            laid = self._more(line)
        except CaseError as problem:
            if self.asking().kind in ("choice", "chance"):
                problem.remedy = said("decide first what is asked: `options` lists it")
            raise
        happened = moments(exact(laid.last.scene), since=before)
        if line.kind == "then" and laid.last.asking.kind == "stop" != self.asking().kind:
            raise CaseError(  # whether it is so nobody can say: play goes on without it
                laid.last.asking.about,
                file=TABLE,
                remedy=said("say how much there was when play began"),
            )
        if self.asking().kind == "stop" and laid.last.asking.kind == "stop" and not happened:
            raise CaseError(
                self.asking().about,
                file=TABLE,
                candidates=tuple(offer.sentence for offer in self.options()[:8]),
                remedy=said("nothing goes on from here: `undo` takes the last line back")
                if not self.options()
                else None,
            )
        self._keep(line, laid)
        return happened

    def _more(self, line: Line) -> Laid:
        """The table with one more ``line``. Raises ``CaseError`` about that line."""
        lines = (*self._laid.lines, line)
        if lines not in self._known:
            self._known[lines] = self._playing.more(self._laid, line)
        return self._known[lines]

    def _take_above(self, line: Line) -> tuple[Moment, ...]:
        """Take ``line`` among what lay there at first: play has stopped for want of such a fact.

        All that was told since is played anew; where play has not stopped, it has to come to the
        same. Raises ``CaseError``, and the table is as it was.
        """
        lines, place = self._laid.lines, self._laid.first_act
        assert place is not None
        before, why, other = len(list(self.scene.state.lines())), None, self.branch()
        other._laid = Laid(lines[:place], self._laid.plays[: place + 1])
        other._take(line)
        try:
            for one in lines[place:]:
                other._take(one)
            same = self.asking().kind == "stop" or other.timeline() == self.timeline()
        except CaseError as problem:
            same, why = False, problem
        if not same:
            raise ChangesThePast(line) from why
        self._keep(line, other._laid)
        return moments(exact(self.scene), since=before)

    def _keep(self, line: Line, laid: Laid) -> None:
        """Have ``laid`` be the table, ``line`` being the one told last."""
        self._past = (*self._past, (self._laid, line))
        self._laid = laid

    def _kind(self, text: str) -> str:
        stopped = self.asking().kind == "stop"
        found = kind_of(self.scene, text, stopped=stopped)
        return found or ("when" if self._laid.lines else "given")
