# «Підводні міста»: компоненти й ефекти, складені з частин. Картки мають окремий файл.
#
# Кількості, іменники й полічуване стоять у знахідному відмінку: «отримайте 1 ламінарію», «маєте 2 ферми», «за 5 міст».
# Форми: nom — називний відмінок, acc — знахідний, gen — родовий, many — родовий множини, gender — рід.

cities-card-label = { $name } ({ $number })
cities-card-unknown = картка без назви
cities-slot-always = завжди доступний слот
cities-slot-label = слот { $number } ({ $color })
cities-slot-other = слот { $number }
cities-contract-other = держзамовлення { $number }

## Кольори, типи, колоди

cities-color-yellow = жовтий
    .gen = жовтого
cities-color-red = червоний
    .gen = червоного
cities-color-green = зелений
    .gen = зеленого
# Форма of стоїть після слова «картка».
cities-type-instant = миттєва
    .of = із миттєвою властивістю
cities-type-permanent = постійна
    .of = із постійною властивістю
cities-type-action = активація
    .of = активації
cities-type-production = виробництво
    .of = виробництва
cities-type-end-scoring = фінальний підрахунок
    .of = фінального підрахунку
cities-back-I = { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[many] { $count } карток
} епохи I
cities-back-II = { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[many] { $count } карток
} епохи II
cities-back-III = { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[many] { $count } карток
} епохи III
cities-back-special = { $count ->
    [one] { $count } спеціальна картка
    [few] { $count } спеціальні картки
   *[many] { $count } спеціальних карток
}
cities-back-special-3 = { $count ->
    [one] { $count } трикредитна спеціальна картка
    [few] { $count } трикредитні спеціальні картки
   *[many] { $count } трикредитних спеціальних карток
}
cities-back-start = { $count ->
    [one] { $count } персональний асистент
    [few] { $count } персональні асистенти
   *[many] { $count } персональних асистентів
}

## Ресурси та споруди

# Форма needed стоїть після числа $needed, у знахідному відмінку.
cities-resource-credit = кредит
    .needed = { $needed ->
        [one] кредит
        [few] кредити
       *[many] кредитів
    }
cities-resource-science = наука
    .needed = { $needed ->
        [one] науку
        [few] науки
       *[many] наук
    }
cities-resource-kelp = ламінарія
    .needed = { $needed ->
        [one] ламінарію
        [few] ламінарії
       *[many] ламінарій
    }
cities-resource-steelplast = сталепласт
    .needed = { $needed ->
        [one] сталепласт
        [few] сталепласти
       *[many] сталепластів
    }
cities-resource-biomatter = біоматерія
    .needed = { $needed ->
        [one] біоматерію
        [few] біоматерії
       *[many] біоматерій
    }

cities-piece-farm = ферма
    .acc = ферму
    .gen = ферми
    .many = ферм
    .gender = feminine
cities-piece-desalination = опріснювач
    .acc = опріснювач
    .gen = опріснювача
    .many = опріснювачів
    .gender = masculine
cities-piece-laboratory = лабораторія
    .acc = лабораторію
    .gen = лабораторії
    .many = лабораторій
    .gender = feminine
cities-piece-tunnel = тунель
    .acc = тунель
    .gen = тунелю
    .many = тунелів
    .gender = masculine
cities-piece-nonsymbiotic = несимбіомісто
    .acc = несимбіомісто
    .gen = несимбіоміста
    .many = несимбіоміст
    .gender = neuter
cities-piece-symbiotic = симбіомісто
    .acc = симбіомісто
    .gen = симбіоміста
    .many = симбіоміст
    .gender = neuter

## Кількості словами

