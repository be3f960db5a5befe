# Questions and their options. $a of a question: for whom it is answered, a player or the Basilisk.

ask-setup-first = Who takes the first turn?
opt-setup-first = { $b-player }
ask-setup-clan = Which clan do you lead?
opt-setup-clan = { $a }
ask-setup-basilisk_clan = Which clan serves the Basilisk?
opt-setup-basilisk_clan = { $a }
ask-turn-revelation = Use a revelation at the start of the turn?
opt-turn-revelation = { $a }
ask-place-companion = Which companion do you place?
explain-place-companion = A revealed companion may use its ability at once and has { PRINTED("table.table.influence_revealed") } influence. A hidden one costs { AMOUNT(PRINTED("table.table.hidden_price"), "coin") } and does not use it, but has { PRINTED("table.table.influence_hidden") } influence, and a strike only reveals it.
opt-place-companion = { $a }
ask-place-space = Where does the { $a } go? { $a-about } Hidden ({ AMOUNT(PRINTED("table.table.hidden_price"), "coin") } more): { PRINTED("table.table.influence_hidden") } influence instead of { PRINTED("table.table.influence_revealed") }, but no ability.
opt-place-space--palace = Phoenix Palace
opt-place-space--top = Top of the Palace
opt-place-space = { $a }, place { $b }
ask-place-shown = { $a }: revealed (influence { PRINTED("table.table.influence_revealed") }) or hidden (influence { PRINTED("table.table.influence_hidden") })?
explain-place-shown = Revealed, it may use its ability at once, and a strike sends it to the Palace. Hidden, it costs { AMOUNT(PRINTED("table.table.hidden_price"), "coin") } and does not use it, but a strike only reveals it.
opt-place-shown--revealed = Revealed
opt-place-shown--hidden = Hidden
ask-ability-use = Use the { $a }’s ability? { $a-about }
opt-ability-use--yes = With the ability
opt-ability-use--no = Without the ability
ask-effect-apply = Apply the day effect ({ $a })?
opt-effect-apply--yes = With the day effect
opt-effect-apply--no = Without the day effect
ask-palace-effect = Which effect of the Palace?
explain-palace-effect = Either way the Palace then turns and its light moves on by a sector. If you decline, it stays.
opt-palace-effect--pass = Neither
opt-palace-effect--resource = Gain { AMOUNT(PRINTED("table.table.palace_resource"), "resource") }
opt-palace-effect--lantern = Spend { AMOUNT(PRINTED("table.table.palace_lantern"), "lantern") } for the day effect of a highlighted sector
ask-palace-top_lantern = Spend { AMOUNT(PRINTED("table.table.palace_lantern"), "lantern") } for the effect of a highlighted sector?
ask-palace-sector = { $a-side ->
    [opponent] The Basilisk: which highlighted sector's day effect?
   *[player] Which highlighted sector's day effect?
  }
opt-palace-sector = { $a }
ask-palace-direction = Which way does the Palace turn?
opt-palace-direction--clockwise = Clockwise
opt-palace-direction--counter_clockwise = Counter-clockwise
ask-gain-resource = { $a-side ->
    [opponent] Which resource does the Basilisk gain?
   *[player] Which resource do you gain?
  }
opt-gain-resource = { $a }
ask-pay-resource = { $a-side ->
    [opponent] The Basilisk: which resource is paid?
   *[player] Which resource is paid?
  }
opt-pay-resource = { $a }
ask-lose-resource = { $a-side ->
    [opponent] Which resource does the Basilisk lose?
   *[player] Which resource do you lose?
  }
opt-lose-resource = { $a }
ask-gain-shard = { $a-side ->
    [opponent] Which shard does the Basilisk gain?
   *[player] Which shard do you gain?
  }
opt-gain-shard = { $a }
ask-lose-shard = { $a-side ->
    [opponent] Which shard does the Basilisk lose?
   *[player] Which shard do you lose?
  }
