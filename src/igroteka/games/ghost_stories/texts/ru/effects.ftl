# Что делают вещи.

about-cemetery = Верните погибшего Даоса с 2 Чи, а в «Полнолунии» можно и жителя; затем бросьте кубик Проклятия.
about-altar = Очистите захваченный тайл; затем приходит призрак.
about-herbalist = Бросьте два кубика Дао и возьмите жетоны Дао выпавших цветов; белая грань – любого цвета.
about-circle = Положите сюда жетон Дао любого цвета: пока он лежит, у всех призраков этого цвета сопротивление на 1 меньше.
about-pavilion = Переместите призрака на любое свободное место, затем другого Даоса на один тайл.
about-tea_house = Возьмите жетон Дао любого цвета и Чи; затем приходит призрак.
about-kung_fu_school = Одно изгнание против всех призраков цвета вашего поля или всех чёрных, где бы они ни стояли; правые камни не действуют.
about-mountain = Четвёртый, серый кубик Дао в ваших изгнаниях, и вы никогда не бросаете кубик Проклятия.
about-favorite = Один раз за бросок можно перебросить любые свои кубики Дао или кубик Проклятия.
about-gust = В один ход и изгоняйте, и просите помощи (в «Полнолунии» можно вместо неё спасти жителя) – в любом порядке, с одного тайла.
about-second_wind = Дважды просите помощи или дважды изгоняйте (в «Полнолунии» можно и дважды спасти жителя).
about-twin_winds = Перед передвижением (по домашнему правилу – после него) можно передвинуть другого Даоса на один тайл.
about-pockets = Перед передвижением возьмите жетон Дао любого цвета.
about-mantra = Перед передвижением положите Мантру на любого призрака в игре: его сопротивление для всех на 1 меньше.
about-elixir = Сбросьте в свой ход: один Даос берёт Чи, или возвращается погибший Даос либо житель.
about-moon_dust = Сбросьте в свою фазу Ян: возьмите Лунный Кристалл.
about-scroll = Сбросьте в свою фазу Ян после передвижения: все живые Даосы могут прийти на ваш тайл, каждый при желании с жителем.
about-fireworks = Сбросьте в свою фазу Ян: помощь любого активного тайла.
about-shield = В ваш ход новый призрак, которому место на вашем поле, уходит под колоду, и открывается другой.
about-claw = Если ни один призрак не изгнан, можно взять жетон Дао цвета одной из целей.
about-armour = Левые камни призраков, приходящих на ваше поле, не действуют.
about-sword = В ваших изгнаниях один кубик Дао сразу белый, остальные бросают.
about-tao = Тратится после броска как один результат своего цвета. На правом камне призрака: возьмите один на выбор.
about-qi = Жизнь Даоса: без Чи он погибает. На левом камне призрака: действующий Даос теряет один.
about-curse = Кубик Проклятия: { $faces }.
about-buddha = Ставится в конце хода на пустое место перед вами; первый пришедший туда призрак сброшен, а Будда возвращается.
about-power_token = Потратьте в фазу Ян, чтобы до конца хода пользоваться силой нейтрального поля; затем он ждёт на центральном тайле.
about-yin_yang = Потратьте до или после шага: помощь любого тайла или очищение захваченного.
about-haunting_figurine = С символа она захватит тайл перед собой при следующем действии призрака.
about-taoist = Фигурка игрока: ходит на один тайл за ход, в том числе по диагонали.
about-crystal = Заменяет жетон Дао любого цвета или заполняет Хранилище: четыре полных поднимают Магический Барьер.
about-receptacle = Сюда кладут Лунный Кристалл с углового тайла или когда рядом встаёт Су-Линг.
about-graveyard = Погибшие жители. Если их { PRINTED("graveyard.graveyard.places") }, партия проиграна.
about-deck = Каждый ход игрока приносит отсюда призрака, если поле не заполнено призраками. Когда колода кончится, партия проиграна.
about-haunted = Здесь никто не поможет. Слишком много таких тайлов – поражение; очищают Алтарь Даосов и жетон Инь-Ян.
about-villager = Отведите жителя к Порталу и спасите; если житель гибнет, наступает наказание его семьи.
about-portal_centre = На его тайле Даос может вместо другого действия спасти верхнего жителя.
about-tao_dice = Три белых кубика и серый – для Силы Горы и Барьера. Белая грань заменяет любой цвет.
about-neutral = Поле без игрока: призраки на нём действуют, в его ход новые не приходят, а его силу можно занять.
about-su_ling = Центральный камень призрака перед ней не действует.
about-long_1 = { PRINTED("family.long.about") }
about-chang_1 = { PRINTED("family.chang.about") }
about-teng_1 = { PRINTED("family.teng.about") }
about-weng_1 = { PRINTED("family.weng.about") }
about-miao_1 = { PRINTED("family.miao.about") }
about-miao_2 = { PRINTED("family.miao.about") }
about-wu_1 = { PRINTED("family.wu.about") }
about-wu_2 = { PRINTED("family.wu.about") }
about-xiang_1 = { PRINTED("family.xiang.about") }
about-xiang_2 = { PRINTED("family.xiang.about") }
about-sheng_1 = { PRINTED("family.sheng.about") }
about-sheng_2 = { PRINTED("family.sheng.about") }
about-sun_1 = { PRINTED("family.sun.about") }
about-sun_2 = { PRINTED("family.sun.about") }
about-sun_3 = { PRINTED("family.sun.about") }
about-li_1 = { PRINTED("family.li.about") }
about-li_2 = { PRINTED("family.li.about") }
about-li_3 = { PRINTED("family.li.about") }
about-zhou_1 = { PRINTED("family.zhou.about") }
about-zhou_2 = { PRINTED("family.zhou.about") }
about-zhou_3 = { PRINTED("family.zhou.about") }
about-hua_1 = { PRINTED("family.hua.about") }
about-hua_2 = { PRINTED("family.hua.about") }
about-hua_3 = { PRINTED("family.hua.about") }

