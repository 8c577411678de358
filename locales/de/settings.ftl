# What each person sets for themselves, confirming, keys, one screen for several people, and what comes after the end.

## What each person sets for themselves

web-habits = Einstellungen
web-habits-why = Sie gelten für diesen Browser, mit oder ohne Konto.
web-habits-save = Speichern
web-habits-scale = Größe von Brett und Karten
web-habits-scale-usual = normal
web-habits-scale-smaller = kleiner
web-habits-scale-larger = größer
web-habits-light = Licht
web-habits-light-usual = wie jedes Spiel beginnt
web-habits-light-browser = wie der Browser
web-habits-light-day = Tag
web-habits-light-night = Nacht
web-habits-pace = Bewegung
web-habits-pace-usual = normal schnell
web-habits-pace-slow = langsam
web-habits-pace-fast = schnell
web-habits-pace-none = keine
web-habits-confirm = Um Bestätigung bitten
web-habits-confirm-final = wenn etwas endgültig wird
web-habits-confirm-always = am Ende jedes Zuges
web-habits-confirm-never = nie
web-habits-sound = Ton, wenn ich am Zug bin
web-habits-sound-off = aus
web-habits-sound-on = an
web-habits-sketch = Varianten des Bots auf dem Analysebrett
web-habits-sketch-on = gezeichnet
web-habits-sketch-off = nicht gezeichnet

## Confirming

web-confirm = Bestätigen
web-final-throws-away = Damit wird etwas weggeworfen.
web-final-reveals = Damit kommt etwas ans Licht: danach lässt sich nichts mehr zurücknehmen.
web-final-ends-turn = Damit endet dein Zug.

## Keys

web-keys = Tasten
web-keys-walk = auf dem Brett von Ort zu Ort gehen
web-keys-next = zum nächsten Ort, an dem es etwas zu wählen gibt
web-keys-choose = das Markierte wählen
web-keys-confirm = bestätigen, den Zug beenden
web-keys-undo = zurücknehmen
web-keys-hint = Tipp
web-keys-choices = alle Möglichkeiten
web-keys-let-go = loslassen, schließen
web-keys-list = diese Liste

## One screen, several people

web-curtain = Gib den Bildschirm an { $name } weiter.
web-curtain-open = Meine Hand zeigen

## After the end

web-rematch = Noch einmal spielen
web-not-over-yet = Noch einmal gespielt werden kann eine Partie, wenn sie zu Ende ist.
web-replay-turn-previous = Zug davor
web-replay-turn-next = Nächster Zug
web-replay-from = Gesehen von
web-replay-from-everybody = allen
web-replay-rounds = Runden
web-replay-round = Runde { $round }
web-replay-keys = Pfeiltasten: ein Schritt; mit Umschalt ein Zug. Leertaste: Abspielen oder Pause.
