# Wasserkraft (Barrage): was am Tisch erzählt, gefragt und abgelehnt wird.
#
# Ein Ereignis, eine Ablehnung, eine Frage oder ein Spielzug der Art „built“ ist die Nachricht barrage-event-built und so
# weiter; die Felder sind die Argumente. Ein Textargument $x bringt $x-id mit, seine Notation, und $x-form für jede weitere
# Form (jedes Attribut) der Nachricht, die das Bauteil, Plättchen usw. benennt. $seat-agrees sagt, ob das Verb im Singular
# oder im Plural steht: „Italien baut“, „Die USA bauen“.

barrage-title = Wasserkraft
barrage-about = Das vollständige Spiel kann man auch allein oder gemeinsam gegen einen bis drei Automas spielen.

## Was geschieht

barrage-event-forced = { $seat-agrees ->
    [plural] Die { $seat } haben
   *[other] { $seat } hat
} nur eine Möglichkeit: { $choice }.
barrage-event-lapsed = { $seat }: Das ist nicht zu haben und verfällt: { $effect }.
barrage-event-drafted = { $seat-person } wählt: { $company } mit { $officer }, Vertrag { $contract }.
barrage-event-bid = { $seat-person } bietet { $points } SP.
barrage-event-draft-place = { $seat-person } hat Platz { $place } im Draft.
barrage-event-round = Runde { $round } beginnt.
barrage-event-head-stream-filled = { $drops ->
    [one] 1 Wassereinheit kommt auf Quelle { $head }.
   *[other] { $drops } Wassereinheiten kommen auf Quelle { $head }.
}
barrage-event-placed = { $seat-agrees ->
    [plural] Die { $seat } platzieren
   *[other] { $seat } platziert
} { barrage-engineers } { $space-at }.
barrage-event-placed-to-construct = { $seat-agrees ->
    [plural] Die { $seat } platzieren
   *[other] { $seat } platziert
} { barrage-engineers } auf Bauaktionsfeld { $nth }.
barrage-event-placed-with-mahiri = { $seat-agrees ->
    [plural] Die { $seat } platzieren
   *[other] { $seat } platziert
} { barrage-engineers } auf Mahiris Feld { $nth }.
barrage-event-copied = { $seat-agrees ->
    [plural] Die { $seat } kopieren
   *[other] { $seat } kopiert
} { $officer }.
barrage-event-passed = { $seat-agrees ->
    [plural] Die { $seat } passen.
   *[other] { $seat } passt.
}
barrage-event-gained = { $seat-agrees ->
    [plural] Die { $seat } erhalten
   *[other] { $seat } erhält
} { $amount } { $what } ({ $why }).
barrage-event-lost = { $what-id ->
    [vp] { $seat-agrees ->
        [plural] Die { $seat } verlieren { $amount } { $what } ({ $why }).
       *[other] { $seat } verliert { $amount } { $what } ({ $why }).
    }
   *[other] { $seat-agrees ->
        [plural] Die { $seat } bezahlen { $amount } { $what } ({ $why }).
       *[other] { $seat } bezahlt { $amount } { $what } ({ $why }).
    }
}
barrage-event-put-on-wheel = { $seat-agrees ->
    [plural] Die { $seat } legen
   *[other] { $seat } legt
} auf die Bauscheibe: { barrage-goods }.
barrage-event-wheel-turned = { $seat-agrees ->
    [plural] Die { $seat } drehen die Bauscheibe weiter{ $tile-id ->
        [none] { $excavators ->
            [0] { $mixers ->
                [0] { "." }
               *[other] {" "}und nehmen zurück: { barrage-goods }.
            }
           *[other] {" "}und nehmen zurück: { barrage-goods }.
        }
       *[other] {" "}und nehmen zurück: { barrage-goods }.
    }
   *[other] { $seat } dreht die Bauscheibe weiter{ $tile-id ->
        [none] { $excavators ->
            [0] { $mixers ->
                [0] { "." }
               *[other] {" "}und nimmt zurück: { barrage-goods }.
            }
           *[other] {" "}und nimmt zurück: { barrage-goods }.
        }
       *[other] {" "}und nimmt zurück: { barrage-goods }.
    }
}
barrage-event-built = { $seat-agrees ->
    [plural] Die { $seat } bauen
   *[other] { $seat } baut
} { $structure-id ->
    [building] { $structure-a } beim Privatgebäude „{ $site }“.
   *[other] { $structure-a } auf { $site }.
}
barrage-event-drop-placed = { $seat-agrees ->
    [plural] Die { $seat } platzieren
   *[other] { $seat } platziert
} 1 Wassereinheit auf Quelle { $head }.
barrage-event-drop-held = 1 Wassereinheit ({ $from }) wird auf { $at } gestaut.
barrage-event-drop-left = 1 Wassereinheit ({ $from }) verlässt den Spielplan.
barrage-event-drop-added = { $seat-agrees ->
    [plural] Die { $seat } erhalten
   *[other] { $seat } erhält
} 1 Wassereinheit auf { $at }.
barrage-event-produced = { $seat-agrees ->
    [plural] Die { $seat } produzieren
   *[other] { $seat } produziert
} { $energy } Energie: { barrage-drops } von { $dam } durch { $conduit } nach { $powerhouse }.
barrage-event-contract-taken = { $seat-agrees ->
    [plural] Die { $seat } nehmen
   *[other] { $seat } nimmt
} Vertrag { $contract }.
barrage-event-contract-discarded = { $seat-agrees ->
    [plural] Die { $seat } werfen
   *[other] { $seat } wirft
} Vertrag { $contract } ab.
barrage-event-contract-fulfilled = { $seat-agrees ->
    [plural] Die { $seat } erfüllen
   *[other] { $seat } erfüllt
} Vertrag { $contract }.
barrage-event-contract-revealed = Vertrag { $contract } kommt in die Auslage.
barrage-event-patent-taken = { $seat-agrees ->
    [plural] Die { $seat } nehmen
   *[other] { $seat } nimmt
} das fortgeschrittene Plättchen { $tile }.
barrage-event-patent-revealed = Das fortgeschrittene Plättchen { $tile } kommt auf Feld { $slot } des Patentamts.
barrage-event-patent-gone = Das fortgeschrittene Plättchen { $tile } von Feld { $slot } scheidet aus dem Spiel aus.
barrage-event-order = Platz { $place } der Spielreihenfolge: { $seat }.
barrage-event-objective-counted = { $seat-agrees ->
    [plural] Die { $seat } kommen
   *[other] { $seat } kommt
} beim Ziel ({ $objective }) auf { $quantity }.
barrage-event-won = { $seat-agrees ->
    [plural] Die { $seat } gewinnen
   *[other] { $seat } gewinnt
} mit { $vp } SP.

