# What things do.

about-ship = Pays for ship moves. As a council bonus: your ship goes to any island for free.
about-path = Pays for Path tiles. As a council bonus: any Path tile of the display or the piles, for free.
about-task = Pays for tasks: as many tokens as it is your first, second or third gift on that island.
about-bonfire = Pays for turning the Great Bonfire. In a city: a task turned over is a lit Bonfire, worth its points at the end.
about-guardian = Pays for fetching Guardians and for processions. As a council bonus: a Guardian of a colour you lack.
about-gnome = Pays for gnomes, together with the resource on the card.
about-wild = Stands for any action token.
about-gold = Stands for any resource. As a council bonus: 2 gold and a yellow token.
about-flower = A resource: pays for tasks and gnomes that show it.
about-great = The pointer shows whose two rewards of three you take. As a council bonus: turn it anywhere for free.
about-master = A gnome whose ability works for you from now on. As a council bonus: an open master for free.
about-move = Council bonus: one Guardian of yours goes any number of steps, forward or back.
about-fate = A fate tile: each symbol brings a token, and one more for each equal symbol of its group. As a council bonus: lay one at once.
about-pink = Fetch her with your ship; in processions she brings resources, at a lit Bonfire points.
about-own = She begins on your starting tile; in processions she brings resources, at a lit Bonfire points.
about-gift = Laid on an island in place of a task you take there; shows one of the two resources that are due.
about-novice = Goes to the council when the Bonfire beside it is lit, and brings the bonus of a cell. Enough of them start the countdown.
about-neutral_novice = Goes to the council when the first player who fulfils its common task uses the bonus action.
about-tom_novice = Tom’s novices count for the countdown, but block no cell.
about-countdown_token = Turns you still have, this one included; also the points for passing.
about-paths = Common task: { $need } Path tiles with the starting one. { $points } points at the end, and a bonus action for the first.
about-tasks = Common task: { $need } tasks or Bonfires. { $points } points at the end, { $all_lit } if all are lit, and a bonus action for the first.
about-portals = Common task: { $need } portals. { $points } points at the end, and a bonus action for the first.
about-guardians = Common task: { $need } Guardians. { $points } points at the end, and a bonus action for the first.
about-gnomes = Common task: { $need } gnomes. { $points } points at the end, and a bonus action for the first.
about-circle = A portal: fits the next notch of its shape, from the far end. It opens the way to the Bonfire and is worth 2 points beside a lit one.
about-fruit = { about-flower }
about-herb = { about-flower }
about-shell = { about-flower }
about-root = { about-flower }
about-grey = { about-pink }
about-brown = { about-pink }
about-blue = { about-pink }
about-triangle = { about-circle }
about-square = { about-circle }
about-pentagon = { about-circle }
about-hexagon = { about-circle }
about-star = { about-circle }
about-crescent = { about-circle }
about-place_1 = Path, portal, task and Guardian of slot 1 belong together. A Guardian at its lit Bonfire is worth { $guardian_points ->
    [one] { $guardian_points } point
   *[other] { $guardian_points } points
  }.
about-place_2 = Path, portal, task and Guardian of slot 2 belong together. A Guardian at its lit Bonfire is worth { $guardian_points ->
    [one] { $guardian_points } point
   *[other] { $guardian_points } points
  }.
about-place_3 = Path, portal, task and Guardian of slot 3 belong together. A Guardian at its lit Bonfire is worth { $guardian_points ->
    [one] { $guardian_points } point
   *[other] { $guardian_points } points
  }.
about-place_4 = Path, portal, task and Guardian of slot 4 belong together. A Guardian at its lit Bonfire is worth { $guardian_points ->
    [one] { $guardian_points } point
   *[other] { $guardian_points } points
  }.
about-place_5 = Path, portal, task and Guardian of slot 5 belong together. A Guardian at its lit Bonfire is worth { $guardian_points ->
    [one] { $guardian_points } point
   *[other] { $guardian_points } points
  }.
about-place_6 = Path, portal, task and Guardian of slot 6 belong together. A Guardian at its lit Bonfire is worth { $guardian_points ->
    [one] { $guardian_points } point
   *[other] { $guardian_points } points
  }.
about-place_7 = Path, portal, task and Guardian of slot 7 belong together. A Guardian at its lit Bonfire is worth { $guardian_points ->
    [one] { $guardian_points } point
   *[other] { $guardian_points } points
  }.
