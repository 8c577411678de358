# Underwater Cities: das Material und die Effekte, die aus ihren Teilen zusammengesetzt werden. Die Karten haben eine
# eigene Datei.
#
# Effekte stehen im Infinitiv („1 Tang erhalten“), Gezähltes im Nominativ („aufgewerteter Tunnel“), auch nach „je“.

cities-card-label = { $name } ({ $number })
cities-card-unknown = Karte ohne Namen
# .gen, .dat und .acc, wie es in einen Satz passt.
cities-slot-always = Aktionsplatz (jederzeit verfügbar)
    .gen = des jederzeit verfügbaren Aktionsplatzes
    .dat = dem jederzeit verfügbaren Aktionsplatz
    .acc = den jederzeit verfügbaren Aktionsplatz
cities-slot-label = Aktionsplatz { $number } ({ $color })
    .gen = von Aktionsplatz { $number } ({ $color })
    .dat = Aktionsplatz { $number } ({ $color })
    .acc = Aktionsplatz { $number } ({ $color })
cities-slot-other = Aktionsplatz { $number }
    .gen = von Aktionsplatz { $number }
    .dat = Aktionsplatz { $number }
    .acc = Aktionsplatz { $number }
cities-contract-other = Auftrag { $number }

## Farben, Arten, Decks

cities-color-yellow = gelb
cities-color-red = rot
cities-color-green = grün
cities-type-instant = sofortiger Effekt
cities-type-permanent = dauerhafter Effekt
cities-type-action = Aktion
cities-type-production = Produktion
cities-type-end-scoring = Schlusswertung
cities-back-I = { $count } aus Ära I
cities-back-II = { $count } aus Ära II
cities-back-III = { $count } aus Ära III
cities-back-special = { $count ->
    [one] 1 Spezialkarte
   *[other] { $count } Spezialkarten
}
cities-back-special-3 = { $count ->
    [one] 1 Spezialkarte zu 3 Credits
   *[other] { $count } Spezialkarten zu 3 Credits
}
cities-back-start = { $count ->
    [one] 1 Persönlicher Assistent
   *[other] { $count } Persönliche Assistenten
}

## Ressourcen und Spielsteine

cities-resource-credit = { $needed ->
    [one] Credit
   *[other] Credits
}
cities-resource-science = Wissenschaft
cities-resource-kelp = Tang
cities-resource-steelplast = Stahlplastik
cities-resource-biomatter = Biomasse

# .a, .none und .connected stehen im Akkusativ, .gen im Genitiv.
cities-piece-farm = Farm
    .a = eine Farm
    .none = keine Farm
    .gen = der Farm
    .connected = eine verbundene Farm
cities-piece-desalination = Entsalzungsanlage
    .a = eine Entsalzungsanlage
    .none = keine Entsalzungsanlage
    .gen = der Entsalzungsanlage
    .connected = eine verbundene Entsalzungsanlage
cities-piece-laboratory = Labor
    .a = ein Labor
    .none = kein Labor
    .gen = des Labors
    .connected = ein verbundenes Labor
cities-piece-tunnel = Tunnel
    .a = einen Tunnel
    .none = keinen Tunnel
    .gen = des Tunnels
    .connected = einen verbundenen Tunnel
cities-piece-nonsymbiotic = nicht-symbiotische Stadt
    .a = eine nicht-symbiotische Stadt
    .none = keine nicht-symbiotische Stadt
    .gen = der nicht-symbiotischen Stadt
    .connected = eine verbundene nicht-symbiotische Stadt
cities-piece-symbiotic = symbiotische Stadt
    .a = eine symbiotische Stadt
    .none = keine symbiotische Stadt
    .gen = der symbiotischen Stadt
    .connected = eine verbundene symbiotische Stadt

## Mengen in Worten

cities-amount-credit = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}
cities-amount-science = { $count } Wissenschaft
cities-amount-kelp = { $count } Tang
cities-amount-steelplast = { $count } Stahlplastik
cities-amount-biomatter = { $count } Biomasse
cities-amount-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
cities-amount-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cities-amount-steps = { $count ->
    [one] 1 Schritt auf der Staatenbund-Leiste
   *[other] { $count } Schritte auf der Staatenbund-Leiste
}
# Dieses Wort fragen Effekte ab, um „kostenlos“ zu sagen: nicht ändern, ohne dort nachzusehen.
cities-amount-nothing = nichts

