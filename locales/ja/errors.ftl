# 書かれたものの誤り：手、設定、記録、局面ファイル、コンポーネントパック。
#
# 種類「not-hash」の誤りは error-not-hash のメッセージになり、それが何に関わるかが引数になる。どれも別の文の中、主にコロンの
# 後に置かれるので、句点で終わらない。かぎ括弧の中のことばとキーの名前は表記なので、そのままにする。

## 共通のもの

error-cannot-read = 「{ $text }」を読み取れません：{ $reason }
error-at-line = { $line }行目：{ $reason }
error-in-component = { $component }：{ $reason }
error-not-toml = { $text }

## 書き方

error-notation-action = タイルのアクションは1から数えます
error-notation-action-space = アクションスペースは「turbine +2 left」や「bank」のように書きます
error-notation-always-available-slot-never-occupied = 常時利用可能スロットが占有されることはありません
error-notation-anton-tile-written = アントンのタイルは「tile anton as ...」と書きます
error-notation-area = 地域はmountains、hills、plainsです
error-notation-automa-tile = オートマタイルは下端のコードで1-1A-5のように書きます
error-notation-barrage-move = 手は「turbine +2 left」「produce B2L C2R P10 x2」「pass」のように書きます
error-notation-base-space = 基礎スペースはB1U、B1LからB10U、B10Lまでです
error-notation-bonus-tiles = ボーナスタイルは{ $names }です
error-notation-building-site-written-expansion = 建物スペースはb2.1、拡大スペースはb2.xと書きます
error-notation-building-space-begins = 建設スペースはB、C、Pのいずれかで始まります
error-notation-card = カードは#37のように番号で書くか、「assistant」と書きます
error-notation-cities-move = 手は「slot 7 with #34」「build farm b2.1」「upgrade b2-c2」「use #19」「advance」「part 2」「option 1」「stop」のように書きます（一覧はdocs/notation-cities.md）
error-notation-cities-stand-buildings-tunnels = 都市はb2、建物はb2.1またはb2.x、トンネルはb2-c2に建ちます
error-notation-city-site = 都市スペースはb2のように書きます
error-notation-colours = 色は{ $names }です
error-notation-companies = 企業は{ $names }です
error-notation-conduit-leads-elsewhere = { $conduit }の行き先は{ $powerhouse }ではなく{ $to }です
error-notation-conduit-space = 導管スペースはC1L、C1RからC10L、C10Rまでです
error-notation-contract = 契約はS1～S4、N1～N6、G01～G15、Y01～Y15、R01～R15のいずれかです
error-notation-criteria = 基準は{ $names }です
error-notation-drops = 水はx1、x2のように書きます
error-notation-bid = 点数を書いてください
error-notation-engineers = 技術者の人数を書いてください
error-notation-head-stream = 源流はHA、HB、HC、HDです
error-notation-head-stream-tile = 源流タイルはh1～h8です
error-notation-kinds-structure = 建造物の種類は{ $names }です
error-notation-least-power = 最低生産値はpower-1～power-5と書きます
error-notation-levels = オートマの難易度は{ $names }です
error-notation-machine = 重機はexcavatorまたはmixerです
error-notation-named = { $notation }（{ $name }）
error-notation-number = 「{ $word }」は1～255の数でなければなりません
error-notation-objective-tiles = 目的タイルは{ $names }です
error-notation-officers = 重役は{ $names }です
error-notation-payment = 支払いは「3E 1M 2X 6C」のように書きます（掘削機、ミキサー、掘削ミキサー、クレジット）
error-notation-piece = 建設できるのはfarm、desalination、laboratory、tunnel、nonsymbiotic、symbioticです
error-notation-place = 場所は列と行でb2、または隅でneのように書きます
error-notation-powerhouse = 盆地の発電所はP5～P12と書きます
error-notation-powerhouse-space = 発電所スペースはP5.1、P5.2からP12.4までです
error-notation-resource = 資源はcredit、science、kelp、steelplast、biomatterです
error-notation-seat = 席はP1～P4と書きます
error-notation-slot = スロットは1～15の番号、または「always」です
error-notation-step = agendaの手順ではありません（一覧はdocs/positions.md）
error-notation-structure-stands = 建造物はb2.1、b2.x、b2-c2のような場所に建ちます
error-notation-tile = タイルはbase、elevation、conduit、powerhouse、joker、I-Base ... III-Joker、antonのいずれかです

