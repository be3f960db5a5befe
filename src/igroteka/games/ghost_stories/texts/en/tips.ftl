# Places of the table, told on hover.

name-space_red = Ghost space: { name-red.there }
about-space_red = { ghost-space }
name-space_blue = Ghost space: { name-blue.there }
about-space_blue = { ghost-space }
name-space_green = Ghost space: { name-green.there }
about-space_green = { ghost-space }
name-space_yellow = Ghost space: { name-yellow.there }
about-space_yellow = { ghost-space }
name-shelter = Shelter
about-shelter = Villagers who are saved. A whole family in here is rewarded.
name-board = A Taoist’s board
about-board = Its power, and the Qi, Tao and other tokens that lie on it.
ghost-space = Room for one ghost. It is fought from the tile in front of it, and its haunting goes straight on from there.
