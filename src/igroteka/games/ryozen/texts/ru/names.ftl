# Имена вещей и что они делают.

name-gates = Врата
about-gates = Днём: { AMOUNT($day, "lantern") }, и можно сбросить предсказанное событие. { part-night-reward }
name-capital = Столица
about-capital = Днём: { AMOUNT($day, "scroll") }, и ваш Глашатай становится первым. { part-night-reward }
name-outskirts = Окраина
about-outskirts = Днём: исследовать { AMOUNT($day, "village", "upto") } или вместо последнего шага построить новую. { part-night-reward }
name-altar = Алтарь
about-altar = Днём: исследовать { AMOUNT($day, "village", "upto") } и получить бонус одной из исследованных. { part-night-reward }
name-springs = Источники
about-springs = Днём: приобрести до { $day ->
    [one] { $day } карточки откровений
    [few] { $day } карточек откровений
   *[many] { $day } карточек откровений
  }. { part-night-reward }
name-clan_house = Дом кланов
about-clan_house = Днём: раскрыть соратника своего клана и нанять до { $day ->
    [one] { $day } соратника
    [few] { $day } соратников
   *[many] { $day } соратников
  } из ряда. { part-night-reward }
name-palace = Дворец Феникса
about-palace = Днём: { AMOUNT(PRINTED("table.table.palace_resource"), "resource") } или, за { AMOUNT(PRINTED("table.table.palace_lantern"), "lantern") }, дневной эффект выделенного сектора; затем Дворец поворачивается. Ночью: { AMOUNT(PRINTED("table.table.palace_favour"), "favour") } за каждого вашего соратника здесь и { AMOUNT(PRINTED("table.table.palace_shard"), "moon_shard") }; жетон первого игрока самому влиятельному.
name-wall = Внешние стены
about-wall = Внешние стены: четыре места у подножия, по одному с каждой стороны.
name-embrasure = Бойницы
about-embrasure = Бойницы: четыре места на втором ярусе, по одному с каждой стороны; соратника ставят вертикально.
name-top = Вершина
about-top = Вершина: единственное место на самом верху для одного соратника.
name-apprentice = Подмастерье
about-apprentice = Способности нет.
name-warrior = Воин
about-warrior = Удар по одному другому соратнику в секторе, где стоит Воин.
name-philosopher = Философ
about-philosopher = Позволяет приобрести { AMOUNT($amount, "card", "upto") } за обычную цену в свитках.
name-merchant = Торговец
about-merchant = Приносит { AMOUNT($amount, "any") }.
name-archer = Лучник
about-archer = Удар по одному соратнику в секторе напротив Лучника.
name-bard = Бард
about-bard = Бесплатно делает скрытым одного раскрытого соратника в соседнем секторе.
name-trickster = Фокусник
about-trickster = Заимствует способность любого из ваших соратников, лежащих в ряду Дома кланов, как собственную.
name-diplomat = Дипломат
about-diplomat = Один ваш соратник, стоящий в соседнем секторе, бесплатно переходит к Дипломату, если там есть свободное место.
name-counsellor = Советник
about-counsellor = Глашатай первый на треке Столицы: { AMOUNT($amount, "favour") }; иначе { AMOUNT($other, "scroll") }.
name-pathfinder = Следопыт
about-pathfinder = На выбор одно: исследовать { AMOUNT($amount, "village", "upto") } из построенных или взять бонус той, где стоит ваш Исследователь.
name-seer = Ясновидец
about-seer = На выбор одно: убрать предсказанное событие в сброс или вернуть верхнее из сброса на пустую область.
name-mentor = Наставник
about-mentor = Даёт применить дневной эффект Дома кланов.
name-hermit = Отшельник
about-hermit = Вместо дневного эффекта своего сектора применяется эффект соседнего.
name-guard = Страж
about-guard = За { AMOUNT($amount, "coin") } закрывает свой сектор: пока снова не наступит ваш ход, туда нельзя ни ставить, ни переводить соратников.
name-organiser = Организатор
about-organiser = Удар по соратнику в любом секторе, где есть ваш скрытый соратник.
name-night_agent = Ночной агент
about-night_agent = За { AMOUNT($amount, "any") } даёт { AMOUNT($other, "moon_shard") } того цвета, что положен сектору, где встал Ночной агент.
name-prosperopolis = Благополис
about-prosperopolis = Бонус: { AMOUNT($amount, "coin", "nom") }, { AMOUNT($amount, "scroll") } и { AMOUNT($amount, "lantern") }.
name-craftville = Мастервила
about-craftville = Бонус: { AMOUNT($amount, "scroll") } из запаса.
name-fire_cape = Огненный мыс
about-fire_cape = Бонус: { AMOUNT($amount, "lantern") } из запаса.
name-river_shoal = Речная отмель
about-river_shoal = Бонус: { AMOUNT($amount, "favour") } за каждую пару своих откровений, с округлением вниз.
name-bulwark = Оплот
about-bulwark = Бонус: { AMOUNT($amount, "any") } за каждую незанятую область предсказанных событий.
name-owl_bay = Совиная бухта
about-owl_bay = Бонус: один ваш раскрытый соратник бесплатно становится скрытым.
name-bandit_lair = Бандитское логово
about-bandit_lair = Бонус: верхнее событие из сброса возвращают на пустую область, за это { AMOUNT($amount, "favour") }.
name-bird_gorge = Птичье ущелье
about-bird_gorge = Бонус: { AMOUNT($amount, "favour") } за каждого своего соратника (раскрытого или скрытого) в выделенных секторах.
name-town_hall = Ратуша
about-town_hall = Бонус: применить дневной эффект Столицы{ $amount ->
    [one] {""}
    [few] {" "}{ $amount } раза
   *[many] {" "}{ $amount } раз
  }.