barrage-from-head = aus Quelle { $of }
barrage-from-powerhouse = unterhalb von { $of }

# Warum etwas erhalten oder verloren wurde; $of ist das, worum es geht.
barrage-why-choice = nach Wahl
barrage-why-space = { $of-short }
barrage-why-private-space = Gebühr des Feldes
barrage-why-income = Einkommen
barrage-why-contract = Vertrag { $of }
barrage-why-site = rote Umrandung von { $of }
barrage-why-solomon = Solomon, anstelle von Maschinen
barrage-why-tile = { $of }
barrage-why-conduit = Rohrwerk { $of }
barrage-why-production = Energieproduktion
barrage-why-company = Fähigkeit: { $of }
barrage-why-energy-place = Platz auf der Energieleiste
barrage-why-energy-track = Energieleiste
barrage-why-bonus = Bonusplättchen: { $of }
barrage-why-objective = Zielplättchen
barrage-why-leftovers = restliche Ressourcen
barrage-why-auction = die Versteigerung
barrage-why-water = gestautes Wasser

## Was gefragt wird

barrage-question-draft = Welches Unternehmen möchtest du, und welchen Startvertrag?
barrage-question-bid = Was bietest du für einen früheren Platz im Draft?
barrage-question-hire = Welchen Chefingenieur nimmst du?
barrage-question-turn = Was tust du in diesem Zug?
barrage-question-turn-after-copying = Was tust du mit der kopierten Fähigkeit?
barrage-question-engineers = Wie viele Arbeiter gehen in die Bank?
barrage-question-tile = Mit welchem Technologieplättchen baust du?
barrage-question-tile-free = Mit welchem Technologieplättchen baust du ohne Arbeiter?
barrage-question-site = Was baust du mit { $tile-dat }, und wo?
barrage-question-payment = Wie bezahlst du { $structure-the } auf { $site }?
barrage-question-produce = Mit welcher Staumauer, welchem Rohrwerk und welchem Turbinenhaus produzierst du ({ SIGNED($bonus) })?
barrage-question-produce-optional = Produzierst du ({ SIGNED($bonus) }), und wenn ja, wie?
barrage-question-produce-again = Produzierst du ein zweites Mal, diesmal nicht bei { $basin }?
barrage-question-contract = { $discount ->
    [0] Welchen Vertrag erfüllst du mit { $energy } Energie?
   *[other] Welchen Vertrag erfüllst du mit { $energy } Energie (jeder erfordert { $discount } weniger)?
}
barrage-question-machines = { $count ->
    [one] Welche Maschine erhältst du?
   *[other] Welche Maschine erhältst du als Nächstes (noch { $count })?
}
barrage-question-drops = { $flowing ->
    [yes] { $count ->
        [one] Auf welcher Quelle beginnt die Wassereinheit zu fließen?
       *[other] Auf welcher Quelle beginnt die nächste Wassereinheit zu fließen (noch { $count })?
    }
   *[no] { $count ->
        [one] Auf welcher Quelle wartet die Wassereinheit?
       *[other] Auf welcher Quelle wartet die nächste Wassereinheit (noch { $count })?
    }
}
barrage-question-free = Wohin damit: { $effect }?
barrage-question-take = { $count ->
    [one] Welchen Vertrag nimmst du?
   *[other] Welche { $count } Verträge nimmst du?
}
barrage-question-discard = Du hast zu viele Verträge: Welchen wirfst du ab?
barrage-question-copy = Welchen Chefingenieur kopiert Mahiri?

