# The coach beside a newcomer: what it explains, warns of and points out. At most two sentences and 140 characters each.

web-coach = コーチ
web-coach-silent = コーチが見守っています。
web-coach-off = コーチを切る
web-coach-setup = 私にコーチを付ける
web-coach-setup-why = 質問を説明し、よくある失敗の前に聞き返します。3回したことは、もう言いません。
web-coach-first = コーチ付きの初めてのゲーム
web-final-warned = コーチは勧めません。それでもしますか？
web-habits-coach = コーチ
web-habits-coach-off = なし
web-habits-coach-all = 説明と警告
web-habits-coach-few = 警告のみ

## Barrage: what is asked

barrage-coach-draft = 会社にも重役にもそれぞれの力があります。初めは数字の小さい、やさしい契約が良いでしょう。
barrage-coach-turn = 技術者を1つのアクションに置きます：建設、生産、契約、重機、水。技術者がいなくなったらパスです。
barrage-coach-engineers = 銀行は技術者1人につき1クレジットをくれます。送った技術者は、このラウンドはもう働きません。
barrage-coach-tile = タイルが何を建てるかを決めます。重機と一緒にホイールに載り、1周すると戻ります。
barrage-coach-site = ダムは水を溜め、導管は盆地から水を運び、その先の発電所がエネルギーを作ります。3つそろって働きます。
barrage-coach-payment = 重機はなくなりません。ホイールに載り、タイルと一緒に戻ります。
barrage-coach-produce = エネルギーは水の数×導管の生産値です。水は発電所の下へ流れていきます。
barrage-coach-contract = 1回の生産で契約を1つ履行できます。数字は必要なエネルギーで、報酬はすぐ得られます。
barrage-coach-machines = 掘削機は基礎と導管に、コンクリートミキサーは上部と発電所に使います。
barrage-coach-drops = 水は流れを下り、空きのある最初のダムで止まります。誰のダムでも同じです。
barrage-coach-free = この建造物には技術者も重機も要りません。システムに足りない部分に置きましょう。
barrage-coach-take = 契約は1回の生産のエネルギーで履行します。自分のダムと導管で届くものを選びましょう。
barrage-coach-discard = 未履行の契約は3つまでです。一番遠いものを手放しましょう。

## Barrage: warnings

barrage-coach-red-border-now = 赤枠には{ $fee }クレジット要りますが、残りは{ $credits }です。赤枠のないスペースしか選べません。
barrage-coach-red-border-later = 残りは{ $credits }クレジットになります。赤枠は{ $fee }なので、良い建設スペースが使えなくなります。
barrage-coach-dam-alone = ダムだけではエネルギーになりません。ここからの導管には掘削機{ $need }台とタイルが必要で、残りは{ $left }台です。
barrage-coach-dry-base = ここには水があまり来ません。上流に空きのあるダムがあり、先に水を取ります。
barrage-coach-conduit-alone = この導管はまだあなたの何もつないでいません。他の人が使えば支払いを受けます。
barrage-coach-house-alone = 盆地{ $basin }で終わる導管はまだなく、今は建てる重機も足りません。
barrage-coach-red-house = 同じ盆地の隣のスペースでも効果は同じで、{ $fee }クレジット節約できます。
barrage-coach-bank-many = 技術者{ $count }人で{ $count }クレジット。生産や建設に使うこともできます。
barrage-coach-workshop-idle = この回転では何も戻りません。近づくだけです。
barrage-coach-full-hand = 未履行の契約が3つあります。これを取ると1つ手放すことになります。
barrage-coach-contract-high = { $value }エネルギー必要です。あなたの最良のシステムは、満水でも{ $best }です。
barrage-coach-few-drops = 水{ $drops }個なら{ $value }エネルギーの契約に届きます。1回の生産で契約は1つです。
barrage-coach-contract-declined = { $value }エネルギーの契約を今履行できます。このラウンドにはもう機会がないかもしれません。

## Barrage: tips

