# バラージ：プロモ重役（L-14.3〜L-14.10）と、それに伴う設定。

barrage-officer-Elon = エロン・アウディア
    .ability = ほかの重機の代わりに掘削ミキサー8台を持ち、1台ずつ掘削機にもミキサーにもなる
barrage-officer-Gennaro = ジェンナーロ・グラッソ
    .ability = 技術者2人の専用建設アクションスペースを持つ
barrage-officer-Wu = ウー・ファン
    .ability = 専用スペースで、自分のダムの水の数だけエネルギーを得て、自分の契約1枚にも使える
barrage-officer-Octavius = ドクター・オクタヴィウス
    .ability = 1回の生産で複数のダムの水を使える
barrage-officer-Amir = アミール・ザヒル
    .ability = 源流で待つ水をすぐに流せ、流れる水を自分のダムに直接置ける

barrage-effect-excamixers = 掘削ミキサー{ $count }台
barrage-resource-excamixers = 掘削ミキサー
    .amount = 掘削ミキサー{ $amount }台

## What happens

barrage-event-placed-with-officer = { $seat }は{ $officer }のスペースに{ barrage-engineers }を配置しました。
barrage-event-put-on-wheel-mixed = { $tile-id ->
    [none] { $seat }がホイールに置いたもの：{ $machines }。
   *[other] { $seat }がホイールに置いたもの：{ $tile }、{ $machines }。
}
barrage-event-wheel-turned-mixed = { $tile-id ->
    [none] { $seat }はホイールを回しました。戻ったもの：{ $machines }。
   *[other] { $seat }はホイールを回しました。戻ったもの：{ $tile }、{ $machines }。
}
barrage-event-machines-retrieved-mixed = { $seat }がホイールから戻したもの：{ $machines }。
barrage-event-automa-wu = { $seat }はウー・ファンのスペースを使います。自分のダムの水（{ $drops }個）が{ $colour }の契約に足りるためです。
barrage-event-automa-amir = { $seat }は水を{ $at }に直接置きました。
barrage-event-automa-gennaro = { $seat }の建設の技術者は表示（{ $printed }人）より1人少なくなります。ラウンド最初の建設のためです。
barrage-by-above-own-powerhouses = 自分の発電所へ導管を引ける盆地
barrage-why-officer = { $of }の特殊能力

## What is asked

barrage-question-more-dams = この発電所に別のダムの水も使いますか（ここまで{ $energy }エネルギー）？
barrage-question-pay-work = 外部事業にどの重機を支払いますか？

## What a move does

barrage-move-gennaro = ジェンナーロに技術者2人：技術タイルで建設する
barrage-move-wu = ウー・ファンに技術者1人：自分のダムの水の数だけエネルギー
barrage-move-flow = 源流{ $head }からすぐに流す（盆地{ $basin }へ）
barrage-move-pay-mixed = { $machines }
barrage-move-salvage-mixed = { $machines }（あと{ $segment }回転で戻る区画から）

## Why a move is refused

barrage-refusal-officer-not-yours = { $officer }はあなたの会社の重役ではありません。
barrage-refusal-own-space-used = { $officer }のスペースはこのラウンドすでに使われています。
barrage-refusal-no-drops-held = 自分のダムに水がありません。
barrage-refusal-other-powerhouse = 次のダムも{ $basin }の発電所に水を送らなければなりません。
barrage-refusal-dam-used = { $dam }の水はすでにこの発電所に使われています。
barrage-refusal-wrong-work-payment = 事業{ $work }には{ barrage-machines }が必要です（掘削ミキサーはどちらにも使えます）。{ $offered }ではちょうどの支払いになりません。
barrage-refusal-too-few-for-work-mixed = 事業{ $work }には{ barrage-machines }が必要です。手元は{ $machines }です。
barrage-refusal-too-few-for-building-mixed = { $building }での建設には{ barrage-machines }{ $fee ->
    [0] {""}
   *[other] と赤枠の{ $fee }クレジット
}が必要です。手元は{ $machines }、{ $credits }クレジットです。

error-sheet-described-twice = { $seat }は{ $company }です。表はどちらか1つで足ります
error-sheet-excamixers = { $rule }：{ $company }の掘削ミキサーは多くても{ $most }台です
error-sheet-own-space = { $rule }：{ $company }の重役のスペースにそれほどの技術者は置けません

## Settings

web-setting-barrage-promo-officers = プロモ重役
web-setting-barrage-promo-officers-no = 重役に加えない
web-setting-barrage-promo-officers-yes = 重役に加える
web-setting-barrage-promo-officers-why = エロン・アウディア、ジェンナーロ・グラッソ、ウー・ファン、ドクター・オクタヴィウス、アミール・ザヒル。タイルの画像は2人分だけ確認し、ほかはオンライン版の文章に従います。裁定はルールのページに示します。通常ゲームのみ。
help-option-promo-officers = バラージ：プロモ重役5人を重役に加えます（通常ゲームのみ）。
web-setting-barrage-second-space = 2番目の建設スペース
web-setting-barrage-second-space-by-row = 段と会社数による
web-setting-barrage-second-space-four-only = 4社のときだけ
web-setting-barrage-second-space-always = 常に使える
web-setting-barrage-second-space-why = レーフワーテル計画の印刷されたボードは未確認で、情報源が食い違います。1・2段目は3社から、ほかは4社で、または全段4社だけ。
help-option-second-space = バラージ：レーフワーテル計画の2番目の建設スペースを使える条件（by-row、four-only、always）。
web-setting-barrage-discount = シモーネとフランス
web-setting-barrage-discount-each = 契約ごとに3少なく
web-setting-barrage-discount-once = 生産ごとに1回だけ3少なく
web-setting-barrage-discount-why = 会社と重役の文面どおりなら契約ごとに減りますが、オンライン版では全体で1回だけです。
help-option-discount = バラージ：シモーネの会社がフランスの割引を契約ごとに受けるか1回だけか（each、once）。

## The table

barrage-board-space-own = 重役の専用スペース（{ $count }）
barrage-board-excamixers = 掘削ミキサー
barrage-page-excamixers = 掘削ミキサー
