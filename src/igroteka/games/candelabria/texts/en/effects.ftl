# What things do.

about-castle = A House’s castle: { PRINTED("number.castle_strength.value") } strength in battle. It moves by maneuvers, and the House’s candles are deployed where it stands; entering, it may put out another House’s fire or flame.
about-candle = A living candle: in battle each of its fires is worth 1 strength.
about-flame = An earth flame: { PRINTED("number.flame_strength.value") } strength in battle, and it counts its territory for actions. At a curse it is a bid.
about-earth_flames = Earth flames the House can still light.
about-wax = Pays for candles.
about-gold = Pays for upgrades and temples at the Forge.
about-tactic = Take an open tactic card of your choice.
about-vp = Victory points.
about-ash = { PRINTED("ability.ash_1.about") } { PRINTED("ability.ash_2.about") } { PRINTED("ability.ash_3.about") }
about-guild = { PRINTED("ability.guild_1.about") } { PRINTED("ability.guild_2.about") } { PRINTED("ability.guild_3.about") }
about-seeders = { PRINTED("ability.seeders_1.about") } { PRINTED("ability.seeders_2.about") } { PRINTED("ability.seeders_3.about") }
about-coven = { PRINTED("ability.coven_1.about") } { PRINTED("ability.coven_2.about") } { PRINTED("ability.coven_3.about") }
about-knights = { PRINTED("ability.knights_1.about") } { PRINTED("ability.knights_2.about") } { PRINTED("ability.knights_3.about") }

# Territories and regions.

# A territory with another symbol on the other side of the board: one name for both.
about-either = Its symbol says what a new flame here triggers.
name-either-1-in = Inner territory of region { $region }
name-either-1-cw = Right territory of region { $region }
name-either-1-ccw = Left territory of region { $region }
name-either-2-in = Inner territory of region { $region }
name-either-2-cw = Right territory of region { $region }
name-either-2-ccw = Left territory of region { $region }
name-either-3-in = Inner territory of region { $region }
name-either-3-cw = Right territory of region { $region }
name-either-3-ccw = Left territory of region { $region }
name-either-4-in = Inner territory of region { $region }
name-either-4-cw = Right territory of region { $region }
name-either-4-ccw = Left territory of region { $region }
name-either-5-in = Inner territory of region { $region }
name-either-5-cw = Right territory of region { $region }
name-either-5-ccw = Left territory of region { $region }
name-either-6-a = First territory of region { $region }
name-either-6-b = Second territory of region { $region }
name-either-6-c = Third territory of region { $region }
name-either-7-in = Inner territory of region { $region }
name-either-7-cw = Right territory of region { $region }
name-either-7-ccw = Left territory of region { $region }
name-either-8-in = Inner territory of region { $region }
name-either-8-cw = Right territory of region { $region }
name-either-8-ccw = Left territory of region { $region }

# Kinds whose rows all read alike: the printed values make the words.

name-of-territory_large = { $symbol-land } of region { $region }
    .sign = [place_{ $symbol-key }] { $region }
about-of-territory_large = { $symbol-key ->
    [forge] { about-forge }
    [mine] { about-mine }
    [portal] { about-portal }
    [tavern] { about-tavern }
    [barracks] { about-barracks }
   *[curse] { about-curse }
  }
name-of-territory_small = { $symbol-land } of region { $region }
    .sign = [place_{ $symbol-key }] { $region }
about-of-territory_small = { $symbol-key ->
    [forge] { about-forge }
    [mine] { about-mine }
    [portal] { about-portal }
    [tavern] { about-tavern }
    [barracks] { about-barracks }
   *[curse] { about-curse }
  }
about-of-candle = { $house-key ->
    [none] Enhanced candle
   *[other] { $house }
  }. From year { $year ->
    [1] I
    [2] II
   *[3] III
  }, { $wax } wax: { $effects }.
name-of-tactic = “{ $effects-capital }”{ $house-key ->
    [none] {""}
   *[other] {" "}({ $house })
  }
about-of-tactic = In the contested region: { $effects }. { $neutralises ->
    [yes] May be spent to neutralise another card.
   *[no] Cannot neutralise.
  }
