"""Disputes drawn by lot, laid out through the questions of a table and its numbered options alone.

Each was played on a real screen by somebody who saw nothing else, and is heard again here line by
line: an answer a line, an empty one where nothing matters. What begins with ">" is an option, chosen
by the number that it has there; what begins with "!" is seen on the screen by then.
"""

from __future__ import annotations

import re

import pytest

from rulesref.catalogue import heard_in
from rulesref.cli.console import Console
from rulesref.cli.table_prompt import _hear
from rulesref.cli.table_talk import TableTalk
from rulesref.session.session import Session
from tests.arkham import JUDGE

_OPTION = re.compile(r"^ *(\d+)  (.*?)$", re.MULTILINE)
_NOTHING = ""
_DECK = "> the deck of [investigator] contains [cards]"
_ENCOUNTERS = "> the encounter deck contains [cards]"
_DRAWS = "> [investigator] draws [cards]"
_ENCOUNTER = "> [investigator] draws [card] from the encounter deck"

DISPUTES = {
    "May Snare Trap stop what an enemy does as it engages me?": (
        "Roland", "Study", "Seer of the Sign", "Hallway", _NOTHING, _NOTHING, "Hallway", _NOTHING,
        _NOTHING, _NOTHING, _NOTHING, _NOTHING, "> [card] is attached to [card]", "Snare Trap",
        "> Study", _NOTHING, _NOTHING, "happens", "> [enemy] moves to [location]",
        "> Seer of the Sign", "> Study", "!Seer of the Sign deals 1 damage to Seer of the Sign",
        "!Seer of the Sign disengages from Roland Banks",
        "!Snare Trap is attached to Seer of the Sign",
    ),
    "De Vermis Mysteriis plays Barricade: when is it removed from the game?": (
        "Daisy", _NOTHING, _NOTHING, _NOTHING, "De Vermis Mysteriis", _NOTHING, _NOTHING,
        _NOTHING, "> [investigator] has [cards] in the discard pile", "> Daisy Walker", "Barricade",
        _NOTHING, "> Daisy Walker", "> Daisy Walker uses De Vermis Mysteriis",
        "!Barricade is attached to Study", "!Barricade is removed from the game",
    ),
    "Oops! after a miss with .41 Derringer: how much does the other enemy take?": (
        "Skids", _NOTHING, "Ghoul Minion", "1", _NOTHING, "Ghoul Priest", "1", _NOTHING, _NOTHING,
        _NOTHING, ".41 Derringer", "Oops!", "5", _NOTHING, "auto-fail", _NOTHING,
        '> "Skids" O\'Toole', '> "Skids" O\'Toole uses .41 Derringer',
        '> "Skids" O\'Toole chooses Ghoul Minion', "> nobody reacts", "> nobody commits anything",
        "> nobody reacts", '> "Skids" O\'Toole plays Oops!', "!1 damage is placed on Ghoul Priest",
    ),
    "May the Yithian Observer discard the very card that I am paying for?": (
        "Roland", _NOTHING, "Yithian Observer", "1", _NOTHING, _NOTHING, _NOTHING, _NOTHING,
        "Machete, Knife", "5", _NOTHING, _NOTHING, _NOTHING, "> Roland Banks",
        "> Roland Banks plays Machete", "> fate picks Machete", "!Machete is discarded",
    ),
    "Prey is somebody else: with whom is the enemy that I draw engaged?": (
        "Roland, Wendy", "Study", "Hallway", _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING,
        _NOTHING, _NOTHING, "5 horror on Wendy", _NOTHING, _NOTHING, "happens", _ENCOUNTER,
        "> Roland Banks", "Swift Byakhee", "!Swift Byakhee engages Roland Banks",
    ),
    "Passenger Car with a single icon in hand: may I discard instead?": (
        "Roland", "Engine Car", "> Engine Car (02175)  The Essex County Express #175", _NOTHING,
        "Passenger Car", "> Passenger Car (02167)  The Essex County Express #167", _NOTHING,
        "Switchblade, Overpower", _NOTHING, _NOTHING, _NOTHING, _NOTHING, "> Roland Banks",
        "> Roland Banks moves to Passenger Car", "> Roland Banks chooses option 1 of Passenger Car",
        "> Roland Banks discards Switchblade", "> Roland Banks discards Overpower",
        "!Overpower is discarded",
    ),
    "May the horror that is moved off The Necronomicon go to an ally?": (
        "Daisy", _NOTHING, _NOTHING, _NOTHING, "The Necronomicon, Guard Dog", _NOTHING, _NOTHING,
        _NOTHING, _NOTHING, "> Daisy Walker", "> Daisy Walker uses The Necronomicon",
        "!1 horror is moved from The Necronomicon to Daisy Walker",
        "!nothing is resolving: what happens next?",
    ),
    "Paranoia comes: are the resources on Family Inheritance lost?": (
        "Preston", _NOTHING, _NOTHING, _NOTHING, "Family Inheritance", _NOTHING,
        "4 resources on Family Inheritance", _NOTHING, _NOTHING, "> Preston Fairmont", "happens",
        _DRAWS, "> Preston Fairmont", "Paranoia", "!Paranoia is discarded", "position",
        "!Family Inheritance: 4 resources",
    ),
    "Confound discovers the one clue that is there: is the enemy evaded?": (
        "Daisy", _NOTHING, "Ghoul Minion", "1", _NOTHING, _NOTHING, _NOTHING, _NOTHING, "Confound",
        "5", "1 clue on Study", "0", _NOTHING, "> Daisy Walker", "> Daisy Walker plays Confound",
        "!Daisy Walker discovers 1 clue at Study", "ask whether Ghoul Minion is exhausted",
        "!verdict: no",
    ),
    "A random discard and a hidden card: which goes?": (
        "Roland", _NOTHING, _NOTHING, _NOTHING, _NOTHING, "Machete", _NOTHING, _NOTHING, _NOTHING,
        "> [card] is hidden in the hand of [investigator]", "Unspeakable Oath",
        "> Unspeakable Oath (52011)  Bloodthirst, Return to the Path to Carcosa #11",
        "> Roland Banks", _NOTHING, "> Roland Banks", "happens", _ENCOUNTER, "> Roland Banks",
        "Diabolic Voices", "Roland reveals auto-fail", "!Machete is discarded",
        "!Roland Banks chooses one of the options of a card",
    ),
    "The last encounter card: is the pile shuffled before it resolves?": (
        "Roland", _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, _ENCOUNTERS,
        "Ancient Evils", "> the current agenda is [agenda]", "Rise of the Ghouls", _NOTHING,
        "> the mythos phase begins", "!Ancient Evils is discarded",
        "!the encounter discard pile is shuffled",
    ),
    "Peril: may a friend play Ward of Radiance?": (
        "Agnes, Roland", _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, "Ward of Radiance",
        _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, "happens", _ENCOUNTER,
        "> Roland Banks", "Hunting Shadow", "why not Agnes plays Ward of Radiance",
        "!because of peril nobody else may react",
    ),
    "Psychopomp's Song adds to my damage: may all of it be canceled?": (
        "Roland", _NOTHING, _NOTHING, _NOTHING, "Psychopomp's Song", "I've had worse (4)", "0",
        _NOTHING, _NOTHING, _NOTHING, "happens", "> [card] takes [number] [damage/horror]",
        "> Roland Banks", "2", "> damage", '> Roland Banks plays "I\'ve had worse…"',
    ),
    "Dance of the Yellow King drags a Maniac past Agnes: does it engage her?": (
        "Roland, Agnes", "Study", "Hallway", "Seer of the Sign", "Attic", _NOTHING, _NOTHING,
        "Hallway", "Attic", _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, "auto-fail",
        _NOTHING, _NOTHING, "happens", _ENCOUNTER, "> Roland Banks", "Dance of the Yellow King",
        "!Seer of the Sign engages Agnes Baker", "!Seer of the Sign attacks Roland Banks",
    ),
    "On the Hunt finds an enemy with a Revelation: does that resolve?": (
        "Roland", _NOTHING, _NOTHING, _NOTHING, _NOTHING, "On the Hunt", "5", _NOTHING, _NOTHING,
        _ENCOUNTERS, "Emerging Deep One", "> the current agenda is [agenda]", "Rise of the Ghouls",
        _NOTHING, "> the mythos phase begins", "> Roland Banks plays On the Hunt",
        "!Emerging Deep One engages Roland Banks",
        "ask whether Emerging Deep One is exhausted", "!verdict: no",
    ),
    "Conglomeration of Spheres dies of my Machete: does that go?": (
        "Roland", _NOTHING, "Conglomeration of Spheres", "1", "4 damage", _NOTHING, _NOTHING,
        "Machete", _NOTHING, "1 clue on Study", "0", _NOTHING, "> Roland Banks",
        "> Roland Banks uses Machete", "!Conglomeration of Spheres is defeated", "> nobody reacts",
        "position", "!  Machete",
    ),
    "Prey on the fewest cards in hand: who is engaged with the enemy that Tony draws?": (
        "Tony, Daisy", _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, "Machete", "0", _NOTHING,
        _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, "happens", _ENCOUNTER, "> Tony Morgan",
        "Yithian Observer", "!Yithian Observer engages Tony Morgan",
    ),
    "Does the exhausted Harbinger of Valusia retaliate?": (
        "Roland", _NOTHING, "Harbinger of Valusia", "1", "exhausted", _NOTHING, _NOTHING,
        _NOTHING, _NOTHING, _NOTHING, "auto-fail", _NOTHING, "> Roland Banks",
        "> Roland Banks fights Harbinger of Valusia",
        "!Harbinger of Valusia attacks Roland Banks",
    ),
    "Must I be at the Ritual Site to disrupt the ritual?": (
        "Roland", "Study", _NOTHING, "Ritual Site", _NOTHING, _NOTHING, "1 clue on Roland", "0",
        "> the current act is [act]", "Disrupting the Ritual", _NOTHING, "> Roland Banks",
        "> Roland Banks uses Disrupting the Ritual",
        "> Roland Banks chooses option 1 of Disrupting the Ritual (willpower)",
        "!Roland Banks succeeds",
    ),
    "The Skeleton Key and Obscuring Fog at one place: what is the shroud?": (
        "Roland", "Attic", _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, "-1",
        "> [card] is attached to [card]", "The Skeleton Key", "> Attic",
        "> [card] is attached to [card]", "Obscuring Fog", "> Attic", _NOTHING, "> Roland Banks",
        "> Roland Banks investigates", "!Roland Banks tests intellect (1)",
    ),
}  # fmt: skip