## Was ein Spielzug bewirkt

barrage-move-draft = { $officer-id ->
    [none] { $company }, dazu { $contract }
   *[other] { $company } mit { $officer } ({ $ability }), dazu { $contract }
}
barrage-move-place = { $engineers ->
    [0] { $space }: beliebig viele Arbeiter; { $effect }
   *[other] { $credits ->
        [0] { $space }: { barrage-engineers }; { $effect }
       *[other] { $space }: { barrage-engineers } und { $credits } Hydro; { $effect }
    }
}
    .told = Arbeiter { $space-at } platzieren
barrage-move-construct = { $engineers ->
    [0] mit Arbeitern auf dem nächsten Bauaktionsfeld bauen
   *[other] { $credits ->
        [0] { barrage-engineers }: mit einem Technologieplättchen bauen
       *[other] { barrage-engineers }, { $credits } Hydro: mit einem Technologieplättchen bauen
    }
}
barrage-move-construct-free = mit einem Plättchen bauen, das keine Arbeiter braucht
barrage-move-mahiri = 1 Arbeiter zu Mahiri, die für diesen Zug einen Chefingenieur kopiert
barrage-move-pass = { $open ->
    [bid] den letzten freien Platz nehmen
   *[other] in dieser Runde keine Aktionen mehr
}
barrage-move-engineers = { $count } Arbeiter, für { $count } Hydro
barrage-move-tile = { $tile } nutzen
barrage-move-tile-anton = Antons Plättchen als Kopie von der Bauscheibe nutzen: { $tile }
barrage-move-tile-wheel = ein Plättchen auf der Bauscheibe nutzen, als wäre es im Vorrat: { $tile }
barrage-move-build = { $structure-id ->
    [conduit] ein Rohrwerk der Stärke { $power } von Tal { $basin } ({ $area }) nach Tal { $to }
   *[other] { $red ->
        [yes] { $structure-a } in Tal { $basin } ({ $area }), mit der Gebühr für die rote Umrandung
       *[no] { $structure-a } in Tal { $basin } ({ $area })
    }
}
barrage-move-pay = { $credits ->
    [0] { barrage-machines } auf die Bauscheibe
   *[other] { $excavators ->
        [0] { $mixers ->
            [0] { $credits } Hydro anstelle von Maschinen
           *[other] { barrage-machines } auf die Bauscheibe, dazu { $credits } Hydro
        }
       *[other] { barrage-machines } auf die Bauscheibe, dazu { $credits } Hydro
    }
}
barrage-drops = { $drops ->
    [one] 1 Wassereinheit
   *[other] { $drops } Wassereinheiten
}
barrage-move-produce = { $owner-id ->
    [none] { barrage-production }, von { $dam } nach Tal { $basin }
   *[other] { barrage-production }, von { $dam } nach Tal { $basin }, durch ein fremdes Rohrwerk ({ $owner })
}
barrage-production = { $sure ->
    [yes] { $energy } Energie: { barrage-drops } mal Stärke { $power } ergibt { $product }{ $more ->
        [0] {""}
       *[other] , mit Boni { SIGNED($more) }
    }
   *[no] { barrage-drops } mal Stärke { $power } ergibt { $product }
}
barrage-move-fulfil = { $contract } erfüllen{ $lapses ->
    [yes] ; mangels Platz verfällt: { $lapsing }
   *[no] {""}
}
barrage-move-gain = 1 { $machine } erhalten
barrage-move-drop = auf Quelle { $head }, die in Tal { $basin } fließt
barrage-move-take = { $contract } nehmen
barrage-move-take-two = { $first } und { $second } nehmen
barrage-move-discard = { $contract } abwerfen
barrage-move-bid = { $points } SP am Spielende
barrage-move-hire = { $officer }: { $ability }
barrage-move-copy = { $officer }: { $ability }
barrage-move-decline = { $open ->
    [contract] keinen Vertrag erfüllen
    [drops] keine weiteren Wassereinheiten platzieren
    [free] nichts bauen
    [produce] nicht produzieren
    [turn] nichts weiter tun
    [fulfil] keinen Vertrag erfüllen
    [extra] nichts weiter tun
    [use] nicht nutzen
    [fill] keine Wassereinheit
    [more] keine weitere Staumauer
   *[other] darauf verzichten
}

