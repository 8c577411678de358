# アンダーウォーターシティーズ：コンポーネントと、部分から組み立てる効果。カードは別のファイルにある。

cities-card-label = { $name }（{ $number }）
cities-card-unknown = 名前のないカード
cities-slot-always = 常時利用可能スロット
cities-slot-label = スロット{ $number }（{ $color }）
cities-slot-other = スロット{ $number }
cities-contract-other = 政府契約{ $number }

## 色、種類、デック

cities-color-yellow = 黄色
cities-color-red = 赤
cities-color-green = 緑
cities-type-instant = 即時効果
cities-type-permanent = 永続効果
cities-type-action = アクション
cities-type-production = 生産
cities-type-end-scoring = 最終得点計算
cities-back-I = 時代Iのカード{ $count }枚
cities-back-II = 時代IIのカード{ $count }枚
cities-back-III = 時代IIIのカード{ $count }枚
cities-back-special = 特殊カード{ $count }枚
cities-back-special-3 = 3クレジット特殊カード{ $count }枚
cities-back-start = 個人秘書{ $count }枚

## 資源と建設するもの

cities-resource-credit = クレジット
cities-resource-science = 科学
cities-resource-kelp = 海藻
cities-resource-steelplast = 鉄鋼
cities-resource-biomatter = 生体物質

cities-piece-farm = 農場
cities-piece-desalination = 淡水化プラント
cities-piece-laboratory = 研究所
cities-piece-tunnel = トンネル
cities-piece-nonsymbiotic = 非共生都市
cities-piece-symbiotic = 共生都市

## 数量

cities-amount-credit = { $count }クレジット
cities-amount-science = { $count }科学
cities-amount-kelp = { $count }海藻
cities-amount-steelplast = { $count }鉄鋼
cities-amount-biomatter = { $count }生体物質
cities-amount-points = { $count }点
cities-amount-cards = カード{ $count }枚
cities-amount-steps = 連合トラックの前進{ $count }スペース
cities-amount-nothing = なし

## 効果

cities-effect-join-all = { "。" }
cities-effect-join-one-of = { "、または" }
cities-effect-nested = （{ $effect }）
cities-effect-if = { $test }なら、{ $then }
cities-effect-pay = { $times ->
    [1] { $price }を支払い、{ $then }
   *[other] { $times }回まで、毎回{ $price }を支払い、{ $then }
}
cities-effect-gain = { $gain }を得る
cities-effect-gain-per = { $limited ->
    [no] { $lot }{ $gain }を得る
   *[other] { $lot }{ $gain }を得る（最大{ $most }回）
}
cities-effect-different = { $count ->
    [1] { $from }のうち1つを得る
   *[other] { $from }のうち異なる{ $count }つを得る
}
cities-effect-exchange = 最大{ $most }の{ $one }を同数の{ $other }と交換する（逆も可）
cities-effect-instead = つながっている{ $piece }1つが、{ $price }の代わりに{ $gain }を生産する
cities-effect-build = { $price-id ->
    [usual] { cities-effect-where }{ $what }を{ $count }つ建設する
    [free] 無料で{ cities-effect-where }{ $what }を{ $count }つ建設する
   *[stated] { $count ->
        [1] コスト{ $price }で{ cities-effect-where }{ $what }を1つ建設する
       *[other] それぞれコスト{ $price }で{ cities-effect-where }{ $what }を{ $count }つ建設する
    }
}
cities-effect-where = { $expansion ->
    [yes] 拡大スペースに
   *[no] { "" }
}
cities-effect-build-and-upgrade = { $price-id ->
    [usual] { $what }を1つ建設し、コスト{ $upgrade }で改良する
    [free] 無料で{ $what }を1つ建設し、コスト{ $upgrade }で改良する
   *[stated] コスト{ $price }で{ $what }を1つ建設し、コスト{ $upgrade }で改良する
}
cities-effect-upgrade = { $most ->
    [1] コスト{ $prices }で{ $what }を1つ改良する
   *[other] それぞれコスト{ $prices }で{ $what }を{ $most }つまで改良する
}
cities-effect-use-action = { $most ->
    [1] アクションカードを1枚使う
   *[other] アクションカードを{ $most }枚まで使う
}
cities-effect-take-special = 特殊カードを1枚得る
cities-effect-advance = { $steps ->
    [1] 連合トラックを1スペース進む
   *[other] 連合トラックを{ $steps }スペースまで進む
}
cities-effect-perform = { $which ->
    [available] 利用可能な{ cities-effect-color }スロットのアクションを実行する
    [occupied] 使われている{ cities-effect-color }スロットのアクションを実行する
   *[any] 任意の{ cities-effect-color }スロットのアクションを実行する
}
cities-effect-color = { $color-id ->
    [none] { "" }
   *[other] { $color }の
}
cities-effect-output = 改良された{ $what }1つの生産物を得る
cities-effect-refresh = { $most ->
    [1] 使用済みのアクションカード1枚を再び利用可能にする
   *[other] 使用済みのアクションカードを{ $most }枚まで再び利用可能にする
}
cities-effect-convert = 非共生都市1つを共生都市に変える
cities-effect-metropolis = 主要都市をもう1つ得る
# $every は $what-number の中にある。
cities-lot = { $what-number }につき

