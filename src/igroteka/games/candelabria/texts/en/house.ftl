# House rules: what the table may decide where the book is open.

option-coven = First ability of the Coven
option-coven--three = All cards drawn are kept
option-coven--one = One is kept, the others go under the deck
house-coven = The book says that the Coven takes 3 cards instead of one. It does not say that the others go back; where cards do go back, in the Tavern, it says so. Keeping all of them gives the Coven more turns than the other Houses.
option-theft = Stealing in battle
option-theft--participants = From participants only
option-theft--anyone = From any player
house-theft = The book says that a resource is taken from one of the players, but also that effects of tactic cards always apply in the contested region. We read it as: from a participant of that battle.
