# Gespräch am Tisch: wer da ist, was gesagt wird, Notizen.

web-talk = Gespräch
web-talk-here = Hier:
web-talk-nobody = niemand ist hier
web-talk-others = { $count ->
    [one] 1 weitere Person
   *[other] { $count } weitere
}
web-talk-muted = (stummgeschaltet)
web-talk-mute = Nicht mehr zeigen, was diese Person sagt
web-talk-unmute = Wieder zeigen, was diese Person sagt
web-talk-report = Diese Zeile dem Betreiber des Servers melden
web-talk-room-players = Du sprichst mit den Spielern; wer zuschaut, kann es lesen. Was die Zuschauer sagen, siehst du erst, wenn die Partie vorbei ist, damit niemand einen Tipp bekommt.
web-talk-room-watchers = Du sprichst mit den anderen Zuschauern. Die Spieler können es lesen, wenn die Partie vorbei ist.
web-talk-line = Deine Zeile
web-talk-say = Sagen
web-talk-note = Deine eigenen Notizen an diesem Tisch; niemand sonst kann sie lesen
web-talk-close = Gespräch an diesem Tisch abschalten
web-talk-open = Gespräch an diesem Tisch einschalten
web-talk-off = Das Gespräch ist auf diesem Server abgeschaltet.
web-talk-hushed = Wer diesen Tisch eingerichtet hat, hat das Gespräch abgeschaltet.
web-talk-unknown = Dafür brauchst du einen Namen: Setze dich an einen Tisch oder melde dich an.
web-talk-empty = In dieser Zeile steht nichts.
web-talk-too-much = Das war viel auf einmal; warte bitte einen Moment.
web-talk-own = Das ist deine eigene Zeile.
help-serve-no_talk = An den Tischen dieses Servers spricht niemand, und niemand erfährt, wer da ist.
help-load-talk = Abwechselnd ohne und mit Gespräch und Anwesenheit messen und den Unterschied nennen. Bei jedem zehnten Zug sagt jemand etwas.
help-load-turns = Wie oft beides abwechselnd gemessen wird; genannt wird der Median.
load-talk = Mit Gespräch und Anwesenheit: { $lines } Zeilen gesagt, { $percent } % der Züge pro Sekunde ohne.
load-talk-processor = Prozessorzeit für einen Zug, Server und Spieler zusammen: { $now } ms, ohne Gespräch { $before } ms ({ $percent } %).
