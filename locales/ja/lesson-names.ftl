# レッスンのカードとメトロポリス。英語名による。

cities-name-kelp-basket = 海藻のかご
cities-name-harbour-fees = 港湾使用料
cities-name-drift-finds = 漂流物
cities-name-old-wreck = 古い難破船
cities-name-night-shift = 夜勤
cities-name-diver-school = 潜水学校
cities-name-toll-gate = 通行料の門
cities-name-tide-mill = 潮汐水車
cities-name-lantern-festival = 灯籠祭り
cities-name-farm-census = 農場調査
cities-name-grand-design = 大構想
cities-name-pearl-fair = 真珠市
cities-name-deep-drill = 深海ドリル
cities-name-town-plan = 都市計画図
cities-name-garden-crew = 園芸班
cities-name-long-quay = 長い埠頭
cities-name-coral-quay = 珊瑚埠頭
cities-name-north-light = 北の灯
cities-name-south-light = 南の灯
