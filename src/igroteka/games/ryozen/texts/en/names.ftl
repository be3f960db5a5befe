# Names of things, and what they do.

name-gates = Gates
about-gates = By day: { AMOUNT($day, "lantern") }, and you may discard a foretold event. { part-night-reward }
name-capital = Capital
about-capital = By day: { AMOUNT($day, "scroll") }, and your Herald becomes first. { part-night-reward }
name-outskirts = Outskirts
about-outskirts = By day: explore { AMOUNT($day, "village", "upto") }, or build a new one in place of the last step. { part-night-reward }
name-altar = Altar
about-altar = By day: explore { AMOUNT($day, "village", "upto") }, then take the bonus of one you have explored. { part-night-reward }
name-springs = Springs
about-springs = By day: acquire up to { $day ->
    [one] { $day } revelation
   *[other] { $day } revelations
  }. { part-night-reward }
name-clan_house = Clan House
about-clan_house = By day: reveal a companion of your clan, then hire up to { $day ->
    [one] { $day } companion
   *[other] { $day } companions
  } of the row. { part-night-reward }
name-palace = Phoenix Palace
about-palace = By day: { AMOUNT(PRINTED("table.table.palace_resource"), "resource") }, or for { AMOUNT(PRINTED("table.table.palace_lantern"), "lantern") } the day effect of a highlighted sector; then the Palace turns. At Night: { PRINTED("table.table.palace_favour") } favour for each of your companions here, and { AMOUNT(PRINTED("table.table.palace_shard"), "moon_shard") }; the first-player token to the most influential.
name-wall = Outer walls
about-wall = Outer walls: four spots at the Palace foot, one per side.
name-embrasure = Embrasures
about-embrasure = Embrasures: four spots on the second level, one per side; companions stand upright in them.
name-top = Top
about-top = Top: one spot on the very summit of the Palace for one companion.
name-apprentice = Apprentice
about-apprentice = No ability.
name-warrior = Warrior
about-warrior = Strike one other companion in the Warrior's own sector.
name-philosopher = Philosopher
about-philosopher = Acquire { AMOUNT($amount, "card", "upto") }, paying the usual price in scrolls.
name-merchant = Merchant
about-merchant = Gain { AMOUNT($amount, "any") }.
name-archer = Archer
about-archer = Strike one companion in the sector opposite to the Archer.
name-bard = Bard
about-bard = Turn one revealed companion in an adjacent sector to its hidden side at no cost.
name-trickster = Trickster
about-trickster = Use the ability of one of your companions in the Clan House row as if it were the Trickster’s.
name-diplomat = Diplomat
about-diplomat = Move one of your companions from an adjacent sector to a free place in the Diplomat's sector at no cost.
name-counsellor = Counsellor
about-counsellor = If your Herald is first on the Capital track gain { $amount } favour, otherwise gain { AMOUNT($other, "scroll") }.
name-pathfinder = Pathfinder
about-pathfinder = Explore { AMOUNT($amount, "village", "upto") } already built, or take the bonus of the village under your Explorer.
name-seer = Seer
about-seer = Discard a foretold event, or put the top card of the event discard on an empty area of foretold events.
name-mentor = Mentor
about-mentor = Apply the Clan House day effect.
name-hermit = Hermit
about-hermit = Apply the day effect of an adjacent sector instead of that of the Hermit's own sector.
name-guard = Guard
about-guard = Pay { AMOUNT($amount, "coin") }: until your next turn nobody may place a companion in the Guard's sector or move one into it.
name-organiser = Organiser
about-organiser = Strike one companion in any sector where you have a hidden companion.
name-night_agent = Night Agent
about-night_agent = Pay { AMOUNT($amount, "any") } to gain { AMOUNT($other, "moon_shard") } of the colour of the sector where the Night Agent was placed.
name-prosperopolis = Prosperopolis
about-prosperopolis = Bonus: gain { AMOUNT($amount, "coin") }, { AMOUNT($amount, "scroll") } and { AMOUNT($amount, "lantern") }.
name-craftville = Craftville
about-craftville = Bonus: gain { AMOUNT($amount, "scroll") }.
name-fire_cape = Fire Cape
about-fire_cape = Bonus: gain { AMOUNT($amount, "lantern") }.
name-river_shoal = River Shoal
about-river_shoal = Bonus: gain { $amount } favour for every 2 revelations you own, rounded down.
name-bulwark = Bulwark
about-bulwark = Bonus: gain { AMOUNT($amount, "any") } for each empty area of foretold events.
name-owl_bay = Owl Bay
about-owl_bay = Bonus: turn one of your revealed companions hidden at no cost.
name-bandit_lair = Bandit Lair
about-bandit_lair = Bonus: put the top card of the event discard on an empty area of foretold events to gain { $amount } favour.
name-bird_gorge = Bird Gorge
about-bird_gorge = Bonus: gain { $amount } favour for each of your companions in highlighted sectors, revealed or hidden.
name-town_hall = Town Hall
about-town_hall = Bonus: apply the Capital day effect{ $amount ->
    [one] {""}
   *[other] {" "}{ $amount } times
  }.
