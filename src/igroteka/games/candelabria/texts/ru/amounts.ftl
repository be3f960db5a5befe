# Сколько чего: число и слово в винительном падеже; .nom – именительный, .gen – родительный.

amount-cell = { $n ->
    [one] { $n } ячейку
    [few] { $n } ячейки
   *[many] { $n } ячеек
  }
amount-slot = { $n ->
    [one] { $n } ячейку улучшений
    [few] { $n } ячейки улучшений
   *[many] { $n } ячеек улучшений
  }
amount-flame = { $n ->
    [one] { $n } единицу пламени земли
    [few] { $n } единицы пламени земли
   *[many] { $n } единиц пламени земли
  }
amount-fire = { $n ->
    [one] { $n } огонь свечи
    [few] { $n } огня свечи
   *[many] { $n } огней свечи
  }
amount-plain_fire = { $n ->
    [one] { $n } огонь
    [few] { $n } огня
   *[many] { $n } огней
  }
amount-gold_cube = { $n ->
    [one] { $n } кубик золота
    [few] { $n } кубика золота
   *[many] { $n } кубиков золота
  }
amount-wax_cube = { $n ->
    [one] { $n } кубик воска
    [few] { $n } кубика воска
   *[many] { $n } кубиков воска
  }
amount-gold = { $n ->
    [one] { $n } золото
    [few] { $n } золота
   *[many] { $n } золота
  }
amount-wax = { $n ->
    [one] { $n } воск
    [few] { $n } воска
   *[many] { $n } воска
  }
amount-vp = { $n ->
    [one] { $n } ПО
    [few] { $n } ПО
   *[many] { $n } ПО
  }
amount-mine = { $n ->
    [one] { $n } шахту
    [few] { $n } шахты
   *[many] { $n } шахт
  }
amount-influence = { $n ->
    [one] { $n } территорию влияния
    [few] { $n } территории влияния
   *[many] { $n } территорий влияния
  }
amount-barracks = { $n ->
    [one] { $n } казарму
    [few] { $n } казармы
   *[many] { $n } казарм
  }
amount-tavern = { $n ->
    [one] { $n } таверну
    [few] { $n } таверны
   *[many] { $n } таверн
  }
amount-forge = { $n ->
    [one] { $n } кузницу
    [few] { $n } кузницы
   *[many] { $n } кузниц
  }
amount-portal = { $n ->
    [one] { $n } портал
    [few] { $n } портала
   *[many] { $n } порталов
  }
amount-any_fire = { $n ->
    [one] { $n } огонь любого вида
    [few] { $n } огня любого вида
   *[many] { $n } огней любого вида
  }
amount-tactic = { $n ->
    [one] { $n } карту тактики
    [few] { $n } карты тактики
   *[many] { $n } карт тактики
  }
amount-resource = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
  }
amount-candle_card = { $n ->
    [one] { $n } карту свечи
    [few] { $n } карты свечей
   *[many] { $n } карт свечей
  }
amount-temple = { $n ->
    [one] { $n } храм
    [few] { $n } храма
   *[many] { $n } храмов
  }
amount-move = { $n ->
    [one] { $n } передвижение
    [few] { $n } передвижения
   *[many] { $n } передвижений
  }