name-nomad_camp = Лагерь кочевников
about-nomad_camp = Бонус: один ваш раскрытый соратник бесплатно переходит на пустое место другого сектора; ни способность, ни дневной эффект не срабатывают.
name-moon_forge = Лунная кузница
about-moon_forge = Бонус: ваш Исследователь отступает на { AMOUNT($amount, "village") }, взамен вы получаете { AMOUNT($amount, "shard") }.
name-moon_haven = Лунная гавань
about-moon_haven = Бонус: немедленно раздать ночную награду одного выделенного сектора всем, у кого там есть соратник.
name-start = Стартовая деревня
about-start = Доступна всегда. Бонус:{ PRINTED("path.path.start_bonus.1") ->
    [0] {""}
    [one] {" "}+{ PRINTED("path.path.start_bonus.1") } монета
    [few] {" "}+{ PRINTED("path.path.start_bonus.1") } монеты
   *[many] {" "}+{ PRINTED("path.path.start_bonus.1") } монет
  }{ PRINTED("path.path.start_bonus.2") ->
    [0] {""}
    [one] {" "}+{ PRINTED("path.path.start_bonus.2") } свиток
    [few] {" "}+{ PRINTED("path.path.start_bonus.2") } свитка
   *[many] {" "}+{ PRINTED("path.path.start_bonus.2") } свитков
  }{ PRINTED("path.path.start_bonus.3") ->
    [0] {""}
    [one] {" "}+{ PRINTED("path.path.start_bonus.3") } фонарь
    [few] {" "}+{ PRINTED("path.path.start_bonus.3") } фонаря
   *[many] {" "}+{ PRINTED("path.path.start_bonus.3") } фонарей
  }{ PRINTED("path.path.start_bonus-count") ->
    [3] {""}
    [4] { PRINTED("path.path.start_bonus.4") ->
        [0] {""}
        [one] {" "}+{ PRINTED("path.path.start_bonus.4") } ресурс на выбор
        [few] {" "}+{ PRINTED("path.path.start_bonus.4") } ресурса на выбор
       *[many] {" "}+{ PRINTED("path.path.start_bonus.4") } ресурсов на выбор
      }
    [5] { PRINTED("path.path.start_bonus.4") ->
        [0] {""}
        [one] {" "}+{ PRINTED("path.path.start_bonus.4") } ресурс на выбор
        [few] {" "}+{ PRINTED("path.path.start_bonus.4") } ресурса на выбор
       *[many] {" "}+{ PRINTED("path.path.start_bonus.4") } ресурсов на выбор
      }{ PRINTED("path.path.start_bonus.5") ->
        [0] {""}
        [one] {" "}+{ PRINTED("path.path.start_bonus.5") } осколок луны на выбор
        [few] {" "}+{ PRINTED("path.path.start_bonus.5") } осколка луны на выбор
       *[many] {" "}+{ PRINTED("path.path.start_bonus.5") } осколков луны на выбор
      }
   *[other] { PRINTED("path.path.start_bonus.4") ->
        [0] {""}
        [one] {" "}+{ PRINTED("path.path.start_bonus.4") } ресурс на выбор
        [few] {" "}+{ PRINTED("path.path.start_bonus.4") } ресурса на выбор
       *[many] {" "}+{ PRINTED("path.path.start_bonus.4") } ресурсов на выбор
      }{ PRINTED("path.path.start_bonus.5") ->
        [0] {""}
        [one] {" "}+{ PRINTED("path.path.start_bonus.5") } осколок луны на выбор
        [few] {" "}+{ PRINTED("path.path.start_bonus.5") } осколка луны на выбор
       *[many] {" "}+{ PRINTED("path.path.start_bonus.5") } осколков луны на выбор
      }{ PRINTED("path.path.start_bonus.6") ->
        [0] {""}
        [one] {" "}+{ PRINTED("path.path.start_bonus.6") } очко благосклонности
        [few] {" "}+{ PRINTED("path.path.start_bonus.6") } очка благосклонности
       *[many] {" "}+{ PRINTED("path.path.start_bonus.6") } очков благосклонности
      }
  }.
