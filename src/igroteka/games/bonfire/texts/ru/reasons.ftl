# Почему подсказка предпочитает вариант: что он меняет к концу хода.

reason-points--more = { AMOUNT($amount, "point") }
reason-tokens--more = { $amount ->
    [one] { $amount } жетон действий
    [few] { $amount } жетона действий
   *[many] { $amount } жетонов действий
 }
reason-resources--more = { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
   *[many] { $amount } ресурсов
 }
reason-gnomes--more = { $amount ->
    [one] { $amount } гном
    [few] { $amount } гнома
   *[many] { $amount } гномов
 }
reason-portals--more = { $amount ->
    [one] { $amount } портал
    [few] { $amount } портала
   *[many] { $amount } порталов
 }
reason-paths--more = { $amount ->
    [one] { $amount } жетон Пути
    [few] { $amount } жетона Пути
   *[many] { $amount } жетонов Пути
 }
reason-guardians--more = { $amount ->
    [one] { $amount } Хранительница на Пути
    [few] { $amount } Хранительницы на Пути
   *[many] { $amount } Хранительниц на Пути
 }
reason-rival--less = меньше очков у лучшего соперника
reason-ready--more = задание, которое можно зажечь: { $a }
reason-task--more = начатое задание: { $a }
