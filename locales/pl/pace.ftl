# How much time there is at a table, pauses, and being away.

web-pace = Tempo
web-pace-time = Czas
web-pace-untimed = ile kto chce
web-pace-bank = { $minutes } min na osobę, po każdej turze { $seconds } s więcej
web-pace-turn = { $minutes } min na turę
web-pace-days = { $days ->
    [one] { $days } dzień na turę
    [few] { $days } dni na turę
    [many] { $days } dni na turę
   *[other] { $days } dnia na turę
}
web-pace-out = Gdy czas się skończy
web-pace-out-mark = zostanie to tylko odnotowane
web-pace-out-bot = turę rozegra bot
web-pace-out-seat = miejsce przejmie bot
web-pace-why = Kto zużył czas na całą grę, ma odtąd pół minuty na każdą turę. Gdy pytany jest bot, czas stoi.
web-pace-paused = Przerwa: niczyj czas nie płynie. Ruch kończy przerwę.
web-pace-asked = Za przerwą: { $names }.
web-pace-pause = Zgoda na przerwę
web-pace-no-pause = Jednak bez przerwy
web-pace-resume = Gramy dalej
web-pace-none = Przy tym stole nie chodzi żaden zegar.
web-time-left = pozostały czas
web-time-marks = { $count ->
    [one] czas skończył się { $count } raz
    [few] czas skończył się { $count } razy
    [many] czas skończył się { $count } razy
   *[other] czas skończył się { $count } raza
}
web-time-days = { $days } d { $hours } godz.
web-away = Nieobecność
web-away-why = Przy stołach z dniami na turę twój czas stoi, gdy cię nie ma. { $days ->
    [one] W tym roku został { $days } dzień.
    [few] W tym roku zostały { $days } dni.
    [many] W tym roku zostało { $days } dni.
   *[other] W tym roku zostało { $days } dnia.
}
web-away-from = Od
web-away-until = Do (włącznie)
web-away-go = Wtedy mnie nie ma
web-away-end = Już jestem
web-holiday-bad = Dni nieobecności leżą przed nami, w ciągu roku, i kończą się po tym, jak się zaczęły.
web-holiday-too-long = W tym roku nie zostało już tyle dni nieobecności.
