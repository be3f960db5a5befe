# Слова стола, общие для всех игр.

bot-easy = Лёгкий бот
bot-normal = Обычный бот
bot-hard = Сильный бот
bot-expert = Бот-знаток
seat-open = Свободное место
seat-former = Прежний игрок
seat-gone = Кто-то
guest-name = Гость { $n }
end-turn = Продолжить
ask-end-turn = После этого ничего нельзя будет вернуть. Продолжить?
end-conceded = Остальные сдались
end-agreed = Игроки договорились закончить партию

event-table-undo = { $seat }: { $number ->
    [one] взят назад { $number } ответ
    [few] взяты назад { $number } ответа
   *[many] взято назад { $number } ответов
}
event-table-forced = С общего согласия { $number ->
    [one] взят назад { $number } ответ
    [few] взяты назад { $number } ответа
   *[many] взято назад { $number } ответов
}, просил игрок { $seat }
event-table-away = { $seat } отсутствует, за него играет бот
event-table-back = { $seat } снова за столом
event-table-conceded = { $seat } сдаётся
event-table-replaced = За место садится другой игрок: { $seat }

request-undo = { $player } просит взять назад { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[many] { $answers } ответов
}
request-end = { $player } предлагает закончить партию
request-pause = { $player } просит сделать перерыв

step-start = Начало
step-undo = Взято назад

mail-turn-subject = Игротека: ваш ход, { $game }
mail-turn = { $name }, ваш ход в игре «{ $game }»: { $link }
mail-confirm-subject = Игротека: можно вам писать?
mail-confirm =
    Кто-то в Игротеке, за столом для настольных игр, назвал этот адрес, чтобы узнавать о своём ходе.
    Если это были вы, откройте ссылку в течение { $hours } часов: { $link }
    Если нет, ничего не делайте: больше писем не будет.

fault-not-found = { $what ->
    [table] Такого стола нет: { $id }
    [game] Такой игры нет: { $id }
    [guest] Такого гостя нет
    [page] Такой страницы нет: { $id }
    [campaign] В этой игре нет кампании: { $id }
    [tour] У этой игры нет первых шагов: { $id }
   *[other] Не найдено: { $what } { $id }
}.
fault-no-guest = Вас здесь ещё не знают: сначала вызовите GET /api/me и сохраните cookie или передайте полученный токен.
fault-bad-token = Подпись этой личности неверна. Вызовите GET /api/me без неё, чтобы получить новую.
fault-bad-code = Этот код восстановления неизвестен или заменён новым.
fault-bad-confirmation = Ссылка устарела или заменена новой. Введите адрес ещё раз, чтобы получить другую.
fault-no-mail = Этот сервер не пишет писем: его хозяин не настроил почту.
fault-banned = Эта личность закрыта оператором.
fault-name-fixed = Это имя выбрал оператор, изменить его нельзя.
fault-bad-input = { $what }
fault-bad-setup = { $case ->
    [mode] У игры нет режима { $found }; её режимы: { $known }.
    [seats] Мест не может быть { $found }; возможно: { $known }.
    [option] У игры здесь нет настройки { $found }; её настройки: { $known }.
   *[value] Настройка { $name } не может быть { $found }; возможно: { $known }.
}
fault-bad-record = { $what }
fault-imagined-record = Эта запись начинается посреди партии, в воображаемом мире. Её можно пересмотреть за её столом и командой `igroteka replay`, но не загрузить.
fault-long-record = В записи может быть не больше { $most } ходов, а здесь { $found }.
fault-bad-components = { $what }
fault-unplayable = С такими компонентами игру нельзя разложить или сыграть ({ $what }). Исправьте изменённые числа.
fault-too-long = { $what }: не больше { $most } знаков, а здесь { $found }.
fault-empty = { $what }: не может быть пустым.
fault-too-often = Слишком часто: { $what ->
    [answer] отвечать
    [call] обращаться к серверу
    [come] приходить отсюда новым гостям
    [create] создавать столы
    [hint] просить подсказки
    [letter] отправлять письма
    [look] смотреть на столы
    [replay] смотреть записи партий
    [say] писать в чат
    [send] странице отправлять сообщения
   *[other] делать это ({ $what })
} можно { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
} за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}. Подождите немного.
fault-too-many = Слишком много { $what ->
    [hint] подсказок за раз
    [components] проверок компонентов за раз
    [keys] ответов в одном
    [records] загруженных записей
    [sockets] открытых страниц
    [tables] столов
    [trials] проб
   *[other] всего ({ $what })
}: не больше { $count }.
fault-not-yours = Место { $seat } не ваше.
fault-not-seated = Вы не сидите за этим столом.
fault-not-creator = Это может сделать только создатель стола.
fault-no-seat = Места { $seat } нет; места от 0 до { $last }.
fault-seat-taken = Место { $seat } занято.
fault-knows-too-much = В этой партии у вас есть или было другое место, поэтому место { $seat } и его тайны — для кого-то другого.
fault-no-open-seat = За этим столом нет свободных мест.
fault-not-away = Игрок на месте { $seat } не отсутствует.
fault-wrong-phase = Сейчас этого сделать нельзя: { $phase ->
    [open] партия ещё не началась
    [running] партия идёт
    [paused] партия на паузе
   *[over] партия закончена
}.
fault-blocked = Кто-то из игроков не хочет сидеть с вами за одним столом.
fault-stale = Стол ушёл вперёд: ответ был для { $theirs }, а вопрос места { $seat } задан в { $ours }.
fault-not-asked = Место { $seat } сейчас ни о чём не спрашивают.
fault-refused = Такой ответ сейчас невозможен. Возможны: { $known }
fault-conflict = Кто-то успел раньше. Взгляните на стол и ответьте ещё раз.
fault-no-undo = Сейчас нельзя взять назад { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[many] { $answers } ответов
}; можно { $depth }. Попросите согласия остальных.
fault-too-far = Нельзя взять назад { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[many] { $answers } ответов
} места { $seat }: всего их { $standing }.
fault-no-request = Эта просьба уже закрыта.
fault-twice = Такая просьба уже есть.
fault-origin = Эта страница не может обращаться к столу: она с { $origin }.
fault-running = Открыто можно смотреть только законченную партию; смотрите глазами своего места.
fault-no-record = Начало этой партии не записано, поэтому собственной записи у неё нет.
fault-bad-step = Шаги от 0 до { $last }, а не { $step }.
fault-hint = Боту ничего не пришло в голову: { $what }
fault-cooperative = Показывать можно в совместных играх.
fault-bad-sign = В имени и тексте могут быть только обычные знаки.
fault-tour = Это первые шаги: сейчас выберите «{ $what }» или выйдите из них, чтобы играть как хотите.
fault-no-advice = Сейчас никого из остальных не спрашивают о том, что можно подсказать.
fault-damaged = На сервере повреждён файл с данными. Его владельцу нужно восстановить файл из резервной копии.
fault-unkept = Сервер сейчас не может записывать, поэтому ничего не изменилось. Попробуйте ещё раз чуть позже.
fault-busy = Сервер останавливается; подключитесь через мгновение.
