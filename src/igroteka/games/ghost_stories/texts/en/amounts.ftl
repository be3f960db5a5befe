# How many of what.

amount-incarnation = { $n ->
    [one] { $n } incarnation
   *[other] { $n } incarnations
  }
amount-haunted = { $n ->
    [one] { $n } haunted tile
   *[other] { $n } haunted tiles
  }
amount-ghost_card = { $n ->
    [one] { $n } ghost card
   *[other] { $n } ghost cards
  }
amount-ghosts = { $n ->
    [one] { $n } ghost
   *[other] { $n } ghosts
  }
amount-member = { $n ->
    [one] { $n } member
   *[other] { $n } members
  }
