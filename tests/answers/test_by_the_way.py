"""What stands behind a clause told by the way is never given to the wrong one, and amounts keep their verb."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.answers.test_met_once import told
from tests.arkham import JUDGE

ROLAND, GHOUL, SKIDS = "Roland Banks", "Ghoul Minion", '"Skids" O\'Toole'


@pytest.mark.parametrize(
    ("text", "language", "lines"),
    [
        ("Roland is engaged with a Ghoul Minion, which is exhausted and has 1 damage", "en",
         [f"{ROLAND} is engaged with {GHOUL}", f"{GHOUL} is exhausted", f"{GHOUL} has 1 damage"]),
        ("A Ghoul Minion is engaged with Roland, who has 3 damage and 2 horror", "en",
         [f"{GHOUL} is engaged with {ROLAND}", f"{ROLAND} has 3 damage", f"{ROLAND} has 2 horror"]),
        ("Roland è impegnato con un Ghoul Tirapiedi, che ha 1 danno ed è esaurito", "it",
         [f"{ROLAND} è impegnato con Ghoul Tirapiedi", "Ghoul Tirapiedi ha 1 danno", "Ghoul Tirapiedi è esaurito"]),
        ("Un Ghoul Tirapiedi è impegnato con Roland e ha 1 danno", "it",
         [f"Ghoul Tirapiedi è impegnato con {ROLAND}", "Ghoul Tirapiedi ha 1 danno"]),
        ("A Ghoul Minion attacks Roland. Roland takes 1 damage and 1 horror", "en",
         [f"{GHOUL} attacks {ROLAND}", f"{ROLAND} takes 1 damage and 1 horror"]),
        ("Roland takes 1 damage, 1 horror", "en", [f"{ROLAND} takes 1 damage", f"{ROLAND} takes 1 horror"]),
        ("Roland subisce 1 danno e 1 orrore", "it", [f"{ROLAND} subisce 1 danno e 1 orrore"]),
        ("Skids is at the Study. He moves to the Hallway, then to the Attic", "en",
         [f"{SKIDS} is at Study", f"{SKIDS} moves to Hallway", f"{SKIDS} moves to Attic"]),
        ("Roland è nello Studio. Si muove nel Corridoio, poi nella Soffitta", "it",
         [f"{ROLAND} è nello Studio", f"{ROLAND} si muove nel Corridoio", f"{ROLAND} si muove nella Soffitta"]),
        # between commas, and in brackets
        ("Ghoul Minion, which is exhausted, is engaged with Roland", "en",
         [f"{GHOUL} is exhausted", f"{GHOUL} is engaged with {ROLAND}"]),
        ("Lo Sciame di Ratti, che è esausto, è impegnato con Roland", "it",
         ["Sciame di Ratti è esaurito", f"Sciame di Ratti è impegnato con {ROLAND}"]),
        ("Roland, impegnato con uno Sciame di Ratti, gioca Machete", "it",
         [f"{ROLAND} è impegnato con Sciame di Ratti", f"{ROLAND} gioca Machete"]),
        ("Roland (5 damage, 2 resources) is at the Study", "en",
         [f"{ROLAND} has 5 damage", f"{ROLAND} has 2 resources", f"{ROLAND} is at Study"]),
        ("Roland (2 risorse) è nello Studio", "it", [f"{ROLAND} ha 2 risorse", f"{ROLAND} è nello Studio"]),
        ("Roland (5 damage, a banana) is at the Study", "en", None),
        ("Roland, who has a banana, is at the Study", "en", None),
        # what an attack deals is its own, and not what the speaker does
        ("Un Ghoul Famelico attacca Roland e gli infligge 2 danni", "it", None),
        ("Un Ghoul Famelico attacca Roland e gli infligge 1 danno", "it", [f"Ghoul Famelico attacca {ROLAND}"]),
        # they lie at the location, or somebody has them
        ("Roland is at the Study, 2 clues", "en", None),
        ("Roland è nello Studio, 2 indizi", "it", None),
        # nobody has said "I": it is no other location than that of Roland
        ("Roland is at the Study, shroud 3", "en", None),
        # she has it on herself, whoever else has been spoken of
        ("Roland and Agnes are at the Study. Agnes has a Swarm of Rats on her", "en",
         [f"{ROLAND} and Agnes Baker are at Study", "Swarm of Rats is engaged with Agnes Baker"]),
    ],
)  # fmt: skip
def test_it_is_of_whom_it_is_told(text: str, language: str, lines: list[str] | None) -> None:
    assert told(text, language) == lines


@pytest.mark.parametrize(
    ("text", "language", "lines"),
    [
        ("Agnes evades the Ghoul Minion on her first action. With her second action she investigates", "en",
         ["Agnes Baker attempts to evade Ghoul Minion", "Agnes Baker succeeds by 0", "Agnes Baker investigates"]),
        ("Agnes gioca Machete con la sua prima azione. Con la seconda azione indaga", "it",
         ["Agnes Baker gioca Machete", "Agnes Baker indaga"]),
        # it is the first that is told
        ("Agnes investigates with her third action", "en", None),
        ("Agnes plays Machete with her first action. She investigates with her first action", "en", None),
        ("Agnes indaga con la terza azione", "it", None),
        ("Agnes investigates. Agnes ends the turn. She investigates with her second action", "en", None),
        # whoever plays attacks a thing, and an enemy attacks somebody
        ("Uno Sciame di Ratti è impegnato con Roland. Roland lo attacca", "it",
         [f"Sciame di Ratti è impegnato con {ROLAND}", f"{ROLAND} attacca Sciame di Ratti"]),
        ("Un Ghoul Famelico è impegnato con Roland. Il Ghoul lo attacca", "it",
         [f"Ghoul Famelico è impegnato con {ROLAND}", f"Ghoul Famelico attacca {ROLAND}"]),
        ("Roland (2 resources, Machete in hand) is at the Study", "en",
         [f"{ROLAND} has 2 resources", f"{ROLAND} has Machete in hand", f"{ROLAND} is at Study"]),
        ("Ghoul Minion attacks Roland for 1 damage and 1 horror", "en", [f"{GHOUL} attacks {ROLAND}"]),
        ("Ghoul Minion attacks Roland for 1 damage and a banana", "en", None),
        ("Agnes evades the Ghoul Minion with her first action, and with her second action she investigates", "en",
         ["Agnes Baker attempts to evade Ghoul Minion", "Agnes Baker succeeds by 0", "Agnes Baker investigates"]),
        ("Roland is engaged with an Acolyte. He uses an action to evade it", "en",
         [f"{ROLAND} is engaged with Acolyte", f"{ROLAND} attempts to evade Acolyte"]),
        ("Zoey is engaged with a Ghoul Minion. She attacks it with her machete and kills it", "en",
         [f"Zoey Samaras is engaged with {GHOUL}", f"{GHOUL} has 1 damage", f"Zoey Samaras fights {GHOUL} with Machete",
          "Zoey Samaras succeeds by 0", f"SO: {GHOUL} is defeated"]),
        ("Zoey is engaged with a Ghoul Minion. She attacks it with her machete", "en",
         [f"Zoey Samaras is engaged with {GHOUL}", f"Zoey Samaras fights {GHOUL} with Machete"]),
        ("Roland è impegnato con un Accolito. Lo attacca con il suo machete", "it",
         [f"{ROLAND} è impegnato con Accolito", f"{ROLAND} combatte Accolito con Machete"]),
        ("Roland investigates the Study and finds a clue", "en",
         [f"{ROLAND} investigates", f"{ROLAND} succeeds by 0", f"{ROLAND} discovers 1 clues"]),
        ("Roland indaga e prende un indizio", "it",
         [f"{ROLAND} indaga", f"{ROLAND} supera la prova di 0", f"{ROLAND} scopre 1 indizi"]),
        ("Roland is at the Study with a Stray Cat", "en", [f"{ROLAND} is at Study", f"{ROLAND} controls Stray Cat"]),
        ("Nella fase dei nemici il Ghoul Tirapiedi attacca Roland", "it",
         ["comincia la Fase dei Nemici", f"Ghoul Tirapiedi attacca {ROLAND}"]),
        # "Leo" is the card that has been named
        ("Leo De Luca is in play under Skids' control. A Ghoul Minion attacks Skids. Skids assigns 1 damage to Leo", "en",
         [f"{SKIDS} controls Leo De Luca", f"{GHOUL} attacks {SKIDS}", f"{SKIDS} assigns 1 damage to Leo De Luca"]),
        ("Zoey has Zoey's Cross in play. Zoey is at the Study", "en",
         ["Zoey Samaras has Zoey's Cross in play", "Zoey Samaras is at Study"]),
        ("Two of us at the Attic: Roland and Agnes", "en", [f"{ROLAND} is at Attic", "Agnes Baker is at Attic"]),
        ("Siamo in due nella Soffitta, Roland e Agnes", "it", [f"{ROLAND} è in Soffitta", "Agnes Baker è in Soffitta"]),
    ],
)  # fmt: skip
def test_it_is_told_as_it_is_said(text: str, language: str, lines: list[str] | None) -> None:
    assert told(text, language) == lines


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Roland is at the Study with Agnes, who has 5 damage and is engaged with a Ghoul Minion. Roland plays Machete. Does the Ghoul Minion attack Roland?", "en"),
        ("Roland è nello Studio con Agnes, che ha 5 danni ed è impegnata con un Ghoul Famelico. Roland gioca Machete. Il Ghoul Famelico attacca Roland?", "it"),
    ],
)  # fmt: skip
def test_what_is_told_by_the_way_is_of_that_one_to_its_end(text: str, language: str) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == "no"
