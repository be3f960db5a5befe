# Слова на столе.

board-field = Королевство
board-displays = Выкладки
label-events = Предсказанные события
label-springs = Источники: откровения
label-clan_house = Дом кланов: наём
label-track = Шкала Столицы
label-piles = Колоды и сброс
label-start = Старт
label-favour = благосклонность сейчас (в большом числе учтены ещё осколки и ресурсы)
label-road = Дорога к Алтарю
fact-price = Цена в свитках: { $number }
fact-favour = Благосклонность, если сразу сбросить: { $number }
fact-glyph = Знак: { $glyph }
fact-discard = Карт в сбросе: { $number }
fact-hire = Благосклонность за наём отсюда: { $number }
fact-build = Благосклонность за постройку здесь: { $number }
fact-twists = Поворотов ещё в игре: { $number }; за каждый Василиск получает благосклонность: { $favour }
fact-shuffled = Замешано сверху после поворота: { $number }
status = { $round ->
    [0] Подготовка
   *[other] Раунд { $round } из 3 · { $night ->
        [0] день
       *[other] ночь
      }
  }
price-coins = { $coins ->
    [0] даром
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }
