"""``python -m rulesref.facts.telling [en|it]``: the sentence of each ability of all cards.

One line for each: code, name, place of the ability, sentence, with tabs between them. It is what is
held against the publisher's wording, which none of it may repeat.
"""

from __future__ import annotations

import sys

from rulesref.facts.telling.every import every_card
from rulesref.facts.telling.teller import teller_of
from rulesref.facts.telling.wording import LANGUAGES
from rulesref.games import game_of
from rulesref.places import game_ids


def main(words: list[str]) -> int:
    """0 when all is told, 2 for a language that nothing is told in."""
    language = words[0] if words else LANGUAGES[0]
    if len(words) > 1 or language not in LANGUAGES:
        print(__doc__, file=sys.stderr)
        return 2
    game = game_of(game_ids()[0])
    teller = teller_of(game, language)
    for card in every_card(game):
        for place, ability in enumerate(card.get("ability", ()), 1):
            print(card["code"], card["name"], place, teller.ability(ability), sep="\t")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
