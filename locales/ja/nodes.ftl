# 一つのデータベースを複数のサーバーで使うためのもの。

help-option-store = フォルダー内のデータベースの代わりに使うPostgreSQLデータベース（postgres://user@host/database）。複数のサーバーで共有できます。
    .value = URL
serve-no-store = データベースを使用できません：{ $reason }。
help-option-traces = トレースの送り先。OTLPをHTTPで受け取るOpenTelemetryコレクター（http://localhost:4318）。
    .value = URL
serve-no-traces = このプログラムはトレースなしでビルドされています。--features traces を付けてビルドするか、--traces と OTEL_EXPORTER_OTLP_ENDPOINT を外してください。
serve-bad-traces = トレースを { $url } に送れません：{ $reason }。

## upkeep

help-option-data = データベースのフォルダー。指定しなければユーザーのデータフォルダー。
    .value = フォルダー
help-backup = ある瞬間のデータベースの写しをファイルに書き出します。サーバーは動かしたままで構いません。
help-backup-file = 新しいファイル。
help-restore = 「backup」が書き出した写しをデータベースとして置きます。そこにデータベースがなく、サーバーも動いていないことが必要です。
help-restore-file = 写し。
help-copy = ある保管場所から別の保管場所へすべてを写し、両者を比べます。その間サーバーは動かせません。中断した写しは続きから再開します。
help-copy-from = 写し元。PostgreSQLデータベース（postgres://user@host/database）、SQLiteファイル、またはそのフォルダー。
    .value = 保管場所
help-copy-to = 写し先。書き方は同じです。
    .value = 保管場所
help-check = 保管場所の全ゲームを再生し、各局面をハッシュと比べ、誤りのあるゲームを示します。サーバーは動かしたままで構いません。
help-prune = 終わっておらず、長い間何も起きていないゲームを削除します。
help-prune-days = 何日間か。
    .value = N
help-prune-list = 名前を挙げるだけにします。
upkeep-no-data = { $place }にデータベースがありません。
upkeep-there = { $place }にはすでに何かあります。先に移動してください。
upkeep-failed = { $place }：{ $reason }。
upkeep-postgres-backup = PostgreSQLデータベースは専用の道具で控えを取ります：pg_dump --format=custom。復元はpg_restoreで行います。
upkeep-backed-up = すべてを{ $file }に写しました（{ $bytes }バイト）。
upkeep-restored = { $file }が{ $folder }のデータベースになりました。
upkeep-in-use = { $place }はサーバーが使用中です。先に止めてください。
upkeep-copying = これまでに{ $people }人と{ $games }ゲーム、うち{ $written }件を書き込みました。
upkeep-copied = { $people }人と{ $games }ゲーム、うち今回{ $written }件を書き込みました。両方の内容は同じです。SHA-256 { $sum }。
upkeep-broken = { $game }：{ $reason }
upkeep-checked = { $games }ゲーム、{ $entries }件の記録がすべてハッシュどおりに再生されました。
upkeep-not-well = { $games }ゲームのうち{ $broken }ゲームに誤りがあります。
upkeep-pruned = { $games }ゲームを削除しました。
upkeep-would-prune = { $games }ゲームが削除の対象です。
