# Что говорит сама команда `igroteka play`.

play-which = Во что играем?
play-number = Ваш ответ (номер) или { $commands }:
play-commands = ? — справка, t — стол, u — взять ход назад, q — уйти
play-only-leave = q — уйти
play-begins = { $game }, { $mode }. Мест за столом: { $seats }. Зерно случая: { $seed }.
play-you = Вы — { $player }; на остальных местах боты: { $bots }.
play-watch = На всех местах боты: { $bots }.
play-not-understood = «{ $said }» — такого ответа нет.
play-asked = { $player }: { $prompt }
play-rules = Правила, стоящие за этим вопросом:
play-why-not = Сейчас нельзя:
play-table = Что вы знаете о столе:
play-no-undo = Взять назад нечего: вмешался случай, что-то открылось или ответило другое место.
play-left = Вы ушли из-за стола.
play-over = Партия окончена: { $reason }
play-winners = { $count ->
    [0] Победителей нет.
    [1] Победитель: { $names }.
   *[other] Победители: { $names }.
 }
play-score = { $player }: { $points }