## 設定

error-setup-automa-only-play = { $seat }がオートマに指定されていますが、参加するのは{ $players }人だけです
error-setup-barrage-players = バラージはオートマを含めて2～4人用で、{ $players }人では遊べません
error-setup-blocking-tiles-start-from = ふさぐタイルは各色のスロット1～4から置き始めます（{ $rule }）
error-setup-cities-players = アンダーウォーターシティーズは1～4人用です（{ $rule }）
error-setup-position = 局面：{ $reason }
error-setup-position-differs = 取り決めが局面の内容と一致しません
error-setup-position-too-large = 局面は最大{ $most } KiBです
error-setup-position-rules = 局面はルール版{ $found }のもので、このゲームはルール版{ $version }です
error-setup-position-game = この局面は{ $game }のもので、{ $asked }のものではありません
error-setup-position-seats = この局面は{ $players }人用で、席順は{ $seats }です（「-」は人またはボットの席）
error-setup-component-pack = コンポーネントパック：{ $reason }
error-setup-edition = コンポーネントの第{ $found }版は不明です。このプログラムにあるのは第{ $known }版までです
error-setup-setting = { $setting }の値は{ $values }です
error-setup-rules-version = ルール版{ $found }は不明です。このプログラムが扱えるのはルール版{ $known }までです
error-setup-options-of-full-game = { $rule }：これらのオプションは通常ゲームのものです
error-setup-introductory-game-never-played = { $rule }：導入ゲームにオートマは参加しません
error-setup-least-one-seat-must = { $rule }：少なくとも1つの席は人間でなければなりません
error-setup-only-solo-game-blocking = ふさぐタイルを使うのはソロゲームだけです（{ $rule }）
error-setup-solo-game-no-contracts = ソロゲームに政府契約はありません（{ $rule }）

## 記録

error-record-ends-before-line = { $what }の行の前で終わっています
error-record-expected-line = 「{ $key } ...」があるはずです
error-record-expected-move-number = 手の番号は{ $expected }のはずです
error-record-format = 記録は「{ $format }」で始まります
error-record-move = 手は「12 P2 pass = 0f1e2d3c4b5a6978」のように書きます
error-record-not-hash = 「{ $deal }」はハッシュではありません
error-record-not-seed = 「{ $seed }」はシードではありません
error-record-not-version = 「{ $rules }」はバージョンではありません
error-record-of-unknown-game = 「{ $game }」というゲームはここにはありません
error-record-of-another-game = これは{ $asked }ではなく{ $game }の記録です
error-record-setup = 設定：{ $text }
error-record-too-large = 記録は{ $most } MiBまでです
error-record-too-many-moves = 記録の手は{ $most }手までです
error-record-too-many-taken-back = 記録に「取り消し」を書けるのは{ $most }回までです

## 記録の再生

error-replay-hash = { $number }手目の後の局面のハッシュは{ $found }ですが、記録では{ $stated }です
error-replay-move = { $number }手目（{ $mv }）：{ $reason }
error-replay-rules-version = ルール版{ $found }の記録ですが、このプログラムが扱えるのはルール版{ $known }までです
error-replay-setup = 設定：{ $reason }
error-replay-too-short = { $moves }手しかないため、{ $asked }手目はありません

## 記録された手が行われなかった理由

error-play-not-asked = 今は{ $seat }ではなく{ $asked }の番です
error-play-over = ゲームは終了しています
error-play-refused = { $rule }により認められません

## 局面ファイル。名前で挙げるものはファイルのキー