class _Screen(Console):
    """What would stand on a screen of 80 columns."""

    columns = 80

    def __init__(self) -> None:
        super().__init__()
        self.shown = ""

    def line(self, text: str = "") -> None:
        self.shown += f"{text}\n"


def _chosen(shown: str, option: str) -> str:
    """The number of ``option`` among those that stand last on the screen."""
    options = _OPTION.findall(shown)
    first = max(place for place, (number, _) in enumerate(options) if number == "1")
    numbers = [number for number, text in options[first:] if text.strip() == option]
    assert numbers, f"{option} is not offered:\n{shown[-3000:]}"
    return str(numbers[-1])


def play(steps: tuple[str, ...], language: str = "en", edition: str = "2016") -> str:
    """What is seen of a table laid out so."""
    screen = _Screen()
    talk = TableTalk(Session(JUDGE, edition, language), screen)
    for step in steps:
        if step.startswith("!"):
            assert step[1:] in screen.shown, f"{step}\n{screen.shown[-3000:]}"
        else:
            _hear(talk, _chosen(screen.shown, step[2:]) if step.startswith("> ") else step)
    return screen.shown


@pytest.mark.parametrize("dispute", DISPUTES)
def test_a_dispute_is_laid_out_by_questions_and_options(dispute: str) -> None:
    assert "\n! " not in play(("lay", *DISPUTES[dispute])), "a wrong turn"


