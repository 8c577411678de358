# ウェブページ。

# same
web-name = Hydropolis
web-menu = メニュー
web-nav = メインページ
web-skip = 本文へ
web-back = 戻る
web-save = 保存
web-unofficial = 非公式：ゲームの名前は、どのゲームのルールかを示すためだけに使っています。ここにあるものは、いずれも出版社が制作または公認したものではありません。
web-api = プログラム向け：API

## ホーム

web-home-title = 水をめぐる2つのゲーム
web-home-lead = アルプスのダムと、海底の都市。完全なルールで、1人でコンピューターと、または友だちと、その場でも1日1手でも遊べます。
web-about-barrage = ダム、導管、発電所を建設し、ライバルの水を自分のために働かせましょう。
web-about-cities = ドームをトンネルでつなぎ、カードとスロットの色を合わせて、海底の国家を栄えさせましょう。
web-play-computer = コンピューターと対戦
web-quick-barrage = 自分とオートマ1人（ふつう）の通常ゲーム。
web-quick-cities = 自分とコンピューター1人（初級）、基本ボード。
web-set-up = テーブルを用意
web-read-rules = ルールを読む
web-my-games = 自分のゲーム
web-open-tables = 参加できるテーブル
web-ended-games = 終了したゲーム
web-state-your-turn = あなたの手番
web-state-waiting = 待機中
web-state-open = 空席あり
web-state-over = 終了
web-moves-so-far = { $moves }手
web-upload = 記録をアップロード
web-upload-what = ダウンロードしたままの記録のテキスト
web-upload-do = この記録を開く

## 新しいテーブル