cities-amount-credit = { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
   *[many] { $count } кредитів
}
cities-amount-science = { $count ->
    [one] { $count } науку
    [few] { $count } науки
   *[many] { $count } наук
}
cities-amount-kelp = { $count ->
    [one] { $count } ламінарію
    [few] { $count } ламінарії
   *[many] { $count } ламінарій
}
cities-amount-steelplast = { $count ->
    [one] { $count } сталепласт
    [few] { $count } сталепласти
   *[many] { $count } сталепластів
}
cities-amount-biomatter = { $count ->
    [one] { $count } біоматерію
    [few] { $count } біоматерії
   *[many] { $count } біоматерій
}
cities-amount-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
cities-amount-cards = { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[many] { $count } карток
}
cities-amount-steps = просування на { $count ->
    [one] { $count } поділку
    [few] { $count } поділки
   *[many] { $count } поділок
} треку Федерації
cities-amount-nothing = 0 ресурсів

## Що роблять ефекти

cities-effect-join-all = { "; " }
cities-effect-join-one-of = { " або " }
cities-effect-nested = ({ $effect })
cities-effect-if = якщо { $test }: { $then }
cities-effect-pay = { $times ->
    [1] заплатіть { $price } і { $then }
   *[other] щонайбільше { $times ->
        [one] { $times } раз
        [few] { $times } рази
       *[many] { $times } разів
    } заплатіть { $price } і щоразу { $then }
}
cities-effect-gain = отримайте { $gain }
cities-effect-gain-per = { $limited ->
    [no] отримайте { $gain } за { $lot }
   *[other] отримайте { $gain } за { $lot }, щонайбільше { $most ->
        [one] { $most } раз
        [few] { $most } рази
       *[many] { $most } разів
    }
}
cities-effect-different = отримайте { $count ->
    [one] { $count } ресурс
    [few] { $count } різні ресурси
   *[many] { $count } різних ресурсів
} з таких: { $from }
cities-effect-exchange = обміняйте { $one } на { $other } або навпаки, щонайбільше { $most }
cities-effect-instead = нехай { $piece-gender ->
    [feminine] одна з’єднана
    [neuter] одне з’єднане
   *[other] один з’єднаний
} { $piece } виробляє { $gain }, а не { $price }
cities-effect-build = { $price-id ->
    [usual] побудуйте { $count } { $what }{ cities-effect-where }
    [free] побудуйте { $count } { $what }{ cities-effect-where } безплатно
   *[stated] побудуйте { $count } { $what }{ cities-effect-where } за { $price }
}
cities-effect-where = { $expansion ->
    [yes] {" "}на ділянці для розширення
   *[no] { "" }
}
cities-effect-build-and-upgrade = { $price-id ->
    [usual] побудуйте 1 { $what } і покращте за { $upgrade }
    [free] побудуйте 1 { $what } безплатно і покращте за { $upgrade }
   *[stated] побудуйте 1 { $what } за { $price } і покращте за { $upgrade }
}
cities-effect-upgrade = { $most ->
    [1] покращте { $most } { $what } за { $prices }
   *[other] покращте щонайбільше { $most } { $what }, щоразу за { $prices }
}
cities-effect-use-action = { $most ->
    [1] використайте картку активації
   *[other] використайте щонайбільше { $most ->
        [one] { $most } картку
        [few] { $most } картки
       *[many] { $most } карток
    } активації
}
cities-effect-take-special = доберіть спеціальну картку
cities-effect-advance = { $steps ->
    [1] просуньтеся на { $steps } поділку треком Федерації
   *[other] просуньтеся щонайбільше на { $steps ->
        [one] { $steps } поділку
        [few] { $steps } поділки
       *[many] { $steps } поділок
    } треком Федерації
}
cities-effect-perform = { $which ->
    [available] виконайте ефект вільного { cities-effect-color }слота
    [occupied] виконайте ефект зайнятого { cities-effect-color }слота
   *[any] виконайте ефект будь-якого { cities-effect-color }слота
}
cities-effect-color = { $color-id ->
    [none] { "" }
    [yellow] жовтого{" "}
    [red] червоного{" "}
   *[green] зеленого{" "}
}
cities-effect-output = отримайте те, що виробляє 1 { $what-nom } з покращенням
cities-effect-refresh = { $most ->
    [1] зробіть використану картку активації знову доступною
   *[other] зробіть щонайбільше { $most ->
        [one] { $most } використану картку
        [few] { $most } використані картки
       *[many] { $most } використаних карток
    } активації знову доступними
}
cities-effect-convert = перетворіть несимбіомісто на симбіомісто
cities-effect-metropolis = отримайте ще одну метрополію
cities-lot = { $every ->
    [1] { $what-gender ->
        [feminine] кожну { $what }
        [neuter] кожне { $what }
        [masculine] кожен { $what }
       *[other] 1 { $what }
    }
   *[other] кожні { $every } { $what }
}

