"""The steps of a case, each that tells several things as several: one may go on from the one before."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.cases.case import Case
from rulesref.cases.written import LONGEST, Step
from rulesref.entries import fold
from rulesref.expression import lazily
from rulesref.games.card import Card
from rulesref.rulings.antecedents import Antecedents
from rulesref.rulings.called_again import of_what_was_named, with_name
from rulesref.rulings.deeds_laid_out import DeedsLaidOut
from rulesref.rulings.joined_steps import AND, parts_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.said_by import in_any_words, laid_out_by, reads_as_it_stands, said_by, told_by
from rulesref.rulings.scene import Scene
from rulesref.rulings.second_part import named_in, references_in
from rulesref.rulings.whom_it_means import each_by_name, may_be_another, whom_it_means
from rulesref.wording.turn_words import may_be_a_place, without_turn_words

#: The code of a card.
_CODE = lazily(r"\b\d{5}[a-z]?\b")


def each_apart(scene: Scene, case: Case) -> Case:
    """``case`` with each step that tells several things, in the sentences of its kind, as several."""
    if case.fault is not None or any(len(step.text) > LONGEST for step in case.steps):
        return case  # it is refused
    pronoun = scene.tongue.speech.pronoun[scene.language]
    spoken = pronoun is not None and any(pronoun.search(step.text) for step in case.steps)
    players = _players(scene, case) if spoken else ()
    if len(players) == 1:
        scene.telling.alone = players[0]
    apart: list[tuple[Step, ...]] = []
    earlier = Antecedents(scene)
    deeds = DeedsLaidOut(scene, earlier)
    for step in _both_by_name(scene, case).steps:
        step = _goes_on(earlier, _told_alone(scene, step))
        if len(players) > 1:
            step = step._replace(text=each_by_name(scene, step.text, players))
            before = [one for part in apart[-1] for one in _in_part(scene, part)] if apart else []
            scene.telling.alone = whom_it_means(scene, step.text, players, before)
        elif players:
            another = earlier.harmed() and may_be_another(scene, step.text, players[0])
            scene.telling.alone = "" if another else players[0]
        untold = scene.tongue.speech.attacks_untold[scene.language]
        if untold is not None and untold.fullmatch(step.text) and earlier.harmed():
            apart.append((step,))  # whom it means is asked once all lies there
            continue
        step = _told_by_name(scene, step)
        apart.append(_of_the_same(scene, apart[-1], step) if apart else parts_of(scene, step))
        if _left_whole(scene, step, apart[-1]):
            named = scene.telling.named or _named_first(scene, apart)
            if named and not scene.telling.named:
                scene.telling.named = named
                _note(scene, named)
                apart[-1] = parts_of(scene, step)
        apart[-1] = of_what_was_named(scene, earlier, step, apart[-1])
        apart[-1] = tuple(
            _with_number_left_out(scene, _by_name(scene, part, len(players) > 1))
            for part in apart[-1]
        )
        deeds.note(len(apart) - 1, step, apart[-1])
        earlier.note(apart[-1])
        if "(" in step.text or _CODE.search(step.text):
            _note_which(scene, apart[-1])
    steps = _as_told_later(scene, _judged_in_time(deeds.told(apart)))
    return case if steps == case.steps else case._replace(steps=steps)


def _as_told_later(scene: Scene, steps: Sequence[Step]) -> tuple[Step, ...]:
    """``steps`` with what Given steps leave unsaid that those behind them say."""
    told: list[Step] = []
    for at, step in enumerate(steps):
        row = said_by(scene, step.text, step.kind) if step.kind == "given" else None
        more = scene.tongue.speech.told_later(scene, row, steps[at + 1 :]) if row else ()
        told += (step._replace(text=text, pieces=()) for text in more) if more else (step,)
    return tuple(told)


def _told_alone(scene: Scene, step: Step) -> Step:
    """``step`` without the full stop behind it, nor words before it that only say that it comes next.

    Unless they are part of a name; others look ahead at it.
    """
    bare = step.text if step.text.endswith("..") else step.text.removesuffix(".")
    told = without_turn_words(bare, step.kind, scene.language)
    if told == step.text or reads_as_it_stands(scene, step.text, step.kind):
        return step
    if may_be_a_place(bare, scene.language) and not _is_of_player(scene, told, step):
        return step
    line, column = step.place(len(bare) - len(told))
    return step._replace(text=told, line=line, column=column, pieces=())


def _is_of_player(scene: Scene, text: str, step: Step) -> bool:
    """Whether ``text`` of ``step`` is about somebody who plays: of them there is one alone."""
    part = parts_of(scene, step._replace(text=text, pieces=()))[0]
    named = _in_part(scene, part) or _in_beginning(scene, part)
    return bool(named) and named[0].card.type == scene.tongue.speech.player


def _told_by_name(scene: Scene, step: Step) -> Step:
    """``step`` with the name of the only one who plays for the pronoun that it begins with.

    Where it tells several things each of them has that name: one may say what has come of the others.
    """
    each = scene.tongue.speech.of_each(scene, step.text) if scene.telling.alone else ()
    if len(each) != 1 or len(parts_of(scene, step)) == 1:
        return step
    named = with_name(step, each[0])
    parts = parts_of(scene, named)
    read = all(told_by(scene, part.text, part.kind) is not None for part in parts)
    return named if read and len(parts) > 1 else step


def _by_name(scene: Scene, part: Step, several: bool) -> Step:
    """``part`` with the name of the only one it can mean where it begins without: others look ahead at it.

    What is expected of the only one who plays is told of them as it is.
    """
    alone = scene.telling.alone
    if not alone or reads_as_it_stands(scene, part.text, part.kind):
        return part
    if part.kind == "then":
        each = scene.tongue.speech.of_each(scene, part.text) if several else ()
        expected = next((text for text in each if told_by(scene, text, part.kind)), "")
        return with_name(part, expected) if expected else part
    pronoun = scene.tongue.speech.pronoun[scene.language]
    bare = f"{alone} {part.text}" if pronoun is not None and pronoun.match(part.text) else ""
    others = in_any_words(scene, part.text) if part.kind == "given" else ()
    named = (text for text in others if alone in text and alone not in part.text)
    for text in (*scene.tongue.speech.of_each(scene, part.text), bare, *named):
        if text and reads_as_it_stands(scene, text, part.kind):
            return with_name(part, text)
    return part


def _with_number_left_out(scene: Scene, part: Step) -> Step:
    """``part`` as the sentence that leaves out a number, where it says that in other words."""
    if part.kind != "when" or reads_as_it_stands(scene, part.text, part.kind):
        return part
    for text in in_any_words(scene, part.text):
        told = laid_out_by(scene, text, part.kind)
        if told is not None:
            left_out = told.row.id in scene.tongue.speech.left_out
            return with_name(part, text) if left_out else part
    return part


def _goes_on(before: Antecedents, step: Step) -> Step:
    """``step`` with the name of what the one before is about, where it begins with no name."""
    text = before.goes_on(step)
    return step if text == step.text else with_name(step, text)


def _left_whole(scene: Scene, step: Step, parts: Sequence[Step]) -> bool:
    """Whether ``step``, which does or expects something, could be several that do not read yet."""
    return (
        step.kind != "given"
        and len(parts) == 1
        and not step.table
        and told_by(scene, parts[0].text, step.kind) is None
    )


def _named_first(scene: Scene, apart: Sequence[Sequence[Step]]) -> tuple[Card, ...]:
    """The cards that the Given steps name, each once: they may be called by a part of the name."""
    named = (
        one.card
        for parts in apart
        for part in parts
        if part.kind == "given"
        for one in _in_part(scene, part)
    )
    return tuple(dict.fromkeys(named))


def _note_which(scene: Scene, parts: Sequence[Step]) -> None:
    """Let a name that ``parts`` tell with a code, a level or a subtitle mean that card in what follows."""
    for part in parts:
        _note(scene, [one.card for one in _in_part(scene, part)])


def _note(scene: Scene, cards: Sequence[Card]) -> None:
    """Let the names of ``cards`` mean them, where they do not mean another one already."""
    for card in cards:
        names = {fold(name): card for name in (card.name, card.italian) if name}
        scene.telling.said = {**names, **scene.telling.said}


def _of_the_same(scene: Scene, before: tuple[Step, ...], step: Step) -> tuple[Step, ...]:
    """The parts of ``step``, which may leave out whom it is about if the step ``before`` says it."""
    parts = parts_of(scene, step)
    earlier = [one for one in before if one.kind == step.kind]
    same = earlier and step.text[:1].islower()
    if not same or any(told_by(scene, part.text, part.kind) is not None for part in parts):
        return parts
    told = said_by(scene, earlier[-1].text, step.kind)
    for who in named_in(told)[:1] if told is not None else ():
        text = f"{who} {step.text}"
        others = parts_of(scene, with_name(step, text))
        if all(told_by(scene, part.text, part.kind) is not None for part in others):
            return others
    return parts


def _judged_in_time(apart: Sequence[tuple[Step, ...]]) -> tuple[Step, ...]:
    """All the parts, those that say what has come of what is done before the next expectation."""
    steps: list[Step] = []
    waiting: list[Step] = []
    for parts in apart:
        expects = parts[0].kind == "then"
        steps += (*waiting, *parts) if expects else [one for one in parts if one.kind != "then"]
        waiting = [] if expects else [*waiting, *(one for one in parts if one.kind == "then")]
    return (*steps, *waiting)


def _players(scene: Scene, case: Case) -> tuple[str, ...]:
    """The names of those who play in ``case``."""
    parts = [part for step in case.steps for part in parts_of(scene, step)]
    players = (
        str(one.card.name)
        for part in parts
        for one in _in_part(scene, part) or _in_beginning(scene, part)
        if one.card.type == scene.tongue.speech.player
    )
    return tuple(dict.fromkeys(players))


def _both_by_name(scene: Scene, case: Case) -> Case:
    """``case`` with the names of two that a step tells together; not where there are copies of one."""
    speech, language = scene.tongue.speech, scene.language
    if not any(
        speech.both[language] and speech.both[language].search(one.text) for one in case.steps
    ):
        return case
    parts = [part for step in case.steps for part in parts_of(scene, step)]
    named = [
        [one.card for one in _in_part(scene, part) or _in_beginning(scene, part)] for part in parts
    ]
    if any(len(cards) != len({card.name for card in cards}) for cards in named):
        return case
    told = {scene.printed(card): str(card.type) for cards in named for card in cards}
    steps = (
        step._replace(text=speech.both_by_name(step.text, told, language)) for step in case.steps
    )
    return case._replace(steps=tuple(steps))


def _in_beginning(scene: Scene, part: Step) -> list[Reference]:
    """What is named in the first of several things that ``part`` tells, of which the others do not read yet."""
    for joint in AND[scene.language].finditer(part.text):
        told = said_by(scene, part.text[: joint.start()], part.kind)
        if told is not None:
            return references_in(told)
    return []


def _in_part(scene: Scene, part: Step) -> list[Reference]:
    told = said_by(scene, part.text, part.kind)
    return [] if told is None else references_in(told)
