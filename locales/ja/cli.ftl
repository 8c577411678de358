# コマンドライン。

cli-welcome =
    Hydropolis { $version }：水をめぐる重量級ボードゲームを、完全なルールで。

      hydropolis serve           サーバーを起動する（コマンドなしでも同じ）
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

## ヘルプ

help-usage = 使い方
# same
help-usage-options = OPTIONS
# same
help-usage-command = COMMAND
help-commands = コマンド
help-arguments = 引数
help-options = オプション

help-hydropolis = 水をめぐる重量級ボードゲームを、完全なルールで。
help-help = コマンドの用途と、そのすべてのオプションを表示します。
help-serve = サーバーを起動し、人とボットがブラウザーで遊べるようにします。コマンドを指定しないときも、これを行います。
help-serve-addr = 接続を待つアドレス。
help-serve-data = データベースのフォルダー。指定しなければ利用者のデータフォルダーの中です。
help-serve-public_url = 外部から見たサーバーのアドレス。サーバー自身のアドレスと異なる場合に指定します：https://play.example.org。
help-serve-rate = 1つのクライアントが1秒間に行える要求の数。0なら無制限です。
help-serve-log = 標準エラー出力へのログの形式。text、または1行に1オブジェクトのjson。出力する量はRUST_LOGで決めます。
help-serve-bots = 同時に考えるボットの数。
help-serve-trusted_proxy = 誰の代理かという申告を信頼するプロキシ。アドレスまたはネットワーク（10.0.0.0/8）で指定し、繰り返し指定できます。
help-serve-limit = 通常と異なる上限。connections=1000 のように指定し、繰り返し指定できます。一覧は docs/security.md にあります。
help-release = サーバーが隔離しているテーブルを一覧表示するか、そのうち1つを解除します。
help-release-table = アドレスにあるテーブルの名前。省略すると隔離中のテーブルをすべて表示します。
help-release-data = データベースのフォルダー。指定しなければ利用者のデータフォルダーの中です。
help-load = サーバーを測定します。APIを通して、またはブラウザとして無作為なプレイヤーのテーブルを進め、手の受理までの時間を測ります。
help-load-url = この機械で動いているサーバー。指定しなければ、一時フォルダーに専用のサーバーを起動します。
help-load-guise = 何が遊ぶか。programs（既定）はAPIを、browsersはページ、フォーム、ライブ配信を使い、各テーブルに2つずつです。
    .value = 種類
help-load-tables = 同時に進めるテーブルの数。2つのゲームを交互に割り当てます。
help-load-spectators = 各テーブルの観戦者の人数。
help-load-pace = 各テーブルが1秒間に行う手の最大数。0ならできる限り速く進め、飽和したときのサーバーを測ります。
help-load-seconds = 測定する秒数。
help-play = 端末でゲームを遊びます。相手は同じ端末の人、または機械です。
help-play-more = 尋ねられたら番号か手を入力してください。そのほかは「help」で表示します。
help-simulate = 人を交えずに多数のゲームを行い、結果を集計します。
help-simulate-more = 共同勝利は、勝利数ではそれぞれの1勝と数え、勝率には2分の1、3分の1、または4分の1だけ加えます。同じシードなら、スレッド数にかかわらず同じゲームになります。
help-replay = 保存したゲームを再生し、すべての局面をハッシュで検証して、その1つを表示します。
help-position = 手で書いたファイルから局面を作り、手を進めて、その結果を表示します。
help-position-more = 断られた手があると、それより前の手を行った後、終了コード2で終わります。ほかに選べないためゲームが自動で行う手は、書いても省いてもかまいません。
help-games = ゲームとその選択ルール、コンポーネントの一覧を表示します。

help-option-help = このヘルプを表示します。
help-option-version = バージョンを表示します。
help-option-lang = 言語：{ $languages }。指定しなければ端末の言語です。
    .value = LANG
help-option-game = ゲーム：{ $games }。
    .value = GAME
help-option-players = 追加するオートマを除くプレイヤーの人数。
    .value = N
help-option-seed = 配り方のシード。指定しなければ無作為に決めて表示します。
    .value = N
help-option-intro = バラージ：通常ゲームの代わりに導入ゲームを行います。
help-option-seating = バラージ：企業と重役をドラフトする（drafted）、配る（dealt）、自由に選ぶ（free）。
    .value = HOW
help-option-auction = バラージ：人間がドラフトの順番を点数で競ります。
help-option-mahiri-credits = バラージ：マヒリの開始時のクレジット、6または9。
    .value = N
help-option-simone = バラージ：シモーネ・ルチアーニを重役に加えます。
help-option-automa = バラージ：参加するオートマ。それぞれeasy、medium、hard、very-hardのいずれかで、カンマで区切ります。
    .value = LEVEL
