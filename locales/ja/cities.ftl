# アンダーウォーターシティーズ：ゲーム中の出来事、質問、手の説明、断りの理由。
#
# 種類「built」の出来事、断り、手は cities-event-built などのメッセージになり、その項目が引数になる。文字の引数 $x には、
# 表記そのものの $x-id と、コンポーネントのメッセージの属性ごとの $x-属性名 が付く。カード、スロット、政府契約、主要都市は
# 項目では番号で、その名前が $card-name、$slot-name、$contract-name、$tile-name。$price、$gained、$produced は数量のことば。

cities-title = アンダーウォーターシティーズ
cities-about = カード、ボード、スロット、主要都市、政府契約はコンポーネントパックで差し替えや追加ができます。1人ならソロゲームになります。

## 出来事

cities-event-forced = { $known ->
    [yes] { $seat }の選択肢は「{ $choice }」だけです。
   *[no] { $seat }の選択肢は1つだけです。
}
cities-event-laid = { $seat }は主要都市「{ $tile-name }」を{ $place }に置きました。
cities-event-set-aside = { $known ->
    [yes] { $seat }は「{ $card-name }」を脇に置きました。
   *[no] { $seat }はカードを1枚脇に置きました。
}
cities-event-hands-chosen = 全員が選び終わりました。脇に置いたカードは捨て札になります。
cities-event-discarded = { $seat }は「{ $card-name }」を捨て札にしました。
cities-event-drew = { $known ->
    [yes] { $seat }は「{ $card-name }」を引きました。
   *[no] { $seat }はカードを1枚引きました。
}
cities-event-reshuffled = 捨て札をよく混ぜて、新しいデックにしました。
cities-event-chose = { $cloned-id ->
    [yes] { $seat }は{ $slot-name }を複製し、「{ $card-name }」をプレイしました。
   *[no] { $seat }は{ $slot-name }を選び、「{ $card-name }」をプレイしました。
}
cities-event-card-used = { $seat }は「{ $card-name }」を使いました。
cities-event-claimed = { $seat }は「{ $card-name }」を獲得しました。
cities-event-card-left = 「{ $card-name }」が場を離れました。
cities-event-action-used = { $seat }はアクションカード「{ $card-name }」を使いました。
cities-event-action-dropped = { $seat }はアクションカード「{ $card-name }」を手放しました。
cities-event-refreshed = { $seat }の「{ $card-name }」が再び利用可能になりました。
cities-event-card-worked = { $seat }の「{ $card-name }」が効果を発揮しました。
cities-event-gained = { $seat }は{ $gained }を得ました。
cities-event-paid = { $seat }は{ $price }を支払いました。
cities-event-built = { $seat }は{ $site }に{ $piece }を建設しました。
cities-event-upgraded = { $seat }は{ $site }を改良しました。
cities-event-converted = { $seat }の{ $site }の都市が共生都市になりました。
cities-event-metropolis = { $gained-id ->
    [yes] { $seat }は主要都市「{ $tile-name }」を得ました。
   *[no] { $seat }は主要都市「{ $tile-name }」を都市網につなぎました。
}
cities-event-advanced = { $space ->
    [0] { $seat }は連合トラックの先頭からさらに進みました。
   *[other] { $seat }は連合トラックの{ $space }番スペースへ進みました。
}
cities-event-special-taken = { $known ->
    [yes] { $seat }は特殊カード「{ $card-name }」を得ました。
   *[no] { $seat }は特殊カードを1枚得ました。
}
cities-event-specials-seen = { $seat }は特殊カードを3枚見ました。
cities-event-special-under = { $known ->
    [yes] { $seat }は「{ $card-name }」を特殊カードのデックの下に置きました。
   *[no] { $seat }は特殊カードを1枚デックの下に置きました。
}
cities-event-performed = { $seat }は{ $slot-name }のアクションを実行しました。
cities-event-contract-claimed = { $seat }は政府契約「{ $contract-name }」を獲得しました。
cities-event-produced = { $seat }の生産：{ $produced }。
cities-event-fed = { $seat }は{ $food }で都市に食料を供給しました。
cities-event-round-ended = ラウンド{ $round }が終了しました。新しい手番順：{ $order-names }。
cities-event-era-began = 時代{ cities-era }が始まりました。
cities-event-blocked = 「{ $card-name }」の番号により{ $slot-name }がふさがれました。
cities-event-scored = { $seat }は{ $reason }で{ $points }点を得ました。
cities-event-over = ゲームが終了しました。

