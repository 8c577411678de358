# Opponents: the levels and characters that sit at a table, and how their networks learn.

web-chair-novice = コンピューター：入門
web-chair-apprentice = コンピューター：初中級
web-chair-veteran = コンピューター：中上級
web-chair-master = コンピューター：名人
web-chair-beaver = ビーバー
web-chair-magpie = カササギ
web-chair-kingfisher = カワセミ
web-chair-heron = サギ
web-chair-pike = カワカマス

web-chairs-characters = キャラクター
web-chair-with-style = { $name }：{ $style }
web-chair-with-rating = { $chair }（レーティング{ $rating }）
web-character-beaver = 場所さえあれば建てる
web-character-magpie = 光るものをため込み、なかなか手放さない
web-character-kingfisher = 今日取れるものに飛び込む
web-character-heron = 契約を待ち構え、すべて達成する
web-character-pike = 他の人に必要なものを奪う

## train

help-train = 自己対戦のゲームから、ボット用のネットワークを学習させます。
help-train-more = すべてのゲームを保存します。中断しても、同じコマンドをもう一度実行すれば続きから再開し、同じ結果になります。
help-train-out = ネットワークを保存するファイル。学習に使うゲームはその隣に保存します。
    .value = FILE
help-train-log = 学習の各周の後の誤差の表を保存するファイル。
    .value = FILE
help-train-picture = 同じ内容をSVGの図として保存するファイル。
    .value = FILE
help-train-steps = ステップ数（済んだものを含む）。今のネットワークでゲームを行い、それまでの全ゲームから学習します。指定しなければ4。
    .value = N
help-train-games = 1ステップで行うゲーム数。指定しなければ1000。
    .value = N
help-train-sims = 1回の決定のシミュレーション数。0なら初級者が対戦する。指定しなければ200。
    .value = N
help-train-threads = ゲームを行うスレッド数。指定しなければプロセッサーの数。
    .value = N

train-done = { $file }：シード{ $seed }の{ $games }ゲームから学習した、重み{ $weights }個のネットワーク。名前が.netで終わるなら、expert@{ $file }で対戦できます。
train-no-game = { $game }については、まだネットワークに伝えられることがありません。
train-bad-games = { $file }には学習に使えるゲームがありません：{ $reason }
train-picture = 取り分けたゲームでの点数の誤差（学習の周ごと）。線はステップごとで、最も濃いものが最後です
cli-no-net = 「{ $name }」というプレイヤーはいません。{ $level }は探索しないので、ネットワークを持てません。