opt-lose-shard = { $a }
ask-gates-event = { $a-side ->
    [opponent] Which foretold event does the Basilisk discard?
   *[player] Discard a foretold event?
  }
explain-gates-event = What is discarded now strikes neither you nor the others at Night.
opt-gates-event--pass = None
opt-gates-event = { $a }
ask-outskirts-action = { $a-side ->
    [opponent] The Basilisk: explore or build?
   *[player] Explore or build?
  }
explain-outskirts-action = { $a-side ->
    [opponent] Its Explorer goes to the next built village, up to { PRINTED("sector.outskirts.day") } in all. In place of the last of these steps it may build the next village.
   *[player] Your Explorer goes to the next built village, up to { PRINTED("sector.outskirts.day") } in all. In place of the last of these steps you may build the next village from the last built one, for the price and the favour shown there; then you are done.
  }
opt-outskirts-action--explore = Explore the next village
opt-outskirts-action--build = Build a village
ask-altar-explore = { $a-side ->
    [opponent] The Basilisk: does its Explorer first move to the next village?
   *[player] First move your Explorer to the next village?
  }
ask-altar-bonus = { $a-side ->
    [opponent] The Basilisk: which village's bonus?
   *[player] Which village's bonus?
  }
explain-altar-bonus = { $a-side ->
    [opponent] One village that the Basilisk's Explorer has reached, the starting one included, gives the Basilisk its bonus.
   *[player] One village that your Explorer has reached, the starting one included, gives you its bonus.
  }
opt-altar-bonus--pass = None
opt-altar-bonus = { $a }
ask-altar-seal = Strike before or after the Altar's effect?
opt-altar-seal--before = Before
opt-altar-seal--after = After
ask-revelation-acquire = Acquire a revelation?
explain-revelation-acquire = You pay its scrolls. Then you keep it for its effect, or discard it at once for the favour shown beside it.
opt-revelation-acquire--pass = None
opt-revelation-acquire = { $a }
ask-basilisk-acquire = Which revelation does the Basilisk take?
opt-basilisk-acquire = { $a }
ask-revelation-keep = Keep { $a }, or discard it? { $a-about }
opt-revelation-keep--keep = Keep it
opt-revelation-keep--discard = Discard it
ask-clan_house-reveal = Turn up a companion of your clan's stack?
ask-clan_house-hire = { $a-side ->
    [opponent] Whom does the Basilisk hire?
   *[player] Hire a companion?
  }
explain-clan_house-hire = { $a-side ->
    [opponent] It pays the coins of the area, gains the favour shown there, and the new companion replaces one of its own, an Apprentice first.
   *[player] You pay the coins of its area, gain the favour shown there, and put it in the place of one of your companions, who leaves the game.
  }
opt-clan_house-hire--pass = Nobody
opt-clan_house-hire--area-1 = Clan House row, 1
opt-clan_house-hire--area-2 = Clan House row, 2
opt-clan_house-hire--area-3 = Clan House row, 3
opt-clan_house-hire--area-4 = Clan House row, 4
opt-clan_house-hire--area-5 = Clan House row, 5
opt-clan_house-hire--area-6 = Clan House row, 6
opt-clan_house-hire--area-7 = Clan House row, 7
opt-clan_house-hire--area-8 = Clan House row, 8
opt-clan_house-hire = { $a }
ask-clan_house-replace = { $a-side ->
    [opponent] The Basilisk: whom does the { $b } replace?
   *[player] Whom does the { $b } replace?
  }
explain-clan_house-replace = Whoever is replaced leaves the game. From the hand the new companion can still be placed this round; on the board it takes the place as it is, without using its ability.
opt-clan_house-replace--palace = Phoenix Palace
opt-clan_house-replace--top = Top of the Palace
opt-clan_house-replace = { $a }: { $b }
ask-strike-target = { $a-side ->
    [opponent] The Basilisk: whom to strike?
   *[player] Whom to strike?
  }
