# Places of the table, told on hover.

name-place = Free place
about-place = Room for one companion of anybody.
name-place_coin = Place for a coin
about-place_coin = Room for one companion; whoever puts one here pays a coin.
name-place_scroll = Place for a scroll
about-place_scroll = Room for one companion; whoever puts one here pays a scroll.
name-place_lantern = Place for a lantern
about-place_lantern = Room for one companion; whoever puts one here pays a lantern.
name-event_area = Area of a foretold event
about-event_area = What still lies here at nightfall strikes everybody, from left to right. At the Gates you may send an event away.
name-spring = Area of a revelation
about-spring = An open revelation, to be had at the Springs for its price in scrolls.
name-clan_row = Clan House row
about-clan_row = Companions ready for hire by their own clan, for the coins shown at the area; the further right, the dearer.
name-track = Capital track
about-track = Heralds in order of standing: the one further ahead wins every tie. A visit to the Capital brings yours to the front.
name-road = Road to the Altar
about-road = Villages built one after another. Explorers walk along them, and the Altar gives the bonuses of those behind yours.
name-station = Empty area of the road
about-station = The next village goes here: whoever’s Explorer stands just before it pays the price, gains favour and moves on.
name-mat = A clan’s table
about-mat = Companions in hand, revelations kept, and the stack still to be revealed; everybody may look at the open ones.
