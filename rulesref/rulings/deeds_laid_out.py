"""What is done, told among what lies there: "Given … And she draws False Lead", before anything else happens.

A step that lays nothing out and tells a deed is one of those that come next, where nothing is laid
out behind it: the order stays, and nothing else could be meant.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.cases.written import Step
from rulesref.rulings.antecedents import Antecedents
from rulesref.rulings.joined_steps import parts_of
from rulesref.rulings.said_by import reads
from rulesref.rulings.scene import Scene


class DeedsLaidOut:
    """The Given steps of a case that tell what is done, as deeds, by their place among all steps."""

    def __init__(self, scene: Scene, earlier: Antecedents) -> None:
        self.scene = scene
        self.earlier = earlier
        self.deeds: dict[int, tuple[Step, ...]] = {}

    def note(self, place: int, step: Step, parts: Sequence[Step]) -> None:
        """Remember ``step``, of which the ``parts`` lay nothing out, if all of it reads as a deed."""
        if step.kind != "given" or step.table or self._read(parts):
            return
        alone = self.scene.telling.alone
        by_name = (f"{alone} {step.text}",) if alone and step.text[:1].islower() else ()
        for text in (step.text, *self.earlier.meant(step._replace(kind="when")), *by_name):
            deed = parts_of(self.scene, step._replace(text=text, kind="when", pieces=()))
            if self._read(deed):
                self.deeds[place] = deed
                return
        self._note_folded(place, step)

    def _note_folded(self, place: int, step: Step) -> None:
        """The same of a step that folds both into one: what lies there comes first."""
        for texts in self.scene.tongue.speech.unfolded(step.text, step.kind, self.scene.language):
            lies: list[Step] = []
            done: list[Step] = []
            for text in map(str, texts):
                parts = parts_of(self.scene, step._replace(text=text, pieces=()))
                deed = parts_of(self.scene, step._replace(text=text, kind="when", pieces=()))
                if self._read(parts):
                    lies += parts
                elif self._read(deed):
                    done += deed
                else:
                    break
            else:
                if done and lies:
                    self.deeds[place] = (*lies, *done)
                    return

    def _read(self, parts: Sequence[Step]) -> bool:
        return all(reads(self.scene, part.text, part.kind) for part in parts)

    def told(self, apart: Sequence[tuple[Step, ...]]) -> list[tuple[Step, ...]]:
        """All steps, with the deeds behind the last one that lays something out."""
        steps = list(apart)
        for place in range(len(steps) - 1, -1, -1):
            if steps[place][0].kind != "given":
                continue
            if place not in self.deeds:
                break
            steps[place] = self.deeds[place]
        return steps
