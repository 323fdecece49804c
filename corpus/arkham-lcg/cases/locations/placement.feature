Feature: Locations that lie in columns and rows
  Source: FAQ v2.5, question on Before the Black Throne.

  Background:
    Given Roland Banks is at Pathway into Void
    And the scenario is Before the Black Throne
    And Before the Black Throne has 1 resource
    And Pathway into Void lies in column 2, row 2
    And the Study lies in column 1, row 2
    And there is empty space in column 2, row 1

  @arkham-lcg/qa/before-the-black-throne-empty-space
  Scenario: Every spot beside it that holds no location is free, with empty space or without
    When Roland Banks uses ability 3 of Pathway into Void
    Then Roland Banks must choose between:
      | Pathway into Void is placed: above |
      | Pathway into Void is placed: right |
      | Pathway into Void is placed: below |

  @arkham-lcg/qa/before-the-black-throne-empty-space
  Scenario: It may move to where no empty space is
    When Roland Banks uses ability 3 of Pathway into Void
    And Pathway into Void is placed: right
    Then Pathway into Void lies in column 3, row 2
    And Roland Banks is at Pathway into Void
