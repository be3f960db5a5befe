# One sentence about the game and what can be chosen before a match.
summary-game = Place companions openly or in secret while the turning Palace decides where the light falls.
summary-mode-base = Two to four clans; most favour after the last Night wins.
summary-mode-solo = Alone against the Basilisk, an opponent that a deck of cards plays.
summary-mode-narrative = A story of three acts with twists and choices, alone against the Basilisk.
summary-option-palace--off = The Palace has room for everybody: the usual match.
summary-option-palace--on = Companions in the Palace take definite places: at its walls, in embrasures, on top.
summary-option-difficulty--easy = You begin with more than the Basilisk.
summary-option-difficulty--medium = Both begin alike.
summary-option-difficulty--hard = The Basilisk begins with more and gains more favour from twist cards.
summary-option-difficulty--heroic = The Basilisk begins with much more and gains the most favour from twist cards.
