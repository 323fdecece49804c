Feature: Resources: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/stylish-coat-gain-resources @unsupported
  Scenario: Gaining is neither placing nor moving
    Source: FAQ v2.5, question on Stylish Coat.
    Given Roland Banks is at the Study
    When play goes on with Stylish Coat, whose facts are not known here, which is not described yet
    Then by the book only gained resources set it off
