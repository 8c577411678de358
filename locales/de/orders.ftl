# Daueraufträge und Zurücknehmen mit Zustimmung.

web-orders = Daueraufträge
web-orders-what = Was für dich getan werden soll, wenn eine Frage kommt, während du weg bist. Ein Auftrag weiß nicht mehr als du und endet, sobald sich etwas ändert, das er nennt.
web-orders-mine = Deine Aufträge an diesem Tisch
web-orders-none = Du hast keinen gegeben.
web-orders-end = Zurückziehen
web-orders-new = Einen Auftrag geben
web-orders-pass = Für mich passen, wenn ich keine Ingenieure mehr habe
web-orders-sensible = Für mich antworten, wo es eine vernünftige Wahl gibt
web-orders-take = Zu Beginn meines nächsten Zuges: Ist dies noch frei, tu es, sonst warte auf mich
web-orders-told-take = Falls zu Beginn deines nächsten Zuges noch möglich: { $move }
web-orders-give = Diesen Auftrag geben
web-orders-nothing-ahead = Für deinen nächsten Zug lässt sich gerade nichts auftragen.
web-orders-link = { $count ->
    [0] Daueraufträge
    [one] Daueraufträge: 1
   *[other] Daueraufträge: { $count }
}
web-orders-played = { $seat }: Ein Dauerauftrag hat geantwortet.
web-orders-over = Diese Partie ist vorbei.
web-orders-your-turn = Du bist am Zug: Du kannst es einfach tun.
web-orders-not-ahead = Das lässt sich jetzt nicht auftragen.
web-orders-too-many = Du hast zu viele Aufträge an diesem Tisch.

## Zurücknehmen mit Zustimmung

web-plea-ask = Um Rücknahme meines letzten Zuges bitten
web-plea-why = Wenn alle anderen zustimmen, wird alles seitdem zurückgenommen, auch wenn etwas aufgedeckt wurde. Die Partie zählt dann für keine Wertung.
web-plea-yours = { $count ->
    [one] Du hast gebeten, 1 Entscheidung zurückzunehmen. Die anderen müssen zustimmen.
   *[other] Du hast gebeten, { $count } Entscheidungen zurückzunehmen. Die anderen müssen zustimmen.
}
web-plea-of = { $count ->
    [one] { $name } bittet, 1 Entscheidung zurückzunehmen. Bist du einverstanden?
   *[other] { $name } bittet, { $count } Entscheidungen zurückzunehmen. Bist du einverstanden?
}
web-plea-agree = Einverstanden
web-plea-refuse = Nein
web-plea-withdraw = Doch nicht
web-plea-unrated = Hier wurde mit Zustimmung aller etwas zurückgenommen: Diese Partie zählt für keine Wertung.
web-plea-not-now = An diesem Tisch kann jetzt nichts zurückgenommen werden.
web-plea-nothing = So weit gibt es nichts zurückzunehmen.
web-plea-gone = Die Partie ist weitergegangen; niemand wird mehr gefragt.
error-record-taken-back = mit Zustimmung zurückgenommene Spielzüge schreiben sich „taken-back P2 5“, nicht „{ $text }“
