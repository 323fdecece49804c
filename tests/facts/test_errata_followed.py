"""An erratum that rewords an ability holds of what is compiled: its text is that of the card data.

Where the data still has the old text, the card is described by hand, as the erratum has it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from rulesref.cards.data.arkhamdb import read_folder
from tests.facts.opaque import FOLDER, written_cards
from tests.named_folders import CARDS, COMMUNITY, folder_of, needs

pytestmark = [needs(CARDS), needs(COMMUNITY)]
#: How an ability reads by an erratum, up to the end where no quotation mark closes it.
_QUOTED = re.compile(r'read:? "([^"]{12,})')
#: Errata of what no ability says: nothing here reads them off the text.
_OF_DECKS = "Deckbuilding"
#: Errata that the data lists under the number of another card, and the card that they reword.
_MISPLACED = {("04127", "faq-1.41"): "04270"}


def _plain(text: str) -> str:
    return re.sub(r"[^a-z0-9+]+", " ", re.sub(r"<[^>]+>|\[\[|\]\]", "", text.lower())).strip()


def _errata() -> list[dict[str, Any]]:
    path = folder_of(COMMUNITY) / "arkhamlcg-metadata" / "errata" / "card_errata.json"
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))
    return found


def _reworded(errata: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """The code of each card with a reworded ability, and a piece of the new wording."""
    for erratum in errata:
        if _OF_DECKS in erratum["ruling"]:
            continue
        for quoted in _QUOTED.findall(erratum["ruling"]):
            for piece in re.split(r"\.\.\.|…", quoted):
                for code in erratum["card_codes"]:
                    meant = _MISPLACED.get((code, erratum["citation"]), code)
                    yield meant, _plain(piece)


def _texts() -> dict[str, str]:
    """What stands on each card that is described out of its text, on all of its sides."""
    compiled = (FOLDER / "compiled.tsv").read_text("utf-8").splitlines()
    records = read_folder(folder_of(CARDS)).cards
    by_hand = {card["code"] for _, card in written_cards()}
    return {
        code: _plain(" ".join(part for side in sides for part in (side.text, side.back_text)))
        for code in {line.partition("\t")[0] for line in compiled} - by_hand
        if code in records
        for sides in [[records[one] for one in (code, records[code].back_link) if one in records]]
    }


def test_what_is_compiled_has_the_text_of_the_erratum() -> None:
    texts = _texts()
    reworded = [
        (code, piece) for code, piece in _reworded(_errata()) if code in texts and len(piece) > 12
    ]
    assert len(reworded) >= 5
    assert {code for code, piece in reworded if piece not in texts[code]} == set()
