# What things do.

about-cemetery = Bring a dead Taoist back with 2 Qi, or in White Moon a dead villager; then roll the Curse die.
about-altar = Cleanse a haunted tile; then a ghost arrives.
about-herbalist = Roll two Tao dice and take Tao tokens of their colours; white is any colour.
about-circle = Put a Tao token of any colour here: all ghosts of that colour have one resistance less while it lies.
about-pavilion = Move a ghost to any free space, then another Taoist by one tile.
about-tea_house = Take a Tao token of any colour and a Qi; then a ghost arrives.
about-kung_fu_school = One exorcism against all ghosts of your board’s colour or all black ones, wherever they stand; their right stones do nothing.
about-mountain = A fourth, grey Tao die in your exorcisms, and you never roll the Curse die.
about-favorite = Once in each roll you may roll any of your Tao dice again, or the Curse die.
about-gust = Both exorcise and ask for help (in White Moon you may save a villager instead) in one turn, in either order, from the same tile.
about-second_wind = Ask for help twice, or exorcise twice (in White Moon also: save twice).
about-twin_winds = Before your move, or by house rule after it, you may move another Taoist by one tile.
about-pockets = Before your move take a Tao token of any colour.
about-mantra = Before your move lay the Mantra on any ghost in play: it has one resistance less for everybody.
about-elixir = Discard it on your turn: a Taoist takes a Qi, or a dead Taoist or villager returns.
about-moon_dust = Discard it in your Yang phase: take a Moon Crystal.
about-scroll = Discard it in your Yang phase after moving: all living Taoists may come to your tile, each with a villager or without.
about-fireworks = Discard it in your Yang phase: the help of any active tile.
about-shield = On your turn a new ghost that would come to your board goes under the deck, and another is drawn.
about-claw = If your exorcism drives no ghost out, you may take a Tao token of the colour of one of its targets.
about-armour = Left stones of ghosts that arrive on your board are ignored.
about-sword = In your exorcisms one Tao die is set to white, and the others are rolled.
about-tao = Spend it after a roll as one result of its colour. As a ghost’s right stone: take one of your choice.
about-qi = The life of a Taoist: without Qi a Taoist is dead. As a ghost’s left stone: the active Taoist loses one.
about-curse = The Curse die: { $faces }.
about-buddha = Put on an empty space in front of you at the end of your turn; the next ghost to come there is discarded, and the Buddha returns.
about-power_token = Spend it in your Yang phase to use the power of a neutral board this turn; it then lies on the centre tile.
about-yin_yang = Spend it before or after a step: help of any tile, or a haunted tile is cleansed.
about-haunting_figurine = On the symbol it haunts the tile in front of it at the ghost’s next action.
about-taoist = A player’s figure: it moves one tile a turn, diagonals included.
about-crystal = Stands for a Tao token of any colour, or fills a Receptacle: four full ones raise the Mystic Barrier.
about-receptacle = Put a Moon Crystal here from its corner tile, or when Su-Ling comes beside it.
about-graveyard = Dead villagers. Number { PRINTED("graveyard.graveyard.places") } loses the match.
about-deck = Every turn of a player brings a ghost from here, unless the board is overrun. If it runs out, the match is lost.
about-haunted = Nobody helps here. Too many of these, and the match is lost; the Altar or a Yin-Yang token cleanses one.
about-villager = Lead villagers to the Portal and save them there; when one dies, the family’s penalty strikes.
about-portal_centre = On its tile a Taoist may save the top villager instead of another action.
about-tao_dice = Three white dice and a grey one for the Strength of a Mountain and the Barrier. White faces stand for any colour.
about-neutral = A board without a player: its ghosts act, none arrive in its turn, and its power can be borrowed.
about-su_ling = The centre stone of the ghost before her does nothing.
about-long_1 = { PRINTED("family.long.about") }
about-chang_1 = { PRINTED("family.chang.about") }
about-teng_1 = { PRINTED("family.teng.about") }
about-weng_1 = { PRINTED("family.weng.about") }
about-miao_1 = { PRINTED("family.miao.about") }
about-miao_2 = { PRINTED("family.miao.about") }
about-wu_1 = { PRINTED("family.wu.about") }
about-wu_2 = { PRINTED("family.wu.about") }
about-xiang_1 = { PRINTED("family.xiang.about") }
about-xiang_2 = { PRINTED("family.xiang.about") }
about-sheng_1 = { PRINTED("family.sheng.about") }
about-sheng_2 = { PRINTED("family.sheng.about") }
about-sun_1 = { PRINTED("family.sun.about") }
about-sun_2 = { PRINTED("family.sun.about") }
about-sun_3 = { PRINTED("family.sun.about") }
about-li_1 = { PRINTED("family.li.about") }
about-li_2 = { PRINTED("family.li.about") }
about-li_3 = { PRINTED("family.li.about") }
about-zhou_1 = { PRINTED("family.zhou.about") }
about-zhou_2 = { PRINTED("family.zhou.about") }
about-zhou_3 = { PRINTED("family.zhou.about") }
about-hua_1 = { PRINTED("family.hua.about") }
about-hua_2 = { PRINTED("family.hua.about") }
about-hua_3 = { PRINTED("family.hua.about") }

