# What all boards say.

board-menu = Что здесь сделать
board-cancel = Отмена
board-close = Закрыть
board-show = Показать:
board-more = ещё { $count }
board-nearer = Приблизить
board-farther = Отдалить
board-moves = Что можно сделать
board-yes = да
board-no = нет
board-total = ваш итог: { $now } → { $later }
board-printed = Что напечатано на компонентах
