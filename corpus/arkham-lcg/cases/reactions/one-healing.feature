Feature: Two parts of one healing
  Source: FAQ v2.5, questions on Carolyn Fern and Liquid Courage, and on "your cards".

  @arkham-lcg/qa/carolyn-fern-liquid-courage
  Scenario: What a test adds to a healing belongs to it, and is answered once
    Given Carolyn Fern and Roland Banks are at the Study
    And Carolyn Fern controls Liquid Courage
    And Roland Banks has 3 horror
    And Roland Banks has 0 resources
    And the chaos bag holds 0
    When Carolyn Fern uses Liquid Courage
    And Carolyn Fern uses Carolyn Fern
    Then in order:
      | 1 horror is healed from Roland Banks            |
      | Roland Banks tests willpower (2)                |
      | Roland Banks succeeds by 1                      |
      | 1 additional horror is healed from Roland Banks |
      | Roland Banks gains 1 resource                   |
    And nobody has a choice
    And Roland Banks has 1 resource
    And Roland Banks has 1 horror

  @arkham-lcg/qa/carolyn-fern-liquid-courage
  Scenario: A second use heals anew, and is answered anew
    Given Carolyn Fern and Roland Banks are at the Study
    And Carolyn Fern controls Liquid Courage
    And Roland Banks has 4 horror
    And Roland Banks has 0 resources
    And the chaos bag holds 0
    When Carolyn Fern uses Liquid Courage
    And Carolyn Fern uses Carolyn Fern
    And Carolyn Fern uses Liquid Courage
    And Carolyn Fern uses Carolyn Fern
    Then Roland Banks has 2 resources
    And Roland Banks has 0 horror
