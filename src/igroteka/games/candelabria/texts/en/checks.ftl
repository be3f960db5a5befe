# What a check finds in a box.

check-room = at most { $most }, found { $found }
check-stacks = the stacks would hold { $found } tokens, more than there are
check-flames = a House lays out four flames at the start, found { $found }
check-supply = five Houses take { $wanted } at the start
check-storage = a House has { $wanted } cubes at the start
check-fires = the candles of a House burn with { $wanted } fires
check-candles = { $house } needs three candles of year I and two later ones; found the years { $found }
check-tactics = { $house } needs 3 cards, found { $found }
check-abilities = { $house } needs 3 abilities, found { $found }
check-centre = the central region is never afflicted, so no card names it
check-quests = two players are dealt four quests, found { $found } to deal
check-region = the territory lies in region { $wanted }, found { $found }
check-border = the border with { $other } must be in both rows
check-isolated = nothing borders on the territory: no figure could leave it
check-ring = every region round the centre once: { $wanted }
check-temples = { $wanted } of them are laid out at the start
check-small-houses = at least three Houses must start on the small map, found { $found }
check-banks = every start region of the small map lies on one of two facing banks: { $wanted }
check-start = region { $region }, where the House starts, has no such territory
check-late-candles = { $house } usually has one candle of year II and one of year III
check-tokens-left = tokens that no stack holds stay in the box: { $found }
check-equal-symbols = region { $region } has two equal symbols; give the territories names to tell them apart
check-no-mine = region { $region } has no Mine; with two players its curse appears on its first territory
check-no-land = nowhere is the symbol { $land }
check-amounts = the same effect has { $other } elsewhere, here { $found }
