# Места стола: подсказки.

name-space_red = Место призрака: { name-red.there }
about-space_red = { ghost-space }
name-space_blue = Место призрака: { name-blue.there }
about-space_blue = { ghost-space }
name-space_green = Место призрака: { name-green.there }
about-space_green = { ghost-space }
name-space_yellow = Место призрака: { name-yellow.there }
about-space_yellow = { ghost-space }
name-shelter = Убежище
about-shelter = Спасённые жители. Вся семья, собранная здесь, приносит награду.
name-board = Поле Даоса
about-board = Его сила, а также Чи, жетоны Дао и прочее, что на нём лежит.
ghost-space = Для одного призрака. С ним сражаются с тайла напротив, и захват идёт от него по прямой.
