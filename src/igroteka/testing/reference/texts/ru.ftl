# Слова игры-образца.

name-amber_1 = янтарь 1
name-amber_2 = янтарь 2
name-amber_3 = янтарь 3
name-amber_4 = янтарь 4
name-amber_5 = янтарь 5
name-coral_1 = коралл 1
name-coral_2 = коралл 2
name-coral_3 = коралл 3
name-coral_4 = коралл 4
name-coral_5 = коралл 5
name-jade_1 = нефрит 1
name-jade_2 = нефрит 2
name-jade_3 = нефрит 3
name-jade_4 = нефрит 4
name-jade_5 = нефрит 5

ask-setup-first = Кто начинает?
opt-setup-first = { $a-player }
ask-bid-card = Какие карты поставить?
explain-bid-card = Все ставят тайно, до двух карт; чем больше ставка, тем раньше ход.
ask-turn-action = Что делать?
opt-turn-action--draw = Взять карту
opt-turn-action--peek = Заглянуть в погреб
opt-turn-action--bury = Продать карту под колоду
opt-turn-action--dice = Бросить кубик
opt-turn-action--steal = Отнять монеты
opt-turn-action--shuffle = Перемешать сброс и погреб
ask-peek-slot = Какую карту погреба посмотреть?
opt-peek-slot--0 = Первую
opt-peek-slot--1 = Вторую
ask-bury-card = Какую карту продать?
ask-steal-target = У кого отнять?
opt-steal-target = { $a-player }
ask-steal-amount = Сколько отнять?
opt-steal-amount = { $b ->
    [one] { $b } монету
    [few] { $b } монеты
   *[many] { $b } монет
 }
ask-steal-guard = Сбросить карту, чтобы сохранить монеты?
ask-guard-card = Какую карту сбросить?

why-empty-deck = Колода пуста

event-round-began = Раунд { $round }
event-turn-drew = { $seat }: взята карта { $card }
event-turn-drew_unseen = { $seat }: взята карта
event-turn-rolled = { $seat }: на кубике { $number }
event-turn-stole = { $seat } отнимает { $number ->
    [one] { $number } монету
    [few] { $number } монеты
   *[many] { $number } монет
 }, теряет { $target-player }
event-turn-guarded = { $seat } отбивается картой { $card }

score-coins = Монеты
score-suits = Все три масти
end-rounds = Сыграно четыре раунда
end-fortune = Кто-то собрал двадцать монет

mode-base = Обычная партия
option-first = Кто начинает
option-first--random = По жребию
option-first--choose = По выбору первого места
option-omens = Предзнаменования
option-omens--off = Без них
option-omens--on = Каждый называет масть
option-pace = Темп
option-pace--calm = Спокойный: одно действие за ход
option-pace--brisk = Быстрый: закопавший карту действует ещё раз

ask-setup-omen = Какая масть — ваше предзнаменование?
opt-setup-omen = { $a }
name-amber = янтарь
name-coral = коралл
name-jade = нефрит
score-omen = Карты предзнаменования

board-main = Стол
board-hand = Рука
status-round = Раунд { $round }
name-deck = колода
name-cellar = погреб
name-discard = сброс
name-back = закрытая карта
name-card = карта
name-coin = монета
