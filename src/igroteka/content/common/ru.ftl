# Общее для всех игр.

opt-pass = Пропустить
opt-done = Готово
opt-yes = Да
opt-no = Нет
opt-number = { $a }

# $n: номер места за столом, с единицы.
player = Игрок { $n }