def test_what_an_option_would_do_is_supposed_by_its_number_and_listed_again_after_undo() -> None:
    shown = play((
        "Roland Banks is at the Study", "it is the turn of Roland Banks", "what if 1",
        "!Roland Banks gains 1 resource", "!only supposed", "position", "1", "undo",
    ))  # fmt: skip
    assert "\n! " not in shown
    assert "1 resource," not in shown
    assert shown.rindex("1  Roland Banks takes a resource") > shown.rindex("taken back")


def test_the_choices_of_a_question_are_explained_by_their_numbers() -> None:
    shown = play(("lay", "Roland", _NOTHING, "Ghoul Minion", "? 1"))
    assert shown.endswith("\nRoland Banks\n"), shown


def test_what_comes_about_is_asked_for_in_the_middle_of_the_questions() -> None:
    play(("lay", "Roland", _NOTHING, "happens", _DRAWS, "> Roland Banks", "Knife", "!draws Knife"))


def test_two_weaknesses_are_drawn_at_once_at_an_italian_table_of_2026() -> None:
    steps = (
        "disponi", "Roland", _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING,
        "> il mazzo di [investigatore] è [carte]", "> Roland Banks", "Paranoia, Amnesia", _NOTHING,
        "> Roland Banks", "accade", "> [investigatore] pesca [carte]", "> Roland Banks",
        "Paranoia, Amnesia", "!Roland Banks risolve la Rivelazione di Paranoia",
        "!Roland Banks risolve la Rivelazione di Amnesia",
    )  # fmt: skip
    with heard_in(lambda: "it"):
        assert "\n! " not in play(steps, "it", "2026"), "a wrong turn"
