# バラージ：ゲーム中の出来事、質問、手の説明、断りの理由。
#
# 種類「built」の出来事、断り、質問、手は barrage-event-built などのメッセージになり、その項目が引数になる。
# 文字の引数 $x には、表記そのものの $x-id と、コンポーネントのメッセージの属性ごとの $x-属性名 が付く。

barrage-title = バラージ
barrage-about = 通常ゲームは、1人でも複数人でも、1～3人のオートマを相手に遊べます。

## 出来事

barrage-event-forced = { $seat }の選択肢は「{ $choice }」だけです。
barrage-event-lapsed = { $seat }はこれを得られず、失われます：{ $effect }。
barrage-event-drafted = { $seat-person }は{ $company }と{ $officer }、契約{ $contract }を選びました。
barrage-event-bid = { $seat-person }は{ $points }勝利点で入札しました。
barrage-event-draft-place = { $seat-person }のドラフトの順番は{ $place }番目です。
barrage-event-round = ラウンド{ $round }が始まりました。
barrage-event-head-stream-filled = 源流{ $head }に水{ $drops }個が置かれました。
barrage-event-placed = { $seat }は{ $space }に{ barrage-engineers }を配置しました。
barrage-event-placed-to-construct = { $seat }は{ $nth }番目の建設アクションスペースに{ barrage-engineers }を配置しました。
barrage-event-placed-with-mahiri = { $seat }はマヒリの{ $nth }番目のスペースに{ barrage-engineers }を配置しました。
barrage-event-copied = { $seat }は{ $officer }をコピーしました。
barrage-event-passed = { $seat }はパスしました。
# $amount は $what-amount の中にある。
barrage-event-gained = { $seat }は{ $what-amount }を得ました（{ $why }）。
# $amount は $what-amount の中にある。
barrage-event-lost = { $what-id ->
    [vp] { $seat }は{ $what-amount }を失いました（{ $why }）。
   *[other] { $seat }は{ $what-amount }を支払いました（{ $why }）。
}
barrage-event-put-on-wheel = { $seat }がホイールに置いたもの：{ barrage-goods }。
barrage-event-wheel-turned = { $tile-id ->
    [none] { $excavators ->
        [0] { $mixers ->
            [0] { $seat }はホイールを1区画回しました。
           *[other] { $seat }はホイールを1区画回し、{ barrage-goods }を回収しました。
        }
       *[other] { $seat }はホイールを1区画回し、{ barrage-goods }を回収しました。
    }
   *[other] { $seat }はホイールを1区画回し、{ barrage-goods }を回収しました。
}
barrage-event-built = { $seat }は{ $site }に{ $structure }を建設しました。
barrage-event-drop-placed = { $seat }は源流{ $head }に水を1個置きました。
barrage-event-drop-held = { $from }からの水1個が{ $at }に溜まりました。
barrage-event-drop-left = { $from }からの水1個がマップの外へ流れました。
barrage-event-drop-added = { $seat }は{ $at }に水を1個得ました。
barrage-event-produced = { $seat }は{ $energy }エネルギーを生産しました：{ $dam }から{ $conduit }を通って{ $powerhouse }へ水{ $drops }個。
barrage-event-contract-taken = { $seat }は契約{ $contract }を取りました。
barrage-event-contract-discarded = { $seat }は契約{ $contract }を捨てました。
barrage-event-contract-fulfilled = { $seat }は契約{ $contract }を履行しました。
barrage-event-contract-revealed = 契約{ $contract }が場に公開されました。
barrage-event-patent-taken = { $seat }は上級タイル{ $tile }を取りました。
barrage-event-patent-revealed = 上級タイル{ $tile }が特許事務所の枠{ $slot }に公開されました。
barrage-event-patent-gone = 枠{ $slot }の上級タイル{ $tile }がゲームから除外されました。
barrage-event-order = 手番順{ $place }番目：{ $seat }。
barrage-event-objective-counted = { $seat }の目的（{ $objective }）の数：{ $quantity }。
barrage-event-won = { $seat }は{ $vp }勝利点で勝利しました。

barrage-from-head = 源流{ $of }
barrage-from-powerhouse = { $of }の発電所の下流

# 得た理由、失った理由。$of は何に関わるか。
barrage-why-choice = 選択
barrage-why-space = { $of-short }
barrage-why-private-space = スペースの料金
barrage-why-income = 収入
barrage-why-contract = 契約{ $of }
barrage-why-site = { $of }の赤枠
barrage-why-solomon = ソロモン：重機の代わり
barrage-why-tile = { $of }
barrage-why-conduit = 導管{ $of }
barrage-why-production = 生産
barrage-why-company = { $of }の特殊能力
barrage-why-energy-place = 発電トラックの順位
barrage-why-energy-track = 発電トラック
barrage-why-bonus = ボーナスタイル：{ $of }
barrage-why-objective = 目的タイル
barrage-why-leftovers = 残り資源
barrage-why-auction = 競り
barrage-why-water = ダムの水