# same：時代の番号。
cities-era = { $era ->
    [1] I
    [2] II
    [3] III
   *[other] { $era }
}

cities-scoring-metropolis = 茶色の主要都市
cities-scoring-card = 「{ $card-name }」
cities-scoring-network = 都市網
cities-scoring-resources = 残った資源


## 質問

cities-question-lay = 2枚の青い主要都市をそれぞれどこに置きますか？
cities-question-keep = { $over ->
    [1] 手元に残さないカードはどれですか？
   *[other] 手元に残す{ $keep }枚はどれですか？
}
cities-question-limit = { $over ->
    [1] 手札が1枚多すぎます。どのカードを捨て札にしますか？
   *[other] 手札が多すぎます。残す{ $keep }枚はどれですか？
}
cities-question-choose = どのスロットを選び、どのカードをプレイしますか？
cities-question-order = 色が一致しています。どちらを先に行いますか？
cities-question-later-card = 今「{ $card-name }」を使いますか？
cities-question-make-room = アクションカードが4枚あります。「{ $card-name }」のためにどれを手放しますか？
cities-question-last-use = 最後に1回「{ $card-name }」を使いますか？
cities-question-payment = { $site }に{ $piece }を建設します。生体物質をいくつ代わりに使いますか？
cities-question-keep-special = どの特殊カードを手元に残しますか？
cities-question-under = どの特殊カードを先にデックの下に置きますか？
cities-question-group = 複数のカードに効果があります。どれを先に行いますか？
cities-question-offer = 手番を進める前に、ほかに行うことはありますか？
cities-question-production-cards = 次にどの生産カードを使いますか？
cities-question-sales = 何かを得点に換えますか？

cities-question-do-all = 次にどの部分を行いますか？
cities-question-do-one-of = どれを選びますか？
cities-question-do-pay = { $price }を支払って次を行いますか：{ $then }
cities-question-do-different = { $left ->
    [0] どの資源を得ますか？
    [1] どの資源を得ますか？
   *[other] 次にどの資源を得ますか（残り{ $left }つ）？
}
cities-question-do-exchange = いくつ交換しますか：{ $effect }
cities-question-do-instead = 次を行いますか：{ $effect }
cities-question-do-build = 何をどこに建設しますか：{ $effect }
cities-question-do-build-and-upgrade = 何を建設して改良しますか：{ $effect }
cities-question-do-upgrade = 何を改良しますか：{ $effect }
cities-question-do-use-action = どのアクションカードを使いますか？
cities-question-do-take-special = どの特殊カードを得ますか？
cities-question-do-advance = 連合トラックを進みますか？
cities-question-do-perform = どのスロットのアクションを実行しますか？
cities-question-do-output = どの建造物の生産物を得ますか？
cities-question-do-refresh = どのアクションカードを再び利用可能にしますか？
cities-question-do-convert = どの都市を共生都市にしますか？
cities-asked-by = { $question }［{ $source }］

cities-asked-lay = 青い主要都市をどこに置くか。
# 断りの文で、今尋ねていること。
cities-asked-discard = どのカードを捨て札にするか。
cities-asked-choose = どのスロットとカードを選ぶか。
cities-asked-order = スロットとカードのどちらを先に行うか。
cities-asked-card = カードを使うかどうか。
cities-asked-make-room = どのアクションカードを手放すか。
cities-asked-last-use = 手放したアクションカードを最後に1回使うかどうか。
cities-asked-effect = 効果をどう続けるか。
cities-asked-payment = 建設のコストをどう支払うか。
cities-asked-special = どの特殊カードを選ぶか。
cities-asked-trigger = 誘発した効果のどれを先に行うか。
cities-asked-offer = 手番を進める前に、ほかに何か行うか。
cities-asked-production = どの生産カードを使うか。
cities-asked-sale = 何を得点に換えるか。
cities-asked-nothing = 何もありません。ゲームは終了しています。

## 手の説明

