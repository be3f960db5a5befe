# House rules: what the table may decide where the book is open.

option-swap = Swapping four Path tiles of one colour
option-swap--four = Only if four new ones can be opened
option-swap--fewer = Also with fewer than four in the piles, once a turn
house-swap = The book lets the four tiles go under a pile and new ones be laid out. It does not say what happens when the piles hold fewer than four: then some of the same tiles come back.
option-tom = Tom after your pass
option-tom--plays_on = Tom plays the remaining rounds
option-tom--stops = The match ends with your pass
house-tom = Solo follows the rules for two, where the other player goes on after a pass; but Tom's card is revealed after each of your turns, and a pass takes the place of a turn.

end-passed = the player has passed