web-new-title = { $game }のテーブル
web-seats = 席
web-seats-why = 友だちには、1回だけ使えるリンクを渡します。誰でも参加できる席は一覧に載ります。自分が複数の席に座る場合は、画面を交代で使います。
web-seat-number = 席{ $number }
web-chair-none = なし
web-chair-me = 自分
web-chair-link = 友だち（リンクで招待）
web-chair-open = 誰でも参加可
web-chair-random = コンピューター：ランダム
web-chair-beginner = コンピューター：初級
web-chair-club = コンピューター：中級
web-chair-expert = コンピューター：上級
web-chair-automa-easy = オートマ：かんたん
web-chair-automa-medium = オートマ：ふつう
web-chair-automa-hard = オートマ：むずかしい
web-chair-automa-very-hard = オートマ：とてもむずかしい
web-settings = ゲームの設定
web-setting-barrage-variant = ゲームの種類
web-setting-barrage-variant-full = 通常ゲーム
web-setting-barrage-variant-intro = 導入ゲーム
web-setting-barrage-variant-why = 導入ゲームでは企業と重役が配られ、特許事務所は使いません。オートマは参加できません。
web-setting-barrage-seating = 企業と重役
web-setting-barrage-seating-drafted = ドラフトする
web-setting-barrage-seating-dealt = 配る
web-setting-barrage-seating-free = 自由に選ぶ
web-setting-barrage-seating-why = ドラフトはルールブックどおり、配るのはすぐに始めるため、自由に選ぶのはやりたいことが決まっている人のためです。通常ゲームのみ。
web-setting-barrage-auction = ドラフトの順番の競り
web-setting-barrage-auction-no = 競りなし
web-setting-barrage-auction-yes = 点数で競る
web-setting-barrage-auction-why = 強い組の値段を卓が決めます。入札額はゲーム終了時に支払います。通常ゲームのみ。
web-setting-barrage-mahiri-credits = マヒリの開始時
web-setting-barrage-mahiri-credits-6 = 6クレジット
web-setting-barrage-mahiri-credits-9 = 9クレジット
web-setting-barrage-mahiri-credits-why = ルールブックは全員に6クレジットを与えますが、彼女の印刷されたタイルは9です。通常ゲームのみ。
web-setting-barrage-simone = シモーネ・ルチアーニ
web-setting-barrage-simone-no = 重役に加えない
web-setting-barrage-simone-yes = 重役に加える
web-setting-barrage-simone-why = 拡張の重役ですが、拡張のほかの部分は不要です。1回の生産で複数の契約を履行します。通常ゲームのみ。
web-setting-cities-boards = プレイヤーボード
web-setting-cities-boards-basic = 基本ボード
web-setting-cities-boards-asymmetric = 非対称ボード
web-setting-cities-boards-why = 非対称ボードには、コストや得るものが多い特別なスペースがあります。ソロゲームでは常に非対称ボードを使います。
web-setting-cities-contracts = 政府契約
web-setting-cities-contracts-no = 政府契約なし
web-setting-cities-contracts-yes = 政府契約あり
web-setting-cities-contracts-why = 公開された3つの目標です。最初に条件を満たしたプレイヤーが獲得できます。ソロゲームでは使えません。
web-setting-cities-metropolises = 青い主要都市
web-setting-cities-metropolises-random = 無作為に置く
web-setting-cities-metropolises-chosen = 持ち主が置く
web-setting-cities-metropolises-why = ルールブックによって違います。ドイツ語版では2枚の青い主要都市のどちらをどこに置くかを各自が選び、ほかの版では無作為に決めます。
web-setting-cities-offset = ふさぐタイル（ソロゲームのみ）
web-setting-cities-offset-1 = スロット1から
web-setting-cities-offset-2 = スロット2から
web-setting-cities-offset-3 = スロット3から
web-setting-cities-offset-4 = スロット4から
web-setting-cities-pack = 自作のコンポーネント
web-setting-cities-pack-why = 大半のカード、プレイヤーボード、青の主要都市10枚、契約、1～2人用スロットの半分は、ルールブックに載っていないため、こちらで再構成したものです。印刷されたものをお持ちなら、コンポーネントパックとして書き、ここに貼り付けてください。空欄なら内蔵のものを使います。
web-setting-barrage-position = 局面から始める
web-setting-barrage-position-why = コマンド「position」が読む局面ファイルです。誰がどの席に座るか以外はすべてこれで決まります。空欄なら新しく配ります。
web-setting-cities-position = 局面から始める
web-setting-cities-position-why = コマンド「position」が読む局面ファイルです。誰がどの席に座るか以外はすべてこれで決まります。空欄なら新しく配ります。
web-setting-cities-offset-why = ソロゲームで、スロットをふさぐタイルを置き始める場所です。
web-seed = シード
web-seed-why = 配り方のもとになる数です。テーブルの全員に知らされます。空欄なら、誰も知らない配り方になります。
web-nickname = テーブルでの名前
web-begin = 開始
web-guest = ゲスト

## 席に着く

web-sit-title = { $game }に招待されています
web-sit-others = テーブルにいるプレイヤー：{ $others }。
web-sit-down = 席{ $number }に座る
web-sit-watch = 観戦だけする
web-sit-here = ここに座る
web-sit-used = このリンクは使用済みか、席がすでに埋まっています。

## テーブル

