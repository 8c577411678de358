# バラージ：レーフワーテル計画（L-1〜L-16）の構成物と、それについて語り、尋ね、断る言葉。

barrage-company-Netherlands = オランダ
    .short = 蘭
    .ability = 生産のたびに、自分の別のダムに水を1個置く

barrage-officer-Tommaso = トンマーゾ・バッティスタ
    .ability = 技術者のうち1人が建築家で、1人だけを求める場所に置くともう1手番行える
barrage-officer-Leslie = レスリー・スペンサー
    .ability = 外部事業の機械を、専用タイルとともにホイールに置ける
barrage-officer-Margot = マルゴ・フーシェ
    .ability = 私有建物のアクションのための専用スペースを持つ

barrage-structure-building = 建物
    .column = 建物

barrage-tile-building = 建物タイル
barrage-tile-leslie = レスリーのタイル
barrage-tile-I-Building = I-建物
    .effect = 起動したばかりの私有建物のアクションをすぐに行える
barrage-tile-II-Building = II-建物
    .effect = 2種類の機械のうち1種類だけを支払う
barrage-tile-III-Building = III-建物
    .effect = 私有建物の勝利点をすぐに得る

barrage-bonus-works = 外部事業
barrage-bonus-buildings = 建物

barrage-site-cofferdam = 締切堤
barrage-site-control-station = 制御所
barrage-site-customer-office = 顧客窓口
barrage-site-development-office = 開発室
barrage-site-energy-relay-field = 送電中継所
barrage-site-financial-division = 財務部
barrage-site-loan-agency = 融資代理店
barrage-site-research-lab = 研究所
barrage-site-robot-factory = ロボット工場
barrage-site-wind-farm = 風力発電地

barrage-space-external-work-1 = 外部事業（位置1）
    .short = 外部事業
barrage-space-external-work-2 = 外部事業（位置2）
    .short = 外部事業
barrage-space-external-work-3 = 外部事業（位置3）
    .short = 外部事業

barrage-section-works = 外部事業
    .heading = 外部事業
barrage-section-buildings = 私有建物
    .heading = 私有建物
barrage-limit-up = 下から
barrage-limit-down = 上から

barrage-work-text = 事業{ $work }（{ barrage-machines }：{ $reward }）

## 報酬とアクションの内容

barrage-effect-work = そこの外部事業を行う
barrage-effect-fulfil = { $must ->
    [yes] 生産せずに自分の契約を1枚履行する
   *[no] 生産せずに自分の契約を1枚履行してもよい
}
barrage-effect-fulfil-up-to = 生産せずに自分の値{ $most }以下の契約を1枚履行してもよい
barrage-effect-contract-energy = 自分の契約1枚の履行にも使えるエネルギー{ $count }
barrage-effect-take-any-patent = 上級タイルを1枚取る
barrage-effect-drop-at-dam = 自分または中立のダムに直接水1個
barrage-effect-retrieve-tile = ホイールから技術タイルを1枚戻す
barrage-effect-retrieve-machines = ホイールの1区画から機械の半分を戻す
barrage-effect-buy-work = 機械1台につき{ $count }クレジットで外部事業を行う

## 起きたこと

barrage-event-architect-sent = { $seat }は建築家を送り、続けてもう1手番行います。
barrage-event-placed-at-building = { $seat }は{ $building }の{ $nth }番目のスペースに{ barrage-engineers }を配置しました。
barrage-event-placed-with-margot = { $seat }はマルゴのスペースに{ barrage-engineers }を配置しました。
barrage-event-work-done = { $seat }は外部事業{ $work }を行いました。
barrage-event-work-gone = 位置{ $position }の外部事業{ $work }がゲームから除外されました。
barrage-event-work-revealed = 位置{ $position }に外部事業{ $work }が公開されました。
barrage-event-tile-retrieved = { $seat }はホイールから{ $tile }を戻しました。
barrage-event-machines-retrieved = { $seat }がホイールから戻したもの：{ barrage-machines }。
barrage-event-automa-work = { $seat }は、位置{ $order }の順で支払える最初の外部事業{ $work }を行いました。
barrage-event-automa-refill = { $seat }はオランダの水を{ $at }に置きました。
barrage-why-work = 外部事業{ $of }
barrage-why-building = { $of }
barrage-why-no-work = 支払える外部事業がない

