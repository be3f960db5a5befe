# What `igroteka play` says itself.

play-which = Which game?
play-number = Your answer (a number), or { $commands }:
play-commands = ? for help, t to see the table, u to take back, q to leave
play-only-leave = q to leave
play-begins = { $game }, { $mode }. Seats: { $seats }. Luck from seed { $seed }.
play-you = You are { $player }; the other seats are bots: { $bots }.
play-watch = All seats are bots: { $bots }.
play-not-understood = “{ $said }” is not one of the answers.
play-asked = { $player }: { $prompt }
play-rules = The rules behind this question:
play-why-not = Not possible now:
play-table = What you know of the table:
play-no-undo = Nothing can be taken back: luck was used, something was shown, or another seat has answered.
play-left = You have left the table.
play-over = The match is over: { $reason }
play-winners = { $count ->
    [0] Nobody has won.
    [1] Winner: { $names }.
   *[other] Winners: { $names }.
 }
play-score = { $player }: { $points }