## 数える対象。$count はその数

cities-noun-farm = 農場
cities-noun-desalination = 淡水化プラント
cities-noun-laboratory = 研究所
cities-noun-tunnel = トンネル
cities-noun-nonsymbiotic = 非共生都市
cities-noun-symbiotic = 共生都市
cities-noun-buildings = 建物
cities-noun-structures = 建造物
cities-noun-cities = 都市
# .number は数と助数詞を含む形。「つ」で数えるのは9まで。
cities-counted-any = { $what }
    .number = { $what }{ cities-counted-any.things }
    .things = { $count ->
        [1] 1つ
        [2] 2つ
        [3] 3つ
        [4] 4つ
        [5] 5つ
        [6] 6つ
        [7] 7つ
        [8] 8つ
        [9] 9つ
       *[other] { $count }
    }
cities-counted-upgraded = 改良された{ $what }
    .number = 改良された{ $what }{ cities-counted-any.things }
cities-counted-plain = 改良されていない{ $what }
    .number = 改良されていない{ $what }{ cities-counted-any.things }
cities-counted-connected = つながっている{ $what }
    .number = つながっている{ $what }{ cities-counted-any.things }
cities-counted-city-tunnels = 都市隣接トンネル
    .number = 都市隣接トンネル{ cities-counted-any.things }
cities-counted-cities-with-kinds = { $kinds ->
    [1] 建物のある、つながっている都市
   *[other] { $kinds }種類以上の建物がある、つながっている都市
}
    .number = { cities-counted-cities-with-kinds }{ cities-counted-any.things }
cities-counted-bare-cities = 建物のない、つながっている都市
    .number = 建物のない、つながっている都市{ cities-counted-any.things }
cities-counted-pairs = 改良された{ $what }が2つ以上ある、つながっている都市
    .number = 改良された{ $what }が2つ以上ある、つながっている都市{ cities-counted-any.things }
cities-counted-expansions = 拡大スペースにあるつながっている建物
    .number = 拡大スペースにあるつながっている建物{ cities-counted-any.things }
cities-counted-metropolises = { $colors ->
    [blue] つながっている青い主要都市
    [brown] つながっている茶色の主要都市
   *[both] つながっている主要都市
}
    .number = { cities-counted-metropolises }{ cities-counted-any.things }
cities-counted-claimed = 獲得した{ $type }カード
    .number = 獲得した{ $type }カード{ $count }枚
cities-counted-claimed-cards = 獲得したカード
    .number = 獲得したカード{ $count }枚
cities-counted-ready-actions = 利用可能なアクションカード
    .number = 利用可能なアクションカード{ $count }枚
cities-counted-used-actions = 使用済みのアクションカード
    .number = 使用済みのアクションカード{ $count }枚
cities-counted-paid-specials = 代金を支払った特殊カード
    .number = 代金を支払った特殊カード{ $count }枚
cities-counted-hand = 手札のカード
    .number = 手札のカード{ $count }枚
cities-counted-credit = クレジット
    .number = { $count }クレジット
cities-counted-science = 科学
    .number = { $count }科学
cities-counted-kelp = 海藻
    .number = { $count }海藻
cities-counted-steelplast = 鉄鋼
    .number = { $count }鉄鋼
cities-counted-biomatter = 生体物質
    .number = { $count }生体物質
cities-counted-steps = 連合トラックでの前進
    .number = 連合トラックでの前進{ $count }スペース