## 尋ねること

barrage-question-leslie = 機械をホイールに置きますか、それとも手放しますか？
barrage-question-architect = 建築家をどこへ送りますか？
barrage-question-extra-turn = 追加の手番で何をしますか？
barrage-question-fill = どのダムに水を置きますか？
barrage-question-refill = 自分の別のどのダムに水を置きますか？
barrage-question-retrieve-tile = ホイールからどのタイルを戻しますか？
barrage-question-salvage = ホイールからどの機械を戻しますか？
barrage-question-buy-work = 機械1台につき{ $count }クレジットで、どの外部事業を行いますか？
barrage-question-take-tile = どの上級タイルを取りますか？
barrage-question-use = { $building }のアクションをすぐに行いますか？
barrage-question-margot = どの私有建物のアクションを行いますか？
barrage-question-fulfil = 生産せずにどの契約を履行しますか？

## 手の内容

barrage-move-build-building = { $site }のそばに建物（{ $reward }）{ $fee ->
    [0] {""}
   *[other] 、赤枠の料金つき
}
barrage-move-architect = 技術者1人の場所に建築家を送り、そのあともう1手番行う
barrage-move-use = { $engineers ->
    [0] { $building }：{ $reward }
   *[other] { $credits ->
        [0] { $building }：{ barrage-engineers }。{ $reward }
       *[other] { $building }：{ barrage-engineers }と{ $credits }クレジット。{ $reward }
    }
}
    .told = { $building }を使う
barrage-move-margot = マルゴに技術者1人：自分の私有建物1つのアクションを行う
barrage-move-leslie = 機械をホイールに置いて回す
barrage-move-give-away = 機械を手放す
barrage-move-fill = { $dam }に水1個
barrage-move-retrieve = { $tile }を戻す
barrage-move-salvage = { $segment }区画回すと戻る区画から{ barrage-machines }
barrage-move-work = { $work-id ->
    [none] 位置{ $position }の外部事業
   *[other] { $work }
}
barrage-move-take-tile = { $tile }を取る

## 手を断る理由

barrage-refusal-not-expanded = この卓ではレーフワーテル計画を使っていません。
barrage-refusal-work-done-already = このラウンド、位置{ $position }にはもう外部事業がありません。
barrage-refusal-too-few-for-work = 事業{ $work }には{ barrage-machines }が必要です。手元は掘削機{ $excavators-held }台とミキサー{ $mixers-held }台です。
barrage-refusal-work-too-dear = 事業{ $work }は{ $needed }クレジットで、手元は{ $held }です。
barrage-refusal-building-not-in-play = { $building }はこのゲームにありません。
barrage-refusal-built-there = { $building }にはすでに建設しています。
barrage-refusal-too-few-for-building = { $building }での建設には{ barrage-machines }{ $fee ->
    [0] {""}
   *[other] と赤枠の{ $fee }クレジット
}が必要です。手元は掘削機{ $excavators-held }台、ミキサー{ $mixers-held }台、{ $credits }クレジットです。
barrage-refusal-wrong-building-payment = { $building }での建設は{ barrage-machines }です。{ $offered }はちょうどの支払いではありません。
barrage-refusal-not-built-there = { $building }を使えるのは、そこに建設した人だけです。
barrage-refusal-building-used = このラウンドはもう{ $building }を使いました。
barrage-refusal-building-cannot-act = { $building }は今は何も行えません。
barrage-refusal-not-margot = マルゴ・フーシェはあなたの会社の重役ではありません。
barrage-refusal-margot-used = マルゴのスペースはこのラウンドすでに使われています。
barrage-refusal-nothing-for-margot = 今アクションを行える自分の私有建物がありません。
barrage-refusal-no-architect = 送れる建築家がいません。
barrage-refusal-no-place-for-architect = 今使える技術者1人の場所がありません。
barrage-refusal-not-for-architect = 建築家を送れるのは、技術者をちょうど1人求める場所だけです。
barrage-refusal-no-mahiri-in-extra-turn = 追加の手番ではマヒリ自身のスペースは使えません。
barrage-refusal-extra-turn-is-no-pass = 追加の手番は辞退できますが、パスではありません。
barrage-refusal-dam-cannot-take = { $dam }には水を置けません。空きがあり、ここで認められるダムが必要です。
barrage-refusal-tile-not-offered = { $tile }は特許事務所にありません。
barrage-refusal-tile-not-there = { $tile }はあなたのホイールの上にありません。
barrage-refusal-not-half = 戻るのは1区画の機械のちょうど半分で、区画{ $segment }からは{ $half }台です。
barrage-refusal-contract-beyond-limit = 契約{ $contract }は値{ $most }を超えています。
barrage-refusal-contract-not-own = 契約{ $contract }はあなたの手元に表向きにありません。

## 書かれたものの誤り

error-notation-work = 外部事業はa1〜a5、b1〜b5、c1〜c5です
error-notation-building = 私有建物はresearch-labやwind-farmのように書きます
error-notation-salvage = ホイールの機械は「salvage 3 2E 1M」のように、区画1〜5で書きます
error-notation-position = 外部事業は位置1〜3にあります
error-setup-leeghwater-full-game-only = { $rule }：レーフワーテル計画は通常ゲームのものです
error-sheet-only-with-leeghwater = { $rule }：{ $what }はレーフワーテル計画のもので、optionsにありません
error-sheet-leeghwater-not-agreed = { $rule }：worksやbuildingsがありますが、optionsにleeghwaterがありません
error-sheet-officer-by-option = { $rule }：{ $officer }はoptionsで指定したときだけ参加します
error-sheet-leslie-tile-without-leslie = { $rule }：{ $company }にレスリーがいないのに、レスリーのタイルがあります
error-sheet-architect = { $rule }：{ $company }の手元に建築家はいません
error-sheet-five-private-buildings = { $rule }：buildingsには異なる私有建物を5つ書きます
error-sheet-removed-tiles = { $rule }：removed_tilesには上級タイルを重複なく書きます
error-sheet-building-not-in-play = { $rule }：{ $building }はゲームにありません
error-sheet-four-action-spaces = { $rule }：{ $building }のアクションスペースは4つです
error-sheet-cannot-use-building = { $rule }：{ $seat }は{ $building }に技術者を置けません
error-sheet-work-two-places = { $rule }：外部事業{ $work }が2か所にあります
error-sheet-three-external-works = { $rule }：公開される外部事業は3枚までです
error-sheet-works = works：{ $reason }
error-sheet-piles-in-order = { $rule }：山Aの事業は山Bの上、山Bは山Cの上にあります

## 設定

web-setting-barrage-tommaso = トンマーゾ・バッティスタ
web-setting-barrage-tommaso-no = 重役に加えない
web-setting-barrage-tommaso-yes = 重役に加える
web-setting-barrage-tommaso-why = 拡張の重役ですが、拡張のほかの部分は不要です。技術者を1人だけ求める場所に建築家を置くと、もう1手番行えます。通常ゲームのみ。
help-option-tommaso = バラージ：トンマーゾ・バッティスタを重役に加えます。
web-setting-barrage-leeghwater = レーフワーテル計画
web-setting-barrage-leeghwater-no = 使わない
web-setting-barrage-leeghwater-yes = 使う
web-setting-barrage-leeghwater-why = 拡張：外部事業、私有建物、オランダ、4人の重役とそのタイル。資料の少ない規則は、ルールのページで裁定として示しています。通常ゲームのみ。
help-option-leeghwater = バラージ：レーフワーテル計画を使います（通常ゲームのみ）。

## The table in letters

barrage-board-works = 外部事業（残り{ $left }枚）
barrage-board-work = { $position }：{ $work }
barrage-board-buildings = 私有建物
barrage-board-building = { $row }：{ $building }（{ barrage-machines }、{ $vp }点）：{ $reward }
barrage-board-builders = 建設済み：{ $list }
barrage-board-works-done = 完了した事業
barrage-board-built-at = 建設した建物
barrage-board-architect = 建築家（手元）
