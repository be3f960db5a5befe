title = Igroteka
tagline = A digital table for four deep board games, complete to the last rule.
games = Games
language = Language
language-ru = Русский
language-en = English
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
players = Players
note = An independent implementation with its own texts and art. The games themselves belong to their authors and publishers.


# Start
play-now = Play now
play-friends = With friends
play-device = On one device
play-solo = Solo
play-more = Set up…
my-tables = My tables
watch = Watch
your-turn = Your turn
waiting-for = Waiting for { $name }
minutes-long = { $minutes } min
cooperative = Together against the game
learn = Learn
more = More
waits-for-players = Waiting for players

# New table
new-table = A new table
no-such-game = There is no game “{ $game }” here.
missing = There is nothing here
missing-text = The link may be incomplete, or what it led to has been deleted.
no-connection = The server can’t be reached. Check the connection and try again.
no-answer = The server gave no answer that can be read. Try again in a moment.
unavailable = This page can’t be shown now
load-again = Load it again
mode = Mode
seats = Seats
who-sits = Who sits where
seat-me = Me
seat-bot = Bot
seat-open = Whoever has the link
level = Level of the bots
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
pace = Pace
pace-untimed = No clock
pace-clock = Clock
pace-days = Days for a move
access = Who sees the table
access-open = Everybody: it is listed on the start page
access-link = Whoever has the link
access-closed = The players alone: no onlookers
create = Set up the table
with-whom = With whom
way-bots = With bots
way-bots-summary = The match begins at once.
way-friends = With friends
way-friends-summary = You get a link to send; bots may fill the rest.
way-device = On this device
way-device-summary = Everybody plays here and hands it on.
level-easy-summary = For a first match; often misses what is good.
level-normal-summary = A fair opponent.
level-hard-summary = Looks ahead, and punishes mistakes.
level-expert-summary = The strongest here; thinks longest.
more-choices = More choices

# Table
back = All games
start-match = Start
invite = Send this link to your friends
copy-link = Copy the link
copied = Copied
copy-yourself = The link is marked: copy it by hand.
claim = Sit here
seat-free = free seat
log = Log
chat = Chat
rules = Rules
people = Players
send = Send
chat-hint = Say something
chat-unread = New in the chat: { $count }
chat-unsaid = There is no connection; send it again when it is back.
undo = Take back
what-can-i-do = What can I do?
why-not = Why not?
hint = Hint
close-hint = Close the hint
thinking = { $name } is thinking
thinking-about = { $name }: { $prompt }
since-minutes = { $count } min
since-hours = { $count } h
since-days = { $count } d
secret-choices = Everybody chooses in secret
connection-lost = The connection is lost. Trying again…
connection-back = The connection is back.
connecting = Connecting…
hand-over = Hand the device to { $name }
hand-over-text = What comes next is for these eyes only.
hand-over-done = It is me
match-over = The match is over
winner = { $name } wins
winners = { $names } win
nobody-wins = Nobody wins
match-unfinished = The match was left unfinished
rematch = Play again
replay = Replay
review = Review
review-offer = Find out what luck gave, what each choice cost, and what would have been better.
review-begin = Review the match
review-working = Working it out: step { $done } of { $total }
review-course = What each player could expect over the match
review-moments = The moments that mattered most
review-choices = The { $count } choices that cost most
review-accuracy = Accuracy { $percent } %
review-options = { $count ->
    [one] The option that was compared
   *[other] The { $count } options that were compared
}
review-chosen = chosen
try-again = Try again from here
score = Points
total = Total
zoom-in = Enlarge
zoom-out = Whole table
end-turn = End my turn
search-rules = Search the rules
ruling = Ruling
component-list = Components
close = Close
paused = The match is paused
since-visit = Since your last visit
trail = This turn
back-to-step = (Click: back to this choice.)
chip = { $prompt } { $label }. Back to this choice
qr-code = The same link for a camera
seat-waits = waits for somebody
seat-ready = ready
seat-unready = not ready yet
ready = I'm ready
not-ready = Not ready after all
start-unready = Start without waiting
lobby-free = { $count ->
    [one] One seat is free. The match starts when it is taken
   *[other] { $count } seats are free. The match starts when they are taken
} and everybody is ready.
lobby-unready = Waiting for { $names }.
lobby-ready = Everybody is ready. The match begins:
rematch-wanted = The others want to play again.
add-bot = Put a bot here
remove-bot = Remove the bot
lobby-waits = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
} The match begins when the last one is taken.
lobby-full = Everybody is here.
share = Share
show-table = Look at the table
show-result = Show the result
ended-now = If it ended now
ended-now-text = Points won so far, and what counts at the end, as far as you know.
log-setup = Set-up

