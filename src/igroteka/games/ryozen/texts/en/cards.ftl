# What an owner’s own act cards and sector cards do: one sentence for each word of the vocabulary.

part-first_effects-nothing = nothing happens
part-first_effects-gain_coin = { $who-key ->
    [player] you gain
    [both] you and the Basilisk each gain
   *[basilisk] the Basilisk gains
  } { AMOUNT($amount, "coin") }
part-first_effects-lose_coin = { $who-key ->
    [player] you lose
    [both] you and the Basilisk each lose
   *[basilisk] the Basilisk loses
  } { AMOUNT($amount, "coin") }
part-first_effects-gain_scroll = { $who-key ->
    [player] you gain
    [both] you and the Basilisk each gain
   *[basilisk] the Basilisk gains
  } { AMOUNT($amount, "scroll") }
part-first_effects-lose_scroll = { $who-key ->
    [player] you lose
    [both] you and the Basilisk each lose
   *[basilisk] the Basilisk loses
  } { AMOUNT($amount, "scroll") }
part-first_effects-gain_lantern = { $who-key ->
    [player] you gain
    [both] you and the Basilisk each gain
   *[basilisk] the Basilisk gains
  } { AMOUNT($amount, "lantern") }
part-first_effects-lose_lantern = { $who-key ->
    [player] you lose
    [both] you and the Basilisk each lose
   *[basilisk] the Basilisk loses
  } { AMOUNT($amount, "lantern") }
part-first_effects-gain_any = { $who-key ->
    [player] you gain
    [both] you and the Basilisk each gain
   *[basilisk] the Basilisk gains
  } { AMOUNT($amount, "any") }
part-first_effects-lose_any = { $who-key ->
    [player] you lose
    [both] you and the Basilisk each lose
   *[basilisk] the Basilisk loses
  } { AMOUNT($amount, "any") }
part-first_effects-gain_shard = { $who-key ->
    [player] you gain
    [both] you and the Basilisk each gain
   *[basilisk] the Basilisk gains
  } { AMOUNT($amount, "shard") }
part-first_effects-lose_shard = { $who-key ->
    [player] you lose
    [both] you and the Basilisk each lose
   *[basilisk] the Basilisk loses
  } { AMOUNT($amount, "shard") }
part-first_effects-gain_favour = { $who-key ->
    [player] you gain
    [both] you and the Basilisk each gain
   *[basilisk] the Basilisk gains
  } { $amount } favour
part-first_effects-lose_favour = { $who-key ->
    [player] you lose
    [both] you and the Basilisk each lose
   *[basilisk] the Basilisk loses
  } { $amount } favour
part-first_effects-gain_coral = { $who-key ->
    [player] you gain
    [both] you and the Basilisk each gain
   *[basilisk] the Basilisk gains
  } { AMOUNT($amount, "coral") }
part-first_effects-gain_agate = { $who-key ->
    [player] you gain
    [both] you and the Basilisk each gain
   *[basilisk] the Basilisk gains
  } { AMOUNT($amount, "agate") }
part-first_effects-gain_jade = { $who-key ->
    [player] you gain
    [both] you and the Basilisk each gain
   *[basilisk] the Basilisk gains
  } { AMOUNT($amount, "jade") }
part-first_effects-shard_or_favour = { $who-key ->
    [player] you discard
    [both] you and the Basilisk each discard
   *[basilisk] the Basilisk discards
  } a shard or { $who-key ->
    [player] lose
    [both] lose
   *[basilisk] loses
  } { $amount } favour
part-first_effects-herald = { $who-key ->
    [player] your Herald becomes
    [both] your Herald and then the Basilisk’s becomes
   *[basilisk] the Basilisk’s Herald becomes
  } first in the Capital
part-first_effects-explore = { $who-key ->
    [player] you may explore up to
    [both] you may explore, and the Basilisk explores, up to
   *[basilisk] the Basilisk explores up to
  } { AMOUNT($amount, "village") }
