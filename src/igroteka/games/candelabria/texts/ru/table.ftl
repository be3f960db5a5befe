# Слова на столе.

board-map = Канделябрия
board-house = Дом
status = Год { $year } из 3
stage-choose = Выбор тактики
stage-neutralise = Нейтрализация
stage-resolve = Розыгрыш
stage-count = Подсчёт силы
label-curse = Проклятие { $n }
label-tactics = Тактика
label-upgrades = Улучшения
label-temples = Храмы
label-hand = Карты свечей в руке
board-displays = Выкладки
label-war = Война
label-storage = Склад
label-battle = Сражение за регион { $region }
label-battle-grey = Регион { $region }: победит слабейший
label-strength = Сила { $number }
label-cards = Рука
label-curse-named = { $n }. { $name }
label-explorer = Исследо{ "\u00AD" }ватель
label-pilgrim = Пилигрим
label-warrior = Воин
label-quests = Общие задания
label-turn_track = Очерёдность
label-decks = Колоды
