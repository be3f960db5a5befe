# What the check of a box says; the component and its field are named before it.

check-number = each card has a number of its own, and { $found } is on several
check-one-die = a ghost holds at most one die
check-moon-cards = White Moon has { $wanted } of these cards, found { $found }
check-one-card = only one card may have this effect, found { $found }
check-members = the family has { $wanted ->
    [one] { $wanted } member
   *[other] { $wanted } members
  } in the rulebook, found { $found }
check-giver = the family that is rewarded with this artifact, and no other, is to be named here
check-single-use = Elixir, Moon Dust, Scroll and Fireworks are discarded when used, the other artifacts stay
check-power = the power belongs to another board
check-faces = the two sides of a board are numbered 1 and 2
check-tile-set = White Moon has one tile, the Kung-Fu School
check-face = a side may show one of these: { $known }
check-supply = { $wanted } expected, found { $found }
check-qi = { $players ->
    [one] { $players } player needs
   *[other] { $players } players need
  } { $wanted } Qi with the neutral boards, and the box holds { $found }
check-black-tao = the players need { $wanted } black Tao tokens, and the box holds { $found }
check-power-tokens = the players need { $wanted } power tokens, and there are { $found }
check-deck = { $wanted } ghosts lie below the incarnations, and the deck has { $found }
check-colours = { $set ->
    [base] the base game
   *[white_moon] our reconstruction of White Moon
  } has { $wanted } { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[black] black
  } ghosts, here there are { $found }
check-moon-icon = an icon that is only known from White Moon
check-fast = a figurine starts forward, but nothing moves it
check-tao-die = the known dice show each of the five colours and white once
check-curse-die = the known die has two blank sides
check-graveyard = the rulebook loses the match at { $wanted } dead villagers
check-rewards = each family has a reward of its own in the rulebook
