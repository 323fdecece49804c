"""A step with the names for what its pronouns mean, whole or clause by clause."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from rulesref.cases.written import Step
from rulesref.rulings.antecedents import Antecedents
from rulesref.rulings.joined_steps import AND, MOST, parts_of
from rulesref.rulings.said_by import told_by
from rulesref.rulings.scene import Scene


def with_name(step: Step, text: str) -> Step:
    """``step`` as ``text``, which begins with a name that it leaves out: what follows stands where it stood."""
    line, column = step.place(0)
    behind = max(len(text) - len(step.text), 0)
    return step._replace(text=text, pieces=((0, line, column), (behind, line, column)))


def of_what_was_named(
    scene: Scene, before: Antecedents, step: Step, parts: tuple[Step, ...]
) -> tuple[Step, ...]:
    """The ``parts`` of ``step``, where they do not read so with the names for what its pronouns mean."""
    if step.table or _all_read(scene, parts):
        return parts
    return _by_names(scene, before, step) or _clause_by_clause(scene, before, step) or parts


def _by_names(scene: Scene, before: Antecedents, step: Step) -> tuple[Step, ...]:
    """The parts of ``step`` with the names for what its pronouns mean; empty where they do not read."""
    for text in before.meant(step):
        others = parts_of(scene, with_name(step, text))
        if _all_read(scene, others):
            return others
    return ()


def _clause_by_clause(scene: Scene, before: Antecedents, step: Step) -> tuple[Step, ...]:
    """The parts of ``step`` where a clause of it has a pronoun for what an earlier one names; empty for none."""
    for joint in islice(AND[scene.language].finditer(step.text), MOST):
        first = step._replace(text=step.text[: joint.start()])
        firsts = parts_of(scene, first)
        if not _all_read(scene, firsts):
            firsts = _by_names(scene, before, first)
        if not firsts:
            continue
        line, column = step.place(joint.end())
        rest = step._replace(text=step.text[joint.end() :], line=line, column=column, pieces=())
        behind = before.behind(firsts)
        others = parts_of(scene, rest)
        if not _all_read(scene, others):
            others = _by_names(scene, behind, rest) or _clause_by_clause(scene, behind, rest)
        if others:
            return (*firsts, *others)
    return ()


def _all_read(scene: Scene, parts: Sequence[Step]) -> bool:
    return all(told_by(scene, one.text, one.kind) is not None for one in parts)
