# How much time there is at a table, pauses, and being away.

web-pace = Tempo
web-pace-time = Zeit
web-pace-untimed = so viel alle mögen
web-pace-bank = { $minutes } min je Person, { $seconds } s mehr nach jedem Zug
web-pace-turn = { $minutes } min je Zug
web-pace-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
web-pace-out = Wenn die Zeit abläuft
web-pace-out-mark = wird es vermerkt, sonst nichts
web-pace-out-bot = übernimmt ein Bot den Zug
web-pace-out-seat = übernimmt ein Bot den Platz
web-pace-why = Wer die Zeit für die ganze Partie aufgebraucht hat, hat von da an eine halbe Minute je Zug. Während ein Bot gefragt ist, steht die Zeit.
web-pace-paused = Pause: niemandes Zeit läuft. Ein Zug beendet die Pause.
web-pace-asked = Für eine Pause: { $names }.
web-pace-pause = Einer Pause zustimmen
web-pace-no-pause = Doch keine Pause
web-pace-resume = Weiter
web-pace-none = An diesem Tisch läuft keine Uhr.
web-time-left = verbleibende Zeit
web-time-marks = { $count ->
    [one] Zeit einmal abgelaufen
   *[other] Zeit { $count }-mal abgelaufen
}
web-time-days = { $days } T { $hours } Std
web-away = Abwesend
web-away-why = An Tischen mit Tagen je Zug steht deine Zeit, während du weg bist. { $days ->
    [one] Dieses Jahr bleibt { $days } Tag.
   *[other] Dieses Jahr bleiben { $days } Tage.
}
web-away-from = Von
web-away-until = Bis einschließlich
web-away-go = Dann bin ich weg
web-away-end = Ich bin zurück
web-holiday-bad = Tage der Abwesenheit liegen vor uns, innerhalb eines Jahres, und enden, nachdem sie begonnen haben.
web-holiday-too-long = So viele Tage der Abwesenheit sind dieses Jahr nicht mehr übrig.
