# Что делают вещи.

about-castle = Замок Дома: сила { PRINTED("number.castle_strength.value") } в сражении. Ходит манёврами; свечи этого Дома размещают там, где он стоит; входя, он может погасить чужой огонь или пламя.
about-candle = Живая свеча: в сражении каждый её огонь даёт 1 силу.
about-flame = Пламя земли: сила { PRINTED("number.flame_strength.value") } в сражении, и его территория считается в действиях. У проклятия это ставка.
about-earth_flames = Сколько пламени земли Дом ещё может зажечь.
about-wax = Им платят за свечи.
about-gold = Им в Кузнице платят за улучшения и храмы.
about-tactic = Взять открытую карту тактики на выбор.
about-vp = Победные очки.
about-ash = { PRINTED("ability.ash_1.about") } { PRINTED("ability.ash_2.about") } { PRINTED("ability.ash_3.about") }
about-guild = { PRINTED("ability.guild_1.about") } { PRINTED("ability.guild_2.about") } { PRINTED("ability.guild_3.about") }
about-seeders = { PRINTED("ability.seeders_1.about") } { PRINTED("ability.seeders_2.about") } { PRINTED("ability.seeders_3.about") }
about-coven = { PRINTED("ability.coven_1.about") } { PRINTED("ability.coven_2.about") } { PRINTED("ability.coven_3.about") }
about-knights = { PRINTED("ability.knights_1.about") } { PRINTED("ability.knights_2.about") } { PRINTED("ability.knights_3.about") }

# Территории и регионы.

# Территория, у которой на другой стороне поля другой символ: одно имя на обе.
about-either = Её символ говорит, что вызовет здесь новое пламя.
name-either-1-in = Внутренняя территория региона { $region }
name-either-1-cw = Правая территория региона { $region }
name-either-1-ccw = Левая территория региона { $region }
name-either-2-in = Внутренняя территория региона { $region }
name-either-2-cw = Правая территория региона { $region }
name-either-2-ccw = Левая территория региона { $region }
name-either-3-in = Внутренняя территория региона { $region }
name-either-3-cw = Правая территория региона { $region }
name-either-3-ccw = Левая территория региона { $region }
name-either-4-in = Внутренняя территория региона { $region }
name-either-4-cw = Правая территория региона { $region }
name-either-4-ccw = Левая территория региона { $region }
name-either-5-in = Внутренняя территория региона { $region }
name-either-5-cw = Правая территория региона { $region }
name-either-5-ccw = Левая территория региона { $region }
name-either-6-a = Первая территория региона { $region }
name-either-6-b = Вторая территория региона { $region }
name-either-6-c = Третья территория региона { $region }
name-either-7-in = Внутренняя территория региона { $region }
name-either-7-cw = Правая территория региона { $region }
name-either-7-ccw = Левая территория региона { $region }
name-either-8-in = Внутренняя территория региона { $region }
name-either-8-cw = Правая территория региона { $region }
name-either-8-ccw = Левая территория региона { $region }

# Виды, строки которых читаются одинаково: слова складываются из напечатанных значений.

name-of-territory_large = { $symbol-land } региона { $region }
    .sign = [place_{ $symbol-key }] { $region }
about-of-territory_large = { $symbol-key ->
    [forge] { about-forge }
    [mine] { about-mine }
    [portal] { about-portal }
    [tavern] { about-tavern }
    [barracks] { about-barracks }
   *[curse] { about-curse }
  }
name-of-territory_small = { $symbol-land } региона { $region }
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
    [none] Улучшенная свеча
   *[other] { $house }
  }. С { $year ->
    [1] I
    [2] II
   *[3] III
  } года, воск { $wax }: { $effects }.
name-of-tactic = «{ $effects-capital }»{ $house-key ->
    [none] {""}
   *[other] {" "}({ $house })
  }
about-of-tactic = В регионе сражения: { $effects }. { $neutralises ->
    [yes] Может нейтрализовать чужую карту.
   *[no] Нейтрализовать не может.
  }
