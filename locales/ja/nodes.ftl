# 一つのデータベースを複数のサーバーで使うためのもの。

help-option-store = フォルダー内のデータベースの代わりに使うPostgreSQLデータベース（postgres://user@host/database）。複数のサーバーで共有できます。
    .value = URL
serve-no-store = データベースを使用できません：{ $reason }。