name-nomad_camp = Nomad Camp
about-nomad_camp = Bonus: move one of your revealed companions at no cost to an empty place of another sector; neither its ability nor the day effect is applied.
name-moon_forge = Moon Forge
about-moon_forge = Bonus: move your Explorer back { AMOUNT($amount, "village") } and gain { AMOUNT($amount, "shard") }.
name-moon_haven = Moon Haven
about-moon_haven = Bonus: all players with a companion in one highlighted sector gain its night reward at once.
name-start = Starting village
about-start = Always open. Bonus:{ PRINTED("path.path.start_bonus.1") ->
    [0] {""}
    [one] {" "}+{ PRINTED("path.path.start_bonus.1") } coin
   *[other] {" "}+{ PRINTED("path.path.start_bonus.1") } coins
  }{ PRINTED("path.path.start_bonus.2") ->
    [0] {""}
    [one] {" "}+{ PRINTED("path.path.start_bonus.2") } scroll
   *[other] {" "}+{ PRINTED("path.path.start_bonus.2") } scrolls
  }{ PRINTED("path.path.start_bonus.3") ->
    [0] {""}
    [one] {" "}+{ PRINTED("path.path.start_bonus.3") } lantern
   *[other] {" "}+{ PRINTED("path.path.start_bonus.3") } lanterns
  }{ PRINTED("path.path.start_bonus-count") ->
    [3] {""}
    [4] { PRINTED("path.path.start_bonus.4") ->
        [0] {""}
        [one] {" "}+{ PRINTED("path.path.start_bonus.4") } resource of choice
       *[other] {" "}+{ PRINTED("path.path.start_bonus.4") } resources of choice
      }
    [5] { PRINTED("path.path.start_bonus.4") ->
        [0] {""}
        [one] {" "}+{ PRINTED("path.path.start_bonus.4") } resource of choice
       *[other] {" "}+{ PRINTED("path.path.start_bonus.4") } resources of choice
      }{ PRINTED("path.path.start_bonus.5") ->
        [0] {""}
        [one] {" "}+{ PRINTED("path.path.start_bonus.5") } shard of choice
       *[other] {" "}+{ PRINTED("path.path.start_bonus.5") } shards of choice
      }
   *[other] { PRINTED("path.path.start_bonus.4") ->
        [0] {""}
        [one] {" "}+{ PRINTED("path.path.start_bonus.4") } resource of choice
       *[other] {" "}+{ PRINTED("path.path.start_bonus.4") } resources of choice
      }{ PRINTED("path.path.start_bonus.5") ->
        [0] {""}
        [one] {" "}+{ PRINTED("path.path.start_bonus.5") } shard of choice
       *[other] {" "}+{ PRINTED("path.path.start_bonus.5") } shards of choice
      }{ PRINTED("path.path.start_bonus.6") ->
        [0] {""}
        [one] {" "}+{ PRINTED("path.path.start_bonus.6") } favour
       *[other] {" "}+{ PRINTED("path.path.start_bonus.6") } favour
      }
  }.
