# 人：セッション、パスワード、確かめられる配り方、一人あたりの上限。

web-log-out-everywhere = すべての端末でログアウト
web-log-out-everywhere-why = ほかのすべてのブラウザーやプログラムのセッションを終了します。
web-change-password = パスワードを変更
web-old-password = 今までのパスワード
web-new-password = 新しいパスワード（10文字以上）
web-delete-password = あなたのパスワード
web-password-wrong = パスワードが違います。
web-lost-password = パスワードを忘れた場合は、このサーバーの運営者に、新しいパスワードを選ぶためのリンクを送ってもらえます。
web-no-account = アカウントがありません。
web-has-account = すでにアカウントがあります。
web-reset-title = { $name }の新しいパスワード
web-reset-what = このリンクは一度だけ使えます。このアカウントのほかのセッションはすべて終了します。
web-reset-used = このリンクは使用済みか、期限が切れています。
web-session-ended = セッションは終了しました。
web-delete = 自分を削除
web-delete-what = 名前とセッション、そしてほかに誰も参加していなかったゲームを削除します。ほかの人とのゲームはその人たちのもとに残り、自分の席は名前なしになります。進行中のゲームではボットが代わりに続けます。取り消しはできません。
web-delete-sure = はい、すべて削除します
web-delete-not-sure = 何も削除していません。確認の欄に印を付けてください。
web-somebody-gone = 退会した人
web-renew-link = リンクを作り直す
web-not-your-table = それができるのは、このテーブルを開いた人だけです。
web-one-seat = このテーブルにはすでに席があります。
web-too-many-logins = パスワードの間違いが多すぎます。数分待ってください。
web-busy-doors = 今は多くの人がログインしています。少し待ってからもう一度試してください。
web-too-many-today = 今日はこのネットワークからの数が上限に達しました。あとでもう一度試してください。
web-too-many-tables = 終わっていないテーブルが多すぎます。先に一つ終わらせてください。
web-too-much-kept = ゲームの保存量が一人あたりの上限に達しました。

## 配り方

web-deal = 配り方はゲームの前に決まっていました
web-deal-title = 誰も選んでいない配り方
web-deal-how = サーバーは、伏せられたものすべてのもとになるシードと、もう一つの乱数を引きます。ゲームの前に見せるのは、その両方（十進数のシード、空白、二つ目の数）のSHA-256だけです。ゲームが終わると両方を見せるので、途中で変えられていないことを誰でも確かめられます。
# same
web-deal-commitment = SHA-256
web-deal-nonce = 二つ目の数
web-deal-recipe = 自分で確かめるには
web-deal-later = ゲームの終了後に表示されます
web-deal-unknown = このゲームのシードがどう選ばれたかは分かりません。記録から開かれたか、以前のゲームです。
web-deal-named = このゲームのシード{ $seed }は、テーブルを開いた人が指定しました。シードを知っていれば、伏せられたものが分かります。
web-deal-check = 配り方を確かめる
web-deal-fits = 一致しました。このシードはゲームの前に決まっていました。
web-deal-differs = 一致しません。

## reset-password

help-reset-password = アカウントのパスワードを忘れた人のために、一度だけ使えるリンクを表示します。サーバーは動かしたままで構いません。
help-reset-password-name = アカウントの名前。
    .value = 名前
help-reset-password-data = データベースのフォルダー。省略時はユーザーのデータフォルダー。
help-reset-password-public_url = サーバーの場所。省略時は http://localhost:8080。
help-reset-password-hours = リンクの有効時間（時間単位）。省略時は24、最大720。
reset-password-link = { $hours }時間以内にこのリンクを開いた人は、{ $name }の新しいパスワードを一度だけ選べます： { $url }
reset-password-nobody = { $name }という名前のアカウントはありません。
reset-password-no-data = { $folder }にデータベースがありません。--data で場所を指定してください。
