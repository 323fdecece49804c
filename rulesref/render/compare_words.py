"""What ``compare`` says around its rows, in each language."""

from __future__ import annotations

from typing import NamedTuple


class CompareWords(NamedTuple):
    """The labels in one language; what stands in braces is filled in."""

    kinds: dict[str, str]
    verdicts: dict[str, str]  # those that are called otherwise than in the data
    nothing: str  # where an edition has no text to cite
    open: str
    engine: str
    concerns: str
    open_ends: str  # where a timeline goes no further
    refused: str
    unchanged: str
    same: str  # of one rule: nothing differs
    only: str
    total: str
    shared: str
    no_text: str
    both: str  # the heading of a text that holds in both
    also: str


WORDS = {
    "en": CompareWords(
        kinds={
            "new": "new",
            "gone": "gone",
            "narrower": "narrower",
            "wider": "wider",
            "renamed": "renamed",
            "moved": "moved",
        },
        verdicts={},
        nothing="nothing",
        open="left open: {0} (rulesref open {0})",
        engine="in the engine",
        concerns="it concerns too",
        open_ends="no more",
        refused="cannot be played so",
        unchanged="The same in both editions",
        same="Editions {} and {} rule the same here.",
        only="Only edition {} has this.",
        total="{} differences in {} rules: {}",
        shared="{} rules are the same in both",
        no_text="no entry of this name",
        both="Editions {} and {}",
        also="That name also means:",
    ),
    "it": CompareWords(
        kinds={
            "new": "nuova",
            "gone": "tolta",
            "narrower": "più stretta",
            "wider": "più larga",
            "renamed": "rinominata",
            "moved": "spostata",
        },
        verdicts={
            "yes": "sì",
            "ordered": "nell'ordine",
            "depends": "dipende",
            "open": "questione aperta",
            "unsupported": "non supportato",
        },
        nothing="nulla",
        open="lasciato aperto: {0} (rulesref open {0})",
        engine="nel motore",
        concerns="riguarda anche",
        open_ends="nient'altro",
        refused="non si può giocare così",
        unchanged="Uguali nelle due edizioni",
        same="Le edizioni {} e {} qui dicono la stessa regola.",
        only="Questo c'è solo nell'edizione {}.",
        total="{} differenze in {} regole: {}",
        shared="{} regole sono uguali nelle due edizioni",
        no_text="nessuna voce di questo nome",
        both="Edizioni {} e {}",
        also="Questo nome indica anche:",
    ),
}
