# Что говорит сама команда `igroteka replay --text`.

replay-match = { $game }, { $mode }. Мест за столом: { $seats }.
replay-answer = { $number }. { $player }: { $prompt } — { $option }
replay-others-answer = { $number }. { $player }: { $option }
replay-secret = { $number }. { $player } выбирает втайне.
replay-undo = { $player } берёт назад { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[many] { $answers } ответов
 }.
replay-unfinished = Здесь запись кончается; партия не была окончена.
