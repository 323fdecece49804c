"""A made-up Rules Reference with its FAQ, in the shape of the real ones and none of their words."""

from __future__ import annotations

import pytest

from rulesref.entries import Section
from rulesref.parse.documents import faq, rules_reference
from rulesref.parse.portion import Portion, Warning
from rulesref.sources import SourceLine, SourceText
from tests.named_folders import SOURCES, folder_of

REFERENCE = """\
Arkham Horror: The Card Game Rules Reference
A made-up copy.
The Golden Rules
Cards beat this made-up book.
"The Silver Rule" (added in FAQ, section 'Made Up', point 2.2)
Green cards beat brown ones.
Glossary
This list is sorted.
Ability
Words on a card.
- First kind of words.
See also: "Costs" on page 7, "Zeal, Great" on page 9.
Forced Abilities
They begin with a bold word.
Action
A move worth one pebble. Some cost [action] (see "Costs" on page 7).
Additional Pebbles (added in FAQ, section 'Made Up', point 1.1)
Using a [reaction] pebble on a brown stone turns the stone green at once.
Activate
Turn it on during step 3 of a skill test.
Attach
Put it under.
- (Added in FAQ, section 'Made Up', point 1.3) Glue helps.
Pebbles Under Stones (added in The Quarry)
Nobody looks there.
Costs
Do these things, in order:
- Count pebbles.
- Pay them. - Take a receipt.
- Leave.
Costs of Stones (expanded in FAQ, section 'Made Up', point 1.2, amended May 2020)
Stones cost nothing. For example: a stone (?) is free.
Deck
A pile.
Eel
See "Deck" on page 8.
"Zeal, Great"
Try hard. See "Action" below.
Appendix I: Initiation Sequence
When somebody wants something, follow these steps, in order:
- Ask, politely.
- Wait.
- Take it.
Appendix II: Timing and Gameplay
Boxes are steps.
Phase Sequence timing chart
| I. Morning phase |
|---|
| 1.1 Sun rises. |
| [free] PLAYER WINDOW |
| 1.2 Sun shines. |
| Proceed to Evening Phase. |
| II. Evening phase |
| 2.1 Sun sets. |
| 2.1.1 Lamps burn. |
| [free] PLAYER WINDOW |
Framework Event Details
What each step does.
I. Morning phase
1.1 Sun rises.
It gets bright.
1.2 Sun shines.
It stays bright, return to 1.1 otherwise.
II. Evening phase
Bats fly.
2.1 Sun sets.
It gets dark.
2.1.1 Lamps burn.
Somebody lights them.
Skill Test Timing
| Skill Test Timing |
|---|
| ST.1 Choose a skill. |
| [free] PLAYER WINDOW |
| ST.2 Throw pebbles. |
ST.1 Choose a skill.
Any of them.
ST.2 Throw pebbles.
Count those that hit.
Appendix III: Setting Up The Game
To begin, perform these steps in order:
- Sit down. Chairs help.
- Stand up.
Nobody moves before this.
Appendix IV: Card Anatomy
Parts of a card.
Scenario Card Anatomy Key
- Frame: around it.
- Back: behind it.
Player Card Anatomy Key
- Front: before it.
"""

