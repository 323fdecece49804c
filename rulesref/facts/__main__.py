"""``python -m rulesref.facts``: compile the text of every card and write the tables that ship.

    RULESREF_CARDS=FOLDER python -m rulesref.facts [--check]

One has what was compiled, the other in which file of facts an Italian name stands. ``--check`` writes
nothing and exits with 1 where a table is not as it would be made.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from rulesref.cards.index import read_index
from rulesref.errors import RulesrefError
from rulesref.facts.compiler.table import table_of
from rulesref.facts.shipped import SHIPPED
from rulesref.facts.written import ITALIAN, italian_table
from rulesref.games import game_of
from rulesref.places import game_ids


def main(words: list[str]) -> int:
    """0 when the tables are as they should be, 1 when ``--check`` finds another, 2 on bad input."""
    if words not in ([], ["--check"]) or not os.environ.get("RULESREF_CARDS"):
        print(__doc__, file=sys.stderr)
        return 2
    game = game_of(game_ids()[0])
    folder = game.corpus / "cards"
    try:
        made = {
            folder / SHIPPED: table_of(
                game, Path(os.environ["RULESREF_CARDS"]), read_index(folder)
            ),
            folder / ITALIAN: italian_table(game),
        }
    except RulesrefError as error:
        print(error, file=sys.stderr)
        return 2
    if words:
        return int(
            any(not path.is_file() or path.read_text("utf-8") != made[path] for path in made)
        )
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
