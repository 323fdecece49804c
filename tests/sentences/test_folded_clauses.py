"""A clause folded into another: what it is for, where, when, what comes of it; and who "she" is."""

from __future__ import annotations

import re

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

THUG = """Given Roland Banks is at the Study and controls Peter Clover
And {} is engaged with Roland Banks
And it is the turn of Roland Banks
When {}
Then O'Bannion's Thug is exhausted"""
RIG = """Given Roland Banks is at the Study
And Roland Banks controls Machete
And Jury-Rig is attached to Machete
And Ghoul Priest is engaged with Roland Banks
When Roland Banks fights Ghoul Priest with Machete
And Roland Banks spends {} durability from Jury-Rig
And Roland Banks reveals -2
Then Jury-Rig has 2 durability"""
SHORTCUT = """Given Roland Banks and Wendy Adams are at the Study
And the Study connects to the Hallway
And Roland Banks has Shortcut in hand
And it is the turn of Roland Banks
When {}
Then Wendy Adams is at the Hallway"""
ALLY = """Given Wendy Adams is at the Study with A Chance Encounter in hand and 5 resources
And Beat Cop is in the discard pile of Wendy Adams
When {}
Then Beat Cop is in play"""
TICKET = """Given Roland Banks is at the Study, adjacent to the Hallway
And Roland Banks controls Joe Sargent
And it is his turn
When Roland spends {} ticket from Joe Sargent to move to the Hallway
Then Roland Banks is at the Hallway"""
PRIEST = """Given Roland Banks is at the Study and controls Machete
And Ghoul Minion is engaged with Roland Banks
When {}
Then Ghoul Minion is {}"""


