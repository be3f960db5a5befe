# Words drawn on the table.

board-village = Village
board-supply = Supply
status = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
  } · { $ghosts ->
    [one] { $ghosts } card
   *[other] { $ghosts } cards
  } in the deck
fact-next_incarnation = { $cards ->
    [0] An incarnation lies on top.
    [one] { $cards } card lies above the next incarnation.
   *[other] { $cards } cards lie above the next incarnation.
  }
fact-no_incarnation = No incarnation is left in the deck.
fact-undefeated = Incarnations still to beat: { $number }.
fact-resistance = Resistance now: { $number }.
fact-chance = Your chance to exorcise it: { $percent } % ({ $dice ->
    [0] with tokens: dice do not count against it
    [one] { $dice } die{ $tokens ->
        [0] {""}
       *[1] {" "}and your tokens
      }
   *[other] { $dice } dice{ $tokens ->
        [0] {""}
       *[1] {" "}and your tokens
      }
  }).
fact-chance_helped = With the help of those who stand there{ $power ->
    [0] {""}
   *[1] {" "}or of a power token
  }: { $percent } %.
short-cemetery = Cemetery
short-altar = Taoist Altar
short-herbalist = Herbalist
short-hut = Sorcerer's Hut
short-temple = Temple
short-night_watch = Night Watch
short-circle = Circle of Prayer
short-pavilion = Pavilion
short-tea_house = Tea House
short-kung_fu_school = Kung-Fu School
name-overrun = Overrun
about-overrun = Three ghosts stand here: the turn of this board costs a Qi and brings no new ghost.
label-threat = Danger
label-haunted = haunted tiles
label-crowd = { $board ->
    [red] ghosts on the red board
    [blue] ghosts on the blue board
    [green] ghosts on the green board
   *[yellow] ghosts on the yellow board
  }
name-crowd = The fullest board
about-crowd = The board with the most ghosts. A turn that begins with all its spaces taken costs a Qi.
label-until-incarnation = cards until the incarnation
label-dead-villagers = dead villagers
label-dead = Dead
label-saved = Saved
label-north = N
name-compass = Compass
about-compass = Where the north is: the village is turned so that your board lies below.
