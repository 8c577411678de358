# How much time there is at a table, pauses, and being away.

web-pace = Темп
web-pace-time = Час
web-pace-untimed = скільки хто хоче
web-pace-bank = { $minutes } хв на кожного, після кожного ходу ще { $seconds } с
web-pace-turn = { $minutes } хв на хід
web-pace-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
    [many] { $days } днів на хід
   *[other] { $days } дня на хід
}
web-pace-out = Коли час вийшов
web-pace-out-mark = це лише позначають
web-pace-out-bot = хід робить бот
web-pace-out-seat = місце посідає бот
web-pace-why = Хто вичерпав час на всю гру, має відтоді пів хвилини на кожен хід. Поки питають бота, час стоїть.
web-pace-paused = Перерва: нічий час не йде. Хід закінчує перерву.
web-pace-asked = За перерву: { $names }.
web-pace-pause = Згода на перерву
web-pace-no-pause = Усе ж без перерви
web-pace-resume = Грати далі
web-pace-none = За цим столом годинник не йде.
web-time-left = залишилося часу
web-time-marks = { $count ->
    [one] час вийшов { $count } раз
    [few] час вийшов { $count } рази
    [many] час вийшов { $count } разів
   *[other] час вийшов { $count } раза
}
web-time-days = { $days } д { $hours } год
web-away = Відсутність
web-away-why = За столами з днями на хід ваш час стоїть, поки вас немає. { $days ->
    [one] Цього року залишився { $days } день.
    [few] Цього року залишилося { $days } дні.
    [many] Цього року залишилося { $days } днів.
   *[other] Цього року залишилося { $days } дня.
}
web-away-from = Від
web-away-until = До (включно)
web-away-go = Тоді мене немає
web-away-end = Я вже тут
web-holiday-bad = Дні відсутності — попереду, у межах року, і закінчуються після того, як почалися.
web-holiday-too-long = Цього року вже не залишилося стільки днів відсутності.
