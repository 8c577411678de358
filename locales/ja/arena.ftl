# ボット同士の対戦と、その調整。

arena-summary = { $game }：シード{ $seed }から{ $games }ゲーム、{ $seconds }秒（{ $moves-per-second }手/秒）。
arena-bot = ボット
arena-games = ゲーム数
arena-wins = 勝利数
arena-rate = 勝率
arena-interval = 95%区間
arena-from-to = { $low }～{ $high }%
arena-mean = 平均得点
arena-deviation = 標準偏差
arena-rating = レーティング
arena-time = ミリ秒/決定
arena-note = 共同勝利は勝者の間で等分します。レーティングはEloの尺度で、平均は1500です。選択の余地がない決定は時間に含めません。
arena-name-automas = アリーナでは、オートマもボットの1つとして指定します：--bots club,automa:very-hard。

help-arena = すべての席を入れ替えながらボット同士を対戦させ、それぞれの強さを表示します。
help-arena-more = 同じシードなら、スレッド数にかかわらず同じゲームになります。ただし、予算をミリ秒で指定した場合を除きます。
help-arena-bots = ボット。random、novice、greedy、apprentice、club、veteran、expert、master、バラージではautoma:LEVELを、カンマで区切ります。探索するボットには、1回の決定に使う予算を指定できます：club:sims=200、expert:ms=100。重みのファイルは@の後に書きます：club@tuned.toml、expert@trained.net。学習済みネットワークは net:ファイル と書きます。
    .value = BOTS
help-arena-games = 行うゲームの数。指定しなければ100。ボットのどの座り方にも同じ配り方を使うため、座り方の数の倍数が最適です。
    .value = N
help-arena-threads = 使うスレッドの数。指定しなければプロセッサの数。
    .value = N
help-arena-json = 表の代わりにJSONオブジェクトを1つ出力します。

cli-bad-budget = 「{ $name }」というプレイヤーはいません。予算はsims=200またはms=100のように書きます。
cli-no-budget = 「{ $name }」というプレイヤーはいません。{ $level }は探索しないため、予算を指定できません。
cli-no-weights = 「{ $name }」というプレイヤーはいません。{ $level }は何も評価しないため、重みを指定できません。

## tune

help-tune = 自己対戦によって、ボットのよりよい重みを探します。
help-tune-more = 重みはステップごとに保存します。中断しても、同じコマンドをもう一度実行すれば続きから再開し、同じ結果になります。
help-tune-out = 重みを保存するファイル。すでにあれば、その続きから行います。
    .value = FILE
help-tune-by = よりよい重みの探し方。winsは、わずかな変更とその逆の変更を対戦させます。endsは、多くのゲームの結果に近づくように重みを動かします。指定しなければwins。
    .value = WAY
help-tune-log = ステップごとに1行を追記するファイル。ステップの番号と、その結果を記録します。
    .value = FILE
help-tune-weights = 最初の重み。指定しなければgreedyの重み。
    .value = FILE
help-tune-steps = すでに終えたものを含むステップの数。指定しなければ500、endsでは2。
    .value = N
help-tune-games = 1ステップで行うゲームの数。指定しなければ20、endsでは2000。
    .value = N
help-tune-half = winsのとき、1ステップの歩幅が半分になるまでのステップの数。長く行うほど大きくします。指定しなければ150。
    .value = N
help-tune-sims = 1回の決定で行うシミュレーションの数。0のときは初級のボットがプレイするため、速く進みます。指定しなければ0、endsでは200。
    .value = N
help-tune-threads = 使うスレッドの数。指定しなければプロセッサの数。
    .value = N

tune-done = { $file }：シード{ $seed }から{ $steps }ステップ後の重み{ $weights }個。
tune-needs-two = 重みは互いに対戦して調整するため、2人以上のプレイヤーが必要です。
tune-not-tuned = { $file }はすでにありますが、調整で作られたものではありません。別のファイルを指定してください。
tune-otherwise = { $file }は別の条件（{ $how }）で始められました。同じ条件で続けるか、別のファイルを指定してください。
tune-bad-weights = { $file }に重みがありません：{ $reason }。
