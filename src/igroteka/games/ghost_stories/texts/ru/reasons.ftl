# Почему подсказка предпочитает вариант: что он меняет к концу хода.

reason-won--more = победа
reason-haunted--less = { $amount ->
    [one] на { $amount } захваченный тайл меньше
    [few] на { $amount } захваченных тайла меньше
   *[many] на { $amount } захваченных тайлов меньше
 }
reason-ghost--less = на призрака меньше: { $a }
reason-haunter--less = фигурка вернётся на карту: { $a }
reason-full--less = на заполненное поле меньше ({ $a })
reason-qi--more = Чи ({ $a })
reason-tao--more = { $amount ->
    [one] { $amount } жетон Дао
    [few] { $amount } жетона Дао
   *[many] { $amount } жетонов Дао
 }
reason-yin_yang--more = жетон Инь-Ян на потом
reason-buddhas--more = фигурка Будды
reason-placed--more = Будда, ждущий призрака
reason-saved--more = { $amount ->
    [one] { $amount } спасённый житель
    [few] { $amount } спасённых жителя
   *[many] { $amount } спасённых жителей
 }
reason-dead--less = меньше погибших жителей
reason-crystals--more = { $amount ->
    [one] { $amount } кристалл
    [few] { $amount } кристалла
   *[many] { $amount } кристаллов
 }
reason-artifacts--more = Артефакт
