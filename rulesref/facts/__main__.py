"""``python -m rulesref.facts``: compile the text of every card and write the table that ships.

    RULESREF_CARDS=FOLDER python -m rulesref.facts [--check]

``--check`` writes nothing and exits with 1 where the table is not as it would be made.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from rulesref.cards.index import read_index
from rulesref.errors import RulesrefError
from rulesref.facts.compiler.table import table_of
from rulesref.facts.shipped import SHIPPED
from rulesref.games import game_of
from rulesref.places import game_ids


def main(words: list[str]) -> int:
    """0 when the table is as it should be, 1 when ``--check`` finds another, 2 on bad input."""
    if words not in ([], ["--check"]) or not os.environ.get("RULESREF_CARDS"):
        print(__doc__, file=sys.stderr)
        return 2
    game = game_of(game_ids()[0])
    path = game.corpus / "cards" / SHIPPED
    try:
        made = table_of(game, Path(os.environ["RULESREF_CARDS"]), read_index(path.parent))
    except RulesrefError as error:
        print(error, file=sys.stderr)
        return 2
    if words:
        return int(not path.is_file() or path.read_text(encoding="utf-8") != made)
    path.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
