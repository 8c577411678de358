# Underwater Cities: was am Tisch erzählt, gefragt und abgelehnt wird.
#
# Ein Ereignis, eine Ablehnung oder ein Spielzug der Art „built“ ist die Nachricht cities-event-built und so weiter; die
# Felder sind die Argumente. Ein Textargument $x bringt $x-id mit, seine Notation, und $x-form für jede weitere Form (jedes
# Attribut) der Nachricht, die es benennt. Karten, Aktionsplätze, Aufträge und Metropolen sind in einem Feld Zahlen;
# $card-name, $slot-name, $contract-name und $tile-name sind ihre Namen. $price, $gained und $produced sind Mengen in Worten,
# immer so, dass sie als Nominativ und als Akkusativ stimmen.

cities-title = Underwater Cities
cities-about = Ein Komponentenpaket kann Karten, Spielerbögen, Aktionsplätze, Metropolen und Aufträge ersetzen oder ergänzen; allein spielt man das Solospiel.

## Was geschieht

cities-event-forced = { $known ->
    [yes] { $seat } hat nur eine Möglichkeit: { $choice }.
   *[no] { $seat } hat nur eine Möglichkeit.
}
cities-event-laid = { $seat } legt die Metropole „{ $tile-name }“ auf { $place }.
cities-event-set-aside = { $known ->
    [yes] { $seat } legt { $card-name } beiseite.
   *[no] { $seat } legt 1 Karte beiseite.
}
cities-event-hands-chosen = Alle haben gewählt; die beiseitegelegten Karten werden abgeworfen.
cities-event-discarded = { $seat } wirft { $card-name } ab.
cities-event-drew = { $known ->
    [yes] { $seat } zieht { $card-name }.
   *[no] { $seat } zieht 1 Karte.
}
cities-event-reshuffled = Der Ablagestapel wird gemischt und bildet das neue Deck.
cities-event-chose = { $cloned-id ->
    [yes] { $seat } kopiert { $slot-name-acc } und spielt { $card-name } aus.
   *[no] { $seat } wählt { $slot-name-acc } und spielt { $card-name } aus.
}
cities-event-card-used = { $seat } nutzt { $card-name }.
cities-event-claimed = { $seat } beansprucht { $card-name }.
cities-event-card-left = { $card-name } verlässt den Tisch.
cities-event-action-used = { $seat } nutzt die Aktionskarte { $card-name }.
cities-event-action-dropped = { $seat } gibt die Aktionskarte { $card-name } auf.
cities-event-refreshed = { $seat } kann { $card-name } wieder nutzen.
cities-event-card-worked = { $card-name } wirkt für { $seat }.
cities-event-gained = { $seat } erhält { $gained }.
cities-event-paid = { $seat } bezahlt { $price }.
cities-event-built = { $seat } baut { $piece-a } auf { $site }.
cities-event-upgraded = { $seat } wertet { $site } auf.
cities-event-converted = { $seat }: Die Stadt auf { $site } wird symbiotisch.
cities-event-metropolis = { $gained-id ->
    [yes] { $seat } erhält die Metropole „{ $tile-name }“.
   *[no] { $seat } verbindet die Metropole „{ $tile-name }“ mit dem Netzwerk.
}
cities-event-advanced = { $space ->
    [0] { $seat } schreitet über das Ende der Staatenbund-Leiste hinaus.
   *[other] { $seat } erreicht Feld { $space } der Staatenbund-Leiste.
}
cities-event-special-taken = { $known ->
    [yes] { $seat } nimmt die Spezialkarte { $card-name }.
   *[no] { $seat } nimmt 1 Spezialkarte.
}
cities-event-specials-seen = { $seat } sieht sich drei Spezialkarten an.
cities-event-special-under = { $known ->
    [yes] { $seat } legt { $card-name } unter das Spezialkarten-Deck.
   *[no] { $seat } legt 1 Spezialkarte unter das Deck.
}
cities-event-performed = { $seat } führt die Aktion { $slot-name-gen } aus.
cities-event-contract-claimed = { $seat } beansprucht den Auftrag „{ $contract-name }“.
cities-event-produced = { $seat } erzeugt { $produced }.
cities-event-fed = { $seat } ernährt die Städte und gibt dafür { $food } ab.
cities-event-round-ended = Runde { $round } endet. Die neue Zugfolge: { $order-names }.
cities-event-era-began = Ära { cities-era } beginnt.
cities-event-blocked = { $card-name } blockiert { $slot-name-acc }.
cities-event-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $reason }.
cities-event-over = Das Spiel ist zu Ende.

