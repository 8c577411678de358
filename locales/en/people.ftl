# People: sessions, passwords, deals that can be checked, and what one of us may use up.

web-log-out-everywhere = Log out everywhere
web-log-out-everywhere-why = Ends your sessions in every other browser and program.
web-change-password = Change the password
web-old-password = Your password until now
web-new-password = New password (at least 10 characters)
web-delete-password = Your password
web-password-wrong = That is not your password.
web-lost-password = Lost your password? Whoever runs this server can send you a link that lets you choose another one.
web-no-account = You have no account.
web-has-account = You have an account already.
web-reset-title = A new password for { $name }
web-reset-what = This link can be used once. All other sessions of the account end.
web-reset-used = This link has been used, or its time is over.
web-session-ended = Your session has ended.
web-delete = Delete me
web-delete-what = Deletes your name, your sessions and the games in which nobody else sat. Games with others stay with them: there your seat has no name any more, and where a game is under way a bot plays on for you. Nothing of this can be undone.
web-delete-sure = Yes, delete it all
web-delete-not-sure = Nothing was deleted: please say that you are sure.
web-somebody-gone = somebody who left
web-renew-link = Make a new link
web-not-your-table = Only whoever began this table may do that.
web-one-seat = You have a seat at this table already.
web-too-many-logins = Too many wrong passwords; please wait a few minutes.
web-busy-doors = Many people are logging in just now; please try again in a moment.
web-too-many-today = Too many of these came from your network today; please try again later.
web-too-many-tables = You have too many unfinished tables; please finish one first.
web-too-much-kept = Your games take up all the room there is for one person.

## The deal

web-deal = The deal was fixed before the game
web-deal-title = A deal nobody chose
web-deal-how = The server draws the seed from which everything hidden grows, and a second random number. Before the game it shows only the SHA-256 of both: the seed in decimal, a space, the second number. When the game is over it shows the two, and anybody can check that they were not changed in between.
web-deal-commitment = SHA-256
web-deal-nonce = Second number
web-deal-recipe = To check it yourself
web-deal-later = shown when the game is over
web-deal-unknown = Nothing is known about how the seed of this game was chosen: it came with a record, or is older.
web-deal-named = The host named the seed of this game, { $seed }: whoever knows it can find out what lies hidden.
web-deal-check = Check a deal
web-deal-fits = They fit: this seed was fixed before the game.
web-deal-differs = They do not fit together.

## reset-password

help-reset-password = Print a one-time link for somebody who has lost the password of an account. The server may go on running.
help-reset-password-name = The name of the account.
    .value = NAME
help-reset-password-data = The folder of the database; in the user's data folder if not said.
help-reset-password-public_url = Where the server is found; http://localhost:8080 if not said.
help-reset-password-hours = For how many hours the link is good; 24 if not said, 720 at most.
reset-password-link = { $hours ->
    [one] Whoever opens this link within 1 hour may choose another password for { $name }, once:
   *[other] Whoever opens this link within { $hours } hours may choose another password for { $name }, once:
} { $url }
reset-password-nobody = There is no account named { $name }.
reset-password-no-data = There is no database in { $folder }; say where it is with --data.
