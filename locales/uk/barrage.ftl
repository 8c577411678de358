# «Гребля»: що відбувається, про що питають і в чому відмовляють за столом.
#
# Подія, відмова, питання чи крок виду «built» — це повідомлення barrage-event-built тощо; поля стають аргументами.
# Текстовий аргумент $x має $x-id, свій запис у нотації, і $x-форму для кожної форми (атрибута) повідомлення компонента.
# Назва компанії буває множинною (США), тому дієслово узгоджується за $seat-number.

barrage-title = Гребля
barrage-about = У повноцінну гру можна грати також наодинці або разом проти однієї, двох чи трьох Автом.

## Що відбувається

barrage-event-forced = { $seat }: можливий лише один варіант — { $choice }.
barrage-event-lapsed = { $seat }: отримати це неможливо, і воно пропадає — { $effect }.
barrage-event-drafted = { $seat-person } вибирає компанію { $company }, керівника { $officer-gen } і контракт { $contract }.
barrage-event-bid = { $seat-person } ставить { $points } ПО.
barrage-event-draft-place = { $seat-person }: місце { $place } у виборі.
barrage-event-round = Починається раунд { $round }.
barrage-event-head-stream-filled = Витік { $head } отримує { $drops ->
    [one] { $drops } маркер води
    [few] { $drops } маркери води
   *[many] { $drops } маркерів води
}.
barrage-event-placed = { $seat } { $seat-number ->
    [plural] розміщують
   *[other] розміщує
} { barrage-engineers.acc } { $space-at }.
barrage-event-placed-to-construct = { $seat } { $seat-number ->
    [plural] розміщують
   *[other] розміщує
} { barrage-engineers.acc } у комірці дії будівництва { $nth }.
barrage-event-placed-with-mahiri = { $seat } { $seat-number ->
    [plural] розміщують
   *[other] розміщує
} { barrage-engineers.acc } у комірці Махірі { $nth }.
barrage-event-copied = { $seat } { $seat-number ->
    [plural] копіюють
   *[other] копіює
} здатність { $officer-gen }.
barrage-event-passed = { $seat } { $seat-number ->
    [plural] пасують
   *[other] пасує
}.
barrage-event-gained = { $seat } { $seat-number ->
    [plural] отримують
   *[other] отримує
} { $amount } { $what } ({ $why }).
barrage-event-lost = { $what-id ->
    [vp] { $seat } { $seat-number ->
        [plural] втрачають
       *[other] втрачає
    } { $amount } { $what } ({ $why }).
   *[other] { $seat } { $seat-number ->
        [plural] платять
       *[other] платить
    } { $amount } { $what } ({ $why }).
}
barrage-event-put-on-wheel = { $seat } { $seat-number ->
    [plural] кладуть
   *[other] кладе
} на колесо: { barrage-goods }.
barrage-event-wheel-turned = { $tile-id ->
    [none] { $excavators ->
        [0] { $mixers ->
            [0] { $seat } { $seat-number ->
                [plural] повертають
               *[other] повертає
            } колесо.
           *[other] { $seat } { $seat-number ->
                [plural] повертають колесо й отримують
               *[other] повертає колесо й отримує
            } назад: { barrage-goods }.
        }
       *[other] { $seat } { $seat-number ->
            [plural] повертають колесо й отримують
           *[other] повертає колесо й отримує
        } назад: { barrage-goods }.
    }
   *[other] { $seat } { $seat-number ->
        [plural] повертають колесо й отримують
       *[other] повертає колесо й отримує
    } назад: { barrage-goods }.
}
barrage-event-built = { $seat } { $seat-number ->
    [plural] будують
   *[other] будує
} { $structure-id ->
    [building] { $structure-acc } біля «{ $site }».
   *[other] { $structure-acc } на { $site }.
}
barrage-event-drop-placed = { $seat } { $seat-number ->
    [plural] кладуть
   *[other] кладе
} маркер води на витік { $head }.
barrage-event-drop-held = Маркер води { $from } зупиняється на { $at }.
barrage-event-drop-left = Маркер води { $from } покидає ігрове поле.
barrage-event-drop-added = { $seat } { $seat-number ->
    [plural] отримують
   *[other] отримує
} маркер води на { $at }.
barrage-event-produced = { $seat } { $seat-number ->
    [plural] виробляють
   *[other] виробляє
} { $energy ->
    [one] { $energy } одиницю енергії
    [few] { $energy } одиниці енергії
   *[many] { $energy } одиниць енергії
}: { $drops ->
    [one] { $drops } маркер води
    [few] { $drops } маркери води
   *[many] { $drops } маркерів води
} з { $dam } через { $conduit } до { $powerhouse }.
barrage-event-contract-taken = { $seat } { $seat-number ->
    [plural] беруть
   *[other] бере
} контракт { $contract }.
barrage-event-contract-discarded = { $seat } { $seat-number ->
    [plural] скидають
   *[other] скидає
} контракт { $contract }.
barrage-event-contract-fulfilled = { $seat } { $seat-number ->
    [plural] виконують
   *[other] виконує
} контракт { $contract }.
barrage-event-contract-revealed = На викладці з’являється контракт { $contract }.
barrage-event-patent-taken = { $seat } { $seat-number ->
    [plural] купують
   *[other] купує
} інноваційний { $tile }.
barrage-event-patent-revealed = На місці { $slot } патентного бюро з’являється інноваційний { $tile }.
barrage-event-patent-gone = Інноваційний { $tile } з місця { $slot } вибуває з гри.
barrage-event-order = Місце { $place } в черговості ходу: { $seat }.
barrage-event-objective-counted = Ціль ({ $objective }): { $seat } — { $quantity }.
barrage-event-won = { $seat } { $seat-number ->
    [plural] перемагають
   *[other] перемагає
}, результат — { $vp } ПО.

