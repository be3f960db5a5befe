# Why a hint prefers an option: what it changes by the end of the turn.

reason-points--more = { AMOUNT($amount, "point") }
reason-tokens--more = { $amount ->
    [one] { $amount } action token
   *[other] { $amount } action tokens
 }
reason-resources--more = { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
 }
reason-gnomes--more = { $amount ->
    [one] a gnome
   *[other] { $amount } gnomes
 }
reason-portals--more = { $amount ->
    [one] a portal
   *[other] { $amount } portals
 }
reason-paths--more = { $amount ->
    [one] a Path tile
   *[other] { $amount } Path tiles
 }
reason-guardians--more = { $amount ->
    [one] a Guardian on the Path
   *[other] { $amount } Guardians on the Path
 }
reason-rival--less = fewer points for the best rival
reason-ready--more = a task that can be lit: { $a }
reason-task--more = a task on the way: { $a }