# Settings
settings = Settings
text-size = Text
size-usual = Usual
size-large = Large
size-largest = Largest
motion = Motion
motion-system = As the system
motion-less = Less
events-pace = Others' moves
events-pace-slow = Slow
events-pace-normal = Normal
events-pace-fast = Fast
events-pace-at-once = At once
events-pause = Pause
events-go-on = Go on
events-next = Next
events-skip = Skip to the end
events-skip-turn = Skip to my turn
events-again = Since my last turn
events-won = { $name } wins
battle-fold = See the table
events-strength = strength
sound = Sound
sound-off = Off
sound-quiet = Quiet
sound-on = On
sound-loud = Loud
my-name = My name
save = Save
saved = Saved.
recovery = Link for another device
recovery-text = There are no accounts. This link takes your name, tables and history to another device. It works once; keep it to yourself.
sign-ins = Where I am signed in
sign-in-device = a device
sign-in-current = this device
sign-out = sign out
sign-out-others = Sign out everywhere else
keys-help = Keys: O goes to the next thing you can choose, Enter chooses it, U takes back. Tab goes through what you can choose and once to every board; from there the arrows, Home and End go from thing to thing, each tells what it is, and ? opens its rule.
rule = Rule
nothing-found = Nothing found.
remark = Note
standing-given = stands in the rulebook
standing-derived = follows from the rulebook
standing-found = found in another source
standing-recalled = recalled, to be checked
standing-inferred = inferred from the rest
standing-reconstructed = reconstructed: the print is lost

# Beside the question
on-the-board = Choose one of the outlined things on the table.
lay-here = Lay here
no-way-back = can’t be taken back
not-now = Can’t be chosen now. You are asked: “{ $prompt }”
choose-payment = Pay otherwise
choose-payment-text = What costs something stops before it is paid, and you choose what to pay with.
pay = Pay
purse = What you pay. Touch a piece to pay with it instead, or to keep it.
turn-it = Turn
turn-key = R turns it, a click or Enter lays it
plan = Try ahead
plan-text = Opens a table of your own that fits all you know now, to try things out. Nothing is sent to this match.
trial = Trial: { $title }
trial-text = You are trying things out. Nothing of it is sent to the match.
trial-back = Back to the match
suggest = Suggest something
suggest-what = Suggest to your partner: { $prompt }
suggests = { $name } suggests: { $what }
points-at = { $name } points at: { $what }
no-picture = This table has no picture; choose by the buttons.
away = away, a bot holds the seat
offline = not here
table-menu = This match
agree = Agree
decline = Decline
come-back = Take my seat back
resume = Go on
ask-undo = Ask to take back more
ask-pause = Ask for a pause
ask-end = Ask to end the match
leave = Leave; a bot plays on
concede = Give up
first-steps = First steps
tour-choose = Now choose: { $what }
tour-done = Play on freely
skip = Skip
start-now = Start now; bots take the free seats

# Replay
replays = Replays
score-course = Points over the match
course-answers = answers
course-rounds = rounds
course-turns = turns
score-none = Nothing for: { $lines }
step-said = { $name }: { $text }
step-asked = { $name }: { $prompt } — { $text }
step-of = Step { $step } of { $steps }
first = To the start
previous = Back
next = Next
last = To the end
run = Play
stop = Stop
eyes = Whose eyes
card-shown = The card pointed at
eyes-open = All cards open
eyes-mine = As I knew it
eyes-of = As { $name } knew it
play-from-here = Play on from here
all-together = All together
together-won = You won together
together-lost = The game has won this time
end-turn-pause = Ask before anything that can't be taken back
load-record = Show a record from a file
save-record = Save the record
forget-me = Delete all my data
forget-me-sure = Delete your name, your history and your seats for good? Bots will take your seats.
mute = Hide their chat
mute-done = Their chat is hidden from you.
block = Do not sit with them
block-done = You will not sit at one table again.
report = Report
report-hint = What is wrong at this table?
report-done = The operator has your message.
blocklist = Muted and blocked
unblock = Take it back
my-statistics = My matches
matches = Matches
won = Won
best = Best
mean = Mean
notices = Notify me of my turn
notices-denied = The browser does not allow it.
my-email = My e-mail, for tables played over days
email-asked = A letter is on its way to { $email }. Follow its link within a day, then you are written to.
email-confirmed = You will be written to at { $email }.
campaign = Your campaign
campaign-so-far = Matches: { $matches }. Next handicap: { $next }, the highest so far: { $best }.
campaign-course = Handicap from match to match
campaign-next = Next match with handicap { $next }
clock-minutes = Minutes for each player
clock-increment = Seconds added with every answer
days-a-move = Days for each move
table-title = Name of the table, if you like
replace-bot = { $name } is away: a bot for good
replace-open = { $name } is away: let another sit down
get-up = Leave my seat
delete-table = Delete this table
delete-table-sure = Delete this table for everybody, with all that was played?
hint-line = then { $line }
sections = Sections
tab-board = Board
other-boards = Boards of the others
tab-displays = Displays
tab-hand = Mine
tab-log = Log