name-strategic_manoeuvres = Стратегические манёвры
about-strategic_manoeuvres = Начало хода: за { AMOUNT($cost, "coin") } один ваш соратник переходит на свободное место другого сектора; цена места не платится, бонусов переход не даёт.
name-revelation_kind-offering_wealth = Подношение богатства
about-revelation_kind-offering_wealth = Начало хода: можно ударить собственного соратника, награда: { AMOUNT($amount, "coin", "nom") }.
name-revelation_kind-offering_wisdom = Подношение мудрости
about-revelation_kind-offering_wisdom = Начало хода: можно ударить собственного соратника, награда: { AMOUNT($amount, "scroll") }.
name-revelation_kind-offering_spirits = Подношение духов
about-revelation_kind-offering_spirits = Начало хода: можно ударить собственного соратника, награда: { AMOUNT($amount, "lantern") }.
name-revelation_kind-offering_phoenix = Подношение Феникса
about-revelation_kind-offering_phoenix = Начало хода: можно ударить собственного соратника, награда: { AMOUNT($amount, "favour") }.
name-seal_outskirts = Печать Окраины
about-seal_outskirts = При каждом применении дневного эффекта Окраины владелец получает { AMOUNT($amount, "favour") }.
name-disguise = Маскировка
about-disguise = Начало хода: { AMOUNT($cost, "scroll") }, и один ваш раскрытый соратник становится скрытым.
name-prayer_coral = Молитва коралловой луны
about-prayer_coral = Начало хода: до { AMOUNT($amount, "time", "gen") } можно обменять фонари на осколки (коралл), каждый за { AMOUNT($cost, "lantern") }; затем карточка сбрасывается.
name-prayer_agate = Молитва агатовой луны
about-prayer_agate = Начало хода: до { AMOUNT($amount, "time", "gen") } можно обменять фонари на осколки (агат), каждый за { AMOUNT($cost, "lantern") }; затем карточка сбрасывается.
name-prayer_jade = Молитва нефритовой луны
about-prayer_jade = Начало хода: до { AMOUNT($amount, "time", "gen") } можно обменять фонари на осколки (нефрит), каждый за { AMOUNT($cost, "lantern") }; затем карточка сбрасывается.
name-seal_capital = Печать Столицы
about-seal_capital = При каждом применении дневного эффекта Столицы владелец берёт { AMOUNT($amount, "any") }.
name-seal_palace = Печать Дворца
about-seal_palace = Перед применением дневного эффекта Дворца владелец берёт { AMOUNT($amount, "coin") }.
name-seal_springs = Печать Источников
about-seal_springs = При дневном эффекте Источников { AMOUNT($amount, "favour") } за каждое приобретённое откровение.
name-seal_gates = Печать Врат
about-seal_gates = Перед дневным эффектом Врат каждый соперник сбрасывает { AMOUNT($amount, "resource") } по собственному выбору.
name-seal_altar = Печать Алтаря
about-seal_altar = При каждом применении дневного эффекта Алтаря вы наносите { AMOUNT($amount, "strike") } по чужим соратникам.
name-seal_clan_house = Печать Дома кланов
about-seal_clan_house = Перед дневным эффектом Дома кланов из своей стопки клана раскрывают { AMOUNT($amount, "extra") }.
name-mercy_coral = Коралловое милосердие
about-mercy_coral = Ударив чужого соратника, владелец может отдать { AMOUNT($cost, "any") } за { AMOUNT($amount, "coral") }.
name-mercy_agate = Агатовое милосердие
about-mercy_agate = Ударив чужого соратника, владелец может отдать { AMOUNT($cost, "any") } за { AMOUNT($amount, "agate") }.
name-mercy_jade = Нефритовое милосердие
about-mercy_jade = Ударив чужого соратника, владелец может отдать { AMOUNT($cost, "any") } за { AMOUNT($amount, "jade") }.
name-rainbow = Радуга
about-rainbow = Начало хода: сбросив карточку, владелец получает { AMOUNT($amount, "favour") } за каждый отличный от других светящийся глиф на своих откровениях вместе с ней.
name-breach = Брешь в стене
about-breach = Каждый теряет { AMOUNT($amount, "coin") }, { AMOUNT($amount, "scroll") } и { AMOUNT($amount, "lantern") }.
name-uprising = Восстание
about-uprising = Каждый теряет { AMOUNT($amount, "favour") } за каждую исследованную своим Исследователем деревню.
name-clan_house_fire = Пожар в Доме кланов
about-clan_house_fire = Каждый сбрасывает { AMOUNT($amount, "card") } из своих, на выбор.
name-bandit_raid = Бандитский налёт
about-bandit_raid = Каждый наносит { AMOUNT($amount, "strike") } по своим раскрытым соратникам.
name-rumours = Подозрительные слухи
about-rumours = Каждый раскрывает { AMOUNT($amount, "hidden") }, если есть.
name-ominous_shadows = Зловещие тени
about-ominous_shadows = Каждый теряет { AMOUNT($amount, "favour") } за каждый выделенный сектор со своим соратником.
name-eclipse_coral = Коралловое затмение
about-eclipse_coral = Каждый сбрасывает { AMOUNT($amount, "coral") }, а не имеющий таких, напротив, столько же берёт.
name-eclipse_agate = Агатовое затмение
about-eclipse_agate = Каждый сбрасывает { AMOUNT($amount, "agate") }, а не имеющий таких, напротив, столько же берёт.
name-eclipse_jade = Нефритовое затмение
about-eclipse_jade = Каждый сбрасывает { AMOUNT($amount, "jade") }, а не имеющий таких, напротив, столько же берёт.
name-curse_of_shadow = Проклятие тени
about-curse_of_shadow = Каждый наносит { AMOUNT($amount, "strike") } по своим соратникам в каждом выделенном секторе, где они есть.
name-palace_banquet = Дворцовый банкет
about-palace_banquet = За каждого своего соратника во Дворце игрок теряет { AMOUNT($amount, "any") }.
name-public_brawl = Публичная потасовка
about-public_brawl = Каждый теряет { AMOUNT($amount, "favour") } за каждого своего раскрытого Подмастерья на поле, считая Дворец.
name-lunar_curse = Лунное проклятие
about-lunar_curse = Каждый теряет { $amount ->
    [one] { $amount } осколок на выбор
    [few] { $amount } осколка на выбор
   *[many] { $amount } осколков на выбор
  } за каждый выделенный сектор со своим соратником.
