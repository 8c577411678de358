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

## Help

help-usage = Usage
help-usage-options = OPTIONS
help-usage-command = COMMAND
help-commands = Commands
help-arguments = Arguments
help-options = Options

help-hydropolis = Heavyweight board games of water, played by their full rules.
help-help = Tell what a command is for, and every option of it.
help-serve = Start the server, where people and bots play in a browser. This is what happens without any command.
help-serve-addr = Where to listen.
help-serve-data = The folder of the database; in the user's data folder if not said.
help-serve-public_url = Where the server is found from outside, if it is not found at its own address: https://play.example.org.
help-serve-rate = How many requests a second a client may make; 0 for as many as it likes.
help-serve-log = How the log on stderr is written: text, or json with one object a line. RUST_LOG says how much of it.
help-serve-bots = How many bots think at once.
help-serve-trusted_proxy = A proxy that is believed when it says whom it speaks for, as an address or a network (10.0.0.0/8); may be repeated.
help-serve-limit = Another bound than the usual one, as connections=1000; may be repeated. docs/security.md has the list.
help-release = List the tables that a server keeps in quarantine, or let one of them out.
help-release-table = The table, by its name in its address; all in quarantine are listed if not said.
help-release-data = The folder of the database; in the user's data folder if not said.
help-load = Measure a server: tables of random players through its API or as browsers do, and how soon their moves are acknowledged.
help-load-url = The server, on this machine; without it, one of its own on a temporary folder.
help-load-guise = What plays: programs, by the API (the default), or browsers, by pages, forms and live streams, two at each table.
    .value = WHAT
help-load-tables = How many tables are played at once, every other one of each game.
help-load-spectators = How many spectators follow each table.
help-load-pace = How many moves a second each table makes at most; 0 for as many as it can, which measures the server when it is saturated.
help-load-seconds = For how many seconds.
help-play = Play a game in the terminal, against people at the same terminal or against the machine.
help-play-more = Type a number or a move when asked; "help" tells the rest.
help-simulate = Play many games without people and sum them up.
help-simulate-more = A victory that is shared counts as a win for each who shares it ("wins"), while the win share adds only one half, third or quarter. The same seed plays the same games whatever the number of threads.
help-replay = Replay a saved game, check every position by its hash, and show one of them.
help-position = Set up a position from a file written by hand, play moves in it, and show what comes of it.
help-position-more = A move that is refused ends the command with exit code 2, after the moves before it. Moves that the game makes by itself, because no other is open, may be named or left out.
help-games = List the games, their variants and their components.

help-option-help = Show this help.
help-option-version = Show the version.
help-option-lang = The language: { $languages }. Without this the terminal's own.
    .value = LANG
help-option-game = The game: { $games }.
    .value = GAME
help-option-players = How many play, besides Automas that are added.
    .value = N
help-option-seed = The seed of the deal; one is drawn and told if not said.
    .value = N
help-option-intro = Barrage: the introductory game instead of the full one.
help-option-seating = Barrage: companies and officers are drafted, dealt, or chosen freely (free).
    .value = HOW
help-option-auction = Barrage: people bid points for the places of the draft.
help-option-mahiri-credits = Barrage: the credits Mahiri begins with, 6 or 9.
    .value = N
help-option-simone = Barrage: Simone Luciani is among the officers.
help-option-automa = Barrage: Automas that join the players, each easy, medium, hard or very-hard, separated by commas.
    .value = LEVEL
help-option-boards = Underwater Cities: which side of the player boards, basic or asymmetric. The solo game always uses the asymmetric one.
    .value = SIDE
help-option-contracts = Underwater Cities: play with government contracts.
help-option-metropolises = Underwater Cities: who lays the two blue metropolises: chance (random) or their owner (chosen).
    .value = HOW
help-option-offset = Underwater Cities alone: the slot of each colour where the blocking tiles start, 1 to 4.
    .value = SLOT
help-option-edition = Underwater Cities: the edition of the built-in components; the newest if it is not said.
    .value = N
help-option-position = Begin from a position file instead of a deal; it decides everything but who plays.
    .value = FILE
help-option-pack = Underwater Cities: a component pack that replaces or adds cards, boards, slots, metropolises, contracts.
    .value = FILE
help-option-json = Print one JSON object.
help-option-subcommand = The command.
    .value = COMMAND
help-play-load = Go on with a saved game; players, variant and seed are the saved ones.
    .value = FILE
