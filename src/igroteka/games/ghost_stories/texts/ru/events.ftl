# Что произошло, чем кончилось, сколько стоило.

event-first_player = Первым ходит { $seat }.
event-board_dealt = { $board-board } лежит здесь: { $side }; играет { $seat }.
event-board_neutral = { $board-board } нейтрально и лежит здесь: { $side }.
event-power_dealt = { $board-board } показывает силу: { $power }.
event-tile_laid = Тайл «{ $tile }»: { $position }.
event-turn_began = { $board-board }: начало хода.
event-won = Деревня спасена: Ву-Фенг побеждён.
event-lost = Деревня потеряна: { $reason-key ->
    [haunted] { end-haunted }
    [line_haunted] { end-line_haunted }
    [all_dead] { end-all_dead }
    [villagers] { end-villagers }
   *[deck] { end-deck }
  }.
event-ghost_arrived = { $card-kind ->
    [incarnation] Приходит воплощение Ву-Фенга: { $card }
   *[ghost] Приходит призрак: { $card }
  } ({ $board-there }, { $tile }).
    .brief = { $card-kind ->
        [incarnation] Приходит воплощение [incarnation_{ $card-key }]
       *[ghost] Приходит [ghost_{ $card-key }]
      } { $card } → [space_{ $board-key }] { $tile }
event-no_space = Для нового призрака нет места.
event-ghost_stopped = Будда прогоняет: { $card } ({ $tile }).
event-ghost_left = Уходит призрак: { $card } ({ $tile }).
event-ghost_moved = { $card } перемещается: { $board-there } ({ $tile }) → { $to-there } ({ $to_tile }).
event-under_deck = Карта «{ $card }» уходит под колоду.
event-on_deck = Карту «{ $card }» кладут на колоду.
event-replaced = Вместо воплощения «{ $card }» приходит другое.
event-card_removed = Призрак из колоды взакрытую убран из игры.
event-buddha_back = Будда покидает своё место ({ $tile }).
event-figurine_out = { $card }: фигурка выходит вперёд ({ $tile }).
event-figurine_back = { $card }: фигурка возвращается на карту ({ $tile }).
event-die_captured = { $card }: захвачен кубик Дао.
event-overrun = { $board-board } заполнено призраками.
event-stone = { $card } при появлении: { $stone }.
event-acted = { $card }, действие: { $stone }.
event-calmed = Су-Линг усмиряет: { $card }.
event-ignored = Доспехи Справедливости отводят левый камень: { $card }.
event-tile_haunted = Захвачен тайл «{ $tile }».
event-tile_cleansed = Тайл «{ $tile }» снова активен.
event-curse_rolled = Кубик Проклятия: { $face-curse }.
event-qi_lost = { $board-board } теряет Чи.
event-qi_gained = { $board-taoist } получает Чи.
event-tao_gained = { $board-taoist } берёт жетон Дао: { $colour }.
event-tao_lost = { $board-taoist } отдаёт жетон Дао: { $colour }.
event-tao_out = Жетон Дао выходит из игры: { $colour }.
event-yin_yang_gained = { $board-taoist } получает жетон Инь-Ян.
    .brief = +1 [token_yin_yang]
event-yin_yang_spent = { $board-taoist } тратит жетон Инь-Ян.
    .brief = тратит [token_yin_yang]
event-crystal_gained = { $board-taoist } получает Лунный Кристалл.
    .brief = +1 [crystal]
event-crystal_spent = { $board-taoist } тратит Лунный Кристалл.
    .brief = тратит [crystal]
event-crystal_placed = В Хранилище кладут Лунный Кристалл ({ $tile }).
event-power_borrowed = { $board-taoist } занимает силу: { $power }.
    .brief = занимает силу [power_{ $power-key }] { $power }
event-tokens_taken = { $board-taoist } берёт { $count ->
    [one] { $count } жетон Нейтральной Силы
    [few] { $count } жетона Нейтральной Силы
   *[many] { $count } жетонов Нейтральной Силы
  }.
event-artifact_gained = { $board-taoist } получает: { $artifact }.
    .brief = получает [artifact_{ $artifact-key }] { $artifact }
event-artifact_used = { $board-taoist } применяет: { $artifact }.
    .brief = применяет [artifact_{ $artifact-key }] { $artifact }
event-buddha_taken = { $board-taoist } берёт Будду.
    .brief = берёт [buddha]
event-buddha_placed = Будда поставлен ({ $tile }).
event-died = { $board-taoist } погибает; жетоны и Будды возвращаются на места.
event-possessed = { $board-board } осквернено.
event-revived = { $board-taoist } возвращается к жизни.
event-moved = { $board-taoist } переходит: { $tile }.
    .brief = → [tile_{ $tile-key }] { $tile }
event-laid_down = { $board-taoist } сбит с ног.
    .brief = сбит с ног
event-stood_up = { $board-taoist } встаёт.
    .brief = встаёт
event-helped = { $board-taoist } просит помощи: { $tile }.
    .brief = помощь: [tile_{ $tile-key }] { $tile }
