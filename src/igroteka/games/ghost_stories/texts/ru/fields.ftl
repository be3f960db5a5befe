# Напечатанные значения в списке компонентов.

field-number = номер
field-set = коробка
field-colour = цвет
field-resistance = сопротивление
field-left = левый камень
field-centre = центральный камень
field-right = правый камень
field-frame = рамка
field-cost = цена
field-face = сторона поля
field-members = членов
field-penalty = при гибели
field-reward = когда спасены все
field-family = семья
field-single_use = одноразовый
field-faces = грани
field-count = штук
field-players-count = игроков
field-places = мест
field-qi = Чи
field-black_tao = чёрных жетонов Дао
field-yin_yang = жетон Инь-Ян
field-incarnations = воплощений
field-incarnations_few = воплощений при одном и двух игроках
field-haunted_limit = захваченных тайлов до поражения
field-victory = очков за победу
field-removed = призраков в коробке
field-power_tokens = жетонов Нейтральной Силы
field-saved_before = жителей спасено заранее
field-group = призраков под воплощением
field-white_moon_removed = призраков меняет «Полнолуние»
field-points = очки

value-yes = да
value-no = нет
value-base = «Истории с Призраками»
value-white_moon = «Полнолуние»

# Строки с тем же именем, что у другого вида.
name-die-tao = Кубик Дао
name-die-curse = Кубик Проклятия
