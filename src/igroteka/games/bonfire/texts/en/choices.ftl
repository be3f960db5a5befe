# One sentence about the game and what can be chosen before a match.
summary-game = Sail for tasks, lead the Guardians in procession, and light the Bonfires of your city again.
summary-mode-base = Two to four players, each with a city of their own.
summary-mode-solo = Alone against Tom, a virtual player: score more than Tom does.
summary-mode-handicap = Match after match against Tom; each result sets the handicap of the next one.
summary-option-tasks--random = Chance deals the tasks: an island may have several of one colour.
summary-option-tasks--mixed = Each island has tasks of different colours: easier for a first match.
