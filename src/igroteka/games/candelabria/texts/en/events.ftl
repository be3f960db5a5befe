# What happened, what it was worth, and why not.

event-setup-house = { $seat } leads { $house }.
    .brief = leads { $house }
event-setup-first_pick = { $seat } chooses first.
event-setup-done = The map is laid; { $first-player } goes first.
event-quest-dealt = { $seat } chooses between “{ $quest }” and “{ $other }”.
event-quest-kept = { $seat } keeps the quest “{ $quest }”.
event-quest-common = A common quest: “{ $quest }” ({ $seat }).
event-quest-done = { $seat } completes the quest “{ $quest }” for { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }.
event-quest-gone = The quest “{ $quest }” is used up.
event-quest-reopened = Year { $year }: { $year ->
    [1] no annual quest is completed yet
   *[other] the annual quests are open again
  }.
event-quest-blocked = Year { $year }: annual quests are closed, hierarchical ones open.
event-mist-year = Year { $year } begins with mist.
event-mist-curse = Curse { $place }: “{ $curse }”, region { $region }.
event-mist-curse_appeared = Curse { $place } appears on { $territory }.
event-mist-candle = { $seat } receives a candle card: { $candle }.
event-ignition-began = Ignition of year { $year }.
event-ignition-pass = { $seat } has no cards left in hand.
    .brief = no cards left in hand
event-deploy-candle = { $seat } deploys { $candle } as { $role }{ $wax ->
    [0] , for free
   *[other] {" "}for { AMOUNT($wax, "wax") }
  }.
    .brief = deploys [candle_{ $candle-key }] { $candle } as { $role }{ $wax ->
        [0] {""}
       *[other] {" "}for { $wax } [figure_wax_block]
      }
event-deploy-place = { $seat }'s { $role } stands on { $territory }.
    .brief = → { $territory-sign }
event-deploy-too_early = { $candle } ({ $seat }) is a card of year { $year }: too early, its property does nothing.
    .brief = its property waits for year { $year }
event-deploy-drew = { $seat } draws { $candle }.
    .brief = draws [candle_{ $candle-key }] { $candle }
event-deploy-drew_unseen = { $seat } draws { AMOUNT($number, "candle_card") }.
    .brief = draws { $number } [back_candle]
event-deploy-put_under = { $seat } puts { $candle } under the deck.
    .brief = under the deck: [candle_{ $candle-key }] { $candle }
event-maneuver-card = { $seat } discards { $candle } for a maneuver.
    .brief = maneuver, discarding [candle_{ $candle-key }] { $candle }
event-maneuver-moved = { $seat } moves { $figure } to { $territory }.
    .brief = { $figure-key ->
        [castle] castle
       *[other] { $figure }
      } → { $territory-sign }
event-maneuver-burnt = { $seat } burns a fire of the { $role } to move on.
    .brief = burns a fire for one more move
event-castle-struck = { $seat }'s castle strikes on { $territory }.
    .brief = the castle strikes
event-warrior-pushed = { $seat }'s Warrior pushes { $owner-player }'s { $role } to { $territory }.
    .brief = pushes: { $owner-player }, { $role } → { $territory-sign }
event-maneuver-flame = { $seat } lights an earth flame on { $territory }.
    .brief = lights [flame]
event-territory-action = { $symbol-key ->
    [curse] Curse influence
   *[other] { $symbol }
  } acts for { $seat }, { $number ->
    [one] once
   *[other] { $number } times
  }.
    .brief = { $symbol } ×{ $number }
event-curse-influenced = { $seat } lays a flame at curse { $place }.
    .brief = [flame] → curse { $place }
event-curse-moved = { $seat } moves curse { $place } to { $territory }.
    .brief = curse { $place } → { $territory-sign }
event-extinguished-curse = { $seat } lays the extinguished flame at curse { $place }.
    .brief = the extinguished [flame] → curse { $place }
