# バラージ：文字で表す盤面と、表の見出し。

## 文字で表す盤面

barrage-status = { $seat }：{ barrage-engineers }、{ $credits }クレジット、{ barrage-excavators }、{ barrage-mixers }、{ $energy }エネルギー、{ $vp }勝利点。

barrage-board-heading = { $phase-id ->
    [draft] バラージ、{ $variant }：ドラフト。選択順：{ $order }。
    [over] バラージ、{ $variant }：ゲーム終了。
   *[other] バラージ、{ $variant }：ラウンド{ $round }/{ $rounds }、{ $phase }フェイズ。手番順：{ $order }。
}
barrage-board-bonus = { $now ->
    [yes] 今回：{ $bonus }（{ $vp }）
   *[no] { $round }：{ $bonus }（{ $vp }）
}
barrage-board-bonuses = 各ラウンドのボーナスタイル（1つごとの勝利点）：{ $list }。
barrage-board-objective = 目的：{ $objective }。
barrage-board-automa = オートマタイル：アクションは{ $action }、基準は{ $criteria }。

barrage-board-company = 企業
barrage-board-vp = 勝利点
barrage-board-energy = エネルギー
barrage-board-credits = クレジット
barrage-board-engineers = 技術者
barrage-board-excavators = 掘削機
barrage-board-mixers = ミキサー
barrage-board-title = { $level-id ->
    [none] { $state ->
        [asked] { $name }（{ $seat }、手番中）
        [passed] { $name }（{ $seat }、パス済み）
       *[none] { $name }（{ $seat }）
    }
   *[other] { $state ->
        [passed] { $name }（{ $seat }、オートマ：{ $level }、パス済み）
       *[none] { $name }（{ $seat }、オートマ：{ $level }）
    }
}

barrage-board-officer = 重役
barrage-board-officer-text = { $officer }：{ $ability }
barrage-board-wheel = ホイール（開いている区画から）
barrage-board-tiles = タイル
barrage-board-contracts = 契約
barrage-board-fulfilled = 履行済み
barrage-board-spaces = 技術者の配置
barrage-board-space-bank = 銀行（{ $count }）
barrage-board-space-construction = 建設アクションスペース{ $count }つ
barrage-board-space-mahiri = マヒリのスペース{ $count }つ

barrage-board-map = マップ。星印は赤枠。ダムは所有者、レベル、（水/容量）。導管は生産値>盆地と所有者。
barrage-board-to-basin = 盆地{ $basin }へ
barrage-board-head = { $last ->
    [yes] 待機中の水{ $waiting }個（タイル{ $tile }）
   *[no] 待機中の水{ $waiting }個（タイル{ $tile }、今後：{ $coming }）
}
barrage-board-basin = 盆地
barrage-board-area = 地域
barrage-board-river = 川の先
barrage-board-upper = 上段のダム
barrage-board-lower = 下段のダム
barrage-board-left = 左の導管
barrage-board-right = 右の導管
barrage-board-houses = 発電所
barrage-board-neutral = 中立

barrage-board-pair = { $company }と{ $officer }
barrage-board-pairs = 選べる企業
barrage-board-starting = 初期契約
barrage-board-copyable = マヒリがコピーできる重役
barrage-board-display-green = 緑の契約（山に{ $left }枚）
barrage-board-display-yellow = 黄色の契約（山に{ $left }枚）
barrage-board-display-red = 赤の契約（山に{ $left }枚）
barrage-board-national = 国家契約
barrage-board-patent = { $slot }：{ $tile }
barrage-board-patents = 特許事務所

## コンポーネントの数と、シミュレーションの分類

barrage-count-companies = 企業
barrage-count-officers = 重役
barrage-count-starting-contracts = 初期契約
barrage-count-private-contracts = 個別契約
barrage-count-national-contracts = 国家契約
barrage-count-basic-tiles = 基本技術タイル
barrage-count-advanced-tiles = 上級技術タイル
barrage-count-head-stream-tiles = 源流タイル
barrage-count-bonus-tiles = ボーナスタイル
barrage-count-objective-tiles = 目的タイル
barrage-count-automa-tiles = オートマタイル
barrage-count-action-spaces = アクションスペース
barrage-count-base-spaces = 基礎スペース
barrage-count-conduit-spaces = 導管スペース
barrage-count-powerhouse-spaces = 発電所スペース
barrage-count-pieces-of-a-company = 各企業の建造物
barrage-group-companies = 企業
barrage-group-officers = 重役
