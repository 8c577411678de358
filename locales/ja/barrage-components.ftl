# バラージ：コンポーネントの名前と効果。

## コンポーネント

barrage-company-USA = アメリカ
    .short = 米
    .ability = 川を流れて自分の発電所を通過した水1個ごとにエネルギーを得る
barrage-company-Germany = ドイツ
    .short = 独
    .ability = 別の発電所でもう1回生産する
barrage-company-Italy = イタリア
    .short = 伊
    .ability = 生産のたびに追加で3エネルギーを得る
barrage-company-France = フランス
    .short = 仏
    .ability = 契約に必要なエネルギーが3少なくなる

barrage-officer-Wilhelm = ヴィルヘルム・アドラー
    .ability = 基礎のコストがどの地域でも掘削機3台になる
barrage-officer-Graziano = グラツィアーノ・デル・モンテ
    .ability = レベル3のダムに水を4個溜められる
barrage-officer-Viktor = ヴィクトル・フィースラー
    .ability = 「水×生産値」が4未満なら4とみなす
barrage-officer-Jill = ジル・マクダウェル
    .ability = 導管のコストをミキサーでも支払える
barrage-officer-Solomon = ソロモン・P・ジョーダン
    .ability = 重機の代わりにクレジットを支払える
barrage-officer-Anton = アントン・クリロフ
    .ability = ホイール上のタイルをコピーする専用タイルを持つ
barrage-officer-Mahiri = マヒリ・セキボ
    .ability = 他の重役の能力を1手番だけコピーする
barrage-officer-Simone = シモーネ・ルチアーニ
    .ability = 1回の生産で、エネルギーの範囲内で複数の契約を履行でき、表向きの契約を4枚持てる

barrage-structure-base = 基礎
    .column = 基礎
barrage-structure-elevation = 上部
    .column = 上部
barrage-structure-conduit = 導管
    .column = 導管
barrage-structure-powerhouse = 発電所
    .column = 発電所

barrage-machine-excavator = 掘削機
barrage-machine-mixer = コンクリートミキサー

# .amount は数と助数詞を含む形。
barrage-resource-credits = クレジット
    .amount = { $amount }クレジット
barrage-resource-vp = 勝利点
    .amount = { $amount }勝利点
barrage-resource-excavators = 掘削機
    .amount = 掘削機{ $amount }台
barrage-resource-mixers = コンクリートミキサー
    .amount = コンクリートミキサー{ $amount }台
barrage-resource-energy = エネルギー
    .amount = { $amount }エネルギー

barrage-area-mountains = 山岳
barrage-area-hills = 丘陵
barrage-area-plains = 平原

barrage-tile-base = 基礎タイル
barrage-tile-elevation = 上部タイル
barrage-tile-conduit = 導管タイル
barrage-tile-powerhouse = 発電所タイル
barrage-tile-joker = ジョーカータイル
barrage-tile-anton = アントンのタイル
barrage-tile-I-Base = I-基礎
    .effect = 水のない自分のダムすべてに水を1個ずつ置く
barrage-tile-I-Elevation = I-上部
    .effect = 自分の上部1つにつきホイールをさらに1区画回す
barrage-tile-I-Conduit = I-導管
    .effect = 導管の生産値1につき2クレジットを得る
barrage-tile-I-Powerhouse = I-発電所
    .effect = 技術者が不要
barrage-tile-I-Joker = I-ジョーカー
    .effect = 何でも建設でき、赤枠の建設スペースの料金が不要
barrage-tile-II-Base = II-基礎
    .effect = 自分の基礎1つにつき1エネルギーを得て、契約の履行にも使える
barrage-tile-II-Elevation = II-上部
    .effect = 上部を建設したダムを水で満たす
barrage-tile-II-Conduit = II-導管
    .effect = 掘削機は5台までで済む
barrage-tile-II-Powerhouse = II-発電所
    .effect = すぐに+2で生産を1回行う
