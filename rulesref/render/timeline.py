"""A ruling in the terminal: the tree of what happened, citations at the right, then the verdict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesref.rulings.ruling import Answered, Moment, Ruling, Unmet

_CITES_AT = 62
#: What stands around a timeline, by the language of the case.
_WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        name: name
        for name in ("passed", "FAILED", "unsupported", "edition", "line", "expected", "happened")
    }
    | {name: name for name in ("verdict", "asked", "chance", "step", "event", "stage", "source")}
    | {name: name for name in ("yes", "no", "ordered", "depends", "open", "by choice")}
    | {name: name for name in ("governed by", "for example", "chosen by", "rule", "to")}
    | {"no step": "there is no step {number}; it has {last}"}
    | {"meant": "{name} is the card {code}; of that name there is also {others}"}
    | {"alike": "{name} is the card {code} or {others}; with each of them the same comes out"},
    "it": {
        "passed": "confermato",
        "FAILED": "NON CONFERMATO",
        "unsupported": "non supportato",
        "edition": "edizione",
        "line": "riga",
        "expected": "atteso ",
        "happened": "avvenuto",
        "verdict": "verdetto",
        "asked": "si chiede",
        "chance": "probabilità",
        "step": "passo",
        "event": "evento",
        "stage": "momento",
        "source": "fonte",
        "yes": "sì",
        "no": "no",
        "ordered": "nell'ordine",
        "depends": "dipende",
        "open": "questione aperta",
        "by choice": "per scelta",
        "governed by": "in base a",
        "for example": "per esempio",
        "chosen by": "a scelta di",
        "rule": "regola",
        "to": "-",
        "no step": "non c'è il passo {number}: l'ultimo è il {last}",
        "meant": "{name} è la carta {code}; con questo nome c'è anche {others}",
        "alike": "{name} è la carta {code} o {others}; con ognuna il risultato è lo stesso",
    },
}


def render_ruling(ruling: Ruling, width: int = 0) -> Iterator[str]:
    """The lines that ``replay`` prints for one case, none wider than ``width`` (0: any width)."""
    for line, cites in _lines(ruling):
        yield from fitted(line, ", ".join(cites), width)


def _lines(ruling: Ruling) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every line, and the entries that stand at its right."""
    words = _WORDS[ruling.language]
    state = "passed" if ruling.passed else "FAILED"
    if ruling.verdict == "unsupported":
        state = "unsupported"
    place = f"{ruling.file}:{ruling.line}  {words['edition']} {ruling.edition}"
    yield f"{ruling.name}  [{words[state]}]  {place}", ()
    yield from _course(ruling)
    # What was answered keeps its answer, whatever the case comes to afterwards.
    answers = {asked.verdict.answer for asked in ruling.questions}
    if len(ruling.questions) > 1 or answers - {ruling.verdict}:
        yield from _unmet([one for one in ruling.unmet if not one.question], words)
        for asked in ruling.questions:
            yield from _question(ruling, asked, words)
    else:
        yield from _unmet(ruling.unmet, words)
        for asked in ruling.questions:
            yield from _outcomes(asked, ruling.language)
    if len(ruling.questions) < 2 or ruling.verdict == "unsupported":
        yield _verdict(ruling.verdict, ruling.reason, words), ()
    yield from _notes(ruling)


def _course(ruling: Ruling) -> Iterator[tuple[str, tuple[str, ...]]]:
    for number, moment in enumerate(ruling.timeline, 1):
        yield render_line(number, moment), moment.cites


def _notes(ruling: Ruling) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What the verdict rests on beside what was told, and the entries that govern it."""
    words = _WORDS[ruling.language]
    for remark in ruling.remarks:
        yield f"  {words['line']} {remark.line}: {remark.told}", ()
    for one in ruling.meant:
        told = {"name": one.name, "code": one.code, "others": ", ".join(one.others)}
        yield f"  {words['alike' if one.alike else 'meant'].format(**told)}", ()
    if ruling.cites:
        yield f"  {words['governed by']}: {', '.join(ruling.cites)}", ()


def _unmet(
    expectations: Iterable[Unmet], words: Mapping[str, str]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    for unmet in expectations:
        head = f"  {words['line']} {unmet.line}: "
        yield f"{head}{words['expected']}  {unmet.expected}", ()
        yield f"{' ' * len(head)}{words['happened']}  {unmet.happened}", ()


def _verdict(verdict: str, reason: str, words: Mapping[str, str]) -> str:
    return f"  {words['verdict']}: {words[verdict]}{f' ({reason})' if reason else ''}"


def _question(
    ruling: Ruling, asked: Answered, words: Mapping[str, str]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """One of several questions: its answer, and what else was expected of it."""
    yield from _outcomes(asked, ruling.language)
    following = [question.line for question in ruling.questions if question.line > asked.line]
    until = min(following, default=None)
    own = [one for one in ruling.unmet if one.question and one.line > asked.line]
    yield from _unmet([one for one in own if until is None or one.line < until], words)
    yield _verdict(asked.verdict.answer, asked.verdict.reason, words), ()


def _outcomes(asked: Answered, language: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What was asked, and one way to each answer; the numbers go on from those of the timeline."""
    words = _WORDS[language]
    yield f"  {words['asked']}: {asked.verdict.question}", ()
    several = len(asked.outcomes) > 1
    for way in asked.outcomes:
        if way.timeline:
            bounds = f"{likely(way.least, way.most, language)}, " if several else ""
            yield f"  {words[way.answer]} ({bounds}{words['for example']}):", ()
        for number, moment in enumerate(way.timeline, asked.since + 1):
            yield render_line(number, moment), moment.cites


