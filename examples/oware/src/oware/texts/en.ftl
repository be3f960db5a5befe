# The game's words in English; ru.ftl has the same messages.

about-game = Sow seeds around the board and capture more than half of them.
mode-base = Plain match

ask-turn-sow = Which house do you sow?
opt-turn-sow = House { $a }
why-empty = the house is empty
why-feed = the other side is empty, and seeds must reach it

event-turn-sowed = { $seat } sows house { $house }: { $number ->
    [one] one seed
   *[other] { $number } seeds
 }
event-turn-captured = { $seat } captures { $number ->
    [one] one seed
   *[other] { $number } seeds
 }
event-end-kept = { $seat } keeps { $number ->
    [one] the last seed
   *[other] { $number } seeds
 } that are left

score-seeds = Captured seeds
end-majority = More than half of the seeds are captured
end-blocked = No more seeds can be captured

board-main = Board
status-captured = { $first } : { $second }
name-house = house
name-store = store
name-seed = seed
name-captured = captured seeds

tour-1 = Sow the seeds of one of your houses, one into each of the next houses, counter-clockwise.
tour-2 = If the last seed makes two or three in a house of the other side, you capture them. Sow a house now.
