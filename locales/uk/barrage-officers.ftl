# Barrage: промокерівники (L-14.3 до L-14.10) і налаштування, що прийшли з ними.

barrage-officer-Elon = Ілон Аудія
    .ability = замість усієї іншої техніки 8 екскаміксерів, кожен — екскаватор або бетонозмішувач, як потрібно
    .gen = Ілона Аудії
barrage-officer-Gennaro = Дженнаро Грассо
    .ability = власна комірка дії будівництва на 2 інженерів
    .gen = Дженнаро Грассо
barrage-officer-Wu = У Фан
    .ability = власна комірка: енергія за маркери води у ваших греблях, також для одного вашого контракту
    .gen = У Фана
barrage-officer-Octavius = доктор Октавіус
    .ability = одне виробництво може використати воду кількох гребель
    .gen = доктора Октавіуса
barrage-officer-Amir = Амір Захір
    .ability = маркери води, що чекають, можуть текти одразу, а ті, що течуть, — лягти просто у ваші греблі
    .gen = Аміра Захіра

barrage-effect-excamixers = { $count ->
    [one] { $count } екскаміксер
    [few] { $count } екскаміксери
   *[many] { $count } екскаміксерів
}
barrage-resource-excamixers = { $amount ->
    [one] екскаміксер
    [few] екскаміксери
   *[many] екскаміксерів
}

## What happens

barrage-event-placed-with-officer = { $seat } { $seat-number ->
    [plural] розміщують
   *[other] розміщує
} { barrage-engineers.acc } у комірці { $officer-gen }.
barrage-event-put-on-wheel-mixed = { $seat } { $seat-number ->
    [plural] кладуть
   *[other] кладе
} на колесо: { $tile-id ->
    [none] { $machines }
   *[other] { $tile }, { $machines }
}.
barrage-event-wheel-turned-mixed = { $seat } { $seat-number ->
    [plural] повертають колесо й отримують
   *[other] повертає колесо й отримує
} назад: { $tile-id ->
    [none] { $machines }
   *[other] { $tile }, { $machines }
}.
barrage-event-machines-retrieved-mixed = { $seat } { $seat-number ->
    [plural] забирають
   *[other] забирає
} з колеса: { $machines }.
barrage-event-automa-wu = { $seat } { $seat-number ->
    [plural] використовують
   *[other] використовує
} комірку У Фана: маркерів води у власних греблях ({ $drops }) вистачає на { $colour } контракт.
barrage-event-automa-amir = { $seat } { $seat-number ->
    [plural] кладуть
   *[other] кладе
} маркер води просто на { $at }.
barrage-event-automa-gennaro = { $seat } { $seat-number ->
    [plural] будують
   *[other] будує
} з одним інженером менше, ніж зображено ({ $printed }): це перше будівництво раунду.
barrage-by-above-own-powerhouses = водойми, звідки водовід може вести до власної електростанції
barrage-why-officer = здатність { $of-gen }

## What is asked

barrage-question-more-dams = Чи працює на цю електростанцію ще одна гребля (енергії досі: { $energy })?
barrage-question-pay-work = Якою технікою платите за зовнішню роботу?

## What a move does

barrage-move-gennaro = 2 інженери до Дженнаро: будівництво з жетоном технології
barrage-move-wu = інженер до У Фана: енергія за маркери води у ваших греблях
barrage-move-flow = одразу пустити з витоку { $head } до водойми { $basin }
barrage-move-pay-mixed = { $machines }
barrage-move-salvage-mixed = { $machines }, із сегмента, що повернеться за { $segment ->
    [one] { $segment } поворот
    [few] { $segment } повороти
   *[many] { $segment } поворотів
}

## Why a move is refused

barrage-refusal-officer-not-yours = { $officer } не працює на вас.
barrage-refusal-own-space-used = Комірка { $officer-gen } цього раунду зайнята.
barrage-refusal-no-drops-held = У ваших греблях немає жодного маркера води.
barrage-refusal-other-powerhouse = Наступна гребля має працювати на електростанцію на { $basin }.
barrage-refusal-dam-used = { $dam } вже працює на цю електростанцію.
barrage-refusal-wrong-work-payment = Робота { $work } потребує: { barrage-machines }; екскаміксер — це те або те; { $offered } не є точною оплатою.
barrage-refusal-too-few-for-work-mixed = Робота { $work } потребує: { barrage-machines }; у вас: { $machines }.
barrage-refusal-too-few-for-building-mixed = Щоб збудувати біля «{ $building }», потрібно: { barrage-machines }{ $fee ->
    [0] {""}
   *[other] , а за червону рамку — { $fee } кр.
}; у вас: { $machines }, кредитів { $credits }.

error-sheet-described-twice = { $seat } — це { $company }: досить однієї з двох таблиць
error-sheet-excamixers = { $rule }: компанія { $company } має щонайбільше стільки екскаміксерів: { $most }
error-sheet-own-space = { $rule }: компанія { $company } не може мати стільки інженерів у комірці свого керівника

## Settings

web-setting-barrage-promo-officers = Промокерівники
web-setting-barrage-promo-officers-no = немає серед керівників
web-setting-barrage-promo-officers-yes = є серед керівників
web-setting-barrage-promo-officers-why = Ілон Аудія, Дженнаро Грассо, У Фан, доктор Октавіус і Амір Захір. Ми бачили зображення двох планшетів; решта — за текстом онлайн-версії, і на сторінках правил тлумачення позначено. Лише в повній грі.
help-option-promo-officers = «Гребля»: серед керівників п’ять промокерівників (лише повна гра).
web-setting-barrage-second-space = Друга комірка будівництва
web-setting-barrage-second-space-by-row = за рядом і кількістю компаній
web-setting-barrage-second-space-four-only = лише з чотирма компаніями
web-setting-barrage-second-space-always = завжди відкрита
web-setting-barrage-second-space-why = Надрукованого поля «Проєкту Лігвотера» ми не бачили, а джерела різняться: ряди 1 і 2 від трьох компаній, решта з чотирма — або всюди лише з чотирма.
help-option-second-space = «Гребля»: коли відкрита друга комірка будівництва «Проєкту Лігвотера»: by-row, four-only або always.
web-setting-barrage-discount = Сімоне з Францією
web-setting-barrage-discount-each = на 3 менше для кожного контракту
web-setting-barrage-discount-once = на 3 менше раз за виробництво
web-setting-barrage-discount-why = За словами компанії й керівника знижка діє для кожного контракту; онлайн-версія дає її один раз на всі разом.
help-option-discount = «Гребля»: знижка Франції для компанії Сімоне — на кожен контракт чи один раз: each або once.

## The table

barrage-board-space-own = власна комірка керівника ({ $count })
barrage-board-excamixers = екскаміксери
barrage-page-excamixers = екскаміксери
