# What `igroteka replay --text` says itself.

replay-match = { $game }, { $mode }. Seats: { $seats }.
replay-answer = { $number }. { $player }: { $prompt } — { $option }
replay-others-answer = { $number }. { $player }: { $option }
replay-secret = { $number }. { $player } chooses in secret.
replay-undo = { $player } takes back { $answers ->
    [one] an answer
   *[other] { $answers } answers
 }.
replay-unfinished = The record ends here; the match was not over.
