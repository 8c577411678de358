# Standing orders, and taking back by consent.

web-orders = Standing orders
web-orders-what = What you want done when a question comes up while you are away. An order knows no more than you do, and ends as soon as something it names has changed.
web-orders-mine = Your orders at this table
web-orders-none = You have given none.
web-orders-end = Take back
web-orders-new = Give an order
web-orders-pass = Pass for me when I am out of engineers
web-orders-sensible = Answer for me where there is one sensible choice
web-orders-take = At the beginning of my next turn, if this is still free, do it; else wait for me
web-orders-told-take = If it is still possible at the beginning of your next turn: { $move }
web-orders-give = Give this order
web-orders-nothing-ahead = There is nothing to order for your next turn just now.
web-orders-link = { $count ->
    [0] Standing orders
    [one] Standing orders: 1
   *[other] Standing orders: { $count }
}
web-orders-played = { $seat }: a standing order answered.
web-orders-over = This game is over.
web-orders-your-turn = It is your turn: you can simply do it.
web-orders-not-ahead = That cannot be ordered now.
web-orders-too-many = You have too many orders at this table.

## Taking back by consent

web-plea-ask = Ask to take back my last turn
web-plea-why = If all the others agree, everything since then is taken back, even if something came to light. The game counts for no rating then.
web-plea-yours = { $count ->
    [one] You have asked to take back 1 move. The others have to agree.
   *[other] You have asked to take back { $count } moves. The others have to agree.
}
web-plea-of = { $count ->
    [one] { $name } asks to take back 1 move. Do you agree?
   *[other] { $name } asks to take back { $count } moves. Do you agree?
}
web-plea-agree = I agree
web-plea-refuse = No
web-plea-withdraw = Never mind
web-plea-unrated = Something was taken back by agreement: this game counts for no rating.
web-plea-not-now = Nothing can be taken back at this table now.
web-plea-nothing = There is nothing to take back so far.
web-plea-gone = The game has gone on; nobody is asked any more.
error-record-taken-back = moves taken back by agreement are written "taken-back P2 5", not "{ $text }"