## Was Effekte bewirken

cities-effect-join-all = { "; " }
cities-effect-join-one-of = { " oder " }
cities-effect-nested = ({ $effect })
cities-effect-if = falls { $test }: { $then }
cities-effect-pay = { $times ->
    [one] { $price } bezahlen: { $then }
   *[other] bis zu { $times }-mal { $price } bezahlen, jeweils: { $then }
}
cities-effect-gain = { $gain } erhalten
cities-effect-gain-per = { $limited ->
    [no] { $gain } { $lot } erhalten
   *[other] { $gain } { $lot } erhalten, höchstens { $most ->
        [one] einmal
       *[other] { $most }-mal
    }
}
cities-effect-different = { $count ->
    [one] 1 Ressource
   *[other] { $count } verschiedene Ressourcen
} erhalten (zur Wahl: { $from })
cities-effect-exchange = bis zu { $most } { $one } gegen { $other } tauschen oder umgekehrt
cities-effect-instead = { $piece-connected } { $gain } statt { $price } erzeugen lassen
cities-effect-build = { $price-id ->
    [usual] { $count } { $what }{ cities-effect-where } bauen
    [free] { $count } { $what }{ cities-effect-where } kostenlos bauen
   *[stated] { $count } { $what }{ cities-effect-where } für { $count ->
        [one] { $price }
       *[other] je { $price }
    } bauen
}
cities-effect-where = { $expansion ->
    [yes] {" "}auf einem Erweiterungsbauplatz
   *[no] { "" }
}
cities-effect-build-and-upgrade = { $price-id ->
    [usual] 1 { $what } bauen
    [free] 1 { $what } kostenlos bauen
   *[stated] 1 { $what } für { $price } bauen
} und { $upgrade ->
    [nichts] kostenlos
   *[other] für { $upgrade }
} aufwerten
cities-effect-upgrade = { $most ->
    [one] 1 { $what } { $prices ->
        [nichts] kostenlos
       *[other] für { $prices }
    } aufwerten
   *[other] bis zu { $most } { $what } { $prices ->
        [nichts] kostenlos
       *[other] für je { $prices }
    } aufwerten
}
cities-effect-use-action = { $most ->
    [one] 1 Aktionskarte nutzen
   *[other] bis zu { $most } Aktionskarten nutzen
}
cities-effect-take-special = 1 Spezialkarte nehmen
cities-effect-advance = auf der Staatenbund-Leiste { $steps ->
    [one] 1 Feld
   *[other] bis zu { $steps } Felder
} voranschreiten
cities-effect-perform = { $which ->
    [available] die Aktion eines verfügbaren { cities-effect-color }Aktionsplatzes ausführen
    [occupied] die Aktion eines besetzten { cities-effect-color }Aktionsplatzes ausführen
   *[any] die Aktion eines beliebigen { cities-effect-color }Aktionsplatzes ausführen
}
cities-effect-color = { $color-id ->
    [yellow] gelben{" "}
    [red] roten{" "}
    [green] grünen{" "}
   *[none] { "" }
}
cities-effect-output = den Ertrag { $what-gen } erhalten
cities-effect-refresh = { $most ->
    [one] 1 genutzte Aktionskarte wieder verfügbar machen
   *[other] bis zu { $most } genutzte Aktionskarten wieder verfügbar machen
}
cities-effect-convert = eine nicht-symbiotische Stadt in eine symbiotische verwandeln
cities-effect-metropolis = eine weitere Metropole erhalten
cities-lot = { $every ->
    [one] je { $what }
   *[other] je { $every } { $what }
}

## Was gezählt wird; $count sagt, von wie vielen die Rede ist

