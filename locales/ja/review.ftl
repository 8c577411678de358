### 対局の振り返り、検討用ボード、理由つきのヒント。

## 振り返り

web-review = この対局を振り返る
web-review-short = 振り返り
web-review-title = 振り返り：{ $game }
web-review-lead = 各手番での全員の形勢、それぞれの決断で失ったもの、より良かった手を示します。その時点で各席が知り得たことだけをもとにボットが調べました。ボットも間違えます。
web-review-wait = 1、2分かかります。このページを離れても、振り返りは保存されます。
web-review-progress = { $of }手中{ $done }手を確認
# same
web-review-number = { $number }
# same
web-review-percent = { $number } %
web-review-summary = それぞれの対局
web-review-won = 勝利
web-review-accuracy = 精度
web-review-final-points = { $points ->
   *[other] 点
}
web-review-swing = 最大の変動：
web-review-swing-at = { $at }手目までに{ $change }
web-review-shares = 勝率を変えたもの
web-review-share-start = 開始時
web-review-share-luck = めくられたもの
web-review-share-own = 自分の決断
web-review-share-others = 他の人の決断
web-review-share-rest = 予測できなかったもの
web-review-share-end = 終了時
web-review-left = 取り逃した点：
web-review-chances = 勝率
web-review-points = 最終得点の見込み
web-review-turn = { $name }の手番（{ $at ->
   *[other] { $at }手後
}）
web-review-end = 終了
web-review-table = 表で見る
web-review-move = 手数
web-review-who = 誰
web-review-done = 手
web-review-mark = 評価
web-review-lost = 失った勝率
web-review-decisions = 見直したい決断
web-review-none = 大きく失った人はいません。
web-review-all = { $count ->
   *[other] 選択肢のあった決断すべて（{ $count }件）
}
web-review-number-of-move = { $number }手目
web-review-gave-away = 勝率を{ $lost }失いました（誤差{ $error }）
web-review-played = 指した手：
web-review-better = より良い手：
web-review-brings = 勝率は{ $now }ではなく{ $chance }、最終得点は{ $points }点になる見込みでした。
# same
web-review-term = { $term } { $points }
web-review-because = 点の内訳：{ $terms }。
web-review-rival = { $rival }は{ $points }点を失うところでした。主に{ $term }です。
web-review-denied = 試した続き{ $of }通りのうち{ $count }通りで{ $rival }が次に使ったものを先に取るところでした：{ $what }。
web-review-try = ボードで試す
web-review-show = ボードに表示
web-review-from = 失った勝率{ $lost }から
web-review-mark-best = 最善
web-review-mark-good = 好手
web-review-mark-inaccurate = 不正確
web-review-mark-mistake = 疑問手
web-review-mark-blunder = 悪手
web-review-how = 測り方
web-review-how-chances = 勝率は、各自が見込める最終得点から、ボットの対局に合わせた曲線で求めます。曲線は人数と段階ごとにあります。
web-review-how-fair = 決断は、その席が知り得たことだけで評価します。隠れていたものを何度も配り直し、同じ配りから、指した手とボットが見つけた最善の手を指し進めて比べます。その比較の誤差に収まるものは失ったとは数えません。
web-review-how-luck = 運は、めくられたものを、代わりにめくられ得たものと比べたものです。決断は、見つかった最善の手と比べます。どちらでも説明できないものは別に示します。
web-review-how-accuracy = 精度は、何も失わなかった決断で100 %、8 %失った決断で約37 %です。プレイヤーの精度はすべての決断の平均です。
web-review-how-doubt = ボットは1、2手番先を読み、その先は経験で評価します。後で実る構想や人の意図は見えません。
web-review-too-many = 今日の振り返りの回数が多すぎます。明日また試してください。
web-review-not-whole = この対局は最初の手から見ることができません。

## 検討用ボード

web-try = ここから試す
web-try-title = 検討：{ $game }、{ $at }手後
web-try-position-title = 検討：{ $game }
web-try-under = ここでは何も記録に残りません。全員分をあなたが指します。
web-try-line = この手順
web-try-bots = ボットに応じさせる
web-try-alone = 全員分を自分で指す
web-try-bot-move = ボットの手
web-try-over = ここで対局は終わっています。
web-try-share = この手順へのリンク
web-try-back = リプレイに戻る
web-try-too-long = この手順は長すぎて続けられません。
web-try-broken = このリンクには、そこで指せない手があります。
web-try-no-packs = 独自のコンポーネントを使う局面は検討できません。
web-try-open = 局面を検討する
web-try-open-text = 「hydropolis position」や対局の記録が書き出す局面ファイルです。見られるのは、あなたとリンクを受け取った人だけです。
web-try-open-game = ゲーム
web-try-open-file = 局面
web-try-opinion = ボットの意見
web-try-opinion-deeper = { $simulations ->
   *[other] { $simulations }回のシミュレーション後
}

## 理由つきのヒント

web-hint-chance = 勝率およそ{ $chance }
web-hint-about-equal = ほぼ同じ：見分けられるほどの差はありません
web-hint-behind = 勝率が{ $behind }低い（誤差{ $error }）
web-hint-because = 次の手と比べて：{ $terms }。
web-hint-instead = 最初の手と比べて：{ $terms }。
web-hint-denies = { $rival }からおよそ{ $points }点を奪います：{ $term }。
web-hint-denied = 試した続き{ $of }通りのうち{ $count }通りで{ $rival }が次に使うはずのものを先に取ります：{ $what }。
web-hint-then = 続き：{ $line }。

## 評価の内訳

barrage-term-points = すでに得た点
barrage-term-track = 発電トラック
barrage-term-bonus = ボーナスタイル
barrage-term-production = これからの水による発電
barrage-term-contracts = 契約
barrage-term-incomes = 今後のラウンドの収入
barrage-term-structures = マップ上の建造物
barrage-term-objective = 目的タイル
barrage-term-machines = 機械
barrage-term-tiles = 技術タイル
barrage-term-credits = クレジット
barrage-term-engineers = 手元の技師
barrage-term-leftovers = 終了時に残る水
cities-term-points = すでに得た点
cities-term-network = 都市網
cities-term-production = これからの生産
cities-term-feeding = 都市への食料供給
cities-term-room = 建設できる場所
cities-term-metropolises = 主要都市
cities-term-goods = 資源
cities-term-hand = 手札
cities-term-claimed = 場に出したカード
cities-term-actions = アクションカード
cities-term-federation = 連邦トラック
cities-term-solo = ソロの目標に足りない都市

## コマンド

help-review = 保存した対局を振り返ります：全員の形勢、それぞれの決断で失ったもの、より良かった手。
help-review-more = 同じファイルと同じオプションからは同じ振り返りができます。4人の対局には数分かかります。
help-review-file = 保存した対局。
    .value = 記録
help-review-html = 振り返りを、他のファイルを必要としない1ページに書き出します。
    .value = ファイル
help-review-json = JSONオブジェクトを1つ出力します。
help-review-simulations = 決断ごとに手を提案するボットのシミュレーション回数。
    .value = N
help-review-deals = 決断の手を比べる配りの数。
    .value = N
cli-review-heading = { $file }：{ $game }、{ $moves ->
   *[other] { $moves }手
}
cli-review-player = { $name }：精度{ $accuracy }、{ $points }点、{ $marks }
cli-review-decision = { $number }手目、{ $name }：{ $mark }、{ $lost }を失いました。{ $played } より良い手：{ $better }
cli-review-written = { $file }に書き出しました。
