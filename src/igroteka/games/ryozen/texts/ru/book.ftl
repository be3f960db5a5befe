# Игра в одном абзаце, заголовки правил и компонентов.

about-game = Три дня и три ночи ваш клан служит Леди Феникс. Днём вы помещаете соратников в шесть секторов её королевства, открыто или тайно, и пользуетесь тем, что даёт каждое место; вращающийся Дворец решает, куда падает свет. Ночью происходят события, каждый сектор награждает пришедших, а самый влиятельный получает осколки луны. Побеждает тот, у кого больше благосклонности.

chapter-box = Коробка
chapter-component = Компоненты
chapter-overview = Вкратце
chapter-board = Поле
chapter-info = Что открыто и что скрыто
chapter-sector = Секторы
chapter-palace = Дворец Феникса
chapter-companion = Соратники
chapter-strike = Удары
chapter-resource = Ресурсы
chapter-shard = Осколки луны
chapter-favour = Благосклонность
chapter-village = Деревни
chapter-event = События
chapter-revelation = Откровения
chapter-setup = Подготовка
chapter-day = День
chapter-golden = Золотое правило
chapter-night = Ночь
chapter-dawn = Рассвет
chapter-end = Конец игры
chapter-clan_house = Дом кланов
chapter-palace_mode = Режим «Дворец Феникса»
chapter-solo = Игра в одиночку
chapter-narrative = Истории

kind-table = По числу игроков
kind-sector = Секторы
kind-clan = Кланы
kind-companion = Соратники
kind-clan_house = Ряд Дома кланов
kind-path = Путь деревень
kind-altar_tile = Плитки Алтаря
kind-village = Деревни
kind-revelation_kind = Виды откровений
kind-revelation = Откровения
kind-event = События
kind-difficulty = Уровни сложности
kind-sector_card = Карточки секторов
kind-twist_card = Карточки поворотов
kind-scenario = Истории
kind-token = Жетоны