event-dice_rolled = Кубики Дао{ $red ->
    [0] {""}
   *[other] {" "}· красных { $red }
  }{ $blue ->
    [0] {""}
   *[other] {" "}· синих { $blue }
  }{ $green ->
    [0] {""}
   *[other] {" "}· зелёных { $green }
  }{ $yellow ->
    [0] {""}
   *[other] {" "}· жёлтых { $yellow }
  }{ $black ->
    [0] {""}
   *[other] {" "}· чёрных { $black }
  }{ $white ->
    [0] {""}
   *[other] {" "}· белых { $white }
  }
    .brief = кубики{ $red ->
        [0] {""}
        [1] {" ["}die_red]
       *[other] {" ["}die_red]×{ $red }
      }{ $blue ->
        [0] {""}
        [1] {" ["}die_blue]
       *[other] {" ["}die_blue]×{ $blue }
      }{ $green ->
        [0] {""}
        [1] {" ["}die_green]
       *[other] {" ["}die_green]×{ $green }
      }{ $yellow ->
        [0] {""}
        [1] {" ["}die_yellow]
       *[other] {" ["}die_yellow]×{ $yellow }
      }{ $black ->
        [0] {""}
        [1] {" ["}die_black]
       *[other] {" ["}die_black]×{ $black }
      }{ $white ->
        [0] {""}
        [1] {" ["}die_white]
       *[other] {" ["}die_white]×{ $white }
      }
event-matched = { $card }: { $needed ->
    [0] символов больше не нужно
   *[other] нужно { $needed } · кубиками { $dice }
  }{ $tokens ->
    [0] {""}
   *[other] {" "}· жетонами Дао { $tokens }
  }{ $crystals ->
    [0] {""}
   *[other] {" "}· Лунными Кристаллами { $crystals }
  }{ $mantra ->
    [0] {""}
   *[other] {" "}· снято Мантрой { $mantra }
  }{ $missing ->
    [0] {""}
   *[other] {" "}· не хватает { $missing }
  }
event-exorcised = { $card-kind ->
    [incarnation] Воплощение Ву-Фенга побеждено: { $card }
   *[ghost] Изгнание удалось: { $card }
  } ({ $tile }).
    .brief = { $card-kind ->
        [incarnation] Побеждено воплощение [incarnation_{ $card-key }]
       *[ghost] Изгнание: [ghost_{ $card-key }]
      } { $card }
event-failed = Ни один призрак не изгнан.
event-mantra_placed = Ослабляющая Мантра положена ({ $tile }).
event-mantra_back = Ослабляющая Мантра возвращается.
event-circle_cleared = Жетон Дао с Молитвенного Круга возвращается в банк: { $colour }.
event-circle_set = Молитвенный Круг ослабляет цвет: { $colour }.
event-villager_seen = Открылся житель: { $villager } ({ $tile }).
event-villager_moved = { $villager } идёт следом: { $tile } → { $to }.
event-villager_fled = { $villager } спасается бегством: { $tile } → { $to }.
event-villager_died = Гибнет житель: { $villager }.
event-villager_saved = Житель спасён: { $villager }.
event-villager_revived = Возвращение к жизни: { $villager } ({ $tile }).
event-family_saved = Вся семья { $family } спасена.
event-su_ling_placed = Су-Линг встаёт на страже ({ $tile }).
event-su_ling_gone = Су-Линг покидает деревню.
event-su_ling_back = Су-Линг возвращается в банк.
event-barrier_risen = Поднимается Магический Барьер.
event-barrier_ended = Магический Барьер гаснет: оставшиеся кристаллы возвращаются в банк.
event-barrier_spent = Лунный Кристалл Барьера потрачен; осталось: { $left }.
event-barrier_filled = В Хранилища кладут недостающие Лунные Кристаллы: { $missing }.

score-portal = Место Портала
score-qi = Оставшиеся Чи
score-dead_taoists = Погибшие Даосы
score-haunted = Захваченные тайлы
score-incarnations = Воплощения, побеждённые до последнего
score-victory = Победа
score-deck = Призраки в колоде
score-villagers = Жители

end-haunted = захвачено слишком много тайлов
end-line_haunted = захвачен целый ряд тайлов
end-all_dead = погибли все Даосы
end-deck = колода пуста, а воплощение ещё живо
end-villagers = поле Кладбища заполнено: погибло жителей – { PRINTED("graveyard.graveyard.places") }
end-incarnations_beaten = последнее воплощение Ву-Фенга побеждено

why-laid_down = Даос лежит на земле и должен сначала встать
why-powers_off = призрак блокирует силы
why-tile_haunted = тайл захвачен и не даёт помощи
why-no_effect = сейчас это ничего не изменит
why-cannot_be_exorcised = здесь сейчас никого нельзя изгнать
why-no_ghost_facing = напротив этого тайла нет призрака
why-no_portal = жителей спасают только у Портала
why-no_villager = некого спасать
why-not_on_a_corner = это делают только на угловом тайле
why-power_blocked = сила поля заблокирована
why-space_taken = место занято
why-receptacle_full = в Хранилище уже есть кристалл
why-taken_this_turn = взятое в этот ход ждёт следующего
why-before_incarnation = Су-Линг нельзя ставить перед воплощением
why-used_this_turn = в этот ход уже применено

mode-base = Базовая игра
mode-white-moon = Полнолуние
option-level = Уровень
option-level--initiation = Начальный
option-level--normal = Средний
option-level--nightmare = Кошмарный
option-level--hell = Адский
option-colours = Даосы
option-colours--random = Случайно
option-colours--choose = По выбору
option-powers = Силы
option-powers--random = Случайно
option-powers--choose = По выбору
option-first = Первый ход
option-first--random = Случайно
option-first--choose = По выбору
option-village = Деревня
option-village--kung_fu_school = Со Школой Кун-Фу
option-village--random = Девять случайных тайлов
option-portal = Портал
option-portal--centre = Центр
option-portal--north_west = Северо-запад
option-portal--north = Север
option-portal--north_east = Северо-восток
option-portal--west = Запад
option-portal--east = Восток
option-portal--south_west = Юго-запад
option-portal--south = Юг
option-portal--south_east = Юго-восток
option-incarnations = Воплощения
option-incarnations--by_level = Как велит уровень
option-incarnations--base = Из базовой игры
option-incarnations--new = Из «Полнолуния»