barrage-tile-II-Joker = II-ジョーカー
    .effect = 何でも建設でき、掘削機とミキサーを互いの代わりに使える
barrage-tile-III-Base = III-基礎
    .effect = 技術者も掘削機も不要
barrage-tile-III-Elevation = III-上部
    .effect = 上部のある自分のダム1つにつき3勝利点を得る
barrage-tile-III-Conduit = III-導管
    .effect = 導管の生産値1につき2エネルギーを得て、契約の履行にも使える
barrage-tile-III-Powerhouse = III-発電所
    .effect = 自分の発電所1つにつき3勝利点を得る
barrage-tile-III-Joker = III-ジョーカー
    .effect = 何でも建設でき、自分の上級タイル1枚につき3勝利点を得る
barrage-tile-text = { $tile }（{ $effect }）

barrage-bonus-contracts = 履行した契約
barrage-bonus-bases = 基礎
barrage-bonus-elevations = 上部
barrage-bonus-conduits = 導管
barrage-bonus-powerhouses = 発電所
barrage-bonus-advanced = 上級タイル

barrage-objective-red-spaces = 赤枠のスペースにある基礎と発電所
barrage-objective-connections = 自分の導管で自分の発電所につながる自分のダム
barrage-objective-best-area = 自分の建造物が最も多い地域の建造物
barrage-objective-worst-area = 自分の建造物が最も少ない地域の建造物
barrage-objective-spread-1 = 自分の建造物がある盆地
barrage-objective-spread-3 = 自分の建造物が3つ以上ある盆地

barrage-variant-intro = 導入ゲーム
barrage-variant-full = 通常ゲーム

barrage-colour-green = 緑
barrage-colour-yellow = 黄色
barrage-colour-red = 赤

barrage-phase-draft = ドラフト
barrage-phase-income = 収入
barrage-phase-actions = アクション
barrage-phase-over = 終了

barrage-contract-text = { $contract }（{ $energy }エネルギー：{ $reward }）

## 報酬とアクションスペースの効果

barrage-effect-credits = { $count }クレジット
barrage-effect-vp = { $count }勝利点
barrage-effect-excavators = 掘削機{ $count }台
barrage-effect-mixers = ミキサー{ $count }台
barrage-effect-energy = { $count }エネルギー
barrage-effect-machines = 任意の重機{ $count }台
barrage-effect-wheel = ホイールを{ $count }区画回す
barrage-effect-drops-waiting = 源流で待機する水{ $count }個
barrage-effect-drops-flowing = すぐに流れる水{ $count }個
barrage-effect-free-base = 無料の基礎（{ $areas }）
barrage-effect-free-elevation = 無料の上部
barrage-effect-free-conduit = 生産値{ $power }以下の無料の導管
barrage-effect-free-powerhouse = 無料の発電所
barrage-effect-produce = { SIGNED($bonus) }で生産
barrage-effect-bank = 技術者1人につき1クレジット
barrage-effect-take-contracts = 契約を{ $count }枚取る
barrage-effect-take-patent = 枠{ $slot }の上級タイルを取る
barrage-effect-take-tile = { $tile }を取る

## 複数の文で使う数量

barrage-excavators = 掘削機{ $excavators }台
barrage-mixers = ミキサー{ $mixers }台
barrage-machines = { $excavators ->
    [0] { $mixers ->
        [0] なし
       *[other] { barrage-mixers }
    }
   *[other] { $mixers ->
        [0] { barrage-excavators }
       *[other] { barrage-excavators }とミキサー{ $mixers }台
    }
}
barrage-goods = { $tile-id ->
    [none] { barrage-machines }
   *[other] { $excavators ->
        [0] { $mixers ->
            [0] { $tile }
           *[other] { $tile }、{ barrage-mixers }
        }
       *[other] { $tile }、{ barrage-machines }
    }
}
barrage-engineers = 技術者{ $engineers }人
