# What the check of a box says.

check-twist-favour = expected four numbers, one for each difficulty, or none; found { $found }
check-areas = expected as many numbers as there are prices: { $wanted }; found { $found }
check-lit = expected three different sectors
check-starting-set = the starting set needs { $wanted }, found { $found }
check-deck = the card belongs to another deck
check-act = expected act { $wanted }, found { $found }
check-lasting = an effect that stays in force has one number in all acts of a deck; found another: { $found }
check-both-ways = both ways need effects, or neither; “nothing” is one
check-usual = { $wanted } is usual
check-solo-villages = in the solo game { $found } villages are left, the path has { $wanted } areas
check-short-row = with four players a row of fewer than four areas loses tiles in the set-up
check-fewer-places = with two players a sector has fewer places, not more
check-timing = the rulebook says otherwise when this revelation works
