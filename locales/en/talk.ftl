# Talk at a table: who is here, what is said, notes.

web-talk = Talk
web-talk-here = Here:
web-talk-nobody = nobody is here
web-talk-others = { $count ->
    [one] 1 more
   *[other] { $count } more
}
web-talk-muted = (muted)
web-talk-mute = Do not show me what this person says
web-talk-unmute = Show me again what this person says
web-talk-report = Report this line to whoever runs this server
web-talk-room-players = You talk to the players; whoever watches can read it. What those who watch say is shown to you when the game is over, so that nobody is given a hint.
web-talk-room-watchers = You talk to the others who watch. The players can read it when the game is over.
web-talk-line = Your line
web-talk-say = Say
web-talk-note = Your own notes at this table; nobody else can read them
web-talk-close = Switch talk off at this table
web-talk-open = Switch talk on at this table
web-talk-off = Talk is switched off on this server.
web-talk-hushed = Whoever began this table has switched talk off.
web-talk-unknown = For this you need a name: sit down at a table, or log in.
web-talk-empty = There is nothing in this line.
web-talk-too-much = That was a lot at once; please wait a moment.
web-talk-own = That is your own line.
help-serve-no_talk = Nobody talks at the tables of this server, and nobody is told who is there.
help-load-talk = Measure without and with talk and who is here, in turns, and tell the difference. Every tenth move somebody says something.
help-load-turns = How many turns of both are measured; what is told is the median.
load-talk = With talk and who is here: { $lines } lines said, { $percent } % of the moves a second without.
load-talk-processor = Time of processors for a move, server and players together: { $now } ms, { $before } ms without ({ $percent } %).
