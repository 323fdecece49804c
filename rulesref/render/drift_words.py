"""What ``drift`` says around the lines, in each language."""

from __future__ import annotations

from typing import NamedTuple


class DriftWords(NamedTuple):
    """The labels in one language; what stands in braces is filled in."""

    kinds: dict[str, str]
    held: str
    none_found: str
    none_held: str
    remedy: str
    more: str
    alone_original: str
    alone_translation: str
    worded: str
    note: str


WORDS = {
    "en": DriftWords(
        kinds={
            "negation": "one denies, the other does not",
            "modal": "may and must differ",
            "number": "numbers differ",
            "term": "another game term",
            "older": "older version: the original has been worded anew since",
            "missing-entry": "entry missing in the translation",
            "added-entry": "entry missing in the original",
            "missing": "statement missing in the translation",
            "added": "statement missing in the original",
            "untranslated": "not translated",
            "icons": "icons lost in this copy of the translation",
        },
        held="{} held against {}",
        none_found="Nothing is said differently.",
        none_held="no translation and its original are both at hand",
        remedy="rulesref sources add both: the Italian Grimorio and the JSON of the English Grimoire, "
        "say",
        more="and {} more (--limit {} shows all)",
        alone_original="in the original alone: {}",
        alone_translation="in the translation alone: {}",
        note="in our own words: {}",
        worded="what differs: rulesref history {}",
    ),
    "it": DriftWords(
        kinds={
            "negation": "uno nega, l'altro no",
            "modal": "può e deve sono diversi",
            "number": "i numeri sono diversi",
            "term": "un altro termine di gioco",
            "older": "versione precedente: l'originale è stato riscritto dopo",
            "missing-entry": "voce che manca nella traduzione",
            "added-entry": "voce che manca nell'originale",
            "missing": "frase che manca nella traduzione",
            "added": "frase che manca nell'originale",
            "untranslated": "non tradotto",
            "icons": "icone perdute in questa copia della traduzione",
        },
        held="{} a confronto con {}",
        none_found="Niente è detto in modo diverso.",
        none_held="nessuna traduzione è presente insieme al suo originale",
        remedy="aggiungi tutti e due con rulesref sources add: per esempio il Grimorio e i JSON del "
        "Grimoire inglese",
        more="e altre {} (--limit {} le mostra tutte)",
        alone_original="solo nell'originale: {}",
        alone_translation="solo nella traduzione: {}",
        note="con parole nostre: {}",
        worded="che cosa cambia: rulesref history {}",
    ),
}
