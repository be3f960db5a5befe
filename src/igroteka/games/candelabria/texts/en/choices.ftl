# One sentence about the game and what can be chosen before a match.
line-game = Candles are people and light is power: three years of flames, curses and war.
line-mode-base = Three to five Houses; every year ends in War.
line-mode-two = A duel: curses mark where battles are fought, and tactics are used up.
line-option-quests--off = The base game alone.
line-option-quests--on = Common quests and one secret quest for each House.
line-option-withering--off = The base game alone.
line-option-withering--on = The second in the race for a curse takes a withering card, which changes the war board.