help-play-seats = Who sits where from P1 on: human, random, novice, greedy, apprentice, club, veteran, expert, master, in Barrage automa:LEVEL, separated by commas. Bots that search may be given a budget for a decision: club:sims=200, expert:ms=100. Weights of a file are named behind an @: club@tuned.toml, expert@trained.net. A trained network is named net:FILE. Seats that are not named are random; without this, P1 is human.
    .value = WHO
help-simulate-games = How many games to play; 1000 if not said.
    .value = N
help-simulate-seats = Who sits where from P1 on: random, novice, greedy, apprentice, club, veteran, expert, master, in Barrage automa:LEVEL, separated by commas. Bots that search may be given a budget for a decision: club:sims=200, expert:ms=100. Weights of a file are named behind an @: club@tuned.toml, expert@trained.net. A trained network is named net:FILE. Seats that are not named are random.
    .value = WHO
help-simulate-threads = How many threads play; as many as there are processors if not said.
    .value = N
help-simulate-records = Keep every game as a record in this folder, named by its seed.
    .value = DIR
help-simulate-report = What the games are played for instead of the sums by seat: components; for Underwater Cities also cards, cards-markdown or sources.
    .value = WHAT
help-simulate-json = Print one JSON object instead of tables.
help-replay-file = The saved game.
    .value = FILE
help-replay-at = Show the position after this move; 0 is the deal, and without this it is the last.
    .value = N
help-replay-write = Write the position as a file that "position" reads: TOML, or JSON if the name ends in .json.
    .value = FILE
help-replay-moves = List the legal moves of the position.
help-replay-json = Print one JSON object: the position, as a file and as a spectator sees it, its legal moves, and the scores.
help-position-file = The position: a TOML file, or JSON if its name ends in .json.
    .value = FILE
help-position-play = Moves to play, separated by semicolons.
    .value = MOVES
help-position-stop = Barrage: stop before the turn of an Automa; its moves can then be played one by one, beginning with "turn tile".
help-position-moves = List the legal moves of the position that is reached.

## What can be wrong with a command

cli-unknown-language = There are no words in "{ $asked }"; the languages are: { $languages }.
cli-unknown-command = There is no command "{ $command }"; "hydropolis help" lists them.
cli-unknown-argument = There is no option { $argument } here.
cli-missing-argument = { $argument } is missing.
cli-no-value = { $argument } needs a value.
cli-bad-value = "{ $value }" is no value for { $argument }.
cli-bad-value-of = "{ $value }" is no value for { $argument }; it can be: { $known }.
cli-conflict = { $argument } and { $other } do not go together.
cli-wrong-number-of-values = { $argument } has too many values or too few.
cli-bad-arguments = The command cannot be read: { $reason }.

cli-unknown-game = There is no game "{ $name }"; the games are: { $games }.
cli-which-game = Say which game to play.
cli-bad-setup = That cannot be set up: { $reason }.
cli-option-of-another-game = { $option } is an option of { $game }, not of { $asked }.
cli-no-card-report = There is no such report for { $game }.
cli-bad-pack = { $file } is no component pack: { $reason }.
cli-unknown-player = There is no player "{ $name }"; the players are: { $players }.
cli-no-rules-in-seat = { $seat } is no Automa in the saved game.
cli-too-many-seats = { $seats } seats are named, but { $players ->
    [one] only 1 plays
   *[other] only { $players } play
}.
cli-no-people-in-simulations = Nobody can be asked in a simulation, so no seat can be human.
cli-cannot-read = { $file } cannot be read: { $reason }.
cli-file-too-large = { $file } is too large: at most { $most } MiB are read.
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
play-secret-move = a choice made in secret
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

simulate-percent = { $share }%

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
serve-bad-limit = "{ $limit }" is no bound: it should be a name and a number, as connections=1000. The names are { $names }.
serve-in-use = Another server is using { $folder }.
release-none = No table is in quarantine.
release-held = { $table } is in quarantine: the server ended while it worked there.
release-done = { $table } is released.
release-not-held = { $table } is not in quarantine.
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
load-report-browsers =
    { $pages } pages loaded anew, within { $page50 } ms (half of them), { $page99 } ms (99 in 100).
    The other browser was told within { $told50 } ms (half of the moves), { $told99 } ms (99 in 100). Sent: { $kilobytes } kB a second.
load-elsewhere = Only a server on this machine can be loaded, as http://localhost:8080, not { $url }.
load-trouble = The load cannot be put on the server: { $reason }
