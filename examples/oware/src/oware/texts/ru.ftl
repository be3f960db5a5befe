# Слова игры по-русски; в en.ftl те же сообщения.

about-game = Сейте зёрна по кругу и соберите больше половины.
mode-base = Обычная партия

ask-turn-sow = Из какой лунки сеять?
opt-turn-sow = Лунка { $a }
why-empty = лунка пуста
why-feed = сторона соперника пуста, и зёрна должны до неё дойти

event-turn-sowed = { $seat } сеет из лунки { $house }: { $number ->
    [one] { $number } зерно
    [few] { $number } зерна
   *[other] { $number } зёрен
 }
event-turn-captured = { $seat } забирает { $number ->
    [one] { $number } зерно
    [few] { $number } зерна
   *[other] { $number } зёрен
 }
event-end-kept = { $seat } оставляет себе { $number ->
    [one] { $number } зерно
    [few] { $number } зерна
   *[other] { $number } зёрен
 }

score-seeds = Собранные зёрна
end-majority = Собрано больше половины зёрен
end-blocked = Больше зёрен не забрать

board-main = Доска
status-captured = { $first } : { $second }
name-house = лунка
name-store = амбар
name-seed = зерно
name-captured = собрано зёрен

tour-1 = Посейте зёрна одной из своих лунок по одному в следующие, против часовой стрелки.
tour-2 = Если с последним зерном в лунке соперника стало два или три, заберите их. Посейте из лунки.
