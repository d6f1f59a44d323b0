# What all boards say.

board-menu = Что здесь сделать
board-cancel = Отмена
board-nearer = Ближе
board-farther = Дальше
