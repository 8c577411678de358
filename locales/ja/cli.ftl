# コマンドライン。

cli-welcome =
    Hydropolis { $version }：水をめぐる重量級ボードゲームを、完全なルールで。

      hydropolis play GAME       端末で遊ぶ
      hydropolis simulate GAME   多数のゲームを行い、結果を集計する
      hydropolis replay FILE     保存したゲームを検証し、その局面を表示する
      hydropolis position FILE   局面を手で作り、手を進める
      hydropolis games           ゲームとその選択ルール、コンポーネント
      hydropolis help COMMAND    コマンドのすべてのオプション

    例：

      hydropolis play barrage --players 3 --intro
      hydropolis play cities --players 2 --contracts
      hydropolis simulate barrage --players 4 --games 10000 --seed 1
      hydropolis position case.toml --play "turbine 0 left" --moves

## コマンドの誤り

cli-unknown-game = 「{ $name }」というゲームはありません。遊べるゲーム：{ $games }。
cli-which-game = どのゲームを遊ぶか指定してください。
cli-bad-setup = その設定では始められません（{ $reason }）。
cli-option-of-another-game = { $option }は{ $game }のオプションで、{ $asked }では使えません。
cli-no-card-report = { $game }にカード統計はありません。
cli-bad-pack = { $file }はコンポーネントパックではありません（{ $reason }）。
cli-unknown-player = 「{ $name }」というプレイヤーはいません。選べるプレイヤー：{ $players }。
cli-no-rules-in-seat = 保存されたゲームでは、{ $seat }はオートマではありません。
cli-too-many-seats = { $seats }席が指定されましたが、プレイヤーは{ $players }人です。
cli-no-people-in-simulations = シミュレーションでは誰にも尋ねられないため、人間の席は置けません。
cli-cannot-read = { $file }を読み込めません（{ $reason }）。
cli-cannot-save = { $file }を保存できません（{ $reason }）。
cli-cannot-print = 結果を出力できません（{ $reason }）。
cli-no-record = { $file }はゲームの記録ではありません。
cli-bad-record = { $file }は再生できる記録ではありません（{ $reason }）。
cli-no-such-move = { $file }には{ $moves }手しかないため、{ $at }手目はありません。
cli-refused-in-record = { $file }は再生できる記録ではありません。{ $number }手目（{ $move }）：{ $reason }
cli-bad-position = { $file }は局面を表していません（{ $reason }）。
cli-bad-position-line = { $file }は局面を表していません。{ $line }行目：{ $reason }。
cli-refused-move = 「{ $move }」は認められません：{ $reason }

## play

play-greeting = { $moves ->
    [0] { $game }、シード{ $seed }：{ $seats }。「help」と入力すると、入力できるものを表示します。
   *[other] { $game }、シード{ $seed }、{ $moves }手目の後：{ $seats }。「help」と入力すると、入力できるものを表示します。
}
play-asked = { $seat }：{ $question }
play-played = { $seat }：{ $move }
play-undone = 取り消しました：{ $move }
play-allowed = { $move }は可能です：{ $meaning }
play-saved = { $file }に保存しました（{ $moves }手）。
play-save-where = 保存先を指定してください：save FILE。
play-why-what = どの手か指定してください：why MOVE。
play-no-such-number = { $number }番の手はありません。手は{ $moves }つです。
play-cannot-read = 「{ $text }」は手ではありません（{ $hint }）。
play-after-the-end = ゲームは終了しています。「save FILE」「show」「undo」「quit」は使えます。
play-help =
    手の番号か手そのもの、または次のいずれかを入力してください：
      show        盤面全体
      moves       手の一覧をもう一度
      undo        新しい情報が公開されていなければ、自分の最後の手を取り消す
      why MOVE    その手ができない理由、またはその手の効果
      trace       オートマの最近の行動とその理由
      save FILE   ゲームを保存
      quit        終了（入力の終わりでも同じ）

## 得点状況

outcome-final = 最終得点：
outcome-so-far = 現在の得点：
outcome-points = { $points }点
outcome-won = 勝利
outcome-shared = 共同勝利

## simulate

simulate-summary = { $game }：シード{ $seed }から{ $games }ゲーム、{ $seconds }秒で{ $decisions }回の決定（{ $games-per-second }ゲーム/秒、{ $decisions-per-second }決定/秒）。
simulate-seat = 席
simulate-games = ゲーム数
simulate-wins = 勝利数
simulate-share = 勝率
simulate-mean = 平均得点
simulate-least = 最小
simulate-most = 最大
simulate-note = 共同勝利は、それぞれの勝利数に1回と数え、勝率には等分して加えます。

number-group = { "," }

## replay

replay-heading = { $file }：{ $game }、シード{ $seed }、{ $moves }手。すべてのハッシュが一致しています。{ $at }手目の後の盤面：

## games

games-game = { $title }（「{ $name }」、ルール版{ $rules }）、{ $players }人用：{ $variants }。