## Що лічать; $count — про яку кількість ідеться

cities-noun-farm = { $count ->
    [one] ферму
    [few] ферми
   *[many] ферм
}
    .nom = { $count ->
        [one] ферма
        [few] ферми
       *[many] ферм
    }
    .gender = feminine
cities-noun-desalination = { $count ->
    [one] опріснювач
    [few] опріснювачі
   *[many] опріснювачів
}
    .nom = { $count ->
        [one] опріснювач
        [few] опріснювачі
       *[many] опріснювачів
    }
    .gender = masculine
cities-noun-laboratory = { $count ->
    [one] лабораторію
    [few] лабораторії
   *[many] лабораторій
}
    .nom = { $count ->
        [one] лабораторія
        [few] лабораторії
       *[many] лабораторій
    }
    .gender = feminine
cities-noun-tunnel = { $count ->
    [one] тунель
    [few] тунелі
   *[many] тунелів
}
    .nom = { $count ->
        [one] тунель
        [few] тунелі
       *[many] тунелів
    }
    .gender = masculine
cities-noun-nonsymbiotic = { $count ->
    [one] несимбіомісто
    [few] несимбіоміста
   *[many] несимбіоміст
}
    .nom = { $count ->
        [one] несимбіомісто
        [few] несимбіоміста
       *[many] несимбіоміст
    }
    .gender = neuter
cities-noun-symbiotic = { $count ->
    [one] симбіомісто
    [few] симбіоміста
   *[many] симбіоміст
}
    .nom = { $count ->
        [one] симбіомісто
        [few] симбіоміста
       *[many] симбіоміст
    }
    .gender = neuter
cities-noun-buildings = { $count ->
    [one] будівлю
    [few] будівлі
   *[many] будівель
}
    .nom = { $count ->
        [one] будівля
        [few] будівлі
       *[many] будівель
    }
    .gender = feminine
cities-noun-structures = { $count ->
    [one] споруду
    [few] споруди
   *[many] споруд
}
    .nom = { $count ->
        [one] споруда
        [few] споруди
       *[many] споруд
    }
    .gender = feminine
cities-noun-cities = { $count ->
    [one] місто
    [few] міста
   *[many] міст
}
    .nom = { $count ->
        [one] місто
        [few] міста
       *[many] міст
    }
    .gender = neuter
# Вибір із кількох споруд («ферму або тунель») не має одного роду.
cities-counted-any = { $what }
    .gender = { $what-gender }
cities-counted-upgraded = { $count ->
    [one] { $what-gender ->
        [feminine] покращену { $what }
        [masculine] покращений { $what }
       *[other] { $what } з покращенням
    }
    [few] покращені { $what }
   *[many] покращених { $what }
}
    .gender = { $what-gender }
cities-counted-plain = { $count ->
    [one] { $what-gender ->
        [feminine] непокращену { $what }
        [masculine] непокращений { $what }
       *[other] { $what } без покращення
    }
    [few] непокращені { $what }
   *[many] непокращених { $what }
}
    .gender = { $what-gender }
cities-counted-connected = { $count ->
    [one] з’єднане
    [few] з’єднані
   *[many] з’єднаних
} { $what }
    .gender = neuter
cities-counted-city-tunnels = { $count ->
    [one] прилеглий до міста тунель
    [few] прилеглі до міст тунелі
   *[many] прилеглих до міст тунелів
}
    .gender = masculine