part-light = light { $n }
part-extinguish = extinguish { $n }
part-steal = steal { $n }
part-vp = { $n } VP
part-tactic = take { $n ->
    [one] { $n } tactic
   *[other] { $n } tactics
  }
part-temple = destroy { AMOUNT($n, "temple") }
about-of-upgrade = { $year ->
    [1] { $effect-capital }
    [2] From year II: { $effect }
   *[3] From year III: { $effect }
  }.
about-of-ability = { $year ->
    [1] { $effect-capital }
    [2] From year II: { $effect }
   *[3] From year III: { $effect }
  }.
part-effect-steal_on_deploy = steal { AMOUNT($amount, "resource") } each time you deploy a candle
part-effect-explorer_jump = your explorer may jump { $amount ->
    [one] one additional territory
   *[other] { $amount } additional territories
  } when moving
part-effect-vp_on_deploy = when you deploy a candle, gain { $amount } VP
part-effect-tactic_on_curse = when you place a curse, gain { AMOUNT($amount, "tactic") }
part-effect-light_on_deploy = when you deploy a candle, light { $amount }
part-effect-extinguish_on_deploy = when you deploy a candle, extinguish { $amount }
part-effect-curse_strength = your curses have { $amount } strength more
part-effect-vp_on_temple = when you place a temple, gain { $amount } VP
part-effect-castle_strength = your castle has { $amount } strength more
part-effect-warrior_push = your warrior pushes an enemy candle { $amount ->
    [one] { $amount } additional territory
   *[other] { $amount } additional territories
  }
part-effect-plus_mine = you count as having { $amount ->
    [one] one more Mine territory
   *[other] { $amount } more Mine territories
  }
part-effect-plus_curse = you count as having { $amount ->
    [one] one more Curse territory
   *[other] { $amount } more Curse territories
  }
part-effect-plus_barracks = you count as having { $amount ->
    [one] one more Barracks territory
   *[other] { $amount } more Barracks territories
  }
part-effect-plus_tavern = you count as having { $amount ->
    [one] one more Tavern territory
   *[other] { $amount } more Tavern territories
  }
part-effect-plus_forge = you count as having { $amount ->
    [one] one more Forge territory
   *[other] { $amount } more Forge territories
  }
part-effect-plus_portal = you count as having { $amount ->
    [one] one more Portal territory
   *[other] { $amount } more Portal territories
  }
part-effect-light_on_temple = light { $amount } each time you place a temple
part-effect-end_curse = at game end { $amount } VP per Curse territory you control
part-effect-end_barracks = at game end { $amount } VP per Barracks territory you control
part-effect-end_tavern = at game end { $amount } VP per Tavern territory you control
part-effect-end_forge = at game end { $amount } VP per Forge territory you control
part-effect-end_portal = at game end { $amount } VP per Portal territory you control
part-effect-light_on_tactic = light { $amount } for each tactic card you play that is not neutralised
part-effect-extinguish_on_tactic = extinguish { $amount } for each tactic card you play that is not neutralised
part-effect-steal_on_tactic = steal { AMOUNT($amount, "resource") } for each tactic card you play that is not neutralised
part-effect-vp_on_tactic = gain { $amount } VP for each tactic card you play that is not neutralised
part-effect-end_resources = at game end { $amount } VP per wax or gold cube in storage
part-effect-end_tactics = at game end { $amount } VP per tactic card you have
part-effect-end_flames = at game end { $amount } VP per earth flame of yours on the board
part-effect-end_mine = at game end { $amount } VP per Mine territory you control
part-effect-extinguish_on_temple = extinguish { $amount } each time you place a temple
part-effect-skip_own_flames = when one of your candles moves, it may ignore and jump over territories that hold your earth flame
part-effect-forge_on_maneuver = when you discard a candle card for a maneuver, you may take the Forge action
part-effect-deploy_anywhere = you may deploy a candle on any territory
part-effect-draw_three = when you take an enhanced candle card, take { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
  } instead of one
