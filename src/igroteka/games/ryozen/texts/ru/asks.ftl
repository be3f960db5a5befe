# Вопросы и варианты ответов. $a вопроса: за кого отвечают, игрок или Василиск.

ask-setup-first = Кто ходит первым?
opt-setup-first = { $b-player }
ask-setup-clan = Какой клан вы ведёте?
opt-setup-clan = { $a }
ask-setup-basilisk_clan = Какой клан служит Василиску?
opt-setup-basilisk_clan = { $a }
ask-turn-revelation = Применить откровение в начале хода?
opt-turn-revelation = { $a }
ask-place-companion = Какого соратника поместить?
explain-place-companion = Раскрытый соратник может сразу применить способность и даёт { AMOUNT(PRINTED("table.table.influence_revealed"), "influence") }. Скрытый стоит { AMOUNT(PRINTED("table.table.hidden_price"), "coin") } и способности не применяет, зато даёт { AMOUNT(PRINTED("table.table.influence_hidden"), "influence") }, и удар его лишь раскроет.
opt-place-companion = { $a }
ask-place-space = Куда встаёт { $a }? { $a-about } Скрытым (ещё { AMOUNT(PRINTED("table.table.hidden_price"), "coin", "nom") }): влияние { PRINTED("table.table.influence_hidden") } вместо { PRINTED("table.table.influence_revealed") }, но без способности.
opt-place-space--palace = Дворец Феникса
opt-place-space--top = Вершина Дворца
opt-place-space = { $a }, место { $b }
ask-place-shown = { $a }: раскрытым (влияние { PRINTED("table.table.influence_revealed") }) или скрытым (влияние { PRINTED("table.table.influence_hidden") })?
explain-place-shown = Раскрытый может сразу применить способность, а удар отправит его во Дворец. Скрытый стоит { AMOUNT(PRINTED("table.table.hidden_price"), "coin") } и её не применяет, зато удар его лишь раскроет.
opt-place-shown--revealed = Раскрытым
opt-place-shown--hidden = Скрытым
ask-ability-use = Применить способность ({ $a })? { $a-about }
opt-ability-use--yes = Со способностью
opt-ability-use--no = Без способности
ask-effect-apply = Применить дневной эффект ({ $a })?
opt-effect-apply--yes = С дневным эффектом
opt-effect-apply--no = Без дневного эффекта
ask-palace-effect = Какой эффект Дворца?
explain-palace-effect = В обоих случаях Дворец затем поворачивается, и свет переходит на сектор дальше. Если отказаться, он не повернётся.
opt-palace-effect--pass = Никакой
opt-palace-effect--resource = Получить { AMOUNT(PRINTED("table.table.palace_resource"), "resource") }
opt-palace-effect--lantern = Потратить { AMOUNT(PRINTED("table.table.palace_lantern"), "lantern") } на дневной эффект выделенного сектора
ask-palace-top_lantern = Потратить { AMOUNT(PRINTED("table.table.palace_lantern"), "lantern") } на эффект выделенного сектора?
ask-palace-sector = { $a-side ->
    [opponent] Василиск: дневной эффект какого выделенного сектора?
   *[player] Дневной эффект какого выделенного сектора?
  }
opt-palace-sector = { $a }
ask-palace-direction = Куда поворачивается Дворец?
opt-palace-direction--clockwise = По часовой стрелке
opt-palace-direction--counter_clockwise = Против часовой стрелки
ask-gain-resource = { $a-side ->
    [opponent] Какой ресурс получает Василиск?
   *[player] Какой ресурс получить?
  }
opt-gain-resource = { $a }
ask-pay-resource = { $a-side ->
    [opponent] Василиск: каким ресурсом заплатить?
   *[player] Каким ресурсом заплатить?
  }
opt-pay-resource = { $a }
ask-lose-resource = { $a-side ->
    [opponent] Какой ресурс теряет Василиск?
   *[player] Какой ресурс потерять?
  }
opt-lose-resource = { $a }
ask-gain-shard = { $a-side ->
    [opponent] Какой осколок луны получает Василиск?
   *[player] Какой осколок луны получить?
  }
opt-gain-shard = { $a }
ask-lose-shard = { $a-side ->
    [opponent] Какой осколок луны теряет Василиск?
   *[player] Какой осколок луны потерять?
  }