# same: die Nummer einer Ära.
cities-era = { $era ->
    [1] I
    [2] II
    [3] III
   *[other] { $era }
}

# Nach „für“, also im Akkusativ.
cities-scoring-metropolis = die braune Metropole
cities-scoring-card = { $card-name }
cities-scoring-network = das Netzwerk
cities-scoring-resources = übrige Ressourcen


## Was gefragt wird

cities-question-lay = Wo liegt welche deiner beiden blauen Metropolen?
cities-question-keep = { $over ->
    [1] Welche Karte behältst du nicht?
   *[other] Welche { $keep } Karten behältst du?
}
cities-question-limit = { $over ->
    [1] Du hast eine Karte zu viel: Welche wirfst du ab?
   *[other] Du hast zu viele Karten: Welche { $keep } behältst du?
}
cities-question-choose = Welchen Aktionsplatz wählst du, und welche Karte spielst du aus?
cities-question-order = Die Farben stimmen überein: Was kommt zuerst?
cities-question-later-card = Nutzt du jetzt { $card-name }?
cities-question-make-room = Du hast vier Aktionskarten: Welche macht Platz für { $card-name }?
cities-question-last-use = Nutzt du { $card-name } ein letztes Mal?
cities-question-payment = Wie viel Biomasse setzt du als Ersatz ein, wenn du { $piece-a } auf { $site } baust?
cities-question-keep-special = Welche der Spezialkarten behältst du?
cities-question-under = Welche Spezialkarte kommt zuerst unter das Deck?
cities-question-group = Mehrere Karten wirken: Welche kommt zuerst?
cities-question-offer = Noch etwas, bevor der Zug weitergeht?
cities-question-production-cards = Welche Produktionskarte nutzt du jetzt?
cities-question-sales = Verkaufst du etwas für Punkte?

cities-question-do-all = Welcher Teil kommt als Nächstes?
cities-question-do-one-of = Was wählst du?
cities-question-do-pay = Bezahlst du { $price } (dafür: { $then })?
cities-question-do-different = { $left ->
    [0] Welche Ressource erhältst du?
    [one] Welche Ressource erhältst du?
   *[other] Welche Ressource erhältst du als Nächstes (noch { $left })?
}
cities-question-do-exchange = Wie viel tauschst du ({ $effect })?
cities-question-do-instead = Möchtest du { $effect }?
cities-question-do-build = Was baust du, und wo ({ $effect })?
cities-question-do-build-and-upgrade = Was baust du und wertest du auf ({ $effect })?
cities-question-do-upgrade = Was wertest du auf ({ $effect })?
cities-question-do-use-action = Welche Aktionskarte nutzt du?
cities-question-do-take-special = Welche Spezialkarte nimmst du?
cities-question-do-advance = Schreitest du auf der Staatenbund-Leiste voran?
cities-question-do-perform = Die Aktion welches Aktionsplatzes führst du aus?
cities-question-do-output = Den Ertrag welcher Struktur erhältst du?
cities-question-do-refresh = Welche Aktionskarte wird wieder verfügbar?
cities-question-do-convert = Welche Stadt wird symbiotisch?
cities-asked-by = { $question } [{ $source }]

cities-asked-lay = wo deine blauen Metropolen liegen.
# Was gefragt ist, in Ablehnungen.
cities-asked-discard = welche Karte du abwirfst.
cities-asked-choose = welchen Aktionsplatz und welche Karte du wählst.
cities-asked-order = ob der Aktionsplatz oder die Karte zuerst kommt.
cities-asked-card = ob du die Karte nutzt.
cities-asked-make-room = welche Aktionskarte Platz macht.
cities-asked-last-use = ob du die abgeworfene Aktionskarte ein letztes Mal nutzt.
cities-asked-effect = wie ein Effekt weitergeht.
cities-asked-payment = wie du einen Bau bezahlst.
cities-asked-special = welche Spezialkarte du wählst.
cities-asked-trigger = welcher ausgelöste Effekt zuerst kommt.
cities-asked-offer = ob noch etwas geschieht, bevor der Zug weitergeht.
cities-asked-production = welche Produktionskarte du nutzt.
cities-asked-sale = was du verkaufst.
cities-asked-nothing = nichts, denn das Spiel ist zu Ende.

## Was ein Spielzug bewirkt

cities-move-lay = „{ $tile-name }“ auf { $place } legen und „{ $other-name }“ auf { $other-place }
cities-move-discard = { $card-name } abwerfen: { $text }
    .told = die Karte { $card-name } abwerfen
cities-move-choose = { $match ->
    [yes] { $effect } | gleiche Farbe, { $card-name }: { $text }
   *[no] { $effect } | { $card-name } hat eine andere Farbe und bewirkt nichts
}
    .told = { $slot-name } mit { $card-name }
