# Common to all games.

opt-pass = Pass
opt-done = Done
opt-yes = Yes
opt-no = No
opt-number = { $a }

# $n: number of the seat at the table, from one.
player = Player { $n }
