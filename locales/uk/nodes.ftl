# Для кількох серверів з однією базою даних.

help-option-store = База даних PostgreSQL (postgres://user@host/database) замість тієї, що в теці; нею можуть спільно користуватися кілька серверів.
    .value = URL
serve-no-store = Базою даних не вдається скористатися: { $reason }.
