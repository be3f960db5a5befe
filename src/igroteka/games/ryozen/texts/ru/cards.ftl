# Что делают карточки актов и секторов, внесённые владельцем: по предложению на каждое слово.

part-first_effects-nothing = ничего не происходит
part-first_effects-gain_coin = { $who-key ->
    [player] вы получаете
    [both] вы и Василиск получаете
   *[basilisk] Василиск получает
  } { AMOUNT($amount, "coin") }
part-first_effects-lose_coin = { $who-key ->
    [player] вы теряете
    [both] вы и Василиск теряете
   *[basilisk] Василиск теряет
  } { AMOUNT($amount, "coin") }
part-first_effects-gain_scroll = { $who-key ->
    [player] вы получаете
    [both] вы и Василиск получаете
   *[basilisk] Василиск получает
  } { AMOUNT($amount, "scroll") }
part-first_effects-lose_scroll = { $who-key ->
    [player] вы теряете
    [both] вы и Василиск теряете
   *[basilisk] Василиск теряет
  } { AMOUNT($amount, "scroll") }
part-first_effects-gain_lantern = { $who-key ->
    [player] вы получаете
    [both] вы и Василиск получаете
   *[basilisk] Василиск получает
  } { AMOUNT($amount, "lantern") }
part-first_effects-lose_lantern = { $who-key ->
    [player] вы теряете
    [both] вы и Василиск теряете
   *[basilisk] Василиск теряет
  } { AMOUNT($amount, "lantern") }
part-first_effects-gain_any = { $who-key ->
    [player] вы получаете
    [both] вы и Василиск получаете
   *[basilisk] Василиск получает
  } { AMOUNT($amount, "any") }
part-first_effects-lose_any = { $who-key ->
    [player] вы теряете
    [both] вы и Василиск теряете
   *[basilisk] Василиск теряет
  } { AMOUNT($amount, "any") }
part-first_effects-gain_shard = { $who-key ->
    [player] вы получаете
    [both] вы и Василиск получаете
   *[basilisk] Василиск получает
  } { AMOUNT($amount, "shard") }
part-first_effects-lose_shard = { $who-key ->
    [player] вы теряете
    [both] вы и Василиск теряете
   *[basilisk] Василиск теряет
  } { AMOUNT($amount, "shard") }
part-first_effects-gain_favour = { $who-key ->
    [player] вы получаете
    [both] вы и Василиск получаете
   *[basilisk] Василиск получает
  } { AMOUNT($amount, "favour") }
part-first_effects-lose_favour = { $who-key ->
    [player] вы теряете
    [both] вы и Василиск теряете
   *[basilisk] Василиск теряет
  } { AMOUNT($amount, "favour") }
part-first_effects-gain_coral = { $who-key ->
    [player] вы получаете
    [both] вы и Василиск получаете
   *[basilisk] Василиск получает
  } { AMOUNT($amount, "coral") }
part-first_effects-gain_agate = { $who-key ->
    [player] вы получаете
    [both] вы и Василиск получаете
   *[basilisk] Василиск получает
  } { AMOUNT($amount, "agate") }
part-first_effects-gain_jade = { $who-key ->
    [player] вы получаете
    [both] вы и Василиск получаете
   *[basilisk] Василиск получает
  } { AMOUNT($amount, "jade") }
part-first_effects-shard_or_favour = { $who-key ->
    [player] вы сбрасываете
    [both] вы и Василиск сбрасываете
   *[basilisk] Василиск сбрасывает
  } осколок луны или { $who-key ->
    [player] теряете
    [both] теряете
   *[basilisk] теряет
  } { AMOUNT($amount, "favour") }
part-first_effects-herald = { $who-key ->
    [player] ваш Глашатай становится
    [both] ваш Глашатай, а затем Глашатай Василиска становится
   *[basilisk] Глашатай Василиска становится
  } первым в Столице
