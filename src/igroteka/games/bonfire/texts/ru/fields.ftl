# Напечатанные значения в списке компонентов.

field-colour = цвет
field-copies = штук
field-symbols = символы
field-columns = столбцов
field-rows = строк
field-cells = ячейки (строка, столбец)
field-resource = ресурс
field-guardian = Хранительница
field-corner = в углу моря
field-at = место на рисунке моря, в процентах (слева, сверху)
field-ends = соединяет
field-points = очки
field-kind = что это
field-of = чего требует
field-seats = от скольких игроков
field-table_size-seats = игроков
field-crystal = кристалл
field-notches = выемки, с 1 по 7
field-guardian_points = очки Хранительницы у Костра
field-path_cost = жетонов Пути за его жетон
field-token = жетон
field-point = вместо бонуса очко
field-need = сколько нужно
field-all_lit = очки, если все зажжены
field-action = действие
field-reveal = открывает мастера
field-corner_tasks = заданий на угловом острове
field-other_tasks = заданий на другом острове
field-portals_removed = порталов каждой формы в коробке
field-novices = послушников до обратного отсчёта

value-yes = да
value-no = нет
value-green = зелёный
value-orange = оранжевый
value-purple = фиолетовый
value-white = белый
value-none = нет
value-elder = старейшина
value-colour-blue = синий
value-crystal-blue = синий

# Строки с тем же именем, что у другого вида.
name-start_tile-start = Начальный жетон Пути
