"""The words of Arkham Horror: The Card Game that a case says and a timeline prints."""

from __future__ import annotations

from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.word(
    "token",
    en={"damage": "damage", "horror": "horror", "damages": "damage", "horrors": "horror"},
    it={
        "danno": "damage",
        "danni": "damage",
        "orrore": "horror",
        "orrori": "horror",
    },
)
SPEECH.word(
    "face",
    en={
        **{face: face for face in ("skull", "cultist", "tablet", "bless", "curse", "frost")},
        "elder-thing": "elder-thing",
        "elder thing": "elder-thing",
        "elder-sign": "elder-sign",
        "elder sign": "elder-sign",
        "auto-fail": "auto-fail",
        "auto fail": "auto-fail",
        "autofail": "auto-fail",
        "tentacle": "auto-fail",
        **{f"{face}s": face for face in ("skull", "cultist", "tablet", "curse", "auto-fail")},
        "elder things": "elder-thing",
    },
    it={
        "teschio": "skull",
        "cultista": "cultist",
        "tavoletta": "tablet",
        "antico": "elder-thing",
        "segno degli antichi": "elder-sign",
        "fallimento automatico": "auto-fail",
        "tentacolo": "auto-fail",
        "benedizione": "bless",
        "maledizione": "curse",
        "gelo": "frost",
        "teschi": "skull",
        "cultisti": "cultist",
        "tavolette": "tablet",
        "antichi": "elder-thing",
    },
    slots=("face", "faces", "tokens", "printed_face"),
)
#: What the tokens of the game say that have a number.
_NUMBERS = {number: number for number in ("+1", "0", *(f"-{worse}" for worse in range(1, 9)))}
SPEECH.word("modifier", en=_NUMBERS, it=_NUMBERS, slots=())
SPEECH.word(
    "basic action",
    en={"give keys": "give-keys"},
    it={
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
    slots=("action",),
)
SPEECH.word(
    "zone",
    en={
        "play": "play",
        "hand": "hand",
        "discard pile": "discard",
        "victory display": "victory",
        "limbo": "limbo",
        "removed pile": "removed",
    },
    it={
        "gioco": "play",
        "mano": "hand",
        "pila degli scarti": "discard",
        "galleria delle vittorie": "victory",
        "area della vittoria": "victory",
        "vittoria": "victory",
        "limbo": "limbo",
        "pila dei rimossi": "removed",
    },
)
SPEECH.word(
    "phase",
    en={name: name for name in ("mythos", "investigation", "enemy", "upkeep")},
    it={
        "dei Miti": "mythos",
        "degli Investigatori": "investigation",
        "di investigazione": "investigation",
        "dei Nemici": "enemy",
        "di Gestione": "upkeep",
        "di mantenimento": "upkeep",
    },
    slots=("phase",),
)
SPEECH.word(
    "difficulty-level",
    en={"easy": "easy", "standard": "standard", "hard": "hard", "expert": "expert"},
    it={"facile": "easy", "standard": "standard", "difficile": "hard", "esperto": "expert"},
)
SPEECH.word("time", en={"day": "day", "night": "night"}, it={"giorno": "day", "notte": "night"})
SPEECH.word("edition", en={"2016": "2016", "2026": "2026"}, it={"2016": "2016", "2026": "2026"})
SPEECH.word(
    "deed",
    en={
        **{word: word for word in ("use", "play", "commit", "choose", "discard")},
        **{word: word for word in ("fight", "evade", "engage")},
        "trigger": "use",
        "activate": "use",
    },
    it={
        "usare": "use",
        "giocare": "play",
        "investire": "commit",
        "scegliere": "choose",
        "scartare": "discard",
        "combattere": "fight",
        "eludere": "evade",
        "impegnare": "engage",
    },
    slots="deed",
)
SPEECH.word(
    "turn-deed",
    en={
        **{
            f"take {a} {basic} action": basic
            for a in ("a", "the")
            for basic in ("draw", "resource")
        },
        "draw a card as an action": "draw",
        **{f"end {whose} turn": "end" for whose in ("the", "his", "her", "their")},
    },
    it={
        "effettuare l'azione di pesca": "draw",
        "effettuare l'azione di risorsa": "resource",
        "effettuare l'azione risorsa": "resource",
        "finire il suo turno": "end",
        "terminare il suo turno": "end",
    },
)
SPEECH.word(
    "skill",
    en={name: name for name in ("willpower", "intellect", "combat", "agility", "wild")},
    it={
        "Volontà": "willpower",
        "Intelletto": "intellect",
        "Scontro": "combat",
        "combattimento": "combat",
        "Agilità": "agility",
        "jolly": "wild",
    },
    slots=("skill",),
)
SPEECH.word(
    "fate",
    en={"killed": "killed", "insane": "insane"},
    it={"ucciso": "killed", "morto": "killed", "impazzito": "insane"},
    slots="fate",
)
SPEECH.word(
    "role",
    en={name: name for name in ("guardian", "seeker", "rogue", "mystic", "survivor", "neutral")},
    it={
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
    slots=("role",),
)
SPEECH.word(
    "trauma",
    en={"physical": "physical", "mental": "mental"},
    it={"fisico": "physical", "mentale": "mental"},
    slots=("kind", "trauma"),
)
#: Slots that hold words which are printed and never read.
SPEECH.words.types |= dict.fromkeys(("deck", "pile", "place", "result", "source", "type"), "")
SPEECH.words.printed["en"] |= {"tekeli-li": "Tekeli-li"}
SPEECH.words.printed["it"] |= {
    "asset": "supporto",
    "top": "in cima",
    "bottom": "in fondo",
    "successful": "riuscita",
    "unsuccessful": "fallita",
    "tekeli-li": "Tekeli-li",
    "pool of potential sacrifices": "riserva dei potenziali sacrifici",
    "bag": "sacchetto del caos",
    "encounter-deck": "mazzo degli incontri",
    "table": "tavolo",
    "act": "capitolo",
    "agenda": "trama",
    "enemy": "nemico",
    "event": "evento",
    "investigator": "investigatore",
    "location": "luogo",
    "scenario": "scenario",
    "skill": "abilità",
    "story": "storia",
    "treachery": "sventura",
}

__all__ = ["SPEECH"]
