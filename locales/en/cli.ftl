# The command line.

cli-welcome =
    Hydropolis { $version }: heavyweight board games of water, played by their full rules.

      hydropolis serve           start the server (so does no command at all)
      hydropolis play GAME       play in the terminal
      hydropolis simulate GAME   play many games and sum them up
      hydropolis replay FILE     check a saved game and show a position of it
      hydropolis position FILE   set up a position by hand and play moves in it
      hydropolis games           the games, their variants and components
      hydropolis help COMMAND    every option of a command

    For example:

      hydropolis play barrage --players 3 --intro
      hydropolis play cities --players 2 --contracts
      hydropolis simulate barrage --players 4 --games 10000 --seed 1
      hydropolis position case.toml --play "turbine 0 left" --moves

## What can be wrong with a command

cli-unknown-game = There is no game "{ $name }"; the games are: { $games }.
cli-which-game = Say which game to play.
cli-bad-setup = That cannot be set up: { $reason }.
cli-option-of-another-game = { $option } is an option of { $game }, not of { $asked }.
cli-no-card-report = There is no report on cards for { $game }.
cli-bad-pack = { $file } is no component pack: { $reason }.
cli-unknown-player = There is no player "{ $name }"; the players are: { $players }.
cli-no-rules-in-seat = { $seat } is no Automa in the saved game.
cli-too-many-seats = { $seats } seats are named, but { $players ->
    [one] only 1 plays
   *[other] only { $players } play
}.
cli-no-people-in-simulations = Nobody can be asked in a simulation, so no seat can be human.
cli-cannot-read = { $file } cannot be read: { $reason }.
cli-cannot-save = { $file } cannot be saved: { $reason }.
cli-cannot-print = What was asked for cannot be printed: { $reason }.
cli-no-record = { $file } is not the record of a game.
cli-bad-record = { $file } is not a record that replays: { $reason }.
cli-no-such-move = { $file } has { $moves ->
    [one] only 1 move
   *[other] only { $moves } moves
}, so there is no move { $at }.
cli-refused-in-record = { $file } is not a record that replays: move { $number } ({ $move }): { $reason }
cli-bad-position = { $file } describes no position: { $reason }.
cli-bad-position-line = { $file } describes no position: line { $line }: { $reason }.
cli-refused-move = "{ $move }" is refused: { $reason }

## play

play-greeting = { $moves ->
    [0] { $game }, seed { $seed }: { $seats }. Type "help" for what you can type.
   *[other] { $game }, seed { $seed }, after { $moves } moves: { $seats }. Type "help" for what you can type.
}
play-asked = { $seat }: { $question }
play-played = { $seat }: { $move }
play-undone = Taken back: { $move }
play-allowed = { $move } is allowed: { $meaning }.
play-saved = { $moves ->
    [one] Saved to { $file }, 1 move.
   *[other] Saved to { $file }, { $moves } moves.
}
play-save-where = Say where to: save FILE.
play-why-what = Say which move: why MOVE.
play-no-such-number = { $moves ->
    [one] There is no move number { $number }: there is only 1.
   *[other] There is no move number { $number }: there are { $moves }.
}
play-cannot-read = "{ $text }" is no move: { $hint }.
play-after-the-end = The game is over: you can still "save FILE", "show", "undo" or "quit".
play-help =
    Type the number of a move or the move itself, or one of these:
      show        the whole table
      moves       the moves again
      undo        take your last move back, as far as nothing new has come to light
      why MOVE    why a move is not allowed, or what it would do
      trace       what the Automas have lately done, with their reasons
      save FILE   save the game
      quit        leave (so does the end of the input)

## How the players stand

outcome-final = Final scores:
outcome-so-far = Scores so far:
outcome-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
outcome-won = wins
outcome-shared = shares the victory

## simulate

simulate-summary = { $game }: { $games } games from seed { $seed }, { $decisions } decisions in { $seconds } s ({ $games-per-second } games/s, { $decisions-per-second } decisions/s).
simulate-seat = seat
simulate-games = games
simulate-wins = wins
simulate-share = win share
simulate-mean = mean points
simulate-least = min
simulate-most = max
simulate-note = A shared victory is a win for each who shares it, and a part of the win share.

number-group = { "," }

## replay

replay-heading = { $file }: { $game }, seed { $seed }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}; every hash is right. The table after move { $at }:

## games

games-game = { $title } ("{ $name }", rules version { $rules }), for { $players } players: { $variants }.

## serve

serve-open = Open { $url } in a browser. Games are kept in { $folder }. Ctrl-C ends the server.
serve-closing = Closing: what was begun is finished.
serve-bad-url = "{ $url }" is no address: it should begin with http:// or https://.
serve-no-folder = There is no folder for the data; say one with --data.
serve-no-data = The data cannot be kept in { $folder }: { $reason }.
serve-no-threads = The server cannot be started: { $reason }.
serve-no-address = Cannot listen at { $address }: { $reason }.
serve-not-closed = The server did not close well: { $reason }.

## load

load-report = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $spectators ->
    [one] 1 spectator each
   *[other] { $spectators } spectators each
}, { $pace ->
    [0] as fast as they can
    [one] at most 1 move a second each
   *[other] at most { $pace } moves a second each
}, { $seconds } s: { $moves } moves acknowledged, { $rate } a second.
    Answered within { $p50 } ms (half of them), { $p99 } ms (99 in 100), { $max } ms (all).
    Games finished: { $games }; entries heard by spectators: { $events }; errors: { $errors }.
load-elsewhere = Only a server on this machine can be loaded, as http://localhost:8080, not { $url }.
load-trouble = The load cannot be put on the server: { $reason }
