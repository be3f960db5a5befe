# Questions and their options.

ask-setup-house = Which House do you lead?
opt-setup-house = { $a }
ask-setup-region = In which region do you start?
opt-setup-region = Region { $b }
ask-quest-keep = Which quest do you keep?
opt-quest-keep--build_temple = { PRINTED("quest.build_temple.name") }. { PRINTED("quest.build_temple.about") }
opt-quest-keep--raze_temple = { PRINTED("quest.raze_temple.name") }. { PRINTED("quest.raze_temple.about") }
opt-quest-keep--control_curse_1 = { PRINTED("quest.control_curse_1.name") }. { PRINTED("quest.control_curse_1.about") }
opt-quest-keep--control_curse_2 = { PRINTED("quest.control_curse_2.name") }. { PRINTED("quest.control_curse_2.about") }
opt-quest-keep--control_curse_3 = { PRINTED("quest.control_curse_3.name") }. { PRINTED("quest.control_curse_3.about") }
opt-quest-keep--candle_out = { PRINTED("quest.candle_out.name") }. { PRINTED("quest.candle_out.about") }
opt-quest-keep--upgrade_1 = { PRINTED("quest.upgrade_1.name") }. { PRINTED("quest.upgrade_1.about") }
opt-quest-keep--upgrade_2 = { PRINTED("quest.upgrade_2.name") }. { PRINTED("quest.upgrade_2.about") }
opt-quest-keep--upgrade_3 = { PRINTED("quest.upgrade_3.name") }. { PRINTED("quest.upgrade_3.about") }
opt-quest-keep--flame_out = { PRINTED("quest.flame_out.name") }. { PRINTED("quest.flame_out.about") }
opt-quest-keep--region_6 = { PRINTED("quest.region_6.name") }. { PRINTED("quest.region_6.about") }
opt-quest-keep--neutralise = { PRINTED("quest.neutralise.name") }. { PRINTED("quest.neutralise.about") }
opt-quest-keep--grey_win = { PRINTED("quest.grey_win.name") }. { PRINTED("quest.grey_win.about") }
opt-quest-keep--white_win = { PRINTED("quest.white_win.name") }. { PRINTED("quest.white_win.about") }
opt-quest-keep--black_win = { PRINTED("quest.black_win.name") }. { PRINTED("quest.black_win.about") }
opt-quest-keep--three_candles = { PRINTED("quest.three_candles.name") }. { PRINTED("quest.three_candles.about") }
opt-quest-keep--castle_last_fire = { PRINTED("quest.castle_last_fire.name") }. { PRINTED("quest.castle_last_fire.about") }
opt-quest-keep--candle_last_fire = { PRINTED("quest.candle_last_fire.name") }. { PRINTED("quest.candle_last_fire.about") }
opt-quest-keep--enemy_curse_win = { PRINTED("quest.enemy_curse_win.name") }. { PRINTED("quest.enemy_curse_win.about") }
opt-quest-keep--own_curse_win = { PRINTED("quest.own_curse_win.name") }. { PRINTED("quest.own_curse_win.about") }
opt-quest-keep--neutralise_both = { PRINTED("quest.neutralise_both.name") }. { PRINTED("quest.neutralise_both.about") }
opt-quest-keep--six_resources = { PRINTED("quest.six_resources.name") }. { PRINTED("quest.six_resources.about") }
opt-quest-keep--three_buys = { PRINTED("quest.three_buys.name") }. { PRINTED("quest.three_buys.about") }
opt-quest-keep--three_tactics = { PRINTED("quest.three_tactics.name") }. { PRINTED("quest.three_tactics.about") }
ask-ignition-turn = Deploy a candle, or maneuver?
opt-ignition-turn = { $a-turn }: { $b }
ask-deploy-territory = { $a }: where does it stand?
opt-deploy-territory = { $a }
ask-effect-order = Which effect comes now?
opt-effect-order--temple_move = Move a candle to a temple
opt-effect-order = { $a } { $b }
ask-light-target = What do you light ({ $a }, left: { $b })?
opt-light-target = { $a }: { $b }
ask-extinguish-target = What do you extinguish ({ $a }, left: { $b })?
opt-extinguish-target = { $b-player }: { $a } ({ $c })
ask-tactic-take = Which tactic card do you take (left: { $a })?
opt-tactic-take = { $a }
ask-steal-from = From whom do you steal a cube ({ $a }, left: { $b })?
opt-steal-from = { $a-player }: { $b }
ask-temple-destroy = In which region do you destroy the top temple (left: { $b })?
opt-temple-destroy = Region { $b }
ask-temple-region = In which region do you build the { $a } temple?
opt-temple-region = Region { $b }
ask-temple-move = Move a candle to the temple's region?
opt-temple-move = { $a } → { $b }
ask-maneuver-figure = Which figure moves (moves left: { $a })?
opt-maneuver-figure--burn-explorer = Burn a fire of the Explorer for one more move
opt-maneuver-figure--burn-pilgrim = Burn a fire of the Pilgrim for one more move
opt-maneuver-figure--burn-warrior = Burn a fire of the Warrior for one more move
opt-maneuver-figure--castle = Wandering castle
opt-maneuver-figure = { $a }
ask-maneuver-territory = { $a }: to which territory?
opt-maneuver-territory = { $a }
ask-castle-strike = What does the castle strike?
opt-castle-strike = { $b-player }: { $a } ({ $c })
ask-warrior-push = Which candle does the Warrior push?
opt-warrior-push = { $a-player }: { $b }
ask-warrior-push-territory = { $a-player }, { $b }: where is it pushed to?
opt-warrior-push-territory = { $a }
ask-curse-influence = Which curse do you influence (flames left: { $a })?
opt-curse-influence = { $a-key ->
    [named] “{ $b }”
   *[curse] Curse { $b }
  }
