# Why a hint prefers an option: what it changes by the end of the turn.

reason-points--more = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
reason-goods--more = { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
 }
reason-shards--more = { $amount ->
    [one] { $amount } shard
   *[other] { $amount } shards
 }
reason-steps--more = a step of the Explorer
reason-cards--more = a revelation card
reason-order--less = an earlier place in the turn order
reason-harm--less = less harm from tonight’s events
reason-palace--more = { $amount } influence in the Palace
reason-token--more = the lead in the Palace tonight
reason-reward--more = tonight’s reward: { $a }
reason-majority--more = the majority tonight: { $a }