# .upgraded und .plain: aufgewertet oder nicht; .gen: der Genitiv einer aufgewerteten; .dat: der Dativ, ohne Artikel.
cities-noun-farm = { $count ->
    [one] Farm
   *[other] Farmen
}
    .upgraded = { $count ->
        [one] aufgewertete Farm
       *[other] aufgewertete Farmen
    }
    .plain = { $count ->
        [one] nicht aufgewertete Farm
       *[other] nicht aufgewertete Farmen
    }
    .gen = einer aufgewerteten Farm
    .dat = { $count ->
        [one] Farm
       *[other] Farmen
    }
cities-noun-desalination = { $count ->
    [one] Entsalzungsanlage
   *[other] Entsalzungsanlagen
}
    .upgraded = { $count ->
        [one] aufgewertete Entsalzungsanlage
       *[other] aufgewertete Entsalzungsanlagen
    }
    .plain = { $count ->
        [one] nicht aufgewertete Entsalzungsanlage
       *[other] nicht aufgewertete Entsalzungsanlagen
    }
    .gen = einer aufgewerteten Entsalzungsanlage
    .dat = { $count ->
        [one] Entsalzungsanlage
       *[other] Entsalzungsanlagen
    }
cities-noun-laboratory = { $count ->
    [one] Labor
   *[other] Labore
}
    .upgraded = { $count ->
        [one] aufgewertetes Labor
       *[other] aufgewertete Labore
    }
    .plain = { $count ->
        [one] nicht aufgewertetes Labor
       *[other] nicht aufgewertete Labore
    }
    .gen = eines aufgewerteten Labors
    .dat = { $count ->
        [one] Labor
       *[other] Laboren
    }
cities-noun-tunnel = Tunnel
    .upgraded = { $count ->
        [one] aufgewerteter Tunnel
       *[other] aufgewertete Tunnel
    }
    .plain = { $count ->
        [one] nicht aufgewerteter Tunnel
       *[other] nicht aufgewertete Tunnel
    }
    .gen = eines aufgewerteten Tunnels
    .dat = { $count ->
        [one] Tunnel
       *[other] Tunneln
    }
cities-noun-nonsymbiotic = { $count ->
    [one] nicht-symbiotische Stadt
   *[other] nicht-symbiotische Städte
}
    .upgraded = { $count ->
        [one] aufgewertete nicht-symbiotische Stadt
       *[other] aufgewertete nicht-symbiotische Städte
    }
    .plain = { $count ->
        [one] nicht aufgewertete nicht-symbiotische Stadt
       *[other] nicht aufgewertete nicht-symbiotische Städte
    }
    .gen = einer aufgewerteten nicht-symbiotischen Stadt
    .dat = { $count ->
        [one] nicht-symbiotischen Stadt
       *[other] nicht-symbiotischen Städten
    }
cities-noun-symbiotic = { $count ->
    [one] symbiotische Stadt
   *[other] symbiotische Städte
}
    .upgraded = { $count ->
        [one] aufgewertete symbiotische Stadt
       *[other] aufgewertete symbiotische Städte
    }
    .plain = { $count ->
        [one] nicht aufgewertete symbiotische Stadt
       *[other] nicht aufgewertete symbiotische Städte
    }
    .gen = einer aufgewerteten symbiotischen Stadt
    .dat = { $count ->
        [one] symbiotischen Stadt
       *[other] symbiotischen Städten
    }
cities-noun-buildings = Gebäude
    .upgraded = { $count ->
        [one] aufgewertetes Gebäude
       *[other] aufgewertete Gebäude
    }
    .plain = { $count ->
        [one] nicht aufgewertetes Gebäude
       *[other] nicht aufgewertete Gebäude
    }
    .gen = eines aufgewerteten Gebäudes
    .dat = { $count ->
        [one] Gebäude
       *[other] Gebäuden
    }
cities-noun-structures = { $count ->
    [one] Struktur
   *[other] Strukturen
}
    .upgraded = { $count ->
        [one] aufgewertete Struktur
       *[other] aufgewertete Strukturen
    }
    .plain = { $count ->
        [one] nicht aufgewertete Struktur
       *[other] nicht aufgewertete Strukturen
    }
    .gen = einer aufgewerteten Struktur
    .dat = { $count ->
        [one] Struktur
       *[other] Strukturen
    }