cities-move-lay = 「{ $tile-name }」を{ $place }に、「{ $other-name }」を{ $other-place }に置く
cities-move-discard = 「{ $card-name }」を捨て札にする：{ $text }
    .told = 『{ $card-name }』を捨て札にする
cities-move-choose = { $match ->
    [yes] { $effect } | 色一致、{ $card-name }：{ $text }
   *[no] { $effect } | 「{ $card-name }」は色が違うため効果なし
}
    .told = { $slot-name }と『{ $card-name }』
cities-move-clone = { $match ->
    [yes] 1クレジットで：{ $effect } | 色一致、{ $card-name }：{ $text }
   *[no] 1クレジットで：{ $effect } | 「{ $card-name }」は色が違うため効果なし
}
    .told = { $slot-name }を複製し、『{ $card-name }』をプレイする
cities-move-slot-first = { $slot-name }を先に
    .told = スロットが先、カードが後
cities-move-card-first = 「{ $card-name }」を先に
    .told = カードが先、スロットが後
cities-move-use-card = { $card-name }：{ $text }
    .told = カードを使う
cities-move-skip-card = 「{ $card-name }」の効果を使わない
    .told = カードを使わない
cities-move-part = { $effect }
cities-move-option = { $effect }
cities-move-pay = { $then-id ->
    [none] コストを支払う
    [instead] { $price }の代わりに{ $then }を得る
   *[other] { $price }を支払い、{ $then }
}
cities-move-stop = { $open ->
    [offer] ほかに何もしない
    [production-cards] これ以上生産カードを使わない
    [sales] これ以上得点に換えない
    [last-use] 使わずに手放す
   *[other] ここまでにする
}
cities-move-gain = { $gained }を得る
cities-move-exchange = { $price }を渡し、{ $gained }を受け取る
cities-move-build = { $site }に{ $piece }{ $bonus-id ->
    [none] { "" }
   *[other] 、ボーナス{ $bonus }
}{ $surcharge-id ->
    [none] { "" }
   *[other] 、追加コスト{ $surcharge }
}
cities-move-biomatter = { $kelp ->
    [0] { $steelplast ->
        [0] 生体物質を使わない
       *[other] 鉄鋼の代わりに{ $steelplast }生体物質
    }
   *[other] { $steelplast ->
        [0] 海藻の代わりに{ $kelp }生体物質
       *[other] 海藻の代わりに{ $kelp }生体物質、鉄鋼の代わりに{ $steelplast }生体物質
    }
}
cities-move-upgrade = { $price-id ->
    [none] { $site }の{ $piece }
   *[other] { $site }の{ $piece }、コスト{ $price }
}
    .told = { $price-id ->
        [none] { $site }を改良する
       *[other] { $site }を改良する（コスト{ $price }）
    }
cities-move-use = { $card-name }：{ $text }
    .told = 『{ $card-name }』を使う
cities-move-drop = 「{ $card-name }」を手放す：{ $text }
    .told = 『{ $card-name }』を手放す
cities-move-take = { $card-name }：{ $text }
    .told = 『{ $card-name }』を得る
cities-move-look = 一番上のカードをデックの下に置き、次の3枚を見て1枚を手元に残す
cities-move-keep = { $card-name }：{ $text }
    .told = 『{ $card-name }』を手元に残す
cities-move-under = 「{ $card-name }」をデックの下に置く
    .told = 『{ $card-name }』をデックの下に置く
cities-move-advance = 連合トラックを1スペース進む
cities-move-perform = { $effect }
cities-move-output = { $site }の{ $piece }の生産物を得る
    .told = { $site }の生産物を得る
cities-move-refresh = { $card-name }：{ $text }
    .told = 『{ $card-name }』を再び利用可能にする
cities-move-convert = { $site }の都市を共生都市にする
cities-move-resolve = { $card-name }：{ $text }
    .told = 『{ $card-name }』の効果を行う
cities-move-ability = { $card-name }：{ $text }
    .told = 『{ $card-name }』の能力を使う
cities-move-contract = 「{ $contract-name }」を獲得する：{ $text }
    .told = 政府契約『{ $contract-name }』を獲得する
cities-move-sell = 「{ $card-name }」で{ $times }回得点に換える：{ $text }
    .told = 『{ $card-name }』で{ $times }回得点に換える

## 手が断られる理由

cities-refused = { $rule }：{ $reason }

