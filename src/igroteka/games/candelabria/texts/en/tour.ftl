# A guided first look at the table, step by step.

tour-1 = Candelabria lives by candlelight, and the candles are people. You lead a House with a wandering castle; after three years the most points win.
tour-2 = The map has regions of three territories each. Every territory has a symbol: Mine, Forge, Barracks, Tavern, Portal or Curse.
tour-3 = A year has three seasons. In the Mist curses appear, and the regions they name are spared from battle this year.
tour-4 = Then comes Ignition. Everybody holds candle cards, and each turn uses one: to deploy a candle, or to maneuver.
tour-5 = Deploying costs wax. Choose a role: the Explorer jumps, the Pilgrim goes to the same symbol elsewhere, the Warrior pushes. The card’s symbols work at once, if its year has come.
tour-6 = A maneuver discards the card and gives moves: { PRINTED("number.moves.value") }. A candle may burn a fire for one move more; a castle may put out a flame or fire where it arrives.
tour-7 = Where you arrive without a flame of yours, you light one, and the territory acts: once for every territory with that symbol where your flame burns.
tour-8 = So flames are an engine: the more Mines you hold, the more each new one brings. Forges buy upgrades and temples, Barracks tactic cards.
tour-9 = Flames at a curse are bids. In War the highest bidder takes it, places it in a region, and it fights for its owner with { PRINTED("number.curse_strength.value") } strength.
tour-10 = Then region after region is fought over. All choose up to two tactic cards in secret, reveal, neutralise, and play them.
tour-11 = Strength decides: a flame { PRINTED("number.flame_strength.value") }, each fire of a candle 1, a curse { PRINTED("number.curse_strength.value") }, a castle { PRINTED("number.castle_strength.value") }. The winner takes { PRINTED("year.1.battle_vp") }, { PRINTED("year.2.battle_vp") } or { PRINTED("year.3.battle_vp") } points, by year.
tour-12 = Look for temples: at a grey one the weakest wins, a black one keeps curses away, a white one scores when built and when destroyed.
tour-13 = Candles burn out after War; flames, castles, temples and upgrades stay. Build for the third year, but do not starve in the first.
tour-14 = Your hand and the tactics you choose are your secret; everything else lies open. Good luck!
