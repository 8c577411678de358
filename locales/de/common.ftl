# Wörter, die alle Spiele und alle Befehle gemeinsam haben.
#
# Zwischen einer Zahl und ihrem Substantiv steht in allen Dateien ein geschütztes Leerzeichen (U+00A0).
# .agrees sagt, ob das Verb nach dem Namen im Singular oder im Plural steht; jede Bezeichnung eines Platzes hat es.

list-separator = { ", " }
seat-name = Spieler { $number }
    .agrees = singular
# Jemand mit dem Namen am Tisch; der Name wird nicht gebeugt.
seat-named = { $name }
    .agrees = singular

# Warum ein Spielzug nicht zurückgenommen werden kann.
undo-nothing = Es gibt keinen Spielzug, der sich zurücknehmen ließe.
undo-anothers-move = Den letzten Spielzug hat jemand anderes gemacht ({ $by }), also lässt sich nichts zurücknehmen.
undo-revealed = Der letzte Spielzug hat etwas Neues ans Licht gebracht und lässt sich deshalb nicht zurücknehmen.

# Warum ein Spielzug nicht ausgeführt wurde, abgesehen von den Regeln eines Spiels.
play-over = Das Spiel ist zu Ende.
play-not-asked = Jetzt gefragt: { $asked }, nicht { $seat }.
