Feature: A card that is treated as another
  Source: FAQ v2.5, question on True Magick.

  Background:
    Given Agnes Baker is at the Study
    And Agnes Baker controls True Magick
    And Agnes Baker has Shrivelling in hand
    And the chaos bag holds 0

  @arkham-lcg/qa/true-magick-treated-as-spell-asset
  Scenario: It has the text of the revealed spell, and spends its own charge for it
    Given Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker uses True Magick
    Then in order:
      | Agnes Baker spends 1 action          |
      | 1 charge is spent from True Magick  |
      | Agnes Baker tests willpower (2)      |
      | Agnes Baker succeeds by 3            |
      | Ghoul Minion is defeated             |
    And True Magick has 0 charges
    And Shrivelling is in hand

  @arkham-lcg/qa/true-magick-treated-as-spell-asset
  Scenario: Without a charge there is nothing to spend
    Given Ghoul Minion is engaged with Agnes Baker
    And True Magick has 0 charges
    When Agnes Baker uses True Magick
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/qa/true-magick-treated-as-spell-asset @arkham-lcg/traits
  Scenario: It has the traits of the spell while it is one
    Given Agnes Baker controls Twila Katherine Price
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker uses True Magick
    And Agnes Baker uses Twila Katherine Price
    Then True Magick has 1 charge

  @arkham-lcg/qa/true-magick-treated-as-spell-asset
  Scenario: The ability that it has of that spell is gone when the spell has left the hand
    Given Ghoul Minion is exhausted at the Study
    And Agnes Baker has 3 resources
    When Agnes Baker begins a turn
    And Agnes Baker plays Shrivelling
    Then Agnes Baker may use Shrivelling
    When Agnes Baker uses True Magick
    Then it is refused under arkham-lcg/ability
