Feature: A reaction that plays a card
  Source: FAQ v2.5, 1.1: no action is taken, so nothing is provoked.

  @arkham-lcg/attack-of-opportunity
  Scenario: A card is played by the ability of another
    Given Leo Anderson is at the Study with 5 resources
    And Leo Anderson has Beat Cop (01018) in hand
    And Ghoul Minion is engaged with Leo Anderson
    When Leo Anderson begins his turn
    And Leo Anderson uses Leo Anderson to play Beat Cop (01018)
    Then Beat Cop (01018) is in play
    And Leo Anderson has 2 resources
    And Leo Anderson has 0 damage