part-effect-move_on_temple = each time a temple is placed or destroyed in a region, you may move one of your candles to any territory of that region; no temple, fire or flame is placed and no territory action happens
name-of-ability = { $house }, { $year ->
    [1] I
    [2] II
   *[3] III
  }
name-of-upgrade = { $effect-title }{ $effect-key ->
    [curse_strength] {" "}{ $year ->
        [1] I
        [2] II
       *[3] III
    }
   *[other] {""}
  }
name-of-withering = { $choices-count ->
    [1] { $choices-1 }
    [2] { $choices-1 } or { $choices-2 }
   *[other] { $choices }
  }
about-of-withering = Withering ability: { $choices-count ->
    [1] { $choices-1 }
    [2] { $choices-1 } or { $choices-2 }
   *[other] { $choices }
  }.
title-effect-steal_on_deploy = Deploy: steal
title-effect-explorer_jump = Explorer's jump
title-effect-vp_on_deploy = Deploy: points
title-effect-tactic_on_curse = Curse: a tactic
title-effect-light_on_deploy = Deploy: light
title-effect-extinguish_on_deploy = Deploy: extinguish
title-effect-curse_strength = Stronger curses
title-effect-vp_on_temple = Temple: points
title-effect-castle_strength = Stronger castle
title-effect-warrior_push = Warrior's push
title-effect-plus_mine = Mine plus
title-effect-plus_curse = Influence plus
title-effect-plus_barracks = Barracks plus
title-effect-plus_tavern = Tavern plus
title-effect-plus_forge = Forge plus
title-effect-plus_portal = Portal plus
title-effect-light_on_temple = Temple: light
title-effect-end_curse = Final: curse lands
title-effect-end_barracks = Final: barracks
title-effect-end_tavern = Final: taverns
title-effect-end_forge = Final: forges
title-effect-end_portal = Final: portals
title-effect-light_on_tactic = Tactic: light
title-effect-extinguish_on_tactic = Tactic: extinguish
title-effect-steal_on_tactic = Tactic: steal
title-effect-vp_on_tactic = Tactic: points
title-effect-end_resources = Final: resources
title-effect-end_tactics = Final: tactics
title-effect-end_flames = Final: flames
title-effect-end_mine = Final: mines
title-effect-extinguish_on_temple = Temple: extinguish
part-choices-move = move one of your candles 1 territory
part-choices-vp = gain 1 VP
part-choices-light = light 1
part-choices-tactic = take 1 tactic card
part-choices-extinguish = extinguish 1
part-choices-steal = steal 1 resource
part-choices-steal_vp = steal 1 VP
part-choices-temple = destroy the top temple of the contested region
about-of-region = Region { $id }: three territories. One battle a year, unless the region is afflicted; with two players only if a curse stands in it.

# Quests.

quest-type = { $type-key ->
    [annual] Annual quest
   *[hierarchical] Hierarchical quest
  }
quest-reward = { $type-key ->
    [annual] Once a year, for the points of its year: { PRINTED("year.1.quest_vp") }, { PRINTED("year.2.quest_vp") } or { PRINTED("year.3.quest_vp") }{ $two ->
        [yes] ; with two players not in year I
       *[no] {""}
      }.
   *[hierarchical] The first time { PRINTED("year.1.slot_vp") } points, then { PRINTED("year.2.slot_vp") }{ $two ->
        [yes] {" "}(not with two players)
       *[no] {""}
      }, then { PRINTED("year.3.slot_vp") }.
  }{ $two ->
    [yes] {""}
   *[no] {" "}Not used with two players.
  }