# Stones of ghost cards.

name-ghost = another ghost comes
    .curse = another ghost comes
about-ghost = On arrival another ghost is brought into play.
name-power_lock = the power is blocked
about-power_lock = While the ghost stands on a board, that board’s power is off.
name-fast = a fast haunter
about-fast = Its figurine starts on the haunter symbol: it haunts at its very first action.
name-die = a die is captured
about-die = While the ghost is in play, one Tao die is captured and cannot be rolled.
name-tao_lock = Tao tokens are blocked
about-tao_lock = While the ghost is in play, nobody may spend Tao tokens.
name-haunt = haunting of a tile
    .curse = haunting of a tile
about-haunt = On arrival the first active tile in front of the ghost is haunted.
name-group_tao = everybody loses a Tao token
about-group_tao = Every living player loses a Tao token of their choice: as a left stone on arrival, as a centre stone in each Yin of its board.
name-devour = a villager is eaten
about-devour = On arrival the first villager in its line dies.
name-haunter = haunter
about-haunter = In Yin its figurine steps forward; from the symbol it haunts the first active tile in front of it and returns to the card.
name-tormentor = tormentor
about-tormentor = In Yin the Curse die is rolled.
name-devourer = devourer
about-devourer = In Yin it kills the top villager of the first stack in its line.
name-immune = immune to dice
about-immune = Results of dice do not count against it; Tao tokens do.
name-two_tao = two Tao tokens
about-two_tao = When exorcised: take two Tao tokens of your choice.
name-qi_or_yin_yang = Qi or Yin-Yang
about-qi_or_yin_yang = When exorcised: take a Qi, or your Yin-Yang token back.
name-all_powers_off = all powers are off
about-all_powers_off = While it is in play, the powers of all boards are off.
name-circle_off = the Circle of Prayer is emptied
about-circle_off = On arrival the token on the Circle of Prayer is discarded.
name-portal_off = the Portal is gone
about-portal_off = Until it is beaten the Portal lies on its card.
name-kill_chosen = a villager dies
about-kill_chosen = A villager of your choice among the tops of the stacks dies: as a left stone on arrival, as a centre stone at the start of each Yin of its board.
name-su_ling_off = Su-Ling is gone
about-su_ling_off = Until it is beaten Su-Ling lies on its card.
name-lay_down_all = all Taoists fall
about-lay_down_all = On arrival all living Taoists are laid down: their next movement is spent on standing up.
name-remove_two_bottom = time runs out
about-remove_two_bottom = On arrival the two bottom ghosts of the deck leave the game unseen.
name-opposite_empty = guarded from the other side
about-opposite_empty = It can be exorcised only while no ghost stands at the other end of its line.
name-buddha_first = a Buddha first
about-buddha_first = It can be exorcised only after it has come onto a space with a Buddha.
name-white_not_wild = white is not wild
about-white_not_wild = While it is in play white faces stand for no colour.
name-ghost_each_yin = a ghost each Yin
about-ghost_each_yin = At the start of each Yin of its board another ghost arrives.
name-move_each_yin = it wanders
about-move_each_yin = At the start of each Yin of its board it moves clockwise to the next space without a ghost.
name-reward_qi_yin_yang = Qi and Yin-Yang
about-reward_qi_yin_yang = When exorcised: the group receives a Qi and a Yin-Yang token.
name-reward_crystal_yin_yang = Moon Crystal and Yin-Yang
about-reward_crystal_yin_yang = When exorcised: the group receives a Moon Crystal and a Yin-Yang token.
name-supply = Supply
about-supply = Tokens that nobody holds. What has run out here cannot be gained.
name-discard = Discard pile
about-discard = Ghosts that were exorcised or left; they do not come back.
name-captured_die = Captured die
about-captured_die = This ghost holds one of the Tao dice: until it is gone everybody rolls one die fewer.

# Kinds whose rows all read alike: the printed values make the words.

about-of-ghost = { $colour-key ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[black] Black
  }, resistance { $resistance }.{ $left-count ->
    [0] {""}
   *[other] {" "}On arrival: { $left }.
  }{ $centre-count ->
    [0] {""}
   *[other] {" "}{ $centre-capital }.
  }{ $right-count ->
    [0] {""}
   *[other] {" "}When exorcised: { $right }.
  }
