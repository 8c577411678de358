# アンダーウォーターシティーズ：文字で表す盤面と、表の見出し。

cities-status = { $era ->
    [1] { $seat }、時代I
    [2] { $seat }、時代II
    [3] { $seat }、時代III
   *[other] { $seat }、時代{ cities-era }
}、ラウンド{ $round }、手番{ $turn }：{ cities-status-credits }、{ $science }科学、{ $kelp }海藻、{ $steelplast }鉄鋼、{ $biomatter }生体物質、{ $points }点、手札{ $cards }枚。
cities-status-credits = { $credit }クレジット

cities-board-heading = { $phase ->
    [first-hands] アンダーウォーターシティーズ、時代Iの前：全員がカードを3枚手元に残します。手番順：{ $order }。
    [production] アンダーウォーターシティーズ、時代{ cities-era }：生産フェイズ。手番順：{ $order }。
    [new-hands] アンダーウォーターシティーズ、時代{ cities-era }：全員が新しい時代の手札を選びます。手番順：{ $order }。
    [scoring] アンダーウォーターシティーズ：最終得点計算。手番順：{ $order }。
    [over] アンダーウォーターシティーズ：ゲーム終了。
   *[turns] アンダーウォーターシティーズ、時代{ cities-era }、ラウンド{ $round }/10、手番{ $turn }。手番順：{ $order }。
}
cities-board-marker = { $space ->
    [0] { $seat }は下
   *[other] { $seat }は{ $space }番スペース
}
cities-board-track = 連合トラック（先頭から）：{ $markers }。
cities-board-supply = { $unlimited ->
    [yes] ストック：トンネル{ $tunnels }枚、非共生都市のドーム{ $white }個、共生都市のドーム無制限、青い主要都市{ $blues }枚。時代デック：{ $deck }枚、捨て札：{ $discard }枚。
   *[no] ストック：トンネル{ $tunnels }枚、非共生都市のドーム{ $white }個、共生都市のドーム{ $purple }個、青い主要都市{ $blues }枚。時代デック：{ $deck }枚、捨て札：{ $discard }枚。
}

cities-board-slots = ゲームボードのスロット（色、タイル、アクション）：
cities-board-blocked = 使用不可
cities-board-cloning = アクション複製タイルを1クレジットで取れます。
cities-board-specials = 得られる特殊カード（デックは{ $left }枚）：
cities-board-contracts = 政府契約：

cities-board-player = プレイヤー
cities-board-points = 得点
cities-board-credit = クレジット
cities-board-science = 科学
cities-board-kelp = 海藻
cities-board-steelplast = 鉄鋼
cities-board-biomatter = 生体物質
cities-board-cities = 都市
cities-board-hand = 手札
cities-board-title = { $asked ->
    [yes] { $name }（{ $seat }、手番中）
   *[no] { $name }（{ $seat }）
}

cities-board-board = { $name }、ボード{ $id }。農＝農場、淡＝淡水化プラント、研＝研究所、+＝改良済み、.＝空きスペース、?＝つながっていない：
cities-board-site = スペース
cities-board-city = 都市
cities-board-nonsymbiotic = 非共生
cities-board-symbiotic = 共生
cities-board-letter-farm = 農
cities-board-letter-desalination = 淡
cities-board-letter-laboratory = 研
cities-board-bonus = ボーナス{ $gain }
cities-board-surcharge = 追加コスト{ $price }
cities-board-times = 生産{ $times }回
cities-board-tunnels = トンネル
cities-board-free-tunnels = 空きトンネルスペース
cities-board-metropolises = 主要都市
cities-board-metropolis = { $connected ->
    [yes] { $place }、つながっている：{ $tile }
   *[no] { $place }：{ $tile }
}
cities-board-actions = アクションカード
cities-board-action = { $used ->
    [yes] { $card-name }、使用済み：{ $text }
   *[no] { $card-name }：{ $text }
}
cities-board-claimed = 獲得したカード
cities-board-card = { $card-name }：{ $text }
cities-board-card-price = { $credits }クレジット
cities-board-own-contracts = 政府契約
cities-board-own-hand = 自分の手札（上限{ $limit }枚）：
cities-board-aside = 脇に置いたカード：{ $cards }。

## 選択ルール、コンポーネントの数、シミュレーションの分類

cities-variant-basic = 基本ボード
cities-variant-asymmetric = 非対称ボード
cities-variant-contracts = 政府契約
cities-variant-solo = ソロゲーム

cities-count-era-1-cards = 時代Iのカード
cities-count-era-2-cards = 時代IIのカード
cities-count-era-3-cards = 時代IIIのカード
cities-count-special-cards = 1または2クレジットの特殊カード
cities-count-special-3-cards = 3クレジット特殊カード
cities-count-boards = プレイヤーボード
cities-count-slots-1-2 = 1～2人用の色付きスロット
cities-count-slots-3-4 = 3～4人用の色付きスロット
cities-count-brown-metropolises = 茶色の主要都市
cities-count-blue-metropolises = 青い主要都市
cities-count-contracts = 政府契約
cities-count-tunnels = トンネル
cities-count-nonsymbiotic-domes = 非共生都市のドーム
cities-count-symbiotic-domes = 共生都市のドーム
cities-group-boards = ボード
