# Слова игры по-русски; в en.ftl те же сообщения.

about-game = Берите фишки из кучки и оставьте последнюю кому-нибудь другому.
mode-base = Обычная партия

ask-turn-take = Сколько фишек взять?
opt-turn-take = { $a ->
    [one] { $a } фишку
    [few] { $a } фишки
   *[other] { $a } фишек
 }

event-turn-took = { $seat } берёт { $number ->
    [one] { $number } фишку
    [few] { $number } фишки
   *[other] { $number } фишек
 }

score-last = Последняя фишка досталась другому
end-last = Последняя фишка взята

board-main = Стол
status-left = { $number ->
    [one] Осталась { $number } фишка
    [few] Остались { $number } фишки
   *[other] Осталось { $number } фишек
 }
name-pile = кучка
name-counter = фишка
name-taken = взято фишек

tour-1 = За ход берут до трёх фишек. Кто возьмёт последнюю, проиграет.
tour-2 = Нажмите на фишку: она и все следующие за ней — ваши.
