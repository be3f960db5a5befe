# Слова на столе.

board-village = Деревня
board-supply = Банк
status = { $turn ->
    [0] Перед первым ходом
   *[other] Ход { $turn }
  } · в колоде { $ghosts ->
    [one] { $ghosts } карта
    [few] { $ghosts } карты
   *[many] { $ghosts } карт
  }
fact-next_incarnation = { $cards ->
    [0] Воплощение лежит сверху.
    [one] Над следующим воплощением { $cards } карта.
    [few] Над следующим воплощением { $cards } карты.
   *[many] Над следующим воплощением { $cards } карт.
  }
fact-no_incarnation = Воплощений в колоде не осталось.
fact-undefeated = Осталось победить воплощений: { $number }.
fact-resistance = Сопротивление сейчас: { $number }.
fact-chance = Ваш шанс изгнать: { $percent } % ({ $dice ->
    [0] жетонами: кубики против него не действуют
    [one] { $dice } кубик{ $tokens ->
        [0] {""}
       *[1] {" "}и ваши жетоны
      }
    [few] { $dice } кубика{ $tokens ->
        [0] {""}
       *[1] {" "}и ваши жетоны
      }
   *[many] { $dice } кубиков{ $tokens ->
        [0] {""}
       *[1] {" "}и ваши жетоны
      }
  }).
fact-chance_helped = С помощью { $power ->
    [0] стоящих перед призраком
   *[1] стоящих перед призраком или жетона Нейтральной Силы
  }: { $percent } %.
short-cemetery = Кладбище
short-altar = Алтарь Даосов
short-herbalist = Травник
short-hut = Хижина
short-temple = Храм
short-night_watch = Ночной Дозор
short-circle = Молитв. Круг
short-pavilion = Павильон
short-tea_house = Чайный Домик
short-kung_fu_school = Школа Кун-Фу
name-overrun = Заполнено призраками
about-overrun = Здесь стоят три призрака: ход этого поля отнимет Чи и не приведёт нового призрака.
label-threat = Опасность
label-haunted = захваченных тайлов
label-crowd = { $board ->
    [red] призраков на красном поле
    [blue] призраков на синем поле
    [green] призраков на зелёном поле
   *[yellow] призраков на жёлтом поле
  }
name-crowd = Самое опасное поле
about-crowd = Поле, на котором больше всего призраков. Ход, который начинается, когда заняты все его места, отнимет Чи.
label-until-incarnation = карт до воплощения
label-dead-villagers = погибших жителей
label-dead = Погибли
label-saved = Спасены
label-north = С
name-compass = Компас
about-compass = Где север: деревня повёрнута так, чтобы ваше поле лежало внизу.
