# What happened, what it was worth, and why not.

event-setup-house = { $seat } leads { $house }.
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
event-ignition-pass = { $seat } has no cards left.
event-deploy-candle = { $seat } deploys { $candle } as { $role }{ $wax ->
    [0] , for free
   *[other] {" "}for { AMOUNT($wax, "wax") }
  }.
event-deploy-place = { $seat }'s { $role } stands on { $territory }.
event-deploy-too_early = { $candle } ({ $seat }) is a card of year { $year }: too early, its property does nothing.
event-deploy-drew = { $seat } draws { $candle }.
event-deploy-drew_unseen = { $seat } draws { AMOUNT($number, "candle_card") }.
event-deploy-put_under = { $seat } puts { $candle } under the deck.
event-maneuver-card = { $seat } discards { $candle } for a maneuver.
event-maneuver-moved = { $seat } moves { $figure } to { $territory }.
event-maneuver-burnt = { $seat } burns a fire of the { $role } to move on.
event-castle-struck = { $seat }'s castle strikes on { $territory }.
event-warrior-pushed = { $seat }'s Warrior pushes { $owner-player }'s { $role } to { $territory }.
event-maneuver-flame = { $seat } lights an earth flame on { $territory }.
event-territory-action = { $symbol } acts for { $seat }, { $number ->
    [one] once
   *[other] { $number } times
  }.
event-curse-influenced = { $seat } lays a flame at curse { $place }.
event-curse-moved = { $seat } moves curse { $place } to { $territory }.
event-extinguished-curse = { $seat } lays the extinguished flame at curse { $place }.
event-forge-upgrade = { $seat } buys the upgrade “{ $upgrade }” of stack { $stack } for { AMOUNT($gold, "gold") }.
event-forge-shown = Stack { $stack } shows the upgrade “{ $upgrade }”.
event-mine-took = { $seat } mines { $wax ->
    [0] { AMOUNT($gold, "gold") }
   *[other] { $gold ->
        [0] { AMOUNT($wax, "wax") }
       *[other] { AMOUNT($wax, "wax") } and { AMOUNT($gold, "gold") }
      }
  }.
event-tavern-drew = { $seat } draws { $candle } in the Tavern.
event-tavern-drew_unseen = { $seat } draws { AMOUNT($number, "candle_card") } in the Tavern.
event-tavern-returned = { $seat } returns { $candle }.
event-light-flame = { $seat } lights a flame on { $territory }.
event-light-candle = { $seat } lights a fire on the { $role }.
event-extinguish-flame = { $seat } extinguishes { $owner-player }'s flame on { $territory }.
event-extinguish-fire = { $seat } extinguishes a fire of { $owner-player }'s { $role }; { $left } left.
event-tactic-taken = { $seat } takes the tactic { $tactic }.
event-tactic-shown = The tactic { $tactic } is on display.
event-steal-cube = { $seat } steals { $resource } from { $owner-player }.
event-steal-lost = { $seat } loses what was stolen, for lack of room: { $resource }.
event-vp-scored = { $seat } scores { $number ->
    [one] { $number } point
   *[other] { $number } points
  } ({ $source }).
event-temple-built = { $seat } builds a { $colour } temple in region { $region }{ $gold ->
    [0] , for free
   *[other] {" "}for { AMOUNT($gold, "gold") }
  }.
event-temple-destroyed = { $seat } destroys a { $colour } temple in region { $region }.
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
event-battle-neutralised = { $seat }: the tactic { $tactic } neutralises { $target } ({ $owner-player }).
event-battle-played = { $seat } resolves { $tactic }.
event-battle-weak = { $seat } uses the weak action of the { $cell } cell.
event-battle-part = { $part ->
    [part_flames] Flames
    [part_candles] Candles
    [part_castle] Castle
   *[part_curses] Curses
  }: +{ $number }.
event-battle-strength = { $seat } has strength { $number }.
event-battle-won = { $seat } wins region { $region } for { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }.
event-battle-shifted = { $seat } moves to place { $place } of the turn track.
event-endwar-done = The war of year { $year } is over.
event-endwar-under = { $candle } of { $seat } goes under the deck.
event-end-scored = { $seat } scores { $number ->
    [one] { $number } point
   *[other] { $number } points
  }: “{ $upgrade }”.
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
