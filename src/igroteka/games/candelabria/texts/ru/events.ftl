# Что произошло, сколько стоило и почему нельзя.

event-setup-house = { $seat } ведёт Дом: { $house }.
    .brief = ведёт Дом: { $house }
event-setup-first_pick = Первым выбирает { $seat }.
event-setup-done = Карта разложена; первым ходит { $first-player }.
event-quest-dealt = { $seat } выбирает: «{ $quest }» или «{ $other }».
event-quest-kept = { $seat } оставляет задание «{ $quest }».
event-quest-common = Общее задание: «{ $quest }» ({ $seat }).
event-quest-done = { $seat } выполняет задание «{ $quest }» и получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
  }.
event-quest-gone = Задание «{ $quest }» исчерпано.
event-quest-reopened = Год { $year }: { $year ->
    [1] ни одно ежегодное задание ещё не выполнено
   *[other] ежегодные задания снова открыты
  }.
event-quest-blocked = Год { $year }: ежегодные задания закрыты, иерархические открыты.
event-mist-year = Год { $year } начинается с тумана.
event-mist-curse = Проклятие { $place }: «{ $curse }», регион { $region }.
event-mist-curse_appeared = Проклятие { $place } появляется: { $territory }.
event-mist-candle = { $seat } получает карту свечи: { $candle }.
event-ignition-began = Возгорание года { $year }.
event-ignition-pass = { $seat }: в руке не осталось карт.
    .brief = в руке не осталось карт
event-deploy-candle = { $seat } размещает: { $candle }, роль { $role }{ $wax ->
    [0] , бесплатно
   *[other] , за { AMOUNT($wax, "wax") }
  }.
    .brief = размещает: [candle_{ $candle-key }] { $candle }, { $role }{ $wax ->
        [0] {""}
       *[other] , { $wax } [figure_wax_block]
      }
event-deploy-place = { $role } ({ $seat }) встаёт: { $territory }.
    .brief = → { $territory-sign }
event-deploy-too_early = { $candle } ({ $seat }) относится к году { $year }: рано, её свойство не действует.
    .brief = рано: свойство ждёт года { $year }
event-deploy-drew = { $seat } берёт: { $candle }.
    .brief = берёт: [candle_{ $candle-key }] { $candle }
event-deploy-drew_unseen = { $seat } берёт { AMOUNT($number, "candle_card") }.
    .brief = берёт { $number } [back_candle]
event-deploy-put_under = { $seat } кладёт под колоду: { $candle }.
    .brief = под колоду: [candle_{ $candle-key }] { $candle }
event-maneuver-card = { $seat } сбрасывает ради манёвра: { $candle }.
    .brief = манёвр, сброс: [candle_{ $candle-key }] { $candle }
event-maneuver-moved = { $seat } двигает: { $figure } → { $territory }.
    .brief = { $figure-key ->
        [castle] замок
       *[other] { $figure }
      } → { $territory-sign }
event-maneuver-burnt = { $seat } сжигает огонь ({ $role }) ради шага.
    .brief = сжигает огонь ради шага
event-castle-struck = Замок ({ $seat }) наносит удар: { $territory }.
    .brief = удар замка
event-warrior-pushed = Воин ({ $seat }) оттесняет: { $owner-player }, { $role } → { $territory }.
    .brief = оттесняет: { $owner-player }, { $role } → { $territory-sign }
event-maneuver-flame = { $seat } зажигает пламя земли: { $territory }.
    .brief = зажигает [flame]
event-territory-action = Действие «{ $symbol-key ->
    [curse] Влияние на проклятие
   *[other] { $symbol }
  }»: { $seat }, { $number ->
    [one] один раз
    [few] { $number } раза
   *[many] { $number } раз
  }.
    .brief = { $symbol } ×{ $number }
event-curse-influenced = { $seat } кладёт пламя к проклятию { $place }.
    .brief = [flame] → проклятие { $place }
event-curse-moved = { $seat } двигает проклятие { $place }: { $territory }.
    .brief = проклятие { $place } → { $territory-sign }
event-extinguished-curse = { $seat } кладёт погашенное пламя к проклятию { $place }.
    .brief = погашенное [flame] → проклятие { $place }
