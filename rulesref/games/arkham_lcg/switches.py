"""What the editions of the game tell apart, side by side, and what they leave open.

Read with ``switch(state, name)``. The questions come in the order of the rows: a verdict that
hangs on several names the first.
"""

from __future__ import annotations

from collections.abc import Mapping

from rulesref.games.edition import Reading, Switch, by_name, readings

# A row is read across: the formatter would give each of its parts a line.
# fmt: off
SWITCHES: Mapping[str, Switch] = by_name(
    Switch(
        "negative-tie", {"2016": "success", "2026": "success"}, values=("success", "failure"),
        means="What a skill value pushed below 0 comes to against a difficulty of 0.",
        cites=("arkham-lcg/automatic-failure-success", "arkham-lcg/steps/st-6"),
        open=(Reading("U-28", {"success": "success", "failure": "failure"}),),
    ),
    Switch(
        "at-if", {"2016": "after", "2026": "with"}, values=("before", "after", "wait", "with"),
        means="When at and if abilities act: before the impact of their condition, after it, "
        "after the whole effect that it is part of, or with it.",
        cites=("arkham-lcg/at", "arkham-lcg/if", "arkham-lcg/nested-sequences"),
        open=(
            Reading("U-01", {"after": "after", "before": "before"}, ("2016",)),
            Reading("U-19", {"at-once": "after", "wait": "wait"}, ("2016",)),
        ),
    ),
    Switch(
        "all-of-none", {"2016": "done", "2026": "done"}, values=("done", "nothing"),
        means="Whether an effect on all of something is resolved in full where there is none of it.",
        cites=("arkham-lcg/then",),
        open=(Reading("U-40", {"done": "done", "nothing": "nothing"}),),
    ),
    Switch(
        "idle-replacement", {"2016": "stands", "2026": "stands"}, values=("stands", "replaced"),
        means="Whether a Forced ability replaces an event by something that cannot happen, or the "
        "event stands.",
        cites=("arkham-lcg/instead", "arkham-lcg/ability", "arkham-lcg/discard-piles"),
        open=(Reading("U-37", {"stands": "stands", "replaced": "replaced"}),),
    ),
    Switch(
        "gone-bearer", {"2016": "lost", "2026": "lost"}, values=("lost", "again"),
        means="Whether damage assigned to a card that has left play is lost or assigned again.",
        cites=("arkham-lcg/dealing-damage-horror", "arkham-lcg/leaves-play"),
        open=(Reading("U-02", {"lost": "lost", "again": "again"}),),
    ),
    Switch(
        "hand-weakness", {"2016": "removed", "2026": "any"}, values=("removed", "hidden", "any"),
        means="Which weaknesses in the hand of an eliminated investigator act before they leave "
        "the game, as those in play do: none, hidden ones or any.",
        cites=(
            "arkham-lcg/elimination",
            "arkham-lcg/hidden/hidden-cards-in-hand-when-eliminated",
        ),
        open=(Reading("U-24", {"removed": "removed", "threat": "hidden"}, ("2016",)),),
    ),
    Switch(
        "farthest-from-all", {"2016": "nearest", "2026": "nearest"}, values=("nearest", "sum"),
        means="Whether the farthest location is judged by the nearest investigator or by the sum "
        "of the distances to all.",
        cites=("arkham-lcg/farthest-from-all-investigators",),
        open=(Reading("U-03", {"nearest": "nearest", "sum": "sum"}, ("2016",)),),
    ),
    Switch(
        "nearest-tie", {"2016": "you", "2026": "lead"}, values=("you", "lead"),
        means="Who settles which of several is the nearest, or the farthest, where a card lets "
        "somebody choose it or an enemy spawns there.",
        cites=("arkham-lcg/nearest", "arkham-lcg/target", "arkham-lcg/spawn"),
    ),
    Switch(
        "surge-order", {"2016": "after", "2026": "after"}, values=("after", "surge"),
        means="Whether Surge draws after the abilities that answer the first draw, or before them.",
        cites=("arkham-lcg/surge", "arkham-lcg/after", "arkham-lcg/steps/1.4"),
        open=(Reading("U-06", {"after": "after", "surge": "surge"}),),
    ),
    Switch(
        "evasion-answered", {"2016": "st-6", "2026": "st-7"}, values=("st-6", "st-7"),
        means="In which step of the test an ability that follows a successful evasion is used.",
        cites=(
            "arkham-lcg/evade-evade-action",
            "arkham-lcg/skill-test-results-and-advanced-timing",
        ),
        open=(Reading("U-07", {"st-6": "st-6", "st-7": "st-7"}, ("2016",)),),
    ),
    Switch(
        "moved-while-engaged", {"2016": "leaves", "2026": "leaves"}, values=("leaves", "stays"),
        means="Whether an engaged enemy that an effect moves, and not with its investigator, leaves "
        "the threat area for its destination or stays. Derived from both entries and an erratum.",
        cites=("arkham-lcg/enemy-engagement", "arkham-lcg/move"),
        open=(Reading("U-31", {"leaves": "leaves", "stays": "stays"}),),
    ),
    Switch(
        "act-clues", {"2016": "turn", "2026": "turn"}, values=("turn", "window"),
        means="Whether clues are spent on the act during somebody's turn or in any player window.",
        cites=("arkham-lcg/act-deck-and-agenda-deck", "arkham-lcg/clues"),
        open=(Reading("U-09", {"turn": "turn", "any": "window"}, ("2026",)),),
    ),
    Switch(
        "canceled-use", {"2016": "counts", "2026": "counts"}, values=("counts", "free"),
        means="Whether a canceled use counts toward a limit or a maximum.",
        cites=("arkham-lcg/limits-and-maximums", "arkham-lcg/cancel"),
        open=(Reading("U-11", {"counts": "counts", "free": "free"}, ("2026",)),),
    ),
    Switch(
        "last-reactions", {"2016": "gone", "2026": "gone"}, values=("gone", "last-word"),
        means="Whether an investigator is defeated before they can react to the lethal damage.",
        cites=("arkham-lcg/dealing-damage-horror", "arkham-lcg/defeat", "arkham-lcg/elimination"),
        open=(Reading("U-12", {"gone": "gone", "last-word": "last-word"}),),
    ),
    Switch(
        "user-gone", {"2016": "goes-on", "2026": "goes-on"}, values=("goes-on", "breaks-off"),
        means="Whether an effect of a player card goes on once its user has been eliminated in the "
        "course of it.",
        cites=("arkham-lcg/elimination", "arkham-lcg/effects"),
        open=(Reading("U-34", {"goes-on": "goes-on", "breaks-off": "breaks-off"}),),
    ),
    Switch(
        "turned-damage", {"2016": "attacker", "2026": "attacker"}, values=("attacker", "card"),
        means="Who deals the damage of an attack that a card turns upon another enemy: the enemy "
        "that attacks, or the card and whoever uses it.",
        cites=("arkham-lcg/instead", "arkham-lcg/attacker-attacked"),
        open=(Reading("U-35", {"attacker": "attacker", "card": "card"}),),
    ),
    Switch(
        "undrawn", {"2016": "discarded", "2026": "discarded"}, values=("discarded", "top"),
        means="Where an encounter card goes that was dealt to somebody who is eliminated before "
        "drawing it: to the discard pile, or on top of its deck.",
        cites=("arkham-lcg/elimination", "arkham-lcg/encounter-deck"),
        open=(Reading("U-36", {"discarded": "discarded", "top": "top"}),),
    ),
    Switch(
        "own-reveals", {"2016": "once", "2026": "once"}, values=("once", "again"),
        means="Whether an ability that replaces a reveal may replace one that it made itself.",
        cites=(
            "arkham-lcg/instead",
            "arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens",
        ),
        open=(Reading("U-13", {"once": "once", "again": "again"}),),
    ),
    Switch(
        "empty-both", {"2016": "horror", "2026": "defeat"}, values=("horror", "nothing", "defeat"),
        means="What a draw costs an investigator whose deck and discard pile are both empty.",
        cites=("arkham-lcg/drawing-cards",),
        open=(Reading("U-14", {"horror": "horror", "nothing": "nothing"}, ("2016",)),),
    ),
    Switch(
        "massive-attacks", {"2016": "lead", "2026": "lead"}, values=("lead", "first-turn"),
        means="Whether a massive enemy attacks when the lead investigator says so, or among the "
        "attacks on the first investigator who is engaged with it.",
        cites=("arkham-lcg/massive-enemy-attacks", "arkham-lcg/massive", "arkham-lcg/steps/3.3"),
        open=(Reading("U-15", {"lead": "lead", "first-turn": "first-turn"}),),
    ),
    Switch(
        "enemy-moves", {"2016": "lead", "2026": "lead"}, values=("lead", "together"),
        means="Whether several enemies move in the order of the lead investigator or all at once.",
        cites=("arkham-lcg/hunter", "arkham-lcg/patrol", "arkham-lcg/steps/3.2"),
        open=(Reading("U-16", {"lead": "lead", "together": "together"}),),
    ),
    Switch(
        "canceled-attack", {"2016": "exhausts", "2026": "exhausts"}, values=("exhausts", "ready"),
        means="Whether an enemy whose attack was canceled has attacked: it exhausts in the enemy phase.",
        cites=("arkham-lcg/steps/3.3", "arkham-lcg/cancel"),
        open=(Reading("U-17", {"exhausts": "exhausts", "ready": "ready"}),),
    ),
    Switch(
        "reveal-or-engage", {"2016": "reveal", "2026": "reveal"}, values=("reveal", "engage"),
        means="Whether an entered location is revealed before a ready enemy there engages.",
        cites=("arkham-lcg/enemy-engagement", "arkham-lcg/move", "arkham-lcg/location-cards"),
        open=(Reading("U-18", {"reveal": "reveal", "engage": "engage"}),),
    ),
    Switch(
        "cost-answers", {"2016": "reactions", "2026": "reactions"}, values=("reactions", "attacks"),
        means="Whether what answers the payment of a cost comes before the attacks of opportunity.",
        cites=(
            "arkham-lcg/attack-of-opportunity",
            "arkham-lcg/costs",
            "arkham-lcg/initiation/step-2",
        ),
        open=(Reading("U-20", {"reactions": "reactions", "attacks": "attacks"}),),
    ),
    Switch(
        "additional-clue", {"2016": "apart", "2026": "apart"}, values=("apart", "together"),
        means="Whether an additional clue of a test is a discovery of its own, or one with the "
        "discovery of the test (derived from what is said of results and of additional healing).",
        cites=("arkham-lcg/skill-test-results-and-advanced-timing", "arkham-lcg/steps/st-7"),
        open=(Reading("U-33", {"apart": "apart", "together": "together"}),),
    ),
    Switch(
        "postponed-tests", {"2016": "arose", "2026": "arose"}, values=("arose", "latest"),
        means="Which of several skill tests that wait for another one is made first: the one that "
        "arose first, or the latest.",
        cites=("arkham-lcg/nested-skill-tests",),
        open=(Reading("U-29", {"arose": "arose", "latest": "latest"}, ("2016",)),),
    ),
    Switch(
        "alert-ready-only", {"2016": False, "2026": True}, values=(False, True),
        means="Whether an enemy with Alert attacks only while it is ready.",
        cites=("arkham-lcg/alert",),
        open=(Reading("U-25", {"attacks": False, "ready": True}, ("2016",)),),
    ),
    Switch(
        "ignored", {"2016": "nothing", "2026": "begun"}, values=("nothing", "begun"),
        means="Whether an ignored effect was begun and can be answered, or counts as canceled.",
        cites=("arkham-lcg/cancel", "arkham-lcg/costs/ignoring-all-costs"),
    ),
    Switch(
        "forced-priority", {"2016": "lead", "2026": "encounter-first"},
        values=("lead", "encounter-first"),
        means="Whether the Forced abilities of encounter cards come before those of player cards.",
        cites=("arkham-lcg/priority-of-simultaneous-resolution",),
    ),
    Switch(
        "actions-gained-at", {"2016": "upkeep", "2026": "turn"}, values=("upkeep", "turn"),
        means="Whether the actions of a turn are gained in the upkeep phase before it, or as it "
        "begins.",
        cites=("arkham-lcg/gaining-spending-and-forfeiting-actions", "arkham-lcg/action"),
    ),
    Switch(
        "actions-off-turn", {"2016": "now", "2026": "next-turn"}, values=("now", "next-turn"),
        means="When actions that are gained or lost outside of one's turn are: at once, or in the "
        "next turn.",
        cites=("arkham-lcg/action",),
    ),
    Switch(
        "as-if-scope", {"2016": "whole", "2026": "restrictions"}, values=("whole", "restrictions"),
        means="Who sees an investigator as if they were elsewhere: all that resolves from the "
        "initiation on, or the ability alone.",
        cites=("arkham-lcg/as-if",),
    ),
    Switch(
        "aloof-evade", {"2016": True, "2026": False}, values=(False, True),
        means="Whether an aloof enemy that is engaged with nobody can be evaded.",
        cites=("arkham-lcg/aloof",),
    ),
    Switch(
        "multi-draw-order", {"2016": "drawer", "2026": "entered"}, values=("drawer", "entered"),
        means="Whether several drawn cards resolve in the drawer's order or in that of the draw.",
        cites=("arkham-lcg/drawing-cards",),
    ),
    Switch(
        "empty-deck", {"2016": "after", "2026": "simultaneous"}, values=("after", "simultaneous"),
        means="Whether the horror for an empty deck comes after the whole draw or with it.",
        cites=("arkham-lcg/drawing-cards",),
    ),
    Switch(
        "hidden-enemy", {"2016": "apart", "2026": "apart"}, values=("apart", "threat"),
        means="Whether a hidden enemy in hand counts as if it were in the threat area of its holder.",
        cites=("arkham-lcg/hidden", "arkham-lcg/threat-area"),
        open=(Reading("U-32", {"apart": "apart", "threat": "threat"}, ("2026",)),),
    ),
    Switch(
        "encounter-reshuffle", {"2016": "after-effect", "2026": "after-effect"},
        values=("at-once", "after-effect"),
        means="Whether an encounter deck that runs out during an effect is made anew at once.",
        cites=("arkham-lcg/encounter-deck",),
        open=(Reading("U-30", {"after": "after-effect", "at-once": "at-once"}, ("2016",)),),
    ),
    Switch(
        "patrol-target", {"2016": "location", "2026": "card"}, values=("location", "card"),
        means="Whether a patrol goes to locations alone or to where any named card is.",
        cites=("arkham-lcg/patrol",),
    ),
    Switch(
        "head-slot", {"2016": False, "2026": True}, values=(False, True),
        means="Whether an investigator has a head slot.",
        cites=("arkham-lcg/slots",),
    ),
    Switch(
        "doomed", {"2016": False, "2026": True}, values=(False, True),
        means="Whether the rules define the keyword Doomed.",
        cites=("arkham-lcg/doomed",),
    ),
    Switch(
        "starting", {"2016": False, "2026": True}, values=(False, True),
        means="Whether the rules define the keyword Starting.",
        cites=("arkham-lcg/starting",),
    ),
    Switch(
        "elimination-scope", {"2016": "controlled", "2026": "owned-and-controlled"},
        values=("controlled", "owned-and-controlled"),
        means="Which cards in play leave the game with an eliminated investigator.",
        cites=("arkham-lcg/elimination",),
    ),
    Switch(
        "last-agenda", {"2016": "nothing", "2026": "defeat"}, values=("nothing", "defeat"),
        means="Whether the last agenda, when it flips, defeats everybody who is left.",
        cites=("arkham-lcg/resolving-a-scenario",),
    ),
    Switch(
        "bside-aside-active", {"2016": False, "2026": True}, values=(False, True),
        means='Whether the "a" side of an act stays in effect while its "b" side resolves.',
        cites=("arkham-lcg/act-deck-and-agenda-deck",),
    ),
    Switch(
        "seal-at", {"2016": "entering", "2026": "entered"}, values=("entering", "entered"),
        means="Whether the keyword Seal seals as the card enters play or once it has entered.",
        cites=("arkham-lcg/seal",),
    ),
    Switch(
        "replenish-cap", {"2016": True, "2026": True}, values=(False, True),
        means="Whether replenished uses never exceed the number of the keyword Uses.",
        cites=("arkham-lcg/replenish", "arkham-lcg/uses-x-type"),
        open=(Reading("U-42", {"capped": True, "unbounded": False}, ("2016",)),),
    ),
    Switch(
        "story-flips", {"2016": True, "2026": False}, values=(False, True),
        means="Whether turning a card over for the story on its other side flips it.",
        cites=("arkham-lcg/story-cards",),
    ),
    Switch(
        "blank-permanent", {"2016": "never", "2026": "keeps"}, values=("never", "keeps"),
        means="Whether the text of a permanent card is never blank, or may be and leaves it its "
        "keyword.",
        cites=("arkham-lcg/blank", "arkham-lcg/permanent"),
    ),
    Switch(
        "signature-attached", {"2016": "as-well", "2026": "instead"}, values=("as-well", "instead"),
        means="Whether an attached signature card of somebody else is discarded as its bearer "
        "changes hands, or instead of that.",
        cites=("arkham-lcg/signature-cards",),
    ),
    Switch(
        "init-gate", {"2016": "change", "2026": "target"}, values=("change", "target"),
        means="Whether an effect is initiated only if it can change the game state, or if it has "
        "a valid target.",
        cites=("arkham-lcg/target", "arkham-lcg/ability/forced-abilities"),
    ),
    Switch(
        "discarded-resources", {"2016": "lost", "2026": "lost"}, values=("lost", "apart"),
        means="Whether an effect that discards resources of an investigator has them lose these.",
        cites=("arkham-lcg/resources",),
        open=(Reading("U-44", {"lost": "lost", "apart": "apart"}),),
    ),
    Switch(
        "own-cannot", {"2016": "binds", "2026": "binds"}, values=("binds", "spares"),
        means="Whether a card that says it cannot leave play can be taken out of play by an "
        "ability of its own.",
        cites=("arkham-lcg/cannot", "arkham-lcg/leaves-play"),
        open=(Reading("U-45", {"binds": "binds", "spares": "spares"}),),
    ),
    Switch(
        "tested-enemy-gone", {"2016": "ends", "2026": "ends"}, values=("ends", "goes-on"),
        means="Whether a skill test goes on whose enemy has left play before it is known how it ends.",
        cites=("arkham-lcg/skill-tests", "arkham-lcg/qa/moved-during-skill-test"),
        open=(Reading("U-46", {"ends": "ends", "goes-on": "goes-on"}),),
    ),
    Switch(
        "unchosen-target", {"2016": "target", "2026": "target"}, values=("target", "none"),
        means="Whether an ability that speaks of nobody but its user and where they are has a "
        "target, and so is not initiated where it could not change it.",
        cites=("arkham-lcg/target", "arkham-lcg/effects", "arkham-lcg/costs"),
        open=(Reading("U-43", {"target": "target", "none": "none"}, ("2026",)),),
    ),
)
# fmt: on

#: The open questions that the engine can run in every reading.
READINGS: Mapping[str, Reading] = readings(SWITCHES)
#: The editions, the one that is played unless somebody says otherwise first.
EDITIONS: tuple[str, ...] = tuple(next(iter(SWITCHES.values())).editions)