error-sheet-actions-most-four-action = actions：アクションカードは4枚までです（{ $rule }）
error-sheet-actions-no-action-card = actions：{ $card }はアクションカードではないか、2回書かれています
error-sheet-advanced-tile-belongs-two = { $rule }：1枚の上級タイルが2つの企業にあります
error-sheet-agenda-does-not-end = agendaの最後がフェイズの求めるもの（draft、incomeまたはhead streams、end turn）ではありません
error-sheet-agenda-empty-exactly-when = agenda：空になるのはゲームが終了したときだけで、そのときは必ず空です
error-sheet-agenda-group-more-steps = agenda：グループの手順の数が実際より多くなっています
error-sheet-agenda-most-steps = agendaの手順は{ $most }個までです
error-sheet-agenda-not-possible-position = この局面でagendaの「{ $step }」はありえません
error-sheet-agenda-pack-no-effect = agenda：パックに効果{ $node }はありません
error-sheet-agenda-probe-no-step = agenda：probeはゲームの手順ではありません
error-sheet-agenda-step-names-site = agenda：手順の挙げるスペースがボードにありません
error-sheet-agenda-there-no-card = agenda：カード{ $card }はありません
error-sheet-agenda-there-no-slot = agenda：スロット{ $slot }はありません
error-sheet-agenda-too-many-steps = agenda：手順が多すぎます
error-sheet-anton-tile-without-anton = { $rule }：{ $company }にアントンがいないのに、アントンのタイルがあります
error-sheet-aside-too-many-cards = aside：カードが多すぎます
error-sheet-automa-below-very-hard = { $rule }：{ $company }は「とてもむずかしい」より下のオートマなので、重役はいません
error-sheet-automa-holds-no-contracts = { $rule }：{ $company }はオートマなので、契約を持ちません
error-sheet-automa-no-credits = { $rule }：{ $company }はオートマなので、クレジットを持ちません
error-sheet-automa-said-automas-names = automaがありますが、automasに誰も書かれていません
error-sheet-automa-tile-two-places = { $rule }：オートマタイル{ $tile }が2か所にあります
error-sheet-automas-nobody-table = automas：「{ $name }」はこのテーブルにいません
error-sheet-blocked-players = { $rule }：{ $players }人ゲームで{ $space }は使えません
error-sheet-board-no-building-site = ボードに建物スペース{ $site }はありません
error-sheet-board-no-city-site = ボードに都市スペース{ $place }はありません
error-sheet-board-no-tunnel-site = ボードにトンネルスペース{ $site }はありません
error-sheet-board-twice = ボード{ $id }が2人のプレイヤーの前にあります（{ $rule }）
error-sheet-board-wrong-side = { $seat }：ボード{ $id }は使っている面のものではありません（{ $rule }）
error-sheet-bonus-names-five-tiles = { $rule }：bonusにはラウンドごとに1枚、合わせて5枚のタイルを書きます
error-sheet-bonus-tile-lies-two = { $rule }：ボーナスタイル{ $bonus }が2つのラウンドにあります
error-sheet-building-beside-nothing = { $site }にもその隣にも都市がありません（{ $rule }）
error-sheet-cannot-been-removed-automa = { $rule }：{ $contract }をオートマが取り除いたはずがありません
error-sheet-cannot-hold-drops = { $head }に水{ $drops }個はありえません
error-sheet-cannot-hold-national-contract = { $rule }：{ $company }が国家契約を表向きに持つことはできません
error-sheet-card-later-era = カード{ $card }は後の時代のものです（{ $rule }）
error-sheet-card-listed-twice = { $what }：カード{ $card }が2回書かれています
error-sheet-card-twice = カード{ $card }が2か所にあります
error-sheet-chance-no-number = chance：「{ $chance }」は数ではありません
error-sheet-city-beside-nothing = 初期都市から{ $place }まで隣り合う都市が続いていません（{ $rule }）
error-sheet-city-nonsymbiotic-symbiotic-not = 都市は非共生か共生のどちらかで、両方にはなりません
error-sheet-claimed-action-cards-listed = claimed：アクションカードはactionsに書きます
error-sheet-cloning-only-four-players = cloning：アクション複製タイルがあるのは4人ゲームだけです（{ $rule }）
error-sheet-contract-twice = { $company }に同じ契約が2枚あります
error-sheet-contract-listed-twice = contracts：「{ $name }」が2回書かれています
error-sheet-contract-two-places = 契約{ $contract }が2か所にあります
error-sheet-contracts-another-claimed = { $seat }：contracts：他のプレイヤーが獲得した政府契約が含まれています
error-sheet-contracts-no-variant = contracts：このゲームには政府契約がありません（{ $rule }）
error-sheet-contracts-open-claimed = contracts：公開されている政府契約が、獲得済みとしても書かれています
error-sheet-contracts-most-three-open = contracts：公開されるのは3枚までです
error-sheet-contracts-three-in-all = contracts：公開されたものと獲得されたものは合わせて3枚までです（{ $rule }）
error-sheet-copied-officer-without-mahiri = { $rule }：{ $company }はマヒリなしで重役をコピーしています
error-sheet-dam-cannot-hold-drops = { $rule }：{ $space }のダムに水{ $drops }個は溜められません
error-sheet-deck-only-cards-current = deck：デックにあるのは今の時代のカードだけです
error-sheet-described-does-not-play = { $company }の記述がありますが、参加していません（参加者はseatsに書きます）
error-sheet-discard-only-current = discard：カード{ $card }は今の時代のものではありません（{ $rule }）
error-sheet-display = display：{ $reason }
error-sheet-does-not-play = { $seat }は参加していません
error-sheet-does-not-play-listed = { $what }：{ $seat }は参加していないか、2回書かれています
error-sheet-draft = draft：{ $reason }
error-sheet-draft-comes-before-round = { $rule }：ドラフトはラウンド1の前に行います
error-sheet-draft-order = { $rule }：選ぶ順は、すでに選んだプレイヤーから始まり、次がいま選ぶプレイヤーです
error-sheet-draft-over-seat-no = { $rule }：ドラフトは終わっていますが、企業のない席があります
error-sheet-draft-said-phase-not = { $rule }：draftがありますが、フェイズがドラフトではありません
error-sheet-engineers-bank-counted-bank = { $company }：銀行の技術者はbankに数えます
error-sheet-engineers-do-not-add = { $rule }：{ $company }の技術者が合計{ $all }人になりません
error-sheet-extra-officers-unused-ones = { $rule }：追加の重役は、マヒリがコピーするための使われていない重役です
error-sheet-federation-track-four-spaces = 連合トラックは4スペースなので、stepsは0～4です
error-sheet-full-game-no-basic = { $rule }：通常ゲームに基本のジョーカータイルはありません
error-sheet-gained-too-many-tiles = gained：タイルが多すぎます
error-sheet-hand-empty = { $seat }：hand：カードがなければプレイするものがありません（{ $rule }）
error-sheet-hand-most-cards = hand：カードは{ $most }枚までです
error-sheet-head-stream-tile-lies-two = { $rule }：源流タイル{ $tile }が2つの源流にあります
error-sheet-holds-engineers-twice = { $rule }：{ $space }に技術者が2回置かれています
error-sheet-introductory-game-no-advanced = { $rule }：導入ゲームに上級タイルはありません
error-sheet-introductory-game-no-bonus = { $rule }：導入ゲームに上級タイルのボーナスタイルはありません
error-sheet-introductory-game-no-draft = { $rule }：導入ゲームにドラフトはありません
error-sheet-introductory-game-no-patent = { $rule }：導入ゲームに特許事務所はありません
error-sheet-level-five-advanced-tiles = { $rule }：上級タイルは1つのレベルに5枚です
error-sheet-looked-most-three-cards = looked：見るカードは3枚までです
error-sheet-mahiri-cannot-copy-herself = { $rule }：{ $company }のマヒリは自分自身をコピーできません
error-sheet-may-only-come-last = 「{ $step }」はagendaの最後にのみ置けます
error-sheet-metropolis-lies-two-places = 主要都市{ $name }が2か所にあるので、各タイルの場所を書いてください
error-sheet-middle-draft-draft-says = { $rule }：ドラフトの途中では、まだ選べるものをdraftに書きます
error-sheet-national = national：{ $reason }
error-sheet-neutral-dam-cannot-level = { $rule }：{ $space }の中立ダムはレベル{ $level }になりません
error-sheet-no-dam-hold-water = { $rule }：{ $space }には水を溜めるダムがありません
error-sheet-no-tile-can-sent = { $rule }：{ $company }の技術者{ $engineers }人を{ $space }に送るタイルはありません
error-sheet-no-tile-decides-turn = { $rule }：{ $seat }の手番を決めるタイルはありません
error-sheet-nobody-table = 「{ $name }」はこのテーブルにいません
error-sheet-not-contract = { $rule }：{ $contract }は{ $colour }の契約ではありません
error-sheet-not-national-contract = { $rule }：{ $contract }は国家契約ではありません
error-sheet-not-structure = { $rule }：{ $company }：「{ $text }」は建造物ではありません
error-sheet-not-tile-level = { $rule }：{ $tile }はレベル{ $level }のタイルではありません
error-sheet-of-company = { $company }：{ $reason }
error-sheet-of-seat = { $seat }：{ $reason }
error-sheet-offer-one-them-taken = { $rule }：{ $text }が選択肢にありますが、その一方はすでに取られています
error-sheet-only-such-spaces = { $rule }：{ $company }のそのスペースは{ $count }つだけです
error-sheet-only-two-contracts-lie = { $rule }：表向きの{ $colour }の契約は2枚だけです
error-sheet-open-segment-wheel-first = { $rule }：{ $company }のホイールの開いている区画（最初の区画）は空でなければなりません
error-sheet-order-every-seat-plays = order：参加する席を1回ずつ書きます
error-sheet-order-names-players-play = orderには{ $count }人が書かれていますが、プレイヤーは{ $players }人です
error-sheet-order-names-twice = orderに{ $name }が2回書かれています
error-sheet-pair-written-not = 組は「USA Viktor」のように書き、「{ $text }」とは書きません
error-sheet-patents = patents：{ $reason }
error-sheet-phase-not-in-round = phase：「{ $phase }」は第{ $round }ラウンドにはありません（{ $rule }）
error-sheet-player-whose-choice-company = { $rule }：選ぶ番のプレイヤーにすでに企業があります
error-sheet-players-fewer-national-contracts = { $rule }：{ $players }人ゲームの国家契約はもっと少なくなります
error-sheet-players-still-draft-pairs = { $rule }：これから選ぶプレイヤーは{ $open }人なので、選択肢の組と契約も{ $open }つずつです
error-sheet-points-impossible = { $company }が{ $points }勝利点を持つことはできません
error-sheet-position-not-barrage = これはbarrageではなく{ $game }の局面です
error-sheet-round-game-rounds = ラウンド{ $round }：ゲームはラウンド1～10です
error-sheet-seats-names-companies-play = seatsには{ $named }つの企業が書かれていますが、プレイヤーは{ $players }人です
error-sheet-segment-written-like-not = 区画は「base 4E」のように書き、「{ $text }」とは書きません
error-sheet-shown-no-hand = shown：カード{ $card }は誰の手札にもありません
error-sheet-sits-two-seats = { $company }が2つの席にいます
error-sheet-spare-blues-tile-there = spare_blues：そのタイルの1枚がボードにもあります
error-sheet-spare-blues-too-many = spare_blues：タイルが多すぎます
error-sheet-specials-only-special-cards = specials：このデックにあるのは1または2クレジットの特殊カードだけです
error-sheet-stacks-chance-hexadecimal-digits = stacks.chanceは16桁の16進数で、「{ $text }」ではありません
error-sheet-standing-markers-listed-from = standing：マーカーは1番スペースから順に書きます
error-sheet-standing-stands-track-exactly = standing：{ $seat }がトラック上にいるのはstepsが0でないときだけで、そのときは必ずトラック上にいます
error-sheet-starting-city-missing = 初期都市{ $name }がありません（{ $rule }）
error-sheet-starting-contracts-offer-not = { $rule }：選択肢の初期契約がありえないものです
error-sheet-structure-impossible = { $rule }：{ $company }が{ $site }に{ $structure }を持つことはできません
error-sheet-there-five-rounds-no = { $rule }：ラウンドは5までで、ラウンド{ $round }はありません
error-sheet-there-no-board = ボード{ $id }はありません
error-sheet-there-no-card = カード{ $card }はありません
error-sheet-there-no-card-place = { $what }：その場所にカード{ $card }は置けません
error-sheet-there-no-contract = 「{ $name }」という政府契約はありません
error-sheet-there-no-metropolis = { $color ->
    [brown] 「{ $name }」という茶色の主要都市はありません
   *[blue] 「{ $name }」という青い主要都市はありません
}
error-sheet-there-three-patent-slots = { $rule }：特許事務所の枠は3つです
error-sheet-tile-both-supply-wheel = { $rule }：{ $company }の同じタイルがストックとホイールの両方にあります
error-sheet-tile-cannot-lie = { $place ->
    [patents] { $rule }：{ $tile }は特許事務所に置けません
   *[stacks] { $rule }：{ $tile }は山に置けません
}
error-sheet-tile-lies-twice-wheel = { $rule }：{ $company }のホイールに同じタイルが2枚あります
error-sheet-tile-must-lie-top = { $rule }：山の一番上のタイルをautoma.actionに書かなければなりません
error-sheet-tiles = tiles：{ $reason }
error-sheet-tiles-blocked-solo = tiles：ふさぐタイルを使うのはソロゲームだけです（{ $rule }）
error-sheet-tiles-does-not-play = tiles：{ $seat }は参加していません
error-sheet-tiles-most-three = tiles：{ $seat }のタイルは3枚までです（{ $rule }）
error-sheet-tiles-one-cloned = tiles：1つのスロットに2枚置かれるのは、4人ゲームでアクション複製タイルが取られたときだけです（{ $rule }）
error-sheet-tiles-there-no-coloured = tiles：色付きスロット{ $slot }はありません
error-sheet-too-many-built = { $what ->
    [tunnels] トンネルが{ $built }枚建設されていますが、ゲームには{ $all }枚しかありません
    [nonsymbiotic] 非共生都市の数が{ $built }ですが、ゲームには{ $all }しかありません
   *[symbiotic] 共生都市の数が{ $built }ですが、ゲームには{ $all }しかありません
}
error-sheet-neutral-dam-stray = { $rule }：{ $space }にレベル{ $level }の中立ダムは立ちません。意図したものならstudy = trueと書いてください
error-sheet-machines-do-not-add = { $rule }：{ $company }のストックとホイールの合計（{ $what }）は{ $sum }ですが、始めに{ $least }ありました。意図したものならstudy = trueと書いてください
error-sheet-bid-too-high = { $rule }：{ $points }点の入札は高すぎます。最高は{ $most }点です
error-sheet-too-many-face-up-contracts = { $rule }：{ $company }の表向きの契約が多すぎます
error-sheet-too-much = { $what ->
    [credits] { $company }が{ $amount }クレジットを持つことはできません
    [excavators] { $company }が掘削機{ $amount }台を持つことはできません
    [mixers] { $company }がミキサー{ $amount }台を持つことはできません
    [energy] { $company }が{ $amount }エネルギーを持つことはできません
   *[laid] { $company }の技術者{ $amount }人をタイルで置くことはできません
}
error-sheet-top-tile-discard-pile = { $rule }：捨て札の一番上のタイルはautoma.criteriaです
error-sheet-tunnel-not-connected-starting = 初期都市とつながっていないトンネルがあります（{ $rule }）
error-sheet-turn-round-turns = 手番{ $turn }：ラウンドには手番1～3があります
error-sheet-two-buildings-stand-one = 1つのスペースに建物が2つあります
error-sheet-upgraded-nothing-can-upgraded = upgraded：{ $site }に改良できるものはありません
error-sheet-used-mahiri-spaces-without = { $rule }：{ $company }はマヒリなしでマヒリのスペースを使っています
error-sheet-used-none-action-cards = used：{ $card }はアクションカードの中にありません
error-sheet-wheel = { $company }のホイール：{ $reason }
error-sheet-wheel-more-than-segments = { $rule }：{ $company }のホイールの区画が6つを超えています
error-sheet-works-two-companies = { $rule }：{ $officer }が2つの企業に付いています

