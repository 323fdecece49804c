"""Given: what the campaign log counts. When: a scenario ends, the game is cleaned up, the story goes on."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.games.arkham_lcg.keys_and_stories.campaign_log import tell
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.any_game.left_out import number_left_out
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.rows import LeftOut
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "given",
    "log-counts",
    amount="number",
    of="text",
    en="the campaign log counts {amount} for {of}",
    it="il diario della campagna conta {amount} per {of}",
)
def log_counts(scene: Scene, amount: int, of: str) -> None:
    """Tally marks of the campaign log, or how many names it has under a heading."""
    scene.telling.declare(
        f"log {of.casefold()}", TABLE, said("what the campaign log counts for {}").format(of)
    )
    tell(scene.state, of, amount)


@SPEECH.sentence(
    "when",
    "scenario-ends",
    number="number",
    en="the scenario ends with resolution {number}",
    it="lo scenario finisce con la risoluzione {number}",
)
def scenario_ends(scene: Scene, number: int) -> list[Intent]:
    """By some card that the case does not name."""
    return [Intent("resolution", {"number": number})]


SPEECH.left_out["scenario-ends-somehow"] = LeftOut("scenario-ends", "number", (1, 2, 3))


@SPEECH.sentence(
    "when",
    "scenario-ends-somehow",
    en="(the scenario|the game) ends",
    it="(lo scenario|la partita) finisce",
)
def scenario_ends_somehow(scene: Scene) -> list[Intent]:
    """With whichever resolution, where that makes no difference to what the case comes to."""
    raise number_left_out(scene, "scenario-ends-somehow")


@SPEECH.sentence("when", "clean-up", en="the game is cleaned up", it="si mette via la partita")
def clean_up(scene: Scene) -> list[Intent]:
    """What belongs to the game goes back; tokens that do not last leave the bag."""
    return [Intent("clean-up", {})]


@SPEECH.sentence(
    "when", "clean-up-prelude", en="the prelude is cleaned up", it="si mette via il preludio"
)
def clean_up_prelude(scene: Scene) -> list[Intent]:
    """The scenario after it is the same game."""
    return [Intent("clean-up-prelude", {})]


@SPEECH.sentence(
    "when",
    "keeps-asset",
    who="investigator",
    card="asset",
    en="{who} keeps {card} in play",
    it="{who} tiene in gioco {card}",
)
def keeps_asset(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """The one asset that stays when a prelude is cleaned up."""
    return [Intent("keeps-asset", {"who": scene.thing(who), "card": scene.thing(card)})]


@SPEECH.sentence("when", "interlude", en="an interlude is resolved", it="si risolve un interludio")
def interlude(scene: Scene) -> list[Intent]:
    """Story between two scenarios."""
    return [Intent("interlude", {})]


SPEECH.choice("keeps-asset", en="which asset stays in play", it="quale supporto resta in gioco")
SPEECH.option("keeps-asset", en="{who} keeps {card} in play", it="{who} tiene in gioco {card}")
