# バラージ：アクションスペースの名前（B-14.1）。
#
# 表記の「turbine +2 left」は、ここでは barrage-space-turbine-plus-2-left。.short は区域だけの名前。

barrage-space-turbine-plus-2-left = タービンステーション（+2・左）
    .short = タービンステーション
barrage-space-turbine-plus-2-right = タービンステーション（+2・右）
    .short = タービンステーション
barrage-space-turbine-plus-1-left = タービンステーション（+1・左）
    .short = タービンステーション
barrage-space-turbine-plus-1-right = タービンステーション（+1・右）
    .short = タービンステーション
barrage-space-turbine-0-left = タービンステーション（±0・左）
    .short = タービンステーション
barrage-space-turbine-0-right = タービンステーション（±0・右）
    .short = タービンステーション
barrage-space-turbine-minus-1-left = タービンステーション（-1・左）
    .short = タービンステーション
barrage-space-turbine-minus-1-right = タービンステーション（-1・右）
    .short = タービンステーション
barrage-space-turbine-minus-2-left = タービンステーション（-2・左）
    .short = タービンステーション
barrage-space-turbine-minus-2-right = タービンステーション（-2・右）
    .short = タービンステーション

barrage-space-water-2-left = 流水管理（待機する水2個・左）
    .short = 流水管理
barrage-space-water-2-right = 流水管理（待機する水2個・右）
    .short = 流水管理
barrage-space-water-1-left = 流水管理（流れる水1個・左）
    .short = 流水管理
barrage-space-water-1-right = 流水管理（流れる水1個・右）
    .short = 流水管理

barrage-space-bank = 銀行
    .short = 銀行

barrage-space-workshop-1-left = 作業場（1区画・左）
    .short = 作業場
barrage-space-workshop-1-right = 作業場（1区画・右）
    .short = 作業場
barrage-space-workshop-2-left = 作業場（2区画・左）
    .short = 作業場
barrage-space-workshop-2-right = 作業場（2区画・右）
    .short = 作業場
barrage-space-workshop-3-left = 作業場（3区画・左）
    .short = 作業場
barrage-space-workshop-3-right = 作業場（3区画・右）
    .short = 作業場

barrage-space-machinery-excavator-left = 重機店（掘削機・左）
    .short = 重機店
barrage-space-machinery-excavator-right = 重機店（掘削機・右）
    .short = 重機店
barrage-space-machinery-any-left = 重機店（任意の重機・左）
    .short = 重機店
barrage-space-machinery-any-right = 重機店（任意の重機・右）
    .short = 重機店
barrage-space-machinery-both-left = 重機店（掘削機とミキサー・左）
    .short = 重機店
barrage-space-machinery-both-right = 重機店（掘削機とミキサー・右）
    .short = 重機店

barrage-space-contracts-1-left = 契約事務所（契約1枚・左）
    .short = 契約事務所
barrage-space-contracts-1-right = 契約事務所（契約1枚・右）
    .short = 契約事務所
barrage-space-contracts-1b-left = 契約事務所（契約1枚・2行目・左）
    .short = 契約事務所
barrage-space-contracts-1b-right = 契約事務所（契約1枚・2行目・右）
    .short = 契約事務所
barrage-space-contracts-2-left = 契約事務所（契約2枚・左）
    .short = 契約事務所
barrage-space-contracts-2-right = 契約事務所（契約2枚・右）
    .short = 契約事務所

barrage-space-patent-1 = 特許事務所（枠1）
    .short = 特許事務所
barrage-space-patent-2 = 特許事務所（枠2）
    .short = 特許事務所
barrage-space-patent-3 = 特許事務所（枠3）
    .short = 特許事務所
