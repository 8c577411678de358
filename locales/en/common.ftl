# Words that every game and every command shares.

### names: list-

list-separator = { ", " }
seat-name = Player { $number }
# A person by the name at the table.
seat-named = { $name }

# Why a move cannot be taken back.
undo-nothing = There is no move to take back.
undo-anothers-move = The last move was { $by }'s, so nothing can be taken back.
undo-revealed = The last move brought something new to light, so it cannot be taken back.

# Why a move was not played, besides the rules of a game.
play-over = The game is over.
play-not-asked = { $asked } is asked now, not { $seat }.
