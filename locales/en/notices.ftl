# Being called when it is one's turn.

web-habits-notify = Browser notification when it is my turn
web-habits-notify-off = off
web-habits-notify-on = on

web-calls = Being called
web-calls-in-page = An open table says by its tab, and if you like by a sound and a notification of the browser, that it is your turn.
web-calls-none = This server sends no calls to elsewhere.
web-calls-members = With an account you can also be called elsewhere.
web-calls-mail = Mail address
web-calls-digest = How often
web-calls-digest-0 = for each turn
web-calls-digest-60 = at most once an hour
web-calls-digest-360 = at most every six hours
web-calls-digest-1440 = at most once a day
web-calls-hook = Webhook for
web-calls-hook-address = Address
web-calls-kind-mail = Mail
web-calls-kind-push = Browser
# same
web-calls-kind-discord = Discord
# same
web-calls-kind-slack = Slack
# same
web-calls-kind-ntfy = ntfy
# same
web-calls-kind-gotify = Gotify
web-calls-kind-json = plain JSON
web-calls-add = Add
web-calls-drop = Remove
web-calls-unconfirmed = waits for the link in the mail
web-calls-failing = could not be reached lately
web-calls-push-here = Call me on this device
web-calls-push-failed = This browser did not agree to be called.
web-calls-push-script = To be called on this device the page needs its script.
web-calls-quiet-from = Quiet from
web-calls-quiet-until = until
web-calls-zone = Time zone
web-calls-quiet-why = In quiet hours nothing is sent; what is still true in the morning is sent then.
web-calls-bad-address = Nothing can be sent to this address.
web-calls-too-many = There are as many places to be called at as one person may have. Remove one first.
web-calls-asked = There were enough questions to this address today. Try again tomorrow.
web-calls-called = You are called when it is your turn at this table.
web-calls-hushed = You are not called for this table.
web-calls-hush = Do not call me for this table
web-calls-call = Call me for this table
web-calls-where = Where and when I am called
web-calls-stop = No more calls
web-calls-stop-ask = Shall nothing more be sent to { $place }?
web-calls-stop-do = Send nothing more
web-calls-stop-done = Nothing more is sent there.
web-calls-confirm = Confirm the address
web-calls-confirm-ask = Shall { $place } be told when it is your turn?
web-calls-confirm-do = Yes, that is my address
web-calls-confirm-done = The address is confirmed.

## What is sent

web-notice-subject = { $game }: your turn
web-notice-subject-many = { $count ->
    [one] Your turn at { $count } table
   *[other] Your turn at { $count } tables
}
web-notice-turn = { $game } with { $others }: it is your turn.
web-notice-turn-alone = { $game }: it is your turn.
web-notice-stop = To get no more of these:
web-notice-confirm-subject = Is this your address?
web-notice-confirm-text = Somebody would like to be told at this address when it is their turn at Hydropolis. If that is you, open this link:
web-notice-confirm-not = If it is not you, do nothing, or open this link to be left alone:

## serve

help-serve-smtp = The mail server for calls: smtps://user:password@host, smtp://host:587?tls=required, or smtp://localhost:25. Without it no mail is sent.
    .value = URL
help-serve-mail_from = Who sends the mail: "Hydropolis <play@example.org>".
    .value = ADDRESS
help-serve-push_contact = Whom a push service may ask about this server, as mailto:you@example.org. Without it nothing is pushed.
    .value = URL
help-serve-push_key = The VAPID key for Web Push, PRIVATE.PUBLIC in base64url; made and kept in the store if not said.
    .value = KEY
help-serve-webhooks = Let people be called by webhooks.
help-serve-allow_private = Let webhooks and pushes go to private addresses too, and unencrypted: for a network of one's own.
serve-bad-calling = Calls cannot be sent so: { $reason }.
serve-no-mail-from = Say who sends the mail, with --mail-from.
