# Being called when it is one's turn.

web-habits-notify = 手番のブラウザ通知
web-habits-notify-off = オフ
web-habits-notify-on = オン

web-calls = 手番のお知らせ
web-calls-in-page = 開いているテーブルは、タブの表示と、設定により音やブラウザ通知で手番を知らせます。
web-calls-none = このサーバーは外部へのお知らせを送りません。
web-calls-members = アカウントがあれば、ほかの場所でもお知らせを受け取れます。
web-calls-mail = メールアドレス
web-calls-digest = 頻度
web-calls-digest-0 = 手番ごと
web-calls-digest-60 = 多くても1時間に1回
web-calls-digest-360 = 多くても6時間に1回
web-calls-digest-1440 = 多くても1日に1回
web-calls-hook = Webhookの種類
web-calls-hook-address = 宛先
web-calls-kind-mail = メール
web-calls-kind-push = ブラウザ
# same
web-calls-kind-discord = Discord
# same
web-calls-kind-slack = Slack
# same
web-calls-kind-ntfy = ntfy
# same
web-calls-kind-gotify = Gotify
web-calls-kind-json = 単純なJSON
web-calls-add = 追加
web-calls-drop = 削除
web-calls-unconfirmed = メールのリンクを待っています
web-calls-failing = 最近届いていません
web-calls-push-here = この端末に知らせる
web-calls-push-failed = このブラウザでは通知が許可されませんでした。
web-calls-push-script = この端末への通知にはスクリプトが必要です。
web-calls-quiet-from = 静かな時間:開始
web-calls-quiet-until = 終了
web-calls-zone = 時間帯
web-calls-quiet-why = 静かな時間には何も送りません。朝になってもまだ手番なら、そのとき送ります。
web-calls-bad-address = この宛先には送れません。
web-calls-too-many = これ以上の宛先は登録できません。先にどれかを削除してください。
web-calls-asked = このアドレスへの確認は今日はもう送れません。明日もう一度お試しください。
web-calls-called = このテーブルで手番になるとお知らせします。
web-calls-hushed = このテーブルのお知らせはオフです。
web-calls-hush = このテーブルのお知らせを止める
web-calls-call = このテーブルのお知らせを受け取る
web-calls-where = お知らせの宛先と時間
web-calls-stop = お知らせを止める
web-calls-stop-ask = { $place }への送信を止めますか?
web-calls-stop-do = 送信を止める
web-calls-stop-done = そこへはもう送りません。
web-calls-confirm = アドレスの確認
web-calls-confirm-ask = 手番になったら{ $place }に知らせますか?
web-calls-confirm-do = はい、私のアドレスです
web-calls-confirm-done = アドレスを確認しました。

## What is sent

web-notice-subject = { $game }:あなたの手番です
web-notice-subject-many = { $count }卓であなたの手番です
web-notice-turn = { $game }({ $others }と):あなたの手番です。
web-notice-turn-alone = { $game }:あなたの手番です。
web-notice-stop = このお知らせを止めるには:
web-notice-confirm-subject = あなたのアドレスですか?
web-notice-confirm-text = Hydropolisの手番をこのアドレスで受け取りたいという申し込みがありました。ご本人なら、次のリンクを開いてください:
web-notice-confirm-not = 心当たりがなければ何もしないか、次のリンクで止めてください:

## serve

help-serve-smtp = お知らせ用のメールサーバー:smtps://user:password@host、smtp://host:587?tls=required、または smtp://localhost:25。指定しなければメールは送りません。
    .value = URL
help-serve-mail_from = メールの差出人:"Hydropolis <play@example.org>"。
    .value = アドレス
help-serve-push_contact = プッシュサービスからの問い合わせ先(mailto:you@example.org など)。指定しなければWeb Pushは使いません。
    .value = URL
help-serve-push_key = Web PushのVAPID鍵(base64urlの「秘密鍵.公開鍵」)。指定しなければ作って保存します。
    .value = 鍵
help-serve-webhooks = Webhookによるお知らせを許可します。
help-serve-allow_private = Webhookとプッシュをプライベートアドレスや暗号化なしでも許可します(自分のネットワーク用)。
serve-bad-calling = この設定ではお知らせを送れません:{ $reason }。
serve-no-mail-from = --mail-from で差出人を指定してください。
