# По одному предложению об игре и о том, что выбирают перед партией.
summary-game = Даосы против призраков Ву-Фенга: спасите деревню вместе – или вместе проиграйте.
summary-mode-base = Базовая игра: продержитесь до воплощения и победите его.
summary-mode-white-moon = Дополнение: нужно ещё и спасать жителей, а помогут Лунные Кристаллы.
summary-option-level--initiation = Для первой партии. Чи у каждого Даоса: { PRINTED("level.initiation.qi") }; поражение при захваченных тайлах: { PRINTED("level.initiation.haunted_limit") }.
summary-option-level--normal = Обычная партия. Воплощений: { PRINTED("level.normal.incarnations") }; поражение при захваченных тайлах: { PRINTED("level.normal.haunted_limit") }.
summary-option-level--nightmare = Трудная партия. Воплощений: { PRINTED("level.nightmare.incarnations") }, при одном или двух игроках { PRINTED("level.nightmare.incarnations_few") }.
summary-option-level--hell = Самая трудная партия. Воплощений: { PRINTED("level.hell.incarnations") }, при одном или двух игроках { PRINTED("level.hell.incarnations_few") }. Жетон Инь-Ян в начале: { PRINTED("level.hell.yin_yang") ->
    [yes] да
   *[no] нет
  }.
summary-option-powers--random = Какая сила его поля достанется каждому Даосу, решает жребий.
summary-option-powers--choose = Каждый сам выбирает силу своего поля.
summary-option-colours--random = Кому какой Даос, решает жребий.
summary-option-colours--choose = Каждый сам выбирает Даоса.
summary-option-first--random = Первого игрока называет жребий.
summary-option-first--choose = Кто начинает, говорит первое место.
summary-option-village--kung_fu_school = Тайлы базовой игры, но { name-kung_fu_school } вместо Ночного Дозора.
summary-option-village--random = Какой тайл останется в коробке, решает жребий.
summary-option-portal = На тайле с Порталом нет жителей. На крайнем тайле партия труднее.
summary-option-incarnations--by_level = Новые — на Кошмарном и Адском уровнях, ниже — из базовой игры.
summary-option-incarnations--base = Воплощения базовой игры на любом уровне.
summary-option-incarnations--new = Воплощения «Полнолуния» на любом уровне.
