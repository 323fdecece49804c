"""Where several investigators are named, "he" and "she" mean the only one of them who is called so, or nobody."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

APART = "Roland is at the Study. Agnes is at the Hallway."
BOTH = "Roland and Daisy are at the Study. A Swarm of Rats is engaged with Daisy. Roland attacks it with his Machete and fails."


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        (f"{APART} Roland has 0 resources. Can he play Knife?", "no"),
        (f"{APART} She is engaged with a Swarm of Rats. Roland plays Machete. Does it attack him?", "no"),
        (f"{APART} She is engaged with a Swarm of Rats. She plays Machete. Does it attack her?", "yes"),
        (f"{BOTH} Does she take damage?", "yes"),
        (f"{BOTH} Does he take damage?", "no"),
        # two are called so
        ("Roland and Skids are at the Study. A Swarm of Rats is engaged with Skids. He plays Machete. Does it attack him?", None),
        # the priest is "he" too
        ("Roland and Agnes are at the Study. The Ghoul Priest attacks Agnes. He plays Machete. Is Machete in play?", None),
        # nobody of them has been named before
        ("She is engaged with a Swarm of Rats. Roland and Agnes are at the Study. Roland plays Machete. Does it attack him?", None),
    ],
)  # fmt: skip
def test_whoever_is_called_so(text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", "en").verdict == verdict


BOTH_IT = "Wendy e Jim sono nello Studio. Un Ghoul Tirapiedi è impegnato con {}. {} gioca Machete."


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        (f"{BOTH_IT.format('Wendy', 'Wendy')} Il Ghoul Tirapiedi la attacca?", "yes"),
        (f"{BOTH_IT.format('Wendy', 'Wendy')} Il Ghoul la attacca?", "yes"),
        (f"{BOTH_IT.format('Wendy', 'Wendy')} Il Ghoul lo attacca?", "no"),
        (f"{BOTH_IT.format('Jim', 'Jim')} Il Ghoul lo attacca?", "yes"),
        (f"{BOTH_IT.format('Jim', 'Wendy')} Il Ghoul lo attacca?", "no"),
        # two are called so
        (
            "Roland e Jim sono nello Studio. Un Ghoul Tirapiedi è impegnato con Jim. Jim gioca Machete. Il Ghoul lo attacca?",
            None,
        ),
    ],
)
def test_whom_an_enemy_attacks_is_never_itself(text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", "it").verdict == verdict
