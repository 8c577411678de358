# How much time there is at a table, pauses, and being away.

web-pace = Pace
web-pace-time = Time
web-pace-untimed = as much as everybody likes
web-pace-bank = { $minutes } min for each player, { $seconds } s more after each turn
web-pace-turn = { $minutes } min for each turn
web-pace-days = { $days ->
    [one] { $days } day for each turn
   *[other] { $days } days for each turn
}
web-pace-out = When time runs out
web-pace-out-mark = it is marked, and no more
web-pace-out-bot = a bot takes the turn
web-pace-out-seat = a bot takes the seat
web-pace-why = Whoever has run out of a time for the whole game has half a minute for each turn from then on. Time stands while a bot is asked.
web-pace-paused = Paused: nobody's time runs. A move ends the pause.
web-pace-asked = Would like a pause: { $names }.
web-pace-pause = Agree to a pause
web-pace-no-pause = No pause after all
web-pace-resume = Go on
web-pace-none = No clock runs at this table.
web-time-left = time left
web-time-marks = { $count ->
    [one] ran out of time once
   *[other] ran out of time { $count } times
}
web-time-days = { $days } d { $hours } h
web-away = Away
web-away-why = At tables with days for each turn your time stands while you are away. { $days ->
    [one] { $days } day is left this year.
   *[other] { $days } days are left this year.
}
web-away-from = From
web-away-until = Until and including
web-away-go = I am away then
web-away-end = I am back
web-holiday-bad = Days away lie ahead, within a year, and end after they begin.
web-holiday-too-long = There are not so many days left for being away this year.
