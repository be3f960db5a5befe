# One sentence about the game and what can be chosen before a match.
line-game = Taoists against Wu-Feng's ghosts: save the village together, or lose it together.
line-mode-base = The base game: hold out until the incarnation comes, and beat it.
line-mode-white-moon = The expansion: there are villagers to save, too, and the moon crystals may help.
line-option-level--initiation = For a first match: more Qi, one more Tao token, and the village bears more haunted tiles.
line-option-level--normal = The usual match, with one incarnation.
line-option-level--nightmare = Several incarnations come instead of one.
line-option-level--hell = As Nightmare, and nobody begins with a Yin-Yang token.
