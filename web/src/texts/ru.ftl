title = Игротека
tagline = Цифровой стол для четырёх больших настольных игр, со всеми правилами до последнего.
games = Игры
language = Язык
language-ru = Русский
language-en = English
theme = Оформление
theme-system = Как в системе
theme-light = Светлое
theme-dark = Тёмное
players = Игроки
note = Самостоятельная реализация с собственными текстами и рисунками. Права на сами игры принадлежат их авторам и издателям.


# Начало
play-now = Играть
play-friends = С друзьями
play-device = На одном устройстве
play-solo = Одному
play-more = Настроить…
my-tables = Мои столы
watch = Смотреть
your-turn = Ваш ход
waiting-for = Ждём: { $name }
minutes-long = { $minutes } мин
cooperative = Вместе против игры
learn = Научиться
more = Ещё
waits-for-players = Ждёт игроков

# Новый стол
new-table = Новый стол
no-such-game = Игры «{ $game }» здесь нет.
missing = Здесь ничего нет
missing-text = Возможно, ссылка неполная или то, на что она вела, уже удалено.
no-connection = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
no-answer = Ответ сервера не удалось прочитать. Попробуйте чуть позже.
unavailable = Сейчас эту страницу не показать
load-again = Загрузить ещё раз
mode = Режим
seats = Места
who-sits = Кто где сидит
seat-me = Я
seat-bot = Бот
seat-open = Кто получит ссылку
level = Уровень ботов
level-easy = Лёгкий
level-normal = Обычный
level-hard = Трудный
level-expert = Знаток
pace = Темп
pace-untimed = Без часов
pace-clock = Часы
pace-days = Дни на ход
access = Кто видит стол
access-open = Все: он в списке на главной странице
access-link = Все, у кого есть ссылка
access-closed = Только игроки: без зрителей
create = Открыть стол
with-whom = С кем
way-bots = С ботами
way-bots-summary = Партия начнётся сразу.
way-friends = С друзьями
way-friends-summary = Вы получите ссылку; пустые места могут занять боты.
way-device = На этом устройстве
way-device-summary = Все играют здесь и передают его друг другу.
level-easy-summary = Для первой партии: часто упускает хорошее.
level-normal-summary = Достойный соперник.
level-hard-summary = Смотрит вперёд и наказывает за ошибки.
level-expert-summary = Сильнейший здесь; думает дольше всех.
more-choices = Другие настройки

# Стол
back = Все игры
start-match = Начать
invite = Пошлите эту ссылку друзьям
copy-link = Скопировать ссылку
copied = Скопировано
copy-yourself = Ссылка выделена: скопируйте её сами.
claim = Сесть сюда
seat-free = свободное место
log = Журнал
chat = Чат
rules = Правила
people = Игроки
send = Отправить
chat-hint = Напишите что-нибудь
chat-unread = Новое в чате: { $count }
chat-unsaid = Нет связи; отправьте ещё раз, когда она вернётся.
undo = Вернуть ход
what-can-i-do = Что я могу?
why-not = Почему нельзя?
hint = Подсказка
close-hint = Закрыть подсказку
thinking = { $name } думает
thinking-about = { $name }: { $prompt }
since-minutes = { $count } мин
since-hours = { $count } ч
since-days = { $count } дн.
secret-choices = Все выбирают втайне
connection-lost = Связь потеряна. Пробуем снова…
connection-back = Связь восстановлена.
connecting = Соединяемся…
hand-over = Передайте устройство: { $name }
hand-over-text = Дальше — только для этих глаз.
hand-over-done = Это я
match-over = Партия окончена
winner = Победа: { $name }
winners = Победа: { $names }
nobody-wins = Никто не победил
match-unfinished = Партия не доиграна
rematch = Сыграть ещё
replay = Повтор
review = Разбор
review-offer = Узнайте, что дала удача, во что обошлось каждое решение и что было бы лучше.
review-begin = Разобрать партию
review-working = Идёт разбор: шаг { $done } из { $total }
review-course = На что мог рассчитывать каждый игрок по ходу партии
review-moments = Что решило партию
review-choices = { $count ->
    [one] Самое дорогое решение
   *[other] Самые дорогие решения ({ $count })
 }
