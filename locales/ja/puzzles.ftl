# パズル：問題、結果、解答（docs/puzzles.md）。

web-puzzles-title = パズル
web-puzzles-lead = 1手番、最善の進め方はひとつ。実戦の局面から選び、手番の進め方をすべて調べてあります。
web-puzzles-all = すべてのパズル
web-puzzles-goals = パズルの種類
web-puzzles-solved = { $all }問中{ $solved }問正解
web-puzzle-of-the-day = 今日のパズル
web-puzzle-solve = 解く
web-puzzle-number = パズル{ $number }
web-puzzle-level = 難易度{ $level }（5段階）
web-puzzle-done = 正解済み
web-puzzle-solution = 解答
web-puzzle-why = 結果を比べる
web-puzzle-next = 次のパズル
web-puzzle-play = テーブルに戻る
web-puzzle-solved = 正解：{ $best }。次に良い進め方では{ $second }です。
web-puzzle-short = { $reached }：もっと上があります。最善の手番では{ $best }です。
web-puzzle-no-hint = ヒントは最初の選択だけです。残りを取り消すか、解答をご覧ください。
web-puzzle-best = 最善の手番
web-puzzle-second = 次に良い進め方
web-puzzle-margin = 差：{ $margin }。
web-puzzle-proof = この手番の選択{ $decisions }通りをすべて調べました。隠された情報は結果に関わりません。
web-puzzle-reached = ほかのプレイヤーの結果

puzzle-goal-energy = この手番でできるだけ多くのエネルギーを生産してください。
puzzle-goal-contracts = ほかの人が動く前に、できるだけ多くの契約を履行してください。
puzzle-goal-points = この手番でできるだけ多くの得点を取ってください。
puzzle-goal-round = ラウンドを締めくくり、その得点計算のあと、できるだけ多くの得点にしてください。
puzzle-goal-hand = この手番で手札を最大限に活かしてください。1点は資源4個分、生体物質は2個分と数えます。
puzzle-goal-build = この手番でできるだけ多く建設・アップグレードしてください。
puzzle-goal-era = 時代を締めくくり、生産と食事のあと、できるだけ多くの得点にしてください。
puzzle-goal-final = ゲームを締めくくり、最終得点計算のあと、できるだけ多くの得点にしてください。
puzzle-goal-win = ゲームを締めくくり、勝ってください。

puzzle-short-energy = エネルギー
puzzle-short-contracts = 契約
puzzle-short-points = 得点
puzzle-short-round = ラウンド
puzzle-short-hand = 手札
puzzle-short-build = 建設
puzzle-short-era = 時代
puzzle-short-final = 最後の手番
puzzle-short-win = 勝利

puzzle-value-energy = { $value }エネルギー
puzzle-value-contracts = 契約{ $value }件
puzzle-value-points = { $value }点
puzzle-value-round = { puzzle-value-points }
puzzle-value-hand = 資源{ $value }個分の利益
puzzle-value-build = 建設・アップグレード{ $value }個
puzzle-value-era = { puzzle-value-points }
puzzle-value-final = { puzzle-value-points }
puzzle-value-win = 最上位の相手に{ $value }点差

puzzle-by-eager = すべての選択肢を見て、その後は目先の最大を取るプレイヤー
puzzle-by-greedy = 初級
puzzle-by-tries = でたらめに20回試した中の最高
puzzle-by-club = 中級

puzzles-no-bot = 「{ $name }」はパズル用の対局をしません。expertやclubなどのボットを指定してください。
puzzles-no-goal = 「{ $name }」はこのゲームの目標ではありません。使えるもの：{ $goals }。
puzzles-bad-file = { $file }はパズルのファイルではありません：{ $reason }。
puzzles-done = { $file }：{ $found }問から{ $kept }問を選びました。

help-puzzles = ボットの対局から、明らかに最善の手番がひとつある局面をパズルとして探します。
help-puzzles-more = 手番の進め方をすべて調べ、隠された情報が関わらないものだけを選びます。シードが同じなら、スレッド数にかかわらず同じパズルが見つかります。
help-puzzles-games = 調べるゲーム数。2人から4人のゲームを順に使います。指定がなければ100。
help-puzzles-seed = 最初のゲームのシード。指定がなければ1。
help-puzzles-bot = 対局するボット。指定がなければexpert。
help-puzzles-keep = 残すパズルの数。指定がなければ100。
help-puzzles-out = 書き出し先。
help-puzzles-threads = 使うスレッド数。指定がなければプロセッサの数。
help-puzzles-goals = この目標だけを探します（コンマ区切り）：energy、contracts、points、round、hand、build、era、final、win。
help-puzzles-from = 以前に見つけたパズルも選ぶ対象に加えます。複数回指定できます。
help-puzzles-again = --fromのパズルをもう一度証明し、難しさを測り直します。今は成り立たないものは外れます。
