# How many of what.

amount-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
amount-scroll = { $n ->
    [one] { $n } scroll
   *[other] { $n } scrolls
  }
amount-lantern = { $n ->
    [one] { $n } lantern
   *[other] { $n } lanterns
  }
amount-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  }
amount-any = { $n ->
    [one] { $n } resource of choice
   *[other] { $n } resources of choice
  }
amount-favour = { $n } favour
amount-shard = { $n ->
    [one] { $n } shard of choice
   *[other] { $n } shards of choice
  }
amount-coral = { $n ->
    [one] { $n } coral shard
   *[other] { $n } coral shards
  }
amount-agate = { $n ->
    [one] { $n } agate shard
   *[other] { $n } agate shards
  }
amount-jade = { $n ->
    [one] { $n } jade shard
   *[other] { $n } jade shards
  }
amount-influence = { $n } influence
amount-apprentice = { $n ->
    [one] { $n } Apprentice
   *[other] { $n } Apprentices
  }
amount-warrior = { $n ->
    [one] { $n } Warrior
   *[other] { $n } Warriors
  }
amount-village = { $n ->
    [one] { $n } village
   *[other] { $n } villages
  }
    .upto = { $n ->
        [1] { $n } village
       *[other] up to { $n } villages
      }
amount-card = { $n ->
    [one] { $n } revelation card
   *[other] { $n } revelation cards
  }
    .upto = { $n ->
        [1] { $n } revelation card
       *[other] up to { $n } revelation cards
      }
amount-strike = { $n ->
    [one] { $n } strike
   *[other] { $n } strikes
  }
amount-time = { $n ->
    [one] { $n } time
   *[other] { $n } times
  }
amount-round = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
  }
amount-extra = { $n ->
    [one] { $n } extra companion
   *[other] { $n } extra companions
  }
amount-moon_shard = { $n ->
    [one] { $n } shard
   *[other] { $n } shards
  }
amount-ready = { $n ->
    [1] { $n } ready companion
   *[other] up to { $n } ready companions
  }
amount-again = { $n ->
    [1] {""}
   *[other] , { $n } times over
  }
amount-hidden = { $n } hidden companions
amount-event = { $n ->
    [one] { $n } foretold event
   *[other] { $n } foretold events
  }