part-first_effects-step_back = { $who-key ->
    [player] your Explorer goes
    [both] both Explorers go
   *[basilisk] the Basilisk’s Explorer goes
  } back { AMOUNT($amount, "village") }
part-first_effects-last_village = { $who-key ->
    [player] your Explorer goes
    [both] both Explorers go
   *[basilisk] the Basilisk’s Explorer goes
  } to the last village built
part-first_effects-favour_per_village = { $who-key ->
    [player] you gain
    [both] you and the Basilisk each gain
   *[basilisk] the Basilisk gains
  } { $amount } favour for each explored village
part-first_effects-reinforce = { $amount ->
    [one] { $amount } new tile of the Basilisk’s clan takes an Apprentice’s place in its hand
   *[other] { $amount } new tiles of the Basilisk’s clan take Apprentices’ places in its hand
  }
part-first_effects-struck_favour = this round the Basilisk gains { $amount } favour for each of your companions it strikes
part-first_effects-levy = the next village you build costs { AMOUNT($amount, "resource") } more
part-first_effects-sets = at the end a set of three colours is worth { $amount } favour more to both of you
part-first_effects-veil = the Basilisk’s first companion of this round is hidden for free
part-first_effects-ties = this round the Basilisk wins every tie in influence
part-first_effects-looming = this round each of the Basilisk’s hidden companions gives { $amount } influence
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
    [first] if its Herald was already first:{" "}
    [not_first] if its Herald was not first:{" "}
    [event] if a foretold event is left:{" "}
    [no_event] if no foretold event is left:{" "}
    [ahead] if it has more favour than you:{" "}
    [behind] if it has less favour than you:{" "}
   *[always] {""}
  }the Basilisk gains { AMOUNT($amount, "coin") }
part-effects-scroll = { $when-key ->
    [first] if its Herald was already first:{" "}
    [not_first] if its Herald was not first:{" "}
    [event] if a foretold event is left:{" "}
    [no_event] if no foretold event is left:{" "}
    [ahead] if it has more favour than you:{" "}
    [behind] if it has less favour than you:{" "}
   *[always] {""}
  }the Basilisk gains { AMOUNT($amount, "scroll") }
part-effects-lantern = { $when-key ->
    [first] if its Herald was already first:{" "}
    [not_first] if its Herald was not first:{" "}
    [event] if a foretold event is left:{" "}
    [no_event] if no foretold event is left:{" "}
    [ahead] if it has more favour than you:{" "}
    [behind] if it has less favour than you:{" "}
   *[always] {""}
  }the Basilisk gains { AMOUNT($amount, "lantern") }
part-effects-any = { $when-key ->
    [first] if its Herald was already first:{" "}
    [not_first] if its Herald was not first:{" "}
    [event] if a foretold event is left:{" "}
    [no_event] if no foretold event is left:{" "}
    [ahead] if it has more favour than you:{" "}
    [behind] if it has less favour than you:{" "}
   *[always] {""}
  }the Basilisk gains { AMOUNT($amount, "any") }
part-effects-shard = { $when-key ->
    [first] if its Herald was already first:{" "}
    [not_first] if its Herald was not first:{" "}
    [event] if a foretold event is left:{" "}
    [no_event] if no foretold event is left:{" "}
    [ahead] if it has more favour than you:{" "}
    [behind] if it has less favour than you:{" "}
   *[always] {""}
  }the Basilisk gains { AMOUNT($amount, "shard") }
part-effects-favour = { $when-key ->
    [first] if its Herald was already first:{" "}
    [not_first] if its Herald was not first:{" "}
    [event] if a foretold event is left:{" "}
    [no_event] if no foretold event is left:{" "}
    [ahead] if it has more favour than you:{" "}
    [behind] if it has less favour than you:{" "}
   *[always] {""}
  }the Basilisk gains { $amount } favour