@pytest.mark.parametrize(
    "steps",
    [
        THUG.format("O'Bannion's Thug", "Roland exhausts Peter Clover to evade O'Bannion's Thug"),
        THUG.format("O'Bannion's Thug", "he exhausts Peter Clover to evade O'Bannion's Thug"),
        RIG.format(1),
        SHORTCUT.format("Roland plays Shortcut on Wendy, sending her to the Hallway"),
        SHORTCUT.format("Roland plays Shortcut to move Wendy Adams to the Hallway"),
        ALLY.format("she plays A Chance Encounter to put Beat Cop into play"),
        PRIEST.format("he attacks Ghoul Minion with Machete, with the token +1, and kills it", "defeated"),
        """Given Daniela Reyes is at the Study
        And Ghoul Priest is engaged with Daniela Reyes
        When Ghoul Priest attacks Daniela in the enemy phase
        And Daniela uses her reaction to deal 1 damage to it
        Then Ghoul Priest has 1 damage""",
        """Given Roland Banks is at the Study
        And Idle Hands is in his threat area
        And it is his turn
        When Roland uses Idle Hands and takes the additional action
        Then Roland has 4 actions""",
        """Given Daisy Walker is at the Study, shroud 2, which has 2 clues and is connected to the Hallway
        And it is her turn
        When she investigates successfully
        And moves to the Hallway
        Then Daisy has 1 clue""",
        """Given Daisy Walker is at the Study with 2 clues on it, connected to the Hallway
        And Ghoul Minion is ready at the Hallway
        And it is her turn
        When she investigates with a 0 and tries to move to the Hallway
        Then Ghoul Minion is engaged with Daisy""",
        """Given Daisy Walker is at the Study
        And the Study connects to the Hallway, the Hallway to the Attic and the Attic to the Cellar
        Then the Attic is connected to the Cellar""",
        """Given Roland Banks and Agnes Baker are at the Study, each with 1 horror
        When both investigators take 1 damage
        Then Agnes Baker has 1 damage and 1 horror""",
        """Given Daisy Walker is at the Study with Drawing the Sign in her threat area
        And it is her turn
        When Daisy spends two actions to discard Drawing the Sign
        Then Daisy has 1 action and no damage and no horror""",
        """Given Roland Banks is at the Study, which leads to the Hallway
        And Roland controls Machete
        And Ghoul Minion and Swarm of Rats are both engaged with Roland
        When Roland kills the Swarm of Rats with a +1
        And kills Ghoul Minion with Machete, revealing a 0
        Then both enemies are in the encounter discard pile""",
        TICKET.format(1),
        """Given Roland Banks is at the Study with Lupara in hand and 3 resources
        And Ghoul Priest is engaged with Roland
        And it is Roland's turn
        When Roland plays Lupara and shoots the Ghoul Priest with it, revealing a 0
        Then Lupara has 1 ammo""",
        """Given Roland Banks is at the Study and Engineer is at the Study
        And it is Roland's turn
        When Roland parleys with Engineer (51031) using willpower, and reveals a +1
        Then Roland controls Engineer (51031)""".replace("Engineer is", "Engineer (51031) is"),
        """Given Daisy Walker is at the Study, which has 1 clue
        And she has Art Student in hand and her discard pile is empty
        And it is her turn
        When she plays Art Student and uses its reaction
        Then she has 1 clue""",
        """Given Roland Banks is at the Study with Lone Wolf in play and no resources
        And Wendy Adams is at the Hallway
        When Roland's turn begins and he uses Lone Wolf
        Then Roland has 1 resource""",
        """Given Daisy Walker is at the Study with Hyperawareness (01034) in play and 1 resource
        And it is Daisy's turn
        When Daisy investigates and spends 1 resource on the first ability of Hyperawareness (01034)
        And draws a -4
        Then Daisy succeeds by 0""",
        """Given Agnes Baker is at the Study with Knife in hand
        And Ghoul Minion is engaged with Agnes
        When the enemy phase ends
        Then Agnes has 1 damage""",
    ],
)  # fmt: skip
def test_it_reads_as_several(steps: str) -> None:
    ruling = play(steps)
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    "steps",
    [
        """Dato Daisy Walker è nello Studio
        E lo Studio ha 2 indizi
        Quando Daisy Walker prova a indagare con successo
        Allora Daisy Walker ha 1 indizio""",
        """Dato Roland Banks è nello Studio e controlla Machete
        E Ghoul Minion è impegnato con Roland Banks
        Quando Roland Banks attacca Ghoul Minion con Machete e supera la prova
        Allora Ghoul Minion è sconfitto""",
    ],
)
def test_it_reads_in_italian(steps: str) -> None:
    assert play(steps, language="it").passed


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        # "exhausts" has to come of it, and so has what is said to be defeated, or gained.
        (
            """Given Roland Banks is at the Study with 3 damage
            And Roland Banks controls First Aid (01019)
            When Roland exhausts First Aid (01019) to heal 1 damage from himself
            Then Roland Banks has 2 damage""",
            "First Aid (01019) exhausts",
        ),
        (
            """Given Roland Banks is at the Study
            And Ghoul Minion and Acolyte are engaged with Roland Banks
            When Ghoul Minion is exhausted
            Then both enemies are exhausted""",
            "Acolyte: exhausted",
        ),
        (TICKET.format(2), "2 ticket is spent from Joe Sargent"),
        (
            PRIEST.format("he attacks Ghoul Minion, with the token +1, and kills it", "ready"),
            "Ghoul Minion is defeated",
        ),
        (
            """Given Roland Banks is at the Study
            And Roland Banks has Emergency Cache in hand
            When Roland plays Emergency Cache and takes an additional action
            Then Roland Banks has 3 resources""",
            "Roland gains 1 action",
        ),
    ],
)
def test_what_is_said_to_come_of_it_has_to(steps: str, expected: str) -> None:
    ruling = play(steps)
    assert expected in [unmet.expected for unmet in ruling.unmet]


