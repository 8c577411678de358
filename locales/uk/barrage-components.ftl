# «Гребля»: компоненти та що вони роблять.
#
# Форми: acc — знахідний відмінок, gen — родовий, ins — орудний, few і many — множина після 2 і після 5;
# number — число дієслова при назві, gender — рід.

## Компоненти

barrage-company-USA = США
    .short = США
    .ability = енергія за кожен маркер води, що річкою минає її електростанції
    .gen = США
    .number = plural
barrage-company-Germany = Німеччина
    .short = НІМ
    .ability = друге виробництво іншою електростанцією
    .gen = Німеччини
    .number = singular
barrage-company-Italy = Італія
    .short = ІТА
    .ability = ще 3 одиниці енергії за кожне виробництво
    .gen = Італії
    .number = singular
barrage-company-France = Франція
    .short = ФРА
    .ability = контракти потребують на 3 одиниці енергії менше
    .gen = Франції
    .number = singular

barrage-officer-Wilhelm = Вільгельм Адлер
    .ability = основа будь-де коштує 3 екскаватори
    .gen = Вільгельма Адлера
barrage-officer-Graziano = Граціано дель Монте
    .ability = греблі висотою 3 стримують 4 маркери води
    .gen = Граціано дель Монте
barrage-officer-Viktor = Віктор Фізлер
    .ability = вода, помножена на потужність, дає щонайменше 4
    .gen = Віктора Фізлера
barrage-officer-Jill = Джилл Макдавелл
    .ability = за водоводи можна платити бетонозмішувачами
    .gen = Джилл Макдавелл
barrage-officer-Solomon = Соломон П. Джордан
    .ability = кредити можуть замінити техніку
    .gen = Соломона П. Джордана
barrage-officer-Anton = Антон Крилов
    .ability = власний жетон, що копіює жетон на колесі
    .gen = Антона Крилова
barrage-officer-Mahiri = Махірі Секібо
    .ability = на один хід копіює здатність іншого керівника
    .gen = Махірі Секібо
barrage-officer-Simone = Сімоне Лучані
    .ability = одне виробництво може виконати кілька контрактів у межах своєї енергії, і горілиць можуть лежати чотири
    .gen = Сімоне Лучані

barrage-structure-base = основа
    .column = осн.
    .acc = основу
    .gen = основи
    .many = основ
    .gender = feminine
barrage-structure-elevation = насип
    .column = нас.
    .acc = насип
    .gen = насипу
    .many = насипів
    .gender = masculine
barrage-structure-conduit = водовід
    .column = водов.
    .acc = водовід
    .gen = водоводу
    .many = водоводів
    .gender = masculine
barrage-structure-powerhouse = електростанція
    .column = ел.-ст.
    .acc = електростанцію
    .gen = електростанції
    .many = електростанцій
    .gender = feminine

barrage-machine-excavator = екскаватор
    .acc = екскаватор
    .few = екскаватори
    .many = екскаваторів
barrage-machine-mixer = бетонозмішувач
    .acc = бетонозмішувач
    .few = бетонозмішувачі
    .many = бетонозмішувачів

# Після числа $amount, у знахідному відмінку.
barrage-resource-credits = { $amount ->
    [one] кредит
    [few] кредити
   *[many] кредитів
}
barrage-resource-vp = { $amount ->
    [one] переможне очко
    [few] переможні очки
   *[many] переможних очок
}
barrage-resource-excavators = { $amount ->
    [one] екскаватор
    [few] екскаватори
   *[many] екскаваторів
}
barrage-resource-mixers = { $amount ->
    [one] бетонозмішувач
    [few] бетонозмішувачі
   *[many] бетонозмішувачів
}
barrage-resource-energy = { $amount ->
    [one] одиницю енергії
    [few] одиниці енергії
   *[many] одиниць енергії
}

barrage-area-mountains = гори
barrage-area-hills = пагорби
barrage-area-plains = рівнини

# Усі назви жетонів — чоловічого роду, тож знахідний відмінок не відрізняється від називного.
barrage-tile-base = жетон основи
    .gen = жетона основи
    .ins = жетоном основи
