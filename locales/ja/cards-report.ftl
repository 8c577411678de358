### `hydropolis simulate cities --report cards` のカード統計。

cards-report-by-deck = デックと色ごと
cards-report-era-1 = 時代I
cards-report-era-2 = 時代II
cards-report-era-3 = 時代III
cards-report-special-3 = 特殊、3クレジット
cards-report-special = 特殊、1または2クレジット
cards-report-special-all = 特殊
cards-report-all = すべて
cards-report-yellow = 黄色
cards-report-red = 赤
cards-report-green = 緑
cards-report-instant = 即時効果
cards-report-permanent = 永続効果
cards-report-action = アクション
cards-report-production = 生産
cards-report-end-scoring = 最終得点計算
cards-report-deck = デック
cards-report-color = 色
cards-report-cards = 枚数
cards-report-mean = 平均
cards-report-spread = 標準偏差
cards-report-card = 番号
cards-report-name = 名前
cards-report-type = 種類
cards-report-drawn = 引いた数
cards-report-played = プレイ数
cards-report-used = 使用数
cards-report-difference = 差
cards-report-error = 誤差
cards-report-deviation = 偏差
cards-report-far = 備考
cards-report-far-mark = 外れ値

### `hydropolis simulate cities --report sources`の統計:得点の内訳とゲームの経過。

sources-source = 得点の内訳
sources-each = 1人あたり
sources-course = ゲームの経過
sources-colors = プレイしたカードの色(%)
sources-network = 終了時の接続された都市
sources-production-1 = 第1時代の生産
sources-production-2 = 第2時代の生産
sources-production-3 = 第3時代の生産
sources-card-instant = 即時効果カード
sources-card-permanent = 永続効果カード
sources-card-action = アクションカード
sources-card-production = 生産カード
sources-card-end-scoring = 最終得点計算カード
sources-blue-metropolis = 青の主要都市
sources-brown-metropolis = 茶色の主要都市
sources-contract = 政府契約
sources-site = スペースのボーナス
sources-federation = 連合トラック
sources-slot = アクションスロット
sources-leftovers = 残った資源
sources-hunger = 飢えによる損失
sources-points = 得点
sources-used = 30手番のうちプレイしたカードを使った手番
sources-won = 勝ったゲーム(%)
sources-domes-left = 共生ドームが残ったゲーム(%)
sources-brown-connected = 茶色の主要都市の接続(%)
sources-blue-connected = 接続された青の主要都市
sources-cities = 接続された都市
sources-symbiotic = 共生都市
sources-tunnels = トンネル

# Whether seats win equally often: shares of the victories, and how far they are from equal.
sources-victories = 勝利の割合(%)
sources-won-by-seat = 席別
sources-won-by-place = 最初の手番順別
sources-chi-square = カイ二乗
# Below this number chi-square stays in 95 of 100 cases if all win equally often.
sources-bound = 95%の上限