barrage-coach-look-for-water = すでにある水を探しましょう。水のある灰色のダムと、払える導管です。
barrage-coach-no-energy = エネルギーが0のままラウンドが終わると{ $points }勝利点を失います。1でも違います。
barrage-coach-bonus-tile = あと{ $missing }エネルギーで、このラウンドのボーナスタイルが満額です：{ $points }勝利点。
barrage-coach-no-contract = 契約がありません。今生産してもエネルギーだけです。
barrage-coach-produce-now = 今、生産できます：最大{ $energy }エネルギー。
barrage-coach-short-credits = クレジットが足りませんか？ 銀行は技術者1人につき1くれて、決して埋まりません。
barrage-coach-buy-machines = 重機はなくなりません。今買えば毎ラウンド働きます。
barrage-coach-wheel-returns = 次にホイールが回ると、そこにあるものが戻ります。重機：{ $machines }台。

## Underwater Cities: what is asked

cities-coach-keep = すぐ使えるカードを残しましょう。色が違うほど一致しやすくなります。
cities-coach-limit = 手番の初めの手札は3枚までです。計画に一番合わないカードを捨てましょう。
cities-coach-choose = スロットとカードを選びます。同じ色なら両方働き、違えばスロットだけで、カードは失われます。
cities-coach-order = スロットが先か、カードが先か？ 一方で得たもので他方を払えます。
cities-coach-later-card = スロットは済みました。次はカードです。使うか、使わないか。
cities-coach-make-room = アクションカードは4枚までです。手放すカードは最後に一度使えます。
cities-coach-build = つながった都市にあるものだけが生産します。トンネルが触れている都市はつながっています。
cities-coach-upgrade = 改良した建物は生産のたびに多く作ります。同じ都市に同じ種類が2つあれば、さらに増えます。
cities-coach-option = 全部ではなく、どれか1つです。一番足りないものを選びましょう。
cities-coach-part = どの順にしますか？ 得るものを先に、払うものを後にしましょう。
cities-coach-advance = 1歩ごとにボーナスがあり、前にいる人が次のラウンドで先に選びます。
cities-coach-gain = 次の建設に要るものを取りましょう。都市には鉄鋼、海藻、クレジットが必要です。
cities-coach-special = 特殊カードは使うときにクレジットを払いますが、その価値があります。
cities-coach-payment = 生体物質は海藻と鉄鋼の代わりになります。貴重なので、払えるうちは普通の資源で払いましょう。
cities-coach-keep-special = 3枚から1枚を残します。クレジットの値段と色を考えましょう。
cities-coach-action = アクションカードは一度使うと、時代の終わりまで休みます。
cities-coach-perform = 他のスロットのアクションを行います。使われているスロットでも構いません。

## Underwater Cities: warnings

cities-coach-hungry = 都市は海藻を{ $need }食べますが、あるのは{ $have }です。このままでは{ $points }点失います。
cities-coach-card-lost = 一致すれば、このカードは手元に残ります。一致しないと失われます。
cities-coach-other-card = 手札にこのスロットと同じ色のカードがあります。これではスロットしか働きません。
cities-coach-fifth-action = アクションカードは4枚までです。1枚手放すことになります。
cities-coach-special-price = このカードは{ $price }クレジットですが、{ $have }しかありません。失われます。
cities-coach-dark-building = そこはまだ暗く、つながった都市が建つまで何も作りません。
cities-coach-dark-city = この都市はトンネルが触れるまで暗いままです。
cities-coach-white-city = 共生都市は生産のたびに2点です。今なら払えます。
cities-coach-no-pair = 別の場所なら、この改良で2つそろい、生産のたびに多く得られます。
cities-coach-step-left = もう1歩進めて、ボーナスもあります。やめますか？

## Underwater Cities: tips

cities-coach-dark-cities = 暗い都市：{ $count }つ。トンネルで目を覚まします。
cities-coach-action-ready = 使えるアクションカード：{ $count }枚。時代の終わりに戻るので、今使いましょう。
cities-coach-matches = 手札と色が合うスロット：{ $count }つ。一致は1手番で2つのアクションです。
cities-coach-science = 科学が{ $science }あります。改良は生産のたびに働きます。残りの生産：{ $left }回。
cities-coach-go-first = 次のラウンドは他の人が先に選びます。1、2歩で変わります。
cities-coach-one-colour = 手札が1色だけです。新しいカードで一致が増えます。
cities-coach-purple-left = 全員で残っている紫のドーム：{ $count }つ。

