# One sentence about the game and what can be chosen before a match.
summary-game = Taoists against Wu-Feng's ghosts: save the village together, or lose it together.
summary-mode-base = The base game: hold out until the incarnation comes, and beat it.
summary-mode-white-moon = The expansion: there are villagers to save, too, and the Moon Crystals may help.
summary-option-level--initiation = For a first match. Qi of each Taoist: { PRINTED("level.initiation.qi") }; haunted tiles that lose: { PRINTED("level.initiation.haunted_limit") }.
summary-option-level--normal = The usual match. Incarnations: { PRINTED("level.normal.incarnations") }; haunted tiles that lose: { PRINTED("level.normal.haunted_limit") }.
summary-option-level--nightmare = A hard match. Incarnations: { PRINTED("level.nightmare.incarnations") }, with one or two players { PRINTED("level.nightmare.incarnations_few") }.
summary-option-level--hell = The hardest match. Incarnations: { PRINTED("level.hell.incarnations") }, with one or two players { PRINTED("level.hell.incarnations_few") }. Yin-Yang token at the start: { PRINTED("level.hell.yin_yang") ->
    [yes] yes
   *[no] no
  }.
summary-option-powers--random = Chance decides which power of their board each Taoist has.
summary-option-powers--choose = Everybody chooses a power of their own board.
summary-option-colours--random = Chance decides who plays which Taoist.
summary-option-colours--choose = Everybody chooses a Taoist.
summary-option-first--random = Chance names the first player.
summary-option-first--choose = The first seat says who begins.
summary-option-village--kung_fu_school = The tiles of the base game, with the { name-kung_fu_school } in place of the { name-night_watch }.
summary-option-village--random = Chance decides which tile stays in the box.
summary-option-portal = The tile where the Portal stands has no villagers. On an outer tile the match is harder.
summary-option-incarnations--by_level = The new ones at Nightmare and Hell, those of the base game below.
summary-option-incarnations--base = The incarnations of the base game at every level.
summary-option-incarnations--new = The incarnations of White Moon at every level.
