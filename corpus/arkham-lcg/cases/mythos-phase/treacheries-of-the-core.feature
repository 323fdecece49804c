Feature: Treacheries that forbid, move and bargain
  Source: Rules Reference v2.5, Cannot, Then, Choose, Search, Peril, For Each.

  @arkham-lcg/cannot
  Scenario: Among dissonant voices neither assets nor events are played, until the round ends
    Given Agnes Baker is at the Study
    And Dissonant Voices is in the threat area of Agnes Baker
    And Agnes Baker has Knife, Ward of Protection (0) and Unexpected Courage in hand
    And Agnes Baker has 5 resources
    And the chaos bag holds 0
    Then Agnes Baker may not play Knife
    When Agnes Baker tests willpower (3)
    And Agnes Baker commits Unexpected Courage
    And nobody commits anything else
    Then Unexpected Courage is in the discard pile

  @arkham-lcg/cannot
  Scenario: Nor does a fast event answer what is drawn
    Given Agnes Baker is at the Study
    And Dissonant Voices is in the threat area of Agnes Baker
    And Agnes Baker has Ward of Protection (0) in hand
    And Agnes Baker has 5 resources
    And the chaos bag holds 0
    When Agnes Baker draws Rotting Remains from the encounter deck
    Then it is asked whether Agnes Baker has 4 resources
    And the answer is no

  @arkham-lcg/then @arkham-lcg/enemy-engagement
  Scenario: Dark wings carry one off, and only nightgaunts come along
    Given Roland Banks is at the Easttown
    And Rivertown is in play
    And Ghoul Minion is engaged with Roland Banks
    And Hunting Nightgaunt is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks draws On Wings of Darkness from the encounter deck
    Then Roland Banks is at the Rivertown
    And Roland Banks has 1 damage and 1 horror
    And Ghoul Minion is at the Easttown
    And Hunting Nightgaunt is engaged with Roland Banks

  @arkham-lcg/search @arkham-lcg/weakness
  Scenario: The sign brings a madness out of the deck
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Knife, Paranoia, Haunted and Amnesia
    And Roland Banks has Guard Dog in hand
    And the chaos bag holds 0
    When Roland Banks draws The Yellow Sign from the encounter deck
    Then Roland Banks must choose between:
      | Roland Banks finds Paranoia |
      | Roland Banks finds Amnesia  |

  @arkham-lcg/peril @arkham-lcg/doom
  Scenario: Power for doom, which may turn the agenda at once
    Given Agnes Baker is at the Study
    And the current agenda is What's Going On?! with 2 doom
    And the next agenda is Rise of the Ghouls
    And the deck of Agnes Baker holds Knife and Dodge
    When Agnes Baker draws Offer of Power from the encounter deck
    And Agnes Baker chooses option 1
    And Agnes Baker chooses option 2
    Then in order:
      | Agnes Baker draws Knife |
      | 2 doom is placed on What's Going On?! |
      | What's Going On?! advances |

  @arkham-lcg/choices-and-the-grim-rule @arkham-lcg/for-each-or-for-every
  Scenario: The wrath is a choice for each point, and whoever has no card has none
    Given Roland Banks is at the Study
    And Roland Banks has Knife in hand
    And the chaos bag holds 0
    When Roland Banks draws Umôrdhoth's Wrath from the encounter deck
    And Roland Banks chooses option 1
    Then Knife is in the discard pile
    And Roland Banks has 1 damage and 1 horror
