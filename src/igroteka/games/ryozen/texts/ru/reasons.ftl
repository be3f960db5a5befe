# Почему подсказка предпочитает вариант: что он меняет к концу хода.

reason-points--more = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
 }
reason-goods--more = { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
   *[many] { $amount } ресурсов
 }
reason-shards--more = { $amount ->
    [one] { $amount } осколок
    [few] { $amount } осколка
   *[many] { $amount } осколков
 }
reason-steps--more = шаг Исследователя
reason-cards--more = карточка откровения
reason-order--less = место в очерёдности ближе к началу
reason-harm--less = меньше вреда от ночных событий
reason-palace--more = { $amount ->
    [one] { $amount } очко влияния во Дворце
    [few] { $amount } очка влияния во Дворце
   *[many] { $amount } очков влияния во Дворце
 }
reason-token--more = первенство во Дворце этой ночью
reason-reward--more = ночная награда: { $a }
reason-majority--more = большинство этой ночью: { $a }