# Камни карт призраков.

name-ghost = приходит ещё один призрак
    .curse = приходит ещё один призрак
about-ghost = При появлении приходит ещё один призрак.
name-power_lock = сила заблокирована
about-power_lock = Пока призрак стоит на поле, сила этого поля не действует.
name-fast = быстрый Обитатель
about-fast = Его фигурка сразу встаёт на символ: захват случится при первом же действии.
name-die = кубик захвачен
about-die = Пока призрак в игре, один кубик Дао захвачен, и бросать его нельзя.
name-tao_lock = жетоны Дао заблокированы
about-tao_lock = Пока призрак в игре, никто не может тратить жетоны Дао.
name-haunt = захват тайла
    .curse = захват тайла
about-haunt = При появлении захвачен первый активный тайл перед призраком.
name-group_tao = каждый теряет жетон Дао
about-group_tao = Каждый живой игрок теряет жетон Дао по своему выбору: на левом камне – при появлении, на центральном – в каждую фазу Инь его поля.
name-devour = житель съеден
about-devour = При появлении гибнет первый житель на его пути.
name-haunter = Обитатель
about-haunter = В фазу Инь его фигурка делает шаг вперёд; с символа она захватывает первый активный тайл перед собой и возвращается на карту.
name-tormentor = Мучитель
about-tormentor = В фазу Инь бросают кубик Проклятия.
name-devourer = Пожиратель
about-devourer = В фазу Инь убивает верхнего жителя первой стопки на своём пути.
name-immune = не боится кубиков
about-immune = Кубики против него не действуют, жетоны Дао действуют.
name-two_tao = два жетона Дао
about-two_tao = При изгнании: возьмите два жетона Дао на выбор.
name-qi_or_yin_yang = Чи или Инь-Ян
about-qi_or_yin_yang = При изгнании: возьмите Чи или верните свой жетон Инь-Ян.
name-all_powers_off = силы отключены
about-all_powers_off = Пока оно в игре, силы всех полей не действуют.
name-circle_off = Молитвенный Круг опустел
about-circle_off = При появлении жетон с Молитвенного Круга сбрасывается.
name-portal_off = Портала нет
about-portal_off = Пока оно не побеждено, Портал лежит на его карте.
name-kill_chosen = гибнет житель
about-kill_chosen = Гибнет один из верхних жителей, по вашему выбору: на левом камне – при появлении, на центральном – в начале каждой фазы Инь его поля.
name-su_ling_off = Су-Линг нет
about-su_ling_off = Пока оно не побеждено, Су-Линг лежит на его карте.
name-lay_down_all = все Даосы падают
about-lay_down_all = При появлении все живые Даосы падают: их следующее передвижение уйдёт на то, чтобы встать.
name-remove_two_bottom = время уходит
about-remove_two_bottom = При появлении два нижних призрака колоды взакрытую уходят из игры.
name-opposite_empty = защищён с другой стороны
about-opposite_empty = Изгнать его можно, только если на другом конце его линии нет призрака.
name-buddha_first = сначала Будда
about-buddha_first = Изгнать его можно лишь после того, как оно попало на место с Буддой.
name-white_not_wild = белое ничего не заменяет
about-white_not_wild = Пока оно в игре, белые грани не заменяют цвет.
name-ghost_each_yin = призрак каждую Инь
about-ghost_each_yin = В начале каждой фазы Инь его поля приходит ещё один призрак.
name-move_each_yin = оно бродит
about-move_each_yin = В начале каждой фазы Инь его поля оно переходит по часовой стрелке на следующее место без призрака.
name-reward_qi_yin_yang = Чи и Инь-Ян
about-reward_qi_yin_yang = При изгнании: команда получает Чи и жетон Инь-Ян.
name-reward_crystal_yin_yang = Лунный Кристалл и Инь-Ян
about-reward_crystal_yin_yang = При изгнании: команда получает Лунный Кристалл и жетон Инь-Ян.
name-supply = Банк
about-supply = Жетоны, которых ни у кого нет. Что здесь кончилось, того не получить.
name-discard = Сброс
about-discard = Изгнанные и ушедшие призраки; они не возвращаются.
name-captured_die = Захваченный кубик
about-captured_die = Призрак держит один из кубиков Дао: пока он здесь, все бросают на кубик меньше.