review-accuracy = Точность { $percent } %
review-options = Сравнение вариантов: { $count }
review-chosen = выбрано
try-again = Попробовать отсюда ещё раз
score = Очки
total = Всего
zoom-in = Крупнее
zoom-out = Весь стол
end-turn = Закончить ход
search-rules = Искать в правилах
ruling = Решение
component-list = Компоненты
close = Закрыть
paused = Партия на паузе
since-visit = С вашего прошлого визита
trail = Этот ход
back-to-step = (Нажмите, чтобы вернуться к этому выбору.)
chip = { $prompt } { $label }. Вернуться к этому выбору
qr-code = Та же ссылка для камеры
seat-waits = ждёт кого-нибудь
seat-ready = ждёт начала
seat-unready = готовится
ready = Можно начинать
not-ready = Подождите меня
start-unready = Начать, не дожидаясь
lobby-free = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
} Партия начнётся, когда за столом не останется свободных мест и все будут готовы.
lobby-unready = Ещё готовятся: { $names }.
lobby-ready = Все готовы. Партия начинается:
rematch-wanted = Соперники хотят сыграть ещё.
add-bot = Посадить бота
remove-bot = Убрать бота
lobby-waits = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
} Партия начнётся, когда займут последнее.
lobby-full = Все в сборе.
share = Поделиться
show-table = Посмотреть на стол
show-result = Показать итог
ended-now = Если бы конец сейчас
ended-now-text = Набранные очки и то, что считают в конце, – насколько вам известно.
log-setup = Подготовка

# Настройки
settings = Настройки
text-size = Текст
size-usual = Обычный
size-large = Крупный
size-largest = Самый крупный
motion = Движение
motion-system = Как в системе
motion-less = Меньше
events-pace = Ходы других
events-pace-slow = Медленно
events-pace-normal = Обычно
events-pace-fast = Быстро
events-pace-at-once = Сразу
events-pause = Пауза
events-go-on = Продолжить
events-next = Дальше
events-skip = К концу показа
events-skip-turn = К моему ходу
events-again = После моего хода
events-won = Побеждает { $name }
events-strength = сила
battle-fold = Посмотреть на стол
sound = Звук
sound-off = Выключен
sound-quiet = Тихий
sound-on = Включён
sound-loud = Громкий
my-name = Моё имя
save = Сохранить
saved = Сохранено.
recovery = Ссылка для другого устройства
recovery-text = Учётных записей нет. Эта ссылка открывает ваше имя, столы и историю на другом устройстве. Она срабатывает один раз; никому её не показывайте.
sign-ins = Где выполнен вход
sign-in-device = устройство
sign-in-current = это устройство
sign-out = выйти
sign-out-others = Выйти на остальных устройствах
keys-help = Клавиши: O — к следующему возможному выбору, Enter — выбрать, U — вернуть ход. Tab обходит всё, что можно выбрать, и по разу заходит на каждое поле; там стрелки, Home и End ведут от предмета к предмету, каждый рассказывает о себе, а ? открывает его правило.
rule = Правило
nothing-found = Ничего не найдено.
remark = Примечание
standing-given = есть в правилах
standing-derived = следует из правил
standing-found = найдено в другом источнике
standing-recalled = по памяти, требует проверки
standing-inferred = выведено из остального
standing-reconstructed = восстановлено: печать утрачена

