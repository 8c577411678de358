# The gallery, the page of a component, and search.

web-gallery = ギャラリー
web-gallery-title = { $game }：全コンポーネント
web-gallery-by-game = ゲーム
web-gallery-by-kind = 種類
web-gallery-by-color = 色
web-gallery-by-type = タイプ
web-gallery-by-era = 時代・レベル
web-gallery-by-does = 描かれているもの
web-gallery-by-text = 語句
web-gallery-any = すべて
web-gallery-show = 表示
web-gallery-kind-barrage-company = 企業
web-gallery-kind-barrage-officer = 重役
web-gallery-kind-barrage-tile = 技術タイル
web-gallery-kind-barrage-contract = 契約
web-gallery-kind-barrage-bonus = ボーナスタイル
web-gallery-kind-barrage-objective = 目的タイル
web-gallery-kind-barrage-work = 外注仕事
web-gallery-kind-barrage-building = 私有建物
web-gallery-kind-barrage-automa = オートマタイル
web-gallery-kind-cities-card = 時代カード
web-gallery-kind-cities-special = 特殊カード
web-gallery-kind-cities-assistant = 個人秘書
web-gallery-kind-cities-metropolis = 主要都市
web-gallery-kind-cities-contract = 政府契約
web-gallery-kind-cities-board = プレイヤーボード
web-gallery-kind-cities-slot = アクションスロット
web-gallery-color-yellow = 黄色
web-gallery-color-red = 赤
web-gallery-color-green = 緑
web-gallery-color-blue = 青
web-gallery-color-brown = 茶色
web-gallery-type-private = 個別
web-gallery-type-national = 国家
web-gallery-type-starting = 初期
web-gallery-type-basic = 基本
web-gallery-type-advanced = 上級
web-gallery-type-special = 特殊
web-gallery-type-asymmetric = 非対称
web-gallery-type-instant = 即時
web-gallery-type-permanent = 永続
web-gallery-type-action = アクション
web-gallery-type-production = 生産
web-gallery-type-end-scoring = 最終得点計算
web-gallery-era-1 = 時代I
web-gallery-era-2 = 時代II
web-gallery-era-3 = 時代III
web-gallery-era-level-1 = レベルI
web-gallery-era-level-2 = レベルII
web-gallery-era-level-3 = レベルIII
web-gallery-builds = 建設：{ $list }
web-gallery-contract = 契約{ $number }
web-gallery-asks = 条件：{ $what }
web-gallery-gives = 報酬：{ $what }
web-gallery-cost = コスト：{ $what }
web-gallery-each = 1つにつき{ $what }
web-gallery-places = 1位{ $first }、2位{ $second }、3位{ $third }
web-gallery-work = 外注仕事{ $number }
web-gallery-action = アクション：{ $what }
web-gallery-action-paid = アクション（{ $price }）：{ $what }
web-gallery-automa = オートマタイル{ $number }
web-gallery-board = ボード{ $number }
web-gallery-board-text = 都市スペース：{ $cities }、トンネルスペース：{ $tunnels }、建物スペース：{ $buildings }
web-gallery-slot-side = { $side }人用の面の{ $number }番
web-component-rules = ルールと裁定
web-component-figures = データ
web-search = 検索
web-search-what = ルール、カード、タイル、用語
web-search-do = 探す
web-search-lead = 日本語名や英語名、効果、ルール番号などで検索できます。
web-search-component = ギャラリー
web-search-term = 用語集
web-search-guide = 手引き
web-search-rule = ルール
web-gallery-count = { $count ->
    [0] 該当するものはありません。
   *[other] { $count }点
}
web-gallery-special-cost = 使用コスト：{ $credits }クレジット
web-search-count = { $count ->
    [0] 見つかりませんでした。別の語か英語名をお試しください。
   *[other] { $count }件
}
web-search-many = { $count }件中の上位{ $shown }件です。語を足すと絞り込めます。
