# Слова на столе.

board-field = Королевство
status = { $round ->
    [0] Подготовка
   *[other] Раунд { $round } из 3
  }
price-coin = 1 монета
price-scroll = 1 свиток
price-lantern = 1 фонарь
price-coins = { $coins ->
    [0] даром
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }
