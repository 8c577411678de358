# The guides: pages around them, icons apart (docs/guide).

automa-title = Автома
leeghwater-title = Проект «Легватер»
web-guide-title = Як грати: { $game }
web-guide-instead = Ви тут уперше? Посібник навчає з малюнками.
web-guide-rules = Правила, що за цим стоять:
web-guide-contents = Зміст
web-guide-to-guide = Посібник
web-guide-to-summary = Одна сторінка для друку
web-guide-to-icons = Усі значки
web-guide-to-worth = Що скільки варте
web-guide-to-gallery = Галерея
web-guide-to-rules = Правила за номерами
web-guide-to-search = Пошук
web-rule-title = Правило { $rule }
web-rule-whole = Серед правил за номерами
web-summary-title = { $game } на одній сторінці
web-summary-print = Надрукуйте цю сторінку: вона вміщається на аркуш A4.
web-icons-title = Значки гри: { $game }
web-icons-lead = Що означає кожен значок і на скількох компонентах він надрукований. Число веде до них.
web-worth-title = { $game }: що скільки варте
web-worth-lead = Усі числа — це очки наприкінці гри. Вони приблизні й потрібні для порівняння: чи варта картка більше за кредит?
web-worth-barrage = Одна одиниця на початку раунду
web-worth-barrage-from = Так рахують наші сильніші комп’ютерні гравці. Числа налаштовано на їхніх власних партіях на двох; вони кажуть, за чим діють такі гравці, а не що є істиною.
web-worth-goods = Ресурси й дозволи
web-worth-goods-from = З таблиці вартостей, за якою збалансовано картки цього видання (docs/cards.md).
web-worth-pieces = Споруда на вашому планшеті, без вирахування ціни
web-worth-pieces-from = Що вона ще виробить, її частка в очках за міста та шлях, який вона відкриває; з тієї самої таблиці.
web-worth-upgrades = Покращення, без вирахування ціни
web-worth-upgrades-from = З тієї самої таблиці. Друге такого ж виду в тому самому місті варте більше.
web-worth-round-1 = Раунд 1
web-worth-round-2 = Раунд 2
web-worth-round-3 = Раунд 3
web-worth-round-4 = Раунд 4
web-worth-round-5 = Раунд 5
web-worth-end = Наприкінці
web-worth-barrage-credit = кредит
web-worth-barrage-excavator = екскаватор у запасі
web-worth-barrage-mixer = бетонозмішувач у запасі
web-worth-barrage-engineer = ще не відправлений інженер
web-worth-barrage-tile = жетон базової технології в запасі
web-worth-barrage-advanced = жетон інноваційної технології в запасі
web-worth-barrage-turn = поворот колеса
web-worth-barrage-waiting = маркер води на витоку
web-worth-barrage-flowing = маркер води, що тече одразу
web-worth-barrage-stock = одиниця енергії з води за вашими греблями
web-measured = { $kind }: як ішлося тим, хто ними користувався
web-figures-times = Використано разів
web-figures-share = Місця, що цим скористалися
web-figures-difference = Їхні очки порівняно з рештою
web-figures-error = Стандартна похибка
web-figures-none = У підрахованих партіях воно не траплялося.
web-figures-caution = Грають наші комп’ютерні початківці, що дивляться на один хід уперед. Хто чимось користується, часто має успіх і з інших причин: сама різниця ще не порада.
# same
web-figure = { $figure }
web-figures-from = { $games ->
    [one] Підраховано в { $games } партії командою
    [few] Підраховано в { $games } партіях командою
   *[many] Підраховано в { $games } партіях командою
}

web-tip-rule = Правила
web-tip-all = Що лежить на цьому столі: правило за правилом
web-keys-rule = правило про те, що позначено
