# Вопросы и варианты ответов.

ask-setup-first = Кто ходит первым?
opt-setup-first = { $a }
ask-setup-colour = За какого Даоса вы играете?
opt-setup-colour = { $a-taoist }
ask-setup-power = Какая сила на поле?
explain-setup-power = У каждого поля две стороны с разными силами.
opt-setup-power = { $a }
ask-setup-save = Из какой стопки житель спасён до начала партии?
opt-setup-save = { $a }
ask-setup-artifact = Кто получает Артефакт?
opt-setup-artifact = { $a-taoist }

ask-yang-move = Ян: куда вы идёте?
explain-yang-move = Перейдите на соседний тайл или останьтесь, затем действуйте. До этого можно применить то, что предлагают кнопки.
opt-yang-move--stay = Остаться
opt-yang-move--stand = Встать
opt-yang-move--pockets = Бездонные Карманы: взять жетон Дао
opt-yang-move--mantra = Положить Ослабляющую Мантру
opt-yang-move--twin_winds = Два Ветра: передвинуть другого Даоса
opt-yang-move--yin_yang = Жетон Инь-Ян
opt-yang-move--elixir = Эликсир Жизни
opt-yang-move--moon_dust = Лунная Пыль
opt-yang-move--scroll = Свиток Единства
opt-yang-move--fireworks = Фейерверк
opt-yang-move = { $a }: { $b }
ask-yang-act = Ян: что вы делаете?
explain-yang-act = Попросите помощи жителей тайла или попытайтесь изгнать призраков, стоящих напротив.
opt-yang-act--skip = Ничего не делать
opt-yang-act--help = Попросить помощи на тайле
opt-yang-act--exorcism = Изгонять призраков
opt-yang-act--save = Спасти жителя
opt-yang-act--yin_yang = Жетон Инь-Ян
opt-yang-act--elixir = Эликсир Жизни
opt-yang-act--moon_dust = Лунная Пыль
opt-yang-act--scroll = Свиток Единства
opt-yang-act--fireworks = Фейерверк
opt-yang-act = { $a }: { $b }
ask-yang-second = Сила даёт ещё одно действие. Какое?
opt-yang-second = { $a }: { $b }
opt-yang-second--skip = Никакого
opt-yang-second--help = Попросить помощи на тайле
opt-yang-second--exorcism = Изгонять призраков
opt-yang-second--save = Спасти жителя
ask-yang-place = Конец Ян: разместить что-нибудь или закончить ход?
explain-yang-place = Теперь можно разместить взятое раньше на обведённом месте и потратить жетоны, которые остались, – или сразу закончить ход.
opt-yang-place--end = Закончить ход
opt-yang-place--crystal = Положить Лунный Кристалл в Хранилище
opt-yang-place--yin_yang = Жетон Инь-Ян
opt-yang-place--elixir = Эликсир Жизни
opt-yang-place--moon_dust = Лунная Пыль
opt-yang-place--scroll = Свиток Единства
opt-yang-place--fireworks = Фейерверк
opt-yang-place--borrow-mountain = Занять силу: Сила Горы
opt-yang-place =
    { $a }: { $b }, { $b-spaces ->
        [across] { $c ->
            [0] западное
            [1] среднее
           *[2] восточное
        }
       *[along] { $c ->
            [0] северное
            [1] среднее
           *[2] южное
        }
    } место
ask-yang-step = { name-spires }: следующий шаг?
opt-yang-step--stop = Остановиться здесь
opt-yang-step = { $a }

ask-arrival-space = Новый призрак: { $a }. На какое место он встаёт?
ask-tao-lose = Какой жетон Дао потерять?
opt-tao-lose = Дао: { $a }
ask-qi-payer = Кто теряет Чи?
opt-qi-payer = { $a-taoist }
ask-death-heir = Кто наследует Артефакты погибшего Даоса?
opt-death-heir = { $a-taoist }
ask-villager-dies = Из какой стопки погибает житель?
opt-villager-dies = { $a }
ask-tao-payer = Дао ({ $a }): кто отдаёт жетон?
opt-tao-payer = { $a-taoist }
ask-zhou-qi = Кто теряет Чи?
opt-zhou-qi = { $a-board }
ask-curse-reroll = Кубик Проклятия: { $a-curse }. Перебросить?

ask-move-lead = Увести жителя с собой ({ $a })?
ask-twin_winds-taoist = { name-twin_winds }: какого Даоса передвинуть?
opt-twin_winds-taoist = { $a-taoist }
ask-taoist-to = На какой тайл?
opt-taoist-to = { $a }
ask-mantra-ghost = Какого призрака ослабляет Мантра?
ask-scroll-come = Свиток Единства зовёт. Что вы делаете?
opt-scroll-come--come = Прийти
opt-scroll-come--lead = Прийти и привести жителя
opt-scroll-come--stand = Встать
opt-scroll-come--stay = Остаться