# Звідки рухається маркер води.
barrage-from-head = із витоку { $of }
barrage-from-powerhouse = від електростанцій { $of }

# За що отримано чи втрачено; $of — про що йдеться.
barrage-why-choice = на вибір
barrage-why-space = { $of-short }
barrage-why-private-space = доплата за комірку
barrage-why-income = дохід
barrage-why-contract = контракт { $of }
barrage-why-site = червона рамка { $of }
barrage-why-solomon = Соломон, замість техніки
barrage-why-tile = { $of }
barrage-why-conduit = водовід { $of }
barrage-why-production = виробництво
barrage-why-company = здатність { $of-gen }
barrage-why-energy-place = місце на треку енергії
barrage-why-energy-track = трек енергії
barrage-why-bonus = бонусний жетон: { $of }
barrage-why-objective = жетон цілі
barrage-why-leftovers = ресурси, що залишилися
barrage-why-auction = аукціон
barrage-why-water = стримана вода

## Про що питають

barrage-question-draft = Яку компанію і який стартовий контракт вибираєте?
barrage-question-bid = Скільки ставите за раніше місце у виборі?
barrage-question-hire = Якого керівника берете?
barrage-question-turn = Що робите цього ходу?
barrage-question-turn-after-copying = Що робите зі скопійованою здатністю?
barrage-question-engineers = Скільки інженерів ідуть до банку?
barrage-question-tile = Який жетон технології використовуєте для будівництва?
barrage-question-tile-free = Який жетон технології використовуєте для будівництва без інженерів?
barrage-question-site = Що й де будуєте ({ $tile })?
barrage-question-payment = Чим платите за { $structure-acc } на { $site }?
barrage-question-produce = Які гребля, водовід та електростанція виробляють енергію ({ SIGNED($bonus) })?
barrage-question-produce-optional = Чи виробляєте енергію ({ SIGNED($bonus) }) і як саме?
barrage-question-produce-again = Чи виробляєте енергію вдруге, не на { $basin }?
barrage-question-contract = { $discount ->
    [0] Який контракт виконуєте (енергія: { $energy })?
   *[other] Який контракт виконуєте (енергія: { $energy }, кожен потребує на { $discount } менше)?
}
barrage-question-machines = { $count ->
    [1] Яку техніку отримуєте?
   *[other] Яку техніку отримуєте наступною (залишилося: { $count })?
}
barrage-question-drops = { $flowing ->
    [yes] { $count ->
        [1] З якого витоку тече маркер води?
       *[other] З якого витоку тече наступний маркер води (залишилося: { $count })?
    }
   *[no] { $count ->
        [1] На якому витоку чекає маркер води?
       *[other] На якому витоку чекає наступний маркер води (залишилося: { $count })?
    }
}
barrage-question-free = Де це розміщуєте: { $effect }?
barrage-question-take = { $count ->
    [1] Який контракт берете?
   *[other] Які { $count ->
        [one] { $count } контракт
        [few] { $count } контракти
       *[many] { $count } контрактів
    } берете?
}
barrage-question-discard = У вас забагато контрактів: який скидаєте?
barrage-question-copy = Здатність якого керівника копіює Махірі?