ask-curse-step = Which curse takes a step, and where?
opt-curse-step = Curse { $b } → { $c }
ask-extinguished-curse = Lay the extinguished flame at a curse?
opt-extinguished-curse = { $a-key ->
    [named] “{ $b }”
   *[curse] Curse { $b }
  }
ask-forge-buy = What do you buy at the Forge (left: { $a })?
opt-forge-buy--temple-white = White temple
opt-forge-buy--temple-grey = Grey temple
opt-forge-buy--temple-black = Black temple
opt-forge-buy = { $a-key ->
    [named] “{ $b }”
   *[upgrade] Upgrade of stack { $b }
  }
ask-mine-take = { name-mine }: how many cubes do you take?
opt-mine-take = { $b ->
    [0] gold { $d }
   *[other] { $d ->
        [0] wax { $b }
       *[other] wax { $b }, gold { $d }
      }
  }
ask-portal-figure = Which figure goes through the Portal (left: { $a })?
opt-portal-figure--castle = Wandering castle
opt-portal-figure = { $a }
ask-portal-territory = { $a }: where does it come out?
opt-portal-territory = { $a }
ask-tavern-return = { name-tavern }: which candle card do you return (left: { $a })?
opt-tavern-return = { $a }
ask-candle-under = Which candle card goes under the deck?
opt-candle-under = { $a }
ask-curse-place = In which region do you place the curse “{ $a }”?
opt-curse-place = Region { $b }
ask-curse-reapply = Which candle’s property is applied again?
opt-curse-reapply = { $a }
ask-curse-relocate = Which candle is moved?
opt-curse-relocate = { $a-player }: { $b }
ask-curse-relocate-territory = { $a-player }, { $b }: to which territory?
opt-curse-relocate-territory = { $a }
ask-curse-gift = What do you take for free?
opt-curse-gift--temple-white = White temple
opt-curse-gift--temple-grey = Grey temple
opt-curse-gift--temple-black = Black temple
opt-curse-gift = { $a-key ->
    [named] “{ $b }”
   *[upgrade] Upgrade of stack { $b }
  }
ask-withering-cell = “{ $a }”: on which cell of the war board does it lie?
opt-withering-cell = { $a } cell
ask-withering-discard = Which withering card is discarded?
opt-withering-discard = { $a } cell
ask-withering-use = Which effect of the withering card?
opt-withering-use = { $a }
ask-withering-move = Which candle moves?
opt-withering-move = { $a } → { $b }
ask-withering-victim = From whom do you steal a point?
opt-withering-victim = { $a-player }
ask-battle-card = Battle for region { $b }: what goes on the { $a-acc } cell?
opt-battle-card--none = No card
opt-battle-card = { $a }
ask-battle-neutralise = Battle for region { $a }: which tactic is neutralised by yours?
opt-battle-neutralise = { $b-player }, the { $c } cell, with your { $a } card
ask-battle-cell = Battle for region { $a }: which cell is resolved first?
opt-battle-cell = { $a } cell
ask-endwar-under = Which candle card goes under the deck first?
opt-endwar-under = { $a }