house-rules = House rules
house-rules-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
house-rules-text = Where the rulebook can be read in several ways, your table decides.
house-rules-usual = (as usual)
house-rules-book = The rule and our reading

my-box = My box
my-box-text = The pictures of the rulebook are lost, so some printed values are reconstructed. Click a component and put in what your own copy shows; the table then plays with it.
box-undo = Undo
box-unsaved = not saved yet
box-delete-sure = Delete for good
my-boxes = My boxes
box-uncertain = Only what is uncertain ({ $count })
box-print = Print check sheet
box-right = { $count ->
    [0] As the game's own box
    [one] { $count } value changed, and the box can be played
   *[other] { $count } values changed, and the box can be played
}
box-checking = Checking…
box-wrong = This cannot be
box-name = Name of the box
box-save = Save
box-saved = Saved
box-download = Download
box-upload = Open a file
box-play = Play with it
box-publish = Publish
box-withdraw = Withdraw
box-community = Published by others
box-none-published = Nobody has published a box of this game yet.
box-differs = { $count ->
    [one] { $count } value differs
   *[other] { $count } values differ
}
box-played = { $count ->
    [one] played once
   *[other] played { $count } times
}
box-compare = Compare
box-here = this box
box-same = No value differs.
box-report = What is wrong with this box?
box-choice = Box
box-usual = The game's own
box-usual-text = The values of the game as they come, each with its provenance in “My box”.
box-mine = Yours:
box-by = By { $author }:
box-of-table = Box: { $name }
box-of-file = Box: values of an own file
box-printed = is printed
box-not-json = This is not written as a list: use brackets and commas as before.
component = Component
check-sheet-note = Dotted values are not certain. Tick what is as printed, write down what is not.
print = Print
yes = yes
no = no
reported = Reported to the operator
box-copy-row = Add a copy
box-remove-row = Not in my box
box-restore-row = Put back
box-how-many = { $count } here; { $least } to { $most } can be played
box-add-item = One more
box-drop-item = One fewer
box-unusual = { $count ->
    [one] One thing is unusual, though it can be played
   *[other] { $count } things are unusual, though they can be played
}
box-row-added = added
box-row-removed = not in the box
box-delete = Delete
standing-short-given = given
standing-short-derived = derived
standing-short-found = found
standing-short-recalled = recalled
standing-short-inferred = inferred
standing-short-reconstructed = reconstructed
standing-short-mine = corrected

puzzle = Puzzle
puzzles = Puzzles
puzzles-text = Positions from real matches where one answer, or one way to play the whole turn, is clearly best, and not the one that comes to mind first. Each was solved by the strongest bot with ten times its usual thinking time, several times over.
puzzles-none = There are no puzzles here yet.
puzzle-of-the-day = Puzzle of the day
puzzle-solve = Solve it
puzzle-day-right = You solved it at once.
puzzle-day-missed = Your first answer was wrong.
puzzle-trainer = Trainer
puzzle-trainer-text = The next puzzle is near your rating. Only your first answer, or first whole turn, counts for each.
puzzle-next = Next puzzle
puzzle-next-of = Next puzzle: { $game }
puzzle-number = No. { $number } of { $puzzles }
my-rating = My rating: { $rating }
puzzle-rating = The puzzle’s rating: { $rating }
puzzles-solved = { $right } of { $tried } solved at once; { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
} in all
puzzles-many = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
}
puzzle-tried = You have answered this one before: it no longer changes your rating.
puzzle-turn-goes-on = The turn goes on; it is judged when it is over.
puzzle-give-up = Show the solution
puzzle-again = Try again
puzzle-play-on = Play on from here
puzzle-solution = Solution: { $line }
shares = My finished matches may become puzzles
shares-text = Positions only, never names. A match is used only if everybody who played in it agrees. You can withdraw this whenever you like.