name-build_temple = Build a temple
about-build_temple = { quest-type }: build a temple. { quest-reward }
name-raze_temple = Destroy a temple
about-raze_temple = { quest-type }: destroy a temple. { quest-reward }
name-control_curse_1 = Control the first curse
about-control_curse_1 = { quest-type }: take control of the first curse. { quest-reward }
name-control_curse_2 = Control the second curse
about-control_curse_2 = { quest-type }: take control of the second curse. { quest-reward }
name-control_curse_3 = Control the third curse
about-control_curse_3 = { quest-type }: take control of the third curse. { quest-reward }
name-candle_out = Put out a whole candle
about-candle_out = { quest-type }: put out all fires of a candle. { quest-reward }
name-upgrade_1 = Buy an upgrade of year I
about-upgrade_1 = { quest-type }: buy an upgrade of year I. { quest-reward }
name-upgrade_2 = Buy an upgrade of year II
about-upgrade_2 = { quest-type }: buy an upgrade of year II. { quest-reward }
name-upgrade_3 = Buy an upgrade of year III
about-upgrade_3 = { quest-type }: buy an upgrade of year III. { quest-reward }
name-flame_out = Put out an earth flame
about-flame_out = { quest-type }: put out an earth flame. { quest-reward }
name-region_6 = Control region 6
about-region_6 = { quest-type }: take control of all three territories of region 6. { quest-reward }
name-neutralise = Neutralise a tactic card
about-neutralise = { quest-type }: neutralise a tactic card. { quest-reward }
name-grey_win = Win by a grey temple
about-grey_win = { quest-type }: win a battle by means of a grey temple. { quest-reward }
name-white_win = Win at a white temple
about-white_win = { quest-type }: win a battle in a region with a white temple. { quest-reward }
name-black_win = Win at a black temple
about-black_win = { quest-type }: win a battle in a region with a black temple. { quest-reward }
name-three_candles = Three candles in a year
about-three_candles = { quest-type }: deploy all three candles in one year. { quest-reward }
name-castle_last_fire = A last fire, by the castle
about-castle_last_fire = { quest-type }: put out a candle’s last fire with your castle. { quest-reward }
name-candle_last_fire = A last fire, by a candle
about-candle_last_fire = { quest-type }: put out a candle’s last fire with a candle. { quest-reward }
name-enemy_curse_win = Win at an enemy’s curse
about-enemy_curse_win = { quest-type }: win a battle in a region with an opponent’s curse. { quest-reward }
name-own_curse_win = Win at your own curse
about-own_curse_win = { quest-type }: win a battle in a region with your own curse. { quest-reward }
name-neutralise_both = Neutralise both tactics
about-neutralise_both = { quest-type }: neutralise both tactic cards of one player in one battle. { quest-reward }
name-six_resources = Six resources at once
about-six_resources = { quest-type }: gain at least six resources in one action. { quest-reward }
name-three_buys = Three purchases at once
about-three_buys = { quest-type }: buy three upgrades or temples in one action. { quest-reward }
name-three_tactics = Three tactics at once
about-three_tactics = { quest-type }: gain at least three tactic cards in one action. { quest-reward }

# Curse cards.

name-of-curse = { $effect-title }
about-of-curse = { $effect-capital }.
title-effect-strength4 = Strong curse
title-effect-reapply = Reapply candle
title-effect-relocate = Relocate candle
title-effect-temple_or_upgrade = Free temple or upgrade
title-effect-first = Become first
title-effect-double = { $amount ->
    [2] Double VP
   *[other] VP times { $amount }
  }
title-effect-extinguish_all = Extinguish all
title-effect-light2 = Light { $amount }
title-effect-extinguish2 = Extinguish up to { $amount }
part-effect-strength4 = this curse has combat strength { $amount } instead of { PRINTED("number.curse_strength.value") }
part-effect-reapply = apply once more the property of a candle in the curse's region; the candle's number of fires does not change
part-effect-relocate = take a candle from the curse's region and move it anywhere on the board
part-effect-temple_or_upgrade = place a temple in the curse's region or gain an upgrade token for free
part-effect-first = the controller becomes first on the turn-order track
part-effect-double = if the controller fights at least one opponent in the curse's region and wins, the VP are { $amount ->
    [2] doubled
   *[other] multiplied by { $amount }
  }
part-effect-extinguish_all = extinguish all earth flames in the curse's region
part-effect-light2 = light { AMOUNT($amount, "plain_fire") } of any kind (candle or earth flame) in the curse's region
part-effect-extinguish2 = extinguish up to { AMOUNT($amount, "plain_fire") } of any kind (candle or earth flame) in the curse's region
