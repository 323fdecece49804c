Feature: Keywords that cards give
  Source: Grimoire, Parola Chiave; Rules Reference v2.5, Gains, Retaliate, Keywords.

  @arkham-lcg/keywords @arkham-lcg/retaliate
  Scenario: Given by two cards at once, Retaliate attacks once
    Given Roland Banks is at the Study
    And Sickening Webs is attached to the Study
    And Roland Banks controls Knuckleduster
    And Spider of Leng is engaged with Roland Banks
    And the chaos bag holds -4
    When Roland Banks uses Knuckleduster on Spider of Leng
    Then in order:
      | Roland Banks fails                  |
      | Spider of Leng attacks Roland Banks |
      | the test ends                       |
    And Roland Banks has 1 damage
    And Roland Banks has 1 horror

  @arkham-lcg/keywords @arkham-lcg/retaliate
  Scenario: Printed and given, it attacks once as well
    Given Roland Banks is at the Study
    And Roland Banks controls Knuckleduster
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds -4
    When Roland Banks uses Knuckleduster on Ghoul Priest
    Then Roland Banks has 2 damage

  @arkham-lcg/gains @arkham-lcg/retaliate
  Scenario: Given by one card it attacks, for that attack alone
    Given Roland Banks is at the Study
    And Roland Banks controls Knuckleduster
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds -4
    When Roland Banks uses Knuckleduster on Ghoul Minion
    Then nobody has a choice
    When Roland Banks fights Ghoul Minion
    Then Roland Banks has 1 damage

  @arkham-lcg/gains
  Scenario: Nothing is given elsewhere
    Given Roland Banks is at the Hallway
    And the Study is connected to the Hallway
    And Sickening Webs is attached to the Study
    And Spider of Leng is engaged with Roland Banks
    And the chaos bag holds -4
    When Roland Banks fights Spider of Leng
    Then Roland Banks has 0 damage

  @arkham-lcg/retaliate
  Scenario Outline: Whether an enemy strikes back is asked by that word
    Given Agnes Baker is at the Study
    And <enemy> is engaged with Agnes Baker
    When Agnes Baker fights <enemy>
    And Agnes Baker fails by 1
    Then it is asked whether <enemy> retaliates against Agnes Baker
    And the answer is <answer>
    And it is asked whether <enemy> does not retaliate
    And the answer is <denied>

    Examples:
      | enemy        | answer | denied |
      | Ghoul Priest | yes    | no     |
      | Ghoul Minion | no     | yes    |
