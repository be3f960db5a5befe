# Общее для всех игр.

opt-pass = Пропустить
opt-done = Готово
opt-yes = Да
opt-no = Нет
opt-number = { $a }

# $n: номер места за столом, с единицы.
player = Игрок { $n }

# Что находит проверка коробки. $found: что там указано.
check-count = строк должно быть { $wanted }, а указано { $found }
check-bounds = строк должно быть от { $low } до { $high }, а указано { $found }
check-sum = сумма по всем строкам должна быть { $wanted }, а выходит { $found }
check-range = ожидается от { $low } до { $high }, а указано { $found }
check-length = ожидается значений: от { $low } до { $high }, а указано { $found }
check-words = ожидается одно из значений: { $known }; указано { $found }
check-reference = указано «{ $found }», но такой строки ({ $other }) в коробке нет
check-twice = { $found } уже занято: «{ $other }»
check-id-twice = этот идентификатор встречается дважды
check-no-default = в таблице нет значения default
check-unknown = неизвестный идентификатор «{ $found }»: такой строки в коробке нет
check-missing = нет строки «{ $found }»: сохраните все строки выгруженного файла
check-own-id = идентификатор новой строки начинается с own_, дальше строчные латинские буквы, цифры и _
check-no-row = такой строки в коробке нет
check-no-value = ожидается одно из значений: { $known }; указано «{ $found }»
check-cannot-grow = добавлять и убирать такие строки нельзя
check-no-name = у таких строк нет названий
check-type = ожидается { $wanted }, а указано { $found }
check-least = ожидается не меньше { $low }
check-most = ожидается не больше { $high }
check-least-items = ожидается не меньше { $low } { $low ->
    [one] значения
   *[many] значений
}
check-most-items = ожидается не больше { $high } { $high ->
    [one] значения
   *[many] значений
}
check-longest = ожидается не больше { $high } { $high ->
    [one] знака
   *[many] знаков
}
check-plain = ожидается простой текст без управляющих знаков
check-word = { $found } здесь напечатано быть не может
check-lacking = нет значения { $found }
check-superfluous = здесь нет значения { $found }
check-said = { $what }
check-unreadable = не читается

type-int = целое число
type-str = слово
type-bool = да или нет
type-array = список
type-object = таблица
type-null = ничего
type-float = дробь

field-name_ru = название по-русски
field-name_en = название по-английски
check-damaged = файл повреждён: строку { $line } нельзя прочесть как строку файла компонентов
check-other-game = это файл другой игры: «{ $found }»
check-file = файл не читается: { $what }
check-value = ожидается слово, целое число, true или false, а указано { $found }
check-huge = ожидается число не больше { $high }