part-light = зажечь { $n }
part-extinguish = погасить { $n }
part-steal = украсть { $n }
part-vp = { $n } ПО
part-tactic = взять { AMOUNT($n, "tactic") }
part-temple = разрушить { AMOUNT($n, "temple") }
about-of-upgrade = { $year ->
    [1] { $effect-capital }
    [2] Со второго года: { $effect }
   *[3] С третьего года: { $effect }
  }.
about-of-ability = { $year ->
    [1] { $effect-capital }
    [2] Со второго года: { $effect }
   *[3] С третьего года: { $effect }
  }.
part-effect-steal_on_deploy = при размещении свечи украсть { AMOUNT($amount, "resource") }
part-effect-explorer_jump = исследователь при движении может перескочить ещё { $amount ->
    [one] { $amount } территорию
    [few] { $amount } территории
   *[many] { $amount } территорий
  }
part-effect-vp_on_deploy = при размещении свечи получить { $amount } ПО
part-effect-tactic_on_curse = при размещении проклятия получить { AMOUNT($amount, "tactic") }
part-effect-light_on_deploy = при размещении свечи зажечь { $amount }
part-effect-extinguish_on_deploy = при размещении свечи погасить { $amount }
part-effect-curse_strength = сила ваших проклятий больше на { $amount }
part-effect-vp_on_temple = при размещении храма получить { $amount } ПО
part-effect-castle_strength = сила вашего замка больше на { $amount }
part-effect-warrior_push = ваш воин выталкивает вражескую свечу дальше на { $amount ->
    [one] { $amount } территорию
    [few] { $amount } территории
   *[many] { $amount } территорий
  }
part-effect-plus_mine = у вас считается на { AMOUNT($amount, "mine") } больше
part-effect-plus_curse = у вас считается на { AMOUNT($amount, "influence") } больше
part-effect-plus_barracks = у вас считается на { AMOUNT($amount, "barracks") } больше
part-effect-plus_tavern = у вас считается на { AMOUNT($amount, "tavern") } больше
part-effect-plus_forge = у вас считается на { AMOUNT($amount, "forge") } больше
part-effect-plus_portal = у вас считается на { AMOUNT($amount, "portal") } больше
part-effect-light_on_temple = при размещении храма зажечь { $amount }
part-effect-end_curse = в конце игры { $amount } ПО за каждую подконтрольную территорию влияния
part-effect-end_barracks = в конце игры { $amount } ПО за каждую подконтрольную территорию с казармами
part-effect-end_tavern = в конце игры { $amount } ПО за каждую подконтрольную таверну
part-effect-end_forge = в конце игры { $amount } ПО за каждую подконтрольную кузницу
part-effect-end_portal = в конце игры { $amount } ПО за каждый подконтрольный портал
part-effect-light_on_tactic = при розыгрыше ненейтрализованной карты тактики зажечь { $amount }
part-effect-extinguish_on_tactic = при розыгрыше ненейтрализованной карты тактики погасить { $amount }
part-effect-steal_on_tactic = при розыгрыше ненейтрализованной карты тактики украсть { AMOUNT($amount, "resource") }
part-effect-vp_on_tactic = при розыгрыше ненейтрализованной карты тактики получить { $amount } ПО
part-effect-end_resources = в конце игры по { $amount } ПО за любой ресурс на складе
part-effect-end_tactics = в конце игры { $amount } ПО за каждую имеющуюся карту тактики
part-effect-end_flames = в конце игры { $amount } ПО за каждое своё пламя земли на поле
part-effect-end_mine = в конце игры { $amount } ПО за каждую подконтрольную шахту
part-effect-extinguish_on_temple = при размещении храма погасить { $amount }
part-effect-skip_own_flames = ваша свеча при движении может не считать территории с вашим пламенем и перескакивать их
part-effect-forge_on_maneuver = сбрасывая карту свечи для манёвра, можно выполнить действие «Кузница»
part-effect-deploy_anywhere = свечу можно размещать на любой территории
part-effect-draw_three = беря улучшенную карту свечи, брать { $amount } вместо одной
part-effect-move_on_temple = при размещении или разрушении храма в регионе можно передвинуть свою свечу на любую территорию этого региона; храмы, огни и пламя не ставятся, территории не активируются
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
    [2] { $choices-1 } или { $choices-2 }
   *[other] { $choices }
  }