## Що робить крок

barrage-move-draft = { $officer-id ->
    [none] { $company }; контракт { $contract }
   *[other] { $company }, керівник: { $officer } ({ $ability }); контракт { $contract }
}
barrage-move-place = { $engineers ->
    [0] { $space }: скільки завгодно інженерів; { $effect }
   *[other] { $credits ->
        [0] { $space }: { barrage-engineers }; { $effect }
       *[other] { $space }: { barrage-engineers } і { $credits ->
            [one] { $credits } кредит
            [few] { $credits } кредити
           *[many] { $credits } кредитів
        }; { $effect }
    }
}
    .told = розмістити інженерів { $space-at }
barrage-move-construct = { $engineers ->
    [0] будівництво з інженерами в наступній комірці дії будівництва
   *[other] { $credits ->
        [0] { barrage-engineers }: будівництво з жетоном технології
       *[other] { barrage-engineers }, { $credits ->
            [one] { $credits } кредит
            [few] { $credits } кредити
           *[many] { $credits } кредитів
        }: будівництво з жетоном технології
    }
}
barrage-move-construct-free = будівництво з жетоном, що не потребує інженерів
barrage-move-mahiri = інженер для Махірі, яка на цей хід копіює іншого керівника
barrage-move-pass = { $open ->
    [bid] взяти останнє вільне місце
   *[other] більше жодних дій цього раунду
}
barrage-move-engineers = { $count ->
    [one] { $count } інженер
    [few] { $count } інженери
   *[many] { $count } інженерів
} за { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
   *[many] { $count } кредитів
}
barrage-move-tile = { $tile }
    .told = використати { $tile }
barrage-move-tile-anton = жетон Антона як { $tile } на колесі
    .told = використати жетон Антона як { $tile } на колесі
barrage-move-tile-wheel = { $tile } на колесі, наче він у запасі
    .told = використати { $tile } на колесі, наче він у запасі
barrage-move-build = { $structure-id ->
    [conduit] водовід потужністю { $power } з водойми { $basin } ({ $area }) до водойми { $to }
   *[other] { $red ->
        [yes] { $structure } у водоймі { $basin } ({ $area }), з доплатою за червону рамку
       *[no] { $structure } у водоймі { $basin } ({ $area })
    }
}
barrage-move-pay = { $credits ->
    [0] на колесо: { barrage-machines }
   *[other] { $excavators ->
        [0] { $mixers ->
            [0] { $credits ->
                [one] { $credits } кредит
                [few] { $credits } кредити
               *[many] { $credits } кредитів
            } замість техніки
           *[other] на колесо: { barrage-machines }; до того ж { $credits ->
                [one] { $credits } кредит
                [few] { $credits } кредити
               *[many] { $credits } кредитів
            }
        }
       *[other] на колесо: { barrage-machines }; до того ж { $credits ->
            [one] { $credits } кредит
            [few] { $credits } кредити
           *[many] { $credits } кредитів
        }
    }
}
barrage-drops = { $drops ->
    [one] { $drops } маркер води
    [few] { $drops } маркери води
   *[many] { $drops } маркерів води
}
barrage-move-produce = { $owner-id ->
    [none] { barrage-production }, із { $dam } до водойми { $basin }
   *[other] { barrage-production }, із { $dam } до водойми { $basin }, через водовід { $owner-gen }
}
barrage-production = { $sure ->
    [yes] { $energy ->
        [one] { $energy } одиниця енергії
        [few] { $energy } одиниці енергії
       *[many] { $energy } одиниць енергії
    }: { barrage-drops } × потужність { $power } = { $product }{ $more ->
        [0] {""}
       *[other] , з бонусами { SIGNED($more) }
    }
   *[no] { barrage-drops } × потужність { $power } = { $product }
}
barrage-move-fulfil = виконати { $contract }{ $lapses ->
    [yes] ; пропаде, бо немає місця: { $lapsing }
   *[no] {""}
}
    .told = виконати контракт { $contract }
barrage-move-gain = { $machine }
    .told = отримати { $machine-acc }
