# Words drawn on the table.

board-field = Kingdom
board-displays = Displays
label-events = Foretold events
label-springs = Springs: revelations
label-clan_house = Clan House: hire
label-track = Capital track
label-road = Road to the Altar
fact-price = Price in scrolls: { $number }
fact-favour = Favour at the end: { $number }
status = { $round ->
    [0] Set-up
   *[other] Round { $round } of 3
  }
price-coins = { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
  }
