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
chapter-arrival = Появление призраков
chapter-yang = Ян
chapter-exorcism = Изгнание
chapter-buddha = Будды
chapter-yinyang = Жетоны Инь-Ян
chapter-death = Смерть
chapter-neutral = Нейтральные поля
chapter-power_token = Жетоны Нейтральной Силы
chapter-tile = Тайлы деревни
chapter-qi = Чи
chapter-power = Силы
chapter-stone = Камни призраков
chapter-incarnation = Воплощения
chapter-end = Победа и поражение
chapter-score = Очки
chapter-wm = Полнолуние

contents-villagers = Жители деревни и Кладбище
contents-cards = Карты Призраков
contents-pieces = Фишки и кубики
contents-boards = Поля Даосов
contents-levels = Уровни, число игроков и счёт
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

# Слова, которыми может быть значение компонента.
value-penalty-another_dies = { part-penalty-another_dies }
value-penalty-black_tao_out = { part-penalty-black_tao_out }
value-penalty-blue_tao_out = { part-penalty-blue_tao_out }
value-penalty-bottom_card_out = { part-penalty-bottom_card_out }
value-penalty-green_tao_out = { part-penalty-green_tao_out }
value-penalty-incarnation = { part-penalty-incarnation }
value-penalty-laid_down = { part-penalty-laid_down }
value-penalty-red_tao_out = { part-penalty-red_tao_out }
value-penalty-tile_haunted = { part-penalty-tile_haunted }
value-penalty-yellow_tao_out = { part-penalty-yellow_tao_out }
value-reward-barrier = { part-reward-barrier }
value-reward-buddhas = { part-reward-buddhas }
value-reward-five_tao = { part-reward-five_tao }
value-reward-three_qi = { part-reward-three_qi }