## 質問

barrage-question-draft = どの企業とどの初期契約を選びますか？
barrage-question-bid = ドラフトの早い順番に何点まで出しますか？
barrage-question-hire = どの重役を選びますか？
barrage-question-turn = この手番に何をしますか？
barrage-question-turn-after-copying = コピーした能力で何をしますか？
barrage-question-engineers = 銀行に技術者を何人送りますか？
barrage-question-tile = どの技術タイルで建設しますか？
barrage-question-tile-free = 技術者を使わずに、どの技術タイルで建設しますか？
barrage-question-site = { $tile }で、何をどこに建設しますか？
barrage-question-payment = { $site }の{ $structure }のコストをどう支払いますか？
barrage-question-produce = どのダム、導管、発電所で生産しますか（{ SIGNED($bonus) }）？
barrage-question-produce-optional = 生産しますか（{ SIGNED($bonus) }）？　する場合、どのように行いますか？
barrage-question-produce-again = { $basin }以外の発電所でもう1回生産しますか？
barrage-question-contract = { $discount ->
    [0] { $energy }エネルギーでどの契約を履行しますか？
   *[other] { $energy }エネルギーでどの契約を履行しますか（必要量はどれも{ $discount }少なくなります）？
}
barrage-question-machines = { $count ->
    [1] どの重機を得ますか？
   *[other] 次にどの重機を得ますか（残り{ $count }台）？
}
barrage-question-drops = { $flowing ->
    [yes] { $count ->
        [1] 水をどの源流から流しますか？
       *[other] 次の水をどの源流から流しますか（残り{ $count }個）？
    }
   *[no] { $count ->
        [1] 水をどの源流に待機させますか？
       *[other] 次の水をどの源流に待機させますか（残り{ $count }個）？
    }
}
barrage-question-free = どこに置きますか：{ $effect }
barrage-question-take = { $count ->
    [1] どの契約を取りますか？
   *[other] どの契約{ $count }枚を取りますか？
}
barrage-question-discard = 契約が多すぎます。どれを捨てますか？
barrage-question-copy = マヒリはどの重役をコピーしますか？

## 手の説明

barrage-move-draft = { $officer-id ->
    [none] { $company }、{ $contract }
   *[other] { $company }と{ $officer }（{ $ability }）、{ $contract }
}
barrage-move-place = { $engineers ->
    [0] { $space }：技術者を好きな人数、{ $effect }
   *[other] { $credits ->
        [0] { $space }：{ barrage-engineers }、{ $effect }
       *[other] { $space }：{ barrage-engineers }と{ $credits }クレジット、{ $effect }
    }
}
    .told = { $space }に技術者を配置する
