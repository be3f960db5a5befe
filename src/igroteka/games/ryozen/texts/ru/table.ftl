# Слова на столе.

board-field = Королевство
board-displays = Выкладки
label-events = Предсказанные события
label-springs = Источники: откровения
label-clan_house = Дом кланов: наём
label-track = Трек Столицы
label-piles = Колоды и сброс
label-start = Старт
label-favour = очки благосклонности сейчас; осколки луны и ресурсы считаются в конце
label-road = Дорога к Алтарю
fact-price = Цена в свитках: { $number }
fact-favour = Очки благосклонности, если сразу сбросить: { $number }
fact-glyph = Глиф: { $glyph }
fact-discard = Карточек в сбросе: { $number }
fact-hire = Очки благосклонности за наём отсюда: { $number }
fact-build = Очки благосклонности за постройку здесь: { $number }
fact-twists = Карточек поворотов ещё в игре: { $number }; очки благосклонности Василиску за них: { $favour }
fact-shuffled = Замешано сверху после поворота: { $number }
status = { $round ->
    [0] Подготовка
   *[other] Раунд { $round } из { PRINTED("table.table.rounds") } · { $night ->
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
hand-empty = В руке нет соратников.
hand-until_dawn = В руке нет соратников; стоящие на поле вернутся на рассвете.
