# 予約指示と、合意による取り消し。

web-orders = 予約指示
web-orders-what = 留守のあいだに質問が来たとき、代わりに行うことです。指示はあなたが知っていること以上は知らず、指示に挙げたものが変わればすぐに終わります。
web-orders-mine = この卓でのあなたの指示
web-orders-none = 指示はありません。
web-orders-end = 取り下げる
web-orders-new = 指示を出す
web-orders-pass = 技術者がいなくなったら代わりにパスする
web-orders-sensible = 妥当な選択が一つのところでは代わりに答える
web-orders-take = 次の手番の初めに、まだ空いていれば行い、そうでなければ私を待つ
web-orders-told-take = 次の手番の初めにまだできるなら：{ $move }
web-orders-give = この指示を出す
web-orders-nothing-ahead = いま次の手番のために指示できることはありません。
web-orders-link = { $count ->
    [0] 予約指示
   *[other] 予約指示：{ $count }
}
web-orders-played = { $seat }：予約指示が答えました。
web-orders-over = この対局は終わっています。
web-orders-your-turn = あなたの手番です。そのまま行えます。
web-orders-not-ahead = それはいま指示できません。
web-orders-too-many = この卓での指示が多すぎます。

## 合意による取り消し

web-plea-ask = 自分の直前の手番の取り消しを頼む
web-plea-why = ほかの全員が同意すれば、何かが公開されたあとでも、それ以降がすべて取り消されます。その対局はレーティングに数えません。
web-plea-yours = { $count } 手の取り消しを頼みました。ほかの全員の同意が必要です。
web-plea-of = { $name } が { $count } 手の取り消しを頼んでいます。同意しますか？
web-plea-agree = 同意する
web-plea-refuse = しない
web-plea-withdraw = やめる
web-plea-unrated = 合意による取り消しがありました。この対局はレーティングに数えません。
web-plea-not-now = この卓ではいま何も取り消せません。
web-plea-nothing = そこまでは取り消せません。
web-plea-gone = 対局が先に進んだため、もう尋ねられていません。
error-record-taken-back = 合意で取り消した手は「taken-back P2 5」と書きます（「{ $text }」ではなく）