about-of-family = When one of the family dies, { $penalty }. Family saved: { $reward }.
part-centre-haunter = in Yin haunts a tile every second time
part-left-ghost = another ghost comes
part-right-curse = roll the Curse die
part-right-two_tao = take two Tao tokens
part-centre-tormentor = in Yin the Curse die is rolled
part-right-qi_or_yin_yang = take a Qi or your Yin-Yang token
part-left-fast = its figurine starts forward
part-right-tao = take a Tao token
part-left-die = captures a Tao die
part-left-qi = the active Taoist loses a Qi
part-left-tao_lock = nobody may spend Tao tokens while it stays
part-left-haunt = haunts a tile
part-left-group_tao = everybody loses a Tao token
part-centre-devourer = in Yin eats a villager
part-right-crystal = take a Moon Crystal
part-left-devour = eats a villager
part-penalty-green_tao_out = a green Tao token leaves the game
part-reward-elixir = the Elixir of Life
part-penalty-red_tao_out = a red Tao token leaves the game
part-reward-moon_dust = the Moon Dust
part-penalty-yellow_tao_out = a yellow Tao token leaves the game
part-reward-scroll = the Scroll of Unity
part-penalty-blue_tao_out = a blue Tao token leaves the game
part-reward-fireworks = the Fireworks
part-penalty-black_tao_out = a black Tao token leaves the game
part-reward-shield = the Shield of Time
part-penalty-incarnation = an incarnation from the box enters play
part-reward-buddhas = put the available Buddhas on free spaces at once
part-penalty-another_dies = another villager of your choice dies too
part-reward-five_tao = share five Tao tokens, one of each colour
part-penalty-tile_haunted = the tile where the villager stood is haunted
part-reward-claw = the Avenging Claw
part-penalty-ghost = a ghost arrives
part-reward-armour = the Armour of Justice
part-penalty-bottom_card_out = the bottom card of the deck leaves the game
part-reward-three_qi = share 3 Qi
part-penalty-qi = somebody of your choice loses a Qi
part-reward-barrier = a Mystic Barrier at the end of the turn
part-penalty-laid_down = the active Taoist falls, and the next movement is spent on standing up
part-reward-sword = the Celestial Sword
part-left-power_lock = blocks the power of its board
part-faces-blank = nothing
part-faces-haunt = a tile is haunted
part-faces-ghost = a ghost arrives
part-faces-tao = all Tao tokens are lost
part-faces-qi = a Qi is lost
part-centre-immune = dice do not count against it
part-cost-red = { $n } red
part-cost-blue = { $n } blue
part-cost-green = { $n } green
part-cost-yellow = { $n } yellow
part-cost-black = { $n } black
part-cost-board = { $n } of the colour of its board
about-of-incarnation = An incarnation of Wu-Feng. Cost: { $cost }.{ $left-count ->
    [0] {""}
   *[other] {" "}On arrival: { $left }.
  }{ $centre-count ->
    [0] {""}
   *[other] {" "}{ $centre-capital }.
  }{ $right-count ->
    [0] {""}
   *[other] {" "}When exorcised: { $right }.
  }
part-left-curse = the Curse die is rolled
part-left-all_powers_off = all powers of all boards are off while it is in play
part-left-circle_off = the Circle of Prayer is emptied
part-left-portal_off = the Portal lies on its card until it is beaten, and nobody can be saved there
part-left-kill_chosen = a villager of your choice among the tops of the stacks dies
part-left-su_ling_off = Su-Ling lies on its card until it is beaten
part-left-lay_down_all = all living Taoists are laid down, and their next movement is spent on standing up
part-left-remove_two_bottom = the two bottom ghosts of the deck leave the game
part-centre-opposite_empty = it can be exorcised only while no ghost stands at the other end of its line
part-centre-buddha_first = it can be exorcised only after it has come onto a space with a Buddha
part-centre-group_tao = in each Yin of its board every player loses a Tao token
part-centre-white_not_wild = while it is in play white faces stand for no colour
part-centre-kill_chosen = at the start of each Yin of its board a villager of your choice among the tops of the stacks dies
part-centre-ghost_each_yin = at the start of each Yin of its board another ghost arrives
part-centre-move_each_yin = at the start of each Yin of its board it moves clockwise to the next space without a ghost
part-right-reward_qi_yin_yang = the group receives a Qi and a Yin-Yang token
part-right-reward_crystal_yin_yang = the group receives a Moon Crystal and a Yin-Yang token