## コンポーネントパックと、その効果のことば

error-pack-always-available-slot-missing = 常時利用可能スロットがありません
error-pack-benefit = benefit：{ $reason }
error-pack-blue-metropolis-instant-perhaps = 青い主要都市にはinstantがあり、productionを加えられますが、scoringはありません（{ $rule }）
error-pack-board-city-sites-one = ボードの都市スペースは2～{ $most }ですが、ここには{ $count }あります
error-pack-board-most-tunnel-sites = ボードのトンネルスペースは{ $most }までです
error-pack-board-no-site = ボードに{ $name }というスペースはありません
error-pack-bonus = { $name }のボーナス：{ $reason }
error-pack-brown-metropolis-scoring-nothing = 茶色の主要都市にあるのはscoringだけです（{ $rule }）
error-pack-building-sites-most = { $name }の建物スペースは{ $number }ですが、{ $most }までです
error-pack-cannot-be-gained = 「{ $word }」は得られません。得られるのは資源、point、cardです
error-pack-card-most-one-sale = 1枚のカードで得点に換えるものは1種類までです
error-pack-cards-needed-there = カードは{ $least }～{ $most }枚必要ですが、{ $found }枚あります
error-pack-cards-numbered-from-personal = カードの番号は1からで、0は個人秘書です
error-pack-cities-not-upgraded = 都市は改良されません（{ $rule }）
error-pack-cities-structures-cannot-counted = 都市と建造物を一緒に数えることはできません
error-pack-city-no-structure-farm = 都市は建造物ではありません。建造物はfarm、desalination、laboratory、tunnel、building、structureです
error-pack-city-site-metropolis = { $name }が都市スペースと主要都市の両方になっています
error-pack-contracts-needed = 政府契約は3～64枚必要です
error-pack-criteria = criteria：{ $reason }
error-pack-deck-ii-iii-special = deckはI、II、III、specialのいずれかです
error-pack-different-resources-cannot-chosen = { $kinds }種類から異なる資源{ $count }つは選べません
error-pack-effect-empty = 効果が空です
error-pack-effect-most-parts = 1つの効果の部分は12までです
error-pack-effect-too-long = 効果は{ $most }文字までで書きます
error-pack-exchanging-does-nothing = { $one }と{ $other }を交換しても何も起こりません
error-pack-expected = { $wanted }があるはずですが、「{ $found }」があります
error-pack-expected-at-end = 効果の終わりに{ $wanted }があるはずです
error-pack-expected-available-occupied-any = available、occupied、anyのいずれかがあるはずですが、「{ $other }」があります
error-pack-expected-era-ii-iii = era I、II、IIIのいずれかがあるはずですが、「{ $other }」があります
error-pack-expected-match-differ-found = matchまたはdifferがあるはずですが、「{ $other }」があります
error-pack-expected-metropolis-city-found = metropolisまたはcityがあるはずですが、「{ $other }」があります
error-pack-federation-track-no-space = 連合トラックに{ $space }番スペースはありません
error-pack-ladder-most-rungs = ladderの段は{ $most }までです
error-pack-least-four-boards-needed = { $name }のボードが4枚以上必要です
error-pack-least-four-brown-eight = 茶色の主要都市が4枚以上、青い主要都市が8枚以上必要です
error-pack-metropolis-needs-exactly-tunnel = 主要都市{ $name }のトンネルスペースは、ちょうど{ $wanted }つ必要です（{ $rule }）
error-pack-metropolis-sells-nothing = 主要都市で得点に換えることはできません
error-pack-most-clauses = 1枚のカードの条項や得点は{ $most }つまでです
error-pack-most-three-prices-choose = 選べるコストは3つまでです
error-pack-name = 名前は1行で1〜{ $most }文字です
error-pack-nested-too-deep = 括弧・条件・価格の入れ子は{ $most }段までです
error-pack-no-event = 「{ $other }」で始まる出来事はありません。使えるのはbuild、upgrade、connect、advance、slot gives、colours、use、take special、pay special、claim card、turn endsです
error-pack-no-kind-of-component = 「{ $other }」というコンポーネントの種類はありません。使えるのはcards、boards、slots、metropolises、contractsです
error-pack-no-meaning-here = 「{ $letter }」はここでは意味がありません
error-pack-no-resource = 「{ $word }」という資源はありません
error-pack-no-tunnel-site = { $name }はトンネルスペースではありません
error-pack-no-tunnel-site-metropolis = { $name }は主要都市のトンネルスペースではありません
error-pack-no-tunnel-site-one = 「{ $text }」はトンネルスペースではありません。b2-c2のように書きます
error-pack-no-verb = 「{ $other }」という動詞はありません。使えるのはgain、draw、pay、exchange、instead、build、upgrade、use、take、advance、perform、output、refresh、convert、またはifです
error-pack-note-too-long = 注記は{ $most }文字までです
error-pack-nothing-one-builds = 「{ $word }」は建設できません。建設できるのはfarm、desalination、laboratory、tunnel、city、symbiotic、nonsymbiotic、building、structureです
error-pack-number-used-twice-file = このファイルで同じ番号が2回使われています
error-pack-one-kind-building-meant = 建物は1種類だけ指定します：farm、desalination、laboratoryのいずれか
error-pack-one-kind-structure-building = 建造物1種類、building、structure、cityのいずれかを指定します
error-pack-only-buildings-stand-expansion = 拡大スペースに建つのは建物だけです
error-pack-only-special-cards-cost = コストがあるのは特殊カードだけです
error-pack-pair-tunnels = 1対のトンネル：{ $reason }
error-pack-produces-times-possible = { $name }は{ $times }回生産しますが、可能なのは2～9回です
error-pack-production-card-gains-pays = 生産カードにできるのは、得る、支払う、交換する、置き換える、改良することだけです
error-pack-production-metropolis-gives-plain = 生産フェイズに主要都市が与えるのは単純な獲得だけです
error-pack-refreshes-for-ever = 使用済みのアクションカードを再び使えるようにできるのは即時カードだけで、4枚までです。それ以外は終わらなくなるおそれがあります（{ $rule }）
error-pack-rungs-ladder-go-up = ladderの段は大きくなっていかなければなりません
error-pack-set-cannot-hold-another = 組の中に別の組は入れられません
error-pack-side-needs-least-four = { $name }の面には各色のスロットが4つ以上必要です
error-pack-side-slots-most = { $name }の面のスロットは{ $count }ですが、15までです
error-pack-slot-name-made-small = スロットの名前には英小文字とハイフンを使います
error-pack-slot-performs-itself = 互いに実行し合うスロットがこのスロットに戻ってきます（{ $rule }）
error-pack-slots-side-listed-by-color = { $name }の面のスロットは色ごとにまとめて書きます
error-pack-some-city-site-cannot = 初期スペースから到達できない都市スペースがあります
error-pack-special-card-cost = 特殊カードのコストは1、2、3のいずれかです
error-pack-start-no-city-site = 初期スペース{ $start }は都市スペースではありません
error-pack-surcharge = { $name }の追加コスト：{ $reason }
error-pack-there-most-metropolises-each = 主要都市は各色18枚までです
error-pack-there-no-slot-called = 「{ $name }」というスロットはありません
error-pack-too-large = パックのファイルは{ $most } KiBまでですが、これは{ $kib } KiBです
error-pack-too-many-counts-one = 1つのパックの数える対象が多すぎます
error-pack-too-many-effects-one = 1つのパックの効果が多すぎます
error-pack-too-many-moves = 同じ種類のカード（{ $kind }）が多すぎて、1回の選択に{ $moves }通りの手が出るおそれがあります。上限は{ $most }通りです
error-pack-too-many-payments = 海藻と鉄鋼の代わりに生体物質を使うと、支払い方が{ $ways }通りになる費用があります。1回の選択に収まりません
error-pack-too-many-rows = 1つのファイルにこれは{ $most }個までです
error-pack-too-many-sales = 最終得点計算カードの売却が多すぎます：カード{ $number }枚、売り方{ $moves }通り、同じ資源の計画{ $plans }通り
error-pack-too-many-steps = 効果の中の効果で、同時に{ $steps }段階が残るおそれがあります。上限は{ $most }段階です
error-pack-too-many-things-one = 1つの組の中身が多すぎます
error-pack-trigger-sets-off-itself = 出来事を待って何かを尋ねる効果が、互いを終わりなく引き起こすおそれがあります（{ $rule }）
error-pack-tunnel-site-ends-which = トンネルスペース{ $text }の端の{ $end }は、都市スペースでも主要都市でもありません
error-pack-tunnel-site-listed-twice = トンネルスペース{ $text }が2回書かれています
error-pack-tunnel-site-must-touch = トンネルスペース{ $text }は都市スペースに接し、2か所を結ばなければなりません
error-pack-works-production-cards-only = 「instead of」が使えるのは生産カードだけです（{ $rule }）
error-pack-written-from-kinds-buildings = 「city with 2 kinds」のように書き、建物の種類は1～3です

## 効果のその場所にあるべきもの

error-wanted-about = 「card」
error-wanted-about-2 = 「city」
error-wanted-action-card-slot-colour = action card、slot、または色
error-wanted-at-city-or-in-turn = 「at city」または「in turn」
error-wanted-available-occupied-any = available、occupied、any
error-wanted-condition-least-most-no = 条件（at least、at most、no、on space、era、biomatter produced、first、last）
error-wanted-end-effect = 効果の終わり
error-wanted-era = I、II、III
error-wanted-event = 出来事
error-wanted-match-differ = matchまたはdiffer
error-wanted-metropolis-city = metropolisまたはcity
error-wanted-name-slot = スロットの名前
error-wanted-number-from = 1～99の数
error-wanted-resource = 資源
error-wanted-resource-point-card = 資源、point、card
error-wanted-something-build = 建設するもの
error-wanted-verb = 動詞
error-wanted-when-once-per-turn = when、once per turn、hand limit、discount
error-wanted-word = 「{ $word }」
