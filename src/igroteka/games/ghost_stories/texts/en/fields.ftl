# Printed values in the list of components.

field-number = number
field-set = box
field-colour = colour
field-resistance = resistance
field-left = left stone
field-centre = centre stone
field-right = right stone
field-frame = frame
field-cost = cost
field-face = side of the board
field-members = members
field-penalty = when one dies
field-reward = when all are saved
field-family = family
field-single_use = used once
field-faces = faces
field-count = count
field-players-count = players
field-places = places
field-qi = Qi
field-black_tao = black Tao tokens
field-yin_yang = Yin-Yang token
field-incarnations = incarnations
field-incarnations_few = incarnations with one or two players
field-haunted_limit = haunted tiles that lose the game
field-victory = points for a victory
field-removed = ghosts left in the box
field-power_tokens = power tokens
field-saved_before = villagers saved beforehand
field-group = ghosts below an incarnation
field-white_moon_removed = ghosts White Moon replaces
field-points = points

value-yes = yes
value-no = no
value-base = Ghost Stories
value-white_moon = White Moon

# Rows that have the id of another kind's.
name-die-tao = Tao die
name-die-curse = Curse die