barrage-move-construct = { $engineers ->
    [0] 次の建設アクションスペースに技術者を置いて建設する
   *[other] { $credits ->
        [0] { barrage-engineers }：技術タイルで建設する
       *[other] { barrage-engineers }、{ $credits }クレジット：技術タイルで建設する
    }
}
barrage-move-construct-free = 技術者の要らないタイルで建設する
barrage-move-mahiri = マヒリに技術者を1人置き、この手番だけ重役をコピーする
barrage-move-pass = { $open ->
    [bid] 残っている最後の順番を取る
   *[other] このラウンドはもうアクションを行わない
}
barrage-move-engineers = 技術者{ $count }人で{ $count }クレジット
barrage-move-tile = { $tile }を使う
barrage-move-tile-anton = アントンのタイルを、ホイール上の{ $tile }として使う
barrage-move-tile-wheel = ホイール上の{ $tile }を、手元にあるものとして使う
barrage-move-build = { $structure-id ->
    [conduit] 盆地{ $basin }（{ $area }）から盆地{ $to }への生産値{ $power }の導管
   *[other] { $red ->
        [yes] 盆地{ $basin }（{ $area }）の{ $structure }、赤枠の料金あり
       *[no] 盆地{ $basin }（{ $area }）の{ $structure }
    }
}
barrage-move-pay = { $credits ->
    [0] ホイールへ：{ barrage-machines }
   *[other] { $excavators ->
        [0] { $mixers ->
            [0] 重機の代わりに{ $credits }クレジット
           *[other] ホイールへ：{ barrage-machines }、さらに{ $credits }クレジット
        }
       *[other] ホイールへ：{ barrage-machines }、さらに{ $credits }クレジット
    }
}
barrage-drops = 水{ $drops }個
barrage-move-produce = { $owner-id ->
    [none] { barrage-production }、{ $dam }から盆地{ $basin }へ
   *[other] { barrage-production }、{ $dam }から{ $owner }の導管を通って盆地{ $basin }へ
}
barrage-production = { $sure ->
    [yes] { $energy }エネルギー：{ barrage-drops }×生産値{ $power }＝{ $product }{ $more ->
        [0] {""}
       *[other] 、ボーナス{ SIGNED($more) }
    }
   *[no] { barrage-drops }×生産値{ $power }＝{ $product }
}
barrage-move-fulfil = { $contract }を履行する{ $lapses ->
    [yes] （置く場所がなく失われる：{ $lapsing }）
   *[no] {""}
}
barrage-move-gain = { $machine }を1台得る
barrage-move-drop = 源流{ $head }に置く（盆地{ $basin }へ流れる）
barrage-move-take = { $contract }を取る
barrage-move-take-two = { $first }と{ $second }を取る
barrage-move-discard = { $contract }を捨てる
barrage-move-bid = ゲーム終了時に{ $points }勝利点
barrage-move-hire = { $officer }：{ $ability }
barrage-move-copy = { $officer }：{ $ability }
barrage-move-decline = { $open ->
    [contract] 契約を履行しない
    [drops] これ以上水を置かない
    [free] 何も建設しない
    [produce] 生産しない
    [turn] これ以上何もしない
    [fulfil] 契約を履行しない
    [extra] これ以上何もしない
    [use] 使わない
    [fill] 水を置かない
    [more] ほかのダムは使わない
   *[other] 見送る
}

## 手が断られる理由

barrage-refused = { $rule }：{ $reason }

