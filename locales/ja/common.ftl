# どのゲーム、どのコマンドにも共通することば。

list-separator = { "、" }
seat-name = プレイヤー{ $number }
# テーブルでの名前がある人。
seat-named = { $name }

# 手を取り消せない理由。
undo-nothing = 取り消せる手がありません。
undo-anothers-move = 最後の手は{ $by }のものなので、取り消せません。
undo-revealed = 最後の手で新しい情報が公開されたため、取り消せません。

# ゲームのルール以外の理由で手が行われなかったとき。
play-over = ゲームは終了しています。
play-not-asked = 今は{ $seat }ではなく{ $asked }の番です。
