# The coach beside a newcomer: what it explains, warns of and points out. At most two sentences and 140 characters each.

web-coach = Trener
web-coach-silent = Trener słucha.
web-coach-off = Wyłącz trenera
web-coach-setup = Trener dla mnie
web-coach-setup-why = Wyjaśnia pytania i dopytuje przed typowymi błędami. Co zrobisz trzy razy, zostawia tobie.
web-coach-first = Pierwsza gra z trenerem
web-final-warned = Trener odradza. Mimo to?
web-habits-coach = Trener
web-habits-coach-off = wyłączony
web-habits-coach-all = wyjaśnia i ostrzega
web-habits-coach-few = tylko ostrzega

## Barrage: what is asked

barrage-coach-draft = Każda spółka ma swój dar, każdy dyrektor swoją umiejętność. Na początek dobry jest łatwy kontrakt z małą liczbą.
barrage-coach-turn = Postaw inżynierów na jednej akcji: buduj, produkuj, bierz kontrakty, maszyny lub wodę. Kto ich nie ma, pasuje.
barrage-coach-engineers = Bank daje 1 kredyt za każdego inżyniera. Wysłani tam w tej rundzie już nie pracują.
barrage-coach-tile = Kafel mówi, co budujesz. Z maszynami trafia na koło i wraca, gdy koło się obróci.
barrage-coach-site = Tama trzyma wodę, kanał niesie ją ze zbiornika, elektrownia na jego końcu daje energię: potrzebne są wszystkie trzy.
barrage-coach-payment = Maszyn się nie traci: leżą na kole i wracają razem z kaflem.
barrage-coach-produce = Energia to krople razy przepustowość kanału. Woda płynie dalej poniżej elektrowni.
barrage-coach-contract = Jedna produkcja może zrealizować jeden kontrakt: jego liczba to potrzebna energia. Nagroda jest twoja od razu.
barrage-coach-machines = Koparki kopią podstawy i kanały, betoniarki robią podniesienia i elektrownie.
barrage-coach-drops = Kropla płynie do pierwszej tamy, w której jest miejsce, czyjakolwiek by była.
barrage-coach-free = Ta konstrukcja nie kosztuje inżynierów ani maszyn. Postaw ją tam, gdzie systemowi brakuje części.
barrage-coach-take = Kontrakt realizuje się energią jednej produkcji. Weź taki, którego sięgną twoja tama i kanał.
barrage-coach-discard = Możesz mieć trzy otwarte kontrakty. Oddaj ten, do którego ci najdalej.

## Barrage: warnings

barrage-coach-red-border-now = Czerwona ramka kosztuje { $fee } kredyty, a zostanie ci { $credits }: otwarte są tylko pola bez niej.
barrage-coach-red-border-later = Zostanie ci kredytów: { $credits }. Czerwona ramka kosztuje { $fee }, więc lepsze pola budowy będą zamknięte.
barrage-coach-dam-alone = Sama tama nie daje energii. Kanał stąd wymaga koparek ({ $need }) i kafla; zostanie ci { $left }.
barrage-coach-dry-base = Mało tu wody: wyżej stoi tama, w której jest jeszcze miejsce, i pije pierwsza.
barrage-coach-conduit-alone = Ten kanał nie łączy jeszcze niczego twojego. Inni mogą go używać i ci płacić.
barrage-coach-house-alone = W zbiorniku { $basin } nie kończy się jeszcze żaden kanał, a teraz cię na niego nie stać.
barrage-coach-red-house = Pole obok, w tym samym zbiorniku, daje to samo i oszczędza kredyty: { $fee }.
barrage-coach-bank-many = Inżynierów: { $count } za tyle samo kredytów. Mogliby też produkować albo budować.
barrage-coach-workshop-idle = Ten obrót koła nic nie zwróci. Tylko przybliży to, co na nim leży.
barrage-coach-full-hand = Masz trzy otwarte kontrakty: po tym jeden trzeba będzie oddać.
barrage-coach-contract-high = Wymaga { $value } energii. Twój najlepszy system przy pełnych tamach daje { $best }.
barrage-coach-few-drops = Przy kroplach w liczbie { $drops } sięgniesz kontraktu za { $value } energii. Jedna produkcja, jeden kontrakt.
barrage-coach-contract-declined = Kontrakt za { $value } energii możesz zrealizować teraz. W tej rundzie okazja może nie wrócić.

## Barrage: tips

