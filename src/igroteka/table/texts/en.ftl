# Words of the table, common to all games.

bot-easy = Easy bot
bot-normal = Normal bot
bot-hard = Hard bot
bot-expert = Expert bot
seat-open = Free seat
seat-former = A former player
seat-gone = Someone
guest-name = Guest { $n }
end-turn = Go on
ask-end-turn = After this nothing can be taken back. Go on?
end-conceded = The others gave up
end-agreed = The players agreed to end the match
end-conceded-alone = The player gave up
end-agreed-alone = The player ended the match

event-table-undo = { $seat } took back { $number ->
    [one] one answer
   *[other] { $number } answers
}
event-table-forced = By consent of all, { $number ->
    [one] one answer was
   *[other] { $number } answers were
} taken back for { $seat }
event-table-away = { $seat } is away, a bot holds the seat
event-table-back = { $seat } is back
event-table-conceded = { $seat } gave up
event-table-replaced = A seat changed hands: { $seat }

request-undo = { $player } asks to take back { $answers ->
    [one] one answer
   *[other] { $answers } answers
}
request-end = { $player } asks to end the match
request-pause = { $player } asks for a pause

step-start = Start
step-undo = Taken back

mail-turn-subject = Igroteka: your turn in { $game }
mail-turn = { $name }, it is your turn in { $game }: { $link }
mail-confirm-subject = Igroteka: may we write to you?
mail-confirm =
    Somebody at Igroteka, the table for board games, gave this address to be told when it is their turn.
    If it was you, follow this link within { $hours } hours: { $link }
    If not, do nothing: you will not hear of us again.

error-not-found = { $what ->
    [campaign] This game has no campaign: { $id }
    [tour] This game has no first steps: { $id }
   *[other] There is no { $what } { $id }
}.
error-no-guest = You are not known here yet: call GET /api/me first and keep the cookie, or send the token it gives.
error-bad-token = The signature of this identity is wrong. Call GET /api/me without it to get a new one.
error-bad-code = This recovery code is not known, or was replaced by a newer one.
error-bad-confirmation = This link is too old, or was replaced by a newer one. Enter your address again to get another.
error-no-mail = This server writes no e-mail: its operator has set up none.
error-banned = This identity was closed by the operator.
error-name-fixed = The operator chose this name; it can't be changed.
error-bad-input = { $what }
error-bad-setup = { $case ->
    [mode] The game has no mode { $found }; its modes are { $known }.
    [seats] The number of seats can't be { $found } here; possible: { $known }.
    [option] The game has no option { $found } here; its options are: { $known }.
   *[value] The option { $name } can't be { $found }; possible are { $known }.
}
error-bad-record = { $what }
error-imagined-record = This record begins in the middle of a match, in an imagined world. It can be replayed at its own table and by `igroteka replay`, but not imported.
error-long-record = A record may have { $most } entries at most, this has { $found }.
error-bad-components = { $what }
error-unplayable = With these components the game can't be laid out or played ({ $what }). Correct the numbers you changed.
error-too-long = { $what ->
    [components] The file
    [box] The box
    [changes] The list of changes
    [name] The name
    [title] The title
    [text] The text
    [message] The message
   *[other] { $what }
} may have { $most } characters at most, this has { $found }.
error-too-large = This is too much at once: at most { $most } bytes.
error-empty = { $what ->
    [components] The file
    [box] The box
    [changes] The list of changes
    [name] The name
    [title] The title
    [text] The text
    [message] The message
   *[other] { $what }
} may not be empty.
error-too-often = { $what ->
    [answer] You answer too often
    [call] You ask the server too often
    [come] Too many people come from here
    [create] You make tables too often
    [hint] You ask for hints too often
    [letter] Letters are asked for too often
    [look] You look too often
    [name] You change your name too often
    [replay] You look at replays too often
    [report] You report to the operator too often
    [say] You write too often
    [send] Your page sends too often
   *[other] Too often ({ $what })
}: { $count ->
    [one] once
   *[other] { $count } times
} in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} at most. Wait a little.
error-too-many = Too many { $what ->
    [hint] hints at a time
    [components] trials of components at a time
    [keys] answers in one
    [sockets] open pages
    [sockets-here] open pages from your network
   *[other] { $what }
}: at most { $count }.
error-no-room = Your tables, records and chat take { $used } bytes, and { $most } are allowed; delete some tables.
error-host = This server answers to { $expected }, not to { $host }.
error-no-metrics = The numbers of this server are for its operator: they need the token of `metrics_token`.
error-not-yours = Seat { $seat } is not yours.
error-not-seated = You do not sit at this table.
error-not-creator = Only the creator of the table may do this.
error-no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-seat-taken = Seat { $seat } is taken.
error-knows-too-much = You have or had another seat in this match, so seat { $seat } and its secrets are for somebody else.
error-no-open-seat = There is no free seat at this table.
error-grace = The player of seat { $seat } may come back within { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}; then the seat can be given to another.
error-closed = This table is closed: only its players see it and write to its chat.
error-others-play = Others play in this match, so it can't be deleted; propose to end it, or give up.
error-not-away = The player of seat { $seat } is not away.
error-wrong-phase = This can't be done now: the table is { $phase ->
    [open] not started
    [running] in play
    [paused] paused
   *[over] finished
}.
error-blocked = One of the players does not want to sit with you.
error-stale = The table has moved on: the answer was for { $theirs }, seat { $seat } has had its question since { $ours }.
error-not-asked = Seat { $seat } is not asked now.
error-refused = This answer is not possible now. Possible are: { $known }
error-conflict = Somebody else was faster. Look at the table and answer again.
error-no-undo = { $answers ->
    [one] One answer
   *[other] { $answers } answers
} can't be taken back now; { $depth } can. Ask the others for more.
error-too-far = { $answers ->
    [one] One answer
   *[other] { $answers } answers
} of seat { $seat } can't be taken back: { $standing ->
    [0] none stands
    [one] one stands
   *[other] { $standing } stand
}.
error-no-request = This request is no longer open.
error-twice = There is such a request already.
error-origin = This page may not speak to the table: it is from { $origin }.
error-no-result = Only a match that was played to its end can be reviewed.
error-running = Only a finished match can be seen openly; look through the eyes of your seat.
error-no-record = How this match began is not recorded, so it has no record of its own.
error-other-rules = The rules have changed since this match was played, and by today's it can't be played again as it was.
error-unreadable = This table can't be read; nothing else is affected. Tell the operator of this server its id: { $table }
error-unknown-rules = This match was played with version { $found } of the rules, and this server has version { $known }, which can't go on with it. Its operator can update the server.
error-no-game = The game { $game } is not installed on this server any more. The table is kept until it is.
error-bad-step = The steps are 0 to { $last }, not { $step }.
error-hint = The bot could not think of anything: { $what }
error-cooperative = Pointing is for co-operative games.
error-bad-sign = Your name and text may only hold ordinary characters.
error-tour = These are the first steps: choose “{ $what }” now, or leave them to play as you like.
error-no-advice = Nobody else is asked something now that you could advise on.
error-damaged = A file of this server is damaged. Its operator has to put a backup in its place.
error-unkept = The server can't use its database just now, so nothing has changed. Try again in a moment.
error-busy = The server is stopping; connect again in a moment.
error-puzzle-hint = This is a puzzle: answer it first, or look at its solution.
error-no-puzzle = This table is no puzzle.

