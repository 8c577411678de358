# Командний рядок.

cli-welcome =
    Hydropolis { $version }: складні настільні ігри про воду за повними правилами.

      hydropolis play ГРА        грати в терміналі
      hydropolis simulate ГРА    зіграти багато партій і підбити підсумки
      hydropolis replay ФАЙЛ     перевірити збережену партію й показати її позицію
      hydropolis position ФАЙЛ   розставити позицію вручну й робити в ній кроки
      hydropolis games           ігри, їхні варіанти й компоненти
      hydropolis help КОМАНДА    усі параметри команди

    Наприклад:

      hydropolis play barrage --players 3 --intro
      hydropolis play cities --players 2 --contracts
      hydropolis simulate barrage --players 4 --games 10000 --seed 1
      hydropolis position case.toml --play "turbine 0 left" --moves

## Що може бути не так із командою

cli-unknown-game = Гри «{ $name }» немає; є такі ігри: { $games }.
cli-which-game = Укажіть, у яку гру грати.
cli-bad-setup = Так гру не підготувати: { $reason }.
cli-option-of-another-game = Параметр { $option } стосується гри { $game }, а не { $asked }.
cli-no-card-report = Для гри { $game } немає звіту про картки.
cli-bad-pack = { $file } — не набір компонентів: { $reason }.
cli-unknown-player = Гравця «{ $name }» немає; є такі гравці: { $players }.
cli-no-rules-in-seat = У збереженій партії { $seat } — не Автома.
cli-too-many-seats = Названо місць: { $seats }, а гравців лише { $players }.
cli-no-people-in-simulations = У симуляції нікого запитувати, тож людей серед гравців бути не може.
cli-cannot-read = Не вдається прочитати { $file }: { $reason }.
cli-cannot-save = Не вдається зберегти { $file }: { $reason }.
cli-cannot-print = Не вдається вивести відповідь: { $reason }.
cli-no-record = { $file } — не запис партії.
cli-bad-record = Запис { $file } не відтворюється: { $reason }.
cli-no-such-move = У { $file } лише { $moves ->
    [one] { $moves } крок
    [few] { $moves } кроки
   *[many] { $moves } кроків
}, тож кроку { $at } немає.
cli-refused-in-record = Запис { $file } не відтворюється: крок { $number } ({ $move }): { $reason }
cli-bad-position = { $file } не описує позиції: { $reason }.
cli-bad-position-line = { $file } не описує позиції: рядок { $line }: { $reason }.
cli-refused-move = Крок «{ $move }» відхилено: { $reason }

## play

play-greeting = { $moves ->
    [0] «{ $game }», зерно { $seed }: { $seats }. Введіть help, щоб побачити всі команди.
   *[other] «{ $game }», зерно { $seed }, зроблено кроків: { $moves }; { $seats }. Введіть help, щоб побачити всі команди.
}
play-asked = { $seat }: { $question }
play-played = { $seat }: { $move }
play-undone = Скасовано: { $move }
play-allowed = { $move } — дозволено: { $meaning }.
play-saved = Збережено до { $file }: { $moves ->
    [one] { $moves } крок
    [few] { $moves } кроки
   *[many] { $moves } кроків
}.
play-save-where = Укажіть, куди зберегти: save ФАЙЛ.
play-why-what = Укажіть крок: why КРОК.
play-no-such-number = Кроку з номером { $number } немає: усього їх { $moves }.
play-cannot-read = «{ $text }» — не крок: { $hint }.
play-after-the-end = Гру завершено; ще можна ввести save ФАЙЛ, show, undo або quit.
play-help =
    Введіть номер кроку, сам крок або одну з команд:
      show        увесь стіл
      moves       можливі кроки ще раз
      undo        скасувати свій останній крок, якщо відтоді не відкрилося нічого нового
      why КРОК    чому крок не дозволено або що він зробить
      trace       що нещодавно робили Автоми й чому
      save ФАЙЛ   зберегти партію
      quit        вийти (як і кінець вводу)

## Рахунок

outcome-final = Остаточний рахунок:
outcome-so-far = Поточний рахунок:
outcome-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
outcome-won = перемога
outcome-shared = спільна перемога

## simulate

simulate-summary = «{ $game }»: партій — { $games }, зерно — { $seed }, рішень — { $decisions }, час — { $seconds } с (за секунду: партій — { $games-per-second }, рішень — { $decisions-per-second }).
simulate-seat = місце
simulate-games = партії
simulate-wins = перемоги
simulate-share = частка перемог
simulate-mean = середнє
simulate-least = мін.
simulate-most = макс.
simulate-note = Спільна перемога — це перемога для кожного, хто її ділить, і відповідна частина у частці перемог.

number-group = { " " }

## replay

replay-heading = { $file }: «{ $game }», зерно { $seed }, { $moves ->
    [one] { $moves } крок
    [few] { $moves } кроки
   *[many] { $moves } кроків
}; усі геші правильні. Стіл після кроку { $at }:

## games

games-game = «{ $title }» ({ $name }, версія правил { $rules }), кількість гравців: { $players }; варіанти: { $variants }.