# Виды, строки которых читаются одинаково: слова складываются из напечатанных значений.

about-of-ghost = { $colour-key ->
    [red] Красный
    [blue] Синий
    [green] Зелёный
    [yellow] Жёлтый
   *[black] Чёрный
  }, сопротивление { $resistance }.{ $left-count ->
    [0] {""}
   *[other] {" "}Приходя: { $left }.
  }{ $centre-count ->
    [0] {""}
   *[other] {" "}{ $centre-capital }.
  }{ $right-count ->
    [0] {""}
   *[other] {" "}При изгнании: { $right }.
  }
about-of-family = Гибель: { $penalty }. Семья спасена: { $reward }.
part-centre-haunter = в фазу Инь через раз захватывает тайл
part-left-ghost = приводит ещё одного призрака
part-right-curse = бросьте кубик Проклятия
part-right-two_tao = возьмите два жетона Дао
part-centre-tormentor = в фазу Инь бросают кубик Проклятия
part-right-qi_or_yin_yang = возьмите Чи или свой жетон Инь-Ян
part-left-fast = сразу ставит фигурку на символ
part-right-tao = возьмите жетон Дао
part-left-die = захватывает кубик Дао
part-left-qi = отнимает Чи у действующего Даоса
part-left-tao_lock = запрещает тратить жетоны Дао, пока он здесь
part-left-haunt = захватывает тайл
part-left-group_tao = отнимает у каждого жетон Дао
part-centre-devourer = в фазу Инь съедает жителя
part-right-crystal = возьмите Лунный Кристалл
part-left-devour = съедает жителя
part-penalty-green_tao_out = зелёный жетон Дао уходит из игры
part-reward-elixir = Эликсир Жизни
part-penalty-red_tao_out = красный жетон Дао уходит из игры
part-reward-moon_dust = Лунная Пыль
part-penalty-yellow_tao_out = жёлтый жетон Дао уходит из игры
part-reward-scroll = Свиток Единства
part-penalty-blue_tao_out = синий жетон Дао уходит из игры
part-reward-fireworks = Фейерверк
part-penalty-black_tao_out = чёрный жетон Дао уходит из игры
part-reward-shield = Щит Времени
part-penalty-incarnation = в игру входит воплощение из коробки
part-reward-buddhas = сразу расставьте имеющихся Будд по свободным местам
part-penalty-another_dies = умирает ещё один житель по вашему выбору
part-reward-five_tao = разделите пять жетонов Дао, по одному каждого цвета
part-penalty-tile_haunted = захвачен тайл, на котором он стоял
part-reward-claw = Мстящий Коготь
part-penalty-ghost = приходит призрак
part-reward-armour = Доспехи Справедливости
part-penalty-bottom_card_out = нижняя карта колоды уходит из игры
part-reward-three_qi = разделите 3 Чи
part-penalty-qi = кто-нибудь по вашему выбору теряет Чи
part-reward-barrier = в конце хода – Магический Барьер
part-penalty-laid_down = действующий Даос падает, его следующее передвижение уйдёт на то, чтобы встать
part-reward-sword = Небесный Меч
part-left-power_lock = блокирует силу поля
part-faces-blank = ничего
part-faces-haunt = захват тайла
part-faces-ghost = новый призрак
part-faces-tao = потеря всех жетонов Дао
part-faces-qi = потеря Чи
part-centre-immune = кубики против него не действуют
part-cost-red = { $n ->
    [one] { $n } красный
   *[other] { $n } красных
  }
