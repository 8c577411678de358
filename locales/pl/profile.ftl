# O ludziach: rankingi, wyniki i to, co można ze sobą zabrać.

web-profile = Mój dorobek
web-ratings = Rankingi
web-ratings-none = Jeszcze żadnej partii rankingowej. Partię rankingową wybiera się przy zakładaniu stołu; partia przeciw zmierzonemu programowi też się liczy.
web-rivals = Bezpośrednie starcia
web-rivals-none = Jeszcze żadnej partii z innym kontem.
web-tally = Wyniki
web-tally-none = Jeszcze żadnej zakończonej partii.
web-past-games = Ostatnie partie
web-game = Gra
web-variant = Wariant
web-company = Firma
web-at-seats = Graczy
web-games-played = Partie
web-won = Wygrane
web-average-points = Średnio punktów
web-place = Miejsce
web-player = Gracz
web-rating = Ranking
web-rank = Pozycja
web-points = Punkty
web-ahead-behind = Wyżej : niżej
web-leaderboard = Najlepsi gracze
web-leaderboard-what = { $games ->
    [one] Według partii rankingowych (Glicko-2), po co najmniej { $games } partii i z dość pewnym rankingiem. Liczba po ± sprawdza się w 95 przypadkach na 100.
    [few] Według partii rankingowych (Glicko-2), po co najmniej { $games } partiach i z dość pewnym rankingiem. Liczba po ± sprawdza się w 95 przypadkach na 100.
   *[many] Według partii rankingowych (Glicko-2), po co najmniej { $games } partiach i z dość pewnym rankingiem. Liczba po ± sprawdza się w 95 przypadkach na 100.
}
web-leaderboard-none = Jeszcze nikogo.
web-rated = Partia rankingowa
web-rated-why = Liczy się do rankingu każdego przy stole. Tylko dla kont, po jednym miejscu, z rozdaniem, którego nikt nie wybrał, i przeciw programom o zmierzonej sile; bez podpowiedzi.
web-rated-table = Ta partia liczy się do rankingu; nie ma podpowiedzi.
web-rated-needs-account = Partia rankingowa jest dla osób z kontem. Najpierw się zaloguj.
web-rated-cannot = Taka partia nie może być rankingowa: co najmniej dwa miejsca, najwyżej jedno twoje, bez własnego ziarna, pozycji ani kart i tylko zmierzone programy.
web-rated-no-hints = W partii rankingowej nie ma podpowiedzi.
web-export = Zabierz wszystko
web-export-what = Plik JSON z twoim imieniem, rankingami i partiami; zakończone partie razem z zapisami.
web-export-busy = Właśnie teraz inni zabierają swoje partie; spróbuj za chwilę.
web-complain = Zgłoś gracza
web-complain-what = Co się stało?
web-complain-send = Wyślij operatorom
web-complain-sent = Operatorzy to zobaczą.
