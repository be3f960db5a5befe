# House rules: what the table may decide where the book is open.

option-winds = Dance of the Twin Winds
option-winds--before = Before one’s own move
option-winds--after = After one’s own move
house-winds = The printed board was not at hand. Our source has the power before the move, like the other powers of that kind; if your board says otherwise, choose the other order.
option-neutral_qi = Qi of a neutral board
option-neutral_qi--fixed = The same at every level
option-neutral_qi--as_taoists = As much as a Taoist has
house-neutral_qi = The number is given without naming a level, but a Taoist’s Qi depends on the level.
option-exorcism = When the dice alone suffice
option-exorcism--forced = One ghost must be exorcised
option-exorcism--free = The exorcism may be declined
house-exorcism = The duty to exorcise is stated for one ghost; from a corner both may be exorcised. A ghost’s curse can make a player wish to decline.

ask-winds-after = { $a ->
    [own] Dance of the Twin Winds: move another Taoist?
   *[other] Spend a power token on the Dance of the Twin Winds and move another Taoist?
}
