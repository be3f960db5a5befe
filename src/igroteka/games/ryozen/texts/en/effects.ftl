# What tokens and clans do.

about-coin = Hides a companion, hires in the Clan House, and pays for places and villages.
about-scroll = Pays for revelations, places and villages.
about-lantern = In the Palace it buys the day effect of a highlighted sector; it also pays for places and villages.
about-coral = A moon shard. At the end three of one colour are worth { PRINTED("table.table.same_colour") }, three different ones { PRINTED("table.table.three_colours") }, a single one { PRINTED("table.table.single_shard") }.
about-herald = The further ahead in the Capital, the better: the Heralds break all ties.
about-explorer = Stands on the last village you have explored; the bonuses of all villages behind it are yours at the Altar.
about-companion = Revealed it has { PRINTED("table.table.influence_revealed") } influence and may use its ability; hidden, for { AMOUNT(PRINTED("table.table.hidden_price"), "coin") }, it has { PRINTED("table.table.influence_hidden") } and survives a strike.
about-favour_marker = Favour so far. Most favour wins.
about-first_player = Its holder goes first; at the end it is a shard of any colour. The Palace’s majority takes it.
about-orange = A clan. All four have the same companions.
about-agate = { about-coral }
about-jade = { about-coral }
about-purple = { about-orange }
about-green = { about-orange }
about-blue = { about-orange }

name-of-revelation = { $kind }
about-of-revelation = { $kind-about }
name-of-sector_card = Sector card { $sector }{ $nth ->
    [1] {" "}I
    [2] {" "}II
    [3] {" "}III
    [4] {" "}IV
   *[other] {" "}({ $nth })
  }
about-of-sector_card = The Basilisk places its companion in this sector: { $sector }{ $second-key ->
    [none] {""}
   *[other] ; if it is full: { $second }
  }.{ $extra }{ $effects-count ->
    [0] {""}
   *[other] {" "}{ $effects-capital }.
  }{ $text-key ->
    [none] {""}
   *[other] {" "}“{ $text }”
  }
part-extra-none = {""}
part-extra-no_event = {" "}If no foretold event is left then, the Basilisk gains { $amount } favour.
part-extra-first = {" "}If its Herald was already first, the Basilisk gains { $amount } favour.
part-extra-build = {" "}The Basilisk builds if it can{ $amount ->
    [0] {""}
   *[other] , for { $amount } favour more
  }.
part-extra-here = {" "}The Basilisk takes the bonus of the village under its Explorer.
part-extra-dearest = {" "}The Basilisk acquires the dearest cards it can pay for{ $amount ->
    [0] {""}
    [one] , the first one for { $amount } scroll less
   *[other] , the first one for { $amount } scrolls less
  }.
part-extra-coins = {" "}If the Basilisk cannot hire, it gains { AMOUNT($amount, "coin") }.
about-of-twist_card = The Basilisk gains favour{ $favour-count ->
    [0] {" "}by difficulty
   *[other] : { $favour } by difficulty, from easy to heroic
  }, and its next card comes at once.
