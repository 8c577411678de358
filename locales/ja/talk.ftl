# 卓での会話：誰がいるか、発言、メモ。

web-talk = 会話
web-talk-here = ここにいる人：
web-talk-nobody = 誰もいません
web-talk-others = ほか { $count } 人
web-talk-muted = （非表示）
web-talk-mute = この人の発言を表示しない
web-talk-unmute = この人の発言をまた表示する
web-talk-report = この発言をサーバーの運営者に報告する
web-talk-room-players = プレイヤーに向けた発言です。観戦者も読めます。手がかりが漏れないよう、観戦者の発言は対局が終わってから表示されます。
web-talk-room-watchers = ほかの観戦者に向けた発言です。プレイヤーは対局が終わってから読めます。
web-talk-line = 発言
web-talk-say = 発言する
web-talk-note = この卓での自分のメモ（ほかの人は読めません）
web-talk-close = この卓の会話を止める
web-talk-open = この卓の会話を許す
web-talk-off = このサーバーでは会話が止められています。
web-talk-hushed = この卓の主催者が会話を止めました。
web-talk-unknown = それには名前が必要です。卓に座るか、ログインしてください。
web-talk-empty = 発言が空です。
web-talk-too-much = 一度に多すぎます。少しお待ちください。
web-talk-own = それは自分の発言です。
help-serve-no_talk = このサーバーの卓では誰も会話せず、誰がいるかも知らされません。
help-load-talk = 会話と在席なし・ありを交互に測って差を示します。10手ごとに誰かが発言します。
help-load-turns = 両方を交互に測る回数。中央値を示します。
load-talk = 会話と在席あり：発言 { $lines } 件、なしの場合の毎秒の手数の { $percent } %。
load-talk-processor = 一手あたりのプロセッサ時間（サーバーとプレイヤーの合計）：{ $now } ミリ秒、会話なしでは { $before } ミリ秒（{ $percent } %）。
