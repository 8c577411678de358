# Words that every game and every command shares.
#
# A seat has the form .number, which verbs agree with: „Niemcy pasują”, „Francja pasuje”. Names of seats are always in
# the nominative, since a nickname has no other case.

list-separator = { ", " }
seat-name = Gracz { $number }
    .number = singular
# A person by the name at the table, which is never declined.
seat-named = { $name }
    .number = singular

# Why a move cannot be taken back.
undo-nothing = Nie ma żadnego ruchu do cofnięcia.
undo-anothers-move = Ostatni ruch wykonał ktoś inny ({ $by }), więc niczego nie można cofnąć.
undo-revealed = Ostatni ruch odkrył coś nowego, więc nie można go cofnąć.

# Why a move was not played, besides the rules of a game.
play-over = Gra jest skończona.
play-not-asked = Teraz decyduje kto inny ({ $asked }), a nie { $seat }.
