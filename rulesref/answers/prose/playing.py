"""A text in a player's own words, laid out and played with every choice of stand-ins."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.answers.prose.asked.asked_how import EVENT
from rulesref.answers.prose.asked.asking import asked_by
from rulesref.answers.prose.asked.concluded import as_concluded
from rulesref.answers.prose.asked.presupposed import with_an_enemy
from rulesref.answers.prose.asked.reported import as_reported
from rulesref.answers.prose.asked.spoken_of import as_spoken_of
from rulesref.answers.prose.asked.statements import Statements
from rulesref.answers.prose.asked.turned import turned
from rulesref.answers.prose.asked.wished import as_wished
from rulesref.answers.prose.discourse import Discourse, Unclear
from rulesref.answers.prose.first_person import apart_from_me, by_own_ability, speaker
from rulesref.answers.prose.implied.cast import ENOUGH, Cast
from rulesref.answers.prose.implied.fatal import is_late
from rulesref.answers.prose.implied.had import either_way
from rulesref.answers.prose.implied.he_or_she import named_by_he_and_she, named_by_lo_and_la
from rulesref.answers.prose.implied.held import lay_out_held
from rulesref.answers.prose.implied.lettered import with_lettered
from rulesref.answers.prose.implied.nameless import stood_in, with_nameless
from rulesref.answers.prose.implied.skilled import casts_of, others_of
from rulesref.answers.prose.implied.topics import every_way, is_passed_over
from rulesref.answers.prose.judged.as_asked import verdict_as_asked
from rulesref.answers.prose.judged.left_untold import apart_from_that, turned_by_untold
from rulesref.answers.prose.judged.otherwise import told_with, weapons
from rulesref.answers.prose.judged.phase_begun import begin_phase
from rulesref.answers.prose.judged.tested import lacks_a_test
from rulesref.answers.prose.judged.untold_numbers import turned_by_numbers
from rulesref.answers.prose.judged.whereabouts import followed, placed_otherwise, unplaced
from rulesref.answers.prose.laying_out import lay_out
from rulesref.answers.prose.names import Named, marked, unmarked
from rulesref.answers.prose.quoted import without_quotes
from rulesref.answers.prose.reader import Reader
from rulesref.answers.prose.sentences_told import left_of, left_of_claims
from rulesref.answers.prose.told import Laid, Layout
from rulesref.answers.prose.wordings.past import in_present
from rulesref.answers.prose.wordings.past_italian import in_present as in_italian_present
from rulesref.answers.prose.wordings.past_italian import told_in_present
from rulesref.answers.prose.wordings.said_alike import said_alike
from rulesref.answers.sentences import Posed, asked_first
from rulesref.errors import RulesrefError
from rulesref.rulings.replay import Judge
from rulesref.rulings.tongue import Tongue
from rulesref.session.session import Session


def told_by(
    judge: Judge, text: str, edition: str, language: str, others: Sequence[str] = ()
) -> list[Layout]:
    """``text`` laid out with each cast; no further one where it gives no verdict.

    None of ``others`` is "I".
    """
    table = Session(judge, edition, language)
    said, named = marked(text, judge.game, language, early=True)
    said, _ = without_quotes(said, named, judge.game, language)
    said = said_alike(said, language)
    by_pronoun = {"en": named_by_he_and_she, "it": named_by_lo_and_la}[language]
    said = by_pronoun(said, named, judge.speech.called)
    said, named = with_lettered(said, named, language)
    said, named = with_nameless(said, named, language)
    every = _with_each_cast(table, said, named, others)
    if agreed(every) is None:  # an answer holds where none comes of the other place of a card
        ways = [
            _with_each_cast(table, one, named, others) for one in either_way(said, named, language)
        ]
        found = {agreed(one) for one in ways}
        every = ways[0] if len(found) == 1 and None not in found else every
    return every


def _with_each_cast(
    table: Session, said: str, named: tuple[Named, ...], others: Sequence[str]
) -> list[Layout]:
    """``said``, a text with marks for its names, laid out with each cast at a branch of the empty ``table``."""
    out: list[Layout] = []
    language = table.language
    asked = asked_first(said)
    asked = as_wished(as_concluded(as_reported(asked, language), language), language)
    whole, asked = asked.told, asked._replace(told=apart_from_that(asked.told, language))
    every_cast = casts_of(asked.told, Tongue(table.judge.game, table.judge.speech, language))
    plain = every_cast[0]
    asked = _read_best(table, asked, named, plain)
    asked = with_an_enemy(asked, named, language)
    casts, unfit = [(cast, "") for cast in every_cast], list[Layout]()
    for cast, me in casts:
        told = _told(table, asked, named, cast, me)
        for margin in cast.others if not told.fits and told.any_margin else ():
            other = cast._replace(margin=margin)
            told = _told(table, asked, named, other, me)
            if told.fits:
                break
        if not told.fits or (out and told.ruling is None):
            unfit.append(told)
            continue
        out.append(told)
        if told.verdict is None:
            break
        if len(out) == 1 and told.nameless:  # "I" may be anybody whom the text names
            apart = apart_from_me(asked.told, asked.question, named)
            casts += [(plain, name) for name in told.nameless if name not in {*apart, *others}]
    wanting = out[0].verdict if out else all(not one.fits for one in unfit)
    if wanting and len(out) < ENOUGH and any(not one.fits for one in unfit):
        for cast in others_of(plain):  # what is told can come about with few
            told = _told(table, asked, named, cast, "")
            out += [told] if told.fits and told.ruling is not None else []
            if len(out) >= ENOUGH:
                break
    if out and out[-1].verdict is not None:
        out += _worn_out(table, asked, named, out[0], plain)
        out += turned_by_untold(table, out[0], whole)
        out += turned_by_numbers(table, out[0], whole)
        out += followed(table, out[0])
        out += placed_otherwise(
            out[0],
            named,
            plain,
            lambda cast: _told(table, asked, named, cast, ""),
        )
        assets = [one.name for one in named if "asset" in one.types]
        for card in weapons(out[0].session, asked.told, assets):
            told = _told(table, asked, named, plain, "", using=card)
            out += [told] if told.ruling is not None else []
    return out or unfit[:1]


def _worn_out(
    table: Session,
    asked: Posed,
    named: tuple[Named, ...],
    first: Layout,
    cast: Cast,
) -> list[Layout]:
    """The text with each enemy exhausted to which something is attached, unless it says that it is not.

    What is attached to an enemy may have been so by an evasion, or keep it from readying.
    """
    out = []
    given = [line.text for line in first.session.lines if line.kind == "given"]
    for number, one in enumerate(named):
        bears = re.compile(_BEARS[table.language].format(re.escape(one.name)))
        if "enemy" in one.types and any(map(bears.search, given)):
            worn = asked._replace(told=(_WORN[table.language].format(number), *asked.told))
            told = _told(table, worn, named, cast, "")
            out += [told] if told.ruling is not None else []
    return out


_BEARS = {"en": r"attached to {}", "it": r"assegnat[oa] a {}"}
_WORN = {"en": "@{} is exhausted", "it": "@{} è esaurito"}


def _read_best(table: Session, asked: Posed, named: tuple[Named, ...], cast: Cast) -> Posed:
    """``asked`` in the way in which it can be played; as it stands where it cannot."""
    now = asked
    if table.language == "en":
        told, question = in_present(asked.told, asked.question)
        now = asked._replace(told=told, question=question)
    else:
        now = asked._replace(
            told=tuple(map(told_in_present, asked.told)),
            question=in_italian_present(asked.question),
        )
    for each in (cast, *others_of(cast)):  # what is told may come about with few
        fits = False
        for one in every_way(now, named, table.language):
            tried = _told(table, one, named, each, "")
            if tried.ruling is not None:
                return one
            fits |= tried.fits
        if fits:
            break
    return now


def agreed(every: list[Layout]) -> str | None:
    """The verdict on which every cast agrees."""
    verdicts = {(told.verdict, told.answer) for told in every}
    return verdicts.pop()[0] if len(verdicts) == 1 and len(every) >= ENOUGH else None


def _told(
    table: Session, asked: Posed, named: tuple[Named, ...], cast: Cast, who: str, *, using: str = ""
) -> Layout:
    """The text laid out at a branch of the empty ``table`` with ``cast``.

    ``who`` is "I" where the text does not say it. What may be done with a card, and is told of none,
    is done ``using`` one.
    """
    question, language = asked.question, table.language
    me, sentences = speaker(list(asked.told), named)
    if me is None:  # several people say "I"
        return Layout(table.branch(), "", None, tuple(unmarked(one, named) for one in asked.told))
    me = me or by_own_ability(question, named)
    says_who = bool(me)
    me = me or who
    casting = stood_in(named, cast)
    if casting is None:  # more of them than can stand in
        return Layout(table.branch(), "", None, (unmarked(question, named),))
    reader = Reader(
        Tongue(table.judge.game, table.judge.speech, language),
        Discourse(casting, me, cast, language),
    )
    left = left_of(asked, sentences, named, reader)
    question = as_spoken_of(question, reader)
    ways = _ways(question, reader)
    left += left_of_claims(asked, sentences, named, ways, reader)
    lay_out_held(reader, ways)
    if ways and all(asking.how == EVENT for asking in ways):
        begin_phase(reader)
    reader.lines[:] = told_with(reader.lines, using, language) if using else reader.lines
    session = table.branch()
    try:
        acted = lay_out(session, reader)
    except RulesrefError as problem:
        return Layout(
            session,
            "",
            None,
            (*left, problem.message, unmarked(question, named)),
            fits=bool(left),
            any_margin=reader.says_no_margin,
        )
    lines = [line.text for line in session.lines]
    unread = left or not lines or not ways or lacks_a_test(question, session)
    if unread or is_passed_over(asked, lines, casting):
        return Layout(session, "", None, (*left, unmarked(question, named)))
    laid = Laid(session, reader, acted)
    for asking in ways:
        told = verdict_as_asked(laid, asking, question, after=asked.after)
        if told is not None:
            others = () if says_who or not reader.discourse.me else reader.discourse.people()
            names = tuple(one for one in others if one in {each.name for each in named})
            return told._replace(
                nameless=names,
                fits=not _cannot_come(session),
                any_margin=reader.says_no_margin,
                unplaced=unplaced(reader),
            )
    return Layout(session, "", None, (unmarked(question, named),))


def _ways(question: str, reader: Reader) -> list[Statements]:
    """What ``question`` may ask; nothing where it asks of what is too late."""
    try:
        ways = list(asked_by(question, reader.discourse)) or list(turned(question, reader))
    except Unclear:
        return []
    return [] if is_late(question, reader) else ways


def _cannot_come(session: Session) -> bool:
    """Whether no token gives the result that was told last to those who stand in."""
    return getattr(session.scene.state.pending, "id", "") == "no-such-result"