web-tab-your-turn = あなたの手番：{ $game }
web-over = ゲームが終了しました。
web-wins = { $winners }が{ $points }点で勝利しました。
web-nobody-wins = ゲームが終了しました。敗北です。
web-waiting-for-people = すべての席が埋まるのを待っています。
web-hint = ヒント
web-strip = プレイヤーと手持ち
web-you = あなた
web-undo-short = 戻す
web-scores-short = 得点
web-last-turn = 直前の手番
web-log-more = 理由も含めて見る
web-part-works = アクション
web-part-offer = 場のカード
web-part-hand = 手札
web-part-purse = 自分の資源
web-choices = 選択肢 { $count }件
web-more-lines = あと { $count }行
web-hint-title = 上級者ならこうします：
web-hint-none = ここでは上級者にも意見がありません。
web-bot-thinks = { $name }が考えています…
web-waiting-for = { $name }を待っています。
web-end-turn-question = 手番はここまでです。次のプレイヤーに渡すか、手を取り消してください。
web-end-turn = 手番を終了
web-points-so-far = 現在の得点とその内訳
web-resting = 今できないこと{ $count }件：その理由
web-rather-not = やめておく
web-parts = テーブルの各部分
web-part-ground = ボード
web-part-mine = 自分
web-part-others = ほかの人
web-part-rail = ログ
web-price = コスト{ $price }
web-undo = 最後の手を取り消す
web-restart-turn = { $moves ->
    [1] { $moves }手を取り消す
   *[other] やり直す：{ $moves }手すべてを取り消す
}
web-that-is-you = （自分）
web-nobody-yet = 空席
web-nobody-yet-link = 友だちの席
web-send-link = このリンクを友だちに送ってください：
web-see-rule = ルール{ $rule }
web-allowed = その手は可能です：{ $meaning }
web-cannot-read = 「{ $text }」は手ではありません：{ $hint }。
web-log = ログ
web-whole-log = ログ全体
web-watch-link = 誰でも観戦できるアドレス：
web-this-table = このテーブル
web-replay = リプレイ
web-replay-play = 再生
web-replay-pause = 一時停止
web-replay-speed = 速さ
web-replay-move = 手
web-replay-go = この手へ
web-replay-title = { $moves }手のうち{ $at }手目の後
web-replay-first = 最初
web-replay-previous = 前へ
web-replay-next = 次へ
web-replay-last = 最後
web-back-to-table = テーブルに戻る
web-download = 記録をダウンロード
web-scores = 得点の内訳
web-source = 得点源
web-total = 合計
web-source-start = 開始時
web-chart-label = { $name }のラウンドごとの得点とその内訳
web-chart-caption = { $name }：各ラウンド後の得点
web-stale = 回答が届く前にゲームが進んでいたため、何も変更していません。これが今の状態です。
web-not-your-seat = そこは自分の席ではありません。
web-not-begun = すべての席が埋まるとゲームが始まります。

barrage-source-contracts = 契約
barrage-source-bonus = ボーナスタイル
barrage-source-energy = 発電トラック
barrage-source-conduits = 他プレイヤーが使った導管
barrage-source-objective = 目的タイル
barrage-source-leftovers = 残り資源
barrage-source-income = 収入
barrage-source-works = 外部事業
barrage-source-buildings = 私有建物
barrage-source-other = その他
cities-source-effects = カード、スロット、ボーナス
cities-source-production = 生産
cities-source-hunger = 食料を供給しなかった都市
cities-source-metropolis = 茶色の主要都市
cities-source-cards = 最終得点計算カード
cities-source-network = 都市網の都市
cities-source-resources = 残った資源

barrage-page-map = マップ
barrage-page-passed = パス済み
barrage-page-details = 収入と建設スペース
barrage-page-vp = 勝利点
barrage-page-energy = エネルギー
barrage-page-credits = クレジット
barrage-page-engineers = 技術者
barrage-page-excavators = 掘削機
barrage-page-mixers = ミキサー
barrage-page-dam = レベル{ $level }、水{ $held }個（容量{ $room }個）
barrage-page-dam-free = ダムスペース
barrage-page-conduit = 導管、生産値{ $power }、盆地{ $to }へ
barrage-page-powerhouse-free = 発電所スペース
barrage-page-red = 赤枠（{ $price }）
barrage-page-order = 手番順
barrage-page-energy-track = エネルギートラック
barrage-page-threshold = エネルギー{ $energy }以上：ラウンド終了時に{ $credits }クレジット
barrage-page-closed = この人数では使えません。
barrage-page-construction = 建設スペース
barrage-page-bank = 銀行
barrage-page-income = { $nth }個目で：{ $reward }
barrage-page-course = 第{ $round }ラウンド（全5）、{ $phase }
barrage-page-round-ends = 第{ $round }ラウンド終了
barrage-page-next-drop = { $dam ->
    [none] 次の水滴はマップの外へ流れ出ます
   *[other] 次の水滴は{ $dam }で止まります
}
barrage-page-bonus-now = 現在{ $held }：いまなら{ $vp }点
barrage-page-objective-now = { $company }：{ $held }、いまなら{ $vp }点
barrage-page-automa = オートマ
barrage-page-criteria = 建設場所の決め方

