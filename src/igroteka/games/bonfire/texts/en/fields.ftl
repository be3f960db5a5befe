# Printed values in the list of components.

field-colour = colour
field-copies = copies
field-symbols = symbols
field-columns = columns
field-rows = rows
field-cells = cells (row, column)
field-resource = resource
field-guardian = Guardian
field-corner = in a corner of the sea
field-at = place on the drawn sea, in percent (from the left, from the top)
field-ends = joins
field-points = points
field-kind = what it is
field-of = what it asks for
field-seats = from how many players
field-table_size-seats = players
field-crystal = crystal
field-notches = notches, from 1 to 7
field-guardian_points = points of a Guardian at its Bonfire
field-path_cost = path tokens for its tile
field-token = token
field-point = a point instead
field-need = how many
field-all_lit = points if all are lit
field-action = action
field-reveal = reveals a master
field-corner_tasks = tasks on a corner island
field-other_tasks = tasks on another island
field-portals_removed = portals of each shape left in the box
field-novices = novices that start the countdown

value-yes = yes
value-no = no
value-green = green
value-orange = orange
value-purple = purple
value-white = white
value-none = none
value-elder = elder
value-colour-blue = blue
value-crystal-blue = blue

# Rows that have the id of another kind's.
name-start_tile-start = Starting tile of the Path
