# Задания: что должно быть выполнено, когда зажигают Костёр.

# Виды, строки которых читаются одинаково: слова складываются из напечатанных значений.

name-of-task = { $colour-key ->
    [blue] Синее
    [red] Красное
   *[yellow] Жёлтое
  } задание «{ $kind-title }», { AMOUNT($points, "point") }
    .acc = { $colour-key ->
        [blue] синее
        [red] красное
       *[yellow] жёлтое
      } задание «{ $kind-title }» ({ AMOUNT($points, "point") })
    .icons = [task_{ $colour-key }] «{ $kind-title }», { AMOUNT($points, "point") }
    .lit = [bonfire_{ $colour-key }] «{ $kind-title }», { AMOUNT($points, "point") }
about-of-task = { $kind }
name-of-fate_tile = Жетон судьбы ({ $symbols })
    .acc = жетон судьбы ({ $symbols })
    .icons = [fate_{ $symbols-1-key }] [fate_{ $symbols-2-key }] [fate_{ $symbols-3-key }]
about-of-fate_tile = Приносит жетоны действий: { $symbols }; и ещё по одному за каждый такой же символ группы, к которой примкнул.
name-of-route = маршрут { $ends-1-key }–{ $ends-2-key }
name-of-start_tile = Начальный жетон Пути
about-of-start_tile = Здесь ждёт любое количество Хранительниц. Остановившись на его месте Пути, Хранительница приносит ресурс: { $resource }. { $crystal-key ->
    [none] Кристалла на нём нет.
   *[other] Кристалл на нём: { $crystal }.
  }
name-of-island = остров { $id } ({ $resource-key ->
    [none] { $guardian }
   *[other] { $resource }
  })
    .dat = острову { $id } ({ $resource-key ->
        [none] { $guardian }
       *[other] { $resource }
      })
    .icons = { $resource-key ->
        [none] { $id } [guardian_{ $guardian-key }]
       *[other] { $id } [goods_{ $resource-key }]
      }
about-of-island = { $resource-key ->
    [none] Здесь ждёт { $guardian }: её забирают за один жетон, если такой у вас ещё нет.
   *[other] Здесь берут задание и оставляют дар: платят ресурс острова ({ $resource }) и ресурс с дара.
  }
name-of-path_tile = Жетон Пути ({ $crystal-key ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
  } кристалл, { $resource })
    .acc = жетон Пути ({ $crystal-key ->
        [blue] синий
        [red] красный
       *[yellow] жёлтый
      } кристалл, { $resource })
    .icons = [path_{ $crystal-key }] [goods_{ $resource-key }]
about-of-path_tile = Хранительница, остановившись здесь, приносит ресурс: { $resource }. В конце 2 очка, если рядом { $crystal-key ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
  } Костёр.
name-of-great_cell = { $token-token }, { $resource-key ->
    [none] очки
   *[other] { $resource }
  }
    .icons = { $resource-key ->
        [none] [token_{ $token-key }] [points]
       *[other] [token_{ $token-key }] [goods_{ $resource-key }]
      }
