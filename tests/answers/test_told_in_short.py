"""What a dispute tells in short, with no verb or nobody who acts, is read as the lines of a case."""

from __future__ import annotations

import pytest

from rulesref.answers.prose.discourse import Discourse
from rulesref.answers.prose.implied.cast import CASTS
from rulesref.answers.prose.names import marked
from rulesref.answers.prose.reader import Reader
from rulesref.rulings.tongue import Tongue
from tests.arkham import GAME, JUDGE

EN, IT = "en", "it"
#: (What is told, the acts that it says; None where it is not read).
TOLD = {
    EN: (
        ("I investigate; Deduction committed; failed by 1", "investigates | commits Deduction | fails by 1"),
        ("I investigate; Deduction is committed; the test succeeds", "investigates | commits Deduction | succeeds by 0"),
        ("I investigate; a skull is revealed", "investigates | the token is skull"),
        ("I investigate; token: -8", "investigates | the token is -8"),
        ("Flashlight used", "uses Flashlight"),
        ("successful investigation", "investigates | succeeds by 0"),
        ("I investigate a shroud 2 location with Flashlight", "investigates with Flashlight"),
        ("4 damage assigned to Guard Dog", "assigns 4 damage to Guard Dog"),
        ("I attack and fail", "fights Ghoul Minion | fails by 1"),
        ("I take a fight action", "fights Ghoul Minion"),
        ("I attack with Machete and kill Ghoul Minion", "fights Ghoul Minion with Machete | succeeds by 0 | SO: Ghoul Minion is defeated"),
        ("Ghoul Minion dies to my Machete attack", "fights Ghoul Minion with Machete | succeeds by 0 | SO: Ghoul Minion is defeated"),
        ("Ghoul Minion dies to my Dodge", None),
        ("Ghoul Minion attacks me; Dodge cancels the attack", "Ghoul Minion attacks Daisy Walker | plays Dodge"),
        ("Ghoul Priest is engaged with me; My attack on it fails", "fights Ghoul Priest | fails by 1"),
        ("Obscuring Fog on my location", ""),
        ("Aloof Whippoorwill is at my location", ""),
        ("Aloof Ghoul Minion is at my location", None),
        ("My investigation fails", "investigates | fails by 1"),
        ("I commit Guts to a willpower test and fail by 1", "tests willpower (3) | commits Guts | fails by 1"),
        ("Willpower test, Guts committed, succeeded by 1", "tests willpower (3) | commits Guts | succeeds by 1"),
        ("Ancient Evils is cancelled with Ward of Protection", "draws Ancient Evils from the encounter deck | plays Ward of Protection"),
        ("Flashlight with 1 supply", ""),
        ("Cover Up in my threat area with 3 clues", ""),
        ("Flashlight with a banana", None),
        ("Failed an investigation by 2", "investigates | fails by 2"),
        ("I evade Ghoul Minion and stay", "attempts to evade Ghoul Minion | succeeds by 0"),
        ("I use the engage action on Ghoul Minion", "engages Ghoul Minion"),
        ("I kill Ghoul Minion with Machete at a location with no clues", "fights Ghoul Minion with Machete | succeeds by 0 | SO: Ghoul Minion is defeated"),
        ("Deduction committed, and a banana", None),
        ("I attack with Machete and kill time", None),
    ),
    IT: (
        ("indago; Deduzione investita; fallita di 1", "indaga | investe Deduzione | fallisce di 1"),
        ("indago; Deduzione è investita; la prova ha successo", "indaga | investe Deduzione | supera la prova di 0"),
        ("indago; un teschio è rivelato", "indaga | il segnalino è teschio"),
        ("indago; segnalino: -8", "indaga | il segnalino è -8"),
        ("Torcia Elettrica usata", "usa Torcia Elettrica"),
        ("la mia indagine fallisce", "indaga | fallisce di 1"),
        ("Torcia Elettrica con 1 provvista", ""),
        ("Insabbiamento nella mia area di minaccia con 3 indizi", ""),
        ("indagine riuscita", "indaga | supera la prova di 0"),
        ("4 danni assegnati a Cane da Guardia", "assegna 4 danni a Cane da Guardia"),
        ("attacco e fallisco", "combatte Ghoul Minion | fallisce di 1"),
        ("uccido Ghoul Tirapiedi con Machete", "combatte Ghoul Tirapiedi con Machete | supera la prova di 0 | SO: Ghoul Tirapiedi è sconfitto"),
        ("Deduzione investita, e una banana", None),
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("language", "text", "acts"), [(one, *row) for one, rows in TOLD.items() for row in rows]
)
def test_it_is_read(language: str, text: str, acts: str | None) -> None:
    said, named = marked(text, GAME, language, early=True)
    tongue = Tongue(GAME, JUDGE.speech, language)
    reader = Reader(tongue, Discourse(named, "", CASTS[0], language))
    every = [reader.tell(sentence) for sentence in said.split("; ")]
    me = "Daisy Walker "
    done = [line.text.removeprefix(me) for line in reader.lines if not line.given]
    assert (" | ".join(done) if all(every) else None) == acts