barrage-coach-look-for-water = Szukaj wody, która już jest: szarej tamy z kroplami i kanału, na który cię stać.
barrage-coach-no-energy = Runda zupełnie bez energii kosztuje punkty: { $points }. Pomoże nawet 1 energia.
barrage-coach-bonus-tile = Jeszcze { $missing } energii, a kafel premii tej rundy zapłaci w całości. Punktów: { $points }.
barrage-coach-no-contract = Nie masz kontraktu: produkcja dałaby teraz samą energię.
barrage-coach-produce-now = Możesz już produkować. Najwięcej energii: { $energy }.
barrage-coach-short-credits = Brakuje kredytów? Bank daje 1 za każdego inżyniera i nigdy nie jest pełny.
barrage-coach-buy-machines = Maszyny nie przepadają: kupiona teraz pracuje w każdej rundzie.
barrage-coach-wheel-returns = Następny obrót koła zwróci to, co tam leży. Maszyn: { $machines }.

## Underwater Cities: what is asked

cities-coach-keep = Zostaw karty, które wkrótce się przydadzą: różne kolory dają więcej zgodności.
cities-coach-limit = Na początku tury możesz mieć najwyżej trzy karty. Odrzuć tę, która najmniej pasuje do planu.
cities-coach-choose = Wybierz pole i kartę. Przy zgodnym kolorze działają oba; inaczej tylko pole, a karta przepada.
cities-coach-order = Najpierw pole czy karta? Co da jedno, może zapłacić za drugie.
cities-coach-later-card = Pole wykonane. Teraz karta: skorzystaj z niej albo zostaw ją niewykorzystaną.
cities-coach-make-room = Kart akcji może być najwyżej cztery. Z oddawanej możesz skorzystać ostatni raz.
cities-coach-build = Produkuje tylko to, co stoi przy połączonym mieście. Miasto jest połączone, gdy dotyka go tunel.
cities-coach-upgrade = Ulepszony budynek daje więcej w każdej Produkcji. Dwa ulepszone jednego rodzaju przy mieście dają jeszcze więcej.
cities-coach-option = Jedno z tych, nie wszystko: weź to, czego najbardziej brakuje.
cities-coach-part = W jakiej kolejności? Najpierw to, co daje surowce, potem to, co je kosztuje.
cities-coach-advance = Każdy krok daje premię, a kto jest z przodu, w następnej rundzie wybiera pierwszy.
cities-coach-gain = Weź to, czego wymaga następna budowa: miasto chce plastostali, alg i kredytów.
cities-coach-special = Za karty specjalne płaci się kredytami przy zagraniu, i są tego warte.
cities-coach-payment = Biomasa może zastąpić algi i plastostal. Jest rzadka: płać zwykłymi surowcami, póki możesz.
cities-coach-keep-special = Zatrzymujesz jedną z trzech. Pomyśl o jej cenie w kredytach i o kolorze.
cities-coach-action = Karta akcji działa raz, potem odpoczywa do końca ery.
cities-coach-perform = To wykonuje akcję innego pola, nawet zajętego.

## Underwater Cities: warnings

cities-coach-hungry = Miasta zjedzą alg: { $need }, a będzie { $have }. Jeśli nic się nie zmieni, stracisz punkty: { $points }.
cities-coach-card-lost = Przy zgodnym kolorze ta karta zostałaby z tobą. Bez niego przepada.
cities-coach-other-card = Inna karta w ręku ma kolor tego pola. Z tą zadziała tylko pole.
cities-coach-fifth-action = Kart akcji może być najwyżej cztery: jedną trzeba będzie oddać.
cities-coach-special-price = Ta karta kosztuje kredytów: { $price }, a masz { $have }. Przepadłaby.
cities-coach-dark-building = Tam jest jeszcze ciemno: nic nie wyprodukuje, póki nie stanie tam połączone miasto.
cities-coach-dark-city = To miasto leży w ciemności, póki nie dotknie go tunel.
cities-coach-white-city = Miasto symbiotyczne daje 2 punkty w każdej Produkcji, a stać cię na nie.
cities-coach-no-pair = Gdzie indziej to ulepszenie stworzyłoby parę i dawało więcej w każdej Produkcji.
cities-coach-step-left = Jeszcze jeden krok jest twój, z premią. Zostawić go?

## Underwater Cities: tips

cities-coach-dark-cities = Twoich miast w ciemności: { $count }. Obudziłby je tunel.
cities-coach-action-ready = Świeżych kart akcji: { $count }. Z końcem ery i tak odpoczną: użyj ich teraz.
cities-coach-matches = Pól w kolorze kart z ręki: { $count }. Zgodny kolor to dwie akcje w jednej turze.
cities-coach-science = Nauki masz { $science }: ulepszenie działa w każdej Produkcji. Zostało ich { $left }.
cities-coach-go-first = W następnej rundzie pierwszy wybierze kto inny. Krok lub dwa by to zmieniły.
cities-coach-one-colour = Cała ręka ma jeden kolor. Nowe karty dałyby więcej zgodności.
cities-coach-purple-left = Fioletowych kopuł zostało dla wszystkich: { $count }.