cities-move-clone = für 1 Credit: { $match ->
    [yes] { $effect } | gleiche Farbe, { $card-name }: { $text }
   *[no] { $effect } | { $card-name } hat eine andere Farbe und bewirkt nichts
}
    .told = { $slot-name-acc } kopieren, mit { $card-name }
cities-move-slot-first = zuerst { $slot-name }
    .told = zuerst der Aktionsplatz, danach die Karte
cities-move-card-first = zuerst { $card-name }
    .told = zuerst die Karte, danach der Aktionsplatz
cities-move-use-card = { $card-name }: { $text }
    .told = die Karte nutzen
cities-move-skip-card = ohne den Effekt von { $card-name }
    .told = die Karte nicht nutzen
cities-move-part = { $effect }
cities-move-option = { $effect }
cities-move-pay = { $then-id ->
    [none] den Preis bezahlen
    [instead] { $then } statt { $price }
   *[other] { $price } bezahlen: { $then }
}
cities-move-stop = { $open ->
    [offer] nichts weiter
    [production-cards] keine weiteren Produktionskarten
    [sales] nichts weiter verkaufen
    [last-use] ungenutzt weggeben
   *[other] nichts mehr davon
}
cities-move-gain = { $gained } erhalten
cities-move-exchange = { $price } abgeben, { $gained } erhalten
cities-move-build = { $piece-a } auf { $site }{ $bonus-id ->
    [none] { "" }
   *[other] {", mit dem Bonus "}{ $bonus }
}{ $surcharge-id ->
    [none] { "" }
   *[other] {", mit der Zusatzzahlung "}{ $surcharge }
}
cities-move-biomatter = { $kelp ->
    [0] { $steelplast ->
        [0] keine Biomasse
       *[other] { $steelplast } Biomasse statt Stahlplastik
    }
   *[other] { $steelplast ->
        [0] { $kelp } Biomasse statt Tang
       *[other] { $kelp } Biomasse statt Tang und { $steelplast } statt Stahlplastik
    }
}
cities-move-upgrade = { $price-id ->
    [none] { $piece } auf { $site }
   *[other] { $piece } auf { $site } ({ $price ->
        [nichts] kostenlos
       *[other] Kosten: { $price }
    })
}
    .told = { $price-id ->
        [none] { $site } aufwerten
       *[other] { $site } aufwerten ({ $price ->
            [nichts] kostenlos
           *[other] Kosten: { $price }
        })
    }
cities-move-use = { $card-name }: { $text }
    .told = die Karte { $card-name } nutzen
cities-move-drop = { $card-name } aufgeben: { $text }
    .told = die Karte { $card-name } aufgeben
cities-move-take = { $card-name }: { $text }
    .told = die Karte { $card-name } nehmen
cities-move-look = die oberste Karte unter das Deck legen, die nächsten drei ansehen und eine behalten
cities-move-keep = { $card-name }: { $text }
    .told = die Karte { $card-name } behalten
cities-move-under = { $card-name } kommt unter das Deck
cities-move-advance = 1 Feld weiter auf der Staatenbund-Leiste
cities-move-perform = { $effect }
cities-move-output = den Ertrag { $piece-gen } auf { $site } erhalten
    .told = den Ertrag von { $site } erhalten
cities-move-refresh = { $card-name }: { $text }
    .told = { $card-name }
cities-move-convert = die Stadt auf { $site } wird symbiotisch
cities-move-resolve = { $card-name }: { $text }
    .told = { $card-name }
cities-move-ability = { $card-name }: { $text }
    .told = die Fähigkeit von { $card-name }
cities-move-contract = „{ $contract-name }“ beanspruchen: { $text }
    .told = den Auftrag „{ $contract-name }“ beanspruchen
cities-move-sell = { $times ->
    [one] einmal an { $card-name } verkaufen: { $text }
   *[other] { $times }-mal an { $card-name } verkaufen: { $text }
}
    .told = { $times ->
        [one] einmal an { $card-name } verkaufen
       *[other] { $times }-mal an { $card-name } verkaufen
    }

## Warum ein Spielzug abgelehnt wird

cities-refused = { $rule }: { $reason }

