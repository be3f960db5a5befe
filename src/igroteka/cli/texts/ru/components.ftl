# Что говорит команда `igroteka components`.

components-col-kind = Вид
components-col-rows = Строк
components-sum = все
components-values = Значения по происхождению; отпечаток { $digest }
components-standing = { $standing } ({ $values })
components-exported = { $file }: записано. Внесите значения из своей коробки и проверьте файл: --check { $file }.
components-good = { $file }: файл годится; отпечаток { $digest }, { $changed ->
    [0] отличий от наших значений нет.
    [one] { $changed } значение отличается от нашего:
    [few] { $changed } значения отличаются от наших:
   *[many] { $changed } значений отличаются от наших:
 }
components-ours = у нас
components-added = такой строки в нашей коробке нет
components-removed = такой строки в коробке нет
components-unusual = Играть можно, но необычно вот что ({ $count }):
components-tried = { $boxes ->
    [one] Проверена { $boxes } случайная коробка
    [few] Проверены { $boxes } случайные коробки
   *[many] Проверено { $boxes } случайных коробок
 }, { $wrong ->
    [0] играть можно с любой из них.
    [one] с { $wrong } из них играть нельзя.
   *[many] с { $wrong } из них играть нельзя.
 }
