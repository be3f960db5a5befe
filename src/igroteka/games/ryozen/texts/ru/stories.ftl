# Четыре истории нарративного режима. Слова и эффекты, внесённые владельцем, заменяют наши.

name-orange_1 = Осада, акт { $act }
    .story = { about-orange_1 }
about-orange_1 = { $story-key ->
    [none] Всю ночь за стенами бьют барабаны. На рассвете у Врат стоят знамёна Василиска.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}В стартовой руке Василиска, вместо стольких же Подмастерьев: { $hand }.
  }
name-orange_1-first = { PRINTED("scenario.orange_1.first_text-key") ->
    [none] { PRINTED("scenario.orange_1.first_effects-count") ->
        [0] Ничего не происходит
       *[other] { PRINTED("scenario.orange_1.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.orange_1.first_text") }: { PRINTED("scenario.orange_1.first_effects-count") ->
        [0] ничего не происходит
       *[other] { PRINTED("scenario.orange_1.first_effects") }
      }
  }
name-orange_1-second = { PRINTED("scenario.orange_1.second_text-key") ->
    [none] { PRINTED("scenario.orange_1.second_effects-count") ->
        [0] Ничего не происходит
       *[other] { PRINTED("scenario.orange_1.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.orange_1.second_text") }: { PRINTED("scenario.orange_1.second_effects-count") ->
        [0] ничего не происходит
       *[other] { PRINTED("scenario.orange_1.second_effects") }
      }
  }
name-orange_2 = Осада, акт { $act }
    .story = { about-orange_2 }
about-orange_2 = { $story-key ->
    [none] Посол в шелках называет цену тихих ночей. Заплатите, или пусть каждый удар по вашим людям множит славу Василиска.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}В стартовой руке Василиска, вместо стольких же Подмастерьев: { $hand }.
  }
name-orange-first = { PRINTED("scenario.orange_2.first_text-key") ->
    [none] { PRINTED("scenario.orange_2.first_effects-count") ->
        [0] Откупиться: вы теряете { PRINTED("scenario.orange_2.first") ->
            [one] { PRINTED("scenario.orange_2.first") } монету
            [few] { PRINTED("scenario.orange_2.first") } монеты
           *[many] { PRINTED("scenario.orange_2.first") } монет
          }
       *[other] { PRINTED("scenario.orange_2.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.orange_2.first_text") }: { PRINTED("scenario.orange_2.first_effects-count") ->
        [0] вы теряете { PRINTED("scenario.orange_2.first") ->
            [one] { PRINTED("scenario.orange_2.first") } монету
            [few] { PRINTED("scenario.orange_2.first") } монеты
           *[many] { PRINTED("scenario.orange_2.first") } монет
          }
       *[other] { PRINTED("scenario.orange_2.first_effects") }
      }
  }
name-orange-second = { PRINTED("scenario.orange_2.second_text-key") ->
    [none] { PRINTED("scenario.orange_2.second_effects-count") ->
        [0] Отказать: в этом раунде за каждый удар по вашему соратнику Василиск получает { PRINTED("scenario.orange_2.second") ->
            [one] { PRINTED("scenario.orange_2.second") } очко благосклонности
            [few] { PRINTED("scenario.orange_2.second") } очка благосклонности
           *[many] { PRINTED("scenario.orange_2.second") } очков благосклонности
          }
       *[other] { PRINTED("scenario.orange_2.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.orange_2.second_text") }: { PRINTED("scenario.orange_2.second_effects-count") ->
        [0] в этом раунде за каждый удар по вашему соратнику Василиск получает { PRINTED("scenario.orange_2.second") ->
            [one] { PRINTED("scenario.orange_2.second") } очко благосклонности
            [few] { PRINTED("scenario.orange_2.second") } очка благосклонности
           *[many] { PRINTED("scenario.orange_2.second") } очков благосклонности
          }
       *[other] { PRINTED("scenario.orange_2.second_effects") }
      }
  }
name-orange_3 = Осада, акт { $act }
    .story = { about-orange_3 }
about-orange_3 = { $story-key ->
    [none] Настал последний день осады, и сказанное у Врат приносит плоды.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}В стартовой руке Василиска, вместо стольких же Подмастерьев: { $hand }.
  }
name-orange_3-first = { PRINTED("scenario.orange_3.first_text-key") ->
    [none] { PRINTED("scenario.orange_3.first_effects-count") ->
        [0] На ваши монеты наняты бойцы: { PRINTED("scenario.orange_3.first") ->
            [one] { PRINTED("scenario.orange_3.first") } новый соратник клана занимает место Подмастерья в руке Василиска
            [few] { PRINTED("scenario.orange_3.first") } новых соратника клана занимают места Подмастерьев в руке Василиска
           *[many] { PRINTED("scenario.orange_3.first") } новых соратников клана занимают места Подмастерьев в руке Василиска
          }
       *[other] { PRINTED("scenario.orange_3.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.orange_3.first_text") }: { PRINTED("scenario.orange_3.first_effects-count") ->
        [0] { PRINTED("scenario.orange_3.first") ->
            [one] { PRINTED("scenario.orange_3.first") } новый соратник клана занимает место Подмастерья в руке Василиска
            [few] { PRINTED("scenario.orange_3.first") } новых соратника клана занимают места Подмастерьев в руке Василиска
           *[many] { PRINTED("scenario.orange_3.first") } новых соратников клана занимают места Подмастерьев в руке Василиска
          }
       *[other] { PRINTED("scenario.orange_3.first_effects") }
      }
  }
name-orange_3-second = { PRINTED("scenario.orange_3.second_text-key") ->
    [none] { PRINTED("scenario.orange_3.second_effects-count") ->
        [0] Рассказ о вашем отказе обменян на трофей: Василиск получает { PRINTED("scenario.orange_3.second") ->
            [one] { PRINTED("scenario.orange_3.second") } осколок коралловой луны
            [few] { PRINTED("scenario.orange_3.second") } осколка коралловой луны
           *[many] { PRINTED("scenario.orange_3.second") } осколков коралловой луны
          }
       *[other] { PRINTED("scenario.orange_3.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.orange_3.second_text") }: { PRINTED("scenario.orange_3.second_effects-count") ->
        [0] Василиск получает { PRINTED("scenario.orange_3.second") ->
            [one] { PRINTED("scenario.orange_3.second") } осколок коралловой луны
            [few] { PRINTED("scenario.orange_3.second") } осколка коралловой луны
           *[many] { PRINTED("scenario.orange_3.second") } осколков коралловой луны
          }
       *[other] { PRINTED("scenario.orange_3.second_effects") }
      }
  }

name-purple_1 = Голодная луна, акт { $act }
    .story = { about-purple_1 }
about-purple_1 = { $story-key ->
    [none] Луна висит низко над Дворцом и просит даров; Василиск привёл тех, кто будет их собирать.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}В стартовой руке Василиска, вместо стольких же Подмастерьев: { $hand }.
  }
name-purple_1-first = { PRINTED("scenario.purple_1.first_text-key") ->
    [none] { PRINTED("scenario.purple_1.first_effects-count") ->
        [0] Ничего не происходит
       *[other] { PRINTED("scenario.purple_1.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.purple_1.first_text") }: { PRINTED("scenario.purple_1.first_effects-count") ->
        [0] ничего не происходит
       *[other] { PRINTED("scenario.purple_1.first_effects") }
      }
  }
name-purple_1-second = { PRINTED("scenario.purple_1.second_text-key") ->
    [none] { PRINTED("scenario.purple_1.second_effects-count") ->
        [0] Ничего не происходит
       *[other] { PRINTED("scenario.purple_1.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.purple_1.second_text") }: { PRINTED("scenario.purple_1.second_effects-count") ->
        [0] ничего не происходит
       *[other] { PRINTED("scenario.purple_1.second_effects") }
      }
  }
name-purple_2 = Голодная луна, акт { $act }
    .story = { about-purple_2 }
about-purple_2 = { $story-key ->
    [none] Голос от воды: поделитесь светом или накормите тень, что идёт за вами.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}В стартовой руке Василиска, вместо стольких же Подмастерьев: { $hand }.
  }
name-purple-first = { PRINTED("scenario.purple_2.first_text-key") ->
    [none] { PRINTED("scenario.purple_2.first_effects-count") ->
        [0] Поделиться светом: вы и Василиск получаете по { PRINTED("scenario.purple_2.first") ->
            [one] { PRINTED("scenario.purple_2.first") } осколку луны
            [few] { PRINTED("scenario.purple_2.first") } осколка луны
           *[many] { PRINTED("scenario.purple_2.first") } осколков луны
          }
       *[other] { PRINTED("scenario.purple_2.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.purple_2.first_text") }: { PRINTED("scenario.purple_2.first_effects-count") ->
        [0] вы и Василиск получаете по { PRINTED("scenario.purple_2.first") ->
            [one] { PRINTED("scenario.purple_2.first") } осколку луны
            [few] { PRINTED("scenario.purple_2.first") } осколка луны
           *[many] { PRINTED("scenario.purple_2.first") } осколков луны
          }
       *[other] { PRINTED("scenario.purple_2.first_effects") }
      }
  }
name-purple-second = { PRINTED("scenario.purple_2.second_text-key") ->
    [none] { PRINTED("scenario.purple_2.second_effects-count") ->
        [0] Накормить тень: Василиск получает { PRINTED("scenario.purple_2.second") ->
            [one] { PRINTED("scenario.purple_2.second") } фонарь
            [few] { PRINTED("scenario.purple_2.second") } фонаря
           *[many] { PRINTED("scenario.purple_2.second") } фонарей
          }
       *[other] { PRINTED("scenario.purple_2.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.purple_2.second_text") }: { PRINTED("scenario.purple_2.second_effects-count") ->
        [0] Василиск получает { PRINTED("scenario.purple_2.second") ->
            [one] { PRINTED("scenario.purple_2.second") } фонарь
            [few] { PRINTED("scenario.purple_2.second") } фонаря
           *[many] { PRINTED("scenario.purple_2.second") } фонарей
          }
       *[other] { PRINTED("scenario.purple_2.second_effects") }
      }
  }
name-purple_3 = Голодная луна, акт { $act }
    .story = { about-purple_3 }
about-purple_3 = { $story-key ->
    [none] Полнолуние. Ничто отданное и ничто утаённое не забыто.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}В стартовой руке Василиска, вместо стольких же Подмастерьев: { $hand }.
  }
name-purple_3-first = { PRINTED("scenario.purple_3.first_text-key") ->
    [none] { PRINTED("scenario.purple_3.first_effects-count") ->
        [0] Луна благословляет поделившихся: в конце игры набор из осколков трёх цветов приносит вам обоим на { PRINTED("scenario.purple_3.first") ->
            [one] { PRINTED("scenario.purple_3.first") } очко благосклонности
            [few] { PRINTED("scenario.purple_3.first") } очка благосклонности
           *[many] { PRINTED("scenario.purple_3.first") } очков благосклонности
          } больше
       *[other] { PRINTED("scenario.purple_3.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.purple_3.first_text") }: { PRINTED("scenario.purple_3.first_effects-count") ->
        [0] в конце игры набор из осколков трёх цветов приносит вам обоим на { PRINTED("scenario.purple_3.first") ->
            [one] { PRINTED("scenario.purple_3.first") } очко благосклонности
            [few] { PRINTED("scenario.purple_3.first") } очка благосклонности
           *[many] { PRINTED("scenario.purple_3.first") } очков благосклонности
          } больше
       *[other] { PRINTED("scenario.purple_3.first_effects") }
      }
  }
name-purple_3-second = { PRINTED("scenario.purple_3.second_text-key") ->
    [none] { PRINTED("scenario.purple_3.second_effects-count") ->
        [0] Луна берёт своё: вы сбрасываете осколок луны или теряете { PRINTED("scenario.purple_3.second") ->
            [one] { PRINTED("scenario.purple_3.second") } очко благосклонности
            [few] { PRINTED("scenario.purple_3.second") } очка благосклонности
           *[many] { PRINTED("scenario.purple_3.second") } очков благосклонности
          }
       *[other] { PRINTED("scenario.purple_3.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.purple_3.second_text") }: { PRINTED("scenario.purple_3.second_effects-count") ->
        [0] вы сбрасываете осколок луны или теряете { PRINTED("scenario.purple_3.second") ->
            [one] { PRINTED("scenario.purple_3.second") } очко благосклонности
            [few] { PRINTED("scenario.purple_3.second") } очка благосклонности
           *[many] { PRINTED("scenario.purple_3.second") } очков благосклонности
          }
       *[other] { PRINTED("scenario.purple_3.second_effects") }
      }
  }

name-green_1 = Тропы, акт { $act }
    .story = { about-green_1 }
about-green_1 = { $story-key ->
    [none] Следы на мокрой траве: люди Василиска прошли раньше вас.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}В стартовой руке Василиска, вместо стольких же Подмастерьев: { $hand }.
  }
name-green_1-first = { PRINTED("scenario.green_1.first_text-key") ->
    [none] { PRINTED("scenario.green_1.first_effects-count") ->
        [0] Ничего не происходит
       *[other] { PRINTED("scenario.green_1.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.green_1.first_text") }: { PRINTED("scenario.green_1.first_effects-count") ->
        [0] ничего не происходит
       *[other] { PRINTED("scenario.green_1.first_effects") }
      }
  }
name-green_1-second = { PRINTED("scenario.green_1.second_text-key") ->
    [none] { PRINTED("scenario.green_1.second_effects-count") ->
        [0] Ничего не происходит
       *[other] { PRINTED("scenario.green_1.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.green_1.second_text") }: { PRINTED("scenario.green_1.second_effects-count") ->
        [0] ничего не происходит
       *[other] { PRINTED("scenario.green_1.second_effects") }
      }
  }
name-green_2 = Тропы, акт { $act }
    .story = { about-green_2 }
about-green_2 = { $story-key ->
    [none] У развилки слышно, как копают люди Василиска. Пропустите их, или пусть портят за собой дорогу.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}В стартовой руке Василиска, вместо стольких же Подмастерьев: { $hand }.
  }
name-green-first = { PRINTED("scenario.green_2.first_text-key") ->
    [none] { PRINTED("scenario.green_2.first_effects-count") ->
        [0] Пропустить: Исследователь Василиска переходит на последнюю построенную деревню
       *[other] { PRINTED("scenario.green_2.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.green_2.first_text") }: { PRINTED("scenario.green_2.first_effects-count") ->
        [0] Исследователь Василиска переходит на последнюю построенную деревню
       *[other] { PRINTED("scenario.green_2.first_effects") }
      }
  }
name-green-second = { PRINTED("scenario.green_2.second_text-key") ->
    [none] { PRINTED("scenario.green_2.second_effects-count") ->
        [0] Пусть копают: следующая ваша деревня обойдётся на { PRINTED("scenario.green_2.second") ->
            [one] { PRINTED("scenario.green_2.second") } ресурс
            [few] { PRINTED("scenario.green_2.second") } ресурса
           *[many] { PRINTED("scenario.green_2.second") } ресурсов
          } дороже
       *[other] { PRINTED("scenario.green_2.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.green_2.second_text") }: { PRINTED("scenario.green_2.second_effects-count") ->
        [0] следующая ваша деревня обойдётся на { PRINTED("scenario.green_2.second") ->
            [one] { PRINTED("scenario.green_2.second") } ресурс
            [few] { PRINTED("scenario.green_2.second") } ресурса
           *[many] { PRINTED("scenario.green_2.second") } ресурсов
          } дороже
       *[other] { PRINTED("scenario.green_2.second_effects") }
      }
  }
name-green_3 = Тропы, акт { $act }
    .story = { about-green_3 }
about-green_3 = { $story-key ->
    [none] Дорога помнит, кто по ней шёл.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}В стартовой руке Василиска, вместо стольких же Подмастерьев: { $hand }.
  }
name-green_3-first = { PRINTED("scenario.green_3.first_text-key") ->
    [none] { PRINTED("scenario.green_3.first_effects-count") ->
        [0] Те, кого вы пропустили, оставили вам знаки: вы можете сразу исследовать { PRINTED("scenario.green_3.first") ->
            [one] { PRINTED("scenario.green_3.first") } деревню
            [few] до { PRINTED("scenario.green_3.first") } деревень
           *[many] до { PRINTED("scenario.green_3.first") } деревень
          }
       *[other] { PRINTED("scenario.green_3.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.green_3.first_text") }: { PRINTED("scenario.green_3.first_effects-count") ->
        [0] вы можете сразу исследовать { PRINTED("scenario.green_3.first") ->
            [one] { PRINTED("scenario.green_3.first") } деревню
            [few] до { PRINTED("scenario.green_3.first") } деревень
           *[many] до { PRINTED("scenario.green_3.first") } деревень
          }
       *[other] { PRINTED("scenario.green_3.first_effects") }
      }
  }
name-green_3-second = { PRINTED("scenario.green_3.second_text-key") ->
    [none] { PRINTED("scenario.green_3.second_effects-count") ->
        [0] О странствиях Василиска поют при дворе: за каждую исследованную деревню он получает { PRINTED("scenario.green_3.second") ->
            [one] { PRINTED("scenario.green_3.second") } очко благосклонности
            [few] { PRINTED("scenario.green_3.second") } очка благосклонности
           *[many] { PRINTED("scenario.green_3.second") } очков благосклонности
          }
       *[other] { PRINTED("scenario.green_3.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.green_3.second_text") }: { PRINTED("scenario.green_3.second_effects-count") ->
        [0] за каждую исследованную деревню он получает { PRINTED("scenario.green_3.second") ->
            [one] { PRINTED("scenario.green_3.second") } очко благосклонности
            [few] { PRINTED("scenario.green_3.second") } очка благосклонности
           *[many] { PRINTED("scenario.green_3.second") } очков благосклонности
          }
       *[other] { PRINTED("scenario.green_3.second_effects") }
      }
  }

name-blue_1 = Двор теней, акт { $act }
    .story = { about-blue_1 }
about-blue_1 = { $story-key ->
    [none] Шёпот в залах. Кто-то ни на шаг не отходит от Василиска.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}В стартовой руке Василиска, вместо стольких же Подмастерьев: { $hand }.
  }
name-blue_1-first = { PRINTED("scenario.blue_1.first_text-key") ->
    [none] { PRINTED("scenario.blue_1.first_effects-count") ->
        [0] Ничего не происходит
       *[other] { PRINTED("scenario.blue_1.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.blue_1.first_text") }: { PRINTED("scenario.blue_1.first_effects-count") ->
        [0] ничего не происходит
       *[other] { PRINTED("scenario.blue_1.first_effects") }
      }
  }
name-blue_1-second = { PRINTED("scenario.blue_1.second_text-key") ->
    [none] { PRINTED("scenario.blue_1.second_effects-count") ->
        [0] Ничего не происходит
       *[other] { PRINTED("scenario.blue_1.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.blue_1.second_text") }: { PRINTED("scenario.blue_1.second_effects-count") ->
        [0] ничего не происходит
       *[other] { PRINTED("scenario.blue_1.second_effects") }
      }
  }
name-blue_2 = Двор теней, акт { $act }
    .story = { about-blue_2 }
about-blue_2 = { $story-key ->
    [none] Двор желает знать, кто скажет слово первым и кого можно вовсе не показывать.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}В стартовой руке Василиска, вместо стольких же Подмастерьев: { $hand }.
  }
name-blue-first = { PRINTED("scenario.blue_2.first_text-key") ->
    [none] { PRINTED("scenario.blue_2.first_effects-count") ->
        [0] Уступить первое слово: Глашатай Василиска становится первым в Столице
       *[other] { PRINTED("scenario.blue_2.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.blue_2.first_text") }: { PRINTED("scenario.blue_2.first_effects-count") ->
        [0] Глашатай Василиска становится первым в Столице
       *[other] { PRINTED("scenario.blue_2.first_effects") }
      }
  }
name-blue-second = { PRINTED("scenario.blue_2.second_text-key") ->
    [none] { PRINTED("scenario.blue_2.second_effects-count") ->
        [0] Не трогать теней: первого соратника в этом раунде Василиск бесплатно помещает скрытым
       *[other] { PRINTED("scenario.blue_2.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.blue_2.second_text") }: { PRINTED("scenario.blue_2.second_effects-count") ->
        [0] первого соратника в этом раунде Василиск бесплатно помещает скрытым
       *[other] { PRINTED("scenario.blue_2.second_effects") }
      }
  }
name-blue_3 = Двор теней, акт { $act }
    .story = { about-blue_3 }
about-blue_3 = { $story-key ->
    [none] Двор всё решил ещё до того, как открылись двери.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}В стартовой руке Василиска, вместо стольких же Подмастерьев: { $hand }.
  }
name-blue_3-first = { PRINTED("scenario.blue_3.first_text-key") ->
    [none] { PRINTED("scenario.blue_3.first_effects-count") ->
        [0] Двор выбрал сторону: в этом раунде при равном влиянии побеждает Василиск
       *[other] { PRINTED("scenario.blue_3.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.blue_3.first_text") }: { PRINTED("scenario.blue_3.first_effects-count") ->
        [0] в этом раунде при равном влиянии побеждает Василиск
       *[other] { PRINTED("scenario.blue_3.first_effects") }
      }
  }
name-blue_3-second = { PRINTED("scenario.blue_3.second_text-key") ->
    [none] { PRINTED("scenario.blue_3.second_effects-count") ->
        [0] Тени удлинились: в этом раунде каждый скрытый соратник Василиска даёт { PRINTED("scenario.blue_3.second") ->
            [one] { PRINTED("scenario.blue_3.second") } очко влияния
            [few] { PRINTED("scenario.blue_3.second") } очка влияния
           *[many] { PRINTED("scenario.blue_3.second") } очков влияния
          }
       *[other] { PRINTED("scenario.blue_3.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.blue_3.second_text") }: { PRINTED("scenario.blue_3.second_effects-count") ->
        [0] в этом раунде каждый скрытый соратник Василиска даёт { PRINTED("scenario.blue_3.second") ->
            [one] { PRINTED("scenario.blue_3.second") } очко влияния
            [few] { PRINTED("scenario.blue_3.second") } очка влияния
           *[many] { PRINTED("scenario.blue_3.second") } очков влияния
          }
       *[other] { PRINTED("scenario.blue_3.second_effects") }
      }
  }
