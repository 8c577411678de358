# The gallery, the page of a component, and search.

web-gallery = Галерея
web-gallery-title = { $game }: усе, що в коробці
web-gallery-by-game = Гра
web-gallery-by-kind = Вид
web-gallery-by-color = Колір
web-gallery-by-type = Тип
web-gallery-by-era = Епоха або рівень
web-gallery-by-does = Що на ньому
web-gallery-by-text = Слова
web-gallery-any = будь-що
web-gallery-show = Показати
web-gallery-kind-barrage-company = Компанії
web-gallery-kind-barrage-officer = Керівники
web-gallery-kind-barrage-tile = Жетони технологій
web-gallery-kind-barrage-contract = Контракти
web-gallery-kind-barrage-bonus = Бонусні жетони
web-gallery-kind-barrage-objective = Жетони цілей
web-gallery-kind-barrage-work = Сторонні замовлення
web-gallery-kind-barrage-building = Приватні будівлі
web-gallery-kind-barrage-automa = Плитки Автоми
web-gallery-kind-cities-card = Картки епох
web-gallery-kind-cities-special = Спеціальні картки
web-gallery-kind-cities-assistant = Персональний асистент
web-gallery-kind-cities-metropolis = Метрополії
web-gallery-kind-cities-contract = Держзамовлення
web-gallery-kind-cities-board = Планшети гравців
web-gallery-kind-cities-slot = Слоти
web-gallery-color-yellow = жовтий
web-gallery-color-red = червоний
web-gallery-color-green = зелений
web-gallery-color-blue = синій
web-gallery-color-brown = коричневий
web-gallery-type-private = приватний
web-gallery-type-national = державний
web-gallery-type-starting = стартовий
web-gallery-type-basic = базовий
web-gallery-type-advanced = інноваційний
web-gallery-type-special = особливий
web-gallery-type-asymmetric = асиметричний
web-gallery-type-instant = миттєва
web-gallery-type-permanent = постійна
web-gallery-type-action = активація
web-gallery-type-production = виробництво
web-gallery-type-end-scoring = фінальний підрахунок
web-gallery-era-1 = Епоха I
web-gallery-era-2 = Епоха II
web-gallery-era-3 = Епоха III
web-gallery-era-level-1 = Рівень I
web-gallery-era-level-2 = Рівень II
web-gallery-era-level-3 = Рівень III
web-gallery-builds = Будує: { $list }
web-gallery-contract = Контракт { $number }
web-gallery-asks = Потребує: { $what }
web-gallery-gives = Дає: { $what }
web-gallery-cost = Коштує: { $what }
web-gallery-each = { $what } за кожне
web-gallery-places = Перше місце — { $first }, друге — { $second }, третє — { $third }
web-gallery-work = Стороннє замовлення { $number }
web-gallery-action = Дія: { $what }
web-gallery-action-paid = Дія за { $price }: { $what }
web-gallery-automa = Плитка Автоми { $number }
web-gallery-board = Планшет { $number }
web-gallery-board-text = Ділянки для міст: { $cities }; для тунелів: { $tunnels }; для будівель: { $buildings }
web-gallery-slot-side = Номер { $number } на боці для { $side } гравців
web-component-rules = Правила й роз’яснення
web-component-figures = У числах
web-search = Пошук
web-search-what = Правила, картки, жетони, слова
web-search-do = Знайти
web-search-lead = Досить кількох слів: назва вашою мовою або англійською, що щось робить, чи номер правила.
web-search-component = У галереї
web-search-term = Слова столу
web-search-guide = У посібниках
web-search-rule = Серед правил
web-gallery-count = { $count ->
    [0] Нічого не підходить.
    [one] { $count } компонент
    [few] { $count } компоненти
   *[many] { $count } компонентів
}
web-gallery-special-cost = { $credits ->
    [one] Використання коштує { $credits } кредит.
    [few] Використання коштує { $credits } кредити.
   *[many] Використання коштує { $credits } кредитів.
}
web-search-count = { $count ->
    [0] Нічого не знайдено. Спробуйте інше слово або англійську назву.
    [one] { $count } знахідка
    [few] { $count } знахідки
   *[many] { $count } знахідок
}
web-search-many = Найкращі { $shown } з { $count }. Більше слів — менше знахідок.
