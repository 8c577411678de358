# What each person sets for themselves, confirming, keys, one screen for several people, and what comes after the end.

## What each person sets for themselves

web-habits = Налаштування
web-habits-why = Вони діють у цьому браузері, з обліковим записом чи без нього.
web-habits-save = Зберегти
web-habits-scale = Розмір поля й карт
web-habits-scale-usual = звичайний
web-habits-scale-smaller = менший
web-habits-scale-larger = більший
web-habits-light = Світло
web-habits-light-usual = як починається кожна гра
web-habits-light-browser = як у браузері
web-habits-light-day = день
web-habits-light-night = ніч
web-habits-pace = Рух
web-habits-pace-usual = звичайна швидкість
web-habits-pace-slow = повільно
web-habits-pace-fast = швидко
web-habits-pace-none = без руху
web-habits-confirm = Просити підтвердження
web-habits-confirm-final = коли щось стає остаточним
web-habits-confirm-always = наприкінці кожного ходу
web-habits-confirm-never = ніколи
web-habits-sound = Звук, коли мій хід
web-habits-sound-off = вимкнено
web-habits-sound-on = увімкнено
web-habits-sketch = Варіанти бота на дошці аналізу
web-habits-sketch-on = намальовано
web-habits-sketch-off = не намальовано

## Confirming

web-confirm = Підтвердити
web-final-throws-away = Так щось буде викинуто.
web-final-reveals = Так щось відкриється: після цього нічого не можна взяти назад.
web-final-ends-turn = Так завершиться ваш хід.

## Keys

web-keys = Клавіші
web-keys-walk = ходити полем від місця до місця
web-keys-next = до наступного місця, де є що вибрати
web-keys-choose = вибрати позначене
web-keys-confirm = підтвердити, завершити хід
web-keys-undo = взяти назад
web-keys-hint = підказка
web-keys-choices = усі можливості
web-keys-let-go = відпустити, закрити
web-keys-list = цей список

## One screen, several people

web-curtain = Передайте екран: { $name }.
web-curtain-open = Показати мою руку

## After the end

web-rematch = Зіграти ще раз
web-not-over-yet = Ще раз можна зіграти партію, яка завершилася.
web-replay-turn-previous = Попередній хід
web-replay-turn-next = Наступний хід
web-replay-from = Очима
web-replay-from-everybody = усіх
web-replay-rounds = Раунди
web-replay-round = Раунд { $round }
web-replay-keys = Стрілки: один крок; із Shift один хід. Пробіл: відтворення або пауза.
