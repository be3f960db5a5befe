# What happened, how it ended, what it was worth.

event-first_player = { $seat } takes the first turn.
event-board_dealt = { $board-board } lies in the { $side }: { $seat }.
event-board_neutral = { $board-board } is neutral and lies in the { $side }.
event-power_dealt = { $board-board } shows { $power }.
event-tile_laid = { $tile } lies in the { $position }.
event-turn_began = { $board-board }'s turn.
event-won = The village is safe: Wu-Feng is beaten.
event-lost = The village is lost: { $reason-key ->
    [haunted] { end-haunted }
    [line_haunted] { end-line_haunted }
    [all_dead] { end-all_dead }
    [villagers] { end-villagers }
   *[deck] { end-deck }
  }.
event-ghost_arrived = { $card-kind ->
    [incarnation] An incarnation of Wu-Feng arrives: { $card }
   *[ghost] A ghost arrives: { $card }
  } ({ $board-there }, { $tile }).
    .brief = { $card-kind ->
        [incarnation] An incarnation: [incarnation_{ $card-key }]
       *[ghost] A ghost: [ghost_{ $card-key }]
      } { $card } → [space_{ $board-key }] { $tile }
event-no_space = There is no free space for another ghost.
event-ghost_stopped = A Buddha turns { $card } away ({ $tile }).
event-ghost_left = A ghost leaves: { $card } ({ $tile }).
event-ghost_moved = { $card } is moved from the { $board-there } ({ $tile }) to the { $to-there } ({ $to_tile }).
event-under_deck = { $card } goes under the deck.
event-on_deck = { $card } is put on top of the deck.
event-replaced = { $card } is replaced by another incarnation.
event-card_removed = A ghost of the deck leaves the game unseen.
event-buddha_back = The Buddha leaves its space ({ $tile }).
event-figurine_out = { $card }: the figurine comes forward ({ $tile }).
event-figurine_back = { $card }: the figurine returns to its card ({ $tile }).
event-die_captured = { $card }: a Tao die is captured.
event-overrun = { $board-board } is overrun.
event-stone = { $card } on arrival: { $stone }.
event-acted = { $card }, action: { $stone }.
event-calmed = Su-Ling calms { $card }.
event-ignored = The Armour of Justice ignores the left stone of { $card }.
event-tile_haunted = { $tile } is haunted.
event-tile_cleansed = { $tile } is free of ghosts again.
event-curse_rolled = The Curse die shows: { $face-curse }.
event-qi_lost = { $board-board } loses a Qi.
event-qi_gained = { $board-taoist } gains a Qi.
event-tao_gained = { $board-taoist } takes a Tao token: { $colour }.
event-tao_lost = { $board-taoist } gives up a Tao token: { $colour }.
event-tao_out = A Tao token leaves the match: { $colour }.
event-yin_yang_gained = { $board-taoist } gains a Yin-Yang token.
    .brief = +1 [token_yin_yang]
event-yin_yang_spent = { $board-taoist } spends the Yin-Yang token.
    .brief = spends [token_yin_yang]
event-crystal_gained = { $board-taoist } gains a Moon Crystal.
    .brief = +1 [crystal]
event-crystal_spent = { $board-taoist } spends a Moon Crystal.
    .brief = spends [crystal]
event-crystal_placed = A Moon Crystal is put into the Receptacle ({ $tile }).
event-power_borrowed = { $board-taoist } borrows the power { $power }.
    .brief = borrows [power_{ $power-key }] { $power }
event-tokens_taken = { $board-taoist } takes { $count ->
    [one] { $count } power token
   *[other] { $count } power tokens
  }.
event-artifact_gained = { $board-taoist } receives: { $artifact }.
    .brief = receives [artifact_{ $artifact-key }] { $artifact }
event-artifact_used = { $board-taoist } uses: { $artifact }.
    .brief = uses [artifact_{ $artifact-key }] { $artifact }
event-buddha_taken = { $board-taoist } takes a Buddha.
    .brief = takes [buddha]
event-buddha_placed = A Buddha is placed ({ $tile }).
event-died = { $board-taoist } dies; tokens and Buddhas go back to their places.
event-possessed = { $board-board } is possessed.
event-revived = { $board-taoist } returns to life.
event-moved = { $board-taoist } goes to the { $tile }.
    .brief = → [tile_{ $tile-key }] { $tile }
event-laid_down = { $board-taoist } is knocked down.
    .brief = knocked down
event-stood_up = { $board-taoist } stands up.
    .brief = stands up
event-helped = { $board-taoist } asks for help: { $tile }.
    .brief = help: [tile_{ $tile-key }] { $tile }
event-dice_rolled = Tao dice{ $red ->
    [0] {""}
   *[other] {" "}· { $red } red
  }{ $blue ->
    [0] {""}
   *[other] {" "}· { $blue } blue
  }{ $green ->
    [0] {""}
   *[other] {" "}· { $green } green
  }{ $yellow ->
    [0] {""}
   *[other] {" "}· { $yellow } yellow
  }{ $black ->
    [0] {""}
   *[other] {" "}· { $black } black
  }{ $white ->
    [0] {""}
   *[other] {" "}· { $white } white
  }
    .brief = dice{ $red ->
        [0] {""}
        [1] {" ["}die_red]
       *[other] {" ["}die_red]×{ $red }
      }{ $blue ->
        [0] {""}
        [1] {" ["}die_blue]
       *[other] {" ["}die_blue]×{ $blue }
      }{ $green ->
        [0] {""}
        [1] {" ["}die_green]
       *[other] {" ["}die_green]×{ $green }
      }{ $yellow ->
        [0] {""}
        [1] {" ["}die_yellow]
       *[other] {" ["}die_yellow]×{ $yellow }
      }{ $black ->
        [0] {""}
        [1] {" ["}die_black]
       *[other] {" ["}die_black]×{ $black }
      }{ $white ->
        [0] {""}
        [1] {" ["}die_white]
       *[other] {" ["}die_white]×{ $white }
      }