about-of-withering = Способность увядания: { $choices-count ->
    [1] { $choices-1 }
    [2] { $choices-1 } или { $choices-2 }
   *[other] { $choices }
  }.
title-effect-steal_on_deploy = Размещение: кража
title-effect-explorer_jump = Прыжок Исследователя
title-effect-vp_on_deploy = Размещение: очки
title-effect-tactic_on_curse = Проклятие: тактика
title-effect-light_on_deploy = Размещение: зажечь
title-effect-extinguish_on_deploy = Размещение: погасить
title-effect-curse_strength = Сила проклятий
title-effect-vp_on_temple = Храм: очки
title-effect-castle_strength = Сила замка
title-effect-warrior_push = Толчок Воина
title-effect-plus_mine = Шахта плюс
title-effect-plus_curse = Влияние плюс
title-effect-plus_barracks = Казармы плюс
title-effect-plus_tavern = Таверна плюс
title-effect-plus_forge = Кузница плюс
title-effect-plus_portal = Портал плюс
title-effect-light_on_temple = Храм: зажечь
title-effect-end_curse = Итог: влияние
title-effect-end_barracks = Итог: казармы
title-effect-end_tavern = Итог: таверны
title-effect-end_forge = Итог: кузницы
title-effect-end_portal = Итог: порталы
title-effect-light_on_tactic = Тактика: зажечь
title-effect-extinguish_on_tactic = Тактика: погасить
title-effect-steal_on_tactic = Тактика: кража
title-effect-vp_on_tactic = Тактика: очки
title-effect-end_resources = Итог: ресурсы
title-effect-end_tactics = Итог: тактика
title-effect-end_flames = Итог: пламя
title-effect-end_mine = Итог: шахты
title-effect-extinguish_on_temple = Храм: погасить
part-choices-move = передвинуть свою свечу на 1 территорию
part-choices-vp = получить 1 ПО
part-choices-light = зажечь 1
part-choices-tactic = взять 1 карту тактики
part-choices-extinguish = погасить 1
part-choices-steal = украсть 1 ресурс
part-choices-steal_vp = украсть 1 ПО
part-choices-temple = разрушить верхний храм региона сражения
about-of-region = Регион { $id }: три территории. Одно сражение в год, если регион не поражён; при двух игроках – только если в нём стоит проклятие.

# Задания.

quest-type = { $type-key ->
    [annual] Ежегодное задание
   *[hierarchical] Иерархическое задание
  }
quest-reward = { $type-key ->
    [annual] Раз в год, очки по году: { PRINTED("year.1.quest_vp") }, { PRINTED("year.2.quest_vp") } или { PRINTED("year.3.quest_vp") }{ $two ->
        [yes] ; вдвоём не в I год
       *[no] {""}
      }.
   *[hierarchical] В первый раз очков { PRINTED("year.1.slot_vp") }, затем { PRINTED("year.2.slot_vp") }{ $two ->
        [yes] {" "}(не вдвоём)
       *[no] {""}
      } и { PRINTED("year.3.slot_vp") }.
  }{ $two ->
    [yes] {""}
   *[no] {" "}Вдвоём не используется.
  }