# Рядом с вопросом
on-the-board = Выберите одну из обведённых вещей на столе.
lay-here = Положить сюда
no-way-back = вернуть нельзя
not-now = Сейчас не выбрать. Вас спрашивают: «{ $prompt }»
choose-payment = Иная оплата
choose-payment-text = Действие остановится перед оплатой, и вы выберете, чем заплатить.
pay = Заплатить
purse = Чем вы платите. Коснитесь жетона или ресурса, чтобы заплатить им или оставить его.
turn-it = Повернуть
turn-key = R — повернуть, щелчок или Enter — положить
plan = Попробовать наперёд
plan-text = Откроет ваш собственный стол, где верно всё, что вы сейчас знаете. В эту партию ничего не отправится.
trial = Проба: { $title }
trial-text = Вы пробуете. В партию ничего не отправляется.
trial-back = Назад к партии
suggest = Подсказать
suggest-what = Подсказать партнёру: { $prompt }
suggests = { $name } советует: { $what }
points-at = { $name } показывает: { $what }
no-picture = У этого стола нет картинки; выбирайте кнопками.
away = нет на месте, играет бот
offline = не в сети
table-menu = Эта партия
agree = Согласиться
decline = Отказать
come-back = Вернуть моё место
resume = Продолжить
ask-undo = Попросить вернуть больше
ask-pause = Попросить паузу
ask-end = Предложить закончить партию
leave = Уйти; дальше играет бот
concede = Сдаться
first-steps = Первые шаги
tour-choose = Теперь выберите: { $what }
tour-done = Играть дальше самому
skip = Пропустить
start-now = Начать сразу; свободные места займут боты

# Повтор
replays = Повторы
score-course = Очки по ходу партии
course-answers = ответы
course-rounds = раунды
course-turns = ходы
score-none = Ничего за: { $lines }
step-said = { $name }: { $text }
step-asked = { $name }: { $prompt } — { $text }
step-of = Шаг { $step } из { $steps }
first = К началу
previous = Назад
next = Вперёд
last = К концу
run = Показывать
stop = Стоп
eyes = Чьими глазами
card-shown = Карта, на которую вы указываете
eyes-open = Все карты открыты
eyes-mine = Как знал я
eyes-of = Как видит { $name }
play-from-here = Играть отсюда
all-together = Все вместе
together-won = Вы победили вместе
together-lost = На этот раз победила игра
end-turn-pause = Спрашивать перед тем, чего не вернуть
load-record = Показать запись из файла
save-record = Сохранить запись
forget-me = Удалить все мои данные
forget-me-sure = Удалить имя, историю и места навсегда? Ваши места займут боты.
mute = Не показывать его чат
mute-done = Его чат вам больше не показывается.
block = Не сидеть с ним
block-done = За один стол вы больше не сядете.
report = Пожаловаться
report-hint = Что не так за этим столом?
report-done = Сообщение у владельца сервера.
blocklist = Заглушённые и заблокированные
unblock = Отменить
my-statistics = Мои партии
matches = Партий
won = Побед
best = Лучший счёт
mean = Средний счёт
notices = Уведомлять о моём ходе
notices-denied = Браузер этого не разрешает.
my-email = Моя почта, для столов на несколько дней
email-asked = На { $email } отправлено письмо. Откройте ссылку из него в течение дня, и мы начнём вам писать.
email-confirmed = Мы будем писать вам на { $email }.
campaign = Ваша кампания
campaign-so-far = Партий: { $matches }. Следующий гандикап: { $next }, лучший: { $best }.
campaign-course = Гандикап от партии к партии
campaign-next = Следующая партия с гандикапом { $next }
clock-minutes = Минут на игрока
clock-increment = Секунд за каждый ответ
days-a-move = Дней на ход
table-title = Название стола, если хотите
replace-bot = { $name } не здесь: посадить бота насовсем
replace-open = { $name } не здесь: пустить другого
get-up = Встать из-за стола
delete-table = Удалить этот стол
delete-table-sure = Удалить стол для всех вместе с тем, что сыграно?
hint-line = затем { $line }
sections = Разделы
tab-board = Поле
other-boards = Планшеты остальных
tab-displays = Витрины
tab-hand = Моё
tab-log = Журнал

house-rules = Домашние правила
house-rules-changed = { $count ->
    [one] изменено { $count }
    [few] изменено { $count }
   *[many] изменено { $count }
}
house-rules-text = Там, где книгу правил можно прочесть по-разному, решает ваш стол.
house-rules-usual = (обычно)
house-rules-book = Правило и наше чтение