opt-lose-shard = { $a }
ask-gates-event = { $a-side ->
    [opponent] Какое предсказанное событие сбрасывает Василиск?
   *[player] Сбросить предсказанное событие?
  }
explain-gates-event = Сброшенное событие ночью не случится ни для вас, ни для других.
opt-gates-event--pass = Никакое
opt-gates-event = { $a }
ask-outskirts-action = { $a-side ->
    [opponent] Василиск: исследовать или строить?
   *[player] Исследовать или строить?
  }
explain-outskirts-action = { $a-side ->
    [opponent] Исследователь Василиска идёт к следующей построенной деревне, всего до { PRINTED("sector.outskirts.day") }. Вместо последнего из этих шагов Василиск может построить новую деревню.
   *[player] Исследователь идёт к следующей построенной деревне, всего до { PRINTED("sector.outskirts.day") }. Вместо последнего из этих шагов можно построить новую деревню от последней построенной, за указанные там цену и очки благосклонности; на этом эффект кончается.
  }
opt-outskirts-action--explore = Исследовать следующую деревню
opt-outskirts-action--build = Построить деревню
ask-altar-explore = { $a-side ->
    [opponent] Василиск: сначала исследовать следующую деревню?
   *[player] Сначала исследовать следующую деревню?
  }
ask-altar-bonus = { $a-side ->
    [opponent] Василиск: бонус какой деревни?
   *[player] Бонус какой деревни?
  }
explain-altar-bonus = { $a-side ->
    [opponent] Одна из деревень, до которых дошёл Исследователь Василиска, включая стартовую, даёт Василиску свой бонус.
   *[player] Одна из деревень, до которых дошёл ваш Исследователь, включая стартовую, даёт вам свой бонус.
  }
opt-altar-bonus--pass = Никакой
opt-altar-bonus = { $a }
ask-altar-seal = Ударить до эффекта Алтаря или после?
opt-altar-seal--before = До
opt-altar-seal--after = После
ask-revelation-acquire = Приобрести откровение?
explain-revelation-acquire = Вы платите свитки, а потом оставляете карточку ради эффекта или сразу сбрасываете её за указанные рядом очки благосклонности.
opt-revelation-acquire--pass = Никакое
opt-revelation-acquire = { $a }
ask-basilisk-acquire = Какое откровение берёт Василиск?
opt-basilisk-acquire = { $a }
ask-revelation-keep = Оставить «{ $a }» или сбросить? { $a-about }
opt-revelation-keep--keep = Оставить
opt-revelation-keep--discard = Сбросить
ask-clan_house-reveal = Открыть соратника из стопки клана?
ask-clan_house-hire = { $a-side ->
    [opponent] Кого нанимает Василиск?
   *[player] Нанять соратника?
  }
explain-clan_house-hire = { $a-side ->
    [opponent] Василиск платит монеты области, получает указанные там очки благосклонности, а соратник заменяет одного из его соратников, в первую очередь Подмастерье.
   *[player] Вы платите монеты области, получаете указанные там очки благосклонности и ставите соратника на место одного из своих, который покидает игру.
  }
opt-clan_house-hire--pass = Никого
opt-clan_house-hire--area-1 = Ряд Дома кланов, 1
opt-clan_house-hire--area-2 = Ряд Дома кланов, 2
opt-clan_house-hire--area-3 = Ряд Дома кланов, 3
opt-clan_house-hire--area-4 = Ряд Дома кланов, 4
opt-clan_house-hire--area-5 = Ряд Дома кланов, 5
opt-clan_house-hire--area-6 = Ряд Дома кланов, 6
opt-clan_house-hire--area-7 = Ряд Дома кланов, 7
opt-clan_house-hire--area-8 = Ряд Дома кланов, 8
opt-clan_house-hire = { $a }
ask-clan_house-replace = { $a-side ->
    [opponent] Василиск: кого заменяет { $b }?
   *[player] Кого заменяет { $b }?
  }
explain-clan_house-replace = Заменённый покидает игру. Из руки нового соратника ещё можно разместить в этом раунде; на поле он встаёт как есть, без способности.
opt-clan_house-replace--palace = Дворец Феникса
opt-clan_house-replace--top = Вершина Дворца
opt-clan_house-replace = { $a }: { $b }
ask-strike-target = { $a-side ->
    [opponent] Василиск: по кому ударить?
   *[player] По кому ударить?
  }
