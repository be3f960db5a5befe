# Что бот говорит о своих вариантах.

bot-idea = { $place }. { $option }: { $percent } % пути от худшего варианта к лучшему; проверено { $visits ->
    [one] { $visits } раз
    [few] { $visits } раза
   *[other] { $visits } раз
 }.
bot-untried = { $place }. { $option }: не проверялось.
bot-variation = Дальше: { $variation }
bot-brings = Что это даст: { $reasons }.
bot-rather = В отличие от варианта { $option }: { $reasons }.
bot-perhaps = { $reason } (в { $percent } % случаев)