cities-noun-cities = { $count ->
    [one] Stadt
   *[other] Städte
}
    .upgraded = { $count ->
        [one] aufgewertete Stadt
       *[other] aufgewertete Städte
    }
    .plain = { $count ->
        [one] nicht aufgewertete Stadt
       *[other] nicht aufgewertete Städte
    }
    .gen = einer aufgewerteten Stadt
    .dat = { $count ->
        [one] Stadt
       *[other] Städten
    }
cities-counted-any = { $what }
cities-counted-upgraded = { $what-id ->
    [city-tunnels] { $count ->
        [one] aufgewerteter
       *[other] aufgewertete
    } Tunnel an einer Stadt
   *[other] { $what-upgraded }
}
cities-counted-plain = { $what-id ->
    [city-tunnels] nicht { $count ->
        [one] aufgewerteter
       *[other] aufgewertete
    } Tunnel an einer Stadt
   *[other] { $what-plain }
}
# Nur von Städten, also weiblich.
cities-counted-connected = verbundene { $what }
cities-counted-city-tunnels = Tunnel an einer Stadt
cities-counted-cities-with-kinds = { $count ->
    [one] verbundene Stadt
   *[other] verbundene Städte
} mit { $kinds ->
    [one] mindestens 1 Gebäude
   *[other] mindestens { $kinds } Gebäudearten
}
cities-counted-bare-cities = { $count ->
    [one] verbundene Stadt ohne Gebäude
   *[other] verbundene Städte ohne Gebäude
}
cities-counted-pairs = { $count ->
    [one] verbundene Stadt mit 2 aufgewerteten { $what-dat }
   *[other] verbundene Städte mit 2 aufgewerteten { $what-dat }
}
cities-counted-expansions = { $count ->
    [one] verbundenes Gebäude auf einem Erweiterungsbauplatz
   *[other] verbundene Gebäude auf Erweiterungsbauplätzen
}
cities-counted-metropolises = { $count ->
    [one] verbundene { $colors ->
        [blue] blaue Metropole
        [brown] braune Metropole
       *[both] Metropole
    }
   *[other] verbundene { $colors ->
        [blue] blaue Metropolen
        [brown] braune Metropolen
       *[both] Metropolen
    }
}
cities-counted-claimed = { $count ->
    [one] beanspruchte Karte ({ $type })
   *[other] beanspruchte Karten ({ $type })
}
cities-counted-claimed-cards = { $count ->
    [one] beanspruchte Karte
   *[other] beanspruchte Karten
}
cities-counted-ready-actions = { $count ->
    [one] verfügbare Aktionskarte
   *[other] verfügbare Aktionskarten
}
cities-counted-used-actions = { $count ->
    [one] genutzte Aktionskarte
   *[other] genutzte Aktionskarten
}
cities-counted-paid-specials = { $count ->
    [one] bezahlte Spezialkarte
   *[other] bezahlte Spezialkarten
}
cities-counted-hand = { $count ->
    [one] Handkarte
   *[other] Handkarten
}
cities-counted-credit = { $count ->
    [one] Credit
   *[other] Credits
}
cities-counted-science = Wissenschaft
cities-counted-kelp = Tang
cities-counted-steelplast = Stahlplastik
cities-counted-biomatter = Biomasse
cities-counted-steps = { $count ->
    [one] Schritt auf der Staatenbund-Leiste
   *[other] Schritte auf der Staatenbund-Leiste
}
cities-counted-contracts = { $count ->
    [one] beanspruchter Auftrag
   *[other] beanspruchte Aufträge
}
cities-counted-sets = { $count ->
    [one] Satz ({ $parts })
   *[other] Sätze ({ $parts })
}

cities-test-at-least = mindestens { $count } { $what }
cities-test-at-most = { $count ->
    [0] 0 { $what }
   *[other] höchstens { $count } { $what }
}
cities-test-on-space = Anzeiger auf Feld { $space } der Staatenbund-Leiste
cities-test-era = Ära { cities-era }
cities-test-biomatter-produced = soeben Biomasse erzeugt
cities-test-first = erster Platz in der Zugfolge
cities-test-last = letzter Platz in der Zugfolge
cities-test-join = { " und " }