ask-tao-take = Какой жетон Дао взять?
opt-tao-take = Дао: { $a }
ask-herbalist-white = { name-herbalist }: чем станет белая грань?
opt-herbalist-white--crystal = Лунный Кристалл
opt-herbalist-white = Дао: { $a }
ask-reward-qi_or_yin_yang = Взять Чи или вернуть жетон Инь-Ян?
opt-reward-qi_or_yin_yang = { $a }
ask-reward-qi = Кто получает Чи?
opt-reward-qi = { $a-taoist }
ask-reward-yin_yang = Кто получает жетон Инь-Ян?
opt-reward-yin_yang = { $a-taoist }
ask-reward-crystal = Кто получает Лунный Кристалл?
opt-reward-crystal = { $a-taoist }
ask-reward-tao = Дао ({ $a }): кто получает жетон?
opt-reward-tao = { $a-taoist }
ask-reward-buddha = Куда поставить Будду?
ask-power_token-pick_up = Сколько жетонов Нейтральной Силы взять?
opt-power_token-pick_up = { $a }

ask-yin_yang-use = На что потратить жетон Инь-Ян?
opt-yin_yang-use = { $a }: { $b }
ask-fireworks-tile = { name-fireworks }: какой тайл помогает?
opt-fireworks-tile = { $a }
ask-cemetery-revive = { name-cemetery }: кто возвращается к жизни?
opt-cemetery-revive = { $a }
ask-elixir-for = Кому достаётся Эликсир Жизни?
opt-elixir-for = { $a }
ask-elixir-now = Применить Эликсир Жизни сейчас?
ask-altar-tile = { name-altar }: какой захваченный тайл очистить?
opt-altar-tile = { $a }
ask-hut-ghost = { name-hut }: какого призрака сбросить?
ask-night_watch-board = { name-night_watch }: на каком поле отступают фигурки Обитателей?
opt-night_watch-board = { $a-board }
ask-circle-colour = Какой цвет ослабляет Молитвенный Круг?
opt-circle-colour = { $a }
ask-pavilion-ghost = { name-pavilion }: какого призрака передвинуть?
ask-pavilion-space = { name-pavilion }: куда его передвинуть?
ask-pavilion-taoist = { name-pavilion }: какого Даоса передвинуть?
opt-pavilion-taoist = { $a-taoist }
ask-kung_fu-colour = Школа Кун-Фу: призраков какого цвета изгонять?
opt-kung_fu-colour = { $a }

ask-sword-use = Применить Небесный Меч?
ask-dice-reroll = Какой кубик перебросить?
opt-dice-reroll--keep = Оставить бросок
opt-dice-reroll = { $a }
ask-exorcism-ghost = Какого призрака изгнать?
opt-exorcism-ghost--done = Больше никого
ask-mantra-colour = Символ какого цвета убирает Мантра?
opt-mantra-colour = { $a }
ask-exorcism-pay = Какой жетон добавить к броску?
opt-exorcism-pay = { $a-taoist }: { $b }
ask-exorcism-consent = { $g-taoist } просит жетоны на изгнание: { $h ->
    [1] { $i }
   *[other] { $i }, { $j }
  }. Добавить свои?{ $a ->
    [0] {""}
   *[other] {" "}· красных { $a }
  }{ $b ->
    [0] {""}
   *[other] {" "}· синих { $b }
  }{ $c ->
    [0] {""}
   *[other] {" "}· зелёных { $c }
  }{ $d ->
    [0] {""}
   *[other] {" "}· жёлтых { $d }
  }{ $e ->
    [0] {""}
   *[other] {" "}· чёрных { $e }
  }{ $f ->
    [0] {""}
   *[other] {" "}· кристаллов { $f }
  }
ask-claw-tao = { name-claw }: какой жетон Дао взять?
opt-claw-tao = Дао: { $a }

ask-su_ling-place = Где встаёт Су-Линг?
ask-su_ling-crystal = Положить Лунный Кристалл в Хранилище рядом с Су-Линг ({ $a })?
ask-barrier-choice = Магический Барьер, { $a-board }: что вы делаете?
opt-barrier-choice--save = Спасти жителя за кристалл Барьера
opt-barrier-choice--roll = Бросить кубики против призраков этого поля
opt-barrier-choice--pass = Ничего
ask-barrier-save = Из какой стопки спасти жителя?
opt-barrier-save = { $a }