part-effects-coral = { $when-key ->
    [first] if its Herald was already first:{" "}
    [not_first] if its Herald was not first:{" "}
    [event] if a foretold event is left:{" "}
    [no_event] if no foretold event is left:{" "}
    [ahead] if it has more favour than you:{" "}
    [behind] if it has less favour than you:{" "}
   *[always] {""}
  }the Basilisk gains { AMOUNT($amount, "coral") }
part-effects-agate = { $when-key ->
    [first] if its Herald was already first:{" "}
    [not_first] if its Herald was not first:{" "}
    [event] if a foretold event is left:{" "}
    [no_event] if no foretold event is left:{" "}
    [ahead] if it has more favour than you:{" "}
    [behind] if it has less favour than you:{" "}
   *[always] {""}
  }the Basilisk gains { AMOUNT($amount, "agate") }
part-effects-jade = { $when-key ->
    [first] if its Herald was already first:{" "}
    [not_first] if its Herald was not first:{" "}
    [event] if a foretold event is left:{" "}
    [no_event] if no foretold event is left:{" "}
    [ahead] if it has more favour than you:{" "}
    [behind] if it has less favour than you:{" "}
   *[always] {""}
  }the Basilisk gains { AMOUNT($amount, "jade") }
part-effects-herald = { $when-key ->
    [first] if its Herald was already first:{" "}
    [not_first] if its Herald was not first:{" "}
    [event] if a foretold event is left:{" "}
    [no_event] if no foretold event is left:{" "}
    [ahead] if it has more favour than you:{" "}
    [behind] if it has less favour than you:{" "}
   *[always] {""}
  }its Herald becomes first
part-effects-explore = { $when-key ->
    [first] if its Herald was already first:{" "}
    [not_first] if its Herald was not first:{" "}
    [event] if a foretold event is left:{" "}
    [no_event] if no foretold event is left:{" "}
    [ahead] if it has more favour than you:{" "}
    [behind] if it has less favour than you:{" "}
   *[always] {""}
  }it explores up to { AMOUNT($amount, "village") }
part-effects-discard_event = { $when-key ->
    [first] if its Herald was already first:{" "}
    [not_first] if its Herald was not first:{" "}
    [event] if a foretold event is left:{" "}
    [no_event] if no foretold event is left:{" "}
    [ahead] if it has more favour than you:{" "}
    [behind] if it has less favour than you:{" "}
   *[always] {""}
  }it discards { AMOUNT($amount, "event") }
part-effects-strike = { $when-key ->
    [first] if its Herald was already first:{" "}
    [not_first] if its Herald was not first:{" "}
    [event] if a foretold event is left:{" "}
    [no_event] if no foretold event is left:{" "}
    [ahead] if it has more favour than you:{" "}
    [behind] if it has less favour than you:{" "}
   *[always] {""}
  }it deals { AMOUNT($amount, "strike") } to your companions in this sector
part-effects-lose_favour = { $when-key ->
    [first] if its Herald was already first:{" "}
    [not_first] if its Herald was not first:{" "}
    [event] if a foretold event is left:{" "}
    [no_event] if no foretold event is left:{" "}
    [ahead] if it has more favour than you:{" "}
    [behind] if it has less favour than you:{" "}
   *[always] {""}
  }you lose { $amount } favour
part-effects-lose_any = { $when-key ->
    [first] if its Herald was already first:{" "}
    [not_first] if its Herald was not first:{" "}
    [event] if a foretold event is left:{" "}
    [no_event] if no foretold event is left:{" "}
    [ahead] if it has more favour than you:{" "}
    [behind] if it has less favour than you:{" "}
   *[always] {""}
  }you lose { AMOUNT($amount, "any") }
part-effects-lose_shard = { $when-key ->
    [first] if its Herald was already first:{" "}
    [not_first] if its Herald was not first:{" "}
    [event] if a foretold event is left:{" "}
    [no_event] if no foretold event is left:{" "}
    [ahead] if it has more favour than you:{" "}
    [behind] if it has less favour than you:{" "}
   *[always] {""}
  }you lose { AMOUNT($amount, "shard") }