name-build_temple = Построить храм
about-build_temple = { quest-type }: построить храм. { quest-reward }
name-raze_temple = Разрушить храм
about-raze_temple = { quest-type }: разрушить храм. { quest-reward }
name-control_curse_1 = Получить первое проклятие
about-control_curse_1 = { quest-type }: получить контроль над первым проклятием. { quest-reward }
name-control_curse_2 = Получить второе проклятие
about-control_curse_2 = { quest-type }: получить контроль над вторым проклятием. { quest-reward }
name-control_curse_3 = Получить третье проклятие
about-control_curse_3 = { quest-type }: получить контроль над третьим проклятием. { quest-reward }
name-candle_out = Погасить свечу целиком
about-candle_out = { quest-type }: погасить все огни какой-либо свечи. { quest-reward }
name-upgrade_1 = Купить улучшение I года
about-upgrade_1 = { quest-type }: купить улучшение I года. { quest-reward }
name-upgrade_2 = Купить улучшение II года
about-upgrade_2 = { quest-type }: купить улучшение II года. { quest-reward }
name-upgrade_3 = Купить улучшение III года
about-upgrade_3 = { quest-type }: купить улучшение III года. { quest-reward }
name-flame_out = Погасить пламя земли
about-flame_out = { quest-type }: погасить пламя земли. { quest-reward }
name-region_6 = Контроль региона 6
about-region_6 = { quest-type }: взять под контроль все три территории региона 6. { quest-reward }
name-neutralise = Нейтрализовать карту тактики
about-neutralise = { quest-type }: нейтрализовать карту тактики. { quest-reward }
name-grey_win = Победить благодаря серому храму
about-grey_win = { quest-type }: победить в сражении благодаря серому храму. { quest-reward }
name-white_win = Победить у белого храма
about-white_win = { quest-type }: победить в регионе с белым храмом. { quest-reward }
name-black_win = Победить у чёрного храма
about-black_win = { quest-type }: победить в регионе с чёрным храмом. { quest-reward }
name-three_candles = Три свечи за год
about-three_candles = { quest-type }: разместить все три свечи за один год. { quest-reward }
name-castle_last_fire = Последний огонь – замком
about-castle_last_fire = { quest-type }: погасить замком последний огонь свечи. { quest-reward }
name-candle_last_fire = Последний огонь – свечой
about-candle_last_fire = { quest-type }: погасить свечой последний огонь другой свечи. { quest-reward }
name-enemy_curse_win = Победить при чужом проклятии
about-enemy_curse_win = { quest-type }: победить в регионе с проклятием соперника. { quest-reward }
name-own_curse_win = Победить при своём проклятии
about-own_curse_win = { quest-type }: победить в регионе со своим проклятием. { quest-reward }
name-neutralise_both = Нейтрализовать обе тактики
about-neutralise_both = { quest-type }: нейтрализовать обе карты тактики одного игрока в одном сражении. { quest-reward }
name-six_resources = Шесть ресурсов за раз
about-six_resources = { quest-type }: одним действием получить хотя бы шесть ресурсов. { quest-reward }
name-three_buys = Три покупки за раз
about-three_buys = { quest-type }: одним действием купить три улучшения или храма. { quest-reward }
name-three_tactics = Три тактики за раз
about-three_tactics = { quest-type }: одним действием получить хотя бы три карты тактики. { quest-reward }

# Curse cards.

name-of-curse = { $effect-title }
about-of-curse = { $effect-capital }.
title-effect-strength4 = Сильное проклятие
title-effect-reapply = Повтор свойства свечи
title-effect-relocate = Перемещение свечи
title-effect-temple_or_upgrade = Храм или улучшение
title-effect-first = Первый на шкале
title-effect-double = { $amount ->
    [2] Удвоение ПО
   *[other] Умножение ПО на { $amount }
  }
title-effect-extinguish_all = Погасить всё пламя
title-effect-light2 = Зажечь { $amount }
title-effect-extinguish2 = Погасить до { $amount }
part-effect-strength4 = боевая сила этого проклятия { $amount }, а не { PRINTED("number.curse_strength.value") }
part-effect-reapply = ещё раз применить свойство свечи в регионе проклятия; число огней на ней не меняется
part-effect-relocate = взять свечу из региона проклятия и переместить в любое место поля
part-effect-temple_or_upgrade = поставить храм в регион проклятия или получить жетон улучшения бесплатно
part-effect-first = владелец становится первым на шкале очередности хода
part-effect-double = если владелец в регионе проклятия сражается хотя бы с одним соперником и побеждает, его ПО { $amount ->
    [2] удваиваются
   *[other] умножаются на { $amount }
  }
part-effect-extinguish_all = погасить всё пламя земли в регионе проклятия
part-effect-light2 = в регионе проклятия зажечь { AMOUNT($amount, "any_fire") }, на свечах или на земле
part-effect-extinguish2 = в регионе проклятия погасить не больше чем { AMOUNT($amount, "any_fire") }, на свечах или на земле