part-first_effects-explore = { $who-key ->
    [player] вы можете исследовать
    [both] вы можете исследовать, а Василиск исследует
   *[basilisk] Василиск исследует
  } до { AMOUNT($amount, "village", "gen") }
part-first_effects-step_back = { $who-key ->
    [player] ваш Исследователь отступает
    [both] оба Исследователя отступают
   *[basilisk] Исследователь Василиска отступает
  } на { AMOUNT($amount, "village") }
part-first_effects-last_village = { $who-key ->
    [player] ваш Исследователь переходит
    [both] оба Исследователя переходят
   *[basilisk] Исследователь Василиска переходит
  } на последнюю построенную деревню
part-first_effects-favour_per_village = { $who-key ->
    [player] вы получаете
    [both] вы и Василиск получаете
   *[basilisk] Василиск получает
  } { AMOUNT($amount, "favour") } за каждую исследованную деревню
part-first_effects-reinforce = { $amount ->
    [one] { $amount } новый соратник клана занимает место Подмастерья в руке Василиска
    [few] { $amount } новых соратника клана занимают места Подмастерьев в руке Василиска
   *[many] { $amount } новых соратников клана занимают места Подмастерьев в руке Василиска
  }
part-first_effects-struck_favour = в этом раунде за каждый удар по вашему соратнику Василиск получает { AMOUNT($amount, "favour") }
part-first_effects-levy = следующая ваша деревня обойдётся на { AMOUNT($amount, "resource") } дороже
part-first_effects-sets = в конце игры набор из осколков трёх цветов приносит вам обоим на { AMOUNT($amount, "favour") } больше
part-first_effects-veil = первого соратника в этом раунде Василиск бесплатно помещает скрытым
part-first_effects-ties = в этом раунде при равном влиянии побеждает Василиск
part-first_effects-looming = в этом раунде каждый скрытый соратник Василиска даёт { AMOUNT($amount, "influence") }
part-second_effects-nothing = { part-first_effects-nothing }
part-second_effects-gain_coin = { part-first_effects-gain_coin }
part-second_effects-lose_coin = { part-first_effects-lose_coin }
part-second_effects-gain_scroll = { part-first_effects-gain_scroll }
part-second_effects-lose_scroll = { part-first_effects-lose_scroll }
part-second_effects-gain_lantern = { part-first_effects-gain_lantern }
part-second_effects-lose_lantern = { part-first_effects-lose_lantern }
part-second_effects-gain_any = { part-first_effects-gain_any }
part-second_effects-lose_any = { part-first_effects-lose_any }
part-second_effects-gain_shard = { part-first_effects-gain_shard }
part-second_effects-lose_shard = { part-first_effects-lose_shard }
part-second_effects-gain_favour = { part-first_effects-gain_favour }
part-second_effects-lose_favour = { part-first_effects-lose_favour }
part-second_effects-gain_coral = { part-first_effects-gain_coral }
part-second_effects-gain_agate = { part-first_effects-gain_agate }
part-second_effects-gain_jade = { part-first_effects-gain_jade }
part-second_effects-shard_or_favour = { part-first_effects-shard_or_favour }
part-second_effects-herald = { part-first_effects-herald }
part-second_effects-explore = { part-first_effects-explore }
part-second_effects-step_back = { part-first_effects-step_back }
part-second_effects-last_village = { part-first_effects-last_village }
part-second_effects-favour_per_village = { part-first_effects-favour_per_village }
part-second_effects-reinforce = { part-first_effects-reinforce }
part-second_effects-struck_favour = { part-first_effects-struck_favour }
part-second_effects-levy = { part-first_effects-levy }
part-second_effects-sets = { part-first_effects-sets }
part-second_effects-veil = { part-first_effects-veil }
part-second_effects-ties = { part-first_effects-ties }
part-second_effects-looming = { part-first_effects-looming }