cities-page-heading = { $phase ->
    [first-hands] 全員が6枚のカードから3枚を選びます。
    [production] 時代{ cities-era }の生産フェイズ。
    [new-hands] 全員が時代{ cities-era }の手札を選びます。
    [scoring] 最終得点計算。
    [over] ゲームが終了しました。
   *[turns] 時代{ cities-era }、ラウンド{ $round }、手番{ $turn }。手番順：{ $order }。
}
cities-page-track = { $leaders ->
    [0] 連合トラックを進んだプレイヤーはまだいません。
   *[other] 連合トラック（先頭から）：{ $track }。
}
cities-page-produced = 生産：各プレイヤーの獲得
cities-page-hand = 自分の手札
cities-page-aside = 手元に残さないカード
cities-page-looked = 見ている特殊カード
cities-page-slots = ゲームボードのスロット
cities-page-always = 常時利用可能
cities-page-blocked = 使用不可
cities-page-points = 得点
cities-page-cards = 手札
cities-page-seen = 公開して得た手札
cities-page-board = ボード、主要都市、カード
cities-page-sea = { $name }の海底
cities-page-keep = { $keep }枚を残す：{ $chosen }枚選択
cities-page-keep-these = これらを残す
cities-page-next-order = 次のラウンドの順番
cities-page-ready = { $count }枚中{ $ready }枚が使用可能
cities-page-nation = { $name }の国
cities-page-shut = 閉じる
cities-page-network = 都市{ $cities }、トンネル{ $tunnels }
cities-page-income = 次の生産で得るもの：{ $gain }
cities-page-feeding = 接続された都市は海藻を{ $need }消費する。{ $lack ->
    [0] 足りる見込み。
   *[other] { $lack }不足する見込みで、{ $points }点を失う。
}
cities-page-metropolises = 主要都市
cities-page-metropolis = { $connected ->
    [yes] つながっている：{ $text }
   *[no] { $text }
}
cities-page-contract = { $name }（政府契約{ $number }）：{ $text }
cities-page-resource-credit = クレジット
cities-page-resource-science = 科学
cities-page-resource-kelp = 海藻
cities-page-resource-steelplast = 鉄鋼
cities-page-resource-biomatter = 生体物質
cities-page-actions = アクションカード
cities-page-claimed = 獲得したカード
cities-page-contracts-claimed = 獲得した政府契約
cities-page-dome = { $dome ->
    [symbiotic] { $connected ->
        [yes] 共生都市、つながっている
       *[no] 共生都市
    }
    [nonsymbiotic] { $connected ->
        [yes] 非共生都市、つながっている
       *[no] 非共生都市
    }
   *[none] { $connected ->
        [yes] 都市なし、トンネルあり
       *[no] 都市なし
    }
}
cities-page-contracts = 政府契約
cities-page-specials = 表向きの特殊カード
cities-page-deck = 時代デック
cities-page-special-deck = 特殊カードのデック
cities-page-discard = 捨て札置き場
cities-page-tunnels-left = 残りのトンネル
cities-page-white-left = 残りの白いドーム
cities-page-purple-left = 残りの紫のドーム
cities-page-blues-left = 残りの青い主要都市
cities-page-played = プレイ中のカード
cities-page-order = 手番順
cities-page-below = 開始
cities-page-federation = 連合トラック
cities-page-tiles = 残りのアクションタイル { $count } 枚
cities-page-piece = { $piece }{ $upgraded ->
    [yes] （強化済み）
   *[no] { "" }
}{ $connected ->
    [yes] { "" }
   *[no] （未接続）
}
cities-page-free-site = { $kind ->
    [tunnel] 空きトンネル用地
    [expansion] 空き拡張用地
   *[building] 空き
}
cities-page-pair = { $site } とともに生産時に { $gain }
cities-page-metropolis-points = このメトロポリスは生産時に { $points } 点を加える

## ルールと用語集

web-rules = ルール
web-rules-title = { $game }のルール
web-glossary = 用語集

## アカウント

