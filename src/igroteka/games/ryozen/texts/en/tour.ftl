# A guided first look at the table, step by step.

tour-1 = Welcome to the kingdom of Lady Phoenix. For { PRINTED("table.table.rounds") ->
    [one] { PRINTED("table.table.rounds") } day and { PRINTED("table.table.rounds") } night
   *[other] { PRINTED("table.table.rounds") } days and { PRINTED("table.table.rounds") } nights
  } your clan serves her; whoever earns most favour wins.
tour-2 = The board is a ring of six sectors: Gates, Capital, Outskirts, Altar, Springs and Clan House. Each has a few places, some for a price.
tour-3 = In the middle stands the Phoenix Palace. It has room for everybody, and its light falls on three sectors: these are highlighted.
tour-4 = Below the board lie your companions. Every rank has an ability; point at a tile or tap it to read it.
tour-5 = On your turn you place one companion. Click it, then a free place: the places you may use are outlined.
tour-6 = Revealed, it may use its ability at once. Hidden, for { AMOUNT(PRINTED("table.table.hidden_price"), "coin") }, it uses none, but has { PRINTED("table.table.influence_hidden") } influence instead of { PRINTED("table.table.influence_revealed") }.
tour-7 = Then you may apply the day effect of the place: coins, scrolls, lanterns, villages, revelations, new companions.
tour-8 = A strike reveals a hidden companion and sends a revealed one to the Palace. There it still counts, but for the Palace.
tour-9 = At the Gates lie the events foretold for tonight. Read them now: you may discard one there, or arrange your people so that it hurts others more.
tour-10 = At Night the events strike. Then every sector rewards all who are there and gives a moon shard to whoever has most influence.
tour-11 = Ties go to the Herald further ahead in the Capital. When you expect a close fight, visit the Capital first.
tour-12 = In the Outskirts you build and explore villages; at the Altar you use the bonus of any you have explored. A long path pays all game.
tour-13 = At the Springs you buy revelations: keep a card for its power, or discard it for its favour.
tour-14 = At the end collect shards: three of one colour are worth { PRINTED("table.table.same_colour") }, three different ones { PRINTED("table.table.three_colours") }. Good luck; undo is free until something becomes known.