help-option-boards = アンダーウォーターシティーズ：プレイヤーボードの面。basic（基本）またはasymmetric（非対称）。ソロゲームでは常に非対称の面を使います。
    .value = SIDE
help-option-contracts = アンダーウォーターシティーズ：政府契約を使います。
help-option-metropolises = Underwater Cities：2枚の青い主要都市を置くのは偶然（random）か持ち主（chosen）か。
    .value = HOW
help-option-offset = アンダーウォーターシティーズのソロゲーム：ふさぐタイルを置き始める各色のスロット。1～4。
    .value = SLOT
help-option-edition = アンダーウォーターシティーズ：組み込みコンポーネントの版。指定がなければ最新の版です。
    .value = N
help-option-position = 配る代わりに局面ファイルから始めます。誰が打つか以外はすべてこれで決まります。
    .value = FILE
help-option-pack = アンダーウォーターシティーズ：カード、ボード、スロット、主要都市、政府契約を差し替える、または追加するコンポーネントパック。
    .value = FILE
help-option-json = JSONオブジェクトを1つ出力します。
help-option-subcommand = コマンド。
    .value = COMMAND
help-play-load = 保存したゲームを続けます。プレイヤー、選択ルール、シードは保存したものになります。
    .value = FILE
help-play-seats = P1から順に誰が座るか。human、random、novice、greedy、apprentice、club、veteran、expert、master、バラージではautoma:LEVELを、カンマで区切ります。探索するボットには1回の決定ごとの予算を付けられます（club:sims=200、expert:ms=100）。重みのファイルは@の後に書きます：club@tuned.toml、expert@trained.net。学習済みネットワークは net:ファイル と書きます。指定のない席はrandomです。このオプションがなければP1がhumanです。
    .value = WHO
help-simulate-games = 行うゲームの数。指定しなければ1000。
    .value = N
help-simulate-seats = P1から順に誰が座るか。random、novice、greedy、apprentice、club、veteran、expert、master、バラージではautoma:LEVELを、カンマで区切ります。探索するボットには1回の決定ごとの予算を付けられます（club:sims=200、expert:ms=100）。重みのファイルは@の後に書きます：club@tuned.toml、expert@trained.net。学習済みネットワークは net:ファイル と書きます。指定のない席はrandomです。
    .value = WHO
help-simulate-threads = 使うスレッドの数。指定しなければプロセッサの数。
    .value = N
help-simulate-records = すべてのゲームを、シード名の棋譜としてこのフォルダに残します。
    .value = フォルダ
help-simulate-report = 席ごとの集計の代わりに調べるもの。components、アンダーウォーターシティーズではcards、cards-markdown、sourcesも。
    .value = WHAT
help-simulate-json = 表の代わりにJSONオブジェクトを1つ出力します。
help-replay-file = 保存したゲーム。
    .value = FILE
help-replay-at = この手の後の局面を表示します。0は配った直後で、指定しなければ最後の局面です。
    .value = N
help-replay-write = 「position」が読めるファイルとして局面を書き出します（TOML。名前が.jsonで終わればJSON）。
    .value = ファイル
help-replay-moves = 局面で可能な手の一覧を表示します。
help-replay-json = JSONオブジェクトを1つ出力します：局面（ファイルとして、観戦者の視点で）、可能な手、得点。
help-position-file = 局面。TOMLファイル、または名前が.jsonで終わるJSONファイル。
    .value = FILE
help-position-play = 進める手。セミコロンで区切ります。
    .value = MOVES
help-position-stop = バラージ：オートマの手番の前で止まります。その手は「turn tile」から1手ずつ進められます。
help-position-moves = 着いた局面で可能な手の一覧を表示します。

## コマンドの誤り

cli-unknown-language = 「{ $asked }」のことばはありません。選べる言語：{ $languages }。
cli-unknown-command = 「{ $command }」というコマンドはありません。「hydropolis help」で一覧を表示します。
cli-unknown-argument = ここに{ $argument }というオプションはありません。
cli-missing-argument = { $argument }がありません。
cli-no-value = { $argument }には値が必要です。
cli-bad-value = 「{ $value }」は{ $argument }の値ではありません。
cli-bad-value-of = 「{ $value }」は{ $argument }の値ではありません。選べる値：{ $known }。
cli-conflict = { $argument }と{ $other }は同時に使えません。
cli-wrong-number-of-values = { $argument }の値が多すぎるか少なすぎます。
cli-bad-arguments = コマンドを読み取れません：{ $reason }。