event-forge-upgrade = { $seat } покупает улучшение «{ $upgrade }» из стопки { $stack } за { AMOUNT($gold, "gold") }.
    .brief = куёт [upgrade_{ $upgrade-key }] «{ $upgrade }» за { $gold } [figure_gold_bar]
event-forge-shown = В стопке { $stack } открывается улучшение «{ $upgrade }».
    .brief = под ним: [upgrade_{ $upgrade-key }] «{ $upgrade }»
event-mine-took = { $seat } добывает { $wax ->
    [0] { AMOUNT($gold, "gold") }
   *[other] { $gold ->
        [0] { AMOUNT($wax, "wax") }
       *[other] { AMOUNT($wax, "wax") } и { AMOUNT($gold, "gold") }
      }
  }.
    .brief = { $wax ->
        [0] {""}
       *[other] +{ $wax } [figure_wax_block]{" "}
      }{ $gold ->
        [0] {""}
       *[other] +{ $gold } [figure_gold_bar]
      }
event-tavern-drew = { $seat } берёт в Таверне: { $candle }.
    .brief = берёт: [candle_{ $candle-key }] { $candle }
event-tavern-drew_unseen = { $seat } берёт { AMOUNT($number, "candle_card") } в Таверне.
    .brief = берёт { $number } [back_candle]
event-tavern-returned = { $seat } возвращает: { $candle }.
    .brief = возвращает: [candle_{ $candle-key }] { $candle }
event-light-flame = { $seat } зажигает пламя: { $territory }.
    .brief = зажигает [flame] → { $territory-sign }
event-light-candle = { $seat } зажигает огонь: { $role }.
    .brief = зажигает огонь: { $role }
event-extinguish-flame = { $seat } гасит пламя ({ $owner-player }): { $territory }.
    .brief = гасит пламя ({ $owner-player }): { $territory-sign }
event-extinguish-fire = { $seat } гасит огонь ({ $owner-player }, { $role }); осталось { $left }.
    .brief = гасит огонь: { $owner-player }, { $role }, осталось { $left }
event-tactic-taken = { $seat } берёт тактику { $tactic }.
    .brief = берёт [tactic_{ $tactic-key }] { $tactic }
event-tactic-shown = На витрине тактика { $tactic }.
    .brief = на витрину: [tactic_{ $tactic-key }]
event-steal-cube = { $seat } крадёт ресурс у соперника ({ $owner-player }): { $resource }.
    .brief = крадёт { $resource-key ->
        [wax] {"[figure_wax_block]"}
       *[other] {"[figure_gold_bar]"}
      } у соперника ({ $owner-player })
event-steal-lost = { $seat } теряет украденное, нет места: { $resource }.
    .brief = места нет: теряет украденное
event-vp-scored = { $seat } получает { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
  } ({ $source }).
    .brief = +{ $number } [vp] ({ $source })
event-temple-built = { $seat } строит храм ({ $colour }) в регионе { $region }{ $gold ->
    [0] , бесплатно
   *[other] {" "}за { AMOUNT($gold, "gold") }
  }.
    .brief = строит [figure_temple_{ $colour-key }] храм ({ $colour }), регион { $region }{ $gold ->
        [0] {""}
       *[other] , { $gold } [figure_gold_bar]
      }
event-temple-destroyed = { $seat } разрушает храм ({ $colour }) в регионе { $region }.
    .brief = разрушает [figure_temple_{ $colour-key }] храм ({ $colour }), регион { $region }
event-war-began = Война года { $year }.
event-war-curse = { $seat } забирает проклятие { $place }: «{ $curse }».
event-war-curse_unclaimed = Никто не забирает проклятие { $place }: «{ $curse }».
event-war-curse_placed = { $seat } помещает проклятие { $place } в регион { $region }.
event-war-curse_lost = { $seat } не может поместить проклятие { $place }.
event-curse-reapplied = { $seat } применяет снова: { $candle }.
event-curse-relocated = { $seat } перемещает: { $owner-player }, { $role } → { $territory }.
event-curse-first = Первое место на шкале очередности хода: { $seat }.
event-curse-upgrade = { $seat } получает улучшение «{ $upgrade }» из стопки { $stack }.
event-withering-taken = { $seat } берёт карту увядания: «{ $withering }».
event-withering-placed = { $seat } кладёт карту увядания «{ $withering }»: { $cell } ячейка.
event-withering-discarded = { $seat } сбрасывает карту увядания: «{ $withering }».
event-withering-vp = { $seat } крадёт очко у соперника ({ $owner-player }).
event-battle-began = Сражение за регион { $region }.
event-battle-empty = В регионе { $region } никого нет: сражения не будет.
event-battle-revealed = { $seat } открывает ({ $cell } ячейка): { $tactic }.
    .brief = открывает [tactic_{ $tactic-key }] { $tactic }
