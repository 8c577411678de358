# Being called when it is one's turn.

web-habits-notify = Benachrichtigung des Browsers, wenn ich am Zug bin
web-habits-notify-off = aus
web-habits-notify-on = an

web-calls = Gerufen werden
web-calls-in-page = Ein offener Tisch sagt durch seinen Tab, und auf Wunsch durch einen Ton und eine Benachrichtigung des Browsers, dass du am Zug bist.
web-calls-none = Dieser Server schickt keine Nachrichten nach anderswo.
web-calls-members = Mit einem Konto kannst du auch anderswo gerufen werden.
web-calls-mail = Mailadresse
web-calls-digest = Wie oft
web-calls-digest-0 = für jeden Zug
web-calls-digest-60 = höchstens einmal in der Stunde
web-calls-digest-360 = höchstens alle sechs Stunden
web-calls-digest-1440 = höchstens einmal am Tag
web-calls-hook = Webhook für
web-calls-hook-address = Adresse
# same
web-calls-kind-mail = Mail
# same
web-calls-kind-push = Browser
# same
web-calls-kind-discord = Discord
# same
web-calls-kind-slack = Slack
# same
web-calls-kind-ntfy = ntfy
# same
web-calls-kind-gotify = Gotify
web-calls-kind-json = einfaches JSON
web-calls-add = Hinzufügen
web-calls-drop = Entfernen
web-calls-unconfirmed = wartet auf den Link in der Mail
web-calls-failing = war zuletzt nicht zu erreichen
web-calls-push-here = Ruf mich auf diesem Gerät
web-calls-push-failed = Dieser Browser wollte nicht gerufen werden.
web-calls-push-script = Um auf diesem Gerät gerufen zu werden, braucht die Seite ihr Skript.
web-calls-quiet-from = Ruhe von
web-calls-quiet-until = bis
web-calls-zone = Zeitzone
web-calls-quiet-why = In den Ruhezeiten wird nichts geschickt; was am Morgen noch stimmt, kommt dann.
web-calls-bad-address = An diese Adresse lässt sich nichts schicken.
web-calls-too-many = Mehr Orte kann eine Person nicht haben. Entferne erst einen.
web-calls-asked = An diese Adresse gingen heute genug Fragen. Versuch es morgen wieder.
web-calls-called = Du wirst gerufen, wenn du an diesem Tisch am Zug bist.
web-calls-hushed = Für diesen Tisch wirst du nicht gerufen.
web-calls-hush = Ruf mich nicht für diesen Tisch
web-calls-call = Ruf mich für diesen Tisch
web-calls-where = Wo und wann ich gerufen werde
web-calls-stop = Keine Nachrichten mehr
web-calls-stop-ask = Soll an { $place } nichts mehr geschickt werden?
web-calls-stop-do = Nichts mehr schicken
web-calls-stop-done = Dorthin wird nichts mehr geschickt.
web-calls-confirm = Adresse bestätigen
web-calls-confirm-ask = Soll { $place } erfahren, wenn du am Zug bist?
web-calls-confirm-do = Ja, das ist meine Adresse
web-calls-confirm-done = Die Adresse ist bestätigt.

## What is sent

web-notice-subject = { $game }: du bist am Zug
web-notice-subject-many = { $count ->
    [one] Du bist an { $count } Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
web-notice-turn = { $game } mit { $others }: du bist am Zug.
web-notice-turn-alone = { $game }: du bist am Zug.
web-notice-stop = Um keine solchen Nachrichten mehr zu bekommen:
web-notice-confirm-subject = Ist das deine Adresse?
web-notice-confirm-text = Jemand möchte unter dieser Adresse erfahren, wenn sie oder er bei Hydropolis am Zug ist. Wenn du das bist, öffne diesen Link:
web-notice-confirm-not = Wenn nicht, tu nichts, oder öffne diesen Link, um in Ruhe gelassen zu werden:

## serve

help-serve-smtp = Der Mailserver für Nachrichten: smtps://user:password@host, smtp://host:587?tls=required oder smtp://localhost:25. Ohne ihn wird keine Mail geschickt.
    .value = URL
help-serve-mail_from = Wer die Mail schickt: "Hydropolis <play@example.org>".
    .value = ADRESSE
help-serve-push_contact = Wen ein Push-Dienst zu diesem Server fragen kann, etwa mailto:you@example.org. Ohne das gibt es kein Web Push.
    .value = URL
help-serve-push_key = Der VAPID-Schlüssel für Web Push, PRIVAT.ÖFFENTLICH in base64url; sonst wird einer erzeugt und aufbewahrt.
    .value = SCHLÜSSEL
help-serve-webhooks = Erlaubt, per Webhook gerufen zu werden.
help-serve-allow_private = Erlaubt Webhooks und Push auch an private Adressen und unverschlüsselt: für ein eigenes Netz.
serve-bad-calling = So lassen sich keine Nachrichten schicken: { $reason }.
serve-no-mail-from = Sag mit --mail-from, wer die Mail schickt.