web-account = アカウント
web-login-name = 名前
web-login-password = パスワード
web-register-name = 名前
web-register-password = パスワード（10文字以上）
web-log-in = ログイン
web-log-out = ログアウト
web-logged-in = { $name }としてログイン中
web-register = アカウントを作る
web-register-why = 名前とパスワードがあれば、別の端末でも自分のゲームを続けられます。アカウントがなくても、このブラウザーが覚えています。
web-language-name = 日本語
web-language = 言語
web-name-taken = この名前はすでに使われています。
web-password-short = パスワードは10文字以上にしてください。
web-name-bad = 名前は2～40文字で、文字、数字、「-」「_」「.」が使えます。
web-login-failed = 名前とパスワードが一致しません。
web-saved = 保存しました。

## 問題

web-problem = うまくいきませんでした
web-not-found = このアドレスには何もありません。
web-no-such-table = そのテーブルはありません。
web-forbidden-origin = 別のサイトからの要求のため、受け付けませんでした。
web-too-large = 大きすぎます。
web-too-many = 要求が多すぎます。少し待ってください。
web-forbidden-host = このリクエストは別のサイト宛てのため、拒否されました。
web-unfinished = リクエスト全体が時間内に届きませんでした。
web-too-many-streams = 現在、観戦者が多すぎます。ページはそのまま使えます。再読み込みすると最新の状態が見られます。
web-busy = 依頼された処理がまだたくさん残っています。少しお待ちください。
web-slow = 1回のリクエストに許される時間を超えたため、中止しました。何も変更されていません。
web-not-over = 記録には非公開の情報が含まれるため、ゲームの終了後にダウンロードできます。
web-bad-record = これは再生できる記録ではありません：{ $reason }。
web-bad-form = フォームの入力が足りません：{ $reason }。
web-trouble = こちらで問題が起きました。失われたものはありません。もう一度お試しください。
web-unreachable = サーバーに接続できません。失われたものはありません。もう一度お試しください。
web-old-rules = このゲームはルール版{ $version }で始められましたが、このプログラムにその版はありません。
web-damaged = このゲームの保存内容を読み取れないため、外側の情報だけを表示しています。理由は運営者がサーバーのログで確認できます。
web-quarantined = このテーブルの処理中にサーバーが停止しました。再発を防ぐため、運営者が解除するまでこのテーブルは閉じています。失われたものはありません。
web-need-people = 少なくとも1つは自分の席にしてください。

## テーブルの用語