cities-score-per = { $limited ->
    [no] { $points } { $lot }
   *[other] { $points } { $lot }, höchstens { $most ->
        [one] einmal
       *[other] { $most }-mal
    }
}
cities-score-rung = { $points } ab { $from }
cities-score-ladder = { $what }: { $rungs }
cities-score-if = { $points }, falls { $test }
cities-score-sell = { $points } für { $price }, höchstens { $times ->
    [one] einmal
   *[other] { $times }-mal
}

## Metropolen und Aufträge

cities-metropolis-text = { $name }: { $text }
cities-metropolis-instant = sofort { $effect }
cities-metropolis-production = in jeder Produktionsphase { $effect }
cities-metropolis-scoring = Schlusswertung: { $effect }
cities-contract-text = { $criteria }: { $benefit }

cities-metropolis-league = Bund der Metropolen
cities-metropolis-transit = Verkehrsamt
cities-metropolis-works = Bauministerium
cities-metropolis-bureau = Amt für Sonderfälle
cities-metropolis-capital = Hauptstadt der Tiefe
cities-metropolis-kelp-market = Tangmarkt
cities-metropolis-shipyard = Tiefseewerft
cities-metropolis-exchange = Grabenbörse
cities-metropolis-university = Tiefsee-Universität
cities-metropolis-biodome = Große Biokuppel
cities-metropolis-archive = Versunkenes Archiv
cities-metropolis-treasury = Riffschatzkammer
cities-metropolis-monument = Flutdenkmal
cities-metropolis-gardens = Hängende Gärten
cities-metropolis-foundry = Schlotgießerei
cities-metropolis-observatory = Meeresgrundwarte

cities-contract-housing = Wohnungsbauprogramm
cities-contract-provisions = Versorgungsgesetz
cities-contract-fresh-water = Frischwasser-Charta
cities-contract-academy = Akademieförderung
cities-contract-transit = Verkehrsnetz
cities-contract-symbiosis = Symbiose-Initiative
cities-contract-diplomacy = Diplomatische Mission
cities-contract-model-city = Musterstadt

## Karten mit dauerhaftem Effekt: worauf sie warten und was sie tun

cities-clause-when = immer wenn { $events }: { $then }
cities-clause-once = einmal pro Zug: { $then }
cities-clause-discount = 1 { $what } bauen kostet { $price } weniger
cities-clause-discount-by-slots = 1 { $what } bauen kostet auf dem Aktionsplatz { $slots } { $price } weniger
cities-clause-discount-upgrade = 1 { $what } aufwerten kostet { $price } weniger
cities-clause-hand = dein Handkartenlimit ist um { $more } höher
cities-when-join = { " oder " }
cities-when-built = du baust: { $what }
cities-when-second-at-city = eine verbundene Stadt zum zweiten Mal bekommt: { $what }
cities-when-second-in-turn = du in einem Zug zum zweiten Mal baust: { $what }
cities-when-upgraded = du aufwertest: { $what }
cities-when-second-upgraded = eine verbundene Stadt zum zweiten Mal aufgewertet hat: { $what }
cities-when-metropolis = du eine Metropole verbindest
cities-when-city = du eine Stadt verbindest
cities-when-entered = dein Anzeiger Feld { $space } der Staatenbund-Leiste betritt
cities-when-advanced = du auf der Staatenbund-Leiste voranschreitest
cities-when-beyond = du über das Ende der Staatenbund-Leiste hinaus voranschreitest
cities-when-slot-gave = dir ein Aktionsplatz selbst { $one } gibt
cities-when-differ = du Aktionsplatz und Karte verschiedener Farben wählst
cities-when-match = du Aktionsplatz und Karte derselben Farbe wählst
cities-when-slot-color = du einen { $color-id ->
    [yellow] gelben
    [red] roten
   *[green] grünen
} Aktionsplatz nutzt
cities-when-action = du eine Aktionskarte nutzt
cities-when-special-taken = du eine Spezialkarte nimmst
cities-when-special-paid = du eine Spezialkarte bezahlst
cities-when-claimed = du eine Karte beanspruchst
cities-when-turn-ends = dein Zug endet
cities-when-slots = du den Aktionsplatz { $slots } nutzt
cities-when-slot = „{ $effect }“
