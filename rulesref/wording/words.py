"""Words of cases and timelines that stand for something: tokens, phases, skills, actions.

Reading takes any of them, printing the first: ``worded`` is what a timeline makes of a word of the
engine, in the number that goes with it.
"""

from __future__ import annotations

from rulesref.entries import fold

#: Closed sets of words: slot type → language → word → meaning. Of several words for one meaning the
#: first is the one that is printed; the second, where the meaning can be counted, its plural.
WORDS: dict[str, dict[str, dict[str, str]]] = {
    "token": {
        "en": {"damage": "damage", "horror": "horror"},
        "it": {
            "danno": "damage",
            "danni": "damage",
            "orrore": "horror",
            "orrori": "horror",
        },
    },
    "face": {
        "en": {
            **{face: face for face in ("skull", "cultist", "tablet", "bless", "curse", "frost")},
            "elder-thing": "elder-thing",
            "elder thing": "elder-thing",
            "elder-sign": "elder-sign",
            "elder sign": "elder-sign",
            "auto-fail": "auto-fail",
            "auto fail": "auto-fail",
            "autofail": "auto-fail",
        },
        "it": {
            "teschio": "skull",
            "cultista": "cultist",
            "tavoletta": "tablet",
            "antico": "elder-thing",
            "segno degli antichi": "elder-sign",
            "fallimento automatico": "auto-fail",
            "benedizione": "bless",
            "maledizione": "curse",
            "gelo": "frost",
        },
    },
    "basic action": {
        "en": {"give keys": "give-keys"},
        "it": {
            "di indagine": "investigate",
            "indagare": "investigate",
            "di combattimento": "fight",
            "combattere": "fight",
            "di elusione": "evade",
            "eludere": "evade",
            "di impegno": "engage",
            "impegnare": "engage",
            "di movimento": "move",
            "muoversi": "move",
            "spostarsi": "move",
            "di pesca": "draw",
            "pescare": "draw",
            "di risorsa": "resource",
            "risorsa": "resource",
            "dare le chiavi": "give-keys",
        },
    },
    "zone": {
        "en": {
            "play": "play",
            "hand": "hand",
            "discard pile": "discard",
            "victory display": "victory",
            "limbo": "limbo",
            "removed pile": "removed",
        },
        "it": {
            "gioco": "play",
            "mano": "hand",
            "pila degli scarti": "discard",
            "galleria delle vittorie": "victory",
            "area della vittoria": "victory",
            "vittoria": "victory",
            "limbo": "limbo",
            "pila dei rimossi": "removed",
        },
    },
    "phase": {
        "en": {name: name for name in ("mythos", "investigation", "enemy", "upkeep")},
        "it": {
            "dei Miti": "mythos",
            "degli Investigatori": "investigation",
            "di investigazione": "investigation",
            "dei Nemici": "enemy",
            "di Gestione": "upkeep",
            "di mantenimento": "upkeep",
        },
    },
    "time": {"en": {"day": "day", "night": "night"}, "it": {"giorno": "day", "notte": "night"}},
    "edition": {"en": {"2016": "2016", "2026": "2026"}, "it": {"2016": "2016", "2026": "2026"}},
    "verdict": {
        "en": {name: name for name in ("yes", "no", "depends", "open", "unsupported")},
        "it": {
            "sì": "yes",
            "no": "no",
            "dipende": "depends",
            "aperta": "open",
            "non supportata": "unsupported",
        },
    },
    "deed": {
        "en": {
            **{word: word for word in ("use", "play", "commit", "choose", "discard")},
            **{word: word for word in ("fight", "evade", "engage")},
            "trigger": "use",
            "activate": "use",
        },
        "it": {
            "usare": "use",
            "giocare": "play",
            "investire": "commit",
            "scegliere": "choose",
            "scartare": "discard",
            "combattere": "fight",
            "eludere": "evade",
            "impegnare": "engage",
        },
    },
    "skill": {
        "en": {name: name for name in ("willpower", "intellect", "combat", "agility", "wild")},
        "it": {
            "Volontà": "willpower",
            "Intelletto": "intellect",
            "Scontro": "combat",
            "combattimento": "combat",
            "Agilità": "agility",
            "jolly": "wild",
        },
    },
    "fate": {
        "en": {"killed": "killed", "insane": "insane"},
        "it": {"ucciso": "killed", "morto": "killed", "impazzito": "insane"},
    },
    "role": {
        "en": {
            name: name for name in ("guardian", "seeker", "rogue", "mystic", "survivor", "neutral")
        },
        "it": {
            "guardiano": "guardian",
            "studioso": "seeker",
            "cercatore": "seeker",
            "canaglia": "rogue",
            "furfante": "rogue",
            "mistico": "mystic",
            "sopravvissuto": "survivor",
            "superstite": "survivor",
            "neutrale": "neutral",
        },
    },
    "trauma": {
        "en": {"physical": "physical", "mental": "mental"},
        "it": {"fisico": "physical", "mentale": "mental"},
    },
    "pool": {
        "en": {
            word: kind
            for kind in ("resource", "clue", "action", "doom", "damage", "horror")
            for word in (kind, kind + "s")
        }
        | {
            word: "supplies" if kind == "supply" else kind + "s"
            for kind in ("charge", "secret", "supply")
            for word in (kind, "supplies" if kind == "supply" else kind + "s")
        }
        | {"ammo": "ammo"}
        | {
            f"{word} {rest}": "action"
            for word in ("action", "actions")
            for rest in ("left", "remaining")
        },
        "it": {
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
        },
    },
}

