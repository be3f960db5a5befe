# Words drawn on the table.

board-field = Kingdom
board-displays = Displays
label-events = Foretold events
label-springs = Springs: revelations
label-clan_house = Clan House: hire
label-track = Capital track
label-piles = Decks and discards
label-start = Start
label-favour = favour so far; shards and resources count at the end
label-road = Road to the Altar
fact-price = Price in scrolls: { $number }
fact-favour = Favour for discarding it when acquired: { $number }
fact-glyph = Glyph: { $glyph }
fact-discard = Cards in the discard pile: { $number }
fact-hire = Favour for hiring from this area: { $number }
fact-build = Favour for building here: { $number }
fact-twists = Twists still in the game: { $number }; favour they give the Basilisk: { $favour }
fact-shuffled = Shuffled together on top since the last twist: { $number }
status = { $round ->
    [0] Set-up
   *[other] Round { $round } of { PRINTED("table.table.rounds") } · { $night ->
        [0] Day
       *[other] Night
      }
  }
price-coins = { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
  }
hand-empty = No companions in hand.
hand-until_dawn = No companions in hand; those on the board return at Dawn.