event-battle-neutralised = { $seat }: тактика { $tactic } нейтрализует { $target } ({ $owner-player }).
    .brief = нейтрализует { $target } ({ $owner-player }) картой { $tactic }
event-battle-played = { $seat } разыгрывает: { $tactic }.
    .brief = разыгрывает [tactic_{ $tactic-key }] { $tactic }
event-battle-weak = { $seat } применяет ослабленное действие: { $cell } ячейка.
    .brief = ослабленное действие, { $cell } ячейка
event-battle-part = { $part ->
    [part_flames] Пламя
    [part_candles] Свечи
    [part_castle] Замок
   *[part_curses] Проклятия
  }: +{ $number }.
event-battle-strength = { $seat }: сила { $number }.
    .brief = сила { $number }
event-battle-won = { $seat } побеждает в регионе { $region } и получает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
  }.
event-battle-shifted = { $seat } переходит на место { $place } шкалы очередности хода.
    .brief = переходит на место { $place } шкалы очередности
event-endwar-done = Война года { $year } окончена.
event-endwar-under = { $candle } ({ $seat }) уходит под колоду.
    .brief = под колоду: [candle_{ $candle-key }] { $candle }
event-end-scored = { $seat } получает { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
  }: «{ $upgrade }».
    .brief = +{ $number } [vp]: [upgrade_{ $upgrade-key }] «{ $upgrade }»
why-crossed-out = это свойство перечёркнуто
why-no-presence = у вас там никого нет
why-black-temple = его защищает чёрный храм
why-slot-taken = место роли занято
why-no-wax = не хватает воска
why-castle-there = там стоит замок
why-sold-out = этого больше нет
why-no-slot = нет места для улучшения
why-no-gold = не хватает золота
end-years = третий год окончен
mode-base = От трёх до пяти Домов
mode-two = Два Дома
option-houses = Дома
option-houses--random = Случайно
option-houses--choose = По выбору
option-quests = Задания
option-quests--off = Без них
option-quests--on = С ними
option-withering = Увядание
option-withering--off = Без него
option-withering--on = С ним
score-battle = Сражения
score-temple = Храмы
score-candle = Свечи
score-upgrade = Улучшения
score-tactic = Тактика
score-weak = Ослабленные действия
score-withering = Увядание
score-quest = Задания
score-theft = Украденные очки
score-end = Конец партии
score-battle-1 = Сражения, I год
score-battle-2 = Сражения, II год
score-battle-3 = Сражения, III год
score-temple-1 = Храмы, I год
score-temple-2 = Храмы, II год
score-temple-3 = Храмы, III год
score-candle-1 = Свечи, I год
score-candle-2 = Свечи, II год
score-candle-3 = Свечи, III год
score-upgrade-1 = Улучшения, I год
score-upgrade-2 = Улучшения, II год
score-upgrade-3 = Улучшения, III год
score-tactic-1 = Тактика, I год
score-tactic-2 = Тактика, II год
score-tactic-3 = Тактика, III год
score-weak-1 = Ослабленные действия, I год
score-weak-2 = Ослабленные действия, II год
score-weak-3 = Ослабленные действия, III год
score-withering-1 = Увядание, I год
score-withering-2 = Увядание, II год
score-withering-3 = Увядание, III год
score-quest-1 = Задания, I год
score-quest-2 = Задания, II год
score-quest-3 = Задания, III год
score-theft-1 = Украденные очки, I год
score-theft-2 = Украденные очки, II год
score-theft-3 = Украденные очки, III год
score-end-1 = Конец партии, I год
score-end-2 = Конец партии, II год
score-end-3 = Конец партии, III год
