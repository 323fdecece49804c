"""What somebody says of a dispute is what is asked, or is held against it; it tells nothing of the table."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

EN, IT = "en", "it"
PLAYS = "Roland is engaged with a Ghoul Minion. He plays Machete. "
GIOCA = "Roland è impegnato con un Ghoul Tirapiedi. Roland gioca Machete. "
MINE = "I'm engaged with a Ghoul Minion and play Machete. "
MIO = "Sono impegnato con un Ghoul Tirapiedi e gioco Machete. "


@pytest.mark.parametrize(
    ("text", "language", "verdict"),
    [
        *((PLAYS + said, EN, "yes") for said in (
            "My friend says the ghoul attacks him. Is he right?",
            "Wendy insists that it attacks him. Is that right?",
            "The other player thinks it attacks Roland. Is that correct?",
            "My friend says it doesn't attack him. Does it attack him?",
            "According to my friend the ghoul does not attack him. Does the ghoul attack him?",
            "My buddy claims the ghoul attacks him because it is ready. Does it attack him?",
            "My buddy says it doesn't attack him because he plays Machete. Does it attack him?",
            "Since the ghoul is ready, it attacks him. Does he take damage?",
        )),
        (MINE + "Wendy claims I provoke an attack of opportunity. Is that true?", EN, "yes"),
        ("Roland is engaged with a Ghoul Minion and evades it. In the enemy phase, Wendy insists that it attacks him. Is she right?", EN, "no"),
        # a denial may be confirmed by "yes" and by "no"
        (PLAYS + "My friend says the ghoul doesn't attack him. Is he right?", EN, None),
        # of two who say something, nobody knows who is meant
        (MINE + "My friend says it attacks me. Wendy says it exhausts. Is she right?", EN, None),
        (MINE + "Wendy says it attacks me. Is Roland right?", EN, None),
        # what somebody says may be so, and is not what is asked
        (MINE + "Wendy claims the ghoul is exhausted. Does it attack me?", EN, None),
        (MINE + "My friend says I have 3 damage. Does it attack me?", EN, None),
        ("I have 3 damage. My friend says I take 2 damage. Do I have 5 damage?", EN, None),
        (PLAYS + "My friend says it doesn't attack him because it is exhausted. Does it attack him?", EN, None),
        (PLAYS + "My friend says it attacks him unless he discards it. Does it attack him?", EN, None),
        (PLAYS + "My friend says it doesn't attack him if it's exhausted. Does it attack him?", EN, None),
        (PLAYS + "My friend says only the ghoul attacks him. Does it attack him?", EN, None),
        # a reason of something done has been told before, or it is not understood
        ("Roland is engaged with a Ghoul Minion. Since Roland moves to the Hallway, it attacks him. Does it attack him?", EN, None),
        *((GIOCA + said, IT, "yes") for said in (
            "Il mio amico dice che il Ghoul Tirapiedi lo attacca. Ha ragione?",
            "Wendy sostiene che il ghoul lo attacchi. È vero?",
            "Il mio amico dice che il ghoul lo attacca perché è pronto. Il ghoul lo attacca?",
        )),
        (MIO + "Il mio amico sostiene che io subisca un attacco di opportunità. È vero?", IT, "yes"),
        (MIO + "Secondo il mio amico non subisco un attacco di opportunità. Subisco un attacco di opportunità?", IT, "yes"),
        (MIO + "Il mio amico dice che non subisco un attacco di opportunità. Ha ragione?", IT, None),
        (MIO + "Secondo il mio amico il ghoul è esaurito. Subisco un attacco di opportunità?", IT, None),
        (MIO + "Il mio amico dice che subisco un attacco di opportunità se è pronto. Ha ragione?", IT, None),
        (MIO + "Il mio amico dice che non mi attacca perché è esaurito. Subisco un attacco di opportunità?", IT, None),
    ],
)  # fmt: skip
def test_who_says_something_tells_nothing(text: str, language: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict
