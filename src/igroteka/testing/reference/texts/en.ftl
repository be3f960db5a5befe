# The words of the reference game.

name-amber_1 = amber 1
name-amber_2 = amber 2
name-amber_3 = amber 3
name-amber_4 = amber 4
name-amber_5 = amber 5
name-coral_1 = coral 1
name-coral_2 = coral 2
name-coral_3 = coral 3
name-coral_4 = coral 4
name-coral_5 = coral 5
name-jade_1 = jade 1
name-jade_2 = jade 2
name-jade_3 = jade 3
name-jade_4 = jade 4
name-jade_5 = jade 5

ask-setup-first = Who begins?
opt-setup-first = { $a-player }
ask-bid-card = Which cards to bid?
explain-bid-card = All bid in secret, up to two cards; the higher the bid, the earlier the turn.
ask-turn-action = What to do?
opt-turn-action--draw = Draw a card
opt-turn-action--peek = Peek into the cellar
opt-turn-action--bury = Sell a card under the deck
opt-turn-action--dice = Roll the die
opt-turn-action--steal = Steal coins
opt-turn-action--shuffle = Shuffle discard pile and cellar
ask-peek-slot = Which card of the cellar to look at?
opt-peek-slot--0 = The first
opt-peek-slot--1 = The second
ask-bury-card = Which card to sell?
ask-steal-target = Whom to rob?
opt-steal-target = { $a-player }
ask-steal-amount = How much to take?
opt-steal-amount = { $b ->
    [one] one coin
   *[other] { $b } coins
 }
ask-steal-guard = Discard a card to keep the coins?
ask-guard-card = Which card to discard?

why-empty-deck = The deck is empty

event-round-began = Round { $round }
event-turn-drew = { $seat } draws { $card }
event-turn-drew_unseen = { $seat } draws a card
event-turn-rolled = { $seat } rolls { $number }
event-turn-stole = { $seat } takes { $number ->
    [one] one coin
   *[other] { $number } coins
 } from { $target-player }
event-turn-guarded = { $seat } is guarded by { $card }

score-coins = Coins
score-suits = All three suits
end-rounds = Four rounds are over
end-fortune = Somebody holds twenty coins

mode-base = Plain match
option-first = Who begins
option-first--random = By lot
option-first--choose = As the first seat decides
option-omens = Omens
option-omens--off = None
option-omens--on = Everybody names a suit
option-pace = Pace
option-pace--calm = Calm: one action a turn
option-pace--brisk = Brisk: who buries acts again

ask-setup-omen = Which suit is your omen?
opt-setup-omen = { $a }
name-amber = amber
name-coral = coral
name-jade = jade
score-omen = Cards of the omen

board-main = Table
board-hand = Hand
status-round = Round { $round }
name-deck = deck
name-cellar = cellar
name-discard = discard pile
name-back = unseen card
name-card = card
name-coin = coin
