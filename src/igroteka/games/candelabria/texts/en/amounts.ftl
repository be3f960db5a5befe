# How many of what.

amount-cell = { $n ->
    [one] { $n } cell
   *[other] { $n } cells
  }
amount-slot = { $n ->
    [one] { $n } upgrade slot
   *[other] { $n } upgrade slots
  }
amount-flame = { $n ->
    [one] { $n } earth flame
   *[other] { $n } earth flames
  }
amount-fire = { $n ->
    [one] { $n } candle fire
   *[other] { $n } candle fires
  }
amount-plain_fire = { $n ->
    [one] { $n } fire
   *[other] { $n } fires
  }
amount-gold_cube = { $n ->
    [one] { $n } gold cube
   *[other] { $n } gold cubes
  }
amount-wax_cube = { $n ->
    [one] { $n } wax cube
   *[other] { $n } wax cubes
  }
amount-gold = { $n } gold
amount-wax = { $n } wax
amount-vp = { $n } VP
amount-mine = { $n ->
    [one] { $n } Mine territory
   *[other] { $n } Mine territories
  }
amount-influence = { $n ->
    [one] { $n } Curse territory
   *[other] { $n } Curse territories
  }
amount-barracks = { $n ->
    [one] { $n } Barracks territory
   *[other] { $n } Barracks territories
  }
amount-tavern = { $n ->
    [one] { $n } Tavern territory
   *[other] { $n } Tavern territories
  }
amount-forge = { $n ->
    [one] { $n } Forge territory
   *[other] { $n } Forge territories
  }
amount-portal = { $n ->
    [one] { $n } Portal territory
   *[other] { $n } Portal territories
  }
amount-any_fire = { $n ->
    [one] { $n } fire of any kind
   *[other] { $n } fires of any kind
  }
amount-tactic = { $n ->
    [one] { $n } tactic card
   *[other] { $n } tactic cards
  }
amount-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  }
amount-candle_card = { $n ->
    [one] { $n } candle card
   *[other] { $n } candle cards
  }
amount-temple = { $n ->
    [one] { $n } temple
   *[other] { $n } temples
  }
amount-move = { $n ->
    [one] { $n } move
   *[other] { $n } moves
  }
