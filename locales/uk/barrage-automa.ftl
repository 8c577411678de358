# «Гребля»: що роблять Автоми й чому.

barrage-level-easy = легкий
barrage-level-medium = середній
barrage-level-hard = важкий
barrage-level-very-hard = дуже важкий

# Форма at — де саме.
barrage-section-turbines = турбінний зал
    .heading = Турбінний зал
    .at = у турбінному залі
barrage-section-water = водопостачання
    .heading = Водопостачання
    .at = у секції водопостачання
barrage-section-workshop = майстерня
    .heading = Майстерня
    .at = у майстерні
barrage-section-machinery = механічний цех
    .heading = Механічний цех
    .at = у механічному цеху
barrage-section-contracts = відділ контрактів
    .heading = Відділ контрактів
    .at = у відділі контрактів
barrage-section-patents = патентне бюро
    .heading = Патентне бюро
    .at = у патентному бюро
barrage-section-construction = планшет компанії
    .heading = Планшет компанії
    .at = на планшеті компанії

barrage-limit-anywhere = будь-де
barrage-limit-mountains = у горах
barrage-limit-hills = на пагорбах
barrage-limit-plains = на рівнинах
barrage-limit-power-1 = потужністю від 1
barrage-limit-power-2 = потужністю від 2
barrage-limit-power-3 = потужністю від 3
barrage-limit-power-4 = потужністю від 4
barrage-limit-power-5 = потужністю 5

barrage-criterion-strongest-built-conduit = сполучення з найпотужнішим збудованим водоводом
barrage-criterion-own-powerhouse = труба веде до своєї електростанції
barrage-criterion-most-water = сюди дійде найбільше води, що чекає
barrage-criterion-red-space = комірка з червоною рамкою
barrage-criterion-below-powerhouse = перша нижче електростанції
barrage-criterion-conduit-to-own-dam = труба веде до своєї греблі або принаймні не до чужої
barrage-criterion-strongest = найбільша потужність
barrage-criterion-second-strongest = друга за величиною потужність
barrage-criterion-dam-own-neutral-other = гребля на початку: своя, далі нейтральна, далі чужа
barrage-criterion-powerhouse-own-other = електростанція в кінці: своя, далі чужа
barrage-criterion-dam-other-neutral-own = гребля на початку: чужа, далі нейтральна, далі своя
barrage-criterion-powerhouse-other-own = електростанція в кінці: чужа, далі своя
barrage-criterion-own-dam = труба йде від своєї греблі
barrage-criterion-plains = на рівнинах
barrage-criterion-hills-5 = водойма 5
barrage-criterion-hills-6 = водойма 6
barrage-criterion-hills-7 = водойма 7
barrage-criterion-feeds-own-dam = перша гребля нижче — своя або принаймні не чужа
barrage-criterion-not-feeds-other-dam = перша гребля нижче — не чужа

## Що відбувається

barrage-event-contract-removed = { $seat } { $seat-number ->
    [plural] прибирають
   *[other] прибирає
} з викладки контракт { $contract }.
barrage-event-contracts-shuffled = Прибрані { $colour-plural } контракти стають новим стосом.
barrage-event-laid = { $seat } { $seat-number ->
    [plural] розміщують
   *[other] розміщує
} { barrage-engineers.acc } { $section-at }.
barrage-event-officer-laid-out = Махірі може копіювати такого керівника: { $officer }.
barrage-event-automa-joined = { $officer-id ->
    [none] { $seat-person } — Автома, рівень { $level }; компанія: { $company }.
   *[other] { $seat-person } — Автома, рівень { $level }; компанія: { $company }, керівник: { $officer }.
}
barrage-event-automa-turned = { $shuffled-id ->
    [yes] { $seat } { $seat-number ->
        [plural] перегортають
       *[other] перегортає
    } плитку: дії { $action }, критерії { $criteria }. Плитки перетасовано.
   *[no] { $seat } { $seat-number ->
        [plural] перегортають
       *[other] перегортає
    } плитку: дії { $action }, критерії { $criteria }.
}
barrage-why-automa-tile = плитка { $of }

## Чому так відбувається

