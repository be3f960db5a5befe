# House rules: what the table may decide where the book is open.

option-presence = Who gets a sector's night reward
option-presence--nightfall = Those who were there when the Night began
option-presence--scoring = Those who are there after the events
house-presence = The rules give the reward to those with a companion in the sector at the beginning of Night; the reference section asks for influence, and events come first. The letter of the rule is taken; influence for the majority is always compared after the events.
option-light = Highlighted sectors
option-light--box = As the disc of the box shows them
option-light--every_second = Every second sector
house-light = Three sectors are highlighted, but the picture of the disc is lost. Neighbouring ones fit what is said of turning and of double cards; every second one fits the name of the Three Lights.
