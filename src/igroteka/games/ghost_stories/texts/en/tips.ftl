# Places of the table, told on hover.

name-space = Ghost space
about-space = Room for one ghost. It is fought from the tile in front of it, and its haunting goes straight on from there.
name-shelter = Shelter
about-shelter = Villagers who are saved. A whole family in here is rewarded.
name-board = A Taoist’s board
about-board = Its power, and the Qi, Tao and other tokens that lie on it.
