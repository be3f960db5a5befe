# Игра в одном абзаце, заголовки правил и компонентов.

about-game = Ву-Фенг, владыка девяти преисподних, хочет вернуть свой прах, и его призраки осаждают деревню, где он погребён. Вы — Даосы, и победа или поражение у вас общие: каждый ход призраки действуют и прибывают, затем один из вас идёт, просит помощи жителя или бросает кубики Дао, изгоняя призраков. Продержитесь до воплощения и победите его. С «Полнолунием» нужно ещё и спасать жителей.

chapter-scope = Во что играем
chapter-info = Что известно
chapter-resolve = Порядок эффектов
chapter-component = Компоненты
chapter-geometry = Деревня
chapter-setup = Подготовка
chapter-turn = Ход
chapter-yin = Инь
chapter-haunt = Захват тайлов
chapter-curse = Кубик Проклятия
chapter-arrival = Прибытие
chapter-yang = Ян
chapter-exorcism = Изгнание
chapter-buddha = Будды
chapter-yinyang = Жетоны Инь-Ян
chapter-death = Смерть
chapter-neutral = Нейтральные поля
chapter-power_token = Жетоны силы
chapter-tile = Тайлы деревни
chapter-qi = Чи
chapter-power = Силы
chapter-stone = Камни призраков
chapter-incarnation = Воплощения
chapter-end = Победа и поражение
chapter-score = Очки
chapter-wm = Полнолуние

kind-ghost = Призраки
kind-incarnation = Воплощения
kind-tile = Тайлы деревни
kind-power = Силы
kind-family = Семьи
kind-artifact = Артефакты
kind-die = Кубики
kind-supply = Банк
kind-graveyard = Кладбище
kind-level = Уровни сложности
kind-players = По числу игроков
kind-deck = Колода
kind-neutral = Нейтральные поля
kind-score = Очки