## Barrage: what is within reach

barrage-coach-stronger-turbine = Tu wyjdzie { $energy } energii. Mocniejsza turbina jest wolna i sięgnie kontraktu za { $value }.
barrage-coach-rival-drinks = Poniżej elektrowni wodę zatrzyma cudza tama ({ $company }). Inna droga daje prawie tyle samo i nie poi rywala.
barrage-coach-national = Kontrakt państwowy za { $value } energii jest w twoim zasięgu, a dostanie go tylko pierwszy.
barrage-coach-rank = { $ahead ->
    [0] { $company } ma tyle samo energii co ty. Jeszcze jedna i lepsze miejsce na torze energii będzie twoje.
   *[other] { $company } wyprzedza cię na torze energii tylko o { $ahead }. Lepsze miejsce daje więcej punktów.
}
barrage-coach-objective = Cel gry: { $company } ma { $theirs }, ty masz { $mine }. Jeszcze jedna konstrukcja opłaci się na koniec.
barrage-coach-third-house = Trzecia elektrownia budzi zdolność specjalną twojej spółki. Stać cię na nią już teraz.
barrage-coach-next-income = { $piece ->
    [base] Następna podstawa odsłoni przychód: teraz i w każdej rundzie.
    [elevation] Następne podniesienie odsłoni przychód: teraz i w każdej rundzie.
   *[conduit] Następny kanał odsłoni przychód: teraz i w każdej rundzie.
}
barrage-coach-base-above = Krople płyną do cudzej tamy ({ $company }): { $drops }. Podstawa w zbiorniku { $basin } zatrzymałaby je wcześniej.
barrage-coach-dam-room = Twoja tama w zbiorniku { $basin } ma jeszcze miejsce: { $room }. Prowadzi do niej źródło { $head }, a wodę można sprowadzić.
barrage-coach-wheel-near = Obrotów koła do powrotu: { $turns }. Wróci { $tile }. Kołem obraca warsztat.

## Barrage: what has happened

barrage-coach-round-over = Runda { $round } dała ci punkty: tor energii { $track }, kafel premii { $bonus }. Kropel w twoich tamach: { $drops }.
barrage-coach-conduit-used = { $company } korzysta z twojego kanału. Dostajesz za to kredyty: { $credits } i punkty: { $points }.
barrage-coach-grey-water = { $company } zabiera wodę z szarej tamy w zbiorniku { $basin }. Szare tamy służą temu, kto jest pierwszy.

## Underwater Cities: what leads where

cities-coach-card-pays = Karta da to, ile kosztuje pole. Najpierw karta?
cities-coach-slot-pays = Pole da to, ile kosztuje karta. Najpierw pole?
cities-coach-idle-tunnel = Ten tunel nie prowadzi do niczego nowego. Inny sięgnąłby metropolii albo miasta w ciemności.
cities-coach-many-cards = Na początku następnej tury zostaje ci kart: { $most }. Część z tych trzeba będzie oddać.
cities-coach-can-wait = Karta punktacji końcowej może poczekać. Inna tego koloru działałaby już od teraz.
cities-coach-late-goods = Na koniec cztery surowce to 1 punkt. Budowa lub ulepszenie da teraz więcej.
cities-coach-farm-now = Po tej turze jest Produkcja: farma zbudowana teraz nakarmi w niej miasto.
cities-coach-third-kind = Miasto { $city } ma dwa rodzaje budynków i na koniec da punkty: { $now }. Z trzecim rodzajem da { $then }.
cities-coach-end-cards = Ostatnia era. Twoich kart punktacji końcowej: { $count }. Buduj to, co liczą.
cities-coach-metropolis = Tuneli brakujących do metropolii: { $count }. To { $name }.
cities-coach-special-offer = Wyłożonych kart specjalnych, na które starczy ci kredytów ({ $credits }): { $count }. Zobacz, co dają.

## Underwater Cities: what has happened

cities-coach-production = { $lost ->
    [0] Produkcja dała ci: { $gain }. Nakarmionych miast: { $cities }.
   *[other] Produkcja dała ci: { $gain }. Zabrakło jedzenia, co kosztowało punkty: { $lost }.
}
cities-coach-slot-gone = Ostatnie wolne pole w kolorze z twojej ręki zajmuje { $player }. W nowej rundzie pola znów są wolne.