def likely(least: str, most: str, language: str) -> str:
    """How likely something is that has at least the one and at most the other probability."""
    words = _WORDS[language]
    if (least, most) == ("0", "1"):
        return words["by choice"]
    between = least if least == most else f"{least} {words['to']} {most}"
    return f"{words['chance']} {between}"


def render_played(ruling: Ruling, width: int = 0) -> Iterator[str]:
    """What has happened in a case, and what is not as it was expected."""
    for line, cites in (*_course(ruling), *_unmet(ruling.unmet, _WORDS[ruling.language])):
        yield from fitted(line, ", ".join(cites), width)


def render_notes(ruling: Ruling, width: int = 0) -> Iterator[str]:
    """What the verdict of a case rests on: what was taken for granted, which cards were meant."""
    for line, cites in _notes(ruling):
        yield from fitted(line, ", ".join(cites), width)


def render_asked(ruling: Ruling, width: int = 0) -> Iterator[str]:
    """What was asked last, one way to each answer, the verdict, and what it takes for granted."""
    words = _WORDS[ruling.language]
    for asked in ruling.questions[-1:]:
        for line, cites in _outcomes(asked, ruling.language):
            yield from fitted(line, ", ".join(cites), width)
    yield from fitted(_verdict(ruling.verdict, ruling.reason, words), "", width)
    for asked in ruling.questions[-1:]:
        for remark in ruling.remarks:
            if remark.line == asked.line:
                yield from fitted(f"  ({remark.told})", "", width)


def render_turned(ruling: Ruling, verdict: str, width: int = 0) -> Iterator[str]:
    """What was asked of a case and what it answers, and the ``verdict`` that a question in other words gets by it.

    Whether nobody attacks is asked as whether somebody does.
    """
    words = _WORDS[ruling.language]
    for asked in ruling.questions[-1:]:
        lines = list(_outcomes(asked, ruling.language))
        answered = asked.verdict.answer
        if len(lines) == 1 and answered in words:
            lines = [(f"{lines[0][0]}: {words[answered]}", ())]
        for line, cites in lines:
            yield from fitted(line, ", ".join(cites), width)
    yield from fitted(_verdict(verdict, "", words), "", width)


def render_answer(answer: str, language: str) -> str:
    """ "yes" or "no" as it is printed."""
    return _WORDS[language][answer]


def render_no_step(number: int, last: int, language: str) -> str:
    """That a ruling ends before the step that was asked for."""
    return _WORDS[language]["no step"].format(number=number, last=last)


def render_moment(number: int, moment: Moment, language: str = "en") -> Iterator[str]:
    """One step explained: what it is, who chose what among what, and by which rule."""
    words = _WORDS[language]
    yield f"{words['step']} {number}: {moment.text}"
    yield f"  {words['event']}: {moment.event}  {words['stage']}: {moment.stage}"
    if moment.source:
        yield f"  {words['source']}: {moment.source}"
    if moment.chooser:
        yield f"  {words['chosen by']}: {moment.chooser}"
    for option in moment.options:
        yield f"  {'>' if option == moment.chosen else ' '} {option}"
    for cite in moment.cites:
        yield f"  {words['rule']}: {cite}"


def render_line(number: int, moment: Moment) -> str:
    """One numbered line of a timeline, as deep as its event lies."""
    return f"{number:4} {'  ' * moment.depth}{moment.text}"


def fitted(line: str, cites: str, width: int) -> Iterator[str]:
    """``line`` with its ``cites`` at the right; where there is no room for them, below it."""
    at = min(_CITES_AT, width - 2 - len(cites)) if width else _CITES_AT
    whole = f"{line:<{max(at, 0)}}  {cites}" if cites else line
    if not width or len(whole) <= width:
        yield whole
        return
    start = len(line) - len(line.lstrip(" 0123456789"))
    hang = " " * (min(start, width // 3) + 2)
    yield from _wrapped(line, width, "", hang)
    if cites:
        yield from _wrapped(cites, width, " " * max(4, width - len(cites)), " " * 4)


def _wrapped(text: str, width: int, first: str, hang: str) -> list[str]:
    import textwrap  # for a line that is too long for the reader alone

    return textwrap.wrap(
        text, width, initial_indent=first, subsequent_indent=hang, break_on_hyphens=False
    )
