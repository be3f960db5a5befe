# Places of the table, told on hover.

name-route = Sea route
about-route = A ship token takes your ship along one route, two tokens along two, three to any island.
name-cell = Cell of the fate area
about-cell = A fate tile covers three cells in a row; it must touch one that lies there already and stay inside.
name-cell_gold = Cell with gold
about-cell_gold = A fate tile laid over it brings a gold.
name-cell_yellow = Cell with a yellow token
about-cell_yellow = A fate tile laid over it brings a yellow action token.
name-cell_marked = Marked cell
about-cell_marked = One of the yellow tasks asks for all marked cells to be covered.
name-open_masters = Masters on display
about-open_masters = Gnomes with a lasting ability. Recruit one for two gnome tokens and its resource, or one token and two of it.
name-open_elders = Elders on display
about-open_elders = Gnomes who score once, at the moment they are recruited.
name-open_paths = Path tiles on display
about-open_paths = Take an open tile or the top one of a pile; the first three of a city cost one path token each, the others two.
name-store_gnomes = Gnomes of the city
about-store_gnomes = Up to six gnomes; six of them fulfil a common task.
name-store_goods = Tokens and resources
about-store_goods = For any missing piece pay a yellow token (or a gold), or any two others of its sort.
name-store_supply = Supply of fate tiles
about-store_supply = The next tile comes from the top or the bottom end. Each tile left at the end is worth 3 points.
name-store_gifts = Gift tokens
about-store_gifts = For a task an open gift is left on the island, and its resource is paid beside the island’s own.