name-strategic_manoeuvres = Strategic Manoeuvres
about-strategic_manoeuvres = At the start of your turn you may spend { AMOUNT($cost, "coin") } to move one of your companions to a free place of another sector; you pay nothing for the place and gain nothing from it.
name-revelation_kind-offering_wealth = Offering of Wealth
about-revelation_kind-offering_wealth = At the start of your turn you may strike one of your companions to gain { AMOUNT($amount, "coin") }.
name-revelation_kind-offering_wisdom = Offering of Wisdom
about-revelation_kind-offering_wisdom = At the start of your turn you may strike one of your companions to gain { AMOUNT($amount, "scroll") }.
name-revelation_kind-offering_spirits = Offering of Spirits
about-revelation_kind-offering_spirits = At the start of your turn you may strike one of your companions to gain { AMOUNT($amount, "lantern") }.
name-revelation_kind-offering_phoenix = Offering of the Phoenix
about-revelation_kind-offering_phoenix = At the start of your turn you may strike one of your companions to gain { $amount } favour.
name-seal_outskirts = Seal of the Outskirts
about-seal_outskirts = Each time you apply the Outskirts day effect gain { $amount } favour.
name-disguise = Disguise
about-disguise = At the start of your turn you may spend { AMOUNT($cost, "scroll") } to turn one of your revealed companions hidden.
name-prayer_coral = Coral Moon Prayer
about-prayer_coral = At the start of your turn you may exchange lanterns for coral shards up to { $amount } times, each for { AMOUNT($cost, "lantern") }; then discard this card.
name-prayer_agate = Agate Moon Prayer
about-prayer_agate = At the start of your turn you may exchange lanterns for agate shards up to { $amount } times, each for { AMOUNT($cost, "lantern") }; then discard this card.
name-prayer_jade = Jade Moon Prayer
about-prayer_jade = At the start of your turn you may exchange lanterns for jade shards up to { $amount } times, each for { AMOUNT($cost, "lantern") }; then discard this card.
name-seal_capital = Seal of the Capital
about-seal_capital = Each time you apply the Capital day effect gain { AMOUNT($amount, "any") }.
name-seal_palace = Seal of the Palace
about-seal_palace = Before you apply the Palace day effect gain { AMOUNT($amount, "coin") }.
name-seal_springs = Seal of the Springs
about-seal_springs = Each time you apply the Springs day effect gain { $amount } favour for each revelation you acquire with it.
name-seal_gates = Seal of the Gates
about-seal_gates = Before you apply the Gates day effect each opponent discards { AMOUNT($amount, "resource") } of their own choice.
name-seal_altar = Seal of the Altar
about-seal_altar = Each time you apply the Altar day effect you deal { AMOUNT($amount, "strike") } to opponents' companions.
name-seal_clan_house = Seal of the Clan House
about-seal_clan_house = Before you apply the Clan House day effect reveal { AMOUNT($amount, "extra") } from your clan stack.
name-mercy_coral = Coral Mercy
about-mercy_coral = Each time you strike an opponent's companion you may spend { AMOUNT($cost, "any") } to gain { AMOUNT($amount, "coral") }.
name-mercy_agate = Agate Mercy
about-mercy_agate = Each time you strike an opponent's companion you may spend { AMOUNT($cost, "any") } to gain { AMOUNT($amount, "agate") }.
name-mercy_jade = Jade Mercy
about-mercy_jade = Each time you strike an opponent's companion you may spend { AMOUNT($cost, "any") } to gain { AMOUNT($amount, "jade") }.
name-rainbow = Rainbow
about-rainbow = At the start of your turn you may discard this card to gain { $amount } favour for each different glowing glyph on your revelations, this one included.
name-breach = Breach in the Wall
about-breach = Each player discards { AMOUNT($amount, "coin") }, { AMOUNT($amount, "scroll") } and { AMOUNT($amount, "lantern") }.
name-uprising = Uprising
about-uprising = Each player loses { $amount } favour for each village their Explorer has explored.
name-clan_house_fire = Fire in the Clan House
about-clan_house_fire = Each player discards { AMOUNT($amount, "card") } of choice.
name-bandit_raid = Bandit Raid
about-bandit_raid = Each player deals { AMOUNT($amount, "strike") } to their own revealed companions.
name-rumours = Suspicious Rumours
about-rumours = Each player turns { $amount } of their own hidden companions revealed, or as many as there are.
name-ominous_shadows = Ominous Shadows
about-ominous_shadows = Each player loses { $amount } favour for each highlighted sector where they have a companion.
name-eclipse_coral = Coral Eclipse
about-eclipse_coral = Each player discards { AMOUNT($amount, "coral") }; a player who has none gains as many instead.
name-eclipse_agate = Agate Eclipse
about-eclipse_agate = Each player discards { AMOUNT($amount, "agate") }; a player who has none gains as many instead.
name-eclipse_jade = Jade Eclipse
about-eclipse_jade = Each player discards { AMOUNT($amount, "jade") }; a player who has none gains as many instead.
name-curse_of_shadow = Curse of the Shadow
about-curse_of_shadow = Each player deals { AMOUNT($amount, "strike") } to their own companions in each highlighted sector where they have any.
name-palace_banquet = Palace Banquet
about-palace_banquet = Each player loses { AMOUNT($amount, "any") } for each of their companions in the Palace.
name-public_brawl = Public Brawl
about-public_brawl = Each player loses { $amount } favour for each of their revealed Apprentices on the board, Palace included.
name-lunar_curse = Lunar Curse
about-lunar_curse = Each player loses { AMOUNT($amount, "shard") } for each highlighted sector where they have a companion.
name-sun_glare = Sun Glare
about-sun_glare = Each player loses { $amount } favour for each sector where they have a companion.
name-lunar_festival = Lunar Festival
about-lunar_festival = Each player loses { AMOUNT($amount, "lantern") } for each of their companions in highlighted sectors.
name-unseen_presence = Unseen Presence
about-unseen_presence = Each player turns all their hidden companions in highlighted sectors revealed.
name-three_lights = Ceremony of Three Lights
about-three_lights = A player with at least one companion in each of the highlighted sectors loses { $amount } favour.
name-mist_of_oblivion = Mist of Oblivion
about-mist_of_oblivion = For each of their revelations a player either discards it or loses { $amount } favour.
name-flood = Flood
about-flood = Each player moves their Explorer back { AMOUNT($amount, "village") }.
name-earthquake = Earthquake
about-earthquake = For each companion on the board (Palace included) its owner loses a shard of choice or a point of favour{ AMOUNT($amount, "again") }.
name-orange = orange
name-purple = purple
name-green = green
name-blue = blue
name-easy = Easy
name-medium = Medium
name-hard = Hard
name-heroic = Heroic
name-coin = coins
name-scroll = scrolls
name-lantern = lanterns
name-coral = coral
name-agate = agate
name-jade = jade
name-herald = Herald
name-favour_marker = Favour marker
name-explorer = Explorer
name-first_player = First-player token
name-area = area
name-hand = Hand
name-revealed = revealed
name-hidden = hidden
name-clockwise = clockwise
name-counter_clockwise = counter-clockwise
name-opponent = the Basilisk
name-seat = player
name-companion = a companion
name-villages = villages
name-revelations = revelations
name-abilities = abilities
name-bonuses = bonuses
name-events = events
name-cards = cards of the Basilisk and the story
name-direction_1 = direction 1
name-direction_2 = direction 2
name-direction_3 = direction 3
name-direction_4 = direction 4
name-direction_5 = direction 5
name-direction_6 = direction 6
name-twist_1 = Twist I
name-twist_2 = Twist II
name-twist_3 = Twist III
name-lacking_coin = you don't have that many coins
name-lacking_scroll = you don't have that many scrolls
name-lacking_lantern = you don't have that many lanterns
name-lacking_resources = you don't have that many resources
name-lacking_shards = you don't have that many shards
name-lacking_favour = you don't have that much favour
name-explorer_at_the_end = the Explorer already stands on the last village
name-road_complete = there is nothing left to build
name-herald_first = the Herald is already first
part-night-reward = At Night: { $night-key ->
    [coin] { $night_amount ->
        [one] { $night_amount } coin
       *[other] { $night_amount } coins
      }
    [scroll] { AMOUNT($night_amount, "scroll") }
    [lantern] { AMOUNT($night_amount, "lantern") }
    [any] { AMOUNT($night_amount, "any") }
   *[favour] { $night_amount } favour
  } to all present, { $majority-key ->
    [coral] a coral
    [agate] an agate
   *[jade] a jade
  } shard to the most influential.
