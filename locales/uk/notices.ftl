# Being called when it is one's turn.

web-habits-notify = Сповіщення браузера, коли мій хід
web-habits-notify-off = вимкнено
web-habits-notify-on = увімкнено

web-calls = Виклики
web-calls-in-page = Відкритий стіл каже вкладкою, а за бажанням звуком і сповіщенням браузера, що тепер ваш хід.
web-calls-none = Цей сервер нікуди більше не надсилає викликів.
web-calls-members = З обліковим записом вас можна кликати й деінде.
web-calls-mail = Поштова адреса
web-calls-digest = Як часто
web-calls-digest-0 = на кожен хід
web-calls-digest-60 = щонайбільше раз на годину
web-calls-digest-360 = щонайбільше раз на шість годин
web-calls-digest-1440 = щонайбільше раз на день
web-calls-hook = Вебхук для
web-calls-hook-address = Адреса
web-calls-kind-mail = Пошта
web-calls-kind-push = Браузер
# same
web-calls-kind-discord = Discord
# same
web-calls-kind-slack = Slack
# same
web-calls-kind-ntfy = ntfy
# same
web-calls-kind-gotify = Gotify
web-calls-kind-json = простий JSON
web-calls-add = Додати
web-calls-drop = Прибрати
web-calls-unconfirmed = чекає на посилання з листа
web-calls-failing = останнім часом недосяжно
web-calls-push-here = Кликати мене на цьому пристрої
web-calls-push-failed = Цей браузер не погодився на сповіщення.
web-calls-push-script = Щоб кликати на цьому пристрої, сторінці потрібен скрипт.
web-calls-quiet-from = Тиша від
web-calls-quiet-until = до
web-calls-zone = Часовий пояс
web-calls-quiet-why = У години тиші нічого не надсилаємо; що вранці ще правда, прийде тоді.
web-calls-bad-address = На цю адресу нічого не надіслати.
web-calls-too-many = Більше місць одна людина мати не може. Спершу приберіть якесь.
web-calls-asked = На сьогодні досить запитань на цю адресу. Спробуйте завтра.
web-calls-called = Вас кличуть, коли за цим столом ваш хід.
web-calls-hushed = До цього столу вас не кличуть.
web-calls-hush = Не кликати мене до цього столу
web-calls-call = Кликати мене до цього столу
web-calls-where = Де й коли мене кликати
web-calls-stop = Більше не кликати
web-calls-stop-ask = Нічого більше не надсилати на { $place }?
web-calls-stop-do = Нічого більше не надсилати
web-calls-stop-done = Туди більше нічого не надсилаємо.
web-calls-confirm = Підтвердити адресу
web-calls-confirm-ask = Писати на { $place }, коли ваш хід?
web-calls-confirm-do = Так, це моя адреса
web-calls-confirm-done = Адресу підтверджено.

## What is sent

web-notice-subject = { $game }: ваш хід
web-notice-subject-many = { $count ->
    [one] Ваш хід за { $count } столом
    [few] Ваш хід за { $count } столами
    [many] Ваш хід за { $count } столами
   *[other] Ваш хід за { $count } столу
}
web-notice-turn = { $game }, грають також: { $others }. Ваш хід.
web-notice-turn-alone = { $game }: ваш хід.
web-notice-stop = Щоб більше не отримувати таких повідомлень:
web-notice-confirm-subject = Це ваша адреса?
web-notice-confirm-text = Хтось хоче за цією адресою дізнаватися, що в Hydropolis настав його хід. Якщо це ви, відкрийте це посилання:
web-notice-confirm-not = Якщо ні, не робіть нічого або відкрийте це посилання, щоб вас не турбували:

## serve

help-serve-smtp = Поштовий сервер для викликів: smtps://user:password@host, smtp://host:587?tls=required або smtp://localhost:25. Без нього пошту не надсилаємо.
    .value = URL
help-serve-mail_from = Хто надсилає пошту: "Hydropolis <play@example.org>".
    .value = АДРЕСА
help-serve-push_contact = Кого служба push може спитати про цей сервер, як mailto:you@example.org. Без цього немає Web Push.
    .value = URL
help-serve-push_key = Ключ VAPID для Web Push, ПРИВАТНИЙ.ВІДКРИТИЙ у base64url; без нього створюється й зберігається.
    .value = КЛЮЧ
help-serve-webhooks = Дозволяє кликати вебхуками.
help-serve-allow_private = Дозволяє вебхуки й push також на приватні адреси й без шифрування: для власної мережі.
serve-bad-calling = Так виклики не надіслати: { $reason }.
serve-no-mail-from = Скажіть через --mail-from, хто надсилає пошту.
