# Разбор сыгранных партий.

review-amount-points = { $amount } { $whole ->
    [1] { $count ->
        [one] очко
        [few] очка
       *[many] очков
     }
   *[other] очка
 }
review-amount-chance = { $amount } %
review-unit-points = В очках перевеса над лучшим соперником в конце партии.
review-unit-chance = В процентах шанса команды на победу.
review-in-round = в раунде { $number }
review-in-year = в году { $number }
review-in-third = { $number ->
    [1] в первой трети
    [2] во второй трети
   *[other] в последней трети
 }
review-luck-gave = удача: +{ $amount }
review-luck-took = удача: −{ $amount }
review-own-gave = свои решения: +{ $amount }
review-own-took = свои решения: −{ $amount }
review-others-gave = решения других: +{ $amount }
review-others-took = решения других: −{ $amount }
review-known-gave = раскрытое: +{ $amount }
review-known-took = раскрытое: −{ $amount }
review-and = { $first }, { $last }
review-nothing = всё вышло, как и следовало ожидать
review-most-in = ; из своих решений дороже всего — { $phase }: { $amount }
review-sentence = { $player } — { $parts }{ $where }.
review-sum = начало { $start }, удача { $luck } (± { $error }), свои решения { $own }, решения других { $others }, раскрытое { $revealed }, остаток { $remainder } = итог { $result }
review-accuracy = Точность { $percent } %, { $choices ->
    [one] { $choices } решение
    [few] { $choices } решения
   *[many] { $choices } решений
 }: { $counts }
review-kind = «{ $prompt }»{ $several ->
    [1] { " и подобные" }
   *[other] { "" }
 }, { $choices ->
    [one] { $choices } решение
    [few] { $choices } решения
   *[many] { $choices } решений
 }: { $percent } %, потеряно { $amount }
review-kinds-free = Без потерь — { $others ->
    [1] ещё { $kinds }
   *[other] { $kinds }
 } { $kinds ->
    [one] вид вопросов
    [few] вида вопросов
   *[many] видов вопросов
 } ({ $choices ->
    [one] { $choices } решение
    [few] { $choices } решения
   *[many] { $choices } решений
 }).
review-label-best = лучшее
review-label-good = хорошее
review-label-inaccuracy = неточность
review-label-mistake = ошибка
review-label-blunder = грубая ошибка
review-moments = Что решило партию:
review-moment-choice = { $player } { $phase }, «{ $prompt }»: «{ $chosen }» стоило { $amount } ({ $label }). Лучше: { $best }
review-moment-luck-gave = { $player } { $phase }: удача дала { $amount }.
review-moment-luck-took = { $player } { $phase }: удача отняла { $amount }.
review-moment-revealed-gave = { $player } { $phase }: раскрытое дало { $amount }.
review-moment-revealed-took = { $player } { $phase }: раскрытое отняло { $amount }.
review-uncalibrated = Для этой игры нет калибровки: позиции оцениваются по очкам на столе.
review-title = Разбор партии
review-part-luck = Удача
review-part-own = Свои решения
review-part-others = Решения других
review-part-revealed = Раскрытое
review-part-remainder = Не объяснено
