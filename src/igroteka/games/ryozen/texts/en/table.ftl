# Words drawn on the table.

board-field = Kingdom
status = { $round ->
    [0] Set-up
   *[other] Round { $round } of 3
  }
price-coin = 1 coin
price-scroll = 1 scroll
price-lantern = 1 lantern
price-coins = { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
  }
