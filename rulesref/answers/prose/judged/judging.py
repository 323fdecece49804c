"""What play says on a question of a text that has been laid out, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.answers.certain import assumes, rests_on_silence
from rulesref.answers.prose.asked.asked_how import (
    CAN,
    EVENT,
    EVERY,
    FACT,
    FIRST,
    FOLLOWS,
    IN_RETURN,
    KEEPS,
    LATE,
    LEAVE,
    MUST,
    NEEDS,
    SHEDS,
    SPARED,
    TWICE,
    WHO,
)
from rulesref.answers.prose.asked.asking import UNREAD
from rulesref.answers.prose.asked.statements import Statements
from rulesref.answers.prose.judged.attackers import attacked_by
from rulesref.answers.prose.judged.other_times import (
    was_so_at_first,
)
from rulesref.answers.prose.judged.phase_begun import has_turned
from rulesref.answers.prose.judged.shedding import sheds
from rulesref.answers.prose.judged.sought import SOUGHT, told_of
from rulesref.answers.prose.judged.sureness import ATTACKS, is_some_attack, is_sure
from rulesref.answers.prose.told import Laid, Layout, ask
from rulesref.errors import RulesrefError
from rulesref.session.session import Session

_GIVEN = ("yes", "no", "depends", "open")


def verdict_on(laid: Laid, asking: Statements) -> Layout | None:
    """What play says; None where nothing that can be asked reads like it.

    Where play stops for want of a token it is what holds whatever comes of the test.
    """
    told = _verdict_now(laid, asking)
    pending = laid.session.scene.state.pending
    if (
        told is None
        or told.verdict
        or getattr(pending, "id", getattr(pending, "clause", "")) != "bag-unknown"
    ):
        return told
    every = [_verdict_now(Laid(one, laid.reader, laid.before), asking) for one in _results(laid)]
    found = [one for one in every if one is not None]
    if (
        len(found) < len(_RESULTS["en"]) - 1
        or len({(one.verdict, one.answer) for one in found}) != 1
    ):
        return told
    if (
        found[0].verdict == "no"
        and asking.how != FACT
        and not ATTACKS.fullmatch(found[0].statement)
    ):
        return told  # what a card does that is committed to it has not been told yet
    return found[0]


_RESULTS = {
    "en": ("{} succeeds by 0", "{} succeeds by 2", "{} fails by 1", "{} fails by 2"),
    "it": (
        "{} supera la prova di 0",
        "{} supera la prova di 2",
        "{} fallisce di 1",
        "{} fallisce di 2",
    ),
}


def _results(laid: Laid) -> Iterator[Session]:
    """The table after each result that the test which waits for its token may have."""
    for result in _RESULTS[laid.reader.language]:
        for who in laid.reader.discourse.people():
            session = laid.session.branch()
            try:
                session.tell(result.format(who), "when")
            except RulesrefError:
                continue
            yield session


def _verdict_now(laid: Laid, asking: Statements) -> Layout | None:
    """The same at once; no verdict where something was assumed that may have decided it."""
    told = _play_says(laid, asking)
    if told is None or told.verdict is None or told.ruling is None:
        return told
    if asking.by and told.verdict != "no" and not attacked_by(laid, asking.by):
        return told._replace(verdict=None)  # another has done it, or something else
    if asking.now and has_turned(laid, asking.statements, told):
        return told._replace(verdict=None)
    scene, ruling = told.session.scene, told.ruling
    if assumes(scene, ruling) or rests_on_silence(scene, told.statement, ruling):
        return told._replace(verdict=None)
    return told


def _play_says(laid: Laid, asking: Statements) -> Layout | None:
    other = SOUGHT.get(asking.how)
    if other is not None:
        return other(laid, asking)
    if asking.how == WHO:
        return _who(laid, asking)
    if asking.how == SPARED:
        attacked = _verdict_now(laid, asking._replace(how=EVENT))
        verdict = attacked.verdict if attacked else None
        return attacked and attacked._replace(verdict=_OTHERWISE.get(verdict or "", verdict))
    if asking.how in (EVERY, KEEPS):
        return _every(laid, asking)
    if asking.how == MUST:
        came = _verdict_now(laid, asking._replace(how=EVENT))
        sure = came is not None and came.verdict in _OTHERWISE
        return came if sure else came and came._replace(verdict=None)
    if asking.how == IN_RETURN:
        came = _verdict_now(laid, asking._replace(how=EVENT))
        itself = any(map(is_some_attack, laid.session.lines))
        return came and came._replace(verdict=None if itself else came.verdict)
    if asking.how == FOLLOWS:
        came = _verdict_now(laid, asking._replace(how=FACT))
        stood = came is not None and came.verdict == "yes" and was_so_at_first(laid, came)
        return came and came._replace(verdict=None if stood else came.verdict)
    if asking.how == SHEDS:
        return sheds(laid, asking)
    if asking.how == LATE:
        return _late(laid, asking)
    if asking.how == TWICE:
        return _twice(laid, asking)
    if asking.how == NEEDS:
        return _needs(laid, asking)
    if asking.how == FIRST:
        return _first(laid, asking)
    told = ask(laid.session, laid.reader, asking.statements)
    if told is None or told.ruling is None:
        return None
    verdict = told.ruling.verdict
    if asking.how in (LEAVE, CAN) and verdict != "yes":
        told = _in_some_way(laid, asking, told)
        verdict = told.ruling.verdict if told.ruling else "unsupported"
    if asking.purpose and verdict == "yes":
        return _for_purpose(laid, asking, told)
    sure = verdict in _GIVEN and is_sure(laid, asking, told, verdict)
    return told._replace(verdict=verdict if sure else None)


def _who(laid: Laid, asking: Statements) -> Layout | None:
    """The one of whom it is so, and of nobody else; or that it depends, where it does of several."""
    every = [told for told in (_verdict_now(laid, one) for one in asking.among) if told]
    if not every or len(every) < len(asking.among):
        return None
    verdicts = [told.verdict for told in every]
    for verdict, times in (("yes", (1,)), ("depends", range(2, len(every) + 1))):
        so = [told for told in every if told.verdict == verdict]
        if len(so) in times and len(so) + verdicts.count("no") == len(every):
            return so[0]._replace(answer=told_of(laid, so[0].statement))
    return every[0]._replace(verdict=None)


def _needs(laid: Laid, asking: Statements) -> Layout | None:
    """Whether something may be done only after another step: not before it, and then it may be."""
    wanted, step = asking.statements
    leave = asking._replace(how=LEAVE, statements=(wanted,))
    told = _verdict_now(laid, leave)
    if told is None or told.verdict != "no":
        return told and told._replace(verdict="no" if told.verdict == "yes" else None)
    session = laid.session.branch()
    try:
        session.tell(step, "when")
    except RulesrefError:
        return told._replace(verdict=None)
    later = _verdict_now(Laid(session, laid.reader, laid.before), leave)
    may = later is not None and later.verdict == "yes"
    return told._replace(verdict="yes" if may else None)


def _late(laid: Laid, asking: Statements) -> Layout | None:
    """Whether something can be done no more that could have been done before one of the acts that were told."""
    leave = asking._replace(how=LEAVE)
    told = _verdict_now(laid, leave)
    if told is None or told.verdict != "no":
        return told and told._replace(verdict="no" if told.verdict == "yes" else None)
    before = laid.session.branch()
    while any(line.kind == "when" for line in before.lines):
        before.undo()
        earlier = _verdict_now(Laid(before, laid.reader, laid.before), leave)
        if earlier is not None and earlier.verdict == "yes":
            return told._replace(verdict="yes")
    return told._replace(verdict=None)


def _twice(laid: Laid, asking: Statements) -> Layout | None:
    """Whether something may be done again once it has been; nothing is said where it cannot be at first."""
    wanted, step = asking.statements
    leave = asking._replace(how=LEAVE, statements=(wanted,))
    told = _verdict_now(laid, leave)
    if told is None or told.verdict != "yes":
        return told and told._replace(verdict=None)
    session = laid.session.branch()
    try:
        session.tell(step, "when")
    except RulesrefError:
        return told._replace(verdict=None)
    return _verdict_now(Laid(session, laid.reader, laid.before), leave)


def _every(laid: Laid, asking: Statements) -> Layout | None:
    """Whether each of two things comes about; of one alone, or of more, nothing is asked so."""
    how = FACT if asking.how == KEEPS else EVENT
    one_by_one = (asking._replace(how=how, statements=(one,)) for one in asking.statements)
    every = [told for told in (_verdict_now(laid, one) for one in one_by_one) if told]
    if not every:
        return None
    if len(every) != len(asking.statements) or len(every) != _BOTH:
        return every[0]._replace(verdict=None)
    wanting = next((told for told in every if told.verdict != "yes"), every[0])
    return next((told for told in every if told.verdict == "no"), wanting)


#: So many are meant by "both".
_BOTH = 2


def _first(laid: Laid, asking: Statements) -> Layout | None:
    """Whether an enemy attacks before what provokes it is done, where it is the only one, and attacks nobody else."""
    attacks, provoked = asking.statements
    told = _verdict_now(laid, asking._replace(how=EVENT, statements=(attacks,)))
    if told is None or told.verdict != "yes":
        return told
    talk = laid.reader.discourse
    enemies = [name for name, types in talk.known.items() if "enemy" in types]
    before = _verdict_now(laid, asking._replace(how=FACT, statements=(provoked,)))
    alone = len(enemies) == 1 and len(talk.people()) == 1
    sure = alone and before is not None and before.verdict == "yes"
    return told._replace(verdict="yes" if sure else None)


def _in_some_way(laid: Laid, asking: Statements, told: Layout) -> Layout:
    """The same where whoever asks may choose: a way is told that makes it so, if there is one."""
    if asking.how == LEAVE and asking.done:
        later = ask(laid.session, laid.reader, asking.done)
        if later is None or later.ruling is None or later.ruling.verdict == "no":
            return (
                told if told.ruling and told.ruling.verdict == "no" else told._replace(ruling=None)
            )
        told = later
    if told.ruling is None or told.ruling.verdict != "depends":
        return told
    way = next((one for one in told.ruling.outcomes if one.answer == "yes"), None)
    deciders = {one["chooser"] for one in (told.ruling.asked or {}).get("deciders", ())}
    if way is None or deciders != {asking.who}:
        return told
    session = laid.session.branch()
    try:
        for moment in way.timeline:
            if moment.chosen:
                session.tell(moment.chosen, "when")
    except RulesrefError:
        return told
    return ask(session, laid.reader, (told.statement,)) or told


def _for_purpose(laid: Laid, asking: Statements, told: Layout) -> Layout | None:
    """What may be done may not do what it is wanted for: a yes holds only where it does."""
    session = told.session.branch()
    try:
        for line in asking.does:
            session.tell(line, "when")
    except RulesrefError:
        return told._replace(verdict=None)
    came = None if asking.purpose == (UNREAD,) else ask(session, laid.reader, asking.purpose)
    if came is None or came.ruling is None:
        return told._replace(verdict=None)
    return came._replace(verdict="yes" if came.ruling.verdict == "yes" else None)


_OTHERWISE = {"yes": "no", "no": "yes"}