my-box = Моя коробка
my-box-text = Картинки правил утрачены, поэтому часть напечатанных значений восстановлена. Нажмите на компонент и впишите то, что видно на вашем экземпляре: за столом будет действовать оно.
box-undo = Отменить
box-unsaved = ещё не сохранено
box-delete-sure = Удалить насовсем
my-boxes = Мои коробки
box-uncertain = Только сомнительное ({ $count })
box-print = Лист для сверки
box-right = { $count ->
    [0] Как в коробке игры
    [one] Изменено { $count } значение, коробкой можно играть
    [few] Изменено { $count } значения, коробкой можно играть
   *[many] Изменено { $count } значений, коробкой можно играть
}
box-checking = Проверяется…
box-wrong = Так не может быть
box-name = Название коробки
box-save = Сохранить
box-saved = Сохранено
box-download = Скачать
box-upload = Открыть файл
box-play = Играть с ней
box-publish = Опубликовать
box-withdraw = Снять с публикации
box-community = Опубликованные другими
box-none-published = Для этой игры ещё никто не опубликовал коробку.
box-differs = { $count ->
    [one] отличается { $count } значение
    [few] отличаются { $count } значения
   *[many] отличаются { $count } значений
}
box-played = { $count ->
    [one] сыграна { $count } раз
    [few] сыграна { $count } раза
   *[many] сыграна { $count } раз
}
box-compare = Сравнить
box-here = эта коробка
box-same = Отличий нет.
box-report = Что не так с этой коробкой?
box-choice = Коробка
box-usual = Коробка игры
box-usual-text = Значения самой игры; откуда каждое взято, сказано в «Моей коробке».
box-mine = Ваша:
box-by = Автор — { $author }:
box-of-table = Коробка: { $name }
box-of-file = Коробка: значения из своего файла
box-printed = напечатано
box-not-json = Это не похоже на список: нужны скобки и запятые, как было.
component = Компонент
check-sheet-note = Пунктиром подчёркнуто то, что известно неточно. Отметьте совпадающее, остальное запишите.
print = Печать
yes = да
no = нет
reported = Сообщено хозяину сервера
box-copy-row = Добавить копию
box-remove-row = В моей коробке нет
box-restore-row = Вернуть
box-how-many = Сейчас { $count }; играть можно с числом от { $least } до { $most }
box-add-item = Ещё одно
box-drop-item = На одно меньше
box-unusual = Играть можно, но необычно ({ $count })
box-row-added = добавлено
box-row-removed = в коробке нет
box-delete = Удалить
standing-short-given = по книге
standing-short-derived = выведено
standing-short-found = найдено
standing-short-recalled = по памяти
standing-short-inferred = по смыслу
standing-short-reconstructed = восстановлено
standing-short-mine = исправлено

puzzle = Задача
puzzles = Задачи
puzzles-text = Позиции из настоящих партий, где один ответ или один способ сыграть весь ход явно лучший — и не тот, что первым приходит в голову. Каждую несколько раз решил сильнейший бот, думая в десять раз дольше обычного.
puzzles-none = Задач здесь пока нет.
puzzle-of-the-day = Задача дня
puzzle-solve = Решить
puzzle-day-right = Вы решили её с первого раза.
puzzle-day-missed = Ваш первый ответ был неверным.
puzzle-trainer = Тренажёр
puzzle-trainer-text = Следующая задача близка к вашему рейтингу. В каждой считается только первый ответ или первый целый ход.
puzzle-next = Следующая задача
puzzle-next-of = Следующая задача: { $game }
puzzle-number = № { $number } из { $puzzles }
my-rating = Мой рейтинг: { $rating }
puzzle-rating = Рейтинг задачи: { $rating }
puzzles-solved = С первого раза решено { $right } из { $tried }; всего { $puzzles ->
    [one] { $puzzles } задача
    [few] { $puzzles } задачи
   *[many] { $puzzles } задач
}
puzzles-many = { $puzzles ->
    [one] { $puzzles } задача
    [few] { $puzzles } задачи
   *[many] { $puzzles } задач
}
puzzle-tried = На эту задачу вы уже отвечали: рейтинг она больше не меняет.
puzzle-turn-goes-on = Ход продолжается; оценён он будет, когда закончится.
puzzle-give-up = Показать решение
puzzle-again = Ещё раз
puzzle-play-on = Играть дальше отсюда
puzzle-solution = Решение: { $line }
shares = Мои оконченные партии могут стать задачами
shares-text = Только позиции, без имён. Партия берётся, лишь если согласны все, кто в ней играл. Согласие можно отозвать когда угодно.
