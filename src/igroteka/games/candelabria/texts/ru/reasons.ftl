# Почему подсказка предпочитает вариант: что он меняет к концу хода.

reason-points--more = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
 }
reason-end--more = { $amount ->
    [one] { $amount } очко в конце игры
    [few] { $amount } очка в конце игры
   *[many] { $amount } очков в конце игры
 }
reason-cubes--more = { $amount ->
    [one] { $amount } кубик воска или золота
    [few] { $amount } кубика воска и золота
   *[many] { $amount } кубиков воска и золота
 }
reason-tactics--more = { $amount ->
    [one] { $amount } карта тактики
    [few] { $amount } карты тактики
   *[many] { $amount } карт тактики
 }
reason-flames--more = { $amount ->
    [one] { $amount } пламя на карте
   *[other] пламя на карте: ещё { $amount }
 }
reason-fires--more = { $amount ->
    [one] { $amount } огонь на свече
    [few] { $amount } огня на свечах
   *[many] { $amount } огней на свечах
 }
reason-upgrades--more = { $amount ->
    [one] { $amount } улучшение
    [few] { $amount } улучшения
   *[many] { $amount } улучшений
 }
reason-laid--more = карта на планшете войны
reason-at_curse--more = { $amount ->
    [one] пламя у проклятия
   *[other] пламя у проклятий: ещё { $amount }
 }
reason-candles--more = { $amount ->
    [one] { $amount } карта свечи
    [few] { $amount } карты свечей
   *[many] { $amount } карт свечей
 }
reason-battle--more = больше шансов в сражении за регион { $a }