cities-counted-contracts = 獲得した政府契約
    .number = 獲得した政府契約{ $count }枚
cities-counted-sets = ［{ $parts }］の組
    .number = ［{ $parts }］{ $count }組

# $count は $what-number の中にある。
cities-test-at-least = { $what-number }以上
cities-test-at-most = { $count ->
    [0] { $what }がない
   *[other] { $what-number }以下
}
cities-test-on-space = マーカーが連合トラックの{ $space }番スペースにある
cities-test-era = { $era ->
    [1] 時代I
    [2] 時代II
    [3] 時代III
   *[other] 時代{ cities-era }
}
cities-test-biomatter-produced = 生体物質を生産した
cities-test-first = 手番順が最初
cities-test-last = 手番順が最後
cities-test-join = { "、かつ" }

cities-score-per = { $limited ->
    [no] { $lot }{ $points }
   *[other] { $lot }{ $points }（最大{ $most }回）
}
cities-score-rung = { $from }以上で{ $points }
cities-score-ladder = { $what }の数に応じて、{ $rungs }
cities-score-if = { $test }なら{ $points }
cities-score-sell = { $price }を支払って{ $points }（最大{ $times }回）

## 主要都市と政府契約

cities-metropolis-text = { $name }：{ $text }
cities-metropolis-instant = 即時に{ $effect }
cities-metropolis-production = 各生産フェイズに{ $effect }
cities-metropolis-scoring = 最終得点計算で{ $effect }
cities-contract-text = { $criteria }：{ $benefit }

cities-metropolis-league = 主要都市連盟
cities-metropolis-transit = 交通局
cities-metropolis-works = 建設省
cities-metropolis-bureau = 特務局
cities-metropolis-capital = 深海の首都
cities-metropolis-kelp-market = 海藻市場
cities-metropolis-shipyard = 深海造船所
cities-metropolis-exchange = 海溝取引所
cities-metropolis-university = 深淵大学
cities-metropolis-biodome = 大バイオドーム
cities-metropolis-archive = 海底公文書館
cities-metropolis-treasury = 珊瑚礁の宝物庫
cities-metropolis-monument = 大洪水記念碑
cities-metropolis-gardens = 空中庭園
cities-metropolis-foundry = 熱水鋳造所
cities-metropolis-observatory = 海底観測所

cities-contract-housing = 住宅計画
cities-contract-provisions = 食糧法
cities-contract-fresh-water = 真水憲章
cities-contract-academy = 学術助成金
cities-contract-transit = 交通網計画
cities-contract-symbiosis = 共生推進計画
cities-contract-diplomacy = 外交使節団
cities-contract-model-city = 模範都市

## 永続効果カード:きっかけと効果

cities-clause-when = { $events }たび、{ $then }
cities-clause-once = 手番に1回、{ $then }
cities-clause-discount = { $what }の建設コストが{ $price }下がる
cities-clause-discount-by-slots = スロット{ $slots }による{ $what }の建設コストが{ $price }下がる
cities-clause-discount-upgrade = { $what }の改良コストが{ $price }下がる
cities-clause-hand = 手札上限が{ $more }増える
cities-when-join = { "か、" }
cities-when-built = { $what }を建設する
cities-when-second-at-city = つながっている都市が2つ目の{ $what }を得る
cities-when-second-in-turn = 同じ手番に2つ目の{ $what }を建設する
cities-when-upgraded = { $what }を改良する
cities-when-second-upgraded = つながっている都市の{ $what }のうち2つ目が改良される
cities-when-metropolis = 主要都市をつなぐ
cities-when-city = 都市をつなぐ
cities-when-entered = マーカーが連合トラックの{ $space }番スペースに入る
cities-when-advanced = 連合トラックを進む
cities-when-beyond = 連合トラックの終わりを越えて進む
cities-when-slot-gave = スロット自体から{ $one }を得る
cities-when-differ = 色の異なるスロットとカードを選ぶ
cities-when-match = 同じ色のスロットとカードを選ぶ
cities-when-slot-color = { $color }のスロットを使う
cities-when-action = アクションカードを使う
cities-when-special-taken = 特殊カードを得る
cities-when-special-paid = 特殊カードのコストを支払う
cities-when-claimed = カードを獲得する
cities-when-turn-ends = 手番が終わる
cities-when-slots = スロット{ $slots }を使う
cities-when-slot = 「{ $effect }」