explain-strike-target = A hidden companion is revealed; a revealed one goes to the Palace.
opt-strike-target = { $a }, place { $b }
ask-strike-wall = { $a-side ->
    [opponent] The Basilisk: to which wall does the struck companion go?
   *[player] To which wall does the struck companion go?
  }
opt-strike-wall = { $a } { $b }
ask-strike-mercy = Use a Mercy?
opt-strike-mercy = { $a }
ask-turn-hidden = { $a-side ->
    [opponent] The Basilisk: which companion is turned hidden?
   *[player] Which companion is turned hidden?
  }
opt-turn-hidden = { $a }, place { $b }
ask-turn-revealed = { $a-side ->
    [opponent] The Basilisk: which companion is revealed?
   *[player] Which companion is revealed?
  }
opt-turn-revealed = { $a }, place { $b }
ask-move-companion = { $a-side ->
    [opponent] The Basilisk: which companion moves?
   *[player] Which companion moves?
  }
opt-move-companion = { $a }, place { $b }
ask-move-space = { $a-side ->
    [opponent] The Basilisk: where does the companion move?
   *[player] Where does the companion move?
  }
opt-move-space = { $a }, place { $b }
explain-effect-apply = It is the effect of where the companion was placed; you may also do without.
ask-trickster-companion = { $a-side ->
    [opponent] The Basilisk: whose ability does the Trickster use?
   *[player] Whose ability does the Trickster use?
  }
opt-trickster-companion = { $a }
ask-hermit-sector = { $a-side ->
    [opponent] The Basilisk: which neighbouring sector's effect?
   *[player] Which neighbouring sector's effect?
  }
opt-hermit-sector = { $a }
ask-pathfinder-action = { $a-side ->
    [opponent] The Basilisk: what does the Pathfinder do?
   *[player] What does the Pathfinder do?
  }
opt-pathfinder-action--explore = Explore a built village
opt-pathfinder-action--bonus = Take the village's bonus
ask-seer-action = { $a-side ->
    [opponent] The Basilisk: what does the Seer do?
   *[player] What does the Seer do?
  }
opt-seer-action--discard = Discard a foretold event
opt-seer-action--return = Return a discarded event
ask-event-area = { $a-side ->
    [opponent] The Basilisk: on which area does the event return?
   *[player] On which area does the event return?
  }
explain-event-area = The event discarded last comes back to an empty area, and strikes at Night in the order of the areas.
opt-event-area = Area { $b }
ask-haven-sector = { $a-side ->
    [opponent] The Basilisk: which highlighted sector gives its night reward now?
   *[player] Which highlighted sector gives its night reward now?
  }
opt-haven-sector = { $a }
ask-prayer-lanterns = How many shards do you pray for?
opt-prayer-lanterns = { AMOUNT($a, "moon_shard") }
ask-event-card = { $a-side ->
    [opponent] The Basilisk: which revelation is discarded?
   *[player] Which revelation is discarded?
  }
opt-event-card = { $a }
ask-event-mist = { PRINTED("event.mist_of_oblivion.name") }: discard { $a }, or lose favour? { $a-about }
opt-event-mist--discard = Discard it
opt-event-mist--favour = Lose { PRINTED("event.mist_of_oblivion.amount") } favour
ask-event-quake = { $a-side ->
    [opponent] The Basilisk, { PRINTED("event.earthquake.name") }: does it lose a shard, or favour?
   *[player] { PRINTED("event.earthquake.name") }: lose a shard, or favour?
  }
opt-event-quake--shard = Lose a shard
opt-event-quake--favour = Lose 1 favour
ask-basilisk-space = Where does the Basilisk place the { $b }?
opt-basilisk-space--palace = Phoenix Palace
opt-basilisk-space--top = Top of the Palace
opt-basilisk-space = { $a }, place { $b }
ask-act-explore = Explore a village now?
ask-act-price = Discard a shard, or lose favour?
opt-act-price--shard = Discard a shard
opt-act-price--favour = Lose favour
ask-act-choice = { $a }: which way does the story turn?
explain-act-choice = A later act may remember the way you choose now.