## Warum ein Spielzug abgelehnt wird

barrage-refused = { $rule }: { $reason }

barrage-refusal-other-question = Das beantwortet nicht, was jetzt gefragt ist: { $question }
barrage-refusal-over = Das Spiel ist zu Ende.
barrage-refusal-company-not-offered = Dieses Unternehmen steht nicht zur Wahl: { $company }.
barrage-refusal-starting-contract-not-offered = Der Startvertrag { $contract } steht nicht zur Wahl.
barrage-refusal-bid-not-allowed = Ein Gebot von { $points } ist nicht erlaubt: mindestens { $least }, höchstens { $most }.
barrage-refusal-officer-not-offered = { $officer } arbeitet für jemand anderen.
barrage-refusal-too-few-engineers = Dafür braucht es { $needed } Arbeiter, du hast { $held }.
barrage-refusal-too-few-credits = Das kostet { $needed } Hydro, du hast { $held }.
barrage-refusal-space-taken = Das Feld { $space-at } ist schon besetzt ({ $by }).
barrage-refusal-space-blocked = Das Feld { $space-at } ist bei { $players } Spielern geschlossen.
barrage-refusal-no-patent-office = Im Einführungsspiel gibt es kein Patentamt.
barrage-refusal-patent-gone = Feld { $slot } des Patentamts ist leer.
barrage-refusal-nothing-to-produce = Dort ist mit { SIGNED($bonus) } keine Energieproduktion möglich.
barrage-refusal-no-contract-shown = In der Auslage liegt kein Vertrag.
barrage-refusal-no-construction-space = Alle deine Bauaktionsfelder sind besetzt.
barrage-refusal-nothing-to-construct = Du kannst nichts bauen: Dafür braucht es ein Plättchen, Maschinen, ein Bauteil und ein Baufeld.
barrage-refusal-nothing-to-construct-free = Ohne Arbeiter kannst du nichts bauen.
barrage-refusal-engineers-left = Solange du Arbeiter hast, kannst du nicht passen: Es { $engineers ->
    [one] ist noch { $engineers }
   *[other] sind noch { $engineers }
} da.
barrage-refusal-copying-is-no-pass = Nachdem Mahiri kopiert hat, folgt eine Aktion; passen geht nicht.
barrage-refusal-not-mahiri = Mahiri Sekibo arbeitet nicht für dich.
barrage-refusal-mahiri-used-up = { $uses ->
    [0] Mahiri kann jetzt nicht kopieren.
    [one] Mahiri kopiert einmal im Zug und zweimal in der Runde; in dieser Runde hat sie schon einmal kopiert.
   *[other] Mahiri kopiert einmal im Zug und zweimal in der Runde; in dieser Runde hat sie schon { $uses }-mal kopiert.
}
barrage-refusal-officer-not-copyable = { $officer } gehört nicht zu den Chefingenieuren, die Mahiri kopieren kann.
barrage-refusal-tile-not-in-supply = Du hast { $tile-the } nicht in deinem Vorrat.
barrage-refusal-tile-not-on-wheel = Auf deiner Bauscheibe liegt { $tile-the } nicht.
barrage-refusal-cannot-copy-tiles = Nichts erlaubt dir, ein Plättchen auf deiner Bauscheibe zu kopieren.
barrage-refusal-tile-takes-no-engineers = Für { $tile-the } setzt du keine Arbeiter ein: Spiele dafür „construct free“.
barrage-refusal-tile-needs-engineers = Ohne Arbeiter kannst du { $tile-the } nicht nutzen.
barrage-refusal-tile-builds-nothing-now = Mit { $tile-dat } kannst du jetzt nichts bauen.
barrage-refusal-tile-builds-other = Mit { $tile-dat } lassen sich keine { $structure-plural } bauen.
barrage-refusal-wrong-space = { $site } ist kein Baufeld für { $structure-a }.
barrage-refusal-no-piece-left = Alle deine { $structure-plural } stehen auf dem Spielplan.
barrage-refusal-site-taken = { $by-id ->
    [none] Auf { $site } steht eine neutrale Staumauer.
   *[other] Auf { $site } ist schon gebaut ({ $by }).
}
barrage-refusal-own-base-in-basin = Im Tal von { $site } hast du schon eine Grundmauer.
barrage-refusal-own-powerhouse-in-basin = Im Tal von { $site } hast du schon ein Turbinenhaus.
barrage-refusal-not-own-dam = Auf { $site } steht keine Staumauer von dir, die du erhöhen könntest.
barrage-refusal-dam-at-full-height = Die Staumauer auf { $site } hat schon beide Erhöhungen.
barrage-refusal-area-not-allowed = Die Belohnung erlaubt keine Grundmauer auf { $site }: Sie nennt andere Gebiete.
barrage-refusal-power-not-allowed = Die Belohnung erlaubt höchstens Rohrwerke der Stärke { $most }, dieses hat { $power }.
barrage-refusal-too-few-machines = Dafür braucht es { $needed ->
    [one] { $needed } { $machine }
   *[other] { $needed } { $machine-plural }
}, du hast { $held }.
barrage-refusal-too-few-of-any-kind = Dafür braucht es { $needed ->
    [one] 1 beliebige Maschine
   *[other] { $needed } beliebige Maschinen
}, du hast { $held }.
barrage-refusal-too-few-either-way = { $any-id ->
    [yes] Dafür braucht es { $needed } beliebige Maschinen, du hast { $held }; oder { $mixers } Betonmischer, du hast { $mixers-held }.
   *[no] Dafür braucht es { $needed } Bagger, du hast { $held }; oder { $mixers } Betonmischer, du hast { $mixers-held }.
}
barrage-refusal-too-few-machines-and-credits = Dafür braucht es { $any-id ->
    [yes] { $needed } beliebige Maschinen
   *[no] { $needed } { $machine-plural }
}, du hast { $held }; außerdem kostet die rote Umrandung { $fee } Hydro, du hast { $credits }.
barrage-refusal-too-few-credits-for-machines = { $lacking ->
    [one] Es fehlt 1 Maschine
   *[other] Es fehlen { $lacking } Maschinen
}. Zu je 3 Hydro{ $fee ->
    [0] {""}
   *[other] , mit { $fee } für die rote Umrandung,
} macht das { $needed } Hydro, du hast { $held }.
barrage-refusal-fee-out-of-reach = Die rote Umrandung kostet zusätzlich { $fee } Hydro, du hast { $held }.
barrage-refusal-wrong-payment = Es kostet { $any-id ->
    [yes] { $needed } beliebige Maschinen
   *[no] { $needed ->
        [one] { $needed } { $machine }
       *[other] { $needed } { $machine-plural }
    }
}{ $mixers ->
    [0] {""}
   *[other] {""} oder nur Betonmischer, nämlich { $mixers }
}; mit { $offered } ist das nicht genau bezahlt.
barrage-refusal-no-dam = Auf { $dam } steht keine Staumauer.
barrage-refusal-dam-of-another = Die Staumauer auf { $dam } gehört einem anderen Unternehmen ({ $by }).
barrage-refusal-too-little-water = Die Staumauer auf { $dam } staut { $held ->
    [one] 1 Wassereinheit
   *[other] { $held } Wassereinheiten
}, nicht { $needed }.
barrage-refusal-no-drops = Für eine Energieproduktion braucht es mindestens 1 Wassereinheit.
barrage-refusal-no-conduit = Auf { $conduit } steht kein Rohrwerk.
barrage-refusal-conduit-elsewhere = Das Rohrwerk { $conduit } beginnt nicht im Tal von { $dam }.
barrage-refusal-no-powerhouse = Bei { $basin } hast du kein Turbinenhaus.
barrage-refusal-owner-unpaid = Das fremde Rohrwerk kostet { $needed } Hydro, du hast { $held }.
barrage-refusal-no-energy = Das ergäbe { $energy } Energie; eine Energieproduktion ergibt mindestens 1.
barrage-refusal-same-powerhouse = Die zweite Energieproduktion braucht ein anderes Turbinenhaus als das bei { $basin }.
barrage-refusal-contract-not-eligible = Damit lässt sich Vertrag { $contract } nicht erfüllen: Er liegt weder offen bei dir, noch ist er ein staatlicher Vertrag, der hier zählt.
barrage-refusal-national-needs-production = Der staatliche Vertrag { $contract } verlangt eine Energieproduktion; die Energie eines Plättchens dient nur eigenen Verträgen.
barrage-refusal-too-little-energy = Vertrag { $contract } erfordert { $needed } Energie, es sind aber nur { $energy }.
barrage-refusal-contract-not-shown = Vertrag { $contract } liegt nicht in der Auslage.
barrage-refusal-take-exactly = { $count ->
    [one] Hier wird genau 1 Vertrag genommen.
   *[other] Hier werden genau { $count } Verträge genommen.
}
barrage-refusal-contract-not-held = Vertrag { $contract } liegt nicht offen bei dir.
barrage-refusal-drop-obligatory = Die erste Wassereinheit des Feldes musst du platzieren.
barrage-refusal-obligatory = Darauf kannst du nicht verzichten: { $question }
