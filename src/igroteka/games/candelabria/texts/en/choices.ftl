# One sentence about the game and what can be chosen before a match.
summary-game = Candles are people and light is power: three years of flames, curses and war.
summary-mode-base = Three to five Houses; every year ends in War.
summary-mode-two = A duel: curses mark where battles are fought, and tactics are used up.
summary-option-quests--off = The base game alone.
summary-option-quests--on = Common quests and one secret quest for each House.
summary-option-withering--off = The base game alone.
summary-option-withering--on = The second in the race for a curse takes a withering card, which changes the war board.
summary-option-houses--random = Chance decides who leads which House.
summary-option-houses--choose = Everybody chooses a House.