event-matched = { $card }: { $needed ->
    [0] no symbols left to match
   *[other] { $needed } needed · { $dice } by dice
  }{ $tokens ->
    [0] {""}
   *[other] {" "}· { $tokens } by Tao tokens
  }{ $crystals ->
    [0] {""}
   *[other] {" "}· { $crystals } by Moon Crystals
  }{ $mantra ->
    [0] {""}
   *[other] {" "}· { $mantra } off by the Mantra
  }{ $missing ->
    [0] {""}
   *[other] {" "}· { $missing } missing
  }
event-exorcised = { $card-kind ->
    [incarnation] An incarnation of Wu-Feng is beaten: { $card }
   *[ghost] Exorcised: { $card }
  } ({ $tile }).
    .brief = { $card-kind ->
        [incarnation] Beaten: [incarnation_{ $card-key }]
       *[ghost] Exorcised: [ghost_{ $card-key }]
      } { $card }
event-failed = No ghost is exorcised.
event-mantra_placed = The Enfeeblement Mantra is laid ({ $tile }).
event-mantra_back = The Enfeeblement Mantra returns.
event-circle_cleared = The Tao token on the Circle of Prayer returns to the supply: { $colour }.
event-circle_set = The Circle of Prayer weakens: { $colour }.
event-villager_seen = A villager shows on the { $tile }: { $villager }.
event-villager_moved = { $villager } is led from the { $tile } to the { $to }.
event-villager_fled = { $villager } flees from the { $tile } to the { $to }.
event-villager_died = { $villager } dies.
event-villager_saved = { $villager } is saved.
event-villager_revived = { $villager } returns to life on the { $tile }.
event-family_saved = The whole family { $family } is saved.
event-su_ling_placed = Su-Ling stands watch ({ $tile }).
event-su_ling_gone = Su-Ling leaves the village.
event-su_ling_back = Su-Ling returns to the supply.
event-barrier_risen = The Mystic Barrier rises.
event-barrier_ended = The Mystic Barrier fades; any crystals left return to the supply.
event-barrier_spent = A Moon Crystal of the Barrier is spent; left: { $left }.
event-barrier_filled = The missing Moon Crystals are put into the Receptacles: { $missing }.

score-portal = Portal's place
score-qi = Qi left
score-dead_taoists = Dead Taoists
score-haunted = Haunted tiles
score-incarnations = Incarnations beaten before the last
score-victory = Victory
score-deck = Ghosts left in the deck
score-villagers = Villagers

end-haunted = too many tiles are haunted
end-line_haunted = a whole line of tiles is haunted
end-all_dead = every Taoist is dead
end-deck = the deck is empty while an incarnation lives
end-villagers = the Graveyard board is full: { PRINTED("graveyard.graveyard.places") ->
    [one] one villager is dead
   *[other] { PRINTED("graveyard.graveyard.places") } villagers are dead
  }
end-incarnations_beaten = the last incarnation of Wu-Feng is beaten

why-laid_down = the Taoist lies on the ground and must stand up first
why-powers_off = a ghost blocks the powers
why-tile_haunted = the tile is haunted and gives no help
why-no_effect = it would change nothing now
why-cannot_be_exorcised = no ghost here can be exorcised now
why-no_ghost_facing = no ghost faces this tile
why-no_portal = villagers are saved at the Portal only
why-no_villager = there is no villager to save
why-not_on_a_corner = it is done on a corner tile only
why-power_blocked = the board's power is blocked
why-space_taken = the space is taken
why-receptacle_full = the Receptacle holds a crystal already
why-taken_this_turn = what was taken this turn waits for the next one
why-before_incarnation = Su-Ling may not stand before an incarnation
why-used_this_turn = it was used this turn already

mode-base = Base game
mode-white-moon = White Moon
option-level = Level
option-level--initiation = Initiation
option-level--normal = Normal
option-level--nightmare = Nightmare
option-level--hell = Hell
option-colours = Taoists
option-colours--random = At random
option-colours--choose = By choice
option-powers = Powers
option-powers--random = At random
option-powers--choose = By choice
option-first = First turn
option-first--random = At random
option-first--choose = By choice
option-village = Village
option-village--kung_fu_school = With the Kung-Fu School
option-village--random = Nine tiles at random
option-portal = Portal
option-portal--centre = Centre
option-portal--north_west = North-west
option-portal--north = North
option-portal--north_east = North-east
option-portal--west = West
option-portal--east = East
option-portal--south_west = South-west
option-portal--south = South
option-portal--south_east = South-east
option-incarnations = Incarnations
option-incarnations--by_level = As the level says
option-incarnations--base = Of the base game
option-incarnations--new = Of White Moon
