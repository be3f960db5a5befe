# Четыре истории сюжетного режима.

name-orange_1 = Осада, акт 1
    .story = { about-orange_1 }
about-orange_1 = Всю ночь за стенами бьют барабаны. На рассвете у Врат стоят знамёна Василиска. В первом ряду идут: { $hand }. Им уступают место столько же Подмастерьев из его руки.
name-orange_2 = Осада, акт 2
    .story = { about-orange_2 }
about-orange_2 = Посол в оранжевом шёлке называет цену тихих ночей. Заплатите, или пусть каждый удар по вашим людям множит славу его господина.
name-orange_3 = Осада, акт 3
    .story = { about-orange_3 }
about-orange_3 = Настал последний день осады, и сказанное у Врат приносит плоды.
name-orange-first = Откупиться: вы теряете { PRINTED("scenario.orange_2.first") ->
    [one] { PRINTED("scenario.orange_2.first") } монету
    [few] { PRINTED("scenario.orange_2.first") } монеты
   *[many] { PRINTED("scenario.orange_2.first") } монет
  }
name-orange-second = Отказать: в этом раунде он получает { PRINTED("scenario.orange_2.second") ->
    [one] { PRINTED("scenario.orange_2.second") } благосклонность
    [few] { PRINTED("scenario.orange_2.second") } благосклонности
   *[many] { PRINTED("scenario.orange_2.second") } благосклонностей
  } за каждый удар по вашему соратнику
name-orange_3-first = На ваши монеты он нанял бойцов: новый соратник его клана занимает в руке место Подмастерья
name-orange_3-second = Рассказ о вашем отказе он обменял на трофей: Василиск получает коралловый осколок

name-purple_1 = Голодная луна, акт 1
    .story = { about-purple_1 }
about-purple_1 = Луна висит низко над Дворцом и просит даров. Собирать их вместе с Василиском пришли: { $hand }. Им уступают место столько же Подмастерьев из его руки.
name-purple_2 = Голодная луна, акт 2
    .story = { about-purple_2 }
about-purple_2 = Голос от воды: поделитесь светом или накормите тень, что идёт за вами.
name-purple_3 = Голодная луна, акт 3
    .story = { about-purple_3 }
about-purple_3 = Полнолуние. Ничто отданное и ничто утаённое не забыто.
name-purple-first = Поделиться светом: вы и Василиск получаете по осколку
name-purple-second = Накормить тень: Василиск получает { PRINTED("scenario.purple_2.second") ->
    [one] { PRINTED("scenario.purple_2.second") } фонарь
    [few] { PRINTED("scenario.purple_2.second") } фонаря
   *[many] { PRINTED("scenario.purple_2.second") } фонарей
  }
name-purple_3-first = Луна благословляет поделившихся: в конце партии набор из трёх цветов стоит на { PRINTED("scenario.purple_3.first") ->
    [one] { PRINTED("scenario.purple_3.first") } благосклонность
    [few] { PRINTED("scenario.purple_3.first") } благосклонности
   *[many] { PRINTED("scenario.purple_3.first") } благосклонностей
  } больше, у вас обоих
name-purple_3-second = Луна берёт своё: вы сбрасываете осколок или теряете { PRINTED("scenario.purple_3.second") ->
    [one] { PRINTED("scenario.purple_3.second") } благосклонность
    [few] { PRINTED("scenario.purple_3.second") } благосклонности
   *[many] { PRINTED("scenario.purple_3.second") } благосклонностей
  }

name-green_1 = Тропы, акт 1
    .story = { about-green_1 }
about-green_1 = Следы на мокрой траве: прошли раньше вас те, кто служит Василиску: { $hand }. Им уступают место столько же Подмастерьев из его руки.
name-green_2 = Тропы, акт 2
    .story = { about-green_2 }
about-green_2 = У развилки слышно, как копают его люди. Пропустите их, или пусть портят за собой дорогу.
name-green_3 = Тропы, акт 3
    .story = { about-green_3 }
about-green_3 = Дорога помнит, кто по ней шёл.
name-green-first = Пропустить: его Исследователь переходит на последнюю построенную деревню
name-green-second = Пусть копают: следующая ваша деревня обойдётся на { PRINTED("scenario.green_2.second") ->
    [one] { PRINTED("scenario.green_2.second") } ресурс
    [few] { PRINTED("scenario.green_2.second") } ресурса
   *[many] { PRINTED("scenario.green_2.second") } ресурсов
  } дороже
name-green_3-first = Те, кого вы пропустили, оставили вам знаки: вы можете сразу исследовать деревню
name-green_3-second = О его странствиях поют при дворе: Василиск получает { PRINTED("scenario.green_3.second") ->
    [one] { PRINTED("scenario.green_3.second") } благосклонность
    [few] { PRINTED("scenario.green_3.second") } благосклонности
   *[many] { PRINTED("scenario.green_3.second") } благосклонностей
  } за каждую исследованную им деревню

name-blue_1 = Двор теней, акт 1
    .story = { about-blue_1 }
about-blue_1 = Шёпот в залах. От Василиска не отходят: { $hand }. Им уступают место столько же Подмастерьев из его руки.
name-blue_2 = Двор теней, акт 2
    .story = { about-blue_2 }
about-blue_2 = Двор желает знать, кто скажет слово первым и кого можно вовсе не показывать.
name-blue_3 = Двор теней, акт 3
    .story = { about-blue_3 }
about-blue_3 = Двор всё решил ещё до того, как открылись двери.
name-blue-first = Уступить первое слово: его Глашатай становится первым в Столице
name-blue-second = Оставить ему тайны: его первый соратник в этом раунде бесплатно встаёт скрытым
name-blue_3-first = Двор на его стороне: в этом раунде при равном влиянии побеждает Василиск
name-blue_3-second = Тени удлинились: в этом раунде каждый его скрытый соратник даёт { PRINTED("scenario.blue_3.second") ->
    [one] { PRINTED("scenario.blue_3.second") } влияние
    [few] { PRINTED("scenario.blue_3.second") } влияния
   *[many] { PRINTED("scenario.blue_3.second") } влияний
  }
