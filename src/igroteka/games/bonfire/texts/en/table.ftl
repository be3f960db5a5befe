# Words drawn on the table.

board-sea = Sea
board-city = City
status-turn = Turn { $turn }
status-countdown = Countdown: { $number }
label-masters = Masters
label-elders = Elders
label-paths = Path
cell-gold = gold
cell-path = Path
cell-guardian = Guardian
cell-great = Bonfire
cell-master = master
cell-move = move
cell-ship = ship
cell-fate = fate
name-gift = Gift token
board-fires = Great Bonfire and council
board-displays = Displays
label-gnomes = Gnomes
label-supply = Fate
label-gifts = Gifts
label-goods = Goods
label-tom = Tom’s cards
fact-kept = Kept before the first turn: this one or the middle one of the supply is the starting tile
fact-pass = Pass { $number } of { $most }
fact-head_start = Head start: { $number }
