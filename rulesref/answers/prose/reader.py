"""A text read clause by clause as the lines of a case.

A sentence of which any word is left over is not understood.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rulesref.answers.prose.clause import Clause
from rulesref.answers.prose.clitics import with_objects
from rulesref.answers.prose.commands import COMMANDS
from rulesref.answers.prose.discourse import Discourse, Kept, Unclear
from rulesref.answers.prose.implied.places_told import keep_place, of_all, seated_by
from rulesref.answers.prose.met_once import led_by_a_mark, met_once
from rulesref.answers.prose.of_one import of_one
from rulesref.answers.prose.parting import ADJECTIVE, ASIDE, BEHIND, SUBJECT, parts
from rulesref.answers.prose.plain import plainly
from rulesref.answers.prose.pronouns import ME, SHE
from rulesref.answers.prose.said_late import kinds_said, laid_there, said_before
from rulesref.answers.prose.saying import filled, used, ways_said
from rulesref.answers.prose.slots_held import PEOPLE, each_holds_one
from rulesref.answers.prose.strict import is_strict
from rulesref.errors import RulesrefError
from rulesref.rulings.reading import Told, read_of_kind
from rulesref.rulings.tongue import Tongue

_NOBODY = ("anyone", "anybody", "any enemy", "nessuno")
#: A card before the colon of a sentence about it, or alone.
_TOPIC = re.compile(r"(?:(?:an?|the|my|un|il|lo|la) )?(@\d+)(?:: *|$)", re.I)
#: Traits of what is shot with.
_GUNS = frozenset({"Firearm", "Ranged"})
#: How a line tells of what is dealt.
_DEALT = {
    "en": {"damage": "damage", "horror": "horror"},
    "it": {"damage": "dann", "horror": "orror"},
}
#: Clauses nest no deeper than this.
_DEEP = 6
#: So many clauses of one sentence are tried.
_TRIED = 300


class Reader:
    """Reads the clauses of one text; ``now`` is the kind of line that may come: nothing is laid out any more
    once something has happened."""

    def __init__(
        self, tongue: Tongue, discourse: Discourse, *, freely: bool = False, late: bool = False
    ) -> None:
        self.tongue = tongue
        self.language = tongue.language
        #: Whether somebody confirms what is read.
        self.freely = freely
        #: Whether what lies there may be said once something has happened.
        self.late = late
        #: Whether what may mean something else is read at the moment.
        self._proposing = False
        self.discourse = discourse
        discourse.can_be_hurt = self._can_be_hurt
        discourse.is_gun = self._is_gun
        self.lines: list[Clause] = []
        self.subject = ""
        #: Whether a clause says that an enemy is engaged with nobody.
        self.said_unengaged = False
        #: Whether a test is said to succeed or fail, and not by how much.
        self.says_no_margin = False
        #: Whether something is said to lie there only once something has happened: since when?
        self.said_late = False
        #: The clauses that tell nothing: they say what is taken for so where nobody has told otherwise.
        self.granted: tuple[str, ...] = ()
        #: Whether the clause that was read last says who sits here, which is told by their name alone.
        self.said_who_sits = False

    def _can_be_hurt(self, name: str) -> bool:
        try:
            stats = self.tongue.card(name).stats
        except RulesrefError:
            return True
        return bool(stats.get("health") or stats.get("sanity"))

    def _is_gun(self, name: str) -> bool:
        if "asset" not in self.discourse.known.get(name, ()):
            return False
        try:
            return not _GUNS.isdisjoint(self.tongue.card(name).traits)
        except RulesrefError:
            return False

    def tell(self, sentence: str, *, acts: bool = True) -> bool:
        """Whether every word of ``sentence`` is understood; then its lines are told.

        One that ``acts`` may not be is not understood where something would happen by it.
        """
        said = self._of_topic(sentence)
        said = with_objects(said, self.discourse) if self.language == "it" else of_one(said)
        before, clause = self.mark(), plainly(said, self.language)
        self._tried, self._proposing = 0, False
        lines = self.read(clause, 0)
        if lines is None and self.freely:
            self._tried, self._proposing = 0, True
            lines = self.read(clause, 0)
        if lines is None or not (acts or all(line.given for line in lines)):
            self.back(before)
            return False
        self.lines += lines
        return True

    def _of_topic(self, sentence: str) -> str:
        """``sentence`` without the card before its colon that it is about, which is spoken of from now on."""
        topic = _TOPIC.match(sentence)
        if topic is None:
            return sentence
        self.discourse.took((self.discourse.name(topic[1]),))
        return sentence[topic.end() :]

    def mark(self) -> tuple[Kept, str, tuple[str, ...]]:
        """What has been spoken of so far, to go back to."""
        return self.discourse.keep(), self.subject, self.granted

    def back(self, before: tuple[Kept, str, tuple[str, ...]]) -> None:
        """Go back to what had been spoken of ``before``."""
        kept, self.subject, self.granted = before
        self.discourse.go_back(kept)

    # --- one clause -----------------------------------------------------------------------------

    def read(self, clause: str, depth: int) -> list[Clause] | None:
        """The lines that ``clause`` comes to, ``depth`` clauses deep; None where nothing reads it."""
        clause = clause.strip(" ,.")
        if not clause:
            return []
        self._tried += 1
        if depth > _DEEP or self._tried > _TRIED:
            return None
        ways: list[Callable[[str, int], list[Clause] | None]] = [
            self._by_ways,
            self._by_vocabulary,
            self._by_parts,
            self._with_subject,
        ]
        if self._proposing:
            ways.append(self._by_proposals)
        for way in ways:
            before = self.mark()
            self.said_who_sits = False
            try:
                found = way(clause, depth)
            except Unclear:  # nobody is left who could stand in for what has no name
                found = None
            if found is not None:
                if not (found or self.said_who_sits):
                    self.granted = (*before[2], clause)
                return found
            self.back(before)
        return None

    def _with_subject(self, clause: str, depth: int) -> list[Clause] | None:
        """An Italian clause that leaves out who acts: whoever acted before, or "she"."""
        led = SUBJECT.match(clause) or clause.startswith(("il ", "la ", "c'è", "ci "))
        if self.language != "it" or led:
            return None
        found = self.read(f"{SHE} {clause}", depth + 1)
        me = self.discourse.me if ME in clause.split() else ""  # somebody else does it to me
        return None if found and me and found[0].text.startswith(me) else found

    def read_all(self, clauses: Sequence[str], depth: int) -> list[Clause] | None:
        """The lines that ``clauses`` give; a command does what it does with those behind it."""
        out: list[Clause] = []
        for at, clause in enumerate(clauses):
            command, _, who = clause.partition(" ")
            if command in COMMANDS:
                after = COMMANDS[command](self, who, clauses[at + 1 :], depth + 1)
                return None if after is None else [*out, *after]
            found = self.read(clause, depth + 1)
            if found is None:
                return None
            out += found
        return out

    def _by_proposals(self, clause: str, depth: int) -> list[Clause] | None:
        """What ``clause`` may mean only where no other way reads it."""
        return self._by_ways(clause, depth, proposed=True)

    def _by_ways(self, clause: str, depth: int, *, proposed: bool = False) -> list[Clause] | None:
        ways = ways_said(self.language, proposed=proposed)
        for _, same, pattern in ways.could_read(clause):
            read = pattern.read(clause)
            if read is None:
                continue
            slots = {
                name: value.rstrip(" ,") if name in PEOPLE else value  # "Ursula, at the Study"
                for name, (value, _) in read.items()
            }
            if not each_holds_one(slots, self.language):
                continue
            before = self.mark()
            told = [filled(part, slots) for part in same]
            if clause in told:
                continue
            slots = met_once(slots, same, self.discourse)
            told = [filled(part, slots) for part in same]
            if not all(self._means(slots[name]) for name in slots if name not in used(same)):
                self.back(before)
                continue
            if not told:
                return None if self._has_happened() else []
            spoken = len(self.discourse.clauses)
            found = self.read_all(told, depth)
            if found is not None:
                self._led(clause)
                if "e" in slots and "f" in slots:  # "it" may be either of two in one clause
                    of_both = self.discourse.clauses[: len(self.discourse.clauses) - spoken]
                    self.discourse.took(tuple(dict.fromkeys(sum(of_both, ()))))
                return found
            self.back(before)
        return None

    def _means(self, text: str) -> bool:
        """Whether ``text``, which no line will have, names one thing and says nothing else."""
        try:
            return text in _NOBODY or any(
                (said.removeprefix("at ").strip(),) == names
                for said, names in self.discourse.readings(text)
            )
        except Unclear:
            return False

    def _by_vocabulary(self, clause: str, depth: int) -> list[Clause] | None:
        if ADJECTIVE[self.language].search(clause) or BEHIND[self.language].search(clause):
            return None
        if ASIDE.search(clause):
            return None
        fitting = []
        try:
            for text, names in self.discourse.readings(clause):
                line = self._line(text)
                if line is not None:
                    fitting.append((text, names, line))
        except Unclear:
            return None
        if not fitting:
            return None
        text, names, line = fitting[0]
        if len(fitting) > 1 and not self.discourse.are_told_apart(names, fitting[1][1]):
            return None
        self._led(clause)
        if "horror" in text or "damage" in text:
            self.discourse.only_horror = "damage" not in text
        dealt = [pool for pool, said in _DEALT[self.language].items() if said in text]
        if dealt:
            self.discourse.pool = dealt[0] if len(dealt) == 1 else ""
        keep_place(self.discourse, text, self.language)
        self.discourse.took(names, line.text if line.acts else "")
        return [line._replace(text=of_all(self.discourse, line.text, self.language))]

    def _line(self, text: str) -> Clause | None:
        margin = self.discourse.cast.margin
        cleaned = text.replace("MARGIN", str(margin)).replace("LOSS", str(margin + 1))
        self.says_no_margin |= cleaned != text
        happened = self._has_happened()
        if (
            happened
            and not self.late
            and (there := laid_there(cleaned, self.lines, self.discourse, self.language))
        ):
            return there
        for kind in kinds_said(cleaned, self.language, happened=happened, late=self.late):
            read = read_of_kind(cleaned, kind, self.tongue, {})
            if isinstance(read, Told) and is_strict(read, self.tongue):
                if kind == "given" and happened and not self.late:
                    return said_before(cleaned, self.lines, self.discourse, self.language)
                return Clause(cleaned, kind == "given")
        return None

    def _has_happened(self) -> bool:
        return any(line.acts for line in self.lines)

    def seats(self, line: str) -> tuple[str, ...]:
        """The investigators whom ``line`` seats; none where it seats nobody."""
        return seated_by(self.discourse, line, self.language)

    def _led(self, clause: str) -> None:
        subject = SUBJECT.match(clause)
        if subject:
            self.subject = subject[1]

    # --- several clauses in one -----------------------------------------------------------------

    def _by_parts(self, clause: str, depth: int) -> list[Clause] | None:
        clause = led_by_a_mark(clause, self.discourse)
        for each in parts(clause, self.discourse, self.subject):
            before = self.mark()
            found = self.read_all(each, depth)
            if found is not None:
                return found
            self.back(before)
        return None