cities-counted-cities-with-kinds = { $count ->
    [one] з’єднане місто
    [few] з’єднані міста
   *[many] з’єднаних міст
}, де { $kinds ->
    [1] є будівля
   *[other] є { $kinds ->
        [one] { $kinds } вид
        [few] { $kinds } види
       *[many] { $kinds } видів
    } будівель
}
    .gender = neuter
cities-counted-bare-cities = { $count ->
    [one] з’єднане місто
    [few] з’єднані міста
   *[many] з’єднаних міст
} без будівель
    .gender = neuter
cities-counted-pairs = { $count ->
    [one] з’єднане місто
    [few] з’єднані міста
   *[many] з’єднаних міст
}, де є 2 покращені { $what }
    .gender = neuter
cities-counted-expansions = { $count ->
    [one] з’єднану будівлю на ділянці
    [few] з’єднані будівлі на ділянках
   *[many] з’єднаних будівель на ділянках
} для розширення
    .gender = feminine
cities-counted-metropolises = { $colors ->
    [blue] { $count ->
        [one] з’єднану синю метрополію
        [few] з’єднані сині метрополії
       *[many] з’єднаних синіх метрополій
    }
    [brown] { $count ->
        [one] з’єднану коричневу метрополію
        [few] з’єднані коричневі метрополії
       *[many] з’єднаних коричневих метрополій
    }
   *[both] { $count ->
        [one] з’єднану метрополію
        [few] з’єднані метрополії
       *[many] з’єднаних метрополій
    }
}
    .gender = feminine
cities-counted-claimed = { $count ->
    [one] картку
    [few] картки
   *[many] карток
} { $type-of } в ігровій зоні
    .gender = feminine
cities-counted-claimed-cards = { $count ->
    [one] картку
    [few] картки
   *[many] карток
} в ігровій зоні
    .gender = feminine
cities-counted-ready-actions = { $count ->
    [one] доступну картку
    [few] доступні картки
   *[many] доступних карток
} активації
    .gender = feminine
cities-counted-used-actions = { $count ->
    [one] використану картку
    [few] використані картки
   *[many] використаних карток
} активації
    .gender = feminine
cities-counted-paid-specials = { $count ->
    [one] оплачену спеціальну картку
    [few] оплачені спеціальні картки
   *[many] оплачених спеціальних карток
}
    .gender = feminine
cities-counted-hand = { $count ->
    [one] картку
    [few] картки
   *[many] карток
} в руці
    .gender = feminine
cities-counted-credit = { $count ->
    [one] кредит
    [few] кредити
   *[many] кредитів
}
    .gender = masculine
cities-counted-science = { $count ->
    [one] науку
    [few] науки
   *[many] наук
}
    .gender = feminine
cities-counted-kelp = { $count ->
    [one] ламінарію
    [few] ламінарії
   *[many] ламінарій
}
    .gender = feminine
cities-counted-steelplast = { $count ->
    [one] сталепласт
    [few] сталепласти
   *[many] сталепластів
}
    .gender = masculine
cities-counted-biomatter = { $count ->
    [one] біоматерію
    [few] біоматерії
   *[many] біоматерій
}
    .gender = feminine
cities-counted-steps = { $count ->
    [one] пройдену поділку
    [few] пройдені поділки
   *[many] пройдених поділок
} треку Федерації
    .gender = feminine
cities-counted-contracts = { $count ->
    [one] виконане держзамовлення
    [few] виконані держзамовлення
   *[many] виконаних держзамовлень
}
    .gender = neuter
cities-counted-sets = { $count ->
    [one] комплект
    [few] комплекти
   *[many] комплектів
} ({ $parts })
    .gender = masculine

cities-test-at-least = маєте щонайменше { $count } { $what }
cities-test-at-most = { $count ->
    [0] не маєте { $what }
   *[other] маєте щонайбільше { $count } { $what }
}
cities-test-on-space = ваш маркер на поділці { $space } треку Федерації
cities-test-era = триває епоха { cities-era }
cities-test-biomatter-produced = ви виробили біоматерію
cities-test-first = ви перші в порядку ходів
cities-test-last = ви останні в порядку ходів
cities-test-join = { " і " }

