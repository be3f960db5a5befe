# Why a hint prefers an option: what it changes by the end of the turn.

reason-won--more = victory
reason-haunted--less = { $amount ->
    [one] a haunted tile less
   *[other] { $amount } haunted tiles less
 }
reason-ghost--less = a ghost less: { $a }
reason-haunter--less = sends a haunting figure back to its card: { $a }
reason-full--less = a full board less ({ $a })
reason-qi--more = Qi ({ $a })
reason-tao--more = { $amount ->
    [one] a Tao token
   *[other] { $amount } Tao tokens
 }
reason-yin_yang--more = a Yin-Yang token in reserve
reason-buddhas--more = a Buddha figure
reason-placed--more = a Buddha that waits for a ghost
reason-saved--more = { $amount ->
    [one] a villager saved
   *[other] { $amount } villagers saved
 }
reason-dead--less = fewer dead villagers
reason-crystals--more = { $amount ->
    [one] a crystal
   *[other] { $amount } crystals
 }
reason-artifacts--more = an artifact
