# House rules: what the table may decide where the book is open.

option-presence = Who gets a sector's night reward
option-presence--nightfall = Those who were there when the Night began
option-presence--scoring = Those who are there after the events
house-presence = The rules give the reward to those with a companion in the sector at the beginning of Night; the reference section asks for influence, and events come first. The letter of the rule is taken; influence for the majority is always compared after the events.
option-light = Highlighted sectors
option-light--box = As the disc of the box shows them
option-light--every_second = Every second sector
house-light = Three sectors are highlighted, but the picture of the disc is lost. Neighbouring ones fit what is said of turning and of double cards; every second one fits the name “{ PRINTED("event.three_lights.name") }”.
option-curse = { PRINTED("event.curse_of_shadow.name") } in the Palace mode
option-curse--owner = Each chooses the order of the strikes
option-curse--clockwise = Sector by sector, clockwise from the Gates
house-curse = By the golden rule players choose the order of effects that are due at once. The strikes of this event are, and the order tells who still finds room at the walls of the Palace.
option-acts = Ways of an act
option-acts--all = Both may be chosen, also one that cannot be carried out in full
option-acts--possible = One that cannot be carried out in full is closed while the other is open
house-acts = The solo rules say that acts ask for decisions, not which ones may be taken. A later act remembers the way, so even a way that costs nothing now has its price.