barrage-refusal-other-question = 今お尋ねしているのは別のことです：{ $question }
barrage-refusal-over = ゲームは終了しています。
barrage-refusal-company-not-offered = { $company }は選択肢にありません。
barrage-refusal-starting-contract-not-offered = 初期契約{ $contract }は選択肢にありません。
barrage-refusal-bid-not-allowed = { $points }では入札できません。最低{ $least }、最高{ $most }です。
barrage-refusal-officer-not-offered = { $officer }はほかの人の重役です。
barrage-refusal-too-few-engineers = 技術者が{ $needed }人必要ですが、{ $held }人しかいません。
barrage-refusal-too-few-credits = { $needed }クレジット必要ですが、{ $held }クレジットしかありません。
barrage-refusal-space-taken = { $space }にはすでに{ $by }の技術者がいます。
barrage-refusal-space-blocked = { $players }人ゲームでは{ $space }は使えません。
barrage-refusal-no-patent-office = 導入ゲームに特許事務所はありません。
barrage-refusal-patent-gone = 特許事務所の枠{ $slot }は空です。
barrage-refusal-nothing-to-produce = そこで{ SIGNED($bonus) }の生産を行うことはできません。
barrage-refusal-no-contract-shown = 場に契約がありません。
barrage-refusal-no-construction-space = 建設アクションスペースはすべて使用済みです。
barrage-refusal-nothing-to-construct = 建設できるものがありません。タイル、重機、コマ、スペースのすべてが必要です。
barrage-refusal-nothing-to-construct-free = 技術者なしで建設できるものがありません。
barrage-refusal-engineers-left = 技術者が手元にいる間はパスできません：残り{ $engineers }人。
barrage-refusal-copying-is-no-pass = マヒリがコピーした後は、パスではなくアクションを行います。
barrage-refusal-not-mahiri = マヒリ・セキボは自分の重役ではありません。
barrage-refusal-mahiri-used-up = { $uses ->
    [0] マヒリは今コピーできません。
   *[other] マヒリがコピーできるのは手番ごとに1回、ラウンドごとに2回までです。このラウンドはすでに{ $uses }回コピーしました。
}
barrage-refusal-officer-not-copyable = { $officer }はマヒリがコピーできる重役ではありません。
barrage-refusal-tile-not-in-supply = { $tile }は個人ストックにありません。
barrage-refusal-tile-not-on-wheel = { $tile }は自分のホイールにありません。
barrage-refusal-cannot-copy-tiles = ホイール上のタイルをコピーする手段がありません。
barrage-refusal-tile-takes-no-engineers = { $tile }は技術者なしで使います。「construct free」を選んでください。
barrage-refusal-tile-needs-engineers = { $tile }は技術者なしでは使えません。
barrage-refusal-tile-builds-nothing-now = 今は{ $tile }で建設できるものがありません。
barrage-refusal-tile-builds-other = { $tile }では{ $structure }を建設できません。
barrage-refusal-wrong-space = { $site }は{ $structure }を置くスペースではありません。
barrage-refusal-no-piece-left = 自分の{ $structure }はすべてマップ上にあります。
barrage-refusal-site-taken = { $by-id ->
    [none] { $site }には中立ダムがあります。
   *[other] { $site }にはすでに{ $by }の建造物があります。
}
barrage-refusal-own-base-in-basin = { $site }の盆地にはすでに自分の基礎があります。
barrage-refusal-own-powerhouse-in-basin = { $site }の盆地にはすでに自分の発電所があります。
barrage-refusal-not-own-dam = { $site }には、上部を載せられる自分のダムがありません。
barrage-refusal-dam-at-full-height = { $site }のダムには上部がすでに2つあります。
barrage-refusal-area-not-allowed = この報酬では{ $site }に基礎を置けません。指定の地域が違います。
barrage-refusal-power-not-allowed = この報酬で置けるのは生産値{ $most }以下の導管ですが、これは生産値{ $power }です。
barrage-refusal-too-few-machines = { $machine }が{ $needed }台必要ですが、{ $held }台しかありません。
barrage-refusal-too-few-of-any-kind = 種類を問わず重機が{ $needed }台必要ですが、{ $held }台しかありません。
barrage-refusal-too-few-either-way = { $any-id ->
    [yes] 種類を問わず重機{ $needed }台（手元に{ $held }台）、またはミキサー{ $mixers }台（手元に{ $mixers-held }台）が必要です。
   *[no] 掘削機{ $needed }台（手元に{ $held }台）、またはミキサー{ $mixers }台（手元に{ $mixers-held }台）が必要です。
}
barrage-refusal-too-few-machines-and-credits = { $any-id ->
    [yes] 種類を問わず重機
   *[no] { $machine }
}が{ $needed }台必要ですが、{ $held }台しかありません。さらに赤枠の料金{ $fee }クレジットに対して、{ $credits }クレジットしかありません。
barrage-refusal-too-few-credits-for-machines = 重機が{ $lacking }台足りません。1台3クレジット{ $fee ->
    [0] {""}
   *[other] と赤枠の料金{ $fee }クレジット
}で合わせて{ $needed }クレジット必要ですが、{ $held }クレジットしかありません。
barrage-refusal-fee-out-of-reach = ほかの支払いに加えて赤枠の料金{ $fee }クレジットが必要ですが、{ $held }クレジットしかありません。
barrage-refusal-wrong-payment = コストは{ $any-id ->
    [yes] 種類を問わず重機
   *[no] { $machine }
}{ $needed }台{ $mixers ->
    [0] {""}
   *[other] 、またはミキサーだけで{ $mixers }台
}です。{ $offered }ではちょうどの支払いになりません。
barrage-refusal-no-dam = { $dam }にダムはありません。
barrage-refusal-dam-of-another = { $dam }のダムは{ $by }のものです。
barrage-refusal-too-little-water = { $dam }のダムの水は{ $held }個で、{ $needed }個には足りません。
barrage-refusal-no-drops = 生産には水が1個以上必要です。
barrage-refusal-no-conduit = { $conduit }に導管はありません。
barrage-refusal-conduit-elsewhere = 導管{ $conduit }は{ $dam }の盆地から始まっていません。
barrage-refusal-no-powerhouse = { $basin }に自分の発電所がありません。
barrage-refusal-owner-unpaid = 導管の所有者に{ $needed }クレジットを支払う必要がありますが、{ $held }クレジットしかありません。
barrage-refusal-no-energy = それでは{ $energy }エネルギーです。生産は1エネルギー以上でなければなりません。
barrage-refusal-same-powerhouse = 2回目の生産には、{ $basin }とは別の発電所が必要です。
barrage-refusal-contract-not-eligible = 契約{ $contract }はこれでは履行できません。自分の表向きの契約でも、ここで使える国家契約でもないからです。
barrage-refusal-national-needs-production = 国家契約{ $contract }には生産アクションが必要です。タイルのエネルギーは自分の契約にしか使えません。
barrage-refusal-too-little-energy = 契約{ $contract }には{ $needed }エネルギー必要ですが、{ $energy }しかありません。
barrage-refusal-contract-not-shown = 契約{ $contract }は場にありません。
barrage-refusal-take-exactly = ここでは契約をちょうど{ $count }枚取ります。
barrage-refusal-contract-not-held = 契約{ $contract }は自分の表向きの契約ではありません。
barrage-refusal-drop-obligatory = このスペースの最初の水は必ず置かなければなりません。
barrage-refusal-obligatory = これは見送れません：{ $question }
