# Слова на столе.

board-field = Королевство
board-displays = Выкладки
label-events = Предсказанные события
label-springs = Источники: откровения
label-clan_house = Дом кланов: наём
label-track = Шкала Столицы
label-road = Дорога к Алтарю
fact-price = Цена в свитках: { $number }
fact-favour = Благосклонность в конце: { $number }
status = { $round ->
    [0] Подготовка
   *[other] Раунд { $round } из 3
  }
price-coins = { $coins ->
    [0] даром
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }
