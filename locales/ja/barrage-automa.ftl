# バラージ：オートマの行動とその理由。

barrage-level-easy = かんたん
barrage-level-medium = ふつう
barrage-level-hard = むずかしい
barrage-level-very-hard = とてもむずかしい

barrage-section-turbines = タービンステーション
    .heading = タービンステーション
barrage-section-water = 流水管理
    .heading = 流水管理
barrage-section-workshop = 作業場
    .heading = 作業場
barrage-section-machinery = 重機店
    .heading = 重機店
barrage-section-contracts = 契約事務所
    .heading = 契約事務所
barrage-section-patents = 特許事務所
    .heading = 特許事務所
barrage-section-construction = 会社ボード
    .heading = 会社ボード

barrage-limit-anywhere = どこでも
barrage-limit-mountains = 山岳
barrage-limit-hills = 丘陵
barrage-limit-plains = 平原
barrage-limit-power-1 = 生産値1以上
barrage-limit-power-2 = 生産値2以上
barrage-limit-power-3 = 生産値3以上
barrage-limit-power-4 = 生産値4以上
barrage-limit-power-5 = 生産値5

barrage-criterion-strongest-built-conduit = 建設済みで最も生産値の高い導管につながる
barrage-criterion-own-powerhouse = 経路の先に自分の発電所がある
barrage-criterion-most-water = 待機中の水が最も多く届く
barrage-criterion-red-space = 赤枠のスペース
barrage-criterion-below-powerhouse = 発電所のすぐ下流
barrage-criterion-conduit-to-own-dam = 経路の先に自分のダムがある、または少なくとも他企業のダムがない
barrage-criterion-strongest = 生産値が最大
barrage-criterion-second-strongest = 生産値が2番目に大きい
barrage-criterion-dam-own-neutral-other = 始点のダム：自分、なければ中立、なければ他企業
barrage-criterion-powerhouse-own-other = 終点の発電所：自分、なければ他企業
barrage-criterion-dam-other-neutral-own = 始点のダム：他企業、なければ中立、なければ自分
barrage-criterion-powerhouse-other-own = 終点の発電所：他企業、なければ自分
barrage-criterion-own-dam = 自分のダムからの経路がある
barrage-criterion-plains = 平原
barrage-criterion-hills-5 = 盆地5
barrage-criterion-hills-6 = 盆地6
barrage-criterion-hills-7 = 盆地7
barrage-criterion-feeds-own-dam = 下流の最初のダムが自分のもの、または少なくとも他企業のものでない
barrage-criterion-not-feeds-other-dam = 下流の最初のダムが他企業のものでない

## 出来事

barrage-event-contract-removed = { $seat }は場から契約{ $contract }を取り除きました。
barrage-event-contracts-shuffled = 取り除かれた{ $colour }の契約をよく混ぜて、新しい山にしました。
barrage-event-laid = { $seat }は{ $section }に{ barrage-engineers }を置きました。
barrage-event-officer-laid-out = マヒリのために{ $officer }が公開されました。
barrage-event-automa-joined = { $officer-id ->
    [none] { $seat-person }はオートマ（{ $level }）で、{ $company }を担当します。
   *[other] { $seat-person }はオートマ（{ $level }）で、{ $company }と{ $officer }を担当します。
}
barrage-event-automa-turned = { $shuffled-id ->
    [yes] { $seat }はタイルをめくりました：アクションは{ $action }、基準は{ $criteria }。タイルをよく混ぜました。
   *[no] { $seat }はタイルをめくりました：アクションは{ $action }、基準は{ $criteria }。
}
barrage-why-automa-tile = タイル{ $of }

## その理由

barrage-event-automa-tried = { $seat }：アクション{ $action }（{ $deed }）は実行できません（{ $why }）。
barrage-event-automa-acts = { $seat }：アクション{ $action }（{ $deed }）を実行します。
barrage-event-automa-system = { $seat }は{ $dam }と{ $conduit }を選びました：{ barrage-drops }で{ $energy }エネルギー（{ $by }）。
barrage-event-automa-contract = { $contract-id ->
    [none] { $seat }の{ $energy }エネルギーで届く契約はありません。
   *[other] { $seat }は{ $energy }エネルギーで契約{ $contract }を選びました。
}
barrage-event-automa-water = { $flowing-id ->
    [yes] { $seat }はHA、HB、HC、HDの順に{ $drops }個の水を流します（最大{ $count }個、文字の順{ $letters }）。自分のダムに溜まる水：{ $held }個。
   *[no] { $seat }はHA、HB、HC、HDの順に{ $drops }個の水を置きます（最大{ $count }個、文字の順{ $letters }）。自分のダムに溜まる水：{ $held }個。
}
barrage-event-automa-technology = { $copied-id ->
    [yes] { $seat }はアントンのタイルをホイール上の{ $tile }として使い、{ $structure }を建設します。
   *[no] { $seat }は{ $tile }で{ $structure }を建設します。
}
barrage-event-automa-machine = { $seat }の手元の重機：{ barrage-machines }。そこで{ $machine }を1台取ります。
barrage-event-automa-candidates = { $seat }が{ $structure }を建設できる場所：{ $candidates }。
barrage-event-automa-third = { $completing-id ->
    [none] { $seat }が生産システムを完成できる場所はありません。残り：{ $left }。
   *[other] { $seat }が生産システムを完成できる場所：{ $completing }。残り：{ $left }。
}
barrage-event-automa-preference = { $seat }が優先するもの：{ $by }。残り：{ $left }。
barrage-event-automa-criterion = { $fitting-id ->
    [none] { $seat }：「{ $criterion }」に合う場所はありません。残り：{ $left }。
   *[other] { $seat }：「{ $criterion }」に合う場所は{ $fitting }。残り：{ $left }。
}
barrage-event-automa-code = { $wrapped-id ->
    [yes] { $seat }は{ $from }から数え、末尾から先頭へ戻りました：{ $chosen }。
   *[no] { $seat }は{ $from }から数えました：{ $chosen }。
}

barrage-by-energy = エネルギーが最も多いため
barrage-by-neutral-dam = 同数のうちダムが中立のため
barrage-by-code = 同数のうちコードから数えて最初のため
barrage-by-strong-conduits = 生産値3以上の導管
barrage-by-mountains = 山岳、次に丘陵

barrage-why-expansion = 拡張のアクションのため
barrage-why-no-system = エネルギーを生む生産システムがないため
barrage-why-ahead-on-track = { $energy }エネルギーで発電トラックの先頭にいるため
barrage-why-contract-out-of-reach = { $energy }エネルギーではその色の契約に届かないため
barrage-why-no-useful-drop = 新しい水が自分のダムに1個も溜まらないため
barrage-why-no-piece = コマが残っていないため
barrage-why-no-tile = 建設できるタイルがストックにないため
barrage-why-no-space = 条件に合う空きスペースがないため
barrage-why-no-machinery = 条件に合うスペースに重機が足りないため
barrage-why-empty-wheel = ホイールに何もないため
barrage-why-last-round = 最終ラウンドのため
barrage-why-no-patent = 合う上級タイルがないため
barrage-why-no-credits = { $needed }クレジット必要なところ{ $held }しかないため

## タイルが人間に尋ねることと、その手の説明

barrage-question-tile-for = オートマタイルの指示で{ $structure }（{ $limit }）を建設します。どの技術タイルを使いますか？
barrage-move-turn-tile = オートマタイルをめくる
barrage-move-action = オートマタイルのアクション{ $number }を実行する
barrage-move-drops = オートマの置き方で、すべての水を一度に置く

## タイル：片面にアクション、もう片面に基準

barrage-deed-text = { $on ->
    [yes] { $deed }（{ barrage-engineers }）、手番は続く
   *[no] { $deed }（{ barrage-engineers }）
}
barrage-deed-produce = { $colour }の契約に届くなら{ SIGNED($bonus) }で生産
barrage-deed-renew = { $colour }の契約を入れ替え、2エネルギー
barrage-deed-build = { $limit-id ->
    [anywhere] { $structure }を建設
   *[other] { $structure }を建設（{ $limit }）
}
barrage-deed-paid = { $price ->
    [0] { $effect }
   *[other] { $effect }（{ $price }勝利点を支払う）
}
barrage-deed-patent = { $structure }かジョーカーの上級タイルを取る（2勝利点を支払う）
barrage-deed-bank = 銀行から1勝利点
barrage-deed-external-work = 外部事業{ $order }（拡張）
barrage-deed-private-building = { $up ->
    [yes] 私有建物、下から（拡張）
   *[no] 私有建物、上から（拡張）
}
barrage-deed-private-building-patent = 私有建物の上級タイル（拡張）
barrage-criteria-dams = 基礎と上部：{ $criteria }。次に盆地{ $code }から
barrage-criteria-conduits = 導管：{ $criteria }。次に{ $code }から
barrage-criteria-powerhouses = 発電所：{ $criteria }。次に盆地{ $code }から
barrage-criteria-head-streams = 水：{ $letters }