# Puzzles
puzzle-task-points = { $count ->
    [one] One answer is clearly best here
   *[other] { $count } answers are clearly best here
}: whatever else deserves a thought costs { $amount } or more. { $count ->
    [one] Find it.
   *[other] Find one of them.
}
puzzle-task-chance = { $count ->
    [one] One answer is clearly best here
   *[other] { $count } answers are clearly best here
}: whatever else deserves a thought lowers the chance to win by { $amount } or more. { $count ->
    [one] Find it.
   *[other] Find one of them.
}
puzzle-right = Right: “{ $option }” is best.
puzzle-right-too = Right: “{ $option }” is not clearly worse than the best answer.
puzzle-wrong = Not this one: “{ $option }” costs about { $amount } against the best answer.
puzzle-wrong-far = Not this one: no long search thought “{ $option }” worth comparing with the best answers.
puzzle-task-turn-points = { $count ->
    [one] One way to play this turn is clearly best
   *[other] { $count } ways to play this turn are clearly best
}: whatever else deserves a thought costs { $amount } or more. Play the whole turn; its order counts only where it changes something.
puzzle-task-turn-chance = { $count ->
    [one] One way to play this turn is clearly best
   *[other] { $count } ways to play this turn are clearly best
}: whatever else deserves a thought lowers the chance to win by { $amount } or more. Play the whole turn; its order counts only where it changes something.
puzzle-right-turn = Right: this is the best turn.
puzzle-right-too-turn = Right: this turn is not clearly worse than the best one.
puzzle-wrong-turn = Not this one: this turn costs about { $amount } against the best one.
puzzle-wrong-turn-far = Not this one: no long search thought this turn worth comparing with the best ones.