event-forge-upgrade = { $seat } buys the upgrade “{ $upgrade }” of stack { $stack } for { AMOUNT($gold, "gold") }.
    .brief = buys [upgrade_{ $upgrade-key }] “{ $upgrade }” for { $gold } [figure_gold_bar]
event-forge-shown = Stack { $stack } shows the upgrade “{ $upgrade }”.
    .brief = below it: [upgrade_{ $upgrade-key }] “{ $upgrade }”
event-mine-took = { $seat } mines { $wax ->
    [0] { AMOUNT($gold, "gold") }
   *[other] { $gold ->
        [0] { AMOUNT($wax, "wax") }
       *[other] { AMOUNT($wax, "wax") } and { AMOUNT($gold, "gold") }
      }
  }.
    .brief = { $wax ->
        [0] {""}
       *[other] +{ $wax } [figure_wax_block]{" "}
      }{ $gold ->
        [0] {""}
       *[other] +{ $gold } [figure_gold_bar]
      }
event-tavern-drew = { $seat } draws { $candle } in the Tavern.
    .brief = draws [candle_{ $candle-key }] { $candle }
event-tavern-drew_unseen = { $seat } draws { AMOUNT($number, "candle_card") } in the Tavern.
    .brief = draws { $number } [back_candle]
event-tavern-returned = { $seat } returns { $candle }.
    .brief = returns [candle_{ $candle-key }] { $candle }
event-light-flame = { $seat } lights a flame on { $territory }.
    .brief = lights [flame] → { $territory-sign }
event-light-candle = { $seat } lights a fire on the { $role }.
    .brief = lights a fire: { $role }
event-extinguish-flame = { $seat } extinguishes { $owner-player }'s flame on { $territory }.
    .brief = extinguishes { $owner-player }’s flame: { $territory-sign }
event-extinguish-fire = { $seat } extinguishes a fire of { $owner-player }'s { $role }; { $left } left.
    .brief = extinguishes a fire: { $owner-player }, { $role }, { $left } left
event-tactic-taken = { $seat } takes the tactic { $tactic }.
    .brief = takes [tactic_{ $tactic-key }] { $tactic }
event-tactic-shown = The tactic { $tactic } is on display.
    .brief = then on display: [tactic_{ $tactic-key }]
event-steal-cube = { $seat } steals { $resource } from { $owner-player }.
    .brief = steals { $resource-key ->
        [wax] {"[figure_wax_block]"}
       *[other] {"[figure_gold_bar]"}
      } from { $owner-player }
event-steal-lost = { $seat } loses what was stolen, for lack of room: { $resource }.
    .brief = has no room for it: lost
event-vp-scored = { $seat } scores { $number ->
    [one] { $number } point
   *[other] { $number } points
  } ({ $source }).
    .brief = +{ $number } [vp] ({ $source })
event-temple-built = { $seat } builds a { $colour } temple in region { $region }{ $gold ->
    [0] , for free
   *[other] {" "}for { AMOUNT($gold, "gold") }
  }.
    .brief = builds a [figure_temple_{ $colour-key }] { $colour } temple in region { $region }{ $gold ->
        [0] {""}
       *[other] {" "}for { $gold } [figure_gold_bar]
      }
event-temple-destroyed = { $seat } destroys a { $colour } temple in region { $region }.
    .brief = destroys a [figure_temple_{ $colour-key }] { $colour } temple in region { $region }
event-war-began = War of year { $year }.
event-war-curse = { $seat } takes curse { $place }: “{ $curse }”.
event-war-curse_unclaimed = Nobody takes curse { $place }: “{ $curse }”.
event-war-curse_placed = { $seat } places curse { $place } in region { $region }.
event-war-curse_lost = { $seat } cannot place curse { $place }.
event-curse-reapplied = { $seat } applies { $candle } again.
event-curse-relocated = { $seat } moves { $owner-player }'s { $role } to { $territory }.
event-curse-first = { $seat } is now first on the turn track.
event-curse-upgrade = { $seat } receives the upgrade “{ $upgrade }” of stack { $stack }.
event-withering-taken = { $seat } takes a withering card: “{ $withering }”.
event-withering-placed = { $seat } lays the withering card “{ $withering }” on the { $cell } cell.
event-withering-discarded = { $seat } discards the withering card “{ $withering }”.
event-withering-vp = { $seat } steals a point from { $owner-player }.
event-battle-began = Battle for region { $region }.
event-battle-empty = Nobody is in region { $region }: no battle.
event-battle-revealed = { $seat } reveals on the { $cell } cell: { $tactic }.
    .brief = reveals [tactic_{ $tactic-key }] { $tactic }