about-of-great_cell = Две награды из трёх: { $token-token }, { $resource-key ->
    [none] { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
   *[other] { $resource }
  }, портал этой области.
about-of-tom_card = { $action }
title-kind-guardian = { $of-1 }
title-kind-path_resource = Путь: { $of-1 }
title-kind-blue_and_red_bonfire = синий и красный Костры
title-kind-gift_on_resource = дар на острове: { $of-1 }
title-kind-two_by_two = по два двух ресурсов
title-kind-gifts_3_islands = дары на трёх островах
title-kind-gifts_2_one_island = два дара на острове
title-kind-fate_group3 = три рядом: { $of-1 }
title-kind-gnome_resource = гном: { $of-1 }
title-kind-common = общее задание
title-kind-portals3 = три портала
title-kind-paths_adjacent = одинаковые соседи на Пути
title-kind-gnomes3 = три гнома
title-kind-gold4 = четыре золота
title-kind-bonfires_3_colours = Костры трёх цветов
title-kind-resources3 = три ресурса: { $of }
title-kind-gifts_both_islands = дары на двух островах: { $of }
title-kind-blue4 = четыре синих
title-kind-guardians4 = четыре Хранительницы
title-kind-fate_two_groups3 = дважды три рядом: { $of }
title-kind-portals5 = пять порталов
title-kind-gifts_5_islands = дары на пяти островах
title-kind-red4 = четыре красных
title-kind-gnomes5 = пять гномов
title-kind-elders3 = три старейшины
title-kind-three_gifts_one_island = три дара на острове
title-kind-gift_stack_empty = пустая стопка даров
title-kind-red_crystals3 = три красных кристалла
title-kind-yellow4 = четыре жёлтых
title-kind-bonfires5 = пять Костров
title-kind-blue_crystals4 = четыре синих кристалла
title-kind-three_by_two = по три двух ресурсов
title-kind-gifts_2_on_3 = по два дара на трёх островах
title-kind-same_resource5 = пять одинаковых ресурсов
title-kind-action_tokens5 = пять жетонов: { $of }
title-kind-fate_marked_cells = выделенные ячейки
title-kind-guardians2_bonfires = две Хранительницы у Костров
title-kind-fate_two_groups4 = две группы по четыре
title-kind-fate_gold_cells = золотые ячейки
title-kind-fate_outer_columns = крайние столбцы
part-kind-guardian = У вас есть { $of-1 }.
part-kind-path_resource = У вас есть жетон Пути с ресурсом: { $of-1 }.
part-kind-blue_and_red_bonfire = У вас есть синий и красный Костры.
part-kind-gift_on_resource = Ваш дар лежит на острове с ресурсом: { $of-1 }.
part-kind-two_by_two = У вас хотя бы по два двух разных ресурсов, золото не в счёт.
part-kind-gifts_3_islands = Ваши дары лежат на трёх островах.
part-kind-gifts_2_one_island = На одном острове лежат два ваших дара.
part-kind-fate_group3 = В вашей области судьбы есть связная группа хотя бы из трёх таких символов: { $of-1 }.
part-kind-gnome_resource = У вас есть гном, на карте которого { $of-1 }.
part-kind-common = Вы выполнили хотя бы одно общее задание.
part-kind-portals3 = У вас хотя бы три портала.
part-kind-paths_adjacent = На двух соседних жетонах вашего Пути один и тот же ресурс.
part-kind-gnomes3 = У вас хотя бы три гнома.
part-kind-gold4 = У вас хотя бы четыре золота.
part-kind-bonfires_3_colours = У вас есть Костры всех трёх цветов; само это задание не в счёт.
part-kind-resources3 = { $of-count ->
    [one] У вас хотя бы три таких ресурса: { $of }.
   *[other] У вас есть каждый из этих ресурсов: { $of }.
  }
part-kind-gifts_both_islands = { $of-count ->
    [one] Ваши дары лежат на обоих островах с ресурсом: { $of }.
   *[other] Ваши дары лежат на островах с каждым из этих ресурсов: { $of }.
  }
part-kind-blue4 = Синих заданий и Костров у вас хотя бы четыре.
part-kind-guardians4 = У вас хотя бы четыре Хранительницы.
part-kind-fate_two_groups3 = В вашей области судьбы есть связные группы хотя бы из трёх символов каждого вида: { $of }.
part-kind-portals5 = У вас хотя бы пять порталов.
part-kind-gifts_5_islands = Ваши дары лежат на пяти островах.
part-kind-red4 = Красных заданий и Костров у вас хотя бы четыре.
part-kind-gnomes5 = У вас хотя бы пять гномов.
part-kind-elders3 = У вас хотя бы три старейшины.
part-kind-three_gifts_one_island = На одном острове лежат три ваших дара.
part-kind-gift_stack_empty = Одна из двух ваших стопок даров пуста.
part-kind-red_crystals3 = У вас хотя бы три жетона Пути с красным кристаллом.
part-kind-yellow4 = Жёлтых заданий и Костров у вас хотя бы четыре, считая это.
part-kind-bonfires5 = У вас хотя бы пять Костров; само это задание не в счёт.
part-kind-blue_crystals4 = У вас хотя бы четыре жетона Пути с синим кристаллом.
part-kind-three_by_two = У вас хотя бы по три двух разных ресурсов, золото не в счёт.
part-kind-gifts_2_on_3 = Хотя бы по два ваших дара лежат на трёх островах.
part-kind-same_resource5 = У вас хотя бы пять одинаковых ресурсов, золото не в счёт.
part-kind-action_tokens5 = { $of-count ->
    [one] У вас хотя бы пять жетонов действий этого вида: { $of }.
   *[other] У вас есть каждый из этих жетонов действий: { $of }.
  } Жёлтые других не заменяют.
part-kind-fate_marked_cells = Все выделенные ячейки вашей области судьбы закрыты.
part-kind-guardians2_bonfires = Две ваши Хранительницы стоят у Костров.
part-kind-fate_two_groups4 = В вашей области судьбы есть две связные группы хотя бы из четырёх одинаковых символов.
part-kind-fate_gold_cells = Все золотые ячейки вашей области судьбы закрыты.
part-kind-fate_outer_columns = Все ячейки двух крайних столбцов вашей области судьбы закрыты.
title-action-great = Великий костёр
title-action-path = Путь
title-action-task1 = Задание I
title-action-task2 = Задание II
title-action-master = Мастер
title-action-guardian = Хранительница
part-action-great = Том поворачивает Великий костёр к порталу, который ему нужен, и берёт его.
part-action-path = Том берёт все открытые жетоны Пути с ресурсом раскрытого мастера.
part-action-task1 = Из заданий двух островов с ресурсом раскрытого мастера Том берёт самое дорогое.
part-action-task2 = Из заданий двух островов с ресурсом раскрытого мастера Том берёт самое дешёвое; его послушник уходит в совет, и он получает очко.
part-action-master = Том берёт с поля всех мастеров с ресурсом раскрытого мастера.
part-action-guardian = Том берёт Хранительницу цвета, которого у него ещё нет.
