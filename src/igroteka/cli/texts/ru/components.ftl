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
