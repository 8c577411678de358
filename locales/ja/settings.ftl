# What each person sets for themselves, confirming, keys, one screen for several people, and what comes after the end.

## What each person sets for themselves

web-habits = 設定
web-habits-why = アカウントの有無にかかわらず、このブラウザで有効です。
web-habits-save = 保存
web-habits-scale = ボードとカードの大きさ
web-habits-scale-usual = 標準
web-habits-scale-smaller = 小さめ
web-habits-scale-larger = 大きめ
web-habits-light = 明るさ
web-habits-light-usual = ゲームごとの標準
web-habits-light-browser = ブラウザに合わせる
web-habits-light-day = 昼
web-habits-light-night = 夜
web-habits-pace = 動き
web-habits-pace-usual = 標準の速さ
web-habits-pace-slow = ゆっくり
web-habits-pace-fast = 速く
web-habits-pace-none = なし
web-habits-confirm = 確認を求める
web-habits-confirm-final = 取り消せなくなるとき
web-habits-confirm-always = 手番の終わりに毎回
web-habits-confirm-never = 求めない
web-habits-sound = 自分の番を音で知らせる
web-habits-sound-off = オフ
web-habits-sound-on = オン
web-habits-sketch = 検討用ボードに描くボットの手順
web-habits-sketch-on = 描く
web-habits-sketch-off = 描かない

## Confirming

web-confirm = 確定
web-final-throws-away = これで何かが捨てられます。
web-final-reveals = 情報が公開され、以後は取り消せません。
web-final-ends-turn = これで手番が終わります。

## Keys

web-keys = キー操作
web-keys-walk = ボード上の場所を移動する
web-keys-next = 次に選べる場所へ
web-keys-choose = 選択中の場所を選ぶ
web-keys-confirm = 確定、手番の終了
web-keys-undo = 取り消し
web-keys-hint = ヒント
web-keys-choices = すべての選択肢
web-keys-let-go = やめる、閉じる
web-keys-list = この一覧

## One screen, several people

web-curtain = 画面を{ $name }に渡してください。
web-curtain-open = 自分の手札を見る

## After the end

web-rematch = もう一度遊ぶ
web-not-over-yet = もう一度遊べるのは、終わったゲームだけです。
web-replay-turn-previous = 前の手番
web-replay-turn-next = 次の手番
web-replay-from = 視点
web-replay-from-everybody = 全員
web-replay-rounds = ラウンド
web-replay-round = 第{ $round }ラウンド
web-replay-keys = 矢印キー：一手ずつ。Shift を押しながら：手番ごと。スペース：再生と一時停止。
