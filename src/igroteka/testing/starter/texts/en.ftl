# The game's words in English; ru.ftl has the same messages.

about-game = Take counters from a pile, and leave the last one to somebody else.
mode-base = Plain match

ask-turn-take = How many counters do you take?
opt-turn-take = { $a ->
    [one] One counter
   *[other] { $a } counters
 }

event-turn-took = { $seat } takes { $number ->
    [one] one counter
   *[other] { $number } counters
 }

score-last = Did not take the last counter
end-last = The last counter is taken

board-main = Table
status-left = { $number ->
    [one] One counter left
   *[other] { $number } counters left
 }
name-pile = the pile
name-counter = counter
name-taken = counters taken

tour-1 = Each turn you take up to three counters. Whoever takes the last one loses.
tour-2 = Click a counter: it and all after it are yours.