barrage-move-drop = на витік { $head }, звідки вода тече до водойми { $basin }
barrage-move-take = взяти { $contract }
barrage-move-take-two = взяти { $first } і { $second }
barrage-move-discard = скинути { $contract }
barrage-move-bid = наприкінці гри: { $points } ПО
barrage-move-hire = { $officer }: { $ability }
barrage-move-copy = { $officer }: { $ability }
barrage-move-decline = { $open ->
    [contract] не виконувати контракту
    [drops] більше не класти маркерів води
    [free] нічого не будувати
    [produce] не виробляти енергії
    [turn] більше нічого не робити
    [fulfil] не виконувати контракту
    [extra] більше нічого не робити
    [use] не використовувати
    [fill] без маркера води
    [more] без іншої греблі
   *[other] відмовитися
}

## Чому в кроці відмовлено

barrage-refused = { $rule }: { $reason }

barrage-refusal-other-question = Це не відповідь на те, про що зараз питають: { $question }
barrage-refusal-over = Гру завершено.
barrage-refusal-company-not-offered = Компанії { $company } немає на вибір.
barrage-refusal-starting-contract-not-offered = Стартового контракту { $contract } немає на вибір.
barrage-refusal-bid-not-allowed = Ставка { $points } неможлива: найменше { $least }, найбільше { $most }.
barrage-refusal-officer-not-offered = { $officer } уже працює на когось іншого.
barrage-refusal-too-few-engineers = Інженерів потрібно: { $needed }, а у вас { $held }.
barrage-refusal-too-few-credits = Це коштує { $needed ->
    [one] { $needed } кредит
    [few] { $needed } кредити
   *[many] { $needed } кредитів
}, а у вас { $held }.
barrage-refusal-space-taken = Інженери { $by-gen } вже стоять { $space-at }.
barrage-refusal-space-blocked = Комірка { $space-at } закрита, коли гравців { $players }.
barrage-refusal-no-patent-office = В ознайомчій грі немає патентного бюро.
barrage-refusal-patent-gone = Місце { $slot } патентного бюро порожнє.
barrage-refusal-nothing-to-produce = Там ви не зможете нічого виробити ({ SIGNED($bonus) }).
barrage-refusal-no-contract-shown = На викладці немає контрактів.
barrage-refusal-no-construction-space = Усі ваші комірки дії будівництва зайняті.
barrage-refusal-nothing-to-construct = Побудувати нічого не можна: потрібні жетон, техніка, споруда й комірка.
barrage-refusal-nothing-to-construct-free = Без інженерів побудувати нічого не можна.
barrage-refusal-engineers-left = Не можна пасувати, маючи інженерів: у вас їх ще { $engineers }.
barrage-refusal-copying-is-no-pass = Після копіювання Махірі виконує дію, а не пасує.
barrage-refusal-not-mahiri = Махірі Секібо не працює на вас.
barrage-refusal-mahiri-used-up = { $uses ->
    [0] Зараз Махірі не може копіювати.
   *[other] Махірі копіює раз на хід і двічі на раунд; цього раунду копіювань уже { $uses }.
}
barrage-refusal-officer-not-copyable = Махірі не може скопіювати здатність { $officer-gen }.
barrage-refusal-tile-not-in-supply = У вашому запасі немає { $tile-gen }.
barrage-refusal-tile-not-on-wheel = На вашому колесі немає { $tile-gen }.
barrage-refusal-cannot-copy-tiles = Вам ніщо не дозволяє копіювати жетон на колесі.
barrage-refusal-tile-takes-no-engineers = Інженерів тут не розміщують ({ $tile }): скористайтеся кроком «construct free».
barrage-refusal-tile-needs-engineers = Без інженерів не можна використати { $tile }.
barrage-refusal-tile-builds-nothing-now = За допомогою { $tile-gen } зараз нічого не побудувати.
barrage-refusal-tile-builds-other = За допомогою { $tile-gen } не будують { $structure-gen }.
barrage-refusal-wrong-space = { $site } — не комірка для { $structure-gen }.
barrage-refusal-no-piece-left = У вас більше немає { $structure-many }: усі на ігровому полі.
barrage-refusal-site-taken = { $by-id ->
    [none] На { $site } стоїть нейтральна гребля.
   *[other] На { $site } вже стоїть споруда { $by-gen }.
}
barrage-refusal-own-base-in-basin = У водоймі комірки { $site } вже є ваша основа.
barrage-refusal-own-powerhouse-in-basin = У водоймі комірки { $site } вже є ваша електростанція.
barrage-refusal-not-own-dam = На { $site } немає вашої греблі, яку можна наростити.
barrage-refusal-dam-at-full-height = Гребля на { $site } вже має обидва насипи.
barrage-refusal-area-not-allowed = Винагорода не дозволяє основи на { $site }: у ній названо інші місцевості.
barrage-refusal-power-not-allowed = Винагорода дозволяє водоводи потужністю щонайбільше { $most }, а потужність цього — { $power }.
barrage-refusal-too-few-machines = Потрібно { $needed ->
    [one] { $needed } { $machine }
    [few] { $needed } { $machine-few }
   *[many] { $needed } { $machine-many }
}, а у вас { $held }.
barrage-refusal-too-few-of-any-kind = Потрібно будь-якої техніки: { $needed }, а у вас { $held }.
barrage-refusal-too-few-either-way = { $any-id ->
    [yes] Потрібно будь-якої техніки: { $needed }, а у вас { $held }; або бетонозмішувачів: { $mixers }, а у вас { $mixers-held }.
   *[no] Потрібно екскаваторів: { $needed }, а у вас { $held }; або бетонозмішувачів: { $mixers }, а у вас { $mixers-held }.
}
barrage-refusal-too-few-machines-and-credits = Потрібно { $any-id ->
    [yes] будь-якої техніки
   *[no] { $machine-many }
}: { $needed }, а у вас { $held }; до того ж червона рамка коштує кредитів: { $fee }, а у вас { $credits }.
barrage-refusal-too-few-credits-for-machines = Бракує техніки: { $lacking }. По 3 кредити за кожну{ $fee ->
    [0] {""}
   *[other] , і за червону рамку ще { $fee },
} разом кредитів: { $needed }, а у вас { $held }.
barrage-refusal-fee-out-of-reach = Червона рамка коштує ще { $fee ->
    [one] { $fee } кредит
    [few] { $fee } кредити
   *[many] { $fee } кредитів
} понад решту, а у вас { $held }.
barrage-refusal-wrong-payment = Вартість — { $any-id ->
    [yes] будь-яка техніка: { $needed }
   *[no] { $needed ->
        [one] { $needed } { $machine }
        [few] { $needed } { $machine-few }
       *[many] { $needed } { $machine-many }
    }
}{ $mixers ->
    [0] {""}
   *[other] {""} або самі бетонозмішувачі: { $mixers }
}; { $offered } не дорівнює їй.
barrage-refusal-no-dam = На { $dam } немає греблі.
barrage-refusal-dam-of-another = Гребля на { $dam } належить іншій компанії: { $by }.
barrage-refusal-too-little-water = Гребля на { $dam } стримує { $held ->
    [one] { $held } маркер води
    [few] { $held } маркери води
   *[many] { $held } маркерів води
}, а потрібно { $needed }.
barrage-refusal-no-drops = Для виробництва потрібен щонайменше один маркер води.
barrage-refusal-no-conduit = На { $conduit } немає водоводу.
barrage-refusal-conduit-elsewhere = Водовід { $conduit } починається не у водоймі греблі { $dam }.
barrage-refusal-no-powerhouse = На { $basin } немає вашої електростанції.
barrage-refusal-owner-unpaid = Власникові водоводу слід заплатити { $needed ->
    [one] { $needed } кредит
    [few] { $needed } кредити
   *[many] { $needed } кредитів
}, а у вас { $held }.
barrage-refusal-no-energy = Вийшло б енергії: { $energy }; виробництво має дати щонайменше 1.
barrage-refusal-same-powerhouse = Для другого виробництва потрібна інша електростанція, не на { $basin }.
barrage-refusal-contract-not-eligible = Контракт { $contract } так не виконати: він не лежить у вас горілиць, і це не державний контракт, який тут можна виконати.
barrage-refusal-national-needs-production = Державний контракт { $contract } потребує дії виробництва; енергією жетона виконують лише власні контракти.
barrage-refusal-too-little-energy = Контракт { $contract } потребує енергії: { $needed }, а є { $energy }.
barrage-refusal-contract-not-shown = Контракту { $contract } немає на викладці.
barrage-refusal-take-exactly = Тут треба взяти рівно { $count ->
    [one] { $count } контракт
    [few] { $count } контракти
   *[many] { $count } контрактів
}.
barrage-refusal-contract-not-held = Контракт { $contract } не лежить у вас горілиць.
barrage-refusal-drop-obligatory = Перший маркер води цієї комірки треба покласти.
barrage-refusal-obligatory = Від цього не можна відмовитися: { $question }
