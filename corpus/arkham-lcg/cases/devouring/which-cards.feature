Feature: What may be devoured
  Source: FAQ v2.5, question on Subject 5U-21.

  @arkham-lcg/qa/suzi-devour-which-cards
  Scenario: No permanent, no investigator, and no weakness that cannot leave play; another weakness is
    Given Subject 5U-21 and Dexter Drake are at the Study
    And Subject 5U-21 controls Ravenous (89002) and Knife
    And Dexter Drake controls Charisma, Occult Scraps and Machete
    When Subject 5U-21 uses Subject 5U-21
    Then Subject 5U-21 must choose between:
      | Subject 5U-21 chooses Knife         |
      | Subject 5U-21 chooses Occult Scraps |
      | Subject 5U-21 chooses Machete       |

  @arkham-lcg/qa/suzi-devour-which-cards
  Scenario: With less than three doom the baron cannot be devoured
    Given Subject 5U-21 and Agnes Baker are at the Study
    And Subject 5U-21 controls Ravenous (89002)
    And Agnes Baker controls Baron Samedi
    When Subject 5U-21 uses Subject 5U-21
    Then it is refused under arkham-lcg/ability

  @arkham-lcg/qa/suzi-devour-which-cards
  Scenario: What is devoured lies beneath her hunger, and makes her stronger
    Given Subject 5U-21 and Roland Banks are at the Study
    And Subject 5U-21 controls Ravenous (89002)
    And Roland Banks controls Knife
    And the chaos bag holds 0
    When Subject 5U-21 uses Subject 5U-21
    And Subject 5U-21 investigates
    Then in order:
      | Subject 5U-21 devours Knife          |
      | Knife is placed beneath Ravenous     |
      | Subject 5U-21 tests intellect (2)    |
      | Subject 5U-21 succeeds by 0          |
