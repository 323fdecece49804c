"""What a When step begins where nothing waits, unless it is done already, over, or refused."""

from __future__ import annotations

from collections.abc import Callable

from rulesref.rulings.course import Course
from rulesref.rulings.explaining import explain
from rulesref.rulings.faults import Faults
from rulesref.rulings.lately import Lately
from rulesref.rulings.less_than_told import remark_less
from rulesref.rulings.needless import Needless
from rulesref.rulings.objections import Objections
from rulesref.rulings.scene import Scene
from rulesref.rulings.stopping import stop_where_undescribed, stop_where_untold
from rulesref.wording.sentence import Intent


class Beginnings:
    """Opens what the intents of one play want to begin."""

    def __init__(
        self,
        scene: Scene,
        faults: Faults,
        course: Course,
        lately: Lately,
        objections: Objections,
        needless: Needless,
    ) -> None:
        self.scene = scene
        self.faults = faults
        self.course = course
        self.lately = lately
        self.objections = objections
        self.needless = needless

    def begin(self, intent: Intent, use_up: Callable[[], None]) -> None:
        """Open what ``intent`` wants, while nothing waits, once a target that was told is used up."""
        if self.needless.already(intent):
            return
        if self.needless.begun_by_card(intent):
            return
        self.faults.stop_at_refusal()
        use_up()
        if (over := self.scene.tongue.speech.unsaid.in_turn(self.scene, intent)) is not None:
            raise self.faults.explained(over)
        if self.needless.objects(None, intent):
            return
        opening = self.scene.state.rules.openings.get(intent.id)
        if opening is None:
            if self.needless.by_itself(intent) or self.needless.told_again(intent):
                return
            raise self.faults.unasked(intent, self.lately.began, self.lately.mark)
        told_again = self.needless.told_again(intent)
        if told_again and self.scene.telling.run_out is not None and self._says_whose(intent):
            return  # of what has run to its end no other attack is told than those within it
        if not told_again:
            self._stop_at_run_out(intent)
        stop_where_undescribed(self.scene.state)
        card = self.lately.used_on(self.faults.step.line) if self.faults.step else None
        if card is not None and not self.scene.tongue.speech.unsaid.comes_of(intent):
            card = None
        if told_again and card is not None:
            return
        if told_again:
            raise self.faults.told_again()
        if card is not None and not self.needless.by_itself(intent):
            name = self.scene.name(card)
            raise self.faults.explained(explain(self.scene, "no-result-of", card=name))
        if self.needless.by_itself(intent):
            lawful = opening(self.scene.state.fork(), **intent.slots) is None
            if lawful and intent.id != "use":
                raise self.faults.by_itself()
            if not lawful:  # who uses a card does not mean what it was Forced to do
                return
            self.needless.idle = False
        self.faults.begun, self.scene.telling.kept = intent, []
        before = self.scene.state.log
        refused = opening(self.scene.state, **intent.slots)
        rules = self.scene.state.rules
        if refused is not None and refused.id in rules.beside | rules.passing:
            refused = self.objections.window_rule(intent) or refused
        if not self.scene.telling.goes_on:  # at a table it is asked for before anything is played
            stop_where_untold(self.scene.state, refused)
        self.scene.telling.refused = refused
        self.course.run(untold=True)
        if refused is None:
            remark_less(self.scene, before, intent)

    def _says_whose(self, intent: Intent) -> bool:
        """Whether ``intent`` names a card that does it: it could hardly be by an effect of nobody."""
        ids = (value for value in intent.slots.values() if isinstance(value, str))
        cards = (
            self.scene.state.things[id].get("card") for id in ids if id in self.scene.state.things
        )
        return any(card is not None and card.type != "investigator" for card in cards)

    def _stop_at_run_out(self, intent: Intent) -> None:
        """Raise ``CaseError`` for an effect of nobody that may be meant in the midst of what is over."""
        telling = self.scene.telling
        if telling.run_out is None or intent.id == telling.run_out[0]:
            return
        explained = telling.run_out[1]
        if not self.lately.judged and self.scene.tongue.speech.unsaid.effect(intent) is not None:
            raise self.faults.explained(explained(self.scene))
        telling.run_out = None