cities-score-per = { $limited ->
    [no] { $points } за { $lot }
   *[other] { $points } за { $lot }, щонайбільше { $most ->
        [one] { $most } раз
        [few] { $most } рази
       *[many] { $most } разів
    }
}
cities-score-rung = { $points } за { $from }
cities-score-ladder = за { $what }: { $rungs }
cities-score-if = { $points }, якщо { $test }
cities-score-sell = { $points } за { $price }, щонайбільше { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
}

## Метрополії та держзамовлення

cities-metropolis-text = { $name }: { $text }
cities-metropolis-instant = одразу { $effect }
cities-metropolis-production = у кожній виробничій фазі { $effect }
cities-metropolis-scoring = фінальний підрахунок: { $effect }
cities-contract-text = якщо { $criteria }: { $benefit }

cities-metropolis-league = Ліга метрополій
cities-metropolis-transit = Управління тунелів
cities-metropolis-works = Міністерство будівництва
cities-metropolis-bureau = Бюро особливих справ
cities-metropolis-capital = Столиця глибин
cities-metropolis-kelp-market = Ламінарієвий ринок
cities-metropolis-shipyard = Глибоководна верф
cities-metropolis-exchange = Біржа над жолобом
cities-metropolis-university = Абісальний університет
cities-metropolis-biodome = Великий біокупол
cities-metropolis-archive = Затоплений архів
cities-metropolis-treasury = Рифова скарбниця
cities-metropolis-monument = Пам’ятник Потопу
cities-metropolis-gardens = Висячі сади
cities-metropolis-foundry = Ливарня на гейзері
cities-metropolis-observatory = Донна обсерваторія

cities-contract-housing = Житлова програма
cities-contract-provisions = Закон про харчі
cities-contract-fresh-water = Хартія прісної води
cities-contract-academy = Грант академії
cities-contract-transit = Тунельна сітка
cities-contract-symbiosis = Ініціатива симбіозу
cities-contract-diplomacy = Дипломатична місія
cities-contract-model-city = Зразкове місто

## Картки з постійною властивістю: чого чекають і що роблять

cities-clause-when = щоразу, коли { $events }: { $then }
cities-clause-once = раз на хід: { $then }
cities-clause-discount = коли будуєте { $what }, платіть на { $price } менше
cities-clause-discount-by-slots = коли будуєте { $what } слотом { $slots }, платіть на { $price } менше
cities-clause-discount-upgrade = коли покращуєте { $what }, платіть на { $price } менше
cities-clause-hand = ваш ліміт карток у руці більший на { $more }
cities-when-join = { " або " }
cities-when-built = ви будуєте { $what }
cities-when-second-at-city = з’єднане місто вдруге отримує { $what }
cities-when-second-in-turn = ви вдруге за хід будуєте { $what }
cities-when-upgraded = ви покращуєте { $what }
cities-when-second-upgraded = біля з’єднаного міста ви вдруге покращуєте { $what }
cities-when-metropolis = ви з’єднуєте метрополію
cities-when-city = ви з’єднуєте місто
cities-when-entered = ваш маркер потрапляє на поділку { $space } треку Федерації
cities-when-advanced = ви просуваєтеся треком Федерації
cities-when-beyond = ви просуваєтеся за кінець треку Федерації
cities-when-slot-gave = сам слот дає вам { $one }
cities-when-differ = ви вибираєте слот і картку різних кольорів
cities-when-match = ви вибираєте слот і картку одного кольору
cities-when-slot-color = ви використовуєте { $color } слот
cities-when-action = ви використовуєте картку активації
cities-when-special-taken = ви берете спеціальну картку
cities-when-special-paid = ви платите за спеціальну картку
cities-when-claimed = ви розміщуєте картку в ігровій зоні
cities-when-turn-ends = закінчується ваш хід
cities-when-slots = ви використовуєте слот { $slots }
cities-when-slot = «{ $effect }»