part-effects-coin = { $when-key ->
    [first] если его Глашатай уже был первым:{" "}
    [not_first] если его Глашатай не был первым:{" "}
    [event] если осталось предсказанное событие:{" "}
    [no_event] если предсказанных событий не осталось:{" "}
    [ahead] если у него больше очков благосклонности, чем у вас:{" "}
    [behind] если у него меньше очков благосклонности, чем у вас:{" "}
   *[always] {""}
  }Василиск получает { AMOUNT($amount, "coin") }
part-effects-scroll = { $when-key ->
    [first] если его Глашатай уже был первым:{" "}
    [not_first] если его Глашатай не был первым:{" "}
    [event] если осталось предсказанное событие:{" "}
    [no_event] если предсказанных событий не осталось:{" "}
    [ahead] если у него больше очков благосклонности, чем у вас:{" "}
    [behind] если у него меньше очков благосклонности, чем у вас:{" "}
   *[always] {""}
  }Василиск получает { AMOUNT($amount, "scroll") }
part-effects-lantern = { $when-key ->
    [first] если его Глашатай уже был первым:{" "}
    [not_first] если его Глашатай не был первым:{" "}
    [event] если осталось предсказанное событие:{" "}
    [no_event] если предсказанных событий не осталось:{" "}
    [ahead] если у него больше очков благосклонности, чем у вас:{" "}
    [behind] если у него меньше очков благосклонности, чем у вас:{" "}
   *[always] {""}
  }Василиск получает { AMOUNT($amount, "lantern") }
part-effects-any = { $when-key ->
    [first] если его Глашатай уже был первым:{" "}
    [not_first] если его Глашатай не был первым:{" "}
    [event] если осталось предсказанное событие:{" "}
    [no_event] если предсказанных событий не осталось:{" "}
    [ahead] если у него больше очков благосклонности, чем у вас:{" "}
    [behind] если у него меньше очков благосклонности, чем у вас:{" "}
   *[always] {""}
  }Василиск получает { AMOUNT($amount, "any") }
part-effects-shard = { $when-key ->
    [first] если его Глашатай уже был первым:{" "}
    [not_first] если его Глашатай не был первым:{" "}
    [event] если осталось предсказанное событие:{" "}
    [no_event] если предсказанных событий не осталось:{" "}
    [ahead] если у него больше очков благосклонности, чем у вас:{" "}
    [behind] если у него меньше очков благосклонности, чем у вас:{" "}
   *[always] {""}
  }Василиск получает { AMOUNT($amount, "shard") }
part-effects-favour = { $when-key ->
    [first] если его Глашатай уже был первым:{" "}
    [not_first] если его Глашатай не был первым:{" "}
    [event] если осталось предсказанное событие:{" "}
    [no_event] если предсказанных событий не осталось:{" "}
    [ahead] если у него больше очков благосклонности, чем у вас:{" "}
    [behind] если у него меньше очков благосклонности, чем у вас:{" "}
   *[always] {""}
  }Василиск получает { AMOUNT($amount, "favour") }
part-effects-coral = { $when-key ->
    [first] если его Глашатай уже был первым:{" "}
    [not_first] если его Глашатай не был первым:{" "}
    [event] если осталось предсказанное событие:{" "}
    [no_event] если предсказанных событий не осталось:{" "}
    [ahead] если у него больше очков благосклонности, чем у вас:{" "}
    [behind] если у него меньше очков благосклонности, чем у вас:{" "}
   *[always] {""}
  }Василиск получает { AMOUNT($amount, "coral") }
part-effects-agate = { $when-key ->
    [first] если его Глашатай уже был первым:{" "}
    [not_first] если его Глашатай не был первым:{" "}
    [event] если осталось предсказанное событие:{" "}
    [no_event] если предсказанных событий не осталось:{" "}
    [ahead] если у него больше очков благосклонности, чем у вас:{" "}
    [behind] если у него меньше очков благосклонности, чем у вас:{" "}
   *[always] {""}
  }Василиск получает { AMOUNT($amount, "agate") }
