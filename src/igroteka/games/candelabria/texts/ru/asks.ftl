# Вопросы и варианты ответов.

ask-setup-house = Какой Дом вы ведёте?
opt-setup-house = { $a }
ask-setup-region = В каком регионе вы начинаете?
opt-setup-region = Регион { $b }
ask-quest-keep = Какое задание вы оставляете?
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
ask-ignition-turn = Разместить свечу или совершить манёвр?
opt-ignition-turn = { $a-turn }: { $b }
ask-deploy-territory = { $a }: где встаёт свеча?
opt-deploy-territory = { $a }
ask-effect-order = Что применить сейчас?
opt-effect-order--temple_move = Переместить свечу к храму
opt-effect-order = { $a } { $b }
ask-light-target = Что зажечь ({ $a }, осталось: { $b })?
opt-light-target = { $a }: { $b }
ask-extinguish-target = Что погасить ({ $a }, осталось: { $b })?
opt-extinguish-target = { $b-player }: { $a } ({ $c })
ask-tactic-take = Какую карту тактики взять (осталось: { $a })?
opt-tactic-take = { $a }
ask-steal-from = У кого украсть кубик ({ $a }, осталось: { $b })?
opt-steal-from = { $a-player }: { $b }
ask-temple-destroy = В каком регионе разрушить верхний храм (осталось: { $b })?
opt-temple-destroy = Регион { $b }
ask-temple-region = В каком регионе построить храм ({ $a })?
opt-temple-region = Регион { $b }
ask-temple-move = Переместить свечу в регион храма?
opt-temple-move = { $a } → { $b }
ask-maneuver-figure = Какая фигура движется (осталось передвижений: { $a })?
opt-maneuver-figure--burn-explorer = Сжечь огонь Исследователя ради ещё одного передвижения
opt-maneuver-figure--burn-pilgrim = Сжечь огонь Пилигрима ради ещё одного передвижения
opt-maneuver-figure--burn-warrior = Сжечь огонь Воина ради ещё одного передвижения
opt-maneuver-figure--castle = Странствующий замок
opt-maneuver-figure = { $a }
ask-maneuver-territory = { $a }: на какую территорию?
opt-maneuver-territory = { $a }
ask-castle-strike = По чему бьёт замок?
opt-castle-strike = { $b-player }: { $a } ({ $c })
ask-warrior-push = Какую свечу выталкивает Воин?
opt-warrior-push = { $a-player }: { $b }
ask-warrior-push-territory = { $a-player }, { $b }: куда отступает свеча?
opt-warrior-push-territory = { $a }
ask-curse-influence = На какое проклятие повлиять (осталось пламени: { $a })?
opt-curse-influence = { $a-key ->
    [named] «{ $b }»
   *[curse] Проклятие { $b }
  }
ask-curse-step = Какое проклятие шагнёт и куда?
opt-curse-step = Проклятие { $b } → { $c }
ask-extinguished-curse = Положить погашенное пламя к проклятию?
opt-extinguished-curse = { $a-key ->
    [named] «{ $b }»
   *[curse] Проклятие { $b }
  }
ask-forge-buy = Что купить в Кузнице (осталось: { $a })?
opt-forge-buy--temple-white = Белый храм
opt-forge-buy--temple-grey = Серый храм
opt-forge-buy--temple-black = Чёрный храм
opt-forge-buy = { $a-key ->
    [named] «{ $b }»
   *[upgrade] Улучшение стопки { $b }
  }
ask-mine-take = { name-mine }: сколько кубиков взять?
opt-mine-take = { $b ->
    [0] золото { $d }
   *[other] { $d ->
        [0] воск { $b }
       *[other] воск { $b }, золото { $d }
      }
  }
ask-portal-figure = Какая фигура пройдёт через Портал (осталось: { $a })?
opt-portal-figure--castle = Странствующий замок
opt-portal-figure = { $a }
ask-portal-territory = { $a }: где выйти?
opt-portal-territory = { $a }
ask-tavern-return = { name-tavern }: какую карту свечи вернуть (осталось: { $a })?
opt-tavern-return = { $a }
ask-candle-under = Какую карту свечи положить под колоду?
opt-candle-under = { $a }
ask-curse-place = В какой регион поместить проклятие «{ $a }»?
opt-curse-place = Регион { $b }
ask-curse-reapply = Свойство какой свечи применить снова?
opt-curse-reapply = { $a }
ask-curse-relocate = Какую свечу переместить?
opt-curse-relocate = { $a-player }: { $b }
ask-curse-relocate-territory = { $a-player }, { $b }: на какую территорию?
opt-curse-relocate-territory = { $a }
ask-curse-gift = Что взять бесплатно?
opt-curse-gift--temple-white = Белый храм
opt-curse-gift--temple-grey = Серый храм
opt-curse-gift--temple-black = Чёрный храм
opt-curse-gift = { $a-key ->
    [named] «{ $b }»
   *[upgrade] Улучшение стопки { $b }
  }
ask-withering-cell = «{ $a }»: на какую ячейку планшета войны положить?
opt-withering-cell = { $a } ячейка
ask-withering-discard = Какую карту увядания сбросить?
opt-withering-discard = { $a } ячейка
ask-withering-use = Какой эффект карты увядания?
opt-withering-use = { $a }
ask-withering-move = Какая свеча переходит?
opt-withering-move = { $a } → { $b }
ask-withering-victim = У кого украсть очко?
opt-withering-victim = { $a-player }
ask-battle-card = Сражение за регион { $b }: что положить на { $a-acc } ячейку?
opt-battle-card--none = Без карты
opt-battle-card = { $a }
ask-battle-neutralise = Сражение за регион { $a }: какую тактику нейтрализует ваша?
opt-battle-neutralise = { $b-player }, { $c } ячейка – своей картой ({ $a })
ask-battle-cell = Сражение за регион { $a }: какую ячейку разыграть первой?
opt-battle-cell = { $a } ячейка
ask-endwar-under = Чья карта свечи ляжет под колоду первой?
opt-endwar-under = { $a }
