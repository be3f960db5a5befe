# What tokens and clans do.

about-coin = Hides a companion, hires in the Clan House, and pays for places and villages.
about-scroll = Pays for revelations, places and villages.
about-lantern = In the Palace it buys the day effect of a highlighted sector; it also pays for places and villages.
about-coral = A moon shard. At the end three of one colour are worth 9, three different ones 6, a single one 1.
about-herald = The further ahead in the Capital, the better: the Heralds break all ties.
about-explorer = Stands on the last village you have explored; the bonuses of all villages behind it are yours at the Altar.
about-companion = Revealed it has 1 influence and may use its ability; hidden, for a coin, it has 2 and survives a strike.
about-favour_marker = Favour so far. Most favour wins.
about-first_player = Its holder goes first; at the end it is a shard of any colour. The Palace’s majority takes it.
about-twist_1 = The Basilisk gains favour by difficulty, and his next card comes at once.
about-orange = A clan. All four have the same companions.
about-agate = { about-coral }
about-jade = { about-coral }
about-twist_2 = { about-twist_1 }
about-twist_3 = { about-twist_1 }
about-purple = { about-orange }
about-green = { about-orange }
about-blue = { about-orange }

name-of-revelation = { $kind }
about-of-revelation = { $kind-about }
name-of-sector_card = Sector card { $sector }{ $extra-key ->
    [none] {" "}I
   *[other] {" "}II
  }
about-of-sector_card = The Basilisk places his companion in this sector: { $sector }{ $second-key ->
    [outskirts] ; if it is full: { $second }
    [altar] ; if it is full: { $second }
   *[other] {""}
  }.{ $extra }
part-extra-none = {""}
part-extra-no_event = {" "}If no foretold event is left, he gains { $amount } favour.
part-extra-first = {" "}If his Herald was already first, he gains { $amount } favour.
part-extra-build = {" "}He builds if he can{ $amount ->
    [0] {""}
   *[other] , for { $amount } favour more
  }.
part-extra-here = {" "}He takes the bonus of the village under his Explorer.
part-extra-dearest = {" "}He acquires the dearest cards he can pay{ $amount ->
    [0] {""}
    [one] , the first one for a scroll less
   *[other] , the first one for { $amount } scrolls less
  }.
part-extra-coins = {" "}If he cannot hire, he gains { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
  }.