part-effects-jade = { $when-key ->
    [first] если его Глашатай уже был первым:{" "}
    [not_first] если его Глашатай не был первым:{" "}
    [event] если осталось предсказанное событие:{" "}
    [no_event] если предсказанных событий не осталось:{" "}
    [ahead] если у него больше очков благосклонности, чем у вас:{" "}
    [behind] если у него меньше очков благосклонности, чем у вас:{" "}
   *[always] {""}
  }Василиск получает { AMOUNT($amount, "jade") }
part-effects-herald = { $when-key ->
    [first] если его Глашатай уже был первым:{" "}
    [not_first] если его Глашатай не был первым:{" "}
    [event] если осталось предсказанное событие:{" "}
    [no_event] если предсказанных событий не осталось:{" "}
    [ahead] если у него больше очков благосклонности, чем у вас:{" "}
    [behind] если у него меньше очков благосклонности, чем у вас:{" "}
   *[always] {""}
  }его Глашатай становится первым
part-effects-explore = { $when-key ->
    [first] если его Глашатай уже был первым:{" "}
    [not_first] если его Глашатай не был первым:{" "}
    [event] если осталось предсказанное событие:{" "}
    [no_event] если предсказанных событий не осталось:{" "}
    [ahead] если у него больше очков благосклонности, чем у вас:{" "}
    [behind] если у него меньше очков благосклонности, чем у вас:{" "}
   *[always] {""}
  }он исследует до { AMOUNT($amount, "village", "gen") }
part-effects-discard_event = { $when-key ->
    [first] если его Глашатай уже был первым:{" "}
    [not_first] если его Глашатай не был первым:{" "}
    [event] если осталось предсказанное событие:{" "}
    [no_event] если предсказанных событий не осталось:{" "}
    [ahead] если у него больше очков благосклонности, чем у вас:{" "}
    [behind] если у него меньше очков благосклонности, чем у вас:{" "}
   *[always] {""}
  }он сбрасывает { AMOUNT($amount, "event") }
part-effects-strike = { $when-key ->
    [first] если его Глашатай уже был первым:{" "}
    [not_first] если его Глашатай не был первым:{" "}
    [event] если осталось предсказанное событие:{" "}
    [no_event] если предсказанных событий не осталось:{" "}
    [ahead] если у него больше очков благосклонности, чем у вас:{" "}
    [behind] если у него меньше очков благосклонности, чем у вас:{" "}
   *[always] {""}
  }он наносит { AMOUNT($amount, "strike") } по вашим соратникам в этом секторе
part-effects-lose_favour = { $when-key ->
    [first] если его Глашатай уже был первым:{" "}
    [not_first] если его Глашатай не был первым:{" "}
    [event] если осталось предсказанное событие:{" "}
    [no_event] если предсказанных событий не осталось:{" "}
    [ahead] если у него больше очков благосклонности, чем у вас:{" "}
    [behind] если у него меньше очков благосклонности, чем у вас:{" "}
   *[always] {""}
  }вы теряете { AMOUNT($amount, "favour") }
part-effects-lose_any = { $when-key ->
    [first] если его Глашатай уже был первым:{" "}
    [not_first] если его Глашатай не был первым:{" "}
    [event] если осталось предсказанное событие:{" "}
    [no_event] если предсказанных событий не осталось:{" "}
    [ahead] если у него больше очков благосклонности, чем у вас:{" "}
    [behind] если у него меньше очков благосклонности, чем у вас:{" "}
   *[always] {""}
  }вы теряете { AMOUNT($amount, "any") }
part-effects-lose_shard = { $when-key ->
    [first] если его Глашатай уже был первым:{" "}
    [not_first] если его Глашатай не был первым:{" "}
    [event] если осталось предсказанное событие:{" "}
    [no_event] если предсказанных событий не осталось:{" "}
    [ahead] если у него больше очков благосклонности, чем у вас:{" "}
    [behind] если у него меньше очков благосклонности, чем у вас:{" "}
   *[always] {""}
  }вы теряете { AMOUNT($amount, "shard") }
