# Что произошло, сколько стоило и почему нельзя.

event-spun = Диск Дворца раскручен: { $direction }.
event-first_player = Жетон первого игрока: { $side-player }.
event-clan = { $side-player } ведёт клан: { $clan }.
event-round = Начинается раунд { $round }.
event-event_foretold = Предсказано событие на области { $area }: { $event }.
event-events_shuffled = События перемешаны.
event-card_opened = У Источников открыто откровение: { $card }.
event-cards_shuffled = Откровения перемешаны.
event-village_opened = Следующая деревня: { $village }.
event-turn = Ходит { $side-player }.
event-revelation_used = { $side-player } применяет: { $card }.
event-placed = { $side-player } ставит: { $rank } ({ $place }), { $shown }.
event-ability = { $side-player } применяет способность: { $rank }.
event-effect = { $side-player } применяет дневной эффект: { $location }.
event-gained = { $side-player } получает { $resource }: { $amount }.
event-spent = { $side-player } тратит { $resource }: { $amount }.
event-shard_gained = { $side-player } получает { $amount ->
    [one] { $amount } осколок луны
    [few] { $amount } осколка луны
   *[many] { $amount } осколков луны
  } ({ $shard }).
event-shard_lost = { $side-player } теряет { $amount ->
    [one] { $amount } осколок луны
    [few] { $amount } осколка луны
   *[many] { $amount } осколков луны
  } ({ $shard }).
event-favour = { $side-player } получает { $amount ->
    [one] { $amount } очко благосклонности
    [few] { $amount } очка благосклонности
   *[many] { $amount } очков благосклонности
  } ({ $source }).
event-favour_lost = { $side-player } теряет { $amount ->
    [one] { $amount } очко благосклонности
    [few] { $amount } очка благосклонности
   *[many] { $amount } очков благосклонности
  } ({ $source }).
event-herald = Глашатай выходит вперёд на треке Столицы: { $side-player }.
event-explored = { $side-player } исследует: { $village }.
event-went_back = Исследователь возвращается ({ $village }): { $side-player }.
event-built = { $side-player } строит: { $village }.
event-bonus = { $side-player } берёт бонус: { $village }.
event-acquired = { $side-player } приобретает: { $card }.
event-kept = { $side-player } оставляет: { $card }.
event-card_discarded = { $side-player } сбрасывает: { $card }.
event-clan_revealed = В ряд Дома кланов на область { $area } выходит { $rank } ({ $side-player }).
event-pushed_out = Из ряда вытеснен соратник ({ $side-player }): { $rank }.
event-hired = { $side-player } нанимает с области { $area }: { $rank }.
event-replaced = Заменён соратник ({ $side-player }; { $place }): { $rank }.
event-struck = { $side-player } бьёт соратника ({ $owner-player }; { $place }): { $rank }.
event-turned = Соратник теперь { $shown } ({ $owner-player }; { $place }): { $rank }.
event-sent_to_palace = { $rank } уходит во Дворец ({ $owner-player }; { $place }).
event-toppled = Столкнут с Дворца { $rank } ({ $owner-player }).
event-moved = { $rank } переходит ({ $owner-player }): { $place } → { $to }.
event-locked = Страж закрывает сектор «{ $sector }» ({ $side-player }).
event-event_discarded = Событие сброшено: { $event }.
event-event_returned = Событие возвращается на область { $area }: { $event }.
event-rotated = Дворец поворачивается: { $direction }.
event-night = Наступает ночь { $round }.
event-event = Событие происходит: { $event }.
event-majority = Больше всего влияния у игрока { $side-player }: { $location }.
event-token = { $side-player } берёт жетон первого игрока.
event-dawn = Рассвет после раунда { $round }.
event-score = { $side-player }: в итоге { $points ->
    [one] { $points } очко благосклонности
    [few] { $points } очка благосклонности
   *[many] { $points } очков благосклонности
  }.
event-enemy_card = Василиск открывает: { $card }.
event-twist = Поворот: { $card }.
event-enemy_shuffled = Василиск перемешивает свои карточки.
event-basilisk_top = Наверху стопки Василиска лежит { $rank }.
event-act = { $card }. { $card-story }
event-act_chosen = Выбрано: { $way }.
event-act_outcome = { $outcome }.

why-clan = он из другого клана
why-coins = не хватает монет
why-lanterns = не хватает фонарей
why-occupied = место занято
why-locked = сектор закрыт Стражем
why-cannot_pay = нечем заплатить
why-scrolls = не хватает свитков
why-price = нечем заплатить
why-not_last_village = Исследователь не в последней построенной деревне

score-same_colour = Три осколка одного цвета
score-three_colours = Три осколка трёх цветов
score-single_shards = Отдельные осколки
score-resources = Оставшиеся ресурсы

mode-base = Друг против друга
mode-solo = Против Василиска
mode-narrative = История против Василиска
option-palace = Режим «Дворец Феникса»
option-palace--off = Выключен
option-palace--on = Включён
option-clans = Кланы
option-clans--random = Случайно
option-clans--choose = По выбору
option-first = Первый игрок
option-first--random = Случайно
option-first--choose = По выбору
option-difficulty = Сложность
option-difficulty--easy = Лёгкая
option-difficulty--medium = Средняя
option-difficulty--hard = Высокая
option-difficulty--heroic = Героическая
option-story = История
option-story--any = Любая
option-story--orange = Осада
option-story--purple = Голодная луна
option-story--green = Тропы
option-story--blue = Двор теней
end-most_favour = последняя ночь прошла; побеждает наибольшая благосклонность
score-gates = Врата ночью
score-capital = Столица ночью
score-palace = Дворец ночью
score-villages = Построенные деревни
score-clan_house = Нанятые соратники
score-revelations = Сброшенные откровения
score-abilities = Способности
score-bonuses = Бонусы деревень
score-events = События
score-cards = Карточки
end-capital_track = последняя ночь прошла; ничью решил трек Столицы
event-act_settled = Выбора нет: { $obstacle }, поэтому закрыт путь: { $way }.