#: Words that are printed and never read: language → word of the engine → how it is printed.
_PRINTED = {
    "en": {"tekeli-li": "Tekeli-li"},
    "it": {
        "asset": "supporto",
        "top": "in cima",
        "bottom": "in fondo",
        "successful": "riuscita",
        "unsuccessful": "fallita",
        "tekeli-li": "Tekeli-li",
        "pool of potential sacrifices": "riserva dei potenziali sacrifici",
    },
}
#: Slots of events and options that hold such a word, and its type; "" for those only printed.
_HOLDS = {
    "action": "basic action",
    "deck": "",
    "direction": "direction",
    "face": "face",
    "faces": "face",
    "keys": "key",
    "kind": "trauma",
    "level": "level",
    "phase": "phase",
    "pile": "",
    "place": "",
    "result": "",
    "role": "role",
    "skill": "skill",
    "tokens": "face",
    "trauma": "trauma",
    "uses": "pool",
}
#: Words that are the same after any number.
_UNCOUNTED = {"en": frozenset({"doom", "damage", "horror"}), "it": frozenset[str]()}
_OR = {"en": " or ", "it": " o "}


def meaning(type: str, text: str, language: str) -> str | None:
    """What ``text`` means among the words of ``type``; ``None`` for no word of it."""
    meant = {fold(word): value for word, value in WORDS[type][language].items()}
    return meant.get(fold(text))


def worded(slot: str, value: str, language: str, *, single: bool = False) -> str:
    """``value``, a word of the engine in ``slot``, as it is printed; ``single`` after a 1."""
    if slot not in _HOLDS:
        return value
    return _OR[language].join(
        _word(_HOLDS[slot], one, language, single) for one in value.split(" or ")
    )


def held(slot: str) -> tuple[str, ...]:
    """The words of the engine that ``slot`` of an event or an option can hold."""
    return tuple(dict.fromkeys(WORDS[_HOLDS[slot]]["en"].values()))


def _word(type: str, value: str, language: str, single: bool) -> str:
    words = _words_for(type, value, language)
    if type == "pool":
        words = words or _words_for(
            type, value.removesuffix("s"), language
        )  # uses called resources
        if not single and words[1:] and value not in _UNCOUNTED[language]:
            return words[1]
    return words[0] if words else _PRINTED[language].get(value, value)


def _words_for(type: str, value: str, language: str) -> list[str]:
    """The words of ``type`` that mean ``value``, as ``WORDS`` lists them."""
    meant = WORDS.get(type, {}).get(language, {})
    return [word for word, meaning in meant.items() if meaning == value]
