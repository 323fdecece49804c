Feature: Slots for assets of some traits, and shifting
  Source: Rules Reference v2.5, Shifting Slots; FAQ v2.5, 1.24.

  @arkham-lcg/slots/shifting-slots
  Scenario: The blade goes to an ordinary hand slot as the mirror takes the further one
    Given Kōhaku Narukami is at the Study
    And Kōhaku Narukami controls Occult Reliquary, Blessed Blade, Machete and Rabbit's Foot
    When Kōhaku Narukami plays Hallowed Mirror
    Then Hallowed Mirror is in play
    And Rabbit's Foot is in play
    And Blessed Blade is in play
    And nobody has a choice

  @arkham-lcg/slots/shifting-slots
  Scenario: The blade is in the further slot only while the ordinary ones are full
    Given Kōhaku Narukami is at the Study
    And Kōhaku Narukami controls Occult Reliquary, Knife and Machete
    When Kōhaku Narukami plays Blessed Blade
    Then Blessed Blade is in play
    And Knife is in play
    And Machete is in play

  @arkham-lcg/slots/shifting-slots @arkham-lcg/slots
  Scenario: With every other slot full something has to go, and he chooses what
    Given Kōhaku Narukami is at the Study
    And Kōhaku Narukami controls Occult Reliquary, Blessed Blade, Knife, Machete and Rabbit's Foot
    When Kōhaku Narukami plays Hallowed Mirror
    Then Kōhaku Narukami must choose between:
      | Kōhaku Narukami discards Blessed Blade to make room  |
      | Kōhaku Narukami discards Knife to make room          |
      | Kōhaku Narukami discards Machete to make room        |
      | Kōhaku Narukami discards Rabbit's Foot to make room  |

  @arkham-lcg/slots/shifting-slots
  Scenario: The further slot holds no asset without the trait
    Given Kōhaku Narukami is at the Study
    And Kōhaku Narukami controls Occult Reliquary and Knife
    And Kōhaku Narukami controls Lucky Cigarette Case
    When Kōhaku Narukami plays Rabbit's Foot
    Then Lucky Cigarette Case is in the discard pile

  @arkham-lcg/slots/shifting-slots
  Scenario: What has the trait makes way for what has not
    Given Kōhaku Narukami is at the Study
    And Kōhaku Narukami controls Occult Reliquary and Hallowed Mirror
    When Kōhaku Narukami plays Rabbit's Foot
    Then Hallowed Mirror is in play
    And Rabbit's Foot is in play