cli-unknown-game = 「{ $name }」というゲームはありません。遊べるゲーム：{ $games }。
cli-which-game = どのゲームを遊ぶか指定してください。
cli-bad-setup = その設定では始められません：{ $reason }。
cli-option-of-another-game = { $option }は{ $game }のオプションで、{ $asked }では使えません。
cli-no-card-report = { $game }にこの統計はありません。
cli-bad-pack = { $file }はコンポーネントパックではありません：{ $reason }。
cli-unknown-player = 「{ $name }」というプレイヤーはいません。選べるプレイヤー：{ $players }。
cli-no-rules-in-seat = 保存されたゲームでは、{ $seat }はオートマではありません。
cli-too-many-seats = { $seats }席が指定されましたが、プレイヤーは{ $players }人です。
cli-no-people-in-simulations = シミュレーションでは誰にも尋ねられないため、人間の席は置けません。
cli-cannot-read = { $file }を読み込めません：{ $reason }。
cli-file-too-large = { $file }は大きすぎます。読み込めるのは{ $most } MiBまでです。
cli-cannot-save = { $file }を保存できません：{ $reason }。
cli-cannot-print = 結果を出力できません：{ $reason }。
cli-no-record = { $file }はゲームの記録ではありません。
cli-bad-record = { $file }は再生できる記録ではありません：{ $reason }。
cli-no-such-move = { $file }には{ $moves }手しかないため、{ $at }手目はありません。
cli-refused-in-record = { $file }は再生できる記録ではありません。{ $number }手目（{ $move }）：{ $reason }
cli-bad-position = { $file }は局面を表していません：{ $reason }。
cli-bad-position-line = { $file }は局面を表していません。{ $line }行目：{ $reason }。
cli-refused-move = 「{ $move }」は認められません：{ $reason }

## play

play-greeting = { $moves ->
    [0] { $game }、シード{ $seed }：{ $seats }。「help」と入力すると、入力できるものを表示します。
   *[other] { $game }、シード{ $seed }、{ $moves }手目の後：{ $seats }。「help」と入力すると、入力できるものを表示します。
}
play-asked = { $seat }：{ $question }
play-played = { $seat }：{ $move }
play-secret-move = 非公開の選択
play-undone = 取り消しました：{ $move }
play-allowed = { $move }は可能です：{ $meaning }
play-saved = { $file }に保存しました（{ $moves }手）。
play-save-where = 保存先を指定してください：save FILE。
play-why-what = どの手か指定してください：why MOVE。
play-no-such-number = { $number }番の手はありません。手は{ $moves }つです。
play-cannot-read = 「{ $text }」は手ではありません：{ $hint }。
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

simulate-percent = { $share }%

## replay

replay-heading = { $file }：{ $game }、シード{ $seed }、{ $moves }手。すべてのハッシュが一致しています。{ $at }手目の後の盤面：

## games

games-game = { $title }（「{ $name }」、ルール版{ $rules }）、{ $players }人用：{ $variants }。

## serve

serve-open = ブラウザーで{ $url }を開いてください。ゲームは{ $folder }に保存されます。Ctrl-Cでサーバーを終了します。
serve-closing = 終了します。始めた処理は最後まで行います。
serve-bad-url = 「{ $url }」はアドレスではありません。http://またはhttps://で始めてください。
serve-bad-limit = 「{ $limit }」は上限ではありません。connections=1000 のように名前と数を指定してください。名前は { $names } です。
serve-in-use = 別のサーバーが { $folder } を使用しています。
release-none = 隔離中のテーブルはありません。
release-held = { $table } は隔離中です。このテーブルの処理中にサーバーが停止しました。
release-done = { $table } の隔離を解除しました。
release-not-held = { $table } は隔離されていません。
serve-no-folder = データのフォルダーがありません。--dataで指定してください。
serve-no-data = { $folder }にデータを保存できません：{ $reason }。
serve-no-threads = サーバーを起動できません：{ $reason }。
serve-no-address = { $address }で接続を待てません：{ $reason }。
serve-not-closed = サーバーを正常に終了できませんでした：{ $reason }。

## load

load-report = テーブル{ $tables }卓、観戦者各{ $spectators }人、{ $pace ->
    [0] できる限り速く
   *[other] 毎秒各{ $pace }手まで
}、{ $seconds }秒間：{ $moves }手を受理、毎秒{ $rate }手。
    応答時間：{ $p50 }ミリ秒以内（半数）、{ $p99 }ミリ秒以内（99%）、{ $max }ミリ秒以内（すべて）。
    終了したゲーム：{ $games }、観戦者に届いた項目：{ $events }、エラー：{ $errors }。
load-report-browsers =
    再読み込みしたページ：{ $pages }、{ $page50 }ミリ秒以内（半数）、{ $page99 }ミリ秒以内（99%）。
    もう一方のブラウザに届くまで：{ $told50 }ミリ秒以内（半数の手）、{ $told99 }ミリ秒以内（99%）。送信量：毎秒{ $kilobytes } kB。
load-elsewhere = 負荷をかけられるのは、http://localhost:8080のようにこの機械で動いているサーバーだけで、{ $url }にはかけられません。
load-trouble = サーバーに負荷をかけられません：{ $reason }