@pytest.mark.parametrize(
    ("steps", "match"),
    [
        (RIG.format(2), "nothing that is happening asks for this"),
        (THUG.format("O'Bannion's Thug", "Roland uses Peter Clover to evade Ghoul Priest"), "Ghoul Priest"),
        (SHORTCUT.format("Roland plays Shortcut on Wendy, sending her to the Attic"), "Attic"),
        # A claim that is no choice is not passed over.
        (
            """Given Wendy Adams is at the Study
            And Wendy Adams has Emergency Cache in hand
            When Wendy plays Emergency Cache to sing loudly
            Then Wendy Adams has 3 resources""",
            "nothing is to be chosen here",
        ),
        # Nobody bears the uses of another card.
        (
            """Given Roland Banks is at the Study
            And Roland Banks controls Flashlight (01087)
            And Roland Banks has 1 supply
            Then Flashlight (01087) has 3 supplies""",
            "it bears no uses",
        ),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(steps: str, match: str) -> None:
    with pytest.raises(CaseError, match=match):
        play(steps)


def test_what_a_card_in_play_has_is_its_own() -> None:
    steps = """Given Roland Banks is at the Study and controls Flashlight (01087) with 1 supply
    Then Flashlight (01087) has 1 supply"""
    assert play(steps).passed


@pytest.mark.parametrize(
    ("step", "unread"),
    [
        ("Roland Banks takes a resource and whistles", "unknown step: Roland Banks whistles"),
        ("Roland Banks investigates, with a song", "song"),
    ],
)
def test_only_what_does_not_read_is_named(step: str, unread: str) -> None:
    with pytest.raises(CaseError, match=unread):
        play(f"Given Roland Banks is at the Study\nWhen {step}\nThen Roland Banks has 1 resource")


@pytest.mark.parametrize(
    "steps",
    [
        """Given Wendy Adams and Daisy Walker are at the Study
        When she takes a resource
        Then Wendy has 1 resource""",
        """Given Roland Banks is at the Study
        And Sebastien Moreau is engaged with Roland
        Then Sebastien Moreau is ready""",
        """Given Roland Banks is at the Study
        And Brood of Yog-Sothoth is at the Study
        When Roland fights Brood of Yog-Sothoth
        Then it is refused because it cannot be attacked""",
        """Given Roland Banks is at the Study with 1 clue
        When Roland takes a resource
        Then Roland has 1 clue""",
        """Given Roland Banks is at the Study
        When Roland fails the test of Hellfire (72058)
        Then Roland has 1 damage""",
        """Given Agnes Baker is at the Study
        And Ghoul Minion is at the Study
        When Agnes takes a resource
        Then Agnes has 1 resource""",
        """Given Daniela Reyes is at the Study
        And Ghoul Priest is engaged with Daniela Reyes
        When Ghoul Priest attacks Daniela
        Then Ghoul Priest has 1 damage""",
    ],
)
def test_a_line_that_is_proposed_reads_where_it_is_pasted(steps: str) -> None:
    with pytest.raises(CaseError) as caught:
        play(steps)
    error = caught.value
    kept = steps.split("\n")
    at = (error.line or 0) - 3  # the head of the case
    keyword = kept[at].strip().partition(" ")[0]
    for kind, line in _proposed(error):
        if kind:
            pasted = [*kept[:at], f"{kind} {line}", *kept[at:]]
        else:
            pasted = [*kept[:at], f"{keyword} {line}", *kept[at + 1 :]]
        refused = _refused("\n".join(pasted))
        assert not re.search("unknown step|no card called", refused)
        assert refused != f"{error.line + bool(kind)} {error.message}", line


def _refused(steps: str) -> str:
    """Where and why the case is refused; empty where it is not."""
    try:
        play(steps)
    except CaseError as error:
        return f"{error.line} {error.message}"
    return ""


def _proposed(error: CaseError) -> list[tuple[str, str]]:
    """The lines that ``error`` has one write: (keyword, sentence); without one, in place of its own."""
    found = re.findall(
        r"(?:write|such as|this one)(?: above this step)?(?: which one, such as)?: (?:(Given|When|Then) )?"
        r"(.+?)(?= \(or: |; |$)",
        error.remedy or "",
    )
    if error.listed == "nearest":
        found += [("", one) for one in error.candidates if " " in one and "(" not in one]
    return [(kind, line) for kind, line in found if "…" not in line and "{" not in line]