glossary-barrage-automa = オートマ
glossary-barrage-automa-text = ルールに含まれる対戦相手。何を試みるかをタイルが、どこで行うかを基準が決める。
glossary-barrage-base = 基礎
glossary-barrage-base-text = ダムの一番下の段。盆地のダムスペースに建設し、水を1個溜める。
glossary-barrage-basin = 盆地
glossary-barrage-basin-text = マップ上の場所の1つ。山岳、丘陵、平原のいずれかにあり、ダム、導管、発電所のスペースがある。
glossary-barrage-company = 企業
glossary-barrage-company-text = プレイヤーが経営するもの。アメリカ、ドイツ、イタリア、フランスがあり、それぞれ発電所を3つ建設すると使える特殊能力を持つ。
glossary-barrage-conduit = 導管
glossary-barrage-conduit-text = 盆地から下流の発電所へ通じる管。送った水の数に生産値を掛ける。他のプレイヤーも、所有者に支払えば使える。
glossary-barrage-contract = 契約
glossary-barrage-contract-text = エネルギーの注文。1回の生産で必要な量を生産すると、報酬を得る。
glossary-barrage-dam = ダム
glossary-barrage-dam-text = 基礎と、最大2つの上部からなる。段の数だけ水を溜める。
glossary-barrage-drop = 水
glossary-barrage-drop-text = 水の単位。誰のものでもなく、下流へ流れ、空きのある最初のダムに溜まる。
glossary-barrage-elevation = 上部
glossary-barrage-elevation-text = 自分のダムに重ねる段。
glossary-barrage-energy = エネルギー
glossary-barrage-energy-text = 生産で得るもの。各ラウンドの終わりに、発電トラックで企業どうしを比べる。
glossary-barrage-engineer = 技術者
glossary-barrage-engineer-text = アクションスペースに配置するコマ。1つの企業に12人いる。
glossary-barrage-excavator = 掘削機
glossary-barrage-excavator-text = 基礎と導管に使う重機。
glossary-barrage-head-stream = 源流
glossary-barrage-head-stream-text = 水がマップに入る場所。各ラウンドに入る量は、置かれたタイルで決まる。
glossary-barrage-mixer = コンクリートミキサー
glossary-barrage-mixer-text = 上部と発電所に使う重機。
glossary-barrage-officer = 重役
glossary-barrage-officer-text = 特殊能力を持ち、ゲームを通して1つの企業に付く人物。
glossary-barrage-patent = 特許事務所
glossary-barrage-patent-text = 上級技術タイルを購入する場所。
glossary-barrage-powerhouse = 発電所
glossary-barrage-powerhouse-text = 導管の行き先で、水がエネルギーになる場所。
glossary-barrage-production = 生産
glossary-barrage-production-text = ダムの水を、導管を通して自分の発電所へ送ること。
glossary-barrage-red-border = 赤枠
glossary-barrage-red-border-text = 追加で3クレジットかかるスペース。
glossary-barrage-technology-tile = 技術タイル
glossary-barrage-technology-tile-text = 建設に、重機のほかに必要なタイル。ホイールに置き、重機といっしょに戻ってくる。
glossary-barrage-wheel = 建設ホイール
glossary-barrage-wheel-text = 建設に使ったタイルと重機を、1周するまで置いておくもの。
glossary-cities-action-card = アクションカード
glossary-cities-action-card-text = 獲得したカードで、スロットの指示により、そのアクションを時代ごとに1回使える。4枚まで持てる。
glossary-cities-biomatter = 生体物質
glossary-cities-biomatter-text = 建設するとき、海藻や鉄鋼の代わりになる資源。
glossary-cities-building = 建物
glossary-cities-building-text = 農場、淡水化プラント、研究所のこと。
glossary-cities-city = 都市
glossary-cities-city-text = 都市スペースに置かれたドーム。白（非共生）と紫（共生）がある。
glossary-cities-cloning = アクション複製タイル
glossary-cities-cloning-text = 4人ゲームで、1クレジットを支払って、使われているスロットを使えるタイル。
glossary-cities-connected = つながっている
glossary-cities-connected-text = 初期都市とトンネルで結ばれていること。
glossary-cities-era = 時代
glossary-cities-era-text = ゲームを3つに分けた期間の1つ。それぞれ最後に生産フェイズがある。
glossary-cities-expansion-site = 拡大スペース
glossary-cities-expansion-site-text = 一部の効果でのみ建設できる建物スペース。
glossary-cities-federation = 連合トラック
glossary-cities-federation-text = マーカーを進めるトラック。次のラウンドの手番順を決める。
glossary-cities-kelp = 海藻
glossary-cities-kelp-text = 各時代の終わりに、都市への食料供給に使う資源。
glossary-cities-metropolis = 主要都市
glossary-cities-metropolis-text = ボードの端にあるタイル。青いものはつながったときと生産フェイズに何かを与え、茶色のものは最終得点計算で得点になる。
glossary-cities-network = 都市網
glossary-cities-network-text = 初期都市とつながっているもの全体。
glossary-cities-slot = スロット
glossary-cities-slot-text = ゲームボードのアクションの場所。同じ色のカードをプレイすると、カードの効果も使える。
glossary-cities-special-card = 特殊カード
glossary-cities-special-card-text = 効果によって得て、プレイするときにクレジットを支払うカード。
glossary-cities-steelplast = 鉄鋼
glossary-cities-steelplast-text = トンネル、研究所、都市の材料。
glossary-cities-structure = 建造物
glossary-cities-structure-text = 建物またはトンネル。
glossary-cities-symbiotic = 共生
glossary-cities-symbiotic-text = 紫のドーム。建設のコストは高いが、生産フェイズに得点になる。
glossary-cities-tunnel = トンネル
glossary-cities-tunnel-text = 2つのスペースを結ぶもの。
glossary-cities-upgrade = 改良
glossary-cities-upgrade-text = 建造物の生産を増やすこと。