event-battle-neutralised = { $seat }: the tactic { $tactic } neutralises { $target } ({ $owner-player }).
    .brief = neutralises { $target } ({ $owner-player }) with { $tactic }
event-battle-played = { $seat } resolves { $tactic }.
    .brief = resolves [tactic_{ $tactic-key }] { $tactic }
event-battle-weak = { $seat } uses the weak action of the { $cell } cell.
    .brief = weak action, { $cell } cell
event-battle-part = { $part ->
    [part_flames] Flames
    [part_candles] Candles
    [part_castle] Castle
   *[part_curses] Curses
  }: +{ $number }.
event-battle-strength = { $seat } has strength { $number }.
    .brief = strength { $number }
event-battle-won = { $seat } wins region { $region } for { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }.
event-battle-shifted = { $seat } moves to place { $place } of the turn track.
    .brief = moves to place { $place } of the turn track
event-endwar-done = The war of year { $year } is over.
event-endwar-under = { $candle } of { $seat } goes under the deck.
    .brief = under the deck: [candle_{ $candle-key }] { $candle }
event-end-scored = { $seat } scores { $number ->
    [one] { $number } point
   *[other] { $number } points
  }: “{ $upgrade }”.
    .brief = +{ $number } [vp]: [upgrade_{ $upgrade-key }] “{ $upgrade }”
why-crossed-out = its circle is crossed out: it cannot neutralise
why-no-presence = you have no piece there
why-black-temple = a black temple protects it
why-slot-taken = the role's place is taken
why-no-wax = not enough wax
why-castle-there = a castle stands there
why-sold-out = nothing of it is left
why-no-slot = no place for another upgrade
why-no-gold = not enough gold
end-years = the third year is over
mode-base = Three to five Houses
mode-two = Two Houses
option-houses = Houses
option-houses--random = At random
option-houses--choose = By choice
option-quests = Quests
option-quests--off = Without
option-quests--on = With
option-withering = Withering
option-withering--off = Without
option-withering--on = With
score-battle = Battles
score-temple = Temples
score-candle = Candles
score-upgrade = Upgrades
score-tactic = Tactics
score-weak = Weak actions
score-withering = Withering
score-quest = Quests
score-theft = Stolen points
score-end = End of the match
score-battle-1 = Battles, year I
score-battle-2 = Battles, year II
score-battle-3 = Battles, year III
score-temple-1 = Temples, year I
score-temple-2 = Temples, year II
score-temple-3 = Temples, year III
score-candle-1 = Candles, year I
score-candle-2 = Candles, year II
score-candle-3 = Candles, year III
score-upgrade-1 = Upgrades, year I
score-upgrade-2 = Upgrades, year II
score-upgrade-3 = Upgrades, year III
score-tactic-1 = Tactics, year I
score-tactic-2 = Tactics, year II
score-tactic-3 = Tactics, year III
score-weak-1 = Weak actions, year I
score-weak-2 = Weak actions, year II
score-weak-3 = Weak actions, year III
score-withering-1 = Withering, year I
score-withering-2 = Withering, year II
score-withering-3 = Withering, year III
score-quest-1 = Quests, year I
score-quest-2 = Quests, year II
score-quest-3 = Quests, year III
score-theft-1 = Stolen points, year I
score-theft-2 = Stolen points, year II
score-theft-3 = Stolen points, year III
score-end-1 = End of the match, year I
score-end-2 = End of the match, year II
score-end-3 = End of the match, year III
