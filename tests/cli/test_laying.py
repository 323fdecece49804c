"""Disputes laid out through the questions of a table and its numbered options alone, on a real screen.

Each is told as somebody would who has read nothing but the screen: an answer a line, an empty one
where nothing matters. What begins with ">" is an option, chosen by the number that it has there;
what begins with "!" is seen on the screen by then.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import LISTENS, Terminal

_OPTION = re.compile(r"^ *(\d+)  (.*?)\r?$", re.MULTILINE)
_NOTHING = ""
#: What tells a terminal where and how, and shows nothing itself.
_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")

DISPUTES = {
    "Ruth Turner is evaded: where is she then?": (
        "Wendy", "Study", "Ruth Turner", "1", _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING,
        _NOTHING, "+1", _NOTHING, _NOTHING, "> Wendy Adams attempts to evade Ruth Turner",
        "!Ruth Turner goes to the victory display",
    ),
    "One health left and an attack for 2: is she defeated?": (
        "Wendy", "Study", "Ghoul Priest", "1", _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING,
        "6 damage on Wendy", _NOTHING, _NOTHING, _NOTHING, "happens", "an enemy attacks", "1", "1",
        "!Wendy Adams is defeated",
    ),
    "Skids is on the lam: does a swarm attack?": (
        "Skids", "Study", "Swarm of Rats", "1", _NOTHING, _NOTHING, _NOTHING, _NOTHING, "On the Lam",
        "3", _NOTHING, _NOTHING, _NOTHING, _NOTHING, '> "Skids" O\'Toole begins a turn',
        '> "Skids" O\'Toole plays On the Lam', "> nobody reacts", '> "Skids" O\'Toole takes a resource',
        "ask does the swarm of rats attack skids?", "!verdict: no",
    ),
    "Dodge cancels an attack of the enemy phase: does the enemy exhaust?": (
        "Roland", _NOTHING, "Ghoul Minion", "1", _NOTHING, _NOTHING, _NOTHING, _NOTHING, "Dodge",
        "1", _NOTHING, _NOTHING, _NOTHING, "> the enemy phase begins", "> Roland Banks plays Dodge",
        "ask whether Ghoul Minion is exhausted", "!verdict: open (U-17: yes by the reading",
    ),
    "A hunter moves in: does it attack in that phase?": (
        "Roland Banks", "Study", "Ghoul Priest", "Hallway", _NOTHING, _NOTHING, "Hallway",
        _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, "> the enemy phase begins",
        "!Ghoul Priest engages Roland Banks", "!Ghoul Priest attacks Roland Banks",
    ),
    "I move away: does the engaged enemy stay behind?": (
        "Roland Banks", "Study", "Ghoul Priest", "1", _NOTHING, _NOTHING, "Attic", _NOTHING,
        _NOTHING, _NOTHING, _NOTHING, _NOTHING, "> Roland Banks", "> Roland Banks moves to Attic",
        "!Ghoul Priest attacks Roland Banks", "position", "!Ghoul Priest",
        "ask whether Ghoul Priest is engaged with Roland Banks", "!verdict: yes",
    ),
    "Zoey walks to a massive enemy: does she react?": (
        "Zoey Samaras", "Study", "Umôrdhoth", "Attic", _NOTHING, _NOTHING, "Attic", _NOTHING,
        _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, "> Zoey Samaras", "> Zoey Samaras moves to Attic",
        "!moves to Attic", "why not Zoey Samaras uses Zoey Samaras", "!nothing that Zoey Samaras",
    ),
    "Machete against a lone massive enemy: is there a bonus?": (
        "Roland Banks", "Study", "Umôrdhoth", "Study", _NOTHING, _NOTHING, _NOTHING, "Machete",
        _NOTHING, _NOTHING, "0", _NOTHING, "> Roland Banks", "> Roland Banks uses Machete",
        "!2 damage is placed on Umôrdhoth",
    ),
    "Flashlight brings the shroud to 0 and I draw -8: do I succeed?": (
        "Daisy Walker", "Study", _NOTHING, _NOTHING, "Flashlight", _NOTHING, "1 clue on Study",
        "-8", _NOTHING, "> Daisy Walker", "> Daisy Walker uses Flashlight", "!Daisy Walker reveals -8",
        "!Daisy Walker succeeds",
    ),
    "The tentacle with Lucky!: do I pass?": (
        "Wendy Adams", "Study", _NOTHING, _NOTHING, _NOTHING, "Lucky! (01080)", "5",
        "1 clue on Study", "auto-fail", _NOTHING, "> Wendy Adams", "> Wendy Adams investigates",
        "> nobody reacts", "!Wendy Adams reveals auto-fail", "> Wendy Adams plays Lucky!",
        "!Wendy Adams fails",
    ),
    "One Dodge against a massive enemy: are the others spared?": (
        "Roland Banks, Wendy Adams, Zoey Samaras", "Study", _NOTHING, _NOTHING, "Umôrdhoth",
        "Study", _NOTHING, _NOTHING, _NOTHING, _NOTHING, "Dodge", "1", _NOTHING, _NOTHING,
        _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, "> the enemy phase begins",
        "> Umôrdhoth attacks Roland Banks first", "> Roland Banks plays Dodge",
        "> Umôrdhoth attacks Wendy Adams first", "!3 damage is placed on Wendy Adams",
        "!3 damage is placed on Zoey Samaras",
    ),
    "Emergency Aid: may it heal the dog that was hurt after it was begun?": (
        "Roland Banks", "Study", "Swarm of Rats", "1", _NOTHING, _NOTHING, _NOTHING, "Guard Dog",
        "Emergency Aid", "2", "2 damage on Roland Banks", _NOTHING, _NOTHING, "> Roland Banks",
        "> Roland Banks plays Emergency Aid", "> Roland Banks assigns 1 damage to Guard Dog",
        "> nobody reacts", "!1 damage is healed from Guard Dog",
    ),
    "Entombed: may a teammate take the enemy off me?": (
        "Roland Banks, Agnes Baker", "Study", _NOTHING, "Ghoul Minion", "1", _NOTHING, _NOTHING,
        _NOTHING, "Entombed", _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, "> Agnes Baker",
        "why not Agnes Baker engages Ghoul Minion", "!Entombed",
    ),
    "Entombed: what if I evade the enemy?": (
        "Roland Banks", "Study", "Ghoul Minion", "1", _NOTHING, _NOTHING, _NOTHING, "Entombed",
        _NOTHING, _NOTHING, "+1", _NOTHING, "> Roland Banks",
        "> Roland Banks attempts to evade Ghoul Minion", "!Ghoul Minion exhausts",
        "ask whether Ghoul Minion is engaged with Roland Banks", "!verdict: yes",
    ),
    "My miss kills a teammate: do her enemies engage me?": (
        "Roland Banks, Sefina Rousseau", "Study", _NOTHING, "Ghoul Minion", "2", _NOTHING,
        "Swarm of Rats", "2", _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING,
        _NOTHING, "4 damage on Sefina", "auto-fail", _NOTHING, "> Roland Banks",
        "> Roland Banks fights Ghoul Minion", "!Ghoul Minion engages Roland Banks",
        "!Swarm of Rats engages Roland Banks",
    ),
    "Mind over Matter in the window of a fight: does intellect count?": (
        "Daisy Walker", "Study", "Ghoul Minion", "1", _NOTHING, _NOTHING, _NOTHING, _NOTHING,
        "Mind over Matter", "5", _NOTHING, "-1", _NOTHING, "> Daisy Walker",
        "> Daisy Walker fights Ghoul Minion", "> Daisy Walker plays Mind over Matter",
        "!Daisy Walker fails",
    ),
    "A hunter without a path to anybody: where does it go?": (
        "Roland Banks", "Study", "Ghoul Priest", "Attic", _NOTHING, _NOTHING, _NOTHING, "Hallway",
        _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, "> the enemy phase begins",
        "!the enemy phase ends", "ask whether Ghoul Priest is at Attic", "!verdict: yes",
    ),
    "Two players' enemies attack: may their order be mixed?": (
        "Roland Banks, Wendy Adams", "Study", _NOTHING, "Swarm of Rats", "1", _NOTHING,
        "Goat Spawn", "1", _NOTHING, "Ghoul Minion", "2", _NOTHING, _NOTHING, _NOTHING, _NOTHING,
        _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, "> the enemy phase begins",
        "> Goat Spawn attacks first", "!Swarm of Rats attacks Roland Banks",
    ),
    "An attack of opportunity kills Guard Dog: does it bite back?": (
        "Roland Banks", _NOTHING, "Ghoul Minion", "1", _NOTHING, _NOTHING, _NOTHING, "Guard Dog",
        _NOTHING, "2 damage on Guard Dog", _NOTHING, _NOTHING, "> Roland Banks",
        "> Roland Banks takes a resource",
        "> Roland Banks assigns 1 damage to Guard Dog, 1 horror to Roland Banks",
        "> Roland Banks uses Guard Dog", "!1 damage is placed on Ghoul Minion",
        "!Guard Dog is defeated",
    ),
    "A blow kills Beat Cop: may he be discarded for his damage before he dies?": (
        "Roland Banks", "Study", "Ghoul Priest", "1", _NOTHING, _NOTHING, _NOTHING, "Beat Cop",
        _NOTHING, _NOTHING, _NOTHING, _NOTHING, "> the enemy phase begins", "> nobody reacts",
        "> Roland Banks assigns 2 damage to Beat Cop, 2 horror to Roland Banks",
        "!Beat Cop is defeated",
        "ask whether Ghoul Priest has 1 damage", "!verdict: no",
    ),
    "The horror goes to an ally: does Agnes react?": (
        "Agnes Baker", "Study", "Ghoul Minion", "1", _NOTHING, _NOTHING, _NOTHING, "Beat Cop",
        _NOTHING, _NOTHING, _NOTHING, _NOTHING, "> the enemy phase begins", "> nobody reacts",
        "> Agnes Baker assigns 1 damage to Agnes Baker, 1 horror to Beat Cop",
        "!1 horror is placed on Beat Cop", "!Ghoul Minion exhausts", "> nobody reacts",
        "ask whether Ghoul Minion has 1 damage", "!verdict: no",
    ),
    "The horror goes to an ally: does Psychosis deal its damage?": (
        "Roland Banks", "Study", "Ghoul Minion", "1", _NOTHING, _NOTHING, _NOTHING,
        "Psychosis, Beat Cop", _NOTHING, _NOTHING, _NOTHING, _NOTHING, "> the enemy phase begins",
        "> nobody reacts",
        "> Roland Banks assigns 1 damage to Roland Banks, 1 horror to Beat Cop",
        "!Roland Banks takes 1 damage", "position", "!Roland Banks: at Study, 2 damage",
    ),
    "Grotesque Statue in a test that has used it: once more?": (
        "Wendy Adams", "Study", _NOTHING, _NOTHING, "Grotesque Statue (01071)", _NOTHING,
        _NOTHING, "0, -1, -2, -3", _NOTHING, "> Wendy Adams", "> Wendy Adams investigates",
        "> Wendy Adams uses ability 2 of Grotesque Statue", "> Wendy Adams reveals -2",
        "> Wendy Adams reveals -3", "> Wendy Adams resolves the tokens -2 with Grotesque Statue",
        "!Wendy Adams fails by 1", "position", "!Grotesque Statue: 3 charges",
    ),
    "Mind Wipe on an enemy with Victory that we then defeat: victory display?": (
        "Roland Banks", "Study", "Wolf-Man Drew", "1", "3 damage", _NOTHING, _NOTHING, _NOTHING,
        "Mind Wipe (01068)", "3", _NOTHING, "0", _NOTHING, "> the investigation phase begins",
        "> Roland Banks plays Mind Wipe", '> Roland Banks fights "Wolf-Man" Drew',
        '!"Wolf-Man" Drew is discarded',
    ),
    "Idle Hands, its damage ignored with Deny Existence: is the action given?": (
        "Roland Banks", "Study", _NOTHING, _NOTHING, "Idle Hands", "Deny Existence (05032)", "5",
        _NOTHING, _NOTHING, _NOTHING, "> Roland Banks", "> Roland Banks uses Idle Hands",
        "> Roland Banks plays Deny Existence", "!Idle Hands is discarded",
        "!the cost of Idle Hands is not paid in full", "> Roland Banks ends the turn",
        "!the turn of Roland Banks ends",
    ),
    "Kidnapped! without an ally: is the test skipped?": (
        "Roland Banks", "Study", _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING, "-8", _NOTHING,
        "> Roland Banks", "happens", "> [investigator] draws [card] from the encounter deck",
        "> Roland Banks", "Kidnapped!",
        "> Roland Banks chooses option 1 of Kidnapped! (willpower)",
        "!Roland Banks tests willpower (4)", "!2 damage is placed on Roland Banks",
    ),
    "Pathfinder's move under Frozen in Fear: does it cost the action?": (
        "Roland Banks", "Study", _NOTHING, "Hallway", "Pathfinder, Frozen in Fear", _NOTHING,
        _NOTHING, _NOTHING, _NOTHING, "> Roland Banks", "> Roland Banks uses Pathfinder",
        "!Roland Banks moves to Hallway", "ask whether Roland Banks has 3 actions", "!verdict: yes",
    ),
    "Sneak Attack next to Lita Chantler: is there a bonus?": (
        "Roland Banks", "Study", "Ghoul Priest", "1", "exhausted", _NOTHING, _NOTHING,
        "Lita Chantler", "Sneak Attack (01052)", "2", _NOTHING, _NOTHING, _NOTHING,
        "> Roland Banks", "> Roland Banks plays Sneak Attack",
        "!2 damage is placed on Ghoul Priest",
    ),
    "Bandolier goes while Shotgun and Machete are in play: what stays?": (
        "Roland Banks", "Study", _NOTHING, _NOTHING, "Machete, Shotgun, Bandolier (02147)",
        _NOTHING, _NOTHING, _NOTHING, _NOTHING, "> Roland Banks", "happens",
        "> [card] is discarded", "> Bandolier", "> Roland Banks discards Machete to make room",
        "!Machete is discarded",
    ),
    "A treachery attached to Fool me once: is its text active?": (
        "Roland Banks", "Study", _NOTHING, "Hallway", '"Fool me once..."', _NOTHING, _NOTHING,
        _NOTHING, "> [card] is attached to [card]", "Frozen in Fear", '> "Fool me once..."',
        _NOTHING, "> Roland Banks", "> Roland Banks moves to Hallway",
        "ask whether Roland Banks has 2 actions", "!verdict: yes",
    ),
    "Cover Up where no clue lies: does investigating take clues off it?": (
        "Roland Banks", "Study", _NOTHING, _NOTHING, "Cover Up", _NOTHING,
        "3 clues on Cover Up, no clues on Study", "0",
        _NOTHING, "> Roland Banks", "> Roland Banks investigates", "!Roland Banks succeeds by 1",
        "!the test ends", "ask whether Cover Up has 3 clues", "!verdict: yes",
    ),
}  # fmt: skip

#: Disputes told in a player's own words from the first line to the question; "yes" confirms what is understood.
OWN_WORDS = {
    "I played a card after failing: can I still play Lucky!?": (
        'I am Roland at the Study. I have Lucky! and "Look what I found!" in hand and 5 resources. '
        "The Study has 2 clues",
        "yes", "I investigate and fail by 2", "yes", "> nobody reacts",
        '> Roland Banks plays "Look what I found!"', "ask can I still play Lucky!?", "!verdict: no",
    ),
    "Wendy cancels the skull that she drew with the bat: is it discarded?": (
        "I'm Wendy. I have Baseball Bat in play. A Ghoul Minion is engaged with me. "
        "I have Machete in hand",
        "yes", "I fight the ghoul with the bat", "I draw a skull",
        "> Wendy Adams uses ability 1 of Wendy Adams", "I reveal +1",
        "ask is the bat discarded?", "!verdict: no",
    ),
    "May another investigator use Cover Up with the clue that they would discover?": (
        "Roland and Daisy are at the Study. Roland has Cover Up in his threat area. "
        "The Study has 2 clues. Cover Up has 3 clues",
        "Daisy investigates and succeeds", "yes", "ask can Daisy use Cover Up?",
        "!verdict: yes",
    ),
    "May the drawer cancel what they drew with Ward of Protection?": (
        "I'm Agnes and I have Ward of Protection in hand and 3 resources", "yes",
        "I draw Grasping Hands", "ask can I play Ward of Protection?", "!verdict: yes",
    ),
    "Emergency Aid while engaged: does the dog that is hit bite back?": (
        "I'm Roland. A Swarm of Rats is engaged with me. I have Emergency Aid in hand and "
        "Guard Dog in play and 2 resources. I have 2 damage",
        "yes", "I play Emergency Aid", "I put the damage on the dog",
        "ask can I use the dog?", "!verdict: yes", "> Roland Banks uses Guard Dog",
        "ask are the rats dead?", "!verdict: yes",
    ),
}  # fmt: skip

#: The same as somebody types it in haste, in small letters, in the past, and several things in a line.
IN_HASTE = {
    ("en", "Does Shrivelling hurt Jim on a skull?"): (
        "im jim culver at the study. rats engaged w me. i got shrivelling out",
        "yes", "shot the rats with shrivelling and drew a skull", "yes", "did i take the horror?",
        "!verdict: yes",
    ),
    ("en", "Eon Chart moves me away from an enemy"): (
        "ursula at study, hallway's next door. ghoul minion on me, i have eon chart in play",
        "yes", "used eon chart and moved to the hallway", "yes",
        "!Ghoul Minion attacks Ursula Downs",
    ),
    ("en", "Stand Together when I am alone"): (
        "Playing as Roland, alone at the study, Stand Together in hand and 3 bucks", "yes",
        "can i play stand together?", "!verdict: no",
    ),
    ("en", "Scavenging and the Item that is committed"): (
        "Rex Murphy at study, study has 3 clues. scavenging out, flashlight in hand", "yes",
        "investigated, committed flashlight, passed by 2", "yes",
        "can i use scavenging to get the flashlight back?", "!verdict: no",
    ),
    ("it", "Il danno va alla guardia: la fase dei nemici"): (
        "roland nello studio con guardia del corpo in gioco e addosso un ghoul tirapiedi", "sì",
        "è iniziata la fase dei nemici", "sì", "!Roland Banks sceglie come assegnare",
    ),
    ("it", "La mazza dopo un teschio"): (
        "Sono Wendy con mazza da baseball in gioco, ghoul tirapiedi addosso, in mano machete",
        "sì", "attacco il ghoul con la mazza", "sì", "ho pescato un teschio", "sì",
        "!Wendy Adams usa la capacità 1 di Wendy Adams",
    ),
}  # fmt: skip


class Sitting:
    """Somebody at a table who sees only the screen."""

    def __init__(self, table: Terminal) -> None:
        self.table = table
        self.shown = table.until(LISTENS)

    def say(self, line: str) -> None:
        self.table.say(line)
        self.shown += self.table.until(LISTENS)

    def choose(self, option: str) -> None:
        """The option with that text among those that stand last on the screen, by its number."""
        options = _OPTION.findall(self.shown)
        first = max(place for place, (number, _) in enumerate(options) if number == "1")
        numbers = [number for number, text in options[first:] if text.strip() == option]
        assert numbers, f"{option} is not offered:\n{self.shown[-3000:]}"
        self.say(numbers[-1])

    def take(self, step: str) -> None:
        if step.startswith("> "):
            self.choose(step[2:])
        elif step.startswith("!"):
            assert step[1:] in self.shown, f"{step}\n{self.shown[-3000:]}"
        else:
            self.say(step)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("key", [b"\x03", b"\x04"])
def test_who_leaves_in_the_middle_of_the_questions_loses_nothing(
    key: bytes, tmp_path: Path
) -> None:
    with Terminal(tmp_path / "home") as terminal:
        sitting = Sitting(terminal)
        for line in ("lay", "Roland Banks", "Hallway", "Nowhere at all"):
            sitting.say(line)
        sitting.take("!no such card is called Nowhere at all")
        terminal.press(key)
        terminal.until("the table is kept")
        assert terminal.end() == 0
    with Terminal(tmp_path / "home") as again:
        sitting = Sitting(again)
        sitting.say("resume")
        sitting.say("position")
        sitting.take("!Roland Banks: at Hallway")
        sitting.say("Nowhere at all")
        sitting.take("!An enemy? Its name")
        sitting.say("Ghoul Minion")
        sitting.take("!With whom is Ghoul Minion engaged?")
        again.press(b"\x04")
        assert again.end() == 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_own_words_are_understood_only_when_somebody_says_yes(tmp_path: Path) -> None:
    with Terminal(tmp_path / "home") as terminal:
        sitting = Sitting(terminal)
        for line in ("Roland Banks is at the Study", "Roland Banks controls Bulletproof Vest"):
            sitting.say(line)
        sitting.say("vest has 3 of 4 damage")
        sitting.take("!understood as:")
        sitting.take("!Bulletproof Vest has 3 damage")
        assert "Bulletproof Vest: 3 damage" not in sitting.shown
        sitting.say("yes")
        sitting.take("!Bulletproof Vest: 3 damage")
        sitting.say("I get hit for 2")
        sitting.take("!Roland Banks is dealt 2 damage")
        sitting.say("yes")
        sitting.take("!Roland Banks assigns 1 damage to Bulletproof Vest, 1 damage to Roland Banks")
        terminal.press(b"\x04")
        assert terminal.end() == 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("dispute", DISPUTES)
def test_a_dispute_is_laid_out_by_questions_and_options(dispute: str, tmp_path: Path) -> None:
    with Terminal(tmp_path / "home") as terminal:
        sitting = Sitting(terminal)
        sitting.say("lay")
        for step in DISPUTES[dispute]:
            sitting.take(step)
        assert "\n! " not in _CODES.sub("", sitting.shown), "a wrong turn"
        terminal.press(b"\x04")
        assert terminal.end() == 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("dispute", OWN_WORDS)
def test_a_dispute_is_told_in_own_words(dispute: str, tmp_path: Path) -> None:
    with Terminal(tmp_path / "home") as terminal:
        sitting = Sitting(terminal)
        for step in OWN_WORDS[dispute]:
            sitting.take(step)
        shown = _CODES.sub("", sitting.shown)
        turns, asked = shown.count("\n! "), shown.count(": is this meant?")
        assert turns == asked == OWN_WORDS[dispute].count("yes"), "a wrong turn"
        terminal.press(b"\x04")
        assert terminal.end() == 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize(("language", "dispute"), IN_HASTE)
def test_a_dispute_is_typed_in_haste(language: str, dispute: str, tmp_path: Path) -> None:
    steps = IN_HASTE[language, dispute]
    with Terminal(tmp_path / "home", "--language", language) as terminal:
        sitting = Sitting(terminal)
        for step in steps:
            sitting.take(step)
        shown = _CODES.sub("", sitting.shown)
        assert shown.count("\n! ") == sum(step in ("yes", "sì") for step in steps), "a wrong turn"
        terminal.press(b"\x04")
        assert terminal.end() == 0
