# Being called when it is one's turn.

web-habits-notify = Powiadomienie przeglądarki, gdy moja tura
web-habits-notify-off = wyłączone
web-habits-notify-on = włączone

web-calls = Wołanie
web-calls-in-page = Otwarty stół daje znać kartą, a na życzenie dźwiękiem i powiadomieniem przeglądarki, że to twoja tura.
web-calls-none = Ten serwer nigdzie indziej nie wysyła powiadomień.
web-calls-members = Z kontem można być wołanym także gdzie indziej.
web-calls-mail = Adres e-mail
web-calls-digest = Jak często
web-calls-digest-0 = przy każdej turze
web-calls-digest-60 = najwyżej raz na godzinę
web-calls-digest-360 = najwyżej co sześć godzin
web-calls-digest-1440 = najwyżej raz dziennie
web-calls-hook = Webhook dla
web-calls-hook-address = Adres
web-calls-kind-mail = E-mail
web-calls-kind-push = Przeglądarka
# same
web-calls-kind-discord = Discord
# same
web-calls-kind-slack = Slack
# same
web-calls-kind-ntfy = ntfy
# same
web-calls-kind-gotify = Gotify
web-calls-kind-json = zwykły JSON
web-calls-add = Dodaj
web-calls-drop = Usuń
web-calls-unconfirmed = czeka na kliknięcie linku z wiadomości
web-calls-failing = ostatnio nieosiągalny
web-calls-push-here = Wołaj mnie na tym urządzeniu
web-calls-push-failed = Ta przeglądarka nie zgodziła się na powiadomienia.
web-calls-push-script = Żeby wołać na tym urządzeniu, strona potrzebuje skryptu.
web-calls-quiet-from = Cisza od
web-calls-quiet-until = do
web-calls-zone = Strefa czasowa
web-calls-quiet-why = W godzinach ciszy nic nie jest wysyłane; co rano nadal aktualne, przyjdzie wtedy.
web-calls-bad-address = Pod ten adres nie da się nic wysłać.
web-calls-too-many = Więcej miejsc jedna osoba mieć nie może. Najpierw usuń któreś.
web-calls-asked = Dość pytań pod ten adres na dziś. Spróbuj jutro.
web-calls-called = Wołamy cię, gdy przy tym stole jest twoja tura.
web-calls-hushed = Do tego stołu cię nie wołamy.
web-calls-hush = Nie wołaj mnie do tego stołu
web-calls-call = Wołaj mnie do tego stołu
web-calls-where = Gdzie i kiedy mnie wołać
web-calls-stop = Koniec powiadomień
web-calls-stop-ask = Czy nic więcej nie wysyłać do { $place }?
web-calls-stop-do = Nic więcej nie wysyłaj
web-calls-stop-done = Nic więcej tam nie wysyłamy.
web-calls-confirm = Potwierdź adres
web-calls-confirm-ask = Czy pisać na { $place }, gdy jest twoja tura?
web-calls-confirm-do = Tak, to mój adres
web-calls-confirm-done = Adres jest potwierdzony.

## What is sent

web-notice-subject = { $game }: twoja tura
web-notice-subject-many = { $count ->
    [one] Twoja tura przy { $count } stole
    [few] Twoja tura przy { $count } stołach
    [many] Twoja tura przy { $count } stołach
   *[other] Twoja tura przy { $count } stołu
}
web-notice-turn = { $game }, grają też: { $others }. Twoja tura.
web-notice-turn-alone = { $game }: twoja tura.
web-notice-stop = Żeby nie dostawać więcej takich wiadomości:
web-notice-confirm-subject = Czy to twój adres?
web-notice-confirm-text = Ktoś chce pod tym adresem dowiadywać się, że w Hydropolis jest jego tura. Jeśli to ty, otwórz ten link:
web-notice-confirm-not = Jeśli nie, nic nie rób albo otwórz ten link, żeby mieć spokój:

## serve

help-serve-smtp = Serwer poczty do powiadomień: smtps://user:password@host, smtp://host:587?tls=required albo smtp://localhost:25. Bez niego poczta nie jest wysyłana.
    .value = URL
help-serve-mail_from = Kto wysyła pocztę: "Hydropolis <play@example.org>".
    .value = ADRES
help-serve-push_contact = Kogo usługa push może zapytać o ten serwer, np. mailto:you@example.org. Bez tego nie ma Web Push.
    .value = URL
help-serve-push_key = Klucz VAPID dla Web Push, PRYWATNY.PUBLICZNY w base64url; bez niego powstaje i jest przechowywany.
    .value = KLUCZ
help-serve-webhooks = Pozwala wołać przez webhooki.
help-serve-allow_private = Pozwala na webhooki i push także pod adresy prywatne i bez szyfrowania: dla własnej sieci.
serve-bad-calling = Tak nie da się wysyłać powiadomień: { $reason }.
serve-no-mail-from = Powiedz przez --mail-from, kto wysyła pocztę.
