# How many of what.

amount-ship = { $n ->
    [one] { $n } ship token
   *[other] { $n } ship tokens
  }
    .nom = { $n ->
        [one] { $n } ship token
       *[other] { $n } ship tokens
      }
amount-path = { $n ->
    [one] { $n } path token
   *[other] { $n } path tokens
  }
    .nom = { $n ->
        [one] { $n } path token
       *[other] { $n } path tokens
      }
amount-task = { $n ->
    [one] { $n } task token
   *[other] { $n } task tokens
  }
    .nom = { $n ->
        [one] { $n } task token
       *[other] { $n } task tokens
      }
amount-bonfire = { $n ->
    [one] { $n } Great Bonfire token
   *[other] { $n } Great Bonfire tokens
  }
    .nom = { $n ->
        [one] { $n } Great Bonfire token
       *[other] { $n } Great Bonfire tokens
      }
amount-guardian = { $n ->
    [one] { $n } Guardian token
   *[other] { $n } Guardian tokens
  }
    .nom = { $n ->
        [one] { $n } Guardian token
       *[other] { $n } Guardian tokens
      }
amount-gnome = { $n ->
    [one] { $n } gnome token
   *[other] { $n } gnome tokens
  }
    .nom = { $n ->
        [one] { $n } gnome token
       *[other] { $n } gnome tokens
      }
amount-wild = { $n ->
    [one] { $n } yellow token
   *[other] { $n } yellow tokens
  }
    .nom = { $n ->
        [one] { $n } yellow token
       *[other] { $n } yellow tokens
      }
amount-flower = { $n ->
    [one] { $n } flower
   *[other] { $n } flowers
  }
    .nom = { $n ->
        [one] { $n } flower
       *[other] { $n } flowers
      }
amount-fruit = { $n ->
    [one] { $n } fruit
   *[other] { $n } fruits
  }
    .nom = { $n ->
        [one] { $n } fruit
       *[other] { $n } fruits
      }
amount-herb = { $n ->
    [one] { $n } herb
   *[other] { $n } herbs
  }
    .nom = { $n ->
        [one] { $n } herb
       *[other] { $n } herbs
      }
amount-shell = { $n ->
    [one] { $n } shell
   *[other] { $n } shells
  }
    .nom = { $n ->
        [one] { $n } shell
       *[other] { $n } shells
      }
amount-root = { $n ->
    [one] { $n } root
   *[other] { $n } roots
  }
    .nom = { $n ->
        [one] { $n } root
       *[other] { $n } roots
      }
amount-gold = { $n } gold
    .nom = { $n } gold
amount-any = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
  }
    .nom = { $n ->
        [one] { $n } resource of any kind
       *[other] { $n } resources of any kind
      }
amount-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
amount-novice = { $n ->
    [one] { $n } novice
   *[other] { $n } novices
  }
    .nom = { $n ->
        [one] { $n } novice
       *[other] { $n } novices
      }