name-sun_glare = Блики солнца
about-sun_glare = Каждый теряет { AMOUNT($amount, "favour") } за каждый сектор со своим соратником.
name-lunar_festival = Лунный фестиваль
about-lunar_festival = Каждый теряет { AMOUNT($amount, "lantern") } за каждого своего соратника в выделенных секторах.
name-unseen_presence = Невидимое присутствие
about-unseen_presence = Каждый раскрывает всех своих скрытых соратников в выделенных секторах.
name-three_lights = Церемония трёх огней
about-three_lights = Кто представлен во всех выделенных секторах сразу, теряет { AMOUNT($amount, "favour") }.
name-mist_of_oblivion = Туман забвения
about-mist_of_oblivion = За каждое своё откровение игрок либо сбрасывает его, либо теряет { AMOUNT($amount, "favour") }.
name-flood = Наводнение
about-flood = Исследователь каждого отступает на { AMOUNT($amount, "village") }.
name-earthquake = Землетрясение
about-earthquake = За каждого соратника на поле (включая Дворец) владелец теряет осколок луны на выбор или очко благосклонности{ AMOUNT($amount, "again") }.
name-orange = оранжевый
name-purple = фиолетовый
name-green = зелёный
name-blue = синий
name-easy = Лёгкий
name-medium = Средний
name-hard = Сложный
name-heroic = Героический
name-coin = монеты
name-scroll = свитки
name-lantern = фонари
name-coral = коралл
name-agate = агат
name-jade = нефрит
name-herald = Глашатай
name-favour_marker = Жетон Благосклонности
name-explorer = Исследователь
name-first_player = Жетон первого игрока
name-area = область
name-hand = Рука
name-revealed = раскрыт
name-hidden = скрыт
name-clockwise = по часовой стрелке
name-counter_clockwise = против часовой стрелки
name-opponent = Василиск
name-seat = игрок
name-companion = соратник
name-villages = деревни
name-revelations = откровения
name-abilities = способности
name-bonuses = бонусы
name-events = события
name-cards = карточки Василиска и истории
name-direction_1 = направление 1
name-direction_2 = направление 2
name-direction_3 = направление 3
name-direction_4 = направление 4
name-direction_5 = направление 5
name-direction_6 = направление 6
name-twist_1 = Поворот I
name-twist_2 = Поворот II
name-twist_3 = Поворот III
name-lacking_coin = столько монет у вас нет
name-lacking_scroll = столько свитков у вас нет
name-lacking_lantern = столько фонарей у вас нет
name-lacking_resources = столько ресурсов у вас нет
name-lacking_shards = столько осколков луны у вас нет
name-lacking_favour = столько очков благосклонности у вас нет
name-explorer_at_the_end = Исследователь уже стоит на последней деревне
name-road_complete = строить больше нечего
name-herald_first = Глашатай уже первый
part-night-reward = Ночью: { $night-key ->
    [coin] { $night_amount ->
        [one] { $night_amount } монета
        [few] { $night_amount } монеты
       *[many] { $night_amount } монет
      }
    [scroll] { AMOUNT($night_amount, "scroll") }
    [lantern] { AMOUNT($night_amount, "lantern") }
    [any] { AMOUNT($night_amount, "any") }
   *[favour] { AMOUNT($night_amount, "favour") }
  } всем, кто здесь есть, { $majority-key ->
    [coral] осколок коралловой
    [agate] осколок агатовой
   *[jade] осколок нефритовой
  } луны самому влиятельному.