barrage-event-automa-tried = { $seat }: дія { $action } ({ $deed }) неможлива, бо { $why }.
barrage-event-automa-acts = { $seat } { $seat-number ->
    [plural] виконують
   *[other] виконує
} дію { $action } ({ $deed }).
barrage-event-automa-system = { $seat } { $seat-number ->
    [plural] вибирають
   *[other] вибирає
} { $dam } і { $conduit }, { barrage-drops }, { $energy ->
    [one] { $energy } одиницю енергії
    [few] { $energy } одиниці енергії
   *[many] { $energy } одиниць енергії
}: { $by }.
barrage-event-automa-contract = { $contract-id ->
    [none] { $seat } не { $seat-number ->
        [plural] можуть
       *[other] може
    } виконати жодного контракту (енергія: { $energy }).
   *[other] { $seat } { $seat-number ->
        [plural] вибирають
       *[other] вибирає
    } контракт { $contract } (енергія: { $energy }).
}
barrage-event-automa-water = { $flowing-id ->
    [yes] { $seat } { $seat-number ->
        [plural] пускають
       *[other] пускає
    } воду з HA, HB, HC, HD: { $drops } (усього щонайбільше { $count }), за літерами { $letters }; свої греблі стримають { $held }.
   *[no] { $seat } { $seat-number ->
        [plural] кладуть
       *[other] кладе
    } воду на HA, HB, HC, HD: { $drops } (усього щонайбільше { $count }), за літерами { $letters }; свої греблі стримають { $held }.
}
barrage-event-automa-technology = { $copied-id ->
    [yes] { $seat } { $seat-number ->
        [plural] будують
       *[other] будує
    } { $structure-acc } жетоном Антона, що копіює { $tile } на колесі.
   *[no] { $seat } { $seat-number ->
        [plural] будують
       *[other] будує
    } { $structure-acc } { $tile-ins }.
}
barrage-event-automa-machine = { $seat } { $seat-number ->
    [plural] беруть
   *[other] бере
} { $machine-acc }, бо в запасі { barrage-machines }.
barrage-event-automa-candidates = { $seat } { $seat-number ->
    [plural] можуть
   *[other] може
} побудувати { $structure-acc } на: { $candidates }.
barrage-event-automa-third = { $completing-id ->
    [none] { $seat }: жодне місце не завершує системи; лишається: { $left }.
   *[other] { $seat }: систему завершує { $completing }; лишається: { $left }.
}
barrage-event-automa-preference = { $seat }: перевага — { $by }; лишається: { $left }.
barrage-event-automa-criterion = { $fitting-id ->
    [none] { $seat }: критерію «{ $criterion }» не відповідає ніщо; лишається: { $left }.
   *[other] { $seat }: критерію «{ $criterion }» відповідає { $fitting }; лишається: { $left }.
}
barrage-event-automa-code = { $wrapped-id ->
    [yes] { $seat } { $seat-number ->
        [plural] рахують
       *[other] рахує
    } від { $from } і далі від початку кодів: { $chosen }.
   *[no] { $seat } { $seat-number ->
        [plural] рахують
       *[other] рахує
    } від { $from }: { $chosen }.
}

barrage-by-energy = тут найбільше енергії
barrage-by-neutral-dam = серед рівних гребля тут нейтральна
barrage-by-code = серед рівних вона перша від коду
barrage-by-strong-conduits = водоводи потужністю від 3
barrage-by-mountains = гори, далі пагорби

barrage-why-expansion = вона належить до доповнення
barrage-why-no-system = жодна система не дає енергії
barrage-why-ahead-on-track = компанія попереду на треку енергії ({ $energy })
barrage-why-contract-out-of-reach = енергії ({ $energy }) не вистачає для контракту цього кольору
barrage-why-no-useful-drop = жоден новий маркер води не дістався б власної греблі
barrage-why-no-piece = таких споруд не залишилося
barrage-why-no-tile = жоден жетон у запасі такої споруди не будує
barrage-why-no-space = немає вільної дозволеної комірки
barrage-why-no-machinery = техніки не вистачає для жодної дозволеної комірки
barrage-why-empty-wheel = колесо порожнє
barrage-why-last-round = триває останній раунд
barrage-why-no-patent = відповідного жетона інноваційної технології немає в бюро
barrage-why-no-credits = потрібно кредитів: { $needed }, а є { $held }

## Чого плитка вимагає від людей і що означають її кроки

barrage-question-tile-for = Який жетон технології використовуєте, щоб побудувати { $structure-acc } ({ $limit }) за вимогою плитки Автоми?
barrage-move-turn-tile = перегорнути плитку Автоми
barrage-move-action = виконати дію { $number } плитки Автоми
barrage-move-drops = усі маркери води одразу, як їх кладе Автома

## Плитки: дії з одного боку, критерії з другого

barrage-deed-text = { $on ->
    [yes] { $deed } ({ barrage-engineers }), і хід триває
   *[no] { $deed } ({ barrage-engineers })
}
barrage-deed-produce = виробництво { SIGNED($bonus) }, якщо досяжний { $colour } контракт
barrage-deed-renew = замінити { $colour-plural } контракти й отримати 2 енергії
barrage-deed-build = { $limit-id ->
    [anywhere] збудувати { $structure-acc }
   *[other] збудувати { $structure-acc } { $limit }
}
barrage-deed-paid = { $price ->
    [0] { $effect }
   *[other] { $effect }, за { $price } ПО
}
barrage-deed-patent = взяти жетон інноваційної технології ({ $structure }) або джокер, за 2 ПО
barrage-deed-bank = 1 ПО з банку
barrage-deed-external-work = зовнішня робота { $order } (доповнення)
barrage-deed-private-building = { $up ->
    [yes] приватна будівля, знизу (доповнення)
   *[no] приватна будівля, згори (доповнення)
}
barrage-deed-private-building-patent = жетон інноваційної технології для приватних будівель (доповнення)
barrage-criteria-dams = основи й насипи: { $criteria }; далі від водойми { $code }
barrage-criteria-conduits = водоводи: { $criteria }; далі від { $code }
barrage-criteria-powerhouses = електростанції: { $criteria }; далі від водойми { $code }
barrage-criteria-head-streams = маркери води: { $letters }
