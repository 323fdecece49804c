"""What a case need not say: positions that cannot be, hands, costs, that nothing is committed."""

from __future__ import annotations

from collections.abc import Collection

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.engine.line import Line
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg import implied_cards
from rulesref.sentences.arkham_lcg.actions.denied import about_to
from rulesref.sentences.arkham_lcg.actions.occurs_first import nothing_answered
from rulesref.sentences.arkham_lcg.counted_from_none import ask_for_resources
from rulesref.sentences.arkham_lcg.damage_and_defeat.one_kind import assigned_already
from rulesref.sentences.arkham_lcg.damage_and_defeat.untold_wounds import (
    nothing_would_hurt,
    wounds_untold,
)
from rulesref.sentences.arkham_lcg.decks.untold_draws import leave_untold, may_come_of_a_draw
from rulesref.sentences.arkham_lcg.effect_events import befalls, comes_of, effect
from rulesref.sentences.arkham_lcg.flaws import begin
from rulesref.sentences.arkham_lcg.implied_cards import passes
from rulesref.sentences.arkham_lcg.implied_costs import implies, resources_untold
from rulesref.sentences.arkham_lcg.implied_tokens import foretell, tells_token
from rulesref.sentences.arkham_lcg.locations.untold_clues import ask_for_clues, clues_untold
from rulesref.sentences.arkham_lcg.phases.phases import next_phase, turn_options
from rulesref.sentences.arkham_lcg.phases.readying import readies_later
from rulesref.sentences.arkham_lcg.phases.untold_turns import in_turn
from rulesref.sentences.arkham_lcg.phases.whenever import whenever
from rulesref.sentences.arkham_lcg.playing.begun_by_cards import begun_by
from rulesref.sentences.arkham_lcg.playing.came_to_nothing import came_to_nothing
from rulesref.sentences.arkham_lcg.playing.said_otherwise import came_of_it, otherwise
from rulesref.sentences.arkham_lcg.skill_tests.by_skill import no_other_skill, tests_it_anyway
from rulesref.sentences.arkham_lcg.skill_tests.implied_order import went_by
from rulesref.sentences.arkham_lcg.skill_tests.result_told import leaves_alone
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.rows import Unsaid
from rulesref.wording.sentence import Intent


def rests_on_silence(scene: Scene, text: str, assumed: Collection[str]) -> bool:
    """Whether ``text`` may be so by what no step tells, such as what lay on somebody or what a card is."""
    return (
        wounds_untold(scene, text)
        or nothing_would_hurt(scene, text)
        or may_come_of_a_draw(scene, text, assumed)
        or readies_later(scene, text)
    )


def hold(case: Case, scene: Scene, step: Step) -> None:
    """Lay out what the coming steps take for granted: cards in hand, tokens of an unknown bag."""
    implied_cards.hold(case, scene, step)
    foretell(case, scene, step)
    leave_untold(case, scene, step)
    ask_for_clues(case, scene, step)
    ask_for_resources(case, scene, step)


def happened(scene: Scene, line: Line, intent: Intent) -> bool:
    """Whether ``line`` says what ``intent`` wants though nobody had to say it."""
    return (
        implied_cards.happened(line, intent)
        or went_by(scene.state, line, intent)
        or tests_it_anyway(line, intent)
    )


def reaches_back(scene: Scene, step: Step) -> bool:
    """Whether ``step`` implies something of ``scene``: a card in hand, its cost, a token."""
    return implies(step, scene) or tells_token(step, scene)


def untold(scene: Scene, intent: Intent) -> tuple[str, str] | None:
    """What a case has not told for which ``intent`` is refused, and how to tell it."""
    lacking = resources_untold(scene, intent) or clues_untold(scene, intent)
    return lacking or nothing_answered(scene, intent)


def unasked(scene: Scene, intent: Intent) -> tuple[str, str] | None:
    """Why nothing asks for ``intent``, where more is known than that, and what to write instead."""
    return no_other_skill(scene, intent) or assigned_already(scene, intent)


SPEECH.unsaid = Unsaid(
    judge=begin,
    hold=hold,
    passes=passes,
    happened=happened,
    untold=untold,
    unasked=unasked,
    effect=effect,
    befalls=befalls,
    comes_of=comes_of,
    otherwise=otherwise,
    came_of_it=came_of_it,
    reaches_back=reaches_back,
    leaves_alone=leaves_alone,
    about_to=about_to,
    besides=turn_options,
    comes_next=next_phase,
    rests_on_silence=rests_on_silence,
    whenever=whenever,
    begun_by=begun_by,
    in_turn=in_turn,
    came_to_nothing=came_to_nothing,
)
