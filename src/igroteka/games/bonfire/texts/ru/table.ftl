# Слова на столе.

board-sea = Море
board-city = Город
status-turn = Ход { $turn }
status-countdown = Обратный отсчёт: { $number }
label-masters = Мастера
label-elders = Старейшины
label-paths = Путь
cell-gold = золото
cell-path = Путь
cell-guardian = Хранит.
cell-great = Костёр
cell-master = мастер
cell-move = шаг
cell-ship = корабль
cell-fate = судьба
name-gift = Жетон даров
board-fires = Великий костёр и совет
board-displays = Выкладки
label-gnomes = Гномы
label-supply = Судьба
label-gifts = Дары
label-goods = Запасы
label-tom = Карты Тома
fact-kept = Отложен до первого хода: начальным будет он или средний из запаса
fact-pass = Проход колоды: { $number } из { $most }
fact-head_start = Фора: { $number }
