# A guided first look at the table, step by step.

tour-1 = Wu-Feng is coming for his ashes. You and your friends are Taoists; together you defend this village, and together you win or lose.
tour-2 = The village is a square of nine tiles. On each lives somebody who can help: point at a tile or tap it to read how.
tour-3 = Around it lie four boards with three places for ghosts each, one board for each colour. Boards without a player are neutral.
tour-4 = You win when the last incarnation of Wu-Feng is exorcised. It lies near the bottom of the deck; the deck shows how far away it is.
tour-5 = You lose when all Taoists are dead, when too many tiles are haunted, or when the deck runs out. Keep an eye on all three.
tour-6 = A turn begins with Yin. The ghosts of the active board act: haunters creep forward and haunt a tile every second time, tormentors roll the Curse die.
tour-7 = Then a ghost arrives, unless the board is full: in that case its player loses a Qi, and Qi is life.
tour-8 = Now Yang, your part. Move one tile, diagonals included, or stay.
tour-9 = Then either ask your tile for help, or exorcise the ghosts in front of it. A corner faces two boards at once: one roll may drive out two.
tour-10 = A ghost falls if as many dice show its colour as it has resistance. White is any colour; Tao tokens make up what is missing.
tour-11 = Collect Tao tokens before you need them: at the Tea House, the Herbalist’s Shop, as rewards. Friends on your tile may add theirs.
tour-12 = Every Taoist has a power of their own. Plan together: who moves whom, who carries which tokens, who stands where when the incarnation comes.
tour-13 = A Yin-Yang token gives the help of any tile at once, or cleanses a haunted one. Keep it for the worst moment, but not beyond it.
tour-14 = Do not try to do everything. First the ghosts that haunt, then full boards, then the rest. Good luck, you will need it.