part-cost-blue = { $n ->
    [one] { $n } синий
   *[other] { $n } синих
  }
part-cost-green = { $n ->
    [one] { $n } зелёный
   *[other] { $n } зелёных
  }
part-cost-yellow = { $n ->
    [one] { $n } жёлтый
   *[other] { $n } жёлтых
  }
part-cost-black = { $n ->
    [one] { $n } чёрный
   *[other] { $n } чёрных
  }
part-cost-board = { $n } цвета своего поля
about-of-incarnation = Воплощение Ву-Фенга. Цена: { $cost }.{ $left-count ->
    [0] {""}
   *[other] {" "}При появлении: { $left }.
  }{ $centre-count ->
    [0] {""}
   *[other] {" "}{ $centre-capital }.
  }{ $right-count ->
    [0] {""}
   *[other] {" "}При изгнании: { $right }.
  }
part-left-curse = бросают кубик Проклятия
part-left-all_powers_off = пока воплощение в игре, отключены все силы всех полей
part-left-circle_off = пустеет Молитвенный Круг
part-left-portal_off = Портал лежит на этой карте до победы над воплощением, и спасать там никого нельзя
part-left-kill_chosen = гибнет один из верхних жителей стопок по вашему выбору
part-left-su_ling_off = Су-Линг лежит на этой карте до победы над воплощением
part-left-lay_down_all = все живые Даосы падают, и их следующее передвижение уйдёт на то, чтобы встать
part-left-remove_two_bottom = два нижних призрака колоды уходят из игры
part-centre-opposite_empty = изгнать его можно, лишь пока на другом конце линии нет призрака
part-centre-buddha_first = изгнать его можно лишь после того, как оно попало на место с Буддой
part-centre-group_tao = в каждую фазу Инь своего поля отнимает у каждого жетон Дао
part-centre-white_not_wild = пока оно в игре, белые грани не заменяют цвет
part-centre-kill_chosen = в начале каждой фазы Инь своего поля губит одного из верхних жителей стопок по вашему выбору
part-centre-ghost_each_yin = в начале каждой фазы Инь своего поля приводит ещё одного призрака
part-centre-move_each_yin = в начале каждой фазы Инь своего поля переходит по часовой стрелке на следующее место без призрака
part-right-reward_qi_yin_yang = команда получает Чи и жетон Инь-Ян
part-right-reward_crystal_yin_yang = команда получает Лунный Кристалл и жетон Инь-Ян
