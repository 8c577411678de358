# What each person sets for themselves, confirming, keys, one screen for several people, and what comes after the end.

## What each person sets for themselves

web-habits = Settings
web-habits-why = They hold for this browser, with or without an account.
web-habits-save = Save
web-habits-scale = Size of board and cards
web-habits-scale-usual = usual
web-habits-scale-smaller = smaller
web-habits-scale-larger = larger
web-habits-light = Light
web-habits-light-usual = as each game opens
web-habits-light-browser = as the browser
web-habits-light-day = day
web-habits-light-night = night
web-habits-pace = Motion
web-habits-pace-usual = usual speed
web-habits-pace-slow = slow
web-habits-pace-fast = fast
web-habits-pace-none = none
web-habits-confirm = Ask for a confirmation
web-habits-confirm-final = when something becomes final
web-habits-confirm-always = at the end of every turn
web-habits-confirm-never = never
web-habits-sound = Sound when it is my turn
web-habits-sound-off = off
web-habits-sound-on = on
web-habits-sketch = Lines of the bot on a board of analysis
web-habits-sketch-on = drawn
web-habits-sketch-off = not drawn

## Confirming

web-confirm = Confirm
web-final-throws-away = This throws something away.
web-final-reveals = This brings something to light: after it, nothing can be taken back.
web-final-ends-turn = This ends your turn.

## Keys

web-keys = Keys
web-keys-walk = walk from place to place on the board
web-keys-next = to the next place where something can be chosen
web-keys-choose = choose what is marked
web-keys-confirm = confirm, end the turn
web-keys-undo = take back
web-keys-hint = hint
web-keys-choices = all choices
web-keys-let-go = let go, close
web-keys-list = this list

## One screen, several people

web-curtain = Pass the screen to { $name }.
web-curtain-open = Show my hand

## After the end

web-rematch = Play again
web-not-over-yet = A game can be played again when it is over.
web-replay-turn-previous = Turn before
web-replay-turn-next = Next turn
web-replay-from = Seen by
web-replay-from-everybody = everybody
web-replay-rounds = Rounds
web-replay-round = Round { $round }
web-replay-keys = Arrow keys: one step; with Shift, one turn. Space: play or pause.
