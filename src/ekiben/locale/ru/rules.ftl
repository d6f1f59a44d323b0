# The rules of the games on the page.

page-rules = Правила
page-rules-open = Правила: { $game } (в новой вкладке)
page-rules-contents = Содержание
page-rules-search = Поиск по правилам
page-rules-next = Следующее совпадение
page-rules-previous = Предыдущее совпадение
page-rules-clear = Очистить поиск
page-rules-none = По запросу «{ $query }» ничего не найдено.
page-rules-hits = { $hits ->
        [one] { $hits } совпадение
        [few] { $hits } совпадения
        [many] { $hits } совпадений
       *[other] { $hits } совпадений
    } в { $sections ->
        [one] { $sections } разделе
        [few] { $sections } разделах
        [many] { $sections } разделах
       *[other] { $sections } разделах
    }