cities-refusal-not-asked = Das beantwortet nicht, was jetzt gefragt ist: { $asked }
cities-refusal-not-your-tile = „{ $tile-name }“ ist keine deiner beiden blauen Metropolen.
cities-refusal-not-in-hand = { $card-name } ist nicht auf deiner Hand.
cities-refusal-drawn-this-turn = { $card-name } ist erst in diesem Zug auf deine Hand gekommen und kann frühestens im nächsten ausgespielt werden.
cities-refusal-no-such-slot = Auf dem Hauptspielplan gibt es { $slot-name-acc } nicht.
cities-refusal-slot-taken = Auf { $slot-name-dat } liegt schon ein Plättchen.
cities-refusal-nothing-usable = Von { $slot-name-dat } ließe sich nichts nutzen.
cities-refusal-nothing-to-clone = Auf { $slot-name-dat } liegt kein Plättchen: Wähle, ohne zu kopieren.
cities-refusal-own-tile = Auf { $slot-name-dat } liegt dein eigenes Plättchen.
cities-refusal-no-cloning = Das Aktionskopie-Plättchen ist nicht zu haben.
cities-refusal-slot-not-meant = Der Effekt gilt nicht für { $slot-name-acc }.
cities-refusal-card-comes-first = Der Aktionsplatz nützt nichts, bevor die Karte ausgeführt ist.
cities-refusal-card-unusable = Von { $card-name } ließe sich jetzt nichts nutzen.
cities-refusal-must-use = Mindestens ein Teil davon muss genutzt werden.
cities-refusal-no-such-part = Einen Teil oder eine Möglichkeit { $part } gibt es nicht.
cities-refusal-part-done = Teil { $part } ist schon ausgeführt.
cities-refusal-part-impossible = Teil { $part } lässt sich jetzt nicht ausführen.
cities-refusal-too-few = Dafür braucht es { $needed } { $resource }, du hast { $held }.
cities-lack = Preis ({ $piece }): { $price }; es fehlt: { $lack }.
cities-refusal-not-on-offer = Hier kannst du { $resource } nicht wählen.
cities-refusal-no-such-exchange = Diesen Tausch gibt es hier nicht.
cities-refusal-no-such-site = Dein Spielerbogen hat keinen Bauplatz { $site }.
cities-refusal-site-taken = Auf { $site } steht schon etwas.
cities-refusal-not-adjacent = Keine deiner Städte ist { $site } benachbart.
cities-refusal-site-closed = Bei { $site } steht keine Stadt, und jetzt könnte dort auch keine gebaut werden.
cities-refusal-not-reached = Von deiner Start-Stadt führt kein Tunnel zu { $site }.
cities-refusal-expansion-site = { $site } ist ein Erweiterungsbauplatz, und dieser Effekt baut dort nicht.
cities-refusal-ordinary-site = { $site } ist kein Erweiterungsbauplatz, und dieser Effekt baut nur dort.
cities-refusal-wrong-piece = Dieser Effekt erlaubt { $piece-a } nicht, oder nicht dort.
cities-refusal-none-left = Im Vorrat gibt es { $piece-none } mehr.
cities-refusal-upgrade-unpayable = Was auf { $site } gebaut wird, ließe sich nicht sofort aufwerten.
cities-refusal-nothing-there = Auf { $site } steht keine Struktur von dir.
cities-refusal-already-upgraded = { $site } ist schon aufgewertet.
cities-refusal-no-such-price = Einen Preis mit der Nummer { $price } gibt es nicht.
cities-refusal-wrong-payment = So lässt sich der Preis nicht bezahlen.
cities-refusal-not-your-action = { $card-name } gehört nicht zu deinen Aktionskarten.
cities-refusal-action-used = { $card-name } wurde in dieser Ära schon genutzt.
cities-refusal-action-useless = Von { $card-name } ließe sich jetzt nichts nutzen.
cities-refusal-not-used = { $card-name } ist schon verfügbar.
cities-refusal-not-to-be-taken = { $card-name } kann nicht genommen werden.
cities-refusal-thin-deck = Das Spezialkarten-Deck hat zu wenige Karten, um drei davon anzusehen.
cities-refusal-not-looked-at = { $card-name } gehört nicht zu den Karten, die du dir ansiehst.
cities-refusal-not-productive = Auf { $site } steht keine aufgewertete Struktur von dir an einer verbundenen Stadt.
cities-refusal-nothing-to-convert = Auf { $site } steht keine nicht-symbiotische Stadt von dir.
cities-refusal-nothing-to-resolve = { $card-name } hat jetzt nichts auszuführen.
cities-refusal-no-ability = { $card-name } hat keine Fähigkeit, die jetzt nutzbar wäre.
cities-refusal-no-contract = Auftrag { $contract } liegt nicht offen aus.
cities-refusal-contract-unmet = Du erfüllst die Bedingungen von „{ $contract-name }“ nicht.
cities-refusal-no-sale = { $card-name } kauft das nicht, oder nicht so oft.
