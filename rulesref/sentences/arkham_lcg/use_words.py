"""The words for tokens, and for uses of cards, that a case says and a timeline prints."""

from __future__ import annotations

from rulesref.sentences.arkham_lcg.speech import SPEECH

#: What cards call the resources that lie on them, in Italian and in English.
_AS_RESOURCES = {
    "corruzione": ("corruption",),
    "antichità": ("antiquity", "antiquities"),
    "scatto": ("click", "clicks"),
    "mutazione": ("mutation", "mutations"),
    "spedizione": ("shipment", "shipments"),
    "rottame": ("scrap",),
}
#: The uses that many cards have, as Italian says one and several.
_ITALIAN = {
    "carica": "charges",
    "cariche": "charges",
    "segreto": "secrets",
    "segreti": "secrets",
    "scorta": "supplies",
    "scorte": "supplies",
    "provvista": "supplies",
    "provviste": "supplies",
    "munizione": "ammo",
    "munizioni": "ammo",
}
SPEECH.word(
    "pool",
    en={
        word: kind
        for kind in ("resource", "clue", "action", "doom", "damage", "horror")
        for word in (kind, kind + "s")
    }
    | {
        word: "supplies" if kind == "supply" else kind + "s"
        for kind in ("charge", "secret", "supply")
        for word in (kind, "supplies" if kind == "supply" else kind + "s")
    }
    | {"ammo": "ammo", "breach": "breaches", "breaches": "breaches"}
    | {word: "resource" for words in _AS_RESOURCES.values() for word in words}
    | {
        f"{kind} {word}": kind
        for kind in ("resource", "clue", "doom", "damage", "horror")
        for word in ("token", "tokens")
    }
    | {
        f"{word} {rest}": "action"
        for word in ("action", "actions")
        for rest in ("left", "remaining")
    },
    it={
        "risorsa": "resource",
        "risorse": "resource",
        "indizio": "clue",
        "indizi": "clue",
        "azione": "action",
        "azioni": "action",
        "destino": "doom",
        "destini": "doom",
        "danno": "damage",
        "danni": "damage",
        "orrore": "horror",
        "orrori": "horror",
        "breccia": "breaches",
        "brecce": "breaches",
    }
    | _ITALIAN
    | dict.fromkeys(_AS_RESOURCES, "resource")
    | {
        f"{word} {italian}": kind
        for italian, kind in {
            "risorsa": "resource",
            "indizio": "clue",
            "destino": "doom",
            "danno": "damage",
            "orrore": "horror",
        }.items()
        for word in ("segnalino", "segnalini")
    },
    slots=("uses", "token"),
)

#: Uses that few cards bring: one and several, in English and in Italian.
_USES = {
    "arrow": ("arrow", "arrows", "freccia", "frecce"),
    "bounties": ("bounty", "bounties", "taglia", "taglie"),
    "brilliance": ("brilliance", "brilliance", "genialità", "genialità"),
    "durability": ("durability", "durability", "durevolezza", "durevolezza"),
    "evidence": ("evidence", "evidence", "reperto", "reperti"),
    "growth": ("growth", "growth", "crescita", "crescite"),
    "inspiration": ("inspiration", "inspiration", "ispirazione", "ispirazioni"),
    "keys": ("key", "keys", "chiave", "chiavi"),
    "leads": ("lead", "leads", "pista", "piste"),
    "leylines": ("leyline", "leylines", "linea energetica", "linee energetiche"),
    "locks": ("lock", "locks", "serratura", "serrature"),
    "offerings": ("offering", "offerings", "offerta", "offerte"),
    "portents": ("portent", "portents", "presagio", "presagi"),
    "renown": ("renown", "renown", "fama", "fama"),
    "resolve": ("resolve", "resolve", "risolutezza", "risolutezze"),
    "rumors": ("rumor", "rumors", "diceria", "dicerie"),
    "shards": ("shard", "shards", "scheggia", "schegge"),
    "suspicion": ("suspicion", "suspicion", "sospetto", "sospetti"),
    "tickets": ("ticket", "tickets", "biglietto", "biglietti"),
    "time": ("time", "time", "tempo", "tempi"),
    "tries": ("try", "tries", "tentativo", "tentativi"),
    "truths": ("truth", "truths", "verità", "verità"),
    "wards": ("ward", "wards", "protezione", "protezioni"),
    "whistles": ("whistle", "whistles", "fischio", "fischi"),
    "wishes": ("wish", "wishes", "desiderio", "desideri"),
}
SPEECH.word(
    "pool",
    en={word: uses for uses, words in _USES.items() for word in words[:2]},
    it={word: uses for uses, words in _USES.items() for word in words[2:]},
)
#: What lies on cards, but for damage, horror, clues, doom and actions: those have sentences apart.
SPEECH.word(
    "use",
    en={
        **{word: kind + "s" for kind in ("charge", "secret") for word in (kind, kind + "s")},
        "supply": "supplies",
        "supplies": "supplies",
        "ammo": "ammo",
        **{word: uses for uses, words in _USES.items() for word in words[:2] if uses != "time"},
    },
    it={
        **_ITALIAN,
        **{word: uses for uses, words in _USES.items() for word in words[2:] if uses != "time"},
    },
)
SPEECH.words.counted["pool"] = {"en": frozenset({"doom", "damage", "horror"}), "it": frozenset()}
