# Why a hint prefers an option: what it changes by the end of the turn.

reason-points--more = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
reason-end--more = { $amount ->
    [one] { $amount } point at the end of the game
   *[other] { $amount } points at the end of the game
 }
reason-cubes--more = { $amount ->
    [one] { $amount } cube of wax or gold
   *[other] { $amount } cubes of wax and gold
 }
reason-tactics--more = { $amount ->
    [one] a tactic card
   *[other] { $amount } tactic cards
 }
reason-flames--more = { $amount ->
    [one] an earth flame on the map
   *[other] { $amount } earth flames on the map
 }
reason-fires--more = { $amount ->
    [one] a fire on a candle
   *[other] { $amount } fires on candles
 }
reason-upgrades--more = { $amount ->
    [one] an upgrade
   *[other] { $amount } upgrades
 }
reason-laid--more = a card on the war board
reason-at_curse--more = { $amount ->
    [one] a flame at a curse
   *[other] { $amount } flames at curses
 }
reason-candles--more = { $amount ->
    [one] a candle card
   *[other] { $amount } candle cards
 }
reason-battle--more = better chances in the battle for region { $a }