explain-strike-target = Скрытый соратник раскрывается, раскрытый уходит во Дворец.
opt-strike-target = { $a }, место { $b }
ask-strike-wall = { $a-side ->
    [opponent] Василиск: на какую стену уходит соратник?
   *[player] На какую стену уходит соратник?
  }
opt-strike-wall = { $a } { $b }
ask-strike-mercy = Применить милосердие?
opt-strike-mercy = { $a }
ask-turn-hidden = { $a-side ->
    [opponent] Василиск: какого соратника скрыть?
   *[player] Какого соратника скрыть?
  }
opt-turn-hidden = { $a }, место { $b }
ask-turn-revealed = { $a-side ->
    [opponent] Василиск: какого соратника раскрыть?
   *[player] Какого соратника раскрыть?
  }
opt-turn-revealed = { $a }, место { $b }
ask-move-companion = { $a-side ->
    [opponent] Василиск: какой соратник переходит?
   *[player] Какой соратник переходит?
  }
opt-move-companion = { $a }, место { $b }
ask-move-space = { $a-side ->
    [opponent] Василиск: куда переходит соратник?
   *[player] Куда переходит соратник?
  }
opt-move-space = { $a }, место { $b }
explain-effect-apply = Это эффект того места, куда встал соратник; можно обойтись и без него.
ask-trickster-companion = { $a-side ->
    [opponent] Василиск: чью способность применяет Фокусник?
   *[player] Чью способность применяет Фокусник?
  }
opt-trickster-companion = { $a }
ask-hermit-sector = { $a-side ->
    [opponent] Василиск: эффект какого соседнего сектора?
   *[player] Эффект какого соседнего сектора?
  }
opt-hermit-sector = { $a }
ask-pathfinder-action = { $a-side ->
    [opponent] Василиск: что делает Следопыт?
   *[player] Что делает Следопыт?
  }
opt-pathfinder-action--explore = Исследует построенную деревню
opt-pathfinder-action--bonus = Берёт бонус деревни
ask-seer-action = { $a-side ->
    [opponent] Василиск: что делает Ясновидец?
   *[player] Что делает Ясновидец?
  }
opt-seer-action--discard = Сбрасывает предсказанное событие
opt-seer-action--return = Возвращает сброшенное событие
ask-event-area = { $a-side ->
    [opponent] Василиск: на какую область возвращается событие?
   *[player] На какую область возвращается событие?
  }
explain-event-area = Последнее сброшенное событие возвращается на пустую область и ночью случится в её очередь.
opt-event-area = Область { $b }
ask-haven-sector = { $a-side ->
    [opponent] Василиск: какой выделенный сектор сразу даёт ночную награду?
   *[player] Какой выделенный сектор сразу даёт ночную награду?
  }
opt-haven-sector = { $a }
ask-prayer-lanterns = Сколько осколков луны получить?
opt-prayer-lanterns = { AMOUNT($a, "moon_shard") }
ask-event-card = { $a-side ->
    [opponent] Василиск: какое откровение сбросить?
   *[player] Какое откровение сбросить?
  }
opt-event-card = { $a }
ask-event-mist = { PRINTED("event.mist_of_oblivion.name") }: сбросить «{ $a }» или потерять очки благосклонности? { $a-about }
opt-event-mist--discard = Сбросить
opt-event-mist--favour = Потерять { AMOUNT(PRINTED("event.mist_of_oblivion.amount"), "favour") }
ask-event-quake = { $a-side ->
    [opponent] Василиск, { PRINTED("event.earthquake.name") }: теряет осколок луны или очко благосклонности?
   *[player] { PRINTED("event.earthquake.name") }: потерять осколок луны или очко благосклонности?
  }
opt-event-quake--shard = Потерять осколок луны
opt-event-quake--favour = Потерять 1 очко благосклонности
ask-basilisk-space = Куда Василиск ставит соратника ({ $b })?
opt-basilisk-space--palace = Дворец Феникса
opt-basilisk-space--top = Вершина Дворца
opt-basilisk-space = { $a }, место { $b }
ask-act-explore = Исследовать деревню сейчас?
ask-act-price = Сбросить осколок луны или потерять очки благосклонности?
opt-act-price--shard = Сбросить осколок луны
opt-act-price--favour = Потерять очки благосклонности
ask-act-choice = { $a }: куда повернёт история?
explain-act-choice = Выбранный сейчас путь может вспомнить следующий акт.
