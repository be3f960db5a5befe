# Reviews of finished matches.

review-amount-points = { $amount } { $count ->
    [1] point
   *[other] points
 }
review-amount-chance = { $amount } %
review-unit-points = In points of lead over the best rival at the end.
review-unit-chance = In per cent of the team’s chance to win.
review-in-round = in round { $number }
review-in-year = in year { $number }
review-in-third = { $number ->
    [1] in the first third
    [2] in the second third
   *[other] in the last third
 }
review-luck-gave = gained { $amount } by luck
review-luck-took = lost { $amount } to luck
review-own-gave = gained { $amount } by their own choices
review-own-took = lost { $amount } by their own choices
review-others-gave = gained { $amount } from others’ choices
review-others-took = lost { $amount } by others’ choices
review-known-gave = gained { $amount } by what came to light
review-known-took = lost { $amount } by what came to light
review-and = { $first } and { $last }
review-nothing = came out as could be expected
review-most-in = ; their choices cost most { $phase }: { $amount }
review-sentence = { $player } { $parts }{ $where }.
review-sum = start { $start }, luck { $luck } (± { $error }), own choices { $own }, others’ choices { $others }, revealed { $revealed }, remainder { $remainder } = result { $result }
review-accuracy = Accuracy { $percent } % in { $choices } choices: { $counts }
review-kind = “{ $prompt }”{ $several ->
    [1] { " and the like" }
   *[other] { "" }
 }, { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
 }: { $percent } %, cost { $amount }
review-kinds-free = Nothing was lost at { $kinds ->
    [one] { $kinds } { $others ->
        [1] other kind
       *[other] kind
     }
   *[other] { $kinds } { $others ->
        [1] other kinds
       *[other] kinds
     }
 } of question ({ $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
 }).
review-label-best = best
review-label-good = good
review-label-inaccuracy = inaccuracy
review-label-mistake = mistake
review-label-blunder = blunder
review-moments = The moments that mattered most:
review-moment-choice = { $player } { $phase }, “{ $prompt }”: { $chosen } cost { $amount } ({ $label }). Better: { $best }
review-moment-luck-gave = Luck gave { $player } { $amount } { $phase }.
review-moment-luck-took = Luck took { $amount } from { $player } { $phase }.
review-moment-revealed-gave = What came to light { $phase } gave { $player } { $amount }.
review-moment-revealed-took = What came to light { $phase } took { $amount } from { $player }.
review-uncalibrated = This game has no calibrated values: positions count as their points stand.
review-title = Review
review-part-luck = Luck
review-part-own = Own choices
review-part-others = Others’ choices
review-part-revealed = Came to light
review-part-remainder = Not explained