## Barrage: what is within reach

barrage-coach-stronger-turbine = ここでは{ $energy }エネルギーです。より強いタービンが空いていて、{ $value }の契約に届きます。
barrage-coach-rival-drinks = 発電所の下で、水は{ $company }のダムに止まります。ほぼ同じ量を作れて、相手を潤さない方法が別にあります。
barrage-coach-national = { $value }エネルギーの国家契約に届きます。得られるのは最初の1人だけです。
barrage-coach-rank = { $ahead ->
    [0] { $company }とエネルギーが並んでいます。あと1で、発電トラックの上の順位になります。
   *[other] 発電トラックで{ $company }との差は{ $ahead }だけです。上の順位ほど得点が増えます。
}
barrage-coach-objective = ゲームの目的：{ $company }は{ $theirs }、あなたは{ $mine }です。あと1つで最後の得点が変わります。
barrage-coach-third-house = 3つ目の発電所で会社の特殊能力が目を覚まします。今なら払えます。
barrage-coach-next-income = { $piece ->
    [base] 次の基礎で収入が現れます。今すぐ、そして毎ラウンド得られます。
    [elevation] 次の上部で収入が現れます。今すぐ、そして毎ラウンド得られます。
   *[conduit] 次の導管で収入が現れます。今すぐ、そして毎ラウンド得られます。
}
barrage-coach-base-above = 水{ $drops }個が{ $company }のダムへ向かいます。盆地{ $basin }に基礎があれば、先に受け止められます。
barrage-coach-dam-room = 盆地{ $basin }のあなたのダムに空きがあります：{ $room }。源流{ $head }から流れ込み、水は取ってこられます。
barrage-coach-wheel-near = ホイールがあと{ $turns }区画回ると戻ります：{ $tile }。作業場で回せます。

## Barrage: what has happened

barrage-coach-round-over = 第{ $round }ラウンドの勝利点：発電トラック{ $track }、ボーナスタイル{ $bonus }。あなたのダムの水：{ $drops }個。
barrage-coach-conduit-used = { $company }があなたの導管を使い、あなたは{ $credits }クレジットと{ $points }勝利点を得ました。
barrage-coach-grey-water = { $company }が盆地{ $basin }の灰色のダムの水を使いました。灰色のダムは早い者勝ちです。

## Underwater Cities: what leads where

cities-coach-card-pays = スロットの費用はカードで得られます。カードを先にしますか？
cities-coach-slot-pays = カードの費用はスロットで得られます。スロットを先にしますか？
cities-coach-idle-tunnel = このトンネルは新しい所に届きません。別のトンネルなら主要都市か暗い都市に届きます。
cities-coach-many-cards = 次の手番の初めに手札は{ $most }枚になります。引いたカードの一部は手放すことになります。
cities-coach-can-wait = 最終得点計算カードは後でも構いません。同じ色の別のカードなら、今から働きます。
cities-coach-late-goods = 最後は資源4つで1点です。今は建設か改良のほうが得になります。
cities-coach-farm-now = この手番の後は生産です。今農場を建てれば、そこですぐ都市を養えます。
cities-coach-third-kind = { $city }の都市には建物が2種類あり、最後に{ $now }点です。3種類になると{ $then }点です。
cities-coach-end-cards = 最後の時代です。最終得点計算カード：{ $count }枚。その対象を増やしましょう。
cities-coach-metropolis = トンネルあと{ $count }本で主要都市につながります：{ $name }。
cities-coach-special-offer = { $credits }クレジットで払える公開の特殊カード：{ $count }枚。得点を見てみましょう。

## Underwater Cities: what has happened

cities-coach-production = { $lost ->
    [0] 生産で得たもの：{ $gain }。食事をした都市：{ $cities }つ。
   *[other] 生産で得たもの：{ $gain }。食べ物が足りず、{ $lost }点失いました。
}
cities-coach-slot-gone = { $player }が、手札の色の最後の空きスロットを取りました。次のラウンドにはまた空きます。