cities-refusal-not-asked = 今お尋ねしているのは別のことです：{ $asked }
cities-refusal-not-your-tile = 「{ $tile-name }」はあなたの2枚の青い主要都市ではありません。
cities-refusal-not-in-hand = 「{ $card-name }」は手札にありません。
cities-refusal-drawn-this-turn = 「{ $card-name }」はこの手番に手札に加わったカードです。プレイできるのは次の手番からです。
cities-refusal-no-such-slot = ゲームボードに{ $slot-name }はありません。
cities-refusal-slot-taken = { $slot-name }にはタイルが置かれています。
cities-refusal-nothing-usable = { $slot-name }で使える部分がありません。
cities-refusal-nothing-to-clone = { $slot-name }にタイルはありません。複製せずに選んでください。
cities-refusal-own-tile = { $slot-name }には自分のタイルがあります。
cities-refusal-no-cloning = アクション複製タイルは取れません。
cities-refusal-slot-not-meant = この効果は{ $slot-name }を対象にできません。
cities-refusal-card-comes-first = カードを先に解決しなければ、スロットは使えません。
cities-refusal-card-unusable = 今は「{ $card-name }」で使える部分がありません。
cities-refusal-must-use = 少なくとも1つの部分を使わなければなりません。
cities-refusal-no-such-part = { $part }番の部分や選択肢はありません。
cities-refusal-part-done = { $part }番の部分はすでに行いました。
cities-refusal-part-impossible = { $part }番の部分は今行えません。
cities-refusal-too-few = { $resource }が{ $needed }必要ですが、{ $held }しかありません。
cities-lack = 費用（{ $piece }）：{ $price }。不足：{ $lack }。
cities-refusal-not-on-offer = ここで{ $resource }は選べません。
cities-refusal-no-such-exchange = その交換はできません。
cities-refusal-no-such-site = 自分のボードに{ $site }というスペースはありません。
cities-refusal-site-taken = { $site }にはすでに何かが建っています。
cities-refusal-not-adjacent = { $site }に隣接する自分の都市がありません。
cities-refusal-site-closed = { $site }には都市がなく、今そこに都市を建設することもできません。
cities-refusal-not-reached = 初期都市から{ $site }までトンネルが通じていません。
cities-refusal-expansion-site = { $site }は拡大スペースで、この効果では建設できません。
cities-refusal-ordinary-site = { $site }は拡大スペースではありません。この効果は拡大スペースにのみ建設します。
cities-refusal-wrong-piece = この効果は{ $piece }には使えないか、その場所では使えません。
cities-refusal-none-left = ストックに{ $piece }が残っていません。
cities-refusal-upgrade-unpayable = { $site }に建設しても、すぐに改良することができません。
cities-refusal-nothing-there = { $site }に自分の建造物はありません。
cities-refusal-already-upgraded = { $site }はすでに改良されています。
cities-refusal-no-such-price = { $price }番のコストはありません。
cities-refusal-wrong-payment = その方法ではコストを支払えません。
cities-refusal-not-your-action = 「{ $card-name }」は自分のアクションカードではありません。
cities-refusal-action-used = 「{ $card-name }」はこの時代にすでに使いました。
cities-refusal-action-useless = 今は「{ $card-name }」で使える部分がありません。
cities-refusal-not-used = 「{ $card-name }」はすでに利用可能です。
cities-refusal-not-to-be-taken = 「{ $card-name }」は得られません。
cities-refusal-thin-deck = 特殊カードのデックの枚数が足りず、3枚見ることができません。
cities-refusal-not-looked-at = 「{ $card-name }」は見ているカードに含まれていません。
cities-refusal-not-productive = { $site }には、つながっている都市に隣接する自分の改良された建造物がありません。
cities-refusal-nothing-to-convert = { $site }に自分の非共生都市はありません。
cities-refusal-nothing-to-resolve = 今「{ $card-name }」で解決するものはありません。
cities-refusal-no-ability = 今「{ $card-name }」で使える能力はありません。
cities-refusal-no-contract = 政府契約{ $contract }は公開されていません。
cities-refusal-contract-unmet = 「{ $contract-name }」の条件を満たしていません。
cities-refusal-no-sale = 「{ $card-name }」ではそれを得点に換えられないか、その回数は換えられません。
