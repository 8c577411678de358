# Barrage: the action spaces by name (B-14.1).
#
# "turbine +2 left" in notation is barrage-space-turbine-plus-2-left here. .at says where engineers stand (miejscownik),
# .short is the section alone.

barrage-space-turbine-plus-2-left = hala turbin (+2, po lewej)
    .short = hala turbin
    .at = w hali turbin (+2, po lewej)
barrage-space-turbine-plus-2-right = hala turbin (+2, po prawej)
    .short = hala turbin
    .at = w hali turbin (+2, po prawej)
barrage-space-turbine-plus-1-left = hala turbin (+1, po lewej)
    .short = hala turbin
    .at = w hali turbin (+1, po lewej)
barrage-space-turbine-plus-1-right = hala turbin (+1, po prawej)
    .short = hala turbin
    .at = w hali turbin (+1, po prawej)
barrage-space-turbine-0-left = hala turbin (±0, po lewej)
    .short = hala turbin
    .at = w hali turbin (±0, po lewej)
barrage-space-turbine-0-right = hala turbin (±0, po prawej)
    .short = hala turbin
    .at = w hali turbin (±0, po prawej)
barrage-space-turbine-minus-1-left = hala turbin (-1, po lewej)
    .short = hala turbin
    .at = w hali turbin (-1, po lewej)
barrage-space-turbine-minus-1-right = hala turbin (-1, po prawej)
    .short = hala turbin
    .at = w hali turbin (-1, po prawej)
barrage-space-turbine-minus-2-left = hala turbin (-2, po lewej)
    .short = hala turbin
    .at = w hali turbin (-2, po lewej)
barrage-space-turbine-minus-2-right = hala turbin (-2, po prawej)
    .short = hala turbin
    .at = w hali turbin (-2, po prawej)

barrage-space-water-2-left = gospodarka wodna (2 czekające krople, po lewej)
    .short = gospodarka wodna
    .at = w dziale gospodarki wodnej (2 czekające krople, po lewej)
barrage-space-water-2-right = gospodarka wodna (2 czekające krople, po prawej)
    .short = gospodarka wodna
    .at = w dziale gospodarki wodnej (2 czekające krople, po prawej)
barrage-space-water-1-left = gospodarka wodna (1 płynąca kropla, po lewej)
    .short = gospodarka wodna
    .at = w dziale gospodarki wodnej (1 płynąca kropla, po lewej)
barrage-space-water-1-right = gospodarka wodna (1 płynąca kropla, po prawej)
    .short = gospodarka wodna
    .at = w dziale gospodarki wodnej (1 płynąca kropla, po prawej)

# same
barrage-space-bank = bank
    .short = bank
    .at = w banku

barrage-space-workshop-1-left = warsztat (1 segment, po lewej)
    .short = warsztat
    .at = w warsztacie (1 segment, po lewej)
barrage-space-workshop-1-right = warsztat (1 segment, po prawej)
    .short = warsztat
    .at = w warsztacie (1 segment, po prawej)
barrage-space-workshop-2-left = warsztat (2 segmenty, po lewej)
    .short = warsztat
    .at = w warsztacie (2 segmenty, po lewej)
barrage-space-workshop-2-right = warsztat (2 segmenty, po prawej)
    .short = warsztat
    .at = w warsztacie (2 segmenty, po prawej)
barrage-space-workshop-3-left = warsztat (3 segmenty, po lewej)
    .short = warsztat
    .at = w warsztacie (3 segmenty, po lewej)
barrage-space-workshop-3-right = warsztat (3 segmenty, po prawej)
    .short = warsztat
    .at = w warsztacie (3 segmenty, po prawej)

barrage-space-machinery-excavator-left = park maszyn (koparka, po lewej)
    .short = park maszyn
    .at = w parku maszyn (koparka, po lewej)
barrage-space-machinery-excavator-right = park maszyn (koparka, po prawej)
    .short = park maszyn
    .at = w parku maszyn (koparka, po prawej)
barrage-space-machinery-any-left = park maszyn (dowolna maszyna, po lewej)
    .short = park maszyn
    .at = w parku maszyn (dowolna maszyna, po lewej)
barrage-space-machinery-any-right = park maszyn (dowolna maszyna, po prawej)
    .short = park maszyn
    .at = w parku maszyn (dowolna maszyna, po prawej)
barrage-space-machinery-both-left = park maszyn (koparka i betoniarka, po lewej)
    .short = park maszyn
    .at = w parku maszyn (koparka i betoniarka, po lewej)
barrage-space-machinery-both-right = park maszyn (koparka i betoniarka, po prawej)
    .short = park maszyn
    .at = w parku maszyn (koparka i betoniarka, po prawej)

barrage-space-contracts-1-left = biuro kontraktów (1 kontrakt, po lewej)
    .short = biuro kontraktów
    .at = w biurze kontraktów (1 kontrakt, po lewej)
barrage-space-contracts-1-right = biuro kontraktów (1 kontrakt, po prawej)
    .short = biuro kontraktów
    .at = w biurze kontraktów (1 kontrakt, po prawej)
barrage-space-contracts-1b-left = biuro kontraktów (1 kontrakt, drugi rząd, po lewej)
    .short = biuro kontraktów
    .at = w biurze kontraktów (1 kontrakt, drugi rząd, po lewej)
barrage-space-contracts-1b-right = biuro kontraktów (1 kontrakt, drugi rząd, po prawej)
    .short = biuro kontraktów
    .at = w biurze kontraktów (1 kontrakt, drugi rząd, po prawej)
barrage-space-contracts-2-left = biuro kontraktów (2 kontrakty, po lewej)
    .short = biuro kontraktów
    .at = w biurze kontraktów (2 kontrakty, po lewej)
barrage-space-contracts-2-right = biuro kontraktów (2 kontrakty, po prawej)
    .short = biuro kontraktów
    .at = w biurze kontraktów (2 kontrakty, po prawej)

barrage-space-patent-1 = biuro patentowe (miejsce 1)
    .short = biuro patentowe
    .at = w biurze patentowym (miejsce 1)
barrage-space-patent-2 = biuro patentowe (miejsce 2)
    .short = biuro patentowe
    .at = w biurze patentowym (miejsce 2)
barrage-space-patent-3 = biuro patentowe (miejsce 3)
    .short = biuro patentowe
    .at = w biurze patentowym (miejsce 3)