barrage-tile-elevation = жетон насипу
    .gen = жетона насипу
    .ins = жетоном насипу
barrage-tile-conduit = жетон водоводу
    .gen = жетона водоводу
    .ins = жетоном водоводу
barrage-tile-powerhouse = жетон електростанції
    .gen = жетона електростанції
    .ins = жетоном електростанції
barrage-tile-joker = жетон-джокер
    .gen = жетона-джокера
    .ins = жетоном-джокером
barrage-tile-anton = жетон Антона
    .gen = жетона Антона
    .ins = жетоном Антона
barrage-tile-I-Base = жетон основи I
    .gen = жетона основи I
    .ins = жетоном основи I
    .effect = по маркеру води на кожну свою греблю без води
barrage-tile-I-Elevation = жетон насипу I
    .gen = жетона насипу I
    .ins = жетоном насипу I
    .effect = колесо повертається ще раз за кожен свій насип
barrage-tile-I-Conduit = жетон водоводу I
    .gen = жетона водоводу I
    .ins = жетоном водоводу I
    .effect = 2 кредити за кожну одиницю потужності водоводу
barrage-tile-I-Powerhouse = жетон електростанції I
    .gen = жетона електростанції I
    .ins = жетоном електростанції I
    .effect = не потребує інженерів
barrage-tile-I-Joker = жетон-джокер I
    .gen = жетона-джокера I
    .ins = жетоном-джокером I
    .effect = будує будь-що; без доплати за червону рамку комірки будівництва
barrage-tile-II-Base = жетон основи II
    .gen = жетона основи II
    .ins = жетоном основи II
    .effect = 1 одиниця енергії за кожну свою основу; нею можна виконати контракт
barrage-tile-II-Elevation = жетон насипу II
    .gen = жетона насипу II
    .ins = жетоном насипу II
    .effect = щойно нарощена гребля заповнюється водою
barrage-tile-II-Conduit = жетон водоводу II
    .gen = жетона водоводу II
    .ins = жетоном водоводу II
    .effect = щонайбільше 5 екскаваторів
barrage-tile-II-Powerhouse = жетон електростанції II
    .gen = жетона електростанції II
    .ins = жетоном електростанції II
    .effect = одразу виробництво з +2
barrage-tile-II-Joker = жетон-джокер II
    .gen = жетона-джокера II
    .ins = жетоном-джокером II
    .effect = будує будь-що; екскаватори й бетонозмішувачі замінюють одне одного
barrage-tile-III-Base = жетон основи III
    .gen = жетона основи III
    .ins = жетоном основи III
    .effect = не потребує ні інженерів, ні екскаваторів
barrage-tile-III-Elevation = жетон насипу III
    .gen = жетона насипу III
    .ins = жетоном насипу III
    .effect = 3 ПО за кожну свою греблю з насипом
barrage-tile-III-Conduit = жетон водоводу III
    .gen = жетона водоводу III
    .ins = жетоном водоводу III
    .effect = 2 одиниці енергії за кожну одиницю потужності водоводу; ними можна виконати контракт
barrage-tile-III-Powerhouse = жетон електростанції III
    .gen = жетона електростанції III
    .ins = жетоном електростанції III
    .effect = 3 ПО за кожну свою електростанцію
barrage-tile-III-Joker = жетон-джокер III
    .gen = жетона-джокера III
    .ins = жетоном-джокером III
    .effect = будує будь-що; 3 ПО за кожен свій жетон інноваційної технології
barrage-tile-text = { $tile } ({ $effect })

barrage-bonus-contracts = виконані контракти
barrage-bonus-bases = основи
barrage-bonus-elevations = насипи
barrage-bonus-conduits = водоводи
barrage-bonus-powerhouses = електростанції
barrage-bonus-advanced = інноваційні технології

barrage-objective-red-spaces = основи й електростанції в комірках із червоною рамкою
barrage-objective-connections = власні греблі, сполучені власним водоводом із власною електростанцією
barrage-objective-best-area = споруди в місцевості, де їх найбільше
barrage-objective-worst-area = споруди в місцевості, де їх найменше
barrage-objective-spread-1 = водойми зі спорудою
barrage-objective-spread-3 = водойми з трьома спорудами або більше

