# Words drawn on the table.

board-map = Candelabria
board-house = House
status = Year { $year } of 3
stage-choose = Choose tactics
stage-neutralise = Neutralise
stage-resolve = Resolve
stage-count = Count strength
label-curse = Curse { $n }
label-tactics = Tactics
label-upgrades = Upgrades
label-temples = Temples
label-hand = Candle cards in hand
board-displays = Displays
label-war = War
label-storage = Storage
label-battle = Battle for region { $region }
label-battle-grey = Region { $region }: the weakest wins
label-strength = Strength { $number }
label-cards = Hand
label-curse-named = { $n }. { $name }
label-explorer = Explorer
label-pilgrim = Pilgrim
label-warrior = Warrior
label-quests = Common quests
label-turn_track = Turn order
label-decks = Decks
