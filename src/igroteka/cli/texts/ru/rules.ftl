# Что говорит команда `igroteka rules`.

rules-count = { $title }: { $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
   *[many] { $rules } правил
 }
rules-chapter = { $chapter } ({ $rules })
rules-gap = Книга умалчивает
rules-ruling = Решение
rules-untestable = Не проверяется
rules-none = Таких правил нет.
rules-col-kind = Вид
rules-col-total = Правил
rules-col-untestable = Не проверяются
rules-col-cited = Доказано
rules-col-missing = Осталось
rules-col-percent = %
rules-sum = все
rules-head-untestable = Правила, которые нельзя проверить тестом:
rules-head-missing = Правила, которые не доказаны ни одним пройденным тестом:
rules-below = Доказано { $percent } % проверяемых правил, требуется не меньше { $least } %.