barrage-variant-intro = ознайомча гра
barrage-variant-full = повноцінна гра

barrage-colour-green = зелений
    .plural = зелені
barrage-colour-yellow = жовтий
    .plural = жовті
barrage-colour-red = червоний
    .plural = червоні

barrage-phase-draft = вибір компаній
barrage-phase-income = дохід
barrage-phase-actions = дії
barrage-phase-over = кінець

barrage-contract-text = { $contract } (енергія { $energy }: { $reward })

## Що дають винагороди й комірки дій

barrage-effect-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
   *[many] { $count } кредитів
}
barrage-effect-vp = { $count } ПО
barrage-effect-excavators = { $count ->
    [one] { $count } екскаватор
    [few] { $count } екскаватори
   *[many] { $count } екскаваторів
}
barrage-effect-mixers = { $count ->
    [one] { $count } бетонозмішувач
    [few] { $count } бетонозмішувачі
   *[many] { $count } бетонозмішувачів
}
barrage-effect-energy = { $count ->
    [one] { $count } одиниця енергії
    [few] { $count } одиниці енергії
   *[many] { $count } одиниць енергії
}
barrage-effect-machines = { $count ->
    [one] { $count } одиниця техніки на вибір
    [few] { $count } одиниці техніки на вибір
   *[many] { $count } одиниць техніки на вибір
}
barrage-effect-wheel = поворот колеса на { $count ->
    [one] { $count } сектор
    [few] { $count } сектори
   *[many] { $count } секторів
}
barrage-effect-drops-waiting = { $count ->
    [one] { $count } маркер води, що чекає на витоку
    [few] { $count } маркери води, що чекають на витоках
   *[many] { $count } маркерів води, що чекають на витоках
}
barrage-effect-drops-flowing = { $count ->
    [one] { $count } маркер води, що тече одразу
    [few] { $count } маркери води, що течуть одразу
   *[many] { $count } маркерів води, що течуть одразу
}
barrage-effect-free-base = безплатна основа ({ $areas })
barrage-effect-free-elevation = безплатний насип
barrage-effect-free-conduit = безплатний водовід потужністю щонайбільше { $power }
barrage-effect-free-powerhouse = безплатна електростанція
barrage-effect-produce = виробництво { SIGNED($bonus) }
barrage-effect-bank = 1 кредит за кожного інженера
barrage-effect-take-contracts = { $count ->
    [one] { $count } контракт із викладки
    [few] { $count } контракти з викладки
   *[many] { $count } контрактів із викладки
}
barrage-effect-take-patent = жетон інноваційної технології з місця { $slot }
barrage-effect-take-tile = { $tile }

## Кількості, спільні для кількох речень

barrage-excavators = { $excavators ->
    [one] { $excavators } екскаватор
    [few] { $excavators } екскаватори
   *[many] { $excavators } екскаваторів
}
barrage-mixers = { $mixers ->
    [one] { $mixers } бетонозмішувач
    [few] { $mixers } бетонозмішувачі
   *[many] { $mixers } бетонозмішувачів
}
barrage-machines = { $excavators ->
    [0] { $mixers ->
        [0] нічого
       *[other] { barrage-mixers }
    }
   *[other] { $mixers ->
        [0] { barrage-excavators }
       *[other] { barrage-excavators } і { barrage-mixers }
    }
}
barrage-goods = { $tile-id ->
    [none] { barrage-machines }
   *[other] { $excavators ->
        [0] { $mixers ->
            [0] { $tile }
           *[other] { $tile }, { barrage-mixers }
        }
       *[other] { $tile }, { barrage-machines }
    }
}
barrage-engineers = { $engineers ->
    [one] { $engineers } інженер
    [few] { $engineers } інженери
   *[many] { $engineers } інженерів
}
    .acc = { $engineers ->
        [one] { $engineers } інженера
        [few] { $engineers } інженерів
       *[many] { $engineers } інженерів
    }