FAQ = """\
Notes, Errata, and FAQ v2.5 (February 2026)
A made-up FAQ.
FAQ v2.5 — Notes & Errata
Errata win.
Rulebook Errata
v1.0 Rules Reference page 7, column 1, “Costs”
Pay twice.
v1.1 Rules Reference page 9, column 2, “Costs”
- Pay three times.
Campaign Guide Errata
v1.2 The Long Walk, setup ()
Bring boots.
v1.3 The Rest () The Nap () Read “sleep” for “rest .”
v2.0 The Hill, Setup (v.I) ()
v2.0 The Hill, Setup (v.II) ()
Climb it.
v2.1 The End () The “
Last Step” is gone.
Card Errata
v1.0 Blue Stone #6 Red Stone (level 2) #8a
Both are heavy.
v1.1 Red Stone (level 2) #8a Twig (both versions) (12 & 14) These cards should burn.
v1.2 Old Leaf #3 Its symbols should be green. (v2 . 3) Fern #4, Moss #5
Water them.
v1.4 Big Toad (Asleep), Small Toad (Asleep) (9a, 10a)
v1.4 Third Toad #11
They snore.
FAQ v2.5 — Definitions & Terms
Terms, sorted.
“Remember that…”
Keep it in mind.
FAQ v2.5 — Rulings & Clarifications
These points govern.
1. Game Play
1.1 Additional Pebbles
Using a pebble on a brown stone turns the stone green at once.
1.10 Damage/
Horror The two are one (see 1.1, above).
2. Card Ability Interpretation
2.9 Tall Trees
Trees stand. W hen they fall, use Old Axe #12.
2.9 Counts of “Ring” Marks
Count #1 rings: #2 knots.
FAQ v2.5 — Frequently Asked Questions
Newest last.
Q: Can I throw Blue Stone #6 at a Red Stone #8a?
Yes. It costs .
It also hurts (2.9).
Q: Can I throw Blue Stone #6 at a window?
No.
FAQ v2.5 — Campaign-Specific FAQs
The Long Walk
The following questions contain light spoilers for a walk.
Q: Does the walk end?
Not here.
The Short Walk
The following questions contain light spoilers for a stroll.
Q: Does the stroll end?
At step 2.1 of the evening.
FAQ v2.5 — List of Taboos
Optional.
Chained / Unchained
Costs change.
- Blue Stone #6: +2 experience
- Blue Stone #7: –1 experience
Mutated
Texts change.
- Twig (12, 14), Mr. “Leaf” #3 : These cards now float.
Forbidden
Leave them at home.
- Old Axe #12
FAQ v2.5 — Ultimatums & Boons
Optional too.
Ultimatums
Harder ones.
Ultimatum of Rain
It rains.
Boons
Easier ones.
Boon of the Sun
It shines.
FAQ v2.5 — Refractions
For some walks.
Ultimatum of Mud The Long Walk (The Quarry Campaign)
Feet stick.
Boon of the Path
The Quarry Campaign Roads are dry.
FAQ v2.5 — Environments (Beta)
Three piles.
Current Environment
New cards.
Regarding Promos
Ask friends.
FAQ v2.5 — Product Icons
Campaign Product Icons
Pictures.
- The Quarry
"""

REFERENCE_ID = "arkham-lcg/rules-reference-2.5/"
FAQ_ID = "arkham-lcg/faq-2.5/"


def read(text: str) -> SourceText:
    """``text`` as a source."""
    lines = tuple(SourceLine(number, line) for number, line in enumerate(text.split("\n"), 1))
    return SourceText("made-up.txt", "0" * 64, lines)


def portions(text: str) -> list[Portion]:
    """The documents that both parsers claim in ``text``."""
    source = read(text)
    return rules_reference.claims(source) + faq.claims(source)


def parse(portion: Portion, warnings: list[Warning]) -> list[Section]:
    """``portion`` through the parser that claims its kind."""
    parser = faq if portion.document.tier == "faq" else rules_reference
    return parser.parse(portion, warnings)


def parsed(text: str = REFERENCE + FAQ) -> dict[str, Section]:
    """Sections by their path, the FAQ's under ``faq:``."""
    found = {}
    for portion in portions(text):
        for section in parse(portion, []):
            path = section.id.replace(REFERENCE_ID, "").replace(FAQ_ID, "faq:")
            assert path not in found
            found[path] = section
    return found


REAL = "arkham-lcg.rules-reference-faq-2.5.en.txt"


def real_text() -> str:
    """The real file, or a skip where it is not at hand."""
    path = folder_of(SOURCES) / REAL
    if not path.is_file():
        pytest.skip(f"{SOURCES} holds no {REAL}")
    return path.read_text("utf-8")
